/** Where seats sit round the table as this person sees it: oneself always below. */
export type Place = 's' | 'e' | 'n' | 'w' | 'ne' | 'nw';

const AROUND: Record<number, Place[]> = {
  2: ['s', 'n'],
  3: ['s', 'e', 'w'],
  4: ['s', 'e', 'n', 'w'],
  5: ['s', 'e', 'ne', 'nw', 'w'],
  6: ['s', 'e', 'ne', 'n', 'nw', 'w'],
};

/** The place of every seat. `onward` is the side on which the next player sits. */
export function places(seats: number, me: number, onward: 'right' | 'left'): Place[] {
  const around = AROUND[seats] ?? AROUND[6]!;
  return Array.from({ length: seats }, (_, seat) => {
    const steps = (seat - me + seats) % seats;
    return around[onward === 'right' ? steps : (seats - steps) % seats]!;
  });
}
