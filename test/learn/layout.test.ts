/** The layout of rows and frames: which numbers each value takes, and between which bounds they lie. */
import { describe, expect, test } from "vitest";
import type { FrameHandle } from "../../src/core/flow/frame-rows.js";
import { cells, list, number } from "../../src/core/flow/shape.js";
import type { ObservationRow } from "../../src/core/ruleset/observation.js";
import type { GameState } from "../../src/core/state/state.js";
import { type AnyWords, quantity } from "../../src/core/state/words.js";
import { Layout, rowsOfShape } from "../../src/learn/layout.js";

const SEATS = ["north", "south", "west"];
const LIKE: GameState = { edition: "mine", dice: [], frames: [] };
const packed = { show: String, read: () => 0 };
const WORDS: AnyWords = {
  seat: SEATS,
  card: (s: GameState) => [`${s.edition}-1`, `${s.edition}-2`],
  points: quantity(0, 50),
  debts: quantity(-32, 32),
  moreDebts: quantity(-33, 32),
  mix: { least: 4000, most: 4100, ...packed },
  endless: quantity(0, Number.POSITIVE_INFINITY),
  endlessMix: { least: Number.NEGATIVE_INFINITY, most: 3, ...packed },
  ofTheGame: quantity(0, (s: GameState) => (s as unknown as { readonly hand: readonly number[] }).hand.length),
  broken: quantity(0, () => {
    throw new RangeError("no such table");
  }),
};

function layoutOf(players = 2): Layout {
  return new Layout(WORDS, SEATS, players, LIKE);
}

/** The only field of a row. */
function fieldOf(row: ObservationRow<never>): Layout["fields"][number] {
  const layout = layoutOf();
  layout.row("row", row);
  expect([layout.fields.length, layout.size]).toEqual([1, layout.fields[0]!.length]);
  return layout.fields[0]!;
}

const read = (): number => 0;

