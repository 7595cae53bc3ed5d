/** Moments and spans as people say them. */
import { words } from '$shell/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** How far off a moment is: in 2 days, 5 minutes ago. */
export function fromNow(moment: number): string {
  const seconds = Math.round((moment - Date.now()) / 1000);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}

export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(moment);
}

export function daysIn(seconds: number): number {
  return Math.round(seconds / DAY);
}
