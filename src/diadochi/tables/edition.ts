/** A compiled edition: the numbers that stand for words, and the lists that the rules read. */
import type { Graph } from "../../core/basics/graph.js";
import type { CardEvent } from "./card-events.js";
import type { PlayedEdition, RuleTables, PlayedSetup } from "../vocabulary/edition-types.js";

/** The index of a space in the board's list. */
export type SpaceIndex = number;

export const TRANSIT = 0;
export const MINOR_CITY = 1;
export const MAJOR_CITY = 2;
export const FORTRESS = 3;

export const LAND = 0;
export const PASS = 1;
export const STRAIT = 2;
export const SEA = 3;
export const TRANS_MEDITERRANEAN = 4;

export const EVENT = 0;
export const BONUS = 1;
export const SURPRISE = 2;
export const MAJOR_GENERAL = 3;

/** Stands for no index: no space, no seat, no general and so on. */
export const NONE = -1;

export interface Tables {
  readonly edition: PlayedEdition;
  readonly rules: RuleTables;
  readonly setup: PlayedSetup;
  readonly spaceIds: readonly string[];
  readonly provinceIds: readonly string[];
  /** Majors, then minors, then one replacement per major (DIA-GEN.28). */
  readonly pieceIds: readonly string[];
  /** Royal family members, then Alexander's body. */
  readonly royalIds: readonly string[];
  readonly fleetIds: readonly string[];
  readonly cardIds: readonly string[];
  readonly armyIds: readonly string[];
  readonly spaceCount: number;
  readonly provinceCount: number;
  readonly majorCount: number;
  readonly generalCount: number;
  readonly royalCount: number;
  readonly fleetCount: number;
  readonly cardCount: number;
  readonly armyCount: number;
  readonly kinds: readonly number[];
  readonly provinceOf: readonly number[];
  readonly ports: readonly boolean[];
  /** The major cities in the order of spaces. */
  readonly cities: readonly SpaceIndex[];
  /** The index of each space in `cities`; -1 for other spaces. */
  readonly cityOf: readonly number[];
  readonly land: Graph;
  readonly naval: Graph;
  /** The links for the range of markers and for isolation: all except Trans-Mediterranean ones (DIA-OPS.22, DIA-ISO.8). */
  readonly routes: Graph;
  /** For each port, the place in `seaRangeTo` at which its list begins: the ports within two sea routes of it, itself included (DIA-NAV.16). */
  readonly seaRangeStart: readonly number[];
  readonly seaRangeTo: readonly SpaceIndex[];
  readonly provinceStart: readonly number[];
  readonly provinceSpaces: readonly SpaceIndex[];
  readonly provincePoints: readonly number[];
  readonly majorities: readonly number[];
  readonly provinceCity: readonly number[];
  readonly hellespont: readonly SpaceIndex[];
  readonly lordOfAsia: readonly number[];
  readonly strategos: number;
  readonly initiatives: readonly number[];
  readonly battles: readonly number[];
  readonly ranks: readonly number[];
  readonly prestiges: readonly number[];
  readonly legitimacies: readonly number[];
  readonly abilities: readonly number[];
  readonly replacementInitiatives: readonly number[];
  readonly replacementBattles: readonly number[];
  /** The rank in the list of seniority, 0 for the most senior; minors and unlisted majors come last. */
  readonly seniorities: readonly number[];
  /** The seat whose set includes a minor general; -1 for majors. */
  readonly minorSeats: readonly number[];
  /** Minor generals by seat: the place in `minors` at which the list of each seat begins. */
  readonly minorStart: readonly number[];
  readonly minors: readonly number[];
  readonly royalLegitimacies: readonly number[];
  readonly males: readonly boolean[];
  readonly fleetProvinces: readonly number[];
  readonly fleetSpaces: readonly number[];
  readonly fleetStrengths: readonly number[];
  readonly fleetUpgrades: readonly number[];
  /** True if a fleet counts for the Largest Fleet (DIA-VIC.8). */
  readonly fleetCounts: readonly boolean[];
  readonly cardTypes: readonly number[];
  readonly cardOps: readonly number[];
  /** The windows of each card, as a bit mask. */
  readonly cardWindows: readonly number[];
  readonly cardGenerals: readonly number[];
  readonly silverCard: number;
  readonly cardEvents: readonly CardEvent[];
  readonly bodySpace: SpaceIndex;
  readonly royalTomb: SpaceIndex;
  readonly armySpaces: readonly number[];
}
