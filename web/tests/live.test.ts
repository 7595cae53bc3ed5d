import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '$shell/settings.svelte';
import { LiveTable } from '$shell/table/live.svelte';
import { answering, json, type Asked } from './answering';
import { entry, lastLine, layLines, Line, played, update, whole } from './lines';

let table: LiveTable;
let asked: Asked[];
/** How the house answers a move; words are always told. */
let answer: (asked: Asked) => Response | Promise<Response>;
let wordsNumber: number;

beforeEach(() => {
  vi.useFakeTimers();
  settings.adopt({ language: 'en', speed: 'normal' });
  layLines();
  answer = () => json({ type: 'done', number: 1 });
  wordsNumber = -1;
  asked = answering((wish) => (wish.path.includes('/words') ? json(told(wish.language)) : answer(wish)));
  table = new LiveTable('t');
  table.open();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

const told = (language: string | null) => ({
  number: wordsNumber,
  version: wordsNumber,
  question: 'What will you do?',
  choices: [],
  picture: [],
  prospect: null,
  sheet: [],
  log:
    wordsNumber < 0 ? [] : [{ number: wordsNumber, sentences: [{ words: `${language} ${wordsNumber}`, rule: null }] }],
});
const settle = () => vi.advanceTimersByTimeAsync(0);
async function hear(...messages: object[]): Promise<void> {
  for (const message of messages) lastLine().tell(message);
  await settle();
}
const moves = () => asked.filter(({ path }) => path === '/api/tables/t/moves').map(({ body }) => body);
const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

describe('the line', () => {
  test('asks for the table, in the language of the reader', () => {
    expect(lastLine().address.href).toBe('ws://localhost:3000/api/tables/t/live?lang=en');
  });

  test('that drops is taken up again, and says what was seen', async () => {
    await hear(whole(4));
    lastLine().drop();
    expect(table.isConnected).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all).toHaveLength(2);
    expect(lastLine().address.searchParams.get('seen')).toBe('4');
    await hear(whole(6));
    expect([table.isConnected, table.now?.number]).toEqual([true, 6]);
  });

  test('is tried again for as long as it takes, ever more patiently', async () => {
    const pauses: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      const [before, laid] = [Date.now(), Line.all.length];
      lastLine().drop();
      while (Line.all.length === laid) await vi.advanceTimersByTimeAsync(100);
      pauses.push(Date.now() - before);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses[0]).toBeLessThan(pauses.at(-1)!);
    expect(pauses.at(-1)).toBeLessThan(10_000);
  });

  test('that is quiet is asked for a sign of life, and taken up anew when none comes', async () => {
    await hear(whole(4));
    await vi.advanceTimersByTimeAsync(16_000);
    expect(lastLine().sent).toEqual([{ do: 'ping' }]);
    await hear({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(Line.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.length).toBeGreaterThan(1);
  });

  test('that was given up is not listened to any more', async () => {
    const former = lastLine();
    await hear(whole(4));
    table.reconnect();
    former.tell(whole(99));
    expect(table.now?.number).toBe(4);
    expect(table.isConnected).toBe(true);
  });

  test('is taken up at once when the device is online again', async () => {
    await hear(whole(4));
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
  });

  test('is taken up anew by whoever comes back to the tab after a while', async () => {
    await hear(whole(4));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Line.all).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Line.all).toHaveLength(2);
  });

  test('is not laid again to a table that is not for us', async () => {
    lastLine().drop(4404, 'no_table');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.closedTo, Line.all.length]).toEqual(['no_table', 1]);
  });

  test('is let go by whoever leaves the page', async () => {
    await hear(whole(4));
    table.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.map(({ readyState }) => readyState)).toEqual([3]);
  });
});

