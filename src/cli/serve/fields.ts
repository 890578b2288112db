/** Types of the fields of a request: how they are read, and how a JSON Schema describes them. Both come from one declaration. */
import { type Complaint, complaint, isPlainObject, readArray, readBoolean, readInteger, readText, readWord, unknownField } from "../../core/basics/json.js";
import { TycheError } from "../../core/basics/errors.js";

/** A request that cannot be carried out: it is malformed, names a game that is not open, exceeds a limit, or asks for what this game or connection refuses. */
export class RequestError extends TycheError {
  override readonly name = "RequestError";
}

/** The complaint of requests: `field: expected …, got …`. */
export const REQUEST_COMPLAINT: Complaint = complaint(RequestError, "serve/malformed");

/** A type of field of a request: how it is read, and how it is described. */
export interface Kind<V> {
  /** @throws RequestError naming the field */
  read(value: unknown, path: string): V;
  readonly schema: object;
  /** The words for it on the page that specifies the protocol: "text of at most 60 characters". */
  readonly words: string;
}

/** A text of at most `most` characters. */
export function text(most: number): Kind<string> {
  return {
    read: (value, path) => readText(value, path, most, REQUEST_COMPLAINT),
    schema: { type: "string", maxLength: most },
    words: `text of at most ${most.toLocaleString("en")} characters`,
  };
}

/** A whole number in least..most. */
export function whole(least: number, most: number): Kind<number> {
  return {
    read: (value, path) => readInteger(value, path, least, most, REQUEST_COMPLAINT),
    schema: { type: "integer", minimum: least, maximum: most },
    words: `whole number from ${least} to ${most.toLocaleString("en")}`,
  };
}

/** True or false. */
export const flag: Kind<boolean> = {
  read: (value, path) => readBoolean(value, path, REQUEST_COMPLAINT),
  schema: { type: "boolean" },
  words: "true or false",
};

/** One of some words. */
export function word<const W extends string>(words: readonly W[]): Kind<W> {
  return {
    read: (value, path) => readWord(value, path, words, REQUEST_COMPLAINT),
    schema: { enum: words },
    words: `one of ${words.map((one) => `"${one}"`).join(", ")}`,
  };
}

/** A JSON object, checked by the code that uses it. */
export const object: Kind<object> = {
  read(value, path) {
    if (!isPlainObject(value)) throw REQUEST_COMPLAINT(path, "a plain object", value);
    return value;
  },
  schema: { type: "object" },
  words: "object",
};

/** A list of at most `most` values of a kind. */
export function list<V>(of: Kind<V>, most: number): Kind<readonly V[]> {
  return {
    read: (value, path) => readArray(value, path, most, REQUEST_COMPLAINT).map((one, i) => of.read(one, `${path}[${i}]`)),
    schema: { type: "array", maxItems: most, items: of.schema },
    words: `list of at most ${most.toLocaleString("en")}, each ${of.words}`,
  };
}

/** Notation, or the move as an object. */
export const move: Kind<string | object> = {
  read(value, path) {
    if (typeof value === "string") return readText(value, path, 300, REQUEST_COMPLAINT);
    if (!isPlainObject(value)) throw REQUEST_COMPLAINT(path, "a move, as notation or as an object", value);
    return value;
  },
  schema: { anyOf: [{ type: "string", maxLength: 300 }, { type: "object" }] },
  words: "notation, or the move as an object",
};

/** A field of a request. */
export interface Field<V> {
  readonly kind: Kind<V>;
  readonly means: string;
  readonly isOptional: boolean;
}

/** A field that must be there. */
export function needed<V>(kind: Kind<V>, means: string): Field<V> & { readonly isOptional: false } {
  return { kind, means, isOptional: false };
}

/** A field that may be left out. */
export function optional<V>(kind: Kind<V>, means: string): Field<V> & { readonly isOptional: true } {
  return { kind, means, isOptional: true };
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any kind
export type Fields = Readonly<Record<string, Field<any>>>;

/** The values that are read from fields: optional ones may be undefined. */
export type ReadBy<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: Kind<infer V>; readonly isOptional: infer O } ? (O extends true ? V | undefined : V) : never;
};

/** Reads the fields of a request; `id` and `method` are read before. @throws RequestError naming the field */
export function readFields<F extends Fields>(fields: F, given: Readonly<Record<string, unknown>>): ReadBy<F> {
  const names = Object.keys(fields);
  for (const name of Object.keys(given)) {
    if (name === "id" || name === "method" || Object.hasOwn(fields, name)) continue;
    throw unknownField(name.slice(0, 40), name, ["id", "method", ...names], given[name], REQUEST_COMPLAINT);
  }
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const { kind, isOptional } = fields[name]!;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    read[name] = value === undefined && isOptional ? undefined : kind.read(value, name);
  }
  return read as ReadBy<F>;
}
