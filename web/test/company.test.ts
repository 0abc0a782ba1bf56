import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import AtTable from '../src/people/AtTable.svelte';
import { self } from '../src/state/me.svelte';
import { learn } from '../src/state/say.svelte';
import { departed } from '../src/state/seats';
import { settings } from '../src/state/settings.svelte';
import type { SeatView } from '../src/wire/messages';
import { house, me } from './house';

const somebody = (seat: number, name: string, more: Partial<SeatView> = {}): SeatView =>
  ({ seat, kind: 'person', name, language: 'en', bot: 'simple', away: false, stand_in: false, player: name, open: false, guest: false, left_ms: 0, who: `who ${name}`, ...more });
const bot = (seat: number): SeatView => somebody(seat, 'Toni', { kind: 'bot', player: '', who: '' });
const [ANNE, LUC, EVE] = [somebody(0, 'p1'), somebody(1, 'Luc'), somebody(2, 'Eve')];

beforeAll(async () => {
  settings.language = 'en';
  await learn('en');
});

beforeEach(() => {
  self.me = me();
});

afterEach(() => vi.unstubAllGlobals());

describe('those who sat at a table', () => {
  test('are told by whom they were, once, whoever has the seat now', () => {
    const once = departed([], [ANNE, LUC, EVE], [ANNE, LUC, bot(2)]);
    const twice = departed(once, [ANNE, LUC, bot(2)], [ANNE, bot(1), somebody(2, 'Zoé')]);

    expect(once).toEqual([EVE]);
    expect(twice).toEqual([LUC, EVE]);
  });

  test('have not left where they are back or sit elsewhere', () => {
    expect(departed([EVE], [ANNE, bot(1)], [ANNE, { ...EVE, seat: 1 }])).toEqual([]);
  });

  test('and have left can be reported, and nobody else for them', async () => {
    const asked = house({ 'GET me': me(), 'GET me/people': { people: [], invitations: [] }, 'POST tables/ABCDEF/complaints': {} });
    render(AtTable, { code: 'ABCDEF', seats: [ANNE, bot(1), somebody(2, 'Zoé')], gone: [EVE], mine: 0, putOut: vi.fn(), outs: [], letIn: vi.fn(), announce: vi.fn() });
    await fireEvent.click(screen.getAllByText('Report')[1]!);
    await fireEvent.input(screen.getByLabelText(/Eve/), { target: { value: 'rude' } });
    await fireEvent.click(screen.getByText('Send'));

    await vi.waitFor(() => expect(asked.find((each) => each.method === 'POST')).toMatchObject({ body: { seat: 2, who: 'who Eve', text: 'rude' } }));
  });
});
