/** Whoever sits in front of this browser, as the house knows them. */
import { ask } from './api/ask';
import type { Me } from './api/schema';
import { settings } from './settings.svelte';

class Myself {
  known = $state.raw<Me | null>(null);
  #asking: Promise<void> | null = null;

  /** Whether the house knows us: as a guest, or by an account. */
  get isKnown(): boolean {
    return this.known?.kind != null;
  }

  /** Whoever asks while somebody else does waits for the same answer. */
  load(): Promise<void> {
    this.#asking ??= this.#load().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #load(): Promise<void> {
    this.known = await ask<Me>('GET', '/api/me');
    if (this.known.settings) settings.adoptFromHouse(this.known.settings);
  }

  /** A stranger who sat down is a guest now, and likes in the house what this browser remembers. */
  async becameGuest(): Promise<void> {
    if (!this.isKnown) this.known = await ask<Me>('PATCH', '/api/me', { settings: settings.all });
  }

  /** Like something otherwise from now on, here and wherever the house knows us. */
  async like(changed: Partial<(typeof settings)['all']>): Promise<void> {
    settings.adopt(changed);
    settings.keep();
    if (this.isKnown) this.known = await ask<Me>('PATCH', '/api/me', { settings: settings.all });
  }
}

export const me = new Myself();
