// What there is to tell of a game in numbers, and which deeds are worth seeing again.
import type { GameEvent, Step } from "../../play/protocol";
import { takenBack } from "../../replay/moments";
import { say } from "../../shell/texts.svelte";

export const DEEDS: ReadonlySet<string> = new Set([
  "baby_escaped",
  "baby_captured",
  "scientist_killed",
  "mother_shot",
  "mother_moved",
  "baby_moved",
]);

const COUNTED: readonly [kind: string, name: string][] = [
  ["baby_escaped", "escapes"],
  ["scientist_killed", "kills"],
  ["baby_captured", "captures"],
  ["mother_shot", "hits"],
];

export function tally(steps: readonly Step[]): { label: string; count: number }[] {
  const undone = takenBack(steps);
  const events: GameEvent[] = steps
    .filter(({ seq }) => !undone.has(seq))
    .flatMap(({ beats }) => beats.flatMap((beat) => beat.events));
  const rounds = steps.at(-1)?.round ?? 0;
  const counted = COUNTED.map(([kind, name]) => {
    const count = events.filter((event) => event.kind === kind).length;
    return { label: say(`raptor-web-tally-${name}`, { count }), count };
  });
  return [
    { label: say("raptor-web-tally-rounds", { count: rounds }), count: rounds },
    ...counted.filter(({ count }) => count),
  ];
}
