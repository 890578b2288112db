/** The list that the engine makes is the list that the caller gets, for the position stepped last and for no other. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { createRuleset } from "../../../src/core/ruleset/ruleset.js";
import { type AnyParts, partsOf } from "../../../src/laws/parts.js";

const PARTS = partsOf(TINY);

/** Tiny that counts how often a list is made. */
function counting(): { readonly ruleset: ReturnType<typeof createRuleset>; readonly lists: () => number } {
  let lists = 0;
  const procedures = PARTS.procedures.map((procedure: AnyParts["procedures"][number]) => ({
    ...procedure,
    moves(s: never, seat: number, out: never[]) {
      lists++;
      procedure.moves(s, seat, out);
    },
  }));
  return { ruleset: createRuleset({ ...PARTS, procedures } as AnyParts), lists: () => lists };
}

describe("the list of the position stepped last", () => {
  test("is made once for each decision of a game in place, whether moves are listed, drawn or played", () => {
    const { ruleset, lists } = counting();
    const s = ruleset.setup({ seed: 1 });
    ruleset.advance(s, ruleset.legalMoves(s)[0]!);
    const before = lists();
    const seats = ruleset.seatsToMove(s).length;
    for (let i = 0; i < 3; i++) expect(ruleset.legalMoves(s)).toEqual(ruleset.legalMoves(s));
    ruleset.randomMove(s, new SeededDice(1));
    expect(ruleset.explain(s, ruleset.legalMoves(s)[0]!)).toBe(null);
    expect(lists()).toBe(before);
    expect(ruleset.legalMoves(ruleset.clone(s))).toEqual(ruleset.legalMoves(s));
    expect(lists()).toBe(before + seats);
  });

  test("is dropped by a move that fails half-way", () => {
    const { ruleset } = counting();
    const faulty = createRuleset({
      ...PARTS,
      procedures: PARTS.procedures.map((procedure: AnyParts["procedures"][number]) => ({
        ...procedure,
        play(s: { readonly [field: string]: unknown }, seat: number, c: never, dice: never, log: never) {
          procedure.play(s as never, seat, c, dice, log);
          if (failing) throw new RangeError("half-way");
        },
      })),
    } as AnyParts);
    let failing = false;
    const s = faulty.setup({ seed: 1 });
    faulty.advance(s, faulty.legalMoves(s)[0]!);
    failing = true;
    const [move] = faulty.legalMoves(s);
    expect(() => faulty.advance(s, move!)).toThrow("half-way");
    const listed = (of: () => unknown): unknown => {
      try {
        return of();
      } catch (error) {
        return String(error);
      }
    };
    expect(listed(() => faulty.legalMoves(s))).toEqual(listed(() => ruleset.legalMoves(ruleset.clone(s))));
  });
});
