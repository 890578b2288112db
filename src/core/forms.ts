/**
 * Forms of what comes from outside, such as other printed data: what a value must be, and each of its parts. A form refuses with the place whatever is otherwise, missing or
 * unknown; what rows say together is looked at when each has its form.
 */
import { type Complaint, ownField, readArray, readBoolean, readInteger, readKnownFields, readObject, readText, readWord } from "./json.js";

/** Refuses a value that is not of this form. @throws the complaint, with the place */
export type Form = (value: unknown, path: string, fail: Complaint) => void;

/** Forms by the names of the fields that have them. */
export type FieldForms = Readonly<Record<string, Form>>;

const LONGEST_TEXT = 200;
const LONGEST_ID = 60;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A whole number in least..most. */
export function whole(least: number, most: number): Form {
  return (value, path, fail) => void readInteger(value, path, least, most, fail);
}

/** True or false. */
export const flag: Form = (value, path, fail) => void readBoolean(value, path, fail);

/** A text of at most 200 characters. */
export const text: Form = (value, path, fail) => void readText(value, path, LONGEST_TEXT, fail);

/** One of these words. */
export function word(words: readonly string[]): Form {
  return (value, path, fail) => void readWord(value, path, words, fail);
}

/** A text of at most 60 characters that a pattern fits. */
export function like(pattern: RegExp, expected: string): Form {
  return (value, path, fail) => {
    if (!pattern.test(readText(value, path, LONGEST_ID, fail))) throw fail(path, expected, value);
  };
}

/** An id: small letters and digits, with hyphens between them. */
export const id: Form = /* @__PURE__ */ like(KEBAB, "an id of small letters, digits and hyphens");

/** This very word, number or null, or what another form says. */
export function or(other: string | number | null, form: Form): Form {
  return (value, path, fail) => {
    if (value !== other) form(value, path, fail);
  };
}

/** Null, or what a form says. */
export function orNull(form: Form): Form {
  return or(null, form);
}

/** A list of so many entries, all of one form. */
export function list(least: number, most: number, entry: Form): Form {
  return (value, path, fail) => {
    const entries = readArray(value, path, most, fail);
    if (entries.length < least) throw fail(path, `at least ${least} entries`, entries);
    entries.forEach((given, i) => entry(given, `${path}[${i}]`, fail));
  };
}

/** A list with an entry for each of these forms. */
export function tuple(...forms: readonly Form[]): Form {
  return (value, path, fail) => {
    const entries = readArray(value, path, forms.length, fail);
    forms.forEach((form, i) => form(entries[i], `${path}[${i}]`, fail));
  };
}

/** A list with a row for each of these ids, in their order. */
export function rowPer<Id extends string>(ids: readonly Id[], formOf: (id: Id, index: number) => Form): Form {
  return (value, path, fail) => {
    const rows = readArray(value, path, ids.length, fail);
    if (rows.length !== ids.length) throw fail(path, `${ids.length} rows, for ${ids.join(", ")}`, rows);
    ids.forEach((one, i) => formOf(one, i)(rows[i], `${path}[${i}]`, fail));
  };
}

/** An object with these fields, and no others but the optional ones. */
export function row(fields: FieldForms, optional: FieldForms = {}): Form {
  return (value, path, fail) => {
    const given = readKnownFields(value, path, [...Object.keys(fields), ...Object.keys(optional)], fail);
    for (const [name, form] of Object.entries(fields)) form(ownField(given, name), `${path}.${name}`, fail);
    for (const [name, form] of Object.entries(optional)) if (ownField(given, name) !== undefined) form(given[name], `${path}.${name}`, fail);
  };
}

/** An object whose other fields depend on the word in one of them. */
export function variant(field: string, rows: Readonly<Record<string, FieldForms>>): Form {
  const words = Object.keys(rows);
  return (value, path, fail) => {
    const kind = readWord(ownField(readObject(value, path, fail), field), `${path}.${field}`, words, fail);
    row({ [field]: word([kind]), ...rows[kind] })(value, path, fail);
  };
}

/** An object of at most so many entries of one form, each under its id. */
export function byId(most: number, entry: Form): Form {
  return (value, path, fail) => {
    const given = readObject(value, path, fail);
    const ids = Object.keys(given);
    if (ids.length > most) throw fail(path, `at most ${most} entries`, ids);
    for (const name of ids) {
      const place = `${path}.${name.slice(0, 40)}`;
      id(name, place, fail);
      entry(ownField(given, name), place, fail);
    }
  };
}
