/** The sentences of the pages, in the language of the settings. What games say comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  fr: () => import('../words/fr'),
  en: () => import('../words/en'),
  de: () => import('../words/de'),
  lb: () => import('../words/lb'),
};
const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
const loaded = $state({ count: 0 });

/** Browsers format lb in their own language: German is the nearest that they know. */
export function locales(language: Language): string[] {
  return language === 'lb' ? ['lb', 'de-LU'] : [language];
}

/** Bring the sentences of a language. */
export async function learn(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(locales(language), { useIsolating: false });
  for (const text of (await texts[language]()).default) bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
  loaded.count += 1;
}

/** A sentence; the key itself where there is none, which a test refuses. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  void loaded.count;
  const bundle = bundles[settings.language];
  const pattern = bundle?.getMessage(key)?.value;
  const faults: Error[] = [];
  const text = bundle && pattern ? bundle.formatPattern(pattern, facts, faults) : key;
  if (faults.length) console.error(key, faults);
  return text;
}

/** What people want to be called who were met since the page was opened. */
const called = new Set<string>();

/** Remember how people are called, so that no sentence calls them otherwise. */
export function meet(names: Iterable<string>): void {
  for (const name of names) if (name) called.add(name);
}

/** A text that begins like a sentence; a name at its beginning stays as it is. */
export function sentence(text: string): string {
  for (const name of called) if (text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))) return text;
  return text.charAt(0).toLocaleUpperCase(locales(settings.language)) + text.slice(1);
}

/** A number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(locales(settings.language)).format(value).replace('-', '−');
}

/** A figure that the server wrote, such as `-1620` or `× 2`, with its numbers as the language writes them. */
export function figured(text: string): string {
  return text.replace('-', '−').replace(/\d+/g, (digits) => number(Number(digits)));
}
