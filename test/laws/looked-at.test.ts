/** Laws look at what they looked at: after a change that is meant, `npx tsx scripts/golden-laws.ts` writes it again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOKED_AT } from "./looked-at.js";

const stored = JSON.parse(readFileSync(new URL("looked-at.json", import.meta.url), "utf8")) as Readonly<Record<string, string>>;

test("everything is stored", () => expect(Object.keys(stored)).toEqual([...LOOKED_AT.keys()]));
test.each([...LOOKED_AT])("%s", (name, made) => expect(made()).toBe(stored[name]));
