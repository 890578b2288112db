/** The part of the standard edition needed to play (PEL-1.1.9). */
import type { PlayedEdition } from "../vocabulary/edition-types.js";
import { BLOCKS } from "./blocks.js";
import { BORDERS } from "./borders.js";
import { CARDS } from "./cards.js";
import { EVENTS } from "./events.js";
import { LAND } from "./land.js";
import { NUMBERS_TABLE } from "./numbers.js";
import { REGIONS } from "./regions.js";
import { SCENARIOS } from "./scenarios.js";
import { SEA } from "./sea.js";

export const PLAYED_EDITION: PlayedEdition = {
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
