/** The laws of keeping find what JSON loses, fingerprints, and records that break at another place. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { type Functions, having, held, otherwise, partOf } from "../broken.js";

const LOST = [undefined]; // null after JSON

test("law 5 finds a position that JSON changes", () => expect(held(5, otherwise("setup", having({ lost: LOST })))).toThrow("the state after JSON differs"));
test("law 5 finds a position read from a view whose fields come in another order that nobody knows", () => {
  const functions = {
    setup: (...args: never[]) => ({ unknown: 1, ...partOf("setup")(...args) }),
    restore: (json: { unknown?: number }) => {
      const { unknown, ...known } = json;
      return { unknown, ...TINY.restore(known) };
    },
    position: (view: object) => ({ ...TINY.position(view), unknown: 1 }),
  };
  expect(held(5, functions)).toThrow("the fingerprint of the position differs");
});

describe("law 6 finds", () => {
  /** The set-up is another from the nth on. */
  const settingUp = (from: number, other: (options: never) => unknown): Functions => {
    let calls = 0;
    return { setup: (options: never) => (++calls >= from ? other(options) : TINY.setup(options)) };
  };
  test("a record that breaks elsewhere", () =>
    expect(
      held(
        6,
        settingUp(4, (options) => TINY.setup({ ...(options as object), seed: "another" })),
      ),
    ).toThrow(/expected a ReplayError at ply [1-9]\d*, got ReplayError/));
  test("a record at which something else is thrown", () => {
    const crash = (): never => {
      throw Object.assign(new Error("crashed"), { details: { ply: 0 } });
    };
    expect(held(6, settingUp(5, crash))).toThrow(/expected a ReplayError at ply 0, got Error: crashed/);
  });
  test("nothing where all moves lead to the same position", () => {
    const first = (s: TinyState, move: TinyMove): TinyMove => TINY.legalMoves(s, move.seat)[0]!;
    const apply = (s: TinyState, move: TinyMove): unknown => TINY.apply(s, first(s, move));
    expect(held(6, { apply })).not.toThrow();
  });
});

test("law 7 finds a move that JSON changes", () => {
  const functions = {
    legalMoves: (s: TinyState) => TINY.legalMoves(s).map((move) => ({ ...move, lost: LOST })),
    format: ({ lost: _lost, ...move }: TinyMove & { lost?: unknown }) => TINY.format(move as TinyMove),
    parse: (line: string) => ({ ...TINY.parse(line), lost: LOST }),
  };
  expect(held(7, functions)).toThrow(/the move of "north pledge \S+" after JSON differs/);
});
