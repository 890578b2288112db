/** How printed data are written down. */
import { broken } from "./errors.js";

/** Links as they are read off a map: pairs of names, written a line a place: `pella: aegae therma` are pella with aegae and pella with therma, in this order. */
export function chained(text: string): readonly (readonly [a: string, b: string])[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [a = "", others = ""] = line.trim().split(": ");
      return others.split(" ").map((b) => [a, b] as const);
    });
}

/** A row of what is printed beside others. */
export type Print<Prints extends readonly unknown[]> = Prints[number];

/** Rows with what is printed beside them, in the same order, where that stands apart from what is played by. */
export function beside<Row, P, Whole>(rows: readonly Row[], prints: readonly P[], put: (row: Row, print: P) => Whole): readonly Whole[] {
  if (rows.length !== prints.length) return broken(`${prints.length} are printed beside ${rows.length} rows`);
  return rows.map((row, i) => put(row, prints[i] as P));
}

const SMALL_WORDS = ["of", "the", "and"];

/** The name that an id is made of: "heraclea-pontica" is Heraclea Pontica. A number at its end only tells it from others of that name. */
export function nameOf(id: string): string {
  const words = id.replace(/-\d+$/, "").split("-");
  return words.map((word) => (SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}
