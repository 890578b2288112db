/**
 * Lists of numbers of the kind that JavaScript engines read fastest.
 *
 * An entry that is known to exist is read as `list[index]!`, and not by a function: a function shared by all tables cost 10 to 17 % of the decisions per
 * second.
 */

/**
 * `length` zeros, in a list that never had holes: JavaScript engines treat one made with `new Array`, `flat` or `flatMap` (in code that runs often also with
 * `map`) as a list of another kind, and are slower where both kinds are read. The lists of every state come from here or from `Array.from`.
 */
export function zeros(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0); // many times as fast as `Array.from`
  return list;
}

/** The same numbers in a list without holes, as `zeros` makes. */
export function packed(list: readonly number[]): number[] {
  return list.map((entry) => entry);
}
