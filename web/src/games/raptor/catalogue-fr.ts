// Raptor's texts in one language that every screen needs, as one chunk. Its errors come from the server in words.
const files = import.meta.glob<string>(
  [
    "@raptor-texts/fr/*.ftl",
    "!@raptor-texts/fr/terminal.ftl",
    "!@raptor-texts/fr/study.ftl",
    "!@raptor-texts/fr/editor.ftl",
    "!@raptor-texts/fr/lessons.ftl",
    "!@raptor-texts/fr/errors.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
