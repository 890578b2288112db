/** The law of targets follows clicks on places and on stacks, and finds moves that no click reaches. */
import { expect, test } from "vitest";
import { type Change, held, otherwise } from "../broken.js";

const targeting = (change: Change): (() => void) => held(23, otherwise("targets", change));

test("moves that are told apart by places alone are reached", () => {
  const placed = otherwise("targets", (targets, move) => (move.type === "pledge" ? { ...targets, targets: [{ kind: "place", id: move.card }] } : targets));
  expect(held(23, placed, { known: {} })).not.toThrow();
});
test("and by stacks alone", () => expect(targeting((targets) => ({ ...targets, part: "main" }))).not.toThrow());
test("a button that stands nowhere is reached by nothing", () =>
  expect(targeting((targets) => ({ ...targets, targets: [{ kind: "button", id: "x" }], part: "middle" }))).toThrow("cannot be reached by clicks and buttons"));
