/** The standard edition with all that is printed: plain JSON, to start another edition from. */
import { beside, nameOf, type Print } from "../../core/data.js";
import type { Board, CardRow, EditionData, LinkRow, PlayedCard, PlayedLink, PlayedProvince, PlayedSpace, ProvinceRow, SpaceRow } from "../edition-types.js";
import { PLAYED_EDITION } from "./played.js";
import { CARD_PRINT, PROVINCE_PRINT, REFERENCE_LINKS, SPACE_PRINT } from "./printed.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ whole();

function whole(): EditionData {
  const { board, generals, cards, tables, setup } = PLAYED_EDITION;
  const { provinces, spaces, links, hellespont, lordOfAsia, strategos } = board;
  const printed: Board = {
    provinces: beside(provinces, PROVINCE_PRINT, provinceRow),
    spaces: beside(spaces, SPACE_PRINT, spaceRow),
    links: links.map(linkRow),
    hellespont,
    lordOfAsia,
    strategos,
  };
  return { board: printed, generals, cards: beside(cards, CARD_PRINT, cardRow), tables, setup };
}

function provinceRow({ id, points, majorCity }: PlayedProvince, [source, pointsSource, name = nameOf(id)]: Print<typeof PROVINCE_PRINT>): ProvinceRow {
  return { id, name, points, majorCity, source, pointsSource };
}

function spaceRow({ id, province, kind }: PlayedSpace, [x, y, source, name = nameOf(id)]: Print<typeof SPACE_PRINT>): SpaceRow {
  return { id, name, province, kind, x, y, source };
}

function linkRow({ a, b, kind }: PlayedLink): LinkRow {
  return { a, b, kind, source: REFERENCE_LINKS.includes(`${a} ${b}`) ? "reference" : "reconstruction" };
}

function cardRow({ id, ...played }: PlayedCard, [number, source, effectSource, name = nameOf(id)]: Print<typeof CARD_PRINT>): CardRow {
  return { number, id, name, ...played, source, effectSource };
}
