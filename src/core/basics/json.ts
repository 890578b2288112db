/** Checks of input: options, boards, positions, records. Untrusted keys never reach a prototype, and errors name the path. */
import { didYouMean } from "./nearest.js";
import { isTycheError, PositionError, printed, SetupError, type TycheError } from "./errors.js";

/** True for a plain object, whose prototype is null or the `Object.prototype` of any realm. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isForeignObjectPrototype(prototype);
}

// Objects of another realm (an iframe, a vm context) have another Object.prototype.
function isForeignObjectPrototype(prototype: unknown): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, "hasOwnProperty");
}

/** Makes the error that a reader throws: `path: expected …, got …`, or another message after the path. */
export type Complaint = (path: string, expected: string, got: unknown, message?: string) => TycheError;

/** The complaint for a kind of error, e.g. `complaint(SetupError, "setup/bad-option")`. */
export function complaint(Kind: new (code: string, message: string, details: object) => TycheError, code: string): Complaint {
  return (path, expected, got, message = `expected ${expected}, got ${printed(got)}`) =>
    new Kind(code, `${path}: ${message}`, { path, expected, got: printed(got) });
}

export const POSITION_COMPLAINT: Complaint = /* @__PURE__ */ complaint(PositionError, "position/malformed");

/** The complaint about the data of a given edition; its paths begin with `options.edition`. */
export const EDITION_COMPLAINT: Complaint = /* @__PURE__ */ complaint(SetupError, "setup/bad-edition");

/** A plain object; anything else throws the complaint. */
export function readObject(value: unknown, path: string, fail: Complaint): Readonly<Record<string, unknown>> {
  if (!isPlainObject(value)) throw fail(path, "a plain object", value);
  return value;
}

/** A plain object that has only known fields. */
export function readKnownFields(value: unknown, path: string, known: readonly string[], fail: Complaint): Readonly<Record<string, unknown>> {
  const object = readObject(value, path, fail);
  for (const key of Object.keys(object)) if (!known.includes(key)) throw unknownField(`${path}.${key.slice(0, 40)}`, key, known, object[key], fail);
  return object;
}

/** The complaint about an unknown field: it suggests the nearest known field, then lists all. */
export function unknownField(path: string, key: string, known: readonly string[], got: unknown, fail: Complaint): TycheError {
  return fail(path, `one of the fields ${known.join(", ")}`, got, `unknown field.${didYouMean(key, known)} Known are ${known.join(", ")}`);
}

/** An own field of an object; undefined if absent, even if the prototype has it. */
export function ownField(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function readInteger(value: unknown, path: string, least: number, most: number, fail: Complaint): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) throw fail(path, `a whole number in ${least}..${most}`, value);
  return value as number;
}

export function readBoolean(value: unknown, path: string, fail: Complaint): boolean {
  if (typeof value !== "boolean") throw fail(path, "true or false", value);
  return value;
}

export function readText(value: unknown, path: string, longest: number, fail: Complaint): string {
  if (typeof value !== "string") throw fail(path, "a text", value);
  if (value.length > longest) throw fail(path, `a text of at most ${longest} characters`, value);
  return value;
}

export function readWord<T extends string>(value: unknown, path: string, words: readonly T[], fail: Complaint): T {
  if (typeof value !== "string" || !words.includes(value as T))
    throw fail(path, `one of ${words.slice(0, 12).join(", ")}${words.length > 12 ? ", …" : ""}`, value);
  return value as T;
}

export function readArray(value: unknown, path: string, longest: number, fail: Complaint): readonly unknown[] {
  if (!Array.isArray(value)) throw fail(path, "an array", value);
  if (value.length > longest) throw fail(path, `at most ${longest} entries`, value);
  // A copy without holes: a missing entry is undefined, and its reader complains.
  return Array.from(value);
}

/**
 * Compares input with the view of the state that was read from it, so that no part of the input is silently dropped or changed. The input may omit
 * fields; an unknown field or a different value is refused.
 */
export function checkAgainst(given: unknown, shown: unknown, path: string, fail: Complaint): void {
  if (Array.isArray(shown)) {
    const list = readArray(given, path, LONGEST_COMPARED, fail);
    if (list.length !== shown.length) throw fail(path, `${shown.length} entries, as everything else says`, given);
    shown.forEach((entry, i) => checkAgainst(list[i], entry, `${path}[${i}]`, fail));
  } else if (isPlainObject(shown)) {
    const object = readObject(given, path, fail);
    for (const key of Object.keys(object)) {
      if (!Object.hasOwn(shown, key)) throw unknownField(`${path}.${key.slice(0, 40)}`, key, Object.keys(shown), object[key], fail);
      checkAgainst(object[key], shown[key], `${path}.${key}`, fail);
    }
  } else if (given !== undefined && !Object.is(given, shown)) throw fail(path, `${printed(shown)}, as everything else says`, given);
}

const LONGEST_COMPARED = 10_000;

const MOST_NESTED = 40;
const MOST_PARTS = 100_000;

/**
 * A plain copy of JSON from outside, read once, so that the values checked are the values used.
 * @throws the complaint for a cycle, nesting deeper than 40, a class instance, a getter that throws, or more than 100,000 parts
 */
export function copyOfJson(value: unknown, path: string, fail: Complaint): unknown {
  let parts = 0;
  const copy = (part: unknown, at: string, depth: number): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if (depth > MOST_NESTED) throw fail(at, "JSON of a sensible size", part);
    if (Array.isArray(part)) {
      parts += part.length;
      if (parts > MOST_PARTS) throw fail(at, "JSON of a sensible size", part);
      return Array.from(part, (entry: unknown, i) => copy(entry, `${at}[${i}]`, depth + 1));
    }
    if (!isPlainObject(part)) throw fail(at, "a plain object", part);
    const fields = Object.entries(part);
    parts += fields.length;
    if (parts > MOST_PARTS) throw fail(at, "JSON of a sensible size", part);
    const plain: Record<string, unknown> = {};
    for (const [key, field] of fields) {
      const value = copy(field, `${at}.${key.slice(0, 40)}`, depth + 1);
      if (key === "__proto__") Object.defineProperty(plain, key, { value, enumerable: true });
      else plain[key] = value;
    }
    return plain;
  };
  try {
    return copy(value, path, 0);
  } catch (error) {
    if (isTycheError(error)) throw error;
    throw fail(path, "JSON", value);
  }
}
