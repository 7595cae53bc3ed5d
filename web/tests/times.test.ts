import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf, daysIn, fromNow } from '$shell/home/times';
import { settings } from '$shell/settings.svelte';
import { words } from '$shell/words.svelte';

const NOW = Date.UTC(2026, 2, 5, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

async function speak(language: 'en' | 'fr'): Promise<void> {
  settings.language = language;
  await words.learn();
}

test('how far off a moment is, is said in English', async () => {
  await speak('en');
  expect(fromNow(NOW + 2 * DAY)).toBe('in 2 days');
  expect(fromNow(NOW + DAY)).toBe('tomorrow');
  expect(fromNow(NOW - 3 * HOUR)).toBe('3 hours ago');
  expect(fromNow(NOW + 5 * MINUTE)).toBe('in 5 minutes');
  expect(fromNow(NOW - 30 * SECOND)).toBe('30 seconds ago');
  expect(fromNow(NOW)).toBe('now');
});

test('how far off a moment is, is said in French', async () => {
  await speak('fr');
  expect(fromNow(NOW + 2 * DAY)).toBe('après-demain');
  expect(fromNow(NOW + 3 * DAY)).toBe('dans 3 jours');
  expect(fromNow(NOW - DAY)).toBe('hier');
  expect(fromNow(NOW - 3 * HOUR)).toBe('il y a 3 heures');
  expect(fromNow(NOW + 5 * MINUTE)).toBe('dans 5 minutes');
  expect(fromNow(NOW)).toBe('maintenant');
});

test('nobody is promised more time than there is', async () => {
  await speak('en');
  expect(fromNow(NOW + 2 * DAY - SECOND)).toBe('tomorrow');
  expect(fromNow(NOW + HOUR - SECOND)).toBe('in 59 minutes');
});

test('a day is written out as its readers write it', async () => {
  await speak('en');
  expect(dayOf(NOW)).toBe('March 5, 2026');
  await speak('fr');
  expect(dayOf(NOW)).toBe('5 mars 2026');
});

test('a span is counted in days', () => {
  expect(daysIn(3 * 86_400)).toBe(3);
  expect(daysIn(86_400)).toBe(1);
});
