/** What the parts of a table have at hand. */
import type { GameInfo } from '$shell/api/schema';
import type { AnyBoard, GameBoard } from '$shell/board/contract';
import type { Say } from '$shell/words.svelte';

/** A game with everything needed to show it. */
export interface Staged {
  info: GameInfo;
  say: Say;
  /** Null where no board has been drawn yet. */
  board: GameBoard | null;
}

/** What a board takes for its own view comes from the house as it is. */
export function asBoard(board: AnyBoard | null): GameBoard | null {
  return board as unknown as GameBoard | null;
}
