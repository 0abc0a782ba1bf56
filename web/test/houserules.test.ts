import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, forgetRules, gathered, hand, keep, kept } from '../src/setup/houserules';
import { self } from '../src/state/me.svelte';
import type { HouseRulesView, Me } from '../src/wire/messages';

beforeEach(() => localStorage.clear());
afterEach(() => {
  self.me = null;
  vi.unstubAllGlobals();
});

/** A house that keeps rules with the account of a player. */
function house(player: string, there: HouseRulesView[], account = true, most = 50): void {
  self.me = { player, account, token: '', settings: {} } as unknown as Me;
  vi.stubGlobal('fetch', (_: URL, asked: RequestInit) => {
    if (asked.method === 'POST') {
      const { name, setup } = JSON.parse(String(asked.body)) as { name: string; setup: string | null };
      if (there.length >= most) return Promise.resolve(new Response(JSON.stringify({ code: 'rules-full', facts: {}, words: 'full' }), { status: 409 }));
      there = [...(setup === null ? [] : [{ name, setup, at_ms: Date.now() }]), ...there.filter((each) => each.name !== name)];
    }
    return Promise.resolve(new Response(JSON.stringify({ rules: there })));
  });
}

test('rules that were kept are there again', () => {
  keep({ name: 'Chez nous', setup: 'belote/classic;target=501' });

  expect(kept()).toMatchObject([{ name: 'Chez nous', setup: 'belote/classic;target=501' }]);
});

test('a name is kept once, with what was said last', () => {
  keep({ name: 'Chez nous', setup: 'belote/classic;target=501' });
  keep({ name: 'Chez nous', setup: 'belote/classic;target=2000' });

  expect(kept().map((each) => each.setup)).toEqual(['belote/classic;target=2000']);
});

test('forgotten rules are gone', () => {
  keep({ name: 'Chez nous', setup: 'belote/classic' });

  expect(forget('Chez nous')).toEqual([]);
  expect(kept()).toEqual([]);
});

test.each(['no json', '{"a":1}', '[null, 3, {"name":""}, {"name":"x","setup":7}]'])('a damaged entry counts for nothing: %s', (text) => {
  localStorage.setItem('rebelote.house', text);

  expect(kept()).toEqual([]);
});

test('rules of this browser and of the account come together', async () => {
  keep({ name: 'Here', setup: 'belote/classic' });
  house('anne', [{ name: 'There', setup: 'konter/bistro-en', at_ms: 1 }]);

  expect((await gathered()).map((each) => each.name)).toEqual(['Here', 'There']);
  expect(kept().map((each) => each.name)).toEqual(['Here', 'There']);
});

test('what the account has forgotten elsewhere is forgotten here', async () => {
  house('anne', []);
  keep({ name: 'Chez nous', setup: 'belote/classic' });
  await hand('Chez nous', 'belote/classic');
  house('anne', []);

  expect(await gathered()).toEqual([]);
});

test('rules of another account do not stay in the browser', async () => {
  house('anne', [{ name: 'Anne', setup: 'belote/classic', at_ms: 1 }]);
  await gathered();
  house('luc', [], false);

  expect(await gathered()).toEqual([]);
});

test('a house that does not answer takes nothing away', async () => {
  keep({ name: 'Here', setup: 'belote/classic' });
  house('anne', []);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));

  expect((await gathered()).map((each) => each.name)).toEqual(['Here']);
});

test('rules changed without a line are the newer ones', async () => {
  house('anne', [{ name: 'Chez nous', setup: 'belote/classic', at_ms: 1 }]);
  await gathered();
  keep({ name: 'Chez nous', setup: 'belote/classic;target=501' });

  expect((await gathered()).map((each) => each.setup)).toEqual(['belote/classic;target=501']);
});

test('rules that were changed here and elsewhere are kept twice, whatever the clocks say', async () => {
  house('anne', [{ name: 'Chez nous', setup: 'belote/classic', at_ms: 1 }]);
  await gathered();
  keep({ name: 'Chez nous', setup: 'belote/classic;target=2000' });
  house('anne', [{ name: 'Chez nous', setup: 'belote/classic;target=501', at_ms: 2 }]);
  const both = { 'Chez nous': 'belote/classic;target=501', 'Chez nous (2)': 'belote/classic;target=2000' };

  expect(Object.fromEntries((await gathered()).map((each) => [each.name, each.setup]))).toEqual(both);
  expect(Object.fromEntries((await gathered()).map((each) => [each.name, each.setup]))).toEqual(both);
});

test('rules forgotten without a line are forgotten in the house as well', async () => {
  house('anne', [{ name: 'Chez nous', setup: 'belote/classic', at_ms: 1 }]);
  await gathered();

  expect(forget('Chez nous')).toEqual([]);
  expect(await gathered()).toEqual([]);
  expect(await gathered()).toEqual([]);
});

test('rules forgotten here that were changed elsewhere since come back', async () => {
  house('anne', [{ name: 'Chez nous', setup: 'belote/classic', at_ms: 1 }]);
  await gathered();
  forget('Chez nous');
  house('anne', [{ name: 'Chez nous', setup: 'belote/classic;target=501', at_ms: 2 }]);

  expect((await gathered()).map((each) => each.setup)).toEqual(['belote/classic;target=501']);
});

test('rules that are kept while others are brought together stay', async () => {
  house('anne', []);
  keep({ name: 'Chez nous', setup: 'belote/classic' });
  const coming = gathered();
  keep({ name: 'Chez nous', setup: 'belote/classic;target=501' });
  keep({ name: 'More', setup: 'belote/classic' });

  expect((await coming).map((each) => each.name).sort()).toEqual(['Chez nous', 'More']);
  expect(Object.fromEntries((await gathered()).map((each) => [each.name, each.setup]))).toEqual({ 'Chez nous': 'belote/classic;target=501', More: 'belote/classic' });
});

test('what the account has no room for stays here, and it is said', async () => {
  keep({ name: 'Here', setup: 'belote/classic' });
  house('anne', [{ name: 'There', setup: 'konter/bistro-en', at_ms: 1 }], true, 1);
  const said: string[] = [];

  expect((await gathered((words) => said.push(words))).map((each) => each.name)).toEqual(['Here', 'There']);
  expect([...said, await hand('More', 'belote/classic')]).toEqual(['full', 'full']);
  expect(kept().map((each) => each.name)).toEqual(['Here', 'There']);
});

test('nothing that was kept for one person is given to the account of the next', async () => {
  house('anne', [], false);
  keep({ name: 'Chez nous', setup: 'belote/classic' });
  await gathered();
  forgetRules();
  house('luc', []);

  expect(await gathered()).toEqual([]);
});
