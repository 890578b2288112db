/**
 * Winter Quarters (section 19). The order of the steps is fixed, but the effect is that of simultaneous steps (NYW-8.1.5): withdrawals, overstacking,
 * markers, the Atlantic, Savoy, the Glorious Revolution, peace talks, the end of the game.
 */
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { DEMORALIZED, FORCE, powerOf } from "../vocabulary/corps.js";
import { gainVp } from "../effects/control.js";
import { returnFleet, takeZone } from "../effects/zone-control.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { room } from "../rules/forces.js";
import { FIRST_PEACE_YEAR } from "../rules/peace.js";
import { automaticVictory, victoryBand } from "../rules/victory.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, ATLANTIC, BOURBON, FLEET_COUNT, type Tables, tablesOf } from "../tables/index.js";
import { EVENT_CARD_IDS, SEATS } from "../vocabulary/types.js";
import { askDisplacement } from "./displace.js";
import { endGame } from "./game-over.js";
import { askLosses } from "./losses.js";

/** NYW-6.1.5: the change of the VP if the Bourbons control London in winter. */
const LONDON_LOST = -2;
const BEACHY_HEAD = EVENT_CARD_IDS.indexOf("beachy-head");

const STEP = F.winter.step;

export const winter: Procedure<NineYearsState, NineYearsEvent> = automatic(F.winter, "NYW-19.1", {
  lift(s, _dice, log) {
    log?.push({ type: "winter", year: s.year, clause: "NYW-19.1" });
    lift(s, tablesOf(s));
    F.winter.top(s).step = STEP.withdraw;
  },
  withdraw(s) {
    const t = tablesOf(s);
    if (!withdrawNext(s, t, S.initiativeOf(s)) && !withdrawNext(s, t, S.rivalOf(S.initiativeOf(s)))) F.winter.top(s).step = STEP.sieges;
  },
  sieges(s) {
    F.winter.top(s).step = STEP.overstacking;
    F["end-of-action"].push(s); // NYW-19.1.4: the withdrawal ends sieges.
  },
  overstacking(s) {
    if (!punishNext(s, tablesOf(s))) F.winter.top(s).step = STEP.markers;
  },
  markers(s, _dice, log) {
    clearMarkers(s, log);
    adjustAtlantic(s, tablesOf(s), log);
    F.winter.top(s).step = STEP.savoy;
  },
  savoy(s) {
    F.winter.top(s).step = STEP.revolution;
    // NYW-8.1.5.5, NYW-19.4.1: from 1696 on Savoy may become neutral.
    if (s.year >= FIRST_PEACE_YEAR && S.hasFlag(s, S.SAVOY_ALLIED)) F["savoy-decision"].push(s);
  },
  revolution(s) {
    F.winter.top(s).step = STEP.peace;
    if (isRevolutionDue(s, tablesOf(s))) F["glorious-revolution"].push(s);
  },
  // NYW-8.1.5.7, NYW-19.5, NYW-6.4.1: peace talks are held in the last years.
  peace(s, _dice, log) {
    if (s.year < FIRST_PEACE_YEAR) return end(s, false, log);
    F.winter.top(s).step = STEP.end;
    F["peace-talks"].push(s);
  },
  end: (s, _dice, log) => end(s, F["peace-talks"].answered(s), log),
});

// NYW-8.1.5.1, NYW-19.1.1: all units outside friendly spaces are first marked as a force.
function lift(s: NineYearsState, t: Tables): void {
  for (let i = 0; i < S.stackCount(s); i++) {
    const place = S.placeOfStack(s, i);
    const kind = S.kindOfStack(s, i);
    if (place >= S.INSIDE || (kind & FORCE) !== 0 || S.controlOf(s, place) === t.powerSide[powerOf(kind)]!) continue;
    const size = S.sizeOfStack(s, i);
    S.takeCorps(s, place, kind, size);
    S.addCorps(s, place, kind | FORCE, size);
    i = -1;
  }
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    const place = S.placeOfLeader(s, leader);
    if (place < S.INSIDE && S.controlOf(s, place) !== S.sideOfLeader(s, t, leader)) S.addMarks(s, leader, S.LEADER_FORCE);
  }
}

