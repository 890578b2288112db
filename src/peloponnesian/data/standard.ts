/** The printed edition, plain JSON: everything that the option `edition` can replace (PEL-1.1.9). */
import { beside, nameOf, type Print, madeLater } from "../../core/basics/data.js";
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
} from "../vocabulary/edition-types.js";
import { PLAYED_EDITION } from "./played.js";
import { BLOCK_PRINT, CARD_PRINT, EVENT_PRINT, LAND_PRINT, SEA_PRINT, SEED_BORDERS } from "./printed.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ madeLater<EditionData>(PLAYED_EDITION, whole);

// Editions are compared as text, so the fields of each row keep this order.
function whole(): EditionData {
  const { land, sea, borders, blocks, events, cards } = PLAYED_EDITION;
  return {
    ...PLAYED_EDITION,
    land: beside(land, LAND_PRINT, landRow),
    sea: beside(sea, SEA_PRINT, seaRow),
    borders: borders.map(borderRow),
    blocks: beside(blocks, BLOCK_PRINT, blockRow),
    events: beside(events, EVENT_PRINT, eventRow),
    cards: beside(cards, CARD_PRINT, cardRow),
  };
}

function landRow(
  { id, map, region, city, settlement }: PlayedLand,
  [x, y, nation, source, name = nameOf(id), cityName = nameOf(id)]: Print<typeof LAND_PRINT>,
): LandRow {
  return { id, name, map, nation, region, x, y, city: city === null ? null : { name: cityName, ...city }, settlement, source };
}

function seaRow({ id, map }: PlayedSea, [x, y, source, name = nameOf(id)]: Print<typeof SEA_PRINT>): SeaRow {
  return { id, name, map, x, y, source };
}

function borderRow([a, b, kind]: PlayedBorder): BorderRow {
  return [a, b, kind, SEED_BORDERS.includes(`${a} ${b}`) ? "seed" : "reconstruction"];
}

function blockRow({ id, side, ...played }: PlayedBlock, [source, name]: Print<typeof BLOCK_PRINT>): BlockRow {
  return { id, side, name, ...played, source };
}

function eventRow({ id, ...played }: PlayedEvent, [source, name = nameOf(id)]: Print<typeof EVENT_PRINT>): EventRow {
  return { id, name, ...played, source };
}

function cardRow({ id, no, event, coins, set, ...particulars }: PlayedCard, [source, name = nameOf(id)]: Print<typeof CARD_PRINT>): CardRow {
  return { id, no, name, event, coins, set, source, ...particulars };
}
