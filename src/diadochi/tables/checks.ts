/** Checks across the rows of an edition, after the form of each row: names exist, and there is room for the pieces. */
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import type { PlayedEdition, PlayerCountRow, TurnTrackEvent } from "../vocabulary/edition-types.js";
import { BODY_ID, type UnitId } from "../vocabulary/types.js";
import { finder, type Finder, idsOf, pieceIdsOf } from "./rows.js";

/** Checks that ids are unique, and that all generals fit into a mask. @throws SetupError naming the entry */
export function checkIds({ board, generals, cards, setup }: PlayedEdition): void {
  const path = "options.edition";
  const people = [...generals.majors, ...generals.minors];
  checkDiffer(idsOf(board.spaces), `${path}.board.spaces`);
  checkDiffer(idsOf(board.provinces), `${path}.board.provinces`);
  if (people.length > MOST_GENERALS) throw FAIL(`${path}.generals`, `at most ${MOST_GENERALS} generals`, people);
  checkDiffer(idsOf(people), `${path}.generals`);
  checkDiffer(pieceIdsOf(generals), `${path}.generals.replacements`);
  checkDiffer([...idsOf(setup.royalFamily), BODY_ID], `${path}.setup.royalFamily`);
  checkDiffer(idsOf(setup.fleets), `${path}.setup.fleets`);
  checkDiffer(idsOf(cards), `${path}.cards`);
  checkDiffer(idsOf(setup.independentArmies), `${path}.setup.independentArmies`);
}

const MOST_GENERALS = 30;

function checkDiffer(ids: readonly string[], path: string): void {
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) throw FAIL(`${path}[${i}].id`, "an id that is not used before", id);
  });
}

/** Checks that all names in the set-up and on the turn track exist, and that the pieces have room. `major` finds only major generals. */
export function checkSetup(edition: PlayedEdition, space: Finder, province: Finder, major: Finder): void {
  const { setup } = edition;
  const path = "options.edition.setup";
  checkCities(edition);
  checkArmies(edition, space, province, major);
  checkIndependents(edition, space);
  checkPeople(edition, space);
  setup.playerCounts.forEach((row, i) => checkPlayerCount(edition, row, `${path}.playerCounts[${i}]`, major));
  setup.turnTrack.forEach(({ events }, i) => {
    events.forEach((event, j) => checkTurnEvent(edition, event, `${path}.turnTrack[${i}].events[${j}]`, major));
  });
}

// Checks spaces and cards on their own.
function checkCities({ board, cards }: PlayedEdition): void {
  // DIA-MAP.5: cities are in provinces, transit points are not.
  board.spaces.forEach(({ kind, province }, i) => {
    const path = `options.edition.board.spaces[${i}].province`;
    if (kind === "transit" && province !== null) throw FAIL(path, "null for a transit point", province);
    if ((kind === "minor-city" || kind === "major-city") && province === null) throw FAIL(path, "the province of the city", null);
  });
  // DIA-TYC.15: every Event or Bonus card has OPs.
  cards.forEach(({ ops, type }, i) => {
    if (ops === null && (type === "event" || type === "bonus"))
      throw FAIL(`options.edition.cards[${i}].ops`, "operations points on an event or bonus card", null);
  });
}

// The armies with which generals begin or enter; two generals never begin in the same space (DIA-SET.4, DIA-PLY.1).
function checkArmies(edition: PlayedEdition, space: Finder, province: Finder, major: Finder): void {
  const { startingArmies, laterGenerals } = edition.setup;
  const homes: string[] = [];
  const checkStart = (row: { readonly space: string; readonly markers: readonly string[] }, path: string): void => {
    space(row.space, `${path}.space`);
    if (homes.includes(row.space)) throw FAIL(`${path}.space`, "a space where no other general begins", row.space);
    homes.push(row.space);
    row.markers.forEach((id, j) => checkMarker(edition, id, `${path}.markers[${j}]`, space));
  };
  startingArmies.forEach((row, i) => {
    const path = `options.edition.setup.startingArmies[${i}]`;
    major(row.general, `${path}.general`);
    checkStart(row, path);
  });
  laterGenerals.forEach((row, i) => {
    const path = `options.edition.setup.laterGenerals[${i}]`;
    major(row.general, `${path}.general`);
    if (row.optionalSpace !== null) space(row.optionalSpace, `${path}.optionalSpace`);
    if (row.optionalProvince !== null) province(row.optionalProvince, `${path}.optionalProvince`);
    if (row.startIfDealt !== null) checkStart(row.startIfDealt, `${path}.startIfDealt`);
  });
  checkOnce(
    [...startingArmies, ...laterGenerals].map((row) => row.general),
    "options.edition.setup.laterGenerals",
    "generals",
  );
  checkPools(edition);
}

