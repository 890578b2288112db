import { hasBit, nextBit } from "../../core/basics/bits.js";
import type { Observation, Put } from "../../core/ruleset/observation.js";
import { SWITCHES } from "../vocabulary/options.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { UNITS } from "../vocabulary/types.js";
import { countOfType, countUnits, NO_UNITS, UNIT_TYPES, type Units } from "../vocabulary/units.js";

const SEGMENTS = ["none", "surrender", "tyche", "movement", "supply"] as const;
const UNSETTLED = ["pieces", "points"] as const;
const SILVER = ["awaited", "in-play", "gone"] as const;
/** Marks of generals, each as a set of generals. */
const GENERAL_MARKS: Readonly<Record<string, (s: DiadochiState) => number>> = {
  acted: (s) => s.actedGenerals,
  placed: (s) => s.placedGenerals,
  oratory: (s) => s.oratory,
  engines: (s) => s.engines,
  replaced: (s) => s.replaced,
  "under-way": S.forceGenerals,
};
const GENERAL_MARK_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(GENERAL_MARKS);
const GENERAL_SETS: readonly ((s: DiadochiState) => number)[] = /* @__PURE__ */ Object.values(GENERAL_MARKS);
const OFF_MAP = ["pool", "dispersed", "dead"] as const;
const CARD_PLACES = ["pile", "discards", "removed", "aside", "resting"] as const;
const HIDDEN_HANDS = ["hidden-1", "hidden-2"] as const;
const MARKS: Readonly<Record<string, (s: DiadochiState, space: number) => boolean>> = {
  attempted: S.hasAttempted,
  "asked-passage": S.hasAskedPassage,
  "minor-placed": S.hasMinorPlaced,
  "minor-taken": S.hasMinorTaken,
};
const MARK_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(MARKS);
const HAS_MARK: readonly ((s: DiadochiState, space: number) => boolean)[] = /* @__PURE__ */ Object.values(MARKS);
const MOST_SEATS = 4;
const MOST_TURNS = 20;
const MOST_CUS = 400;
const CUS_OF_A_TYPE = { of: "number", most: 255, usual: 6 } as const;

const seatOf = S.seatOfOwner;

// The space of a place on the map; -1 off the map.
function spaceOf(place: number): number {
  return place < 0 ? -1 : place % S.INSIDE;
}

function isInside(place: number): number {
  return Number(place >= S.INSIDE);
}

// The number of a place off the map: pool, dispersed, dead; -1 on the map.
function offMap(place: number): number {
  return place < 0 ? -place - 1 : -1;
}

function isIndependent(owner: number): number {
  return Number(owner === S.INDEPENDENTS);
}

function putUnits(units: Units, space: number, put: Put): void {
  if (units !== NO_UNITS) for (let type = 0; type < UNIT_TYPES; type++) put(countOfType(units, type), space, type);
}

