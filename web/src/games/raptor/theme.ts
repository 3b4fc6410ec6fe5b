// The two palettes of the art.
import themes from "@art/themes.json";
import { settings } from "../../shell/settings.svelte";

export type Theme = keyof typeof themes;

const ACCENTS: Record<Theme, string> = { jungle: themes.jungle.exit, savannah: "#f0c878" };

/** The theme that a board is shown in: the reader's wish, else its own. */
export function themeOf(looks: Readonly<Record<string, string>>): Theme {
  const wanted = settings.theme === "game" ? looks["theme"] : settings.theme;
  return wanted === "savannah" ? "savannah" : "jungle";
}

export function paletteOf(looks: Readonly<Record<string, string>>): { name: Theme; colours: Record<string, string> } {
  const name = themeOf(looks);
  const colours = themes[name];
  const seats = { "seat-1": colours["raptor-on-page"], "seat-2": colours["scientist-on-page"] };
  return { name, colours: { ...colours, accent: ACCENTS[name], ...seats } };
}
