/** The line between a browser and the house, with a test at its far end. */
import { vi } from 'vitest';
import type { TableNow, Update } from '$shell/api/schema';

export class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly address: URL;
  readyState = Line.OPEN;
  sent: unknown[] = [];

  constructor(address: string) {
    super();
    this.address = new URL(address);
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.drop(1000);
  }
  /** The house tells something. */
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  /** The line breaks, or the house closes it. */
  drop(code = 1006, reason = ''): void {
    if (this.readyState !== Line.OPEN) return;
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code, reason }));
  }
}

/** From now on a browser's lines end in this test. */
export function layLines(): void {
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
}
export const lastLine = () => Line.all.at(-1)!;

const POSITION = { phase: 'turn', rule: 'Ra 4.2', scores: [10, 10], clock: { deadline: null, reserves: [] } };
/** What lies on the table after so many moves; seat 0 is asked after an even number. */
const positionAt = (version: number) => ({ ...POSITION, version, to_act: version % 2, view: { version } });
const ownAt = (version: number) => ({
  legal: version % 2 === 0 ? ['draw', 'invoke'] : [],
  may_take_back: false,
  orders: { orders: [], lasting: false },
});

/** A move that somebody played. */
export const played = (number: number, seat = 1, ...events: object[]) =>
  ({ number, kind: 'played', seat, name: 'Karim', at: 0, events }) as unknown as Update['entry'];
export const entry = (number: number, kind: Update['entry']['kind']): Update['entry'] => ({
  number,
  kind,
  seat: 1,
  name: 'Karim',
  at: 0,
});

/** All of a table as the house tells it, seen from seat 0. */
export function whole(number: number, ...log: Update['entry'][]): TableNow {
  const table = { id: 't', game: 'ra', status: 'running', chairs: [] };
  const now = { type: 'table', number, table, seat: 0, position: positionAt(number), own: ownAt(number), log };
  return now as unknown as TableNow;
}

/** One move more; it is the reader's own turn where something is asked of them. */
export function update(number: number, log: Update['entry'] = played(number)): Update {
  const own = number % 2 === 0 ? { own: ownAt(number) } : {};
  return { type: 'update', number, entry: log, position: positionAt(number), ...own };
}
