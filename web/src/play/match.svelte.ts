// One seat's game as the screen sees it: what the server said, the plan of the turn, and what to show next.
import { loadGame } from "../games";
import type { GamePackage } from "../games/game";
import { get } from "../shell/api";
import { checkBuild } from "../shell/build.svelte";
import { settings, stillness } from "../shell/settings.svelte";
import { type Values, catalogue, say } from "../shell/texts.svelte";
import { Connection, type Health } from "./connection";
import { type Choice, type Decision, choiceOf, readDecision } from "./decision";
import { Plan, keepPlan, keptPlan } from "./plan.svelte";
import type {
  Answer,
  PoliteSign,
  Clock,
  Command,
  GameEvent,
  Message,
  Planned,
  ProspectJson,
  Replay,
  ServerError,
  Snapshot,
  Step,
  StepMessage,
} from "./protocol";
import { sayChoice, sayDeclined, sayEvent, seatKey } from "./sentences";
import { noteCommitment, noteDealt } from "../verify/witness";
import { type Played, Stage } from "./stage.svelte";

/** Milliseconds within which a second press is the first one's echo, and no answer to a question that has come meanwhile. */
const ECHO = 400;

export type Offer = "take_back" | "rematch";
type Ended = Extract<Message, { type: "offer" }>["ended"];

/** What would follow from a choice, as far as its seat can tell. */
export interface Prospect {
  against: string;
  kind: string;
  fields: Record<string, unknown>;
  /** What the seat would be asked then. */
  decision: Decision | null;
}

export class Match {
  health = $state<Health>("connecting");
  snapshot = $state.raw<Snapshot | null>(null);
  /** The game's package, once it is known which game this is. */
  game = $state.raw<GamePackage | null>(null);
  /** The confirmed position; a plan's is `shown`. */
  view = $state.raw<unknown>(null);
  decision = $state.raw<Decision | null>(null);
  chosen = $state.raw<Record<string, boolean>>({});
  choice = $state<string | null>(null);
  /** The choice that is to be confirmed, where a decision is made by one pick. */
  picked = $state<string | null>(null);
  log = $state.raw<Step[]>([]);
  lastTurn = $state.raw<{ before: unknown; steps: Step[] }>({ before: null, steps: [] });
  problem = $state.raw<ServerError | null>(null);
  /** Sentences for the screen reader, newest last. */
  told = $state.raw<{ id: number; sentence: string }[]>([]);
  busy = $state(false);
  confirming = $state(false);
  thinking = $state(false);
  hint = $state.raw<string[]>([]);
  /** Why, in the words of the bot that was asked. */
  reason = $state("");
  /** The last polite sign of somebody at the table. */
  sign = $state.raw<{ seat: string; sign: PoliteSign; nth: number } | null>(null);
  /** What whoever runs the server says to everybody. */
  announced = $state<string | null>(null);
  /** The turn would end with nothing done, though something could be: asked once. */
  unsure = $state(false);
  /** Nothing further is shown for now. */
  paused = $state(false);
  /** What this seat offered last, when somebody did not want it, and whose seat that is. */
  declined = $state.raw<{ offer: Offer; by: string } | null>(null);
  closedBy = $state.raw<ServerError | null>(null);
  clockAt = $state(Date.now());
  /** When it was last heard who is away. */
  heardAway = $state(Date.now());
  readonly plan = new Plan();
  stage = $state.raw<Stage>(new Stage(""));
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

  /** One's own; null for somebody who watches. */
  get seat(): string | null {
    const seat = this.snapshot?.seat ?? "spectator";
    return seat === "spectator" ? null : seat;
  }

  /** All seats, in seat order. */
  get seats(): string[] {
    return Object.keys(this.snapshot?.seats ?? {});
  }

  /** Whether a turn is being shown, and not how things are. */
  get showing(): boolean {
    return this.#staged !== null;
  }

  get shown(): unknown {
    return this.#shown;
  }

  #shown = $derived.by(() => this.#staged ?? this.plan.current?.view ?? this.view);
  /** While somebody else's turn is played: the position after its last action. */
  #staged = $state.raw<unknown>(null);

