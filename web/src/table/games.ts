/** Games whose table is drawn by parts of their own; every other part is that of a table of tricks. */
import type { Component } from 'svelte';
import type { TableState } from '../state/table.svelte';
import type { RankGroup } from '../wire/messages';
import type { Place } from './places';
import type { Open } from './panels';

export interface PartProps {
  table: TableState;
  /** Where every seat is, as this person sees the table. */
  where: Place[];
  /** Open a panel. */
  show: (panel: Open) => void;
  /** Tell why a card may not be played. */
  why: (card: string) => void;
}

export interface Parts {
  /** Instead of the trick, the auction and the turned card. */
  Middle?: Component<PartProps>;
  /** Beside the middle: what a game keeps on its table for the whole match. */
  Side?: Component<PartProps>;
  /** Instead of the hand. */
  Hand?: Component<PartProps>;
  /** Instead of the calls. */
  Calls?: Component<PartProps>;
  /** Instead of the order of the cards. */
  Order?: Component<{ groups: RankGroup[]; table: TableState }>;
}

export const GAMES: Record<string, Parts> = {};