function withdrawNext(s: NineYearsState, t: Tables, side: number): boolean {
  let first = S.INSIDE;
  for (let i = 0; S.placeOfStack(s, i) >= 0 && S.placeOfStack(s, i) < first; i++) {
    const kind = S.kindOfStack(s, i);
    if ((kind & FORCE) !== 0 && t.powerSide[powerOf(kind)] === side) first = S.placeOfStack(s, i);
  }
  for (const leader of S.leadersOf(s, t, side))
    if (S.hasMarks(s, leader, S.LEADER_FORCE) && S.placeOfLeader(s, leader) < first) first = S.placeOfLeader(s, leader);
  if (first === S.INSIDE) return false;
  askDisplacement(s, side, first, "winter-quarters");
  return true;
}

// NYW-4.1.3.3, NYW-19.1.5: a side loses one step per corps above the limit of each overstacked space; the side with initiative goes first.
function punishNext(s: NineYearsState, t: Tables): boolean {
  const f = F.winter.top(s);
  const side = f.second ? S.rivalOf(S.initiativeOf(s)) : S.initiativeOf(s);
  for (let space = f.next; space < t.spaceIds.length; space++) {
    const excess = -room(s, t, side, space);
    if (excess <= 0) continue;
    f.next = space + 1;
    askLosses(s, side, space, excess, "overstacking");
    return true;
  }
  if (f.second) return false;
  f.second = true;
  f.next = 0;
  return punishNext(s, t);
}

// NYW-8.1.5.2, NYW-19.1.6, NYW-19.2.1, NYW-19.2.2: markers are removed, and fleets return; Fortified Lines stay (NYW-15.5.3).
function clearMarkers(s: NineYearsState, log: Log<NineYearsEvent>): void {
  for (let space = S.nextWithMarkers(s, 0); space >= 0; space = S.nextWithMarkers(s, space + 1)) {
    S.setContinued(s, space, false);
    S.setLoweredBy(s, space, 0);
    // NYW-15.2.6: a line that gained a level this turn may gain another next year.
    if (S.isLineNew(s, space)) S.setLine(s, space, S.lineLevel(s, space), S.lineOwner(s, space), false);
  }
  S.clearCorpsMarks(s, DEMORALIZED);
  S.clearLeaderMarks(s, S.LEADER_DEMORALIZED);
  for (const side of [ALLIANCE, BOURBON]) S.setSideFlag(s, side, S.FAMOUS, false); // NYW-16.5.3: these markers last one year.
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) {
    // NYW-12.3.6.8, NYW-13.5.6.10: undeployed fleets return, including those of the set-up (NYW-20.2.4.5).
    if (S.isPrepared(s, fleet)) returnFleet(s, fleet, "NYW-19.2.2", log);
  }
}

// NYW-8.1.5.3, NYW-19.3.1: Beachy Head gives the Atlantic to the Bourbons (NYW-10.1.5, NYW-9.3.1.1); otherwise Alliance control of London gives it to the
// Alliance (NYW-10.1.6); otherwise it does not change (NYW-10.1.7).
function adjustAtlantic(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const london = S.controlOf(s, t.named.london);
  if (S.placeOfEvent(s, BEACHY_HEAD) === S.EVENT_LASTING) takeZone(s, ATLANTIC, BOURBON, "NYW-10.1.5", log);
  else if (london === ALLIANCE) takeZone(s, ATLANTIC, ALLIANCE, "NYW-10.1.6", log);
  if (london === BOURBON) gainVp(s, LONDON_LOST, "NYW-6.1.5", log); // NYW-8.1.5.4, NYW-19.3.2: the VP fall by 2.
}

// NYW-8.1.5.6, NYW-19.4.2, NYW-20.2.5.2.2: the Glorious Revolution happens once per game.
function isRevolutionDue(s: NineYearsState, t: Tables): boolean {
  return !S.hasFlag(s, S.GR_HAPPENED) && S.controlOf(s, t.named.london) === BOURBON && S.zoneControl(s, ATLANTIC) === ALLIANCE;
}

// NYW-19.6.1, NYW-6.3.6: an automatic victory has priority over the peace.
function end(s: NineYearsState, peace: boolean, log: Log<NineYearsEvent>): void {
  // NYW-6.2.5, NYW-8.1.5.8: automatic victory is checked only here.
  const automatic = automaticVictory(s, tablesOf(s));
  const result = automatic ?? (peace || s.year >= s.lastYear ? victoryBand(s.vp) : null);
  if (result === null) F.winter.pop(s);
  else endGame(s, SEATS.indexOf(result.winner), result.victory, result.clause, log);
}
