/** The hidden parts of a view, by path: the parts of the arbiter's view that differ from it. */
import { sortedText } from "../core/basics/same.js";
import type { Known } from "./walk.js";

/** The arbiter's own parts, and parts that hold only the viewer, the decision and the procedures in progress. */
const NOT_LOOKED_INTO: readonly string[] = [".viewer", ".secret", ".decision", ".frames"];

/** A single hidden value; `of` is the id of its piece, null if no record by id contains it. */
export interface HiddenPart {
  readonly value: unknown;
  readonly of: string | null;
}

/** Hidden values by path. The path is the same for all entries of a list or of a record by id. */
export type HiddenParts = Map<string, HiddenPart[]>;

/** The parts of `whole` that are different or missing in `seen`, down to single values. */
export function hiddenParts(seen: unknown, whole: unknown, known: Known | undefined): HiddenParts {
  const into: HiddenParts = new Map();
  const passedOver = [...NOT_LOOKED_INTO, ...(known?.commonKnowledge ?? [])];
  const byId = known?.byId ?? [];
  compare(seen, whole, "", null);
  return into;

  function within(path: string, key: string): string {
    return byId.includes(path) ? `${path}.*` : `${path}.${key}`;
  }

  function ownerOf(path: string, key: string, of: string | null): string | null {
    return byId.includes(path) ? key : of;
  }

  function note(value: unknown, path: string, of: string | null): void {
    const parts = into.get(path);
    if (parts === undefined) into.set(path, [{ value, of }]);
    else parts.push({ value, of });
  }

  function compare(part: unknown, whole: unknown, path: string, of: string | null): void {
    if (passedOver.includes(path)) return;
    if (Array.isArray(part) && Array.isArray(whole)) {
      if (part.length === whole.length) whole.forEach((inside, i) => compare(part[i], inside, `${path}.*`, of));
      else for (const inside of notAmong(whole, part)) noteAll(inside, `${path}.*`, of);
    } else if (isObject(part) && isObject(whole)) {
      for (const [key, inside] of Object.entries(whole)) compare(part[key], inside, within(path, key), ownerOf(path, key, of));
    } else if (!Object.is(part, whole)) noteAll(whole, path, of);
  }

  function noteAll(value: unknown, path: string, of: string | null): void {
    if (passedOver.includes(path)) return;
    if (Array.isArray(value)) for (const inside of value) noteAll(inside, `${path}.*`, of);
    else if (isObject(value)) for (const [key, inside] of Object.entries(value)) noteAll(inside, within(path, key), ownerOf(path, key, of));
    else note(value, path, of);
  }
}

/** The texts at any depth of a value. */
export function wordsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") into.add(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) wordsIn(part, into);
  return into;
}

/** The texts at any depth of a value, and the ids that are keys of its records. */
export function namesIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") into.add(value);
  else if (Array.isArray(value)) for (const part of value) namesIn(part, into);
  else if (isObject(value))
    for (const [key, part] of Object.entries(value)) {
      into.add(key);
      namesIn(part, into);
    }
  return into;
}

// The entries missing from a partly visible list, such as the blocks of others.
function notAmong(whole: readonly unknown[], seen: readonly unknown[]): unknown[] {
  const texts = new Set(seen.map(sortedText));
  return whole.filter((part) => !texts.has(sortedText(part)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
