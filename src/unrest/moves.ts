/**
 * Every choice a side can have, in the order in which a turn asks for them, and the table that turns it into codes and notation.
 */
import { type MoveKind, NUMBERS, type Vocabulary, vocabulary, vocabularyOf } from "../core/moves.js";
import type { UnrestState } from "./state.js";
import { tablesOf } from "./tables.js";
import { type CardId, type LeaderId, LOCATIONS, type LocationId, SEATS, type Seat } from "./types.js";

/** One choice of one seat. */
export type UnrestMove =
  /** Discard a card before drawing (CAR-R6.2a). */
  | { readonly seat: Seat; readonly type: "discard"; readonly card: CardId }
  /** Discard no more and draw up to the hand size (CAR-R6.2b). */
  | { readonly seat: Seat; readonly type: "draw" }
  /** Name the side that goes first in every round of the turn (CAR-S.8). */
  | { readonly seat: Seat; readonly type: "name-first"; readonly first: Seat }
  /** The card play: activate a leader with a card. */
  | { readonly seat: Seat; readonly type: "activate"; readonly card: CardId }
  /** The card play: a value-3 card for CU. */
  | { readonly seat: Seat; readonly type: "reinforce"; readonly card: CardId }
  /** An event: as the card play if it is `active`, besides it if it is `extra`. */
  | { readonly seat: Seat; readonly type: "play-event"; readonly card: CardId }
  /** Rearrange the minor leaders, once while active. */
  | { readonly seat: Seat; readonly type: "rearrange" }
  /** Be active no longer. */
  | { readonly seat: Seat; readonly type: "done" }
  /** The leader to activate, for a card, a Campaign or Blockade. */
  | { readonly seat: Seat; readonly type: "activate-leader"; readonly leader: LeaderId }
  /** Leave out the second activation of a Campaign. */
  | { readonly seat: Seat; readonly type: "waive" }
  /** Steps of an activation. */
  | { readonly seat: Seat; readonly type: "sea-move" }
  | { readonly seat: Seat; readonly type: "march" }
  | { readonly seat: Seat; readonly type: "attack" }
  | { readonly seat: Seat; readonly type: "stop" }
  /** A sea move or march: destination, number of CU, each subordinate. */
  | { readonly seat: Seat; readonly type: "sail-to"; readonly location: LocationId }
  | { readonly seat: Seat; readonly type: "take-cu"; readonly count: number }
  | { readonly seat: Seat; readonly type: "take-leader"; readonly leader: LeaderId }
  | { readonly seat: Seat; readonly type: "leave-leader"; readonly leader: LeaderId }
  /** The number of CU that attack. */
  | { readonly seat: Seat; readonly type: "attack-with"; readonly count: number }
  /** The defender's commander in Sicily. */
  | { readonly seat: Seat; readonly type: "command"; readonly leader: LeaderId }
  /** Answer with a card, or not. */
  | { readonly seat: Seat; readonly type: "respond"; readonly card: CardId }
  | { readonly seat: Seat; readonly type: "pass" }
  /** Support after a battle in Sicily: one step of the level, one port, or let the rest go. */
  | { readonly seat: Seat; readonly type: "spend-on-level" }
  | { readonly seat: Seat; readonly type: "spend-on-port" }
  | { readonly seat: Seat; readonly type: "let-go" }
  /** One CU of reinforcement. */
  | { readonly seat: Seat; readonly type: "place-cu"; readonly location: LocationId }
  /** A returning or minor leader. */
  | { readonly seat: Seat; readonly type: "place-leader"; readonly leader: LeaderId; readonly location: LocationId };

/** The verbs of codes: positions in `MOVE_KINDS`. */
export const VERB = {
  discard: 0,
  draw: 1,
  nameFirst: 2,
  activate: 3,
  reinforce: 4,
  playEvent: 5,
  rearrange: 6,
  done: 7,
  activateLeader: 8,
  waive: 9,
  seaMove: 10,
  march: 11,
  attack: 12,
  stop: 13,
  sailTo: 14,
  takeCu: 15,
  takeLeader: 16,
  leaveLeader: 17,
  attackWith: 18,
  command: 19,
  respond: 20,
  pass: 21,
  spendOnLevel: 22,
  spendOnPort: 23,
  letGo: 24,
  placeCu: 25,
  placeLeader: 26,
} as const;

const SEAT_WORDS: Vocabulary<UnrestState> = vocabulary("side", SEATS);
const LOCATION_WORDS: Vocabulary<UnrestState> = vocabulary("location", LOCATIONS);
const CARD_WORDS: Vocabulary<UnrestState> = vocabularyOf("card", (s) => tablesOf(s).cardIds);
const LEADER_WORDS: Vocabulary<UnrestState> = vocabularyOf("leader", (s) => tablesOf(s).leaderIds);

type Row = MoveKind<UnrestState, UnrestMove>;

const CARD = ["card", CARD_WORDS] as const;
const LEADER = ["leader", LEADER_WORDS] as const;
const LOCATION = ["location", LOCATION_WORDS] as const;
const COUNT = ["count", NUMBERS] as const;

const plain = <T extends "draw" | "rearrange" | "done" | "waive" | "sea-move" | "march" | "attack" | "stop" | "pass" | "spend-on-level" | "spend-on-port" | "let-go">(
  type: T,
): Row => ({ type, args: [], make: (seat: Seat) => ({ seat, type }) });
const withCard = <T extends "discard" | "activate" | "reinforce" | "play-event" | "respond">(type: T): Row => ({
  type,
  args: [CARD],
  make: (seat: Seat, card: CardId) => ({ seat, type, card }),
});
const withLeader = <T extends "activate-leader" | "take-leader" | "leave-leader" | "command">(type: T): Row => ({
  type,
  args: [LEADER],
  make: (seat: Seat, leader: LeaderId) => ({ seat, type, leader }),
});
const withCount = <T extends "take-cu" | "attack-with">(type: T): Row => ({ type, args: [COUNT], make: (seat: Seat, count: number) => ({ seat, type, count }) });
const withLocation = <T extends "sail-to" | "place-cu">(type: T): Row => ({
  type,
  args: [LOCATION],
  make: (seat: Seat, location: LocationId) => ({ seat, type, location }),
});

/** The move table, in the order of `VERB`. */
export const MOVE_KINDS: readonly Row[] = [
  withCard("discard"),
  plain("draw"),
  { type: "name-first", args: [["first", SEAT_WORDS]], make: (seat: Seat, first: Seat) => ({ seat, type: "name-first", first }) },
  withCard("activate"),
  withCard("reinforce"),
  withCard("play-event"),
  plain("rearrange"),
  plain("done"),
  withLeader("activate-leader"),
  plain("waive"),
  plain("sea-move"),
  plain("march"),
  plain("attack"),
  plain("stop"),
  withLocation("sail-to"),
  withCount("take-cu"),
  withLeader("take-leader"),
  withLeader("leave-leader"),
  withCount("attack-with"),
  withLeader("command"),
  withCard("respond"),
  plain("pass"),
  plain("spend-on-level"),
  plain("spend-on-port"),
  plain("let-go"),
  withLocation("place-cu"),
  {
    type: "place-leader",
    args: [LEADER, LOCATION],
    make: (seat: Seat, leader: LeaderId, location: LocationId) => ({ seat, type: "place-leader", leader, location }),
  },
];
