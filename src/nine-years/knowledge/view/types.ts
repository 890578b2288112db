/**
 * The view of a position: it holds only what changes in a game; printed data is in the edition (`STANDARD_EDITION`, `board`). Records by id leave out empty spaces that nobody
 * controls, and all fields that would be null, false, 0 or empty; `position` reads them back in this form.
 */
import type { Envelope } from "../../../core/ruleset/envelope.js";
import type { NineYearsDecision } from "../../vocabulary/frames.js";
import type { LEADER_OFF } from "./rows.js";
import type { EventCardId, FleetId, LeaderId, PenaltyId, PowerId, Seat, SpaceId, Victory, ZoneId } from "../../vocabulary/types.js";

/** Identical corps in one place. */
export interface CorpsView {
  readonly power: PowerId;
  readonly reduced?: true;
  readonly demoralized?: true;
  /** Has acted this round. */
  readonly acted?: true;
  /** Belongs to the force under way. */
  readonly force?: true;
  /** Has lost a step in the battle under way. */
  readonly hurt?: true;
  /** The number, 1 when left out. */
  readonly count?: number;
}

/** A Fortified Line. */
export interface LineView {
  readonly side: Seat;
  readonly level: number;
  /** It gained a level this turn (NYW-15.2.6). */
  readonly isNew?: true;
}

/** The current state of one space; its leaders are in `leaders`. */
export interface SpaceView {
  /** The controller; left out when neutral (NYW-2.1.3). */
  readonly control?: Seat;
  /** The reduction of its fortress's strength; `strength`: the strength left. */
  readonly lowered?: number;
  readonly strength?: number;
  readonly underSiege?: true;
  readonly continuedSiege?: true;
  readonly line?: LineView;
  readonly corps?: readonly CorpsView[];
  /** Corps behind the walls. */
  readonly garrison?: readonly CorpsView[];
}

/** The place of a leader who is off the map. */
export type LeaderOff = (typeof LEADER_OFF)[number];

/** One leader or staff officer, in a space or off the map. */
export interface LeaderView {
  readonly side: Seat;
  readonly space?: SpaceId;
  /** Behind the walls of the space. */
  readonly inside?: true;
  readonly off?: LeaderOff;
  /** Shows his unnamed side (NYW-3.1.3). */
  readonly unnamed?: true;
  readonly command: number;
  readonly battle?: number;
  readonly demoralized?: true;
  readonly acted?: true;
  readonly force?: true;
}

/** One fleet. */
export interface FleetView {
  readonly place: "pool" | "port" | "box" | "removed";
  /** The strength it is prepared with, while it is in its port. */
  readonly strength?: number;
  /** It leaves the game when control of its zone changes (NYW-12.3.6.11). */
  readonly doomed?: true;
}

/** One side's tracks and cards. */
export interface SideView {
  readonly resourcePoints: number;
  /** The modifier that events add to its resource points of this turn (NYW-12.3.1.3). */
  readonly resourceModifier?: number;
  /** The number of cards that events take from its deal of this turn (NYW-13.1.6). */
  readonly fewerCards?: number;
  /** The penalty it has taken at the peace talks (NYW-D-36). */
  readonly penalty?: PenaltyId;
  /** It has strengthened King William's War (NYW-18.2.1); `strengthensNow`: that counts for this year's roll (NYW-18.3.2). */
  readonly strengthened?: true;
  readonly strengthensNow?: true;
  /** It has paid for colonial support (NYW-18.5.2). */
  readonly colonialSupport?: true;
  /** It has won a Famous Victory this year (NYW-16.5.3). */
  readonly famousVictory?: true;
  readonly handSize: number;
  /** The numbers of Action cards of 1, 2 and 3 actions; null for those who may not see them (NYW-HI.1). */
  readonly hand: readonly number[] | null;
  readonly hasChosen?: true;
  /** The first card, once it is chosen, for those who may see it (NYW-HI.2). */
  readonly chosen?: number;
  readonly heldCount: number;
  /** Held events, null for those who may not see them (NYW-HI.3). */
  readonly held: readonly EventCardId[] | null;
  /** The held event it is asked about, for viewers to whom `held` is null (NYW-HI.7). */
  readonly askedAbout?: EventCardId;
}

/** One power's corps off the map, open to all (NYW-4.4.1), and what it did this turn. */
export interface PowerView {
  /** Corps in its side's Force Pool (NYW-12.3.2.1); `waiting`: corps that wait to arrive (NYW-12.2.4.1). */
  readonly pool?: number;
  readonly waiting?: number;
  /** Corps formed this turn (NYW-12.3.4.1); `restored`: corps restored this turn (NYW-12.3.5.1). */
  readonly formed?: number;
  readonly restored?: number;
}

/** The position as a viewer may see it. */
export type NineYearsView = NineYearsPieces & Envelope<Seat, NineYearsDecision>;

/** The pieces on the table, as a viewer may see them. */
export interface NineYearsPieces {
  readonly year: number;
  readonly lastYear: number;
  readonly peaceThreshold: number;
  readonly initiative: Seat;
  readonly active: Seat | null;
  readonly victoryPoints: number;
  /** Position of the marker of King William's War, -3..3. */
  readonly kingWilliamsWar: number;
  readonly gloriousRevolution?: true;
  readonly savoy: "neutral" | "alliance" | "gone";
  readonly turinTalks?: true;
  readonly britishInAmsterdam?: true;
  /** The actions used this round, among those allowed once per round. */
  readonly used: { readonly transfer?: true; readonly replacement?: true; readonly rally?: true };
  readonly sides: Readonly<Record<Seat, SideView>>;
  readonly powers: Readonly<Record<PowerId, PowerView>>;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderView>>;
  readonly fleets: Readonly<Record<FleetId, FleetView>>;
  /** The controllers of sea zones, for those that have one. */
  readonly zones: Readonly<Partial<Record<ZoneId, Seat>>>;
  readonly actionDeck: { readonly pile: number; readonly discards: readonly number[] };
  readonly eventDeck: { readonly pile: number; readonly notAdded: number; readonly lasting: readonly EventCardId[]; readonly out: readonly EventCardId[] };
  /** The winner of a game that is over. */
  readonly winner?: Seat;
  readonly victory?: Victory;
}
