/** What an update says where it says nothing, whether it counts a deal, and how long its motion lasts. */
import type { Update, Words } from '../wire/messages';

/** How long the parts of the motion last at normal speed, in ms; the same figures as in tokens.css. */
export const LASTS = { play: 260, deal: 180, flip: 300, gather: 420, hold: 900, say: 350 };

export const NO_WORDS: Required<Words> = {
  told: [], title: '', heading: '', trump: '', prompt: '', hand: [], offers: [], greyed: {}, seats: [], sides: [], order: [], best: -1, calls: [], closed: [], prices: [],
};

/** Whether a deal was counted in an update: its score is to be read. */
export function scored(update: Update): boolean {
  return update.result !== undefined || update.events.some((each) => each.code.endsWith('-scored'));
}

export function pause(ms: number, factor: number): Promise<void> {
  return factor ? new Promise((done) => setTimeout(done, ms * factor)) : Promise.resolve();
}
