/** Odds as a seat may know them: exact in each world, a mean of many, with its error. */
import { describe, expect, test } from "vitest";
import { distribution, odds } from "../../../src/core/game/odds.js";
import { seedOf } from "../../../src/core/state/given.js";
import { TINY } from "../../../examples/tiny/index.js";

const PLEDGED = TINY.apply(TINY.setup({ seed: "a" }), TINY.parse("north pledge sun-4")).state;
const MOVE = TINY.parse("south pledge moon-2");
const firstOf = (_: unknown, events: readonly object[]): string =>
  String((events.find((event) => (event as { type: string }).type === "revealed") as { first?: string } | undefined)?.first);

describe("a distribution", () => {
  test("adds up the ways to each answer, the likeliest first", () => {
    const sums = distribution((dice) => dice.roll(6) + dice.roll(6));
    expect(sums).toHaveLength(11);
    expect(sums[0]!.answer).toBe(7);
    for (const { answer, probability } of sums) expect(probability).toBeCloseTo((6 - Math.abs(7 - answer)) / 36, 12);
    expect(distribution((dice) => dice.roll(6) > 4)).toEqual([
      { answer: false, probability: expect.closeTo(2 / 3, 12) },
      { answer: true, probability: expect.closeTo(1 / 3, 12) },
    ]);
    expect(distribution(() => "nothing")).toEqual([{ answer: "nothing", probability: 1 }]);
  });
});

describe("odds of a viewer", () => {
  test("are the mean over the worlds it could be in, with the largest standard error", () => {
    const worlds = 40;
    const told = odds(TINY, PLEDGED, MOVE, firstOf, { viewer: "south", worlds, seed: "s" });
    const each = Array.from({ length: worlds }, (_, n) => odds(TINY, TINY.determinize(PLEDGED, "south", seedOf("s", n)), MOVE, firstOf));
    const answers = new Set(each.flat().map(({ answer }) => answer));
    expect(answers.size).toBeGreaterThan(1);
    let largest = 0;
    for (const answer of answers) {
      const shares = each.map((chances) => chances.find((chance) => chance.answer === answer)?.probability ?? 0);
      const mean = shares.reduce((sum, share) => sum + share, 0) / worlds;
      const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / worlds;
      largest = Math.max(largest, Math.sqrt(variance / worlds));
      expect(told.chances.find((chance) => chance.answer === answer)!.probability).toBeCloseTo(mean, 12);
    }
    expect([told.worlds, told.error]).toEqual([worlds, expect.closeTo(largest, 12)]);
    expect(told.error).toBeGreaterThan(0);
    expect(told.chances.map(({ probability }) => probability)).toEqual(told.chances.map(({ probability }) => probability).sort((a, b) => b - a));
    expect(odds(TINY, PLEDGED, MOVE, firstOf, { viewer: "south", worlds, seed: "s" })).toEqual(told);
  });
  test("are of a hundred worlds when not said otherwise", () => {
    expect(odds(TINY, PLEDGED, MOVE, firstOf, { viewer: "south" }).worlds).toBe(100);
    expect(odds(TINY, PLEDGED, MOVE, firstOf, { viewer: "south" })).toEqual(odds(TINY, PLEDGED, MOVE, firstOf, { viewer: "south", worlds: 100 }));
  });
  test("are of one world, without an error, where nothing is hidden", () => {
    expect(odds(TINY, PLEDGED, MOVE, firstOf, { viewer: "arbiter" })).toEqual({ chances: odds(TINY, PLEDGED, MOVE, firstOf), worlds: 1, error: 0 });
  });
  test("have no error where what is hidden makes no difference", () => {
    const told = odds(TINY, PLEDGED, MOVE, () => "yes", { viewer: "south", worlds: 20 });
    expect(told).toEqual({ chances: [{ answer: "yes", probability: 1 }], worlds: 20, error: 0 });
  });
  test("are not given for a move that no world allows, and leave out the worlds that do not", () => {
    const refused = expect.objectContaining({
      name: "IllegalMoveError",
      code: "pledge/not-in-hand",
      message: "An illegal move has no odds: pledge/not-in-hand.",
    });
    expect(() => odds(TINY, PLEDGED, TINY.parse("south pledge sun-3"), firstOf, { viewer: "south" })).toThrowError(refused);
    const others = TINY.legalMoves(TINY.setup({ seed: "a" }), "north").map((move) => TINY.format(move));
    const dealt = Array.from({ length: 20 }, (_, n) => TINY.determinize(TINY.setup({ seed: "a" }), "south", seedOf("odds", n)));
    const possible = others.map((line) => dealt.filter((world) => TINY.explain(world, TINY.parse(line)) === null).length);
    others.forEach((line, i) => {
      const ask = () => odds(TINY, TINY.setup({ seed: "a" }), TINY.parse(line), () => true, { viewer: "south", worlds: 20 });
      if (possible[i] === 0) expect(ask).toThrow("An illegal move has no odds");
      else expect([ask().worlds, ask().chances]).toEqual([possible[i], [{ answer: true, probability: 1 }]]);
    });
  });
});
