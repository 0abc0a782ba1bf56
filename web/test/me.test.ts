import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../src/state/ask';
import { become, keepSettings, know, self, tell, wearKept } from '../src/state/me.svelte';
import { settings } from '../src/state/settings.svelte';
import { house, me } from './house';

const KEEP_MS = 2000;

beforeEach(() => {
  self.me = null;
  settings.cloth = 'sapin';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('who one is', () => {
  test('the house says it', async () => {
    house({ 'GET me': me() });

    expect((await know())?.name).toBe('Anne');
    expect(self.me?.player).toBe('p1');
  });

  test('a house that remembers nobody leaves it open', async () => {
    self.me = me();
    house({});

    expect(await know()).toBeNull();
    expect(self.me).toBeNull();
  });

  test('the answer to a change says who one is by now', async () => {
    house({ 'POST me/account': me({ name: 'Anne Schmit' }) });

    expect(await become('me/account', { name: 'Anne Schmit', password: 'x' })).toBe('Anne Schmit');
    expect(self.me?.name).toBe('Anne Schmit');
  });
});

describe('requests that change something', () => {
  test('they carry the token of the page', async () => {
    self.me = me();
    const asked = house({ 'POST me/out': { done: true } });
    await tell('POST', 'me/out');

    expect(asked).toEqual([{ method: 'POST', path: 'me/out', body: undefined, token: 'secret' }]);
  });

  test('a refusal is thrown with its sentence and status', async () => {
    house({});

    await expect(tell('DELETE', 'me')).rejects.toMatchObject({ message: 'There is no such page.', status: 404 });
  });

  test('an answer that is no JSON is a fault of the server', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));

    await expect(tell('GET', 'me')).rejects.toEqual(new Refusal({ code: 'server', facts: {} }, 502));
  });
});

describe('settings of an account', () => {
  test('they are put on, where they are ones', () => {
    self.me = me({ settings: { cloth: 'nuit', big: 'yes', nonsense: 1 } });
    wearKept();

    expect([settings.cloth, settings.big, 'nonsense' in settings]).toEqual(['nuit', false, false]);
  });

  test('they are kept a moment after they were changed, without name and language', async () => {
    vi.useFakeTimers();
    self.me = me();
    const asked = house({ 'POST me': me() });
    keepSettings();
    await vi.advanceTimersByTimeAsync(KEEP_MS);
    const kept = (asked[0]?.body as { settings: Record<string, unknown> }).settings;

    expect(kept['cloth']).toBe('sapin');
    expect(Object.keys(kept)).not.toContain('name');
    expect(Object.keys(kept)).not.toContain('language');
  });

  test('settings that changed again meanwhile are not sent twice', async () => {
    vi.useFakeTimers();
    self.me = me();
    const asked = house({ 'POST me': me() });
    keepSettings()?.();
    await vi.advanceTimersByTimeAsync(KEEP_MS);

    expect(asked).toEqual([]);
  });

  test('a guest keeps them in the browser alone', () => {
    self.me = me({ account: false });

    expect(keepSettings()).toBeUndefined();
  });
});
