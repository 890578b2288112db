/** Pictures are drawn as they are stored: after a change that is meant, and looked at, `npx tsx scripts/golden-pictures.ts` writes them again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storedPictures } from "./drawn.js";

test.each([...storedPictures()])("%s is drawn as it is stored, line by line", (name, lines) => {
  const stored = readFileSync(new URL(`golden/${name}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.filter((line, i) => line !== stored[i]).slice(0, 5)).toEqual(stored.filter((line, i) => line !== lines[i]).slice(0, 5));
  expect(lines.length).toBe(stored.length);
});
