/**
 * Dealing anew the faces, CVs and cargo of a side's blocks that the enemy does not see (PEL-HI.1, PEL-HI.3, PEL-HI.14): every way of giving them to the places where the
 * side is seen to have blocks is equally likely, as far as it fits. Fleets are at sea and on coasts only, land blocks at sea are cargo, who moved far was able to. CVs are
 * uniform among those that fit.
 */
import { at, entryAt } from "../../core/lists.js";
import type { Dice } from "../../core/dice/dice.js";
import { FrameReader } from "../../core/frame-reader.js";
import { F } from "../frames.js";
import {
  addMark,
  areaOf,
  cargoOf,
  carrierOf,
  crossedCargo,
  crossedFleet,
  crossingCount,
  DRAWN,
  forcedBlock,
  forcedCount,
  hasMark,
  isCarried,
  isInPlay,
  LANDED,
  LOADED,
  marksOf,
  ON_MAP,
  type PeloponnesianState,
  placeOf,
  POOL,
  putOnMap,
  RETREATING,
  REVEALED,
  routeArea,
  routeBefore,
  routeOf,
  setCarrier,
  setCV,
  setRoute,
  SUPPLIED,
  takeOff,
} from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { WORDS } from "../words.js";
import { type Division, drawCargoCounts } from "./divisions.js";

const FRAME_WORDS: FrameReader<PeloponnesianState> = /* @__PURE__ */ new FrameReader(F, WORDS);

/** What is asked of the block that is given to a place. */
type Need = "any" | "fleet" | "land" | "greek";

/** A place that a hidden block of the side takes: everything the enemy can see of it. */
interface Place {
  readonly block: number;
  readonly place: number;
  readonly marks: number;
  readonly route: number;
  readonly need: Need;
  /** The allowance its march shows, or 0. */
  readonly allowance: number;
  /** Which frames, crossings and forced marches name its block; mostly none. */
  readonly named: string;
}

/**
 * A group at sea, or landed from there this turn, whose division into fleets and cargo is hidden (PEL-HI.3). A fleet and its cargo share all marks but that of
 * winter supply, which blocks get one by one.
 */
interface Group {
  readonly places: Place[];
  readonly isAfloat: boolean;
}

function isHidden(s: PeloponnesianState, block: number): boolean {
  const place = placeOf(s, block);
  if (place === POOL || place === DRAWN) return true;
  return isInPlay(s, block) && !(s.melee.length > 0 && hasMark(s, block, REVEALED));
}

/** What is unseen of a side: its blocks, and the places where it is seen to have some, in an order that depends on nothing hidden. Holds for one position. */
export function unseenOf(s: PeloponnesianState, t: Tables, seat: number): Unseen {
  const fixed = fixedRoles(s, t);
  const namesOf = blockNames(s);
  const place = (block: number, need: Need): Place => placeAt(s, t, block, need, namesOf.get(block) ?? "");
  const singles: Place[] = [];
  const pairs: Pair[] = [];
  const groups = new Map<string, Group>();
  const blocks: number[] = [];
  const grouped = new Set<number>();
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!isHidden(s, b)) continue;
    blocks.push(b);
    if (!isInPlay(s, b) || fixed.has(b) || !isNaval(s, t, b)) continue;
    grouped.add(b);
    const key = groupKey(s, b);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { places: [place(b, "any")], isAfloat: areaOf(s, b) >= t.lands });
    else group.places.push(place(b, "any"));
  }
  for (const b of blocks) {
    if (grouped.has(b)) continue;
    const cargo = cargoOf(s, b);
    if (cargo >= 0 && isHidden(s, cargo) && !grouped.has(cargo)) pairs.push({ fleet: place(b, "fleet"), cargo: place(cargo, "greek") });
    else if (!isCarried(s, b)) singles.push(place(b, needOf(s, t, b, fixed.has(b))));
  }
  singles.sort(bySight);
  pairs.sort((a, b) => bySight(a.fleet, b.fleet) || bySight(a.cargo, b.cargo));
  for (const { places } of groups.values()) places.sort(bySight);
  const inOrder = [...groups].sort(([a, one], [b, other]) => compare(a, b) || bySight(entryAt(one.places, 0), entryAt(other.places, 0)));
  const divisions = inOrder.map(([key, { places, isAfloat }]) => ({
    size: places.length,
    isAfloat,
    mostCargo: mostCargo(s, t, { places, isAfloat }, key, fixed),
  }));
  return { blocks, singles, pairs, groups: inOrder.map(([, group]) => group), divisions };
}

