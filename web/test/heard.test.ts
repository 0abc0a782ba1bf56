import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learn } from '../src/state/say.svelte';
import { settings } from '../src/state/settings.svelte';
import { TableState } from '../src/state/table.svelte';
import Board from '../src/table/Board.svelte';
import type { SeatView, ServerMessage, TableView } from '../src/wire/messages';
import { house } from './house';

const LIVE = '[role=log], [role=status], [role=alert], output, [aria-live]:not([aria-live=off])';
const TABLE: TableView = {
  code: 'K7QP3M', setup: 'belote/contree', game: 'belote', preset: 'contree', rules: 1, options: {}, changed: [], ordered: [],
  seats: 4, public: false, delay_s: 60, pace_ms: 0, turn_s: 10, kept_h: 24,
};
const SEATS: SeatView[] = [0, 1, 2, 3].map((seat) => ({ seat, kind: seat ? 'bot' : 'person', name: seat ? 'Luc' : 'Anne', language: 'en', bot: seat ? 'simple' : '', away: false, stand_in: false }));
const WELCOME: ServerMessage = { t: 'welcome', protocol: 1, table: TABLE, seat: 0, code: 'B4NX2KWE', status: 'playing', match: 1, seats: SEATS, phrases: [], commitments: [] };

/** A line whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send(): void {}
  close(): void {}

  tell(...messages: ServerMessage[]): void {
    for (const each of messages) this.onmessage?.({ data: JSON.stringify(each) });
  }
}

let table: TableState;

/** Everything that stands in a region which speaks by itself. */
async function spoken(): Promise<string[]> {
  await tick();
  return [...document.querySelectorAll(LIVE)].flatMap((each) => (each.matches('[role=log]') ? [...each.children] : [each]).map((line) => line.textContent ?? ''));
}

beforeEach(async () => {
  settings.language = 'en';
  await learn('en');
  house({});
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} });
  table = new TableState('K7QP3M');
  Wire.last.onopen?.();
  Wire.last.tell(WELCOME);
  render(Board, { table, sit: () => {} });
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('what was asked before the line was lost is not agreed to after it', async () => {
  Wire.last.tell({ t: 'ballot', seat: 1, name: 'Luc', why: 'idle', by: [2], needs: 2, left_ms: 60_000, words: 'Out?' });
  Wire.last.tell({ t: 'outs', people: [{ who: 'x', name: 'Zoé' }] });
  expect([table.voices.ballots.length, table.voices.outs.length]).toEqual([1, 1]);
  Wire.last.tell(WELCOME);

  expect([table.voices.ballots, table.voices.outs]).toEqual([[], []]);
});

describe('what goes wrong at a table is heard once', () => {
  test('a refusal', async () => {
    Wire.last.tell({ t: 'refused', id: 'x', reason: { code: 'follow', rule: 'B41', facts: {} }, match: 1, ply: 3, words: 'Follow hearts (B41).' });

    expect(await spoken()).toEqual(['Follow hearts (B41).']);
    expect(document.querySelector('.notice')?.textContent).toContain('Follow hearts (B41).');
  });

  test('a problem', async () => {
    Wire.last.tell({ t: 'problem', code: 'too-fast', facts: {}, fatal: false, words: 'That was too fast.' });

    expect(await spoken()).toEqual(['That was too fast.']);
    expect(document.querySelector('.notice')?.textContent).toContain('That was too fast.');
  });

  test('a turn that ended', async () => {
    const view = { seat: 0, due: [1], choices: [], greyed: [], zones: [], facts: {} };
    Wire.last.tell({ t: 'update', match: 1, ply: 4, since: 3, events: [], view, clock: { seats: [1], left_ms: 9000, of_ms: 10_000, moved_for: [0] } });

    expect(await spoken()).toEqual(['Time is up: a bot has moved for you.']);
  });

  test('a line that was lost, however often it is tried', async () => {
    Wire.last.onclose?.();
    Wire.last.onclose?.();

    expect(await spoken()).toHaveLength(1);
    expect(document.querySelector('.notice')?.textContent).toContain('The line is down');
  });

  test('a move that is tried on a dead line is answered', async () => {
    Wire.last.onclose?.();
    Wire.last.readyState = 3;
    table.start();

    expect(await spoken()).toHaveLength(2);
  });
});

test('no panel of the table speaks beside the log', async () => {
  const found: Record<string, number> = {};
  for (const name of ['Menu', 'Invite', 'Rules of this table']) {
    await fireEvent.click(screen.getAllByRole('button', { name: 'Menu' })[0]!);
    if (name !== 'Menu') await fireEvent.click(screen.getByRole('button', { name }));
    found[name] = document.querySelectorAll(LIVE).length;
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  }

  expect(found).toEqual({ Menu: 1, Invite: 1, 'Rules of this table': 1 });
});
