/**
 * The vocabulary of Unrest: seats, locations, kinds of things with their ids, effects, victories.
 *
 * The rules are in docs/rules/unrest.md; the words here are the ledger's words.
 */
import { numbersOf } from "../../core/state/words.js";

/** The two sides of the stand-alone game; the index is the seat number. Carthage owns the Garrison Box. */
export const SEATS = ["carthage", "coalition"] as const;
/** A seat, by the name under which editors show it and the package exports it. */
export type UnrestSeat = (typeof SEATS)[number];
/** A seat, by the short name used inside the ruleset. */
export type Seat = UnrestSeat;
/** One value for each side. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** Seat number of Carthage, as the state and the flow use it. */
export const CARTHAGE = 0;
/** Seat number of the coalition. */
export const COALITION = 1;

/** The four locations (CAR-S.1); the index is the location's number. Both sides may have CU in Sicily, which starts no battle (CAR-S.2). */
export const LOCATIONS = ["garrison-box", "carthago", "sicily", "syracusae"] as const;
/** A location by its id. */
export type LocationId = (typeof LOCATIONS)[number];

/** Location number of the Garrison Box, as the state and the flow use it. */
export const BOX = 0;
/** Location number of Carthago. */
export const CARTHAGO = 1;
/** Location number of Sicily. */
export const SICILY = 2;
/** Location number of Syracusae. */
export const SYRACUSAE = 3;

/** The places of a leader: a location, or off the map. A minor leader `resting` was set aside while his own side was active (CAR-R8.4c). */
export const PLACES = ["garrison-box", "carthago", "sicily", "syracusae", "displaced", "set-aside", "resting"] as const;
/** A place of a leader by its id. */
export type PlaceId = (typeof PLACES)[number];
/** Place number of displaced named leaders. */
export const DISPLACED = 4;
/** Place number of minor leaders set aside. */
export const SET_ASIDE = 5;
/** Place number of minor leaders set aside while their side is active. */
export const RESTING = 6;

/** A leader by his id, which comes from the edition. */
export type LeaderId = string;
/** A card definition by its id, which comes from the edition; copies of a card are alike. */
export type CardId = string;

/** The occasions on which the event of a card can be played; `none` for a card that has only a value. */
export const TIMINGS = ["none", "active", "extra", "response-activation", "response-sea-move", "response-battle", "response-after-battle"] as const;
/** A timing by its id. */
export type Timing = (typeof TIMINGS)[number];

/** The effects of card events. */
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
/** An effect by its id. */
export type Effect = (typeof EFFECTS)[number];

/** The numbers of the effects, as compiled tables and the flow use them. */
export const EFFECT: Readonly<Record<Effect, number>> = /* @__PURE__ */ numbersOf(EFFECTS);

/** The purposes of rolls, with the clause. */
export const ROLLS = { battle: "CAR-R12.2.3a", blockade: "CAR-S.29" } as const;
/** A purpose of a roll by its id. */
export type RollPurpose = keyof typeof ROLLS;

/** Circumstances of a battle that change a roll (CAR-R12.2.3b). */
export const CIRCUMSTANCES = ["friendly-territory", "flanking-force", "interception", "failed-avoidance", "rough-or-strait"] as const;
/** A circumstance by its id. */
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** The kinds of victory, in the order of their numbers. */
export const VICTORIES = ["no-victory-points", "open-revolt", "supremacy", "time", "concession"] as const;
/** A kind of victory by its id. */
export type Victory = (typeof VICTORIES)[number];

/** The kinds of things that moves and frames name, with the type of their ids. */
export interface Words {
  readonly seat: Seat;
  readonly location: LocationId;
  readonly effect: Effect;
  readonly card: CardId;
  readonly leader: LeaderId;
  /** Movement points, up to those of an activation. */
  readonly points: number;
  /** CUs, up to the most there can be. */
  readonly cu: number;
  /** Support points of one result, from 1. */
  readonly support: number;
  /** CUs still to be placed, from 1. */
  readonly placing: number;
  /** The number of a leader, or the number of all leaders when each has been considered. */
  readonly nextLeader: number;
}

/** The viewers: a side, a spectator, or the arbiter, who sees everything. */
export type UnrestViewer = Seat | "spectator" | "arbiter";
