/** The moving army, which enters, passes or fights among the pieces on the map. */
import { nextBit, bit } from "../../core/basics/bits.js";
import type { SpaceIndex } from "../tables/index.js";
import { NO_UNITS, type Units } from "../vocabulary/units.js";
import { clearAskedPassages } from "./acted.js";
import { setGeneralPlace } from "./generals.js";
import { NOBODY } from "./places.js";
import { seatOfOwner } from "./players.js";
import { type DiadochiState, UNSETTLED_PIECES } from "./position.js";
import { setRoyalPlace } from "./royals.js";

/** NOBODY without a moving army. */
export function forceOwner(s: DiadochiState): number {
  return s.force[0]!;
}

/** The seat of the player whose army is moving; NONE if no player's army is. */
export function seatOfForce(s: DiadochiState): number {
  return seatOfOwner(forceOwner(s));
}

export function forceSpace(s: DiadochiState): SpaceIndex {
  return s.force[1]!;
}

export function forceUnits(s: DiadochiState): Units {
  return s.force[2]!;
}

/** Generals of the moving army, as a mask. */
export function forceGenerals(s: DiadochiState): number {
  return s.force[3]!;
}

/** Royal family members and the body in the moving army, as a mask. */
export function forceRoyals(s: DiadochiState): number {
  return s.force[4]!;
}

export function setForceUnits(s: DiadochiState, units: Units): void {
  s.force[2] = units;
  s.unsettled |= UNSETTLED_PIECES;
}

export function setForceGenerals(s: DiadochiState, generals: number): void {
  s.force[3] = generals;
  s.unsettled |= UNSETTLED_PIECES;
}

export function setForceRoyals(s: DiadochiState, royals: number): void {
  s.force[4] = royals;
  s.unsettled |= UNSETTLED_PIECES;
}

/** Pieces of one player in one place: CUs, and masks of generals and of royal family members with the body. */
export interface Pieces {
  readonly units: Units;
  readonly generals: number;
  readonly royals: number;
}

export const NO_PIECES: Pieces = { units: NO_UNITS, generals: 0, royals: 0 };

export function unitsAlone(units: Units): Pieces {
  return { ...NO_PIECES, units };
}

export function oneGeneral(general: number): Pieces {
  return { ...NO_PIECES, generals: bit(general) };
}

export function oneRoyal(royal: number): Pieces {
  return { ...NO_PIECES, royals: bit(royal) };
}

/** Forms the moving army. Its CUs must have been taken from their place. */
export function formForce(s: DiadochiState, owner: number, space: SpaceIndex, { units, generals, royals }: Pieces): void {
  s.force[0] = owner;
  s.force[1] = space;
  s.force[2] = units;
  s.force[3] = generals;
  s.force[4] = royals;
  s.unsettled |= UNSETTLED_PIECES;
}

/** Moves the army with its generals, royal family members and body. */
export function moveForce(s: DiadochiState, space: SpaceIndex): void {
  s.force[1] = space;
  const generals = forceGenerals(s);
  const royals = forceRoyals(s);
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) setGeneralPlace(s, general, space);
  for (let royal = nextBit(royals, 0); royal >= 0; royal = nextBit(royals, royal + 1)) setRoyalPlace(s, royal, space);
  s.unsettled |= UNSETTLED_PIECES;
}

/** Ends the moving army; its pieces stay where they were put. The next army may ask for every passage again (DIA-MOV.21). */
export function clearForce(s: DiadochiState): void {
  s.force[0] = NOBODY;
  s.force[1] = 0;
  s.force[2] = NO_UNITS;
  s.force[3] = 0;
  s.force[4] = 0;
  clearAskedPassages(s);
  s.unsettled |= UNSETTLED_PIECES;
}
