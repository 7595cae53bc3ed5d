import { expect, test } from 'vitest';
import type { Choice } from '$shell/board/contract';
import { offered } from '../choices';
import type { View } from '../view';
import { choice, seat, table } from './tables';

const all = (...allowed: string[]): Choice[] =>
  [
    'draw',
    'invoke',
    'take nile',
    'stop',
    'pass',
    ...Array.from({ length: 16 }, (_, sun) => `bid ${sun + 1}`),
    'lose art',
    'lose writing',
    'lose temple',
  ].map((action) => choice(action, allowed.includes(action)));
const actions = (view: View, choices: Choice[], reader = 0) =>
  offered(choices, view, reader).map((each) => each.action);

test('on a turn one draws or invokes Ra; what gods can take is chosen in the lane', () => {
  expect(actions(table(), all('draw', 'invoke', 'take nile'))).toEqual(['draw', 'invoke']);
});

test('what is not allowed keeps its button, so that one can ask why', () => {
  const [draw, invoke] = offered(all('invoke'), table(), 0);
  expect([draw?.allowed, invoke?.allowed]).toEqual([false, true]);
});

test('in an auction each sun of one’s own has a button, lowest first, and passing comes last', () => {
  const view = table({ phase: 'bid', seats: [seat({ suns: [9, 5, 2], spent_suns: [6] }), seat()] });
  expect(actions(view, all('bid 5', 'bid 9', 'pass'))).toEqual(['bid 2', 'bid 5', 'bid 9', 'pass']);
});

test('whoever plays gods may stop', () => {
  expect(actions(table({ phase: 'gods' }), all('take nile', 'stop'))).toEqual(['stop']);
});

test('of a disaster’s victims only those that may be lost are offered, in the order of the tiles', () => {
  const tiles = { writing: 1, art: 2, temple: 1, nile: 3 };
  const view = table({ phase: 'loss', seats: [seat({ tiles }), seat()] });
  expect(actions(view, all('lose writing', 'lose art'))).toEqual(['lose art', 'lose writing']);
});

test('when all is over nothing is offered', () => {
  expect(actions(table({ phase: 'over', to_act: null }), all('draw'))).toEqual([]);
});

test('each seat is offered what it owns, and a seat that is not there nothing', () => {
  const view = table({ phase: 'bid' });
  expect(actions(view, all('pass'), 1)).toEqual(['bid 3', 'bid 4', 'bid 7', 'bid 8', 'pass']);
  expect(actions(view, all('pass'), 4)).toEqual([]);
});
