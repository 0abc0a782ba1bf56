import { expect, test } from 'vitest';
import { settled, shifted, type Zones } from '../src/table/stage';

const start = (): Zones => settled({}, [
  { name: 'hand:0', items: [{ face: 'Jh' }, { face: '9h' }] },
  { name: 'hand:1', items: [{}, {}] },
  { name: 'trick', items: [] },
]);
const faces = (zones: Zones, name: string): string[] => (zones[name] ?? []).map((each) => each.face);
const ids = (zones: Zones, name: string): number[] => (zones[name] ?? []).map((each) => each.id);

test('a card that is played stays the same thing', () => {
  const before = start();
  const after = shifted(before, { do: 'put', source: 'hand:0', target: 'trick', faces: ['9h'], owner: 0 });
  expect(faces(after, 'trick')).toEqual(['9h']);
  expect(ids(after, 'trick')).toEqual([ids(before, 'hand:0')[1]]);
  expect(faces(after, 'hand:0')).toEqual(['Jh']);
});

test('a back of another hand becomes the card that is played', () => {
  const after = shifted(start(), { do: 'put', source: 'hand:1', target: 'trick', faces: ['As'], owner: 1 });
  expect(faces(after, 'trick')).toEqual(['As']);
  expect(faces(after, 'hand:1')).toEqual(['']);
});

test('a card that was moved when it was touched is not moved twice', () => {
  const put = { do: 'put', source: 'hand:0', target: 'trick', faces: ['9h'], owner: 0 } as const;
  const twice = shifted(shifted(start(), { ...put, faces: ['9h'] }), { ...put, faces: ['9h'] });
  expect(faces(twice, 'trick')).toEqual(['9h']);
  expect(faces(twice, 'hand:0')).toEqual(['Jh']);
});

test('what is swept away lies face down unless it is shown', () => {
  const laid = shifted(start(), { do: 'put', source: 'hand:0', target: 'trick', faces: ['9h'], owner: 0 });
  expect(faces(shifted(laid, { do: 'sweep', source: 'trick', target: 'pile:0' }), 'pile:0')).toEqual(['']);
  expect(faces(shifted(laid, { do: 'sweep', source: 'trick', target: 'last_trick', shown: true }), 'last_trick')).toEqual(['9h']);
});

test('backs that are turned show the faces in order', () => {
  expect(faces(shifted(start(), { do: 'turn', zone: 'hand:1', faces: ['7c', '8c'] }), 'hand:1')).toEqual(['7c', '8c']);
});

test('the view wins, and known cards stay the same things', () => {
  const before = start();
  const after = settled(before, [{ name: 'hand:0', items: [{ face: '9h' }, { face: 'Kd' }] }]);
  expect(faces(after, 'hand:0')).toEqual(['9h', 'Kd']);
  expect(ids(after, 'hand:0')[0]).toBe(ids(before, 'hand:0')[1]);
  expect(after['hand:1']).toBeUndefined();
});

test('a cleared table has one stock of backs', () => {
  const after = shifted(start(), { do: 'clear', stock: 32 });
  expect(after['stock']).toHaveLength(32);
  expect(Object.keys(after)).toEqual(['stock']);
});

test('a hand that is shown where it lies has every card once', () => {
  const before = start();
  const after = shifted(before, { do: 'put', source: 'hand:1', target: 'hand:1', faces: ['7c', '8c'] });
  expect(faces(after, 'hand:1')).toEqual(['7c', '8c']);
  expect(ids(after, 'hand:1')).toEqual(ids(before, 'hand:1'));
});

test('dice that are taken up stay two', () => {
  const dice = [{ id: 1, face: '3', owner: -1 }, { id: 2, face: '4', owner: -1 }];
  expect(shifted({ dice }, { do: 'sweep', source: 'dice', target: 'dice' })['dice']!.map((each) => each.face)).toEqual(['', '']);
});

test('cards that are shown stay in the hand, until their picture is taken away', () => {
  const before = start();
  const shown = shifted(before, { do: 'put', source: '', target: 'shown:0', faces: ['9h', 'Jh'] });
  expect([faces(shown, 'shown:0'), ids(shown, 'hand:0')]).toEqual([['9h', 'Jh'], ids(before, 'hand:0')]);
  const fewer = shifted(shown, { do: 'put', source: 'shown:0', target: '', faces: ['9h'] });
  expect([faces(fewer, 'shown:0'), faces(fewer, 'hand:0')]).toEqual([['Jh'], ['Jh', '9h']]);
});

test('a card that lies in two places stays the same thing in each', () => {
  const shown = shifted(start(), { do: 'put', source: '', target: 'another', faces: ['Jh'] });
  const after = settled(shown, [{ name: 'another', items: [{ face: 'Jh' }] }, { name: 'hand:0', items: [{ face: 'Jh' }] }]);
  expect([ids(after, 'another'), ids(after, 'hand:0')]).toEqual([ids(shown, 'another'), [ids(shown, 'hand:0')[0]]]);
});
