// Any JSON as names and values, for reading: lines, and tables where several things have the same fields.
import { plain } from "../../play/sentences";

export interface Line {
  name: string;
  text: string;
  /** How far within others. */
  depth: number;
}

export interface Grid {
  name: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

export type Fact = Line | Grid;

export const isGrid = (fact: Fact): fact is Grid => "rows" in fact;

type Fields = Record<string, unknown>;

const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";
const isFlat = (value: unknown): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));
const isRecord = (value: unknown): value is Fields =>
  !isPlain(value) && !Array.isArray(value) && Object.values(value as Fields).every(isFlat);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(", ") || "–";
  return value === null || value === "" ? "–" : String(value);
};

/** A table, if there are several things and all have the same fields. */
function gridOf(name: string, value: unknown): Grid | null {
  if (isPlain(value)) return null;
  const entries = Object.entries(value as Fields);
  if (entries.length < 2 || !entries.every(([, one]) => isRecord(one))) return null;
  const columns = Object.keys(entries[0]![1] as Fields);
  const alike = entries.every(([, one]) => Object.keys(one as Fields).join() === columns.join());
  if (!alike || !columns.length) return null;
  const rows = entries.map(([key, one]) => ({
    name: Array.isArray(value) ? String(Number(key) + 1) : plain(key),
    cells: columns.map((column) => textOf((one as Fields)[column])),
  }));
  return { name: plain(name), columns: columns.map(plain), rows };
}

export function facts(json: unknown, depth = 0): Fact[] {
  if (isPlain(json)) return [{ name: "", text: textOf(json), depth }];
  const listed = Array.isArray(json);
  return Object.entries(json as Fields).flatMap(([key, value]): Fact[] => {
    const name = listed ? String(Number(key) + 1) : plain(key);
    if (isFlat(value)) return [{ name, text: textOf(value), depth }];
    const grid = gridOf(key, value);
    return grid ? [grid] : [{ name, text: "", depth }, ...facts(value, depth + 1)];
  });
}
