/** Combat units of several kinds (CAR-H.6): sums, differences and choices. */
import { ownField, POSITION_COMPLAINT, readInteger, readObject } from "../../core/json.js";

/** Combat units by kind, e.g. `{ citizens: 3, mercenaries: 2 }`. The kinds are the host's words; the module counts them all (CAR-H.6). */
export type CuByKind = Readonly<Record<string, number>>;

const MOST_CU = 9999;

/** All CU of all kinds, mercenaries among them (CAR-R7.2.4). */
export function countCu(cu: CuByKind): number {
  return Object.values(cu).reduce((sum, count) => sum + count, 0);
}

/** Refuses counts that are no whole numbers from 0. @throws PositionError naming the kind */
export function checkCu(cu: CuByKind): void {
  for (const [kind, count] of Object.entries(cu)) readInteger(count, `cu.${kind}`, 0, MOST_CU, POSITION_COMPLAINT);
}

/** The CU of both. */
export function plus(a: CuByKind, b: CuByKind): CuByKind {
  return Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]));
}

/** What is left of the first without the second. */
export function minus(a: CuByKind, b: CuByKind): CuByKind {
  return Object.fromEntries(Object.keys(a).map((kind) => [kind, a[kind]! - (b[kind] ?? 0)]));
}

/** Whether both are the same numbers of the same kinds. */
export function sameCu(a: CuByKind, b: CuByKind): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));
}

/** Every choice of 1 to `most` CU, fewer first; within a number, as many as possible of the first kind first. */
export function choicesOfCu(cu: CuByKind, most: number): CuByKind[] {
  const kinds = Object.keys(cu).filter((kind) => cu[kind]! > 0);
  const all: CuByKind[] = [];
  const pick = (index: number, left: number, chosen: CuByKind): void => {
    if (index === kinds.length) {
      if (left === 0) all.push(chosen);
      return;
    }
    const kind = kinds[index]!;
    for (let count = Math.min(left, cu[kind]!); count >= 0; count--) pick(index + 1, left - count, count === 0 ? chosen : { ...chosen, [kind]: count });
  };
  for (let total = 1; total <= Math.min(most, countCu(cu)); total++) pick(0, total, {});
  return all;
}

/** CU by kind from JSON. @throws PositionError naming the field */
export function readCu(value: unknown, path: string): CuByKind {
  const given = readObject(value, path, POSITION_COMPLAINT);
  const cu: Record<string, number> = {};
  for (const kind of Object.keys(given)) {
    if (kind === "__proto__") throw POSITION_COMPLAINT(path, "kinds of CU", kind);
    cu[kind] = readInteger(ownField(given, kind), `${path}.${kind.slice(0, 40)}`, 0, MOST_CU, POSITION_COMPLAINT);
  }
  return cu;
}
