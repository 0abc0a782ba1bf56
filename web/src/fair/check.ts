/** Whether the promises of a table were kept: every fingerprint is made again from what was revealed. */
import type { Fair, Secret } from '../wire/messages';

export type Verdict = 'right' | 'wrong' | 'played' | 'untold' | 'unchecked';

export interface Promised {
  readonly match: number;
  readonly ply: number;
  readonly hash: string;
  readonly secret?: Secret;
  readonly verdict: Verdict;
}

/** The SHA-256 of a text in hexadecimal digits. */
export type Digest = (text: string) => Promise<string>;

/** The browser's own digest, or null where it has none: on a line that is not secure. */
export function digest(): Digest | null {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return async (text) => {
    const sum = await subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(sum)].map((each) => each.toString(16).padStart(2, '0')).join('');
  };
}

/** What a fingerprint is made of. */
export function promisedText(table: string, secret: Secret): string {
  return [secret.secret, table, secret.match, secret.ply, secret.move].join(':');
}

/** All promises, each with what became of it. A secret without a promise counts as broken. */
export async function checked(fair: Fair, sum: Digest | null): Promise<Promised[]> {
  const key = (each: { match: number; ply: number }): string => `${each.match} ${each.ply}`;
  const secrets = new Map(fair.secrets.map((each) => [key(each), each]));
  const moves = new Map(fair.matches.flatMap((match) => (match.moves ?? []).map((each, ply) => [key({ match: match.match, ply }), each.move] as const)));
  const found = fair.commitments.map(async ({ match, ply, hash }): Promise<Promised> => {
    const secret = secrets.get(key({ match, ply }));
    const played = moves.get(key({ match, ply }));
    if (!secret) return { match, ply, hash, verdict: 'untold' };
    if (played !== undefined && played !== secret.move) return { match, ply, hash, secret, verdict: 'played' };
    if (!sum) return { match, ply, hash, secret, verdict: 'unchecked' };
    return { match, ply, hash, secret, verdict: (await sum(promisedText(fair.table, secret))) === hash ? 'right' : 'wrong' };
  });
  const promised = new Set(fair.commitments.map(key));
  const stray = fair.secrets.filter((each) => !promised.has(key(each))).map((secret): Promised => ({ match: secret.match, ply: secret.ply, hash: secret.hash, secret, verdict: 'wrong' }));
  return [...(await Promise.all(found)), ...stray];
}

/** Which draw of its match a promise is about, the first being 1: people count these, not moves. */
export function drawOf(promises: readonly Promised[], one: Promised): number {
  return promises.filter((each) => each.match === one.match && each.ply <= one.ply).length;
}
