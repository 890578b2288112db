/** Tables of rows that are written in several files. */

/** The rows of several tables; what two of them have is named, and fits nowhere. */
export type InOneTable<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends readonly object[]]
  ? Twice<keyof First & keyof InOneTable<Rest>, First & InOneTable<Rest>>
  : unknown;

type Twice<Names, Rows> = [Names] extends [never] ? Rows : { readonly rowsInTwoTables: Names };

/** Several tables as one, in their order: rows of the first come first. */
export function inOneTable<Parts extends readonly object[]>(...parts: Parts): InOneTable<Parts> {
  return Object.assign({}, ...parts) as InOneTable<Parts>;
}
