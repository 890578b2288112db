/** What a viewer sees of a position, shaped for drawing. */
import type { Envelope } from "../core/envelope.js";
import type { FrameInWords } from "../core/frame-words.js";
import type { NineYearsDecision } from "./frames.js";
import type { EventCardId, FleetId, LeaderId, PenaltyId, PowerId, Seat, SpaceId, Victory, ZoneId } from "./types.js";

/** Corps alike in one place. */
export interface CorpsView {
  readonly power: PowerId;
  readonly reduced: boolean;
  readonly demoralized: boolean;
  /** Has acted this round. */
  readonly acted: boolean;
  /** Belongs to the force under way. */
  readonly force: boolean;
  /** Has lost a step in the battle under way. */
  readonly hurt: boolean;
  readonly count: number;
}

/** One space. What is printed there (coordinates, fortress, port, region) and its links are in `STANDARD_EDITION`. */
export interface SpaceView {
  readonly control: Seat | "neutral";
  /** The strength of the fortress now, null without one. */
  readonly strength: number | null;
  readonly lowered: number;
  readonly underSiege: boolean;
  readonly continuedSiege: boolean;
  readonly line: { readonly side: Seat; readonly level: number; readonly isNew: boolean } | null;
  readonly corps: readonly CorpsView[];
  readonly leaders: readonly LeaderId[];
  /** Who is behind the walls. */
  readonly garrison: { readonly corps: readonly CorpsView[]; readonly leaders: readonly LeaderId[] };
}

/** Where a leader is. */
export type LeaderPlace = "map" | "not-arrived" | "waiting" | "removed";

/** One leader or staff officer. */
export interface LeaderView {
  readonly side: Seat;
  readonly place: LeaderPlace;
  readonly space: SpaceId | null;
  readonly inside: boolean;
  readonly named: boolean;
  readonly command: number;
  readonly battle: number;
  readonly demoralized: boolean;
  readonly acted: boolean;
  readonly force: boolean;
}

/** One fleet. */
export interface FleetView {
  readonly place: "pool" | "port" | "box" | "removed";
  /** The strength it is prepared with, 0 unless it is in its port. */
  readonly strength: number;
  /** It leaves the game when control of its zone changes (NYW-12.3.6.11). */
  readonly doomed: boolean;
}

/** One side's tracks and cards. */
export interface SideView {
  readonly resourcePoints: number;
  readonly resourceModifier: number;
  readonly fewerCards: number;
  readonly penalty: PenaltyId;
  readonly strengthened: boolean;
  readonly strengthensNow: boolean;
  readonly colonialSupport: boolean;
  readonly famousVictory: boolean;
  readonly handSize: number;
  /** How many Action cards of 1, 2 and 3; null for those who may not see them (NYW-HI.1). */
  readonly hand: readonly number[] | null;
  readonly hasChosen: boolean;
  /** The first card, null while it is not chosen or may not be seen (NYW-HI.2). */
  readonly chosen: number | null;
  readonly heldCount: number;
  /** Held events, null for those who may not see them (NYW-HI.3). */
  readonly held: readonly EventCardId[] | null;
}

/** One power's corps off the map, open to all (NYW-4.4.1), and what it did this turn. */
export interface PowerView {
  readonly side: Seat;
  readonly pool: number;
  readonly waiting: number;
  readonly formed: number;
  readonly restored: number;
}

/** The position as a viewer may see it. */
export type NineYearsView = NineYearsPieces & Envelope<Seat, NineYearsDecision>;

/** What lies on the table, as a viewer may see it. */
export interface NineYearsPieces {
  readonly year: number;
  readonly lastYear: number;
  readonly peaceThreshold: number;
  readonly initiative: Seat;
  readonly active: Seat | null;
  readonly victoryPoints: number;
  /** Position of the marker of King William's War, -3..3. */
  readonly kingWilliamsWar: number;
  readonly gloriousRevolution: boolean;
  readonly savoy: "neutral" | "alliance" | "gone";
  readonly turinTalks: boolean;
  readonly britishInAmsterdam: boolean;
  /** Actions that may be made only once a round and have been. */
  readonly used: { readonly transfer: boolean; readonly replacement: boolean; readonly rally: boolean };
  readonly sides: Readonly<Record<Seat, SideView>>;
  readonly powers: Readonly<Record<PowerId, PowerView>>;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderView>>;
  readonly fleets: Readonly<Record<FleetId, FleetView>>;
  readonly zones: Readonly<Record<ZoneId, Seat | "neutral">>;
  readonly actionDeck: { readonly pile: number; readonly discards: readonly number[] };
  readonly eventDeck: { readonly pile: number; readonly notAdded: number; readonly lasting: readonly EventCardId[]; readonly out: readonly EventCardId[] };
  /** The procedures under way, outermost first; all of it is open (NYW-HI.5, NYW-HI.7). */
  readonly underWay: readonly FrameInWords[];
  readonly winner: Seat | null;
  readonly victory: Victory | null;
}
