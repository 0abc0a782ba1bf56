import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import Clubs from '../src/people/Clubs.svelte';
import OpenTables from '../src/people/OpenTables.svelte';
import Person from '../src/people/Person.svelte';
import Proof from '../src/people/Proof.svelte';
import { span } from '../src/people/spans';
import { tried } from '../src/people/trying';
import { self } from '../src/state/me.svelte';
import { NoPasskey } from '../src/state/passkeys';
import { learn } from '../src/state/say.svelte';
import { settings } from '../src/state/settings.svelte';
import { keepQuick, lastQuick } from '../src/state/tables';
import { house, me } from './house';

const MEMBERS = [{ player: 'p1', name: 'Anne', keeper: true }, { player: 'p2', name: 'Luc', keeper: false }];
const CLUB = { club: 'c1', name: 'Café um Eck', code: 'k1', keeper: true, members: MEMBERS };

beforeAll(async () => {
  settings.language = 'en';
  await learn('en');
});

beforeEach(() => {
  localStorage.clear();
  self.me = me();
});

afterEach(() => vi.unstubAllGlobals());

describe('how long something lasts', () => {
  test.each([[0, '0 s'], [59, '59 s'], [60, '1 min'], [3599, '59 min'], [3600, '1 h'], [86_400, '1 day'], [90_000, '1 day 1 h'], [259_199, '2 days 23 h'], [259_200, '3 days']])('%i seconds are %s', (seconds, words) => {
    expect(span(seconds)).toBe(words);
  });
});

describe('what went wrong', () => {
  test('nothing, where nothing did', async () => {
    expect(await tried(() => Promise.resolve(1))).toBe('');
  });

  test('a device without a passkey is told in words', async () => {
    expect(await tried(() => Promise.reject(new NoPasskey(false)))).toBe('The device gave no passkey.');
  });

  test('what the house says is said', async () => {
    expect(await tried(() => Promise.reject(new Error('No.')))).toBe('No.');
  });
});

describe('quick matches', () => {
  test('they are by the rules that were chosen last', () => {
    keepQuick('konter/bistro-en');

    expect(lastQuick()).toBe('konter/bistro-en');
  });

  test('else by those that were played last, without changes that nobody else would have', () => {
    localStorage.setItem('rebelote.last', 'belote/ffb-coinche;target=500');

    expect(lastQuick()).toBe('belote/ffb-coinche');
  });
});

describe('a club', () => {
  test('its keeper may put a member out, and leaves it as oneself', async () => {
    const asked = house({ 'GET me/clubs': { clubs: [CLUB] }, 'DELETE me/clubs/c1/p2': { clubs: [{ ...CLUB, members: MEMBERS.slice(0, 1) }] } });
    render(Clubs, { clubs: [], code: '', show: vi.fn() });
    await fireEvent.click(await screen.findByText('Put out'));

    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: 'me/clubs/c1/p2' });
    await vi.waitFor(() => expect(screen.queryByText('Put out')).toBeNull());
    expect(screen.getByText('Leave')).toBeTruthy();
  });

  test('it is joined by its link, and its ranking is shown', async () => {
    const show = vi.fn();
    house({ 'GET me/clubs': { clubs: [] }, 'POST me/clubs/join': { clubs: [CLUB] } });
    render(Clubs, { clubs: [], code: 'k1', show });
    await fireEvent.click(await screen.findByText('Join'));

    await vi.waitFor(() => expect(show).toHaveBeenCalledWith('c1'));
    expect(screen.queryByText('Join')).toBeNull();
  });

  test('a guest founds none', async () => {
    self.me = me({ account: false });
    house({ 'GET me/clubs': { clubs: [] } });
    render(Clubs, { clubs: [], code: '', show: vi.fn() });
    await screen.findByText(/You are in no club/);

    expect(screen.queryByText('Found the club')).toBeNull();
  });
});

describe('a proof', () => {
  test.each([[{ account: false, password: false }, 0], [{ account: true, password: true }, 1], [{ account: true, password: false }, 0]])('%j is asked for a password %i times', (who, fields) => {
    self.me = me(who);
    render(Proof, { title: 'Erase', question: 'Sure?', yes: 'Yes', act: vi.fn(), stop: vi.fn() });

    expect(screen.queryAllByLabelText('Password')).toHaveLength(fields);
  });

  test('it is the password that was typed', async () => {
    const act = vi.fn<(proof: () => Promise<object>) => void>();
    render(Proof, { title: 'Erase', question: 'Sure?', yes: 'Yes', act, stop: vi.fn() });
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
    await fireEvent.click(screen.getByText('Yes'));

    expect(await act.mock.calls[0]![0]()).toEqual({ password: 'correct horse' });
  });
});

test('a player who is silenced may be let speak again', async () => {
  const change = vi.fn();
  const player = { player: 'p2', name: 'Luc', account: true, admin: false, made_at: 0, experience: 0, silent_until: Date.now() / 1000 + 60, barred: false };
  render(Person, { player, when: 'today', change });
  await fireEvent.click(screen.getByText('Let speak'));

  expect(change).toHaveBeenCalledWith({ silent_h: 0 });
});

test('an open table says its clock and what differs, and is sat at or watched', async () => {
  const seat = (kind: string, at: number) => ({ seat: at, kind, name: 'Luc', away: false, open: kind === 'free' });
  const table = { code: 'K7QP3M', setup: 'belote/x', preset: 'x', turn_s: 172_800 };
  const words = { title: 'Belote', about: '', changed: ['one', 'two', 'three', 'four'], names: [], taken: 1, free: 1 };
  house({ 'GET tables': { tables: [{ table, status: 'waiting', match: 0, seats: [seat('person', 0), seat('free', 1)], words }] } });
  render(OpenTables);

  expect((await screen.findByText('Sit down')).getAttribute('href')).toBe('t/K7QP3M');
  expect(screen.getByText('Luc · 2 days a move')).toBeTruthy();
  expect(screen.getByText(/one · two · three/).textContent).toContain('1 more rule');
});

test('somebody without a name is a guest at an open table', async () => {
  const table = { code: 'K7QP3M', setup: 'belote/x', preset: 'x', turn_s: 172_800 };
  house({ 'GET tables': { tables: [{ table, status: 'waiting', match: 0, seats: [{ seat: 0, kind: 'person', name: '', away: false }] }] } });
  render(OpenTables);

  expect(await screen.findByText('Guest · 2 days a move')).toBeTruthy();
});

test.each([[true, 'Sit down', 1], [false, 'Watch', 2]])('a match that runs is sat at where a bot may be relieved (%s)', async (open, does, taken) => {
  const seats = [{ seat: 0, kind: 'person', name: 'Luc', away: false }, { seat: 1, kind: 'bot', name: 'Zoé', away: false, open }];
  const table = { code: 'K7QP3M', setup: 'belote/x', preset: 'x', turn_s: 0 };
  house({ 'GET tables': { tables: [{ table, status: 'playing', match: 1, seats }] } });
  render(OpenTables);

  expect((await screen.findByText(does)).getAttribute('href')).toBe('t/K7QP3M');
  expect(document.querySelectorAll('.dots .on').length).toBe(taken);
});
