/** What somebody may have meant, and how errors say it. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { type IllegalMoveError, isTycheError } from "../../../src/index.js";
import { nearest } from "../../../src/core/basics/nearest.js";
import { UNREST } from "../../../src/unrest/index.js";

const said = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (isTycheError(error)) return error.message;
  }
  return "nothing";
};

describe("the nearest word", () => {
  test.each([
    ["playerz", "players"],
    ["player", "players"],
    ["seat", null],
    ["", null],
    ["lastTrun", "lastTurn"],
  ])("of %s is %s", (written, word) => expect(nearest(written, ["players", "lastTurn", "options"])).toBe(word));
  test.each([
    ["cat", "cat", true],
    ["cat", "cut", true],
    ["cat", "cart", true],
    ["cat", "at", true],
    ["cat", "act", true],
    ["cat", "tca", false],
    ["paly", "play", true],
    ["UNREST", "unrest", true],
    ["Play", "pLAY", true],
    ["ca", "ba", true],
    ["ca", "bb", false],
    ["c", "x", true],
    ["kitten", "sitten", true],
    ["kitten", "sittin", true],
    ["kitten", "sitting", false],
    ["abcdef", "abcd", true],
    ["abcdef", "abc", false],
    ["abc", "abcde", false],
    ["x".repeat(40), `${"x".repeat(27)}${"y".repeat(13)}`, true],
    ["x".repeat(40), `${"x".repeat(26)}${"y".repeat(14)}`, false],
    ["x".repeat(60), `${"x".repeat(47)}${"y".repeat(13)}`, true],
    ["x".repeat(60), `${"x".repeat(46)}${"y".repeat(14)}`, false],
  ])("of %s is %s: %s, a letter in three may differ", (written, word, isNear) => expect(nearest(written, [word])).toBe(isNear ? word : null));
  test("is a nearer one that comes later", () => expect(nearest("kitten", ["sittin", "mitten", "kitten", "bitten"])).toBe("kitten"));
  test("is the first of those as near", () => expect(nearest("bat", ["cat", "hat"])).toBe("cat"));
});

describe("errors say what may have been meant", () => {
  test("of an option", () => {
    expect(said(() => DIADOCHI.setup({ seed: 1, player: 3 } as never))).toMatch(
      /^options\.player: unknown field\. Did you mean "players"\? Known are seed, players, /,
    );
    expect(said(() => DIADOCHI.setup({ seed: 1, colour: "red" } as never))).toMatch(/^options\.colour: unknown field\. Known are seed, /);
  });
  test("of a seat and a move", () => {
    expect(said(() => UNREST.parse("cartage draw"))).toBe('column 1: expected a seat (carthage, coalition), got "cartage". Did you mean "carthage"?');
    expect(said(() => UNREST.parse("carthage drew"))).toBe('column 10: expected a kind of move, got "drew". Did you mean "draw"?');
    expect(said(() => UNREST.parse("carthage dances"))).toBe('column 10: expected a kind of move, got "dances"');
  });
});

describe("a refused move", () => {
  test("is refused in a sentence", () => {
    const state = UNREST.setup({ seed: 1 });
    const [asked] = UNREST.seatsToMove(state);
    const other = asked === "carthage" ? "coalition" : "carthage";
    expect(said(() => UNREST.apply(state, { seat: other, type: "draw" } as never))).toBe(`It is not for ${other} to decide now.`);
    expect(said(() => UNREST.apply(state, { seat: asked, type: "dance" } as never))).toMatch(/^There is no such move in this game( \(CAR-[\w.]+\))?\.$/);
    expect(said(() => UNREST.apply(state, 7 as never))).toMatch(/^This is not a move of the game/);
  });
  test("for a reason of the ruleset too, which texts say better", () => {
    let messages = 0;
    const state = UNREST.setup({ seed: 2 });
    const [seat = "carthage"] = UNREST.seatsToMove(state);
    for (const line of [`${seat} pass`, `${seat} done`, `${seat} waive`]) {
      try {
        UNREST.apply(state, UNREST.parse(line));
      } catch (error) {
        expect((error as IllegalMoveError).message).toMatch(/^[A-Z][^/]*\.$/);
        messages++;
      }
    }
    expect(messages).toBeGreaterThan(0);
  });
});
