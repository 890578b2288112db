/** Games that have broken a law once: `npm run fuzz -- --keep` writes them to `test/records/regressions`. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import { LAWS } from "../../src/laws/all/index.js";
import { holdQuickly, STRETCH } from "../../src/laws/stretch.js";
import { knownOf } from "./known.js";
import { NODE_WATCH } from "./watch.js";

const FOLDER = new URL("../records/regressions/", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

describe("a game that has broken a law", () => {
  test("there is one", () => expect(files.length).toBeGreaterThan(0));
  test.each(files)("%s", async (file) => {
    const kept = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as { ruleset: string; law: number; options: object; seed: string; stretch?: number };
    const { ruleset } = await GAMES.load(kept.ruleset);
    const laws = LAWS.filter((law) => law.number === kept.law);
    expect(laws.length).toBe(1);
    const { options, seed, stretch = STRETCH } = kept;
    holdQuickly({ ruleset, options, seed, known: knownOf(ruleset), watch: NODE_WATCH }, laws, 0, stretch, () => undefined);
  });
});
