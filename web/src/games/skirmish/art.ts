// The drawings: every unit's art file as a symbol that the page can use by name. A unit without one is shown by its code.
const files = import.meta.glob<string>("@skirmish-art/*.svg", { query: "?raw", import: "default", eager: true });

const FORM = /^\s*<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;

const drawn = new Set<string>();

const symbols: string = Object.entries(files)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
    const found = FORM.exec(text);
    if (!found) return "";
    drawn.add(name);
    return `<symbol id="unit-${name}" viewBox="${found[1]}" overflow="visible">${found[2]!.replace(/\n\s*/g, "")}</symbol>`;
  })
  .join("");

/** Lay the drawings out on the page, where everything uses them by name. They are our own files, put in as they are. */
export function layOutArt(): void {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg aria-hidden="true" focusable="false" class="art"><defs>${symbols}</defs></svg>`;
  document.body.append(holder.firstElementChild!);
}

export const isDrawn = (unit: string): boolean => drawn.has(unit);

/** A shape for each seat, so that colour never speaks alone: circle, square, triangle, diamond. */
export const SHAPES: readonly string[] = [
  "M0 -9A9 9 0 1 1 -0.1 -9Z",
  "M-8 -8H8V8H-8Z",
  "M0 -10.5L10 7.5H-10Z",
  "M0 -11L11 0L0 11L-11 0Z",
];

/** Small signs for skills and conditions, in a square of 20 around the middle. */
export const ICONS: Readonly<Record<string, string>> = {
  movement: "M-8 4L0 -6L8 4M-8 9L0 -1L8 9",
  melee: "M-7 8L6 -8M-2 -8H6V0M-8 3L-3 8",
  ballistic: "M0 -9V9M-9 0H9M0 -5A5 5 0 1 1 -.1 -5Z",
  dodge: "M-8 5Q0 -12 8 5M8 5L9 -2M8 5L2 3",
  armour: "M-7 -7H7V1Q7 7 0 9Q-7 7 -7 1Z",
  stability: "M0 -8V6M-8 6H8M-5 9H5M-4 -3H4",
  fear: "M-7 7V-2A7 7 0 0 1 7 -2V7L3.5 4L0 7L-3.5 4ZM-3 -2V0M3 -2V0",
  courage: "M0 8L-8 -1A4.4 4.4 0 0 1 0 -5A4.4 4.4 0 0 1 8 -1Z",
  damage: "M0 -9L2 -2L9 -2L3 2L5 9L0 5L-5 9L-3 2L-9 -2L-2 -2Z",
  piercing: "M-9 0H8M3 -5L8 0L3 5M-3 -7V7",
  initiative: "M1 -9L-6 2H0L-1 9L6 -2H0Z",
  command: "M-5 9V-9M-5 -8H7L4 -4L7 0H-5",
  points: "M0 -9L2.6 -3L9 -2.6L4 1.6L5.6 8L0 4.6L-5.6 8L-4 1.6L-9 -2.6L-2.6 -3Z",
  ties: "M-7 -3H7M-7 3H7",
  grab: "M-7 8V-1M-7 -1Q-7 -5 -4 -5V-8H-1V-5M-1 -8H2V-5M2 -7H5V0Q5 8 -2 8Z",
  adrenaline: "M-9 0H-4L-2 -7L2 7L4 0H9",
  health: "M-2.5 -8H2.5V-2.5H8V2.5H2.5V8H-2.5V2.5H-8V-2.5H-2.5Z",
  requisition: "M-8 -4L0 -8L8 -4V5L0 9L-8 5ZM-8 -4L0 0L8 -4M0 0V9",
  value: "M0 -9A9 9 0 1 1 -.1 -9ZM3 -4Q-3 -7 -3 -2Q-3 0 0 0Q4 0 3 3Q1 6 -3 4",
  range: "M-9 6L9 -6M9 -6L3 -6M9 -6L7 0",
  cards: "M-6 -8H4V6H-6ZM-2 8H7V-5",
  knocked: "M-9 6H9M-6 2Q-2 -6 6 0",
  sedated: "M-7 -6H-1L-7 1H-1M2 1H7L2 7H7",
  furious: "M-7 6L-5 -4L-1 2L1 -8L4 1L7 -4V6Z",
  revealed: "M-9 0Q0 -9 9 0Q0 9 -9 0ZM0 -3A3 3 0 1 1 -.1 -3Z",
  grabbed: "M-7 0A7 7 0 1 1 0 7M0 7L-4 4M0 7L-3 10",
  "held-movement": "M-8 -7H1L-3.5 0L1 7H-8L-3.5 0ZM4 -5L9 0L4 5",
  "held-action": "M-8 -7H1L-3.5 0L1 7H-8L-3.5 0ZM6 -5V5M2.5 0H9.5",
  sedative: "M-8 8L2 -2M0 -7L7 0M-2 0L4 6M5 -9L9 -5",
  wound: "M-8 -6L-2 6M-2 -8L3 7M4 -7L9 4",
};
