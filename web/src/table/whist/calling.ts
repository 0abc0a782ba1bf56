/** Calls of an auction, sorted for the slate: by what they do and by their axes, as the server sends them. */
import type { Offer } from '../../wire/messages';

/** Calls that join or raise a game for two. */
export const PARTNERSHIP: readonly string[] = ['join', 'raise'];
/** Calls that name nothing. */
export const QUIET: readonly string[] = ['pass', 'wait', 'stay'];
const ALONE = ['solo', 'abondance', 'chelem'];

export interface Game {
  key: string;
  kind: string;
  level: number;
  offers: Offer[];
}

/** Games that are played alone, one for each kind and number of tricks, lowest first. */
export function games(offers: readonly Offer[]): Game[] {
  const found = new Map<string, Game>();
  for (const each of offers) {
    if (!ALONE.includes(each.kind)) continue;
    const key = `${each.kind} ${each.axes?.[0] ?? ''}`;
    const game = found.get(key) ?? { key, kind: each.kind, level: Number(each.axes?.[0]), offers: [] };
    found.set(key, { ...game, offers: [...game.offers, each] });
  }
  return [...found.values()].sort((one, other) => ALONE.indexOf(one.kind) - ALONE.indexOf(other.kind) || one.level - other.level);
}

/** Suits in the order in which the hand holds them, so that they stay where they are from call to call; `axis` tells them. */
export function inOrder(offers: readonly Offer[], hand: readonly string[], axis = 0): Offer[] {
  const suits = [...new Set(hand.map((card) => card[1]))];
  const at = (offer: Offer): number => (suits.indexOf(offer.axes?.[axis]) + 5) % 5;
  return [...offers].sort((one, other) => at(one) - at(other));
}
