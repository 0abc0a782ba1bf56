import { expect, test } from 'vitest';
import { medals } from '../src/cards/marks';
import { column, groups } from '../src/table/konter/strokes';
import { fitting, landing } from '../src/table/rammi/choosing.svelte';
import { square, turned } from '../src/table/updown/seating';
import { games, inOrder } from '../src/table/whist/calling';
import type { Offer } from '../src/wire/messages';

const offer = (move: string, kind: string, more: Partial<Offer> = {}): Offer => ({ move, kind, words: move, ...more });

test('strokes that were struck off stay on the slate', () => {
  expect(column(11, [9, 10, 7])).toEqual({ drawn: 12, struck: 5 });
});

test('strokes are chalked in groups of five, struck ones first', () => {
  expect(groups({ drawn: 7, struck: 2 })).toEqual([[true, true, false, false, false], [false, false]]);
});

test('single cards of an order carry medals, ranks do not', () => {
  const ranks = ['A', 'Qs', 'Qh', 'Qd', 'K'].map((rank) => ({ rank, points: 2 }));
  expect([...medals([{ label: '', suit: 'h', ranks }])]).toEqual([['Qs', 'gold'], ['Qh', 'silver'], ['Qd', 'bronze']]);
});

test('seats at a square table are at their sides, the empty one stays empty', () => {
  expect(square(3, 0, {})).toEqual(['s', 'w', 'n']);
  expect(square(3, 1, {})).toEqual(['e', 's', 'w']);
  expect(square(2, 1, {})).toEqual(['n', 's']);
  expect(square(2, 0, { two_player_sides: 'adjacent' })).toEqual(['s', 'w']);
});

test('the ring turns the short way', () => {
  expect(turned(0, -3)).toBe(90);
  expect(turned(-270, 0)).toBe(-360);
});

const LAY: Offer[] = [
  offer('M7h8h9h', 'meld', { cards: ['7h', '8h', '9h'] }),
  offer('A1Th', 'lay-off', { cards: ['Th'], zone: 'meld-1' }),
  offer('A2Th', 'lay-off', { cards: ['Th'], zone: 'meld-2' }),
  offer('XTh', 'discard', { card: 'Th', cards: ['Th'], zone: 'discard' }),
];

test('chosen cards make what is offered for exactly them, in any order', () => {
  expect(fitting(LAY, ['9h', '7h', '8h']).map((each) => each.move)).toEqual(['M7h8h9h']);
  expect(fitting(LAY, ['7h', '8h'])).toEqual([]);
});

test('a card that fits two melds asks which', () => {
  expect(fitting(LAY, ['Th']).map((each) => each.zone)).toEqual(['meld-1', 'meld-2', 'discard']);
});

test('a card goes to the place where it is let go', () => {
  expect(landing(LAY, ['Th'], 'meld-2')?.move).toBe('A2Th');
  expect(landing(LAY, ['Th'], 'new')).toBeUndefined();
});

test('games played alone are told by kind and tricks', () => {
  const calls = [offer('ab9h', 'abondance', { axes: ['9', 'h'] }), offer('solo7h', 'solo', { axes: ['7', 'h'] }), offer('solo7s', 'solo', { axes: ['7', 's'] })];
  expect(games(calls).map((each) => [each.key, each.offers.length])).toEqual([['solo 7', 2], ['abondance 9', 1]]);
});

test('suits on offer stand as the hand holds them', () => {
  const suits = ['s', 'h', 'd', 'c'].map((suit) => offer(suit, 'propose', { axes: [suit] }));
  expect(inOrder(suits, ['Ah', '2c', '3d']).map((each) => each.move)).toEqual(['h', 'c', 'd', 's']);
});
