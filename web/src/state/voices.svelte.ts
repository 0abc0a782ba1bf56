/** What is heard at a table: sentences for who listens instead of looking, words beside a seat, questions to all. */
import type { Ballot, OutView } from '../wire/messages';

const LIVE_LINES = 12;
const BESIDE_A_SEAT_MS = 4500;

export interface Told {
  id: number;
  text: string;
}

export class Voices {
  told = $state.raw<Told[]>([]);
  bubbles = $state.raw<Record<number, string>>({});
  /** What others want done about the person of a seat, as long as one may agree. */
  ballots = $state.raw<Ballot[]>([]);
  /** Whom this person, who made the table, may let in again. */
  outs = $state.raw<OutView[]>([]);

  /** What went wrong, until it is put aside. It is no live region: the log speaks, and speaks alone. */
  trouble = $state('');

  /** One sentence for who listens instead of looking. */
  announce(text: string): void {
    if (!text) return;
    const id = (this.told.at(-1)?.id ?? 0) + 1;
    this.told = [...this.told.slice(1 - LIVE_LINES), { id, text }];
  }

  /** Something went wrong: it stands on the table, and is told once. */
  warn(text: string): void {
    this.trouble = text;
    this.announce(text);
  }

  /** Words that stand beside a seat for a while, and are told to who hears instead of looking. */
  beside(seat: number, words: string, told = words): void {
    this.bubbles = { ...this.bubbles, [seat]: words };
    this.announce(told);
    setTimeout(() => {
      if (this.bubbles[seat] === words) this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([key]) => Number(key) !== seat));
    }, BESIDE_A_SEAT_MS);
  }

  /** The line stands again: what is asked now, and who is out, is told anew. */
  afresh(): void {
    this.ballots = [];
    this.outs = [];
  }

  /** A question about the person of a seat is asked, has another voice, or is none any more. */
  asked(ballot: Ballot): void {
    this.settle(ballot.seat);
    if (!ballot.by.length) return;
    this.ballots = [...this.ballots, ballot];
    this.announce(ballot.words ?? '');
    setTimeout(() => {
      if (this.ballots.includes(ballot)) this.settle(ballot.seat);
    }, ballot.left_ms);
  }

  /** A question about somebody is answered, or is none any more. */
  settle(seat: number): void {
    this.ballots = this.ballots.filter((each) => each.seat !== seat);
  }
}
