/** The types of request fields. One declaration says how a field is read and how a JSON Schema describes it. */
import { type Complaint, complaint, isPlainObject, readArray, readBoolean, readInteger, readText, readWord, unknownField } from "../../core/basics/json.js";
import { TycheError } from "../../core/basics/errors.js";

/**
 * A request that cannot be carried out: it is malformed, names a game that is not open, exceeds a limit, or is refused by this game or
 * connection.
 */
export class RequestError extends TycheError {
  override readonly name = "RequestError";
}

/** Complaints about requests: `field: expected …, got …`. */
export const REQUEST_COMPLAINT: Complaint = complaint(RequestError, "serve/malformed");

export interface Kind<V> {
  /** @throws RequestError naming the field */
  read(value: unknown, path: string): V;
  readonly schema: object;
  /** Its description in the protocol's specification: "text of at most 60 characters". */
  readonly words: string;
}

export function text(most: number): Kind<string> {
  return {
    read: (value, path) => readText(value, path, most, REQUEST_COMPLAINT),
    schema: { type: "string", maxLength: most },
    words: `text of at most ${most.toLocaleString("en")} characters`,
  };
}

/** Both bounds are included. */
export function whole(least: number, most: number): Kind<number> {
  return {
    read: (value, path) => readInteger(value, path, least, most, REQUEST_COMPLAINT),
    schema: { type: "integer", minimum: least, maximum: most },
    words: `whole number from ${least} to ${most.toLocaleString("en")}`,
  };
}

export const flag: Kind<boolean> = {
  read: (value, path) => readBoolean(value, path, REQUEST_COMPLAINT),
  schema: { type: "boolean" },
  words: "true or false",
};

export function word<const W extends string>(words: readonly W[]): Kind<W> {
  return {
    read: (value, path) => readWord(value, path, words, REQUEST_COMPLAINT),
    schema: { enum: words },
    words: `one of ${words.map((one) => `"${one}"`).join(", ")}`,
  };
}

/** A JSON object. The code that uses it checks its contents. */
export const object: Kind<object> = {
  read(value, path) {
    if (!isPlainObject(value)) throw REQUEST_COMPLAINT(path, "a plain object", value);
    return value;
  },
  schema: { type: "object" },
  words: "object",
};

export function list<V>(of: Kind<V>, most: number): Kind<readonly V[]> {
  return {
    read: (value, path) => readArray(value, path, most, REQUEST_COMPLAINT).map((one, i) => of.read(one, `${path}[${i}]`)),
    schema: { type: "array", maxItems: most, items: of.schema },
    words: `list of at most ${most.toLocaleString("en")}, each ${of.words}`,
  };
}

/** A move, as notation or as an object. */
export const move: Kind<string | object> = {
  read(value, path) {
    if (typeof value === "string") return readText(value, path, 300, REQUEST_COMPLAINT);
    if (!isPlainObject(value)) throw REQUEST_COMPLAINT(path, "a move, as notation or as an object", value);
    return value;
  },
  schema: { anyOf: [{ type: "string", maxLength: 300 }, { type: "object" }] },
  words: "notation, or the move as an object",
};

export interface Field<V> {
  readonly kind: Kind<V>;
  readonly means: string;
  readonly isOptional: boolean;
}

export function needed<V>(kind: Kind<V>, means: string): Field<V> & { readonly isOptional: false } {
  return { kind, means, isOptional: false };
}

export function optional<V>(kind: Kind<V>, means: string): Field<V> & { readonly isOptional: true } {
  return { kind, means, isOptional: true };
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any kind
export type Fields = Readonly<Record<string, Field<any>>>;

/** The values read from fields; a value may be undefined if its field is optional. */
export type ReadBy<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: Kind<infer V>; readonly isOptional: infer O } ? (O extends true ? V | undefined : V) : never;
};

/** Reads the fields of a request except `id` and `method`, which have already been read. @throws RequestError naming the field */
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
