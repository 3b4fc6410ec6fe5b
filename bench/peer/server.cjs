// boardgame.io's own server: `node server.cjs PORT` keeps matches in memory, its default; with a folder it stores them in files.
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { duel } = require("./duel.cjs");

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};

Server({ games: [duel], origins: [Origins.LOCALHOST], ...db }).run(Number(port), () => console.log("ready"));
