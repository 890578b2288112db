/** The areas where blocks are recruited and built (4.2). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS, SPARTA } from "../vocabulary/types.js";
import { controls, isBlockaded, roomInside } from "./siege.js";

/** The homes of a block in the scenario being played (PEL-2.1.1.1). */
export function homesOf(s: PeloponnesianState, block: number): readonly number[] {
  return S.scenarioOf(s).homes[block]!;
}

/** True if an area is one of a block's homes (PEL-2.1.1.2). */
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
 * True if a block can be built where it is (PEL-4.2.1.1, PEL-4.2.0.5), whatever it did this turn (PEL-4.0.4, PEL-4.0.5, PEL-4.2.1.2, PEL-4.2.2.6);
 * Persian-funded fleets also without a card of Persian Aid (PEL-13.2.4).
 */
export function canBuild(s: PeloponnesianState, t: Tables, block: number): boolean {
  // PEL-4.2.1.1: in play and below its max CV, PEL-2.2.6.3: no barbarian
  if (!S.isInPlay(s, block) || t.greek[block] === 0 || S.cvOf(s, block) >= t.maxCV[block]!) return false;
  const area = S.areaOf(s, block);
  if (!isHome(s, block, area) || !controls(s, t, t.side[block]!, area)) return false;
  // Blocks outside a besieged city are not in it.
  if (S.isBesieged(s, area) && !S.hasMark(s, block, S.INSIDE)) return false;
  return admitsBlocks(s, t, area);
}

/** True if the condition of the Odrysians holds (PEL-2.2.7.1). */
export function areOdrysiansWilling(s: PeloponnesianState, t: Tables): boolean {
  const { abdera, odrysia } = t.named;
  if (abdera < 0 || odrysia < 0) return false;
  return S.controllerOf(s, abdera) === ATHENS && !S.isClosedArea(s, t, abdera) && !S.hasBlock(s, t, odrysia, SPARTA);
}

/** True if a drawn block may be placed at one of its homes now (PEL-4.2.2.5 to PEL-4.2.2.19). */
export function canPlace(s: PeloponnesianState, t: Tables, block: number, home: number): boolean {
  if (S.isClosedArea(s, t, home)) return false; // PEL-1.3.1.1, PEL-1.1.8: nobody is recruited in a neutral area, or out of play.
  const special = t.special[block];
  if (special === "odrysian" && !areOdrysiansWilling(s, t)) return false; // PEL-4.2.2.12: the Odrysians do not come.
  // PEL-2.2.10.1, PEL-13.2.3, PEL-13.2.1: only with a card of Persian Aid.
  if ((special === "persian" || special === "persian-funded") && S.persianAid(s, t) === 0) return false;
  const seat = t.side[block]!;
  if (t.greek[block] === 0) return !S.hasBlock(s, t, home, S.rivalOf(seat)); // PEL-4.2.2.8: a barbarian not where an enemy stands.
  if (special === "insurgent-aeolian") return canRise(s, t, home);
  if (!controls(s, t, seat, home)) return false; // PEL-4.2.0.5: a Greek only into a city of his side.
  // PEL-4.2.2.16: these fleets not into a besieged port.
  if (special === "aeolian" && (S.isBesieged(s, home) || S.hasBlock(s, t, home, SPARTA))) return false;
  if (!admitsBlocks(s, t, home)) return false; // PEL-4.2.0.2, PEL-4.2.0.3: nowhere that is besieged and blockaded.
  return !S.isBesieged(s, home) || roomInside(s, t, home) > 0; // PEL-4.2.0.4: into a besieged port within its room.
}

// PEL-4.2.2.13: insurgents may be placed even in a city of Athens, but not where an Athenian block is.
function canRise(s: PeloponnesianState, t: Tables, home: number): boolean {
  return t.cityValue[home]! > 0 && S.controllerOf(s, home) !== 2 && !S.hasBlock(s, t, home, ATHENS);
}

/** True if a block can be placed anywhere. */
export function canPlaceAnywhere(s: PeloponnesianState, t: Tables, block: number): boolean {
  const homes = homesOf(s, block);
  for (let i = 0; i < homes.length; i++) if (canPlace(s, t, block, homes[i]!)) return true;
  return false;
}

/** True if a block stands in an area whose city its side controls, inside the city if that is besieged (PEL-4.4.1, PEL-7.4.5, PEL-9.2.1.7, PEL-9.2.1.8). */
export function isInFriendlyCity(s: PeloponnesianState, t: Tables, block: number): boolean {
  const area = S.areaOf(s, block);
  if (!controls(s, t, t.side[block]!, area)) return false;
  return !S.isBesieged(s, area) || S.isInside(s, block, area);
}
