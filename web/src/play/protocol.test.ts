// The generated types are those of the server's OpenAPI document; a test of the server keeps that one up to date.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import openapi, { astToString } from "openapi-typescript";
import { expect, it } from "vitest";

it("has the types of the document", async () => {
  const types = astToString(await openapi(new URL("../../openapi.json", import.meta.url)));
  const written = readFileSync(join(import.meta.dirname, "openapi.ts"), "utf-8");
  expect(written.endsWith(types), "Type: make protocol").toBe(true);
});