// Places in this order are dealt alike in all positions that look alike.
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

/** They tell fleets from cargo. */
const SECRET_MARKS = LANDED | LOADED;

// The blocks that something names, each with the places where it is named.
function blockNames(s: PeloponnesianState): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  let count = 0;
  const name = (block: number): void => {
    names.set(block, `${names.get(block) ?? ""} ${count++}`);
  };
  FRAME_WORDS.eachOf(s, "block", name);
  for (let i = 0; i < crossingCount(s); i++) {
    name(crossedFleet(s, i));
    name(crossedCargo(s, i));
  }
  for (let i = 0; i < forcedCount(s); i++) name(forcedBlock(s, i));
  return names;
}

// Fleets and cargo that came the same way; who is supplied is told block by block.
function groupKey(s: PeloponnesianState, block: number): string {
  return `${areaOf(s, block)} ${routeOf(s, block)} ${marksOf(s, block) & ~(LOADED | LANDED | SUPPLIED)}`;
}

// A fleet carries one block (PEL-5.2.1.1). Of those landed, fleets may have been lost in a battle or have left, whose cargo remains; those with a fixed part count too.
function mostCargo(s: PeloponnesianState, t: Tables, group: Group, key: string, fixed: ReadonlySet<number>): number {
  const { places, isAfloat } = group;
  if (isAfloat) return Math.floor(places.length / 2);
  if ((entryAt(places, 0).marks & (REVEALED | RETREATING)) !== 0) return places.length;
  let fleets = 0;
  for (const b of fixed) if (isHidden(s, b) && isInPlay(s, b) && groupKey(s, b) === key) fleets += t.fleet[b] === 1 ? 1 : -1;
  return Math.min(places.length, Math.floor((places.length + fleets) / 2));
}

// Blocks that a frame, a crossing or a forced march names keep their part (fleet or cargo), not their faces.
function fixedRoles(s: PeloponnesianState, t: Tables): ReadonlySet<number> {
  const fixed = new Set<number>();
  const add = (block: number) => {
    if (block < 0) return;
    fixed.add(block);
    const fleet = carrierOf(s, block);
    if (fleet >= 0) fixed.add(fleet);
    const cargo = cargoOf(s, block);
    if (cargo >= 0) fixed.add(cargo);
  };
  FRAME_WORDS.eachOf(s, "block", add);
  for (let i = 0; i < crossingCount(s); i++) {
    add(crossedFleet(s, i));
    add(crossedCargo(s, i));
  }
  for (let i = 0; i < forcedCount(s); i++) add(forcedBlock(s, i));
  for (let b = 0; b < t.blocks; b++) if (hasMark(s, b, LOADED)) add(b);
  return fixed;
}

function isNaval(s: PeloponnesianState, t: Tables, block: number): boolean {
  if (areaOf(s, block) >= t.lands) return true;
  for (let node = routeOf(s, block); node !== 0; node = routeBefore(s, node)) if (routeArea(s, node) >= t.lands) return true;
  return false;
}

function needOf(s: PeloponnesianState, t: Tables, block: number, fixed: boolean): Need {
  if (!isInPlay(s, block)) return "any";
  const area = areaOf(s, block);
  if (fixed && isNaval(s, t, block)) return t.fleet[block] === 1 ? "fleet" : "greek";
  if (t.coastal[area] === 0 || hasWalked(s, t, block)) return hasMark(s, block, SUPPLIED) ? "greek" : "land"; // PEL-2.2.6.3, PEL-5.1.4
  return "any";
}

