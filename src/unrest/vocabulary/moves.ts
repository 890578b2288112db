/** Every kind of move, in the order of a turn. */
import { type Makers, type MovesOf, type VerbsOf, verbsOf } from "../../core/moves/move-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per move: its fields in the order of the notation. */
export const MOVES = {
  /** Discards a card before drawing (CAR-R6.2a). */
  discard: { card: "card" },
  /** Stops discarding and draws up to the hand size (CAR-R6.2b). */
  draw: {},
  /** Names the side that goes first in every round of the turn (CAR-S.8). */
  "name-first": { first: "seat" },
  /** Plays a card to activate a leader. */
  activate: { card: "card" },
  /** Plays a value-3 card for CU. */
  reinforce: { card: "card" },
  /** Plays an event: as the card play if it is `active`, in addition if it is `extra`. */
  "play-event": { card: "card" },
  /** Rearranges the minor leaders, once while active. */
  rearrange: {},
  /** Ends the side's activity. */
  done: {},
  /** Chooses the leader to activate for a card, a Campaign or Blockade. */
  "activate-leader": { leader: "leader" },
  /** Waives the second activation of a Campaign. */
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
  /** Chooses the number of CU that attack. */
  "attack-with": { count: "cu" },
  /** Chooses the defender's commander in Sicily. */
  command: { leader: "leader" },
  /** Responds with a card, or passes. */
  respond: { card: "card" },
  pass: {},
  /** Spends support after a battle in Sicily: one step of the level, one port, or forgoes the rest. */
  "spend-on-level": {},
  "spend-on-port": {},
  "let-go": {},
  /** Places one reinforcement CU. */
  "place-cu": { location: "location" },
  /** Places a returning or minor leader. */
  "place-leader": { leader: "leader", location: "location" },
} as const;

export type UnrestMove = MovesOf<typeof MOVES, Words, Seat>;

/** The number of each type of move in codes. */
export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** Functions that build moves, by their fields. */
export const MAKERS: Makers<typeof MOVES> = {
  "": (type) => (seat) => ({ seat, type }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  leader: (type) => (seat, leader) => ({ seat, type, leader }),
  location: (type) => (seat, location) => ({ seat, type, location }),
  count: (type) => (seat, count) => ({ seat, type, count }),
  first: (type) => (seat, first) => ({ seat, type, first }),
  "leader location": (type) => (seat, leader, location) => ({ seat, type, leader, location }),
};
