// A seat's game on a connection that the test plays: what is heard is shown in the order in which it came. The game is one
// of two seats that exists only here: cards 1 to 3 are chosen in secret, and turns of several steps are planned.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePackage } from "../games/game";
import { Match } from "./match.svelte";
import type { DecisionJson, GameEvent } from "./protocol";
import { isActive } from "./seating";
import { Stage } from "./stage.svelte";

vi.mock("../games", () => ({
  loadGame: () =>
    Promise.resolve({
      name: "duel",
      readView: (json: unknown) => json,
      stage: () => new Stage("duel"),
      sounds: {},
    } as unknown as GamePackage),
}));

const cards = (legal: readonly string[]): DecisionJson => ({
  kind: "card",
  fields: {},
  choices: [{ kind: "card", fields: ["card"], rows: legal.map((text, nth) => [nth, Number(text.slice(1))]) }],
  finish: null,
  secret: true,
});
const moves = (legal: readonly string[]): DecisionJson => ({
  kind: "points",
  fields: {},
  choices: [{ kind: "move", fields: [], rows: legal.map((_text, nth) => [nth]) }],
  finish: legal.includes(".") ? "." : null,
  secret: false,
});

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
  game: "duel",
  seat: "red",
  seq: 6,
  view: "cards",
  legal: ["#1", "#2", "#3"],
  decision: cards(["#1", "#2", "#3"]),
  deciding: ["red", "blue"],
  chosen: { red: false, blue: false },
  my_choice: null,
  status: "playing",
  seats: { red: { kind: "human", online: true }, blue: { kind: "human", online: true } },
  names: {},
  clock: null,
  outcome: null,
  take_back: null,
  rematch: null,
  spectators: 0,
  last_turn: [],
  log: [],
};
const TIE: GameEvent[] = [{ kind: "revealed", red: 1, blue: 1 }, { kind: "tie", card: 1 }, { kind: "round_begins" }];
const HAND = ["#2", "#3"];
const step = (seq: number, events: GameEvent[] = TIE, view = "cards") => ({
  type: "step",
  seq,
  kind: "reveal",
  by: null,
  round: 3,
  beats: [{ seat: "red", action: "#1", events, view }],
  view,
  legal: HAND,
  decision: cards(HAND),
  deciding: ["red", "blue"],
  chosen: { red: false, blue: false },
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
    FakeSocket.now.hear({ type: "chosen", chosen: { red: false, blue: true }, deciding: ["red"] });
    FakeSocket.now.hear({ type: "offer", take_back: { from: "blue" }, rematch: null, ended: null });
    FakeSocket.now.hear({ type: "presence", spectators: 3 });
    await calm();
    expect(match.snapshot?.seq).toBe(7);
    expect(match.chosen["blue"]).toBe(true);
    expect(match.deciding).toEqual(["red"]);
    expect(match.snapshot?.take_back).toEqual({ from: "blue" });
    expect(match.snapshot?.spectators).toBe(3);
  });

  it("keeps what was picked when the connection breaks, and drops it with the next question", async () => {
    match.pick("#2");
    await reconnect();
    FakeSocket.now.hear(SNAPSHOT);
    await vi.advanceTimersByTimeAsync(10);
    expect(match.picked).toBe("#2");
    await reconnect();
    FakeSocket.now.hear({ ...SNAPSHOT, seq: 7 });
    await calm();
    expect(match.picked).toBeNull();
  });

  it("shows the position after each action of somebody else's turn", async () => {
    FakeSocket.now.hear({ ...SNAPSHOT, seq: 7, view: "3 left", deciding: ["blue"], legal: [], decision: null });
    await calm();
    const beat = (view: string) => ({ seat: "blue", action: "go", events: [{ kind: "gone" }], view });
    const beats = [beat("2 left"), beat("1 left"), { ...beat("cards"), events: [{ kind: "turn_ends" }] }];
    FakeSocket.now.hear({ ...step(8), kind: "turn", by: "blue", beats });
    const seen: unknown[] = [];
    for (let wait = 0; wait < 100; wait++) {
      seen.push(match.shown);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(seen.filter((one, nth) => one !== seen[nth - 1])).toEqual(["3 left", "2 left", "1 left", "cards"]);
    expect(match.shown).toBe(match.view);
  });

  it("knows a declined take-back from one that a step has answered", async () => {
    const offer = (from: string | null) =>
      FakeSocket.now.hear({ type: "offer", take_back: from ? { from } : null, rematch: null });
    offer("red");
    await calm();
    expect(match.declined).toBe(null);
    offer(null);
    await calm();
    expect(match.declined).toMatchObject({ offer: "take_back", by: "duel-seat-blue" });
    expect(match.told.length).toBe(1);
    offer("red");
    await calm();
    expect(match.declined).toBe(null);
    FakeSocket.now.hear(step(7));
    offer(null);
    await calm();
    expect(match.declined).toBe(null);
    offer("blue");
    offer(null);
    await calm();
    expect(match.declined).toBe(null);
  });

  it("learns on coming back that its offer was declined meanwhile", async () => {
    FakeSocket.now.hear({ type: "offer", take_back: { from: "red" }, rematch: null });
    await calm();
    await reconnect();
    FakeSocket.now.hear({ ...SNAPSHOT, take_back: { from: "red" } });
    await calm();
    expect(match.declined, "it still stands").toBe(null);
    await reconnect();
    FakeSocket.now.hear(SNAPSHOT);
    await calm();
    expect(match.declined).toMatchObject({ offer: "take_back", by: "duel-seat-blue" });
  });

  it("was declined by nobody when it withdraws its offer itself", async () => {
    const asks = () => FakeSocket.now.hear({ type: "offer", take_back: { from: "red" }, rematch: null });
    const ends = (ended: unknown) => FakeSocket.now.hear({ type: "offer", take_back: null, rematch: null, ended });
    asks();
    await calm();
    void match.withdrawOffer("take_back"); // the connection breaks meanwhile: one snapshot still has it, the next has not
    await reconnect();
    FakeSocket.now.hear({ ...SNAPSHOT, take_back: { from: "red" } });
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
    expect(match.declined, "what was withdrawn before does not hide it").toMatchObject({
      offer: "take_back",
      by: "duel-seat-blue",
    });
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
    FakeSocket.now.hear({ ...SNAPSHOT, my_choice: "#1", chosen: { red: true, blue: false } });
    await vi.advanceTimersByTimeAsync(10);
    const [again] = sentNow("choose");
    expect(again).toMatchObject({ action: "#3", seq: 6 });
    ack(again!);
    await vi.advanceTimersByTimeAsync(10);
    expect(match.choice).toBe("#3");
    FakeSocket.now.hear({
      type: "chosen",
      chosen: { red: true, blue: false },
      deciding: ["blue"],
      my_choice: "#2",
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(match.choice, "another tab of the same seat changed it").toBe("#2");
  });

  it("takes a double press of Confirm for one, not for an answer to the next question", async () => {
    const pass = (seq: number) => ({
      ...step(seq, [], "points"),
      kind: "turn",
      by: "red",
      legal: ["m", "."],
      decision: moves(["m", "."]),
      deciding: ["red"],
    });
    const sentNow = () => FakeSocket.now.sent.filter((one) => one["type"] === "confirm");
    FakeSocket.now.hear(pass(7));
    await vi.advanceTimersByTimeAsync(1_000);
    match.unsure = true; // asked before whether to end it with nothing done
    void match.decide();
    expect(sentNow()).toHaveLength(1);
    FakeSocket.now.hear({ type: "ack", id: sentNow()[0]!["id"], seq: 8 });
    FakeSocket.now.hear(pass(8));
    await vi.advanceTimersByTimeAsync(100);
    expect([match.confirmable, match.snapshot?.seq]).toEqual([true, 8]);
    match.unsure = true;
    void match.decide();
    expect(sentNow(), "its echo").toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    void match.decide();
    expect(sentNow(), "an answer").toHaveLength(2);
  });

  it("does not plan anew what is already being confirmed", async () => {
    const turn = {
      ...SNAPSHOT,
      view: "3 left",
      legal: [".", "go"],
      decision: moves([".", "go"]),
      deciding: ["red"],
    };
    FakeSocket.now.hear({ ...turn, seq: 7 });
    await calm();
    void match.act("go");
    const plan = sentNow("plan")[0]!;
    FakeSocket.now.hear({
      type: "planned",
      id: plan["id"],
      actions: ["go"],
      view: turn.view,
      legal: ["."],
      decision: moves(["."]),
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
    FakeSocket.now.hear(step(8, []));
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
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "choose", action: "#2", seq: 7 });
    expect(match.choice).toBe("#2");
    expect([isActive(match, "red"), isActive(match, "blue")], "only the other side is still choosing").toEqual([
      false,
      true,
    ]);
  });

  it("tells the server which step is on the screen, and shows none twice", async () => {
    const told: string[] = [];
    const tell = match.tell.bind(match);
    match.tell = (sentence) => (told.push(sentence), tell(sentence));
    const seventh = step(7, [{ kind: "round_begins", number: 7 }]);
    const eighth = step(8, [{ kind: "round_begins", number: 8 }]);
    FakeSocket.now.hear(step(7, [...TIE, ...seventh.beats[0]!.events]));
    await vi.advanceTimersByTimeAsync(100);
    const hello = await reconnect();
    expect(hello).toMatchObject({ type: "hello", after: 6 });
    FakeSocket.now.hear({ ...SNAPSHOT, seq: 8, view: eighth.view, missed: [seventh, eighth] });
    await calm();
    expect(match.snapshot?.seq).toBe(8);
    expect(told, "every event of step 7, then that of step 8, once").toHaveLength(TIE.length + 2);
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
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "choose", action: "#3" });
    match.close();
  });
});