/** The rows for `observerOf` of `tyche/learn`. */
export const observation: Observation<DiadochiState> = {
  rows: {
    seats: { of: "number", most: MOST_SEATS, read: (s) => s.seats },
    options: { each: [SWITCHES.names], of: "flag", read: (s, option) => Number(hasBit(s.options, option)) },
    "points that win at once": { of: "number", most: S.MOST_POINTS, usual: 40, read: (s) => s.autoVp },
    "legitimacy that wins": { of: "number", most: S.MOST_POINTS, usual: 40, read: (s) => s.lpToWin },
    "last turn": { of: "number", most: MOST_TURNS, usual: 5, read: (s) => s.lastTurn },
    turn: { of: "number", most: MOST_TURNS, usual: 5, read: (s) => s.turn },
    round: { of: "number", most: (s) => tablesOf(s).setup.rounds, read: (s) => s.round },
    segment: { of: SEGMENTS, read: (s) => s.segment },
    active: { of: "seat?", read: (s) => s.active },
    first: { of: "seat", read: (s) => s.first },
    usurper: { of: "seat?", read: (s) => s.usurper },
    champions: { of: "seats", read: (s) => s.champions },
    unsettled: { each: [UNSETTLED], of: "flag", read: (s, bit) => (s.unsettled >> bit) & 1 },
    "naval move used": { of: "flag", read: (s) => s.navalUsed },
    silver: { of: SILVER, read: (s) => s.silver },
    "royal cus disbanded": { of: "number", most: 15, usual: 5, read: (s) => s.disbanded },
    tomb: { of: "space?", read: (s) => spaceOf(s.tomb) },
    "owner of the tomb": { of: "seat?", read: (s) => seatOf(s.tombOwner) },
    markers: {
      each: ["space"],
      of: "seat?",
      fill: (s, put) => {
        for (let space = 0; space < s.board.length; space++) put(seatOf(S.markerOf(s, space)), space);
      },
    },
    "independent markers": {
      each: ["space"],
      of: "flag",
      fill: (s, put) => {
        for (let space = 0; space < s.board.length; space++) put(isIndependent(S.markerOf(s, space)), space);
      },
    },
    cus: {
      each: ["seat", "space"],
      of: "number",
      most: MOST_CUS,
      usual: 6,
      fill: (s, put) => {
        for (let space = 0; space < s.board.length; space++)
          if (seatOf(S.fieldOwner(s, space)) >= 0) put(countUnits(S.fieldUnits(s, space)), seatOf(S.fieldOwner(s, space)), space);
      },
    },
    "independents in the field": {
      each: ["space"],
      of: "flag",
      fill: (s, put) => {
        for (let space = 0; space < s.board.length; space++) put(isIndependent(S.fieldOwner(s, space)), space);
      },
    },
    "cus by type": {
      each: ["space", UNITS],
      ...CUS_OF_A_TYPE,
      fill: (s, put) => {
        for (let space = 0; space < s.board.length; space++) putUnits(S.fieldUnits(s, space), space, put);
      },
    },
    "cus inside": {
      each: ["space", UNITS],
      ...CUS_OF_A_TYPE,
      fill: (s, put) => {
        const { cities } = tablesOf(s);
        for (let city = 0; city < cities.length; city++) putUnits(S.insideOfCity(s, city), cities[city]!, put);
      },
    },
    "generals by space": {
      each: ["seat", "space"],
      of: "number",
      most: 32,
      usual: 2,
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let general = 0; general < generalCount; general++) {
          const place = S.placeOfGeneral(s, general);
          const seat = seatOf(S.ownerOfGeneral(s, general));
          if (place >= 0 && seat >= 0) put(1, seat, place % S.INSIDE);
        }
      },
    },
    "place of generals": {
      each: ["general"],
      of: "space?",
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let general = 0; general < generalCount; general++) put(spaceOf(S.placeOfGeneral(s, general)), general);
      },
    },
    "generals inside": {
      each: ["general"],
      of: "flag",
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let general = 0; general < generalCount; general++) put(isInside(S.placeOfGeneral(s, general)), general);
      },
    },
    "generals off the map": {
      each: ["general"],
      of: OFF_MAP,
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let general = 0; general < generalCount; general++) put(offMap(S.placeOfGeneral(s, general)), general);
      },
    },
    "owner of generals": {
      each: ["general"],
      of: "seat?",
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let general = 0; general < generalCount; general++) put(seatOf(S.ownerOfGeneral(s, general)), general);
      },
    },
    "prestige markers": {
      each: ["general"],
      of: "number",
      most: S.MOST_POINTS,
      usual: 5,
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let general = 0; general < generalCount; general++) put(S.prestigeMarkers(s, general), general);
      },
    },
    "marks of generals": {
      each: ["general", GENERAL_MARK_NAMES],
      of: "flag",
      fill: (s, put) => {
        const { generalCount } = tablesOf(s);
        for (let mark = 0; mark < GENERAL_SETS.length; mark++) {
          const marked = GENERAL_SETS[mark]!(s);
          for (let general = nextBit(marked, 0); general >= 0 && general < generalCount; general = nextBit(marked, general + 1)) put(1, general, mark);
        }
      },
    },
    "place of the royal family": { each: ["royal"], of: "space?", read: (s, royal) => spaceOf(S.placeOfRoyal(s, royal)) },
    "royal family inside": { each: ["royal"], of: "flag", read: (s, royal) => isInside(S.placeOfRoyal(s, royal)) },
    "royal family off the map": { each: ["royal"], of: OFF_MAP, read: (s, royal) => offMap(S.placeOfRoyal(s, royal)) },
    "controller of the royal family": { each: ["royal"], of: "seat?", read: (s, royal) => seatOf(S.controllerOf(s, royal)) },
    husbands: { each: ["royal"], of: "leader?", read: (s, royal) => S.husbandOf(s, royal) },
    "royal family acted": { each: ["royal"], of: "flag", read: (s, royal) => Number(hasBit(s.actedRoyals, royal)) },
    "royal family under way": { each: ["royal"], of: "flag", read: (s, royal) => Number(hasBit(S.forceRoyals(s), royal)) },
    "dispersed fleets": { each: ["fleet"], of: "flag", read: (s, fleet) => Number(S.isFleetDispersed(s, fleet)) },
    "upgraded fleets": { each: ["fleet"], of: "flag", read: (s, fleet) => Number(S.isFleetUpgraded(s, fleet)) },
    cards: {
      each: ["card"],
      of: CARD_PLACES,
      fill: (s, put) => {
        for (let card = 0; card < s.where.length; card++) if (S.placeOfCard(s, card) < S.HAND) put(S.placeOfCard(s, card), card);
      },
    },
    "cards in hand": {
      each: ["card"],
      of: "seat?",
      fill: (s, put) => {
        for (let card = 0; card < s.where.length; card++) {
          const place = S.placeOfCard(s, card);
          if (place >= S.HAND && place < S.HIDDEN) put(place - S.HAND, card);
        }
      },
    },
    "hidden cards": {
      each: ["card"],
      of: HIDDEN_HANDS,
      fill: (s, put) => {
        for (let card = 0; card < s.where.length; card++) put(S.placeOfCard(s, card) - S.HIDDEN, card);
      },
    },
    provinces: { each: ["province"], of: "seat?", read: (s, province) => seatOf(S.provinceOwner(s, province)) },
    "independent armies": { each: ["army"], of: "space?", read: (s, army) => spaceOf(S.spaceOfArmy(s, army)) },
    "dispersed cus": {
      each: ["seat", UNITS],
      ...CUS_OF_A_TYPE,
      read: (s, seat, type) => countOfType(S.dispersedUnits(s, seat), type),
    },
    "points on the training track": { each: ["seat"], of: "number", most: S.MOST_POINTS, usual: 5, read: (s, seat) => S.trainingOps(s, seat) },
    "in training": { each: ["seat"], of: UNITS, read: (s, seat) => (S.trainingOps(s, seat) === 0 ? -1 : S.trainingType(s, seat)) },
    suspicions: { each: ["seat"], of: "number", most: S.MOST_POINTS, usual: 3, read: (s, seat) => S.suspicions(s, seat) },
    "victory points": { each: ["seat"], of: "number", most: S.MOST_POINTS, usual: 20, read: (s, seat) => S.trackedVp(s, seat) },
    "legitimacy points": { each: ["seat"], of: "number", most: S.MOST_POINTS, usual: 10, read: (s, seat) => S.trackedLp(s, seat) },
    "army under way of": { of: "seat?", read: (s) => seatOf(S.forceOwner(s)) },
    "independents under way": { of: "flag", read: (s) => isIndependent(S.forceOwner(s)) },
    "space of the army under way": { of: "space?", read: (s) => (S.forceOwner(s) === S.NOBODY ? -1 : S.forceSpace(s)) },
    "cus under way": { each: [UNITS], ...CUS_OF_A_TYPE, read: (s, type) => countOfType(S.forceUnits(s), type) },
    "cus that acted": {
      each: ["space", UNITS],
      ...CUS_OF_A_TYPE,
      fill: (s, put) => {
        for (let i = 0; i < S.markedCount(s); i++) putUnits(S.actedUnits(s, S.markedSpace(s, i)), S.markedSpace(s, i), put);
      },
    },
    "royal cus that moved": {
      each: ["space"],
      of: "0..15",
      usual: 4,
      fill: (s, put) => {
        for (let i = 0; i < S.markedCount(s); i++) put(S.movedRoyals(s, S.markedSpace(s, i)), S.markedSpace(s, i));
      },
    },
    "marks of spaces": {
      each: ["space", MARK_NAMES],
      of: "flag",
      fill: (s, put) => {
        for (let i = 0; i < S.markedCount(s); i++)
          for (let mark = 0; mark < HAS_MARK.length; mark++) put(Number(HAS_MARK[mark]!(s, S.markedSpace(s, i))), S.markedSpace(s, i), mark);
      },
    },
    "siege points": {
      each: ["space"],
      of: "number",
      most: 2 ** 20,
      usual: 3,
      fill: (s, put) => {
        for (let i = 0; i < S.siegeCount(s); i++) put(S.siegePoints(s, S.siegeSpace(s, i)), S.siegeSpace(s, i));
      },
    },
    besiegers: {
      each: ["space"],
      of: "seat?",
      fill: (s, put) => {
        for (let i = 0; i < S.siegeCount(s); i++) put(S.besiegerOf(s, S.siegeSpace(s, i)), S.siegeSpace(s, i));
      },
    },
  },
};
