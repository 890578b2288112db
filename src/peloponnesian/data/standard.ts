/** The printed edition, plain JSON: everything that can be given otherwise as the option `edition` (PEL-1.1.9). */
import { printOf } from "../../core/data.js";
import type {
  BlockRow,
  BorderRow,
  CardRow,
  EditionData,
  EventRow,
  LandRow,
  PlayedBlock,
  PlayedBorder,
  PlayedCard,
  PlayedEvent,
  PlayedLand,
  PlayedSea,
  SeaRow,
} from "../edition-types.js";
import { PLAYED_EDITION } from "./played.js";
import { BLOCK_PRINT, CARD_PRINT, EVENT_PRINT, LAND_PRINT, SEA_PRINT, SEED_BORDERS } from "./printed.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ whole();

// The fields of rows stand in the order of the counter and the map: texts of editions are compared.
function whole(): EditionData {
  const { land, sea, borders, blocks, events, cards } = PLAYED_EDITION;
  return {
    ...PLAYED_EDITION,
    land: land.map(landRow),
    sea: sea.map(seaRow),
    borders: borders.map(borderRow),
    blocks: blocks.map(blockRow),
    events: events.map(eventRow),
    cards: cards.map(cardRow),
  };
}

function landRow({ id, map, region, city, settlement }: PlayedLand): LandRow {
  const [name, cityName, nation, x, y, source] = printOf(LAND_PRINT, id);
  return { id, name, map, nation, region, x, y, city: city === null ? null : { name: cityName ?? name, ...city }, settlement, source };
}

function seaRow({ id, map }: PlayedSea): SeaRow {
  const [name, x, y, source] = printOf(SEA_PRINT, id);
  return { id, name, map, x, y, source };
}

function borderRow([a, b, kind]: PlayedBorder): BorderRow {
  return [a, b, kind, SEED_BORDERS.includes(`${a} ${b}`) ? "seed" : "reconstruction"];
}

function blockRow({ id, side, ...played }: PlayedBlock): BlockRow {
  const [name, source] = printOf(BLOCK_PRINT, id);
  return { id, side, name, ...played, source };
}

function eventRow({ id, ...played }: PlayedEvent): EventRow {
  const [name, source] = printOf(EVENT_PRINT, id);
  return { id, name, ...played, source };
}

function cardRow({ id, no, event, coins, set, ...particulars }: PlayedCard): CardRow {
  const [name, source] = printOf(CARD_PRINT, id);
  return { id, no, name, event, coins, set, source, ...particulars };
}
