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

/** What is printed beside the row of an id, where that stands apart from what is played by. */
export function printOf<T>(prints: Readonly<Record<string, T>>, id: string): T {
  return prints[id] ?? broken(`nothing is printed beside ${id}`);
}
