/** The royal family and Alexander's body: place, controller, marriage. */
import { withBit } from "../../core/basics/bits.js";
import type { SpaceIndex, Tables } from "../tables/index.js";
import { type DiadochiState, UNSETTLED_PIECES, UNSETTLED_POINTS } from "./position.js";

const ROYAL_STRIDE = 3;

/** The place of a royal family member or the body: a space (field), INSIDE + space, or DEAD. */
export function placeOfRoyal(s: DiadochiState, royal: number): number {
  return s.royals[royal * ROYAL_STRIDE]!;
}

export function setRoyalPlace(s: DiadochiState, royal: number, place: number): void {
  s.royals[royal * ROYAL_STRIDE] = place;
  s.unsettled |= UNSETTLED_PIECES;
}

/** The controller of a royal family member or the body; NOBODY for an inactive female or without control. */
export function controllerOf(s: DiadochiState, royal: number): number {
  return s.royals[royal * ROYAL_STRIDE + 1]!;
}

export function setController(s: DiadochiState, royal: number, owner: number): void {
  s.royals[royal * ROYAL_STRIDE + 1] = owner;
  s.unsettled |= UNSETTLED_POINTS;
}

/** The husband of a royal woman; NONE if she is unmarried. */
export function husbandOf(s: DiadochiState, royal: number): number {
  return s.royals[royal * ROYAL_STRIDE + 2]! - 1;
}

/** Marries a royal woman to a general, or (NONE) ends her marriage. */
export function setHusband(s: DiadochiState, royal: number, general: number): void {
  s.royals[royal * ROYAL_STRIDE + 2] = general + 1;
}

export function isMale(t: Tables, royal: number): boolean {
  return t.males[royal] === true;
}

/** The body is numbered after the royal family members. */
export function bodyOf(t: Tables): number {
  return t.royalCount;
}

/** Royal family members and the body that an owner controls in a place, as a mask; in a field, including those of the moving army. */
export function royalsAt(s: DiadochiState, owner: number, place: number): number {
  const royals = s.royals;
  let mask = 0;
  for (let i = 0, r = 0; i < royals.length; i += ROYAL_STRIDE, r++) if (royals[i] === place && royals[i + 1] === owner) mask = withBit(mask, r);
  return mask;
}

/** Royal family members and the body that an owner controls in a field, as a mask, without those of the moving army. */
export function fieldRoyals(s: DiadochiState, owner: number, space: SpaceIndex): number {
  return royalsAt(s, owner, space) & ~s.force[4]!;
}
