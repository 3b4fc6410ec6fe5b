// Raptor's texts in one language that every screen needs, as one chunk. Its errors come from the server in words.
const files = import.meta.glob<string>(
  [
    "@raptor-texts/de/*.ftl",
    "!@raptor-texts/de/terminal.ftl",
    "!@raptor-texts/de/study.ftl",
    "!@raptor-texts/de/editor.ftl",
    "!@raptor-texts/de/lessons.ftl",
    "!@raptor-texts/de/errors.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
