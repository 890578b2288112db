/** What the procedures under way remember fits together, and fits the pieces: who acts, with how many CU, where to, against whom. */
import { demand } from "../../core/errors.js";
import { automaticWinner } from "../rules/battle.js";
import { hasPlayedCampaign } from "../rules/cards.js";
import { canRelocate, hasLeaderFor, obstacleToCommand, obstacleToPlaceLeader, obstacleToTake } from "../rules/leaders.js";
import { capacityOf, marchFrom, mostToAttack, mostToTake, obstacleToAttack, obstacleToSailTo } from "../rules/movement.js";
import { cuAt, isOnMap, placeOf, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables } from "../tables.js";
import { BOX, CARTHAGE, DISPLACED, EFFECT, LOCATIONS, PLACES, SICILY } from "../types.js";
import { frameOf, isUnderWay, type Stack } from "./stack.js";

/** A frame that is looked at: the position it is in, its place in words, and its slots by name. */
interface Look {
  readonly s: UnrestState;
  readonly t: Tables;
  readonly stack: Stack;
  readonly path: string;
  readonly step: number;
  readonly get: (name: string) => number;
}

/** Demands something of a slot. */
function expectSlot({ path, get }: Look, name: string, fits: boolean, expected: string): void {
  demand(fits, `${path}.slots.${name}`, expected, get(name));
}

function lookAt(s: UnrestState, t: Tables, stack: Stack, kind: string): Look | null {
  const found = frameOf(stack, kind);
  if (found === null) return null;
  const { frame, path } = found;
  return { s, t, stack, path, step: frame.step, get: (name) => frame.slots[name]! };
}

const CHECKS: Readonly<Record<string, (look: Look) => void>> = {
  active: checkActive,
  activate: checkActivate,
  activation: checkActivation,
  movement: checkMovement,
  attack: checkAttack,
  "unrest-battle": checkUnrestBattle,
  "sicily-battle": checkSicilyBattle,
  "battle-responses": checkResponses,
  support: checkSupport,
  blockade: checkBlockade,
  "return-leaders": checkReturn,
  rearrange: checkRearrange,
};

/** Checks what is remembered, from the bottom of the stack up. @throws PositionError naming the slot */
export function checkUnderWay(s: UnrestState, t: Tables, stack: Stack): void {
  for (const { kind } of stack) {
    const look = CHECKS[kind] === undefined ? null : lookAt(s, t, stack, kind);
    if (look !== null) CHECKS[kind]!(look);
  }
}

function otherOf(look: Look, kind: string): Look | null {
  return lookAt(look.s, look.t, look.stack, kind);
}

function isOf({ s, t }: Look, leader: number): boolean {
  return seatOfNumber(t.leadersFrom, leader) === s.active - 1;
}

function isCarthaginian({ s }: Look): boolean {
  return s.active === CARTHAGE + 1;
}

function checkActive(look: Look): void {
  const isCardPlay = isUnderWay(look.stack, "activate") || isUnderWay(look.stack, "place-cu");
  expectSlot(look, "cardPlayed", !isCardPlay || look.get("cardPlayed") === 1, "1 during the card play");
  expectSlot(look, "rearranged", !isUnderWay(look.stack, "rearrange") || look.get("rearranged") === 1, "1 while they are rearranged");
}

function checkActivate(look: Look): void {
  const [left, first, spent] = [look.get("left"), look.get("firstOrNone"), look.get("spentOrNone")];
  const isAsked = !isUnderWay(look.stack, "activation");
  if (isAsked) expectSlot(look, "left", left >= 1 && (first === 0 || left === 1), first === 0 ? "1 or 2" : "1, the second of a Campaign");
  else expectSlot(look, "left", left <= 1, "0 or 1 after the first activation");
  const isCampaign = left === 2 || (left === 1 && first > 0);
  expectSlot(look, "left", !isCampaign || hasPlayedCampaign(look.s, look.t, look.get("value")), "fewer, as no Campaign of this value has been played");
  expectSlot(look, "firstOrNone", isAsked || first > 0, "a leader during his activation");
  expectSlot(look, "firstOrNone", first === 0 || isOf(look, first - 1), "a leader of the active side");
  // CAR-20.3.28: who fought on the unrest is Carthage's and stays in the Box unless he is lost
  const fought = spent === 0 || (isCarthaginian(look) && isOf(look, spent - 1) && first > 0 && isNowhereBut(look, spent - 1, BOX));
  expectSlot(look, "spentOrNone", fought, "0 or a Carthaginian leader who fought on the unrest");
  const { s, t, path, get } = look;
  demand(
    !isAsked || first > 0 || hasLeaderFor(s, t, s.active - 1, get("value"), first),
    `${path}.slots.value`,
    "a value that activates somebody",
    get("value"),
  );
}

