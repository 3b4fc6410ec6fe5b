// The texts in one language that every screen needs, as one chunk: what all games share, and Raptor's.
const files = import.meta.glob<string>(
  [
    "@texts/en/*.ftl",
    "@raptor-texts/en/*.ftl",
    "!@texts/en/cli.ftl",
    "!@raptor-texts/en/terminal.ftl",
    "!@raptor-texts/en/lessons.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
