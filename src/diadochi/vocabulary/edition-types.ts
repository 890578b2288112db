/** The types of the data of an edition: board, generals, deck, tables and set-up, each row with its source. */
import type { AbilityId, CardType, LinkKind, Seat, SpaceKind, UnitCounts, UnitId, WindowId } from "./types.js";

export const SOURCES = ["seed", "reference", "reconstruction"] as const;
/** The source of a piece of data: a source document ("seed"), a reference, or a reconstruction. */
export type Source = (typeof SOURCES)[number];

/** A row without its name and sources, as used in play. */
export type Played<Row> = Omit<Row, "name" | "source" | "statsSource" | "unitsSource" | "placeSource" | "strengthSource">;

export interface PlayedProvince {
  readonly id: string;
  /** The victory points for control. */
  readonly points: number;
  readonly majorCity: string | null;
}

export interface ProvinceRow extends PlayedProvince {
  readonly name: string;
  readonly source: Source;
  readonly pointsSource: Source;
}

export interface PlayedSpace {
  readonly id: string;
  readonly province: string | null;
  readonly kind: SpaceKind;
}

export interface SpaceRow extends PlayedSpace {
  readonly name: string;
  /** Eastward, 0 to 1000. */
  readonly x: number;
  /** Southward, 0 to 700. */
  readonly y: number;
  readonly source: Source;
}

export interface PlayedLink {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
}

/** A link between two spaces, in both directions. */
export interface LinkRow extends PlayedLink {
  readonly source: Source;
}

export interface PlayedBoard {
  readonly provinces: readonly PlayedProvince[];
  readonly spaces: readonly PlayedSpace[];
  readonly links: readonly PlayedLink[];
  readonly hellespont: readonly string[];
  readonly lordOfAsia: readonly string[];
  /** The province of the Strategos of Europe. */
  readonly strategos: string;
}

/** Everything printed on the map. */
export interface Board extends PlayedBoard {
  readonly provinces: readonly ProvinceRow[];
  readonly spaces: readonly SpaceRow[];
  readonly links: readonly LinkRow[];
}

export interface MajorGeneralRow {
  readonly id: string;
  readonly name: string;
  readonly initiative: number;
  readonly battle: number;
  readonly rank: number;
  readonly prestige: number;
  readonly legitimacy: number;
  readonly ability: AbilityId | null;
  readonly source: Source;
  readonly statsSource: Source;
}

export interface ReplacementRow {
  readonly id: string;
  readonly name: string;
  readonly replaces: string;
  readonly initiative: number;
  readonly battle: number;
  readonly source: Source;
  readonly statsSource: Source;
}

export interface MinorGeneralRow {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly initiative: number;
  readonly battle: number;
  readonly rank: number;
  readonly source: Source;
}

export interface PlayedGenerals {
  readonly majors: readonly Played<MajorGeneralRow>[];
  readonly replacements: readonly Played<ReplacementRow>[];
  readonly minors: readonly Played<MinorGeneralRow>[];
}

export interface Generals extends PlayedGenerals {
  readonly majors: readonly MajorGeneralRow[];
  readonly replacements: readonly ReplacementRow[];
  readonly minors: readonly MinorGeneralRow[];
}

/** The times at which a card enters the deck. */
export const DECKS = ["from-start", "from-turn-3", "set-up", "turn-track"] as const;
export type DeckOfCard = (typeof DECKS)[number];

/** The event of a card in machine form: its effect (`op`) and the details. */
export interface CardEffect {
  readonly op: string;
  readonly [detail: string]: unknown;
}

export interface PlayedCard {
  readonly id: string;
  readonly type: CardType;
  readonly ops: number | null;
  readonly mustBePlayed: boolean;
  readonly removeAfterEvent: boolean;
  readonly windows: readonly WindowId[];
  readonly deck: DeckOfCard;
  readonly general: string | null;
  readonly effect: CardEffect;
}

export interface CardRow extends PlayedCard {
  readonly number: number;
  readonly name: string;
  readonly source: Source;
  readonly effectSource: Source;
}

/** The printed tables (DIA-TAB.1 to DIA-TAB.5), and the numbers that rules refer to. */
export interface RuleTables {
  readonly movement: readonly (readonly number[])[];
  readonly combat: readonly (readonly number[])[];
  readonly attrition: readonly (readonly number[])[];
  readonly siege: readonly (readonly number[])[];
  readonly seniority: readonly string[];
  readonly pools: Readonly<Record<Exclude<UnitId, "mercenary">, number>>;
  readonly supply: { readonly transit: number; readonly other: number };
  readonly overrunRatio: number;
  readonly localTroops: { readonly province: number; readonly marker: number };
  readonly siegePoints: { readonly inside: readonly number[]; readonly independentCity: number; readonly minorCity: number; readonly fortress: number };
  readonly legitimacy: {
    readonly toWin: number;
    readonly champion: number;
    readonly tomb: number;
    readonly royalTomb: number;
    readonly strategos: number;
    readonly suspicion: number;
  };
  readonly prestige: { readonly sacredGround: number; readonly independentArmy: number; readonly oratory: number };
  readonly victoryPoints: { readonly largestFleet: number; readonly largestFleetFrom: number; readonly hellespont: number; readonly lordOfAsia: number };
  readonly training: { readonly mercenary: number; readonly macedonian: number };
  readonly loneGeneralMp: number;
  readonly antigonusSix: number;
  readonly independentInitiative: number;
  readonly mostAtSea: number;
}

