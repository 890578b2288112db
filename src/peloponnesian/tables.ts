/**
 * The editions of the printed data and what the rules look up in them: the one door to the tables. Rules ask `tablesOf(s)`; the files of tables/ compile and check.
 */
import { BLOCKS } from "./data/blocks.js";
import { BORDERS } from "./data/borders.js";
import { CARDS } from "./data/cards.js";
import { EVENTS } from "./data/events.js";
import { type Editions, createEditions } from "../core/editions.js";
import { LAND } from "./data/land.js";
import { NUMBERS_TABLE } from "./data/numbers.js";
import { REGIONS } from "./data/regions.js";
import { SCENARIOS } from "./data/scenarios.js";
import { SEA } from "./data/sea.js";
import type { EditionData } from "./edition-types.js";
import type { Tables } from "./tables/types.js";
import { compile } from "./tables/compile.js";

export type { Tables, NamedAreas, NamedLeaders, CompiledScenario } from "./tables/types.js";

/** The printed edition, plain JSON: everything that can be given otherwise as the option `edition` (PEL-1.1.9). */
export const STANDARD_EDITION: EditionData = {
  land: LAND,
  sea: SEA,
  borders: BORDERS,
  regions: REGIONS,
  blocks: BLOCKS,
  events: EVENTS,
  cards: CARDS,
  scenarios: SCENARIOS,
  numbers: NUMBERS_TABLE,
};

/** The editions known in this program. */
export const EDITIONS: Editions<Tables> = createEditions(() => compile(STANDARD_EDITION));

/** The tables a state plays with. */
export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** The tables of an edition by its name. */
export function tablesOfEdition(edition: string): Tables {
  return EDITIONS.of(edition);
}

/** The first block of a seat in block order. */
export function firstOf(t: Tables, seat: number): number {
  return seat === 0 ? t.firstBlock[0] : t.firstBlock[1];
}

/** The last block of a seat in block order. */
export function lastOf(t: Tables, seat: number): number {
  return seat === 0 ? t.lastBlock[0] : t.lastBlock[1];
}
