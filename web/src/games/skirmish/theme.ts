// Two looks of the notebook: by day on paper, by night under the lamp. The reader's wish, else the system's, decides.
import { settings } from "../../shell/settings.svelte";
import type { Palette } from "../../shell/theme";

const NIGHT: Record<string, string> = {
  page: "#16211f",
  "page-alt": "#1d2d2a",
  "page-line": "#37504a",
  text: "#f1ecdc",
  ink: "#0a1210",
  ground: "#25352f",
  "ground-alt": "#2d4039",
  "ground-line": "#4d6b60",
  "text-ground": "#f1ecdc",
  accent: "#f0c862",
  exit: "#f0c862",
  fire: "#ff9170",
  highlight: "#ffe68a",
  focus: "#ffffff",
  paper: "#efe6cf",
  "paper-dark": "#cfc09a",
  "paper-ink": "#26221a",
  "seat-1": "#7fc4f2",
  "seat-2": "#f6a05a",
  "seat-3": "#c9a7f5",
  "seat-4": "#8fd6a5",
  "unit-1": "#2f6f9f",
  "unit-2": "#b4531f",
  "unit-3": "#6f4fa6",
  "unit-4": "#2f7d5b",
  shade: "#0b1412",
  "t-grass": "#5d7a4c",
  "t-track": "#8f7d58",
  "t-ferns": "#4f7343",
  "t-mud": "#6d5a42",
  "t-thicket": "#3d5c36",
  "t-trees": "#2c4730",
  "t-rock": "#6a6a66",
  "t-water": "#3d6a83",
  "t-fence": "#5d7a4c",
  "t-hut": "#5c4a36",
  "t-floor": "#8a744f",
  "t-plain": "#74715f",
  "t-line": "#243126",
  "t-sign": "#17211a",
  reach: "#ffe68a",
};

const DAY: Record<string, string> = {
  page: "#e8dec4",
  "page-alt": "#f1e9d4",
  "page-line": "#b9a67c",
  text: "#2b2418",
  ink: "#2b2418",
  ground: "#f3ecd9",
  "ground-alt": "#fbf6e8",
  "ground-line": "#b9a67c",
  "text-ground": "#2b2418",
  accent: "#693e00",
  "on-accent": "#ffffff",
  exit: "#693e00",
  fire: "#a3260f",
  highlight: "#ffd84d",
  focus: "#14110a",
  paper: "#fbf6e8",
  "paper-dark": "#dccba2",
  "paper-ink": "#2b2418",
  "seat-1": "#1d5e8c",
  "seat-2": "#9c4210",
  "seat-3": "#5d3d95",
  "seat-4": "#1f6b49",
  "unit-1": "#2f6f9f",
  "unit-2": "#b4531f",
  "unit-3": "#6f4fa6",
  "unit-4": "#2f7d5b",
  shade: "#4a3f28",
  "t-grass": "#b5cc8b",
  "t-track": "#dfcfa5",
  "t-ferns": "#98bb76",
  "t-mud": "#bda27c",
  "t-thicket": "#7ba568",
  "t-trees": "#557f52",
  "t-rock": "#a7a298",
  "t-water": "#8bbdd3",
  "t-fence": "#b5cc8b",
  "t-hut": "#957c5d",
  "t-floor": "#d4bf98",
  "t-plain": "#d2ccbd",
  "t-line": "#8d8b6a",
  "t-sign": "#3a4a30",
  reach: "#fff6b8",
};

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

export function isNight(): boolean {
  if (settings.theme === "night" || settings.theme === "jungle") return true;
  if (settings.theme === "day" || settings.theme === "savannah") return false;
  return dark?.matches ?? false;
}

export function paletteOf(): Palette {
  return isNight() ? { name: "night", colours: NIGHT } : { name: "day", colours: DAY };
}
