'use strict';

/* Plays whole random games of Ra with boardgame.io's local client and tells them.
 *
 *     node play.js PLAYERS GAMES SEED
 *
 * One JSON line for each game: the suns dealt, every decision as [seat, legal, action, tile drawn or null], the scores
 * and the ranking.
 */
process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');
const { Ra, KINDS } = require('./ra');

function play(players, seed) {
  const client = Client({ game: { ...Ra, seed }, numPlayers: players, debug: false });
  client.start();
  let { G, ctx } = client.getState();
  const suns = G.seats.map((player) => player.suns);
  const decisions = [];
  while (ctx.gameover === undefined) {
    const action = G.legal[Math.floor(Math.random() * G.legal.length)];
    const [name, argument] = action.split(' ');
    client.updatePlayerID(String(G.toAct));
    if (argument === undefined) client.moves[name]();
    else client.moves[name](name === 'bid' ? Number(argument) : argument);
    const after = client.getState();
    if (after.G === G) throw new Error(`${action} was refused`);
    const drawn = KINDS.find((_, kind) => after.G.bag[kind] < G.bag[kind]) ?? null;
    decisions.push([G.toAct, G.legal, action, drawn]);
    ({ G, ctx } = after);
  }
  client.stop();
  return { suns, decisions, ...ctx.gameover };
}

const [players, games] = process.argv.slice(2, 4).map(Number);
for (let game = 0; game < games; game++) {
  process.stdout.write(`${JSON.stringify(play(players, `${process.argv[4]}-${game}`))}\n`);
}
