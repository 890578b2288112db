/** Sets of small numbers (0 to 30), such as the seats that are asked or the generals of an army, as the bits of one integer: what a slot of the form "set" holds. */

/** The set of one number. */
export function only(member: number): number {
  return 1 << member;
}

/** The set of the numbers below `count`. */
export function allBelow(count: number): number {
  return (1 << count) - 1;
}

/** Whether a number is in a set. */
export function hasBit(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

/** A set and a number besides. */
export function withBit(set: number, member: number): number {
  return set | (1 << member);
}

/** A set but for a number. */
export function withoutBit(set: number, member: number): number {
  return set & ~(1 << member);
}

/** How many numbers are in a set. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The least number of a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The least number of a set from `from` on, or -1: `for (let g = nextBit(set, 0); g >= 0; g = nextBit(set, g + 1))`. */
export function nextBit(set: number, from: number): number {
  return lowestBit(set & (-1 << from)); // of the empty set it is -1
}
