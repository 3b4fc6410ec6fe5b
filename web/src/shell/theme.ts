// The two palettes of the art, put on the page as custom properties.
import themes from "@art/themes.json";

export type Theme = keyof typeof themes;

export function wear(theme: Theme): void {
  const root = document.documentElement;
  for (const [name, colour] of Object.entries(themes[theme])) root.style.setProperty(`--${name}`, colour);
  root.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themes[theme].page);
}
