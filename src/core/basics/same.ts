/** Comparing JSON: by structure and never by text, since the order of keys means nothing and a database may change it. */

/** True if two values are the same JSON, down to the sign of zero. The second may be anything, a cycle included: it is examined only as deep as the first goes. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The JSON text of a value with the keys of every object sorted: the same JSON has the same text, which can therefore serve as a key. */
export function sortedText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.some((entry) => typeof entry === "object") ? value.map(sorted) : value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}
