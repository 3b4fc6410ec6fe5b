// The texts in one language that every screen needs, as one chunk: what all games share, and Raptor's.
const files = import.meta.glob<string>(
  [
    "@texts/fr/*.ftl",
    "@raptor-texts/fr/*.ftl",
    "!@texts/fr/cli.ftl",
    "!@raptor-texts/fr/terminal.ftl",
    "!@raptor-texts/fr/lessons.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
