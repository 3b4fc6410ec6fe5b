// The stage on which events are played: the units as they are seen right now, and what is shown over the map.
import type { GameEvent } from "../../play/protocol";
import { Stage } from "../../play/stage.svelte";
import { covered, towards } from "./hexes";
import { SOUNDS } from "./sounds";
import { type Part, type Unit, type View, bookOf } from "./view";
import { isQuiet, signed } from "./words";

/** A word or number that rises from a unit. */
export interface Float {
  id: number;
  unit: number;
  text: string;
  bad: boolean;
}

export interface Shown {
  sort: string;
  unit: number;
  target: number;
  parts: Part[];
  against: Part[];
  mine: number;
  theirs: number;
  success: boolean | null;
}

/** How long events are shown, in milliseconds at normal speed; those not here pass at once. */
const LENGTHS: Readonly<Record<string, number>> = {
  deployed: 260,
  arrived: 400,
  round_begins: 700,
  revealed: 700,
  skipped: 450,
  moved: 300,
  turned: 220,
  dragged: 240,
  pushed: 300,
  followed: 260,
  shifted: 300,
  action: 500,
  test: 1900,
  damage: 650,
  rammed: 650,
  healed: 500,
  model_lost: 400,
  eliminated: 700,
  knocked: 450,
  stood_up: 300,
  grabbed: 450,
  netted: 450,
  freed: 300,
  fear: 450,
  wound: 450,
  furious: 700,
  sedative: 600,
  sedated: 800,
  woken: 500,
  card_used: 800,
  reaction: 450,
  tied: 500,
  objective: 600,
  coin_tossed: 500,
  first_player: 400,
  opened: 400,
  picked_up: 400,
  left_map: 500,
};

/** The mark that an event gives or takes. */
const MARKED: Readonly<Record<string, [string, boolean]>> = {
  knocked: ["knocked", true],
  stood_up: ["knocked", false],
  sedated: ["sedated", true],
  woken: ["sedated", false],
  revealed: ["revealed", true],
};

const SIGNS: Readonly<Record<string, string>> = {
  knocked: "knocked",
  fear: "fear",
  wound: "wound",
  sedated: "sedated",
  sedative: "sedative",
  grabbed: "grab",
};

export class SkirmishStage extends Stage<View> {
  units = $state.raw<Unit[]>([]);
  floats = $state.raw<Float[]>([]);
  /** From whom to whom something is done. */
  beam = $state.raw<{ unit: number; target: number; ranged: boolean } | null>(null);
  test = $state.raw<Shown | null>(null);
  /** The card that is played or revealed just now. */
  card = $state.raw<{ hero: boolean; id: string; unit: number } | null>(null);
  /** How long a unit takes from hex to hex, in milliseconds. */
  pace = $state(0);
  trail = $state.raw<string[]>([]);
  #view: View | null = null;
  #count = 0;

  constructor() {
    super("skirmish", SOUNDS);
  }

  override settle(view: View): void {
    this.#view = view;
    this.units = view.units;
    this.pace = 0;
  }

  override recall(events: readonly GameEvent[]): void {
    const paths = events.map((event) => event["path"]).filter(Array.isArray) as string[][];
    this.trail = paths.at(-1) ?? [];
  }

  protected override lengthOf(event: GameEvent): number {
    const length = LENGTHS[event.kind] ?? 0;
    return event.kind === "moved" ? length * Math.max(1, (event["path"] as string[]).length) : length;
  }

  protected override clear(): void {
    this.floats = [];
    this.beam = null;
    this.card = null;
    this.test = null;
  }

  #change(unit: number, change: Partial<Unit>): void {
    this.units = this.units.map((one, number) => (number === unit ? { ...one, ...change } : one));
  }

  #put(unit: number, hex: string, facing: number): void {
    const spec = this.#view && bookOf(this.#view)?.units[this.units[unit]?.spec ?? ""];
    this.#change(unit, { status: "map", hex, facing, hexes: covered(spec?.footprint ?? [[0, 0]], hex, facing) });
  }

  #float(unit: number, text: string, bad: boolean): void {
    this.#count += 1;
    this.floats = [...this.floats.slice(-3), { id: this.#count, unit, text, bad }];
  }

  protected override async show(event: GameEvent, length: number): Promise<void> {
    const unit = event["unit"] as number;
    const at = this.units[unit];
    this.pace = this.still ? 0 : Math.min(length, 320);
    const facing = (event["facing"] as number | undefined) ?? at?.facing ?? 0;
    if (event.kind === "moved" && at) {
      await this.#walk(unit, event["path"] as string[], facing, length);
      return;
    }
    this.#happen(event, unit, facing);
    if (!isQuiet(event.kind) || length) await this.pause(length);
    if (event.kind === "test" || event.kind === "card_used" || event.kind === "revealed") this.card = this.test = null;
    if (event.kind === "attack_failed" || event.kind === "damage") this.beam = null;
    if (event.kind === "eliminated" || event.kind === "left_map")
      this.#change(unit, { status: event.kind === "left_map" ? "left" : "fallen", hex: null, hexes: [] });
  }

  #happen(event: GameEvent, unit: number, facing: number): void {
    const at = this.units[unit];
    const hex = event["hex"] as string | undefined;
    const places = ["deployed", "arrived", "dragged", "pushed", "followed", "shifted"];
    if (hex && places.includes(event.kind)) this.#put(unit, hex, facing);
    if (event.kind === "turned" && at?.hex) this.#put(unit, at.hex, facing);
    const mark = MARKED[event.kind];
    if (mark && at) {
      const others = at.marks.filter((one) => one !== mark[0]);
      this.#change(unit, { marks: mark[1] ? [...others, mark[0]] : others });
    }
    const lost = (event["lost"] ?? event["amount"]) as number | undefined;
    if (event.kind === "damage" || event.kind === "rammed") this.#float(unit, signed(-(lost ?? 0)), true);
    else if (event.kind === "healed") this.#float(unit, signed(lost ?? 0), false);
    else if (event.kind === "adrenaline") this.#float(unit, signed(event["change"] as number), false);
    if (SIGNS[event.kind] && at) this.#float(unit, `:${SIGNS[event.kind]}`, true);
    if (event.kind === "action") {
      const target = event["target"] as number | null;
      const sort = String(event["sort"]);
      this.beam = target !== null && target >= 0 ? { unit, target, ranged: sort.startsWith("ranged") } : null;
    }
    if (event.kind === "test") this.test = event as unknown as Shown;
    const card = event["card"];
    if (typeof card === "string" && event.kind === "card_used") this.card = { hero: true, id: card, unit };
    if (typeof card === "string" && event.kind === "revealed") {
      this.card = { hero: false, id: card, unit };
      this.#change(unit, { active: [...(at?.active.slice(0, -1) ?? []), card] });
    }
  }

  /** Along a path, hex by hex. */
  async #walk(unit: number, path: string[], facing: number, length: number): Promise<void> {
    const [start, ...stops] = path as [string, ...string[]];
    this.trail = path;
    let before = start;
    for (const hex of this.still ? stops.slice(-1) : stops) {
      this.pace = this.still ? 0 : Math.max(90, length / path.length);
      this.#put(unit, hex, hex === stops.at(-1) ? facing : towards(before, hex));
      before = hex;
      await this.pause(this.pace);
    }
    if (!stops.length) {
      this.#put(unit, this.units[unit]!.hex!, facing);
      await this.pause(length);
    }
  }
}
