/** A house that answers from a list: what was asked is kept, in order. */
import { vi } from 'vitest';
import type { Me } from '../src/wire/messages';

export interface Asked { method: string; path: string; body: unknown; token: string | null }

/** Let requests be answered, `'POST me/out'` by what is said for it; anything else is refused. */
export function house(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: URL | string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const method = init.method ?? 'GET';
    const path = pathname.replace(/^.*\/api\//, '') + search.replace(/[?&]language=\w+/, '');
    asked.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined, token: new Headers(init.headers).get('x-rebelote-token') });
    const found = answers[`${method} ${path}`];
    return Promise.resolve(found === undefined ? Response.json({ code: 'no-page', facts: {}, words: 'There is no such page.' }, { status: 404 }) : Response.json(found));
  });
  return asked;
}

/** Somebody as the house tells it. */
export function me(more: Partial<Me> = {}): Me {
  return { player: 'p1', name: 'Anne', language: 'en', account: true, admin: false, token: 'secret', settings: {}, experience: 0, level: 1, level_begins: 0, level_ends: 50, coins: 0, free_chat: false, announcement: '', draining: false, unruled: false, password: true, ...more };
}
