// What the position editor says, loaded with it.
import type { Language } from "../../../shell/texts.svelte";

const files = import.meta.glob<string>("@raptor-texts/*/editor.ftl", { query: "?raw", import: "default" });

export async function editorTexts(language: Language): Promise<string[]> {
  const found = Object.entries(files).find(([path]) => path.includes(`/${language}/`));
  return found ? [await found[1]()] : [];
}
