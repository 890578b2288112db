/** Search with a policy, and the time it takes. */
import { describe, expect, test } from "vitest";
import { Ismcts, Policy, type Prior } from "../../src/bots/index.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { SetupError } from "../../src/index.js";
import { actionsOf } from "../../src/learn/index.js";
import { evaluate, UNREST, type UnrestState } from "../../src/unrest/index.js";

const ACTIONS = actionsOf(UNREST);
const start = (): UnrestState => {
  const state = UNREST.setup({ seed: "a policy" });
  const picks = new SeededDice("on the way");
  while (UNREST.legalMoves(state).length < 5) UNREST.advance(state, UNREST.randomMove(state, picks));
  return state;
};
const nothing = (): readonly number[] => [0, 0];
const even: Prior<UnrestState> = (_state, _seat, actions, out) => void out.fill(1, 0, actions.length);

describe("a search with a policy", () => {
  const state = start();
  const [seat] = UNREST.seatsToMove(state);
  const index = UNREST.seats.indexOf(seat!);
  const list: number[] = [];
  ACTIONS.list(state, index, list);
  test("tries most what the policy expects, where positions say nothing", () => {
    for (const favourite of list) {
      const prior: Prior<UnrestState> = (_state, _seat, actions, out) => actions.forEach((action, i) => void (out[i] = action === favourite ? 10 : 1));
      const bot = new Ismcts(UNREST, { evaluate: nothing, depth: 1, prior, seed: 1, iterations: 60 });
      expect(ACTIONS.actionOf(state, bot.choose(state, seat!))).toBe(favourite);
    }
  });
  test("asks it of lists that are legal for whoever moves, in worlds of the seat", () => {
    let asked = 0;
    const prior: Prior<UnrestState> = (world, mover, actions, out) => {
      asked++;
      const legal: number[] = [];
      ACTIONS.list(world, mover, legal);
      expect(actions).toEqual(legal);
      if (mover === index) expect(UNREST.seatsToMove(world)).toContain(seat);
      out.fill(0, 0, actions.length); // all alike
    };
    new Ismcts(UNREST, { evaluate, prior, seed: 1, iterations: 40 }).choose(state, seat!);
    expect(asked).toBeGreaterThan(1);
  });
  test("gives the same move again, and follows lines where the option says so", () => {
    for (const options of [{}, { positions: 20 }]) {
      const bots = [1, 2].map(() => new Ismcts(UNREST, { evaluate, prior: even, seed: 5, iterations: 50, ...options }));
      expect(bots[0]!.plan(state, seat!)).toEqual(bots[1]!.plan(state, seat!));
      const visits = bots[0]!.rate(state, seat!).map((rated) => rated.visits);
      expect(visits.reduce((sum, count) => sum + count, 0)).toBe(50);
    }
  });
  test("depends on nothing that its seat cannot know", () => {
    const bot = new Ismcts(UNREST, { evaluate, prior: even, seed: 5, iterations: 50 });
    for (let n = 0; n < 5; n++) expect(bot.choose(UNREST.determinize(state, seat!, n), seat!)).toEqual(bot.choose(state, seat!));
  });
  test("refuses a wrong policy, and wrong numbers", () => {
    expect(() => new Ismcts(UNREST, { evaluate, prior: 7 as never })).toThrow(SetupError);
    expect(() => new Policy(UNREST, { prior: undefined as never })).toThrow(/options\.prior: expected a function/);
    expect(() => new Policy(UNREST, { prior: (_state, _seat, _actions, out) => void (out[0] = -1) }).choose(state, seat!)).toThrow(SetupError);
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const bot = new Ismcts(UNREST, { evaluate, prior: (_state, _seat, _actions, out) => void (out[0] = value) });
      expect(() => bot.choose(state, seat!)).toThrow(/options\.prior: expected to write numbers from 0/);
    }
  });
});

describe("a player by policy", () => {
  const state = start();
  const [seat] = UNREST.seatsToMove(state);
  const list: number[] = [];
  ACTIONS.list(state, UNREST.seats.indexOf(seat!), list);
  test("takes what the policy expects most of, of equals the first", () => {
    for (const favourite of list) {
      const prior: Prior<UnrestState> = (_state, _seat, actions, out) => actions.forEach((action, i) => void (out[i] = action === favourite ? 2 : 1));
      expect(ACTIONS.actionOf(state, new Policy(UNREST, { prior }).choose(state, seat!))).toBe(favourite);
    }
    expect(ACTIONS.actionOf(state, new Policy(UNREST, { prior: even }).choose(state, seat!))).toBe(list[0]);
  });
});

test("a time is kept on the average, though one look at a position takes a third of it", () => {
  const state = start();
  const [seat] = UNREST.seatsToMove(state);
  const costs = new SeededDice("costs");
  let now = 0;
  const slow = (s: UnrestState): readonly number[] => {
    now += costs.roll(6); // milliseconds
    return evaluate(s);
  };
  let spent = 0;
  const games = 200;
  for (let n = 0; n < games; n++) {
    const from = now;
    new Ismcts(UNREST, { evaluate: slow, seed: n, milliseconds: 20, clock: () => now }).choose(state, seat!);
    spent += now - from;
  }
  expect(spent / games).toBeGreaterThan(0.8 * 20);
  expect(spent / games).toBeLessThan(1.2 * 20);
});
