// The colours of the page: a game's own, put on it as custom properties over those of page.css.

export interface Palette {
  name: string;
  colours: Readonly<Record<string, string>>;
}

let worn: string[] = [];

/** Wear a game's colours; without any, the page's own. */
export function wear(palette: Palette = { name: "", colours: {} }): void {
  const root = document.documentElement;
  for (const name of worn) if (!(name in palette.colours)) root.style.removeProperty(`--${name}`);
  worn = Object.keys(palette.colours);
  for (const [name, colour] of Object.entries(palette.colours)) root.style.setProperty(`--${name}`, colour);
  root.dataset["theme"] = palette.name;
  const page = getComputedStyle(root).getPropertyValue("--page").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page);
}
