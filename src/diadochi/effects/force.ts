/** The moving army: taking up and putting down pieces, moving, and dissolving into the field. */
import { hasBit, nextBit, withoutBit } from "../../core/basics/bits.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { generalIds, ownerSeat, royalIds, seatId, spaceId, unitCounts } from "../state/names.js";
import { seniorGeneral } from "../rules/command.js";
import { canCarryBody } from "../rules/royals.js";
import * as S from "../state/index.js";
import type { DiadochiState, Pieces } from "../state/index.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, NO_UNITS, subtractUnits, type Units } from "../vocabulary/units.js";

/**
 * Takes up the default army: everything of the commander's player in the field of his space that has not acted in this segment (DIA-MOV.31),
 * including royal family members (DIA-ROY.9, DIA-ROY.14). The army takes the body only if the commander may carry it.
 */
export function takeUpArmy(s: DiadochiState, t: Tables, commander: number): void {
  const owner = S.ownerOfGeneral(s, commander);
  const space = S.placeOfGeneral(s, commander);
  const units = S.freshUnits(s, owner, space);
  const generals = S.fieldGenerals(s, owner, space) & ~s.actedGenerals;
  let royals = S.fieldRoyals(s, owner, space) & ~s.actedRoyals;
  // DIA-ALX.1, DIA-ALX.2: after turn 1, the body moves only with a major general of its player who commands CUs.
  if (!canCarryBody(s, t, commander, units)) royals = withoutBit(royals, S.bodyOf(t));
  if (units !== NO_UNITS) S.takeFromField(s, space, units);
  S.formForce(s, owner, space, { units, generals, royals });
}

/**
 * Fixes the composition: the army's generals and royal family members have now acted in this segment (DIA-MOV.37); its CUs count as acted when they
 * are put down.
 */
export function markForceActed(s: DiadochiState): void {
  s.actedGenerals |= S.forceGenerals(s);
  s.actedRoyals |= S.forceRoyals(s);
}

/** Puts CUs of the army down in the field of its space. If `acted`, marks them as having acted. */
export function putDownUnits(s: DiadochiState, units: Units, acted: boolean): void {
  if (units === NO_UNITS) return;
  S.setForceUnits(s, subtractUnits(S.forceUnits(s), units));
  S.addToField(s, S.forceSpace(s), S.forceOwner(s), units);
  if (acted) S.markActed(s, S.forceSpace(s), units);
}

export function pickUpUnits(s: DiadochiState, units: Units): void {
  S.takeFromField(s, S.forceSpace(s), units);
  S.setForceUnits(s, addUnits(S.forceUnits(s), units));
}

/** Leaves the body behind if the commander may no longer carry it (DIA-ALX.1). */
export function dropBodyIfUnfit(s: DiadochiState, t: Tables, commander: number): void {
  if (!canCarryBody(s, t, commander, S.forceUnits(s))) S.setForceRoyals(s, withoutBit(S.forceRoyals(s), S.bodyOf(t)));
}

/** Moves the army one step; a named independent army takes its counter along. */
export function stepForce(s: DiadochiState, to: SpaceIndex, mp: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const from = S.forceSpace(s);
  if (S.forceOwner(s) === S.INDEPENDENTS) {
    const army = S.armyOn(s, from);
    if (army !== NONE) S.setSpaceOfArmy(s, army, to);
  }
  S.moveForce(s, to);
  log?.push({
    type: "army-moved",
    clause,
    seat: ownerSeat(S.forceOwner(s)),
    general: forceCommander(s, t),
    from: spaceId(t, from),
    to: spaceId(t, to),
    movementPoints: mp,
  });
}

/** Ends the activation, if any: the army's CUs join the field of its space. A player's CUs are then marked as having acted. */
export function dissolveForce(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const owner = S.forceOwner(s);
  if (owner === S.NOBODY) return;
  const space = S.forceSpace(s);
  const general = log === undefined ? null : forceCommander(s, t);
  putDownUnits(s, S.forceUnits(s), owner !== S.INDEPENDENTS);
  S.clearForce(s);
  log?.push({ type: "move-ended", clause: "DIA-MOV.32", seat: ownerSeat(owner), general, space: spaceId(t, space) });
}

// The commander of the march while he is with the army, else its senior general (DIA-BAT.21); null without generals.
function forceCommander(s: DiadochiState, t: Tables): string | null {
  const commander = F.march.find(s)?.commander ?? NONE;
  const leads = commander !== NONE && hasBit(S.forceGenerals(s), commander) ? commander : seniorGeneral(t, S.forceGenerals(s));
  return leads === NONE ? null : S.generalId(s, t, leads);
}

/** True if the moving army has lost all CUs and generals. */
export function isForceGone(s: DiadochiState): boolean {
  return S.forceUnits(s) === NO_UNITS && S.forceGenerals(s) === 0;
}

/** Moves pieces of an owner from one field to another. */
export function moveFieldPieces(s: DiadochiState, owner: number, from: SpaceIndex, to: SpaceIndex, { units, generals, royals }: Pieces): void {
  if (units !== NO_UNITS) {
    S.takeFromField(s, from, units);
    S.addToField(s, to, owner, units);
  }
  if (owner === S.INDEPENDENTS) {
    const army = S.armyOn(s, from);
    if (army !== NONE) S.setSpaceOfArmy(s, army, to);
  }
  movePeople(s, to, generals, royals);
}

/** Moves the generals and royal family members of these masks to a place. */
export function movePeople(s: DiadochiState, place: number, generals: number, royals: number): void {
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) S.setGeneralPlace(s, general, place);
  for (let royal = nextBit(royals, 0); royal >= 0; royal = nextBit(royals, royal + 1)) S.setRoyalPlace(s, royal, place);
}

/** Removes generals and royal family members from the army; they stay in its space. */
export function putDownPeople(s: DiadochiState, generals: number, royals: number): void {
  S.setForceGenerals(s, S.forceGenerals(s) & ~generals);
  S.setForceRoyals(s, S.forceRoyals(s) & ~royals);
}

export function tellLeft(s: DiadochiState, { units, generals, royals }: Pieces, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  log?.push({
    type: "pieces-left",
    clause,
    seat: seatId(S.seatOfForce(s)),
    space: spaceId(t, S.forceSpace(s)),
    units: unitCounts(units),
    generals: generalIds(s, t, generals),
    royals: royalIds(t, royals),
  });
}
