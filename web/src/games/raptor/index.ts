// Raptor's package for the client.
import { say } from "../../shell/texts.svelte";
import type { GamePackage } from "../game";
import Aids from "./Aids.svelte";
import { layOutArt } from "./art";
import { dealt, drawn, sawDealt } from "./chance";
import Coach from "./Coach.svelte";
import Emblem from "./Emblem.svelte";
import Ending from "./Ending.svelte";
import { FACES } from "./faces";
import Moment from "./Moment.svelte";
import { FIRST_GAME, type Position, SPACES, parsePosition } from "./notation";
import Picture from "./Picture.svelte";
import { logEvent, mayTell, saySpace } from "./sentences";
import { PLACES, SOUNDS } from "./sounds";
import { RaptorStage } from "./stage.svelte";
import Hero from "./start/Hero.svelte";
import Settings from "./start/Settings.svelte";
import Ways from "./start/Ways.svelte";
import Table from "./Table.svelte";
import { DEEDS, tally } from "./tally";
import { paletteOf, themeOf } from "./theme";
import Trial from "./Trial.svelte";

layOutArt();

const raptor: GamePackage<Position> = {
  name: "raptor",
  readView: (json) => parsePosition(String(json)),
  roundOf: (position) => position.round,
  isOver: (position) => position.turn.phase === "won",
  Table,
  Picture,
  Moment,
  Trial,
  empty: FIRST_GAME,
  Editor: () => import("./editor/Editor.svelte"),
  stage: () => new RaptorStage(),
  sounds: SOUNDS,
  ambience: (looks) => PLACES[themeOf(looks)],
  palette: paletteOf,
  coversHands: true,
  isPick: ({ kind }) => kind === "card",
  sayChosen: ({ fields }) => say("raptor-web-guide-chosen", { card: fields["card"] as number }),
  choiceOfKey: ({ choices }, key) => choices.find(({ fields }) => fields["card"] === Number(key)) ?? null,
  describe: (position, text) => {
    const space = text.toLowerCase();
    return SPACES.includes(space) ? saySpace(space, position) : "";
  },
  logEvent,
  isHeading: ({ kind }) => kind === "round_begins",
  mayTell,
  isDeed: (kind) => DEEDS.has(kind),
  tally,
  Ending,
  faces: FACES,
  Coach,
  panels: [{ name: "aids", title: () => say("web-aids"), icon: "cards", Content: Aids }],
  summary: () => say("raptor-help-round"),
  example: "Mf2-f5",
  Hero,
  lead: () => say("raptor-web-start-lead"),
  Ways,
  looksFor: (options, looks) => ({
    theme: options["layout"] === "savannah" ? "savannah" : "jungle",
    ...looks,
  }),
  Settings,
  isPosition: (text) => !text.includes("\n") && /^[^\s]+\/[^\s]+ [ak]/.test(text),
  firstGame: { you: "raptor", options: { layout: "first-game" } },
  course: "/learn/goal?course",
  Rules: () => import("./Rules.svelte"),
  Lessons: () => import("./lessons/Learn.svelte"),
  Emblem,
  drawn,
  sawDealt,
  dealt,
};

export default raptor as GamePackage;
