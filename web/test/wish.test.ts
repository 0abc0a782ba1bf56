import { describe, expect, test } from 'vitest';
import { changedBy, control, fronted, joined, numberOf, parted, presetOf, seated, tabs, textOf, unread, wordsOf } from '../src/setup/wish';
import type { Catalogue, GameView, OptionView, PresetView } from '../src/wire/messages';

const option = (name: string, words: Record<string, string>, more: Partial<OptionView> = {}): OptionView => ({
  name, group: 'end', rule: 'B1', title: name, sentence: '', lowest: null, free: '',
  values: Object.entries(words).map(([text, said]) => ({ value: /^\d+$/.test(text) ? Number(text) : text, text, words: said })), ...more,
});
const mode = option('end_mode', { target: 'to a total', deals: 'some deals' });
const target = option('target', { '501': '501 points', '1000': '1000 points' }, { lowest: 1 });
const deals = option('deals', { '10': '10 deals', '12': '12 deals' }, { lowest: 1 });
const call = option('sa_ta', { no: 'no', yes: 'yes' }, { group: 'bidding', values: [{ value: false, text: 'no', words: 'no' }, { value: true, text: 'yes', words: 'yes' }] });
const preset = (name: string, bid_mode: string): PresetView => ({
  name, setup: `belote/${name}`, title: name, about: '', source: '', seats: [4],
  options: { end_mode: 'target', target: 1000, deals: 10, sa_ta: false, bid_mode },
});
const classic = preset('classic', 'retourne');
const game: GameView = { name: 'belote', title: 'Belote', about: '', version: 1, ordered: [], groups: [], presets: [classic, preset('ffb', 'auction')], options: [mode, target, deals, call], levels: [] };
const whist: GameView = { ...game, name: 'whist', title: 'Whist', presets: [{ ...classic, setup: 'whist/bistro' }] };
const catalogue: Catalogue = { language: 'en', games: [whist, game], bots: [], phrases: [], languages: [] };

describe('tabs', () => {
  test('coinche is a tab of its own and belote comes first', () => {
    expect(tabs(catalogue).map((each) => each.title)).toEqual(['Belote', 'Coinche', 'Whist']);
  });

  test('no preset stands in two tabs', () => {
    expect(tabs(catalogue).map((each) => each.presets.map((one) => one.setup))).toEqual([['belote/classic'], ['belote/ffb'], ['whist/bistro']]);
  });
});

describe('a setup as text', () => {
  test('is parted into the address of its preset and its changes', () => {
    expect(parted('belote/classic;target=501;sa_ta=yes')).toEqual({ address: 'belote/classic', changes: { target: '501', sa_ta: 'yes' } });
  });

  test('is what it was when it is joined again', () => {
    const { address, changes } = parted('belote/classic;target=501;sa_ta=yes');

    expect(joined(address, changes)).toBe('belote/classic;target=501;sa_ta=yes');
  });

  test('loses parts that say nothing', () => {
    expect(parted('belote/classic;;target').changes).toEqual({});
  });

  test('that names only a game means its first preset', () => {
    expect(presetOf(tabs(catalogue), 'whist')?.setup).toBe('whist/bistro');
  });

  test('that names nothing known means the first preset of all', () => {
    expect(presetOf(tabs(catalogue), 'chess/blitz')?.setup).toBe('belote/classic');
  });
});

describe('changes', () => {
  test('a value that differs from the preset is a change', () => {
    expect(changedBy({}, target, classic, '501')).toEqual({ target: '501' });
  });

  test('going back to what the preset has takes the change away', () => {
    expect(changedBy({ target: '501', sa_ta: 'yes' }, target, classic, '1000')).toEqual({ sa_ta: 'yes' });
  });

  test('the value of a preset is told as it is written', () => {
    expect([textOf(target, classic), textOf(call, classic)]).toEqual(['1000', 'no']);
  });

  test('a number of one’s own is told as it is', () => {
    expect([wordsOf(target, '501'), wordsOf(target, '750')]).toEqual(['501 points', '750']);
  });
});

describe('controls', () => {
  test('yes or no is a switch', () => {
    expect(control(call)).toBe('switch');
  });

  test('a few short values are a row and many words are a list', () => {
    expect([control(target), control(option('x', { a: 'a long way of saying it', b: 'another long way' }))]).toEqual(['row', 'list']);
  });

  test('a single value is no choice', () => {
    expect(control(option('bid_min', { '80': '80' }))).toBe('none');
  });

  test('the length of the match stands in front as far as it counts', () => {
    expect(fronted(game, classic, {}).front.map((each) => each.name)).toEqual(['end_mode', 'target']);
    expect(fronted(game, classic, { end_mode: 'deals' }).front.map((each) => each.name)).toEqual(['end_mode', 'deals']);
  });

  test('what stands in front is not among the rest', () => {
    expect(fronted(game, classic, {}).rest.map((each) => each.name)).toEqual(['sa_ta']);
  });
});

test('whoever sets the table up has the first seat, and others keep theirs', () => {
  expect(seated(['person', 'person', 'strong'], 4, 'steady')).toEqual(['person', 'person', 'strong', 'steady']);
});

describe('numbers that are typed', () => {
  test.each([['750', '750'], ['1', '1'], ['100000', '100000'], ['0', null], ['-5', null], ['1.5', null], ['99999999', null], ['', null], ['many', null]])('%j becomes %j', (typed, text) => {
    expect(numberOf(target, typed)).toBe(text);
  });
});

describe('faults', () => {
  test.each([['option-unknown', true], ['option-value', true], ['option-shape', true], ['option-pair', false], ['seats', false]])('%s is about what was written: %j', (code, written) => {
    expect(unread([{ code, facts: {} }])).toBe(written);
  });
});
