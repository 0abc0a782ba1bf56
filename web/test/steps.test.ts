import { describe, expect, test } from 'vitest';
import { momentOf, picture, searchOf, sideNames, wordsAt, zonesAt } from '../src/replay/steps';
import type { Replay, ZoneView } from '../src/wire/messages';

const zones = (...faces: string[]): ZoneView[] => [{ name: 'trick', items: faces.map((face, owner) => ({ face, owner })) }];
const replay: Replay = {
  language: 'en', table: 'K7QP3M', match: 1, setup: 'belote/classic', options: {}, title: 'Belote', rules: 1, names: ['A', 'B'], sides: [[0], [1]], seat: null,
  deals: [], deal: 1, zones: zones(), winners: [], totals: [],
  frames: [{ seat: 0, move: 'Jh', words: ['A plays'], heading: '', zones: zones('Jh') }, { seat: 1, move: '7h', words: ['B plays'], heading: 'Hearts', zones: zones('Jh', '7h') }],
};

describe('a moment', () => {
  test('is read back from its address', () => {
    expect(momentOf(searchOf({ deal: 3, step: 14, seat: 2 }))).toEqual({ deal: 3, step: 14, seat: 2 });
  });

  test('begins with the first deal and all hands open', () => {
    expect(momentOf('')).toEqual({ deal: 1, step: 0, seat: -1 });
  });

  test('takes nothing that is no number', () => {
    expect(momentOf('?deal=x&step=-4&seat=1e9')).toEqual({ deal: 1, step: 0, seat: -1 });
  });
});

describe('a step', () => {
  test('shows what lay on the table after its move', () => {
    expect([0, 1, 2].map((step) => picture(zonesAt(replay, step), 2).trick.map((each) => each.face))).toEqual([[], ['Jh'], ['Jh', '7h']]);
  });

  test('beyond the last shows the last', () => {
    expect(zonesAt(replay, 9)).toBe(replay.frames[1]?.zones);
  });

  test('says what happened in it, and nothing before the first', () => {
    expect([wordsAt(replay, 0), wordsAt(replay, 2)]).toEqual([[], ['B plays']]);
  });
});

test('a completed trick is seen until the next card is laid', () => {
  const trick = [{ face: 'Js', owner: 1 }];

  expect(picture([{ name: 'last_trick', items: trick }], 2).trick).toEqual(trick);
});

test('the middle shows what lies face up and no hand, stock or pile', () => {
  const items = [{ face: 'Js' }];
  const shown = picture([{ name: 'hand:0', items }, { name: 'stock', items: [{}, {}] }, { name: 'last_trick', items }, { name: 'turned', items }, { name: 'pile:0', items }], 2);

  expect(shown.middle.map((each) => each.name)).toEqual(['turned']);
  expect(shown.stock).toBe(2);
  expect(shown.hands).toEqual([items, []]);
});

test('a side is named by all who play on it', () => {
  expect(sideNames({ sides: [[0, 2], [1, 3]], names: ['Anne', 'Luc', 'Zoé', 'Metty'] })).toEqual(['Anne · Zoé', 'Luc · Metty']);
});
