/** The blocks of a side that the enemy does not see, and their places with the visible facts of each place (PEL-HI.1, PEL-HI.3, PEL-HI.14). */
import { allowanceSeen, cargoSeen, fixedRoles, isAnnounced, isHidden, isNaval, isOfGroup, SECRET_MARKS } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import type { Division } from "./divisions.js";

/** The kind of block that a place requires. */
export type Need = "any" | "fleet" | "land" | "greek";

export function fitsNeed(t: Tables, block: number, need: Need): boolean {
  if (need === "any") return true;
  return need === "fleet" ? t.fleet[block] === 1 : t.fleet[block] === 0 && (need === "land" || t.greek[block] === 1);
}

/** The place of a hidden block, with everything that the enemy sees of it. */
export interface Place {
  readonly block: number;
  readonly place: number;
  readonly marks: number;
  readonly route: number;
  readonly need: Need;
  /** The allowance that its march shows; 0 if it shows none. */
  readonly allowance: number;
  /** The index of the forced march of its block, as text; usually empty. */
  readonly named: string;
}

/** A group at sea, or landed this turn, whose division into fleets and cargo is hidden (PEL-HI.3). A fleet and its cargo share all visible marks. */
export interface Group {
  readonly places: Place[];
  readonly isAfloat: boolean;
}

/** The unseen part of a side: its blocks and their places, in an order that depends on nothing hidden. Valid for one position. */
export function unseenOf(s: PeloponnesianState, t: Tables, seat: number): Unseen {
  const fixed = fixedRoles(s, t, seat);
  const namesOf = forcedNames(s);
  const place = (block: number, need: Need): Place => placeAt(s, t, block, need, namesOf.get(block) ?? "");
  const pool: Place[] = [];
  const singles: Place[] = [];
  const pairs: Pair[] = [];
  const groups = new Map<string, Group>();
  const blocks: number[] = [];
  const grouped = new Set<number>();
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!isHidden(s, b)) continue;
    blocks.push(b);
    if (!isOfGroup(s, t, b, fixed)) continue;
    grouped.add(b);
    const key = groupKey(s, b);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { places: [place(b, "any")], isAfloat: S.areaOf(s, b) >= t.lands });
    else group.places.push(place(b, "any"));
  }
  for (const b of blocks) {
    if (grouped.has(b)) continue;
    if (S.placeOf(s, b) === S.POOL && !namesOf.has(b)) {
      pool.push(place(b, "any"));
      continue;
    }
    const cargo = cargoSeen(s, t, b, fixed);
    if (cargo >= 0) pairs.push({ fleet: place(b, "fleet"), cargo: place(cargo, "greek") });
    else if (!S.isCarried(s, b)) singles.push(place(b, needOf(s, t, b, fixed.has(b))));
  }
  singles.sort(bySight); // The places of the pool, which look alike, stay first.
  pairs.sort((a, b) => bySight(a.fleet, b.fleet) || bySight(a.cargo, b.cargo));
  for (const { places } of groups.values()) places.sort(bySight);
  const inOrder = [...groups].sort(([a, one], [b, other]) => compare(a, b) || bySight(one.places[0]!, other.places[0]!));
  const divisions = inOrder.map(([key, { places, isAfloat }]) => ({
    size: places.length,
    isAfloat,
    mostCargo: mostCargo(s, t, { places, isAfloat }, key, fixed),
  }));
  return { blocks, singles: [...pool, ...singles], pairs, groups: inOrder.map(([, group]) => group), divisions };
}

// In this order, places are dealt alike in all positions that look alike.
function bySight(a: Place, b: Place): number {
  return (
    a.place - b.place ||
    (a.marks & ~SECRET_MARKS) - (b.marks & ~SECRET_MARKS) ||
    a.route - b.route ||
    a.allowance - b.allowance ||
    compare(a.need, b.need) ||
    compare(a.named, b.named)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// The blocks that announced a forced march, with their places in the list of marches.
function forcedNames(s: PeloponnesianState): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (let i = 0; i < S.forcedCount(s); i++) names.set(S.forcedBlock(s, i), ` ${i}`);
  return names;
}

// The key is equal for fleets and cargo with the same route.
function groupKey(s: PeloponnesianState, block: number): string {
  return `${S.areaOf(s, block)} ${S.routeOf(s, block)} ${S.marksOf(s, block) & ~SECRET_MARKS}`;
}

// PEL-5.2.1.1: a fleet carries one block. In a landed group, fleets may have been lost or have left without their cargo, and blocks with a fixed role count
// too.
function mostCargo(s: PeloponnesianState, t: Tables, group: Group, key: string, fixed: ReadonlySet<number>): number {
  const { places, isAfloat } = group;
  if (isAfloat) return Math.floor(places.length / 2);
  if ((places[0]!.marks & (S.REVEALED | S.RETREATING)) !== 0) return places.length;
  let fleets = 0;
  for (const b of fixed) if (isHidden(s, b) && S.isInPlay(s, b) && groupKey(s, b) === key) fleets += t.fleet[b] === 1 ? 1 : -1;
  return Math.min(places.length, Math.floor((places.length + fleets) / 2));
}

function needOf(s: PeloponnesianState, t: Tables, block: number, fixed: boolean): Need {
  if (!S.isInPlay(s, block)) return "any";
  const area = S.areaOf(s, block);
  if (fixed && isNaval(s, t, block)) return t.fleet[block] === 1 ? "fleet" : "greek";
  if (t.coastal[area] === 0 || hasWalked(s, t, block)) return "land"; // PEL-5.1.4: fleets do not go inland.
  return "any";
}

// True if a block without sea areas in its visible route (PEL-HI.18) cannot be a fleet. A fleet stops on the first land it enters (PEL-5.1.5), from the sea
// or along a shore (PEL-5.1.6).
function hasWalked(s: PeloponnesianState, t: Tables, block: number): boolean {
  const node = S.routeOf(s, block);
  const before = node === 0 ? 0 : S.routeBefore(s, node);
  if (before === 0) return false;
  return S.routeBefore(s, before) !== 0 || isAnnounced(s, block) || !isShore(t, S.routeArea(s, before), S.routeArea(s, node));
}

// True if a fleet can go from one land area to another (PEL-5.1.6).
function isShore(t: Tables, from: number, to: number): boolean {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === to) return t.shore[i] === 1;
  return false;
}

function placeAt(s: PeloponnesianState, t: Tables, block: number, need: Need, named: string): Place {
  return {
    block,
    place: S.placeOf(s, block),
    marks: S.marksOf(s, block),
    route: S.routeOf(s, block),
    need,
    allowance: allowanceSeen(s, t, block),
    named,
  };
}

export interface Pair {
  readonly fleet: Place;
  readonly cargo: Place;
}

export interface Unseen {
  readonly blocks: readonly number[];
  readonly singles: readonly Place[];
  readonly pairs: readonly Pair[];
  readonly groups: readonly Group[];
  readonly divisions: readonly Division[];
  /** True if any block can take any place. */
  readonly isPlain?: true;
}
