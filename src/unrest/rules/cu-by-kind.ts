import { type Complaint, ownField, POSITION_COMPLAINT, readInteger, readObject } from "../../core/basics/json.js";

/** Combat units by kind, such as `{ citizens: 3, mercenaries: 2 }`. The kinds are the host's words; the module counts all alike (CAR-H.6). */
export type CuByKind = Readonly<Record<string, number>>;

const MOST_CU = 9999;
/** Ten CU of eight kinds have 43,757 combinations; more kinds would make the list of attacks too long. */
const MOST_KINDS = 8;
const MOST_FIELDS = 99;

/** The number of CU of all kinds, including mercenaries (CAR-R7.2.4). */
export function countCu(cu: CuByKind): number {
  let sum = 0;
  for (const count of Object.values(cu)) sum += count;
  return sum;
}

/** The CU of one kind; 0 for an absent kind, even "toString". */
export function cuOf(cu: CuByKind, kind: string): number {
  return Object.hasOwn(cu, kind) ? cu[kind]! : 0;
}

/** The kinds with CU, in alphabetical order, since the order of keys has no meaning. */
export function kindsOf(cu: CuByKind): string[] {
  return Object.keys(cu)
    .filter((kind) => cuOf(cu, kind) > 0)
    .sort();
}

export function plus(a: CuByKind, b: CuByKind): CuByKind {
  const sum: Record<string, number> = { ...a };
  for (const [kind, count] of Object.entries(b)) sum[kind] = cuOf(a, kind) + count;
  return sum;
}

export function minus(a: CuByKind, b: CuByKind): CuByKind {
  const rest: Record<string, number> = {};
  for (const [kind, count] of Object.entries(a)) rest[kind] = count - cuOf(b, kind);
  return rest;
}

/** True if `a` has at least as many CU of each kind as `b`. */
export function covers(a: CuByKind, b: CuByKind): boolean {
  return Object.entries(b).every(([kind, count]) => count <= cuOf(a, kind));
}

/** Every choice of 1 to `most` CU, by number ascending; for equal numbers, choices with more of the first kind come first. */
export function choicesOfCu(cu: CuByKind, most: number): CuByKind[] {
  const kinds = kindsOf(cu);
  const available = kinds.map((kind) => cuOf(cu, kind));
  const counts = kinds.map(() => 0);
  const all: CuByKind[] = [];
  // Picks numbers first and builds each object once, since growing objects kind by kind takes ten times as long.
  const pick = (index: number, left: number): void => {
    if (index === kinds.length - 1) {
      if (left > available[index]!) return;
      counts[index] = left;
      all.push(chosen(kinds, counts));
      return;
    }
    for (let count = Math.min(left, available[index]!); count >= 0; count--) {
      counts[index] = count;
      pick(index + 1, left - count);
    }
  };
  for (let total = 1; total <= Math.min(most, countCu(cu)); total++) pick(0, total);
  return all;
}

function chosen(kinds: readonly string[], counts: readonly number[]): CuByKind {
  const cu: Record<string, number> = {};
  kinds.forEach((kind, i) => {
    if (counts[i]! > 0) cu[kind] = counts[i]!;
  });
  return cu;
}

/** Reads CU by kind: at most 8 kinds, each a whole number from 0. @throws PositionError naming the field */
export function readCu(value: unknown, path: string, fail: Complaint = POSITION_COMPLAINT): CuByKind {
  const given = readObject(value, path, fail);
  const kinds = Object.keys(given);
  if (kinds.length > MOST_FIELDS) throw fail(path, `at most ${MOST_KINDS} kinds of CU`, kinds);
  const cu: Record<string, number> = {};
  for (const kind of kinds) {
    if (kind === "__proto__") throw fail(path, "kinds of CU", kind);
    cu[kind] = readInteger(ownField(given, kind), `${path}.${kind.slice(0, 40)}`, 0, MOST_CU, fail);
  }
  const present = kindsOf(cu);
  if (present.length > MOST_KINDS) throw fail(path, `at most ${MOST_KINDS} kinds of CU`, present.length);
  return cu;
}
