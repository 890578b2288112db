/** The rows of an edition: the board, the blocks, the deck, the scenarios and the number tables, each row with its source. */
import type { AreaId, Arm, BlockId, BorderKind, CardId, EventId, GarrisonKind, Native, Season, Seat } from "./types.js";

export type Sheet = "greece" | "sicily"; // PEL-1.1.7: there are two maps.

export type Source = "seed" | "reference" | "reconstruction";

/** The fields of a city that play needs. */
export interface PlayedCity {
  readonly value: number;
  /** The offshore sea of a port; null for a city without a harbour (PEL-1.3.0.1). */
  readonly offshore: AreaId | null;
  readonly native: Native;
  readonly mayRevolt: boolean; // PEL-1.5.12: only cities of the nine regions may.
}

export interface CityRow extends PlayedCity {
  readonly name: string;
}

/** The fields of a land area that play needs. */
export interface PlayedLand {
  readonly id: AreaId;
  readonly map: Sheet;
  readonly region: string | null;
  readonly city: PlayedCity | null;
  readonly settlement: string | null; // PEL-1.1.3: an area with a settlement has no city.
}

export interface LandRow extends PlayedLand {
  readonly name: string;
  readonly nation: string;
  readonly x: number;
  readonly y: number;
  readonly city: CityRow | null;
  readonly source: Source;
}

/** The fields of a sea area that play needs. */
export interface PlayedSea {
  readonly id: AreaId;
  readonly map: Sheet;
}

export interface SeaRow extends PlayedSea {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

/** Two areas and the kind of border between them. Play does not need the rest of a row. */
export type PlayedBorder = readonly [a: AreaId, b: AreaId, kind: BorderKind, ...source: readonly unknown[]];

export type BorderRow = readonly [a: AreaId, b: AreaId, kind: BorderKind, source: Source];

export interface RegionRow {
  readonly id: string;
  readonly name: string;
  /** True for a Subject region (PEL-1.5.10). */
  readonly subject: boolean;
  readonly source: Source;
}

export type Special = "macedonian" | "insurgent-macedonian" | "insurgent-aeolian" | "aeolian" | "odrysian" | "persian" | "persian-funded" | "argive";

/** The fields of a block that play needs. */
export interface PlayedBlock {
  readonly id: BlockId;
  readonly side: Seat;
  readonly nation: string;
  readonly home: readonly AreaId[]; // PEL-2.1.1.1: the areas where the block is recruited and built.
  readonly greek: boolean; // PEL-2.1.6.1: it is false for a barbarian.
  readonly arm: Arm;
  readonly maxCV: number;
  /** Agility A to F and power 1 to 3 (PEL-2.1.3.1); for fleets, at sea. */
  readonly rating: string;
  readonly elite: boolean; // PEL-2.1.4.1, PEL-2.2.5.3: elite blocks force marches more easily.
  readonly special: readonly Special[];
}

export interface BlockRow extends PlayedBlock {
  readonly name: string;
  readonly source: Source;
}

/** The fields of an event that play needs. */
export interface PlayedEvent {
  readonly id: EventId;
  readonly sides: readonly Seat[];
  /** True if the event may be used at New Year. */
  readonly newYear: boolean;
  readonly seasons: readonly Season[];
  readonly continuing: boolean;
  /** When the card leaves the game after its event. */
  readonly removed: "never" | "always" | "on-success";
  readonly clause: string;
}

export interface EventRow extends PlayedEvent {
  readonly name: string;
  readonly source: Source;
}

/** The fields of a card that play needs. */
export interface PlayedCard {
  readonly id: CardId;
  readonly no: number;
  readonly event: EventId;
  readonly coins: number; // PEL-3.0.2: the value is 1 to 3.
  readonly set: "common" | "431" | "415";
  readonly regions?: readonly string[];
  readonly leader?: { readonly side: Seat; readonly rating: number };
}

export interface CardRow extends PlayedCard {
  readonly name: string;
  readonly source: Source;
}

export interface ScenarioRow {
  readonly id: string;
  readonly name: string;
  readonly firstYear: number;
  readonly closingYear: number;
  readonly maps: readonly Sheet[];
  readonly cardSet: "431" | "415";
  /** The printed numbers of the cards in play at the start. */
  readonly cardsInPlay: readonly number[];
  readonly startingPrestige: number;
  readonly peaceAllowed: boolean;
  readonly neutral: readonly AreaId[]; // PEL-1.3.1.2: these are neutral at the start.
  readonly natives: readonly (readonly [AreaId, Native])[];
  readonly controllers: readonly (readonly [AreaId, Seat, GarrisonKind, number])[];
  /** Cities besieged since before the game. */
  readonly sieges: readonly AreaId[];
  readonly suddenLead: number | null;
  readonly capitals: boolean;
  readonly suddenCities: readonly (readonly [area: AreaId, controller: Seat, winner: Seat])[];
  /** The least leads of a draw, a marginal, a substantial and a decisive victory. */
  readonly levels: readonly number[];
  readonly onMap: readonly (readonly [BlockId, AreaId, number] | readonly [BlockId, AreaId, number, "besieged"])[];
  readonly reserve: readonly BlockId[];
  readonly excluded: readonly BlockId[];
  readonly overseasHomes: readonly (readonly [entry: AreaId, blocks: readonly BlockId[]])[];
  readonly source: Source;
}

interface NumberRow {
  readonly value: number;
  readonly source: Source;
}

interface NumbersBySeason {
  readonly values: readonly number[];
  readonly source: Source;
}

export interface NumbersRow {
  readonly stormUpTo: NumbersBySeason;
  readonly wreckUpTo: NumberRow;
  readonly forcedMarchFrom: NumberRow;
  readonly forcedMarchEliteFrom: NumberRow;
  readonly attritionUpTo: NumbersBySeason;
  readonly siegeWorksUpTo: NumbersBySeason;
  readonly hitsPerStepInStorm: NumberRow;
  readonly recruitsDrawn: NumberRow;
  readonly handSize: NumberRow;
  readonly detachedCV: NumberRow;
  readonly prestigeDecided: NumberRow;
  readonly prestigeRetreat: NumberRow;
  readonly prestigePillage: NumberRow;
  readonly prestigeGreatPillage: NumberRow;
  /** 1 if a city held by its rebels pays its controller (PEL-3.4.7), else 0. */
  readonly rebelsPay: NumberRow;
  /** The value of faithful cities for which the League pays a point (PEL-10.1.5); 0: no tribute. */
  readonly leagueShare: NumberRow;
  /** The lead for which opinion pays the leading side a point per year (PEL-10.1.6); 0: no income. */
  readonly opinionShare: NumberRow;
  /** Allowances in the order of `ARMS`. */
  readonly movement: NumbersBySeason;
}

/** The part of an edition that play needs. */
export interface PlayedEdition {
  readonly land: readonly PlayedLand[];
  readonly sea: readonly PlayedSea[];
  readonly borders: readonly PlayedBorder[];
  readonly regions: readonly RegionRow[];
  readonly blocks: readonly PlayedBlock[];
  readonly events: readonly PlayedEvent[];
  readonly cards: readonly PlayedCard[];
  readonly scenarios: readonly ScenarioRow[];
  readonly numbers: NumbersRow;
}

/** A whole edition: the board, the blocks, the deck, the scenarios and the number tables. */
export interface EditionData extends PlayedEdition {
  readonly land: readonly LandRow[];
  readonly sea: readonly SeaRow[];
  readonly borders: readonly BorderRow[];
  readonly blocks: readonly BlockRow[];
  readonly events: readonly EventRow[];
  readonly cards: readonly CardRow[];
}
