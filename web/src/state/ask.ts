/** Questions to the server over HTTP. */
import { address } from './router.svelte';
import { settings } from './settings.svelte';
import type { Trouble } from '../wire/messages';

/** A refusal of the server; `message` is its sentence in this language where it has one. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble & { words?: string }, readonly status: number) {
    super(trouble.words || trouble.code);
  }
}

/** The answer to a request below `api/`. Throws Refusal, or TypeError without a line. */
export async function ask<T>(path: string, body?: unknown, language = settings.language): Promise<T> {
  const url = new URL(address(`api/${path}`));
  url.searchParams.set('language', language);
  const answer = await fetch(url, body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (answer.ok) return (await answer.json()) as T;
  const trouble = (await answer.json().catch(() => ({ code: 'server', facts: {} }))) as Trouble;
  throw new Refusal(trouble, answer.status);
}
