// One seat's game as the screen sees it: what the server said, the plan of the turn, and what to show next.
import { get } from "../shell/api";
import { checkBuild } from "../shell/build.svelte";
import { type Health, Connection, type Message } from "./connection";
import { afterDeed, isDeed } from "../games/raptor/deeds";
import { BadNotation, type Position, type Seat, type Side, otherSide, parsePosition } from "../games/raptor/notation";
import { Plan, keepPlan, keptPlan } from "./plan.svelte";
import type {
  Answer,
  Command,
  GameEvent,
  LogStep,
  Planned,
  Replay,
  ServerError,
  Snapshot,
  Step,
  StepMessage,
} from "./protocol";
import { isRepeated, sayAction, sayDeclined } from "../games/raptor/sentences";
import { REST, Stage } from "../games/raptor/stage.svelte";
import { say } from "../shell/texts.svelte";

const EMPTY =
  ".........../.........../.........../.........../.........../........... a4a1k6k3 place z0e0c0r6 0 R://123456789/ S://123456789/";

export type Offer = "take_back" | "rematch";
type Ended = { offer: Offer; how: "declined" | "withdrawn" } | null;

/** What stands in the notation after one more event of a turn. Where that cannot be told, it waits for the turn's end. */
function between(now: Position, event: GameEvent, end: Position): Position {
  if (event.kind === "turn_ends" || event.kind === "round_begins") return end;
  if (!isDeed(event)) return now;
  try {
    return afterDeed(now, event);
  } catch (error) {
    if (error instanceof BadNotation) return now;
    throw error;
  }
}