// DIA-CU.9: the armies of the generals must not need more CUs than the pools hold.
function checkPools({ setup, tables }: PlayedEdition): void {
  for (const [unit, most] of Object.entries(tables.pools)) {
    const count = [...setup.startingArmies, ...setup.laterGenerals].reduce((sum, row) => sum + (row.units[unit as UnitId] ?? 0), 0);
    if (count > most) throw FAIL(`options.edition.tables.pools.${unit}`, `${count} or more, for the armies of the generals`, most);
  }
}

// DIA-MAP.2: transit points are never marked.
function checkMarker(edition: PlayedEdition, id: string, path: string, space: Finder): void {
  if (edition.board.spaces[space(id, path)]!.kind === "transit") throw FAIL(path, "a space that is no transit point", id);
}

function checkOnce(ids: readonly string[], path: string, what: string): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw FAIL(path, `${what} named once`, twice);
}

// DIA-IND.14: one army per space, and no general begins there.
function checkIndependents(edition: PlayedEdition, space: Finder): void {
  const { independentMarkers, independentArmies, startingArmies, laterGenerals } = edition.setup;
  const path = "options.edition.setup";
  independentMarkers.forEach((row, i) => checkMarker(edition, row.space, `${path}.independentMarkers[${i}].space`, space));
  const taken = [...startingArmies.map((row) => row.space), ...laterGenerals.map((row) => row.startIfDealt?.space)];
  independentArmies.forEach((row, i) => {
    const at = `${path}.independentArmies[${i}]`;
    if (row.space === null) return;
    space(row.space, `${at}.space`);
    if (taken.includes(row.space)) throw FAIL(`${at}.space`, "a space where nobody else begins", row.space);
    taken.push(row.space);
  });
}

function checkPeople({ setup: { royalFamily, fleets } }: PlayedEdition, space: Finder): void {
  royalFamily.forEach((row, i) => void space(row.space, `options.edition.setup.royalFamily[${i}].space`));
  fleets.forEach((row, i) => {
    const path = `options.edition.setup.fleets[${i}].space`;
    if ((row.province === null) === (row.space === null)) throw FAIL(path, "a space, or a province, and not both", row.space);
  });
}

function checkPlayerCount(edition: PlayedEdition, row: PlayerCountRow, path: string, major: Finder): void {
  const { setup } = edition;
  row.pool.forEach((id, j) => {
    major(id, `${path}.pool[${j}]`);
    const starts =
      setup.startingArmies.some((army) => army.general === id) || setup.laterGenerals.some((later) => later.general === id && later.startIfDealt !== null);
    if (!starts) throw FAIL(`${path}.pool[${j}]`, "a general with a place to begin in", id);
  });
  checkOnce(row.pool, `${path}.pool`, "generals");
  if (row.ward !== undefined) finder(idsOf(setup.royalFamily.filter(({ sex }) => sex === "male")), "male royal family member")(row.ward, `${path}.ward`);
  if (row.pool.length < row.each * row.players) throw FAIL(`${path}.pool`, "enough generals to deal", row.pool);
  const inDeck = edition.cards.filter((card) => card.deck === "from-start").length;
  const dealt = setup.cards * (row.players + row.hiddenHands);
  if (inDeck < dealt) throw FAIL(`${path}.hiddenHands`, `hands for which ${inDeck} cards are enough`, row.hiddenHands);
}

function checkTurnEvent(edition: PlayedEdition, event: TurnTrackEvent, path: string, major: Finder): void {
  const { cards, setup } = edition;
  if ("card" in event) finder(idsOf(cards), "card")(event.card, `${path}.card`);
  if ("royal" in event) finder(idsOf(setup.royalFamily), "royal family member")(event.royal, `${path}.royal`);
  if ("general" in event) major(event.general, `${path}.general`);
  if (event.id !== "general-enters") return;
  major(event.holderOf, `${path}.holderOf`);
  // DIA-SET.7: the card of a general who enters by the turn track is never in the deck, or he would enter twice.
  const card = cards.find((row) => row.type === "major-general" && row.general === event.general);
  const isAdded = setup.turnTrack.some((row) => row.events.some((other) => other.id === "card-added-to-deck" && other.card === card?.id));
  if (card !== undefined && (card.deck !== "turn-track" || isAdded)) throw FAIL(`${path}.general`, "a general whose card stays out of the deck", event.general);
}
