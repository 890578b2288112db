/** What a side is shown of the state as numbers: the rows of `observerOf` in `tyche/learn`. */
import type { Observed, Put } from "../../core/ruleset/observed.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { ENDING_CLAUSES, GARRISONS, VICTORIES } from "../vocabulary/types.js";
import { CARD_USES } from "./view/index.js";

const CLOCK = S.CLOCK;
const OFF_MAP = ["pool", "reserve", "excluded", "drawn"] as const;
const MOST_PLACE = 1023;
const USUAL_PLACE = 128;
const MOST_BLOCKS = 180;
const MOST_CV = 15;
/** The marks of a block, by their bits. */
const MARKS = {
  inside: S.INSIDE,
  moved: S.MOVED,
  stayed: S.STAYED,
  party: S.PARTY,
  loaded: S.LOADED,
  supplied: S.SUPPLIED,
  revealed: S.REVEALED,
  retreating: S.RETREATING,
  sallying: S.SALLYING,
  storming: S.STORMING,
  landed: S.LANDED,
  succeeded: S.SUCCEEDED,
  homeward: S.HOMEWARD,
  carried: S.CARRIED,
} as const;
const MARK_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(MARKS);
const MARK_BITS: readonly number[] = /* @__PURE__ */ Object.values(MARKS);
const ANY_MARK: number = /* @__PURE__ */ MARK_BITS.reduce((all, bit) => all | bit, 0);
/** Effects on one side, and on all. */
const TEMPESTS = [S.TEMPEST_ON_SPARTA, S.TEMPEST_ON_ATHENS] as const;
const OMENS = [S.OMEN_ON_SPARTA, S.OMEN_ON_ATHENS] as const;
const EFFECTS = {
  earthquake: S.EARTHQUAKE,
  reassessment: S.REASSESSMENT,
  coup: S.COUP,
  calm: S.CALM,
  "long-war": S.LONG_WAR,
  swapped: S.SWAPPED,
  surprise: S.SURPRISE,
  "peace-concluded": S.PEACE_CONCLUDED,
} as const;
const EFFECT_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(EFFECTS);
const EFFECT_BITS: readonly number[] = /* @__PURE__ */ Object.values(EFFECTS);
/** Cities of nobody, and what is marked on a city. */
const UNALIGNED = ["neutral", "persian"] as const;
const FIRST_UNALIGNED = 2;
const CITY_MARKS = ["pillaged", "closed", "dealt-with", "siege-works"] as const;
const CITY_MARK_BITS = [S.PILLAGED, S.CLOSED, S.DEALT_WITH, S.SIEGE_WORKS] as const;
const ANY_CITY_MARK: number = S.PILLAGED | S.CLOSED | S.DEALT_WITH | S.SIEGE_WORKS;
const USUAL_SEASONS = 60;
const MOST_SEASONS = 2047;
/** Places of cards that are no seat's. */
const CARD_PLACES = ["pile", "used", "in-play", "removed", "not-in-deck"] as const;
const CARD_PLACE_NUMBERS: readonly number[] = [S.PILE, S.USED, S.IN_PLAY, S.REMOVED, S.NOT_IN_DECK];
/** The header of a fight and its first twelve fighters, in the numbers of `combat/melee.ts`. */
const OF_MELEE: readonly string[] = /* @__PURE__ */ Array.from({ length: 11 + 12 * 6 }, (_, i) => String(i));
const MOST_LIST = 2000;

/** What of a block counts in its area: itself or its CV, in the field or inside the city. */
type Counted = (s: PeloponnesianState, block: number) => number;

// By seat and area.
function byArea(counted: Counted): (s: PeloponnesianState, put: Put) => void {
  return (s, put) => {
    const { side } = tablesOf(s);
    for (let block = 0; block < s.blocks.length; block++) {
      const area = S.areaOf(s, block);
      if (area >= 0) put(counted(s, block), side[block], area);
    }
  };
}

// Markers of supply, or those of what was built, by seat and area.
function markersByArea(isSupply: boolean): (s: PeloponnesianState, put: Put) => void {
  return (s, put) => {
    for (let i = 0; i < S.markerCount(s); i++) if (S.isSupplyMarker(s, i) === isSupply) put(1, S.markerSeat(s, i), S.markerArea(s, i));
  };
}

