/** Colours at a terminal: when there are any, and what they are put on. */
import { expect, test } from "vitest";
import { hasColours, paintFor, seenLength } from "../../src/cli/colours.js";
import { GAMES } from "../../src/cli/games/games.js";
import { wrapped } from "../../src/cli/wrap.js";

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: "dumb" }, true, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "false" }, true, false],
  [{ FORCE_COLOR: "3", NO_COLOR: "1", TERM: "dumb" }, false, true],
])("with %j at a terminal (%s) there are colours: %s", (variables, isTerminal, wanted) => {
  expect(hasColours(variables, isTerminal)).toBe(wanted);
});

const RED = "\u001b[31m";
const END = "\u001b[39m";

test.each([
  ["diadochi", { red: 31, blue: 34, green: 32, yellow: 33 }],
  ["nine-years", { alliance: 31, bourbon: 34 }],
  ["peloponnesian", { sparta: 31, athens: 34 }],
  ["unrest", { carthage: 35, coalition: 32 }],
])("seats of %s have the colours that are nearest to their counters, each its own", async (id, wanted) => {
  const { ruleset, drawing, texts } = await GAMES.load(id);
  const state = ruleset.setup({ seed: "colours" });
  const paint = paintFor({ hasColours: () => true }, ruleset.players(state), (await drawing()).board(state), await texts("en"));
  const codes = Object.fromEntries(ruleset.players(state).map((seat) => [seat, Number(/\[(3\d)m/.exec(paint.seat(seat, "x"))?.[1])]));
  expect(codes).toEqual(wanted);
});

test("names of seats are coloured as whole words, in capitals or not, and nothing is without colours", async () => {
  const { ruleset, drawing, texts } = await GAMES.load("peloponnesian");
  const state = ruleset.setup({ seed: "colours" });
  const words = [ruleset.players(state), (await drawing()).board(state), await texts("en")] as const;
  const line = "Sparta beats the Spartans, and SPARTA wins.";
  expect(paintFor({ hasColours: () => true }, ...words).names(line)).toBe(`${RED}Sparta${END} beats the Spartans, and ${RED}SPARTA${END} wins.`);
  const plain = paintFor({ hasColours: () => false }, ...words);
  expect([plain.names(line), plain.strong("x"), plain.faint("x"), plain.seat("sparta", "x")]).toEqual([line, "x", "x", "x"]);
});

test("colours take no room in a line", () => {
  expect(seenLength(`${RED}one${END} two`)).toBe(7);
  expect(wrapped(`  ${RED}1${END}  one ${RED}two${END} three`, 12)).toBe(`  ${RED}1${END}  one ${RED}two${END}\n     three`);
});
