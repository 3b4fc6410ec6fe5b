// What this browser keeps by game, under one key of its storage.

export type Kept<T> = Record<string, T>;

export function readKept<T>(key: string): Kept<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Kept<T>;
  } catch {
    return {};
  }
}

/** Whether it is kept: without storage whoever calls goes on with what the page itself remembers. */
export function writeKept<T>(key: string, kept: Kept<T>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
