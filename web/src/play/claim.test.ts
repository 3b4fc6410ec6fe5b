// An invitation whose answer gets lost is answered again with the same request, also after a reload.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
let asked: { code: string; request: string }[] = [];
let answers: ((asked: { code: string; request: string }) => Response)[] = [];

const lost = (): Response => {
  throw new TypeError("the connection broke");
};
const seated = () => Response.json({ seat: "scientist", token: "a-token" });
const taken = () => Response.json({ error: { key: "error-seat-taken", values: {}, message: "" } }, { status: 409 });

/** A page loaded anew knows only what the browser has kept. */
async function page() {
  vi.resetModules();
  return { ...(await import("./claim")), ...(await import("./seats")) };
}

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  asked = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[0]);
    return Promise.resolve().then(() => (answers.shift() ?? lost)(asked.at(-1)!));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a seat taken by invitation", () => {
  it("is asked for again with the same request after a reload", async () => {
    answers = [lost, lost, lost, lost];
    const first = await page();
    const refused = expect(first.claimSeat("game", first.invitationTo("game", "the-code")!, "Ada")).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    answers = [seated];
    const second = await page();
    const kept = second.invitationTo("game", null)!;
    expect(kept.name, "the guest has said yes before").toBe("Ada");
    await second.claimSeat("game", kept, "somebody else");
    expect(second.seatsOf("game").tokens).toEqual({ scientist: "a-token" });
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await page()).invitationTo("game", "the-code"), "who sits need not ask").toBeNull();
  });
  it("is not asked for again when somebody else has it", async () => {
    answers = [taken];
    const first = await page();
    await expect(first.claimSeat("game", first.invitationTo("game", "the-code")!, "")).rejects.toThrow();
    expect((await page()).invitationTo("game", null)).toBeNull();
    expect(asked).toHaveLength(1);
  });
  it("is not asked for before the guest has said yes", async () => {
    expect((await page()).invitationTo("game", null)).toBeNull();
    expect((await page()).invitationTo("game", "the-code")).toMatchObject({ code: "the-code", name: null });
    expect((await page()).invitationTo("game", null), "nor is it forgotten").toMatchObject({
      code: "the-code",
      name: null,
    });
    expect(asked).toEqual([]);
  });
});
