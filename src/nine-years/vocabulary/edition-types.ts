/** The rows of an edition: the board, the counters, the cards, the set-up of 1688 and later arrivals, each row with its source. */
import type { EventCardId, FleetId, LeaderId, PowerId, RegionId, Seat, SpaceId, ZoneId } from "./types.js";

export const SOURCES = ["seed", "reference", "reconstruction"] as const;

export type Source = (typeof SOURCES)[number];

/** The fields of a space that play needs. */
export interface PlayedSpace {
  readonly id: SpaceId;
  readonly region: RegionId;
  /** The power whose home space this is; null if it is not a home space (NYW-2.1.4). */
  readonly home: PowerId | "portugal" | null;
  /** Printed fortress strength 1..3, or null if unfortified. */
  readonly fortress: number | null;
  readonly vp: number;
  /** The sea zone of a port (NYW-2.6.1), at most one (NYW-2.6.2); null away from the sea. */
  readonly zone: ZoneId | null;
  readonly rich: boolean;
  readonly control: Seat | "neutral";
}

/** A space with its printed data. */
export interface SpaceRow extends PlayedSpace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly source?: Source;
}

export interface PlayedLink {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: "normal" | "red";
}

export interface LinkRow extends PlayedLink {
  readonly source?: Source;
}

export interface RegionRow {
  readonly id: RegionId;
  readonly stackingLimit: number;
  readonly source?: Source;
}

/** The fields of a leader that play needs. */
export interface PlayedLeader {
  readonly id: LeaderId;
  readonly power: PowerId;
  /** `command`, `battle` and `siege` are the ratings of the named side. */
  readonly command: number;
  readonly battle: number;
  readonly siege: number;
  /** The year in which the counter is turned to the named side; null if the leader starts named. */
  readonly promotion: number | null;
  /** The year of arrival, or null if only an event brings the leader. */
  readonly arrival: number | null;
  readonly start: SpaceId | null;
  readonly retires: number | null;
  readonly monarch: boolean;
}

export interface LeaderRow extends PlayedLeader {
  readonly name: string;
  readonly source?: Source;
}

/** Ratings of staff officers and of Marlborough's Jacobite side. */
export interface RatingsRow {
  readonly command: number;
  readonly battle: number;
  readonly source?: Source;
}

/** The staff officers; each side has the same number (NYW-16.3.2.4). */
export interface StaffRow extends RatingsRow {
  readonly count: number;
}

export interface PowerRow {
  readonly id: PowerId;
  readonly name: string;
  /** NYW-7.1.1: no edition changes the side. */
  readonly side: Seat;
  /** NYW-2.2.1: one of `spaces`. */
  readonly capital: SpaceId;
  /** The most corps that the power may form per turn, 0..9. */
  readonly form: number;
  /** The most corps that the power may restore per turn, 0..9. */
  readonly restore: number;
  /** The number of corps of the power in the game, 0..60. */
  readonly corps: number;
  /** Its corps in the Force Pool at the start, 0..60. */
  readonly pool: number;
  readonly source?: Source;
}

/** The fields of an event card that play needs. */
export interface PlayedEventCard {
  readonly id: EventCardId;
  /** True if the card joins the deck in 1693 (NYW-5.2.2). */
  readonly added1693: boolean;
  /** True if the card is kept until played (NYW-9.2.1.1). Its effect decides this, in every edition. */
  readonly held: boolean;
  /** True if the card stays on the map (NYW-9.2.3.1). Its effect decides this, in every edition. */
  readonly lasting: boolean;
}

export interface EventCardRow extends PlayedEventCard {
  readonly name: string;
  readonly source?: Source;
}

/** The number of Action cards of a value (NYW-5.1.1). */
export interface ActionCardRow {
  readonly value: number;
  readonly count: number;
  readonly source?: Source;
}

export interface PlacementRow {
  readonly space: SpaceId;
  readonly corps: readonly { readonly power: PowerId; readonly count: number }[];
  readonly source?: Source;
}

export interface FleetRow {
  readonly id: FleetId;
  readonly name: string;
  readonly side: Seat;
  readonly zone: ZoneId;
  readonly port: SpaceId;
  /** The capital to which its home port needs a LOC (NYW-12.3.6.6). */
  readonly locTo: SpaceId;
  /** 1 or 2: prepared with this strength; 0: in the Force Pool; "box": in the control box of its zone. */
  readonly start: number | "box";
  readonly source?: Source;
}

export interface ScheduleRow {
  readonly year: number;
  readonly power: PowerId;
  readonly count: number;
  readonly source?: Source;
}

/** The Glorious Revolution (NYW-20.2.5.2): the spaces that each side gains, and the British corps that appear. */
export interface RevolutionRow {
  readonly toAlliance: readonly SpaceId[];
  readonly toBourbon: readonly SpaceId[];
  readonly forces: readonly { readonly space: SpaceId; readonly count: number; readonly reduced: boolean }[];
  readonly source?: Source;
}

/** The part of an edition that play needs. */
export interface PlayedEdition {
  readonly spaces: readonly PlayedSpace[];
  readonly links: readonly PlayedLink[];
  /** One row for each of REGION_IDS, in that order; likewise for powers, fleets and events. */
  readonly regions: readonly RegionRow[];
  readonly powers: readonly PowerRow[];
  readonly leaders: readonly PlayedLeader[];
  readonly staffOfficers: StaffRow;
  /** The side that Marlborough's counter shows before the Glorious Revolution (NYW-A-27). */
  readonly jacobiteMarlborough: RatingsRow;
  readonly fleets: readonly FleetRow[];
  readonly events: readonly PlayedEventCard[];
  /** One row for each of the values 1, 2 and 3. */
  readonly actionCards: readonly ActionCardRow[];
  readonly placements: readonly PlacementRow[];
  readonly revolution: RevolutionRow;
  readonly schedule: readonly ScheduleRow[];
}

/** A whole edition: the board, the counters, the cards, the set-up of 1688 and later arrivals. */
export interface EditionData extends PlayedEdition {
  readonly spaces: readonly SpaceRow[];
  readonly links: readonly LinkRow[];
  readonly leaders: readonly LeaderRow[];
  readonly events: readonly EventCardRow[];
}
