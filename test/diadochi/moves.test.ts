/** The table of moves and the verbs that name its places. */
import { expect, test } from "vitest";
import { MOVE_KINDS } from "../../src/diadochi/moves.js";
import * as verbs from "../../src/diadochi/moves/verbs.js";

test("every verb is the place of its move in the table", () => {
  const nameOf = (type: string): string => type.toUpperCase().replaceAll("-", "_");
  expect({ ...verbs }).toEqual(Object.fromEntries(MOVE_KINDS.map((kind, place) => [nameOf(kind.type), place])));
});

test("every move is made with its own type and the fields of its row", () => {
  const anything = "word" as never;
  for (const { type, args, make } of MOVE_KINDS) {
    const fields = Object.fromEntries(args.map(([field]) => [field, "word"]));
    expect(make(anything, anything, anything)).toEqual({ seat: "word", type, ...fields });
  }
});