function isNowhereBut({ s }: Look, leader: number, location: number): boolean {
  return !isOnMap(s, leader) || placeOf(s, leader) === location;
}

function checkActivation(look: Look): void {
  const { s, t, stack, get } = look;
  const activate = otherOf(look, "activate")!;
  expectSlot(look, "leader", get("leader") + 1 === activate.get("firstOrNone"), "the leader who has been activated");
  expectSlot(look, "value", get("value") === activate.get("value"), "the value of the card");
  expectSlot(look, "marched", !isCarthaginian(look) || get("marched") === 0, "0 for a Carthaginian (CAR-S.17)");
  const full = t.box.movementPoints;
  const isFresh = !isCarthaginian(look) || isUnderWay(stack, "mistrust");
  expectSlot(look, "points", !isFresh || get("points") === full, `${full}, as none have been spent`);
  // CAR-19.0.5, CAR-20.3.3: a sea move or an attack has been paid for
  const most = full - (isUnderWay(stack, "movement") ? t.box.seaMoveCost : isUnderWay(stack, "attack") ? t.box.attackCost : 0);
  expectSlot(look, "points", isFresh || get("points") <= most, `at most ${most}`);
  const place = placeOf(s, get("leader"));
  demand(isAfterBattle(look) || place < LOCATIONS.length, `leaders.${t.leaderIds[get("leader")]!}.place`, "a location, since he is active", PLACES[place]);
}

// While support is spent and Wild Beasts are played the battle is over, and the leader may be lost.
function isAfterBattle({ stack }: Look): boolean {
  return isUnderWay(stack, "support") || isUnderWay(stack, "wild-beasts");
}

function checkMovement(look: Look): void {
  const { s, t, step, get } = look;
  const activation = otherOf(look, "activation")!;
  const leader = get("leader");
  expectSlot(look, "leader", leader === activation.get("leader"), "the leader who is active");
  const capacity = capacityOf(t, isCarthaginian(look) ? activation.get("value") : 0);
  expectSlot(look, "capacity", get("capacity") === capacity, String(capacity));
  if (isCarthaginian(look)) {
    expectSlot(look, "to", step === 0 ? get("to") === 0 : obstacleToSailTo(placeOf(s, leader), get("to")) === null, "another place reached by sea");
  } else {
    demand(step === 1 || step === 2, `${look.path}.step`, "1 or 2 of a march", step); // CAR-S.17: nothing answers it, its end is given
    expectSlot(look, "to", get("to") === marchFrom(placeOf(s, leader)), "the other end of the road");
    demand(activation.get("marched") === 1, `${activation.path}.slots.marched`, "1 on the march", activation.get("marched"));
  }
  const most = step < 2 ? 0 : mostToTake(s, t, leader, capacity);
  expectSlot(look, "cu", get("cu") <= most, `0..${most}`);
  checkSubordinates(look, leader);
}

function checkSubordinates(look: Look, mover: number): void {
  const { s, t, step, get } = look;
  const spent = otherOf(look, "activate")!.get("spentOrNone");
  const mayTake = (leader: number): boolean => leader < t.leaderIds.length && obstacleToTake(s, t, mover, leader, spent) === null;
  const isChoosing = step === 2;
  expectSlot(look, "next", step < 2 ? get("next") === 0 : !isChoosing || mayTake(get("next")), isChoosing ? "a leader who may go along" : "0");
  t.leaderIds.forEach((_, leader) => {
    if ((get("taken") & (1 << leader)) === 0) return;
    expectSlot(look, "taken", step >= 2 && leader < get("next") && mayTake(leader), "subordinates who have been asked about and may go along");
  });
}

function checkAttack(look: Look): void {
  const { s, t, step, get } = look;
  const leader = get("leader");
  expectSlot(look, "leader", leader === otherOf(look, "activation")!.get("leader"), "the leader who is active");
  if (step === 0) {
    demand(obstacleToAttack(s, t, leader, t.box.movementPoints) === null, `${look.path}.kind`, "somebody to attack, and CU to attack with", "attack");
    return expectSlot(look, "cu", get("cu") === 0, "0 until the number is chosen");
  }
  const most = isAfterBattle(look) ? t.box.mostCu : mostToAttack(s, t, leader);
  expectSlot(look, "cu", get("cu") >= 1 && get("cu") <= most, `1..${most}`);
  if (isAfterBattle(look)) return;
  const enemies = placeOf(s, leader) === BOX ? s.level : cuAt(s, 2 - s.active, SICILY);
  const isFought = enemies > 0 && automaticWinner(t.box, get("cu"), enemies) === null; // CAR-R12.2.1d
  expectSlot(look, "cu", isFought, "an attack that dice decide");
}

