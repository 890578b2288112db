/** Sets of small numbers (0 to 30), such as seats or the generals of an army, as the bits of one integer. A slot of the form "set" holds such a set. */

export function bit(member: number): number {
  return 1 << member;
}

/** The set of the numbers below `count`. */
export function allBelow(count: number): number {
  return (1 << count) - 1;
}

export function hasBit(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

export function withBit(set: number, member: number): number {
  return set | (1 << member);
}

export function withoutBit(set: number, member: number): number {
  return set & ~(1 << member);
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The smallest member of a set; -1 for the empty set. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The smallest member of a set from `from` on; -1 if there is none. To visit all members: `for (let g = nextBit(set, 0); g >= 0; g = nextBit(set, g + 1))`. */
export function nextBit(set: number, from: number): number {
  return lowestBit(set & (-1 << from));
}

/** Sets of named things, such as the flags of an edition. */
export interface Bits<N extends string> {
  readonly names: readonly N[];
  readonly all: number;
  /** The bit of each name. */
  readonly of: Readonly<Record<N, number>>;
  /** The set as flags by name. */
  show(set: number): Record<N, boolean>;
  /** The inverse of `show`; `flag` returns true for the names in the set. */
  pack(flag: (name: N) => boolean): number;
}

/** Gives each name a bit, from the lowest on. */
export function bitsOf<N extends string>(names: readonly N[]): Bits<N> {
  const of = Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<N, number>;
  return {
    names,
    all: allBelow(names.length),
    of,
    show: (set) => Object.fromEntries(names.map((name, i) => [name, hasBit(set, i)])) as Record<N, boolean>,
    pack: (flag) => names.reduce((set, name) => (flag(name) ? set | of[name] : set), 0),
  };
}

/** Named bits, in the order in which a view and an observation show them. */
export type NamedBits<N extends string = string> = readonly (readonly [name: N, bit: number])[];

export function namesIn(named: NamedBits): readonly string[] {
  return named.map(([name]) => name);
}
