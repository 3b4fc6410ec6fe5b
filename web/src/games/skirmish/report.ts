// A battle in numbers, from what happened: damage, who felled whom, cards used, tests, and where it turned.
import type { GameEvent, Step } from "../../play/protocol";
import { takenBack } from "../../replay/moments";

export interface Felled {
  unit: number;
  by: number;
  round: number;
  /** The step that it happened in. */
  seq: number;
}

export interface Turn {
  seq: number;
  round: number;
  event: GameEvent;
}

export interface BattleReport {
  /** Health taken by each unit from others, and lost by each. */
  dealt: Map<number, number>;
  lost: Map<number, number>;
  felled: Felled[];
  /** Hero cards used by each seat, and how often. */
  cards: Map<number, Map<string, number>>;
  /** Tests of each unit: won and made. */
  tests: Map<number, { won: number; made: number }>;
  turns: Turn[];
}

/** What a seat has to show for itself. */
export interface Deeds {
  dealt: number;
  felled: number;
  cards: number;
}

/** The same by seats; `seatOf`: whose each unit is. What hits one's own side is nothing to be proud of. */
export function deedsOf({ dealt, felled, cards }: BattleReport, seatOf: readonly number[], seat: number): Deeds {
  const used = [...(cards.get(seat)?.values() ?? [])];
  return {
    dealt: [...dealt].reduce((sum, [unit, n]) => sum + (seatOf[unit] === seat ? n : 0), 0),
    felled: felled.filter(({ unit, by }) => seatOf[by] === seat && seatOf[unit] !== seat).length,
    cards: used.reduce((sum, n) => sum + n, 0),
  };
}

const add = (counts: Map<number, number>, key: number, n: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + n);
};

/** Events after which a battle looks different, and how much; of a step the weightiest are told, not what followed. */
const TURNS: Readonly<Record<string, number>> = {
  eliminated: 5,
  sedated: 4,
  left_map: 4,
  seat_out: 3,
  objective: 2,
  furious: 1,
};

/** The weightiest of some turning points, in the order in which they came. */
export function weightiest(turns: readonly Turn[], most: number): Turn[] {
  const heavy = [...turns].sort((one, other) => TURNS[other.event.kind]! - TURNS[one.event.kind]!).slice(0, most);
  return turns.filter((turn) => heavy.includes(turn));
}

function turnsOf(step: Step): Turn[] {
  const events = step.beats.flatMap((beat) => beat.events).filter(({ kind }) => kind in TURNS);
  const most = Math.max(...events.map(({ kind }) => TURNS[kind]!));
  return events
    .filter(({ kind }) => TURNS[kind] === most)
    .map((event) => ({ seq: step.seq, round: step.round, event }));
}

export function reportOf(steps: readonly Step[]): BattleReport {
  const report: BattleReport = {
    dealt: new Map(),
    lost: new Map(),
    felled: [],
    cards: new Map(),
    tests: new Map(),
    turns: [],
  };
  let attacker = -1;
  const undone = takenBack(steps);
  for (const step of steps.filter(({ seq }) => !undone.has(seq))) {
    for (const event of step.beats.flatMap((beat) => beat.events)) {
      const unit = event["unit"] as number;
      if (event.kind === "action" || event.kind === "reaction") attacker = unit;
      if (event.kind === "damage" || event.kind === "rammed") {
        const n = Number(event["lost"] ?? event["amount"] ?? 0);
        const source = event["source"];
        add(report.lost, unit, n);
        const by = typeof source === "number" && source >= 0 ? source : attacker;
        if (by >= 0 && by !== unit) add(report.dealt, by, n);
      } else if (event.kind === "eliminated") {
        const by = event["by"];
        report.felled.push({ unit, by: typeof by === "number" ? by : attacker, round: step.round, seq: step.seq });
      } else if (event.kind === "card_used" && typeof event["card"] === "string" && event["use"] !== "ability") {
        const seat = event["seat"] as number;
        const used = report.cards.get(seat) ?? new Map<string, number>();
        used.set(event["card"], (used.get(event["card"]) ?? 0) + 1);
        report.cards.set(seat, used);
      } else if (event.kind === "test") {
        const before = report.tests.get(unit) ?? { won: 0, made: 0 };
        if (!String(event["sort"]).startsWith("damage"))
          report.tests.set(unit, { won: before.won + (event["success"] ? 1 : 0), made: before.made + 1 });
      }
    }
    report.turns.push(...turnsOf(step));
  }
  return report;
}
