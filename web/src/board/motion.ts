/**
 * Pieces that fly from one place to another, in a layer above everything.
 *
 * A flight knows two places and a picture, not the components at either end: a piece may vanish in one and appear in
 * another. Places are marked with `{@attach place('bag')}`.
 */
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '$shell/settings.svelte';

export interface Flight {
  /** The place it leaves, found before the change. */
  from: string;
  /** The place where it lands, found after the change, and hidden until it has landed. */
  to: string;
  /** What flies: a copy of what is at the end of its way, or of what was at its beginning. */
  shows?: 'end' | 'beginning';
  /** Whether it comes face down and turns over where everybody sees it. */
  reveals?: boolean;
}

const FLIGHT = 620;
const REVEALING_FLIGHT = 1250;
const STAGGER = 70;
const GLOW = 900;
const LEAST_WAY = 1;
/** The hidden tab of a browser shows nothing, so nothing flies there. */
const isWatched = () => document.visibilityState === 'visible';

const places = new Map<string, Set<HTMLElement>>();

/** Mark a place that pieces come from or go to; the last one marked counts when several bear one name. */
export function place(name: string): Attachment<HTMLElement> {
  return (element) => {
    const here = places.get(name) ?? new Set();
    places.set(name, here.add(element));
    return () => {
      here.delete(element);
      if (here.size === 0) places.delete(name);
    };
  };
}

function found(name: string): HTMLElement | undefined {
  return [...(places.get(name) ?? [])].findLast((element) => element.getClientRects().length > 0);
}

interface Beginning {
  flight: Flight;
  at: DOMRect;
  picture: HTMLElement | null;
}

interface Way extends Beginning {
  end: HTMLElement;
  there: DOMRect;
}

/** Change what is shown, and let pieces fly to where the change has put them; ends when all have landed. */
export async function move(change: () => void, flights: readonly Flight[], signal?: AbortSignal): Promise<void> {
  const beginnings = isWatched() && !signal?.aborted ? flights.map(beginningOf).filter((each) => each !== null) : [];
  change();
  flushSync();
  const ways = beginnings.map(wayOn).filter((each) => each !== null); // all are found before anything moves
  if (settings.moves) await fly(ways, signal);
  else ways.forEach(glow);
}

function beginningOf(flight: Flight): Beginning | null {
  const element = found(flight.from);
  if (!element) return null;
  const picture = flight.shows === 'beginning' ? (element.cloneNode(true) as HTMLElement) : null;
  return { flight, at: element.getBoundingClientRect(), picture };
}

function wayOn(beginning: Beginning): Way | null {
  const end = found(beginning.flight.to);
  if (!end) return null;
  const there = end.getBoundingClientRect();
  const { at } = beginning;
  return Math.hypot(at.x - there.x, at.y - there.y) < LEAST_WAY ? null : { ...beginning, end, there };
}

function glow({ end }: Way): void {
  end.animate([{ outline: '3px solid var(--legal)' }, { outline: '3px solid transparent' }], { duration: GLOW });
}

/** The page changes when they take off and when the last has landed, not between: slow machines would drop frames. */
async function fly(ways: readonly Way[], signal?: AbortSignal): Promise<void> {
  const layer = document.getElementById('flight');
  if (!layer || ways.length === 0) return;
  const flyers = ways.map(flyerOf);
  const hidden = ways.filter(({ flight }) => flight.shows !== 'beginning').map(({ end }) => end);
  layer.append(...flyers);
  for (const end of hidden) end.style.visibility = 'hidden';
  const pause = settings.factor;
  const animations = ways.flatMap((way, number) => {
    const flown = way.flight.reveals ? reveal : flyOver;
    return flown(flyers[number]!, way, number * STAGGER * pause, pause);
  });
  const skip = () => animations.forEach((animation) => animation.finish());
  signal?.addEventListener('abort', skip);
  try {
    await Promise.all(animations.map((animation) => animation.finished));
  } finally {
    signal?.removeEventListener('abort', skip);
    for (const flyer of flyers) flyer.remove();
    for (const end of hidden) end.style.visibility = '';
  }
}

function flyerOf({ flight, picture: taken, end, there }: Way): HTMLElement {
  const turns = flight.reveals ?? false;
  const picture = taken ?? (end.cloneNode(true) as HTMLElement);
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.classList.toggle('turning', turns);
  Object.assign(flyer.style, {
    left: `${there.x}px`,
    top: `${there.y}px`,
    width: `${there.width}px`,
    height: `${there.height}px`,
  });
  const inner = document.createElement('div');
  inner.className = 'flyer-inner';
  picture.removeAttribute('id');
  Object.assign(picture.style, {
    width: '100%',
    height: '100%',
    margin: '0',
    position: 'absolute',
    inset: '0',
    visibility: 'visible',
  });
  inner.append(picture);
  if (turns) {
    const back = document.createElement('div');
    back.className = 'flyer-back';
    inner.append(back);
  }
  flyer.append(inner);
  return flyer;
}

function distanceOf({ at, there }: Way) {
  return {
    x: at.x + at.width / 2 - (there.x + there.width / 2),
    y: at.y + at.height / 2 - (there.y + there.height / 2),
    scale: at.width / there.width,
  };
}

/** What shows the beginning fades where it lands, for the change has put there what became of it. */
function flyOver(flyer: HTMLElement, way: Way, delay: number, pause: number): Animation[] {
  const { x, y, scale } = distanceOf(way);
  const lift = Math.min(120, 30 + Math.hypot(x, y) * 0.12);
  const top = `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${(1 + scale) / 2 + 0.18})`;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: 'cubic-bezier(.4, 0, .7, .6)' },
    { transform: top, offset: 0.5, easing: 'cubic-bezier(.2, .5, .3, 1)' },
    { transform: 'none' },
  ];
  const timing: KeyframeAnimationOptions = { duration: FLIGHT * pause, delay, fill: 'both' };
  const flown = [flyer.animate(frames, timing)];
  if (way.flight.shows === 'beginning')
    flown.push(flyer.animate([{ opacity: 1 }, { opacity: 1, offset: 0.92 }, { opacity: 0 }], timing));
  return flown;
}

/** It rises and turns over where everybody can see it, waits, then flies to its place. */
function reveal(flyer: HTMLElement, way: Way, delay: number, pause: number): Animation[] {
  const { x, y, scale } = distanceOf(way);
  const timing: KeyframeAnimationOptions = { duration: REVEALING_FLIGHT * pause, delay, fill: 'both' };
  const shown = `translate(${x * 0.78}px, ${y * 0.78 - 46}px) scale(1.45)`;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: 'cubic-bezier(.2, .8, .3, 1)' },
    { transform: shown, offset: 0.34 },
    { transform: shown, offset: 0.58, easing: 'cubic-bezier(.5, 0, .2, 1)' },
    { transform: 'none' },
  ];
  // what lies quite flat is drawn anew with its shadow, which takes longer than a frame: it lies down where it lands
  const turn = [
    { transform: 'rotateY(180deg)', easing: 'cubic-bezier(.4, 0, .3, 1)' },
    { transform: 'rotateY(0.1deg)', offset: 0.42 },
    { transform: 'rotateY(0)' },
  ];
  const inner = flyer.firstElementChild as HTMLElement;
  return [flyer.animate(frames, timing), inner.animate(turn, timing)];
}
