/** Who this person is to the house, and requests that change something about them. */
import { untrack } from 'svelte';
import { Refusal } from './ask';
import { address } from './router.svelte';
import { settings } from './settings.svelte';
import type { Me, Trouble } from '../wire/messages';

export const self = $state<{ me: Me | null }>({ me: null });

const KEEP_MS = 1500;

type Method = 'GET' | 'POST' | 'DELETE';

/** The answer to a request, with the token that shows that this page is ours. Throws Refusal. */
export async function tell<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const url = new URL(address(`api/${path}`));
  url.searchParams.set('language', settings.language);
  // who asks is no reason to ask again, which an effect would otherwise do with each answer
  const headers: Record<string, string> = { 'x-rebelote-token': untrack(() => self.me?.token ?? '') };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (answer.ok) return (await answer.json()) as T;
  const trouble = (await answer.json().catch(() => ({ code: 'server', facts: {} }))) as Trouble;
  throw new Refusal(trouble, answer.status);
}

/** Ask the house who this is; a house that remembers nobody leaves it open. */
export async function know(): Promise<Me | null> {
  try {
    self.me = await tell<Me>('GET', 'me');
  } catch {
    self.me = null;
  }
  return self.me;
}

/** Take over the settings that an account keeps. */
export function wearKept(): void {
  const kept = Object.entries(self.me?.settings ?? {}).filter(([name, value]) => name in settings && typeof value === typeof settings[name as keyof typeof settings]);
  Object.assign(settings, Object.fromEntries(kept));
}

let later: ReturnType<typeof setTimeout> | undefined;
let keeping: Promise<unknown> = Promise.resolve();

/** Let an account keep the settings as they are; to be called in an effect. */
export function keepSettings(): (() => void) | undefined {
  const { language: _, name: __, ...kept } = { ...settings };
  if (!self.me?.account || Object.entries(kept).every(([name, value]) => self.me?.settings[name] === value)) return;
  const soon = setTimeout(() => (keeping = become('me', { settings: kept }).catch(() => undefined)), KEEP_MS);
  later = soon;
  return () => clearTimeout(soon);
}

/** Send no settings any more, and wait for those on their way: whoever goes is not asked for in vain. */
export async function stopKeeping(): Promise<void> {
  clearTimeout(later);
  await keeping;
}

/** Change something about oneself; the answer says who one is by now, and how one is called. */
export async function become(path: string, body: unknown): Promise<string> {
  const me = await tell<Me>('POST', path, body);
  self.me = me;
  return me.name;
}
