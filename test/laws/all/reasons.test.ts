/** The law of reasons: of twelve wrong moves or more, a fifth may get no reason. */
import { expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { held, LONG } from "../broken.js";

/** The seat is asked to pledge, and no card is right; the first wrong moves get no reason. */
function refusing(vague: number, plies: number): { readonly check: () => void; readonly tried: () => number } {
  let tried = 0;
  const check = held(
    21,
    {
      legalMoves: (_s: unknown, seat: string) => [{ seat, type: "pledge", card: "none" }],
      format: (move: TinyMove) => Object.values(move).join(" "),
      decision: () => ({ kind: "all" }),
      explain: () => ({ code: tried++ < vague ? "move/not-listed" : "no/no", clause: null, data: {} }),
    },
    { stretch: { from: TINY.setup({ ...LONG, seed: "reasons" }), plies } },
    1,
  );
  return { check, tried: () => tried };
}

test("law 21 finds more than a fifth without a reason, of twelve wrong moves", () => {
  expect(refusing(2, 1).check).not.toThrow();
  const { check, tried } = refusing(3, 1);
  expect(check).toThrow(/^3 of 12 wrong moves pledge in all are refused for no reason but that they are not listed, such as "(?:north|south) pledge \w+-\d"$/);
  expect(tried()).toBe(12);
});
test("law 21 lets a fifth pass", () => {
  // As many decisions as have five positions that are looked at.
  const plies = Array.from({ length: 60 }, (_, n) => n + 1).find((most) => {
    const { check, tried } = refusing(0, most);
    check();
    return tried() === 60;
  })!;
  expect(refusing(12, plies).check).not.toThrow();
  expect(refusing(13, plies).check).toThrow("13 of 60 wrong moves pledge in all");
});
