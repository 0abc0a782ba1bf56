/** Making tables. */
import { ask } from './ask';
import { go } from './router.svelte';
import { say } from './say.svelte';
import { settings } from './settings.svelte';
import type { NewTable, TableMade } from '../wire/messages';

const LAST_KEY = 'rebelote.last';
const FIRST = 'belote/ludiclub-classic';

/** The setup of the last game that was played here. */
export function lastSetup(): string {
  try {
    return localStorage.getItem(LAST_KEY) ?? FIRST;
  } catch {
    return FIRST;
  }
}

const QUICK_KEY = 'rebelote.quick';

/** By which rules a quick match was wanted last, or else what was played last, without changes of its own. */
export function lastQuick(): string {
  try {
    return localStorage.getItem(QUICK_KEY) ?? lastSetup().split(';')[0]!;
  } catch {
    return FIRST;
  }
}

/** Remember by which rules a quick match is wanted. */
export function keepQuick(setup: string): void {
  try {
    localStorage.setItem(QUICK_KEY, setup);
  } catch {
    // a browser that keeps nothing asks again
  }
}

/** Whether anything was played in this browser yet. */
export function played(): boolean {
  try {
    return localStorage.getItem(LAST_KEY) !== null;
  } catch {
    return false;
  }
}

/** Make a table and go there, to wait for others or to begin at once with bots. Throws Refusal. */
export async function lay(wish: NewTable, now = false): Promise<void> {
  const made = await ask<TableMade>('tables', wish);
  try {
    localStorage.setItem(LAST_KEY, wish.setup);
  } catch {
    // a browser that keeps nothing begins with the first game again
  }
  if (!settings.name) settings.name = say('guest');
  go(`t/${made.code}?sit${now ? '&now' : ''}`);
}
