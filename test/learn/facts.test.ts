/** Facts as data: what is written down is what random games show. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

test("what the guide says of them is what they are", () => {
  const names = { unrest: "Unrest", peloponnesian: "Peloponnesian", "nine-years": "Nine Years", diadochi: "Diadochi" } as const;
  const inWords = (numbers: readonly number[]): string => numbers.map((one) => one.toLocaleString("en")).join(", ");
  const rows = Object.entries(names).map(([id, name]) => {
    const { players, simultaneous, measured } = FACTS[id as keyof typeof names];
    const { games, decisions, list } = measured;
    const counts = players.length === 1 ? String(players[0]) : `${players[0]} to ${players.at(-1)}`;
    const figures = [inWords([decisions.least, decisions.median, decisions.most]), inWords([list.mean, list.p99, list.longest])];
    return `| ${[name, counts, simultaneous ? "yes" : "no", inWords([games]), ...figures].join(" | ")} |`;
  });
  const guide = readFileSync(fileURLToPath(new URL("../../docs/facts.md", import.meta.url)), "utf8");
  expect(guide.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| |"))).toEqual(rows);
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
  test("and say the numbers of players in their order, each once", () => {
    const ofRounds = { ...TINY, players: (s: ReturnType<typeof TINY.setup>) => Array.from({ length: s.rounds }, (_, i) => TINY.seats[i % 2]!) };
    const options = [{ rounds: 3 }, { rounds: 1 }, { rounds: 2 }];
    expect(measureFacts(ofRounds, { games: 4, seed: 1, options }).players).toEqual([1, 2, 3]);
  });
  test("and that nothing is hidden where all see the same", () => {
    const open = { ...TINY, conceal: (s: ReturnType<typeof TINY.setup>) => ({ ...TINY.clone(s), dice: [0, 0, 0, 1] }) };
    expect(measureFacts(open, { games: 2, seed: 1 }).hidden).toBe(false);
    expect(measureFacts(TINY, { games: 1, seed: 1 }).hidden).toBe(true);
  });
  test("and that nothing is left to chance where no die has fallen since the set-up", () => {
    const isLeft = (seed: number): boolean => measureFacts(TINY, { games: 1, seed, options: [{ rounds: 1 }] }).chance;
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const rolled = (seed: number): boolean => {
      const state = TINY.setup({ rounds: 1, seed: `${seed} 0` });
      const picks = new SeededDice(`${seed} 0 picks`);
      const dice = state.dice.join();
      while (TINY.outcome(state) === null) {
        const [seat] = TINY.seatsToMove(state);
        TINY.advance(state, TINY.randomMove(state, picks, seat));
      }
      return state.dice.join() !== dice;
    };
    expect(seeds.map(isLeft)).toEqual(seeds.map(rolled));
    expect(new Set(seeds.map(rolled)).size).toBe(2);
  });
});
