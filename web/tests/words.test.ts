import { beforeEach, expect, test } from 'vitest';
import { settings, type Language } from '$shell/settings.svelte';
import { listed, say, signed, words, wordsOf } from '$shell/words.svelte';

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await words.learn();
}

beforeEach(() => speak('en'));

test('a message is said in the language of the reader', async () => {
  expect(say('close')).toBe('Close');
  await speak('fr');
  expect(say('close')).toBe('Fermer');
});

test('the page says which language it is in', async () => {
  expect(document.documentElement.lang).toBe('en');
  await speak('fr');
  expect([document.documentElement.lang, words.language]).toEqual(['fr', 'fr']);
});

test('a message says its facts, counted as the language counts', async () => {
  expect(say('points', { count: 1 })).toBe('1 point');
  expect(say('points', { count: 0 })).toBe('0 points');
  await speak('fr');
  expect(say('points', { count: 0 })).toBe('0 point');
  expect(say('points', { count: 2 })).toBe('2 points');
});

test('what a person is called stands in a sentence as it is written', () => {
  expect(say('turn-of', { name: 'Zoé' })).toBe('Zoé is deciding…');
});

test('whoever changes their mind while words come is not given those they no longer want', async () => {
  settings.language = 'fr';
  const french = words.learn();
  settings.language = 'en';
  await french;
  expect([words.language, say('close')]).toEqual(['en', 'Close']);
});

test('the words of a game are its own, in each language', async () => {
  const [english, french] = await Promise.all([wordsOf('ra', 'en'), wordsOf('ra', 'fr')]);
  expect(english('tile-nile')).toBe('Nile');
  expect(french('tile-nile')).toBe('Nil');
});

test('a form of a message is named behind a dot', async () => {
  const sayRa = await wordsOf('ra', 'en');
  expect(sayRa('tile-nile.a')).toBe('a Nile');
  expect(sayRa('tile-nile.many')).toBe('Niles');
});

test('what has no words is called by its name', async () => {
  const sayRa = await wordsOf('ra', 'en');
  expect(say('no-such-message')).toBe('no-such-message');
  expect(sayRa('tile-nile.no-such-form')).toBe('tile-nile.no-such-form');
  expect((await wordsOf('no_such_game', 'en'))('title')).toBe('title');
});

test('points that are a difference show their sign', async () => {
  expect([3, 0, -2, 1200].map(signed)).toEqual(['+3', '0', '−2', '+1,200']);
  await speak('fr');
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('names are joined as a sentence joins them', async () => {
  expect(listed(['Anna'])).toBe('Anna');
  expect(listed(['Anna', 'Karim'])).toBe('Anna and Karim');
  await speak('fr');
  expect(listed(['Anna', 'Karim', 'Zoé'])).toBe('Anna, Karim et Zoé');
});
