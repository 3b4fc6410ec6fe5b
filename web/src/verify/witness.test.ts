// What the browser noted during a game finds a server out that says something else afterwards.
import { beforeEach, expect, it, vi } from "vitest";
import { compared, newLuck, noteCommitment, noteDealt, noteLuck, witnessOf } from "./witness";

const honest = {
  commitment: "aa",
  luck: { raptor: "11", scientist: "22" },
  outcomes: [{ outcome: "R=245317896", words: 0 }],
};
const dealt = ([first]: readonly string[]) => ({ hand: [...(first ?? "").slice(2, 5)].sort().join("") });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  noteCommitment("g", "aa");
  noteLuck("g", "raptor", "11");
  noteDealt("g", "raptor", { hand: "245" }, true);
});

const verdict = (said: Partial<typeof honest>) =>
  compared(witnessOf("g"), { ...honest, ...said }, dealt).map(({ what, fits }) => [what, fits]);

it("fits what it saw itself", () => {
  expect(verdict({})).toEqual([
    ["commitment", true],
    ["luck", true],
    ["dealt", true],
  ]);
});

it("finds a forged commitment, another luck and other cards", () => {
  expect(verdict({ commitment: "bb" })[0]).toEqual(["commitment", false]);
  expect(verdict({ luck: { raptor: "12", scientist: "22" } })[1]).toEqual(["luck", false]);
  expect(verdict({ luck: { raptor: "", scientist: "22" } })[1]).toEqual(["luck", false]);
  expect(verdict({ outcomes: [{ outcome: "R=896457312", words: 0 }] })[2]).toEqual(["dealt", false]);
});

it("keeps what it noted first, but for what is dealt anew before the first step", () => {
  noteCommitment("g", "cc");
  noteDealt("g", "raptor", { hand: "999" }, true);
  expect(witnessOf("g")).toMatchObject({ commitment: "aa", dealt: { raptor: { hand: "245" } } });
  noteDealt("h", "raptor", { hand: "123" }, false);
  noteDealt("h", "raptor", { hand: "456" }, false);
  expect(witnessOf("h")?.dealt).toEqual({ raptor: { hand: "456" } });
});

it("says nothing of a game it has not seen", () => {
  expect(compared(witnessOf("other"), honest, dealt)).toEqual([]);
});

it("adds luck that the server takes", () => {
  expect(newLuck()).toMatch(/^[0-9a-f]{32}$/);
  expect(newLuck()).not.toBe(newLuck());
});
