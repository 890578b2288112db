/** What searches make of two positions, to the last visit: whoever changes how they search sees it here. */
import { describe, expect, test } from "vitest";
import { evaluate } from "../../examples/tiny/standing/evaluate.js";
import { TINY } from "../../examples/tiny/index.js";
import { FlatMonteCarlo, Ismcts } from "../../src/bots/index.js";
import { SeededDice } from "../../src/index.js";
import { evaluate as unrestEvaluate, UNREST } from "../../src/unrest/index.js";

function played<R extends typeof TINY | typeof UNREST>(rules: R, plies: number): ReturnType<R["setup"]> {
  let state = rules.setup({ seed: "rated" } as never) as never;
  const dice = new SeededDice("rated");
  for (let ply = 0; ply < plies; ply++) state = rules.apply(state, rules.randomMove(state, dice) as never).state as never;
  return state;
}
/** Every rated move as line, visits and value in thousandths. */
function rated(rules: typeof UNREST | typeof TINY, bot: object, state: unknown): string[] {
  const seat = rules.seatsToMove(state as never)[0]!;
  const list = (bot as Ismcts<never>).rate(state as never, seat as never) as readonly { move: never; visits: number; value: number }[];
  return list.map(({ move, visits, value }) => `${rules.format(move)}: ${visits} ${Math.round(1000 * value)}`);
}

describe("a search", () => {
  test("of the tiny game", () => {
    const state = played(TINY, 3);
    expect(rated(TINY, new Ismcts(TINY, { evaluate, seed: 5, iterations: 200 }), state)).toEqual([
      "south strike 3: 187 471",
      "south strike 2: 7 214",
      "south hold: 3 0",
      "south strike 1: 3 0",
    ]);
    const curious = new Ismcts(TINY, { evaluate, seed: 5, iterations: 40, curiosity: 1, depth: 3, positions: 9 });
    expect(rated(TINY, curious, state)).toEqual(["south strike 3: 19 421", "south strike 2: 10 250", "south strike 1: 6 167", "south hold: 5 0"]);
  });
  test("of Unrest", () => {
    const state = played(UNREST, 40);
    expect(rated(UNREST, new Ismcts(UNREST, { evaluate: unrestEvaluate, seed: 5, iterations: 300 }), state)).toEqual([
      "carthage take-cu 1: 63 -658",
      "carthage take-cu 0: 61 -662",
      "carthage take-cu 2: 51 -668",
      "carthage take-cu 3: 38 -683",
      "carthage take-cu 4: 33 -691",
      "carthage take-cu 5: 30 -696",
      "carthage take-cu 6: 24 -712",
    ]);
    const plans = [41, 47, 53, 60].map((plies) => {
      const at = played(UNREST, plies);
      const seat = UNREST.seatsToMove(at)[0]!;
      const flat = new FlatMonteCarlo(UNREST, { evaluate: unrestEvaluate, seed: 5, iterations: 37 }).choose(at, seat);
      const plan = new Ismcts(UNREST, { evaluate: unrestEvaluate, seed: 5, iterations: 100 }).plan(at, seat);
      return [UNREST.format(flat), ...plan.map((move) => UNREST.format(move))].join(", ");
    });
    expect(plans).toEqual([
      "carthage leave-leader bomilcar, carthage leave-leader bomilcar",
      "carthage spend-on-port, carthage spend-on-port",
      "carthage sail-to garrison-box, carthage sail-to garrison-box",
      "carthage place-cu carthago, carthage place-cu garrison-box, carthage place-cu garrison-box",
    ]);
  });
});
