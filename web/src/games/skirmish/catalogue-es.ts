// Skirmish's texts in one language that every screen needs, as one chunk. Card texts come ready with the book.
const files = import.meta.glob<string>(
  [
    "@skirmish-texts/es/play.ftl",
    "@skirmish-texts/es/words.ftl",
    "@skirmish-texts/es/client.ftl",
    "@skirmish-texts/es/players.ftl",
    "@skirmish-texts/es/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
