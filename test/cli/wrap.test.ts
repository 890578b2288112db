import { expect, test } from "vitest";
import { wrapped } from "../../src/cli/wrap.js";

test.each([
  ["what fits stays", "one two\nthree", "one two\nthree"],
  ["words are not broken", "one two three four", "one two\nthree four"],
  ["a number keeps its lines together", "   1  one two three", "   1  one\n      two\n      three"],
  ["and a name in a column of its own", "-a N  one two", "-a N  one\n      two"],
  ["so does a comment", "  > one two three", "  > one two\n    three"],
  ["a word that is too long stands alone", "a wordthatistoolong b", "a\nwordthatistoolong\nb"],
  ["blank lines stay", "\n\n", "\n\n"],
])("%s", (_, text, lines) => {
  expect(wrapped(text, 12)).toBe(lines);
});
