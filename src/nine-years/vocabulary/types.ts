import { numbersOf } from "../../core/state/words.js";

/** The two sides (NYW-1.1.1), in the order of their numbers. */
export const SEATS = ["alliance", "bourbon"] as const;
/** A seat, under the name that the package exports and editors show. */
export type NineYearsSeat = (typeof SEATS)[number];
export type Seat = NineYearsSeat;

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

/** The look of a corps: its power, strength and condition, e.g. `france-reduced`. */
export type CorpsKindId = string;

/** Purposes of resource points (NYW-D-05). */
export const PURPOSES = ["restore", "form", "line", "colonial-support", "fleet"] as const;
export type Purpose = (typeof PURPOSES)[number];
export const PURPOSE: Readonly<Record<Purpose, number>> = /* @__PURE__ */ numbersOf(PURPOSES);

/** The strengths with which a corps may be formed (NYW-12.3.4.4). */
export const STRENGTHS = ["full", "reduced"] as const;
export type Strength = (typeof STRENGTHS)[number];
export const STRENGTH: Readonly<Record<Strength, number>> = /* @__PURE__ */ numbersOf(STRENGTHS);

/** The kinds of action (NYW-D-12). */
export const ACTION_IDS = ["campaign", "siege", "transfer", "replacement", "rally", "sea-movement", "deploy-fleet"] as const;
export type ActionId = (typeof ACTION_IDS)[number];
export const ACTION: Readonly<Record<ActionId, number>> = /* @__PURE__ */ numbersOf(ACTION_IDS);

/** Penalties at the peace talks (NYW-D-36). */
export const PENALTY_IDS = ["none", "card", "resources", "both"] as const;
export type PenaltyId = (typeof PENALTY_IDS)[number];

/** The occasions on which a side chooses who goes first (NYW-D-01, NYW-D-04, NYW-D-10). */
export const OCCASIONS = ["events", "reinforcement", "first-player"] as const;
export type Occasion = (typeof OCCASIONS)[number];
export const OCCASION: Readonly<Record<Occasion, number>> = /* @__PURE__ */ numbersOf(OCCASIONS);

/** Uses of a force (NYW-D-13, NYW-D-18, NYW-D-23, NYW-D-29). */
export const FORCE_USES = ["campaign", "siege", "interception", "sea-movement"] as const;
export type ForceUse = (typeof FORCE_USES)[number];
export const USE: Readonly<Record<ForceUse, number>> = /* @__PURE__ */ numbersOf(FORCE_USES);

/** Causes of lost steps (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). */
export const LOSS_CAUSES = ["battle", "siege", "sea", "overstacking"] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];
export const CAUSE: Readonly<Record<LossCause, number>> = /* @__PURE__ */ numbersOf(LOSS_CAUSES);

/**
 * Reasons for displacement (NYW-D-25, NYW-D-34): a garrison leaves with the honours of war (NYW-17.5.10), leaders without corps meet enemy corps
 * (NYW-14.3.5), Savoy becomes neutral (NYW-7.2.1.8, NYW-7.2.1.9), withdrawal to winter quarters (NYW-19.1.1), the flight of James II (NYW-20.2.5.2.b),
 * Bourbons in Londonderry at the Glorious Revolution (NYW-20.2.5.2.f).
 */
export const DISPLACEMENTS = ["evacuation", "lone-leaders", "savoy-neutral", "winter-quarters", "flight", "londonderry"] as const;
export type DisplacementId = (typeof DISPLACEMENTS)[number];
export const DISPLACEMENT: Readonly<Record<DisplacementId, number>> = /* @__PURE__ */ numbersOf(DISPLACEMENTS);

/** The outcomes of an army's choice at a Fortified Line (NYW-D-17). */
export const PASSAGES = ["assault", "bypassed", "withdraw"] as const;
export type Passage = (typeof PASSAGES)[number];
export const PASSAGE: Readonly<Record<Passage, number>> = /* @__PURE__ */ numbersOf(PASSAGES);

/** The purposes of rolls, each with its clause. */
export const ROLLS = {
  "battle-full-corps": "NYW-16.2.2",
  "battle-weak-corps": "NYW-16.2.2",
  "battle-commander": "NYW-16.2.3",
  "battle-household-troops": "NYW-9.3.9",
  "leader-loss": "NYW-16.3.2",
  "leader-fate": "NYW-16.3.2",
  siege: "NYW-17.5.4",
  interception: "NYW-14.6.5",
  "avoid-battle": "NYW-14.7.2",
  "bypass-line": "NYW-15.4.2",
  "sea-movement": "NYW-14.5.4",
  "re-embark": "NYW-16.4.7",
  "deploy-fleet": "NYW-13.5.6.2",
  "king-williams-war": "NYW-18.3.2",
  marlborough: "NYW-8.1.1.5",
  peace: "NYW-6.4.4",
} as const;

export type RollPurpose = keyof typeof ROLLS;

/** The kinds of things in moves and frames, with their public form. */
export interface Words {
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly leader: LeaderId;
  /** The number of a space, or the number of spaces when all have been checked. */
  readonly nextSpace: number;
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

/** The values of Action cards. The value of a card is its number of actions. */
export const CARD_VALUES: readonly number[] = [1, 2, 3];

/** The kinds of victory, in the order of their numbers. */
export const VICTORIES = ["automatic", "significant", "marginal", "concession"] as const;
export type Victory = (typeof VICTORIES)[number];
