import { describe, expect, test } from 'vitest';
import { day, moment } from '../src/state/dates';

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 3, 9, 5));

describe('days in Luxembourgish', () => {
  // this runtime knows the language, other than browsers
  test.each(MONTHS)('%s is written as the language does', (when) => {
    expect(day('lb', when.getTime() / 1000)).toBe(new Intl.DateTimeFormat('lb', { dateStyle: 'medium' }).format(when));
  });

  test.each(MONTHS)('%s has its time of day', (when) => {
    const told = new Intl.DateTimeFormat('lb', { dateStyle: 'medium', timeStyle: 'short' }).format(when);

    expect(moment('lb', when.getTime() / 1000)).toBe(told);
  });
});

test('days of other languages are those of the browser', () => {
  expect(day('fr', MONTHS[1]!.getTime() / 1000)).toBe('3 févr. 2026');
});
