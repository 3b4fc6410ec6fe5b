// Raptor's texts in one language that every screen needs, as one chunk. Its errors come from the server in words.
const files = import.meta.glob<string>(
  [
    "@raptor-texts/en/*.ftl",
    "!@raptor-texts/en/terminal.ftl",
    "!@raptor-texts/en/study.ftl",
    "!@raptor-texts/en/editor.ftl",
    "!@raptor-texts/en/lessons.ftl",
    "!@raptor-texts/en/errors.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
