// boardgame.io's own server with its default store (in memory) and a game of hardly any rules.
const { Server, Origins } = require("boardgame.io/server");

const duel = {
  name: "duel",
  setup: () => ({ spaces: Array(66).fill(0), moves: 0 }),
  moves: {
    step: ({ G, playerID }, space) => {
      G.spaces[space] = Number(playerID) + 1;
      G.moves += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [duel], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
module.exports = { duel };
