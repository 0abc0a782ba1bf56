/** House rules: options under a name of one's own, kept in this browser. */
export interface HouseRules {
  readonly name: string;
  /** `game/preset;option=value...` */
  readonly setup: string;
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
