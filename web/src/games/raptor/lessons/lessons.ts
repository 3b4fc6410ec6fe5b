// The lessons: each plays on the real board from a position of its own, one idea at a time.
// What is said stands in lessons.ftl under `lesson-<name>.s1`, `.s2` … and `.done`.
import type { Side } from "../notation";

/** A kind of choice, and which of them. */
export interface Want {
  kind: string;
  from?: string;
  /** A space, or the letter of its column. */
  space?: string;
}

export type LessonStep =
  /** Read, then go on; what is spoken of is pointed at: spaces, or exits such as `a4x`. */
  | { do: "read"; look?: readonly string[] }
  /** Do one of the actions that match; the others are not offered. */
  | { do: "act"; want: Want }
  /** Choose this card. */
  | { do: "card"; want: number }
  /** Confirm the turn. */
  | { do: "confirm" }
  /** The other side does something by itself. */
  | { do: "other"; side: Side; actions: string[] };

export interface Lesson {
  name: string;
  side: Side;
  position: string;
  steps: LessonStep[];
}

const read: LessonStep = { do: "read" };
/** The short way in: how each side wins, a round, points, an exit, a fire. */
export const COURSE: readonly string[] = ["goal", "round", "mother", "exits", "douse"];

const show = (...look: string[]): LessonStep => ({ do: "read", look });
const confirm: LessonStep = { do: "confirm" };
const act = (kind: string, space?: string, from?: string): LessonStep => ({
  do: "act",
  want: { kind, ...(space ? { space } : {}), ...(from ? { from } : {}) },
});

export const LESSONS: readonly Lesson[] = [
  {
    name: "goal",
    side: "raptor",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1 R:/159/236784/ S:/248/193567/",
    steps: [
      show("f2", "g6", "h5", "d4", "h2", "d1", "a5", "k4", "a2", "k1"),
      show("a4x", "a3x", "k6x", "k1x", "a5", "k4", "a2", "k1"),
      show("g6", "h5", "d4", "h2", "d1", "f2"),
    ],
  },
  {
    name: "round",
    side: "raptor",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1 R:/359/124678/ S:9/24/135678/",
    steps: [read, { do: "card", want: 3 }, act("frighten"), confirm],
  },
  {
    name: "mother",
    side: "raptor",
    position:
      "......b..../S...#S.b#../..#.z.#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+3 z0e0c0r5 2 R:9/15/234678/ S:6/24/135789/",
    steps: [act("move_mother", "f4"), act("kill", "f5"), act("wake", "e4"), confirm],
  },
  {
    name: "exits",
    side: "raptor",
    position:
      "......b..../S...#..b#../.b#...#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+2 z0e0c0r6 2 R:8/15/234679/ S:6/24/135789/",
    steps: [act("move_baby", "a4", "b4"), act("escape", undefined, "a4"), confirm],
  },
  {
    name: "toll",
    side: "raptor",
    position:
      "......b..../S...#S.b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+4 z2e0c0r5 3 R:8/15/234679/ S:4/26/135789/",
    steps: [read, act("move_mother", "f4"), act("kill", "f5"), confirm],
  },
  {
    name: "douse",
    side: "raptor",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##***.../S....M.b#../.#.b......S a4a3k6k1 R+2 z0e0c0r6 3 R:9/15/234678/ S:7/24/135689/",
    steps: [act("put_out", "f3"), act("move_mother", "f"), confirm],
  },
  {
    name: "shoot",
    side: "scientist",
    position:
      "..s.S.b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S+3 z0e0c0r4 2 R:5/19/234678/ S:8/24/135679/",
    steps: [act("stand_up", "c6"), act("move_scientist", "f6", "e6"), act("shoot", undefined, "f6"), confirm],
  },
  {
    name: "capture",
    side: "scientist",
    position:
      "......b..../S..S#..b#../..#bS.#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S+2 z0e0c0r4 2 R:5/19/234678/ S:7/24/135689/",
    steps: [act("put_to_sleep", "d4", "d5"), read, act("capture", "d4", "e4"), confirm],
  },
  {
    name: "call",
    side: "raptor",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R4:2 z0e0c0r6 2 R:4/15/236789/ S:7/24/135689/",
    steps: [read, act("call"), act("call"), confirm],
  },
  {
    name: "recovery",
    side: "raptor",
    position:
      "......b..../S...#..b#../..#z..#.#.S/...##....../S....M.b#../.#.z......S a4a3k6k1 R5:2 z2e0c0r6 3 R:5/19/234678/ S:8/24/135679/",
    steps: [act("remove_token"), act("recover_baby"), confirm],
  },
  {
    name: "disappearance",
    side: "raptor",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S......b#../.#.b......S a4a3k6k1 R@ z1e0c0r6 3 R:2/15/346789/ S:4/27/135689/",
    steps: [read, act("return"), confirm, { do: "other", side: "scientist", actions: ["#7"] }, { do: "card", want: 5 }],
  },
  {
    name: "gas",
    side: "scientist",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S4:2 z0e0c0r6 2 R:7/15/234689/ S:4/28/135679/",
    steps: [read, act("gas"), act("gas"), confirm],
  },
  {
    name: "reinforcements",
    side: "scientist",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S2:2 z0e0c0r6 2 R:7/15/234689/ S:2/48/135679/",
    steps: [act("reinforce"), act("reinforce"), confirm],
  },
  {
    name: "jeep",
    side: "scientist",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S3:2 z0e0c0r6 2 R:7/15/234689/ S:3/48/125679/",
    steps: [act("drive"), act("drive"), confirm],
  },
  {
    name: "fire",
    side: "scientist",
    position:
      "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S5:2 z0e0c0r6 2 R:7/19/234568/ S:5/48/123679/",
    steps: [read, act("light_fire"), act("light_fire"), confirm],
  },
  {
    name: "crossing",
    side: "scientist",
    position:
      "......b..../S*..#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S+2 z0e0c0r6 3 R:5/19/234678/ S:7/48/123569/",
    steps: [act("move_scientist", "b5", "a5"), act("move_scientist", undefined, "b5"), confirm],
  },
];
