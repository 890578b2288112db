/** A field of cards: who sees which, how they are read back, concealed and dealt, and which rows cannot be. */
import { describe, expect, test } from "vitest";
import { DeckField, isOfSeats } from "../../../src/engine/fields/deck-field.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PositionError, RulesetError } from "../../../src/core/basics/errors.js";
import type { GameState } from "../../../src/core/state/state.js";
import type { DeckRow } from "../../../src/engine/fields/state-field.js";

const SEATS = ["red", "blue"];
const WORDS = { card: ["a", "b", "c", "d", "e"], units: { least: 0, most: 9, show: () => ({}), read: () => 0 } };
const made = (row: object) => new DeckField("deck", row as DeckRow, WORDS, SEATS);
const deck = made({ deck: "card", in: { pile: "nobody", shown: "all", hand: "owner", table: "each" } });
const s: GameState = { edition: "", dice: [0, 0, 0, 1], frames: [] };

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof PositionError || error instanceof RulesetError) return error.message;
  }
  return expect.unreachable();
}

test("places of seats are hands and what lies before each", () => {
  expect((["all", "nobody", "owner", "each"] as const).map(isOfSeats)).toEqual([false, false, true, true]);
});
test("a row without words, without places or with others is refused", () => {
  expect(refusal(() => made({ deck: "units", in: { pile: "all" } }))).toBe('state.deck.deck: expected a word with ids, got "units"');
  expect(refusal(() => made({ deck: "town", in: { pile: "all" } }))).toBe('state.deck.deck: expected a word with ids, got "town"');
  expect(refusal(() => made({ deck: "card", in: {} }))).toBe("state.deck.in: expected a place or more, got an object");
  expect(refusal(() => made({ deck: "card", in: { pile: "all", hand: "me" } }))).toBe('state.deck.in.hand: expected all, nobody, owner or each, got "me"');
});
test("every card begins in the first place, and may lie in any", () => {
  expect([deck.start(s), deck.shape(s)]).toEqual([[0, 0, 0, 0, 0], { form: "cells", length: 5, least: 0, most: 5 }]);
  for (const value of [[0, 5, 0, 0, 0]]) expect(() => deck.check(value, s)).not.toThrow();
  for (const value of [
    [0, 6, 0, 0, 0],
    [0, -1, 0, 0, 0],
    [0, 0],
  ])
    expect(() => deck.check(value, s)).toThrow(PositionError);
});

describe("the cards of a place", () => {
  const lying = [0, 1, 2, 3, 5];
  const seenBy = (viewer: number) => deck.show(lying, s, (owner) => owner === viewer);
  test("are named to who sees them and counted to others", () => {
    const open = { shown: ["b"], table: { red: [], blue: ["e"] } };
    expect(deck.show(lying, s, () => true)).toEqual({ ...open, pile: ["a"], hand: { red: ["c"], blue: ["d"] } });
    expect(seenBy(0)).toEqual({ ...open, pile: 1, hand: { red: ["c"], blue: 1 } });
    expect(seenBy(1)).toEqual({ ...open, pile: 1, hand: { red: 1, blue: ["d"] } });
    expect(seenBy(-2)).toEqual({ ...open, pile: 1, hand: { red: 1, blue: 1 } });
  });
  test("are read back, those that are counted from what lies nowhere else", () => {
    expect(
      deck.read(
        deck.show(lying, s, () => true),
        "view.deck",
        s,
      ),
    ).toEqual(lying);
    expect(deck.read(seenBy(0), "view.deck", s)).toEqual([0, 1, 2, 3, 5]);
    expect(deck.read({ pile: 2, shown: [], hand: { red: ["a"], blue: 2 }, table: { red: [], blue: [] } }, "view.deck", s)).toEqual([2, 0, 0, 3, 3]);
  });
  test("are refused by their place when they cannot lie so", () => {
    const seen = { pile: 1, shown: ["b"], hand: { red: ["c"], blue: 1 }, table: { red: [], blue: ["e"] } };
    const read = (change: object) => refusal(() => deck.read({ ...seen, ...change }, "view.deck", s));
    expect(read({ pile: 2 })).toBe("view.deck.hand.blue: expected at most 0, as many cards as lie nowhere else, got 1");
    expect(read({ pile: 0 })).toBe('view.deck: expected d in some place, got "none"');
    expect(read({ pile: 6 })).toBe("view.deck.pile: expected a whole number in 0..5, got 6");
    expect(read({ pile: -1 })).toBe("view.deck.pile: expected a whole number in 0..5, got -1");
    expect(read({ shown: 1 })).toBe("view.deck.shown: expected an array, got 1");
    expect(read({ table: { red: 1, blue: [] } })).toBe("view.deck.table.red: expected an array, got 1");
    expect(read({ shown: ["b", "b"] })).toBe('view.deck.shown[1]: expected a card named once, got "b"');
    expect(read({ shown: ["x"] })).toBe('view.deck.shown[0]: expected one of a, b, c, d, e, got "x"');
    expect(read({ shown: ["a", "b", "c", "d", "e", "a"] })).toBe("view.deck.shown: expected at most 5 entries, got an array of 6");
    expect(read({ hand: { red: ["c"], blue: 1, green: 0 } })).toContain("view.deck.hand.green: unknown field.");
    expect(read({ hand: { red: ["c"] } })).toBe("view.deck.hand.blue: expected an array, got undefined");
    expect(read({ hat: [] })).toContain("view.deck.hat: unknown field.");
  });
  test("that a viewer does not see are the same for him whichever they are, and resampled they are as likely", () => {
    const whole = [3, 1, 0, 2, 5];
    expect(deck.conceal([...whole], s, 0)).toEqual([0, 1, 3, 2, 5]);
    expect(deck.conceal([...whole], s, 1)).toEqual([3, 1, 0, 2, 5]);
    expect(deck.conceal([...whole], s, -1)).toEqual([0, 1, 2, 3, 5]);
    const dealt = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const after = deck.deal([...whole], s, 0, new SeededDice(seed)).join();
      dealt.set(after, (dealt.get(after) ?? 0) + 1);
    }
    expect([...dealt.keys()].sort()).toEqual(["0,1,3,2,5", "3,1,0,2,5"]);
    for (const count of dealt.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });
});
