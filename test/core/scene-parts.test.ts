/** The parts a ruleset reads a scene with: rows, entries, fields and the cards of each place. */
import { describe, expect, test } from "vitest";
import { draftIn, dropEmptyRows, entriesIn, fieldAt, layCards, rowsBySeat, rowsIn, type SceneDraft } from "../../src/core/ruleset/scene.js";
import { PositionError, SeededDice } from "../../src/index.js";

function refused(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof PositionError) return `${error.code} ${error.message}`;
    throw error;
  }
  return expect.unreachable();
}
const draft = (value: unknown): SceneDraft => value as SceneDraft;

describe("the pieces of a scene", () => {
  test("have a part by name: the object there, a new object where the part is missing, and a passing one for anything else", () => {
    const pieces = draft({ units: { a: {} }, list: [1], none: null });
    expect(draftIn(pieces, "units")).toBe(pieces["units"]);
    const put = draftIn(pieces, "ships");
    put["argo"] = {};
    expect(pieces["ships"]).toBe(put);
    for (const name of ["list", "none"]) draftIn(pieces, name)["other"] = {};
    expect(pieces).toEqual({ units: { a: {} }, list: [1], none: null, ships: { argo: {} } });
  });
  test("have a row for every seat, in the order of the seats", () => {
    const pieces = draft({ hands: { south: { count: 2 }, north: { count: 1 } } });
    expect(rowsBySeat(pieces, "hands", ["north", "south"])).toEqual([
      ["north", { count: 1 }],
      ["south", { count: 2 }],
    ]);
    expect(refused(() => rowsBySeat(pieces, "hands", ["north"]))).toContain("position/malformed scene.pieces.hands.south: unknown field.");
    expect(refused(() => rowsBySeat(pieces, "hands", ["north", "south", "west"]))).toBe(
      "position/malformed scene.pieces.hands.west: expected a plain object, got undefined",
    );
    expect(refused(() => rowsBySeat(pieces, "piles", ["north"]))).toBe("position/malformed scene.pieces.piles: expected a plain object, got undefined");
  });
  test("have rows by id and entries by place; anything else is left to others", () => {
    const pieces = draft({ units: { a: { at: 1 }, b: 7, c: null, d: [], e: {} }, list: [{ at: 1 }, null, 7, {}], word: "x" });
    expect(rowsIn(pieces, "units")).toEqual([
      ["a", { at: 1 }],
      ["e", {}],
    ]);
    expect([rowsIn(pieces, "list"), rowsIn(pieces, "word"), rowsIn(pieces, "none")]).toEqual([[], [], []]);
    expect(entriesIn(pieces, "list")).toEqual([
      [{ at: 1 }, 0],
      [{}, 3],
    ]);
    expect([entriesIn(pieces, "units"), entriesIn(pieces, "word"), entriesIn(pieces, "none")]).toEqual([[], [], []]);
  });
  test("have a field of a field, and none of what is no object or of what every object has", () => {
    const pieces = draft({ units: { a: { at: 1 } }, list: [{ at: 1 }] });
    expect([fieldAt(pieces), fieldAt(pieces, "units", "a"), fieldAt(pieces, "units", "a", "at")]).toEqual([pieces, { at: 1 }, 1]);
    for (const names of [["units", "b"], ["units", "b", "at"], ["list", "0"], ["units", "a", "at", "at"], ["toString"], ["units", "constructor"]])
      expect(fieldAt(pieces, ...names)).toBeUndefined();
  });
  test("lose the rows of which nothing is said, of those that may be lost", () => {
    const pieces = draft({ units: { a: {}, b: { at: 1 }, c: {}, d: null } });
    dropEmptyRows(pieces, "units", ["a", "b", "d"]);
    expect(pieces).toEqual({ units: { b: { at: 1 }, c: {}, d: null } });
  });
});

describe("the cards of a scene", () => {
  const DECK = ["ace", "king", "king", "queen", "jack"];
  const dice = () => new SeededDice("cards");
  test("lie where they are named, then where they lay, in the order of the deck, and each as often as there is one", () => {
    expect(
      layCards(
        DECK,
        [
          { path: "hand", given: ["jack", "king"], base: ["queen"] },
          { path: "table", given: undefined, base: ["jack", "queen", "king", "king"] },
          { path: "out", given: null, base: ["ace"] },
        ],
        dice(),
      ),
    ).toEqual([["king", "jack"], ["king", "queen"], []]);
    expect(layCards(DECK, [{ path: "hand", given: undefined, base: null }], dice())).toEqual([[]]);
    expect(layCards(DECK, [{ path: "hand", given: [...DECK].reverse(), base: [] }], dice())).toEqual([DECK]);
  });
  test("are dealt from what is left when their number is said, and of those only that fit", () => {
    const places = [
      { path: "hand", given: 2, base: ["ace"], fits: (card: string) => card !== "king" },
      { path: "table", given: ["queen"], base: [] },
      { path: "out", given: 2, base: [] },
    ];
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const [hand = [], table, out = []] = layCards(DECK, places, new SeededDice(seed));
      expect([hand, table, out]).toEqual([["ace", "jack"], ["queen"], ["king", "king"]]);
      for (const card of layCards(DECK, [{ path: "hand", given: 1, base: [] }], new SeededDice(seed))[0]!) seen.add(card);
    }
    expect([...seen].sort()).toEqual(["ace", "jack", "king", "queen"]);
    expect(layCards(DECK, [{ path: "hand", given: 0, base: ["ace"] }], dice())).toEqual([[]]);
    expect(layCards(DECK, [{ path: "hand", given: 5, base: [] }], dice())).toEqual([DECK]);
  });
  test("that cannot lie there are refused by their place", () => {
    const lay = (given: unknown, more: object = {}) => refused(() => layCards(DECK, [{ path: "hand", given, base: [], ...more }], dice()));
    expect(lay(["ace", "ten"])).toBe('position/malformed hand[1]: expected one of ace, king, queen, jack, got "ten"');
    expect(lay(["ace", "ace"])).toBe('position/malformed hand[1]: expected each card once, got "ace"');
    expect(lay(["king", "king", "king"])).toBe('position/malformed hand[2]: expected each card no more often than there is one, here 2 times, got "king"');
    expect(lay([...DECK, "ace"])).toBe("position/malformed hand: expected at most 5 entries, got an array of 6");
    expect(lay(6)).toBe("position/malformed hand: expected a whole number in 0..5, got 6");
    expect(lay(-1)).toBe("position/malformed hand: expected a whole number in 0..5, got -1");
    expect(lay(4, { fits: (card: string) => card !== "king" })).toBe("position/malformed hand: expected a whole number in 0..3, got 4");
    expect(lay("two")).toBe('position/malformed hand: expected cards by their ids, or how many, got "two"');
    expect([lay(1, { isOpen: true }), lay({}, { isOpen: true })]).toEqual([
      "position/malformed hand: expected cards by their ids, got 1",
      "position/malformed hand: expected cards by their ids, got an object",
    ]);
  });
});