describe("a row", () => {
  test.each<[of: string | readonly string[], more: object, kind: string, length: number, low: number, high: number]>([
    ["flag", {}, "flag", 1, 0, 1],
    ["number", {}, "number", 1, 0, 1],
    ["number", { most: 12, usual: 4 }, "number", 1, 0, 3],
    ["number", { usual: 4095 / 9 }, "number", 1, 0, 9],
    ["number", { most: 0 }, "number", 1, 0, 1],
    ["0..64", {}, "number", 1, 0, 1],
    ["0..65", {}, "bits", 7, 0, 1],
    ["-32..32", {}, "number", 1, -1, 1],
    ["-33..32", {}, "bits", 7, 0, 1],
    ["-8..2", {}, "number", 1, -1, 0.25],
    ["-8..2", { usual: 4 }, "number", 1, -2, 0.5],
    ["4000..4100", {}, "bits", 7, 0, 1],
    ["4000..4064", {}, "number", 1, Math.fround(4000 / 4064), 1],
    ["4..4", {}, "number", 1, 1, 1.25],
    ["0..0", {}, "number", 1, 0, 1],
    ["points", {}, "number", 1, 0, 1],
    ["debts", {}, "number", 1, -1, 1],
    ["moreDebts", {}, "bits", 7, 0, 1],
    ["mix", {}, "bits", 7, 0, 1],
    ["endless", {}, "bits", 12, 0, 1],
    ["endlessMix", {}, "bits", 12, 0, 1],
    ["ofTheGame", {}, "bits", 12, 0, 1],
    ["ofTheGame", { usual: 9 }, "number", 1, 0, 455],
    ["seat", {}, "one-hot", 2, 0, 1],
    ["seat?", {}, "one-hot", 2, 0, 1],
    ["seats", {}, "set", 2, 0, 1],
    ["card", {}, "one-hot", 2, 0, 1],
    ["cards", {}, "set", 2, 0, 1],
    [["a", "b", "c"], {}, "one-hot", 3, 0, 1],
  ])("of %j with %j has numbers of the kind %s, %i of them in %d..%d", (of, more, kind, length, low, high) => {
    expect(fieldOf({ of, read, ...more })).toMatchObject({ name: "row", at: 0, kind, length, low, high });
  });
  test("names its numbers, those of seats from the eyes of who looks", () => {
    const axesOf = (row: Omit<ObservationRow<never>, "read">) => fieldOf({ ...row, read }).axes;
    expect(axesOf({ of: "flag" })).toEqual([]);
    expect(axesOf({ of: "seat" })).toEqual([["own", "rival-1"]]);
    expect(axesOf({ of: "card" })).toEqual([["mine-1", "mine-2"]]);
    expect(axesOf({ of: "0..65" })).toEqual([["0", "1", "2", "3", "4", "5", "6"]]);
    expect(axesOf({ each: ["card", "seat"], of: "cards" })).toEqual([
      ["mine-1", "mine-2"],
      ["own", "rival-1"],
      ["mine-1", "mine-2"],
    ]);
    expect(fieldOf({ each: ["card", "seat"], of: "cards", read }).length).toBe(8);
    expect(layoutOf(3).row("row", { each: ["seat"], of: "flag", read }).counts).toEqual([3]);
  });
  test("has the axis of seats only where it names just the seats", () => {
    const isOfSeats = (ids: readonly string[]): boolean => layoutOf().row("row", { each: [ids], of: "flag", read }).ofSeats[0]!;
    expect([isOfSeats(SEATS), isOfSeats([...SEATS]), isOfSeats(["north", "south", "east"]), isOfSeats(["east", "south", "west"])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isOfSeats(["north", "south"]), isOfSeats([...SEATS, "east"]), isOfSeats(["a", "b", "c"]), isOfSeats([])]).toEqual([false, false, false, false]);
  });
  test("without places has no field", () => {
    const layout = layoutOf();
    const laid = layout.row("none", { each: [[]], of: "flag", read });
    layout.row("next", { of: "flag", read });
    expect([laid.at, laid.counts, layout.fields.map(({ name, at }) => [name, at]), layout.size]).toEqual([0, [0], [["next", 0]], 1]);
  });
  test("begins where the one before it ends", () => {
    const layout = layoutOf();
    expect([layout.seatsField("self", "one-hot"), layout.seatsField("asked", "set")]).toEqual([0, 3]);
    expect(layout.row("first", { each: ["card"], of: "seat", read }).at).toBe(5);
    expect(layout.row("second", { of: "flag", read }).at).toBe(9);
    expect(layout.fields.slice(0, 2)).toEqual([
      { name: "self", at: 0, length: 3, low: 0, high: 1, kind: "one-hot", axes: [SEATS] },
      { name: "asked", at: 3, length: 2, low: 0, high: 1, kind: "set", axes: [["own", "rival-1"]] },
    ]);
    expect(layout.size).toBe(10);
  });
  test("of what there is not is refused, and so is one with two ways to say its values", () => {
    const words = "a kind of these words: seat, card, points";
    const refusal = (row: ObservationRow<never>) => () => layoutOf().row("row", row);
    expect(refusal({ of: "nothing", read })).toThrow(`observation.rows.row.of: expected ${words}`);
    expect(refusal({ of: "nothing", read })).toThrow('got "nothing"');
    expect(refusal({ of: "toString", read })).toThrow(`observation.rows.row.of: expected ${words}`);
    expect(refusal({ each: ["nothing"], of: "flag", read })).toThrow(`observation.rows.row.each: expected ${words}`);
    expect(refusal({ each: ["points"], of: "flag", read })).toThrow('observation.rows.row.each: expected words that have ids, got "points"');
    for (const ways of [{}, { read, cells: () => [] }, { cells: () => [], fill: read }, { read: 7 }])
      expect(refusal({ of: "flag", ...ways } as never)).toThrow("observation.rows.row: expected one function: read, cells or fill");
    expect(refusal({ of: "broken", read })).toThrow(RangeError);
  });
});

