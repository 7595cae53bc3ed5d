import { expect, test } from 'vitest';
import { BAG, BOX, CENTRE, flights, HIGH_BID, laneSlot, raSpace, stackPlace, sunPlace } from '../flights';
import type { View } from '../view';
import { lane, seat, table } from './tables';

/** What flies while something happens: from, to. */
function flown(event: Record<string, unknown> & { event: string }, before: View, after: View): string[] {
  return flights(event, before, after).map(({ from, to }) => `${from} > ${to}`);
}
const auction = (high_bid: number | null, high_bidder: number | null) => ({
  priest: 1,
  voluntary: false,
  high_bid,
  high_bidder,
});

test('a drawn tile comes out of the bag, is revealed, and lands on the space it has taken', () => {
  const [before, after] = [table({ lane: lane('nile', null, 'art') }), table({ lane: lane('nile', 'nile', 'art') })];
  expect(flights({ event: 'drew', seat: 0, tile: 'nile' }, before, after)).toEqual([
    { from: BAG, to: laneSlot(1), reveals: true },
  ]);
});

test('a Ra tile is revealed on its way to the track', () => {
  const [before, after] = [table({ ra_track: 2 }), table({ ra_track: 3 })];
  expect(flights({ event: 'ra_came', seat: 0, ra_track: 3 }, before, after)).toEqual([
    { from: BAG, to: raSpace(3), reveals: true },
  ]);
});

test('a bid lays its sun before everybody', () => {
  const [before, after] = [table({ auction: auction(null, null) }), table({ auction: auction(5, 0) })];
  expect(flown({ event: 'bid', seat: 0, sun: 5 }, before, after)).toEqual([`${sunPlace(5)} > ${HIGH_BID}`]);
});

test('the winner gets the centre sun, pays, and takes all that was sold; disasters go to the box', () => {
  const before = table({ lane: lane('nile', 'nile', null, 'drought'), auction: auction(5, 0), centre_sun: 1 });
  expect(flown({ event: 'won', seat: 0, sun: 5, centre_sun: 1 }, before, table({ centre_sun: 5 }))).toEqual([
    `${CENTRE} > ${sunPlace(1)}`,
    `${HIGH_BID} > ${CENTRE}`,
    `${laneSlot(0)} > ${stackPlace(0, 'nile')}`,
    `${laneSlot(1)} > ${stackPlace(0, 'nile')}`,
    `${laneSlot(3)} > ${BOX}`,
  ]);
});

test('the sun of a last bid, which was never laid out, is paid from where it lies', () => {
  const before = table({ lane: lane('gold'), auction: auction(5, 0) });
  expect(flown({ event: 'won', seat: 1, sun: 8, centre_sun: 1 }, before, table({ centre_sun: 8 }))).toContain(
    `${sunPlace(8)} > ${CENTRE}`,
  );
});

test('a god is spent, and what it takes goes to its player from the space that is empty now', () => {
  const [before, after] = [table({ lane: lane('nile', 'gold', 'nile') }), table({ lane: lane('nile', 'gold') })];
  expect(flown({ event: 'took', seat: 1, tile: 'nile' }, before, after)).toEqual([
    `${stackPlace(1, 'god')} > ${BOX}`,
    `${laneSlot(2)} > ${stackPlace(1, 'nile')}`,
  ]);
});

test('a disaster that a god takes goes to the box', () => {
  const before = table({ lane: lane('unrest') });
  expect(flown({ event: 'took', seat: 0, tile: 'unrest' }, before, table())).toContain(`${laneSlot(0)} > ${BOX}`);
});

test.each(['lost', 'tiles_left'])('tiles that are %s go from their player to the box', (event) => {
  const before = table({ seats: [seat({ tiles: { pharaoh: 3 } }), seat()] });
  expect(flights({ event, seat: 0, tile: 'pharaoh', count: 2 }, before, table())).toEqual([
    { from: stackPlace(0, 'pharaoh'), to: BOX, shows: 'beginning' },
  ]);
});

test('when nobody bids for a full lane it is boxed, and any other lane stays', () => {
  const full = table({ lane: lane('nile', 'nile', 'nile', 'nile', 'nile', 'nile', 'nile', 'nile') });
  const boxed = flown({ event: 'nobody_bid' }, full, table());
  expect(boxed).toEqual(Array.from({ length: 8 }, (_, slot) => `${laneSlot(slot)} > ${BOX}`));
  const begun = table({ lane: lane('nile', 'gold') });
  expect(flown({ event: 'nobody_bid' }, begun, begun)).toEqual([]);
});

test('when the Ra track is full the lane is lost', () => {
  const before = table({ lane: lane('nile', null, 'gold') });
  expect(flown({ event: 'track_filled', epoch: 1, ra_track: 6 }, before, table())).toEqual([
    `${laneSlot(0)} > ${BOX}`,
    `${laneSlot(2)} > ${BOX}`,
  ]);
});

test.each(['gained', 'struck', 'lane_boxed', 'lane_lost'])('what is %s has flown with the lane', (event) => {
  expect(flown({ event, seat: 0, tile: 'nile' }, table({ lane: lane('nile') }), table())).toEqual([]);
});

test.each(['dealt', 'epoch_began', 'invoked', 'passed', 'scored_nile', 'fame_changed', 'game_ended'])(
  'nothing flies when the house tells %s',
  (event) => expect(flown({ event, seat: 0 }, table(), table())).toEqual([]),
);

test('what vanishes from its place is seen as it was, and what arrives as it is', () => {
  const before = table({ lane: lane('nile'), auction: auction(5, 0) });
  const shown = flights({ event: 'won', seat: 0, sun: 5, centre_sun: 1 }, before, table({ centre_sun: 5 }));
  expect(shown.map(({ shows }) => shows ?? 'end')).toEqual(['end', 'end', 'beginning']);
});
