/** What always holds about the pieces; a state that breaks it is impossible (law of invariants). */
import { invariant } from "../core/errors.js";
import { findFrame, topKind } from "../core/frames.js";
import type { FrameKind } from "../core/frames.js";
import { powerOf } from "./corps.js";
import { ACTION_CARDS, EVENT_CARDS } from "./data/events.js";
import { POWERS } from "./data/powers.js";
import { LEAST_VP, MOST_VP } from "./effects/control.js";
import { BATTLE, DISPLACE, ENTRY, GAME_OVER, GLORIOUS_REVOLUTION, RETREAT, SAVOY_CLEARED, SEA_MOVEMENT, SIEGE } from "./frames.js";
import { enemyOf, isFortress, occupies } from "./rules/forces.js";
import {
  chosenCard,
  controlOf,
  corpsOf,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_NOT_ADDED,
  EVENT_OUT,
  FLEET_BOX,
  FLEET_REMOVED,
  fleetPlace,
  formedBy,
  INSIDE,
  inDiscards,
  inHand,
  inPile,
  kindOfStack,
  leaderCount,
  lineLevel,
  lineOwner,
  loweredBy,
  type NineYearsState,
  NOT_ARRIVED,
  placeOfEvent,
  placeOfLeader,
  placeOfStack,
  poolOf,
  REMOVED,
  restoredBy,
  rpOf,
  sideOfLeader,
  sizeOfStack,
  stackCount,
  waitingOf,
  zoneControl,
} from "./state.js";
import { ALLIANCE, at, entryAt, BOURBON, FLEET_COUNT, NEUTRAL, type Tables, tablesOf } from "./tables.js";
import { VICTORIES, ZONE_IDS } from "./types.js";

const LAST_BOX = 3;
const MOST_OF_A_POWER = 1 << 24;
const MOST_OF_ZONES = 1 << 4;
const MOST_OF_FLEETS = 1 << 16;
const FIRST_YEAR = 1688;
const SIDES: readonly number[] = [ALLIANCE, BOURBON];
/** While one of these is under way, pieces of both sides may meet, or stand where they cannot stay. */
const MEETINGS: readonly FrameKind[] = [ENTRY, BATTLE, RETREAT, SIEGE, DISPLACE, GLORIOUS_REVOLUTION, SAVOY_CLEARED, SEA_MOVEMENT];

/** Throws when a rule about the pieces is broken. */
export function checkInvariants(s: NineYearsState): void {
  const t = tablesOf(s);
  checkTracks(s);
  checkSpaces(s, t);
  checkStacks(s, t);
  checkLeaders(s, t);
  checkCards(s);
  checkFleets(s, t);
  if (!MEETINGS.some((kind) => findFrame(s, kind) >= 0)) checkMeetings(s, t);
  invariant(s.ending > 0 === (topKind(s) === (GAME_OVER & 255)), "the game is over exactly when it has ended");
}

function checkTracks(s: NineYearsState): void {
  invariant(s.vp >= LEAST_VP && s.vp <= MOST_VP, "victory points lie on the track"); // NYW-2.8.2, NYW-2.8.3
  invariant(s.kww >= -LAST_BOX && s.kww <= LAST_BOX, "the marker of King William's War lies on its track");
  invariant(s.peaceThreshold === 10 || s.peaceThreshold === 6, "the peace threshold is 10 or 6");
  invariant(s.lastYear === 1699 || s.lastYear === 1697, "the last year is 1699 or 1697");
  invariant(s.year >= FIRST_YEAR && s.year <= s.lastYear, "the year is one of the war");
  invariant(s.active >= ALLIANCE && s.active <= NEUTRAL && s.winner >= ALLIANCE && s.winner <= NEUTRAL, "sides are sides");
  invariant(s.ending >= 0 && s.ending <= VICTORIES.length, "the game ends in a known way");
  for (const side of SIDES) invariant(rpOf(s, side) >= 0, "resource points are not negative"); // NYW-12.3.1.12
}

function checkSpaces(s: NineYearsState, t: Tables): void {
  for (let space = 0; space < t.spaceIds.length; space++) {
    const owner = controlOf(s, space);
    invariant(s.spaces[space]! >= 0 && owner <= NEUTRAL, "a space is controlled by a side or neutral");
    invariant(loweredBy(s, space) === 0 || loweredBy(s, space) < at(t.fortress, space), "a fortress that stands has a strength");
    invariant(lineLevel(s, space) <= 2, "a Fortified Line has level 1 or 2"); // NYW-15.1.2
    invariant(lineLevel(s, space) === 0 || lineOwner(s, space) === owner, "a Fortified Line belongs to the controller of its space"); // NYW-15.5.1
  }
  invariant(controlOf(s, t.named.empireHome) === ALLIANCE, "the Empire/Subsidy Home Space is the Alliance's"); // NYW-2.4.3
}

