/**
 * Dealing anew what a seat cannot know: the faces, CVs and cargo of the enemy's hidden blocks, his hand and the undealt cards (PEL-HI.1, PEL-HI.12, PEL-HI.14).
 *
 * Every way of giving the enemy's unseen blocks to the places where he is seen to have blocks is equally likely, as far as it fits: fleets at sea and on coasts only,
 * land blocks at sea as cargo, who moved far able to. CVs are then uniform among those that fit. The number of fleets of a group at sea is drawn with the weight of
 * the assignments it allows. What the asked player is seen to be asked is kept: a deal in which he would have no real choice is thrown away.
 */
import type { Code } from "../core/codes.js";
import type { Dice } from "../core/dice/dice.js";
import { findFrame, indexOfKind, slot, topKind } from "../core/frames.js";
import { BLOCK_SLOTS, COMMIT, LOWER_CARGO, LowerCargoSlot } from "./frames.js";
import { PROCEDURES } from "./flow/index.js";
import { checkInvariants } from "./invariants.js";
import { canCommitEvent } from "./rules/cards.js";
import {
  ACTIONS_USE,
  addMark,
  areaOf,
  cardPlace,
  carrierOf,
  clone,
  CLOCK,
  COMMITTED,
  committedCard,
  crossingCount,
  crossedCargo,
  crossedFleet,
  EVENT_USE,
  forcedBlock,
  forcedCount,
  HAND,
  hasMark,
  isInPlay,
  isNewYear,
  LANDED,
  LOADED,
  marksOf,
  ON_MAP,
  type PeloponnesianState,
  PILE,
  placeOf,
  POOL,
  putOnMap,
  DRAWN,
  REVEALED,
  routeArea,
  routeBefore,
  routeOf,
  SACRIFICE_USE,
  setCardPlace,
  setCarrier,
  setCV,
  setRoute,
  SUPPLIED,
  takeOff,
  write,
} from "./state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "./tables.js";

/** A deal that does not fit is dealt again at most so often. */
const TRIES = 200;

/** Deals anew, in place, what a viewer (a seat, or -1 for a spectator) cannot know. */
export function determinize(s: PeloponnesianState, viewer: number, dice: Dice): void {
  const original = clone(s);
  for (let n = 0; n < TRIES; n++) {
    for (let seat = 0; seat < 2; seat++) if (seat !== viewer) dealBlocks(s, tablesOf(s), seat, dice);
    if (dealCards(s, tablesOf(s), viewer, dice) && isPossible(s, viewer)) return;
    Object.assign(s, clone(original));
  }
}

// The asked seat has a real choice, and nothing is where it cannot be.
function isPossible(s: PeloponnesianState, viewer: number): boolean {
  const procedure = PROCEDURES[topKind(s)]!;
  const mask = procedure.asks(s);
  for (let seat = 0; seat < 2; seat++) {
    if ((mask & (1 << seat)) === 0 || seat === viewer) continue;
    const list: Code[] = [];
    procedure.moves(s, seat, list);
    if (list.length < 2) return false;
  }
  try {
    checkInvariants(s);
    return true;
  } catch {
    return false;
  }
}

// Blocks

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
}

/**
 * A group at sea, or landed from there this turn, whose division into fleets and cargo is hidden (PEL-HI.3). A fleet and its cargo share all marks but that of
 * winter supply, which blocks get one by one.
 */
interface Group {
  readonly places: Place[];
}

function isHidden(s: PeloponnesianState, block: number): boolean {
  const place = placeOf(s, block);
  if (place === POOL || place === DRAWN) return true;
  return isInPlay(s, block) && !(s.melee.length > 0 && hasMark(s, block, REVEALED));
}

