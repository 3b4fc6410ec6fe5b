// A lesson being taken: where the learner is in it, what the server says is possible, and what the lesson offers.
import { post } from "../../../shell/api";
import { type Position, type Side, parsePosition } from "../notation";
import { type Choice, type Decision, readDecision } from "../../../play/decision";
import type { GameEvent, Tried } from "../../../play/protocol";
import { sayChoice, sayProblem } from "../../../play/sentences";
import { RaptorStage } from "../stage.svelte";
import type { Lesson, LessonStep, Want } from "./lessons";

const KEY = "lostworld.lessons";
const EMPTY =
  ".........../.........../.........../.........../.........../........... a4a1k6k3 place z0e0c0r6 0 R://123456789/ S://123456789/";

function taken(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function finished(name: string): boolean {
  return taken().includes(name);
}

interface Before {
  at: number;
  actions: string[];
  view: Position;
  decision: Decision | null;
}

export class Pupil {
  at = $state(0);
  actions = $state.raw<string[]>([]);
  decision = $state.raw<Decision | null>(null);
  busy = $state(false);
  problem = $state("");
  /** What was tried instead of what is asked for: a card's value, or "" for anything else. */
  missed = $state<number | "" | null>(null);
  shown = $state.raw<Position>(parsePosition(EMPTY));
  readonly stage = new RaptorStage();
  #base = "";
  #history: Before[] = [];

  constructor(readonly lesson: Lesson) {
    this.begin();
  }

  begin(): void {
    this.at = 0;
    this.actions = [];
    this.decision = null;
    this.problem = "";
    this.missed = null;
    this.#history = [];
    this.#base = this.lesson.position;
    this.shown = parsePosition(hideChoice(this.#base));
    this.stage.trail = [];
    this.stage.settle(this.shown);
    void this.#ask();
  }

  get side(): Side {
    return this.lesson.side;
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  get done(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  get offered(): Choice[] {
    const step = this.step;
    if (this.busy || step?.do !== "act") return [];
    return (this.decision?.choices ?? []).filter((choice) => isWanted(choice, step.want));
  }

  sayChoice = (choice: Choice): string => sayChoice("raptor", this.side, choice, this.decision);

  get canConfirm(): boolean {
    return this.step?.do === "confirm" && !this.busy;
  }

  /** What is possible now. */
  async #ask(): Promise<void> {
    const tried = await this.#try(this.lesson.side, this.actions, false);
    if (tried) this.decision = readDecision(tried.decision, tried.legal);
  }

  async #try(seat: Side, actions: string[], confirm: boolean): Promise<Tried | null> {
    this.problem = "";
    try {
      return await post<Tried>("/api/try", { game: "raptor", position: this.#base, seat, actions, confirm });
    } catch (error) {
      this.problem = sayProblem(error);
      return null;
    }
  }

  async act(action: string): Promise<void> {
    if (!this.offered.some(({ text }) => text === action)) return;
    this.busy = true;
    const actions = [...this.actions, action];
    const tried = await this.#try(this.lesson.side, actions, false);
    if (tried) {
      this.#history.push({ at: this.at, actions: this.actions, view: this.shown, decision: this.decision });
      const news = tried.events.slice(this.#told);
      this.#told = tried.events.length;
      await this.#show(tried, news);
      this.actions = actions;
      this.decision = readDecision(tried.decision, tried.legal);
      this.#next();
    }
    this.busy = false;
  }

  #told = 0;

  async #show(tried: Tried, events: GameEvent[]): Promise<void> {
    await this.stage.play([{ events }]);
    this.shown = parsePosition(String(tried.view));
    this.stage.settle(this.shown);
  }

  undo(): void {
    const before = this.#history.pop();
    if (!before || this.busy) return;
    this.at = before.at;
    this.actions = before.actions;
    this.decision = before.decision;
    this.shown = before.view;
    this.#told = 0;
    this.stage.settle(this.shown);
    void this.#recount();
  }

  /** How many events the steps so far have told. */
  async #recount(): Promise<void> {
    if (!this.actions.length) return;
    const tried = await this.#try(this.lesson.side, this.actions, false);
    if (tried) this.#told = tried.events.length;
  }

  confirm(): Promise<void> {
    return this.#finish(this.lesson.side, this.actions);
  }

  choose(card: number): Promise<void> {
    const step = this.step;
    if (step?.do !== "card") return Promise.resolve();
    if (step.want !== card) {
      this.missed = card;
      return Promise.resolve();
    }
    const choice = this.decision?.choices.find(({ fields }) => fields["card"] === card);
    return choice ? this.#finish(this.lesson.side, [choice.text]) : Promise.resolve();
  }

  /** Read on, or let the other side do its part. */
  async goOn(): Promise<void> {
    const step = this.step;
    if (step?.do === "other") await this.#finish(step.side, step.actions);
    else if (step?.do === "read") this.#next();
  }

  async #finish(side: Side, actions: string[]): Promise<void> {
    this.busy = true;
    const tried = await this.#try(side, actions, true);
    if (tried) {
      const news = tried.events.slice(side === this.lesson.side ? this.#told : 0);
      this.#base = String(tried.view);
      this.#told = 0;
      this.#history = [];
      this.actions = [];
      await this.#show(tried, news);
      this.#next();
      if (tried.seat === this.lesson.side) await this.#ask();
    }
    this.busy = false;
  }

  /** A tap on something that is not meant now. */
  miss(): void {
    if (!this.busy && (this.step?.do === "act" || this.step?.do === "card")) this.missed = "";
  }

  #next(): void {
    this.missed = null;
    this.at += 1;
    if (!this.done) return;
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...taken(), this.lesson.name])]));
    } catch {
      // without storage the ticks are lost, the lessons are not
    }
  }
}

function isWanted({ kind, fields }: Choice, { kind: wanted, from, space }: Want): boolean {
  const at = fields["space"] as string | undefined;
  return kind === wanted && (!from || fields["from"] === from) && (!space || (at?.startsWith(space) ?? false));
}

/** The other side's secret card is not shown in a lesson either. */
function hideChoice(position: string): string {
  return position.includes(" cards ") ? position.replace(/ S:[1-9]\//, " S:?/") : position;
}
