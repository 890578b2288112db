/** The words of the Nine Years' War: seats, ids, rows of the printed data, options, kinds of victory. */
import { numbersOf } from "../core/words.js";

/** The two sides (NYW-1.1.1), in the order of their numbers. */
export const SEATS = ["alliance", "bourbon"] as const;
export type Seat = (typeof SEATS)[number];

/** A space of the map, e.g. `tournai`. */
export type SpaceId = string;
/** A leader or staff officer, e.g. `william-iii`. */
export type LeaderId = string;

/** Powers that have corps, in the order of their numbers. */
export const POWER_IDS = ["france", "jacobites", "catalonia", "britain", "united-provinces", "spain", "austria", "empire", "subsidies", "savoy"] as const;
export type PowerId = (typeof POWER_IDS)[number];

/** The two sea zones (NYW-2.5.1). */
export const ZONE_IDS = ["atlantic", "mediterranean"] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

export const FLEET_IDS = ["brest-fleet", "toulon-fleet", "alliance-atlantic-fleet", "alliance-mediterranean-fleet"] as const;
export type FleetId = (typeof FLEET_IDS)[number];

export const REGION_IDS = ["britain", "ireland", "low-countries", "france", "rhine", "danube", "italy", "spain", "portugal"] as const;
export type RegionId = (typeof REGION_IDS)[number];

export const EVENT_CARD_IDS = [
  "beachy-head",
  "death-of-louvois",
  "scotland-rises",
  "patriot-parliament",
  "devastation-of-the-palatinate",
  "ottoman-counteroffensive",
  "death-of-charles-of-lorraine",
  "glorious-return-of-the-vaudois",
  "subsidy-treaty",
  "provincial-militia",
  "contributions",
  "siege-train",
  "forced-march",
  "intercepted-dispatches",
  "contrary-winds",
  "household-troops",
  "battle-of-zenta",
  "guerre-de-course",
  "great-famine",
  "death-of-luxembourg",
  "smyrna-convoy",
  "bank-of-england",
  "capitation",
  "recoinage-crisis",
  "bombardment-of-brussels",
  "turin-talks",
] as const;
export type EventCardId = (typeof EVENT_CARD_IDS)[number];

/** What a corps looks like: its strength and condition, and whether it has acted this round. Corps alike in all of this in one place are one kind. */
export type CorpsKindId = string;

/** What resource points are spent on (NYW-D-05). */
export const PURPOSES = ["restore", "form", "line", "colonial-support", "fleet"] as const;
export type Purpose = (typeof PURPOSES)[number];
/** Their numbers. */
export const PURPOSE: Readonly<Record<Purpose, number>> = /* @__PURE__ */ numbersOf(PURPOSES);

/** How a corps is formed (NYW-12.3.4.4). */
export const STRENGTHS = ["full", "reduced"] as const;
export type Strength = (typeof STRENGTHS)[number];
/** Their numbers. */
export const STRENGTH: Readonly<Record<Strength, number>> = /* @__PURE__ */ numbersOf(STRENGTHS);

/** The kinds of action (NYW-D-12). */
export const ACTION_IDS = ["campaign", "siege", "transfer", "replacement", "rally", "sea-movement", "deploy-fleet"] as const;
export type ActionId = (typeof ACTION_IDS)[number];
/** Their numbers. */
export const ACTION: Readonly<Record<ActionId, number>> = /* @__PURE__ */ numbersOf(ACTION_IDS);

/** Penalties at the peace talks (NYW-D-36). */
export const PENALTY_IDS = ["none", "card", "resources", "both"] as const;
export type PenaltyId = (typeof PENALTY_IDS)[number];

/** What the choice who goes first is made for (NYW-D-01, NYW-D-04, NYW-D-10). */
export const OCCASIONS = ["events", "reinforcement", "first-player"] as const;
export type Occasion = (typeof OCCASIONS)[number];
/** Their numbers. */
export const OCCASION: Readonly<Record<Occasion, number>> = /* @__PURE__ */ numbersOf(OCCASIONS);

