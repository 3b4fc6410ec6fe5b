// What a card would make possible, against what the kernel says of positions from recorded games.
import { describe, expect, it } from "vitest";
import { foresee } from "./foresight";
import { parsePosition } from "./notation";
import vectors from "./effect-vectors.json";

describe("foresight", () => {
  it.each(vectors.map((seen) => [seen.position, seen.effects] as const))("%s", (text, effects) => {
    const position = parsePosition(text);
    for (const [card, legal] of Object.entries(effects)) {
      const side = card[0] === "R" ? "raptor" : "scientist";
      expect(foresee(position, side, Number(card[1])).sort(), card).toEqual([...legal].sort());
    }
  });
  it("is of a mix that says something", () => {
    const counts = vectors.flatMap(({ effects }) => Object.values(effects).map((legal) => legal.length));
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(300);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
  });
});
