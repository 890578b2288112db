/** Compares JSON by structure, never by text: the order of keys has no meaning, and a database may change it. */

/**
 * True if two values are the same JSON, including the sign of zero. The second may be anything, even a cycle: it is read only as deep as the first.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The JSON text of a value with sorted keys, so that equal JSON has equal text and can serve as a key. */
export function sortedText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.some((entry) => typeof entry === "object") ? value.map(sorted) : value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}
