import { namesIn, type NamedBits } from "../../core/basics/bits.js";
import type { Observation, Put } from "../../core/ruleset/observation.js";
import * as M from "../combat/melee.js";
import { F } from "../vocabulary/frames.js";
import type { KnowledgeForm } from "./memory/index.js";
import { GARRISON_ID } from "../rules/fighters.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { BATTLE_MODES, BATTLE_WAYS, ENDING_CLAUSES, GARRISONS, VICTORIES } from "../vocabulary/types.js";
import { CARD_USES, EFFECT_NAMES, MARK_NAMES } from "./view/index.js";

const CLOCK = S.CLOCK;
const OFF_MAP = ["pool", "reserve", "excluded", "drawn"] as const;
const MOST_BLOCKS = 180;
const MOST_CV = 15;
/** The marks of a block. Views name the carrier instead of a "carried" mark. */
const BLOCK_BITS: NamedBits = [...MARK_NAMES, ["carried", S.CARRIED]];
const ANY_MARK: number = /* @__PURE__ */ BLOCK_BITS.reduce((all, [, bit]) => all | bit, 0);
/** Effects on one side. */
const TEMPESTS = [S.TEMPEST_ON_SPARTA, S.TEMPEST_ON_ATHENS] as const;
const OMENS = [S.OMEN_ON_SPARTA, S.OMEN_ON_ATHENS] as const;
const ON_ONE_SIDE: readonly number[] = [...TEMPESTS, ...OMENS];
const EFFECT_BITS: NamedBits = /* @__PURE__ */ EFFECT_NAMES.filter(([, bit]) => !ON_ONE_SIDE.includes(bit));
/** The native sides other than the seats. Their numbers begin at FIRST_UNALIGNED. */
const UNALIGNED = ["neutral", "persian"] as const;
const FIRST_UNALIGNED = 2;
const CITY_BITS: NamedBits = [
  ["pillaged", S.PILLAGED],
  ["closed", S.CLOSED],
  ["dealt-with", S.DEALT_WITH],
  ["siege-works", S.SIEGE_WORKS],
];
const ANY_CITY_MARK: number = S.PILLAGED | S.CLOSED | S.DEALT_WITH | S.SIEGE_WORKS;
const USUAL_SEASONS = 60;
const MOST_SEASONS = 2047;
/** Places of cards that belong to no seat. */
const CARD_PLACES = ["pile", "used", "in-play", "removed", "not-in-deck"] as const;
const CARD_PLACE_NUMBERS: readonly number[] = [S.PILE, S.USED, S.IN_PLAY, S.REMOVED, S.NOT_IN_DECK];
/** The longest route and a usual one, in areas. */
const MOST_OF_WAY = 41;
const USUAL_OF_WAY = 4;
const MOST_CROSSINGS = 99;
/** Words for a fight: the sides, the stages, the boons and the marks of a fighter. */
const SIDES = ["aggressor", "defender"] as const;
const STAGES = [
  "round",
  "aggressor-calls-ares",
  "defender-calls-ares",
  "pick",
  "option",
  "attacker",
  "zeus",
  "hits",
  "routs",
  "pursuit",
  "pursuer",
  "over",
] as const;
const [ZEUS_STAGE, ROUTS_STAGE] = [6, 8];
const BOONS = ["zeus-of-aggressor", "zeus-of-defender", "ares-of-aggressor", "ares-of-defender"] as const;
const FIGHTER_BITS: NamedBits = [
  ["defends", M.DEFENDS],
  ["routed", M.ROUTED],
  ["attacked", M.ATTACKED],
  ["single-hit", M.SINGLE_HIT],
  ["came-as-cargo", M.CAME_AS_CARGO],
  ["passenger", M.PASSENGER],
];
const FIGHTER_NAMES: readonly string[] = /* @__PURE__ */ ["fights"].concat(namesIn(FIGHTER_BITS));
const MOST_AGILITY = 26;

// Reads a value of the fight under way, or returns `none`.
function ofFight(value: (melee: number[]) => number, none: number): (s: PeloponnesianState) => number {
  return (s) => (s.melee.length === 0 ? none : value(s.melee));
}

// The fighter whose attack is under way, or -1. In other stages this cell of the header has a side.
function currentFighter(melee: number[]): number {
  const { stage, current } = M.headerOf(melee);
  return stage >= ZEUS_STAGE && stage <= ROUTS_STAGE ? current : -1;
}

function putMarks(melee: number[], fighter: number, put: (value: number, mark: number) => void): void {
  put(1, 0);
  FIGHTER_BITS.forEach(([, bit], mark) => put(Number(M.hasFlag(melee, fighter, bit)), mark + 1));
}

/** The value that a block adds to its area. */
type Counted = (s: PeloponnesianState, block: number) => number;

