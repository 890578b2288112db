/** Checks that the active procedures can continue from the position. Only checks that law 18 has shown to be needed are here. */
import { demand } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { F } from "../vocabulary/frames.js";
import { hasPlayedCampaign } from "../rules/cards.js";
import { obstacleToTake } from "../rules/leaders.js";
import { marchFrom, mostToTake, obstacleToSailTo } from "../rules/movement.js";
import { activeSeat, placeOf, type UnrestState } from "../state/index.js";
import { seatOfNumber, type Tables } from "../tables/index.js";
import { CARTHAGE, LOCATIONS, SICILY } from "../vocabulary/types.js";

export function checkProcedures(s: UnrestState, t: Tables): void {
  checkActivations(s, t);
  const beaten = F["sicily-battle"].find(s)?.beaten ?? NONE;
  const isMarked = beaten === NONE || seatOfNumber(t.leadersFrom, beaten) === CARTHAGE;
  demand(isMarked, `${F["sicily-battle"].path(s)}.slots.beaten`, "a Carthaginian commander, if any (CAR-S.26)", t.leaderIds[beaten]);
  checkMovement(s, t);
  checkAttack(s, t);
}

// CAR-S.30: a Campaign has two activations, an Ops card one.
function checkActivations(s: UnrestState, t: Tables): void {
  const f = F.activate.find(s);
  if (f === null) return;
  const { left, first, value } = f;
  const most = (hasPlayedCampaign(s, t, value) ? 2 : 1) - (first === NONE ? 0 : 1);
  demand(left <= most, `${F.activate.path(s)}.slots.left`, `0..${most}`, left);
}

// CAR-S.25: support is asked for after a victory in Sicily, and an attacker who has won is still there.
function checkAttack(s: UnrestState, t: Tables): void {
  const f = F.attack.find(s);
  if (f === null || f.step !== F.attack.step.overran) return;
  demand(placeOf(s, f.leader) === SICILY, `${F.attack.path(s)}.slots.leader`, "a leader in Sicily, who has won there (CAR-S.25)", t.leaderIds[f.leader]);
}

function checkMovement(s: UnrestState, t: Tables): void {
  const f = F.movement.find(s);
  if (f === null) return;
  const { step: STEP } = F.movement;
  const { leader, capacity, to, cu, next, step } = f;
  const path = `${F.movement.path(s)}.slots`;
  const place = placeOf(s, leader);
  // CAR-S.17: the destination of a march is fixed; the destination of a sea move is chosen.
  const isMarch = activeSeat(s) !== CARTHAGE;
  const goes = isMarch ? step !== STEP.destination && to === marchFrom(place) : step === STEP.destination || obstacleToSailTo(place, to) === null;
  demand(goes, `${path}.to`, "a place that the leader can go to (CAR-S.14)", LOCATIONS[to]);
  const most = step < STEP.leaders ? 0 : mostToTake(s, t, leader, capacity);
  demand(cu <= most, `${path}.cu`, `0..${most}`, cu);
  const mayTake = next < t.leaderIds.length && obstacleToTake(s, t, leader, next, F.activate.under(s).spent) === null;
  demand(step !== STEP.leaders || mayTake, `${path}.next`, "a leader who may go along", next);
}
