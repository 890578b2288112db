/** Sets of generals, royal family members, fleets or seats as bits of one number. */

/** The lowest bit of a mask that is not empty, as an index. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many bits a mask has. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a mask has a bit. */
export function hasBit(mask: number, bit: number): boolean {
  return ((mask >> bit) & 1) === 1;
}
