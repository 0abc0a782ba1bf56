/** Games whose table is drawn by parts of their own; every other part is that of a table of tricks. */
import type { Component } from 'svelte';
import type { TableState } from '../state/table.svelte';
import type { RankGroup } from '../wire/messages';
import type { Place } from './places';
import type { Open } from './panels';
import { placed } from './seating';
import KonterMiddle from './konter/Middle.svelte';
import KonterOrder from './konter/Order.svelte';
import KonterSlate from './konter/Slate.svelte';
import RammiCalls from './rammi/Calls.svelte';
import RammiHand from './rammi/Hand.svelte';
import RammiMiddle from './rammi/Middle.svelte';
import UpDownCalls from './updown/Calls.svelte';
import UpDownMiddle from './updown/Middle.svelte';
import WhistCalls from './whist/Calls.svelte';
import WhistMiddle from './whist/Middle.svelte';
import WhistPrices from './whist/Prices.svelte';

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

export const GAMES: Record<string, Parts> = {
  konter: { Middle: KonterMiddle, Side: KonterSlate, Order: KonterOrder },
  updown: { Middle: UpDownMiddle, Calls: UpDownCalls },
  rammi: { Middle: RammiMiddle, Hand: RammiHand, Calls: RammiCalls },
  whist: { Middle: WhistMiddle, Side: WhistPrices, Calls: WhistCalls },
};

/** The place of every seat at a table. */
export function seating(table: TableState): Place[] {
  const { game = '', options = {} } = table.table ?? {};
  return placed(game, options, table.seats.length, table.seat ?? 0);
}
