/**
 * The rows of data that make up an edition: the board, the counters, the cards, the set-up of 1688 and what comes later, each row with its source. Only types
 * and the names of the sources are here.
 */
import type { EventCardId, FleetId, LeaderId, PowerId, RegionId, Seat, SpaceId, ZoneId } from "./types.js";

/** Possible sources of a printed value. */
export const SOURCES = ["seed", "reference", "reconstruction"] as const;

/** The source of a printed value. */
export type Source = (typeof SOURCES)[number];

/** The data of a space that are needed to play. */
export interface PlayedSpace {
  readonly id: SpaceId;
  readonly region: RegionId;
  /** The power whose home space it is, or null (NYW-2.1.4). */
  readonly home: PowerId | "portugal" | null;
  /** Printed fortress strength 1..3, or null when unfortified. */
  readonly fortress: number | null;
  readonly vp: number;
  /** The sea zone it is a port of (NYW-2.6.1), one at most (NYW-2.6.2); null when it is not a port. */
  readonly zone: ZoneId | null;
  readonly rich: boolean;
  readonly control: Seat | "neutral";
}

/** A space of the map. */
export interface SpaceRow extends PlayedSpace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly source?: Source;
}

/** The data of a link that are needed to play. */
export interface PlayedLink {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: "normal" | "red";
}

/** A link between two spaces. */
export interface LinkRow extends PlayedLink {
  readonly source?: Source;
}

export interface RegionRow {
  readonly id: RegionId;
  readonly stackingLimit: number;
  readonly source?: Source;
}

/** The data of a leader that are needed to play. */
export interface PlayedLeader {
  readonly id: LeaderId;
  readonly power: PowerId;
  /** Command and battle rating of the named side. */
  readonly command: number;
  readonly battle: number;
  readonly siege: number;
  /** The year he is turned to his named side, or null when he is named from the start. */
  readonly promotion: number | null;
  /** The year he comes into play, or null when only an event brings him. */
  readonly arrival: number | null;
  readonly start: SpaceId | null;
  readonly retires: number | null;
  readonly monarch: boolean;
}

/** A leader. */
export interface LeaderRow extends PlayedLeader {
  readonly name: string;
  readonly source?: Source;
}

/** Ratings outside the rows of the leaders: those of staff officers and of Marlborough's Jacobite side. */
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
  /** Its side, which no edition changes (NYW-7.1.1). */
  readonly side: Seat;
  /** A space of the board (NYW-2.2.1). */
  readonly capital: SpaceId;
  /** Corps it may form and restore in a turn, 0..9 each. */
  readonly form: number;
  readonly restore: number;
  /** All its corps, 0..60; `pool`: those in the Force Pool at the start. */
  readonly corps: number;
  readonly pool: number;
  readonly source?: Source;
}

/** The data of an event card that are needed to play. */
export interface PlayedEventCard {
  readonly id: EventCardId;
  /** Joins the deck in 1693 (NYW-5.2.2). */
  readonly added1693: boolean;
  /** Held until it is played (NYW-9.2.1.1); `lasting`: it stays on the map (NYW-9.2.3.1). The card's effect decides both, and no edition changes them. */
  readonly held: boolean;
  readonly lasting: boolean;
}

/** An event card. */
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
  /** The capital its home port needs a LOC to (NYW-12.3.6.6). */
  readonly locTo: SpaceId;
  /** 1 or 2: prepared with this strength; 0: in the Force Pool; "box": in its zone's control box. */
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

/** The data of an edition that are needed to play. */
export interface PlayedEdition {
  readonly spaces: readonly PlayedSpace[];
  readonly links: readonly PlayedLink[];
  /** One row for each of REGION_IDS, in their order; likewise powers, fleets and events. */
  readonly regions: readonly RegionRow[];
  readonly powers: readonly PowerRow[];
  readonly leaders: readonly PlayedLeader[];
  readonly staffOfficers: StaffRow;
  /** The side of Marlborough's counter that shows before the Glorious Revolution (NYW-A-27). */
  readonly jacobiteMarlborough: RatingsRow;
  readonly fleets: readonly FleetRow[];
  readonly events: readonly PlayedEventCard[];
  /** One row for each value: 1, 2 and 3. */
  readonly actionCards: readonly ActionCardRow[];
  readonly placements: readonly PlacementRow[];
  readonly revolution: RevolutionRow;
  readonly schedule: readonly ScheduleRow[];
}

/** The data of an edition: the board, the counters, the cards, the set-up of 1688 and what comes later. */
export interface EditionData extends PlayedEdition {
  readonly spaces: readonly SpaceRow[];
  readonly links: readonly LinkRow[];
  readonly leaders: readonly LeaderRow[];
  readonly events: readonly EventCardRow[];
}
