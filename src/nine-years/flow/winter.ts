/**
 * Winter Quarters (section 19), in a fixed order with the effect of acting at the same time (NYW-8.1.5): withdrawals, overstacking, markers, the Atlantic,
 * Savoy, the Glorious Revolution, peace talks, the end of the game.
 *
 * The frame's step says which part comes next; `next` is the side and space at which the overstacking penalty goes on.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { DEMORALIZED, FORCE, powerOf } from "../corps.js";
import { gainVp } from "../effects/control.js";
import { returnFleet, takeZone } from "../effects/zones.js";
import type { NineYearsEvent } from "../events.js";
import { DISPLACE, END_OF_ACTION, GLORIOUS_REVOLUTION, LOSSES, PEACE_TALKS, SAVOY_DECISION, Winter, WinterStep } from "../frames.js";
import { enemyOf, room } from "../rules/forces.js";
import { WINTER_QUARTERS } from "../rules/nearest.js";
import { FIRST_PEACE_YEAR } from "../rules/peace.js";
import { automaticVictory, victoryBand } from "../rules/victory.js";
import {
  clearCorpsMarks,
  clearLeaderMarks,
  controlOf,
  EVENT_LASTING,
  FAMOUS,
  FLEET_BOX,
  FLEET_POOL,
  fleetPlace,
  GR_HAPPENED,
  hasFlag,
  hasMarkers,
  hasMarks,
  initiativeOf,
  INSIDE,
  isLineNew,
  kindOfStack,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  leaderCount,
  lineLevel,
  lineOwner,
  markLeader,
  type NineYearsState,
  placeOfEvent,
  placeOfLeader,
  placeOfStack,
  SAVOY_ALLIED,
  setContinued,
  setFlag,
  setLine,
  setLoweredBy,
  sideOfLeader,
  sizeOfStack,
  stackCount,
  addCorps,
  takeCorps,
  zoneControl,
} from "../state.js";
import { ALLIANCE, at, ATLANTIC, BOURBON, FLEET_COUNT, type Tables, tablesOf } from "../tables.js";
import { EVENT_CARD_IDS, SEATS } from "../types.js";
import { endGame } from "./game-over.js";
import { OVERSTACKED } from "./losses.js";

/** NYW-6.1.5. */
const LONDON_LOST = -2;
const BEACHY_HEAD = EVENT_CARD_IDS.indexOf("beachy-head");

export const winter: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "winter",
  clause: "NYW-19.1",
  slots: ["next"],
  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case WinterStep.lift:
        log?.push({ type: "winter", year: s.year, clause: "NYW-19.1" });
        lift(s, t);
        setStep(s, WinterStep.withdraw);
        break;
      case WinterStep.withdraw:
        if (!withdrawNext(s, t, initiativeOf(s)) && !withdrawNext(s, t, enemyOf(initiativeOf(s)))) setStep(s, WinterStep.sieges);
        break;
      case WinterStep.sieges:
        setStep(s, WinterStep.overstacking);
        pushFrame(s, END_OF_ACTION); // NYW-19.1.4
        break;
      case WinterStep.overstacking:
        if (!punishNext(s, t)) setStep(s, WinterStep.markers);
        break;
      case WinterStep.markers:
        clearMarkers(s, t, log);
        adjustAtlantic(s, t, log);
        setStep(s, WinterStep.savoy);
        break;
      case WinterStep.savoy:
        setStep(s, WinterStep.revolution);
        // NYW-8.1.5.5, NYW-19.4.1
        if (s.year >= FIRST_PEACE_YEAR && hasFlag(s, SAVOY_ALLIED)) pushFrame(s, SAVOY_DECISION);
        break;
      case WinterStep.revolution:
        setStep(s, WinterStep.peace);
        if (isRevolutionDue(s, t)) pushFrame(s, GLORIOUS_REVOLUTION);
        break;
      case WinterStep.peace:
        setStep(s, WinterStep.end);
        // NYW-8.1.5.7, NYW-19.5, NYW-6.4.1
        if (s.year >= FIRST_PEACE_YEAR) pushFrame(s, PEACE_TALKS);
        break;
      default:
        end(s, t, answerOf(s) === 1, log);
    }
    return false;
  },
  asks: () => 0,
  moves: () => unreachable("a choice of winter"),
  play: () => unreachable("a choice of winter"),
};

