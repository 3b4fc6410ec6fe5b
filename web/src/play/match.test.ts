// A seat's game on a connection that the test plays: what is heard is shown in the order in which it came.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Match } from "./match.svelte";
import type { GameEvent } from "./protocol";
import { isActive } from "./seating";

const view = (turn: string, hand: string) =>
  `......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 ${turn} z0e0c0r6 2 R:/${hand}/??????/ S:/???/??????/`;

class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  static get now(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (frame: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const SNAPSHOT = {
  type: "snapshot",
  id: "game",
  seat: "raptor",
  seq: 6,
  view: view("cards", "123"),
  legal: ["#1", "#2", "#3"],
  deciding: ["raptor", "scientist"],
  chosen: { raptor: false, scientist: false },
  my_choice: null,
  status: "playing",
  seats: { raptor: { kind: "human", online: true }, scientist: { kind: "human", online: true } },
  names: {},
  clock: null,
  outcome: null,
  take_back: null,
  rematch: null,
  spectators: 0,
  last_turn: [],
  log: [],
};
const TIE: GameEvent[] = [
  { kind: "cards_revealed", raptor: 1, scientist: 1 },
  { kind: "tie", card: 1 },
  { kind: "round_begins", number: 3, observed: false },
];
const step = (seq: number, events: GameEvent[] = TIE, hand = "234") => ({
  type: "step",
  seq,
  kind: "reveal",
  by: null,
  actions: ["#1", "#1"],
  events,
  round: 3,
  view: view("cards", hand),
  legal: [...hand].map((card) => `#${card}`),
  deciding: ["raptor", "scientist"],
  chosen: { raptor: false, scientist: false },
  my_choice: null,
  status: "playing",
  outcome: null,
  clock: null,
});

const calm = () => vi.advanceTimersByTimeAsync(20_000);

describe("a match", () => {
  let match: Match;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/" });
    vi.stubGlobal("document", {
      addEventListener: () => {},
      removeEventListener: () => {},
      visibilityState: "visible",
    });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
    FakeSocket.all = [];
    match = new Match("game", "token");
    FakeSocket.now.onopen();
    FakeSocket.now.hear(SNAPSHOT);
    await vi.advanceTimersByTimeAsync(10);
  });
  afterEach(() => {
    match.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The connection breaks and is there again; what the new one was told first. */
  async function reconnect(): Promise<Record<string, unknown>> {
    FakeSocket.now.readyState = 3;
    FakeSocket.now.onclose();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.now.onopen();
    return FakeSocket.now.sent[0]!;
  }

  it("keeps what is heard while a step is still being shown", async () => {
    FakeSocket.now.hear(step(7));
    await vi.advanceTimersByTimeAsync(100);
    expect(match.stage.playing).toBe(true);
    FakeSocket.now.hear({ type: "chosen", chosen: { raptor: false, scientist: true }, deciding: ["raptor"] });
    FakeSocket.now.hear({ type: "offer", take_back: { from: "scientist" } });
    FakeSocket.now.hear({ type: "presence", spectators: 3 });
    await calm();
    expect(match.snapshot?.seq).toBe(7);
    expect(match.chosen.scientist).toBe(true);
    expect(match.deciding).toEqual(["raptor"]);
    expect(match.snapshot?.take_back).toEqual({ from: "scientist" });
    expect(match.snapshot?.spectators).toBe(3);
  });

  it("counts the other side's points down while its turn is shown", async () => {
    const turn = (text: string) => ({ ...step(7, [], "123"), kind: "turn", by: "scientist", view: view(text, "123") });
    FakeSocket.now.hear({ ...SNAPSHOT, seq: 7, view: view("S+3", "123"), deciding: ["scientist"], legal: [] });
    await calm();
    const walk = (from: string, to: string) => ({ kind: "scientist_moved", path: [from, to] });
    const events = [walk("a5", "a6"), walk("a6", "b6"), { kind: "turn_ends", side: "scientist" }] as GameEvent[];
    FakeSocket.now.hear({ ...turn("cards"), seq: 8, events });
    const seen: unknown[] = [];
    for (let wait = 0; wait < 40; wait++) {
      const { turn: now } = match.shown;
      seen.push(now.phase === "points" ? now.points : now.phase);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(seen.filter((one, nth) => one !== seen[nth - 1])).toEqual([3, 2, 1, "cards"]);
    expect(match.shown).toEqual(match.position);
  });

  it("knows a declined take-back from one that a step has answered", async () => {
    const offer = (from: string | null) =>
      FakeSocket.now.hear({ type: "offer", take_back: from ? { from } : null, rematch: null });
    offer("raptor");
    await calm();
    expect(match.declined).toBe(null);
    offer(null);
    await calm();
    expect(match.declined).toBe("take_back");
    expect(match.told.length).toBe(1);
    offer("raptor");
    await calm();
    expect(match.declined).toBe(null);
    FakeSocket.now.hear(step(7));
    offer(null);
    await calm();
    expect(match.declined).toBe(null);
    offer("scientist");
    offer(null);
    await calm();
    expect(match.declined).toBe(null);
  });

  it("learns on coming back that its offer was declined meanwhile", async () => {
    FakeSocket.now.hear({ type: "offer", take_back: { from: "raptor" }, rematch: null });
    await calm();
    await reconnect();
    FakeSocket.now.hear({ ...SNAPSHOT, take_back: { from: "raptor" } });
    await calm();
    expect(match.declined, "it still stands").toBe(null);
    await reconnect();
    FakeSocket.now.hear(SNAPSHOT);
    await calm();
    expect(match.declined).toBe("take_back");
  });

  it("was declined by nobody when it withdraws its offer itself", async () => {
    const asks = () => FakeSocket.now.hear({ type: "offer", take_back: { from: "raptor" }, rematch: null });
    const ends = (ended: unknown) => FakeSocket.now.hear({ type: "offer", take_back: null, rematch: null, ended });
    asks();
    await calm();
    void match.withdrawOffer("take_back"); // the connection breaks meanwhile: one snapshot still has it, the next has not
    await reconnect();
    FakeSocket.now.hear({ ...SNAPSHOT, take_back: { from: "raptor" } });
    await vi.advanceTimersByTimeAsync(100);
    ack(sentNow("withdraw").at(-1)!);
    FakeSocket.now.hear(SNAPSHOT);
    await calm();
    expect(match.declined).toBe(null);
    asks();
    ends({ offer: "take_back", how: "withdrawn" }); // on another device of the same seat
    await calm();
    expect(match.declined).toBe(null);
    void match.takeBack();
    asks();
    ends({ offer: "take_back", how: "declined" });
    await calm();
    expect(match.declined, "what was withdrawn before does not hide it").toBe("take_back");
  });

  const ack = (command: Record<string, unknown>) => FakeSocket.now.hear({ type: "ack", id: command["id"] });
  const sentNow = (type: string) => FakeSocket.now.sent.filter((one) => one["type"] === type);

  it("shows the card that the server has, also when the choice was on its way as the line broke", async () => {
    void match.choose("#1");
    ack(sentNow("choose")[0]!);
    await vi.advanceTimersByTimeAsync(10);
    FakeSocket.now.readyState = 3;
    FakeSocket.now.onclose();
    void match.choose("#3");
    expect(match.choice).toBe("#3");
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.now.onopen();
    FakeSocket.now.hear({ ...SNAPSHOT, my_choice: "#1", chosen: { raptor: true, scientist: false } });
    await vi.advanceTimersByTimeAsync(10);
    const [again] = sentNow("choose");
    expect(again).toMatchObject({ card: "#3", seq: 6 });
    ack(again!);
    await vi.advanceTimersByTimeAsync(10);
    expect(match.choice).toBe("#3");
    FakeSocket.now.hear({
      type: "chosen",
      chosen: { raptor: true, scientist: false },
      deciding: ["scientist"],
      my_choice: "#2",
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(match.choice, "another tab of the same seat changed it").toBe("#2");
  });

  it("does not plan anew what is already being confirmed", async () => {
    const turn = {
      ...SNAPSHOT,
      view: view("R+3", "23").replace("R:/", "R:1/"),
      legal: ["Mf2-f3", "."],
      deciding: ["raptor"],
    };
    FakeSocket.now.hear({ ...turn, seq: 7 });
    await calm();
    void match.act("Mf2-f3");
    const plan = sentNow("plan")[0]!;
    FakeSocket.now.hear({
      type: "planned",
      id: plan["id"],
      actions: ["Mf2-f3"],
      view: turn.view,
      legal: ["."],
      events: [],
      ends: false,
      confirmable: true,
    });
    await calm();
    void match.confirm();
    await vi.advanceTimersByTimeAsync(10);
    expect(sentNow("confirm")).toHaveLength(1);
    await reconnect();
    FakeSocket.now.hear({ ...turn, seq: 7 });
    await vi.advanceTimersByTimeAsync(10);
    expect(sentNow("confirm"), "the same confirmation once more").toHaveLength(1);
    expect(sentNow("plan")).toEqual([]);
    expect([match.confirming, match.problem]).toEqual([true, null]);
    ack(sentNow("confirm")[0]!);
    FakeSocket.now.hear(step(8, [], "23"));
    await calm();
    expect([match.confirming, match.plan.length, match.snapshot?.seq]).toEqual([false, 0, 8]);
  });

  it("leaves a connection that looks open and does not answer", async () => {
    const dead = FakeSocket.now;
    void match.choose("#1");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(dead.sent.at(-1)).toMatchObject({ type: "ping" });
    expect(FakeSocket.now).toBe(dead);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(FakeSocket.now).not.toBe(dead);
    FakeSocket.now.onopen();
    FakeSocket.now.hear(SNAPSHOT);
    await vi.advanceTimersByTimeAsync(10);
    expect(sentNow("choose")).toHaveLength(1);
  });

  it("keeps one that answers late", async () => {
    const slow = FakeSocket.now;
    void match.askHint();
    await vi.advanceTimersByTimeAsync(5_000);
    slow.hear({ type: "pong", id: slow.sent.at(-1)!["id"] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.now).toBe(slow);
  });

  it("lets no card be chosen before the round that it is for is on the screen", async () => {
    expect(match.canChoose).toBe(true);
    FakeSocket.now.hear(step(7));
    await vi.advanceTimersByTimeAsync(100);
    expect(match.canChoose).toBe(false);
    void match.choose("#2");
    await calm();
    expect(FakeSocket.now.sent.filter((one) => one["type"] === "choose")).toEqual([]);
    expect(match.canChoose).toBe(true);
    void match.choose("#2");
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "choose", card: "#2", seq: 7 });
    expect(match.choice).toBe("#2");
    expect([isActive(match, "raptor"), isActive(match, "scientist")], "only the other side is still choosing").toEqual([
      false,
      true,
    ]);
  });

  it("tells the server which step is on the screen, and shows none twice", async () => {
    const told: string[] = [];
    const tell = match.tell.bind(match);
    match.tell = (sentence) => (told.push(sentence), tell(sentence));
    const seventh = step(7, [{ kind: "round_begins", number: 7, observed: false }]);
    const eighth = step(8, [{ kind: "round_begins", number: 8, observed: false }]);
    FakeSocket.now.hear(step(7, [...TIE, ...seventh.events]));
    await vi.advanceTimersByTimeAsync(100);
    const hello = await reconnect();
    expect(hello).toMatchObject({ type: "hello", after: 6 });
    FakeSocket.now.hear({ ...SNAPSHOT, seq: 8, view: eighth.view, missed: [seventh, eighth] });
    const before = told.length;
    await calm();
    expect(match.snapshot?.seq).toBe(8);
    expect(told.length - before, "the rest of step 7, then step 8 once").toBe(TIE.length + 1);
    expect(await reconnect()).toMatchObject({ type: "hello", after: 8 });
  });
});

describe("a match where no WebSocket gets through", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks over HTTP, sends until it gets through, and goes back to a WebSocket that opens", async () => {
    vi.useFakeTimers();
    let reachable = true;
    let spectators = 0;
    const posted: Record<string, unknown>[] = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/" });
    vi.stubGlobal("document", {
      addEventListener: () => {},
      removeEventListener: () => {},
      visibilityState: "visible",
    });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
    vi.stubGlobal("fetch", (path: string, wish: { body: string | null }) => {
      if (path.endsWith("/commands")) posted.push(JSON.parse(wish.body!) as Record<string, unknown>);
      if (!reachable) return Promise.reject(new Error("down"));
      const body = path.includes("/events")
        ? { events: [] }
        : path.endsWith("/commands")
          ? { type: "ack", id: posted.at(-1)!["id"] }
          : { ...SNAPSHOT, spectators };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
    });
    FakeSocket.all = [];
    const match = new Match("game", "token");
    for (let tries = 0; tries < 4; tries++) {
      FakeSocket.now.readyState = 3;
      FakeSocket.now.onclose();
      await vi.advanceTimersByTimeAsync(9_000);
    }
    expect([match.health, match.snapshot?.seq]).toEqual(["open", 6]);
    spectators = 2;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(match.snapshot?.spectators, "who is there is news too").toBe(2);

    reachable = false;
    void match.choose("#2");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(match.health).toBe("lost");
    reachable = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(new Set(posted.map((one) => one["id"])).size, "the same command each time").toBe(1);
    expect([match.choice, match.problem, match.health]).toEqual(["#2", null, "open"]);

    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
    FakeSocket.now.readyState = 1;
    FakeSocket.now.onopen();
    FakeSocket.now.hear({ ...SNAPSHOT, seq: 6, spectators: 5 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(match.snapshot?.spectators).toBe(5);
    void match.choose("#3");
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "choose", card: "#3" });
    match.close();
  });
});
