import { describe, expect, test } from 'vitest';
import { wordsOf } from '$shell/words.svelte';
import { animalOf } from '../players';
import {
  answersIn,
  choiceOf,
  counted,
  DISASTERS,
  familyOf,
  isDisaster,
  KINDS,
  numeral,
  pointsOf,
  seatsFrom,
  spacesOf,
  stacks,
  totalOf,
  type View,
} from '../view';
import { choice, part, table } from './tables';

describe('tiles', () => {
  test('are stacked kind by kind, as players sort them', () => {
    expect(stacks({ temple: 1, nile: 3, god: 2 })).toEqual([
      { kind: 'god', count: 2 },
      { kind: 'nile', count: 3 },
      { kind: 'temple', count: 1 },
    ]);
  });

  test('that are not there have no stack, nor those that are not asked for', () => {
    expect(stacks({ nile: 0, flood: 1 })).toEqual([{ kind: 'flood', count: 1 }]);
    expect(stacks({ nile: 2, flood: 1 }, ['nile', 'gold'])).toEqual([{ kind: 'nile', count: 2 }]);
    expect(stacks({})).toEqual([]);
  });

  test('are counted all together', () => {
    expect(totalOf({ nile: 3, god: 2 })).toBe(5);
    expect(totalOf({})).toBe(0);
  });

  test('are counted in words, in each language', async () => {
    const [english, french] = await Promise.all([wordsOf('ra', 'en'), wordsOf('ra', 'fr')]);
    expect(counted(english, { kind: 'nile', count: 3 })).toBe('3 Niles');
    expect(counted(english, { kind: 'nile', count: 1 })).toBe('1 Nile');
    expect(counted(french, { kind: 'flood', count: 2 })).toBe('2 crues');
  });

  test('of a disaster wear the colours of what it takes', () => {
    expect(KINDS.filter(isDisaster)).toEqual([...DISASTERS]);
    expect(DISASTERS.map(familyOf)).toEqual(['pharaoh', 'nile', 'civilisation', 'monument']);
    expect(familyOf('temple')).toBe('monument');
    expect(familyOf('writing')).toBe('civilisation');
    expect(familyOf('gold')).toBe('gold');
  });

  test.each(['en', 'fr'] as const)('all have their words and their forms (%s)', async (language) => {
    const say = await wordsOf('ra', language);
    for (const kind of KINDS)
      for (const form of ['', '.a', '.the', '.many']) expect(say(`tile-${kind}${form}`)).not.toMatch(/^tile-/);
  });
});

describe('points', () => {
  const sheet = [
    part('scored', { nile: [99, 99] }),
    part('now', { nile: [3, null], gods: [4, -2], gold: [6, null] }),
    part('end', { monuments: [5, 0] }),
  ];

  test('are those of the seat in these categories, together', () => {
    expect(pointsOf(sheet, 'now', 0, ['gods', 'gold'])).toBe(10);
    expect(pointsOf(sheet, 'now', 1, ['gods', 'gold'])).toBe(-2);
  });

  test('of the end of the game are not those of now', () => {
    expect(pointsOf(sheet, 'end', 0, ['monuments'])).toBe(5);
    expect(pointsOf(sheet, 'now', 0, ['monuments'])).toBeNull();
  });

  test('may be none without being nothing to tell', () => {
    expect(pointsOf(sheet, 'end', 1, ['monuments'])).toBe(0);
    expect(pointsOf(sheet, 'now', 1, ['nile'])).toBeNull();
    expect(pointsOf([], 'now', 0, ['nile'])).toBeNull();
  });
});

describe('seats', () => {
  test('are seen in the order of play, from the reader on', () => {
    expect(seatsFrom(4, 2)).toEqual([2, 3, 0, 1]);
  });

  test('are seen from the first by whoever has none', () => {
    expect(seatsFrom(3, null)).toEqual([0, 1, 2]);
  });

  test('have each an animal of its own, in its own colour', () => {
    const animals = seatsFrom(5, null).map(animalOf);
    expect(new Set(animals.map(({ glyph }) => glyph)).size).toBe(5);
    expect(new Set(animals.map(({ hue }) => hue)).size).toBe(5);
  });
});

describe('answers', () => {
  const inAuction = (high_bid: number | null = null, high_bidder: number | null = null): View =>
    table({ phase: 'bid', players: 4, auction: { priest: 3, voluntary: false, high_bid, high_bidder } });

  test('are what each seat has bid or passed in this auction', () => {
    const events = [
      { event: 'drew', seat: 3, tile: 'nile' },
      { event: 'ra_came', seat: 3, ra_track: 2 },
      { event: 'bid', seat: 0, sun: 4 },
      { event: 'could_not_bid', seat: 1 },
      { event: 'passed', seat: 2 },
    ];
    const answers = answersIn(inAuction(4, 0), events);
    expect(Object.fromEntries(answers)).toEqual({ 0: { sun: 4 }, 1: { sun: null }, 2: { sun: null } });
  });

  test.each(['ra_came', 'invoked', 'forced_to_invoke'])('begin anew when an auction has begun (%s)', (event) => {
    const events = [
      { event: 'invoked', seat: 1 },
      { event: 'passed', seat: 2 },
      { event: 'nobody_bid' },
      { event, seat: 3 },
      { event: 'passed', seat: 0 },
    ];
    expect(Object.fromEntries(answersIn(inAuction(), events))).toEqual({ 0: { sun: null } });
  });

  test('without events are the best bid, for the table shows it', () => {
    expect(Object.fromEntries(answersIn(inAuction(7, 2), []))).toEqual({ 2: { sun: 7 } });
    expect(answersIn(inAuction(), []).size).toBe(0);
  });

  test('that were given before anybody can tell how the auction began are not guessed', () => {
    expect(answersIn(inAuction(), [{ event: 'passed', seat: 1 }]).size).toBe(0);
  });

  test('are gone when no auction is going on', () => {
    const events = [
      { event: 'invoked', seat: 0 },
      { event: 'passed', seat: 1 },
    ];
    expect(answersIn(table(), events).size).toBe(0);
  });
});

test('a choice is found by its action', () => {
  const choices = [choice('bid 4'), choice('bid 14', false)];
  expect(choiceOf(choices, 'bid 14')).toBe(choices[1]);
  expect(choiceOf(choices, 'bid 1')).toBeUndefined();
});

test('the Ra track has the spaces that are printed for so many players (Ra 3.5)', () => {
  expect([2, 3, 4, 5].map((players) => spacesOf(table({ players })))).toEqual([6, 8, 9, 10]);
});

test('epochs are numbered as on the board', () => {
  expect([1, 2, 3].map(numeral)).toEqual(['I', 'II', 'III']);
});
