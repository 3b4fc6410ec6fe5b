// The colours of the page: a game's own, put on it as custom properties over those of page.css.

const worn: string[] = [];

export type Palette = Readonly<Record<string, string>>;

/** Wear a game's colours; without any, the page's own. */
export function wear(palette: Palette = {}): void {
  const { style } = document.documentElement;
  for (const name of worn.splice(0)) if (!(name in palette)) style.removeProperty(`--${name}`);
  for (const [name, colour] of Object.entries(palette)) {
    style.setProperty(`--${name}`, colour);
    worn.push(name);
  }
  const page = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page);
}
