import { beforeEach, expect, test, vi } from 'vitest';
import { forgetting } from './answering';

let calmed: ((change: { matches: boolean }) => void) | undefined;

/** The settings of somebody who has just come, with a browser that speaks these languages. */
async function settingsOf(languages: string[] = ['en'], isCalm = false) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.stubGlobal('matchMedia', () => ({
    matches: isCalm,
    addEventListener: (_: string, listener: typeof calmed) => (calmed = listener),
  }));
  vi.resetModules();
  return (await import('$shell/settings.svelte')).settings;
}

beforeEach(() => localStorage.clear());

test.each([
  [['fr-CH', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['de', 'fr-FR', 'en'], 'fr'],
  [['de', 'it'], 'en'],
  [[], 'en'],
])('a browser that speaks %j reads %s', async (languages, language) => {
  expect((await settingsOf(languages)).language).toBe(language);
});

test('what was liked before is kept by the browser, and wins over its language', async () => {
  const before = await settingsOf(['fr']);
  before.adopt({ language: 'en', theme: 'dark', speed: 'slow', sound: true });
  before.keep();
  const after = await settingsOf(['fr']);
  expect(after.all).toEqual({ language: 'en', theme: 'dark', speed: 'slow', sound: true });
});

test('what the house knows wins over what the browser kept, and is kept from then on', async () => {
  const settings = await settingsOf(['en']);
  settings.adopt({ theme: 'dark' });
  settings.keep();
  settings.adoptFromHouse({ language: 'fr', theme: 'light', speed: 'fast', sound: true });
  expect(settings.all).toEqual({ language: 'fr', theme: 'light', speed: 'fast', sound: true });
  expect((await settingsOf(['en'])).all).toEqual(settings.all);
});

test('where the house knows no language, the browser’s stays', async () => {
  const settings = await settingsOf(['fr']);
  settings.adoptFromHouse({ language: null, theme: 'light', speed: 'fast', sound: false });
  expect(settings.language).toBe('fr');
});

test('one wish changes nothing else', async () => {
  const settings = await settingsOf(['fr']);
  settings.adopt({ sound: true });
  expect(settings.all).toEqual({ language: 'fr', theme: 'system', speed: 'normal', sound: true });
});

test('a browser that keeps nothing, or keeps nonsense, is welcome', async () => {
  localStorage.setItem('settings', '{');
  expect((await settingsOf(['fr'])).language).toBe('fr');
  forgetting();
  const settings = await settingsOf(['fr']);
  expect(() => settings.keep()).not.toThrow();
  expect(settings.language).toBe('fr');
});

test('slow takes longer than usual, and fast less', async () => {
  const settings = await settingsOf();
  const factors = (['slow', 'normal', 'fast'] as const).map((speed) => {
    settings.adopt({ speed });
    return settings.factor;
  });
  expect(factors).toEqual(factors.toSorted((one, other) => other - one));
  expect(factors[1]).toBe(1);
});

test('without animations nothing moves, and people still have time to read', async () => {
  const settings = await settingsOf();
  expect(settings.moves).toBe(true);
  settings.adopt({ speed: 'off' });
  expect(settings.moves).toBe(false);
  expect(settings.factor).toBeGreaterThan(0);
});

test('nothing moves for whoever asked their device for less motion, from the moment they ask', async () => {
  const settings = await settingsOf(['en'], true);
  expect(settings.moves).toBe(false);
  calmed?.({ matches: false });
  expect(settings.moves).toBe(true);
  calmed?.({ matches: true });
  expect(settings.moves).toBe(false);
});
