import type { PlayedCard, PlayedEdition, PlayedEvent, NumbersRow, ScenarioRow, Special } from "../vocabulary/edition-types.js";

/** A compiled edition. Most lists are indexed by area, block or card. */
export interface Tables {
  readonly data: PlayedEdition;
  readonly numbers: NumbersRow;
  readonly cards: readonly PlayedCard[];
  readonly eventOfCard: readonly PlayedEvent[];
  readonly areaIds: readonly string[];
  readonly areas: number;
  /** PEL-1.1.2: areas below this index are land. */
  readonly lands: number;
  readonly areaIndex: ReadonlyMap<string, number>;
  /** The neighbours of area a are `to[i]` for i in `start[a]`..`start[a + 1] - 1`, in map order. */
  readonly start: readonly number[];
  readonly to: readonly number[];
  readonly border: readonly number[];
  /** 1 for a land border that fleets can follow along a shared sea (PEL-5.1.6). */
  readonly shore: readonly number[];
  /** The number of the border, the same from both sides. */
  readonly borderNo: readonly number[];
  readonly borderIds: readonly string[];
  readonly borderEnds: readonly (readonly [number, number])[];
  readonly coastal: readonly number[];
  /** The links to sea areas only, in the form of `start` and `to`: the coasts of land areas and the neighbours of sea areas. */
  readonly seaStart: readonly number[];
  readonly seaTo: readonly number[];
  /** The number of areas entered on the shortest route on an empty map, by land and by sea (`landWay[a * areas + b]`); 99 without a route. */
  readonly landWay: readonly number[];
  readonly seaWay: readonly number[];
  readonly sheet: readonly number[];
  /** The value of the city of each land area; 0 without a city. */
  readonly cityValue: readonly number[];
  readonly cities: readonly number[];
  /** The offshore sea of a port, else -1. */
  readonly offshore: readonly number[];
  readonly printedNative: readonly number[];
  readonly mayRevolt: readonly number[];
  readonly region: readonly number[];
  readonly regionIds: readonly string[];
  readonly subjectRegion: readonly number[];
  readonly blockIds: readonly string[];
  readonly blocks: number;
  readonly blockIndex: ReadonlyMap<string, number>;
  /** Indexed by seat: its first block. All blocks up to `lastBlock` belong to the seat. */
  readonly firstBlock: readonly [number, number];
  /** Indexed by seat: its last block. */
  readonly lastBlock: readonly [number, number];
  readonly side: readonly number[];
  readonly greek: readonly number[];
  readonly fleet: readonly number[];
  readonly arm: readonly number[];
  readonly allowance: readonly number[];
  readonly maxCV: readonly number[];
  /** The agility of each block, from 0 for A to 5 for F. */
  readonly agility: readonly number[];
  readonly power: readonly number[];
  readonly elite: readonly number[];
  readonly homes: readonly (readonly number[])[];
  readonly special: readonly (Special | null)[];
  readonly insurgent: readonly number[];
  readonly spartanNation: readonly number[];
  readonly cardIds: readonly string[];
  readonly cardEvent: readonly number[];
  /** The sides that may use the event of a card (bit 0 Sparta, bit 1 Athens). */
  readonly cardSides: readonly number[];
  /** The seasons of the event of a card (one bit each, bit 0 New Year). */
  readonly cardSeasons: readonly number[];
  readonly coins: readonly number[];
  readonly cardRegions: readonly (readonly number[])[];
  readonly leaderSide: readonly number[];
  /** The leader cards of each side. */
  readonly leaderCards: readonly (readonly number[])[];
  /** The cards of each event, in the order of `EVENT_IDS`. */
  readonly cardsOfEvent: readonly (readonly number[])[];
  readonly leaderRating: readonly number[];
  readonly scenarios: readonly CompiledScenario[];
  /** 1 for areas in play (PEL-1.1.8), indexed by scenario * `areas` + area. */
  readonly inPlay: readonly number[];
  /** Areas that the rules name, or -1 if the edition lacks them. */
  readonly named: NamedAreas;
  /** Cards that the rules name, or -1 if the edition lacks them. */
  readonly leaders: NamedLeaders;
}

export interface NamedAreas {
  readonly sparta: number;
  readonly athens: number;
  readonly messenia: number;
  readonly cythera: number;
  readonly abdera: number;
  readonly odrysia: number;
  readonly argos: number;
  readonly syracuse: number;
}

export interface NamedLeaders {
  readonly pericles: number;
  readonly brasidas: number;
  readonly cleon: number;
  readonly demosthenes: number;
  readonly alcibiades: number;
  readonly gylippus: number;
  readonly lysander: number;
  readonly nicias: number;
  readonly agis: number;
}

/** A scenario with its homes, some of which are overseas (PEL-15.2.2). */
export interface CompiledScenario {
  readonly row: ScenarioRow;
  readonly homes: readonly (readonly number[])[];
}
