/** The table of moves: its verbs, and the objects that are made of its rows. */
import { expect, test } from "vitest";
import { moveKinds } from "../../../src/core/moves/move-rows.js";
import { MAKERS, MOVES, V } from "../../../src/diadochi/vocabulary/moves.js";
import type { Words } from "../../../src/diadochi/vocabulary/types.js";
import { WORDS } from "../../../src/diadochi/knowledge/words.js";
import type { DiadochiTypes } from "../../../src/diadochi/game-types.js";

const KINDS = moveKinds<DiadochiTypes, Words, typeof MOVES>(MOVES, WORDS, MAKERS);

test("every verb is the place of its move in the table", () => {
  expect(V).toEqual(Object.fromEntries(KINDS.map(({ type }, place) => [type, place])));
});

test("every move is made with its own type and the fields of its row", () => {
  const anything = "word" as never;
  for (const { type, args, make } of KINDS) {
    const fields = Object.fromEntries(args.map(([field]) => [field, "word"]));
    expect(make(anything, anything, anything)).toEqual({ seat: "word", type, ...fields });
  }
});
