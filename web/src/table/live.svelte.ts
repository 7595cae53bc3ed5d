/**
 * One table as this browser knows it: what is true, as the house tells it, and what is shown, which follows event by
 * event. Lines that drop are taken up again without a word from the player; a move that was not answered goes again,
 * and is by its name done at most once.
 */
import { ask, Refused, unforeseen, Unreachable, type Told } from '$shell/api/ask';
import type {
  Done,
  EntryInWords,
  LogEntry,
  Order,
  Position,
  TableInWords,
  TableNow,
  ToClient,
  Update,
} from '$shell/api/schema';
import type { GameEvent } from '$shell/board/contract';
import { move, type Flight } from '$shell/board/motion';
import { settings } from '$shell/settings.svelte';

const PAUSES = [300, 1000, 2000, 4000];
const SIGN_OF_LIFE = 15_000;
const NOT_FOR_YOU = 4404;
/** More than so many moves at once are not played one by one. */
const MOST_PLAYED = 12;
/** Milliseconds for which an event without a flight is left to be read. */
const READING = 550;

export type Flights = (event: GameEvent, before: Position['view'], after: Position['view']) => readonly Flight[];
type Doing = { path: string; body: Record<string, unknown> };
type Orders = { orders: Order[]; lasting: boolean };

export class LiveTable {
  readonly id: string;
  /** What is true; null until the house has told. */
  now = $state.raw<TableNow | null>(null);
  /** The position as it is shown, and the last entry of the log that is shown with it. */
  shown = $state.raw<Position | null>(null);
  shownNumber = $state(-1);
  /** The table in words; it may be behind what is true by one question to the house. */
  told = $state.raw<TableInWords | null>(null);
  lines = $state.raw<readonly EntryInWords[]>([]);
  /** Whether the house answers. */
  isConnected = $state(true);
  /** Why there is nothing to see: the code of a refusal. */
  closedTo = $state<string | null>(null);
  /** How many moves were played while nobody was looking. */
  missed = $state(0);
  /** The last thing that was not done, and why. */
  fault = $state.raw<Told | null>(null);
  /** A move is under way, or waits for the house to answer again. */
  isSending = $state(false);
  isPlaying = $state(false);
  flights: Flights = () => [];