function checkFighters(look: Look, battlefield: number): void {
  const attack = otherOf(look, "attack")!;
  expectSlot(look, "leader", look.get("leader") === attack.get("leader"), "the leader who attacks");
  expectSlot(look, "cu", look.get("cu") === attack.get("cu"), "the CU that attack");
  if (isAfterBattle(look)) return;
  const place = placeOf(look.s, look.get("leader"));
  expectSlot(look, "leader", place === battlefield, `a leader in ${LOCATIONS[battlefield]!}`);
}

function checkUnrestBattle(look: Look): void {
  checkFighters(look, BOX);
}

function checkSicilyBattle(look: Look): void {
  checkFighters(look, SICILY);
  const { s, t, step, get } = look;
  const defender = 2 - s.active;
  const [commander, beaten] = [get("commanderOrNone"), get("beatenOrNone")];
  if (step === 0) expectSlot(look, "commanderOrNone", commander === 0 && hasCommander(look, defender), "0 until one of those in Sicily is named");
  else expectSlot(look, "commanderOrNone", isCommander(look, commander, defender), "who commands the defence, if anybody is there (CAR-S.18)");
  const candidate = isCarthaginian(look) ? get("leader") + 1 : commander;
  const isBeaten = beaten === 0 || (step >= 3 && beaten === candidate && isOnMap(s, beaten - 1));
  expectSlot(look, "beatenOrNone", isBeaten && (step < 4 || beaten > 0), "the beaten Carthaginian commander who is still in play (CAR-S.26)");
  if (step === 4) demand(seatOfNumber(t.leadersFrom, beaten - 1) === CARTHAGE, `${look.path}.slots.beatenOrNone`, "a Carthaginian", beaten);
}

function isCommander(look: Look, leaderOrNone: number, seat: number): boolean {
  const { s, t, stack } = look;
  if (leaderOrNone > 0 && seatOfNumber(t.leadersFrom, leaderOrNone - 1) !== seat) return false;
  if (!isUnderWay(stack, "battle-responses")) return true; // who commanded may be lost
  return leaderOrNone > 0 ? obstacleToCommand(s, t, seat, leaderOrNone - 1) === null : !hasCommander(look, seat);
}

function hasCommander({ s, t }: Look, seat: number): boolean {
  return t.leaderIds.some((_, leader) => obstacleToCommand(s, t, seat, leader) === null);
}

function checkResponses(look: Look): void {
  const isInBox = isUnderWay(look.stack, "unrest-battle");
  expectSlot(look, "location", look.get("location") === (isInBox ? BOX : SICILY), `the battlefield, ${isInBox ? BOX : SICILY}`);
  const possible = (1 << EFFECT.setDice) | (1 << (isInBox ? EFFECT.rollModifier : EFFECT.noCombatLosses)); // CAR-S.27, CAR-S.28
  expectSlot(look, "effects", (look.get("effects") & ~possible) === 0, "effects that fit this battle");
}

function checkSupport(look: Look): void {
  const { s, get } = look;
  const attack = otherOf(look, "attack")!;
  if (isUnderWay(look.stack, "sicily-battle")) return;
  // CAR-S.25: the winner of an automatic victory
  const winner = attack.step === 2 ? s.active - 1 : 2 - s.active;
  expectSlot(look, "seat", get("seat") === winner, `${winner}, the winner`);
}

function checkBlockade(look: Look): void {
  const { s, t, step, get } = look;
  const isAnybodyThere = t.leaderIds.some((_, leader) => seatOfNumber(t.leadersFrom, leader) === CARTHAGE && placeOf(s, leader) === SICILY);
  demand(isAnybodyThere, "leaders", "a Carthaginian leader in Sicily, for the blockade (CAR-S.29)", "none");
  if (step === 0) return expectSlot(look, "leader", get("leader") === 0, "0 until he is chosen");
  const isThere = seatOfNumber(t.leadersFrom, get("leader")) === CARTHAGE && placeOf(s, get("leader")) === SICILY;
  expectSlot(look, "leader", isThere, "a Carthaginian leader in Sicily (CAR-S.29)");
}

function checkReturn(look: Look): void {
  const { s, t, get } = look;
  const [seat, leader] = [get("seat"), get("next")];
  const mayReturn = seatOfNumber(t.leadersFrom, leader) === seat && placeOf(s, leader) === DISPLACED && hasPlace(s, seat);
  expectSlot(look, "next", mayReturn, "a displaced leader of that side who has somewhere to return to (CAR-S.35)");
}

function hasPlace(s: UnrestState, seat: number): boolean {
  return LOCATIONS.some((_, location) => obstacleToPlaceLeader(s, seat, location) === null);
}

function checkRearrange(look: Look): void {
  const { s, t, get } = look;
  const [seat, leader] = [get("seat"), get("next")];
  const mayMove = seatOfNumber(t.leadersFrom, leader) === seat && canRelocate(s, t, seat, leader);
  expectSlot(look, "next", mayMove, "a minor leader of that side who can go somewhere else (CAR-R8.3)");
}