  /** As it is shown; 0 before the first. */
  get round(): number {
    const { game, shown } = this;
    if (game?.roundOf && shown !== null) return game.roundOf(shown);
    return this.log.at(-1)?.round ?? 0;
  }

  get over(): boolean {
    return this.snapshot?.status === "over";
  }

  get deciding(): string[] {
    return this.snapshot?.deciding ?? [];
  }

  get #playing(): boolean {
    const { seat, snapshot } = this;
    return seat !== null && snapshot?.status === "playing" && !snapshot.seats[seat]?.stands_in;
  }

  #isPick(decision: Decision | null): boolean {
    return decision !== null && (this.game?.isPick?.(decision) ?? decision.secret);
  }

  /** It is for this seat to plan a turn (not to make one pick). */
  get myTurn(): boolean {
    const { seat } = this;
    return this.#playing && seat !== null && this.deciding.includes(seat) && !this.#isPick(this.decision);
  }

  /** It is for this seat to make a pick, or to change one that the others have not made yet. */
  get choosing(): boolean {
    const { seat } = this;
    if (!this.#playing || seat === null || !this.#isPick(this.decision)) return false;
    return (
      this.deciding.includes(seat) || (this.chosen[seat] === true && this.choice !== null && this.deciding.length > 0)
    );
  }

  /** Not while a step is still being shown: the round that a pick would be for is not on the screen yet. */
  get canChoose(): boolean {
    return this.choosing && !this.#behind;
  }

  /** What is asked after the plan so far. */
  get asked(): Decision | null {
    return this.plan.current ? this.plan.current.decision : this.decision;
  }

  /** What somebody else is asked, as far as one may know it. */
  get awaited(): Snapshot["awaited"] {
    return this.snapshot?.awaited ?? null;
  }

  /** How the seats of the rematch that is asked for, or that one would ask for, lie to those of this game. */
  get sides(): "same" | "rotated" | "swapped" {
    if (this.snapshot?.rematch?.same) return "same";
    return this.seats.length > 2 ? "rotated" : "swapped";
  }

  /** Somebody else plays who is no bot. */
  get withPeople(): boolean {
    const { seat, snapshot } = this;
    return Object.entries(snapshot?.seats ?? {}).some(([name, { kind }]) => name !== seat && kind !== "bot");
  }

  /** Nobody but bots plays: whoever looks on holds the reins, and nothing is hidden. */
  get watched(): boolean {
    return !this.seat && Object.values(this.snapshot?.seats ?? {}).every(({ kind }) => kind === "bot");
  }

  /** What may be done on the board now. */
  get possible(): readonly Choice[] {
    if (!this.myTurn || this.stage.playing || this.confirming || this.#behind) return [];
    return this.asked?.choices ?? [];
  }

  get confirmable(): boolean {
    if (!this.myTurn || this.confirming || this.#behind) return false;
    return this.plan.current ? this.plan.current.confirmable : Boolean(this.decision?.finish);
  }

  /** Something other than to end the turn can be done. */
  get goesOn(): boolean {
    return this.possible.some(({ text }) => text !== this.asked?.finish);
  }

  sayChoice(choice: Choice, asked: Decision | null = this.asked): string {
    return this.game ? sayChoice(this.game.name, this.seat ?? "", choice, asked) : choice.text;
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
          if (this.snapshot) {
            const clock = (message.clock as Clock | null) ?? this.snapshot.clock;
            this.snapshot = { ...this.snapshot, deciding: message.deciding ?? this.snapshot.deciding, clock };
          }
          if (message.clock) this.clockAt = heard;
        });
        break;
      case "presence": {
        const { type: _type, ...news } = message;
        this.heardAway = heard;
        this.#later(() => (this.snapshot = this.snapshot && { ...this.snapshot, ...news }));
        break;
      }
      case "offer": {
        const { type: _type, ended, ...news } = message;
        this.#later(() => {
          this.#notice(news, ended);
          this.snapshot = this.snapshot && { ...this.snapshot, ...news };
        });
        break;
      }
      case "notice":
        this.announced = message.text;
        break;
      case "sign":
        this.sign = { seat: message.seat, sign: message.sign, nth: (this.sign?.nth ?? 0) + 1 };
        break;
      case "error":
        this.#later(() => (this.closedBy = message.error));
        break;
    }
  }

  /** What this page withdraws: the server's word that it has ended may get lost, and the next snapshot does not say why. */
  #withdrawn: Offer | null = null;
  /** An offer of this seat that stands no longer, though no step has answered it nor this seat withdrawn it, was declined. */
  #notice(news: Partial<Snapshot>, ended: Ended = null): void {
    if (!this.snapshot || !this.seat) return;
    for (const offer of ["take_back", "rematch"] as const) {
      const before = this.snapshot[offer];
      if (news[offer]) this.declined = null;
      else if (news[offer] === null && before?.from === this.seat) {
        const withdrawn = this.#withdrawn === offer || (ended?.offer === offer && ended.how === "withdrawn");
        if (!withdrawn) {
          const by = ended?.by ?? before.waiting?.[0] ?? this.seats.find((seat) => seat !== this.seat) ?? "";
          this.declined = { offer, by: seatKey(this.snapshot.game, by) };
          this.tell(sayDeclined(offer, this.declined.by));
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
    return this.#later(async () => {
      while (this.paused) await new Promise((resolve) => (this.#goOn = resolve));
      await work().finally(() => (this.#behind -= 1));
    });
  }

  #goOn: ((value: unknown) => void) | null = null;

  /** Hold what is shown, or go on; `once`: with one step only. */
  pause(held: boolean, once = false): void {
    this.paused = held;
    if (held && !once) return;
    const go = this.#goOn;
    this.#goOn = null;
    if (once && go) {
      this.paused = false;
      go(null);
      queueMicrotask(() => (this.paused = true));
    } else go?.(null);
  }

  async #begin(snapshot: Snapshot, heard: number): Promise<void> {
    await this.#hasten();
    const missed = this.snapshot ? (snapshot.missed ?? []).filter((step) => step.seq > this.#seq) : [];
    // What was picked before the connection was lost still is, if the question is the same.
    const picked = snapshot.seq === this.#seq ? this.picked : null;
    // Offers may have been answered while nobody listened; a step would have answered them too.
    if (snapshot.seq === this.#seq) this.#notice({ take_back: snapshot.take_back, rematch: snapshot.rematch });
    const game = this.game ?? (await loadGame(snapshot.game).catch(() => null));
    if (!game) {
      this.closedBy = { key: "web-error-screen", values: {}, message: "" };
      return;
    }
    if (missed.length <= 3) for (const step of missed) await this.#perform(step);
    this.snapshot = snapshot;
    this.view = game.readView(snapshot.view);
    if (!this.game) {
      this.stage = game.stage();
      this.stage.seat = snapshot.seat === "spectator" ? null : snapshot.seat;
      this.game = game;
    }
    this.#connection.shown = snapshot.seq;
    noteCommitment(snapshot.id, snapshot.commitment);
    this.#witness();
    this.closedBy = null;
    this.decision = readDecision(snapshot.decision, snapshot.legal);
    this.chosen = snapshot.chosen;
    this.choice = snapshot.my_choice;
    this.log = snapshot.log;
    this.lastTurn = { before: null, steps: snapshot.last_turn ?? [] };
    this.clockAt = this.heardAway = heard;
    this.confirming = this.#confirmed === snapshot.seq;
    this.#ask();
    if (picked !== null && choiceOf(this.decision, picked)) this.picked = picked;
    this.onSnapshot(snapshot);
    if (!this.confirming) await this.#restorePlan();
    this.stage.settle(this.shown);
  }

  /** A new question: what was picked, hinted at and foreseen was about the old one. */
  #ask(): void {
    this.picked = null;
    this.hint = [];
    this.reason = "";
    this.unsure = false;
    this.#prospects.clear();
  }

  #dropPlan(): void {
    this.plan.clear();
    this.stage.settle(this.view);
  }

  #played(step: Step): Played[] {
    const read = (view: unknown) => (view === undefined ? undefined : this.game?.readView(view));
    return step.beats.map(({ events, view }) => ({ events, view: read(view) }));
  }

  /** Play a step. What one has planned oneself has been seen already, and only the rest is shown. */
  async #perform(step: Step): Promise<void> {
    if (this.confirming && step.by === this.seat) {
      const seen = this.plan.current?.events.length ?? 0;
      const events = step.beats.flatMap((beat) => beat.events).slice(seen);
      await this.stage.play([{ events }], { tell: this.#tellEvent });
    } else {
      if (this.plan.length) this.#dropPlan();
      await this.#follow(step, this.#tellEvent);
    }
    this.plan.clear();
  }

  /** Play a step action by action, with the position as it is in between. */
  async #follow(step: Step, tell?: (sentence: string, event: GameEvent) => void, start: unknown = null): Promise<void> {
    if (start !== null) this.#staged = start;
    const after = (view: unknown) => (this.#staged = view);
    try {
      await this.stage.play(this.#played(step), { ...(tell ? { tell } : {}), after, rests: true });
    } finally {
      this.#staged = null;
    }
  }

  async #step(step: StepMessage, heard: number): Promise<void> {
    await this.#hasten();
    if (step.by !== this.seat) this.lastTurn = { before: this.view, steps: [step] };
    await this.#perform(step);
    if (step.outcome) await this.#lastDeed(step);
    this.declined = null;
    const { seq, kind, by, round, beats } = step;
    this.log = [...this.log, { seq, kind, by, round, beats: beats.map(({ view: _view, ...beat }) => beat) }];
    this.#keep();
    this.confirming = false;
    this.#ask();
    this.choice = step.my_choice ?? null;
    this.view = this.game?.readView(step.view);
    this.decision = readDecision(step.decision, step.legal);
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
        awaited: step.awaited ?? null,
        position: step.position ?? null,
        chances: step.chances ?? null,
        take_back: null,
      };
    }
    this.#witness();
    this.stage.settle(this.view);
  }

  /** The deed that decided the game once more, slowly. */
  async #lastDeed(step: StepMessage): Promise<void> {
    const beats = this.#played(step);
    const isDeed = ({ kind }: GameEvent) => this.game?.isDeed?.(kind) ?? false;
    const deed = beats.map(({ events }) => events.some(isDeed)).lastIndexOf(true);
    if (deed < 0 || stillness() || this.stage.unseen) return;
    this.stage.settle(beats[deed - 1]?.view ?? this.view);
    const events = beats[deed]!.events.filter(isDeed);
    await this.stage.play([{ events }], { slowly: true });
  }

  /** Note what this seat was dealt: after the game its browser checks the shuffles against it. */
  #witness(): void {
    const { snapshot, seat } = this;
    const seen = this.#playing && seat && this.game?.sawDealt?.(this.view, seat);
    if (snapshot && seat && seen && Object.keys(seen).length) noteDealt(snapshot.id, seat, seen, snapshot.seq > 0);
  }

  // --- What the player does ------------------------------------------------------------------------------------

  async #send(command: Command): Promise<Answer> {
    this.problem = null;
    const answer = await this.#connection.command(command);
    if (answer.type === "error") this.problem = answer.error;
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
    const choice = choiceOf(this.asked, action);
    const { asked } = this;
    const answer = await this.#send({ type: "plan", seq: this.#seq, actions: [...this.plan.actions, action] });
    if (answer.type !== "planned" || !this.game) return false;
    const planned: Planned = answer;
    const before = this.plan.current?.events.length ?? 0;
    this.unsure = false;
    this.hint = this.hint[0] === action ? this.hint.slice(1) : [];
    this.#prospects.clear();
    this.plan.extend({
      actions: planned.actions,
      said: choice ? this.sayChoice(choice, asked) : action,
      choice,
      view: this.game.readView(planned.view),
      decision: readDecision(planned.decision, planned.legal),
      events: planned.events,
      ends: planned.ends,
      confirmable: planned.confirmable,
    });
    this.#keep();
    if (show) {
      const playing = this.stage.play([{ events: planned.events.slice(before) }], { tell: this.#tellEvent });
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
    const { current } = this.plan;
    if (!current || this.confirming) return;
    this.plan.undo();
    this.#changed();
    this.tell(say("web-undone", { action: current.said }));
  }

  /** Undo everything from the nth step on. */
  undoFrom(nth: number): Promise<void> {
    return this.inTurn(() => {
      if (this.confirming || nth >= this.plan.length) return;
      this.plan.backTo(nth);
      this.#changed();
    });
  }

  redo(): Promise<void> {
    return this.inTurn(() => this.#redo());
  }

  #redo(): void {
    if (!this.plan.canRedo || this.confirming) return;
    this.plan.redo();
    this.#changed();
    this.tell(say("web-redone", { action: this.plan.current!.said }));
  }

  #changed(): void {
    this.hint = [];
    this.#prospects.clear();
    this.#keep();
    this.stage.settle(this.shown);
  }

  #keep(): void {
    keepPlan(this.id, this.seat ?? "spectator", { seq: this.#seq, actions: this.plan.actions });
  }

  /** After a reload, or when the server has come back: the same steps again, checked by the server. */
  async #restorePlan(): Promise<void> {
    const kept = keptPlan(this.id, this.seat ?? "spectator");
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
    this.#sent = { seq: this.#seq, at: performance.now() };
    const answer = await this.#send({ type: "confirm", seq: this.#seq, actions: this.plan.actions });
    this.#confirmed = null;
    if (answer.type === "error") this.confirming = false;
  }

  /** Pick a choice, or let it go again. */
  pick(action: string): void {
    this.picked = this.picked === action ? null : action;
  }

  /** The last confirmation: of which step, and when. */
  #sent = { seq: -1, at: -ECHO };

  /** Carry out what is planned or picked. */
  async decide(): Promise<void> {
    // A double click on Confirm must not pass the next question, which nobody has read yet.
    if (this.#sent.seq !== this.#seq && performance.now() - this.#sent.at < ECHO / settings.speed) return;
    if (!this.choosing) await this.inTurn(() => this.#confirmOrAsk());
    else if (this.canChoose && this.picked !== null) await this.choose(this.picked);
  }

  /** After all taps before it: a quick hand has planned something that is still on its way. */
  #confirmOrAsk(): unknown {
    const idle = !this.plan.length && this.goesOn && !this.game?.passesOften;
    if (this.confirmable && idle && !this.unsure) return (this.unsure = true);
    return this.#confirm();
  }

  async choose(action: string): Promise<void> {
    if (!this.canChoose) return;
    const { choice: before, seat, decision } = this;
    const seq = this.#seq;
    this.choice = action;
    const answer = await this.#send({ type: "choose", action, seq });
    if (seq !== this.#seq) return;
    // A reconnection on the way may have brought an older choice.
    if (answer.type !== "error") this.choice = action;
    else if (this.choice === action) this.choice = before;
    const chosen = choiceOf(decision, action);
    if (seat && chosen && answer.type !== "error" && !this.#behind) this.tell(this.sayChosen(chosen));
  }

  /** That this is one's choice. */
  sayChosen(choice: Choice): string {
    return this.game?.sayChosen?.(choice) ?? say("web-chosen", { action: this.sayChoice(choice, this.decision) });
  }

  get canHint(): boolean {
    return (
      (this.snapshot?.hints ?? true) && !this.thinking && !this.plan.current?.ends && (this.myTurn || this.canChoose)
    );
  }

  async askHint(): Promise<void> {
    if (!this.canHint) return;
    this.thinking = true;
    const answer = await this.#send({ type: "hint", seq: this.#seq, actions: this.plan.actions });
    this.thinking = false;
    if (answer.type === "hint") {
      const { actions, reason } = answer;
      this.hint = actions;
      this.reason = reason && catalogue.has(reason.key) ? say(reason.key, reason.values as Values) : "";
    }
    if (this.hintText) this.tell(this.hintText);
  }

  /** The hint's first action in words. */
  get hintText(): string {
    const [first] = this.hint;
    const choice = first === undefined ? null : choiceOf(this.asked, first);
    return choice ? say("web-hint-text", { action: this.sayChoice(choice) }) : "";
  }

  #prospects = new Map<string, Promise<Prospect[]>>();

  /** What would follow from a choice: asked of the server, once for each. */
  prospects(action: string): Promise<Prospect[]> {
    let found = this.#prospects.get(action);
    if (!found) {
      found = this.#askProspects(action);
      this.#prospects.set(action, found);
    }
    return found;
  }

  async #askProspects(action: string): Promise<Prospect[]> {
    // Where nothing can follow the plan, it is about another last step.
    const actions = this.plan.current?.ends ? (this.plan.previous?.actions ?? []) : this.plan.actions;
    // Nobody has asked for it aloud: what goes wrong is not a problem to show.
    const answer = await this.#connection.command({ type: "prospects", seq: this.#seq, actions, action });
    if (answer.type !== "prospects") return [];
    return answer.prospects.map(({ decision, ...rest }: ProspectJson) => ({
      ...rest,
      decision: readDecision(decision, decision?.legal ?? []),
    }));
  }

  /** A polite sign to everybody at the table. */
  async give(sign: PoliteSign): Promise<void> {
    await this.#send({ type: "sign", sign });
  }

  /** A bot is to play for somebody who is away. */
  async voteBot(seat: string): Promise<void> {
    await this.#send({ type: "vote_bot", seat });
  }

  /** One's own seat again, from the bot that has played it. */
  async comeBack(): Promise<void> {
    await this.#send({ type: "come_back" });
  }

  resign(): Promise<Answer> {
    return this.#send({ type: "resign" });
  }

  takeBack(): Promise<Answer> {
    this.#withdrawn = null;
    return this.#send({ type: "take_back" });
  }

  /** The game that follows, if it was about a rematch and everybody wants it. */
  async answerOffer(offer: Offer, accept: boolean): Promise<string | null> {
    const answer = await this.#send({ type: "answer", offer, accept });
    return answer.type === "ack" ? (answer.game ?? null) : null;
  }

  /** What one takes back oneself was declined by nobody. */
  async withdrawOffer(offer: Offer): Promise<void> {
    this.#withdrawn = offer;
    const answer = await this.#send({ type: "withdraw", offer });
    if (answer.type === "error") this.#withdrawn = null;
  }

  /** The game that follows, if nobody need be asked for it. */
  async rematch(same = false): Promise<string | null> {
    this.#withdrawn = null;
    const answer = await this.#send({ type: "rematch", same });
    return answer.type === "ack" ? (answer.game ?? null) : null;
  }

  /** Watch the last turn of the others once more. */
  async again(): Promise<void> {
    const { before, steps } = this.lastTurn;
    if (!steps.length || this.stage.playing) return;
    await this.#show(async () => {
      const start = before ?? (await this.#viewBefore(steps[0]!.seq)) ?? this.view;
      this.stage.settle(start);
      for (const step of steps) await this.#follow(step, undefined, step === steps[0] ? start : null);
      this.stage.settle(this.shown);
    });
  }

  /** After a reload the page does not know what the board looked like before; the replay does. */
  async #viewBefore(seq: number): Promise<unknown> {
    try {
      const replay = await get<Replay>(`/api/games/${this.id}/replay`, this.token);
      const beats = replay.steps.filter((step) => step.seq < seq).flatMap((step) => step.beats);
      return this.game?.readView(beats.at(-1)?.view ?? replay.start) ?? null;
    } catch {
      return null;
    }
  }

  /** Others are at the same screen: what a seat drew or chose is not said aloud. */
  discreet = false;

  #tellEvent = (sentence: string, event: GameEvent): void => {
    if (this.game?.mayTell?.(event, this.discreet) ?? true) this.tell(sentence);
  };

  /** An event as the log writes it. */
  /** The places that a line of the log is about, while it is pointed at. */
  places = $state.raw<readonly string[]>([]);
  point(event: GameEvent | null): void {
    this.places = event && this.shown ? (this.game?.placesOf?.(event, this.shown) ?? []) : [];
  }

  logEvent = (event: GameEvent): string =>
    this.game ? (this.game.logEvent?.(event) ?? sayEvent(this.game.name, event)) : "";

  tell(sentence: string): void {
    const id = (this.told.at(-1)?.id ?? 0) + 1;
    if (sentence) this.told = [...this.told.slice(-30), { id, sentence }];
  }
}
