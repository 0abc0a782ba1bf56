import { expect, test } from 'vitest';
import { arranged } from '../src/table/arranged';
import type { RankGroup } from '../src/wire/messages';

const group = (suit: string, ranks: string): RankGroup => ({ label: '', suit, ranks: [...ranks].map((rank) => ({ rank, points: 0 })) });
const order = [group('h', 'J9ATKQ87'), group('', 'ATKQJ987')];
const sorted = (faces: string[], trump: string, groups = order): string[] => arranged(faces.map((face, id) => ({ id, face, owner: -1 })), groups, trump).map((each) => each.face);

test('an open hand has its trumps first, in their own order', () => {
  expect(sorted(['As', 'Ah', '9h', 'Ts', 'Jh'], 'h')).toEqual(['Jh', '9h', 'Ah', 'As', 'Ts']);
});

test('colours alternate in an open hand', () => {
  expect(sorted(['7c', '7d', '7s'], 'h')).toEqual(['7s', '7c', '7d']);
});

test('an open hand is sorted by suit where no order is told', () => {
  expect(sorted(['7c', '7s', '8s'], '', [])).toEqual(['7s', '8s', '7c']);
});
