/**
 * The procedures: the steps of each, the subject of its decision, the other slots of its frame, and its answer to the frame below. Facts that only the owner
 * of hidden blocks may know, such as the group he is about to move, are kept but not shown.
 */
import { type DecisionOf, type Frame, type Frames, framesOf } from "../../core/flow/frame-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per procedure; its index is the number of its kind. */
export const FRAMES = {
  "game-over": { over: true },
  /** `seat` bids next; `passed`: a player has passed. */
  bidding: {
    steps: ["bid", "side"],
    asks: ["bid", "side"],
    about: { seat: "seat", bid: "0..10", passed: "flag" },
    /** True if the bidding is over and its winner is to choose a side. */
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
  /** The group is that of `area`, the besieged one if `inside`. In a limited maneuver, `left` more blocks may go. */
  maneuver: {
    steps: ["group", "party", "setOut", "arrived"],
    asks: ["group", "party"],
    about: { seat: "seat", limited: "flag" },
    /** The place of the chosen group. */
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
  /** `used`: the areas entered so far. The flags allow forced marches and engagements. */
  march: {
    steps: ["enter", "port", "force"],
    asks: ["enter", "port", "force"],
    about: { seat: "seat", used: "usedPoints", mayForce: "flag", mayEngage: "flag" },
    /** `at`, `allowance`: the place and the allowance of the party; `atPort`: it is at a besieged port of its own; `forced`: it may force its march. */
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
  /** `raised`: the border that Poseidon made stormy. The check of a forced sail offers no Olympians. */
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
  /** `city`: the one whose sally is being formed. */
  combat: {
    steps: ["apollo", "sallies", "sally", "battles", "end"],
    asks: ["apollo", "sallies", "sally", "battles"],
    about: { seat: "seat" },
    shows: { question: "combatQuestion" },
    /** The city of the sally that is being formed. */
    showsAsked: { from: "area?" },
    keeps: { city: "area?" },
    under: { "player-turn": ["end"] },
  },
  /** `route`: the node of the fighting column's route; 0 if it has not moved, or in a sally. */
  battle: {
    steps: ["column", "meet", "fortifyAnswered", "fought", "retreated"],
    asks: ["column"],
    about: { seat: "seat", area: "area", sally: "flag" },
    keeps: { route: "route" },
    under: { combat: ["battles"] },
  },
  /** Answers true if the defender has fortified. */
  fortify: {
    steps: ["ask", "bringInside", "surplus", "end"],
    asks: ["ask", "bringInside"],
    about: { seat: "seat", area: "area" },
    /** `inside`: the defender has decided to fortify; `room`: the number of blocks that still have room inside. */
    shows: { inside: "flag", room: "number" },
    answers: "flag",
    under: { battle: ["fortifyAnswered"] },
  },
  /** The fight itself is in the state (`melee`). Answers how it ended, and the loser. */
  melee: {
    steps: ["start", "fight"],
    asks: ["fight"],
    about: { area: "area", mode: "mode" },
    shows: { question: "meleeQuestion" },
    answers: { way: "way", loser: "seat" },
    under: { battle: ["fought"], storm: ["fought"] },
  },
  /** `block` goes to `to`. If `all`, no block may be stranded, as with the surplus of a fortified city. */
  retreat: {
    steps: ["block", "area", "go"],
    asks: ["block", "area"],
    about: { seat: "seat", area: "area", aggressor: "flag", all: "flag" },
    /** The chosen block. */
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
  /** The faces for the besieged blocks in block order, and for the garrison (0 without a garrison). */
  attrition: {
    automatic: ["athena", "roll", "rolled"],
    about: { seat: "seat", city: "area" },
    keeps: { faces: "1..6[4]", garrison: "0..6" },
    under: { sieges: ["ask"] },
  },
  /** `block` goes home to `city` with `cargo`. `atPeace`: a peace sends it home, without limit of distance. */
  wintering: {
    steps: ["block", "city", "go"],
    asks: ["block", "city"],
    about: { seat: "seat", atPeace: "flag" },
    /** The chosen block. */
    showsAsked: { leaver: "block?" },
    keeps: { block: "block?", cargo: "block?", city: "area?" },
    under: { "player-turn": ["storms"], event: ["end"], wintering: ["block"] },
  },
  /**
   * `count`: the blocks so far, in events that bring several; `next`: the rank of the block that the Plague has reached; `region`: the region of a revolt;
   * `area`: the area that the event names.
   */
  event: {
    steps: ["begin", "choose", "act", "rolled", "rolledAgain", "end"],
    asks: ["choose"],
    about: { seat: "seat", card: "card", count: "0..2" },
    showsAsked: { target: "target" },
    keeps: { region: "region?", area: "area?", next: "rank" },
    under: { campaign: ["secondEvent", "firstSacrifice"], "player-turn": ["afterPhase"] },
  },
  /** A die up to `upTo` succeeds. `rolled`: the cities that have rolled; `city`: the last of them. */
  expansion: {
    steps: ["choose", "rolled"],
    asks: ["choose"],
    about: { seat: "seat", region: "region", upTo: "1..4" },
    /** The cities that have rolled, in order. */
    shows: { tried: "area[30]" },
    keeps: { rolled: "area[30]", city: "area?" },
    under: { event: ["end"] },
  },
  /** Answers the face. */
  "event-die": {
    automatic: ["roll", "rolled"],
    about: { seat: "seat", roll: "eventRoll", face: "0..6" },
    answers: "1..6",
    under: { event: ["rolled", "rolledAgain"], expansion: ["rolled"] },
  },
  /** Answers true if the Olympian is used. */
  "use-olympian": {
    about: { seat: "seat", olympian: "olympian" },
    /** `city`: the city of the storm, the attrition or the event die; `storm`: true for a storm; `roll`: the roll that can be repeated. */
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

export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

export type FrameOf<K extends keyof typeof FRAMES> = Frame<(typeof FRAMES)[K]>;

/** The seats and the subject of a decision. */
export type PeloponnesianDecision = DecisionOf<typeof FRAMES, Words, Seat>;
