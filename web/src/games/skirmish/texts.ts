// Skirmish's texts, one chunk for each language, and beside them the book of its content in the same language.
import type { Language } from "../../shell/texts.svelte";

const CATALOGUES: Partial<Record<Language, () => Promise<{ default: string[] }>>> = {
  en: () => import("./catalogue-en"),
  fr: () => import("./catalogue-fr"),
};

export async function skirmishTexts(language: Language): Promise<string[]> {
  const { books } = await import("./book.svelte");
  // A language that it lacks is made up for by English.
  const spoken = language in CATALOGUES ? language : "en";
  const [texts] = await Promise.all([CATALOGUES[spoken]!(), books.open(spoken)]);
  return texts.default;
}
