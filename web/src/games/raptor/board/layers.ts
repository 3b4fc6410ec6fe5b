// Which drawings make up a figure in each of its states, from back to front: name, width, and offset in its space.
export type Layer = readonly [name: string, wide: number, right: number, down: number];

const BABY: Layer = ["baby", 86, 6, 9];
const ASLEEP: Layer = ["baby-asleep", 90, 5, 4];
const LYING: Layer = ["scientist-frightened", 94, 3, 2];
const STANDING: Layer = ["scientist", 92, 5, 3];
const USED: Layer = ["scientist-used", 96, 4, 3];

export const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  "*": [["fire", 86, 7, 5]],
  M: [["mother", 110, -4, -9]],
  b: [BABY],
  c: [BABY, ["mark-called", 72, 2, 2]],
  z: [ASLEEP],
  y: [ASLEEP, ["mark-this-round", 76, 64, 25]],
  S: [STANDING],
  A: [STANDING, USED],
  s: [LYING],
  f: [LYING, ["mark-this-round", 76, 0, 27]],
};
