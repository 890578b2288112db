/**
 * The vocabulary of Unrest: seats, locations, kinds of things with their ids, effects, victories. The words are the words of the ledger,
 * docs/rules/unrest.md.
 */
import { numbersOf } from "../../core/state/words.js";

/** The two sides; the index is the seat number. Carthage owns the Garrison Box. */
export const SEATS = ["carthage", "coalition"] as const;
/** A seat, under the name that editors show and the package exports. */
export type UnrestSeat = (typeof SEATS)[number];
/** The name of `UnrestSeat` inside the ruleset. */
export type Seat = UnrestSeat;
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const CARTHAGE = 0;
export const COALITION = 1;

/** The four locations (CAR-S.1); the index is the location's number. Both sides may have CU in Sicily without a battle (CAR-S.2). */
export const LOCATIONS = ["garrison-box", "carthago", "sicily", "syracusae"] as const;
export type LocationId = (typeof LOCATIONS)[number];

export const BOX = 0;
export const CARTHAGO = 1;
export const SICILY = 2;
export const SYRACUSAE = 3;

/** The places of a leader: a location, or off the map. A minor leader `resting` was set aside while his own side was active (CAR-R8.4c). */
export const PLACES = ["garrison-box", "carthago", "sicily", "syracusae", "displaced", "set-aside", "resting"] as const;
export type PlaceId = (typeof PLACES)[number];
export const DISPLACED = 4;
export const SET_ASIDE = 5;
export const RESTING = 6;

/** The id of a leader, from the edition. */
export type LeaderId = string;
/** The id of a kind of card, from the edition; copies are alike. */
export type CardId = string;

/** The occasions for playing the event of a card; `none` for a card that has only a value. */
export const TIMINGS = ["none", "active", "extra", "response-activation", "response-sea-move", "response-battle", "response-after-battle"] as const;
export type Timing = (typeof TIMINGS)[number];

export const EFFECTS = [
  "none",
  "campaign",
  "place-cu",
  "blockade",
  "raise-unrest",
  "cancel-activation",
  "cancel-sea-move",
  "set-dice",
  "roll-modifier",
  "no-combat-losses",
  "mark-commander",
] as const;
export type Effect = (typeof EFFECTS)[number];

/** The numbers of the effects in compiled tables. */
export const EFFECT: Readonly<Record<Effect, number>> = /* @__PURE__ */ numbersOf(EFFECTS);

/** The purposes of rolls, with their clauses. */
export const ROLLS = { battle: "CAR-R12.2.3a", blockade: "CAR-S.29" } as const;
export type RollPurpose = keyof typeof ROLLS;

/** Circumstances of a battle that modify a roll (CAR-R12.2.3b). */
export const CIRCUMSTANCES = ["friendly-territory", "flanking-force", "interception", "failed-avoidance", "rough-or-strait"] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** The index of a kind of victory is its number in the state, minus one. */
export const VICTORIES = ["no-victory-points", "open-revolt", "supremacy", "time", "concession"] as const;
export type Victory = (typeof VICTORIES)[number];

/** The kinds of things that moves and frames name, with their public types. */
export interface Words {
  readonly seat: Seat;
  readonly location: LocationId;
  readonly effect: Effect;
  readonly card: CardId;
  readonly leader: LeaderId;
  /** MP, at most the MP of an activation. */
  readonly points: number;
  /** CU that one leader can take along or attack with, 0 to `mostCu` of the tables. */
  readonly cu: number;
  /** Support points of one result, from 1. */
  readonly support: number;
  /** CU still to place, from 1. */
  readonly placing: number;
  /** The number of a leader, or the number of leaders when all have been considered. */
  readonly nextLeader: number;
}

export type UnrestViewer = Seat | "spectator" | "arbiter";
