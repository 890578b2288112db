/** The laws of the course of a game find what is wrong in one seat, one move or one later position alone. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { timesOf } from "../../../src/laws/coverage.js";
import { type Functions, held, otherwise, partOf, SHALLOW } from "../broken.js";

describe("law 1", () => {
  const won = (winners: readonly string[]): Functions => otherwise("outcome", (outcome) => (outcome === null ? null : { ...outcome, winners }));
  test("lets both seats win", () => expect(held(1, won(["north", "south"]))).not.toThrow());
  test("counts how games end", () => {
    const ruleset = { ...TINY, id: "tiny-ended" };
    held(1, { id: ruleset.id })();
    expect([...timesOf(ruleset, "endings").values()].reduce((sum, times) => sum + times, 0)).toBe(8);
  });
});

describe("law 2 finds", () => {
  const moved = (change: (list: readonly TinyMove[]) => readonly TinyMove[]): (() => void) =>
    held(
      2,
      otherwise("legalMoves", (list) => change(list)),
    );
  test("one move of another seat", () =>
    expect(moved((list) => list.map((move, i) => (i === 0 && move.seat === "north" ? { ...move, seat: "south" } : move)))).toThrow(
      "a move in the list of north is of another seat",
    ));
  test("the move that is listed twice", () => {
    const [, second] = TINY.legalMoves(TINY.setup({ rounds: 2, seed: "held 0" }));
    expect(moved((list) => list.flatMap((move) => (TINY.format(move) === TINY.format(second!) ? [move, move] : [move])))).toThrow(
      `listed twice: ${TINY.format(second!)}`,
    );
  });
});

describe("law 3 finds", () => {
  test("what is thrown and is no error", () => {
    const apply = (s: TinyState, move: TinyMove): unknown => {
      if (TINY.explain(s, move) === null) return TINY.apply(s, move);
      throw "crashed";
    };
    expect(held(3, { apply })).toThrow(/expected a IllegalMoveError, got crashed$/);
  });
  const writing = (change: (s: TinyState) => void): Functions =>
    otherwise("explain", (refusal, s: TinyState) => {
      change(s);
      return refusal;
    });
  test("a refusal that writes to the position", () => expect(held(3, writing((s) => void (s.round = s.round + 0)))).toThrow(/read only/)); // biome-ignore format: one line
  test("a refusal that changes what the position holds", () =>
    expect(held(3, { ...SHALLOW, ...writing((s) => void s.dice[0]!++) })).toThrow("a refusal changed the state"));
});

describe("law 4 finds", () => {
  test("a step that writes to the position", () => {
    const apply = otherwise("apply", (step, s: TinyState) => {
      s.round = s.round + 0;
      return step;
    });
    expect(held(4, apply)).toThrow(/read only/);
  });
  test("an earlier position that a later step changes", () => {
    let last: TinyState | undefined;
    const apply = (s: TinyState, move: TinyMove, ...rest: never[]): unknown => {
      if (last !== undefined && last !== s) last.strength[0]!++;
      last = s;
      const step = TINY.apply(s, move, ...rest);
      return { ...step, state: Object.freeze(step.state) };
    };
    const setup = (...args: never[]): unknown => Object.freeze(partOf("setup")(...args));
    expect(held(4, { apply, setup }, {}, 1)).toThrow(/^ply \d+: the state has changed since$/);
  });
});
