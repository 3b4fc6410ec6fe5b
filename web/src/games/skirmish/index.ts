// Skirmish's package for the client.
import { say } from "../../shell/texts.svelte";
import type { Step } from "../../play/protocol";
import type { GamePackage } from "../game";
import { layOutArt } from "./art";
import Emblem from "./Emblem.svelte";
import Ending from "./Ending.svelte";
import { FACES } from "./faces";
import Moment from "./Moment.svelte";
import Picture from "./Picture.svelte";
import { hexesOfEvent } from "./places";
import Recap from "./Recap.svelte";
import Report from "./Report.svelte";
import { reportOf } from "./report";
import { sayHex } from "./sayings";
import { SOUNDS } from "./sounds";
import { SkirmishStage } from "./stage.svelte";
import Hero from "./start/Hero.svelte";
import Settings from "./start/Settings.svelte";
import Setup from "./start/Setup.svelte";
import Table from "./Table.svelte";
import { paletteOf } from "./theme";
import { type View, bookOf, scenarioOf } from "./view";
import { isQuiet, isRepeated, tell, tellOf } from "./words";

layOutArt();

function tally(steps: readonly Step[]): { label: string; count: number }[] {
  const { dealt, felled } = reportOf(steps);
  const counted: [string, number][] = [
    ["rounds", steps.at(-1)?.round ?? 0],
    ["damage", [...dealt.values()].reduce((sum, n) => sum + n, 0)],
    ["felled", felled.length],
  ];
  return counted
    .filter(([, count]) => count)
    .map(([name, count]) => ({ label: say(`skirmish-web-tally-${name}`, { count }), count }));
}

const SETTLED = /^(scenario|army-\d)$/;

const skirmish: GamePackage<View> = {
  name: "skirmish",
  readView: (json) => {
    const view = json as View;
    tellOf(view);
    return view;
  },
  roundOf: (view) => view.round,
  isOver: (view) => view.over,
  Table,
  Picture,
  Moment,
  stage: () => new SkirmishStage(),
  sounds: SOUNDS,
  palette: paletteOf,
  describe: (view, text) => {
    const ground = bookOf(view)?.maps[scenarioOf(view)?.map ?? ""];
    return ground && text in ground.hexes ? sayHex(view, text, [], ({ text: said }) => said) : "";
  },
  logEvent: (event) => (isQuiet(event.kind) || isRepeated(event) ? "" : tell("event", event.kind, event)),
  passesOften: true,
  placesOf: hexesOfEvent,
  isHeading: ({ kind }) => kind === "round_begins" || kind === "phase_begins",
  mayTell: ({ kind }, discreet) =>
    !isQuiet(kind) && !(discreet && (kind === "cards_drawn" || kind === "hero_cards_drawn")),
  tell,
  Ending,
  Recap,
  tally,
  besideTable: true,
  panels: [{ name: "report", title: () => say("skirmish-web-report"), icon: "cards", Content: Report }],
  summary: () => `${say("skirmish-help-order")} ${say("skirmish-web-keys")}`,
  example: "move:3.-2,4",
  Hero,
  lead: () => say("skirmish-web-lead"),
  Setup,
  settles: (option) => SETTLED.test(option),
  Settings,
  Rules: () => import("./Rules.svelte"),
  course: "/learn/skirmish",
  Lessons: () => import("./lessons/Learn.svelte"),
  Emblem,
  faces: FACES,
};

export default skirmish as GamePackage;
