/** Reading lists at an index that is known to be in them. */

/** The number at an index. For numbers only: lists of one kind are read twice as fast. */
export function at(list: readonly number[], index: number): number {
  return list[index]!;
}

/**
 * So many zeros, in a list that never had holes: engines take one made with `new Array`, `flat` or `flatMap`, and in code that runs often with `map`, for a list of
 * another kind, and are slower where both are read. What each state is made of comes from here or from `Array.from`.
 */
export function zeros(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0); // many times as fast as `Array.from`
  return list;
}

/** The same numbers in such a list. */
export function packed(list: readonly number[]): number[] {
  return list.map((entry) => entry);
}

/** The row, name or mark at an index. */
export function entryAt<T>(list: readonly T[], index: number): T {
  return list[index]!;
}
