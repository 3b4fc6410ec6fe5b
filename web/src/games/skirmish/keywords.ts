// The words of the game that have a meaning of their own, and where they are explained.
import { say } from "../../shell/texts.svelte";
import { capital, saySkill } from "./words";

export const CHAPTERS = [
  "aim",
  "cards",
  "order",
  "movement",
  "attack",
  "stability",
  "windows",
  "fear",
  "sedative",
] as const;

/** The numbers of a unit's board. */
export const SKILLS = [
  "movement",
  "melee",
  "ballistic",
  "dodge",
  "stability",
  "fear",
  "courage",
  "armour",
  "initiative",
] as const;

/** Keywords of cards and units that the catalogue explains. */
export const KEYWORDS = [
  "reaction",
  "charge",
  "fix",
  "jump",
  "fly",
  "backward",
  "grab",
  "piercing",
  "area",
  "forced",
  "reinforced",
  "combo",
  "adrenaline",
  "command",
  "requisition",
  "hero",
  "vehicle",
  "pack",
  "commander",
  "knocked",
  "blocked",
  "furious",
  "wound",
  "skip",
] as const;

export function meaningOf(word: string): { title: string; text: string } {
  if ((SKILLS as readonly string[]).includes(word))
    return { title: capital(saySkill(word)), text: say(`skirmish-web-skill-${word}`) };
  const key = (CHAPTERS as readonly string[]).includes(word) ? `skirmish-help-${word}` : `skirmish-web-keyword-${word}`;
  return { title: say(`${key}.title`), text: say(key) };
}

/** The keywords that stand in some lines. */
export function keywordsIn(lines: readonly string[]): string[] {
  const text = lines.join(" ").toLowerCase();
  return KEYWORDS.filter((word) => text.includes(meaningOf(word).title.toLowerCase()));
}
