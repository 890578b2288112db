/**
 * The door for other editions: checks a board, generals, deck, tables and set-up that a caller gives, and names the entry that is wrong.
 *
 * The shape is checked against the standard edition entry by entry; the connections between entries (ids that name something) are checked when the edition is compiled.
 */
import { isPlainObject, ownField, readArray, readKnownFields } from "../../core/json.js";
import type { EditionData } from "../edition-types.js";
import { DATA_COMPLAINT } from "./complaint.js";
import { STANDARD_EDITION } from "./standard.js";

const MOST_ENTRIES = 1000;
const MOST_DEPTH = 6;

/** The parts of an edition that were given, checked and completed with the standard ones. @throws SetupError naming the entry */
export function readEdition(value: unknown): EditionData {
  const given = readKnownFields(value, "options.edition", PARTS, DATA_COMPLAINT);
  const edition: Record<string, unknown> = { ...STANDARD_EDITION };
  for (const part of PARTS) {
    const data = ownField(given, part);
    if (data === undefined) continue;
    checkLike(STANDARD_EDITION[part], data, `options.edition.${part}`, 0);
    edition[part] = data;
  }
  return edition as unknown as EditionData;
}

const PARTS = ["board", "generals", "cards", "tables", "setup"] as const;

// A value is like its model when it has the model's fields with values of the same types; arrays are like their first models.
function checkLike(model: unknown, value: unknown, path: string, depth: number): void {
  if (model instanceof Nullable) return value === null ? undefined : checkLike(model.model, value, path, depth);
  if (model === undefined || model === null || depth > MOST_DEPTH) return checkPlain(value, path, depth);
  if (Array.isArray(model)) return checkArrayLike(model, value, path, depth);
  if (isPlainObject(model)) return checkObjectLike(model, value, path, depth);
  if (typeof value !== typeof model) throw DATA_COMPLAINT(path, `a ${typeof model}`, value);
  if (typeof value === "number" && (!Number.isInteger(value) || Math.abs(value) > 10_000)) throw DATA_COMPLAINT(path, "a whole number", value);
  if (typeof value === "string") checkText(value, path);
}

function checkArrayLike(model: readonly unknown[], value: unknown, path: string, depth: number): void {
  const entries = readArray(value, path, MOST_ENTRIES, DATA_COMPLAINT);
  const first = isPlainObject(model[0]) ? mergedModel(model) : model[0];
  entries.forEach((entry, i) => checkLike(first, entry, `${path}[${i}]`, depth + 1));
}

function checkObjectLike(model: Readonly<Record<string, unknown>>, value: unknown, path: string, depth: number): void {
  if (!isPlainObject(value)) throw DATA_COMPLAINT(path, "an object", value);
  if (path.endsWith(".effect") || path.endsWith(".units") || path.includes("].events[")) return checkPlain(value, path, depth);
  readKnownFields(value, path, Object.keys(model), DATA_COMPLAINT);
  for (const key of Object.keys(model)) {
    if (!Object.hasOwn(value, key)) throw DATA_COMPLAINT(`${path}.${key}`, "a value", undefined);
    checkLike(model[key], value[key], `${path}.${key}`, depth + 1);
  }
}

/** The model of a field that may be null. */
class Nullable {
  constructor(readonly model: unknown) {}
}

// A field that is null in some row may be null or like the other rows' in any.
function mergedModel(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = {};
  for (const key of Object.keys(rows[0] as object)) {
    const values = (rows as readonly Readonly<Record<string, unknown>>[]).map((row) => row[key]);
    const some = values.find((value) => value !== null);
    merged[key] = values.includes(null) ? new Nullable(some) : some;
  }
  return merged;
}

// Nothing but plain JSON of modest size, whatever it says.
function checkPlain(value: unknown, path: string, depth: number): void {
  if (depth > MOST_DEPTH + 4) throw DATA_COMPLAINT(path, "data that is not nested so deeply", value);
  if (value === null || typeof value === "boolean") return;
  if (typeof value === "string") return checkText(value, path);
  if (typeof value === "number" && Number.isInteger(value)) return;
  if (Array.isArray(value)) return readArray(value, path, MOST_ENTRIES, DATA_COMPLAINT).forEach((entry, i) => checkPlain(entry, `${path}[${i}]`, depth + 1));
  if (!isPlainObject(value)) throw DATA_COMPLAINT(path, "plain data", value);
  for (const key of Object.keys(value)) {
    if (key === "__proto__") throw DATA_COMPLAINT(path, "fields with ordinary names", key);
    checkPlain(value[key], `${path}.${key}`, depth + 1);
  }
}

function checkText(value: string, path: string): void {
  if (value.length > 200) throw DATA_COMPLAINT(path, "a text of at most 200 characters", value);
}
