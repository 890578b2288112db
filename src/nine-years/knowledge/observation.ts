import { namesIn, type NamedBits } from "../../core/basics/bits.js";
import type { Observation, Put } from "../../core/ruleset/observation.js";
import { ACTED, DEMORALIZED, FORCE, HURT, nameOfKind, powerOf, REDUCED } from "../vocabulary/corps.js";
import type { SureCards } from "./memory.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NEUTRAL, sideOfPower } from "../tables/index.js";
import { CARD_VALUES, SEATS, VICTORIES, ZONE_IDS } from "../vocabulary/types.js";
import { FLAGS, LEADER_MARKS, OF_SAVOY, SIDE_FLAGS, USED } from "./view/index.js";

const FIRST_YEAR = 1688;
const LAST_YEAR = 1699;
const EVENT_PLACES = ["pile", "not-added", "lasting", "out"] as const;
const EVENT_PLACE_NUMBERS: readonly number[] = [S.EVENT_PILE, S.EVENT_NOT_ADDED, S.EVENT_LASTING, S.EVENT_OUT];
const FLEET_PLACES = ["pool", "strength-1", "strength-2", "box", "removed"] as const;
const OFF_MAP = ["not-arrived", "waiting", "removed"] as const;
const GAME_BITS: NamedBits = /* @__PURE__ */ [FLAGS, OF_SAVOY, USED].flat();
const LEADER_BITS: NamedBits = [["named", S.LEADER_NAMED], ...LEADER_MARKS];
const CARDS: readonly string[] = /* @__PURE__ */ CARD_VALUES.map(String);
const MOST_CORPS = 63;

// The corps, by side and space, whose kind has all bits of `has` and no bit of `lacks`.
function corpsBySide(has: number, lacks: number): (s: NineYearsState, put: Put) => void {
  return (s, put) => {
    for (let i = 0; i < S.stackCount(s); i++) {
      const kind = S.kindOfStack(s, i);
      if ((kind & has) === has && (kind & lacks) === 0) put(S.sizeOfStack(s, i), sideOfPower(powerOf(kind)), S.placeOfStack(s, i) % S.INSIDE);
    }
  };
}

const BY_KIND = { each: ["space", "corps"], of: "number", most: MOST_CORPS, usual: 3 } as const;

// The corps with all bits of a mask, by kind and space. If `isInside` is given, only those behind the walls (true) or in the field (false).
function corpsByKind(mask: number, isInside?: boolean): (s: NineYearsState, put: Put) => void {
  return (s, put) => {
    for (let i = 0; i < S.stackCount(s); i++) {
      const [kind, place] = [S.kindOfStack(s, i), S.placeOfStack(s, i)];
      if ((kind & mask) === mask && (isInside === undefined || place >= S.INSIDE === isInside)) put(S.sizeOfStack(s, i), place % S.INSIDE, nameOfKind(kind));
    }
  };
}

function sideOrNone(side: number): number {
  return side === NEUTRAL ? -1 : side;
}

// The side that holds an event; -1 if neither does.
function holderOf(place: number): number {
  return place === S.EVENT_HELD || place === S.EVENT_HELD + 1 ? place - S.EVENT_HELD : -1;
}

function isOnMap(s: NineYearsState, leader: number): boolean {
  return S.placeOfLeader(s, leader) < S.NOT_ARRIVED;
}

