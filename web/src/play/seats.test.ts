// Which seats a browser holds, also those whose link the server has not answered yet.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSeats, heldSeats, hideSeats, holdSeats, seatsOf } from "./seats";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a seat that came by link", () => {
  it("is held before anybody knows whose it is, and once when it is known", () => {
    holdSeats("game", {}, { link: "a-token" });
    expect(heldSeats()).toEqual([{ id: "game", token: "a-token" }]);
    holdSeats("game", { scientist: "a-token" });
    expect(heldSeats()).toEqual([{ id: "game", token: "a-token" }]);
    expect(seatsOf("game")).toMatchObject({ tokens: { scientist: "a-token" }, link: null });
  });
  it("stands beside another seat of the same game", () => {
    holdSeats("another", { raptor: "mine" });
    holdSeats("another", {}, { link: "the-other" });
    expect(heldSeats().map(({ token }) => token)).toEqual(["mine", "the-other"]);
    forgetSeats("another");
    expect(heldSeats()).toEqual([]);
  });
  it("stays when it is taken off the list, and is listed again when somebody goes there", () => {
    holdSeats("a third", { raptor: "mine" });
    hideSeats("a third");
    expect(heldSeats()).toEqual([]);
    expect(seatsOf("a third").tokens).toEqual({ raptor: "mine" });
    holdSeats("a third", { raptor: "mine" });
    expect(heldSeats()).toEqual([{ id: "a third", token: "mine" }]);
  });
});
