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
  /** Chooses a leader to activate with the card just played, which may be a Campaign or Blockade. */
  "activate-leader": { leader: "leader" },
  /** Waives the second activation of a Campaign. */
  waive: {},
  /** Begins a sea move of the activated leader. */
  "sea-move": {},
  /** Begins a march of the activated leader. */
  march: {},
  /** Begins an attack of the activated leader in his location. */
  attack: {},
  /** Ends the activation. */
  stop: {},
  /** Chooses the destination of a sea move. */
  "sail-to": { location: "location" },
  /** Chooses the number of CU that go along on a sea move or march. */
  "take-cu": { count: "cu" },
  /** Takes a subordinate along on a sea move or march. */
  "take-leader": { leader: "leader" },
  /** Leaves a subordinate behind, or a minor leader where he is. */
  "leave-leader": { leader: "leader" },
  /** Chooses the number of CU that attack. */
  "attack-with": { count: "cu" },
  /** Chooses the defender's commander in Sicily. */
  command: { leader: "leader" },
  /** Plays a card in a response window. */
  respond: { card: "card" },
  pass: {},
  /** Spends a point of support on a step of the level, after a battle in Sicily. */
  "spend-on-level": {},
  /** Spends support on a port, after a battle in Sicily. */
  "spend-on-port": {},
  /** Gives up the rest of the support. */
  "let-go": {},
  /** Places one reinforcement CU. */
  "place-cu": { location: "location" },
  /** Places a returning or minor leader. */
  "place-leader": { leader: "leader", location: "location" },
} as const;

export type UnrestMove = MovesOf<typeof MOVES, Words, Seat>;

/** The number of each type of move in codes. */
export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** Functions that build moves, one for each list of fields in MOVES. */
export const MAKERS: Makers<typeof MOVES> = {
  "": (type) => (seat) => ({ seat, type }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  leader: (type) => (seat, leader) => ({ seat, type, leader }),
  location: (type) => (seat, location) => ({ seat, type, location }),
  count: (type) => (seat, count) => ({ seat, type, count }),
  first: (type) => (seat, first) => ({ seat, type, first }),
  "leader location": (type) => (seat, leader, location) => ({ seat, type, leader, location }),
};