describe('what is shown', () => {
  test('is at first what is true', async () => {
    await hear(whole(4));
    expect(table.shown?.view).toEqual({ version: 4 });
    expect([table.shownNumber, table.isCaughtUp]).toEqual([4, true]);
  });

  test('follows what is true move by move, in order', async () => {
    await hear(whole(4));
    lastLine().tell(update(5));
    lastLine().tell(update(6));
    lastLine().tell(update(7));
    expect(table.now?.number).toBe(7);
    const shown: number[] = [];
    while (!table.isCaughtUp) {
      shown.push(table.shownNumber);
      await vi.advanceTimersToNextTimerAsync();
    }
    expect([...new Set(shown), table.shownNumber]).toEqual([5, 6, 7]);
    expect(table.shown?.view).toEqual({ version: 7 });
  });

  test('is brought up to what is true by whoever skips', async () => {
    await hear(whole(4), update(5), update(6), update(7));
    expect(table.isCaughtUp).toBe(false);
    table.skip();
    expect([table.isCaughtUp, table.shown?.view]).toEqual([true, { version: 7 }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.shown?.view).toEqual({ version: 7 });
    await hear(update(8));
    expect(table.shown?.view).toEqual({ version: 8 });
  });

  test('lets fly what an event moves, from what was shown to what came of it', async () => {
    const seen: unknown[] = [];
    await hear(whole(4));
    table.flights = (event, before, after) => {
      seen.push([event.event, before, after]);
      return [];
    };
    await hear(update(5, played(5, 1, { event: 'drew' }, { event: 'bid' })));
    const change = [{ version: 4 }, { version: 5 }];
    expect(seen).toEqual([
      ['drew', ...change],
      ['bid', ...change],
    ]);
  });

  test('is not played any more once the whole table has been told anew', async () => {
    await hear(whole(4), update(5), update(6), update(7), whole(9));
    expect([table.isCaughtUp, table.shown?.view]).toEqual([true, { version: 9 }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.shown?.view).toEqual({ version: 9 });
  });

  test('does not play a whole evening move by move', async () => {
    await hear(whole(4), ...Array.from({ length: 30 }, (_, more) => update(5 + more)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.isCaughtUp).toBe(true);
  });

  test('stays when somebody only says something', async () => {
    await hear(whole(4), { type: 'update', number: 5, entry: entry(5, 'said') });
    expect(table.shown?.view).toEqual({ version: 4 });
    expect(table.isCaughtUp).toBe(true);
    expect(table.now?.own?.legal).toEqual(['draw', 'invoke']);
  });

  test('asks nothing of us any more when somebody else is to act', async () => {
    await hear(whole(4), update(5));
    expect(table.now?.own?.legal).toEqual([]);
    await hear(update(6));
    expect(table.now?.own?.legal).toEqual(['draw', 'invoke']);
  });
});

describe('the events', () => {
  const names = () => table.events.map(({ event }) => event);

  test('are all that happened, as far as the house has told', async () => {
    await hear(whole(4, played(3, 0, { event: 'invoked' }), played(4, 1, { event: 'passed' })));
    expect(names()).toEqual(['invoked', 'passed']);
    await hear(update(5, played(5, 1, { event: 'bid' })));
    expect(names()).toEqual(['invoked', 'passed', 'bid']);
  });

  test('do not run ahead of what is shown', async () => {
    await hear(whole(4), update(5, played(5, 1, { event: 'drew' })), update(6, played(6, 1, { event: 'bid' })));
    expect([table.shownNumber, names()]).toEqual([5, ['drew']]);
    table.skip();
    expect(names()).toEqual(['drew', 'bid']);
  });

  test('that were taken back never happened', async () => {
    await hear(whole(4, played(4, 1, { event: 'invoked' })), update(5, played(5, 1, { event: 'passed' })));
    await hear(update(6, entry(6, 'taken_back')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(names()).toEqual(['invoked']);
  });

  test('are each there once, however the table was told', async () => {
    await hear(whole(4, played(4, 1, { event: 'invoked' })));
    table.reconnect();
    await hear(whole(5, played(5, 1, { event: 'passed' })));
    expect(names()).toEqual(['invoked', 'passed']);
    table.reconnect();
    await hear(whole(5, played(4, 1, { event: 'invoked' }), played(5, 1, { event: 'passed' })));
    expect(names()).toEqual(['invoked', 'passed']);
  });
});

describe('moves while somebody was away', () => {
  test('are counted when the line is there again', async () => {
    await hear(whole(4));
    lastLine().drop();
    await vi.advanceTimersByTimeAsync(1000);
    await hear(whole(8, played(5), played(6, 0), entry(7, 'said'), played(8)));
    expect(table.missed).toBe(2);
  });

  test('are not counted on the first visit, nor those that were seen', async () => {
    await hear(whole(4, played(2), played(3), played(4)));
    expect(table.missed).toBe(0);
    table.reconnect();
    await hear(whole(4, played(2), played(3), played(4)));
    expect(table.missed).toBe(0);
  });

  test('are counted in a hidden tab, and shown at once', async () => {
    await hear(whole(4));
    hide();
    await hear(update(5), update(6));
    expect([table.missed, table.isCaughtUp]).toEqual([2, true]);
  });
});

describe('a move', () => {
  test('goes with the version that was seen, and a name of its own', async () => {
    await hear(whole(4));
    await table.play('draw');
    expect(moves()).toEqual([
      { action: 'draw', version: 4, request: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    ]);
    expect([table.waits, table.isSending, table.fault]).toEqual([false, false, null]);
  });

  test('whose answer was lost goes again under the same name and version, as soon as the line is there', async () => {
    await hear(whole(4));
    answer = () => Promise.reject(new TypeError('no network'));
    await table.play('draw');
    expect([table.waits, table.fault?.code]).toEqual([true, 'unreachable']);
    answer = () => json({ type: 'done', number: 5 });
    lastLine().drop();
    await vi.advanceTimersByTimeAsync(1000);
    await hear(whole(5));
    expect(moves()).toHaveLength(2);
    expect(moves()[1]).toEqual(moves()[0]);
    expect([table.waits, table.fault]).toEqual([false, null]);
  });

  test('whose answer alone was lost goes again though the line holds', async () => {
    await hear(whole(4));
    answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await table.play('draw');
    answer = () => json({ type: 'done', number: 5 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(moves()).toHaveLength(2);
    expect(moves()[1]).toEqual(moves()[0]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(moves()).toHaveLength(2);
  });

  test('that was done is waited for until the line has told of it', async () => {
    await hear(whole(4));
    answer = () => json({ type: 'done', number: 5 });
    await table.play('draw');
    expect([table.isSending, table.waits]).toEqual([false, true]);
    await hear(update(5));
    expect(table.waits).toBe(false);
  });

  test('is not sent any more by whoever has left', async () => {
    await hear(whole(4));
    const lost = Promise.withResolvers<Response>();
    answer = () => lost.promise;
    const playing = table.play('draw');
    table.leave();
    lost.reject(new TypeError('no network'));
    await playing;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(moves()).toHaveLength(1);
  });

  test('waits for the one before it', async () => {
    await hear(whole(4));
    answer = () => Promise.reject(new TypeError('no network'));
    await table.play('draw');
    await table.play('invoke');
    expect(moves().map((move) => (move as { action: string }).action)).toEqual(['draw']);
  });

  test('that is refused is not tried again, and says why', async () => {
    await hear(whole(4));
    const fault = { type: 'fault', code: 'illegal', sentence: 'The lane is full.', rule: 'Ra 5.4' };
    answer = () => json(fault, 409);
    await table.play('draw');
    expect(table.fault).toEqual(fault);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([moves().length, table.waits]).toEqual([1, false]);
  });

  test('that came too late takes up the truth that the refusal tells', async () => {
    await hear(whole(4));
    answer = () => json({ type: 'fault', code: 'stale', sentence: 'Too late.', now: whole(7, played(7)) }, 409);
    await table.play('draw');
    expect([table.now?.number, table.shown?.view, table.fault?.sentence]).toEqual([7, { version: 7 }, 'Too late.']);
  });

  test('is taken back by name and version too', async () => {
    await hear(whole(4));
    await table.takeBack();
    const [wish] = asked.filter(({ path }) => path === '/api/tables/t/take-back');
    expect(wish).toMatchObject({ method: 'POST', body: { version: 4 } });
  });

  test('is not sent before the house has told what there is', async () => {
    await table.play('draw');
    expect(moves()).toEqual([]);
  });
});

describe('anything else', () => {
  test('that the house does is done', async () => {
    await hear(whole(4));
    answer = () => new Response(null, { status: 204 });
    expect(await table.does('POST', '/return')).toBe(true);
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/tables/t/return' });
  });

  test('that the house refuses is not done, and says why', async () => {
    answer = () => json({ type: 'fault', code: 'full', sentence: 'No seat is free.' }, 409);
    expect(await table.does('POST', '/seat', {})).toBe(false);
    expect(table.fault?.sentence).toBe('No seat is free.');
  });

  test('that is ordered stands once the house has it', async () => {
    await hear(whole(4));
    const orders = { orders: [{ action: 'pass', conditions: [], question: null }], lasting: true };
    answer = () => json({ type: 'fault', code: 'illegal', sentence: 'No.' }, 409);
    await table.order(orders);
    expect(table.now?.own?.orders.lasting).toBe(false);
    answer = () => new Response(null, { status: 204 });
    await table.order(orders);
    expect(table.now?.own?.orders).toEqual(orders);
  });

  test('that goes wrong on the line is told as well', async () => {
    await hear(whole(4), { type: 'fault', code: 'flood', sentence: 'Not so fast.' });
    expect(table.fault?.sentence).toBe('Not so fast.');
  });
});

describe('the words', () => {
  const lines = () => table.lines.flatMap(({ sentences }) => sentences.map(({ words }) => words));

  test('come with the table, and go on from where they were', async () => {
    wordsNumber = 4;
    await hear(whole(4));
    expect([table.isTold, lines()]).toEqual([true, ['en 4']]);
    wordsNumber = 5;
    await hear(update(5));
    expect(asked.at(-1)?.path).toBe('/api/tables/t/words?seen=4');
    expect(lines()).toEqual(['en 4', 'en 5']);
  });

  test('are asked for while the line is still laid, and once only when nothing happens meanwhile', async () => {
    table.leave();
    wordsNumber = 4;
    asked.length = 0;
    table = new LiveTable('t');
    table.open();
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t/words']);
    await hear(whole(4));
    expect([table.isTold, asked.length]).toEqual([true, 1]);
  });

  test('that came before something happened are asked for once more', async () => {
    await settle();
    wordsNumber = 4;
    await hear(whole(4));
    expect([table.isTold, lines()]).toEqual([true, ['en 4']]);
  });

  test('of a table that is not for us are not asked for again', async () => {
    answer = () => json({ type: 'fault', code: 'no-table', sentence: 'There is no such table.' }, 404);
    table.leave();
    asked = answering((wish) => answer(wish));
    table = new LiveTable('t');
    table.open();
    lastLine().drop(4404, 'no-table');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  test('are behind what is true until they have come', async () => {
    wordsNumber = 4;
    await hear(whole(4));
    lastLine().tell(update(5));
    expect(table.isTold).toBe(false);
  });

  test('are asked for again when the house did not answer', async () => {
    wordsNumber = 4;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await hear(whole(4));
    expect(table.isTold).toBe(false);
    asked = answering(({ language }) => json(told(language)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.isTold).toBe(true);
  });

  test('are told anew in another language', async () => {
    wordsNumber = 4;
    await hear(whole(4));
    settings.adopt({ language: 'fr' });
    table.retell();
    await settle();
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/t/words', language: 'fr' });
    expect(lines()).toEqual(['fr 4']);
  });

  test('are told whole to whoever wants them once more', async () => {
    wordsNumber = 4;
    await hear(whole(4));
    table.retell();
    await settle();
    expect(asked.at(-1)?.path).toBe('/api/tables/t/words');
    expect(lines()).toEqual(['en 4']);
  });

  test('are all in the language that was asked for last', async () => {
    wordsNumber = 4;
    await hear(whole(4));
    wordsNumber = 5;
    lastLine().tell(update(5));
    settings.adopt({ language: 'fr' });
    table.retell();
    await settle();
    expect(lines()).toEqual(['fr 5']);
  });
});
