/** Decks: what a viewer does not see is laid alike, resampled evenly and read back; alike cards are drawn by their number. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedAlea } from "../../../src/core/dice/alea.js";
import { POSITION_COMPLAINT } from "../../../src/core/basics/json.js";
import { copiesIn, drawKind } from "../../../src/core/dice/counted-deck.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { resampleCards, deckOf, layFaceDown, layInOrder, takeAny, unseenCards } from "../../../src/core/dice/unseen-cards.js";

const PLACES = 5;
const PILE = 1;
const OPEN = 4;
const isUnseen = (place: number): boolean => place !== OPEN;
const decks = fc.array(fc.nat({ max: PLACES - 1 }), { maxLength: 12 });
const diceOf = (seed: number): SeededDice => new SeededDice(seedAlea(seed));
const countsOf = (where: readonly number[]): number[] => Array.from({ length: PLACES }, (_, place) => where.filter((at) => at === place).length);

describe("the cards that a viewer does not see", () => {
  test("are those whose places are hidden, in card order, with their number at each place", () => {
    expect(unseenCards(deckOf([OPEN, 0, 3, 0, OPEN, PILE]), PLACES, isUnseen)).toEqual({ cards: [1, 2, 3, 5], counts: [2, 1, 0, 1, 0] });
    expect(unseenCards(deckOf([0, 0, 0]), PLACES, (_, card) => card === 1)).toEqual({ cards: [1], counts: [1, 0, 0, 0, 0] });
  });
  test("lie in card order, place after place, so that all positions that look alike become one", () => {
    fc.assert(
      fc.property(decks, fc.nat(), (where, seed) => {
        const [one, other] = [[...where], [...where]];
        resampleCards(deckOf(other), unseenCards(deckOf(other), PLACES, isUnseen), PILE, diceOf(seed));
        for (const deck of [one, other]) layInOrder(deckOf(deck), unseenCards(deckOf(deck), PLACES, isUnseen));
        expect(one).toEqual(other);
        const hidden = one.filter(isUnseen);
        expect(hidden).toEqual([...hidden].sort((a, b) => a - b));
      }),
    );
  });
  test("are dealt so that every place keeps its number and what is seen stays", () => {
    fc.assert(
      fc.property(decks, fc.nat(), (where, seed) => {
        const dealt = [...where];
        resampleCards(deckOf(dealt), unseenCards(deckOf(dealt), PLACES, isUnseen), PILE, diceOf(seed));
        expect(countsOf(dealt)).toEqual(countsOf(where));
        expect(dealt.map((place) => place === OPEN)).toEqual(where.map((place) => place === OPEN));
      }),
    );
  });
  test("are dealt in every way, as often as any other", () => {
    const dice = diceOf(7);
    const seen = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const deck = [0, PILE, PILE, 2];
      resampleCards(deckOf(deck), unseenCards(deckOf(deck), PLACES, isUnseen), PILE, dice);
      seen.set(deck.join(), (seen.get(deck.join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(12);
    for (const times of seen.values()) expect(Math.abs(times - 500)).toBeLessThan(90); // four standard deviations
  });
  test("take no dice for the pile, whose cards are the rest", () => {
    const drawn: number[] = [];
    const counting = { draw: (n: number) => drawn.push(n) - 1 } as unknown as SeededDice;
    resampleCards(deckOf([0, PILE, PILE, PILE, 2]), { cards: [0, 1, 2, 3, 4], counts: [1, 3, 1] }, PILE, counting);
    expect(drawn).toEqual([5, 4]);
  });
  test("are read back as the first that lie nowhere else, and those left over are returned", () => {
    const where = [OPEN, -1, -1, -1];
    const faceDown = [
      { place: 2, count: 1, path: "hands.a" },
      { place: 3, count: 1, path: "hands.b" },
    ];
    expect(layFaceDown(deckOf(where), [1, 2, 3], faceDown, POSITION_COMPLAINT)).toEqual([3]);
    expect(where).toEqual([OPEN, 2, 3, -1]);
  });
  test("are refused where there are fewer, by the path of the number", () => {
    const faceDown = [
      { place: 2, count: 1, path: "hands.a" },
      { place: 3, count: 3, path: "hands.b" },
    ];
    expect(() => layFaceDown(deckOf([-1, -1, -1]), [0, 1, 2], faceDown, POSITION_COMPLAINT)).toThrow(
      "hands.b: expected at most 2, as many cards as lie nowhere else, got 3",
    );
  });
  test("leave a list without a gap when any of them is taken", () => {
    const left = ["a", "b", "c"];
    const taken = [takeAny(left, diceOf(1)), takeAny(left, diceOf(2)), takeAny(left, diceOf(3))];
    expect([taken.sort(), left]).toEqual([["a", "b", "c"], []]);
  });
});

describe("cards that are alike", () => {
  test("are counted in their stretch alone", () => {
    expect([copiesIn([5, 1, 0, 2, 9], 1, 4), copiesIn([5, 1], 1, 1)]).toEqual([3, 0]);
  });
  test("are drawn by their number: the nth copy of the stretch", () => {
    const dieOf = (nth: number): SeededDice => ({ draw: (n: number) => (n === 3 ? nth : -1) }) as unknown as SeededDice;
    expect([0, 1, 2].map((nth) => drawKind([5, 1, 0, 2, 9], 1, 4, dieOf(nth)))).toEqual([1, 3, 3]);
  });
});
