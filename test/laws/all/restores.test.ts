/** The law of restores: how a position is refused, what of it is kept, and how it is played on. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import { code } from "../../../src/core/moves/codes.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import { F } from "../../../examples/tiny/vocabulary/frames.js";
import { V } from "../../../examples/tiny/vocabulary/moves.js";
import { IllegalMoveError } from "../../../src/core/basics/errors.js";
import { PARTS, partsOf } from "../../../src/core/ruleset/parts.js";
import type { AnyRuleset } from "../../../src/core/ruleset/contract.js";
import { GENEROUS, holdMutation } from "../../../src/laws/all/restores.js";
import { UNREST } from "../../../src/unrest/index.js";
import type { Functions } from "../broken.js";

/** A raid of a game of nine rounds. */
const RAID: TinyState = (() => {
  let state = TINY.setup({ rounds: 9, seed: "raid" });
  while (TINY.decision(state)!.kind !== "raid") state = TINY.apply(state, TINY.legalMoves(state)[0]!).state;
  return state;
})();

const json = (value: unknown): object => JSON.parse(JSON.stringify(value)) as object;
const given = { restore: json(RAID), position: json(TINY.view(RAID, "arbiter")) };

function held(entry: "restore" | "position", functions: Functions, plies?: number): () => void {
  const ruleset = { ...TINY, ...functions } as unknown as AnyRuleset;
  const limits = plies === undefined ? GENEROUS : { ...GENEROUS, plies };
  return () => void holdMutation({ ruleset }, { entry, given: given[entry], changes: "nothing" }, limits);
}

/** Tiny whose raids have these numbers of moves, for who raids and for the other. */
function having(asked: number, other: number, more: object = {}): Functions {
  const parts = partsOf(TINY)!;
  const moves = (s: TinyState, seat: number, out: number[]): void => {
    for (let n = F.raid.top(s).seat === seat ? asked : other; n > 0; n--) out.push(code(V.hold));
  };
  const procedures = parts.procedures.map((procedure) => (procedure.kind === "raid" ? { ...procedure, moves } : procedure));
  return { [PARTS]: { ...parts, procedures, ...more } };
}

function throwing(error: unknown): Functions {
  return {
    restore: () => {
      throw error;
    },
  };
}

describe("law 18 finds a refusal", () => {
  test.each<readonly [refusal: string, found: RegExp, error: unknown]>([
    ["that crashes", /restore of a position with nothing: crashed: TypeError: oops\n/, new TypeError("oops")],
    ["that is no error", /restore of a position with nothing: crashed: oops$/, "oops"],
    [
      "of another kind",
      /restore of a position with nothing: a IllegalMoveError: oops/,
      new IllegalMoveError("no/no", "oops", { path: "x", expected: "x", got: "x" }),
    ],
  ])("%s", (_, found, error) => expect(held("restore", throwing(error))).toThrow(found));
});

describe("law 18 finds what is dropped", () => {
  const later: Functions = {
    restore: (s: object) => TINY.restore({ ...s, round: 2 }),
    position: (view: object) => TINY.position({ ...view, round: 2 }),
  };
  test.each([
    ["restore", "what it is differs at value.round: expected 1, got 2"],
    ["position", "accepted, but view.round is 2 and not 1"],
  ] as const)("by %s, but where a question had one answer", (entry, found) => {
    expect(held(entry, later)).toThrow(found);
    expect(held(entry, { ...later, ...having(2, 1) })).toThrow(found);
    expect(held(entry, { ...later, ...having(2, 2) })).toThrow(found);
    expect(held(entry, { ...later, ...having(1, 2) }, 0)).not.toThrow();
  });
  test("by an arbiter's view, which is read as such", () => {
    const position = (view: unknown, isArbiter: boolean): unknown => (isArbiter ? partsOf(TINY)!.position(view, true) : undefined);
    expect(held("position", { ...later, ...having(1, 2, { position }) }, 0)).not.toThrow();
  });
});

describe("law 18 plays on", () => {
  /** The number of decisions made, and before which of them the invariants were checked. */
  function counted(ruleset: AnyRuleset, from: object, plies?: number): readonly [made: number, checked: readonly number[]] {
    let made = 0;
    const checked: number[] = [];
    const advance = (...args: readonly never[]): void => {
      made++;
      (ruleset.advance as (...given: readonly never[]) => void)(...args);
    };
    const copy = { ...ruleset, advance, [PARTS]: { ...partsOf(ruleset), checkInvariants: () => void checked.push(made - 1) } };
    const limits = plies === undefined ? GENEROUS : { ...GENEROUS, plies };
    holdMutation({ ruleset: copy as AnyRuleset }, { entry: "restore", given: json(from), changes: "nothing" }, limits);
    return [made, checked];
  }
  test("so many decisions", () => {
    expect(counted(TINY, RAID, 3)).toEqual([3, [0, 2]]);
    expect(counted(TINY, RAID, 0)).toEqual([0, [-1]]);
  });
  test("as many as a game may have", () => {
    const bounded = (maxDecisions: number): (() => void) => held("restore", { maxDecisions });
    const [made] = counted(TINY, RAID);
    expect(bounded(made)).not.toThrow();
    expect(bounded(made - 1)).toThrow(`restore of a position with nothing: no end after ${made - 1} decisions`);
  });
  test("and checks the invariants often at first, and at the end", () => {
    const [made, checked] = counted(UNREST, UNREST.setup({ seed: "checked" }), 204);
    expect(made).toBe(204);
    expect(checked).toEqual([...Array.from({ length: 20 }, (_, n) => 5 * n), 101, 202, 203]);
  });
});
