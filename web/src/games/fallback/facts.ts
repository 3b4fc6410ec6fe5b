// Any JSON as a list of names and values, for reading.
import { plain } from "../../play/sentences";

export interface Fact {
  name: string;
  text: string;
  /** How far within others. */
  depth: number;
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

const textOf = (value: unknown): string => (value === null || value === "" ? "–" : String(value));

/** Lists of plain values stay on one line; what holds more becomes lines of its own. */
export function facts(json: unknown, depth = 0): Fact[] {
  if (isPlain(json)) return [{ name: "", text: textOf(json), depth }];
  const entries = Array.isArray(json)
    ? json.map((value, nth) => [String(nth + 1), value])
    : Object.entries(json as object);
  return (entries as [string, unknown][]).flatMap(([key, value]): Fact[] => {
    const name = plain(key);
    if (isPlain(value)) return [{ name, text: textOf(value), depth }];
    if (Array.isArray(value) && value.every(isPlain))
      return [{ name, text: value.map(textOf).join(", ") || "–", depth }];
    return [{ name, text: "", depth }, ...facts(value, depth + 1)];
  });
}
