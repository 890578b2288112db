/**
 * The reasons for refusing choices in the movement of armies and in reactions to it. Each function reports the first rule that forbids the choice, by
 * the predicates that also make the lists of moves.
 */
import { hasBit } from "../../../core/basics/bits.js";
import { refuse } from "../refusals.js";
import { argA, type Code, verbOf } from "../../../core/moves/codes.js";
import type { Refusal } from "../../../core/basics/errors.js";
import { F, type March } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { spaceId } from "../../state/names.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import {
  costOfLink,
  endLink,
  firstLink,
  isPort,
  kindOfLink,
  kindOfSpace,
  LAND,
  neighbour,
  NONE,
  type SpaceIndex,
  type Tables,
  tablesOf,
  TRANSIT,
} from "../../tables/index.js";
import { countUnits } from "../../vocabulary/units.js";
import { canIndependentsEnter } from "../independents.js";
import { canEnter, mayWalk } from "./march.js";
import { isConvertibleCity } from "../markers.js";
import { refusePiece } from "./piece-refusals.js";
import { canInterceptFrom, isOpenToInterceptors } from "../reactions.js";
import { ATTEMPT_MP, ATTEMPT_UNITS, attemptUnits, isSiegeTarget, isSubjugationTarget } from "../siege.js";

/** The reason why the moving army cannot make a choice, or null if none is found. */
export function refuseMarch(s: DiadochiState, _seat: number, c: Code): Refusal | null {
  const t = tablesOf(s);
  const march = F.march.top(s);
  const verb = verbOf(c);
  const { mp, commander } = march;
  const here = { space: spaceId(t, S.forceSpace(s)) };
  if (march.passage && verb !== V["step-to"] && verb !== V["ask-passage"]) return refuse("march/on-passage", here);
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
      return march.handled ? refuse("march/pieces-handled") : refuse("march/nothing-to-handle", here);
    case V["change-commander"]:
      if (march.changed) return refuse("march/commander-changed");
      return refusePiece(s, t, { units: S.forceUnits(s), generals: S.forceGenerals(s), royals: 0, commander }, "DIA-GEN.23", c);
    default:
      return null;
  }
}

function refuseStep(s: DiadochiState, t: Tables, march: March, to: SpaceIndex): Refusal | null {
  const { mp } = march;
  const data = { space: spaceId(t, to) };
  if (march.stopped) return refuse("march/has-fought", data);
  if (!mayWalk(march)) return refuse("march/land-sea-land", data);
  const cost = costTo(s, t, to);
  if (cost === NONE) return refuse("march/no-link", { ...data, from: spaceId(t, S.forceSpace(s)) });
  if (cost > mp) return refuse("march/too-few-mp", { ...data, cost, mp });
  return canEnter(s, to) ? null : refuse("march/lone-general", data);
}

function costTo(s: DiadochiState, t: Tables, to: SpaceIndex): number {
  const from = S.forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) return costOfLink(kindOfLink(t.land, i));
  return NONE;
}

function refusePassage(s: DiadochiState, t: Tables, march: March, to: SpaceIndex): Refusal | null {
  const data = { space: spaceId(t, to) };
  const owner = S.fieldOwner(s, to);
  if (owner === S.NOBODY || owner === S.INDEPENDENTS || owner === S.forceOwner(s)) return refuse("march/nobody-to-ask", data);
  if (S.hasAskedPassage(s, to)) return refuse("march/asked-before", data);
  return refuseStep(s, t, march, to) ?? refuse("march/no-mp-to-pass", data);
}

function refuseRemoval(s: DiadochiState, t: Tables, mp: number): Refusal | null {
  const space = S.forceSpace(s);
  const data = { space: spaceId(t, space), cost: ATTEMPT_MP, mp };
  if (!isConvertibleCity(s, t, S.forceOwner(s), space)) return refuse("march/no-marker-to-remove", data);
  if (countUnits(S.forceUnits(s)) < ATTEMPT_UNITS) return refuse("march/too-few-units (removing a marker)", data);
  return mp < ATTEMPT_MP ? refuse("march/too-few-mp (removing a marker)", data) : null;
}

