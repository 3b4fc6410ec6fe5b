// What this browser keeps by game, under one key of its storage.

export type Stored<T> = Record<string, T>;

export function readStored<T>(key: string): Stored<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Stored<T>;
  } catch {
    return {};
  }
}

/** Whether it is kept: without storage whoever calls goes on with what the page itself remembers. */
export function writeStored<T>(key: string, kept: Stored<T>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
