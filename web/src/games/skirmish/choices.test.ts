// Which choices are made where.
import { expect, it } from "vitest";
import { byHex, deployable, forList, hexesOf, isPlanned, isTurn, reactorsTo } from "./choices";
import type { View } from "./view";

const view = {
  units: [
    { seat: 0, hexes: ["0.0"] },
    { seat: 1, hexes: ["3.0", "2.0"] },
  ],
  objects: [{ hex: "1.1", done: 0 }],
} as unknown as View;
const choice = (kind: string, fields: Record<string, unknown>) => ({
  text: `${kind}:${JSON.stringify(fields)}`,
  kind,
  fields,
});

it("finds places on the map", () => {
  expect(hexesOf(choice("move", { hex: "1.0", facing: 2 }), view)).toEqual(["1.0"]);
  expect(hexesOf(choice("enter", { hex: "1.0", facing: 0, edge: 0 }), view)).toEqual(["2.0"]);
  expect(hexesOf(choice("do", { sort: "melee", unit: 1, hex: "2.0" }), view)).toEqual(["3.0", "2.0"]);
  expect(hexesOf(choice("do", { sort: "interact", what: "open", object: 0 }), view)).toEqual(["1.1"]);
  expect(hexesOf(choice("icons", { card: "lunge", set: 0, unit: 1 }), view)).toEqual([]);
});

it("groups facings of a hex, and deployments by unit", () => {
  const choices = [
    choice("deploy", { unit: 0, hex: "0.1", facing: 0 }),
    choice("deploy", { unit: 0, hex: "0.1", facing: 1 }),
    choice("deploy", { unit: 1, hex: "0.1", facing: 0 }),
  ];
  expect(deployable(choices)).toEqual([0, 1]);
  const places = byHex(choices, view, 0);
  expect(places.get("0.1")).toHaveLength(2);
  expect(isTurn(places.get("0.1")!)).toBe(true);
  expect(forList(choices, view)).toEqual([]);
});

it("plans what can be undone, and answers plain questions at once", () => {
  expect(isPlanned(choice("move", {}))).toBe(true);
  expect(isPlanned(choice("reveal", { unit: 0 }))).toBe(false);
  expect(forList([choice("reveal", { unit: 0 }), choice("icons", { card: "lunge", set: 0 })], view)).toHaveLength(1);
});

it("tells who could react: who holds that half back, and can move if it is a movement", () => {
  const unit = (marks: string[], more = {}) => ({ status: "map", marks, net: 0, grabs: -1, blocks: false, ...more });
  const table = {
    acting: 0,
    units: [
      unit(["held-movement"]),
      unit(["held-movement"]),
      unit(["held-movement", "held-action"], { net: 6 }),
      unit(["held-movement", "sedated"]),
      unit(["held-action"], { status: "fallen" }),
    ],
  } as unknown as View;
  expect(reactorsTo(choice("move", {}), table)).toEqual([1]);
  expect(reactorsTo(choice("do", {}), table)).toEqual([2]);
  expect(reactorsTo(choice("pass", {}), table)).toEqual([]);
  expect(reactorsTo(null, table)).toEqual([]);
});
