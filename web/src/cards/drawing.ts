/** The drawn parts of a card: all measures in card units, the card being 100 wide and 150 high. */
export type Suit = 's' | 'h' | 'd' | 'c';

/** Outlines of the four suits in a box of 100 by 100 round the origin. */
export const SUITS: Record<Suit, string> = {
  s: 'M0-48C8-32 43-8 43 16 43 30 33 37 23 37 14 37 7 32 3.5 25 4 36 9 44 18 48H-18C-9 44-4 36-3.5 25-7 32-14 37-23 37-33 37-43 30-43 16-43-8-8-32 0-48Z',
  h: 'M0 44C-8 28-44 6-44-18-44-34-33-43-21-43-10-43-3-36 0-27 3-36 10-43 21-43 33-43 44-34 44-18 44 6 8 28 0 44Z',
  d: 'M0-50C8-31 22-13 38 0 22 13 8 31 0 50-8 31-22 13-38 0-22-13-8-31 0-50Z',
  c: 'M-9-7A21.5 21.5 0 1 1 9-7 C7-4 6-2 5 0A21.5 21.5 0 1 1 7 25 C6 23 5 21 4 19 4 33 9 43 18 48H-18C-9 43-4 33-4 19-5 21-6 23-7 25A21.5 21.5 0 1 1-5 0C-6-2-7-4-9-7Z',
};

export const SYMBOLS: Record<string, Suit> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

const LETTERS: Record<'fr' | 'de' | 'en', Record<string, string>> = {
  fr: { K: 'R', Q: 'D', J: 'V' },
  de: { K: 'K', Q: 'D', J: 'B' },
  en: { K: 'K', Q: 'Q', J: 'J' },
};

/** What stands in the corner of a card of this rank. */
export function letter(rank: string, language: 'fr' | 'de' | 'en'): string {
  return rank === 'T' ? '10' : (LETTERS[language][rank] ?? rank);
}

export function isSuit(text: string): text is Suit {
  return text in SUITS;
}

/** Whether a face is a card such as `Jh`, and not a die, a board or a back. */
export function isCard(face: string): boolean {
  return face.length === 2 && isSuit(face[1]!);
}

export interface Pip {
  x: number;
  y: number;
  /** Those below the middle are turned over. */
  turned: boolean;
}

/** Where the pips of a number card stand. */
export function pips(rank: string, big: boolean): Pip[] {
  const left = big ? 40 : 35.5;
  const both = (...rows: number[]): [number, number][] => rows.flatMap((y): [number, number][] => [[left, y], [100 - left, y]]);
  const four = both(30, 60, 90, 120);
  const places: Record<string, [number, number][]> = {
    '2': [[50, 30], [50, 120]],
    '3': [[50, 30], [50, 75], [50, 120]],
    '4': both(30, 120),
    '5': [...both(30, 120), [50, 75]],
    '6': both(30, 75, 120),
    '7': [...both(30, 75, 120), [50, 52]],
    '8': four,
    '9': [...four, [50, 45]],
    T: [...four, [50, 45], [50, 105]],
  };
  return (places[rank] ?? []).map(([x, y]) => ({ x, y, turned: y > 75 }));
}
