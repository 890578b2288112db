/** What takes a seed or an evaluation says which field was wrong, what was expected and what came. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { FlatMonteCarlo, Greedy, Ismcts, Random } from "../../src/bots/index.js";
import { simulateBattle, type PeloponnesianBattleSetup as BattleSetup } from "../../src/peloponnesian/index.js";
import { Game, odds, playout, SeededDice } from "../../src/index.js";
import { evaluate, UNREST } from "../../src/unrest/index.js";

const STATE = UNREST.setup({ seed: 1 });
const [SEAT] = UNREST.seatsToMove(STATE);
const [MOVE] = UNREST.legalMoves(STATE);

describe("an invalid seed is refused by its name", () => {
  const BAD = [Number.NaN, Number.POSITIVE_INFINITY, true, Symbol("seed"), "x".repeat(1001), () => 1, 1n] as never[];
  const TAKERS: Readonly<Record<string, readonly [field: string, take: (seed: never) => unknown]>> = {
    setup: ["options.seed", (seed) => UNREST.setup({ seed })],
    "a game": ["options.seed", (seed) => new Game(UNREST, { seed })],
    reseed: ["seed", (seed) => UNREST.reseed(STATE, seed)],
    determinize: ["seed", (seed) => UNREST.determinize(STATE, SEAT!, seed)],
    "seeded dice": ["seed", (seed) => new SeededDice(seed)],
    playout: ["seed", (seed) => playout(UNREST, STATE, seed, { most: 1 })],
    odds: ["options.seed", (seed) => odds(UNREST, STATE, MOVE!, () => 1, { viewer: SEAT!, seed })],
    "a battle": ["seed", (seed) => simulateBattle({} as BattleSetup, 0, seed)],
    Random: ["options.seed", (seed) => new Random(UNREST, { seed })],
    Greedy: ["options.seed", (seed) => new Greedy(UNREST, { evaluate, seed })],
    FlatMonteCarlo: ["options.seed", (seed) => new FlatMonteCarlo(UNREST, { evaluate, seed })],
    Ismcts: ["options.seed", (seed) => new Ismcts(UNREST, { evaluate, seed })],
  };
  test.each(Object.keys(TAKERS))("%s", (name) => {
    const [field, take] = TAKERS[name]!;
    for (const seed of BAD) {
      const error = expect.objectContaining({
        name: "SetupError",
        code: "setup/bad-option",
        message: expect.stringContaining(`${field}: expected a number or a text`),
      });
      expect(() => take(seed)).toThrow(error);
    }
  });
  test("undefined and null are seeds nowhere but where a default is said", () => {
    for (const seed of [undefined, null] as never[]) {
      for (const name of ["setup", "a game", "reseed", "determinize", "seeded dice", "playout", "a battle"]) expect(() => TAKERS[name]![1](seed)).toThrow();
    }
    for (const name of ["Random", "Greedy", "FlatMonteCarlo", "Ismcts"]) {
      expect(() => TAKERS[name]![1](undefined as never)).not.toThrow();
      expect(() => TAKERS[name]![1](null as never)).toThrow("options.seed: expected");
    }
  });
  test("the longest that there can be works everywhere", () => {
    const seed = "x".repeat(1000);
    expect(UNREST.explain(STATE, new Greedy(UNREST, { evaluate, seed, positions: 8, worlds: 1 }).choose(STATE, SEAT!))).toBeNull();
    expect(odds(UNREST, STATE, MOVE!, () => 1, { viewer: SEAT!, seed, worlds: 2 }).worlds).toBeGreaterThan(0);
    expect(UNREST.determinize(STATE, SEAT!, seed).frames).toEqual(STATE.frames);
  });
});

describe("an evaluation that gives no number for each seat is refused by what it gave", () => {
  const state = TINY.setup({ seed: 1 });
  const [seat] = TINY.seatsToMove(state);
  const BOTS = {
    Greedy: (evaluation: never) => new Greedy(TINY, { evaluate: evaluation }),
    FlatMonteCarlo: (evaluation: never) => new FlatMonteCarlo(TINY, { evaluate: evaluation, iterations: 4, depth: 1 }),
    Ismcts: (evaluation: never) => new Ismcts(TINY, { evaluate: evaluation, iterations: 4 }),
  };
  describe.each(Object.keys(BOTS) as (keyof typeof BOTS)[])("%s", (name) => {
    test.each([
      ["an object by seat", { north: 1, south: -1 }, "a list of 2 numbers", "an object"],
      ["one number", 0.5, "a list of 2 numbers", "0.5"],
      ["nothing", undefined, "a list of 2 numbers", "undefined"],
      ["too few", [1], "a list of 2 numbers", "an array of 1"],
      ["too many", [1, 0, -1], "a list of 2 numbers", "an array of 3"],
      ["NaN", [0, Number.NaN], "numbers from -1 to 1", "NaN for seat 1"],
      ["infinities", [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], "numbers from -1 to 1", "-Infinity for seat 0"],
      ["a text", ["1", 0], "numbers from -1 to 1", '"1" for seat 0'],
    ])("%s", (_, given, expected, got) => {
      const player = BOTS[name]((() => given) as never);
      const message = `options.evaluate: expected to return ${expected}`;
      expect(() => player.choose(state, seat!)).toThrow(expect.objectContaining({ name: "SetupError", message: expect.stringContaining(message) }));
      expect(() => player.choose(state, seat!)).toThrow(`got ${got}`);
    });
    test("no function", () => {
      for (const given of [undefined, null, [0, 0]] as never[]) expect(() => BOTS[name](given)).toThrow("options.evaluate: expected a function of a state");
    });
  });
});