// NYW-8.1.5.1, NYW-19.1.1: all units not in a friendly space are lifted first; they carry the mark of a force.
function lift(s: NineYearsState, t: Tables): void {
  for (let i = 0; i < stackCount(s); i++) {
    const place = placeOfStack(s, i);
    const kind = kindOfStack(s, i);
    if (place >= INSIDE || (kind & FORCE) !== 0 || controlOf(s, place) === at(t.powerSide, powerOf(kind))) continue;
    const size = sizeOfStack(s, i);
    takeCorps(s, place, kind, size);
    addCorps(s, place, kind | FORCE, size);
    i = -1;
  }
  for (let leader = 0; leader < leaderCount(s); leader++) {
    const place = placeOfLeader(s, leader);
    if (place < INSIDE && controlOf(s, place) !== sideOfLeader(s, t, leader)) markLeader(s, leader, 0, LEADER_FORCE);
  }
}

function withdrawNext(s: NineYearsState, t: Tables, side: number): boolean {
  let first = INSIDE;
  for (let i = 0; placeOfStack(s, i) >= 0 && placeOfStack(s, i) < first; i++) {
    const kind = kindOfStack(s, i);
    if ((kind & FORCE) !== 0 && at(t.powerSide, powerOf(kind)) === side) first = placeOfStack(s, i);
  }
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (hasMarks(s, leader, LEADER_FORCE) && placeOfLeader(s, leader) < first && sideOfLeader(s, t, leader) === side) first = placeOfLeader(s, leader);
  }
  if (first === INSIDE) return false;
  pushFrame(s, DISPLACE, side, first, WINTER_QUARTERS);
  return true;
}

// NYW-4.1.3.3, NYW-19.1.5: one step for each corps above the limit, in every overstacked space once; the side with initiative first.
function punishNext(s: NineYearsState, t: Tables): boolean {
  const spaces = t.spaceIds.length;
  for (let next = slot(s, Winter.next); next < spaces * 2; next++) {
    const side = next < spaces ? initiativeOf(s) : enemyOf(initiativeOf(s));
    const space = next % spaces;
    const excess = -room(s, t, side, space);
    if (excess <= 0) continue;
    setSlot(s, Winter.next, next + 1);
    pushFrame(s, LOSSES, side, space, excess, OVERSTACKED);
    return true;
  }
  return false;
}

// NYW-8.1.5.2, NYW-19.1.6, NYW-19.2.1, NYW-19.2.2; Fortified Lines stay (NYW-15.5.3).
function clearMarkers(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  for (let space = 0; space < t.spaceIds.length; space++) {
    if (!hasMarkers(s, space)) continue;
    setContinued(s, space, false);
    setLoweredBy(s, space, 0);
    // NYW-15.2.6: the level gained this turn may be followed by another next year.
    if (isLineNew(s, space)) setLine(s, space, lineLevel(s, space), lineOwner(s, space), false);
  }
  clearCorpsMarks(s, DEMORALIZED);
  clearLeaderMarks(s, LEADER_DEMORALIZED);
  setFlag(s, FAMOUS << ALLIANCE, false); // NYW-16.5.3
  setFlag(s, FAMOUS << BOURBON, false);
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) {
    const place = fleetPlace(s, fleet);
    // NYW-12.3.6.8, NYW-13.5.6.10; those of the start too (NYW-20.2.4.5)
    if (place > FLEET_POOL && place < FLEET_BOX) returnFleet(s, fleet, "NYW-19.2.2", log);
  }
}

// NYW-8.1.5.3, NYW-19.3.1: NYW-10.1.5 (NYW-9.3.1.1), NYW-10.1.6, NYW-10.1.7; NYW-19.3.2
function adjustAtlantic(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const london = controlOf(s, t.named.london);
  if (placeOfEvent(s, BEACHY_HEAD) === EVENT_LASTING) takeZone(s, t, ATLANTIC, BOURBON, "NYW-10.1.5", log);
  else if (london === ALLIANCE) takeZone(s, t, ATLANTIC, ALLIANCE, "NYW-10.1.6", log);
  if (london === BOURBON) gainVp(s, LONDON_LOST, "NYW-6.1.5", log); // NYW-8.1.5.4
}

// NYW-8.1.5.6, NYW-19.4.2; NYW-20.2.5.2.2: once a game
function isRevolutionDue(s: NineYearsState, t: Tables): boolean {
  return !hasFlag(s, GR_HAPPENED) && controlOf(s, t.named.london) === BOURBON && zoneControl(s, ATLANTIC) === ALLIANCE;
}

// NYW-19.6.1; NYW-6.3.6: an automatic victory goes before the peace.
function end(s: NineYearsState, t: Tables, peace: boolean, log: Log<NineYearsEvent>): void {
  // NYW-6.2.5, NYW-8.1.5.8: looked at here only
  const automatic = automaticVictory(s, t);
  const result = automatic ?? (peace || s.year >= s.lastYear ? victoryBand(s.vp) : null);
  if (result === null) popFrame(s);
  else endGame(s, SEATS.indexOf(result.winner), result.victory, result.clause, log);
}
