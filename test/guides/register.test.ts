/** The register of rolls is complete and up to date. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { observedRolls, registerPage } from "../../scripts/register-of-rolls.js";
import { GAMES } from "../../src/cli/games/games.js";
import { ROOT } from "./programs.js";

const page = readFileSync(join(ROOT, "docs/register-of-rolls.md"), "utf8");

describe("the register of rolls", () => {
  test("is what the source and the stored games say (npx tsx scripts/register-of-rolls.ts)", async () => {
    expect(page).toBe(await registerPage());
  });
  test.each(GAMES.ids)("names every roll of the stored games of %s", async (id) => {
    const missing = (await observedRolls(id)).filter(({ purpose, clause }) => !page.includes(`| ${clause} |`) || !page.includes(`| \`${purpose}\` |`));
    expect(missing).toEqual([]);
  });
});
