/** Cards that carry a medal at this table: which, and in which metal. */
import { getContext, setContext } from 'svelte';
import type { RankGroup } from '../wire/messages';

export const METALS = ['gold', 'silver', 'bronze'] as const;
export type Metal = (typeof METALS)[number];
type Marks = (face: string) => Metal | undefined;

const KEY = Symbol('marks');

/** The single cards that an order of ranks names, strongest first: gold, silver, bronze. */
export function medals(groups: readonly RankGroup[]): Map<string, Metal> {
  const single = groups.flatMap((group) => group.ranks.map((each) => each.rank)).filter((rank) => rank.length === 2);
  return new Map(single.slice(0, METALS.length).map((face, at) => [face, METALS[at]!]));
}

/** Say below which cards carry a medal; to be called while a component is made. */
export function marking(marks: Marks): void {
  setContext(KEY, marks);
}

/** Which cards carry a medal here. */
export function marked(): Marks {
  return getContext<Marks | undefined>(KEY) ?? (() => undefined);
}