function refuseAttempt(s: DiadochiState, t: Tables, mp: number, commander: number, assault: boolean): Refusal | null {
  const space = S.forceSpace(s);
  const seat = S.seatOfForce(s);
  const data = { space: spaceId(t, space), cost: ATTEMPT_MP, mp };
  if (assault && !isSiegeTarget(s, t, seat, space)) return refuse(S.isMajorCity(t, space) ? "march/no-siege (major city)" : "march/no-siege", data);
  if (!assault && !isSubjugationTarget(s, t, space))
    return refuse(S.markerOf(s, space) === S.NOBODY ? "march/no-subjugation (no marker)" : "march/no-subjugation", data);
  if (countUnits(S.forceUnits(s)) < ATTEMPT_UNITS) return refuse(assault ? "march/too-few-units" : "march/too-few-units (subjugation)", data);
  if (countUnits(attemptUnits(s, seat, commander, S.forceUnits(s), space)) < ATTEMPT_UNITS) return refuse("march/royals-do-not-count", data);
  return mp < ATTEMPT_MP ? refuse("march/too-few-mp (attempt)", data) : null;
}

function refuseEmbarking(s: DiadochiState, t: Tables, march: March): Refusal | null {
  const data = { space: spaceId(t, S.forceSpace(s)) };
  if (!isPort(t, S.forceSpace(s))) return refuse("march/no-port", data);
  if (march.noNaval) return refuse("march/land-move-only", data);
  if (march.sailed) return refuse("march/sailed-before", data);
  if (s.navalUsed !== 0) return refuse("march/naval-move-used", data);
  return march.stopped ? refuse("march/has-fought", data) : refuse("march/too-few-mp (embarking)", data);
}

/** The reason why a moving independent army cannot step to a space, or cannot stop; null for other choices. */
export function refuseIndependentMarch(s: DiadochiState, _seat: number, c: Code): Refusal | null {
  const t = tablesOf(s);
  const { mp } = F["independent-march"].top(s);
  if (verbOf(c) === V.stop) return refuse("independent/duty");
  if (verbOf(c) !== V["step-to"]) return null;
  const to = argA(c);
  const data = { space: spaceId(t, to) };
  const cost = costTo(s, t, to);
  if (cost === NONE) return refuse("march/no-link (independent army)", { ...data, from: spaceId(t, S.forceSpace(s)) });
  if (cost > mp) return refuse("march/too-few-mp (independent army)", { ...data, cost, mp });
  if (S.hasIndependentArmy(s, to)) return refuse("independent/army-there", data);
  if (!canIndependentsEnter(s, t, to)) return refuse("independent/city-closed", data);
  return refuse("independent/duty", data);
}

/** The reason why a seat cannot activate a general. */
export function refuseActivation(s: DiadochiState, t: Tables, seat: number, piece: number): Refusal {
  const general = S.generalOfPiece(t, piece);
  const data = { general: t.pieceIds[piece] ?? S.generalId(s, t, general) };
  const place = S.placeOfGeneral(s, general);
  if (S.ownerOfGeneral(s, general) !== S.ownerOfSeat(seat)) return refuse("activate/not-yours", data);
  if (place < 0) return refuse("activate/not-on-map", data);
  if (hasBit(s.actedGenerals, general)) return refuse("activate/has-acted", data);
  return refuse("activate/locked-in", data);
}

/** The reason why an owner's army in a space cannot try to intercept the moving army. */
export function refuseInterceptor(s: DiadochiState, t: Tables, owner: number, from: SpaceIndex): Refusal | null {
  const space = S.forceSpace(s);
  const data = { space: spaceId(t, from), into: spaceId(t, space) };
  if (kindOfSpace(t, space) === TRANSIT || !isOpenToInterceptors(s, t, owner, space)) return refuse("intercept/closed", data);
  if (!canInterceptFrom(s, owner, from)) return refuse("intercept/no-army", data);
  return isOrdinaryNeighbour(t, space, from) ? refuse("intercept/declared", data) : refuse("intercept/not-adjacent", data);
}

function isOrdinaryNeighbour(t: Tables, space: SpaceIndex, from: SpaceIndex): boolean {
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) if (neighbour(t.land, i) === from) return kindOfLink(t.land, i) === LAND;
  return false;
}

interface AvoidanceStep {
  readonly from: SpaceIndex;
  readonly to: SpaceIndex;
  readonly attackerFrom: SpaceIndex;
}

export function refuseAvoidance(s: DiadochiState, t: Tables, owner: number, { from, to, attackerFrom }: AvoidanceStep): Refusal {
  const data = { space: spaceId(t, to) };
  if (to === attackerFrom) return refuse("avoid/attacker-came-from", data);
  if (S.hasEnemyUnits(s, owner, to)) return refuse("avoid/enemies", data);
  const marker = S.markerOf(s, to);
  if (marker !== S.NOBODY && marker !== owner) return refuse("avoid/marker", data);
  return refuse("avoid/not-adjacent", { ...data, from: spaceId(t, from) });
}
