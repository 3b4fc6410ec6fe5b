// The texts in one language that every screen needs, as one chunk: what all games share. Errors come from the
// server in words.
const files = import.meta.glob<string>(
  ["@texts/en/*.ftl", "!@texts/en/cli.ftl", "!@texts/en/errors.ftl", "!@texts/en/lab.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
