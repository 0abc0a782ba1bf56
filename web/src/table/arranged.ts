/** Cards of a hand that lies open, as one would hold them. */
import type { RankGroup } from '../wire/messages';
import type { Thing } from './stage';

const COLOURS = 'shcd';

/** Trumps first, then suit by suit in alternating colours, each from the strongest, by the order that the server tells. */
export function arranged(cards: readonly Thing[], order: readonly RankGroup[], trump: string): Thing[] {
  const ranks = (suit: string): string[] => (order.find((each) => each.suit === suit) ?? order.find((each) => each.suit !== trump) ?? order[0])?.ranks.map((each) => each.rank) ?? [];
  const place = ({ face }: Thing): number => {
    const suit = face[1] ?? '';
    const row = ranks(suit);
    const at = Math.max(row.indexOf(face), row.indexOf(face[0] ?? ''));
    return (suit === trump ? 0 : 1 + COLOURS.indexOf(suit)) * 100 + (at < 0 ? 99 : at);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
