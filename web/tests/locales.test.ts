import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '$shell/settings.svelte';

const WORDS = import.meta.glob<string>(['../locales/*.ftl', '../../src/perankh/games/*/locales/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/api/schema.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BOARDS = import.meta.glob<string>('../../src/perankh/games/*/board/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The words of the shell, or of a game, in one language. */
const wordsOf = (room: string, language: string) => WORDS[`${room}/locales/${language}.ftl`] ?? '';
const ROOMS = Object.keys(WORDS).flatMap((path) => /^(.*)\/locales\/en\.ftl$/.exec(path)?.[1] ?? []);

/** Every variable inside a part of a message. */
function variablesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(variablesIn);
  return 'type' in part && part.type === 'var' && 'name' in part ? [...inside, `$${part.name}`] : inside;
}

/** What a file says: each message and each of its forms, with its variables; what cannot be read is not there. */
function saidIn(text: string): Record<string, string[]> {
  const forms = new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [[id, value] as const]),
    ...Object.entries(attributes).map(([form, pattern]) => [`${id}.${form}`, pattern] as const),
  ]);
  return Object.fromEntries(forms.map(([form, pattern]) => [form, [...new Set(variablesIn(pattern))].sort()]));
}
const known = saidIn(wordsOf('..', 'en'));

/** The first arguments of all calls of `say`; what somebody else says, such as a game, is another matter. */
function messagesIn(source: string): string[] {
  return Array.from(source.matchAll(/(?<![\w.])say\(\s*((?:[^(),]|\([^()]*\))+)/g), ([, first]) => first!);
}
const literalsIn = (message: string) => Array.from(message.matchAll(/'([a-z][\w-]*)'/g), ([, name]) => name!);
/** What a template such as `level-${kind}` may come to. */
function familiesIn(message: string): RegExp[] {
  return Array.from(
    message.matchAll(/`([^`]*)`/g),
    ([, template]) => new RegExp(`^${template!.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
}
const named = Object.values(SOURCES).flatMap(messagesIn);

describe.each(ROOMS)('the words of %s', (room) => {
  test.each(LANGUAGES)('can be read to their last line (%s)', (language) => {
    const text = wordsOf(room, language);
    const written = Array.from(text.matchAll(/^([a-z][\w-]*) *=/gm), ([, name]) => name!);
    expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  test('say the same things of the same facts in every language', () => {
    const [first, ...others] = LANGUAGES.map((language) => saidIn(wordsOf(room, language)));
    for (const other of others) expect(other).toEqual(first);
  });
});

test('whatever the shell says has its words', () => {
  const wanted = named.filter((message) => !message.includes('`')).flatMap(literalsIn);
  expect(wanted.length).toBeGreaterThan(200);
  expect(wanted.filter((name) => !(name in known))).toEqual([]);
  const families = named.flatMap(familiesIn);
  expect(families.length).toBeGreaterThan(5);
  expect(families.filter((family) => !Object.keys(known).some((name) => family.test(name)))).toEqual([]);
});

test('whatever a board says has its words', () => {
  for (const [path, source] of Object.entries(BOARDS)) {
    const words = saidIn(wordsOf(path.replace(/\/board\/.*/, ''), 'en'));
    const wanted = messagesIn(source).filter((message) => !message.includes('`'));
    expect(wanted.flatMap(literalsIn).filter((name) => !(name in words))).toEqual([]);
  }
});

test('no words of the shell are kept that nobody says', () => {
  const everything = Object.values(SOURCES).join('\n');
  const families = named.flatMap(familiesIn);
  const isSaid = (name: string) => everything.includes(`'${name}'`) || families.some((family) => family.test(name));
  expect(Object.keys(known).filter((name) => !isSaid(name))).toEqual([]);
});
