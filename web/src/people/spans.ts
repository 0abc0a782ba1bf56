/** How long something lasts, in words. */
import { say } from '../state/say.svelte';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** A time in its largest whole unit, days with their hours; rounded down, so that nobody is too late. */
export function span(seconds: number): string {
  const hours = (left: number): string => say('span-hours', { number: Math.floor(left / HOUR_S) });
  if (seconds < MINUTE_S) return say('setup-delay-seconds', { number: Math.floor(seconds) });
  if (seconds < HOUR_S) return say('setup-delay-minutes', { number: Math.floor(seconds / MINUTE_S) });
  if (seconds < DAY_S) return hours(seconds);
  const days = say('setup-clock-days', { number: Math.floor(seconds / DAY_S) });
  return seconds % DAY_S < HOUR_S ? days : `${days} ${hours(seconds % DAY_S)}`;
}
