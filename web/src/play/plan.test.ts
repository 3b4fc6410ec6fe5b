// A plan is extended, undone and redone; what was undone is forgotten by a new step.
import { describe, expect, it } from "vitest";
import { Plan, type PlanState } from "./plan.svelte";

const state = (...actions: string[]): PlanState => ({
  actions,
  said: `to ${actions.at(-1)}`,
  choice: null,
  view: actions.join(),
  decision: null,
  events: [],
  ends: false,
  confirmable: true,
});

describe("a plan", () => {
  it("starts empty", () => {
    const plan = new Plan();
    expect(plan.current).toBeNull();
    expect([plan.canUndo, plan.canRedo]).toEqual([false, false]);
    plan.undo();
    plan.redo();
    expect(plan.actions).toEqual([]);
  });
  it("is undone and redone step by step", () => {
    const plan = new Plan();
    plan.extend(state("a"));
    plan.extend(state("a", "b"));
    plan.undo();
    expect(plan.actions).toEqual(["a"]);
    plan.undo();
    expect(plan.current).toBeNull();
    plan.redo();
    plan.redo();
    expect(plan.actions).toEqual(["a", "b"]);
    expect(plan.steps).toEqual([
      { action: "a", said: "to a", choice: null },
      { action: "b", said: "to b", choice: null },
    ]);
    expect(plan.canRedo).toBe(false);
  });
  it("forgets what was undone when it goes another way", () => {
    const plan = new Plan();
    plan.extend(state("a"));
    plan.undo();
    plan.extend(state("c"));
    expect(plan.canRedo).toBe(false);
    expect(plan.actions).toEqual(["c"]);
    plan.clear();
    expect(plan.length).toBe(0);
  });
});
