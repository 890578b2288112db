/** The rows of data that make up an edition: the board, the blocks, the deck, the scenarios and the tables, each row with its source. Nothing here runs. */
import type { AreaId, Arm, BlockId, BorderKind, CardId, EventId, GarrisonKind, Native, Season, Seat } from "./types.js";

export type Sheet = "greece" | "sicily"; // PEL-1.1.7: the two maps

/** Where a datum comes from. */
export type Source = "seed" | "reference" | "reconstruction";

/** A city as printed. */
export interface CityRow {
  readonly name: string;
  readonly value: number;
  /** The offshore sea of a port; null for a city without harbour (PEL-1.3.0.1). */
  readonly offshore: AreaId | null;
  readonly native: Native;
  readonly mayRevolt: boolean; // PEL-1.5.12: cities of the nine regions alone
}

export interface LandRow {
  readonly id: AreaId;
  readonly name: string;
  readonly map: Sheet;
  readonly nation: string;
  readonly region: string | null;
  readonly x: number;
  readonly y: number;
  readonly city: CityRow | null;
  readonly settlement: string | null; // PEL-1.1.3: no city then.
  readonly source: Source;
}

export interface SeaRow {
  readonly id: AreaId;
  readonly name: string;
  readonly map: Sheet;
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

/** Two areas and the border between them. */
export type BorderRow = readonly [a: AreaId, b: AreaId, kind: BorderKind, source: Source];

export interface RegionRow {
  readonly id: string;
  readonly name: string;
  /** Whether it is a Subject region (PEL-1.5.10). */
  readonly subject: boolean;
  readonly source: Source;
}

/** What makes a block special. */
export type Special = "macedonian" | "insurgent-macedonian" | "insurgent-aeolian" | "aeolian" | "odrysian" | "persian" | "persian-funded" | "argive";

export interface BlockRow {
  readonly id: BlockId;
  readonly side: Seat;
  readonly name: string;
  readonly nation: string;
  readonly home: readonly AreaId[]; // PEL-2.1.1.1: where it is recruited and built.
  readonly greek: boolean; // PEL-2.1.6.1: or else barbarian.
  readonly arm: Arm;
  readonly maxCV: number;
  /** Agility A to F and power 1 to 3; at sea for fleets. */
  readonly rating: string; // PEL-2.1.3.1: agility and power.
  readonly elite: boolean; // PEL-2.1.4.1, PEL-2.2.5.3: it matters in forced marches.
  readonly special: readonly Special[];
  readonly source: Source;
}

export interface EventRow {
  readonly id: EventId;
  readonly name: string;
  readonly sides: readonly Seat[];
  /** Whether it may be used in the New Year step. */
  readonly newYear: boolean;
  readonly seasons: readonly Season[];
  readonly continuing: boolean;
  /** Whether the card leaves the game after its event. */
  readonly removed: "never" | "always" | "on-success";
  readonly clause: string;
  readonly source: Source;
}

export interface CardRow {
  readonly id: CardId;
  readonly no: number;
  readonly name: string;
  readonly event: EventId;
  readonly coins: number; // PEL-3.0.2: 1 to 3.
  readonly set: "common" | "431" | "415";
  readonly regions?: readonly string[];
  readonly leader?: { readonly side: Seat; readonly rating: number };
  readonly source: Source;
}

export interface ScenarioRow {
  readonly id: string;
  readonly name: string;
  readonly firstYear: number;
  readonly closingYear: number;
  readonly maps: readonly Sheet[];
  readonly cardSet: "431" | "415";
  /** Numbers of cards in play at the start. */
  readonly cardsInPlay: readonly number[];
  readonly startingPrestige: number;
  readonly peaceAllowed: boolean;
  readonly neutral: readonly AreaId[]; // PEL-1.3.1.2: at the start.
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

/** The number tables. */
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
  /** Whether a city held by its rebels pays Sparta (PEL-3.4.7): 0 no, 1 yes. */
  readonly rebelsPay: NumberRow;
  /** The value of faithful cities for which the League pays a point (PEL-10.1.5); 0 when it pays none. */
  readonly leagueShare: NumberRow;
  /** The lead for which opinion gives the leading side a point a year (PEL-10.1.6); 0 when it gives none. */
  readonly opinionShare: NumberRow;
  /** Allowances in the order of `ARMS`. */
  readonly movement: NumbersBySeason;
}

/** Everything that is printed: the board, the blocks, the deck, the scenarios and the tables. */
export interface EditionData {
  readonly land: readonly LandRow[];
  readonly sea: readonly SeaRow[];
  readonly borders: readonly BorderRow[];
  readonly regions: readonly RegionRow[];
  readonly blocks: readonly BlockRow[];
  readonly events: readonly EventRow[];
  readonly cards: readonly CardRow[];
  readonly scenarios: readonly ScenarioRow[];
  readonly numbers: NumbersRow;
}
