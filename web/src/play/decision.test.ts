// A decision that came in columns is a list of choices again.
import { describe, expect, it } from "vitest";
import { choiceOf, readDecision } from "./decision";
import type { DecisionJson } from "./protocol";

const JSON_DECISION: DecisionJson = {
  kind: "points",
  fields: { points: 3 },
  choices: [
    {
      kind: "move",
      fields: ["from", "space"],
      rows: [
        [1, "f2", "f3"],
        [3, "f2", "g2"],
      ],
    },
    { kind: "end", fields: [], rows: [[0]] },
    { kind: "wake", fields: ["space"], rows: [[2, "f3"]] },
  ],
  finish: ".",
  secret: false,
};
const LEGAL = [".", "Mf2-f3", "M^f3", "Mf2-g2"];

describe("a decision", () => {
  const decision = readDecision(JSON_DECISION, LEGAL)!;

  it("has its choices in the order of their texts, each with its own fields", () => {
    expect(decision.choices).toEqual([
      { text: ".", kind: "end", fields: {} },
      { text: "Mf2-f3", kind: "move", fields: { from: "f2", space: "f3" } },
      { text: "M^f3", kind: "wake", fields: { space: "f3" } },
      { text: "Mf2-g2", kind: "move", fields: { from: "f2", space: "g2" } },
    ]);
    expect([decision.kind, decision.fields, decision.finish, decision.secret]).toEqual([
      "points",
      { points: 3 },
      ".",
      false,
    ]);
  });
  it("is asked by text", () => {
    expect(choiceOf(decision, "M^f3")?.kind).toBe("wake");
    expect(choiceOf(decision, "M^f4")).toBeNull();
    expect(choiceOf(null, ".")).toBeNull();
  });
  it("may be none", () => expect(readDecision(null, [])).toBeNull());
});
