/** Which cards of the hand are chosen, and how the hand is sorted; the table, the hand and the calls share it. */
import type { Offer } from '../../wire/messages';

export type Sorting = 'suit' | 'rank';
const KEY = 'rebelote.sorting';

function kept(): Sorting {
  try {
    return localStorage.getItem(KEY) === 'rank' ? 'rank' : 'suit';
  } catch {
    return 'suit';
  }
}

export const choosing = $state<{ cards: string[]; by: Sorting }>({ cards: [], by: kept() });

/** Choose a card, or let it go again. */
export function toggle(card: string): void {
  choosing.cards = choosing.cards.includes(card) ? choosing.cards.filter((each) => each !== card) : [...choosing.cards, card];
}

/** Sort otherwise from now on. */
export function sortBy(by: Sorting): void {
  choosing.by = by;
  try {
    localStorage.setItem(KEY, by);
  } catch {
    // a browser that keeps nothing sorts by suit next time
  }
}

/** What may be done with exactly these cards. */
export function fitting(offers: readonly Offer[], cards: readonly string[]): Offer[] {
  if (!cards.length) return [];
  return offers.filter((each) => each.cards?.length === cards.length && cards.every((card) => each.cards!.includes(card)));
}

/** What lets these cards go to a place: a meld by its zone, the discards, or a new meld ('new'). */
export function landing(offers: readonly Offer[], cards: readonly string[], zone: string): Offer | undefined {
  return fitting(offers, cards).find((each) => (each.zone || 'new') === zone);
}
