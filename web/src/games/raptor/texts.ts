// Raptor's texts, one chunk for each language; the lessons come with their own screen.
import type { Language } from "../../shell/texts.svelte";

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogue-en"),
  fr: () => import("./catalogue-fr"),
  de: () => import("./catalogue-de"),
  es: () => import("./catalogue-es"),
};

export async function raptorTexts(language: Language): Promise<string[]> {
  return (await CATALOGUES[language]()).default;
}
