import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checked, drawOf, promisedText, type Digest } from '../src/fair/check';
import type { Fair, Secret } from '../src/wire/messages';

const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
const sha: Digest = (text) => Promise.resolve(sum(text));
const secret = (ply: number, move: string): Secret => {
  const made = { match: 1, ply, hash: '', secret: 'ab'.repeat(32), move };
  return { ...made, hash: sum(promisedText('K7QP3M', made)) };
};
const first = secret(0, '{7s8h}');
const second = secret(1, '{8h7s}');
const fair: Fair = {
  table: 'K7QP3M', setup: 'belote/classic', rules: 1, seats: 4, secrets: [first],
  commitments: [first, second].map(({ match, ply, hash }) => ({ match, ply, hash })),
  matches: [{ match: 1, over: false, names: [], moves: null }],
};
const verdicts = async (told: Fair, digest: Digest | null = sha): Promise<string[]> => (await checked(told, digest)).map((each) => each.verdict);

test('the fingerprint is made of secret, table, match, ply and move', () => {
  expect(promisedText('K7QP3M', { match: 2, ply: 7, hash: '', secret: 'ff', move: '{As}' })).toBe('ff:K7QP3M:2:7:{As}');
});

describe('a promise', () => {
  test('is kept when the fingerprint of what was revealed is the one published', async () => {
    expect(await verdicts(fair)).toEqual(['right', 'untold']);
  });

  test('is broken when another move is revealed', async () => {
    expect(await verdicts({ ...fair, secrets: [{ ...first, move: '{As}' }] })).toEqual(['wrong', 'untold']);
  });

  test('is broken when another move was played', async () => {
    const moves = [{ seat: -1, move: '{Ks}' }];

    expect(await verdicts({ ...fair, matches: [{ match: 1, over: true, names: [], moves }] })).toEqual(['played', 'untold']);
  });

  test('stays unchecked where nothing can be computed', async () => {
    expect(await verdicts(fair, null)).toEqual(['unchecked', 'untold']);
  });
});

test('a secret without a promise counts as broken', async () => {
  expect(await verdicts({ ...fair, commitments: [] })).toEqual(['wrong']);
});

test('draws are counted within their match', () => {
  const promised = [[1, 0], [1, 34], [2, 0]].map(([match, ply]) => ({ match: match!, ply: ply!, hash: '', verdict: 'untold' as const }));

  expect(promised.map((each) => drawOf(promised, each))).toEqual([1, 2, 1]);
});
