// Skirmish's texts in one language that every screen needs, as one chunk. Card texts come ready with the book.
const files = import.meta.glob<string>(
  [
    "@skirmish-texts/fr/play.ftl",
    "@skirmish-texts/fr/words.ftl",
    "@skirmish-texts/fr/client.ftl",
    "@skirmish-texts/fr/players.ftl",
    "@skirmish-texts/fr/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
