/** The standard edition with all that is printed: plain JSON, to start another edition from. */
import { printOf } from "../../core/data.js";
import type { Board, CardRow, EditionData, LinkRow, PlayedCard, PlayedLink, PlayedProvince, PlayedSpace, ProvinceRow, SpaceRow } from "../edition-types.js";
import { PLAYED_EDITION } from "./played.js";
import { CARD_PRINT, PROVINCE_PRINT, REFERENCE_LINKS, SPACE_PRINT } from "./printed.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ whole();

function whole(): EditionData {
  const { board, generals, cards, tables, setup } = PLAYED_EDITION;
  const { provinces, spaces, links, hellespont, lordOfAsia, strategos } = board;
  const printed: Board = { provinces: provinces.map(provinceRow), spaces: spaces.map(spaceRow), links: links.map(linkRow), hellespont, lordOfAsia, strategos };
  return { board: printed, generals, cards: cards.map(cardRow), tables, setup };
}

function provinceRow({ id, points, majorCity }: PlayedProvince): ProvinceRow {
  const [name, source, pointsSource] = printOf(PROVINCE_PRINT, id);
  return { id, name, points, majorCity, source, pointsSource };
}

function spaceRow({ id, province, kind }: PlayedSpace): SpaceRow {
  const [name, x, y, source] = printOf(SPACE_PRINT, id);
  return { id, name, province, kind, x, y, source };
}

function linkRow({ a, b, kind }: PlayedLink): LinkRow {
  return { a, b, kind, source: REFERENCE_LINKS.includes(`${a} ${b}`) ? "reference" : "reconstruction" };
}

function cardRow({ id, ...played }: PlayedCard): CardRow {
  const [number, name, source, effectSource] = printOf(CARD_PRINT, id);
  return { number, id, name, ...played, source, effectSource };
}
