/** The law of codes tries numbers near those listed, at six positions, and reads each move as a line. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { NotationError } from "../../../src/core/basics/errors.js";
import { held, LONG, otherwise } from "../broken.js";

/** The first raid of a game. */
function raid(): TinyState {
  let state = TINY.setup({ seed: "raid" });
  while (TINY.decision(state)!.kind !== "raid") state = TINY.apply(state, TINY.legalMoves(state)[0]!).state;
  return state;
}

describe("law 17", () => {
  test("tries numbers at the ends of their range, and those easily mistaken for a listed one", () => {
    const tried = new Set<unknown>();
    const explain = (s: TinyState, move: TinyMove): unknown => {
      if (move.type === "strike") tried.add(move.force);
      return TINY.explain(s, move);
    };
    const from = raid();
    const listed = TINY.legalMoves(from).flatMap((move) => (move.type === "strike" ? [move.force] : []));
    held(17, { explain }, { stretch: { from, plies: 1 } }, 1)();
    const beside = (n: number): number[] => [
      n - 1, n, n + 1, -n - 1, n + 0.5, n + 1024, n + 2048, n + 3072, n + 4096, n + 16_384, n + 4_194_304, n + 16_777_216, n + 4_294_967_296,
    ]; // biome-ignore format: one line
    const expected = new Set([0, 1, 2, 3, 4, 5, 6, 7, -1, 1023, 1024, 4095, 4096, ...listed.flatMap(beside)]);
    const numbers = [...tried].filter((force) => typeof force === "number");
    expect(listed.length).toBeGreaterThan(0);
    expect(numbers.sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
  });
  test("looks at six positions", () => {
    const from = TINY.setup({ ...LONG, seed: "six" });
    let entries = 0;
    const counted = otherwise("legalMoves", (list: unknown, _s, seat) => {
      if (seat === undefined) entries++;
      return list;
    });
    const check = (plies: number): number => {
      entries = 0;
      held(17, counted, { stretch: { from, plies } }, 1)();
      return entries;
    };
    expect([check(1), check(200)]).toEqual([1, 6]);
  });
  test("finds a listed move that is refused as a line", () => {
    const parse = (line: string): unknown => {
      if (line.endsWith("hold")) throw new NotationError("no/no", "no");
      return TINY.parse(line);
    };
    expect(held(17, { parse }, { stretch: { from: raid(), plies: 1 } }, 1)).toThrow(/the listed move "\w+ hold" is refused as notation/);
  });
  test("finds moves that are refused or allowed once they are read", () => {
    const read = new WeakSet<object>();
    const reading = otherwise("parse", (move: object) => {
      read.add(move);
      return move;
    });
    const allowing =
      (other: unknown) =>
      (s: TinyState, move: TinyMove): unknown =>
        read.has(move) ? other : TINY.explain(s, move);
    expect(held(17, { ...reading, explain: allowing(null) }, {}, 1)).toThrow(/" is read as a move that is not listed$/);
    expect(held(17, { ...reading, explain: allowing({ code: "no/no" }) }, {}, 1)).toThrow(/" is read as a move that is listed$/);
  });
});
