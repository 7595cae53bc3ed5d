'use strict';

/* Ra for boardgame.io: the whole game for two to five players.
 *
 * Everything of Ra lies open, so every client gets all of G. The bag holds how many tiles of each kind are left, never
 * an order: there is nothing to hide. G.legal names what the player to act may do.
 */
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const KINDS = [
  'ra', 'god', 'gold', 'pharaoh', 'nile', 'flood',
  'art', 'agriculture', 'religion', 'astronomy', 'writing',
  'fortress', 'obelisk', 'palace', 'pyramid', 'sphinx', 'statues', 'step_pyramid', 'temple',
  'funeral', 'drought', 'unrest', 'earthquake',
];
const [RA, GOD, GOLD, PHARAOH, NILE, FLOOD] = KINDS.keys();
const CIVILISATIONS = { first: KINDS.indexOf('art'), end: KINDS.indexOf('fortress') };
const MONUMENTS = { first: KINDS.indexOf('fortress'), end: KINDS.indexOf('funeral') };
const FUNERAL = KINDS.indexOf('funeral');
const DROUGHT = KINDS.indexOf('drought');
const UNREST = KINDS.indexOf('unrest');
const GOODS = FUNERAL;
const EMPTY = -1;
const NOBODY = -1;

const TILES_IN_BOX = [30, 8, 5, 25, 25, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 2, 4, 2];
const LANE_SPACES = 8;
const RA_SPACES = { 2: 6, 3: 8, 4: 9, 5: 10 };
const EPOCHS = 3;
const LOST_TO_A_DISASTER = 2;
const SUN_SETS = {
  2: [[2, 5, 6, 9], [3, 4, 7, 8]],
  3: [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]],
  4: [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]],
  5: [[2, 7, 16], [3, 8, 15], [4, 9, 14], [5, 10, 13], [6, 11, 12]],
};
const CIVILISATION_FAME = [-5, 0, 0, 5, 10, 15];
const DIFFERENT_MONUMENTS_FAME = [0, 1, 2, 3, 4, 5, 6, 10, 15];
const IDENTICAL_MONUMENTS_FAME = [0, 0, 0, 5, 10, 15];

const TAKE = KINDS.map((kind) => `take ${kind}`);
const LOSE = KINDS.map((kind) => `lose ${kind}`);
const BID = Array.from({ length: 17 }, (_, sun) => `bid ${sun}`);

// Setting up

function setUp({ ctx, random }) {
  const seats = random.Shuffle(SUN_SETS[ctx.numPlayers]).map((suns) => ({
    fame: 10,
    suns,
    spent: [],
    tiles: new Array(GOODS).fill(0),
  }));
  const G = {
    epoch: 1,
    phase: 'turn',
    toAct: 0,
    legal: [],
    raTrack: 0,
    lane: new Array(LANE_SPACES).fill(EMPTY),
    centreSun: 1,
    priest: 0,
    voluntary: false,
    asked: 0,
    highBid: 0,
    highBidder: NOBODY,
    playingGods: false,
    civilisationsToLose: 0,
    monumentsToLose: 0,
    bag: [...TILES_IN_BOX],
    seats,
  };
  beginEpoch(G);
  G.legal = legalActions(G);
  return G;
}

// Turns

function leftOf(G, seat) {
  return seat + 1 < G.seats.length ? seat + 1 : 0;
}

/* Suns lie in ascending order; 0 when none is face up. */
function highestSun(player) {
  return player.suns.length > 0 ? player.suns[player.suns.length - 1] : 0;
}

function passTurn(G, last) {
  let seat = last;
  for (let step = 0; step < G.seats.length; step++) {
    seat = leftOf(G, seat);
    if (highestSun(G.seats[seat]) > 0) {
      G.toAct = seat;
      G.phase = 'turn';
      return;
    }
  }
  endEpoch(G);
}

function draw(G, random) {
  const left = G.bag.reduce((sum, count) => sum + count, 0);
  let place = random.Die(left) - 1;
  let kind = 0;
  while (place >= G.bag[kind]) {
    place -= G.bag[kind];
    kind += 1;
  }
  G.bag[kind] -= 1;
  if (kind !== RA) {
    G.lane[G.lane.indexOf(EMPTY)] = kind;
    passTurn(G, G.toAct);
    return;
  }
  G.raTrack += 1;
  if (G.raTrack === RA_SPACES[G.seats.length]) endEpoch(G);
  else beginAuction(G, false);
}

function invoke(G) {
  beginAuction(G, G.lane.includes(EMPTY));
}

// Auctions

function beginAuction(G, voluntary) {
  G.priest = G.toAct;
  G.voluntary = voluntary;
  G.asked = 0;
  G.highBid = 0;
  G.highBidder = NOBODY;
  askNext(G);
}