/** What a force is taken for (NYW-D-13, NYW-D-18, NYW-D-23, NYW-D-29). */
export const FORCE_USES = ["campaign", "siege", "interception", "sea-movement"] as const;
export type ForceUse = (typeof FORCE_USES)[number];
/** Their numbers. */
export const USE: Readonly<Record<ForceUse, number>> = /* @__PURE__ */ numbersOf(FORCE_USES);

/** Why steps are lost (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). */
export const LOSS_CAUSES = ["battle", "siege", "sea", "overstacking"] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];
/** Their numbers. */
export const CAUSE: Readonly<Record<LossCause, number>> = /* @__PURE__ */ numbersOf(LOSS_CAUSES);

/**
 * Why units must go elsewhere (NYW-D-25, NYW-D-34): a garrison with the honours of war (NYW-17.5.10), leaders without corps where enemy corps come (NYW-14.3.5), units in
 * Savoy when it becomes neutral (NYW-7.2.1.8, NYW-7.2.1.9), withdrawal to winter quarters (NYW-19.1.1), the flight of James II (NYW-20.2.5.2.b), Bourbons in Londonderry at
 * the Glorious Revolution (NYW-20.2.5.2.f).
 */
export const DISPLACEMENTS = ["evacuation", "lone-leaders", "savoy-neutral", "winter-quarters", "flight", "londonderry"] as const;
export type DisplacementId = (typeof DISPLACEMENTS)[number];
/** Their numbers. */
export const DISPLACEMENT: Readonly<Record<DisplacementId, number>> = /* @__PURE__ */ numbersOf(DISPLACEMENTS);

/** What an army does about a Fortified Line (NYW-D-17). */
export const PASSAGES = ["assault", "bypassed", "withdraw"] as const;
export type Passage = (typeof PASSAGES)[number];
/** Their numbers. */
export const PASSAGE: Readonly<Record<Passage, number>> = /* @__PURE__ */ numbersOf(PASSAGES);

/** The kinds of things that moves and frames speak of, and what they are in public. */
export interface Words {
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly leader: LeaderId;
  readonly corps: CorpsKindId;
  readonly power: PowerId;
  readonly fleet: FleetId;
  readonly card: EventCardId;
  readonly purpose: Purpose;
  readonly strength: Strength;
  readonly action: ActionId;
  readonly penalty: PenaltyId;
  readonly occasion: Occasion;
  readonly use: ForceUse;
  readonly cause: LossCause;
  readonly displacement: DisplacementId;
  readonly passage: Passage;
}

export const SOURCES = ["seed", "reference", "reconstruction"] as const;
/** Where a printed value comes from. */
export type Source = (typeof SOURCES)[number];

export interface SpaceRow {
  readonly id: SpaceId;
  readonly name: string;
  readonly region: RegionId;
  /** The power whose home space it is, or null (NYW-2.1.4). */
  readonly home: PowerId | "portugal" | null;
  /** Printed fortress strength 1..3, or null when unfortified. */
  readonly fortress: number | null;
  readonly vp: number;
  /** The sea zone it is a port of (NYW-2.6.1), one at most (NYW-2.6.2); null when it is no port. */
  readonly zone: ZoneId | null;
  readonly rich: boolean;
  readonly control: Seat | "neutral";
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

export interface LinkRow {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: "normal" | "red";
  readonly source: Source;
}

export interface RegionRow {
  readonly id: RegionId;
  readonly stackingLimit: number;
  readonly source: Source;
}

export interface LeaderRow {
  readonly id: LeaderId;
  readonly name: string;
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
  readonly source: Source;
}

/** Ratings that stand on a counter besides those of the leaders. */
export interface RatingsRow {
  readonly command: number;
  readonly battle: number;
  readonly source: Source;
}

/** The staff officers, as many for each side (NYW-16.3.2.4). */
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
  /** All its corps, 0..60; those in the Force Pool at the start. */
  readonly corps: number;
  readonly pool: number;
  readonly source: Source;
}

