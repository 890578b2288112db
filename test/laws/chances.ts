/** Samples against the chances they should have. */
import { expect } from "vitest";

/** Every way to choose so many of a list. */
export function choices<T>(of: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return of.flatMap((first, i) => choices(of.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** How often each word stands in a list. */
export function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Holds a sample against all the ways that are equally likely: nothing else comes, and each as often as it should, by chi-square, neither too far off nor too near. */
export function expectDealt(sample: readonly string[], ways: readonly string[]): void {
  const weights = counted(ways);
  const seen = counted(sample);
  expect([...seen.keys()].filter((word) => !weights.has(word))).toEqual([]);
  let chiSquare = 0;
  for (const [word, weight] of weights) {
    const expected = (weight / ways.length) * sample.length;
    expect(expected).toBeGreaterThan(5);
    chiSquare += ((seen.get(word) ?? 0) - expected) ** 2 / expected;
  }
  const freedom = weights.size - 1;
  expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
}
