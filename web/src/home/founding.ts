/** Founding tables, with luck that the house fixes before we add ours to it. */
import { ask, unforeseen } from '$shell/api/ask';
import type { Founded, NewTable } from '$shell/api/schema';
import { me } from '$shell/me.svelte';
import { promise } from '$shell/table/promise';

export type Wish = Omit<NewTable, 'table' | 'contribution'>;

/** Found a table; what the house promised of its luck is kept, so that the table page can hold it to that. */
export async function found(wish: Wish): Promise<string> {
  const table = await promise();
  const founded = await ask<Founded>('POST', '/api/tables', { ...wish, table, contribution: unforeseen() });
  await me.becameGuest().catch(() => null);
  return founded.table;
}

const LINK = /(?:^|\/t\/)([A-Za-z0-9_-]{16})\/?(?:[?#].*)?$/;

/** The table that a link or a code names. */
export function tableIn(pasted: string): string | null {
  return LINK.exec(pasted.trim())?.[1] ?? null;
}
