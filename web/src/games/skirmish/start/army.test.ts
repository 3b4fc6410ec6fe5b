// Armies of one's own.
import { expect, it } from "vitest";
import type { Book } from "../book.svelte";
import { anyArmy, read, worth, written } from "./army";

const book = {
  units: {
    vet: { faction: "rangers", value: 10 },
    patrol: { faction: "rangers", value: 11 },
    claw: { faction: "dinosaurs", value: 5 },
  },
  heroes: { dart: {}, rope: {} },
} as unknown as Book;

it("is written in numbers and read back", () => {
  const army = [
    { unit: "patrol", equipment: ["rope"] },
    { unit: "vet", equipment: [] },
  ];
  expect(written(book, army)).toBe("own:1-1.0");
  expect(read(book, "own:1-1.0")).toEqual(army);
  expect(read(book, "ready-army")).toEqual([]);
  expect(worth(book, army)).toBe(22);
});

it("finds some army within a value", () => {
  const army = anyArmy(book, "rangers", 35, () => 0);
  expect(army.map(({ unit }) => unit)).toEqual(["vet", "vet", "vet"]);
});