/** One row a field. */
export const observed: Observed<PeloponnesianState> = {
  rows: {
    scenario: { of: "number", most: (s) => Math.max(1, tablesOf(s).scenarios.length - 1), read: (s) => S.read(s, CLOCK.scenario) },
    year: { of: "-500..-300", usual: 500, read: (s) => S.read(s, CLOCK.year) },
    season: { of: "season", read: (s) => S.seasonOf(s) },
    first: { of: "seat", read: (s) => S.read(s, CLOCK.first) },
    active: { of: "seat", read: (s) => S.activeOf(s) },
    actions: { of: "0..20", usual: 8, read: (s) => S.read(s, CLOCK.actions) },
    prestige: { of: "-1000000..1000000", usual: 20, read: (s) => S.read(s, CLOCK.prestige) },
    peace: { of: "0..999", usual: 20, read: (s) => S.read(s, CLOCK.peace) },
    truce: { of: "0..40", usual: 8, read: (s) => S.read(s, CLOCK.truce) },
    bid: { of: "0..10", read: (s) => S.read(s, CLOCK.bid) },
    "use of the card": { each: ["seat"], of: CARD_USES, read: (s, seat) => S.useOf(s, seat) },
    olympians: { each: ["olympian"], of: "seat?", read: (s, olympian) => Math.max(-1, S.holderOf(s, olympian)) },
    "used olympians": { each: ["olympian"], of: "flag", read: (s, olympian) => Number(S.holderOf(s, olympian) === -2) },
    tempest: { each: ["seat"], of: "flag", read: (s, seat) => Number(S.hasEffect(s, TEMPESTS[seat]!)) },
    omen: { each: ["seat"], of: "flag", read: (s, seat) => Number(S.hasEffect(s, OMENS[seat]!)) },
    effects: { each: [EFFECT_NAMES], of: "flag", read: (s, effect) => Number(S.hasEffect(s, EFFECT_BITS[effect]!)) },
    winner: { of: "seat?", read: (s) => S.winnerOf(s) },
    over: { of: "flag", read: (s) => Number(S.isOver(s)) },
    victory: { of: VICTORIES, read: (s) => S.read(s, CLOCK.victory) },
    ending: { of: ENDING_CLAUSES, read: (s) => S.read(s, CLOCK.ending) },
    "blocks in the field": {
      each: ["seat", "area"],
      of: "number",
      most: MOST_BLOCKS,
      usual: 4,
      fill: /* @__PURE__ */ byArea((s, block) => Number(!S.hasMark(s, block, S.INSIDE))),
    },
    "blocks inside": {
      each: ["seat", "area"],
      of: "number",
      most: MOST_BLOCKS,
      usual: 4,
      fill: /* @__PURE__ */ byArea((s, block) => Number(S.hasMark(s, block, S.INSIDE))),
    },
    cv: { each: ["seat", "area"], of: "number", most: MOST_BLOCKS * MOST_CV, usual: 12, fill: /* @__PURE__ */ byArea((s, block) => S.cvOf(s, block)) },
    "place of blocks": {
      each: ["block"],
      of: "number",
      most: MOST_PLACE,
      usual: USUAL_PLACE,
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) put(S.placeOf(s, block), block);
      },
    },
    "blocks off the map": {
      each: ["block"],
      of: OFF_MAP,
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) if (!S.isInPlay(s, block)) put(S.placeOf(s, block), block);
      },
    },
    "cv of blocks": {
      each: ["block"],
      of: "number",
      most: MOST_CV,
      usual: 4,
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) put(S.cvOf(s, block), block);
      },
    },
    "marks of blocks": {
      each: ["block", MARK_NAMES],
      of: "flag",
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) {
          if (!S.hasMark(s, block, ANY_MARK)) continue;
          for (let mark = 0; mark < MARK_BITS.length; mark++) put(Number(S.hasMark(s, block, MARK_BITS[mark]!)), block, mark);
        }
      },
    },
    "aboard of": {
      each: ["block"],
      of: "number",
      most: MOST_BLOCKS,
      usual: USUAL_PLACE,
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) put(S.carrierOf(s, block) + 1, block);
      },
    },
    "came from": {
      each: ["block"],
      of: "number",
      most: MOST_PLACE,
      usual: USUAL_PLACE,
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) put(S.cameFrom(s, block) + 1, block);
      },
    },
    "forced march to": {
      each: ["block"],
      of: "number",
      most: MOST_PLACE,
      usual: USUAL_PLACE,
      fill: (s, put) => {
        for (let i = 0; i < S.forcedCount(s); i++) put(S.forcedTo(s, i) + 1, S.forcedBlock(s, i));
      },
    },
    native: {
      each: ["area"],
      of: "seat?",
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) if (S.nativeOf(s, area) < FIRST_UNALIGNED) put(S.nativeOf(s, area), area);
      },
    },
    unaligned: {
      each: ["area"],
      of: UNALIGNED,
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) put(S.nativeOf(s, area) - FIRST_UNALIGNED, area);
      },
    },
    controller: {
      each: ["area"],
      of: "seat?",
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) if (S.controllerOf(s, area) !== S.NOBODY) put(S.controllerOf(s, area), area);
      },
    },
    garrison: {
      each: ["area"],
      of: GARRISONS,
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) put(S.garrisonOf(s, area), area);
      },
    },
    "cv of the garrison": {
      each: ["area"],
      of: "0..7",
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) put(S.garrisonCV(s, area), area);
      },
    },
    "marks of cities": {
      each: ["area", CITY_MARKS],
      of: "flag",
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) {
          if (!S.hasCityMark(s, area, ANY_CITY_MARK)) continue;
          for (let mark = 0; mark < CITY_MARK_BITS.length; mark++) put(Number(S.hasCityMark(s, area, CITY_MARK_BITS[mark]!)), area, mark);
        }
      },
    },
    "siege since": {
      each: ["area"],
      of: "number",
      most: MOST_SEASONS,
      usual: USUAL_SEASONS,
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) put(S.siegeSeason(s, area) + 1, area);
      },
    },
    cards: {
      each: ["card"],
      of: CARD_PLACES,
      fill: (s, put) => {
        for (let card = 0; card < tablesOf(s).cardIds.length; card++) put(CARD_PLACE_NUMBERS.indexOf(S.cardPlace(s, card)), card);
      },
    },
    "cards in hand": {
      each: ["card"],
      of: "seat?",
      fill: (s, put) => {
        for (let card = 0; card < tablesOf(s).cardIds.length; card++) put(seatAt(S.cardPlace(s, card), S.HAND), card);
      },
    },
    "committed cards": {
      each: ["card"],
      of: "seat?",
      fill: (s, put) => {
        for (let card = 0; card < tablesOf(s).cardIds.length; card++) put(seatAt(S.cardPlace(s, card), S.COMMITTED), card);
      },
    },
    built: { each: ["seat", "area"], of: "number", most: S.MOST_MARKERS, usual: 2, fill: /* @__PURE__ */ markersByArea(false) },
    "paid supply": { each: ["seat", "area"], of: "number", most: S.MOST_MARKERS, usual: 2, fill: /* @__PURE__ */ markersByArea(true) },
    "numbers of the fight": { of: "number", most: MOST_LIST, usual: 20, read: (s) => s.melee.length },
    fight: {
      each: [OF_MELEE],
      of: "-1..9999",
      usual: 8,
      fill: (s, put) => {
        for (let i = 0; i < OF_MELEE.length; i++) put(i < s.melee.length ? s.melee[i]! : -1, i);
      },
    },
  },
  leftOut: {
    routes: "of the routes of this turn only the area before the last is encoded",
    onRoute: "which columns have gone the same way is not encoded",
    crossings: "perilous crossings that are done are not encoded",
    forced: "in which order forced marches were announced is not encoded",
    markers: "in which order was built and supplied is not encoded",
    melee: "fighters beyond the first twelve are not encoded",
  },
};

// The seat whose place this is, of two places one after the other; -1 when it is neither's.
function seatAt(place: number, first: number): number {
  return place === first || place === first + 1 ? place - first : -1;
}
