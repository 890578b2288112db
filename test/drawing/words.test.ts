/** The words of a drawing that are no id's, and names as they stand on a map. */
import { expect, test } from "vitest";
import { capital, ownWords, printedName, wordOf } from "../../src/svg/words.js";

test("years before the era have its name, and others none", () => {
  expect([-323, -1, 0, 1, 1689].map(ownWords("en").year)).toEqual(["323 BC", "1 BC", "0", "1", "1689"]);
  expect([-323, -1, 0, 1, 1689].map(ownWords("ru").year)).toEqual(["323 г. до н. э.", "1 г. до н. э.", "0 год", "1 год", "1689 год"]);
  expect([ownWords("en").more(3), ownWords("ru").more(3)]).toEqual(["and 3 more", "и ещё 3"]);
});
test("a name is that of the board before that of the sentences, with a capital and without its article on a map", () => {
  const texts = { name: (id: string) => `the ${id}`, label: (id: string) => (id === "pool" ? "the wide pool" : `this ${id}`) };
  expect([wordOf(texts, "pool"), wordOf(texts, "well"), wordOf({ name: texts.name }, "pool")]).toEqual(["the wide pool", "this well", "the pool"]);
  expect([printedName(texts, "pool"), wordOf(texts, "theatre"), printedName({ name: () => "theatre" }, "x")]).toEqual(["Wide pool", "this theatre", "Theatre"]);
  expect([capital("rome"), capital(""), capital("Rome")]).toEqual(["Rome", "", "Rome"]);
});
