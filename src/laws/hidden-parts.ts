/** What a view hides: the parts of the arbiter's view that it has otherwise, by path. */
import type { Known } from "./walk.js";

/** The arbiter's own parts, and what says only who looks or who is asked. */
const NOT_LOOKED_INTO: readonly string[] = [".viewer", ".secret", ".decision"];

/** Values by path; places in lists are not told apart, nor entries of the records that are lists by id. */
export type HiddenParts = Map<string, unknown[]>;

/** The parts of the whole that are null, a word, a number or not at all in what is seen, down to their single values. */
export function hiddenParts(seen: unknown, whole: unknown, known: Known | undefined): HiddenParts {
  const into: HiddenParts = new Map();
  const passedOver = [...NOT_LOOKED_INTO, ...(known?.commonKnowledge ?? [])];
  const byId = known?.byId ?? [];
  compare(seen, whole, "");
  return into;

  function within(path: string, key: string): string {
    return byId.includes(path) ? `${path}.*` : `${path}.${key}`;
  }

  function note(value: unknown, path: string): void {
    const values = into.get(path);
    if (values === undefined) into.set(path, [value]);
    else values.push(value);
  }

  function compare(part: unknown, of: unknown, path: string): void {
    if (passedOver.includes(path)) return;
    if (Array.isArray(part) && Array.isArray(of)) {
      if (part.length === of.length) of.forEach((inside, i) => compare(part[i], inside, `${path}.*`));
      else for (const inside of notAmong(of, part)) noteAll(inside, `${path}.*`);
    } else if (isObject(part) && isObject(of)) {
      for (const [key, inside] of Object.entries(of)) compare(part[key], inside, within(path, key));
    } else if (!Object.is(part, of)) noteAll(of, path);
  }

  function noteAll(value: unknown, path: string): void {
    if (passedOver.includes(path)) return;
    if (Array.isArray(value)) for (const inside of value) noteAll(inside, `${path}.*`);
    else if (isObject(value)) for (const [key, inside] of Object.entries(value)) noteAll(inside, within(path, key));
    else note(value, path);
  }
}

/** The texts anywhere in a value. */
export function wordsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") into.add(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) wordsIn(part, into);
  return into;
}

// Of a list that is seen in part: what is left out, such as the blocks of others.
function notAmong(whole: readonly unknown[], seen: readonly unknown[]): unknown[] {
  const texts = new Set(seen.map((part) => JSON.stringify(part)));
  return whole.filter((part) => !texts.has(JSON.stringify(part)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
