/** Lists of pairs (block, number) for facts that only few blocks have. They are in block order, so that equal positions have equal lists. */

/** The number of a block; -1 if it has no pair. */
export function numberOf(pairs: readonly number[], block: number): number {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === block) return pairs[i + 1]!;
  return -1;
}

/** The first block whose number is `value`, or -1. */
export function blockWith(pairs: readonly number[], value: number): number {
  for (let i = 1; i < pairs.length; i += 2) if (pairs[i] === value) return pairs[i - 1]!;
  return -1;
}

/** Inserts a pair in order, or replaces the block's former one. */
export function putPair(pairs: number[], block: number, value: number): void {
  let at = pairs.length;
  while (at > 0 && pairs[at - 2]! > block) at -= 2;
  if (at > 0 && pairs[at - 2] === block) {
    pairs[at - 1] = value;
    return;
  }
  pairs.push(0, 0);
  for (let i = pairs.length - 1; i > at + 1; i--) pairs[i] = pairs[i - 2]!;
  pairs[at] = block;
  pairs[at + 1] = value;
}

/** Removes the pair of a block, if there is one. */
export function dropPair(pairs: number[], block: number): void {
  let kept = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] === block) continue;
    pairs[kept] = pairs[i]!;
    pairs[kept + 1] = pairs[i + 1]!;
    kept += 2;
  }
  while (pairs.length > kept) pairs.pop();
}

/** True if a list consists of pairs in block order, each block once, with blocks and numbers below these bounds. */
export function isOfPairs(pairs: readonly number[], blocks: number, values: number): boolean {
  if (pairs.length % 2 !== 0) return false;
  for (let i = 0; i < pairs.length; i += 2) {
    const least = i === 0 ? 0 : pairs[i - 2]! + 1;
    if (pairs[i]! < least || pairs[i]! >= blocks || pairs[i + 1]! < 0 || pairs[i + 1]! >= values) return false;
  }
  return true;
}
