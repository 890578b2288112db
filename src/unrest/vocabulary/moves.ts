/** Every kind of move, in the order in which a turn asks for them. */
import { type Makers, type MovesOf, type VerbsOf, verbsOf } from "../../core/moves/move-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per move: its fields in the order of the notation. */
export const MOVES = {
  /** Discard a card before drawing (CAR-R6.2a). */
  discard: { card: "card" },
  /** Discard no more and draw up to the hand size (CAR-R6.2b). */
  draw: {},
  /** Name the side that goes first in every round of the turn (CAR-S.8). */
  "name-first": { first: "seat" },
  /** The card play: activate a leader with a card. */
  activate: { card: "card" },
  /** The card play: a value-3 card for CU. */
  reinforce: { card: "card" },
  /** An event: as the card play if it is `active`, besides it if it is `extra`. */
  "play-event": { card: "card" },
  /** Rearrange the minor leaders, once while active. */
  rearrange: {},
  /** End the side's activity. */
  done: {},
  /** The leader to activate, for a card, a Campaign or Blockade. */
  "activate-leader": { leader: "leader" },
  /** Leave out the second activation of a Campaign. */
  waive: {},
  /** The steps of an activation: sea move, march, attack, stop. */
  "sea-move": {},
  march: {},
  attack: {},
  stop: {},
  /** A sea move or march: destination, number of CU, each subordinate. */
  "sail-to": { location: "location" },
  "take-cu": { count: "cu" },
  "take-leader": { leader: "leader" },
  "leave-leader": { leader: "leader" },
  /** The number of CU that attack. */
  "attack-with": { count: "cu" },
  /** The defender's commander in Sicily. */
  command: { leader: "leader" },
  /** Answer with a card, or not. */
  respond: { card: "card" },
  pass: {},
  /** Support after a battle in Sicily: one step of the level, one port, or forgo the rest. */
  "spend-on-level": {},
  "spend-on-port": {},
  "let-go": {},
  /** Place one reinforcement CU. */
  "place-cu": { location: "location" },
  /** Place a returning or minor leader. */
  "place-leader": { leader: "leader", location: "location" },
} as const;

/** One choice of one seat. */
export type UnrestMove = MovesOf<typeof MOVES, Words, Seat>;

/** The number of each type of move, as codes hold it. */
export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** Builders of moves, by their fields. */
export const MAKERS: Makers<typeof MOVES> = {
  "": (type) => (seat) => ({ seat, type }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  leader: (type) => (seat, leader) => ({ seat, type, leader }),
  location: (type) => (seat, location) => ({ seat, type, location }),
  count: (type) => (seat, count) => ({ seat, type, count }),
  first: (type) => (seat, first) => ({ seat, type, first }),
  "leader location": (type) => (seat, leader, location) => ({ seat, type, leader, location }),
};
