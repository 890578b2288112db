/** What the procedures under way remember fits together, and fits the pieces: who acts, with how many CU, where to, against whom. */
import { hasBit, only, withBit } from "../../core/bits.js";
import { demand } from "../../core/errors.js";
import { NONE } from "../../core/frame-rows.js";
import { automaticWinner } from "../rules/battle.js";
import { hasPlayedCampaign } from "../rules/cards.js";
import { canRelocate, hasLeaderFor, obstacleToCommand, obstacleToPlaceLeader, obstacleToTake } from "../rules/leaders.js";
import { capacityOf, marchFrom, mostToAttack, mostToTake, obstacleToAttack, obstacleToSailTo } from "../rules/movement.js";
import { cuAt, isOnMap, placeOf, type UnrestState, activeSeat, rivalOf } from "../state.js";
import { seatOfNumber, type Tables } from "../tables.js";
import { BOX, CARTHAGE, DISPLACED, EFFECT, LOCATIONS, PLACES, SEATS, SICILY } from "../types.js";
import { F } from "../frames.js";
import { leaderId, locationId, seatId } from "../names.js";

/** Checks what is remembered, from the bottom of the stack up. @throws PositionError naming the slot */
export function checkUnderWay(s: UnrestState, t: Tables): void {
  const checks: readonly [handle: { isUnderWay(s: UnrestState): boolean }, check: (s: UnrestState, t: Tables) => void][] = [
    [F.active, checkActive],
    [F.activate, checkActivate],
    [F.activation, checkActivation],
    [F.movement, checkMovement],
    [F.attack, checkAttack],
    [F["unrest-battle"], checkUnrestBattle],
    [F["sicily-battle"], checkSicilyBattle],
    [F["battle-responses"], checkResponses],
    [F.support, checkSupport],
    [F.blockade, checkBlockade],
    [F["return-leaders"], checkReturn],
    [F.rearrange, checkRearrange],
  ];
  for (const [handle, check] of checks) if (handle.isUnderWay(s)) check(s, t);
}

/** Demands something of a slot of a frame: whether it fits, what was expected, what is there. */
type Expect = (name: string, fits: boolean, expected: string, got: unknown) => void;

function slotsOf(s: UnrestState, handle: { path(s: UnrestState): string }): Expect {
  return (name, fits, expected, got) => {
    if (!fits) demand(fits, `${handle.path(s)}.slots.${name}`, expected, got);
  };
}

function isOf(s: UnrestState, t: Tables, leader: number): boolean {
  return seatOfNumber(t.leadersFrom, leader) === activeSeat(s);
}

function isCarthaginian(s: UnrestState): boolean {
  return activeSeat(s) === CARTHAGE;
}

function checkActive(s: UnrestState): void {
  const expect = slotsOf(s, F.active);
  const f = F.active.under(s);
  const isCardPlay = F.activate.isUnderWay(s) || F["place-cu"].isUnderWay(s);
  expect("cardPlayed", !isCardPlay || f.cardPlayed, "true during the card play", f.cardPlayed);
  expect("rearranged", !F.rearrange.isUnderWay(s) || f.rearranged, "true while they are rearranged", f.rearranged);
}

function checkActivate(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F.activate);
  const { left, first, spent, value } = F.activate.under(s);
  const expectLeft = (fits: boolean, expected: string): void => expect("left", fits, expected, left);
  const isAsked = !F.activation.isUnderWay(s);
  if (isAsked) expectLeft(left >= 1 && (first === NONE || left === 1), first === NONE ? "1 or 2" : "1, the second of a Campaign");
  else expectLeft(left <= 1, "0 or 1 after the first activation");
  const isCampaign = left === 2 || (left === 1 && first !== NONE);
  expectLeft(!isCampaign || hasPlayedCampaign(s, t, value), "fewer, as no Campaign of this value has been played");
  expect("first", isAsked || first !== NONE, "a leader during his activation", null);
  expect("first", first === NONE || isOf(s, t, first), "a leader of the active side", t.leaderIds[first]);
  // CAR-20.3.28: who fought on the unrest is Carthage's and stays in the Box unless he is lost
  const fought = spent === NONE || (isCarthaginian(s) && isOf(s, t, spent) && first !== NONE && isNowhereBut(s, spent, BOX));
  expect("spent", fought, "null, or a Carthaginian leader who fought on the unrest", t.leaderIds[spent]);
  expect(
    "spent",
    isAsked || spent === NONE || spent !== first,
    "another than the active leader: who fought on the unrest rests (CAR-20.3.28)",
    t.leaderIds[spent],
  );
  const somebody = !isAsked || first !== NONE || hasLeaderFor(s, t, { seat: activeSeat(s), value, first });
  expect("value", somebody, "a value that activates somebody", value);
}

function isNowhereBut(s: UnrestState, leader: number, location: number): boolean {
  return !isOnMap(s, leader) || placeOf(s, leader) === location;
}

