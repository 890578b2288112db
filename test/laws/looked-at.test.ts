/** Laws look at what they looked at: after a change that is meant, `npx tsx scripts/golden-laws.ts` writes it again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOKED_AT } from "./looked-at.js";
import { SPOILT, spoiltAnswers } from "./spoilt.js";

const stored = JSON.parse(readFileSync(new URL("looked-at.json", import.meta.url), "utf8")) as Readonly<Record<string, string>>;

const said = JSON.parse(readFileSync(new URL("spoilt.json", import.meta.url), "utf8")) as Readonly<Record<string, readonly string[]>>;

test.each(SPOILT.map((law) => [law.number, law] as const))("law %i says the same of spoilt answers", (number, law) =>
  expect(spoiltAnswers(law)).toEqual(said[number]),
);
test("everything is stored", () => expect(Object.keys(stored)).toEqual([...LOOKED_AT.keys()]));
test.each([...LOOKED_AT])("%s", (name, made) => expect(made()).toBe(stored[name]));
