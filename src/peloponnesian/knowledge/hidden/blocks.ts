/**
 * Resamples the faces, CVs and cargo of a side's blocks that the enemy does not see (PEL-HI.1, PEL-HI.3, PEL-HI.14). The blocks are assigned to
 * the places where the side is seen to have blocks: fleets only at sea and on coasts, land blocks at sea as cargo, and far moves only to blocks that can make
 * them. All such assignments are equally likely. CVs are uniform among those that fit.
 */
import type { Dice } from "../../../core/dice/dice.js";
import { takeAny } from "../../../core/dice/unseen-cards.js";
import { isNaval } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { drawCargoCounts } from "./divisions.js";
import type { Meetings, Parted } from "./lots.js";
import { fitsNeed, type Need, type Place, type Unseen } from "./unseen.js";

interface Given {
  readonly place: Place;
  readonly block: number;
}

/** An assignment of the blocks of a side. */
export interface Deal {
  readonly given: Given[];
  readonly carried: { readonly fleet: number; readonly cargo: number }[];
}

/** Assigns the unseen blocks of a side to the places where it is seen to have blocks, each lot to its own places. Null if that is impossible. */
export function drawDeal(t: Tables, { lots, meetings }: Parted, dice: Dice): Deal | null {
  const deal: Deal = { given: [], carried: [] };
  for (const lot of lots) if (!give(t, lot, deal, dice)) return null;
  return meetings.pairs.length + meetings.groups.length === 0 || embark(t, meetings, deal, dice) ? deal : null;
}

// Assigns cargo to fleets where several lots meet. False if there are too few fleets.
function embark(t: Tables, { pairs, groups }: Meetings, { given, carried }: Deal, dice: Dice): boolean {
  const blockAt = new Map(given.map(({ place, block }) => [place, block]));
  for (const { fleet, cargo } of pairs) carried.push({ fleet: blockAt.get(fleet)!, cargo: blockAt.get(cargo)! });
  for (const { places, isAfloat, mostCargo } of groups) {
    const blocks = places.map((place) => blockAt.get(place)!);
    const ships = blocks.filter((b) => t.fleet[b] === 1);
    if (blocks.length - ships.length > mostCargo) return false;
    if (isAfloat) for (const b of blocks) if (t.fleet[b] === 0) carried.push({ fleet: takeAny(ships, dice), cargo: b });
  }
  return true;
}

// Fills the places with the strictest conditions first, so that every full assignment is equally likely. False if there are too few blocks of a kind.
function give(t: Tables, lot: Unseen, { given, carried }: Deal, dice: Dice): boolean {
  if (lot.isPlain) return givePlain(lot, given, dice);
  const { blocks, singles, pairs, groups, divisions } = lot;
  const fleets = blocks.filter((b) => t.fleet[b] === 1);
  const greeks = blocks.filter((b) => t.fleet[b] === 0 && t.greek[b] === 1);
  const barbarians = blocks.filter((b) => t.fleet[b] === 0 && t.greek[b] === 0);
  const ofNeed = (need: Need) => singles.filter((p) => p.need === need);
  const [ships, ashore, inland] = [ofNeed("fleet"), ofNeed("greek"), ofNeed("land")];
  if (fleets.length < pairs.length + ships.length || greeks.length < pairs.length + ashore.length) return false;
  for (const { fleet, cargo } of pairs) {
    const f = takeAny(fleets, dice);
    const c = takeAny(greeks, dice);
    given.push({ place: fleet, block: f }, { place: cargo, block: c });
    carried.push({ fleet: f, cargo: c });
  }
  for (const p of ships) given.push({ place: p, block: takeAny(fleets, dice) });
  for (const p of ashore) given.push({ place: p, block: takeAny(greeks, dice) });
  const unseen = { fleets: fleets.length, greeks: greeks.length, lands: greeks.length + barbarians.length, inland: inland.length };
  const counts = drawCargoCounts(divisions, unseen, dice);
  if (counts === null) return false;
  groups.forEach((group, g) => {
    const cargo = counts[g]!;
    const afloat: number[] = [];
    const places = [...group.places];
    for (let i = 0; i < group.places.length; i++) {
      const block = i < cargo ? takeAny(greeks, dice) : takeAny(fleets, dice);
      given.push({ place: takeAny(places, dice), block });
      if (i >= cargo) afloat.push(block);
    }
    if (!group.isAfloat) return;
    for (let i = 0; i < cargo; i++) carried.push({ fleet: takeAny(afloat, dice), cargo: given[given.length - group.places.length + i]!.block });
  });
  const land = [...greeks, ...barbarians];
  if (land.length < inland.length) return false;
  for (const p of inland) given.push({ place: p, block: takeAny(land, dice) });
  const rest = [...fleets, ...land];
  for (const p of ofNeed("any")) given.push({ place: p, block: takeAny(rest, dice) });
  return true;
}

