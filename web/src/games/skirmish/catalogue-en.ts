// Skirmish's texts in one language that every screen needs, as one chunk. Card texts come ready with the book.
const files = import.meta.glob<string>(
  [
    "@skirmish-texts/en/play.ftl",
    "@skirmish-texts/en/words.ftl",
    "@skirmish-texts/en/client.ftl",
    "@skirmish-texts/en/players.ftl",
    "@skirmish-texts/en/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