function dealBlocks(s: PeloponnesianState, t: Tables, seat: number, dice: Dice): void {
  const fixed = fixedRoles(s, t);
  const singles: Place[] = [];
  const pairs: { readonly fleet: Place; readonly cargo: Place }[] = [];
  const groups = new Map<string, Group>();
  const unseen: number[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!isHidden(s, b)) continue;
    unseen.push(b);
    if (fixed.has(b) || !isInPlay(s, b) || !isNaval(s, t, b)) continue;
    const key = `${areaOf(s, b)} ${routeOf(s, b)} ${marksOf(s, b) & ~(LOADED | LANDED | SUPPLIED)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { places: [placeAt(s, t, b, "any")] });
    else group.places.push(placeAt(s, t, b, "any"));
  }
  const grouped = new Set([...groups.values()].flatMap((g) => g.places.map((p) => p.block)));
  for (const b of unseen) {
    if (grouped.has(b)) continue;
    const cargo = unseen.find((c) => carrierOf(s, c) === b);
    if (cargo !== undefined && !grouped.has(cargo)) pairs.push({ fleet: placeAt(s, t, b, "fleet"), cargo: placeAt(s, t, cargo, "greek") });
    else if (carrierOf(s, b) < 0) singles.push(placeAt(s, t, b, needOf(s, t, b, fixed.has(b))));
  }
  give(s, t, unseen, singles, pairs, [...groups.values()], dice);
}

// Blocks that a frame, a crossing or a forced march names keep their part (fleet or cargo), not their faces.
function fixedRoles(s: PeloponnesianState, t: Tables): ReadonlySet<number> {
  const fixed = new Set<number>();
  const add = (block: number) => {
    if (block < 0) return;
    fixed.add(block);
    const fleet = carrierOf(s, block);
    if (fleet >= 0) fixed.add(fleet);
    for (let b = firstOf(t, t.side[block]!), last = lastOf(t, t.side[block]!); b <= last; b++) if (carrierOf(s, b) === block) fixed.add(b);
  };
  forEachBlockSlot(s, (at) => add(s.frames[at]! - 1));
  for (let i = 0; i < crossingCount(s); i++) {
    add(crossedFleet(s, i));
    add(crossedCargo(s, i));
  }
  for (let i = 0; i < forcedCount(s); i++) add(forcedBlock(s, i));
  for (let b = 0; b < t.blocks; b++) if (hasMark(s, b, LOADED)) add(b);
  return fixed;
}

function forEachBlockSlot(s: PeloponnesianState, tell: (at: number) => void): void {
  for (let top = s.frames.length; top > 0; ) {
    const kind = s.frames[top - 1]!;
    for (const slot of BLOCK_SLOTS[kind & 255] ?? []) tell(top - 4 - slot);
    top -= (kind >> 8) + 3;
  }
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
  if (t.coastal[area] === 0) return hasMark(s, block, SUPPLIED) ? "greek" : "land"; // PEL-2.2.6.3, PEL-5.1.4
  return "any";
}

// A march over three or more land areas, or a forced march announced, shows the allowance (PEL-HI.18, PEL-5.3.9).
function placeAt(s: PeloponnesianState, t: Tables, block: number, need: Need): Place {
  let areas = 0;
  for (let node = routeOf(s, block); node !== 0; node = routeBefore(s, node)) areas++;
  let announced = false;
  for (let i = 0; i < forcedCount(s); i++) if (forcedBlock(s, i) === block) announced = true;
  const shown = announced || (areas > 3 && !isNaval(s, t, block));
  return {
    block,
    place: placeOf(s, block),
    marks: marksOf(s, block),
    route: routeOf(s, block),
    need,
    allowance: shown && isInPlay(s, block) ? t.allowance[block]! : 0,
  };
}

function take<T>(from: T[], dice: Dice): T {
  const i = dice.draw(from.length);
  const taken = from[i]!;
  from[i] = from[from.length - 1]!;
  from.pop();
  return taken;
}

// The most particular places first: then every full assignment is equally likely.
function give(
  s: PeloponnesianState,
  t: Tables,
  unseen: readonly number[],
  singles: readonly Place[],
  pairs: readonly { fleet: Place; cargo: Place }[],
  groups: readonly Group[],
  dice: Dice,
): void {
  const fleets = unseen.filter((b) => t.fleet[b] === 1);
  const greeks = unseen.filter((b) => t.fleet[b] === 0 && t.greek[b] === 1);
  const barbarians = unseen.filter((b) => t.fleet[b] === 0 && t.greek[b] === 0);
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
  const counts = drawCargoCounts(
    groups.map((g) => g.places.length),
    fleets.length,
    greeks.length,
    greeks.length + barbarians.length,
    inland.length,
    dice,
  );
  groups.forEach((group, g) => {
    const cargo = counts[g]!;
    const afloat: number[] = [];
    const places = [...group.places];
    for (let i = 0; i < group.places.length; i++) {
      const block = i < cargo ? take(greeks, dice) : take(fleets, dice);
      given.push({ place: take(places, dice), block });
      if (i >= cargo) afloat.push(block);
    }
    if (areaOf(s, group.places[0]!.block) < t.lands) return;
    for (let i = 0; i < cargo; i++) carried.push({ fleet: take(afloat, dice), cargo: given[given.length - group.places.length + i]!.block });
  });
  const land = [...greeks, ...barbarians];
  for (const p of inland) given.push({ place: p, block: take(land, dice) });
  const rest = [...fleets, ...land];
  for (const p of ofNeed("any")) given.push({ place: p, block: take(rest, dice) });
  lay(s, t, given, carried, dice);
}

/**
 * How many of each group at sea are cargo. A division (fleets f, cargo c in each group) allows F!/(F-f)! · G!/(G-c)! · (L-c)!/(L-c-m)! assignments in all, divided
 * by c!(n-2c)! in each group, where F, G, L count the unseen fleets, Greek land blocks and land blocks, and m the places only land blocks can take.
 */
function drawCargoCounts(sizes: readonly number[], fleets: number, greeks: number, lands: number, inland: number, dice: Dice): number[] {
  if (sizes.length === 0) return [];
  const all = sizes.reduce((sum, n) => sum + n, 0);
  const ways: number[][] = [[1]];
  sizes.forEach((n, g) => {
    const next: number[] = [];
    ways[g]!.forEach((w, c) => {
      for (let k = 0; 2 * k <= n; k++) next[c + k] = (next[c + k] ?? 0) + w / (factorial(k) * factorial(n - 2 * k));
    });
    ways.push(next);
  });
  const weights = ways[sizes.length]!.map((w, c) => w * falling(fleets, all - c) * falling(greeks, c) * falling(lands - c, inland));
  let left = pick(weights, dice);
  const counts: number[] = [];
  for (let g = sizes.length - 1; g >= 0; g--) {
    const options = (ways[g + 1] as number[]).map((_, k) =>
      2 * k <= sizes[g]! && left - k >= 0 ? (ways[g]![left - k] ?? 0) / (factorial(k) * factorial(Math.max(0, sizes[g]! - 2 * k))) : 0,
    );
    counts[g] = pick(options, dice);
    left -= counts[g]!;
  }
  return counts;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function falling(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= Math.max(0, n - i);
  return product;
}

const GRAIN = 1 << 24;

function pick(weights: readonly number[], dice: Dice): number {
  const total = weights.reduce((sum, w) => sum + w, 0);
  let at = (dice.draw(GRAIN) / GRAIN) * total;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i]!;
    if (at < 0) return i;
  }
  return weights.findIndex((w) => w > 0);
}

// Puts the given blocks on their places; who named a block before names the one that took its place.
function lay(
  s: PeloponnesianState,
  t: Tables,
  given: readonly { place: Place; block: number }[],
  carried: readonly { fleet: number; cargo: number }[],
  dice: Dice,
): void {
  const successor = new Map<number, number>();
  for (const { place, block } of given) {
    successor.set(place.block, block);
    if (place.place >= ON_MAP) {
      const cv = 1 + dice.draw(t.maxCV[block]!);
      const fits = (place.allowance === 0 || t.allowance[block] === place.allowance) && ((place.marks & SUPPLIED) === 0 || t.greek[block] === 1); // PEL-2.2.6.3
      putOnMap(s, block, place.place - ON_MAP, fits ? cv : 0); // without CV it is dealt again
    } else takeOff(s, block, place.place);
    addMark(s, block, place.marks & ~LANDED);
    setRoute(s, block, place.route);
    if (t.fleet[block] === 0 && isInPlay(s, block) && areaOf(s, block) < t.lands && isNaval(s, t, block)) addMark(s, block, LANDED);
  }
  const lowered = topKind(s) === indexOfKind(LOWER_CARGO) ? rename(slot(s, LowerCargoSlot.block) - 1, successor) : -1;
  for (const { fleet, cargo } of carried) {
    const fits = cargo === lowered ? fitsBeforeLowering(t, fleet, cargo) : fitsAboard(t, fleet, cargo);
    if (fits.length === 0) {
      setCV(s, fleet, 0); // cannot carry, dealt again
      continue;
    }
    const [f, c] = fits[dice.draw(fits.length)]!;
    setCV(s, fleet, f);
    setCV(s, cargo, c);
    setCarrier(s, cargo, fleet);
  }
  forEachBlockSlot(s, (at) => {
    s.frames[at] = rename(s.frames[at]! - 1, successor) + 1;
  });
  for (let i = 0; i < s.crossings.length; i += 3) {
    s.crossings[i + 1] = rename(s.crossings[i + 1]!, successor);
    s.crossings[i + 2] = rename(s.crossings[i + 2]! - 1, successor) + 1;
  }
  for (let i = 0; i < s.forced.length; i += 2) s.forced[i] = rename(s.forced[i]!, successor);
}

// CVs of a fleet and the block aboard: that block's is lower (PEL-5.2.1.4).
function fitsAboard(t: Tables, fleet: number, cargo: number): [number, number][] {
  const fits: [number, number][] = [];
  for (let f = 2; f <= t.maxCV[fleet]!; f++) for (let c = 1; c < f && c <= t.maxCV[cargo]!; c++) fits.push([f, c]);
  return fits;
}

// Who is asked how far to lower a block (PEL-DP.12) has one too strong for its fleet, and more than one way to lower it.
function fitsBeforeLowering(t: Tables, fleet: number, cargo: number): [number, number][] {
  const fits: [number, number][] = [];
  for (let f = 3; f <= t.maxCV[fleet]!; f++) for (let c = f; c <= t.maxCV[cargo]!; c++) fits.push([f, c]);
  return fits;
}

function rename(block: number, successor: ReadonlyMap<number, number>): number {
  return successor.get(block) ?? block;
}

// Cards

// False when the card and use a rival is given as committed cannot be committed; the deal is made again then.
function dealCards(s: PeloponnesianState, t: Tables, viewer: number, dice: Dice): boolean {
  const committing = findFrame(s, COMMIT) >= 0;
  const unknown: number[] = [];
  const places: number[] = [];
  for (let c = 0; c < t.cardIds.length; c++) {
    const place = cardPlace(s, c);
    const owner = place === HAND || place === HAND + 1 ? place - HAND : committing && place >= COMMITTED ? place - COMMITTED : -1;
    if (place !== PILE && (owner < 0 || owner === viewer)) continue;
    unknown.push(c);
    places.push(place);
  }
  for (const place of places) setCardPlace(s, take(unknown, dice), place);
  if (!committing) return true;
  for (let seat = 0; seat < 2; seat++) {
    if (seat === viewer) continue;
    const card = committedCard(s, seat);
    if (card < 0) continue;
    const asEvent = dice.draw(2) === 1;
    setCardPlace(s, card, HAND + seat);
    const allowed = !asEvent || canCommitEvent(s, t, seat, card);
    setCardPlace(s, card, COMMITTED + seat);
    if (!allowed) return false;
    write(s, CLOCK.useOfSparta + seat, asEvent ? EVENT_USE : isNewYear(s) ? SACRIFICE_USE : ACTIONS_USE);
  }
  return true;
}