export interface PlayerCountRow {
  readonly players: number;
  readonly pool: readonly string[];
  readonly each: number;
  readonly autoVp: number;
  readonly hiddenHands: number;
  /** The male royal family member who starts with the player placed last; without one, all start as in `royalFamily`. */
  readonly ward?: string;
  readonly source: Source;
}

export interface SeatRow {
  readonly id: Seat;
  readonly minorSet: string;
  readonly source: Source;
}

/** The army of a general dealt at the start. */
export interface StartingArmyRow {
  readonly general: string;
  readonly space: string;
  readonly units: UnitCounts;
  readonly markers: readonly string[];
  readonly source: Source;
  readonly unitsSource: Source;
}

/** The army of a general who enters later. */
export interface LaterGeneralRow {
  readonly general: string;
  readonly how: string;
  readonly units: UnitCounts;
  readonly optionalSpace: string | null;
  readonly optionalProvince: string | null;
  readonly markersAtMost: number;
  readonly startIfDealt: { readonly space: string; readonly markers: readonly string[] } | null;
  readonly source: Source;
  readonly unitsSource: Source;
}

/** A named independent army. */
export interface IndependentArmyRow {
  readonly id: string;
  readonly name: string;
  readonly space: string | null;
  readonly units: number;
  readonly battle: number;
  readonly source: Source;
  readonly unitsSource: Source;
}

export interface RoyalRow {
  readonly id: string;
  readonly name: string;
  readonly sex: "male" | "female";
  readonly legitimacy: number;
  readonly space: string;
  readonly active: boolean;
  readonly heir: boolean;
  readonly source: Source;
  readonly placeSource: Source;
}

/** A fleet, which belongs to the owner of a province or of a space: exactly one of `province` and `space` is not null. */
export interface FleetRow {
  readonly id: string;
  readonly name: string;
  readonly province: string | null;
  readonly space: string | null;
  readonly strength: number;
  readonly upgraded: number;
  /** True if the fleet counts for the Largest Fleet. */
  readonly counts: boolean;
  readonly source: Source;
  readonly strengthSource: Source;
}

export type TurnTrackEvent =
  | { readonly id: "card-playable"; readonly card: string }
  | { readonly id: "general-replaced"; readonly general: string }
  | { readonly id: "general-enters"; readonly general: string; readonly holderOf: string }
  | { readonly id: "card-added-to-deck"; readonly card: string }
  | { readonly id: "body-removed" }
  | { readonly id: "heir-comes-of-age"; readonly royal: string };

export interface TurnRow {
  readonly turn: number;
  readonly years: string;
  readonly events: readonly TurnTrackEvent[];
  readonly source: Source;
}

export interface PlayedSetup {
  readonly playerCounts: readonly PlayerCountRow[];
  readonly seats: readonly SeatRow[];
  readonly body: { readonly space: string; readonly mayMoveFromTurn: number; readonly royalTomb: string; readonly source: Source };
  readonly instantVictoryFromTurn: number;
  readonly turns: number;
  readonly rounds: number;
  readonly cards: number;
  readonly startingArmies: readonly StartingArmyRow[];
  readonly laterGenerals: readonly LaterGeneralRow[];
  readonly independentMarkers: readonly { readonly space: string; readonly source: Source }[];
  readonly independentArmies: readonly Played<IndependentArmyRow>[];
  readonly localTribe: { readonly units: number; readonly battle: number };
  readonly royalFamily: readonly Played<RoyalRow>[];
  readonly fleets: readonly Played<FleetRow>[];
  readonly turnTrack: readonly TurnRow[];
}

/** Starting positions and later arrivals. */
export interface SetupTables extends PlayedSetup {
  readonly independentArmies: readonly IndependentArmyRow[];
  readonly royalFamily: readonly RoyalRow[];
  readonly fleets: readonly FleetRow[];
}

export interface PlayedEdition {
  readonly board: PlayedBoard;
  readonly generals: PlayedGenerals;
  readonly cards: readonly PlayedCard[];
  readonly tables: RuleTables;
  readonly setup: PlayedSetup;
}

/** The data of an edition with everything printed; `PlayedEdition` has only the data that play uses. */
export interface EditionData extends PlayedEdition {
  readonly board: Board;
  readonly cards: readonly CardRow[];
  readonly generals: Generals;
  readonly setup: SetupTables;
}
