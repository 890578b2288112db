/**
 * Compiles an edition: ids become indices, links become graphs, rows become flat arrays. References between rows are checked here, once; a wrong
 * entry throws a SetupError that names it.
 */
import { withBit } from "../../core/basics/bits.js";
import { buildGraph } from "../../core/basics/graph.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import { packed } from "../../core/basics/lists.js";
import type { PlayedEdition } from "../vocabulary/edition-types.js";
import { ABILITIES, BODY_ID, CARD_TYPES, SEATS, SPACE_KINDS, WINDOWS } from "../vocabulary/types.js";
import { compileCardEvents } from "./card-effects.js";
import { MAJOR_CITY, NONE, SEA, STRAIT, type Tables, TRANS_MEDITERRANEAN } from "./edition.js";
import { compileLinks, majorCityOf, rangesOf } from "./links.js";
import { type Finder, finder, idsOf, pieceIdsOf, placeIn, starts } from "./rows.js";

/** Checks the parts of an edition that are not compiled. */
export type CheckRest = (edition: PlayedEdition, space: Finder, province: Finder, major: Finder) => void;

/** Compiles an edition; `checkRest` is for given editions. @throws SetupError naming the wrong entry */
export function compile(edition: PlayedEdition, checkRest: CheckRest = () => undefined): Tables {
  const { board, generals, cards, tables, setup } = edition;
  const spaceIds = idsOf(board.spaces);
  const provinceIds = idsOf(board.provinces);
  const majors = generals.majors;
  const generalIds = idsOf([...majors, ...generals.minors]);
  const pieceIds = pieceIdsOf(generals);
  const royalIds = [...idsOf(setup.royalFamily), BODY_ID];
  const fleetIds = idsOf(setup.fleets);
  const cardIds = idsOf(cards); // DIA-CRD.13: rules find cards by id, never by number.
  const armyIds = idsOf(setup.independentArmies);

  const space = finder(spaceIds, "space");
  const province = finder(provinceIds, "province");
  const general = finder(generalIds, "general");
  const kinds = board.spaces.map((row) => SPACE_KINDS.indexOf(row.kind));
  const provinceOf = board.spaces.map((row, i) => (row.province === null ? NONE : province(row.province, `options.edition.board.spaces[${i}].province`)));
  const cities: number[] = [];
  const cityOf = kinds.map((kind, i) => (kind === MAJOR_CITY ? cities.push(i) - 1 : NONE));
  const links = compileLinks(edition, space);
  spaceIds.forEach((id, i) => {
    if (!links.some((link) => link.a === i || link.b === i)) throw FAIL("options.edition.board.links", `a link to ${id}`, "none");
  });
  const naval = buildGraph(
    spaceIds.length,
    links.filter((l) => l.kind >= SEA),
  );
  const sea = buildGraph(
    spaceIds.length,
    links.filter((l) => l.kind === SEA),
  );
  const seaRange = rangesOf(sea, 2);
  const rows = provinceIds.map((_, p) => kinds.flatMap((_kind, i) => (provinceOf[i] === p ? [i] : [])));
  const majorityOf = (p: number): number => Math.floor(rows[p]!.length / 2) + 1;
  const pieces = [...majors, ...generals.minors];
  const minorSets = SEATS.map((seat) => setup.seats.find((row) => row.id === seat)?.minorSet);
  const minorRows = minorSets.map((set) => pieces.flatMap((g, i) => ("set" in g && g.set === set ? [i] : [])));
  checkRest(
    edition,
    space,
    province,
    finder(
      majors.map((row) => row.id),
      "major general",
    ),
  );

  return {
    edition,
    rules: tables,
    setup,
    spaceIds,
    provinceIds,
    pieceIds,
    royalIds,
    fleetIds,
    cardIds,
    armyIds,
    spaceCount: spaceIds.length,
    provinceCount: provinceIds.length,
    majorCount: majors.length,
    generalCount: generalIds.length,
    royalCount: royalIds.length - 1,
    fleetCount: fleetIds.length,
    cardCount: cardIds.length,
    armyCount: armyIds.length,
    kinds,
    provinceOf,
    ports: spaceIds.map((_, i) => naval.start[i + 1]! > naval.start[i]!), // DIA-MAP.10: every space with a naval link
    cities,
    cityOf,
    land: buildGraph(
      spaceIds.length,
      links.filter((l) => l.kind <= STRAIT),
    ),
    naval,
    routes: buildGraph(
      spaceIds.length,
      links.filter((l) => l.kind !== TRANS_MEDITERRANEAN),
    ),
    seaRangeStart: seaRange.start,
    seaRangeTo: seaRange.to,
    provinceStart: starts(rows),
    provinceSpaces: packed(rows.flat()),
    provincePoints: board.provinces.map((row) => row.points),
    majorities: provinceIds.map((_, p) => majorityOf(p)),
    provinceCity: board.provinces.map((row, i) => majorCityOf(row.majorCity, i, space, kinds, provinceOf)),
    hellespont: board.hellespont.map((id, i) => space(id, `options.edition.board.hellespont[${i}]`)),
    lordOfAsia: board.lordOfAsia.map((id, i) => province(id, `options.edition.board.lordOfAsia[${i}]`)),
    strategos: province(board.strategos, "options.edition.board.strategos"),
    initiatives: pieces.map((g) => g.initiative),
    battles: pieces.map((g) => g.battle),
    ranks: pieces.map((g) => g.rank),
    prestiges: pieces.map((g) => ("prestige" in g ? g.prestige : 0)),
    legitimacies: pieces.map((g) => ("legitimacy" in g ? g.legitimacy : 0)),
    abilities: pieces.map((g) => ("ability" in g && g.ability !== null ? ABILITIES.indexOf(g.ability) : NONE)),
    replacementInitiatives: majors.map((g) => generals.replacements.find((r) => r.replaces === g.id)?.initiative ?? 4), // DIA-GEN.20: the default
    replacementBattles: majors.map((g) => generals.replacements.find((r) => r.replaces === g.id)?.battle ?? 2),
    seniorities: generalIds.map((id) => placeIn(tables.seniority, id)),
    minorSeats: pieces.map((g) => ("set" in g ? setup.seats.findIndex((row) => row.minorSet === g.set) : NONE)),
    minorStart: starts(minorRows),
    minors: packed(minorRows.flat()),
    royalLegitimacies: setup.royalFamily.map((row) => row.legitimacy),
    males: setup.royalFamily.map((row) => row.sex === "male"),
    fleetProvinces: setup.fleets.map((row, i) => (row.province === null ? NONE : province(row.province, `options.edition.setup.fleets[${i}].province`))),
    fleetSpaces: setup.fleets.map((row, i) => (row.space === null ? NONE : space(row.space, `options.edition.setup.fleets[${i}].space`))),
    fleetStrengths: setup.fleets.map((row) => row.strength),
    fleetUpgrades: setup.fleets.map((row) => row.upgraded),
    fleetCounts: setup.fleets.map((row) => row.counts),
    cardTypes: cards.map((row) => CARD_TYPES.indexOf(row.type)),
    cardOps: cards.map((row) => row.ops ?? 0),
    cardWindows: cards.map((row) => row.windows.reduce((mask, id) => withBit(mask, WINDOWS.indexOf(id)), 0)),
    cardGenerals: cards.map((row, i) => (row.general === null ? NONE : general(row.general, `options.edition.cards[${i}].general`))),
    silverCard: cards.findIndex((row) => row.effect.op === "silver-shields"),
    cardEvents: compileCardEvents(cards, { space, province, royal: finder(royalIds, "royal family member"), army: finder(armyIds, "independent army") }),
    bodySpace: space(setup.body.space, "options.edition.setup.body.space"),
    royalTomb: space(setup.body.royalTomb, "options.edition.setup.body.royalTomb"),
    armySpaces: setup.independentArmies.map((row, i) => (row.space === null ? NONE : space(row.space, `options.edition.setup.independentArmies[${i}].space`))),
  };
}
