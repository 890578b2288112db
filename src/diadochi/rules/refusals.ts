/** Why a choice in the movement of armies and in the reactions to it is not offered: the first rule that forbids it. They ask the predicates by which the lists are made. */
import { argA, type Code, verbOf } from "../../core/codes.js";
import type { Refusal } from "../../core/flow.js";
import type { March } from "../frames.js";
import { V } from "../moves.js";
import { spaceId } from "../names.js";
import {
  type DiadochiState,
  fieldOwner,
  forceGenerals,
  forceOwner,
  forceSpace,
  forceUnits,
  generalId,
  generalOfPiece,
  hasAskedPassage,
  hasBit,
  hasEnemyUnits,
  hasIndependentArmy,
  INDEPENDENTS,
  isMajorCity,
  markerOf,
  NOBODY,
  ownerOfGeneral,
  ownerOfSeat,
  placeOfGeneral,
  seatOfOwner,
} from "../state.js";
import { costOfLink, endLink, firstLink, isPort, kindOfLink, kindOfSpace, LAND, neighbour, NONE, type SpaceIndex, type Tables, TRANSIT } from "../tables.js";
import { countUnits } from "../units.js";
import { canIndependentsEnter } from "./independents.js";
import { canEnter, mayWalk } from "./march.js";
import { isConvertibleCity } from "./markers.js";
import { refusePiece } from "./piece-refusals.js";
import { canInterceptFrom, isOpenToInterceptors } from "./reactions.js";
import { ATTEMPT_MP, ATTEMPT_UNITS, attemptUnits, isSiegeTarget, isSubjugationTarget } from "./siege.js";

/** Why the army under way cannot do this now. */
export function refuseMarch(s: DiadochiState, t: Tables, march: March, c: Code): Refusal | null {
  const verb = verbOf(c);
  const { mp, commander } = march;
  const here = { space: spaceId(t, forceSpace(s)) };
  if (march.passage && verb !== V["step-to"] && verb !== V["ask-passage"]) return { code: "march/on-passage", clause: "DIA-MOV.22", data: here };
  switch (verb) {
    case V["step-to"]:
      return refuseStep(s, t, march, argA(c));
    case V["ask-passage"]:
      return refusePassage(s, t, march, argA(c));
    case V["remove-marker"]:
      return refuseRemoval(s, t, mp);
    case V.assault:
    case V.subjugate:
      return refuseAttempt(s, t, mp, commander, verb === V.assault);
    case V.embark:
      return refuseEmbarking(s, t, march);
    case V["drop-or-pick-up"]:
      return march.handled
        ? { code: "march/pieces-handled", clause: "DIA-MOV.41", data: {} }
        : { code: "march/nothing-to-handle", clause: "DIA-MOV.38", data: here };
    case V["change-commander"]:
      if (march.changed) return { code: "march/commander-changed", clause: "DIA-MOV.39", data: {} };
      return refusePiece(s, t, { units: forceUnits(s), generals: forceGenerals(s), royals: 0, commander }, "DIA-GEN.23", c);
    default:
      return null;
  }
}

function refuseStep(s: DiadochiState, t: Tables, march: March, to: SpaceIndex): Refusal | null {
  const { mp } = march;
  const data = { space: spaceId(t, to) };
  if (march.stopped) return { code: "march/has-fought", clause: "DIA-MOV.27", data };
  if (!mayWalk(march)) return { code: "march/land-sea-land", clause: "DIA-NAV.6", data };
  const cost = costTo(s, t, to);
  if (cost === NONE) return { code: "march/no-link", clause: "DIA-MOV.7", data };
  if (cost > mp) return { code: "march/too-few-mp", clause: "DIA-MOV.6", data: { ...data, cost, mp } };
  return canEnter(s, to) ? null : { code: "march/lone-general", clause: "DIA-MOV.17", data };
}

function costTo(s: DiadochiState, t: Tables, to: SpaceIndex): number {
  const from = forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) return costOfLink(kindOfLink(t.land, i));
  return NONE;
}

function refusePassage(s: DiadochiState, t: Tables, march: March, to: SpaceIndex): Refusal | null {
  const data = { space: spaceId(t, to) };
  const owner = fieldOwner(s, to);
  if (owner === NOBODY || owner === INDEPENDENTS || owner === forceOwner(s)) return { code: "march/nobody-to-ask", clause: "DIA-MOV.19", data };
  if (hasAskedPassage(s, to)) return { code: "march/asked-before", clause: "DIA-MOV.21", data };
  return refuseStep(s, t, march, to) ?? { code: "march/no-mp-to-pass", clause: "DIA-MOV.22", data };
}

function refuseRemoval(s: DiadochiState, t: Tables, mp: number): Refusal | null {
  const space = forceSpace(s);
  const data = { space: spaceId(t, space), cost: ATTEMPT_MP, mp };
  if (!isConvertibleCity(s, t, forceOwner(s), space)) return { code: "march/no-marker-to-remove", clause: "DIA-MOV.8", data };
  if (countUnits(forceUnits(s)) < ATTEMPT_UNITS) return { code: "march/too-few-units", clause: "DIA-MOV.8", data };
  return mp < ATTEMPT_MP ? { code: "march/too-few-mp", clause: "DIA-MOV.8", data } : null;
}