function checkStacks(s: NineYearsState, t: Tables): void {
  const onMap = POWERS.map(() => 0);
  for (let i = 0; i < stackCount(s); i++) {
    const place = placeOfStack(s, i);
    const space = place >= INSIDE ? place - INSIDE : place;
    const power = powerOf(kindOfStack(s, i));
    invariant(space < t.spaceIds.length && place < INSIDE + INSIDE, "corps stand in a space");
    invariant(power < POWERS.length && sizeOfStack(s, i) > 0, "a stack has corps of a power");
    invariant(i === 0 || s.corps[i - 1]! >> 6 < s.corps[i]! >> 6, "stacks are in order");
    invariant(space !== t.named.empireHome || at(t.powerSide, power) === ALLIANCE, "no Bourbon unit is in the Empire/Subsidy Home Space"); // NYW-2.4.3
    onMap[power]! += sizeOfStack(s, i);
  }
  POWERS.forEach((row, power) => {
    invariant(s.powers[power]! >= 0 && s.powers[power]! < MOST_OF_A_POWER, "corps off the map are no more than there is room for");
    invariant(onMap[power]! + poolOf(s, power) + waitingOf(s, power) <= row.corps, `no more corps of ${row.id} than there are`);
    invariant(formedBy(s, power) <= row.form && restoredBy(s, power) <= row.restore, `${row.id} forms and restores within its limits`); // NYW-12.3.4.1, NYW-12.3.5.1
  });
}

function checkLeaders(s: NineYearsState, t: Tables): void {
  for (let leader = 0; leader < leaderCount(s); leader++) {
    const place = placeOfLeader(s, leader);
    const space = place >= INSIDE ? place - INSIDE : place;
    invariant((place >= NOT_ARRIVED && place <= REMOVED) || (place < NOT_ARRIVED && space < t.spaceIds.length), "a leader is somewhere");
    invariant(
      place >= NOT_ARRIVED || space !== t.named.empireHome || sideOfLeader(s, t, leader) === ALLIANCE,
      "no Bourbon leader is in the Empire/Subsidy Home Space",
    );
  }
}

function checkCards(s: NineYearsState): void {
  for (const { value, count } of ACTION_CARDS) {
    const parts = [inPile(s, value), inDiscards(s, value), inHand(s, ALLIANCE, value), inHand(s, BOURBON, value)];
    invariant(
      parts.every((part) => part >= 0),
      "cards are not negative",
    );
    invariant(parts.reduce((sum, part) => sum + part, 0) === count, `there are ${count} Action cards of ${value}`); // NYW-5.1.1
  }
  for (const side of SIDES) {
    const chosen = chosenCard(s, side);
    invariant(chosen === 0 || (chosen <= 3 && inHand(s, side, chosen) > 0), "a chosen card is in the hand");
  }
  invariant(s.events.length === EVENT_CARDS.length, "every event card is somewhere");
  EVENT_CARDS.forEach((row, card) => {
    const place = placeOfEvent(s, card);
    invariant(place >= 0 && place <= EVENT_OUT, "an event card is somewhere");
    invariant(place !== EVENT_NOT_ADDED || row.added1693, "cards of the first deck are not kept back");
    invariant((place !== EVENT_HELD + ALLIANCE && place !== EVENT_HELD + BOURBON) || row.held, "only cards to be held are held");
    invariant(place !== EVENT_LASTING || row.lasting, "only lasting events lie on the map");
  });
}

// NYW-10.1.8: a fleet lies in the control box exactly of a zone its side controls.
function checkFleets(s: NineYearsState, t: Tables): void {
  invariant(s.fleets >= 0 && s.fleets < MOST_OF_FLEETS, "there are four fleets");
  invariant(s.zones >= 0 && s.zones < MOST_OF_ZONES, "there are two zones");
  for (let zone = 0; zone < ZONE_IDS.length; zone++) invariant(zoneControl(s, zone) <= NEUTRAL, "a zone is controlled by a side or by nobody");
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) {
    const place = fleetPlace(s, fleet);
    invariant(place <= FLEET_REMOVED, "a fleet is somewhere");
    if (place === FLEET_BOX) invariant(zoneControl(s, at(t.fleetZone, fleet)) === at(t.fleetSide, fleet), "a fleet in a control box controls its zone");
  }
}

// NYW-4.3.1, NYW-17.3.1, NYW-14.1.1.5
function checkMeetings(s: NineYearsState, t: Tables): void {
  for (let space = 0; space < t.spaceIds.length; space++) {
    const owner = controlOf(s, space);
    invariant(!(occupies(s, ALLIANCE, space) && occupies(s, BOURBON, space)), `corps of both sides are not in the field of ${entryAt(t.spaceIds, space)}`);
    if (owner === NEUTRAL) {
      invariant(corpsOf(s, t, ALLIANCE, space) + corpsOf(s, t, BOURBON, space) === 0, `no corps are in neutral ${entryAt(t.spaceIds, space)}`);
      continue;
    }
    const inside = corpsOf(s, t, owner, INSIDE + space);
    invariant(inside <= at(t.fortress, space), `the garrison of ${entryAt(t.spaceIds, space)} fits`);
    invariant(corpsOf(s, t, enemyOf(owner), INSIDE + space) === 0, "a garrison belongs to the controller of its fortress");
    invariant(inside === 0 || isFortress(t, space), "only fortresses have a garrison");
  }
}
