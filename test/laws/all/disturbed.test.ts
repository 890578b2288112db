/** The law of disturbed steps calls this and other games, about positions of the walk, and finds what a log alone disturbs. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { type Dice, SeededDice } from "../../../src/index.js";
import type { AnyRuleset } from "../../../src/core/ruleset/contract.js";
import { lawOf } from "../broken.js";

type Call = (...args: readonly unknown[]) => unknown;

/** Tiny that shows of each call the position that it is about, and whether it is made during a step. */
function telling(tell: (s: unknown, isDuring: boolean) => void, functions: object = {}): AnyRuleset {
  const copy = { ...TINY, ...functions } as unknown as Record<string, unknown>;
  let depth = 0;
  for (const [name, part] of Object.entries(copy)) {
    if (typeof part !== "function") continue;
    copy[name] = (...args: readonly unknown[]) => {
      tell(args[0], depth > 0);
      if (name !== "apply" && name !== "advance" && name !== "setup") return (part as Call)(...args);
      depth++;
      try {
        return (part as Call)(...args);
      } finally {
        depth--;
      }
    };
  }
  return copy as unknown as AnyRuleset;
}

function check(ruleset: AnyRuleset, more: object = {}): void {
  lawOf(26).check({ ruleset, options: { rounds: 9 }, seed: "disturbed", ...more });
}

describe("law 26", () => {
  test("calls about positions of the walk", () => {
    const asked = new Set<string>();
    const ruleset = telling((s, isDuring) => void (isDuring && (s as TinyState).frames !== undefined && asked.add(TINY.decision(s as TinyState)!.kind)));
    for (let game = 0; game < 8; game++) check(ruleset, { seed: `walked ${game}` });
    expect([...asked]).toContain("raid");
  });
  test("calls other games", () => {
    const called = [0, 0, 0];
    const rulesets = called.map((_, i) => telling(() => void called[i]!++));
    for (const ruleset of rulesets) check(ruleset);
    called.fill(0);
    for (let game = 0; game < 8; game++) check(rulesets[0]!, { seed: `others ${game}` });
    expect(called.map((count) => count > 0)).toEqual([true, true, true]);
  });
  test("calls while dice are thrown until something happens", () => {
    let isThrowing = false;
    let calls = 0;
    const setup = (options: never, dice?: Dice, log?: never[]): unknown => {
      isThrowing = true;
      dice?.until(() => 1);
      isThrowing = false;
      return TINY.setup(options, dice, log);
    };
    check(telling(() => void (isThrowing && calls++), { setup }));
    expect(calls).toBeGreaterThan(0);
  });
  test("finds the very first step", () => {
    const apply = (s: TinyState, move: TinyMove, dice?: Dice): object => ({ ...TINY.apply(s, move, dice), ...(isPlain(dice) ? {} : { more: 1 }) });
    expect(() => check({ ...TINY, apply } as unknown as AnyRuleset, { stretch: { from: TINY.setup({ seed: "first" }), plies: 1 } })).toThrow(
      "ply 0: the step with dice and a move that call the library differs",
    );
  });
  test("finds a step that a log alone disturbs", () => {
    const advance = (s: TinyState, move: TinyMove, dice?: Dice, log?: object[]): void => {
      TINY.advance(s, move, dice, log as never);
      if (log !== undefined && Object.hasOwn(log, "push") && dice instanceof SeededDice) s.round = 9;
    };
    expect(() => check({ ...TINY, advance } as unknown as AnyRuleset)).toThrow("the step in place with a log that calls the library differs");
  });
});

function isPlain(dice: Dice | undefined): boolean {
  return dice === undefined || dice instanceof SeededDice;
}
