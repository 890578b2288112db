import { broken } from "./errors.js";
import { frozen } from "./frozen.js";

/** Reads links from a text with one line per place: `pella: aegae therma` links pella with aegae and pella with therma, in this order. */
export function chained(text: string): readonly (readonly [a: string, b: string])[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [a = "", others = ""] = line.trim().split(": ");
      return others.split(" ").map((b) => [a, b] as const);
    });
}

export type Print<Prints extends readonly unknown[]> = Prints[number];

/** Joins each row with the printed data at the same index of a separate list. */
export function beside<Row, P, Whole>(rows: readonly Row[], prints: readonly P[], put: (row: Row, print: P) => Whole): readonly Whole[] {
  if (rows.length !== prints.length) return broken(`${prints.length} are printed beside ${rows.length} rows`);
  return rows.map((row, i) => put(row, prints[i] as P));
}

const SMALL_WORDS = ["of", "the", "and"];

/** The name for an id: "heraclea-pontica" is Heraclea Pontica. A number at the end, which only distinguishes equal names, is dropped. */
export function nameOf(id: string): string {
  const words = id.replace(/-\d+$/, "").split("-");
  return words.map((word) => (SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}

/** Frozen data, built when first read, so that an import stays fast. Its fields are the fields of `like`, in the same order. */
export function madeLater<D extends object>(like: { readonly [K in keyof D]: unknown }, make: () => D): D {
  let made: D | undefined;
  const later = {};
  for (const field of Object.keys(like) as (keyof D)[]) Object.defineProperty(later, field, { enumerable: true, get: () => (made ??= frozen(make()))[field] });
  return Object.freeze(later) as D;
}
