/** Tables of rows that are written in several files. */
import { demandRow } from "./errors.js";

/** The rows of several tables. */
export type InOneTable<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends readonly object[]]
  ? First & InOneTable<Rest>
  : unknown;

/** Several tables as one, in their order: rows of the first come first. @throws RulesetError naming a row that two of them have */
export function inOneTable<Parts extends readonly object[]>(...parts: Parts): InOneTable<Parts> {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  demandRow(twice === undefined, "rows", "every row in one table only", twice);
  return Object.assign({}, ...parts) as InOneTable<Parts>;
}
