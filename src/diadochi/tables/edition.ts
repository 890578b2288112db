/** A compiled edition: the numbers that stand for words, and the lists the rules read. */
import type { Graph } from "../../core/basics/graph.js";
import type { CardEvent } from "./card-events.js";
import type { PlayedEdition, RuleTables, PlayedSetup } from "../vocabulary/edition-types.js";

/** A space in the state: its index in the board's list. */
export type SpaceIndex = number;

/** Kinds of space as numbers. */
export const TRANSIT = 0;
export const MINOR_CITY = 1;
export const MAJOR_CITY = 2;
export const FORTRESS = 3;

/** Kinds of link as numbers. */
export const LAND = 0;
export const PASS = 1;
export const STRAIT = 2;
export const SEA = 3;
export const TRANS_MEDITERRANEAN = 4;

/** Card types as numbers. */
export const EVENT = 0;
export const BONUS = 1;
export const SURPRISE = 2;
export const MAJOR_GENERAL = 3;

/** Nothing: no space, no province, no general. */
export const NONE = -1;

/** A compiled edition. */
export interface Tables {
  readonly edition: PlayedEdition;
  readonly rules: RuleTables;
  readonly setup: PlayedSetup;
  // vocabularies
  readonly spaceIds: readonly string[];
  readonly provinceIds: readonly string[];
  /** Majors, then minors, then one replacement piece for each major (DIA-GEN.28). */
  readonly pieceIds: readonly string[];
  /** Royal family members, then Alexander's body. */
  readonly royalIds: readonly string[];
  readonly fleetIds: readonly string[];
  readonly cardIds: readonly string[];
  readonly armyIds: readonly string[];
  // sizes
  readonly spaceCount: number;
  readonly provinceCount: number;
  readonly majorCount: number;
  readonly generalCount: number;
  readonly royalCount: number;
  readonly fleetCount: number;
  readonly cardCount: number;
  readonly armyCount: number;
  // spaces
  readonly kinds: readonly number[];
  readonly provinceOf: readonly number[];
  readonly ports: readonly boolean[];
  /** Major cities in order of their spaces, and the place of each space among them or -1. */
  readonly cities: readonly SpaceIndex[];
  readonly cityOf: readonly number[];
  /** Land links; naval links; the links for the range of markers and for isolation (DIA-OPS.22, DIA-ISO.8). */
  readonly land: Graph;
  readonly naval: Graph;
  readonly routes: Graph;
  /** Ports within two sea routes of each port, itself included (DIA-NAV.16), in compressed rows. */
  readonly seaRangeStart: readonly number[];
  readonly seaRangeTo: readonly SpaceIndex[];
  // provinces
  readonly provinceStart: readonly number[];
  readonly provinceSpaces: readonly SpaceIndex[];
  readonly provincePoints: readonly number[];
  readonly majorities: readonly number[];
  readonly provinceCity: readonly number[];
  readonly hellespont: readonly SpaceIndex[];
  readonly lordOfAsia: readonly number[];
  readonly strategos: number;
  // generals
  readonly initiatives: readonly number[];
  readonly battles: readonly number[];
  readonly ranks: readonly number[];
  readonly prestiges: readonly number[];
  readonly legitimacies: readonly number[];
  readonly abilities: readonly number[];
  readonly replacementInitiatives: readonly number[];
  readonly replacementBattles: readonly number[];
  /** Place on the seniority list, 0 the most senior; minors and unlisted majors come last. */
  readonly seniorities: readonly number[];
  /** The seat whose set a minor general belongs to; -1 for majors. */
  readonly minorSeats: readonly number[];
  /** Minor generals by seat, in compressed rows. */
  readonly minorStart: readonly number[];
  readonly minors: readonly number[];
  // royal family
  readonly royalLegitimacies: readonly number[];
  readonly males: readonly boolean[];
  // fleets
  readonly fleetProvinces: readonly number[];
  readonly fleetSpaces: readonly number[];
  readonly fleetStrengths: readonly number[];
  readonly fleetUpgrades: readonly number[];
  /** True if a fleet counts for the Largest Fleet (DIA-VIC.8). */
  readonly fleetCounts: readonly boolean[];
  // cards
  readonly cardTypes: readonly number[];
  readonly cardOps: readonly number[];
  /** Bit mask of the windows of each card. */
  readonly cardWindows: readonly number[];
  readonly cardGenerals: readonly number[];
  readonly silverCard: number;
  /** The effect of each card. */
  readonly cardEvents: readonly CardEvent[];
  // set-up
  readonly bodySpace: SpaceIndex;
  readonly royalTomb: SpaceIndex;
  readonly armySpaces: readonly number[];
}