  #heard = $state.raw<readonly LogEntry[]>([]);
  /** What has happened up to what is shown, oldest first, as far back as the house has told. */
  readonly events = $derived(eventsIn(this.#heard.filter(({ number }) => number <= this.shownNumber)));

  /** The entry of the log that tells the last move of the reader's own; of all that is known, where there is none. */
  readonly ownMove = $derived(
    this.#heard.findLast(({ kind, seat }) => kind === 'played' && seat === this.now?.seat)?.number ?? 0,
  );

  #socket: WebSocket | null = null;
  #heardAt = 0;
  #failures = 0;
  #queue: Update[] = [];
  #skip = new AbortController();
  #unsent = $state.raw<Doing | null>(null);
  /** The entry of the log that our last move became. */
  #done = $state(-1);
  #resending: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #isReadingAgain = false;
  #timers: ReturnType<typeof setInterval>[] = [];
  #isLeft = false;
  /** The words that are asked for while the line is still laid. */
  #beside: Promise<void> = Promise.resolve();
  #language = settings.language;

  constructor(id: string) {
    this.id = id;
  }

  // The line

  open(): void {
    this.#connect();
    this.#beside = this.#read();
    this.#timers.push(setInterval(() => this.#keepAlive(), SIGN_OF_LIFE));
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#seen);
  }

  leave(): void {
    this.#isLeft = true;
    this.#timers.forEach(clearInterval);
    clearTimeout(this.#resending);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
    this.#skip.abort();
  }

  readonly #again = () => this.reconnect();
  /** Whoever comes back to the tab looks at what is true now. */
  readonly #seen = () => {
    if (document.visibilityState === 'visible' && Date.now() - this.#heardAt > 2 * SIGN_OF_LIFE) this.reconnect();
  };

  /** Take up the line anew, as whoever we are now. */
  reconnect(): void {
    const former = this.#socket;
    this.#connect();
    former?.close();
  }

  #connect(): void {
    if (this.#isLeft) return;
    const seen = this.now ? `&seen=${this.now.number}` : '';
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${this.id}/live?lang=${settings.language}${seen}`;
    const opened = new WebSocket(address);
    this.#socket = opened;
    this.#heardAt = Date.now();
    opened.addEventListener('message', ({ data }) => {
      if (opened === this.#socket) this.#hear(JSON.parse(data as string) as ToClient);
    });
    opened.addEventListener('close', (closed) => {
      if (opened === this.#socket) this.#lost(closed);
    });
  }

  #lost(closed: CloseEvent): void {
    if (this.#isLeft) return;
    if (closed.code === NOT_FOR_YOU) {
      this.closedTo = closed.reason;
      return;
    }
    this.isConnected = false;
    setTimeout(() => this.#connect(), PAUSES[Math.min(this.#failures, PAUSES.length - 1)]);
    this.#failures += 1;
  }

  #keepAlive(): void {
    if (this.closedTo !== null) return;
    if (Date.now() - this.#heardAt > 2 * SIGN_OF_LIFE) this.reconnect();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ do: 'ping' }));
  }

  #hear(message: ToClient): void {
    this.#heardAt = Date.now();
    if (message.type === 'fault') this.fault = message;
    if (message.type === 'table') this.#takeUp(message);
    if (message.type === 'update') this.#takeIn(message);
  }

  /** How everything stands: the truth, after which there is nothing left to play. */
  #takeUp(whole: TableNow): void {
    const isReturn = this.now !== null;
    this.#failures = 0;
    this.isConnected = true;
    this.closedTo = null;
    this.#queue = [];
    this.#skip.abort();
    const seen = this.now?.number ?? -1;
    const others = whole.log.filter(
      (entry) => entry.kind === 'played' && entry.number > seen && entry.seat !== whole.seat,
    );
    if (isReturn && others.length > 1) this.missed += others.length;
    const first = whole.log[0]?.number ?? Infinity;
    this.#heard = [...this.#heard.filter(({ number }) => number < first), ...whole.log];
    this.now = whole;
    this.#show(whole.position, whole.number);
    if (isReturn) void this.#read();
    else void this.#beside.then(() => (this.isTold ? undefined : this.#read()));
    void this.#send();
  }

  #takeIn(update: Update): void {
    if (!this.now) return;
    const { table, position, own } = update;
    const ownNow =
      position && this.now.own ? (own ?? { ...this.now.own, legal: [], may_take_back: false }) : (own ?? this.now.own);
    this.now = {
      ...this.now,
      number: update.number,
      table: table ?? this.now.table,
      position: position ?? this.now.position,
      own: ownNow,
    };
    this.#heard = [...this.#heard, update.entry];
    this.#queue.push(update);
    void this.#read();
    void this.#play();
  }

  // What is shown

  /** Whether everything that happened has been shown. */
  get isCaughtUp(): boolean {
    return this.now !== null && this.shownNumber >= this.now.number;
  }

  /** Whether the words are those of what is true now. */
  get isTold(): boolean {
    return this.now !== null && this.told !== null && this.told.number >= this.now.number;
  }

  /** Show at once how things stand. */
  skip(): void {
    this.#skip.abort();
    this.#queue = [];
    if (this.now) this.#show(this.now.position, this.now.number);
  }

  #show(position: Position | null, number: number): void {
    this.shown = position;
    this.shownNumber = number;
  }

  async #play(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    try {
      while (this.#queue.length > 0) {
        if (document.hidden || this.#queue.length > MOST_PLAYED) {
          if (document.hidden) this.missed += this.#queue.filter(({ entry }) => entry.kind === 'played').length;
          this.skip();
          return;
        }
        const update = this.#queue.shift();
        if (update) await this.#playOne(update);
      }
    } finally {
      this.isPlaying = false;
    }
  }

  async #playOne(update: Update): Promise<void> {
    const before = this.shown;
    const after = update.position ?? before;
    const flights = before && after ? this.#flightsOf(update, before, after) : [];
    if (this.#skip.signal.aborted) this.#skip = new AbortController();
    const skipped = this.#skip.signal;
    await move(() => this.#show(after, update.number), flights, skipped);
    if (update.entry.kind === 'played' && this.#queue.length > 0) await pause(READING * settings.factor, skipped);
  }

  #flightsOf(update: Update, before: Position, after: Position): readonly Flight[] {
    const events = (update.entry.events ?? []) as unknown as GameEvent[];
    return events.flatMap((event) => this.flights(event, before.view, after.view));
  }

  // Words

  /** Ask for the table in words, once more if something happened meanwhile. */
  async #read(): Promise<void> {
    this.#isReadingAgain = this.#isReading;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      do {
        this.#isReadingAgain = false;
        const language = settings.language;
        const since = this.lines.length > 0 && this.#language === language ? `?seen=${this.told?.number ?? -1}` : '';
        const told = await ask<TableInWords>('GET', `/api/tables/${this.id}/words${since}`);
        this.lines = since
          ? [...this.lines, ...told.log.filter(({ number }) => number > (this.told?.number ?? -1))]
          : told.log;
        this.#language = language;
        this.told = told;
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- something may have happened meanwhile
      } while (this.#isReadingAgain);
    } catch {
      setTimeout(() => this.#readLater(), PAUSES.at(-1));
    } finally {
      this.#isReading = false;
    }
  }

  #readLater(): void {
    if (!this.#isLeft && this.closedTo === null) void this.#read();
  }

  /** The words once more: the language has changed. */
  retell(): void {
    this.lines = [];
    void this.#read();
  }

  // What the player does

  play(action: string): Promise<void> {
    return this.#act(`/api/tables/${this.id}/moves`, { action });
  }

  takeBack(): Promise<void> {
    return this.#act(`/api/tables/${this.id}/take-back`, {});
  }

  async #act(path: string, body: Record<string, unknown>): Promise<void> {
    if (this.#unsent || !this.now?.position) return;
    this.#unsent = { path, body: { ...body, version: this.now.position.version, request: unforeseen() } };
    await this.#send();
  }

  /** Send what is to be sent; when it is not answered it waits, and goes again. */
  async #send(): Promise<void> {
    if (!this.#unsent || this.isSending) return;
    this.isSending = true;
    this.fault = null;
    try {
      const { number } = await ask<Done>('POST', this.#unsent.path, this.#unsent.body);
      this.#unsent = null;
      this.#done = number;
    } catch (fault) {
      if (fault instanceof Unreachable) this.#sendLater();
      else this.#unsent = null;
      this.#tell(fault);
    } finally {
      this.isSending = false;
    }
  }

  #sendLater(): void {
    clearTimeout(this.#resending);
    if (!this.#isLeft) this.#resending = setTimeout(() => void this.#send(), PAUSES.at(-1));
  }

  /** Whether a move waits for the house to answer again, or was answered and is still to be heard of by the line. */
  get waits(): boolean {
    return this.#unsent !== null || (this.now !== null && this.now.number < this.#done);
  }

  /** Anything else that is asked of the table; false when it was not done. */
  async does(method: 'POST' | 'DELETE' | 'PATCH' | 'PUT', path: string, body?: unknown): Promise<boolean> {
    this.fault = null;
    try {
      await ask(method, `/api/tables/${this.id}${path}`, body);
      return true;
    } catch (fault) {
      this.#tell(fault);
      return false;
    }
  }

  async order(orders: Orders): Promise<void> {
    const done = await this.does('PUT', '/orders', orders);
    if (done && this.now?.own) this.now = { ...this.now, own: { ...this.now.own, orders } };
  }

  #tell(fault: unknown): void {
    if (fault instanceof Refused) {
      this.fault = fault.fault;
      if (fault.fault.now) this.#takeUp(fault.fault.now);
    } else if (fault instanceof Unreachable) {
      this.fault = { code: 'unreachable', sentence: '' };
    } else throw fault;
  }
}

/** What these entries tell of the game; what was taken back never happened. */
function eventsIn(log: readonly LogEntry[]): readonly GameEvent[] {
  const happened: LogEntry[] = [];
  for (const entry of log) {
    const latest = happened.findLastIndex(({ kind }) => kind === 'played');
    if (entry.kind !== 'taken_back') happened.push(entry);
    else if (latest >= 0) happened.splice(latest, 1);
  }
  return happened.flatMap(({ events }) => (events ?? []) as unknown as GameEvent[]);
}

/** Wait so long, or until somebody does not want to wait any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
