/**
 * The procedures of the game: the steps of each, the subject of its decision, what else it remembers, and its answer to the frame below. Facts that only the owner of hidden
 * blocks may know, such as the group that he is about to move, are kept and not shown.
 */
import { type DecisionOf, type Frame, type Frames, framesOf } from "../../core/flow/frame-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per procedure; its index is the number of its kind. */
export const FRAMES = {
  "game-over": { over: true },
  /** `seat` bids next; `passed` once one of the two has passed. */
  bidding: {
    steps: ["bid", "side"],
    asks: ["bid", "side"],
    about: { seat: "seat", bid: "0..10", passed: "flag" },
    /** True if the bidding is over and a side is to be chosen. */
    shows: { choosesSide: "flag" },
    under: { campaign: ["beginYear"] },
  },
  /** `second` has the second turn of the season. */
  campaign: {
    automatic: [
      "beginYear",
      "firstEvent",
      "secondEvent",
      "firstSacrifice",
      "secondSacrifice",
      "nextSeason",
      "firstTurn",
      "secondTurn",
      "endSeason",
      "closeYear",
      "truceFirst",
      "truceSecond",
    ],
    keeps: { second: "seat" },
    under: "bottom",
  },
  commit: { shows: { season: "season" }, under: { campaign: ["firstEvent", "firstTurn"] } },
  "take-olympian": { about: { seat: "seat" }, under: { campaign: ["secondSacrifice", "nextSeason"], event: ["end"] } },
  "player-turn": {
    automatic: ["begin", "hermesAnswered", "afterPhase", "demeterAnswered", "goHome", "storms", "marches", "fight", "end"],
    about: { seat: "seat" },
    under: { campaign: ["secondTurn", "endSeason", "closeYear", "truceSecond"] },
  },
  "action-phase": { about: { seat: "seat" }, shows: { season: "season", actions: "number" }, under: { "player-turn": ["afterPhase"] } },
  /** The group is that of `area`, the besieged one if `inside`. In a limited maneuver `left` more blocks may go. */
  maneuver: {
    steps: ["group", "party", "setOut", "arrived"],
    asks: ["group", "party"],
    about: { seat: "seat", limited: "flag" },
    /** The place of the group, once it is chosen. */
    showsAsked: { group: "area?" },
    keeps: { area: "area?", inside: "flag", left: "0..4" },
    under: { "action-phase": ["ask"], event: ["end"] },
  },
  loading: { about: { seat: "seat" }, showsAsked: { at: "area" }, keeps: { area: "area", inside: "flag" }, under: { maneuver: ["setOut"] } },
  "lower-cargo": {
    showsAsked: { cargo: "block", carrier: "block" },
    keeps: { fleet: "block", block: "block" },
    under: { loading: ["ask"], muster: ["underWay"], pillage: ["underWay"], retreat: ["go"], wintering: ["city"] },
  },
  /** `used`: the areas entered so far; the flags say whether forced marches and engagements are allowed. */
  march: {
    steps: ["enter", "port", "force"],
    asks: ["enter", "port", "force"],
    about: { seat: "seat", used: "usedPoints", mayForce: "flag", mayEngage: "flag" },
    /** The place and the allowance of the party; true if it is at a besieged port of its own; true if it may force its march. */
    showsAsked: { at: "area", allowance: "number", atPort: "flag", forced: "flag" },
    under: { maneuver: ["arrived"], recruit: ["placed"], event: ["choose"] },
  },
  /** `block` is on its way to `city`. */
  muster: {
    steps: ["city", "gather", "underWay"],
    asks: ["city", "gather"],
    about: { seat: "seat" },
    showsAsked: { goal: "area?" },
    keeps: { city: "area?", block: "block?" },
    under: { "action-phase": ["ask"] },
  },
  build: {
    about: { seat: "seat", left: "1..4", fleetsOnly: "flag", optional: "flag" },
    under: { "action-phase": ["ask"], event: ["end"] },
  },
  recruit: { steps: ["draw", "place", "placed"], asks: ["place"], about: { seat: "seat" }, under: { "action-phase": ["ask"], event: ["act"] } },
  "detach-garrison": { about: { seat: "seat" }, under: { "action-phase": ["ask"] } },
  /** `block` is leaving the pillaged city for `to`. */
  pillage: {
    steps: ["city", "leaving", "underWay"],
    asks: ["city", "leaving"],
    about: { seat: "seat", city: "area?" },
    /** The block that leaves now. */
    showsAsked: { leaver: "block?" },
    keeps: { block: "block?", to: "area?" },
    under: { "action-phase": ["ask"] },
  },
  "winter-supply": {
    about: { seat: "seat", left: "1..5", optional: "flag" },
    under: { "action-phase": ["ask"], "player-turn": ["goHome"], event: ["end"] },
  },
  /** `raised` is the border that Poseidon made stormy; the check of a forced sail asks for no Olympian. */
  "storm-checks": {
    steps: ["ownPoseidon", "enemyPoseidon", "roll"],
    asks: ["ownPoseidon", "enemyPoseidon"],
    about: { seat: "seat" },
    keeps: { raised: "border?", forcedSail: "flag" },
    under: { "player-turn": ["marches"] },
  },
  "forced-marches": {
    steps: ["nextBorder", "rolled", "decide", "done"],
    asks: ["decide"],
    about: { seat: "seat", from: "area?", to: "area?" },
    showsAsked: { block: "block" },
    under: { "player-turn": ["fight"] },
  },
  /** `city` is the one whose sally is being put together. */
  combat: {
    steps: ["apollo", "sallies", "sally", "battles", "end"],
    asks: ["apollo", "sallies", "sally", "battles"],
    about: { seat: "seat" },
    shows: { question: "combatQuestion" },
    /** The city of the sally that is being put together. */
    showsAsked: { from: "area?" },
    keeps: { city: "area?" },
    under: { "player-turn": ["end"] },
  },
  /** The fighting column came by `route`, a node of the ways of this turn; 0 if it has not moved, or in a sally. */
  battle: {
    steps: ["column", "meet", "fortifyAnswered", "fought", "retreated"],
    asks: ["column"],
    about: { seat: "seat", area: "area", sally: "flag" },
    keeps: { route: "route" },
    under: { combat: ["battles"] },
  },
  /** The answer: whether the defender has fortified. */
  fortify: {
    steps: ["ask", "bringInside", "surplus", "end"],
    asks: ["ask", "bringInside"],
    about: { seat: "seat", area: "area" },
    /** True if it has been decided to fortify; the number of blocks that still find room inside. */
    shows: { inside: "flag", room: "number" },
    answers: "flag",
    under: { battle: ["fortifyAnswered"] },
  },
  /** The fight itself is in the state (`melee`). The answer: the way in which it ended, and the loser. */
  melee: {
    steps: ["start", "fight"],
    asks: ["fight"],
    about: { area: "area", mode: "mode" },
    shows: { question: "meleeQuestion" },
    answers: { way: "way", loser: "seat" },
    under: { battle: ["fought"], storm: ["fought"] },
  },
  /** `block` goes to `to`. If `all` nobody may be stranded: the surplus of a fortified city. */
  retreat: {
    steps: ["block", "area", "go"],
    asks: ["block", "area"],
    about: { seat: "seat", area: "area", aggressor: "flag", all: "flag" },
    /** The block that goes now, once it is chosen. */
    showsAsked: { leaver: "block?" },
    keeps: { block: "block?", to: "area?" },
    under: { battle: ["retreated"], fortify: ["end"], storm: ["end"] },
  },
  sieges: { about: { seat: "seat" }, under: { combat: ["end"] } },
  storm: {
    steps: ["athena", "athenaAnswered", "party", "meet", "fought", "end"],
    asks: ["party"],
    about: { seat: "seat", city: "area" },
    under: { sieges: ["ask"] },
  },
  /** The faces rolled for the besieged blocks in block order, and for the garrison (0 when there is none). */
  attrition: {
    automatic: ["athena", "roll", "rolled"],
    about: { seat: "seat", city: "area" },
    keeps: { faces: "1..6[4]", garrison: "0..6" },
    under: { sieges: ["ask"] },
  },
  /** `block` goes home to `city` with `cargo`; `atPeace` if a peace sends it home, without limit of distance. */
  wintering: {
    steps: ["block", "city", "go"],
    asks: ["block", "city"],
    about: { seat: "seat", atPeace: "flag" },
    /** The block that goes now, once it is chosen. */
    showsAsked: { leaver: "block?" },
    keeps: { block: "block?", cargo: "block?", city: "area?" },
    under: { "player-turn": ["storms"], event: ["end"], wintering: ["block"] },
  },
  /**
   * `count`: the blocks so far, in events that bring several; `next`: the rank of the block that the Plague has come to; `region`: that of a revolt; `area`: the
   * one that the event is for.
   */
  event: {
    steps: ["begin", "choose", "act", "rolled", "rolledAgain", "end"],
    asks: ["choose"],
    about: { seat: "seat", card: "card", count: "0..2" },
    showsAsked: { target: "target" },
    keeps: { region: "region?", area: "area?", next: "rank" },
    under: { campaign: ["secondEvent", "firstSacrifice"], "player-turn": ["afterPhase"] },
  },
  /** A die up to `upTo` succeeds; `rolled` are the cities for which it has been rolled, `city` the last of them. */
  expansion: {
    steps: ["choose", "rolled"],
    asks: ["choose"],
    about: { seat: "seat", region: "region", upTo: "1..4" },
    /** The cities for which the die has been rolled, in order. */
    shows: { tried: "area[30]" },
    keeps: { rolled: "area[30]", city: "area?" },
    under: { event: ["end"] },
  },
  /** The answer: the face. */
  "event-die": {
    automatic: ["roll", "rolled"],
    about: { seat: "seat", roll: "eventRoll", face: "0..6" },
    answers: "1..6",
    under: { event: ["rolled", "rolledAgain"], expansion: ["rolled"] },
  },
  /** The answer: whether the Olympian is used. */
  "use-olympian": {
    about: { seat: "seat", olympian: "olympian" },
    /** The city that is to be stormed or starved, or for which the die of an event was rolled; true if it is to be stormed; the roll that can be made again. */
    shows: { city: "area?", storm: "flag", roll: "eventRoll?" },
    answers: "flag",
    under: {
      "player-turn": ["hermesAnswered", "demeterAnswered"],
      "event-die": ["rolled"],
      "forced-marches": ["rolled"],
      storm: ["athenaAnswered"],
      attrition: ["roll", "rolled"],
    },
  },
  /** `left` CV are still to be lost, in one area or anywhere. */
  losses: { about: { seat: "seat", left: "1..3", area: "area?" }, under: { event: ["end"] } },
} as const;

/** The kinds of frames, to push, find and read. */
export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

/** A frame of a kind, as its procedure sees it. */
export type FrameOf<K extends keyof typeof FRAMES> = Frame<(typeof FRAMES)[K]>;

/** The decision: its seats and its subject. */
export type PeloponnesianDecision = DecisionOf<typeof FRAMES, Words, Seat>;
