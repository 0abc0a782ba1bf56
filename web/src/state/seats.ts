import type { SeatView } from '../wire/messages';

/** The seats that this browser holds: codes by table. */
const KEY = 'rebelote.seats';
const MOST_GONE = 8;

export function seatCodes(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Forget the codes of all seats: they ended with whoever was signed in here. */
export function forgetSeats(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** The persons who had a seat and have none any more, each once, the last to go first. */
export function departed(gone: SeatView[], before: SeatView[], now: SeatView[]): SeatView[] {
  const still = new Set(now.map((each) => each.who));
  const all = [...before.filter((each) => each.player), ...gone].filter((each) => !still.has(each.who));
  return all.filter((each, at) => all.findIndex((other) => other.who === each.who) === at).slice(0, MOST_GONE);
}

/** Keep the code of a seat, or forget it when it is empty. */
export function keepSeat(table: string, code: string): void {
  const codes = Object.fromEntries(Object.entries(seatCodes()).filter(([name]) => name !== table));
  try {
    localStorage.setItem(KEY, JSON.stringify(code ? { ...codes, [table]: code } : codes));
  } catch {
    // a browser that keeps nothing plays, but cannot come back after a reload
  }
}
