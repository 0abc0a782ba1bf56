import { beforeEach, expect, test } from 'vitest';
import { forget, keep, kept } from '../src/setup/houserules';

beforeEach(() => localStorage.clear());

test('rules that were kept are there again', () => {
  keep({ name: 'Chez nous', setup: 'belote/classic;target=501' });

  expect(kept()).toEqual([{ name: 'Chez nous', setup: 'belote/classic;target=501' }]);
});

test('a name is kept once, with what was said last', () => {
  keep({ name: 'Chez nous', setup: 'belote/classic;target=501' });
  keep({ name: 'Chez nous', setup: 'belote/classic;target=2000' });

  expect(kept().map((each) => each.setup)).toEqual(['belote/classic;target=2000']);
});

test('forgotten rules are gone', () => {
  keep({ name: 'Chez nous', setup: 'belote/classic' });

  expect(forget('Chez nous')).toEqual([]);
  expect(kept()).toEqual([]);
});

test.each(['no json', '{"a":1}', '[null, 3, {"name":""}, {"name":"x","setup":7}]'])('a damaged entry counts for nothing: %s', (text) => {
  localStorage.setItem('rebelote.house', text);

  expect(kept()).toEqual([]);
});