/* Whoever has no sun above the best bid is not asked. */
function askNext(G) {
  let seat = G.toAct;
  while (G.asked < G.seats.length) {
    seat = leftOf(G, seat);
    G.asked += 1;
    if (highestSun(G.seats[seat]) > G.highBid) {
      G.toAct = seat;
      G.phase = 'bid';
      return;
    }
  }
  endAuction(G);
}

function bid(G, _random, sun) {
  G.highBid = sun;
  G.highBidder = G.toAct;
  askNext(G);
}

function mayPass(G) {
  return !(G.voluntary && G.toAct === G.priest && G.highBid === 0);
}

function endAuction(G) {
  if (G.highBidder === NOBODY) {
    if (!G.lane.includes(EMPTY)) G.lane.fill(EMPTY);
    passTurn(G, G.priest);
    return;
  }
  const winner = G.seats[G.highBidder];
  winner.suns.splice(winner.suns.indexOf(G.highBid), 1);
  winner.spent.push(G.centreSun);
  G.centreSun = G.highBid;
  G.toAct = G.highBidder;
  G.playingGods = false;
  const disasters = [];
  for (const kind of G.lane) {
    if (kind >= FUNERAL) disasters.push(kind);
    else if (kind !== EMPTY) winner.tiles[kind] += 1;
  }
  G.lane.fill(EMPTY);
  for (const kind of disasters) strike(G, winner, kind);
  settle(G);
}

// Gods

function isTakeable(kind) {
  return kind !== EMPTY && kind !== GOD;
}

function take(G, _random, name) {
  const kind = KINDS.indexOf(name);
  const player = G.seats[G.toAct];
  player.tiles[GOD] -= 1;
  G.lane[G.lane.indexOf(kind)] = EMPTY;
  G.playingGods = true;
  if (kind < FUNERAL) player.tiles[kind] += 1;
  else strike(G, player, kind);
  settle(G);
}

function stop(G) {
  passTurn(G, G.toAct);
}

// Disasters

function discard(player, kind, atMost) {
  const lost = Math.min(atMost, player.tiles[kind]);
  player.tiles[kind] -= lost;
  return lost;
}

function strike(G, player, disaster) {
  if (disaster === FUNERAL) {
    discard(player, PHARAOH, LOST_TO_A_DISASTER);
  } else if (disaster === DROUGHT) {
    const floods = discard(player, FLOOD, LOST_TO_A_DISASTER);
    discard(player, NILE, LOST_TO_A_DISASTER - floods);
  } else if (disaster === UNREST) {
    G.civilisationsToLose += LOST_TO_A_DISASTER;
  } else {
    G.monumentsToLose += LOST_TO_A_DISASTER;
  }
}

/* Take what leaves no choice, ask for the rest, then go on with gods or with the next turn. */
function settle(G) {
  const player = G.seats[G.toAct];
  G.civilisationsToLose = discardUnasked(player, CIVILISATIONS, G.civilisationsToLose);
  G.monumentsToLose = discardUnasked(player, MONUMENTS, G.monumentsToLose);
  if (G.civilisationsToLose > 0 || G.monumentsToLose > 0) G.phase = 'loss';
  else if (!G.playingGods) passTurn(G, G.priest);
  else if (player.tiles[GOD] > 0 && G.lane.some(isTakeable)) G.phase = 'gods';
  else passTurn(G, G.toAct);
}

function discardUnasked(player, group, toLose) {
  if (toLose === 0) return 0;
  let owned = 0;
  for (let kind = group.first; kind < group.end; kind++) owned += player.tiles[kind];
  if (owned > toLose && different(player, group) > 1) return toLose;
  for (let kind = group.first; kind < group.end; kind++) toLose -= discard(player, kind, toLose);
  return 0;
}

function lose(G, _random, name) {
  discard(G.seats[G.toAct], KINDS.indexOf(name), 1);
  if (G.civilisationsToLose > 0) G.civilisationsToLose -= 1;
  else G.monumentsToLose -= 1;
  settle(G);
}

// Epochs and scoring

function beginEpoch(G) {
  G.raTrack = 0;
  G.lane.fill(EMPTY);
  let first = 0;
  G.seats.forEach((player, seat) => {
    player.suns = [...player.suns, ...player.spent].sort((a, b) => a - b);
    player.spent = [];
    if (highestSun(player) > highestSun(G.seats[first])) first = seat;
  });
  G.toAct = first;
  G.phase = 'turn';
}

