/** The movement of independent armies, and routes that a card prescribes (DIA-IND). */
import { hasBit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import {
  costOfLink,
  endLink,
  firstLink,
  FORTRESS,
  kindOfLink,
  kindOfSpace,
  MINOR_CITY,
  neighbour,
  provinceOfSpace,
  type SpaceIndex,
  type Tables,
  NONE,
} from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";

/** The limit of CUs when independent armies join (DIA-IND.14). */
export const INDEPENDENTS_AT_MOST = 8;

/** More MP than any route costs. */
export const UNREACHABLE = 999;

/**
 * True if an independent army may enter a space: it is not a major city with a player's marker and has no other independent army (DIA-IND.7,
 * DIA-IND.14).
 */
export function canIndependentsEnter(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  if (S.hasIndependentArmy(s, space)) return false;
  const marker = S.markerOf(s, space);
  return !S.isMajorCity(t, space) || marker === S.NOBODY || marker === S.INDEPENDENTS;
}

/**
 * True if a space rebels when an independent army ends its activation there: a minor city or subdued fortress with a player's marker and without
 * players' CUs (DIA-IND.8).
 */
export function makesRebel(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  const kind = kindOfSpace(t, space);
  const marker = S.markerOf(s, space);
  const field = S.fieldOwner(s, space);
  return (
    (kind === MINOR_CITY || kind === FORTRESS) &&
    marker !== S.NOBODY &&
    marker !== S.INDEPENDENTS &&
    (field === S.NOBODY || field === S.INDEPENDENTS) &&
    S.insideUnits(s, t, space) === NO_UNITS
  );
}

/** The result of the last `costsToGoal`, by space. */
const costs: number[] = [];
/** The spaces whose neighbours `costsToGoal` has still to look at. */
const lowered: SpaceIndex[] = [];

/**
 * The MP from every space to the nearest goal, a province of a mask or one space (DIA-IND.15); UNREACHABLE without a route. The next call overwrites
 * the list.
 */
export function costsToGoal(s: DiadochiState, t: Tables, provinces: number, toward: number): readonly number[] {
  for (let space = 0; space < t.spaceCount; space++) {
    const isStart = isGoal(t, space, provinces, toward) && isOpen(s, t, space);
    costs[space] = isStart ? 0 : UNREACHABLE;
    if (isStart) lowered.push(space);
  }
  for (let i = 0; i < lowered.length; i++) lowerNeighbours(s, t, lowered[i]!);
  while (lowered.length > 0) lowered.pop();
  return costs;
}

function lowerNeighbours(s: DiadochiState, t: Tables, space: SpaceIndex): void {
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) {
    const next = neighbour(t.land, i);
    const cost = costs[space]! + costOfLink(kindOfLink(t.land, i));
    if (cost >= costs[next]! || !isOpen(s, t, next)) continue;
    costs[next] = cost;
    lowered.push(next);
  }
}

// The space of a moving independent army counts as open, since its own CUs stand there.
function isOpen(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  return canIndependentsEnter(s, t, space) || (S.forceOwner(s) === S.INDEPENDENTS && S.forceSpace(s) === space);
}

function isGoal(t: Tables, space: SpaceIndex, provinces: number, toward: number): boolean {
  if (toward !== NONE) return space === toward;
  const province = provinceOfSpace(t, space);
  return province >= 0 && hasBit(provinces, province);
}