// A fleet stops on the first land it enters (PEL-5.1.5), from the sea or along a shore (PEL-5.1.6). Asked of a block whose route, which the enemy has seen (PEL-HI.18), touches no sea.
function hasWalked(s: PeloponnesianState, t: Tables, block: number): boolean {
  const node = routeOf(s, block);
  const before = node === 0 ? 0 : routeBefore(s, node);
  if (before === 0) return false;
  return routeBefore(s, before) !== 0 || isAnnounced(s, block) || !isShore(t, routeArea(s, before), routeArea(s, node));
}

// Whether a fleet can go from one land area to another (PEL-1.4.1).
function isShore(t: Tables, from: number, to: number): boolean {
  for (let i = at(t.start, from); i < at(t.start, from + 1); i++) if (t.to[i] === to) return t.shore[i] === 1;
  return false;
}

// A forced march shows who is to make it (PEL-5.3.9).
function isAnnounced(s: PeloponnesianState, block: number): boolean {
  for (let i = 0; i < forcedCount(s); i++) if (forcedBlock(s, i) === block) return true;
  return false;
}

// A march over three or more land areas, or a forced march announced, shows the allowance (PEL-HI.18, PEL-5.3.9).
function placeAt(s: PeloponnesianState, t: Tables, block: number, need: Need, named: string): Place {
  let areas = 0;
  for (let node = routeOf(s, block); node !== 0; node = routeBefore(s, node)) areas++;
  const shown = isAnnounced(s, block) || (areas > 3 && !isNaval(s, t, block));
  return {
    block,
    place: placeOf(s, block),
    marks: marksOf(s, block),
    route: routeOf(s, block),
    need,
    allowance: shown && isInPlay(s, block) ? at(t.allowance, block) : 0,
    named,
  };
}

/** One of a list, each as likely as any other, taken out of it. */
export function take<T>(from: T[], dice: Dice): T {
  const i = dice.draw(from.length);
  const taken = entryAt(from, i);
  from[i] = entryAt(from, from.length - 1);
  from.pop();
  return taken;
}

interface Pair {
  readonly fleet: Place;
  readonly cargo: Place;
}

/** The blocks of a side that are unseen, and their places by what is known of them. */
export interface Unseen {
  readonly blocks: readonly number[];
  readonly singles: readonly Place[];
  readonly pairs: readonly Pair[];
  readonly groups: readonly Group[];
  readonly divisions: readonly Division[];
}

/**
 * Gives the unseen blocks of a side to the places where it is seen to have blocks, in place. A block without CV on the map says that the deal does not fit.
 * The most particular places come first: then every full assignment is equally likely.
 */
export function dealBlocks(s: PeloponnesianState, t: Tables, { blocks, singles, pairs, groups, divisions }: Unseen, dice: Dice): void {
  const fleets = blocks.filter((b) => t.fleet[b] === 1);
  const greeks = blocks.filter((b) => t.fleet[b] === 0 && t.greek[b] === 1);
  const barbarians = blocks.filter((b) => t.fleet[b] === 0 && t.greek[b] === 0);
  const given: { readonly place: Place; readonly block: number }[] = [];
  const carried: { readonly fleet: number; readonly cargo: number }[] = [];
  const ofNeed = (need: Need) => singles.filter((p) => p.need === need);
  for (const { fleet, cargo } of pairs) {
    const f = take(fleets, dice);
    const c = take(greeks, dice);
    given.push({ place: fleet, block: f }, { place: cargo, block: c });
    carried.push({ fleet: f, cargo: c });
  }
  for (const p of ofNeed("fleet")) given.push({ place: p, block: take(fleets, dice) });
  for (const p of ofNeed("greek")) given.push({ place: p, block: take(greeks, dice) });
  const inland = ofNeed("land");
  const counts = drawCargoCounts(divisions, fleets.length, greeks.length, greeks.length + barbarians.length, inland.length, dice);
  groups.forEach((group, g) => {
    const cargo = at(counts, g);
    const afloat: number[] = [];
    const places = [...group.places];
    for (let i = 0; i < group.places.length; i++) {
      const block = i < cargo ? take(greeks, dice) : take(fleets, dice);
      given.push({ place: take(places, dice), block });
      if (i >= cargo) afloat.push(block);
    }
    if (!group.isAfloat) return;
    for (let i = 0; i < cargo; i++) carried.push({ fleet: take(afloat, dice), cargo: entryAt(given, given.length - group.places.length + i).block });
  });
  const land = [...greeks, ...barbarians];
  for (const p of inland) given.push({ place: p, block: take(land, dice) });
  const rest = [...fleets, ...land];
  for (const p of ofNeed("any")) given.push({ place: p, block: take(rest, dice) });
  lay(s, t, given, carried, dice);
}

