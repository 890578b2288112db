/**
 * Registers an edition: its data become text, the text is hashed to a name, and its tables are kept under that name. The data are copied first, so
 * that later changes by the caller do not affect a game.
 */
import type { Editions } from "../state/editions.js";
import { hashText } from "../state/hash.js";
import { EDITION_COMPLAINT, isPlainObject, readKnownFields } from "../basics/json.js";

const PATH = "options.edition";
const LONGEST_DATA = 4_000_000;
/** The most texts that are kept. Data with a kept text need not be read and hashed again. */
const MOST_TEXTS = 8;

/**
 * Makes the function that registers an edition and returns its name. Missing parts are taken from the standard edition; data equal to the standard
 * edition get its name. `compile` validates given data and throws SetupError; the returned function also throws it for data that are not JSON or have
 * unknown parts.
 */
export function registrar<D extends object, T extends object>(editions: Editions<T>, standard: D, compile: (data: D) => T): (given: unknown) => string {
  const names = new Map<string, string>();
  let standardText: string | undefined;

  function registered(given: string): string {
    const copy = completed(standard, JSON.parse(given));
    const text = JSON.stringify(copy);
    if (text === (standardText ??= JSON.stringify(standard))) return "";
    const edition = hashText(text);
    if (!editions.isKnown(edition)) editions.add(edition, compile(copy));
    return edition;
  }

  return (data) => {
    const given = textOf(data);
    const known = names.get(given);
    if (known === "" || (known !== undefined && editions.isKnown(known))) return known;
    const edition = registered(given);
    if (names.size >= MOST_TEXTS) names.clear();
    names.set(given, edition);
    return edition;
  };
}

function completed<D extends object>(standard: D, given: unknown): D {
  const parts = readKnownFields(given, PATH, Object.keys(standard), EDITION_COMPLAINT);
  return { ...standard, ...(orderedLike(standard, parts) as Partial<D>) };
}

// The data as text, since the caller may change them later.
function textOf(data: unknown): string {
  const text = stringified(data);
  if (text === undefined) throw EDITION_COMPLAINT(PATH, "JSON data", data);
  if (text.length > LONGEST_DATA) throw EDITION_COMPLAINT(PATH, `JSON of at most ${LONGEST_DATA} characters`, text.length);
  return text;
}

function stringified(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

// Sorts keys into the standard's order, then unknown ones alphabetically, so that equal data give equal texts.
function orderedLike(model: unknown, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((entry, i) => orderedLike(Array.isArray(model) ? (model[i] ?? model[0]) : undefined, entry));
  if (!isPlainObject(data)) return data;
  const known = isPlainObject(model) ? model : {};
  const keys = Object.keys(known).filter((key) => Object.hasOwn(data, key));
  const others = Object.keys(data)
    .filter((key) => !Object.hasOwn(known, key))
    .sort();
  const ordered: Record<string, unknown> = {};
  for (const key of [...keys, ...others]) {
    // Defined instead of assigned: a key such as `__proto__` is ordinary data here.
    Object.defineProperty(ordered, key, { value: orderedLike(known[key], data[key]), enumerable: true, configurable: true, writable: true });
  }
  return ordered;
}
