/** What tables are made of. */
import { expect, test } from "vitest";
import { alikePieces, namedPiece, stackId, stackOf } from "../../../src/core/board/table.js";

test("a stack is named by its place, its owner and what sets it apart", () => {
  expect([stackId("athens", "red"), stackId("athens", null), stackId("athens", "red", "inside"), stackId("athens", null, "under-way")]).toEqual([
    "athens/red",
    "athens/nobody",
    "athens/red/inside",
    "athens/nobody/under-way",
  ]);
});
test("a stack has the pieces of which there is one at least", () => {
  const pieces = (id: string) => [0, 1, 2].map((count) => alikePieces(`${id}/${count}`, "unit", "hoplite", "red", { count }));
  const kept = (apart: string) => {
    const { pieces: left, ...stack } = stackOf("athens", "red", apart, pieces);
    return [stack, left.map(({ id }) => id)];
  };
  const stack = { place: "athens", owner: "red", inside: false, underWay: false };
  expect(kept("")).toEqual([{ ...stack, id: "athens/red" }, ["athens/red/1", "athens/red/2"]]);
  expect(kept("inside")[0]).toEqual({ ...stack, id: "athens/red/inside", inside: true });
  expect(kept("under-way")[0]).toEqual({ ...stack, id: "athens/red/under-way", underWay: true });
  expect(kept("apart")[0]).toEqual({ ...stack, id: "athens/red/apart" });
});
test("a named piece counts as 1, and pieces that are alike count as 0 until they are counted", () => {
  const named = { id: "argo", kind: "ship", name: "argo", owner: null, count: 1, strength: null, rating: null, faceUp: true, marks: [] };
  expect(namedPiece("argo", "ship", null)).toEqual(named);
  expect(namedPiece("argo", "ship", "red", { strength: 2, rating: "2-3", marks: ["acted"], count: 5 })).toEqual({
    ...{ ...named, owner: "red", strength: 2, rating: "2-3", marks: ["acted"] },
  });
  const alike = { id: "a/hoplite", kind: "unit", name: "hoplite", owner: "red", count: 0, strength: null, rating: null, faceUp: true, marks: [] };
  expect(alikePieces("a/hoplite", "unit", "hoplite", "red", {})).toEqual(alike);
  expect(alikePieces("a/hoplite", "unit", "hoplite", "red", { count: 3, marks: ["reduced"] })).toEqual({ ...alike, count: 3, marks: ["reduced"] });
});
