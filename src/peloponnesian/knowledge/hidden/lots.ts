/**
 * Divides the unseen blocks of a side into lots: the companies in which a viewer remembers them (PEL-HI.21). Each lot is dealt to its own places. Places where
 * several lots have blocks are divided at random.
 */
import type { Dice } from "../../../core/dice/dice.js";
import { demand } from "../../../core/basics/errors.js";
import { type Company, OFF_MAP_PLACE } from "../memory/index.js";
import { areaOf, isInPlay, ON_MAP, type PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { fitsNeed, type Group, type Need, type Pair, type Place, type Unseen } from "./unseen.js";
import type { Division } from "./divisions.js";

export interface Parted {
  readonly lots: readonly Unseen[];
  /** Fleets and cargo in places that several lots share, where a fleet of one lot can carry a block of another. */
  readonly meetings: Meetings;
}

/** Conditions on the deal of all lots together. */
export interface Meetings {
  readonly pairs: readonly Pair[];
  readonly groups: readonly (Group & Pick<Division, "mostCargo">)[];
}

/** Divides a side for another deal; null if the parts do not fit. */
export type Parting = (dice: Dice) => Parted | null;

const NO_MEETINGS: Meetings = { pairs: [], groups: [] };

/** A side without memory: any block may be at any place. */
export function undivided(unseen: Unseen): Parting {
  const parted = { lots: [unseen], meetings: NO_MEETINGS };
  return () => parted;
}

/** Blocks, and the number of them that are unseen at each place. */
interface Lot {
  readonly blocks: readonly number[];
  readonly counts: Map<number, number>;
}

/** An area, or the place off the map, with blocks of several lots. */
interface Shared {
  readonly places: readonly Place[];
  readonly shares: readonly { readonly lot: number; readonly count: number }[];
}

/**
 * Divides the unseen blocks of a side by the memory of them.
 * @throws PositionError if the memory does not fit this position
 */
export function divide(s: PeloponnesianState, t: Tables, unseen: Unseen, companies: readonly Company[]): Parting {
  const lots = lotsOf(s, unseen.blocks, companies);
  const spots = spotsOf(unseen);
  checkFit(unseen, lots, spots);
  const shared: Shared[] = [];
  const owner = new Map<number, number>();
  for (const [spot, places] of spots) {
    const shares = lots.flatMap(({ counts }, lot) => (counts.has(spot) ? [{ lot, count: counts.get(spot)! }] : []));
    if (shares.length > 1) shared.push({ places, shares });
    else owner.set(spot, shares[0]!.lot);
  }
  const own = lots.map((lot, i) => part(t, unseen, lot.blocks, (place) => owner.get(spotOf(place)) === i));
  if (shared.length === 0) {
    const parted = { lots: own, meetings: NO_MEETINGS };
    return () => parted;
  }
  const isShared = (place: Place): boolean => !owner.has(spotOf(place));
  const meetings: Meetings = {
    pairs: unseen.pairs.filter(({ fleet }) => isShared(fleet)),
    groups: unseen.groups.flatMap((group, g) => (isShared(group.places[0]!) ? [{ ...group, mostCargo: unseen.divisions[g]!.mostCargo }] : [])),
  };
  return (dice) => share(t, own, shared, meetings, dice);
}

function spotOf({ place }: Place): number {
  return place < ON_MAP ? OFF_MAP_PLACE : place - ON_MAP;
}

// Revealed blocks are not dealt.
function lotsOf(s: PeloponnesianState, unseen: readonly number[], companies: readonly Company[]): Lot[] {
  const hidden = new Set(unseen);
  const lots: Lot[] = [];
  for (const { blocks, counts } of companies) {
    const left = new Map(counts);
    for (const block of blocks) if (!hidden.has(block)) lessOne(left, isInPlay(s, block) ? areaOf(s, block) : OFF_MAP_PLACE);
    const own = blocks.filter((block) => hidden.delete(block));
    if (own.length > 0) lots.push({ blocks: own.sort((a, b) => a - b), counts: left });
  }
  demand(hidden.size === 0, "memory.held.companies", "all blocks that are hidden in this position", "others");
  return lots;
}

function lessOne(counts: Map<number, number>, place: number): void {
  const left = (counts.get(place) ?? 0) - 1;
  if (left === 0) counts.delete(place);
  else counts.set(place, left);
}

// The places with the strictest conditions come first.
function spotsOf({ singles, pairs, groups }: Unseen): Map<number, Place[]> {
  const spots = new Map<number, Place[]>();
  const add = (place: Place): void => {
    const places = spots.get(spotOf(place));
    if (places === undefined) spots.set(spotOf(place), [place]);
    else places.push(place);
  };
  for (const { fleet, cargo } of pairs) [fleet, cargo].forEach(add);
  for (const place of singles) if (place.need !== "any") add(place);
  for (const { places } of groups) places.forEach(add);
  for (const place of singles) if (place.need === "any") add(place);
  return spots;
}

// The viewer sees the counts, so the error reveals nothing.
function checkFit(unseen: Unseen, lots: readonly Lot[], spots: ReadonlyMap<number, readonly Place[]>): void {
  const left = new Map([...spots].map(([spot, places]) => [spot, places.length]));
  for (const { counts } of lots) for (const [spot, count] of counts) left.set(spot, (left.get(spot) ?? 0) - count);
  const fits = [...left.values()].every((count) => count === 0);
  demand(fits, "memory.held.companies", `the ${unseen.blocks.length} hidden blocks where they are seen in this position`, "others");
}

// The places that belong to one lot alone.
function part(t: Tables, unseen: Unseen, blocks: readonly number[], isOwn: (place: Place) => boolean): Unseen {
  const groups: Group[] = [];
  const divisions: Division[] = [];
  unseen.groups.forEach((group, g) => {
    if (!isOwn(group.places[0]!)) return;
    groups.push(group);
    divisions.push(unseen.divisions[g]!);
  });
  return whole(t, { blocks, singles: unseen.singles.filter(isOwn), pairs: unseen.pairs.filter(({ fleet }) => isOwn(fleet)), groups, divisions });
}

function whole(t: Tables, lot: Unseen): Unseen {
  const suits = (need: Need): boolean => need === "any" || lot.blocks.every((b) => fitsNeed(t, b, need));
  return lot.pairs.length + lot.groups.length === 0 && lot.singles.every(({ need }) => suits(need)) ? { ...lot, isPlain: true } : lot;
}

interface Growing {
  readonly singles: Place[];
  /** Indexed by the number of the group among the shared ones. */
  readonly groups: Map<number, Place[]>;
}

function share(t: Tables, own: readonly Unseen[], shared: readonly Shared[], meetings: Meetings, dice: Dice): Parted | null {
  const groupOf = new Map(meetings.groups.flatMap(({ places }, g) => places.map((place) => [place, g] as const)));
  const growing = own.map((): Growing => ({ singles: [], groups: new Map() }));
  for (const { places, shares } of shared) {
    const left = shares.map(({ lot, count }) => ({ lot, count }));
    for (const place of places) {
      const lot = drawLot(
        left.filter((one) => one.count > 0 && hasFor(t, own[one.lot]!.blocks, place.need)),
        dice,
      );
      if (lot < 0) return null;
      const g = groupOf.get(place);
      const into = growing[lot]!;
      if (g === undefined) into.singles.push(place);
      else into.groups.set(g, [...(into.groups.get(g) ?? []), place]);
    }
  }
  const lots = own.map((lot, i): Unseen => {
    const { singles, groups } = growing[i]!;
    if (singles.length === 0 && groups.size === 0) return lot;
    const divisions = [...groups].map(([g, places]) => ({
      size: places.length,
      isAfloat: false,
      mostCargo: Math.min(places.length, meetings.groups[g]!.mostCargo),
    }));
    return whole(t, {
      blocks: lot.blocks,
      singles: [...lot.singles, ...singles],
      pairs: lot.pairs,
      groups: [...lot.groups, ...[...groups.values()].map((places) => ({ places, isAfloat: false }))],
      divisions: [...lot.divisions, ...divisions],
    });
  });
  return { lots, meetings };
}

// Draws one of the lots, weighted by the places it still needs here; -1 if no lot needs any.
function drawLot(left: readonly { readonly lot: number; count: number }[], dice: Dice): number {
  const all = left.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return -1;
  let nth = dice.draw(all);
  for (const one of left) {
    if (nth < one.count) {
      one.count--;
      return one.lot;
    }
    nth -= one.count;
  }
  return -1;
}

function hasFor(t: Tables, blocks: readonly number[], need: Need): boolean {
  return need === "any" || blocks.some((b) => fitsNeed(t, b, need));
}