function checkActivation(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F.activation);
  const { leader, value, points, marched } = F.activation.under(s);
  const activate = F.activate.under(s);
  const id = leaderId(t, leader);
  expect("leader", leader === activate.first, "the leader who has been activated", id);
  expect("value", value === activate.value, "the value of the card", value);
  expect("marched", !isCarthaginian(s) || !marched, "false for a Carthaginian (CAR-S.17)", marched);
  const full = t.box.movementPoints;
  const isFresh = !isCarthaginian(s) || F.mistrust.isUnderWay(s);
  expect("points", !isFresh || points === full, `${full}, as none have been spent`, points);
  // CAR-19.0.5, CAR-20.3.3: a sea move or an attack has been paid for
  const most = full - (F.movement.isUnderWay(s) ? t.box.seaMoveCost : F.attack.isUnderWay(s) ? t.box.attackCost : 0);
  expect("points", isFresh || points <= most, `at most ${most}`, points);
  const place = placeOf(s, leader);
  demand(isAfterBattle(s) || place < LOCATIONS.length, `leaders.${id}.place`, "a location, since he is active", PLACES[place]);
}

// While support is spent and Wild Beasts are played the battle is over, and the leader may be lost.
function isAfterBattle(s: UnrestState): boolean {
  return F.support.isUnderWay(s) || F["wild-beasts"].isUnderWay(s);
}

function checkMovement(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F.movement);
  const expectActivation = slotsOf(s, F.activation);
  const { leader, capacity, to, cu, step } = F.movement.under(s);
  const activation = F.activation.under(s);
  const STEP = F.movement.step;
  expect("leader", leader === activation.leader, "the leader who is active", t.leaderIds[leader]);
  const expected = capacityOf(t, isCarthaginian(s) ? activation.value : 0);
  expect("capacity", capacity === expected, String(expected), capacity);
  const place = placeOf(s, leader);
  if (isCarthaginian(s)) {
    const fits = step === STEP.destination ? to === 0 : obstacleToSailTo(place, to) === null;
    expect("to", fits, "another place reached by sea", LOCATIONS[to]);
  } else {
    // CAR-S.17: nothing answers a march, and its end is given
    demand(step === STEP.cu || step === STEP.leaders, `${F.movement.path(s)}.step`, "cu or leaders of a march", F.movement.steps[step]);
    expect("to", to === marchFrom(place), "the other end of the road", LOCATIONS[to]);
    expectActivation("marched", activation.marched, "true on the march", activation.marched);
  }
  const most = step < STEP.leaders ? 0 : mostToTake(s, t, leader, capacity);
  expect("cu", cu <= most, `0..${most}`, cu);
  checkSubordinates(s, t, leader);
}

function checkSubordinates(s: UnrestState, t: Tables, mover: number): void {
  const expect = slotsOf(s, F.movement);
  const { next, taken, step } = F.movement.under(s);
  const STEP = F.movement.step;
  const { spent } = F.activate.under(s);
  const mayTake = (leader: number): boolean => leader < t.leaderIds.length && obstacleToTake(s, t, mover, leader, spent) === null;
  if (step < STEP.leaders) expect("next", next === 0, "0", next);
  if (step === STEP.leaders) expect("next", mayTake(next), "a leader who may go along", next);
  t.leaderIds.forEach((id, leader) => {
    if (!hasBit(taken, leader)) return;
    expect("taken", step >= STEP.leaders && leader < next && mayTake(leader), "subordinates who have been asked about and may go along", id);
  });
}

function checkAttack(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F.attack);
  const { leader, cu, step } = F.attack.under(s);
  expect("leader", leader === F.activation.under(s).leader, "the leader who is active", t.leaderIds[leader]);
  if (step === F.attack.step.cu) {
    const possible = obstacleToAttack(s, t, leader, t.box.movementPoints) === null;
    demand(possible, `${F.attack.path(s)}.kind`, "somebody to attack, and CU to attack with", "attack");
    return expect("cu", cu === 0, "0 until the number is chosen", cu);
  }
  const most = isAfterBattle(s) ? t.box.mostCu : mostToAttack(s, t, leader);
  expect("cu", cu >= 1 && cu <= most, `1..${most}`, cu);
  if (isAfterBattle(s)) return;
  const enemies = placeOf(s, leader) === BOX ? s.level : cuAt(s, rivalOf(activeSeat(s)), SICILY);
  const isFought = enemies > 0 && automaticWinner(t.box, cu, enemies) === null; // CAR-R12.2.1d: an automatic victory has no dice.
  expect("cu", isFought, "an attack that dice decide", cu);
}

function checkFighters(s: UnrestState, t: Tables, kind: "unrest-battle" | "sicily-battle", battlefield: number): void {
  const expect = slotsOf(s, F[kind]);
  const attack = F.attack.under(s);
  const { leader, cu } = F[kind].under(s);
  expect("leader", leader === attack.leader, "the leader who attacks", t.leaderIds[leader]);
  expect("cu", cu === attack.cu, "the CU that attack", cu);
  if (isAfterBattle(s)) return;
  expect("leader", placeOf(s, leader) === battlefield, `a leader in ${locationId(battlefield)}`, t.leaderIds[leader]);
}