function refuseAttempt(s: DiadochiState, t: Tables, mp: number, commander: number, assault: boolean): Refusal | null {
  const space = forceSpace(s);
  const seat = seatOfOwner(forceOwner(s));
  const data = { space: spaceId(t, space), cost: ATTEMPT_MP, mp };
  if (assault && !isSiegeTarget(s, t, seat, space)) return { code: "march/no-siege", clause: isMajorCity(t, space) ? "DIA-SIE.12" : "DIA-SIE.1", data };
  if (!assault && !isSubjugationTarget(s, t, space))
    return { code: "march/no-subjugation", clause: markerOf(s, space) === NOBODY ? "DIA-SIE.1" : "DIA-SIE.31", data };
  if (countUnits(forceUnits(s)) < ATTEMPT_UNITS) return { code: "march/too-few-units", clause: assault ? "DIA-SIE.5" : "DIA-SIE.28", data };
  if (countUnits(attemptUnits(s, t, seat, commander, forceUnits(s), space)) < ATTEMPT_UNITS)
    return { code: "march/royals-do-not-count", clause: "DIA-SIE.25", data };
  return mp < ATTEMPT_MP ? { code: "march/too-few-mp", clause: "DIA-MOV.10", data } : null;
}

function refuseEmbarking(s: DiadochiState, t: Tables, march: March): Refusal | null {
  const data = { space: spaceId(t, forceSpace(s)) };
  if (!isPort(t, forceSpace(s))) return { code: "march/no-port", clause: "DIA-MAP.10", data };
  if (march.noNaval) return { code: "march/land-move-only", clause: "DIA-CRD.11", data };
  if (march.sailed) return { code: "march/sailed-before", clause: "DIA-NAV.7", data };
  if (s.navalUsed !== 0) return { code: "march/naval-move-used", clause: "DIA-NAV.1", data };
  return march.stopped ? { code: "march/has-fought", clause: "DIA-MOV.27", data } : { code: "march/too-few-mp", clause: "DIA-NAV.3", data };
}

/** Why an independent army under way cannot step to a space, or not stop. */
export function refuseIndependentMarch(s: DiadochiState, t: Tables, mp: number, c: Code): Refusal | null {
  if (verbOf(c) === V.stop) return { code: "independent/duty", clause: "DIA-IND.15", data: {} };
  if (verbOf(c) !== V["step-to"]) return null;
  const to = argA(c);
  const data = { space: spaceId(t, to) };
  const cost = costTo(s, t, to);
  if (cost === NONE) return { code: "march/no-link", clause: "DIA-IND.5", data };
  if (cost > mp) return { code: "march/too-few-mp", clause: "DIA-IND.5", data: { ...data, cost, mp } };
  if (hasIndependentArmy(s, to)) return { code: "independent/army-there", clause: "DIA-IND.14", data };
  if (!canIndependentsEnter(s, t, to)) return { code: "independent/city-closed", clause: "DIA-IND.7", data };
  return { code: "independent/duty", clause: "DIA-IND.15", data };
}

/** Why a general cannot be activated by a seat. */
export function refuseActivation(s: DiadochiState, t: Tables, seat: number, piece: number): Refusal {
  const general = generalOfPiece(t, piece);
  const data = { general: t.pieceIds[piece] ?? generalId(s, t, general) };
  const place = placeOfGeneral(s, general);
  if (ownerOfGeneral(s, general) !== ownerOfSeat(seat)) return { code: "activate/not-yours", clause: "DIA-MOV.4", data };
  if (place < 0) return { code: "activate/not-on-map", clause: "DIA-MOV.16", data };
  if (hasBit(s.actedGenerals, general)) return { code: "activate/has-acted", clause: "DIA-MOV.37", data };
  return { code: "activate/locked-in", clause: "DIA-SIE.24", data };
}

/** Why an owner's army in a space cannot try to intercept the army under way. */
export function refuseInterception(s: DiadochiState, t: Tables, owner: number, from: SpaceIndex): Refusal | null {
  const space = forceSpace(s);
  const data = { space: spaceId(t, from), into: spaceId(t, space) };
  if (kindOfSpace(t, space) === TRANSIT || !isOpenToInterceptors(s, t, owner, space)) return { code: "intercept/closed", clause: "DIA-INT.4", data };
  if (!canInterceptFrom(s, owner, from)) return { code: "intercept/no-army", clause: "DIA-INT.2", data };
  return isOrdinaryNeighbour(t, space, from)
    ? { code: "intercept/declared", clause: "DIA-INT.24", data }
    : { code: "intercept/not-adjacent", clause: "DIA-INT.3", data };
}

function isOrdinaryNeighbour(t: Tables, space: SpaceIndex, from: SpaceIndex): boolean {
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) if (neighbour(t.land, i) === from) return kindOfLink(t.land, i) === LAND;
  return false;
}

/** Why an avoiding army cannot step to a space. */
export function refuseAvoidance(s: DiadochiState, t: Tables, owner: number, attackerFrom: SpaceIndex, to: SpaceIndex): Refusal {
  const data = { space: spaceId(t, to) };
  if (to === attackerFrom) return { code: "avoid/attacker-came-from", clause: "DIA-AVO.5", data };
  if (hasEnemyUnits(s, owner, to)) return { code: "avoid/enemies", clause: "DIA-AVO.5", data };
  const marker = markerOf(s, to);
  if (marker !== NOBODY && marker !== owner) return { code: "avoid/marker", clause: "DIA-AVO.5", data };
  return { code: "avoid/not-adjacent", clause: "DIA-AVO.4", data };
}
