/** The table of Ra as the house describes it (`notation.py`), and how the board arranges it. */
import type { Choice, GameEvent, SheetPart } from '$shell/board/contract';
import type { Say } from '$shell/words.svelte';

export const CIVILISATIONS = ['art', 'agriculture', 'religion', 'astronomy', 'writing'] as const;
export const MONUMENTS = [
  'fortress',
  'obelisk',
  'palace',
  'pyramid',
  'sphinx',
  'statues',
  'step_pyramid',
  'temple',
] as const;
export const DISASTERS = ['funeral', 'drought', 'unrest', 'earthquake'] as const;
/** In the order in which a player sorts them. */
export const KINDS = [
  'ra',
  'god',
  'gold',
  'pharaoh',
  'nile',
  'flood',
  ...CIVILISATIONS,
  ...MONUMENTS,
  ...DISASTERS,
] as const;
export type Kind = (typeof KINDS)[number];
export type Family = 'ra' | 'god' | 'gold' | 'pharaoh' | 'nile' | 'flood' | 'civilisation' | 'monument';
export type Tiles = Readonly<Partial<Record<Kind, number>>>;

export interface Seat {
  readonly fame: number;
  /** Face up, highest first. */
  readonly suns: readonly number[];
  /** Face down until the epoch ends. */
  readonly spent_suns: readonly number[];
  readonly tiles: Tiles;
}

export interface View {
  readonly players: number;
  readonly epoch: number;
  readonly to_act: number | null;
  readonly phase: 'turn' | 'gods' | 'bid' | 'loss' | 'over';
  readonly ra_track: number;
  readonly lane: readonly (Kind | null)[];
  readonly centre_sun: number;
  readonly bag: Tiles;
  readonly seats: readonly Seat[];
  readonly auction?: {
    readonly priest: number;
    readonly voluntary: boolean;
    readonly high_bid: number | null;
    readonly high_bidder: number | null;
  };
  readonly losses?: {
    readonly civilisations: number;
    readonly monuments: number;
    readonly playing_gods: boolean;
    readonly priest: number;
  };
}

export interface Stacked {
  readonly kind: Kind;
  readonly count: number;
}

/** By number of players: the spaces of the Ra track, as they are printed on the board (components.py, RA_SPACES). */
const RA_SPACES: Readonly<Record<number, number>> = { 2: 6, 3: 8, 4: 9, 5: 10 };
export const EPOCHS = 3;
const NUMERALS = ['', 'I', 'II', 'III'];

export const spacesOf = (view: View): number => RA_SPACES[view.players] ?? view.ra_track;
export const numeral = (epoch: number): string => NUMERALS[epoch] ?? `${epoch}`;

const isOneOf = (kinds: readonly Kind[], kind: Kind) => kinds.includes(kind);
export const isDisaster = (kind: Kind) => isOneOf(DISASTERS, kind);

/** What a tile looks like: a disaster wears the colours of what it takes. */
export function familyOf(kind: Kind): Family {
  if (isOneOf(MONUMENTS, kind) || kind === 'earthquake') return 'monument';
  if (isOneOf(CIVILISATIONS, kind) || kind === 'unrest') return 'civilisation';
  if (kind === 'funeral') return 'pharaoh';
  if (kind === 'drought') return 'nile';
  return kind as Family;
}

/** The tiles there are, kind by kind, in order. */
export function stacks(tiles: Tiles, kinds: readonly Kind[] = KINDS): Stacked[] {
  return kinds.flatMap((kind) => {
    const count = tiles[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

export const totalOf = (tiles: Tiles): number => Object.values(tiles).reduce((sum, count) => sum + count, 0);

/** "3 Niles". */
export function counted(say: Say, { kind, count }: Stacked): string {
  return say('picture-count', { count, tile: say(`tile-${kind}`), many_tile: say(`tile-${kind}.many`) });
}

/** What the sheet says some categories bring a seat, if they were scored now or when the game ends. */
export function pointsOf(
  sheet: readonly SheetPart[],
  kind: 'now' | 'end',
  seat: number,
  categories: readonly string[],
): number | null {
  const lines = sheet.filter((part) => part.kind === kind).flatMap((part) => part.lines);
  const points = lines
    .filter(({ category }) => categories.includes(category))
    .map((line) => line.points[seat] ?? null)
    .filter((each) => each !== null);
  return points.length > 0 ? points.reduce((sum, each) => sum + each, 0) : null;
}

/** The seats in the order in which they play, from one of them on; without it, from the first. */
export function seatsFrom(players: number, first: number | null): number[] {
  return Array.from({ length: players }, (_, number) => ((first ?? 0) + number) % players);
}

export interface Answer {
  /** The sun that was bid; null for whoever passed. */
  readonly sun: number | null;
}

const BEGINS_AN_AUCTION = ['ra_came', 'invoked', 'forced_to_invoke'];

/** What each seat has answered in the auction that is going on, as far as the events tell it. */
export function answersIn(view: View, events: readonly GameEvent[]): ReadonlyMap<number, Answer> {
  const answers = new Map<number, Answer>();
  if (!view.auction) return answers;
  const begins = events.findLastIndex(({ event }) => BEGINS_AN_AUCTION.includes(event));
  for (const { event, seat, sun } of begins < 0 ? [] : events.slice(begins + 1)) {
    if (event === 'bid') answers.set(seat as number, { sun: sun as number });
    if (event === 'passed' || event === 'could_not_bid') answers.set(seat as number, { sun: null });
  }
  const { high_bidder, high_bid } = view.auction;
  if (high_bidder !== null) answers.set(high_bidder, { sun: high_bid });
  return answers;
}

/** The choice that an action of this name is. */
export function choiceOf(choices: readonly Choice[], action: string): Choice | undefined {
  return choices.find((choice) => choice.action === action);
}
