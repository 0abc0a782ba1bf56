/** Where seats are round the card: each at its own side of a square table, oneself below. */
import type { Place } from '../places';

const ROUND: readonly Place[] = ['s', 'w', 'n', 'e'];

/** The place of every seat; at a table for two they sit opposite each other or side by side. */
export function square(seats: number, me: number, options: Readonly<Record<string, unknown>>): Place[] {
  const sides = seats === 2 && options['two_player_sides'] !== 'adjacent' ? [0, 2] : [0, 1, 2, 3].slice(0, seats);
  return sides.map((side) => ROUND[(side - (sides[me] ?? 0) + 4) % 4]!);
}

/** The angle nearest to the one before at which the ring has turned by so many quarters. */
export function turned(before: number, quarters: number): number {
  const wanted = quarters * 90;
  return before + ((((wanted - before) % 360) + 540) % 360) - 180;
}
