/** The law of taking back holds the reasons by which a move is fixed against each other only where the seat is shown the same. */
import { expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import { HAND, type TinyState } from "../../../examples/tiny/state/index.js";
import { type Functions, held, otherwise } from "../broken.js";

/** Each move is fixed, by one reason or another: it depends on a card of the other seat. */
const FIXED: Functions = otherwise("apply", (step, s: TinyState, move) => {
  const rival = HAND + 1 - TINY.seats.indexOf(move.seat);
  return { ...step, undoBarrier: s.deck[5] === rival ? "asked" : "rolled" };
});

test("law 19 finds another reason by which a move is fixed, where the same is shown", () =>
  expect(held(19, FIXED)).toThrow(/fixed by (?:asked|rolled), in another world that its seat cannot tell from this by (?:asked|rolled)$/));
test("and nothing where something else is shown", () => expect(held(19, { ...FIXED, ...otherwise("view", (_view, s: TinyState) => s) })).not.toThrow());
