/** The army under way: how it is taken up, puts pieces down, steps and dissolves into the field again. */
import type { Log } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import { generalIds, ownerSeat, royalIds, seatId, spaceId, unitCounts } from "../names.js";
import { seniorGeneral } from "../rules/command.js";
import { canCarryBody } from "../rules/royals.js";
import {
  addToField,
  armyOn,
  bodyOf,
  clearAskedPassages,
  clearForce,
  type DiadochiState,
  fieldGenerals,
  fieldRoyals,
  forceGenerals,
  forceOwner,
  forceRoyals,
  forceSpace,
  forceUnits,
  formForce,
  freshUnits,
  generalId,
  hasBit,
  INDEPENDENTS,
  markActed,
  moveForce,
  NOBODY,
  ownerOfGeneral,
  type Pieces,
  placeOfGeneral,
  seatOfOwner,
  setForceGenerals,
  setForceRoyals,
  setForceUnits,
  setGeneralPlace,
  setRoyalPlace,
  setSpaceOfArmy,
  takeFromField,
} from "../state.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables.js";
import { addUnits, NO_UNITS, subtractUnits, type Units } from "../units.js";

/** Takes up the default composition of an army: everything of the commander's player in the field of his space that has not acted in this segment (DIA-MOV.31), his royal family members included (DIA-ROY.9, DIA-ROY.14). */
export function takeUpArmy(s: DiadochiState, t: Tables, commander: number): void {
  const owner = ownerOfGeneral(s, commander);
  const space = placeOfGeneral(s, commander);
  const units = freshUnits(s, owner, space);
  const generals = fieldGenerals(s, owner, space) & ~s.actedGenerals;
  let royals = fieldRoyals(s, owner, space) & ~s.actedRoyals;
  // DIA-ALX.1, DIA-ALX.2: the body goes with a major general of its player who has CUs, after turn 1.
  if (!canCarryBody(s, t, commander, units)) royals &= ~(1 << bodyOf(t));
  if (units !== NO_UNITS) takeFromField(s, space, units);
  formForce(s, owner, space, { units, generals, royals });
}

/** Fixes the composition: every piece of the army has acted in this segment (DIA-MOV.37). */
export function markForceActed(s: DiadochiState): void {
  s.actedGenerals |= forceGenerals(s);
  s.actedRoyals |= forceRoyals(s);
}

/** Puts CUs of the army down in the field of its space; `acted` says whether they have acted. */
export function putDownUnits(s: DiadochiState, units: Units, acted: boolean): void {
  if (units === NO_UNITS) return;
  setForceUnits(s, subtractUnits(forceUnits(s), units));
  addToField(s, forceSpace(s), forceOwner(s), units);
  if (acted) markActed(s, forceSpace(s), units);
}

/** Takes CUs of the field into the army. */
export function pickUpUnits(s: DiadochiState, units: Units): void {
  takeFromField(s, forceSpace(s), units);
  setForceUnits(s, addUnits(forceUnits(s), units));
}

/** Leaves the body where it stands when the commander may not carry it any more (DIA-ALX.1). */
export function dropBodyIfUnfit(s: DiadochiState, t: Tables, commander: number): void {
  if (!canCarryBody(s, t, commander, forceUnits(s))) setForceRoyals(s, forceRoyals(s) & ~(1 << bodyOf(t)));
}

/** Moves the army one step, with the named independent army that it may be. */
export function stepForce(s: DiadochiState, to: SpaceIndex, mp: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const from = forceSpace(s);
  if (forceOwner(s) === INDEPENDENTS) {
    const army = armyOn(s, from);
    if (army !== NONE) setSpaceOfArmy(s, army, to);
  }
  moveForce(s, to);
  log?.push({
    type: "army-moved",
    clause,
    seat: ownerSeat(forceOwner(s)),
    general: forceCommander(s, t),
    from: spaceId(t, from),
    to: spaceId(t, to),
    movementPoints: mp,
  });
}

/** Ends the activation: the army's pieces are in the field of its space and have acted. */
export function dissolveForce(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const owner = forceOwner(s);
  if (owner === NOBODY) return;
  const space = forceSpace(s);
  const general = log === undefined ? null : forceCommander(s, t);
  putDownUnits(s, forceUnits(s), owner !== INDEPENDENTS);
  clearForce(s);
  clearAskedPassages(s);
  log?.push({ type: "move-ended", clause: "DIA-MOV.32", seat: ownerSeat(owner), general, space: spaceId(t, space) });
}

// Who leads the army under way: the commander of the march while he is with it, else its senior general (DIA-BAT.21).
function forceCommander(s: DiadochiState, t: Tables): string | null {
  const commander = F.march.find(s)?.commander ?? NONE;
  const leads = commander !== NONE && hasBit(forceGenerals(s), commander) ? commander : seniorGeneral(t, forceGenerals(s));
  return leads === NONE ? null : generalId(s, t, leads);
}

/** Whether nothing is left of the army under way but its name. */
export function isForceGone(s: DiadochiState): boolean {
  return forceUnits(s) === NO_UNITS && forceGenerals(s) === 0;
}

/** Field pieces of an owner go from one space to another; all of the given CUs, generals and royal family members. */
export function moveFieldPieces(s: DiadochiState, owner: number, from: SpaceIndex, to: SpaceIndex, { units, generals, royals }: Pieces): void {
  if (units !== NO_UNITS) {
    takeFromField(s, from, units);
    addToField(s, to, owner, units);
  }
  if (owner === INDEPENDENTS) {
    const army = armyOn(s, from);
    if (army !== NONE) setSpaceOfArmy(s, army, to);
  }
  movePeople(s, to, generals, royals);
}

/** Puts generals and royal family members of masks somewhere. */
export function movePeople(s: DiadochiState, place: number, generals: number, royals: number): void {
  for (let g = generals; g !== 0; g &= g - 1) setGeneralPlace(s, 31 - Math.clz32(g & -g), place);
  for (let r = royals; r !== 0; r &= r - 1) setRoyalPlace(s, 31 - Math.clz32(r & -r), place);
}

/** Takes generals and royal family members out of the army; they stay in its space. */
export function putDownPeople(s: DiadochiState, generals: number, royals: number): void {
  setForceGenerals(s, forceGenerals(s) & ~generals);
  setForceRoyals(s, forceRoyals(s) & ~royals);
}

/** Tells which pieces an army leaves. */
export function tellLeft(s: DiadochiState, { units, generals, royals }: Pieces, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  log?.push({
    type: "pieces-left",
    clause,
    seat: seatId(seatOfOwner(forceOwner(s))),
    space: spaceId(t, forceSpace(s)),
    units: unitCounts(units),
    generals: generalIds(s, t, generals),
    royals: royalIds(t, royals),
  });
}
