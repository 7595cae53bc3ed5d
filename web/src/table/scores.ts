/** Scores as people read them. */
import { say } from '$shell/words.svelte';

/** What holds scores by seat; in words where the game's scores are no amounts. */
export interface Scored {
  readonly scores: readonly (number | null)[] | null;
  readonly scores_said?: readonly (string | null)[];
}

/** The score of a seat; null where the reader cannot know it. */
export function scoreOf({ scores, scores_said }: Scored, seat: number): string | null {
  const points = scores?.[seat] ?? null;
  if (points === null) return null;
  const said = scores_said?.[seat] ?? null;
  return said === null ? say('points', { count: points }) : say('score', { score: said });
}
