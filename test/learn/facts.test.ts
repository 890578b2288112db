/** Facts as data: what is written down is what random games show. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { FACTS, measureFacts } from "../../src/learn/index.js";
import { RULESETS } from "./rulesets.js";

describe.each(Object.entries(FACTS))("the facts of %s", (id, facts) => {
  const [, ruleset, options] = RULESETS.find(([name]) => name === id)!;
  test("are of its version, and hold in further games", () => {
    expect([facts.ruleset, facts.version]).toEqual([ruleset.id, ruleset.version]);
    const measured = measureFacts(ruleset, { games: id === "unrest" ? 40 : 3, seed: "again", options: [options as never] });
    const { players, simultaneous, hidden, chance, rewards } = measured;
    expect({ simultaneous, hidden, chance, rewards }).toEqual({
      simultaneous: facts.simultaneous,
      hidden: facts.hidden,
      chance: facts.chance,
      rewards: facts.rewards,
    });
    for (const count of players) expect(facts.players).toContain(count);
    expect(measured.measured.decisions.most).toBeLessThan(1.2 * facts.measured.decisions.most);
    expect(measured.measured.list.longest).toBeLessThanOrEqual(1.2 * facts.measured.list.longest);
    expect(Math.abs(measured.measured.list.mean / facts.measured.list.mean - 1)).toBeLessThan(0.25);
  });
  test("are frozen", () => {
    expect(() => (facts.players as number[]).push(9)).toThrow(TypeError);
  });
});

describe("facts are measured of any ruleset", () => {
  test("of the tiny game", () => {
    const { measured, ...facts } = measureFacts(TINY, { games: 30, seed: "tiny" });
    expect(facts).toEqual({
      ruleset: "tiny",
      version: TINY.version,
      players: [2],
      simultaneous: true,
      hidden: true,
      chance: true,
      rewards: { least: -1, greatest: 1, sum: 0 },
    });
    expect(measured.games).toBe(30);
    expect(measured.decisions.least).toBeLessThanOrEqual(measured.decisions.median);
    expect(measured.list.p99).toBeLessThanOrEqual(measured.list.longest);
  });
  test("and options that cannot be are refused", () => {
    expect(() => measureFacts(TINY, { games: 0, seed: 1 })).toThrow("games: expected a whole number in 1..1000000, got 0");
    expect(() => measureFacts(TINY, { games: 1, seed: 1, options: [] })).toThrow("options: expected a list of options");
    expect(() => measureFacts(TINY, { games: 1 } as never)).toThrow("seed: expected");
  });
});