export interface EventCardRow {
  readonly id: EventCardId;
  readonly name: string;
  /** Joins the deck in 1693 (NYW-5.2.2). */
  readonly added1693: boolean;
  /** Kept until played (NYW-9.2.1.1), and lying on the map (NYW-9.2.3.1): what the card does decides these, and no edition changes them. */
  readonly held: boolean;
  readonly lasting: boolean;
  readonly source: Source;
}

/** The values of Action cards. */
export const CARD_VALUES: readonly number[] = [1, 2, 3];

/** How many Action cards of a value there are (NYW-5.1.1). */
export interface ActionCardRow {
  readonly value: number;
  readonly count: number;
  readonly source: Source;
}

export interface PlacementRow {
  readonly space: SpaceId;
  readonly corps: readonly { readonly power: PowerId; readonly count: number }[];
  readonly source: Source;
}

export interface FleetRow {
  readonly id: FleetId;
  readonly name: string;
  readonly side: Seat;
  readonly zone: ZoneId;
  readonly port: SpaceId;
  /** The capital its home port needs a LOC to (NYW-12.3.6.6). */
  readonly locTo: SpaceId;
  /** Strength 1 or 2 it is prepared with at the start, 0 in the Force Pool, or its zone's control box. */
  readonly start: number | "box";
  readonly source: Source;
}

export interface ScheduleRow {
  readonly year: number;
  readonly power: PowerId;
  readonly count: number;
  readonly source: Source;
}

/** The Glorious Revolution (NYW-20.2.5.2): who gets which spaces, and the British corps that appear. */
export interface RevolutionRow {
  readonly toAlliance: readonly SpaceId[];
  readonly toBourbon: readonly SpaceId[];
  readonly forces: readonly { readonly space: SpaceId; readonly count: number; readonly reduced: boolean }[];
  readonly source: Source;
}

/** The data an edition is made of: the board, the counters, the cards, what stands where in 1688 and what comes later. */
export interface EditionData {
  readonly spaces: readonly SpaceRow[];
  readonly links: readonly LinkRow[];
  /** One row for each of REGION_IDS, in their order; so powers, fleets and events. */
  readonly regions: readonly RegionRow[];
  readonly powers: readonly PowerRow[];
  readonly leaders: readonly LeaderRow[];
  readonly staffOfficers: StaffRow;
  /** The side of Marlborough's counter that shows before the Glorious Revolution (NYW-A-27). */
  readonly jacobiteMarlborough: RatingsRow;
  readonly fleets: readonly FleetRow[];
  readonly events: readonly EventCardRow[];
  /** One row for each value: 1, 2 and 3. */
  readonly actionCards: readonly ActionCardRow[];
  readonly placements: readonly PlacementRow[];
  readonly revolution: RevolutionRow;
  readonly schedule: readonly ScheduleRow[];
}

/** Another edition of any part of the data; what is left out is as printed. */
export type NineYearsEdition = Partial<EditionData>;

/** Options of `setup` besides the seed. */
export interface NineYearsOptions {
  /** A Peace roll of this or more ends the war; 10 by default (NYW-6.4.15). */
  readonly peaceThreshold?: 10 | 6;
  /** The last year that is played; 1699 by default (NYW-20.1.2). */
  readonly lastYear?: 1699 | 1697;
  /** Victory points at the start, 1..34; 25 by default (NYW-20.2.2). */
  readonly startVp?: number;
  /** Another board, other forces or cards. */
  readonly edition?: NineYearsEdition;
}

/** The kinds of victory, in the order of their numbers. */
export const VICTORIES = ["automatic", "significant", "marginal", "concession"] as const;
export type Victory = (typeof VICTORIES)[number];
