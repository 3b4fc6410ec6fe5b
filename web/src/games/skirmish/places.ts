// Places in words: how far, which way, and what is there. Codes of hexes are for those who have switched notation on.
import type { GameEvent } from "../../play/protocol";
import { say } from "../../shell/texts.svelte";
import { apart, centre, middle } from "./hexes";
import { type View, bookOf, scenarioOf } from "./view";

/** Eight directions of the compass, clockwise from east, as it looks on the map. */
function toward(from: string, to: string): number {
  const [a, b] = [centre(from), centre(to)];
  return (Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4)) + 8) % 8;
}

/** "3 hexes north-east"; nothing, if it is the same hex. */
export function sayWay(from: string, to: string): string {
  const n = apart(from, to);
  return n ? say("skirmish-web-way", { n, way: say(`skirmish-web-toward-${toward(from, to)}`) }) : "";
}

/** The hex of several that is nearest to one. */
const nearest = (hex: string, hexes: readonly string[]): string =>
  hexes.reduce((best, one) => (apart(hex, one) < apart(hex, best) ? one : best));

/** The zones that a scenario is about, each with its name. */
function landmarks(view: View): { name: string; hexes: string[] }[] {
  const scenario = scenarioOf(view);
  const zones = bookOf(view)?.maps[scenario?.map ?? ""]?.zones ?? {};
  const names = new Set(scenario?.objectives.map(({ zone }) => zone));
  return Object.entries(zones)
    .filter(([zone, { hexes }]) => names.has(zone) && hexes.length)
    .map(([, zone]) => zone);
}

/** What a hex is: the zone that matters, or the ground. */
export function sayGround(view: View, hex: string): string {
  const book = bookOf(view);
  const inside = landmarks(view).find(({ hexes }) => hexes.includes(hex));
  return inside?.name ?? book?.terrains[book.maps[scenarioOf(view)?.map ?? ""]?.hexes[hex] ?? ""]?.name ?? "";
}

/** The same, and how it lies to what matters on this map, or to its middle. */
export function sayWhere(view: View, hex: string): string {
  const ground = sayGround(view, hex);
  const marks = landmarks(view);
  if (marks.some(({ hexes }) => hexes.includes(hex))) return ground;
  const near = marks
    .map(({ name, hexes }) => ({ name, at: nearest(hex, hexes) }))
    .sort((one, other) => apart(hex, one.at) - apart(hex, other.at))[0];
  const at = near?.at ?? heart(view);
  const way = at ? sayWay(hex, at) : "";
  return way ? say("skirmish-web-where", { ground, zone: near?.name ?? say("skirmish-web-the-middle"), way }) : ground;
}

/** The hex in the middle of the map. */
function heart(view: View): string | null {
  const all = Object.keys(bookOf(view)?.maps[scenarioOf(view)?.map ?? ""]?.hexes ?? {});
  if (!all.length) return null;
  const { x, y } = middle(all);
  const far = (hex: string): number => Math.hypot(centre(hex).x - x, centre(hex).y - y);
  return all.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The hexes that an event is about: the way, the place, or where those stand now whom it concerns. */
export function hexesOfEvent(event: GameEvent, view: View): string[] {
  const path = event["path"] as string[] | undefined;
  const hex = event["hex"] as string | null | undefined;
  if (path?.length) return path;
  if (hex) return [hex];
  const concerned = [event["unit"], event["target"], event["source"], event["units"]].flat();
  return concerned.flatMap((unit) => (typeof unit === "number" && unit >= 0 ? (view.units[unit]?.hexes ?? []) : []));
}
