import type { Refusal } from "../core/basics/errors.js";

export type Data = Refusal["data"];

/** The reasons for refusals by code, each a sentence without its full stop. */
export type Reasons<Code extends string = string> = Readonly<Record<Code, (data: Data) => string>>;

/** The reason for a refusal as one sentence, with its clause if it has one; `otherwise` if the table comes from another version and lacks it. */
export function reasonText(reasons: Reasons, refusal: Refusal, otherwise: string): string {
  const reason = Object.hasOwn(reasons, refusal.code) ? reasons[refusal.code] : undefined;
  const text = capital(reason === undefined ? otherwise : reason(refusal.data));
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}

/** A value of a refusal: the name of an id, a number as it is, or `missing`. */
export function valueText(data: Data, key: string, nameOf: (id: string) => string, missing: string): string {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === "string" ? nameOf(value) : String(value ?? missing);
}

/** A number with a minus sign instead of a hyphen. */
export function numeral(value: number): string {
  return String(value).replace("-", "−");
}

/** A number with its sign, 0 without one: `+2`, `−1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : numeral(value);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The entry of a table for an id; `otherwise` if the table has none. */
export function entryOf<T>(table: Readonly<Record<string, T>>, id: string, otherwise: T): T {
  return Object.hasOwn(table, id) ? (table[id] as T) : otherwise;
}

/** The label of an id on the board if the table has one, else its name. */
export function labelsOf(words: Readonly<Record<string, string>>, name: (id: string) => string): (id: string) => string {
  return (id) => entryOf(words, id, name(id));
}
