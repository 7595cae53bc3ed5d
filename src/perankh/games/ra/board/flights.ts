/** Which pieces fly from where to where while something happens. */
import type { GameEvent } from '$shell/board/contract';
import type { Flight } from '$shell/board/motion';
import { isDisaster, type Kind, type View } from './view';

/** The names of places, as the components mark them. */
export const BAG = 'bag';
export const BOX = 'box';
export const CENTRE = 'centre';
export const HIGH_BID = 'high-bid';
export const laneSlot = (slot: number) => `lane-${slot}`;
export const raSpace = (number: number) => `ra-${number}`;
export const sunPlace = (sun: number) => `sun-${sun}`;
export const stackPlace = (seat: number, kind: Kind) => `tiles-${seat}-${kind}`;

interface Told extends GameEvent {
  readonly seat: number;
  readonly tile: Kind;
  readonly sun: number;
  readonly centre_sun: number;
  readonly ra_track: number;
}

export function flights(event: GameEvent, before: View, after: View): readonly Flight[] {
  const { seat, tile, sun, centre_sun, ra_track } = event as Told;
  switch (event.event) {
    case 'drew':
      return drawn(tile, before, after);
    case 'ra_came':
      return [{ from: BAG, to: raSpace(ra_track), reveals: true }];
    case 'bid':
      return [{ from: sunPlace(sun), to: HIGH_BID }];
    case 'won':
      return won(seat, sun, centre_sun, before);
    case 'took':
      return taken(seat, tile, before, after);
    case 'lost':
    case 'tiles_left':
      return [{ from: stackPlace(seat, tile), to: BOX, shows: 'beginning' }];
    case 'nobody_bid':
      return after.lane.every((each) => each === null) ? laneTo(before, () => BOX) : [];
    case 'track_filled':
      return laneTo(before, () => BOX);
    default:
      return []; // what else is gained, struck or boxed has flown with the lane
  }
}

function drawn(tile: Kind, before: View, after: View): Flight[] {
  const slot = after.lane.findIndex((each, number) => each === tile && before.lane[number] === null);
  return slot < 0 ? [] : [{ from: BAG, to: laneSlot(slot), reveals: true }];
}

/** All that was sold goes at once: of equal tiles, the event of one does not say which it was. */
function won(seat: number, sun: number, centreSun: number, before: View): Flight[] {
  const paid = before.auction?.high_bid === sun ? HIGH_BID : sunPlace(sun);
  return [
    { from: CENTRE, to: sunPlace(centreSun) },
    { from: paid, to: CENTRE },
    ...laneTo(before, (kind) => (isDisaster(kind) ? BOX : stackPlace(seat, kind))),
  ];
}

function taken(seat: number, tile: Kind, before: View, after: View): Flight[] {
  const slot = before.lane.findIndex((each, number) => each === tile && after.lane[number] === null);
  return [
    { from: stackPlace(seat, 'god'), to: BOX, shows: 'beginning' },
    { from: laneSlot(slot), to: isDisaster(tile) ? BOX : stackPlace(seat, tile), shows: 'beginning' },
  ];
}

function laneTo(before: View, end: (kind: Kind) => string): Flight[] {
  return before.lane.flatMap((kind, slot) =>
    kind === null ? [] : [{ from: laneSlot(slot), to: end(kind), shows: 'beginning' } satisfies Flight],
  );
}
