/** Something that somebody asked for: whether it is under way, and what went wrong, to be said beside it. */
import { Refused, Unreachable } from '$shell/api/ask';
import { say } from '$shell/words.svelte';

export class Errand {
  isUnderWay = $state(false);
  problem = $state('');

  /** Do it, unless it is being done; whether it was done. */
  async run(act: () => Promise<void>): Promise<boolean> {
    if (this.isUnderWay) return false;
    this.isUnderWay = true;
    this.problem = '';
    try {
      await act();
      return true;
    } catch (fault) {
      this.problem = sentenceOf(fault);
      return false;
    } finally {
      this.isUnderWay = false;
    }
  }
}

/** What went wrong, for people. */
function sentenceOf(fault: unknown): string {
  if (fault instanceof Refused) return fault.message;
  if (fault instanceof Unreachable) return say('unreachable');
  if (fault instanceof DOMException) return say('passkey-cancelled'); // the browser's own dialog was closed
  throw fault;
}
