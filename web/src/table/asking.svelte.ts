/** Whether a choice is confirmed before it counts; each browser keeps its own way. */
const KEPT = 'one-tap';

class Asking {
  /** Whether the first tap counts, except where a setting of the table says otherwise. */
  isOneTap = $state(read());

  keep(isOneTap: boolean): void {
    this.isOneTap = isOneTap;
    try {
      localStorage.setItem(KEPT, String(isOneTap));
    } catch {
      // a browser that remembers nothing is asked each time
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'true';
  } catch {
    return false;
  }
}

export const asking = new Asking();