function checkUnrestBattle(s: UnrestState, t: Tables): void {
  checkFighters(s, t, "unrest-battle", BOX);
}

function checkSicilyBattle(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F["sicily-battle"]);
  checkFighters(s, t, "sicily-battle", SICILY);
  const { leader, commander, beaten, step } = F["sicily-battle"].under(s);
  const STEP = F["sicily-battle"].step;
  const defender = rivalOf(activeSeat(s));
  const expectBattle = (name: string, fits: boolean, expected: string, got: number): void => expect(name, fits, expected, t.leaderIds[got] ?? null);
  if (step === STEP.commander)
    expectBattle("commander", commander === NONE && hasCommander(s, t, defender), "null until one of those in Sicily is named", commander);
  else expectBattle("commander", isCommander(s, t, commander, defender), "who commands the defence, if anybody is there (CAR-S.18)", commander);
  const candidate = isCarthaginian(s) ? leader : commander;
  const isBeaten = beaten === NONE || (step >= STEP.afterSupport && beaten === candidate && isOnMap(s, beaten));
  const isMarked = step < STEP.afterWildBeasts || (beaten !== NONE && seatOfNumber(t.leadersFrom, beaten) === CARTHAGE);
  expectBattle("beaten", isBeaten && isMarked, "the beaten Carthaginian commander who is still in play (CAR-S.26)", beaten);
}

function isCommander(s: UnrestState, t: Tables, leader: number, seat: number): boolean {
  if (leader !== NONE && seatOfNumber(t.leadersFrom, leader) !== seat) return false;
  if (!F["battle-responses"].isUnderWay(s)) return true; // who commanded may be lost
  return leader !== NONE ? obstacleToCommand(s, t, seat, leader) === null : !hasCommander(s, t, seat);
}

function hasCommander(s: UnrestState, t: Tables, seat: number): boolean {
  return t.leaderIds.some((_, leader) => obstacleToCommand(s, t, seat, leader) === null);
}

function checkResponses(s: UnrestState): void {
  const expect = slotsOf(s, F["battle-responses"]);
  const { location, effects } = F["battle-responses"].under(s);
  const isInBox = F["unrest-battle"].isUnderWay(s);
  const battlefield = isInBox ? BOX : SICILY;
  expect("location", location === battlefield, `the battlefield, ${locationId(battlefield)}`, LOCATIONS[location]);
  // CAR-S.27, CAR-S.28: what may be played in both battles, and in an attack on the unrest alone.
  const inBoth = withBit(only(EFFECT["set-dice"]), EFFECT["no-combat-losses"]);
  const possible = isInBox ? withBit(inBoth, EFFECT["roll-modifier"]) : inBoth;
  expect("effects", (effects & ~possible) === 0, "effects that fit this battle", effects);
}

function checkSupport(s: UnrestState): void {
  const expect = slotsOf(s, F.support);
  if (F["sicily-battle"].isUnderWay(s)) return;
  const { seat } = F.support.under(s);
  // CAR-S.25: the winner of an automatic victory
  const winner = F.attack.under(s).step === F.attack.step.overran ? activeSeat(s) : rivalOf(activeSeat(s));
  expect("seat", seat === winner, `${seatId(winner)}, the winner`, SEATS[seat]);
}

function checkBlockade(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F.blockade);
  const { leader, step } = F.blockade.under(s);
  const isThere = (who: number): boolean => seatOfNumber(t.leadersFrom, who) === CARTHAGE && placeOf(s, who) === SICILY;
  demand(
    t.leaderIds.some((_, who) => isThere(who)),
    "leaders",
    "a Carthaginian leader in Sicily, for the blockade (CAR-S.29)",
    "none",
  );
  if (step === F.blockade.step.leader) return expect("leader", leader === 0, "the first until he is chosen", t.leaderIds[leader]);
  expect("leader", isThere(leader), "a Carthaginian leader in Sicily (CAR-S.29)", t.leaderIds[leader]);
}

function checkReturn(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F["return-leaders"]);
  const { seat, next } = F["return-leaders"].under(s);
  const mayReturn = seatOfNumber(t.leadersFrom, next) === seat && placeOf(s, next) === DISPLACED && hasPlace(s, seat);
  expect("next", mayReturn, "a displaced leader of that side who has somewhere to return to (CAR-S.35)", next);
}

function hasPlace(s: UnrestState, seat: number): boolean {
  return LOCATIONS.some((_, location) => obstacleToPlaceLeader(s, seat, location) === null);
}

function checkRearrange(s: UnrestState, t: Tables): void {
  const expect = slotsOf(s, F.rearrange);
  const { seat, next } = F.rearrange.under(s);
  const mayMove = seatOfNumber(t.leadersFrom, next) === seat && canRelocate(s, t, seat, next);
  expect("next", mayMove, "a minor leader of that side who can go somewhere else (CAR-R8.3)", next);
}
