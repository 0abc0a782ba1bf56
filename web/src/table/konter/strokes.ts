/** The slate of strokes: how many were ever drawn for a side, and how many of them are struck off. */
export interface Column {
  drawn: number;
  struck: number;
}

/** A side's column, from how many strokes it began with and how many stood after each deal. */
export function column(start: number, standing: readonly number[]): Column {
  let drawn = start;
  let before = start;
  for (const now of standing) {
    drawn += Math.max(0, now - before);
    before = now;
  }
  return { drawn, struck: drawn - before };
}

/** Strokes in groups of five, as they are chalked: which are struck off, the first ones first. */
export function groups({ drawn, struck }: Column): boolean[][] {
  const all = Array.from({ length: drawn }, (_, at) => at < struck);
  return Array.from({ length: Math.ceil(drawn / 5) }, (_, at) => all.slice(at * 5, at * 5 + 5));
}
