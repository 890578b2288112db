/** What a side is shown of the state as numbers: the rows of `observerOf` in `tyche/learn`. */
import { filled, type Observed } from "../core/observed.js";
import { DEMORALIZED, powerOf, REDUCED } from "./corps.js";
import * as S from "./state.js";
import type { NineYearsState } from "./state.js";
import { NEUTRAL, sideOfPower } from "./tables.js";
import { CARD_VALUES, VICTORIES, ZONE_IDS } from "./types.js";

const FIRST_YEAR = 1688;
const LAST_YEAR = 1699;
const FLAG_BITS = 16;
const EVENT_PLACES = ["pile", "not-added", "held", "place-3", "lasting", "out"] as const;
const FLEET_PLACES = ["pool", "strength-1", "strength-2", "box", "removed"] as const;
const OFF_MAP = ["not-arrived", "waiting", "removed"] as const;
const CARDS: readonly string[] = /* @__PURE__ */ CARD_VALUES.map(String);
const MOST_CORPS = 63;

/** Which corps are counted, by kind and place. */
type Counted = (kind: number, place: number) => boolean;

// The corps of each side in each space that are counted.
function corpsBySide(isCounted: Counted): (s: NineYearsState) => readonly number[] {
  return filled(
    (s) => 2 * s.spaces.length,
    (s, cells) => {
      for (let i = 0; i < S.stackCount(s); i++) {
        const kind = S.kindOfStack(s, i);
        const place = S.placeOfStack(s, i);
        if (isCounted(kind, place)) cells[sideOfPower(powerOf(kind)) * s.spaces.length + (place % S.INSIDE)]! += S.sizeOfStack(s, i);
      }
    },
  );
}

function sideOrNone(side: number): number {
  return side === NEUTRAL ? -1 : side;
}

/** One row a field. */
export const observed: Observed<NineYearsState> = {
  rows: {
    year: { of: "number", most: LAST_YEAR, usual: LAST_YEAR, read: (s) => s.year },
    "years to go": { of: "number", most: LAST_YEAR - FIRST_YEAR, read: (s) => s.lastYear - s.year },
    "peace threshold": { of: "number", most: 10, read: (s) => s.peaceThreshold },
    "victory points": { of: "number", most: 40, read: (s) => s.vp },
    "king williams war": { of: "-3..3", read: (s) => s.kww },
    flags: { each: [/* @__PURE__ */ Array.from({ length: FLAG_BITS }, (_, bit) => `bit-${bit}`)], of: "flag", read: (s, bit) => (S.flagsOf(s) >> bit) & 1 },
    zones: { each: [ZONE_IDS], of: "seat?", read: (s, zone) => sideOrNone(S.zoneControl(s, zone)) },
    fleets: { each: ["fleet"], of: FLEET_PLACES, read: (s, fleet) => S.fleetPlace(s, fleet) },
    "doomed fleets": { each: ["fleet"], of: "flag", read: (s, fleet) => Number(S.isDoomed(s, fleet)) },
    active: { of: "seat?", read: (s) => sideOrNone(s.active) },
    ending: { of: VICTORIES, read: (s) => s.ending - 1 },
    winner: { of: "seat?", read: (s) => sideOrNone(s.winner) },
    control: { each: ["space"], of: "seat?", read: (s, space) => sideOrNone(S.controlOf(s, space)) },
    "fortress lowered": { each: ["space"], of: "0..3", read: (s, space) => S.loweredBy(s, space) },
    "continued siege": { each: ["space"], of: "flag", read: (s, space) => Number(S.isContinued(s, space)) },
    line: { each: ["space"], of: "0..3", read: (s, space) => S.lineLevel(s, space) },
    "line of": { each: ["space"], of: "seat?", read: (s, space) => (S.lineLevel(s, space) === 0 ? -1 : S.lineOwner(s, space)) },
    "line is new": { each: ["space"], of: "flag", read: (s, space) => Number(S.isLineNew(s, space)) },
    "corps in the field": { each: ["seat", "space"], of: "number", most: MOST_CORPS, usual: 5, read: (s, side, space) => S.fieldCorps(s, side, space) },
    "full corps": { each: ["seat", "space"], of: "number", most: MOST_CORPS, usual: 5, cells: /* @__PURE__ */ corpsBySide((kind) => (kind & REDUCED) === 0) },
    "reduced corps": {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CORPS,
      usual: 5,
      cells: /* @__PURE__ */ corpsBySide((kind) => (kind & REDUCED) !== 0),
    },
    "demoralized corps": {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CORPS,
      usual: 5,
      cells: /* @__PURE__ */ corpsBySide((kind) => (kind & DEMORALIZED) !== 0),
    },
    "corps inside": { each: ["seat", "space"], of: "number", most: MOST_CORPS, usual: 5, cells: /* @__PURE__ */ corpsBySide((_, place) => place >= S.INSIDE) },
    "leaders on the map": {
      each: ["leader"],
      of: "number",
      most: 2 * S.INSIDE,
      usual: S.INSIDE,
      read: (s, leader) => Math.min(2 * S.INSIDE, S.placeOfLeader(s, leader)),
    },
    "leaders off the map": { each: ["leader"], of: OFF_MAP, read: (s, leader) => Math.max(-1, S.placeOfLeader(s, leader) - S.NOT_ARRIVED) },
    "marks of leaders": {
      each: ["leader", ["named", "demoralized", "acted", "force"]],
      of: "flag",
      read: (s, leader, mark) => (S.marksOfLeader(s, leader) >> (9 + mark)) & 1,
    },
    "force pool": { each: ["power"], of: "number", most: MOST_CORPS, usual: 10, read: (s, power) => S.poolOf(s, power) },
    "waiting corps": { each: ["power"], of: "number", most: MOST_CORPS, usual: 5, read: (s, power) => S.waitingOf(s, power) },
    formed: { each: ["power"], of: "number", most: MOST_CORPS, usual: 5, read: (s, power) => S.formedBy(s, power) },
    restored: { each: ["power"], of: "number", most: MOST_CORPS, usual: 5, read: (s, power) => S.restoredBy(s, power) },
    hand: { each: ["seat", CARDS], of: "number", most: 99, usual: 6, read: (s, side, card) => S.inHand(s, side, card + 1) },
    "draw pile": { each: [CARDS], of: "number", most: 99, usual: 16, read: (s, card) => S.inPile(s, card + 1) },
    discards: { each: [CARDS], of: "number", most: 99, usual: 16, read: (s, card) => S.inDiscards(s, card + 1) },
    "chosen card": { each: ["seat"], of: CARDS, read: (s, side) => S.chosenCard(s, side) - 1 },
    events: { each: ["card"], of: EVENT_PLACES, read: (s, card) => S.placeOfEvent(s, card) },
    "resource points": { each: ["seat"], of: "number", most: 200, usual: 20, read: (s, side) => S.rpOf(s, side) },
    "modifier of resource points": { each: ["seat"], of: "-20..20", read: (s, side) => S.rpModifierOf(s, side) },
    "fewer cards": { each: ["seat"], of: "0..5", read: (s, side) => S.fewerCardsOf(s, side) },
    penalties: { each: ["seat"], of: "0..3", read: (s, side) => S.penaltiesOf(s, side) },
  },
  leftOut: { corps: "of which power they are, and which have acted, are in the force under way or have lost a step, is not told" },
};
