/** The procedures of the game: the steps of each, the subject of its decision, its other slots, and its answer to the frame below. */
import { type DecisionOf, type Frames, framesOf } from "../../core/flow/frame-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per procedure; its index is the number of its kind. */
export const FRAMES = {
  "game-over": { over: true },
  turn: {
    automatic: [
      "start",
      "coalitionDraws",
      "carthageDraws",
      "firstPlayer",
      "rounds",
      "scoring",
      "coalitionCu",
      "carthageCu",
      "coalitionReturns",
      "coalitionRearranges",
      "carthageReturns",
      "carthageRearranges",
      "end",
    ],
    under: "bottom",
  },
  draw: { about: { seat: "seat" }, under: { turn: ["carthageDraws", "firstPlayer"] } },
  "first-player": { about: { seat: "seat" }, under: { turn: ["rounds"] } },
  round: { automatic: ["first", "second", "end"], under: { turn: ["rounds"] } },
  active: {
    steps: ["start", "ask"],
    about: { seat: "seat", cardPlayed: "flag", rearranged: "flag" },
    under: { round: ["second", "end"] },
  },
  /** `left` activations remain; `first` is the leader last activated, `spent` the leader who attacked the unrest. */
  activate: {
    about: { seat: "seat", value: "1..3", left: "0..2", first: "leader?", spent: "leader?" },
    under: { active: ["ask"] },
  },
  /** `points` are the MP left; only Carthage spends them. */
  activation: {
    steps: ["declare", "afterMistrust", "ask", "afterMovement", "afterAttack"],
    about: { leader: "leader", value: "1..3", points: "points", marched: "flag" },
    shows: { location: "location" },
    under: { activate: ["ask"] },
  },
  mistrust: { shows: { leader: "leader", location: "location" }, answers: "flag", under: { activation: ["afterMistrust"], blockade: ["siege"] } },
  storms: { shows: { leader: "leader", to: "location", cu: "number" }, answers: "flag", under: { movement: ["afterStorms"] } },
  /**
   * `capacity` is the most CU that can go, `taken` the subordinates, `next` the number of the next leader to ask about. The answer is true if storms
   * cancelled the sea move.
   */
  movement: {
    steps: ["destination", "cu", "leaders", "afterStorms"],
    asks: ["destination", "cu", "leaders"],
    about: { leader: "leader", capacity: "cu" },
    /** The choices so far: the destination, and the subordinate in question. */
    shows: { from: "location", goal: "location?", other: "leader?" },
    keeps: { to: "location", cu: "cu", taken: "leaders", next: "nextLeader" },
    answers: "flag",
    under: { activation: ["afterMovement"] },
  },
  /** The answer is true after an automatic victory of the attacker, who may continue. */
  attack: {
    steps: ["cu", "fight", "overran", "fought"],
    asks: ["cu"],
    about: { leader: "leader" },
    /** `against` is the level of the unrest, or the enemy's CU. */
    shows: { location: "location", against: "number" },
    keeps: { cu: "cu" },
    answers: "flag",
    under: { activation: ["afterAttack"] },
  },
  "unrest-battle": { automatic: ["responses", "fight"], about: { leader: "leader", cu: "cu" }, under: { attack: ["fought"] } },
  /** `beaten` is the commander of a beaten Carthaginian army who is still in play. */
  "sicily-battle": {
    steps: ["commander", "responses", "fight", "afterSupport", "afterWildBeasts"],
    asks: ["commander"],
    about: { leader: "leader", cu: "cu", commander: "leader?", beaten: "leader?" },
    shows: { against: "number" },
    under: { attack: ["fought"] },
  },
  /** `turn` is the seat to respond, `passes` the number of passes in a row. Passing is secret. The answer is the effects in force. */
  "battle-responses": {
    about: { location: "location", effects: "effects" },
    shows: { leader: "leader", cu: "number", against: "number" },
    keeps: { turn: "seat", passes: "0..1" },
    answers: "effects",
    under: { "unrest-battle": ["fight"], "sicily-battle": ["fight"] },
  },
  support: {
    about: { seat: "seat", points: "support" },
    shows: { level: "number", ports: "number" },
    under: { attack: ["overran", "fought"], "sicily-battle": ["afterSupport"] },
  },
  "wild-beasts": { shows: { leader: "leader" }, answers: "flag", under: { "sicily-battle": ["afterWildBeasts"] } },
  blockade: { steps: ["leader", "mistrust", "siege"], asks: ["leader"], keeps: { leader: "leader" }, under: { active: ["ask"] } },
  "place-cu": { about: { seat: "seat", left: "placing" }, under: { turn: ["carthageCu", "coalitionReturns"], active: ["ask"] } },
  "return-leaders": {
    about: { seat: "seat" },
    shows: { leader: "leader" },
    keeps: { next: "leader" },
    under: { turn: ["coalitionRearranges", "carthageRearranges"] },
  },
  rearrange: {
    about: { seat: "seat" },
    shows: { leader: "leader", location: "location?" },
    keeps: { next: "leader" },
    under: { turn: ["carthageReturns", "end"], active: ["ask"] },
  },
} as const;

export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

/** The pending decision: its seats and its subject. */
export type UnrestDecision = DecisionOf<typeof FRAMES, Words, Seat>;
