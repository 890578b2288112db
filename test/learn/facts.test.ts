/** Facts as data: what is written down is what random games show. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { SeededDice } from "../../src/index.js";
import { actionsOf, FACTS, firstSeat, measureFacts } from "../../src/learn/index.js";
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

test.each([
  ["diadochi", [2, 3, 4], false],
  ["nine-years", [2], true],
  ["peloponnesian", [2], true],
  ["unrest", [2], false],
] as const)("%s is played by %j, with secrets and dice", (id, players, simultaneous) => {
  expect(FACTS[id]).toMatchObject({ ruleset: id, players, simultaneous, hidden: true, chance: true, rewards: { least: -1, greatest: 1, sum: 0 } });
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
  test("as they come in the same games played by hand", () => {
    const given = { games: 7, seed: "by hand", options: [{ rounds: 1 }, { rounds: 3 }] };
    const actions = actionsOf(TINY);
    const [lengths, lists] = [[] as number[], [] as number[]];
    for (let game = 0; game < given.games; game++) {
      const seed = `by hand ${game}`;
      const state = TINY.setup({ ...given.options[game % 2], seed });
      const [picks, rolls] = [new SeededDice(`${seed} picks`), new SeededDice(state.dice)];
      let decisions = 0;
      for (let asked = actions.asked(state); asked !== 0; decisions++) {
        const list: number[] = [];
        lists.push(actions.list(state, firstSeat(asked), list));
        asked = actions.act(state, firstSeat(asked), list[picks.draw(list.length)]!, rolls);
      }
      lengths.push(decisions);
    }
    lengths.sort((a, b) => a - b);
    lists.sort((a, b) => a - b);
    const mean = lists.reduce((sum, one) => sum + one, 0) / lists.length;
    expect(measureFacts(TINY, given).measured).toEqual({
      games: 7,
      decisions: { least: lengths[0], median: lengths[3], most: lengths[6] },
      list: { mean: Math.round(10 * mean) / 10, p99: lists[Math.ceil(0.99 * lists.length) - 1], longest: lists.at(-1) },
    });
  });
  test("and the most games that can be asked for", () => {
    const bad = { seed: 1, options: [{ rounds: 0 }] };
    expect(() => measureFacts(TINY, { games: 1_000_000, ...bad })).toThrow("options.rounds: expected");
    expect(() => measureFacts(TINY, { games: 1_000_001, ...bad })).toThrow("games: expected a whole number in 1..1000000, got 1000001");
  });
  test("and options that cannot be are refused", () => {
    expect(() => measureFacts(TINY, { games: 0, seed: 1 })).toThrow("games: expected a whole number in 1..1000000, got 0");
    expect(() => measureFacts(TINY, { games: 1, seed: 1, options: [] })).toThrow("options: expected a list of options");
    expect(() => measureFacts(TINY, { games: 1 } as never)).toThrow("seed: expected");
  });
});
