/** House rules: options under a name of one's own, kept in this browser, and with an account in the house too. */
import { Refusal } from '../state/ask';
import { know, self, tell } from '../state/me.svelte';
import type { HouseRulesKept } from '../wire/messages';

export interface HouseRules {
  readonly name: string;
  /** `game/preset;option=value...` */
  readonly setup: string;
}

/** What is written down here: the rules of a name, or `setup` null where they are to be forgotten in the house too. */
interface Entry {
  readonly name: string;
  readonly setup: string | null;
  /** The player with whom the house keeps it as it is here; nobody where the house is still to be told. */
  readonly of?: string;
  /** Since when the house keeps what this is, or what this is to replace: its own time, in milliseconds. */
  readonly was?: number;
}

const KEY = 'rebelote.house';
const LONGEST_NAME = 40;

/** The house rules kept here; damaged entries count for nothing. */
export function kept(): HouseRules[] {
  return entries().filter((each): each is Entry & HouseRules => each.setup !== null);
}

/** Keep rules under a name; those of the same name before are replaced. */
export function keep({ name, setup }: HouseRules): HouseRules[] {
  return noted(name, setup);
}

/** Forget the rules of a name; the house is told when there is a line to it. */
export function forget(name: string): HouseRules[] {
  return noted(name, null);
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
    `full` is told what is said where the account has no room for all. What was changed here and elsewhere is kept twice. */
export async function gathered(full: (words: string) => void = () => undefined): Promise<HouseRules[]> {
  const me = self.me ?? (await know());
  if (!me) return kept();
  if (!me.account) return written(kept().filter((each: Entry) => !each.of));
  try {
    let there = await tell<HouseRulesKept>('GET', 'me/rules');
    const done: Entry[] = [];
    for (const each of entries().filter(({ of }) => !of)) {
      const theirs = there.rules.find(({ name }) => name === each.name);
      const changed = theirs?.at_ms !== each.was;
      if (theirs?.setup === each.setup || (each.setup === null && changed)) {
        done.push(each);
        continue;
      }
      try {
        there = await handed(theirs && changed ? another(each.name, there) : each.name, each.setup);
        done.push(each);
      } catch (fault) {
        if (fault instanceof Refusal && fault.trouble.code === 'rules-full') full(fault.message);
      }
    }
    return together(done, there);
  } catch {
    return written(entries().filter(({ of }) => !of || of === me.player));
  }
}

/** Keep rules with the account, if there is one; `setup` null: forget them. What the house says against it. */
export async function hand(name: string, setup: string | null): Promise<string> {
  if (!self.me?.account) return '';
  try {
    together([{ name, setup }], await handed(name, setup));
  } catch (fault) {
    // without a line they are handed over later
    if (fault instanceof Refusal) return fault.message;
  }
  return '';
}

function noted(name: string, setup: string | null): HouseRules[] {
  const all = entries();
  const was = all.find((each) => each.name === name)?.was;
  const others = all.filter((each) => each.name !== name);
  return written(setup === null && was === undefined ? others : [{ name, setup, was }, ...others]);
}

/** What the account keeps, after what the house is still to be told; `done` is what it was told by now. */
function together(done: Entry[], there: HouseRulesKept): HouseRules[] {
  const left = entries()
    .filter((each) => !each.of && !done.some(({ name, setup }) => name === each.name && setup === each.setup))
    .map((each) => (done.some(({ name }) => name === each.name) ? { ...each, was: there.rules.find(({ name }) => name === each.name)?.at_ms } : each));
  const theirs = there.rules.filter(({ name }) => left.every((each) => each.name !== name));
  return written([...left, ...theirs.map(({ name, setup, at_ms }) => ({ name, setup, of: self.me?.player ?? '', was: at_ms }))]);
}

/** A name near another that the account does not use yet. */
function another(name: string, there: HouseRulesKept): string {
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})`;
    const tried = name.slice(0, LONGEST_NAME - tail.length) + tail;
    if (there.rules.every((each) => each.name !== tried)) return tried;
  }
}

function handed(name: string, setup: string | null): Promise<HouseRulesKept> {
  return tell<HouseRulesKept>('POST', 'me/rules', { name, setup });
}

function entries(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(sound) : [];
  } catch {
    return [];
  }
}

function sound(entry: unknown): entry is Entry {
  const { name, setup } = (entry ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && (setup === null || (typeof setup === 'string' && setup.includes('/')));
}

function written(all: Entry[]): HouseRules[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing shows them until the page is left
  }
  return all.filter((each): each is Entry & HouseRules => each.setup !== null);
}
