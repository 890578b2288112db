/**
 * Forms of input, such as the printed data of another edition: the type of a value and of each of its parts. A form refuses any wrong, missing or
 * unknown part and names its path.
 */
import { type Complaint, ownField, readArray, readBoolean, readInteger, readKnownFields, readObject, readText, readWord } from "./json.js";

/** Reads and returns a value of this form. @throws the complaint, with the place */
export type Form<V = unknown> = (value: unknown, path: string, fail: Complaint) => V;

/** Forms by field name. */
export type FieldForms = Readonly<Record<string, Form>>;
/** The values that these forms read, by field name. */
export type ReadBy<F> = { readonly [K in keyof F]: F[K] extends Form<infer V> ? V : never };
type Optionally<F> = { readonly [K in keyof F]?: F[K] extends Form<infer V> ? V : never };

const LONGEST_TEXT = 200;
const LONGEST_ID = 60;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A whole number in least..most. */
export function whole(least: number, most: number): Form<number> {
  return (value, path, fail) => readInteger(value, path, least, most, fail);
}

export const flag: Form<boolean> = (value, path, fail) => readBoolean(value, path, fail);

/** A text of at most 200 characters. */
export const text: Form<string> = (value, path, fail) => readText(value, path, LONGEST_TEXT, fail);

export function word<const Id extends string>(words: readonly Id[]): Form<Id> {
  return (value, path, fail) => readWord(value, path, words, fail);
}

/** A text of at most 60 characters that matches a pattern. */
export function like(pattern: RegExp, expected: string): Form<string> {
  return (value, path, fail) => {
    const read = readText(value, path, LONGEST_ID, fail);
    if (!pattern.test(read)) throw fail(path, expected, value);
    return read;
  };
}

/** An id: lower-case letters and digits, with hyphens between them. */
export const id: Form<string> = /* @__PURE__ */ like(KEBAB, "an id of small letters, digits and hyphens");

/** Accepts `other` itself, or a value of `form`. */
export function or<const O extends string | number | null, V>(other: O, form: Form<V>): Form<O | V> {
  return (value, path, fail) => (value === other ? other : form(value, path, fail));
}

export function orNull<V>(form: Form<V>): Form<V | null> {
  return or(null, form);
}

/** A list of `least` to `most` entries, all of one form. */
export function list<V>(least: number, most: number, entry: Form<V>): Form<readonly V[]> {
  return (value, path, fail) => {
    const entries = readArray(value, path, most, fail);
    if (entries.length < least) throw fail(path, `at least ${least} entries`, entries);
    return entries.map((given, i) => entry(given, `${path}[${i}]`, fail));
  };
}

/** A list with one entry for each of these forms, in this order. */
export function tuple<const F extends readonly Form[]>(...forms: F): Form<ReadBy<F>> {
  return (value, path, fail) => {
    const entries = readArray(value, path, forms.length, fail);
    return forms.map((form, i) => form(entries[i], `${path}[${i}]`, fail)) as ReadBy<F>;
  };
}

/** A list with one row for each of these ids, in this order. */
export function rowPer<Id extends string, V>(ids: readonly Id[], formOf: (id: Id, index: number) => Form<V>): Form<readonly V[]> {
  return (value, path, fail) => {
    const rows = readArray(value, path, ids.length, fail);
    if (rows.length !== ids.length) throw fail(path, `${ids.length} rows, for ${ids.join(", ")}`, rows);
    return ids.map((one, i) => formOf(one, i)(rows[i], `${path}[${i}]`, fail));
  };
}

/** An object with exactly these fields; the optional ones may be missing. */
export function row<F extends FieldForms, O extends FieldForms = Readonly<Record<never, Form>>>(fields: F, optional?: O): Form<ReadBy<F> & Optionally<O>> {
  return (value, path, fail) => {
    const given = readKnownFields(value, path, [...Object.keys(fields), ...Object.keys(optional ?? {})], fail);
    for (const [name, form] of Object.entries(fields)) form(ownField(given, name), `${path}.${name}`, fail);
    for (const [name, form] of Object.entries(optional ?? {})) if (ownField(given, name) !== undefined) form(given[name], `${path}.${name}`, fail);
    return given as ReadBy<F> & Optionally<O>;
  };
}

type Variants<Field extends string, Rows> = { [K in keyof Rows]: { readonly [F in Field]: K } & ReadBy<Rows[K]> }[keyof Rows];

/** An object whose other fields depend on the word in one field. */
export function variant<Field extends string, Rows extends Readonly<Record<string, FieldForms>>>(field: Field, rows: Rows): Form<Variants<Field, Rows>> {
  const words = Object.keys(rows);
  return (value, path, fail) => {
    const kind = readWord(ownField(readObject(value, path, fail), field), `${path}.${field}`, words, fail);
    return row({ [field]: word([kind]), ...rows[kind] })(value, path, fail) as Variants<Field, Rows>;
  };
}

/** An object with an entry of one form for each of these ids, and optional further fields. */
export function eachOf<Id extends string, V>(ids: readonly Id[], entry: Form<V>, optional: FieldForms = {}): Form<Readonly<Record<Id, V>>> {
  return row(Object.fromEntries(ids.map((one) => [one, entry])), optional) as unknown as Form<Readonly<Record<Id, V>>>;
}

/** An object with entries of one form under some of these ids. */
export function someOf<Id extends string, V>(ids: readonly Id[], entry: Form<V>): Form<Readonly<Partial<Record<Id, V>>>> {
  return row({}, Object.fromEntries(ids.map((one) => [one, entry]))) as Form<Readonly<Partial<Record<Id, V>>>>;
}

/** An object with at most `most` entries of one form, under any ids. */
export function byId<V>(most: number, entry: Form<V>): Form<Readonly<Record<string, V>>> {
  return (value, path, fail) => {
    const given = readObject(value, path, fail);
    const ids = Object.keys(given);
    if (ids.length > most) throw fail(path, `at most ${most} entries`, ids);
    for (const name of ids) {
      const place = `${path}.${name.slice(0, 40)}`;
      id(name, place, fail);
      entry(ownField(given, name), place, fail);
    }
    return given as Readonly<Record<string, V>>;
  };
}
