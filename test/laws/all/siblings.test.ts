/** The law of siblings follows two lines that look alike for six decisions, with what the viewer remembers of them. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import { type Functions, LONG, lawOf } from "../broken.js";

const CONCEALED = TINY.setup({ seed: "concealed" });

/** Everything looks alike; a sample is given how many decisions there were since the beginning, and what is remembered. */
function alike(sampled: (decisions: number, held: unknown) => unknown, more: Functions = {}): () => void {
  const decisions = new WeakMap<object, number>();
  const depth = (s: object): number => decisions.get(s) ?? 0;
  const functions = {
    ...TINY,
    view: () => ({}),
    viewEvents: () => [],
    conceal: () => CONCEALED,
    apply: (s: TinyState, move: TinyMove, ...rest: never[]) => {
      const step = TINY.apply(s, move, ...rest);
      decisions.set(step.state, depth(s) + 1);
      return step;
    },
    memory: (_s: unknown, viewer: string) => ({ ruleset: "tiny", edition: "", viewer, held: 0 }),
    remember: (memory: { held: number }) => ({ ...memory, held: memory.held + 1 }),
    determinize: (s: TinyState, _viewer: string, _seed: string, memory?: { held: number }) => sampled(depth(s), memory?.held),
    ...more,
  };
  return () => {
    for (let n = 0; n < 12; n++) {
      const from = TINY.setup({ ...LONG, seed: `alike ${n}` });
      lawOf(29).check({ ruleset: functions as never, options: {}, seed: `alike ${n}`, stretch: { from, plies: 1 } });
    }
  };
}

/** Samples that differ from call to call after so many decisions. */
function differing(from: number): (decisions: number) => unknown {
  let calls = 0;
  return (decisions) => (decisions >= from ? { call: calls++ } : CONCEALED);
}

const FOUND = /what is sampled for \w+ after "[^"]*(?:; [^"]*){6}", which looks to it like/;

describe("law 29 follows two lines", () => {
  test("for six decisions after the first", () => {
    expect(alike(differing(7))).toThrow(FOUND);
    expect(alike(differing(8))).not.toThrow();
  });
  test("with another move of the same seat where its move is not open in both", () =>
    expect(alike(differing(7), { explain: () => ({ code: "no/no", clause: null, data: {} }) })).toThrow(FOUND));
  test("with what the viewer remembers of each decision", () => {
    const remembering = (wrong: number): (() => void) =>
      alike((decisions, held) => {
        if (held !== undefined && held !== decisions + wrong) throw new Error(`remembers ${String(held)} of ${decisions} decisions`);
        return CONCEALED;
      });
    expect(remembering(0)).not.toThrow();
    expect(remembering(1)).toThrow("remembers");
  });
});