// Assigns a lot whose blocks fit all its places.
function givePlain({ blocks, singles }: Unseen, given: Given[], dice: Dice): boolean {
  const left = [...blocks];
  for (const place of singles) given.push({ place, block: left.length === 1 ? left[0]! : takeAny(left, dice) });
  return true;
}

/**
 * Puts the dealt blocks in their places. A forced march that a block announced passes to the block that takes its place. Known CVs are kept. False if blocks
 * cannot be there or fleets cannot carry their cargo.
 */
export function lay(s: PeloponnesianState, t: Tables, { given, carried }: Deal, cvs: ReadonlyMap<number, number>, dice: Dice): boolean {
  let allFit = true;
  const successor: number[] = new Array<number>(t.blocks).fill(-1);
  for (const { place, block } of given) {
    successor[place.block] = block;
    if (place.place >= S.ON_MAP) {
      const cv = cvs.get(block) ?? 1 + dice.draw(t.maxCV[block]!);
      if (place.allowance !== 0 && t.allowance[block] !== place.allowance) allFit = false;
      S.putOnMap(s, block, place.place - S.ON_MAP, cv);
    } else S.takeOff(s, block, place.place);
    S.addMark(s, block, place.marks & ~S.LANDED);
    S.setRoute(s, block, place.route);
    if (t.fleet[block] === 0 && S.isInPlay(s, block) && S.areaOf(s, block) < t.lands && isNaval(s, t, block)) S.addMark(s, block, S.LANDED);
  }
  for (const { fleet, cargo } of carried) {
    const fits = fitsAboard(t, fleet, cargo).filter(([f, c]) => (cvs.get(fleet) ?? f) === f && (cvs.get(cargo) ?? c) === c);
    if (fits.length === 0) {
      allFit = false;
      continue;
    }
    const [f, c] = fits[dice.draw(fits.length)]!;
    S.setCV(s, fleet, f);
    S.setCV(s, cargo, c);
    S.setCarrier(s, cargo, fleet);
  }
  renameForced(s, successor);
  return allFit;
}

/**
 * Puts the unseen blocks of a side in their places in block order, the strictest places first, with a CV of 1. The result is the same in all positions that
 * look alike. Only forced marches and retreats at sea show which block is a fleet and which is cargo.
 */
export function layAlike(s: PeloponnesianState, t: Tables, { blocks, singles, pairs, groups }: Unseen): void {
  const left = [...blocks];
  const successor: number[] = new Array<number>(t.blocks).fill(-1);
  const lay = (place: Place, block: number): number => {
    successor[place.block] = block;
    if (place.place >= S.ON_MAP) S.putOnMap(s, block, place.place - S.ON_MAP, 1);
    else S.takeOff(s, block, place.place);
    S.addMark(s, block, place.marks & ~S.LANDED);
    S.setRoute(s, block, place.route);
    return block;
  };
  const put = (place: Place, need: Need): number => {
    const fits = (b: number): boolean => fitsNeed(t, b, need) && (place.allowance === 0 || t.allowance[b] === place.allowance);
    const barbarian = need === "land" ? left.findIndex((b) => t.greek[b] === 0 && fits(b)) : -1; // Greek blocks may be needed elsewhere.
    const fitting = barbarian < 0 ? left.findIndex(fits) : barbarian;
    return lay(place, left.splice(Math.max(fitting, 0), 1)[0]!);
  };
  const carried = pairs.map(({ fleet, cargo }) => ({ fleet: put(fleet, "fleet"), cargo: put(cargo, "greek") }));
  for (const place of singles) if (place.allowance !== 0) put(place, place.need);
  for (const place of singles) if (place.allowance === 0 && place.need !== "any") put(place, place.need);
  for (const { places, isAfloat } of groups) for (const place of places) put(place, isAfloat ? "fleet" : "any");
  let next = 0;
  for (const place of singles) if (place.allowance === 0 && place.need === "any") lay(place, left[next++]!); // Any block fits.
  for (const { fleet, cargo } of carried) S.setCarrier(s, cargo, fleet);
  renameForced(s, successor);
}

function renameForced(s: PeloponnesianState, successor: readonly number[]): void {
  for (let i = 0; i < s.forced.length; i += 2) s.forced[i] = rename(s.forced[i]!, successor);
}

// The possible pairs of CVs of a fleet and its cargo, which is weaker (PEL-5.2.1.4).
function fitsAboard(t: Tables, fleet: number, cargo: number): [number, number][] {
  const fits: [number, number][] = [];
  for (let f = 2; f <= t.maxCV[fleet]!; f++) for (let c = 1; c < f && c <= t.maxCV[cargo]!; c++) fits.push([f, c]);
  return fits;
}

// The block that has taken the place of another; the same block if none has.
function rename(block: number, successor: readonly number[]): number {
  const next = successor[block] ?? -1;
  return next < 0 ? block : next;
}
