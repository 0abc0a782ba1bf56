/** Days and moments as the language writes them. */
import { locales } from './say.svelte';
import type { Language } from './settings.svelte';

/** Browsers know no Luxembourgish months and would write German days. */
const MONTHS = ['Jan.', 'Feb.', 'Mäe.', 'Abr.', 'Mee', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'];

/** A day, of a time in seconds: 30. Nov. 2026. */
export function day(language: Language, seconds: number): string {
  const when = new Date(seconds * 1000);
  if (language === 'lb') return `${when.getDate()}. ${MONTHS[when.getMonth()]} ${when.getFullYear()}`;
  return new Intl.DateTimeFormat(locales(language), { dateStyle: 'medium' }).format(when);
}

/** A day and the time of it. */
export function moment(language: Language, seconds: number): string {
  const when = new Date(seconds * 1000);
  if (language === 'lb') return `${day(language, seconds)} ${two(when.getHours())}:${two(when.getMinutes())}`;
  return new Intl.DateTimeFormat(locales(language), { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