describe("a frame", () => {
  const frameOf = (steps: readonly string[], slots: Readonly<Record<string, string>>) => {
    const layout = layoutOf();
    const places = Object.entries(slots).map(([name, kind], at) => ({ name, kind, at, size: 1 }));
    const laid = layout.frame({ name: "march", steps, places } as unknown as FrameHandle<unknown>);
    return { laid, fields: layout.fields };
  };
  test("has its depth, its step where it has several, and its slots", () => {
    const { laid, fields } = frameOf(["ask", "end"], { seat: "seat?", force: "2..6" });
    expect(fields).toEqual([
      { name: "march: depth", at: 0, length: 1, low: 0, high: 50, kind: "number", axes: [] },
      { name: "march: step", at: 1, length: 2, low: 0, high: 1, kind: "one-hot", axes: [["ask", "end"]] },
      { name: "march: seat", at: 3, length: 2, low: 0, high: 1, kind: "one-hot", axes: [["own", "rival-1"]] },
      { name: "march: force", at: 5, length: 1, low: 0, high: 1, kind: "number", axes: [] },
    ]);
    expect([laid.at, laid.depth.scale, laid.stepAt, laid.slots.map(({ at, count }) => [at, count])]).toEqual([
      0,
      8,
      1,
      [
        [3, 0],
        [5, 0],
      ],
    ]);
    const one = frameOf(["ask"], {});
    expect([one.laid.stepAt, one.fields.map(({ name }) => name)]).toEqual([-1, ["march: depth"]]);
  });
  test("has for a list its length and its entries", () => {
    const { laid, fields } = frameOf(["ask"], { cards: "card[3]", one: "seat[1]" });
    expect(fields.slice(1)).toEqual([
      { name: "march: how many of cards", at: 1, length: 1, low: 0, high: 1, kind: "number", axes: [] },
      {
        name: "march: cards",
        at: 2,
        length: 6,
        low: 0,
        high: 1,
        kind: "one-hot",
        axes: [
          ["0", "1", "2"],
          ["mine-1", "mine-2"],
        ],
      },
      { name: "march: how many of one", at: 8, length: 1, low: 0, high: 1, kind: "number", axes: [] },
      { name: "march: one", at: 9, length: 2, low: 0, high: 1, kind: "one-hot", axes: [["0"], ["own", "rival-1"]] },
    ]);
    expect(laid.slots.map(({ at, count }) => [at, count])).toEqual([
      [1, 3],
      [8, 1],
    ]);
  });
  test("can hold 0, since no such frame may be under way", () => {
    const bounds = (kind: string): number[] => {
      const { low, high } = frameOf(["ask"], { slot: kind }).fields[1]!;
      return [low, high];
    };
    expect([bounds("4..8"), bounds("-8..-4"), bounds("-8..2"), bounds("flag")]).toEqual([
      [0, 1],
      [-1, 0],
      [-1, 0.25],
      [0, 1],
    ]);
  });
});

describe("rows for a state without rows", () => {
  test("follow from its shape, long lists from their first entries, and what is not said is left out", () => {
    const { rows, leftOut } = rowsOfShape({
      turn: number(1, 9),
      marks: cells(3, 0, [1, 7, 2]),
      costs: cells(2, [-4, -1], 8),
      queue: list(32, 2, 5),
      log: list(33, 0, 5),
      free: "number",
      some: 4,
    });
    const numbers32 = Array.from({ length: 32 }, (_, i) => String(i));
    expect(rows).toMatchObject({
      turn: { of: "1..9" },
      marks: { each: [["0", "1", "2"]], of: "0..7" },
      costs: { each: [["0", "1"]], of: "-4..8" },
      "queue: how many": { of: "number", most: 32, usual: 32 },
      queue: { each: [numbers32], of: "2..5" },
      "log: how many": { of: "number", most: 33, usual: 32 },
      log: { each: [numbers32], of: "0..5" },
    });
    expect(leftOut).toEqual({
      log: "only the first 32 entries are encoded",
      free: "the ruleset does not say what it holds",
      some: "the ruleset does not say what it holds",
    });
    expect(Object.keys(rows)).toEqual(["turn", "marks", "costs", "queue: how many", "queue", "log: how many", "log"]);
    const state = { turn: 4, marks: [1, 2, 3], costs: [0, -1], queue: [5, 3], log: [] } as never;
    expect([rows["turn"]!.read!(state, 0, 0), rows["queue: how many"]!.read!(state, 0, 0)]).toEqual([4, 2]);
    expect([0, 1, 2].map((at) => rows["queue"]!.read!(state, at, 0))).toEqual([5, 3, 2]);
    expect([rows["log"]!.read!(state, 0, 0), rows["marks"]!.cells!(state)]).toEqual([0, [1, 2, 3]]);
  });
});
