/** How wide words are, and how they are set into a room. */
import { describe, expect, test } from "vitest";
import { fittingSize, linesOf, widthOf, wrapped } from "../../src/svg/lettering.js";
import { boardLayer } from "../../src/svg/index.js";
import { MADE } from "./made.js";

describe("a width", () => {
  test("is that of the letters, of all others half the size", () => {
    expect(widthOf("", 10)).toBe(0);
    for (const [letter, width] of [
      ["i", 2.8],
      ["f", 3.4],
      ["s", 4.1],
      ["a", 4.6],
      ["n", 5],
      ["P", 5.7],
      ["E", 6.2],
      ["R", 6.8],
      ["A", 7.3],
      ["m", 7.9],
      ["M", 9.4],
    ] as const)
      expect(widthOf(letter, 10)).toBeCloseTo(width, 9);
    expect(widthOf("aaa", 20)).toBeCloseTo(27.6, 9);
  });
  test("is more for bold letters", () => {
    expect(widthOf("nn", 10, "bold")).toBeCloseTo(10.7, 9);
    expect(widthOf("nn", 10, "italic")).toBe(10);
  });
});

describe("a size", () => {
  test("is the wanted one where the words fit, and else what it takes, rounded down", () => {
    expect(fittingSize("nnnn", 12, 24)).toBe(12);
    expect(fittingSize("nnnn", 12, 23.9)).toBe(11.9);
    expect(fittingSize("nnnn", 12, 7)).toBe(3.5);
    expect(fittingSize("nnnn", 12, 24, "bold")).toBe(11.2);
  });
});

describe("words in lines of a width", () => {
  const two = widthOf("nn nn", 10);
  test("go on in the next where they find no room, and end with an ellipsis", () => {
    expect(wrapped("nn nn nn", 10, two, 3)).toEqual(["nn nn", "nn"]);
    expect(wrapped("nn nn nn", 10, two - 0.01, 3)).toEqual(["nn", "nn", "nn"]);
    expect(wrapped("nn nn nn", 10, two, 1)).toEqual(["nn…"]);
    expect(wrapped("nn nn nn nn", 10, two, 2)).toEqual(["nn nn", "nn nn"]);
    expect(wrapped("nn nn nn nn nn", 10, two, 2)).toEqual(["nn nn", "nn…"]);
    expect(wrapped("nn nn nn nn nn", 10, 27.3, 2)).toEqual(["nn nn", "nn n…"]);
  });
  test("are shortened where one alone is too wide, but not to nothing", () => {
    expect(wrapped("nnn", 10, 15, 1)).toEqual(["nnn"]);
    expect(wrapped("nnn", 10, 14.9, 1)).toEqual(["n…"]);
    expect(wrapped("nnn", 10, 1, 1)).toEqual(["n…"]);
    expect(wrapped("nnnnn nn", 10, 20, 2)).toEqual(["nn…", "nn"]);
    expect(wrapped("nn, nnnnn", 10, 24, 1)).toEqual(["nn…"]);
    expect(wrapped("", 10, 20, 2)).toEqual([""]);
  });
  test("of a label are broken where it says", () => {
    expect(linesOf("a b c d", [])).toEqual(["a b c d"]);
    expect(linesOf("a b c d", [1, 2])).toEqual(["a", "b c", "d"]);
    expect(linesOf("a b c d", [4])).toEqual(["a b c d"]);
    expect(linesOf("a b", [1, 1, 1])).toEqual(["a", "b"]);
  });
});

describe("what is printed", () => {
  const names = { name: (id: string) => id };
  test("is kept for a board, and drawn again for other texts, another language, another id", () => {
    const board = { ...MADE };
    const fresh = (texts: typeof names, lang: "en" | "ru", id: string): string => boardLayer({ ...MADE }, { texts, lang, id });
    const loud = { name: (id: string) => `${id}!` };
    const first = boardLayer(board, { texts: names, lang: "en", id: "a" });
    expect(boardLayer(board, { texts: names, lang: "en", id: "a" })).toBe(first);
    for (const [texts, lang, id] of [
      [names, "ru", "a"],
      [names, "en", "a"],
      [loud, "en", "a"],
      [names, "en", "a"],
      [names, "en", "b"],
      [names, "en", "a"],
    ] as const)
      expect(boardLayer(board, { texts, lang, id })).toBe(fresh(texts, lang, id));
  });
});