export class Match {
  health = $state<Health>("connecting");
  snapshot = $state.raw<Snapshot | null>(null);
  /** The confirmed position; a plan's is `shown`. */
  position = $state.raw<Position>(parsePosition(EMPTY));
  legal = $state.raw<string[]>([]);
  chosen = $state.raw<Record<Side, boolean>>({ raptor: false, scientist: false });
  choice = $state<string | null>(null);
  log = $state.raw<LogStep[]>([]);
  lastTurn = $state.raw<{ before: string | null; steps: Step[] }>({ before: null, steps: [] });
  problem = $state.raw<ServerError | null>(null);
  /** Sentences for the screen reader, newest last. */
  told = $state.raw<{ id: number; sentence: string }[]>([]);
  busy = $state(false);
  confirming = $state(false);
  hint = $state.raw<string[]>([]);
  /** What this seat offered last, when the other side did not want it. */
  declined = $state<Offer | null>(null);
  closedBy = $state.raw<ServerError | null>(null);
  clockAt = $state(Date.now());
  readonly plan = new Plan();
  readonly stage = new Stage();
  readonly #connection: Connection;
  /** Steps that have been heard of and are not on the screen yet. */
  #behind = $state(0);
  #queue: Promise<void> = Promise.resolve();
  #acting: Promise<boolean> = Promise.resolve(true);

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly onSnapshot: (snapshot: Snapshot) => void = () => {},
  ) {
    this.#connection = new Connection(
      id,
      token,
      (message) => this.#hear(message),
      (health) => {
        if (health === "open" && this.health !== "open") void checkBuild();
        this.health = health;
      },
    );
  }

  close(): void {
    this.#connection.close();
    this.stage.skip();
  }

  // --- What can be seen ----------------------------------------------------------------------------------------

  get seat(): Seat {
    return this.snapshot?.seat ?? "spectator";
  }

  get side(): Side | null {
    return this.seat === "spectator" ? null : this.seat;
  }

  get shown(): Position {
    return this.#shown;
  }

  #shown = $derived.by(
    () => this.#staged ?? (this.plan.current ? parsePosition(this.plan.current.view) : this.position),
  );
  /** While the other side's turn is played: the position between two of its deeds. */
  #staged = $state.raw<Position | null>(null);

  get over(): boolean {
    return this.snapshot?.status === "over";
  }

  get deciding(): Side[] {
    return this.snapshot?.deciding ?? [];
  }

  /** It is for this seat to act on the board (not to choose a card). */
  get myTurn(): boolean {
    const side = this.side;
    return Boolean(
      side &&
      !this.over &&
      this.snapshot?.status === "playing" &&
      this.deciding.includes(side) &&
      this.position.turn.phase !== "cards",
    );
  }

  get choosing(): boolean {
    const side = this.side;
    if (!side || this.over || this.position.turn.phase !== "cards" || this.snapshot?.status !== "playing") return false;
    return this.deciding.includes(side) || (this.chosen[side] && this.choice !== null && this.deciding.length > 0);
  }

  /** Not while a step is still being shown: the round that a card would be for is not on the screen yet. */
  get canChoose(): boolean {
    return this.choosing && !this.#behind;
  }

  /** The legal actions after the plan so far. */
  get possible(): string[] {
    if (!this.myTurn || this.stage.playing || this.confirming || this.#behind) return [];
    return this.plan.current ? this.plan.current.legal : this.legal;
  }

  get confirmable(): boolean {
    if (!this.myTurn || this.confirming || this.#behind) return false;
    return this.plan.current ? this.plan.current.confirmable : this.legal.includes(".");
  }

  // --- What the server says ------------------------------------------------------------------------------------

  /** Everything in the order in which it came, or a step still being shown would undo what was heard after it. */
  #hear(message: Message): void {
    const heard = Date.now();
    switch (message.type) {
      case "snapshot":
        this.#show(() => this.#begin(message, heard));
        break;
      case "step":
        this.#show(() => this.#step(message, heard));
        break;
      case "chosen":
        this.#later(() => {
          this.chosen = message.chosen;
          if (message.my_choice !== undefined) this.choice = message.my_choice;
          if (this.snapshot) this.snapshot = { ...this.snapshot, deciding: message.deciding ?? this.snapshot.deciding };
        });
        break;
      case "presence":
      case "offer":
      case "clock": {
        const { type: _type, ended, ...news } = message;
        this.#later(() => {
          if (message.type === "offer") this.#notice(news as Partial<Snapshot>, ended as Ended);
          if (this.snapshot) this.snapshot = { ...this.snapshot, ...(news as Partial<Snapshot>) };
          if ("clock" in news) this.clockAt = heard;
        });
        break;
      }
      case "error":
        this.#later(() => (this.closedBy = (message as Answer).error ?? null));
        break;
    }
  }

  /** What this page withdraws: the server's word that it has ended may get lost, and the next snapshot does not say why. */
  #withdrawn: Offer | null = null;
  /** An offer of this seat that stands no longer, though no step has answered it nor this seat withdrawn it, was declined. */
  #notice(news: Partial<Snapshot>, ended: Ended = null): void {
    if (!this.snapshot || !this.side) return;
    for (const offer of ["take_back", "rematch"] as const) {
      if (news[offer]) this.declined = null;
      else if (news[offer] === null && this.snapshot[offer]?.from === this.side) {
        const withdrawn = this.#withdrawn === offer || (ended?.offer === offer && ended.how === "withdrawn");
        if (!withdrawn) {
          this.declined = offer;
          this.tell(sayDeclined(offer, otherSide(this.side)));
        }
        this.#withdrawn = null;
      }
    }
  }

  #later(work: () => unknown): Promise<void> {
    this.#queue = this.#queue.then(work).then(
      () => {},
      (error: unknown) => console.error(error),
    );
    return this.#queue;
  }

  /** Something to watch: played to its end before the next begins, and quickly when much is waiting. */
  #show(work: () => Promise<void>): Promise<void> {
    this.#behind += 1;
    if (this.#behind > 4) this.stage.skip();
    return this.#later(() => work().finally(() => (this.#behind -= 1)));
  }

  async #begin(snapshot: Snapshot, heard: number): Promise<void> {
    await this.#hasten();
    const missed = this.snapshot ? (snapshot.missed ?? []).filter((step) => step.seq > this.#seq) : [];
    // Offers may have been answered while nobody listened; a step would have answered them too.
    if (snapshot.seq === this.#seq) this.#notice({ take_back: snapshot.take_back, rematch: snapshot.rematch });
    let from = this.position;
    if (missed.length <= 3) for (const step of missed) from = await this.#perform(step, from);
    this.snapshot = snapshot;
    this.#connection.shown = snapshot.seq;
    this.closedBy = null;
    this.position = parsePosition(snapshot.view);
    this.legal = snapshot.legal;
    this.chosen = snapshot.chosen;
    this.choice = snapshot.my_choice;
    this.log = snapshot.log;
    this.lastTurn = { before: null, steps: snapshot.last_turn ?? [] };
    this.clockAt = heard;
    this.confirming = this.#confirmed === snapshot.seq;
    this.hint = [];
    this.onSnapshot(snapshot);
    if (!this.confirming) await this.#restorePlan();
    this.stage.settle(this.shown);
  }

  /** Play a step. What one has planned oneself has been seen already, and only the rest is shown. */
  async #perform(step: Step, from: Position): Promise<Position> {
    const mine = this.confirming && step.by === this.side;
    const seen = mine ? (this.plan.current?.events.length ?? 0) : 0;
    if (mine) {
      await this.stage.play(step.events.slice(seen), this.#tellEvent);
    } else {
      this.plan.clear();
      this.stage.settle(from);
      await this.#follow(step, from, this.#tellEvent);
    }
    this.plan.clear();
    return parsePosition(step.view);
  }

  /** Play a step deed by deed, with points and counters as they are in between. */
  async #follow(step: Step, from: Position, tell: (sentence: string, event: GameEvent) => void): Promise<Position> {
    const end = parsePosition(step.view);
    let now = from;
    const each = (sentence: string, event: GameEvent): void => {
      tell(sentence, event);
      this.#staged = now = between(now, event, end);
    };
    try {
      await this.stage.play(step.events, each, REST);
    } finally {
      this.#staged = null;
    }
    return end;
  }

  async #step(step: StepMessage, heard: number): Promise<void> {
    await this.#hasten();
    if (step.by !== this.side) this.lastTurn = { before: this.position.text, steps: [step] };
    await this.#perform(step, this.position);
    this.declined = null;
    this.log = [...this.log, { seq: step.seq, by: step.by, actions: step.actions, events: step.events }];
    this.#keep();
    this.confirming = false;
    this.hint = [];
    this.choice = null;
    this.position = parsePosition(step.view);
    this.legal = step.legal;
    this.chosen = step.chosen;
    this.clockAt = heard;
    this.#connection.shown = step.seq;
    if (this.snapshot) {
      this.snapshot = {
        ...this.snapshot,
        seq: step.seq,
        view: step.view,
        deciding: step.deciding,
        status: step.status,
        outcome: step.outcome ?? null,
        clock: step.clock ?? null,
        take_back: null,
      };
    }
    this.stage.settle(this.position);
  }

  // --- What the player does ------------------------------------------------------------------------------------

  async #send(command: Command): Promise<Answer> {
    this.problem = null;
    const answer = await this.#connection.command(command);
    if (answer.type === "error") this.problem = answer.error ?? null;
    return answer;
  }

  /** The step on the screen: what is decided is decided about that one. */
  get #seq(): number {
    return this.snapshot?.seq ?? 0;
  }

  /** One more step of the plan. */
  async act(action: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#hurried = false;
    const acting = this.#extend(action, true).finally(() => (this.busy = false));
    this.#acting = acting;
    return acting;
  }

  /** A quick hand need not wait for the last step to be shown: the rest of it is shown at once. */
  async #hasten(): Promise<void> {
    while (this.busy) {
      this.#hurried = true;
      this.stage.skip();
      await this.#acting.catch(() => false);
    }
  }
  #hurried = false;

  /** Whatever was asked for while something was being carried out, in its order: nothing is lost or overtaken. */
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Do something on the board at once, or as soon as all that was asked for before is done. */
  async inTurn(deed: () => unknown): Promise<void> {
    if (!this.busy && !this.#waiting) {
      await deed();
      return;
    }
    this.#waiting += 1;
    let done: unknown;
    const mine = this.#line
      .then(() => this.#hasten())
      .then(() => {
        this.#waiting -= 1;
        done = deed(); // not waited for: what it sets in motion makes the match busy
      })
      .catch((error: unknown) => console.error(error));
    this.#line = mine;
    await mine;
    await done;
  }

  async #extend(action: string, show: boolean): Promise<boolean> {
    const answer = await this.#send({ type: "plan", seq: this.#seq, actions: [...this.plan.actions, action] });
    if (answer.type !== "planned") return false;
    const planned = answer as unknown as Planned;
    const before = this.plan.current?.events.length ?? 0;
    const news: GameEvent[] = planned.events.slice(before);
    this.hint = this.hint[0] === action ? this.hint.slice(1) : [];
    this.plan.extend({
      actions: planned.actions,
      view: planned.view,
      legal: planned.legal,
      events: planned.events,
      ends: planned.ends,
      confirmable: planned.confirmable,
    });
    this.#keep();
    if (show) {
      const playing = this.stage.play(news, this.#tellEvent);
      if (this.#hurried) this.stage.skip();
      await playing;
      this.stage.settle(this.shown);
    }
    return true;
  }

  undo(): Promise<void> {
    return this.inTurn(() => this.#undo());
  }

  #undo(): void {
    const action = this.plan.actions.at(-1);
    if (!this.plan.canUndo || this.confirming || !action) return;
    this.plan.undo();
    this.#changed();
    this.#tellPlan("web-undone", action, this.shown);
  }

  redo(): Promise<void> {
    return this.inTurn(() => this.#redo());
  }

  #redo(): void {
    if (!this.plan.canRedo || this.confirming) return;
    const before = this.shown;
    this.plan.redo();
    this.#changed();
    this.#tellPlan("web-redone", this.plan.actions.at(-1)!, before);
  }

  #tellPlan(key: string, action: string, before: Position): void {
    if (this.side) this.tell(say(key, { action: sayAction(action, before, this.side) }));
  }

  #changed(): void {
    this.hint = [];
    this.#keep();
    this.stage.settle(this.shown);
  }

  #keep(): void {
    keepPlan(this.id, this.seat, { seq: this.#seq, actions: this.plan.actions });
  }

  /** After a reload, or when the server has come back: the same steps again, checked by the server. */
  async #restorePlan(): Promise<void> {
    const kept = keptPlan(this.id, this.seat);
    this.plan.clear();
    if (!kept || kept.seq !== this.#seq || !this.myTurn) return;
    for (const action of kept.actions) {
      if (await this.#extend(action, false)) continue;
      this.problem = null; // nobody has asked for it
      break;
    }
  }

  /** The step about which a confirmation is on its way, also while the connection is down. */
  #confirmed: number | null = null;

  confirm(): Promise<void> {
    return this.inTurn(() => this.#confirm());
  }

  async #confirm(): Promise<void> {
    if (!this.confirmable) return;
    this.confirming = true;
    this.#confirmed = this.#seq;
    const answer = await this.#send({ type: "confirm", seq: this.#seq, actions: this.plan.actions });
    this.#confirmed = null;
    if (answer.type === "error") this.confirming = false;
  }

  async choose(card: string): Promise<void> {
    if (!this.canChoose) return;
    const { choice: before, side } = this;
    const seq = this.#seq;
    this.choice = card;
    const answer = await this.#send({ type: "choose", card, seq });
    if (seq !== this.#seq) return;
    // A reconnection on the way may have brought an older choice.
    if (answer.type !== "error") this.choice = card;
    else if (this.choice === card) this.choice = before;
    if (side && answer.type !== "error" && !this.#behind)
      this.tell(say("web-guide-chosen", { card: Number(card.slice(1)) }));
  }

  async askHint(): Promise<Answer> {
    const answer = await this.#send({ type: "hint", seq: this.#seq, actions: this.plan.actions });
    if (answer.type === "hint") this.hint = answer.actions ?? [];
    return answer;
  }

  resign(): Promise<Answer> {
    return this.#send({ type: "resign" });
  }

  takeBack(): Promise<Answer> {
    this.#withdrawn = null;
    return this.#send({ type: "take_back" });
  }

  answerOffer(offer: Offer, accept: boolean): Promise<Answer> {
    return this.#send({ type: "answer", offer, accept });
  }

  /** What one takes back oneself was declined by nobody. */
  async withdrawOffer(offer: Offer): Promise<void> {
    this.#withdrawn = offer;
    const answer = await this.#send({ type: "withdraw", offer });
    if (answer.type === "error") this.#withdrawn = null;
  }

  rematch(): Promise<Answer> {
    this.#withdrawn = null;
    return this.#send({ type: "rematch" });
  }

  /** Watch the last opposing turn once more. */
  async again(): Promise<void> {
    const { before, steps } = this.lastTurn;
    if (!steps.length || this.stage.playing) return;
    await this.#show(async () => {
      const start = before ?? (await this.#viewBefore(steps[0]!.seq));
      let now = start ? parsePosition(start) : this.position;
      this.stage.settle(now);
      for (const step of steps) now = await this.#follow(step, now, () => {});
      this.stage.settle(this.shown);
    });
  }

  /** After a reload the page does not know what the board looked like before; the replay does. */
  async #viewBefore(seq: number): Promise<string | null> {
    try {
      const replay = await get<Replay>(`/api/games/${this.id}/replay`, this.token);
      return replay.steps.filter((step) => step.seq < seq).pop()?.view ?? replay.start;
    } catch {
      return null;
    }
  }

  /** Others are at the same screen: what a side drew or chose is not said aloud. */
  discreet = false;

  #tellEvent = (sentence: string, event: GameEvent): void => {
    if (isRepeated(event)) return;
    const secret = event.kind === "card_drawn" || event.kind === "card_shown";
    if (!(this.discreet && secret)) this.tell(sentence);
  };

  tell(sentence: string): void {
    const id = (this.told.at(-1)?.id ?? 0) + 1;
    if (sentence) this.told = [...this.told.slice(-30), { id, sentence }];
  }
}
