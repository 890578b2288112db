/**
 * A view holds only what changes in a game; printed data is in the edition (`STANDARD_EDITION`, `board`).
 * Empty spaces without a controller are left out, and so are optional fields that would be null, false, 0 or empty. `position` reads this form.
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
  /** True if the corps has acted this round. */
  readonly acted?: true;
  /** True if the corps belongs to the force under way. */
  readonly force?: true;
  /** True if the corps has lost a step in the battle under way. */
  readonly hurt?: true;
  /** 1 if left out. */
  readonly count?: number;
}

export interface LineView {
  readonly side: Seat;
  readonly level: number;
  /** True if the line gained a level this turn (NYW-15.2.6). */
  readonly isNew?: true;
}

/** The state of one space; its leaders are in `leaders`. */
export interface SpaceView {
  /** The controller; left out if neutral (NYW-2.1.3). */
  readonly control?: Seat;
  /** The reduction of the fortress. */
  readonly lowered?: number;
  /** The strength left to a lowered fortress. */
  readonly strength?: number;
  readonly underSiege?: true;
  readonly continuedSiege?: true;
  readonly line?: LineView;
  readonly corps?: readonly CorpsView[];
  /** Corps behind the walls. */
  readonly garrison?: readonly CorpsView[];
}

export type LeaderOff = (typeof LEADER_OFF)[number];

/** A leader or staff officer, in a space or off the map. */
export interface LeaderView {
  readonly side: Seat;
  readonly space?: SpaceId;
  /** True if the leader is behind the walls of the space. */
  readonly inside?: true;
  readonly off?: LeaderOff;
  /** True if the leader shows the unnamed side (NYW-3.1.3). */
  readonly unnamed?: true;
  readonly command: number;
  readonly battle?: number;
  readonly demoralized?: true;
  readonly acted?: true;
  readonly force?: true;
}

export interface FleetView {
  readonly place: "pool" | "port" | "box" | "removed";
  /** The strength of a prepared fleet in its port. */
  readonly strength?: number;
  /** True if the fleet leaves the game when control of its zone changes (NYW-12.3.6.11). */
  readonly doomed?: true;
}

export interface SideView {
  readonly resourcePoints: number;
  /** The RP that events add to or take from this turn's points (NYW-12.3.1.3). */
  readonly resourceModifier?: number;
  /** The number of cards that events take from this turn's deal (NYW-13.1.6). */
  readonly fewerCards?: number;
  /** The penalty taken at the peace talks (NYW-D-36). */
  readonly penalty?: PenaltyId;
  /** True once the side has strengthened King William's War (NYW-18.2.1). */
  readonly strengthened?: true;
  /** True if the strengthening counts in this year's roll (NYW-18.3.2). */
  readonly strengthensNow?: true;
  /** True if the side has paid for colonial support (NYW-18.5.2). */
  readonly colonialSupport?: true;
  /** True if the side has won a Famous Victory this year (NYW-16.5.3). */
  readonly famousVictory?: true;
  readonly handSize: number;
  /** The numbers of Action cards of 1, 2 and 3 actions; null if hidden from this viewer (NYW-HI.1). */
  readonly hand: readonly number[] | null;
  readonly hasChosen?: true;
  /** The chosen first card, if this viewer may see it (NYW-HI.2). */
  readonly chosen?: number;
  readonly heldCount: number;
  /** Null if hidden from this viewer (NYW-HI.3). */
  readonly held: readonly EventCardId[] | null;
  /** The held event about which the side is asked, for viewers to whom `held` is null (NYW-HI.7). */
  readonly askedAbout?: EventCardId;
}

/** A power's corps off the map, visible to all (NYW-4.4.1), and its use of this turn's limits. */
export interface PowerView {
  /** Corps in the Force Pool (NYW-12.3.2.1). */
  readonly pool?: number;
  /** Corps that wait to arrive (NYW-12.2.4.1). */
  readonly waiting?: number;
  /** Corps formed this turn (NYW-12.3.4.1). */
  readonly formed?: number;
  /** Corps restored this turn (NYW-12.3.5.1). */
  readonly restored?: number;
}

export type NineYearsView = NineYearsPieces & Envelope<Seat, NineYearsDecision>;

export interface NineYearsPieces {
  readonly year: number;
  readonly lastYear: number;
  readonly peaceThreshold: number;
  readonly initiative: Seat;
  readonly active: Seat | null;
  readonly victoryPoints: number;
  /** From -3 to 3. */
  readonly kingWilliamsWar: number;
  readonly gloriousRevolution?: true;
  readonly savoy: "neutral" | "alliance" | "gone";
  readonly turinTalks?: true;
  readonly britishInAmsterdam?: true;
  /** The actions used this round, of those allowed once per round. */
  readonly used: { readonly transfer?: true; readonly replacement?: true; readonly rally?: true };
  readonly sides: Readonly<Record<Seat, SideView>>;
  readonly powers: Readonly<Record<PowerId, PowerView>>;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderView>>;
  readonly fleets: Readonly<Record<FleetId, FleetView>>;
  /** The controllers of the sea zones; neutral zones are left out. */
  readonly zones: Readonly<Partial<Record<ZoneId, Seat>>>;
  readonly actionDeck: { readonly pile: number; readonly discards: readonly number[] };
  readonly eventDeck: { readonly pile: number; readonly notAdded: number; readonly lasting: readonly EventCardId[]; readonly out: readonly EventCardId[] };
  readonly winner?: Seat;
  readonly victory?: Victory;
}