/** The rows of a side's observation, for `observerOf` of `tyche/learn`. */
export const observation: Observation<NineYearsState> = {
  rows: {
    year: { of: "number", most: LAST_YEAR, usual: LAST_YEAR, read: (s) => s.year },
    "years to go": { of: "number", most: LAST_YEAR - FIRST_YEAR, read: (s) => s.lastYear - s.year },
    "peace threshold": { of: "number", most: 10, read: (s) => s.peaceThreshold },
    "victory points": { of: "number", most: 40, read: (s) => s.vp },
    "king williams war": { of: "-3..3", read: (s) => s.kww },
    flags: { each: [/* @__PURE__ */ namesIn(GAME_BITS)], of: "flag", read: (s, flag) => Number(S.hasFlag(s, GAME_BITS[flag]![1])) },
    "flags of sides": {
      each: ["seat", /* @__PURE__ */ namesIn(SIDE_FLAGS)],
      of: "flag",
      read: (s, side, flag) => Number(S.hasSideFlag(s, side, SIDE_FLAGS[flag]![1])),
    },
    zones: { each: [ZONE_IDS], of: "seat?", read: (s, zone) => sideOrNone(S.zoneControl(s, zone)) },
    fleets: { each: ["fleet"], of: FLEET_PLACES, read: (s, fleet) => S.fleetPlace(s, fleet) },
    "doomed fleets": { each: ["fleet"], of: "flag", read: (s, fleet) => Number(S.isDoomed(s, fleet)) },
    active: { of: "seat?", read: (s) => sideOrNone(s.active) },
    ending: { of: VICTORIES, read: (s) => s.ending - 1 },
    winner: { of: "seat?", read: (s) => sideOrNone(s.winner) },
    control: {
      each: ["space"],
      of: "seat?",
      fill: (s, put) => {
        for (let space = 0; space < s.spaces.length; space++) put(sideOrNone(S.controlOf(s, space)), space);
      },
    },
    "fortress lowered": {
      each: ["space"],
      of: "0..3",
      fill: (s, put) => {
        for (let space = 0; space < s.spaces.length; space++) put(S.loweredBy(s, space), space);
      },
    },
    "continued siege": {
      each: ["space"],
      of: "flag",
      fill: (s, put) => {
        for (let space = 0; space < s.spaces.length; space++) put(Number(S.isContinued(s, space)), space);
      },
    },
    line: {
      each: ["space"],
      of: "0..3",
      fill: (s, put) => {
        for (let space = 0; space < s.spaces.length; space++) put(S.lineLevel(s, space), space);
      },
    },
    "line of": {
      each: ["space"],
      of: "seat?",
      fill: (s, put) => {
        for (let space = 0; space < s.spaces.length; space++) if (S.lineLevel(s, space) !== 0) put(S.lineOwner(s, space), space);
      },
    },
    "line is new": {
      each: ["space"],
      of: "flag",
      fill: (s, put) => {
        for (let space = 0; space < s.spaces.length; space++) put(Number(S.isLineNew(s, space)), space);
      },
    },
    "corps in the field": {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CORPS,
      usual: 5,
      fill: (s, put) => {
        for (let side = 0; side < 2; side++) for (let space = 0; space < s.spaces.length; space++) put(S.fieldCorps(s, side, space), side, space);
      },
    },
    "full corps": { each: ["seat", "space"], of: "number", most: MOST_CORPS, usual: 5, fill: /* @__PURE__ */ corpsBySide(0, REDUCED) },
    "reduced corps": {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CORPS,
      usual: 5,
      fill: /* @__PURE__ */ corpsBySide(REDUCED, 0),
    },
    "demoralized corps": {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CORPS,
      usual: 5,
      fill: /* @__PURE__ */ corpsBySide(DEMORALIZED, 0),
    },
    "corps inside": {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CORPS,
      usual: 5,
      fill: (s, put) => {
        for (let i = 0; i < S.stackCount(s); i++) {
          const place = S.placeOfStack(s, i);
          if (place >= S.INSIDE) put(S.sizeOfStack(s, i), sideOfPower(powerOf(S.kindOfStack(s, i))), place - S.INSIDE);
        }
      },
    },
    "kinds of corps in the field": { ...BY_KIND, fill: /* @__PURE__ */ corpsByKind(0, false) },
    "kinds of corps inside": { ...BY_KIND, fill: /* @__PURE__ */ corpsByKind(0, true) },
    "corps that have acted": { ...BY_KIND, fill: /* @__PURE__ */ corpsByKind(ACTED) },
    "corps of the force under way": { ...BY_KIND, fill: /* @__PURE__ */ corpsByKind(FORCE) },
    "corps that have lost a step": { ...BY_KIND, fill: /* @__PURE__ */ corpsByKind(HURT) },
    "leaders on the map": {
      each: ["leader"],
      of: "space?",
      fill: (s, put) => {
        for (let leader = 0; leader < s.leaders.length; leader++) if (isOnMap(s, leader)) put(S.placeOfLeader(s, leader) % S.INSIDE, leader);
      },
    },
    "leaders inside": {
      each: ["leader"],
      of: "flag",
      fill: (s, put) => {
        for (let leader = 0; leader < s.leaders.length; leader++) put(Number(isOnMap(s, leader) && S.placeOfLeader(s, leader) >= S.INSIDE), leader);
      },
    },
    "leaders off the map": {
      each: ["leader"],
      of: OFF_MAP,
      fill: (s, put) => {
        for (let leader = 0; leader < s.leaders.length; leader++) put(S.placeOfLeader(s, leader) - S.NOT_ARRIVED, leader);
      },
    },
    "marks of leaders": {
      each: ["leader", /* @__PURE__ */ namesIn(LEADER_BITS)],
      of: "flag",
      fill: (s, put) => {
        for (let leader = 0; leader < s.leaders.length; leader++) {
          if (S.marksOfLeader(s, leader) === 0) continue;
          LEADER_BITS.forEach(([, bit], mark) => put(Number(S.hasAnyMark(s, leader, bit)), leader, mark));
        }
      },
    },
    "force pool": { each: ["power"], of: "number", most: MOST_CORPS, usual: 10, read: (s, power) => S.poolOf(s, power) },
    "waiting corps": { each: ["power"], of: "number", most: MOST_CORPS, usual: 5, read: (s, power) => S.waitingOf(s, power) },
    formed: { each: ["power"], of: "number", most: MOST_CORPS, usual: 5, read: (s, power) => S.formedBy(s, power) },
    restored: { each: ["power"], of: "number", most: MOST_CORPS, usual: 5, read: (s, power) => S.restoredBy(s, power) },
    hand: { each: ["seat", CARDS], of: "number", most: 99, usual: 6, read: (s, side, card) => S.inHand(s, side, card + 1) },
    "draw pile": { each: [CARDS], of: "number", most: 99, usual: 16, read: (s, card) => S.inPile(s, card + 1) },
    discards: { each: [CARDS], of: "number", most: 99, usual: 16, read: (s, card) => S.inDiscards(s, card + 1) },
    "chosen card": { each: ["seat"], of: CARDS, read: (s, side) => S.chosenCard(s, side) - 1 },
    events: { each: ["card"], of: EVENT_PLACES, read: (s, card) => EVENT_PLACE_NUMBERS.indexOf(S.placeOfEvent(s, card)) },
    "held events": { each: ["card"], of: "seat?", read: (s, card) => holderOf(S.placeOfEvent(s, card)) },
    "resource points": { each: ["seat"], of: "number", most: 200, usual: 20, read: (s, side) => S.rpOf(s, side) },
    "modifier of resource points": { each: ["seat"], of: "-20..20", read: (s, side) => S.rpModifierOf(s, side) },
    "fewer cards": { each: ["seat"], of: "0..5", read: (s, side) => S.fewerCardsOf(s, side) },
    penalties: { each: ["seat"], of: "0..3", read: (s, side) => S.penaltiesOf(s, side) },
  },
  remembered: {
    "cards known of a hand": {
      each: ["seat", CARDS],
      of: "number",
      most: 99,
      usual: 1,
      fill(held: SureCards, put) {
        for (const [side, seat] of SEATS.entries()) held[seat]?.forEach((count, card) => void put(count, side, card));
      },
    },
  },
  leftOut: { corps: "if corps of one kind in one space carry different marks, it does not show which corps carries which" },
};
