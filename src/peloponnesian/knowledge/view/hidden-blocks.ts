/** The visible facts of hidden blocks besides their numbers by place: groups that look alike, crossings of perilous borders, forced marches. */
import type { Draft } from "../../../core/ruleset/envelope.js";
import { allowanceSeen, cargoSeen, crossedBy, fixedRoles, isHidden, isNaval, SECRET_MARKS } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { routeIds } from "./areas.js";
import { BLOCK_KINDS, MARK_NAMES, namesOf, OFF_MAP } from "./names.js";
import type { CrossingView, FleetCrossingView, ForcedMarchView, HiddenBlocksView } from "./types.js";

const NEITHER = -1;
const FLEETS = 0;
const GREEKS = 1;

/** A hidden block, and the cargo that it is seen to carry (-1: none). Blocks that look alike have the same numbers in `look`. */
interface Sight {
  readonly block: number;
  readonly cargo: number;
  readonly look: readonly number[];
}

/**
 * The hidden blocks of a side that show more than their area or the pool (PEL-HI.18, PEL-HI.23, PEL-HI.24). Half-made choices have been taken back.
 */
export function viewHiddenBlocks(s: PeloponnesianState, t: Tables, seat: number): HiddenBlocksView[] {
  const fixed = fixedRoles(s, t, seat);
  const sights: Sight[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!isHidden(s, b) || (isPlain(s, b) && !fixed.has(b) && (s.aboard.length === 0 || cargoSeen(s, t, b, fixed) < 0))) continue;
    const fleet = S.carrierOf(s, b);
    if (fleet < 0 || !isHidden(s, fleet) || cargoSeen(s, t, fleet, fixed) !== b) sights.push(sightOf(s, t, b, fixed));
  }
  sights.sort((a, b) => compare(a.look, b.look)); // PEL-HI.6: the order depends only on visible facts.
  const groups: Sight[][] = [];
  // PEL-HI.18: blocks that look alike form one group with their number.
  for (const sight of sights) {
    const group = groups[groups.length - 1];
    if (group !== undefined && compare(group[0]!.look, sight.look) === 0) group.push(sight);
    else groups.push([sight]);
  }
  return groups.map((group) => viewGroup(s, t, group));
}

// True if only the area or the pool of a block is visible. A block with a route has the mark MOVED.
function isPlain(s: PeloponnesianState, block: number): boolean {
  return S.isInPlay(s, block) ? (seenMarks(s, block) & ~S.INSIDE) === 0 : S.placeOf(s, block) === S.POOL;
}

function seenMarks(s: PeloponnesianState, block: number): number {
  return S.marksOf(s, block) & ~SECRET_MARKS;
}

function sightOf(s: PeloponnesianState, t: Tables, block: number, fixed: ReadonlySet<number>): Sight {
  const cargo = cargoSeen(s, t, block, fixed);
  const isFixed = cargo >= 0 || (fixed.has(block) && S.isInPlay(s, block) && isNaval(s, t, block));
  const look = [
    S.placeOf(s, block),
    seenMarks(s, block),
    S.routeOf(s, block),
    !isFixed ? NEITHER : t.fleet[block] === 1 ? FLEETS : GREEKS,
    allowanceSeen(s, t, block),
    forcedOf(s, block) < 0 ? 0 : 1,
    ...(cargo < 0 ? [NEITHER, NEITHER] : [seenMarks(s, cargo), S.routeOf(s, cargo)]),
  ];
  return { block, cargo, look };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((number, n) => number !== b[n]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

function viewGroup(s: PeloponnesianState, t: Tables, group: readonly Sight[]): HiddenBlocksView {
  const { block, cargo, look } = group[0]!;
  const view: Draft<HiddenBlocksView> = { count: group.length };
  if (S.isInPlay(s, block)) view.area = t.areaIds[S.areaOf(s, block)]!;
  else view.off = OFF_MAP[S.placeOf(s, block)]!;
  Object.assign(view, viewLook(s, t, block));
  const [, , , kind = NEITHER, allowance = 0] = look;
  if (kind !== NEITHER) view.kind = BLOCK_KINDS[kind]!;
  if (allowance !== 0) view.allowance = allowance;
  const forced = group.map((sight) => forcedOf(s, sight.block)).filter((i) => i >= 0);
  if (forced.length > 0) view.forced = forced.sort((a, b) => a - b);
  if (cargo >= 0) view.cargo = viewLook(s, t, cargo);
  return view;
}

function viewLook(s: PeloponnesianState, t: Tables, block: number): NonNullable<HiddenBlocksView["cargo"]> {
  const look: Draft<NonNullable<HiddenBlocksView["cargo"]>> = {};
  const marks = seenMarks(s, block);
  const node = S.routeOf(s, block);
  if (marks !== 0) look.marks = namesOf(MARK_NAMES, (bit) => (marks & bit) !== 0);
  if (node !== 0) look.route = routeIds(s, t, node);
  return look;
}

// The place of a block among the forced marches; -1 if it has announced none.
function forcedOf(s: PeloponnesianState, block: number): number {
  for (let i = 0; i < S.forcedCount(s); i++) if (S.forcedBlock(s, i) === block) return i;
  return -1;
}

/** The blocks that wait for a storm check (PEL-HI.17): fleets with their cargo for sides that the viewer sees, then the number of blocks for the others. */
export function viewCrossings(s: PeloponnesianState, t: Tables, sees: (seat: number) => boolean): (FleetCrossingView | CrossingView)[] {
  if (s.crossings.length === 0) return [];
  const views: (FleetCrossingView | CrossingView)[] = [];
  for (let i = 0; i < S.crossingCount(s); i++) {
    const fleet = S.crossedFleet(s, i);
    const cargo = S.crossedCargo(s, i);
    if (!sees(t.side[fleet]!)) continue;
    const border = t.borderIds[S.crossedBorder(s, i)]!;
    views.push({ border, fleet: t.blockIds[fleet]!, cargo: cargo < 0 ? null : t.blockIds[cargo]! });
  }
  SEATS.forEach((name, seat) => {
    if (sees(seat)) return;
    for (const { border, node, count } of crossedBy(s, t, seat)) {
      const view: Draft<CrossingView> = { border: t.borderIds[border]!, seat: name, count };
      if (node !== 0) view.route = routeIds(s, t, node);
      views.push(view);
    }
  });
  return views;
}

/** Forced marches in the order of their announcement. Only the owner sees the blocks (PEL-HI.24). */
export function viewForced(s: PeloponnesianState, t: Tables, sees: (seat: number) => boolean): ForcedMarchView[] {
  const views: ForcedMarchView[] = [];
  for (let i = 0; i < S.forcedCount(s); i++) {
    const block = S.forcedBlock(s, i);
    const view: Draft<ForcedMarchView> = { to: t.areaIds[S.forcedTo(s, i)]! };
    if (sees(t.side[block]!)) view.block = t.blockIds[block]!;
    if (S.isInPlay(s, block)) view.from = t.areaIds[S.areaOf(s, block)]!;
    views.push(view);
  }
  return views;
}
