/**
 * What a board gets from the shell, and what it gives.
 *
 * A game's board lies in its folder, `board/index.ts` is its door: `export default { Board, ... } satisfies GameBoard<View>`.
 * It holds no rules: what may be chosen, why not, and what it would bring comes from the house.
 */
import type { ChairInfo, Choice, LogEntry, SheetPart } from '$shell/api/schema';
import type { Say } from '$shell/words.svelte';
import type { Component } from 'svelte';
import type { Flight } from './motion';

export type { ChairInfo, Choice, LogEntry, SheetPart };
export type GameEvent = { readonly event: string; readonly rule?: string } & Readonly<Record<string, unknown>>;

/** What a board shows; everything changes while it is there. */
export interface BoardProps<View = Record<string, unknown>> {
  /** What lies on the table, as it is shown now: while events are played it lags behind what is true. */
  view: View;
  /** The seat from which one looks: the reader's own, or null for a spectator and in a replay. */
  seat: number | null;
  chairs: readonly ChairInfo[];
  toAct: number | null;
  phase: string;
  scores: readonly (number | null)[];
  /** What the reader is asked now, allowed or not; empty while others decide, and while events are still shown. */
  choices: readonly Choice[];
  /** The action that waits to be confirmed. */
  chosen: string | null;
  /** Choose an action that is allowed, or let the shell say why another one is not. */
  choose: (choice: Choice) => void;
  /** What taking everything on offer would bring each seat; null where nothing is. */
  prospect: readonly number[] | null;
  /** The score sheet, with what would be scored now. */
  sheet: readonly SheetPart[];
  /** Show the score sheet to the reader. */
  openSheet: () => void;
  /** What has happened up to what is shown, oldest first, as far back as the shell knows: who passed, what others bid. */
  events: readonly GameEvent[];
  /** The words of the game, in the reader's language. */
  say: Say;
}

/** A picture on the button of an action. */
export interface ActionIconProps {
  action: string;
}

export interface GameBoard<View = Record<string, unknown>> {
  Board: Component<BoardProps<View>>;
  ActionIcon: Component<ActionIconProps>;
  /** Of all that is asked, what deserves a button, in their order; the rest can be chosen on the board alone. */
  offered: (choices: readonly Choice[], view: View, seat: number) => readonly Choice[];
  /** Which pieces fly from where to where while this happens. */
  flights: (event: GameEvent, before: View, after: View) => readonly Flight[];
}

export type AnyBoard = GameBoard<never>;

const BOARDS = import.meta.glob<AnyBoard>('../../../src/perankh/games/*/board/index.ts', { import: 'default' });
const COVERS = import.meta.glob<string>('../../../src/perankh/games/*/board/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const folderOf = (path: string) => path.split('/').at(-3);

/** The board of a game; null where none has been drawn yet. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const loader = Object.entries(BOARDS).find(([path]) => folderOf(path) === game)?.[1];
  return loader ? await loader() : null;
}

/** The picture that stands for a game. */
export function coverOf(game: string): string | undefined {
  return Object.entries(COVERS).find(([path]) => folderOf(path) === game)?.[1];
}
