/** Printed data: their notation, their place beside the rows, and data made when first read. */
import { broken } from "./errors.js";
import { frozen } from "./frozen.js";

/** Links as they are read off a map: pairs of names, with a line for each place: `pella: aegae therma` are pella with aegae and pella with therma, in this order. */
export function chained(text: string): readonly (readonly [a: string, b: string])[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [a = "", others = ""] = line.trim().split(": ");
      return others.split(" ").map((b) => [a, b] as const);
    });
}

/** A row of the printed data beside other rows. */
export type Print<Prints extends readonly unknown[]> = Prints[number];

/** Rows joined with their printed data, which are kept apart from what the rules use, in the same order. */
export function beside<Row, P, Whole>(rows: readonly Row[], prints: readonly P[], put: (row: Row, print: P) => Whole): readonly Whole[] {
  if (rows.length !== prints.length) return broken(`${prints.length} are printed beside ${rows.length} rows`);
  return rows.map((row, i) => put(row, prints[i] as P));
}

const SMALL_WORDS = ["of", "the", "and"];

/** The name from which an id is made: "heraclea-pontica" is Heraclea Pontica. A number at the end only tells it from others of that name. */
export function nameOf(id: string): string {
  const words = id.replace(/-\d+$/, "").split("-");
  return words.map((word) => (SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}

/** Data that are put together when they are first read, so that an import does not wait for them; they have the same fields, in the same order, as other data. */
export function madeLater<D extends object>(like: { readonly [K in keyof D]: unknown }, make: () => D): D {
  let made: D | undefined;
  const later = {};
  for (const field of Object.keys(like) as (keyof D)[]) Object.defineProperty(later, field, { enumerable: true, get: () => (made ??= frozen(make()))[field] });
  return Object.freeze(later) as D;
}
