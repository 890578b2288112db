/** The law of kept lists finds a list that changes by what is done to its position, to copies of it, and in other games. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { type Functions, held } from "../broken.js";

type List = readonly TinyMove[];

/** Tiny with a list that is another where `isOther` says so; every call is seen before and after. */
function listing(isOther: (s: object) => boolean, see: { [name: string]: (s: object, made: object) => void }): Functions {
  const seeing = (name: "apply" | "advance" | "clone" | "setup"): Functions => ({
    [name]: (...args: readonly never[]) => {
      const made = (TINY[name] as (...given: readonly never[]) => { readonly state?: object } | undefined)(...args);
      see[name]?.(args[0]!, made?.state ?? made!);
      return made;
    },
  });
  return {
    ...seeing("apply"),
    ...seeing("advance"),
    ...seeing("clone"),
    ...seeing("setup"),
    legalMoves: (s: TinyState, seat?: "north"): List => TINY.legalMoves(s, seat).slice(seat === undefined && isOther(s) ? 1 : 0),
  };
}

const check = (functions: Functions): (() => void) => held(37, functions, { stretch: { from: TINY.setup({ seed: "kept" }), plies: 1 } }, 1);

describe("law 37 finds a list that is another", () => {
  test("once moves of the position were made", () => {
    const left = new WeakSet<object>();
    expect(check(listing((s) => left.has(s), { apply: (s) => void left.add(s) }))).toThrow("the list of a position of which others were made differs");
  });
  test("once one move of the position was made", () => {
    const times = new WeakMap<object, number>();
    const functions = listing((s) => times.get(s) === 1, { apply: (s) => void times.set(s, (times.get(s) ?? 0) + 1) });
    expect(check(functions)).toThrow("the list of the position before differs");
  });
  test("once a move was made in another game", () => {
    const stepped = new WeakSet<object>();
    let begun: object | undefined;
    let isPlayed = false;
    const functions = listing((s) => isPlayed && stepped.has(s), {
      setup: (_options, made) => void (begun ??= made),
      apply(s, made) {
        isPlayed ||= s === begun;
        stepped.add(made);
      },
    });
    expect(check(functions)).toThrow("the list of a position after a game of tiny differs");
  });
  test("once the position was stepped in place", () => {
    const moved = new WeakSet<object>();
    expect(check(listing((s) => moved.has(s), { advance: (s) => void moved.add(s) }))).toThrow("the list of a position stepped in place differs");
  });
  test("once a copy of the position was stepped in place", () => {
    const stepped = new WeakSet<object>();
    let isMoved = false;
    const functions = listing((s) => isMoved && stepped.has(s), { apply: (_s, made) => void stepped.add(made), advance: () => void (isMoved = true) });
    expect(check(functions)).toThrow("the list of a position whose copy was stepped in place differs");
  });
  test("once the position was written to", () => {
    const lists = new WeakMap<object, List>();
    const copies = new WeakSet<object>();
    const functions = {
      clone: (s: TinyState) => {
        const copy = TINY.clone(s);
        copies.add(copy);
        return copy;
      },
      legalMoves: (s: TinyState, seat?: "north") => {
        const list = lists.get(s) ?? TINY.legalMoves(s, seat);
        if (copies.has(s) && seat === undefined) lists.set(s, list);
        return list;
      },
    };
    expect(check(functions)).toThrow("the list of a position edited differs");
  });
});
