/** Tables of Ra, as the house describes them. */
import type { Choice, SheetPart } from '$shell/board/contract';
import type { Kind, Seat, View } from '../view';

const LANE_SPACES = 8;

/** A lane with these tiles on its first spaces; null leaves a gap. */
export const lane = (...tiles: (Kind | null)[]): (Kind | null)[] =>
  Array.from({ length: LANE_SPACES }, (_, slot) => tiles[slot] ?? null);

export const seat = (some: Partial<Seat> = {}): Seat => ({
  fame: 10,
  suns: [9, 6, 5, 2],
  spent_suns: [],
  tiles: {},
  ...some,
});

/** A table for two at the beginning of a turn of seat 0, but for what is given. */
export const table = (some: Partial<View> = {}): View => ({
  players: 2,
  epoch: 1,
  to_act: 0,
  phase: 'turn',
  ra_track: 0,
  lane: lane(),
  centre_sun: 1,
  bag: { ra: 30, nile: 25 },
  seats: [seat(), seat({ suns: [8, 7, 4, 3] })],
  ...some,
});

export const choice = (action: string, allowed = true): Choice => ({
  action,
  allowed,
  words: action,
  rule: 'Ra 4.2',
  why: allowed ? null : 'Not now.',
  luck: false,
  outlook: [],
  gain: null,
});

export const part = (kind: SheetPart['kind'], lines: Record<string, (number | null)[]>): SheetPart => ({
  kind,
  title: kind,
  totals: [],
  lines: Object.entries(lines).map(([category, points]) => ({ category, words: category, rule: 'Ra 11.1', points })),
});
