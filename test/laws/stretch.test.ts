/** The quick way to test a game keeps its bound, and checks invariants on the way only for the laws of them. */
import { expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { holdQuickly } from "../../src/laws/stretch.js";
import { lawOf, LONG } from "./broken.js";

function hold(functions: object, numbers: readonly number[], seed = "quick"): void {
  const ruleset = { ...TINY, ...functions } as unknown as AnyRuleset;
  const laws = numbers.map((number) => ({ ...lawOf(number), check: () => undefined }));
  holdQuickly({ ruleset, options: LONG, seed }, laws, 1, 1, () => undefined);
}

test("a game may have as many decisions as it may, and no more", () => {
  let made = 0;
  const advance = (...args: Parameters<typeof TINY.advance>): void => {
    made++;
    TINY.advance(...args);
  };
  hold({ advance }, [7]);
  expect(() => hold({ maxDecisions: made }, [7])).not.toThrow();
  expect(() => hold({ maxDecisions: made - 1 }, [7])).toThrow(`no end after ${made - 1} decisions`);
});
test("invariants are checked on the way for the laws of them alone, and always at the end", () => {
  let checked = 0;
  const restore = (...args: Parameters<typeof TINY.restore>): unknown => {
    checked++;
    return TINY.restore(...args);
  };
  const checks = (numbers: readonly number[]): number => {
    checked = 0;
    for (let n = 0; n < 40; n++) hold({ restore }, numbers, `checked ${n}`);
    return checked;
  };
  expect(checks([7])).toBe(40);
  expect(checks([9])).toBeGreaterThan(40);
});
