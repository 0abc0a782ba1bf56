import { expect, test } from 'vitest';
import { places } from '../src/table/places';
import { placed } from '../src/table/seating';

test('the next player sits on the right when play goes anticlockwise', () => {
  expect(places(4, 0, 'right')).toEqual(['s', 'e', 'n', 'w']);
});

test('the next player sits on the left when play goes clockwise', () => {
  expect(places(4, 0, 'left')).toEqual(['s', 'w', 'n', 'e']);
});

test.each([2, 3, 4, 5, 6])('oneself sits below and nobody shares a place among %i', (seats) => {
  for (let me = 0; me < seats; me += 1) {
    const found = places(seats, me, 'left');
    expect(found[me]).toBe('s');
    expect(new Set(found).size).toBe(seats);
  }
});

test('the partner among four sits above', () => {
  expect(places(4, 3, 'right')[1]).toBe('n');
});

test('a match is watched again from the side from which it was played', () => {
  expect(placed('whist', {}, 4, 0)).toEqual(['s', 'w', 'n', 'e']);
  expect(placed('belote', { direction: 'anticlockwise' }, 4, 0)).toEqual(['s', 'e', 'n', 'w']);
  expect(placed('belote', { direction: 'clockwise' }, 4, 2)).toEqual(['n', 'e', 's', 'w']);
  expect(placed('updown', { two_player_sides: 'adjacent' }, 2, 0)).toEqual(['s', 'w']);
});
