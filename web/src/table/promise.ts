/** The seal of a table's luck, as the house gave it to this browser before the table was founded. */
import { ask } from '$shell/api/ask';
import type { Commitment } from '$shell/api/schema';

const keyOf = (table: string) => `founded-${table}`;

/** The house fixes the luck of a table that is still to be founded; only then do we mix in our own. */
export async function promise(): Promise<string> {
  const { table, commitment } = await ask<Commitment>('POST', '/api/tables/commitments');
  try {
    localStorage.setItem(keyOf(table), commitment);
  } catch {
    // what a browser does not keep it cannot compare later
  }
  return table;
}

/** Null where this browser was promised nothing. */
export function promised(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}
