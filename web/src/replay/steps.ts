/** A deal that is stepped through: what lies on the table after each step, and the address of that moment. */
import type { Replay, Thing, ZoneView } from '../wire/messages';

/** Which match, deal and step are looked at, and through whose eyes; `seat` -1 is everybody's. */
export interface Moment {
  readonly deal: number;
  readonly step: number;
  readonly seat: number;
}

/** The moment that an address names. */
export function momentOf(search: string): Moment {
  const asked = new URLSearchParams(search);
  const whole = (name: string, other: number): number => {
    const text = asked.get(name) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : other;
  };
  return { deal: whole('deal', 1), step: whole('step', 0), seat: whole('seat', -1) };
}

export function searchOf({ deal, step, seat }: Moment): string {
  return `?deal=${deal}&step=${step}${seat < 0 ? '' : `&seat=${seat}`}`;
}

/** Who plays on each side. */
export function sideNames(replay: Pick<Replay, 'sides' | 'names'>): readonly string[] {
  return replay.sides.map((side) => side.map((each) => replay.names[each]).join(' · '));
}

/** What lies on the table after a step; step 0 is before the first move. */
export function zonesAt(replay: Replay, step: number): readonly ZoneView[] {
  return step > 0 ? (replay.frames[Math.min(step, replay.frames.length) - 1]?.zones ?? replay.zones) : replay.zones;
}

export interface Picture {
  readonly hands: readonly (readonly Thing[])[];
  /** The trick, or the one that has just been completed. */
  readonly trick: readonly Thing[];
  /** Whatever else lies face up: a turned card, melds, dice. */
  readonly middle: readonly ZoneView[];
  /** What points to each seat, if anything does. */
  readonly pointing: readonly string[];
  /** How many cards lie face down in the stock. */
  readonly stock: number;
}

const APART = new Set(['stock', 'last_trick', 'trick']);
// what was won or put aside is counted, not looked at; what a seat shows lies open in its hand
const CLOSED = /^(hand|pile|aside|suit|shown)(:|$)/;

/** Zones as they are drawn. */
export function picture(zones: readonly ZoneView[], seats: number): Picture {
  const items = (name: string): readonly Thing[] => zones.find((each) => each.name === name)?.items ?? [];
  const rest = zones.filter((each) => !APART.has(each.name) && !CLOSED.test(each.name));
  const trick = items('trick');
  return {
    hands: Array.from({ length: seats }, (_, seat) => items(`hand:${seat}`)),
    trick: trick.length ? trick : items('last_trick'),
    middle: rest.filter((each) => each.items.some((thing) => thing.face)),
    pointing: Array.from({ length: seats }, (_, seat) => items(`suit:${seat}`)[0]?.face ?? ''),
    stock: items('stock').length,
  };
}

/** The words of a step: what was said and done in it, or nothing before the first. */
export function wordsAt(replay: Replay, step: number): readonly string[] {
  return step > 0 ? (replay.frames[step - 1]?.words ?? []) : [];
}
