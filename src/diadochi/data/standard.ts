/** The standard edition with all printed data: plain JSON, the starting point for another edition. */
import { beside, nameOf, type Print, madeLater } from "../../core/basics/data.js";
import type {
  Board,
  CardRow,
  EditionData,
  Generals,
  LinkRow,
  PlayedBoard,
  PlayedCard,
  PlayedGenerals,
  PlayedLink,
  PlayedProvince,
  PlayedSetup,
  PlayedSpace,
  ProvinceRow,
  SetupTables,
  SpaceRow,
} from "../vocabulary/edition-types.js";
import { PLAYED_EDITION } from "./played.js";
import {
  ARMY_PRINT,
  CARD_PRINT,
  FLEET_PRINT,
  MAJOR_PRINT,
  MINOR_PRINT,
  PROVINCE_PRINT,
  REFERENCE_LINKS,
  REPLACEMENT_PRINT,
  ROYAL_PRINT,
  SPACE_PRINT,
} from "./printed.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ madeLater<EditionData>(PLAYED_EDITION, whole);

// The fields are in their printed order, since editions are compared as text.
function whole(): EditionData {
  const { board, generals, cards, tables, setup } = PLAYED_EDITION;
  return { board: boardOf(board), generals: generalsOf(generals), cards: beside(cards, CARD_PRINT, cardRow), tables, setup: setupOf(setup) };
}

function boardOf({ provinces, spaces, links, ...named }: PlayedBoard): Board {
  return { provinces: beside(provinces, PROVINCE_PRINT, provinceRow), spaces: beside(spaces, SPACE_PRINT, spaceRow), links: links.map(linkRow), ...named };
}

function generalsOf({ majors, replacements, minors }: PlayedGenerals): Generals {
  return {
    majors: beside(majors, MAJOR_PRINT, ({ id, ...played }, [source, statsSource, name = nameOf(id)]) => ({ id, name, ...played, source, statsSource })),
    replacements: beside(replacements, REPLACEMENT_PRINT, ({ id, ...played }, [source, statsSource, name = nameOf(id)]) => ({
      id,
      name,
      ...played,
      source,
      statsSource,
    })),
    minors: beside(minors, MINOR_PRINT, ({ id, ...played }, [source, name = nameOf(id)]) => ({ id, name, ...played, source })),
  };
}

function setupOf(setup: PlayedSetup): SetupTables {
  return {
    ...setup,
    independentArmies: beside(setup.independentArmies, ARMY_PRINT, ({ id, ...played }, [source, unitsSource, name = nameOf(id)]) => ({
      id,
      name,
      ...played,
      source,
      unitsSource,
    })),
    royalFamily: beside(setup.royalFamily, ROYAL_PRINT, ({ id, ...played }, [source, placeSource, name = nameOf(id)]) => ({
      id,
      name,
      ...played,
      source,
      placeSource,
    })),
    fleets: beside(setup.fleets, FLEET_PRINT, ({ id, ...played }, [source, strengthSource, name = nameOf(id)]) => ({
      id,
      name,
      ...played,
      source,
      strengthSource,
    })),
  };
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
