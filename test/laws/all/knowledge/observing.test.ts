/** The law of observations finds a layout that is wrong, and looks at what is shown and at nothing that is left out. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { TINY } from "../../../../examples/tiny/index.js";
import type { TinyState } from "../../../../examples/tiny/state/index.js";
import { frameKind } from "../../../../src/core/flow/frames.js";
import { observerOf } from "../../../../src/learn/index.js";
import { Layout, type ObservationField } from "../../../../src/learn/layout.js";
import type { Trial } from "../../../../src/laws/walk.js";
import { type Functions, held } from "../../broken.js";

afterEach(() => void vi.restoreAllMocks());

/** Changes the fields of every layout once its last frame is in. */
function laidOut(change: (layout: { fields: ObservationField[]; size: number }) => void): void {
  const { frame } = Layout.prototype;
  vi.spyOn(Layout.prototype, "frame").mockImplementation(function (this: Layout, handle) {
    const laid = frame.call(this, handle);
    if (handle.name === "game-over") change(this);
    return laid;
  });
}

/** Observers that leave out what is named show 1 for every number. */
function blind(leftOut: string | null): void {
  vi.restoreAllMocks();
  const prototype = Object.getPrototypeOf(observerOf(TINY)) as { observe(...args: never[]): void };
  const { observe } = prototype;
  type Self = ReturnType<typeof observerOf>;
  vi.spyOn(prototype, "observe").mockImplementation(function (this: Self, ...args: readonly unknown[]) {
    const [, , out, at = 0] = args as [never, never, Float32Array, number];
    observe.apply(this as never, args as never[]);
    if (leftOut === null || leftOut in this.leftOut) out.fill(1, at, at + this.size);
  } as never);
}

/** What is concealed, from call to call: the answer stands for a state in which nothing else is. */
function concealing(stateOf: (nth: number) => object): Functions {
  let nth = 0;
  return { conceal: (s: TinyState) => ({ edition: s.edition, dice: [], frames: [], ...stateOf(nth++) }) };
}

/** Long enough for some positions to be looked at. */
const LONG = { options: { rounds: 9 } };
const KIND = frameKind(1, 1);
const OTHER = frameKind(2, 1);
const frameOf = (slot: number, kind = KIND): number[] => [slot, 0, kind];

function observing(leftOut: Record<string, string>): Partial<Trial> {
  return { ...LONG, known: { observation: { rows: { round: { of: "0..9", read: (s) => (s as TinyState).round } }, leftOut } } };
}

describe("law 36 finds", () => {
  test("nothing as it is", () => expect(held(36, {}, observing({}), 1)).not.toThrow());
  test.each<readonly [fault: string, found: RegExp, change: Parameters<typeof laidOut>[0]]>([
    ["a field that begins too late", /the field asked does not begin where the one before ends/, ({ fields }) => void (fields[1] = { ...fields[1]!, at: 3 })],
    ["a first field that does not begin at 0", /the field self does not begin/, ({ fields }) => void (fields[0] = { ...fields[0]!, at: 1 })],
    ["a field of no numbers", /the field asked does not begin/, ({ fields }) => void (fields[1] = { ...fields[1]!, length: 0, axes: [[]] })],
    ["a field without a range", /the field asked has no range: 1\.\.1/, ({ fields }) => void (fields[1] = { ...fields[1]!, low: 1 })],
    [
      "a field with too few names",
      /the field asked has 2 numbers, and not as many names/,
      ({ fields }) => void (fields[1] = { ...fields[1]!, axes: [["own"]] }),
    ],
    ["numbers of no field", /fields that have every number once, each with a name of its own/, (layout) => void layout.size++],
    ["a name twice", /fields that have every number once, each with a name of its own/, ({ fields }) => void (fields[1] = { ...fields[1]!, name: "self" })],
  ])("%s", (_, found, change) => {
    laidOut(change);
    expect(held(36, {}, {}, 1)).toThrow(found);
  });

  const SEES = /what \w+ sees where it is shown the same numbers differs/;
  test("what is seen and not shown, in the upper of two frames of a kind, and in frames of other kinds", () => {
    blind(null);
    const seeing = (stateOf: (nth: number) => object): (() => void) => held(36, concealing(stateOf), LONG);
    expect(seeing((round) => ({ round }))).toThrow(SEES);
    expect(seeing((nth) => ({ frames: [...frameOf(1), ...frameOf(nth)] }))).toThrow(SEES);
    expect(seeing((nth) => ({ frames: [...frameOf(nth), ...frameOf(1, OTHER)] }))).toThrow(SEES);
    expect(seeing((nth) => ({ frames: [...frameOf(nth), ...frameOf(1)] }))).not.toThrow();
  });
  test.each<readonly [field: string, stateOf: (nth: number) => object]>([
    ["round", (round) => ({ round })],
    ["frames", (nth) => ({ frames: frameOf(nth) })],
  ])("nothing in %s where it is left out", (field, stateOf) => {
    blind(field);
    expect(held(36, concealing(stateOf), observing({ [field]: "for a test" }))).not.toThrow();
    blind(null);
    expect(held(36, concealing(stateOf), observing({ [field]: "for a test" }))).toThrow(SEES);
  });
});
