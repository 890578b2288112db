/** The options of the moving army with its MP (DIA-MOV, DIA-DEC.27). */
import type { March } from "../../vocabulary/frames/index.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { costOfLink, endLink, firstLink, isPort, kindOfLink, NONE, neighbour, type SpaceIndex, type Tables } from "../../tables/index.js";
import { countUnits, NO_UNITS } from "../../vocabulary/units.js";
import { isConvertibleCity } from "../markers.js";
import { canReachLanding, PATH_AT_MOST } from "./naval.js";
import { ATTEMPT_MP, ATTEMPT_UNITS, attemptUnits, isAttemptTarget, isSiegeTarget, isSubjugationTarget } from "../siege.js";

/** True if the army may step on land: not after a battle, nor after a sea leg that followed land steps (DIA-MOV.27, DIA-NAV.6). */
export function mayWalk({ stopped, walked, sailed }: March): boolean {
  return !stopped && !(walked && sailed);
}

/** The kind of the link by land from the army's space to another; NONE if no link leads there. */
export function linkTo(s: DiadochiState, t: Tables, to: SpaceIndex): number {
  const from = S.forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) return kindOfLink(t.land, i);
  return NONE;
}

/** True if the army may enter a space: with CUs any space, as a lone general only one without others' CUs (DIA-MOV.17). */
export function canEnter(s: DiadochiState, space: SpaceIndex): boolean {
  return S.forceUnits(s) !== NO_UNITS || !S.hasEnemyUnits(s, S.forceOwner(s), space);
}

/**
 * True if the army may ask for passage through a space: it has CUs, another player's CUs are in the field there, it has not yet asked there, and it
 * will have MP for another step (DIA-MOV.21, DIA-MOV.22).
 */
export function canAskPassage(s: DiadochiState, t: Tables, space: SpaceIndex, mpAfter: number): boolean {
  const owner = S.fieldOwner(s, space);
  if (owner === S.NOBODY || owner === S.INDEPENDENTS || owner === S.forceOwner(s)) return false;
  return S.forceUnits(s) !== NO_UNITS && !S.hasAskedPassage(s, space) && mpAfter >= cheapestStep(t, space);
}

/** The cost in MP of the cheapest step from a space by land. */
export function cheapestStep(t: Tables, space: SpaceIndex): number {
  let cheapest = 99;
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) cheapest = Math.min(cheapest, costOfLink(kindOfLink(t.land, i)));
  return cheapest;
}

/** True if the army may remove the marker of its space (DIA-MOV.8). */
export function canRemoveMarker(s: DiadochiState, t: Tables, mp: number): boolean {
  const space = S.forceSpace(s);
  return (
    mp >= ATTEMPT_MP &&
    countUnits(S.forceUnits(s)) >= ATTEMPT_UNITS &&
    isConvertibleCity(s, t, S.forceOwner(s), space) &&
    !S.hasEnemyUnits(s, S.forceOwner(s), space)
  );
}

/** True if the army may assault the city of its space (DIA-MOV.10, DIA-SIE.5). */
export function canAssault(s: DiadochiState, t: Tables, commander: number, mp: number): boolean {
  const seat = S.seatOfForce(s);
  const space = S.forceSpace(s);
  return mp >= ATTEMPT_MP && isSiegeTarget(s, t, seat, space) && isAttemptTarget(s, t, seat, space) && hasAttemptUnits(s, seat, commander, space);
}

/** True if the army may try to subjugate its space (DIA-MOV.10, DIA-SIE.28). */
export function canSubjugate(s: DiadochiState, t: Tables, commander: number, mp: number): boolean {
  const seat = S.seatOfForce(s);
  const space = S.forceSpace(s);
  return mp >= ATTEMPT_MP && isSubjugationTarget(s, t, space) && isAttemptTarget(s, t, seat, space) && hasAttemptUnits(s, seat, commander, space);
}

// DIA-SIE.25: CUs barred by legitimacy do not count.
function hasAttemptUnits(s: DiadochiState, seat: number, commander: number, space: SpaceIndex): boolean {
  return countUnits(attemptUnits(s, seat, commander, S.forceUnits(s), space)) >= ATTEMPT_UNITS;
}

/**
 * True if the army may embark: it is in a port and not on a passage, no battle, card or earlier naval move forbids it, and it has MP for a link and
 * a port to land in (DIA-MOV.29, DIA-NAV.1, DIA-NAV.6, DIA-NAV.7). Elephants and lone generals may embark too (DIA-NAV.10, DIA-NAV.34).
 */
export function canEmbark(s: DiadochiState, t: Tables, march: March): boolean {
  if (march.stopped || march.sailed || march.noNaval || march.passage || s.navalUsed !== 0) return false;
  const { mp } = march;
  const space = S.forceSpace(s);
  if (!isPort(t, space)) return false;
  for (let i = firstLink(t.naval, space); i < endLink(t.naval, space); i++) {
    const left = mp - costOfLink(kindOfLink(t.naval, i));
    if (left >= 0 && (canEnter(s, neighbour(t.naval, i)) || canSailBeyond(s, t, neighbour(t.naval, i), left))) return true;
  }
  return false;
}

// DIA-NAV.5: a lone general may sail past a port with enemies.
function canSailBeyond(s: DiadochiState, t: Tables, port: SpaceIndex, mp: number): boolean {
  const start = S.forceSpace(s);
  return canReachLanding(s, t, { port, mp, left: PATH_AT_MOST - 1, visited: (other) => other === start });
}
