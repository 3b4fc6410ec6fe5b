// A crowd of players: in each match the two seats move in turn, the next as soon as both have been told.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { duel } = require("./duel.cjs");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
let made = 0;
let counting = false;

function match(number) {
  const seats = [];
  for (const playerID of ["0", "1"]) {
    // The server makes a match when its first player asks for it.
    const client = Client({
      game: duel, matchID: `match-${number}`, playerID, debug: false, multiplayer: SocketIO({ server }),
    });
    client.start();
    seats.push({ client, seen: -1 });
  }
  let next = 0;
  for (const seat of seats) {
    seat.client.subscribe((state) => {
      if (!state || state.G.moves === seat.seen) return;
      seat.seen = state.G.moves;
      if (seats[0].seen !== seats[1].seen || seat.seen < next) return;
      if (counting && seat.seen > 0) made += 1;
      next = seat.seen + 1;
      seats[Number(state.ctx.currentPlayer)].client.moves.step(seat.seen % 66);
    });
  }
}

(async () => {
  for (let i = 0; i < matches; i += 1) match(i);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const start = performance.now();
  counting = true;
  setTimeout(() => {
    const rate = made / ((performance.now() - start) / 1000);
    console.log(JSON.stringify({ moves: made, rate }));
    process.exit(0);
  }, seconds * 1000);
})();
