'use strict';

/* boardgame.io's own server with Ra, its in-memory storage and its socket.io transport.
 *
 *     node server.js PORT
 *
 * Port 0 is any free one; {"port": ...} is printed when the server listens. A line "cpu" on standard input is answered
 * with the microseconds of CPU used so far and the resident bytes; the end of standard input ends the server.
 */
process.env.NODE_ENV = 'production';
const readline = require('node:readline');
const { Origins, Server } = require('boardgame.io/server');
const { Ra } = require('./ra');

function tell(facts) {
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

async function main() {
  const server = Server({ games: [Ra], origins: [Origins.LOCALHOST] });
  // Node takes an object where boardgame.io says port; a bare number would open the server to the whole network.
  const { appServer } = await server.run({ port: { port: Number(process.argv[2] ?? 0), host: '127.0.0.1' } });
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    if (line !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    tell({ cpu: user + system, user, system, rss: process.memoryUsage().rss });
  });
  lines.on('close', () => process.exit(0));
  tell({ port: appServer.address().port });
}

main();
