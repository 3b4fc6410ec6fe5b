// The drawings: every art file as a symbol that the page can use by name, in the colours of the page's theme.
const files = import.meta.glob<string>(
  [
    "@art/*.svg",
    // Drawn by Card.svelte, by the shell, or nowhere in the client.
    "!@art/card-raptor-*.svg",
    "!@art/card-scientist-*.svg",
    "!@art/logo-mark.svg",
    "!@art/acacia.svg",
    "!@art/footprint.svg",
  ],
  { query: "?raw", import: "default", eager: true },
);

const FORM = /^\s*<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;

export const boxes: Record<string, string> = {};

/** All symbols as the inside of one <defs>. */
const symbols: string = Object.entries(files)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
    const found = FORM.exec(text);
    if (!found) return "";
    boxes[name] = found[1]!;
    return `<symbol id="art-${name}" viewBox="${found[1]}" overflow="visible">${found[2]!.replace(/\n\s*/g, "")}</symbol>`;
  })
  .join("");

/** Lay the drawings out on the page, where everything uses them by name. They are our own files, put in as they are. */
export function layOutArt(): void {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg aria-hidden="true" focusable="false" class="art"><defs>${symbols}</defs></svg>`;
  document.body.append(holder.firstElementChild!);
}

/** A space's rock: always the same of the theme's three. */
export function rockName(theme: string, space: string): string {
  return `rock-${theme}-${(("abcdefghijk".indexOf(space[0]!) * 2 + Number(space[1])) % 3) + 1}`;
}
