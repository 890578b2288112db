/** The law of memories finds each thing that a memory has otherwise. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../../examples/tiny/index.js";
import type { TinyState } from "../../../../examples/tiny/state/index.js";
import { PARTS, partsOf } from "../../../../src/core/ruleset/parts.js";
import { SetupError } from "../../../../src/core/basics/errors.js";
import { type Functions, having, held, ofMade, otherwise, partOf, refusingMade } from "../../broken.js";

/** Tiny whose memory is checked so. */
function checking(check: (s: TinyState, viewer: number, held: unknown) => void): Functions {
  return { [PARTS]: { ...partsOf(TINY), memory: { check, read: (remembered: unknown) => remembered } } };
}

/** Samples with a memory, otherwise. */
function sampling(change: (world: TinyState, s: TinyState, viewer: string) => unknown): Functions {
  return otherwise("determinize", (world, s, viewer, _seed, memory) => (memory === undefined ? world : change(world, s, viewer)));
}

function no(): never {
  throw new Error("no");
}

/** Samples with a memory that a function finds out. */
function found(name: string, change: (answer: never) => unknown): Functions {
  const sampled = new WeakSet<object>();
  return {
    ...sampling((world) => {
      sampled.add(world);
      return world;
    }),
    ...otherwise(name, (answer, s) => (sampled.has(s) ? change(answer as never) : answer)),
  };
}

describe("law 24 finds", () => {
  test("nothing as it is", () =>
    expect(
      held(
        24,
        checking(() => undefined),
      ),
    ).not.toThrow());
  test.each<readonly [fault: string, said: RegExp, functions: Functions]>([
    ["a memory that is not so", /^ply 0: what north remembers is not so: no$/, checking(no)],
    ["a memory that is not so later", /^ply [1-9]\d*: what \w+ remembers is not so: no$/, checking((s) => void (s.round === 2 && no()))],
    ["a memory of a spectator that is not so", /: what spectator remembers is not so: no$/, checking((_s, viewer) => void (viewer < 0 && no()))],
    [
      "a sample that is not as it is remembered",
      /: what \w+ remembers in a world that \w+ samples is not so: no$/,
      { ...checking((s) => void (s.round === 9 && no())), ...sampling((world) => ({ ...world, round: 9 })) },
    ],
    [
      "another memory where it looks the same",
      /the memory of \w+ begun at a position that looks the same differs/,
      ofMade("determinize", "memory", having({ held: 1 })),
    ],
    [
      "a memory of events that nobody is shown",
      /the memory of \w+ that is given all events differs/,
      otherwise("remember", (memory, _before, events) => ({ ...memory, held: events })),
    ],
    [
      "a memory that is written to",
      /read only/,
      otherwise("remember", (memory, before) => {
        before.held = String(before.held);
        return memory;
      }),
    ],
    [
      "a position that is written to",
      /read only/,
      otherwise("memory", (memory, s: TinyState) => {
        s.round = s.round + 0;
        return memory;
      }),
    ],
    [
      "a position that is written to by a sample",
      /read only/,
      sampling((world, s) => {
        s.round = s.round + 0;
        return world;
      }),
    ],
    ["a sample that is refused from outside", /: refused$/, refusingMade("determinize", "restore", new Error("refused"))],
    ["another view of a sample", /the view in a world that \w+ samples differs/, found("view", having({ round: 9 }))],
    ["another list of a sample", /the list in a world that \w+ samples differs/, found("legalMoves", (list: object[]) => [...list].reverse())],
    ["another sample of a sample", /what is resampled in a world that \w+ samples differs/, ofMade("determinize", "determinize", (s) => TINY.reseed(s, 1))],
    [
      "a sample with the memory of another",
      /\w+ samples with the memory of somebody else$/,
      { determinize: (s: never, viewer: never, seed: never) => TINY.determinize(s, viewer, seed) },
    ],
    [
      "a crash at the memory of another",
      /the memory of somebody else gives TypeError: crashed$/,
      {
        determinize: (...args: readonly unknown[]) => {
          if ((args[3] as { viewer?: unknown } | undefined)?.viewer === "arbiter") throw new TypeError("crashed");
          return partOf("determinize")(...args);
        },
      },
    ],
  ])("%s", (_, said, functions) => expect(held(24, functions)).toThrow(said));
  test("nothing where the memory of another is refused with any error of the library", () => {
    const determinize = (...args: readonly unknown[]): unknown => {
      if ((args[3] as { viewer?: unknown } | undefined)?.viewer === "arbiter") throw new SetupError("no/no", "no");
      return partOf("determinize")(...args);
    };
    expect(held(24, { determinize })).not.toThrow();
  });
});
