/** Where seats are at the table of a game: in the direction of play, or each at its side of a square. */
import { type Place, places } from './places';
import { square } from './updown/seating';

type Options = Readonly<Record<string, unknown>>;
const OWN: Record<string, (seats: number, me: number, options: Options) => Place[]> = { updown: square };

/** The place of every seat, as seat `me` sees the table. */
export function placed(game: string, options: Options, seats: number, me: number): Place[] {
  return OWN[game]?.(seats, me, options) ?? places(seats, me, options['direction'] === 'anticlockwise' ? 'right' : 'left');
}
