/** The pattern in which cards are drawn where it is not the reader's own: on the page about a pattern. */
import { getContext, setContext } from 'svelte';
import { settings, type Settings } from '../state/settings.svelte';

export type Pattern = Settings['pattern'];

const KEY = Symbol('pattern');

/** Draw the cards below in a pattern; to be called while a component is made. */
export function wearing(pattern: () => Pattern): void {
  setContext(KEY, pattern);
}

/** The pattern in which cards are drawn here. */
export function worn(): () => Pattern {
  return getContext<(() => Pattern) | undefined>(KEY) ?? (() => settings.pattern);
}
