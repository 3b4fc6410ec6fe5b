// Skirmish's texts in one language that every screen needs, as one chunk. Card texts come ready with the book.
const files = import.meta.glob<string>(
  [
    "@skirmish-texts/de/play.ftl",
    "@skirmish-texts/de/words.ftl",
    "@skirmish-texts/de/client.ftl",
    "@skirmish-texts/de/players.ftl",
    "@skirmish-texts/de/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
