// A game as large as Raptor with hardly any rules: a board of 66 spaces, two hands that only their owners see, two piles
// that nobody sees. What boardgame.io asks of a game with secrets is used as its documentation shows it.
const { PlayerView } = require("boardgame.io/core");

const cards = () => [1, 2, 3, 4, 5, 6, 7, 8, 9];

const duel = {
  name: "duel",
  setup: () => ({
    spaces: Array(66).fill(null),
    moves: 0,
    discards: { 0: [], 1: [] },
    players: { 0: { hand: cards().slice(0, 3) }, 1: { hand: cards().slice(0, 3) } },
    secret: { piles: { 0: cards().slice(3), 1: cards().slice(3) } },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    step: {
      move: ({ G, playerID }, space) => {
        G.spaces[space] = { figure: playerID === "0" ? "mother" : "scientist" };
        G.moves += 1;
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

module.exports = { duel };
