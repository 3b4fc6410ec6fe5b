// The two packs play the same phrases in their own ways.
import { describe, expect, test } from "vitest";
import { CHIME, played } from "./sound";

describe("sound packs", () => {
  test("paper plays a phrase as it is written", () => {
    expect(CHIME.flatMap((tone) => played(tone, "paper"))).toEqual([...CHIME]);
  });
  test("the valley plays lower, longer and with echoes that fade", () => {
    const [first, echo, last] = played(CHIME[0]!, "valley");
    expect(first![1]).toBeLessThan(CHIME[0]![1]);
    expect(first![4]).toBeGreaterThan(CHIME[0]![4]);
    expect(echo![3]).toBeGreaterThan(first![3]);
    expect(last![5]).toBeLessThan(echo![5]);
  });
});
