/** The law of views finds each thing that a view read back has otherwise, and refusals that name no field. */
import { describe, expect, test } from "vitest";
import { IllegalMoveError, PositionError } from "../../../../src/core/basics/errors.js";
import { type Functions, having, held, ofMade, otherwise, partOf } from "../../broken.js";

/** Views that are refused are refused with another error. */
function refusingWith(error: (refusal: PositionError) => unknown): Functions {
  return {
    position: (view: unknown) => {
      try {
        return partOf("position")(view);
      } catch (refusal) {
        throw error(refusal as PositionError);
      }
    },
  };
}

function throwing(error: unknown): Functions {
  return {
    position: () => {
      throw error;
    },
  };
}

const MUTATED = /the view of \w+ with .*: /;

describe("law 31 finds", () => {
  test("nothing as it is", () => expect(held(31, {})).not.toThrow());
  test.each<readonly [fault: string, found: RegExp, functions: Functions]>([
    ["a view that is refused", /the view of north \(pledge\) is refused: no view$/, throwing(new PositionError("no/no", "no view"))],
    ["a view that crashes", /the view of north \(pledge\) is refused: TypeError: crashed\n/, throwing(new TypeError("crashed"))],
    ["a view at which something is thrown", /the view of north \(pledge\) is refused: thrown$/, throwing("thrown")],
    ["a refusal of another kind", new RegExp(`${MUTATED.source}moved`), refusingWith(({ details }) => new IllegalMoveError("no/no", "moved", details))],
    ["a refusal without a path", new RegExp(`${MUTATED.source}somewhere`), refusingWith(() => new PositionError("no/no", "somewhere"))],
    ["another key of what is read", /the key of the view of .* is another one than that of the position/, ofMade("position", "viewKey", () => "0")],
    ["another state of what is read", /what is read of the view of/, otherwise("position", having({ round: 9 }))],
  ])("%s", (_, found, functions) => expect(held(31, functions)).toThrow(found));
});
