/** House rules: options under a name of one's own, kept in this browser, and with an account in the house too. */
import { know, self, tell } from '../state/me.svelte';
import type { HouseRulesKept } from '../wire/messages';

export interface HouseRules {
  readonly name: string;
  /** `game/preset;option=value...` */
  readonly setup: string;
  /** The player with whom the house keeps them. */
  readonly of?: string;
}

const KEY = 'rebelote.house';
const MOST = 20;

/** The house rules kept here; damaged entries count for nothing. */
export function kept(): HouseRules[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(sound).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keep rules under a name; those of the same name before are replaced. */
export function keep(rules: HouseRules): HouseRules[] {
  return written([rules, ...kept().filter((each) => each.name !== rules.name)].slice(0, MOST));
}

/** Forget the rules of a name. */
export function forget(name: string): HouseRules[] {
  return written(kept().filter((each) => each.name !== name));
}

/** Bring together what is kept here and what the account keeps: it has them on every device. Without a line nothing changes. */
export async function gathered(): Promise<HouseRules[]> {
  const me = self.me ?? (await know());
  if (!me) return kept();
  const mine = kept().filter((each) => !each.of || each.of === me.player);
  if (!me.account) return written(mine.filter((each) => !each.of));
  try {
    let there = await tell<HouseRulesKept>('GET', 'me/rules');
    // what was here before the account is kept with it from now on; what it forgot elsewhere is forgotten here
    for (const each of mine.filter((each) => !each.of && !there.rules.some((rules) => rules.name === each.name))) there = await handed(each.name, each.setup);
    return written(there.rules.map((each) => ({ ...each, of: me.player })));
  } catch {
    return written(mine);
  }
}

/** Keep rules with the account, if there is one; `setup` null: forget them. */
export async function hand(name: string, setup: string | null): Promise<void> {
  if (!self.me?.account) return;
  const there = await handed(name, setup).catch(() => null);
  if (there) written(there.rules.map((each) => ({ ...each, of: self.me?.player ?? '' })));
}

function handed(name: string, setup: string | null): Promise<HouseRulesKept> {
  return tell<HouseRulesKept>('POST', 'me/rules', { name, setup });
}

function sound(entry: unknown): entry is HouseRules {
  const { name, setup } = (entry ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && typeof setup === 'string' && setup.includes('/');
}

function written(all: HouseRules[]): HouseRules[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing shows them until the page is left
  }
  return all;
}
