/** The law of validation says which entry crashes at which input, and finds a position that is changed. */
import { describe, expect, test } from "vitest";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import { type Functions, held, otherwise, partOf, SHALLOW } from "../broken.js";

/** Crashes at a field too many. */
function crashing(name: string): Functions {
  return {
    [name]: (given: unknown) => {
      if (typeof given === "object" && given !== null && Object.keys(given).some((key) => key.startsWith("surplus"))) throw new TypeError("oops");
      return partOf(name)(given);
    },
  };
}

describe("law 10 finds", () => {
  test.each<readonly [fault: string, found: RegExp, functions: Functions]>([
    ["a state at which something crashes", /restore of a bent state crashed: TypeError: oops\n/, crashing("restore")],
    ["a view at which something crashes", /position of a bent view crashed: TypeError: oops\n/, crashing("position")],
    [
      "what is thrown and is no error",
      /parse crashed: oops$/,
      {
        parse: () => {
          throw "oops";
        },
      },
    ],
    [
      "a position that a refusal changes",
      /: malformed input changed the state$/,
      {
        ...SHALLOW,
        ...otherwise("format", (line) => line),
        explain: (s: TinyState, move: unknown) => {
          s.dice[0]!++;
          return partOf("explain")(s, move);
        },
      },
    ],
  ])("%s", (_, found, functions) => expect(held(10, functions, { options: { rounds: 1 } }, 2)).toThrow(found));
});
