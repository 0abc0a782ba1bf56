import { expect, test } from 'vitest';
import { letter } from '../src/cards/drawing';
import { named } from '../src/table/updown/dice';

test('the sum of the dice names a rank, in the letters of the table', () => {
  expect(['1 1', '4 6', '5 6', '6 6'].map((dice) => letter(named(dice[0]!, dice[2]!), 'de'))).toEqual(['2', '10', 'B', 'D']);
});
