// What the lessons say, loaded with their screen.
import type { Language } from "../../../shell/texts.svelte";

const files = import.meta.glob<string>("@raptor-texts/*/lessons.ftl", { query: "?raw", import: "default" });

export async function lessonTexts(language: Language): Promise<string[]> {
  const found = Object.entries(files).find(([path]) => path.includes(`/${language}/`));
  return found ? [await found[1]()] : [];
}
