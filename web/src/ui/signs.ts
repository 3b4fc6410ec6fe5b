// Small signs for buttons, drawn here so that no font needs to have them: the path of each, in a square of 24.
export const SIGNS = {
  undo: "M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3",
  again: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M10.5 9l5 3-5 3z",
  list: "M5 6h14M5 12h14M5 18h9",
  cards: "M9 4h9v13H9zM6 7v13h9",
  dots: "M5.5 11v2M12 11v2M18.5 11v2M5 12h1M11.5 12h1M18 12h1",
  help: "M8.6 9a3.5 3.5 0 1 1 5 3.2c-1.1.6-1.6 1.3-1.6 2.5M12 18.8v.1",
  first: "M6 5v14M18 6l-8 6 8 6z",
  back: "M16 6l-8 6 8 6z",
  forward: "M8 6l8 6-8 6z",
  last: "M18 5v14M6 6l8 6-8 6z",
  "turn-back": "M12 6l-7 6 7 6zM20 6l-7 6 7 6z",
  "turn-forward": "M12 6l7 6-7 6zM4 6l7 6-7 6z",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5",
  star: "M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z",
  eye: "M2.5 12q9.5-12 19 0q-9.5 12-19 0zM12 9.5a2.5 2.5 0 1 0 .1 0z",
  cross: "M6 6l12 12M18 6L6 18",
} as const;
export type Sign = keyof typeof SIGNS;