function endEpoch(G) {
  const last = G.epoch === EPOCHS;
  const pharaohs = G.seats.map((player) => player.tiles[PHARAOH]);
  const sunTotals = G.seats.map(sunTotal);
  G.seats.forEach((player, seat) => {
    let net = epochFame(player) + extremesFame(pharaohs, seat, 5, -2);
    if (last) net += monumentsFame(player) + extremesFame(sunTotals, seat, 5, -5);
    player.fame = Math.max(0, player.fame + net);
  });
  for (const player of G.seats) {
    player.tiles[GOD] = 0;
    player.tiles[GOLD] = 0;
    player.tiles[FLOOD] = 0;
    player.tiles.fill(0, CIVILISATIONS.first, CIVILISATIONS.end);
  }
  if (last) {
    G.lane.fill(EMPTY);
    G.phase = 'over';
  } else {
    G.epoch += 1;
    beginEpoch(G);
  }
}

function different(player, group) {
  let kinds = 0;
  for (let kind = group.first; kind < group.end; kind++) if (player.tiles[kind] > 0) kinds += 1;
  return kinds;
}

function epochFame(player) {
  const { tiles } = player;
  const niles = tiles[FLOOD] > 0 ? tiles[NILE] : 0;
  const civilisations = CIVILISATION_FAME[different(player, CIVILISATIONS)];
  return 2 * tiles[GOD] + 3 * tiles[GOLD] + niles + tiles[FLOOD] + civilisations;
}

function monumentsFame(player) {
  let fame = DIFFERENT_MONUMENTS_FAME[different(player, MONUMENTS)];
  for (let kind = MONUMENTS.first; kind < MONUMENTS.end; kind++) fame += IDENTICAL_MONUMENTS_FAME[player.tiles[kind]];
  return fame;
}

/* Everyone who has the most gets one amount, everyone who has the fewest the other; nobody when all have the same. */
function extremesFame(amounts, seat, most, fewest) {
  const highest = Math.max(...amounts);
  const lowest = Math.min(...amounts);
  if (highest === lowest) return 0;
  if (amounts[seat] === highest) return most;
  return amounts[seat] === lowest ? fewest : 0;
}

function sunTotal(player) {
  let total = 0;
  for (const sun of player.suns) total += sun;
  for (const sun of player.spent) total += sun;
  return total;
}

function outcome(G) {
  const scores = G.seats.map((player) => player.fame);
  const best = G.seats.map((player) => Math.max(...player.suns, ...player.spent));
  const ranking = [...scores.keys()].sort((a, b) => scores[b] - scores[a] || best[b] - best[a]);
  return { scores, ranking };
}

// What the player to act may do

function legalActions(G) {
  const player = G.seats[G.toAct];
  const legal = [];
  switch (G.phase) {
    case 'turn':
      if (G.lane.includes(EMPTY)) legal.push('draw');
      legal.push('invoke');
      addGods(G, player, legal);
      break;
    case 'gods':
      addGods(G, player, legal);
      legal.push('stop');
      break;
    case 'bid':
      if (mayPass(G)) legal.push('pass');
      for (const sun of player.suns) if (sun > G.highBid) legal.push(BID[sun]);
      break;
    case 'loss':
      addLosses(player, G.civilisationsToLose > 0 ? CIVILISATIONS : MONUMENTS, legal);
      break;
  }
  return legal;
}

function addGods(G, player, legal) {
  if (player.tiles[GOD] === 0) return;
  for (let kind = GOLD; kind < KINDS.length; kind++) if (G.lane.includes(kind)) legal.push(TAKE[kind]);
}

function addLosses(player, group, legal) {
  for (let kind = group.first; kind < group.end; kind++) if (player.tiles[kind] > 0) legal.push(LOSE[kind]);
}

// The game as boardgame.io wants it

/* Working on plain copies costs less than on Immer's drafts, and a move may return a new G. */
function copyOf(G) {
  return {
    ...G,
    lane: [...G.lane],
    bag: [...G.bag],
    seats: G.seats.map((player) => ({
      fame: player.fame,
      suns: [...player.suns],
      spent: [...player.spent],
      tiles: [...player.tiles],
    })),
  };
}

function move(name, play) {
  return ({ G: draft, playerID, random }, argument) => {
    const before = original(draft);
    if (Number(playerID) !== before.toAct) return INVALID_MOVE;
    if (!before.legal.includes(argument === undefined ? name : `${name} ${argument}`)) return INVALID_MOVE;
    const G = copyOf(before);
    play(G, random, argument);
    G.legal = legalActions(G);
    return G;
  };
}

const Ra = {
  name: 'ra',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  setup: setUp,
  moves: {
    draw: move('draw', draw),
    invoke: move('invoke', invoke),
    take: move('take', take),
    stop: move('stop', stop),
    pass: move('pass', askNext),
    bid: move('bid', bid),
    lose: move('lose', lose),
  },
  // G.toAct says who decides: ending a boardgame.io turn for every decision would cost a third more CPU.
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.phase === 'over' ? outcome(G) : undefined),
};

module.exports = { Ra, KINDS };
