/** How this person wants the table to look; kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';

export type Language = 'fr' | 'en' | 'de' | 'lb';
export const LANGUAGES: readonly Language[] = ['fr', 'en', 'de', 'lb'];
/** What speakers call their languages. */
export const CALLED: Record<Language, string> = { fr: 'Français', en: 'English', de: 'Deutsch', lb: 'Lëtzebuergesch' };
export type IndexLetters = 'auto' | 'fr' | 'de' | 'en';

export interface Settings {
  language: Language;
  name: string;
  pattern: 'paris' | 'english';
  index: IndexLetters;
  big: boolean;
  colours: '2' | '4' | '4-de';
  back: 'wine' | 'indigo' | 'green';
  theme: 'auto' | 'light' | 'dark';
  cloth: 'sapin' | 'bordeaux' | 'nuit' | 'ardoise';
  contrast: number;
  grain: number;
  warmth: number;
  size: 'small' | 'normal' | 'big';
  motion: 'off' | 'quick' | 'normal' | 'slow';
  leftHanded: boolean;
  confirm: boolean;
  sounds: boolean;
}

const KEY = 'rebelote.settings';
const FIRST: Settings = {
  language: spoken(), name: '', pattern: 'paris', index: 'auto', big: false, colours: '2', back: 'wine', theme: 'dark',
  cloth: 'sapin', contrast: 50, grain: 50, warmth: 50, size: 'normal', motion: 'normal', leftHanded: false, confirm: false,
  sounds: true,
};

/** The browser's first language that the house speaks, or English. */
function spoken(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return (wanted.find((each) => (LANGUAGES as readonly string[]).includes(each)) as Language | undefined) ?? 'en';
}

function kept(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const sound = Object.entries(stored).filter(([name, value]) => fits(name, value));
    return { ...FIRST, ...Object.fromEntries(sound) };
  } catch {
    return { ...FIRST };
  }
}

/** Whether a stored value can be one of this setting: an older or damaged entry counts for nothing. */
function fits(name: string, value: unknown): boolean {
  const first = (FIRST as unknown as Record<string, unknown>)[name];
  return first !== undefined && typeof first === typeof value;
}

export const settings: Settings = $state(kept());

/** Put everything back to what it was in the beginning, but for language and name. */
export function reset(): void {
  Object.assign(settings, { ...FIRST, language: settings.language, name: settings.name });
}

const SPEEDS = { off: 0, quick: 0.5, normal: 1, slow: 1.6 };
const SIZES = { small: 0.85, normal: 1, big: 1.15 };
// the device may change while a page is open: an effect that reads these runs again
const still = new MediaQuery('(prefers-reduced-motion: reduce)');
const light = new MediaQuery('(prefers-color-scheme: light)');

/** What all durations are multiplied by; 0 where the device asks for no motion. */
export function speed(): number {
  return still.current ? 0 : SPEEDS[settings.motion];
}

/** The letters in the corners of the cards. */
export function letters(): 'fr' | 'de' | 'en' {
  if (settings.index !== 'auto') return settings.index;
  // Kinnek, Damm, Bouf
  return settings.language === 'lb' ? 'de' : settings.language;
}

/** Write the settings to the document and to this browser; to be called in an effect. */
export function wear(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && !light.current);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.cloth = settings.cloth;
  root.dataset.colours = settings.colours;
  root.dataset.back = settings.back;
  root.dataset.hand = settings.leftHanded ? 'left' : 'right';
  const between = (value: number, low: number, middle: number, high: number): number =>
    value < 50 ? low + ((middle - low) * value) / 50 : middle + ((high - middle) * (value - 50)) / 50;
  const style: Record<string, number> = {
    '--card-contrast': between(settings.contrast, 0.85, 1, 1.15),
    '--card-warmth': Math.max(0, between(settings.warmth, -1, 0, 1)),
    '--card-cold': Math.max(0, -between(settings.warmth, -1, 0, 1)),
    '--grain': settings.grain / 100,
    '--card-scale': SIZES[settings.size],
    '--speed': speed(),
  };
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, String(value));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