// Puts the given blocks on their places; who named a block before names the one that took its place.
function lay(
  s: PeloponnesianState,
  t: Tables,
  given: readonly { place: Place; block: number }[],
  carried: readonly { fleet: number; cargo: number }[],
  dice: Dice,
): void {
  const successor: number[] = new Array<number>(t.blocks).fill(-1);
  for (const { place, block } of given) {
    successor[place.block] = block;
    if (place.place >= ON_MAP) {
      const cv = 1 + dice.draw(at(t.maxCV, block));
      const fits = (place.allowance === 0 || t.allowance[block] === place.allowance) && ((place.marks & SUPPLIED) === 0 || t.greek[block] === 1); // PEL-2.2.6.3
      putOnMap(s, block, place.place - ON_MAP, fits ? cv : 0); // without CV it is dealt again
    } else takeOff(s, block, place.place);
    addMark(s, block, place.marks & ~LANDED);
    setRoute(s, block, place.route);
    if (t.fleet[block] === 0 && isInPlay(s, block) && areaOf(s, block) < t.lands && isNaval(s, t, block)) addMark(s, block, LANDED);
  }
  const lowering = F["lower-cargo"].find(s);
  const lowered = lowering === null ? -1 : rename(lowering.block, successor);
  for (const { fleet, cargo } of carried) {
    const fits = cargo === lowered ? fitsBeforeLowering(t, fleet, cargo) : fitsAboard(t, fleet, cargo);
    if (fits.length === 0) {
      setCV(s, fleet, 0); // cannot carry, dealt again
      continue;
    }
    const [f, c] = entryAt(fits, dice.draw(fits.length));
    setCV(s, fleet, f);
    setCV(s, cargo, c);
    setCarrier(s, cargo, fleet);
  }
  FRAME_WORDS.eachOf(s, "block", (block, put) => put(rename(block, successor)));
  for (let i = 0; i < s.crossings.length; i += 3) {
    s.crossings[i + 1] = rename(at(s.crossings, i + 1), successor);
    s.crossings[i + 2] = rename(at(s.crossings, i + 2) - 1, successor) + 1;
  }
  for (let i = 0; i < s.forced.length; i += 2) s.forced[i] = rename(at(s.forced, i), successor);
}

// CVs of a fleet and the block aboard: that block's is lower (PEL-5.2.1.4).
function fitsAboard(t: Tables, fleet: number, cargo: number): [number, number][] {
  const fits: [number, number][] = [];
  for (let f = 2; f <= at(t.maxCV, fleet); f++) for (let c = 1; c < f && c <= at(t.maxCV, cargo); c++) fits.push([f, c]);
  return fits;
}

// Who is asked how far to lower a block (PEL-DP.12) has one too strong for its fleet, and more than one way to lower it.
function fitsBeforeLowering(t: Tables, fleet: number, cargo: number): [number, number][] {
  const fits: [number, number][] = [];
  for (let f = 3; f <= at(t.maxCV, fleet); f++) for (let c = f; c <= at(t.maxCV, cargo); c++) fits.push([f, c]);
  return fits;
}

// What is no block stays as it is.
function rename(block: number, successor: readonly number[]): number {
  const next = successor[block] ?? -1;
  return next < 0 ? block : next;
}
