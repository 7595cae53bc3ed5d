import { beforeEach, expect, test } from 'vitest';
import { found, tableIn, type Wish } from '$shell/home/founding';
import { me } from '$shell/me.svelte';
import { promised } from '$shell/table/promise';
import { answering, forgetting, json, type Asked } from './answering';

const CODE = 'Ab3_-Ab3_-Ab3_-A';
const WISH: Wish = {
  game: 'ra',
  seats: [{ kind: 'me', bot: 'greedy' }],
  options: {},
  public: false,
  spectators: true,
  pace: 'untimed',
  seconds: 60,
  reserve: 300,
  days: 3,
  name: null,
};

/** The house fixes the luck of a table, lets it be founded, and knows us from then on. */
function house({ path }: Asked): Response {
  if (path === '/api/tables/commitments') return json({ table: CODE, commitment: 'seal' });
  if (path === '/api/tables') return json({ table: CODE });
  return json({ kind: 'guest', name: 'Guest', language: 'en', settings: null });
}

beforeEach(() => {
  localStorage.clear();
  me.known = null;
});

test('a table is found in its link', () => {
  expect(tableIn(`https://house.example/t/${CODE}`)).toBe(CODE);
  expect(tableIn(`http://localhost:8000/t/${CODE}/`)).toBe(CODE);
  expect(tableIn(`https://house.example/t/${CODE}?lang=fr#board`)).toBe(CODE);
});

test('a table is found by its code, pasted with what surrounds it', () => {
  expect(tableIn(CODE)).toBe(CODE);
  expect(tableIn(`  ${CODE}\n`)).toBe(CODE);
});

test('nothing else is a table', () => {
  for (const pasted of ['', 'Ra', CODE.slice(1), `${CODE}A`, `https://house.example/replay/${CODE}`, `${CODE} ${CODE}`])
    expect(tableIn(pasted)).toBeNull();
});

test('a table is founded with luck that the house has fixed before we add ours', async () => {
  const asked = answering(house);
  expect(await found(WISH)).toBe(CODE);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/tables/commitments',
    'POST /api/tables',
    'PATCH /api/me',
  ]);
  const founded = asked[1]?.body as Record<string, string>;
  expect(founded).toEqual({ ...WISH, table: CODE, contribution: founded['contribution'] });
  expect(founded['contribution']).toMatch(/^[0-9a-f]{32}$/);
});

test('what the house promised of its luck is kept, so that the table can be held to it', async () => {
  answering(house);
  expect(promised(CODE)).toBeNull();
  await found(WISH);
  expect(promised(CODE)).toBe('seal');
});

test('a browser that keeps nothing founds tables all the same', async () => {
  answering(house);
  forgetting();
  expect(await found(WISH)).toBe(CODE);
  expect(promised(CODE)).toBeNull();
});

test('whoever founds a table is a guest from then on, and somebody known stays who they are', async () => {
  const asked = answering(house);
  await found(WISH);
  expect(me.known).toMatchObject({ kind: 'guest' });
  await found(WISH);
  expect(asked.filter(({ path }) => path === '/api/me')).toHaveLength(1);
});
