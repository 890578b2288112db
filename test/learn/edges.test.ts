/** What programs that learn get wrong: after the end, without a check, beyond a limit. Each is a typed error that names the fix. */
import { describe, expect, test } from "vitest";
import { isTycheError, playout, returns, SeededDice } from "../../src/index.js";
import { actionsOf, Batch } from "../../src/learn/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { RULESETS } from "./rulesets.js";

function caught(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return isTycheError(error) ? `${error.name} ${error.code} ${error.message}` : `bare ${String(error)}`;
  }
  return "nothing";
}

const START = UNREST.setup({ seed: 1 });

/** The first of some decisions of a game that is not in its list, by the lists themselves. */
function firstUnlisted(ruleset: (typeof RULESETS)[number][1], options: object, actions: readonly number[]): number {
  const known = actionsOf(ruleset);
  const state = ruleset.setup(options as never);
  return actions.findIndex((action) => {
    const seat = Math.log2(known.asked(state) & -known.asked(state));
    const list: number[] = [];
    known.list(state, seat, list);
    if (!list.includes(action)) return true;
    known.act(state, seat, action);
    return false;
  });
}

test.each(RULESETS)("an action after the end of %s", (_, ruleset, options) => {
  const known = actionsOf(ruleset);
  const { state } = playout(ruleset, ruleset.setup({ ...options, seed: "over" }), 1);
  for (const action of [0, 3, known.space().size - 1])
    expect(caught(() => known.act(state, 0, action))).toBe(
      "IllegalMoveError move/game-over The game is over: nobody is asked, and no action is listed. Begin another with setup.",
    );
  expect(caught(() => known.act(state, 0, -1))).toMatch(/^IllegalMoveError move\/no-such-action/);
});

test("returns of a game that goes on, an option that there is not, too many things to draw from", () => {
  expect(caught(() => returns(UNREST, UNREST.outcome(START) as never))).toMatch(
    /^SetupError setup\/bad-option outcome: expected what `outcome` gives of a game that is over/,
  );
  expect(caught(() => returns(UNREST, undefined as never))).toMatch(/^SetupError/);
  expect(caught(() => playout(UNREST, START, 1, { decisions: 5 } as never))).toMatch(
    /^SetupError setup\/bad-option options\.decisions: unknown field.*policy, most/,
  );
  expect(playout(UNREST, START, 1, { most: 5, policy: undefined }).plies).toBe(5);
  expect(caught(() => new SeededDice(1).draw(2 ** 20 + 1))).toMatch(/^DiceError dice\/nothing-to-draw expected 1\.\.1048576 .*; uniform\(\) of SeededDice/);
  expect(caught(() => new SeededDice(1).draw(0))).toBe("DiceError dice/nothing-to-draw expected 1..1048576 things to draw from, got 0");
});

describe("a fraction by chance", () => {
  test("is the same on every engine, and has 53 bits", () => {
    const dice = new SeededDice("uniform");
    const fractions = Array.from({ length: 3 }, () => dice.uniform());
    expect(fractions).toEqual(UNIFORM);
    expect(dice.haveFallen).toBe(true);
    for (let n = 0; n < 1000; n++) {
      const fraction = dice.uniform();
      expect(fraction >= 0 && fraction < 1 && Number.isInteger(fraction * 2 ** 53)).toBe(true);
    }
  });
  test("falls evenly", () => {
    const dice = new SeededDice("evenly");
    const counts = new Array<number>(10).fill(0);
    for (let n = 0; n < 20_000; n++) counts[Math.floor(10 * dice.uniform())]!++;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe("an action that an unchecked batch plays though it is not listed", () => {
  test("is named with its place, where it fails at once", () => {
    const { size } = actionsOf(UNREST).space();
    for (const action of [size, -1]) {
      const batch = new Batch(UNREST, { games: 2, seed: "unchecked" });
      expect(caught(() => batch.step([batch.actions[0]!, action]))).toMatch(
        /^IllegalMoveError move\/not-listed actions\[1\]: expected one of its list, got .*checked$/,
      );
    }
  });
  test("is named by how many steps ago it was played, where a later step fails", () => {
    let named = 0;
    for (const [, ruleset, options] of RULESETS) {
      const known = actionsOf(ruleset);
      const { size } = known.space();
      const picks = new SeededDice("earlier");
      for (let n = 0; n < 25; n++) {
        const seed = `earlier ${n}`;
        const played: number[] = [];
        const batch = new Batch(ruleset, { games: 1, seed: () => seed, options: options as never, onEnd: () => played.splice(0) });
        const said = caught(() => {
          for (let steps = 0; steps < 30; steps++) {
            played.push(picks.draw(4) === 0 ? picks.draw(size) : batch.actions[picks.draw(batch.offsets[1]!)]!);
            batch.step([played.at(-1)!]);
          }
        });
        const [, action, steps] = /got (-?\d+), (\d+) steps before/.exec(said) ?? [];
        if (steps === undefined) continue;
        named++;
        const nth = played.length - 1 - Number(steps);
        expect([played[nth], firstUnlisted(ruleset, { ...options, seed }, played)]).toEqual([Number(action), nth]);
      }
    }
    expect(named).toBeGreaterThan(3);
  });
  test("ends in a typed error or goes on, in every game and for every action", () => {
    for (const [, ruleset, options] of RULESETS) {
      const known = actionsOf(ruleset);
      const { size } = known.space();
      const picks = new SeededDice("unlisted");
      for (let n = 0; n < 25; n++) {
        const batch = new Batch(ruleset, { games: 1, seed: `unlisted ${n}`, options: options as never });
        const step = (): void => batch.step([picks.draw(2) === 0 ? picks.draw(size) : batch.actions[picks.draw(batch.offsets[1]!)]!]);
        const said = caught(() => {
          for (let steps = 0; steps < 30; steps++) step();
        });
        expect(said).not.toMatch(/^bare/);
      }
    }
  });
});

const UNIFORM: readonly number[] = [0.5908998869178845, 0.1789804567337585, 0.2801806889702124];
