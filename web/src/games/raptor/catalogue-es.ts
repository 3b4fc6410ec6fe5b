// Raptor's texts in one language that every screen needs, as one chunk. Its errors come from the server in words.
const files = import.meta.glob<string>(
  [
    "@raptor-texts/es/*.ftl",
    "!@raptor-texts/es/terminal.ftl",
    "!@raptor-texts/es/study.ftl",
    "!@raptor-texts/es/editor.ftl",
    "!@raptor-texts/es/lessons.ftl",
    "!@raptor-texts/es/errors.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
