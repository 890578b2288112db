/** What a view hides: the parts of the arbiter's view that it has otherwise, by path. */

/** The arbiter's own parts, what says only who looks or who is asked, and the names of the blocks there are, which all know. */
const NOT_LOOKED_INTO: readonly string[] = [".viewer", ".secret", ".machine", ".decision", ".blocks.*.id", ".blocks.*.side"];

/** Values by path; places in lists are not told apart. */
export type HiddenParts = Map<string, unknown[]>;

/** The parts of the whole that are null, a word, a number or not at all in what is seen, down to their single values. */
export function hiddenParts(seen: unknown, whole: unknown, path = "", into: HiddenParts = new Map()): HiddenParts {
  if (NOT_LOOKED_INTO.includes(path)) return into;
  if (Array.isArray(seen) && Array.isArray(whole)) {
    if (seen.length === whole.length) whole.forEach((part, i) => hiddenParts(seen[i], part, `${path}.*`, into));
    else for (const part of notAmong(whole, seen)) noteAll(part, `${path}.*`, into);
  } else if (isObject(seen) && isObject(whole)) {
    for (const [key, part] of Object.entries(whole)) hiddenParts(seen[key], part, `${path}.${key}`, into);
  } else if (!Object.is(seen, whole)) noteAll(whole, path, into);
  return into;
}

/** The texts anywhere in a value. */
export function wordsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") into.add(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) wordsIn(part, into);
  return into;
}

function noteAll(value: unknown, path: string, into: HiddenParts): void {
  if (NOT_LOOKED_INTO.includes(path)) return;
  if (Array.isArray(value)) for (const part of value) noteAll(part, `${path}.*`, into);
  else if (isObject(value)) for (const [key, part] of Object.entries(value)) noteAll(part, `${path}.${key}`, into);
  else {
    const values = into.get(path);
    if (values === undefined) into.set(path, [value]);
    else values.push(value);
  }
}

// Of a list that is seen in part: what is left out, such as the blocks of others.
function notAmong(whole: readonly unknown[], seen: readonly unknown[]): unknown[] {
  const texts = new Set(seen.map((part) => JSON.stringify(part)));
  return whole.filter((part) => !texts.has(JSON.stringify(part)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
