import { beforeEach, expect, test } from 'vitest';
import { ask, Refused, unforeseen, Unreachable } from '$shell/api/ask';
import { settings } from '$shell/settings.svelte';
import { answering, json, unreachable } from './answering';

beforeEach(() => {
  settings.language = 'en';
});

test('the house answers with what was asked for', async () => {
  answering(() => json({ name: 'Anna' }));
  expect(await ask<unknown>('GET', '/api/me')).toEqual({ name: 'Anna' });
});

test('what is not JSON is taken as it is written', async () => {
  answering(() => new Response('Ra\n', { headers: { 'content-type': 'text/plain' } }));
  expect(await ask<string>('GET', '/api/tables/t/record')).toBe('Ra\n');
});

test('no content is an answer too', async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await ask<unknown>('DELETE', '/api/me')).toBeUndefined();
});

test('the house is told the language of the reader, beside what else the address says', async () => {
  const asked = answering(() => json(null));
  await ask('GET', '/api/games');
  settings.language = 'fr';
  await ask('GET', '/api/me/games?before=5');
  expect(asked.map(({ path, language }) => [path, language])).toEqual([
    ['/api/games', 'en'],
    ['/api/me/games?before=5', 'fr'],
  ]);
});

test('a wish travels as JSON, and a question has no body', async () => {
  const asked = answering(() => json(null));
  await ask('PATCH', '/api/me', { name: 'Zoé' });
  await ask('GET', '/api/me');
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { name: 'Zoé' }],
    ['GET', undefined],
  ]);
});

test('a refusal says why, in the words of the house', async () => {
  const fault = { type: 'fault', code: 'illegal', sentence: 'The lane is full.', rule: 'Ra 5.4' };
  answering(() => json(fault, 409));
  const refused = await ask('POST', '/api/tables/t/moves', {}).catch((wrong: unknown) => wrong);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ message: 'The lane is full.', fault });
});

test('a house that cannot be reached is not a refusal', async () => {
  answering(unreachable);
  await expect(ask('GET', '/api/me')).rejects.toBeInstanceOf(Unreachable);
});

test('what something on the way answers in words of its own counts as unreachable', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(ask('GET', '/api/me')).rejects.toBeInstanceOf(Unreachable);
});

test('what nobody can foresee is new each time', () => {
  const made = Array.from({ length: 20 }, unforeseen);
  expect(new Set(made).size).toBe(20);
  for (const each of made) expect(each).toMatch(/^[0-9a-f]{32}$/);
});
