/**
 * What a constructed position of a test leaves out because its test does not need it, and what follows from the rest: the pile of the cards that lie nowhere else, pieces that
 * cannot have come yet, points counted again.
 */
import { legitimacyOf, victoryPointsOf } from "../../src/diadochi/rules/points.js";
import * as D from "../../src/diadochi/state/index.js";
import { tablesOf as diadochiTables } from "../../src/diadochi/tables/index.js";
import { F as DIADOCHI } from "../../src/diadochi/vocabulary/frames/index.js";
import { SILVER_SHIELDS } from "../../src/diadochi/vocabulary/units.js";
import * as N from "../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, NEUTRAL, SAVOY, tablesOf as nineYearsTables } from "../../src/nine-years/tables/index.js";
import { F as NINE_YEARS } from "../../src/nine-years/vocabulary/frames.js";
import { CARD_VALUES, EVENT_CARD_IDS } from "../../src/nine-years/vocabulary/types.js";

const SCOTLAND_RISES = EVENT_CARD_IDS.indexOf("scotland-rises");
const [ADDED_YEAR, SAVOY_YEAR] = [1693, 1690];

/** Completes a position of Diadochi in place; `counted` is false where points are still to be counted, at the end of the next action. */
export function completeDiadochi(s: D.DiadochiState, counted: boolean): void {
  const t = diadochiTables(s);
  for (let card = 0; card < t.cardCount; card++) {
    const general = t.cardGenerals[card]!;
    if (general >= 0 && D.ownerOfGeneral(s, general) !== D.NOBODY) D.setCardPlace(s, card, D.ASIDE);
  }
  const turn = DIADOCHI["round-turn"].find(s);
  if (turn !== null) {
    [s.segment, s.active] = [turn.step, turn.seat];
    if (s.first < 0) s.first = turn.seat;
  }
  const round = DIADOCHI["strategy-round"].find(s);
  if (round !== null) round.next = Math.max(1, round.next);
  s.round = round === null ? 0 : Math.max(1, s.round);
  const silver = D.unitsInPlay(s, SILVER_SHIELDS) > 0;
  if (silver !== (s.silver === D.SILVER_IN_PLAY)) s.silver = silver ? D.SILVER_IN_PLAY : D.SILVER_AWAITED;
  if (!counted) return D.markPoints(s);
  for (let seat = 0; seat < s.seats; seat++) D.trackPoints(s, seat, victoryPointsOf(s, t, seat), legitimacyOf(s, t, seat));
}

/** Completes a position of Nine Years in place. */
export function completeNineYears(s: N.NineYearsState): void {
  const t = nineYearsTables(s);
  const round = NINE_YEARS.round.find(s);
  s.active = round?.seat ?? NEUTRAL;
  completeSavoy(s, t);
  if (!NINE_YEARS["first-card"].isUnderWay(s) && !NINE_YEARS["action-rounds"].isUnderWay(s))
    for (const value of CARD_VALUES) for (const side of [ALLIANCE, BOURBON]) N.changeHand(s, side, value, -N.inHand(s, side, value));
  t.events.forEach((row, card) => {
    const isKeptBack = row.added1693 && s.year < ADDED_YEAR;
    if (isKeptBack) N.setPlaceOfEvent(s, card, N.EVENT_NOT_ADDED);
    else if (N.placeOfEvent(s, card) === N.EVENT_NOT_ADDED) N.setPlaceOfEvent(s, card, N.EVENT_OUT);
  });
  if (N.placeOfEvent(s, SCOTLAND_RISES) === N.EVENT_PILE && N.placeOfLeader(s, t.claverhouse) !== N.NOT_ARRIVED)
    N.setPlaceOfEvent(s, SCOTLAND_RISES, N.EVENT_OUT);
  for (const value of CARD_VALUES) {
    const open = N.inDiscards(s, value) + N.inHand(s, ALLIANCE, value) + N.inHand(s, BOURBON, value);
    N.changePile(s, value, t.actionCards[value - 1]! - open - N.inPile(s, value));
  }
  t.fleetSide.forEach((side, fleet) => {
    const isThere = N.fleetPlace(s, fleet) === N.FLEET_BOX;
    const controls = N.zoneControl(s, t.fleetZone[fleet]!) === side;
    if (controls && !isThere && N.fleetPlace(s, fleet) !== N.FLEET_REMOVED) N.setFleet(s, fleet, N.FLEET_BOX);
    else if (!controls && isThere) N.setFleet(s, fleet, N.FLEET_POOL);
  });
}

function completeSavoy(s: N.NineYearsState, t: ReturnType<typeof nineYearsTables>): void {
  const isGone = N.hasFlag(s, N.SAVOY_GONE);
  if (s.year < SAVOY_YEAR) N.setFlag(s, N.SAVOY_ALLIED, false);
  else N.setFlag(s, N.SAVOY_ALLIED, !isGone);
  if (!isGone) return;
  for (let leader = 0; leader < t.firstStaff; leader++) if (t.leaderPower[leader] === SAVOY) N.setPlaceOfLeader(s, leader, N.REMOVED);
}
