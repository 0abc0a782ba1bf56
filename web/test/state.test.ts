import { beforeEach, describe, expect, test } from 'vitest';
import { plain } from '../src/state/router.svelte';
import { figured, meet, number, sentence } from '../src/state/say.svelte';
import { letters, settings } from '../src/state/settings.svelte';

describe('paths', () => {
  test.each([['/t/K7QP3M', '/t/K7QP3M'], ['/rules/r%C3%A8gle', '/rules/règle'], ['/t/%E0%A4%A', '/t/%E0%A4%A']])('%s reads %s', (path, read) => {
    expect(plain(path)).toBe(read);
  });
});

describe('figures of a bill', () => {
  beforeEach(() => {
    settings.language = 'de';
  });

  test.each([['162', '162'], ['1620', '1.620'], ['-1620', '\u22121.620'], ['\u00d7 2', '\u00d7 2'], ['', '']])('%j is written %j', (text, written) => {
    expect(figured(text)).toBe(written);
  });
});

test('what is less than nothing has a minus, not a hyphen', () => {
  expect(number(-2)).toBe('\u22122');
});

test('people are called as they want to be called, at the beginning of a sentence too', () => {
  meet(['anna', '']);

  expect(['anna: Passe', 'annalena passt', 'Anna passt', 'passe'].map(sentence)).toEqual(['anna: Passe', 'Annalena passt', 'Anna passt', 'Passe']);
});

describe('corners of the cards', () => {
  test.each([['fr', 'fr'], ['en', 'en'], ['de', 'de'], ['lb', 'de']] as const)('%s reads those of %s', (language, corners) => {
    settings.language = language;
    expect(letters()).toBe(corners);
  });
});
