// The games in which somebody learns to play, with a coach beside the board.
const KEY = "lostworld.coached";

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const isCoached = (game: string): boolean => read().includes(game);

export function coach(game: string, wanted = true): void {
  const others = read().filter((one) => one !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted ? [...others.slice(-9), game] : others));
  } catch {
    // without storage there is no coach
  }
}
