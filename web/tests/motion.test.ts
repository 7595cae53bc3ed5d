import { beforeEach, expect, test, vi } from 'vitest';
import { move, place, type Flight } from '$shell/board/motion';
import { settings } from '$shell/settings.svelte';

interface Moved {
  element: HTMLElement;
  duration: number;
  delay: number;
  land: () => void;
}
let layer: HTMLElement;
let moved: Moved[];
let leaveAll: (() => void)[] = [];

beforeEach(() => {
  document.body.innerHTML = '<div id="flight"></div>';
  layer = document.getElementById('flight')!;
  moved = [];
  leaveAll.forEach((leave) => leave());
  leaveAll = [];
  settings.adopt({ speed: 'normal' });
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _, timing) {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { duration, delay } = timing as KeyframeAnimationOptions;
    const land = () => resolve(undefined);
    moved.push({ element: this as HTMLElement, duration: Number(duration), delay: delay ?? 0, land });
    return { finished: promise, finish: land } as unknown as Animation;
  });
});

/** A piece at a place of this name, so far from the left; without a width it cannot be seen. */
function piece(name: string, left: number, words = name, width = 40): HTMLElement {
  const element = document.createElement('span');
  element.textContent = words;
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, width);
  element.getClientRects = () => (width > 0 ? [new DOMRect(left, 0, width, width)] : []) as unknown as DOMRectList;
  document.body.append(element);
  leaveAll.push(place(name)(element) as () => void);
  return element;
}
const landAll = () => moved.forEach(({ land }) => land());
const BAG_TO_LANE: Flight = { from: 'bag', to: 'lane' };

test('a piece flies from where it was before the change to where it is after it', async () => {
  piece('bag', 0);
  const flying = move(() => void piece('lane', 300, 'a Nile'), [BAG_TO_LANE]);
  expect(layer.textContent).toBe('a Nile');
  expect((layer.firstElementChild as HTMLElement).style.left).toBe('300px');
  expect(moved).toHaveLength(1);
  landAll();
  await flying;
  expect(layer.childElementCount).toBe(0);
});

test('what comes is hidden at its place until it has landed', async () => {
  piece('bag', 0);
  const lane = piece('lane', 300);
  const flying = move(() => undefined, [BAG_TO_LANE]);
  expect(lane.style.visibility).toBe('hidden');
  landAll();
  await flying;
  expect(lane.style.visibility).toBe('');
});

test('what goes away is seen as it was, and where it goes nothing is hidden', async () => {
  const lane = piece('lane', 300, 'a Nile');
  const box = piece('box', 0, 'a jackal');
  const flying = move(() => (lane.textContent = ''), [{ from: 'lane', to: 'box', shows: 'beginning' }]);
  expect(layer.textContent).toBe('a Nile');
  expect(box.style.visibility).toBe('');
  landAll();
  await flying;
});

test('what comes face down has a back, and turns over on its way', async () => {
  piece('bag', 0);
  piece('lane', 300);
  const flying = move(() => undefined, [{ ...BAG_TO_LANE, reveals: true }]);
  expect(layer.querySelector('.flyer-back')).not.toBeNull();
  expect(moved.map(({ element }) => element.className)).toEqual(['flyer turning', 'flyer-inner']);
  landAll();
  await flying;
});

test('the change is made at once, and has ended when all have landed', async () => {
  piece('bag', 0);
  piece('lane', 300);
  let hasEnded = false;
  const change = vi.fn();
  const flying = move(change, [BAG_TO_LANE, { from: 'lane', to: 'bag' }]).then(() => (hasEnded = true));
  expect(change).toHaveBeenCalledOnce();
  moved[0]!.land();
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasEnded).toBe(false);
  landAll();
  await flying;
});

test('pieces set out one after the other', async () => {
  piece('bag', 0);
  piece('lane', 300);
  const flying = move(() => undefined, [BAG_TO_LANE, BAG_TO_LANE, BAG_TO_LANE]);
  const delays = moved.map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(new Set(delays).size).toBe(3);
  landAll();
  await flying;
});

test('whoever likes it slow sees slower flights', async () => {
  piece('bag', 0);
  piece('lane', 300);
  const all = (['slow', 'normal', 'fast'] as const).map((speed) => {
    settings.adopt({ speed });
    return move(() => undefined, [BAG_TO_LANE]);
  });
  const [slow, normal, fast] = moved.map(({ duration }) => duration);
  expect(slow).toBeGreaterThan(normal!);
  expect(normal).toBeGreaterThan(fast!);
  landAll();
  await Promise.all(all);
});

test('where nothing shall move, a piece glows where it has landed', async () => {
  settings.adopt({ speed: 'off' });
  piece('bag', 0);
  const lane = piece('lane', 300);
  await move(() => undefined, [BAG_TO_LANE]);
  expect(moved.map(({ element }) => element)).toEqual([lane]);
  expect(layer.childElementCount).toBe(0);
  expect(lane.style.visibility).toBe('');
});

test('in a hidden tab nothing flies, and the change is made', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  piece('bag', 0);
  piece('lane', 300);
  const change = vi.fn();
  await move(change, [BAG_TO_LANE]);
  expect(change).toHaveBeenCalledOnce();
  expect(moved).toEqual([]);
});

test('whoever skips sees all land at once', async () => {
  const skipping = new AbortController();
  piece('bag', 0);
  const lane = piece('lane', 300);
  const flying = move(() => undefined, [BAG_TO_LANE], skipping.signal);
  skipping.abort();
  await flying;
  expect(layer.childElementCount).toBe(0);
  expect(lane.style.visibility).toBe('');
});

test('what has been skipped before does not even set out', async () => {
  piece('bag', 0);
  piece('lane', 300);
  const change = vi.fn();
  await move(change, [BAG_TO_LANE], AbortSignal.abort());
  expect(change).toHaveBeenCalledOnce();
  expect(moved).toEqual([]);
});

test('a place that is not there, before or after, lets nothing fly', async () => {
  piece('bag', 0);
  const change = vi.fn();
  await move(change, [BAG_TO_LANE, { from: 'nowhere', to: 'bag' }]);
  expect(change).toHaveBeenCalledOnce();
  expect(moved).toEqual([]);
});

test('what stays where it is does not fly', async () => {
  piece('bag', 300);
  piece('lane', 300);
  await move(() => undefined, [BAG_TO_LANE]);
  expect(moved).toEqual([]);
});

test('of several places of one name the last that can be seen counts', async () => {
  piece('bag', 0);
  piece('lane', 100, 'first');
  piece('lane', 200, 'second');
  piece('lane', 300, 'out of sight', 0);
  const flying = move(() => undefined, [BAG_TO_LANE]);
  expect(layer.textContent).toBe('second');
  landAll();
  await flying;
});

test('a place that is taken away is forgotten', async () => {
  piece('bag', 0);
  piece('lane', 300);
  leaveAll.forEach((leave) => leave());
  await move(() => undefined, [BAG_TO_LANE]);
  expect(moved).toEqual([]);
});
