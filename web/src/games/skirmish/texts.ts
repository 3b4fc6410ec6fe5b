// Skirmish's texts, one chunk for each language, and beside them the book of its content in the same language.
import type { Language } from "../../shell/texts.svelte";

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogue-en"),
  fr: () => import("./catalogue-fr"),
  de: () => import("./catalogue-de"),
  es: () => import("./catalogue-es"),
};

export async function skirmishTexts(language: Language): Promise<string[]> {
  const { books } = await import("./book.svelte");
  const [texts] = await Promise.all([CATALOGUES[language](), books.open(language)]);
  return texts.default;
}
