// Standing orders (ruling 49): they pass, and nothing else.
import { expect, it } from "vitest";
import { Orders, isPassed } from "./orders.svelte";
import type { View } from "./view";

const view = (target: number | null, acting = 0): View =>
  ({
    seat: 1,
    acting,
    round: 2,
    units: [{ seat: 0 }, { seat: 1 }],
    test: target === null ? null : { sort: "hit/melee", rows: [{ target }] },
  }) as unknown as View;
const asked = (kind: string, finish: string | null = "pass") => ({
  kind,
  fields: {},
  choices: [],
  finish,
  secret: false,
});

it("passes until one is attacked", () => {
  expect(isPassed("ask", view(null))).toBe(false);
  expect(isPassed("attacked", view(null))).toBe(true);
  expect(isPassed("attacked", view(0))).toBe(true);
  expect(isPassed("attacked", view(1))).toBe(false);
});

it("never answers what is a turn of one's own", () => {
  const orders = new Orders("game", "seat");
  orders.give("attacked", view(null));
  expect(orders.passes(view(null), asked("window-turn"))).toBe(true);
  expect(orders.passes(view(null), asked("movement", "stay"))).toBe(false);
  expect(orders.passes(view(null), asked("window-turn", null))).toBe(false);
});

it("asks of who plays bots alone only what can be answered by more than a pass", () => {
  const alone = new Orders("game", "seat-2", true);
  const choice = (kind: string) => ({ text: kind, kind, fields: {} });
  expect(alone.order).toBe("fitting");
  expect(alone.passes(view(1), { ...asked("announce"), choices: [choice("pass")] })).toBe(true);
  expect(alone.passes(view(1), { ...asked("window-turn"), choices: [choice("pass"), choice("through")] })).toBe(true);
  expect(alone.passes(view(1), { ...asked("window-turn"), choices: [choice("pass"), choice("icons")] })).toBe(false);
  // People could tell from a quick pass that nothing fitted.
  const among = new Orders("game", "seat-2");
  expect(among.offered).not.toContain("fitting");
  among.give("fitting", view(null));
  expect(among.passes(view(1), { ...asked("announce"), choices: [choice("pass")] })).toBe(false);
});

it("ends with the activation it was given in", () => {
  const orders = new Orders("game", "seat");
  orders.give("activation", view(null, 0));
  orders.refresh(view(null, 0));
  expect(orders.order).toBe("activation");
  orders.refresh(view(null, 1));
  expect(orders.order).toBe("ask");
});
