import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Account from '../src/people/Account.svelte';
import { keep, kept } from '../src/setup/houserules';
import { self } from '../src/state/me.svelte';
import { learn } from '../src/state/say.svelte';
import { keepSeat, seatCodes } from '../src/state/seats';
import { settings } from '../src/state/settings.svelte';
import { house, me } from './house';

const RULES = { name: 'Chez nous', setup: 'belote/classic' };

beforeAll(async () => {
  settings.language = 'en';
  await learn('en');
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('scrollTo', () => undefined);
  keep(RULES);
  keepSeat('ABCDEF', 'code');
});

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('who is erased leaves no house rules and no seats in the browser (account: %s)', async (account) => {
  self.me = me({ account, password: account });
  const asked = house({ 'GET me/sessions': { sessions: [] }, 'GET me/passkeys': { passkeys: [] }, 'DELETE me': {}, 'GET me': me({ player: 'p2', account: false }) });
  render(Account, { account });
  await fireEvent.click(await screen.findByText('Erase everything'));
  await fireEvent.click(await screen.findByText('Erase for ever'));

  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(seatCodes()).toEqual({});
  expect(asked.map((each) => `${each.method} ${each.path}`)).toContain('DELETE me');
});

test('who signs out takes the house rules of the browser along to the account, and leaves none', async () => {
  self.me = me();
  const asked = house({ 'GET me/sessions': { sessions: [] }, 'GET me/passkeys': { passkeys: [] }, 'GET me/rules': { rules: [] }, 'POST me/rules': { rules: [{ ...RULES, at_ms: Date.now() }] }, 'POST me/out': {}, 'GET me': me({ player: 'p2', account: false }) });
  render(Account, { account: true });
  await fireEvent.click(await screen.findByText('Sign out'));

  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(asked.filter((each) => each.method === 'POST').map((each) => each.path)).toEqual(['me/rules', 'me/out']);
});
