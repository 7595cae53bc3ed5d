/** What a page puts into the frame around it. */
import type { Snippet } from 'svelte';

class Frame {
  /** Shown beside the name of the house; the page that sets it takes it away again. */
  middle = $state.raw<Snippet | null>(null);
}

export const frame = new Frame();
