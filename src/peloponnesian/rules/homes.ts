import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS, SPARTA } from "../vocabulary/types.js";
import { controls, isBlockaded, roomInside } from "./siege.js";

/** The homes of a block in the current scenario (PEL-2.1.1.1). */
export function homesOf(s: PeloponnesianState, block: number): readonly number[] {
  return S.scenarioOf(s).homes[block]!;
}

/** PEL-2.1.1.2: true if an area is one of the homes of a block. */
export function isHome(s: PeloponnesianState, block: number, area: number): boolean {
  return homesOf(s, block).includes(area);
}

/**
 * True if a siege does not prevent builds and recruits in a city: a port allows them unless it is blockaded, another city unless it is besieged (PEL-4.2.0.2,
 * PEL-4.2.0.3).
 */
function admitsBlocks(s: PeloponnesianState, t: Tables, city: number): boolean {
  return !isBlockaded(s, t, city);
}

/**
 * True if a block can be built where it is (PEL-4.2.1.1, PEL-4.2.0.5), even if it has moved this turn (PEL-4.0.4, PEL-4.0.5, PEL-4.2.1.2, PEL-4.2.2.6).
 * Persian-funded fleets need no card of Persian Aid (PEL-13.2.4).
 */
export function canBuild(s: PeloponnesianState, t: Tables, block: number): boolean {
  // PEL-4.2.1.1: the block must be in play and below its max CV. PEL-2.2.6.3: barbarians are not built.
  if (!S.isInPlay(s, block) || t.greek[block] === 0 || S.cvOf(s, block) >= t.maxCV[block]!) return false;
  const area = S.areaOf(s, block);
  if (!isHome(s, block, area) || !controls(s, t, t.side[block]!, area)) return false;
  // Blocks outside a besieged city do not count as in it.
  if (S.isBesieged(s, area) && !S.hasMark(s, block, S.INSIDE)) return false;
  return admitsBlocks(s, t, area);
}

/** PEL-2.2.7.1: true if the Odrysians can be recruited. */
export function areOdrysiansWilling(s: PeloponnesianState, t: Tables): boolean {
  const { abdera, odrysia } = t.named;
  if (abdera < 0 || odrysia < 0) return false;
  return S.controllerOf(s, abdera) === ATHENS && !S.isClosedArea(s, t, abdera) && !S.hasBlock(s, t, odrysia, SPARTA);
}

/** True if a drawn block may be placed at one of its homes (PEL-4.2.2.5 to PEL-4.2.2.19). */
export function canPlace(s: PeloponnesianState, t: Tables, block: number, home: number): boolean {
  if (S.isClosedArea(s, t, home)) return false; // PEL-1.3.1.1, PEL-1.1.8: neutral areas and those out of play are excluded.
  const special = t.special[block];
  if (special === "odrysian" && !areOdrysiansWilling(s, t)) return false; // PEL-4.2.2.12: the condition of the Odrysians fails.
  // PEL-2.2.10.1, PEL-13.2.3, PEL-13.2.1: these blocks need a card of Persian Aid.
  if ((special === "persian" || special === "persian-funded") && S.persianAid(s, t) === 0) return false;
  const seat = t.side[block]!;
  if (t.greek[block] === 0) return !S.hasBlock(s, t, home, S.rivalOf(seat)); // PEL-4.2.2.8: a barbarian is not placed with an enemy.
  if (special === "insurgent-aeolian") return canRise(s, t, home);
  if (!controls(s, t, seat, home)) return false; // PEL-4.2.0.5: a Greek is placed only in a city of his side.
  // PEL-4.2.2.16: these fleets are not placed in a besieged port.
  if (special === "aeolian" && (S.isBesieged(s, home) || S.hasBlock(s, t, home, SPARTA))) return false;
  if (!admitsBlocks(s, t, home)) return false; // PEL-4.2.0.2, PEL-4.2.0.3: a blockaded city is excluded.
  return !S.isBesieged(s, home) || roomInside(s, t, home) > 0; // PEL-4.2.0.4: a besieged port needs room for the block.
}

// PEL-4.2.2.13: insurgents may be placed even in a city of Athens, but not with an Athenian block.
function canRise(s: PeloponnesianState, t: Tables, home: number): boolean {
  return t.cityValue[home]! > 0 && S.controllerOf(s, home) !== 2 && !S.hasBlock(s, t, home, ATHENS);
}

export function canPlaceAnywhere(s: PeloponnesianState, t: Tables, block: number): boolean {
  const homes = homesOf(s, block);
  for (let i = 0; i < homes.length; i++) if (canPlace(s, t, block, homes[i]!)) return true;
  return false;
}

/** True if a block is in an area whose city its side controls, and inside if the city is besieged (PEL-4.4.1, PEL-7.4.5, PEL-9.2.1.7, PEL-9.2.1.8). */
export function isInFriendlyCity(s: PeloponnesianState, t: Tables, block: number): boolean {
  const area = S.areaOf(s, block);
  if (!controls(s, t, t.side[block]!, area)) return false;
  return !S.isBesieged(s, area) || S.isInside(s, block, area);
}
