/** Records from databases that drop what is empty, and editions on engines without weak references. */
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { createEditions } from "../../src/core/state/editions.js";
import { type AnyGame, Game } from "../../src/core/game/game.js";
import { verify } from "../../src/core/game/record.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";

const RULESETS: readonly AnyRuleset[] = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST];

// What Firebase makes of JSON: empty arrays and objects are dropped, and what is null.
function dropped(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(dropped);
  const entries = Object.entries(value).map(([key, inside]) => [key, dropped(inside)] as const);
  return Object.fromEntries(entries.filter(([, inside]) => inside !== null && !(typeof inside === "object" && Object.keys(inside as object).length === 0)));
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("a record of %s", (_id, ruleset) => {
  test("without the options and moves that a database has dropped is read as with none", () => {
    for (const plies of [0, 5]) {
      const game: AnyGame = new Game(ruleset, { seed: "dropped" });
      while (game.ply < plies) game.play(game.legalMoves()[0]!);
      const record = dropped(JSON.parse(JSON.stringify(game.record()))) as Record<string, unknown>;
      expect([Object.hasOwn(record, "options"), Object.hasOwn(record, "moves")]).toEqual([false, plies > 0]);
      expect(verify(ruleset, record).plies).toBe(plies);
      expect(Game.resume(ruleset, record).record()).toEqual(game.record());
      const lines = game.lines().map((line) => JSON.stringify(dropped(JSON.parse(line))));
      expect(Game.fromLines(ruleset, lines).record()).toEqual(game.record());
    }
  });
});

describe("on an engine without weak references", () => {
  afterEach(() => vi.unstubAllGlobals());
  test("games begin, and an edition that is held stays known", () => {
    vi.stubGlobal("WeakRef", undefined);
    const editions = createEditions(() => ({ name: "standard" }));
    editions.add("held", { name: "held" });
    const hold = editions.hold("held");
    for (let n = 0; n < 200; n++) editions.add(`other ${n}`, { name: `other ${n}` });
    expect([editions.of("held"), editions.hold("held") === hold, editions.isKnown("other 0")]).toEqual([{ name: "held" }, true, false]);
    for (const ruleset of RULESETS) expect(new Game(ruleset, { seed: 1 }).ply).toBe(0);
  });
});
