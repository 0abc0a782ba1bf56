/** House rules: options under a name of one's own, kept in this browser, and with an account in the house too. */
import { Refusal } from '../state/ask';
import { know, self, tell } from '../state/me.svelte';
import type { HouseRulesKept } from '../wire/messages';

export interface HouseRules {
  readonly name: string;
  /** `game/preset;option=value...` */
  readonly setup: string;
  /** The player with whom the house keeps them as they are here; nobody where it does not yet. */
  readonly of?: string;
  /** When they were kept here, in milliseconds, until the house keeps them. */
  readonly at?: number;
}

const KEY = 'rebelote.house';

/** The house rules kept here; damaged entries count for nothing. */
export function kept(): HouseRules[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(sound) : [];
  } catch {
    return [];
  }
}

/** Keep rules under a name; those of the same name before are replaced. */
export function keep(rules: HouseRules): HouseRules[] {
  return written([{ ...rules, at: Date.now() }, ...kept().filter((each) => each.name !== rules.name)]);
}

/** Forget the rules of a name. */
export function forget(name: string): HouseRules[] {
  return written(kept().filter((each) => each.name !== name));
}

/** Forget all that is kept here, when somebody is known here no more. */
export function forgetRules(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** Bring together what is kept here and what the account keeps: it has them on every device. Without a line nothing changes;
    `full` is told what is said where the account has no room for all. */
export async function gathered(full: (words: string) => void = () => undefined): Promise<HouseRules[]> {
  const me = self.me ?? (await know());
  if (!me) return kept();
  const mine = kept().filter((each) => !each.of || each.of === me.player);
  if (!me.account) return written(mine.filter((each) => !each.of));
  try {
    let there = await tell<HouseRulesKept>('GET', 'me/rules');
    const left: HouseRules[] = [];
    for (const each of ahead(mine, there)) {
      try {
        there = await handed(each.name, each.setup);
      } catch (fault) {
        left.push(each);
        if (fault instanceof Refusal && fault.trouble.code === 'rules-full') full(fault.message);
      }
    }
    return together(left, there);
  } catch {
    return written(mine);
  }
}

/** Keep rules with the account, if there is one; `setup` null: forget them. What the house says against it. */
export async function hand(name: string, setup: string | null): Promise<string> {
  if (!self.me?.account) return '';
  try {
    const others = kept().filter((each) => each.name !== name);
    together(others, await handed(name, setup));
  } catch (fault) {
    // without a line they are handed over later
    if (fault instanceof Refusal) return fault.message;
  }
  return '';
}

/** Of what is kept here, what the account does not keep yet, or as it was before; what it forgot elsewhere is not among it. */
function ahead(mine: HouseRules[], there: HouseRulesKept): HouseRules[] {
  const older = (each: HouseRules) => there.rules.find((rules) => rules.name === each.name);
  return mine.filter((each) => !each.of && (each.at ?? 0) > (older(each)?.at_ms ?? -1) && each.setup !== older(each)?.setup);
}

/** What the account keeps, after what it could not take. */
function together(mine: HouseRules[], there: HouseRulesKept): HouseRules[] {
  const left = ahead(mine, there);
  const theirs = there.rules.filter((each) => left.every((rules) => rules.name !== each.name));
  return written([...left, ...theirs.map(({ name, setup }) => ({ name, setup, of: self.me?.player ?? '' }))]);
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
