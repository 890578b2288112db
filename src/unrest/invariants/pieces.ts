/**
 * Checks of pieces and cards: numbers are conserved, no piece is in a forbidden place, and only CU that can have attacked are marked as having done
 * so.
 */
import { demand } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import * as S from "../state/index.js";
import type { UnrestState } from "../state/index.js";
import { isNamed, mayHold, seatOfNumber, type Tables } from "../tables/index.js";
import { BOX, CARTHAGE, COALITION, DISPLACED, LOCATIONS, PLACES, RESTING, SEATS, SET_ASIDE, SICILY } from "../vocabulary/types.js";
import { hasPlayedCampaign } from "../rules/cards.js";
import { F } from "../vocabulary/frames.js";
import { cardId, seatId } from "../state/names.js";

/** @throws PositionError naming the field */
export function checkPieces(s: UnrestState, t: Tables): void {
  checkCards(s, t);
  checkCu(s, t);
  checkLeaders(s, t);
  checkFought(s, t);
}

function checkCards(s: UnrestState, t: Tables): void {
  t.cardCopies.forEach((copies, card) => {
    const path = `cards.${seatId(seatOfNumber(t.cardsFrom, card))}`;
    const [hand, discards, pile] = [S.inHand(s, card), S.inDiscard(s, card), S.inPile(s, card)];
    demand(hand >= 0 && discards >= 0 && pile >= 0 && hand + discards + pile === copies, path, `${copies} of ${cardId(t, card)}`, hand + discards + pile);
  });
}

function checkCu(s: UnrestState, t: Tables): void {
  SEATS.forEach((side, seat) => {
    let total = 0;
    LOCATIONS.forEach((id, location) => {
      const cu = S.cuAt(s, seat, location);
      const most = mayHold(id, side) ? S.MOST_CU : 0; // CAR-S.1: a side has no CU in a location closed to it
      demand(cu >= 0 && cu <= most, `locations.${id}.cu.${side}`, most === 0 ? "0, since that side cannot be there (CAR-S.1)" : `0..${most}`, cu);
      total += cu;
    });
    const most = S.MOST_CU - cuToCome(s, t, seat);
    demand(total <= most, "locations", `at most ${most} CU of ${side}`, total);
  });
}

// The most CU that a side may still get from cards, reinforcement phases and the current placement, so that an accepted position can never exceed the
// limit later.
function cuToCome(s: UnrestState, t: Tables, seat: number): number {
  if (S.winnerOf(s) !== NONE) return 0;
  const { scenario, mostCuByCard } = t;
  const phase = F.turn.under(s).step;
  const { step } = F.turn;
  const turns = s.turns - s.turn; // CAR-S.6: the last turn has no reinforcement
  const reinforced = phase >= (seat === CARTHAGE ? step.coalitionReturns : step.carthageCu) ? 1 : 0;
  const activities = turns * scenario.rounds + (phase <= step.rounds ? scenario.rounds - s.round + activityToCome(s, seat) : 0);
  const placing = F["place-cu"].find(s);
  return (turns - reinforced) * scenario.reinforcements + activities * mostCuByCard + (placing?.seat === seat ? placing.left : 0);
}

// 1 if a side still has its card play of this round.
function activityToCome(s: UnrestState, seat: number): number {
  const active = F.active.find(s);
  if (active === null) return 0;
  if (S.activeSeat(s) === seat) return active.cardPlayed ? 0 : 1;
  return F.round.under(s).step === F.round.step.second ? 1 : 0;
}

function checkLeaders(s: UnrestState, t: Tables): void {
  t.leaderIds.forEach((id, leader) => {
    const seat = seatOfNumber(t.leadersFrom, leader);
    const place = S.placeOf(s, leader);
    const home = LOCATIONS[place];
    const fits = home !== undefined ? mayHold(home, seatId(seat)) : isWhereLost(s, t, leader, place);
    demand(fits, `leaders.${id}.place`, `a place where ${id} can be`, PLACES[place]);
    demand(seat === CARTHAGE || !S.isMarked(s, leader), `leaders.${id}.marked`, "false, since nobody but Carthaginian commanders is marked (CAR-S.26)", true);
  });
}

// CAR-R8.4b, CAR-R8.4c: named leaders are displaced, minor ones set aside; minor leaders rest while their own side is active.
function isWhereLost(s: UnrestState, t: Tables, leader: number, place: number): boolean {
  if (isNamed(t, leader)) return place === DISPLACED;
  return place === SET_ASIDE || (place === RESTING && S.activeSeat(s) === seatOfNumber(t.leadersFrom, leader));
}

function checkFought(s: UnrestState, t: Tables): void {
  const { tired, overran } = whoCanHaveFought(s, t);
  const active = S.activeSeat(s);
  LOCATIONS.forEach((id, location) => {
    const path = `locations.${id}`;
    const [fought, over] = [S.tiredCuAt(s, location), S.overrunCuAt(s, location)];
    const cu = active === NONE ? 0 : S.cuAt(s, active, location);
    const isBattlefield = location === SICILY || (location === BOX && active === CARTHAGE);
    const mostTired = tired && isBattlefield ? cu : 0; // CAR-S.16: CU fight only in the Box and in Sicily
    demand(fought >= 0 && fought <= mostTired, `${path}.fought`, mostTired === 0 ? "0, since nobody can have fought there" : `0..${mostTired}`, fought);
    const mostOver = overran ? cu - fought : 0;
    demand(over >= 0 && over <= mostOver, `${path}.overran`, mostOver === 0 ? "0, since nobody can have overrun an enemy" : `0..${mostOver}`, over);
  });
}

/**
 * `tired` is true if CU of the active side may have fought a battle in the current card play, `overran` if they may have won an automatic victory.
 */
function whoCanHaveFought(s: UnrestState, t: Tables): { readonly tired: boolean; readonly overran: boolean } {
  const NOBODY = { tired: false, overran: false };
  const ANYBODY = { tired: true, overran: true };
  if (S.winnerOf(s) !== NONE) return S.activeSeat(s) !== NONE ? ANYBODY : NOBODY; // A side may have conceded during a card play.
  const activate = F.activate.find(s);
  if (activate === null || activate.first === NONE) return NOBODY;
  const activation = F.activation.find(s);
  if (activation === null || (activate.left === 0 && hasPlayedCampaign(s, t, activate.value))) return ANYBODY;
  const attack = F.attack.find(s);
  if (attack !== null && attack.step !== F.attack.step.cu) return ANYBODY;
  // CAR-S.13: an activation continues only after an automatic victory; CAR-20.3.3: such a victory has cost the MP of an attack.
  const spent = t.box.movementPoints - activation.points - (F.movement.isUnderWay(s) ? t.box.seaMoveCost : 0);
  return { tired: false, overran: S.activeSeat(s) === COALITION || spent >= t.box.attackCost };
}