// Numbers the areas of a route from 1.
function putWay(s: PeloponnesianState, node: number, put: (value: number, area: number) => void): void {
  let length = 0;
  for (let at = node; at !== 0; at = S.routeBefore(s, at)) length++;
  for (let at = node; at !== 0; at = S.routeBefore(s, at)) put(length--, S.routeArea(s, at));
}

function byArea(counted: Counted): (s: PeloponnesianState, put: Put) => void {
  return (s, put) => {
    const { side } = tablesOf(s);
    for (let block = 0; block < s.blocks.length; block++) {
      const area = S.areaOf(s, block);
      if (area >= 0) put(counted(s, block), side[block], area);
    }
  };
}

// Markers of supply or builds, by seat and area.
function markersByArea(isSupply: boolean): (s: PeloponnesianState, put: Put) => void {
  return (s, put) => {
    for (let i = 0; i < S.markerCount(s); i++) if (S.isSupplyMarker(s, i) === isSupply) put(1, S.markerSeat(s, i), S.markerArea(s, i));
  };
}

/** The rows of a side's observation, for `observerOf` of `tyche/learn`. */
export const observation: Observation<PeloponnesianState> = {
  rows: {
    scenario: { of: (s) => tablesOf(s).scenarios.map(({ row }) => row.id), read: (s) => S.read(s, CLOCK.scenario) },
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
    effects: { each: [/* @__PURE__ */ namesIn(EFFECT_BITS)], of: "flag", read: (s, effect) => Number(S.hasEffect(s, EFFECT_BITS[effect]![1])) },
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
      of: "area?",
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) if (S.isInPlay(s, block)) put(S.areaOf(s, block), block);
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
      each: ["block", /* @__PURE__ */ namesIn(BLOCK_BITS)],
      of: "flag",
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) {
          if (!S.hasMark(s, block, ANY_MARK)) continue;
          BLOCK_BITS.forEach(([, bit], mark) => put(Number(S.hasMark(s, block, bit)), block, mark));
        }
      },
    },
    "aboard of": {
      each: ["block"],
      of: "block?",
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) put(S.carrierOf(s, block), block);
      },
    },
    "way of blocks": {
      each: ["block", "area"],
      of: "number",
      most: MOST_OF_WAY * MOST_OF_WAY,
      usual: USUAL_OF_WAY,
      fill: (s, put) => {
        for (let block = 0; block < s.blocks.length; block++) putWay(s, S.routeOf(s, block), (step, area) => put(step, block, area));
      },
    },
    "way of the column that fights": {
      each: ["area"],
      of: "number",
      most: MOST_OF_WAY * MOST_OF_WAY,
      usual: USUAL_OF_WAY,
      fill: (s, put) => putWay(s, F.battle.find(s)?.route ?? 0, put),
    },
    "forced march to": {
      each: ["block"],
      of: "area?",
      fill: (s, put) => {
        for (let i = 0; i < S.forcedCount(s); i++) put(S.forcedTo(s, i), S.forcedBlock(s, i));
      },
    },
    "perilous crossings of borders": {
      each: ["border"],
      of: "number",
      most: MOST_CROSSINGS,
      usual: 2,
      fill: (s, put) => {
        for (let i = 0; i < S.crossingCount(s); i++) put(1, S.crossedBorder(s, i));
      },
    },
    "perilous crossings of blocks": {
      each: ["block"],
      of: "number",
      most: MOST_CROSSINGS,
      usual: 2,
      fill: (s, put) => {
        for (let i = 0; i < S.crossingCount(s); i++) {
          put(1, S.crossedFleet(s, i));
          if (S.crossedCargo(s, i) >= 0) put(1, S.crossedCargo(s, i));
        }
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
      each: ["area", /* @__PURE__ */ namesIn(CITY_BITS)],
      of: "flag",
      fill: (s, put) => {
        for (let area = 0; area < s.city.length; area++) {
          if (!S.hasCityMark(s, area, ANY_CITY_MARK)) continue;
          CITY_BITS.forEach(([, bit], mark) => put(Number(S.hasCityMark(s, area, bit)), area, mark));
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
    "mode of the fight": { of: BATTLE_MODES, read: /* @__PURE__ */ ofFight((melee) => M.meleeMode(melee), -1) },
    "due in the fight": { of: STAGES, read: /* @__PURE__ */ ofFight((melee) => M.headerOf(melee).stage, -1) },
    "round of the fight": { of: "number", most: S.MOST_OF_MELEE, usual: 4, read: /* @__PURE__ */ ofFight((melee) => M.meleeRound(melee), 0) },
    "side whose turn it is": {
      of: SIDES,
      read: /* @__PURE__ */ ofFight((melee) => (currentFighter(melee) < 0 ? M.headerOf(melee).current : -1), -1),
    },
    "fighter whose attack it is": {
      of: "block?",
      fill: (s, put) => {
        const fighter = s.melee.length === 0 ? -1 : currentFighter(s.melee);
        if (fighter >= 0 && M.fighterId(s.melee, fighter) !== GARRISON_ID) put(M.fighterId(s.melee, fighter));
      },
    },
    "hits to allot": { of: "number", most: S.MOST_OF_MELEE, usual: 4, read: /* @__PURE__ */ ofFight((melee) => M.headerOf(melee).hits, 0) },
    "routs to allot": { of: "number", most: S.MOST_OF_MELEE, usual: 4, read: /* @__PURE__ */ ofFight((melee) => M.headerOf(melee).routs, 0) },
    "retreat offered": { each: [SIDES], of: "flag", read: (s, side) => (s.melee.length === 0 ? 0 : (M.headerOf(s.melee).options >> side) & 1) },
    "agility of the rearguard": { of: "number", most: MOST_AGILITY, usual: 4, read: /* @__PURE__ */ ofFight((melee) => M.headerOf(melee).rearguard + 1, 0) },
    "loser of the fight": { of: SIDES, read: /* @__PURE__ */ ofFight((melee) => M.meleeLoser(melee), -1) },
    "how the fight was won": { of: BATTLE_WAYS, read: /* @__PURE__ */ ofFight((melee) => M.meleeWay(melee), -1) },
    "boons of the fight": { each: [BOONS], of: "flag", read: (s, boon) => (s.melee.length === 0 ? 0 : (M.meleeBoons(s.melee) >> boon) & 1) },
    "ares fights for": { each: [SIDES], of: "flag", read: (s, side) => (s.melee.length === 0 ? 0 : (M.headerOf(s.melee).ares >> side) & 1) },
    "cv of fighters": {
      each: ["block"],
      of: "number",
      most: MOST_CV,
      usual: 4,
      fill: (s, put) => {
        for (let i = 0; i < M.fighterCount(s.melee); i++) if (M.fighterId(s.melee, i) !== GARRISON_ID) put(M.fighterCV(s.melee, i), M.fighterId(s.melee, i));
      },
    },
    "marks of fighters": {
      each: ["block", FIGHTER_NAMES],
      of: "flag",
      fill: (s, put) => {
        for (let i = 0; i < M.fighterCount(s.melee); i++) {
          const block = M.fighterId(s.melee, i);
          if (block !== GARRISON_ID) putMarks(s.melee, i, (value, mark) => put(value, block, mark));
        }
      },
    },
    "cv of the garrison that fights": {
      of: "number",
      most: MOST_CV,
      usual: 4,
      fill: (s, put) => {
        for (let i = 0; i < M.fighterCount(s.melee); i++) if (M.fighterId(s.melee, i) === GARRISON_ID) put(M.fighterCV(s.melee, i));
      },
    },
    "marks of the garrison that fights": {
      each: [FIGHTER_NAMES],
      of: "flag",
      fill: (s, put) => {
        for (let i = 0; i < M.fighterCount(s.melee); i++) if (M.fighterId(s.melee, i) === GARRISON_ID) putMarks(s.melee, i, put);
      },
    },
  },
  remembered: {
    "chance of blocks to stand": {
      each: ["block", "area"],
      of: "number",
      most: 1,
      fill({ companies }: KnowledgeForm, put, s) {
        const { blockIndex, areaIndex } = tablesOf(s);
        for (const { blocks, areas } of companies)
          for (const [area, count] of Object.entries(areas))
            for (const block of blocks) put(count / blocks.length, blockIndex.get(block)!, areaIndex.get(area)!);
      },
    },
    "chance of blocks to be off the map": {
      each: ["block"],
      of: "number",
      most: 1,
      fill({ companies }: KnowledgeForm, put, s) {
        const { blockIndex } = tablesOf(s);
        for (const { blocks, off } of companies) if (off > 0) for (const block of blocks) put(off / blocks.length, blockIndex.get(block)!);
      },
    },
    "known cv of blocks": {
      each: ["block"],
      of: "number",
      most: MOST_CV,
      usual: 4,
      fill({ cvs }: KnowledgeForm, put, s) {
        for (const [block, cv] of Object.entries(cvs)) put(cv, tablesOf(s).blockIndex.get(block)!);
      },
    },
    "cv of blocks is known": {
      each: ["block"],
      of: "flag",
      fill({ cvs }: KnowledgeForm, put, s) {
        for (const block of Object.keys(cvs)) put(1, tablesOf(s).blockIndex.get(block)!);
      },
    },
  },
  leftOut: {
    routes: "routes without a block are left out",
    onRoute: "the numbers of routes are left out",
    crossings: "it does not show which fleet crossed which border, nor the order",
    forced: "the order in which forced marches were announced is left out",
    markers: "the order of builds and supplies is left out",
    melee: "the order of the fighters is left out, and so is the carrier of a block that is not aboard",
  },
};

// The seat of a place, given the first of two places in seat order; -1 for other places.
function seatAt(place: number, first: number): number {
  return place === first || place === first + 1 ? place - first : -1;
}
