/** The inverse of the view: to edit, to save, to set up puzzles, and for clients that have only a view. */
import { withBit } from "../../core/basics/bits.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { ownField, POSITION_COMPLAINT, readArray, readBoolean, readInteger, readObject, readWord } from "../../core/basics/json.js";
import { type Fields, readIndex, readPart } from "../../core/basics/view-fields.js";
import * as S from "../state/index.js";
import type { UnrestState } from "../state/index.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { LOCATIONS, PLACES, SEATS, VICTORIES } from "../vocabulary/types.js";

const fail = POSITION_COMPLAINT;

/**
 * Reads a state from the pieces of a view. Ignores derived values (cap, reductions, sizes of piles and of visible hands). @throws PositionError
 * naming the field
 */
export function position(given: Fields, edition: string): UnrestState {
  const s = S.emptyState(edition);
  const t = tablesOf(s);
  readTracks(s, t, given);
  readLocations(s, readPart(given, "locations", "view"));
  readLeaders(s, t, readPart(given, "leaders", "view"));
  const cards = readPart(given, "cards", "view");
  SEATS.forEach((seat, index) => readCards(s, t, index, ownField(cards, seat), `view.cards.${seat}`));
  return s;
}

function readTracks(s: UnrestState, t: Tables, given: Fields): void {
  const number = (name: string, most: number): number => readInteger(ownField(given, name), `view.${name}`, 0, most, fail);
  const word = <Id extends string>(name: string, ids: readonly Id[]): Id | null => {
    const value = ownField(given, name);
    return value === null ? null : readWord(value, `view.${name}`, ids, fail);
  };
  const seat = (name: string): number => indexOrNone(SEATS, word(name, SEATS));
  s.turns = number("turns", t.scenario.turns);
  s.turn = number("turn", t.scenario.turns);
  s.round = number("round", t.scenario.rounds);
  S.setFirstSeat(s, seat("first"));
  S.setActiveSeat(s, seat("active"));
  const unrest = readPart(given, "unrest", "view");
  s.level = readInteger(ownField(unrest, "level"), "view.unrest.level", 0, t.box.maxLevel, fail);
  s.marker = readBoolean(ownField(unrest, "marker"), "view.unrest.marker", fail) ? 1 : 0;
  s.ports = readInteger(ownField(readPart(given, "ports", "view"), "carthage"), "view.ports.carthage", 0, t.scenario.ports, fail);
  s.vp = number("victoryPoints", t.box.maxVictoryPoints);
  S.setWinner(s, seat("winner"));
  S.setVictory(s, word("victory", VICTORIES));
}

function indexOrNone<Id>(ids: readonly Id[], id: Id | null): number {
  return id === null ? NONE : ids.indexOf(id);
}

function readLocations(s: UnrestState, given: Fields): void {
  LOCATIONS.forEach((id, location) => {
    const path = `view.locations.${id}`;
    const row = readPart(given, id, "view.locations");
    const cu = readPart(row, "cu", path);
    SEATS.forEach((seat, index) => S.addCu(s, index, location, readInteger(ownField(cu, seat), `${path}.cu.${seat}`, 0, S.MOST_CU, fail)));
    S.setFought(s, location, readInteger(ownField(row, "fought"), `${path}.fought`, 0, S.MOST_CU, fail), false);
    S.setFought(s, location, readInteger(ownField(row, "overran"), `${path}.overran`, 0, S.MOST_CU, fail), true);
  });
}

function readLeaders(s: UnrestState, t: Tables, given: Fields): void {
  t.leaderIds.forEach((id, leader) => {
    const path = `view.leaders.${id}`;
    const row = readPart(given, id, "view.leaders");
    S.setPlace(s, leader, readIndex(row, "place", path, PLACES));
    if (readBoolean(ownField(row, "marked"), `${path}.marked`, fail)) s.marked = withBit(s.marked, leader);
  });
}

function readCards(s: UnrestState, t: Tables, seat: number, value: unknown, path: string): void {
  const given = readObject(value, path, fail);
  const take = (field: string, put: (card: number) => void): void => {
    readArray(ownField(given, field), `${path}.${field}`, 999, fail).forEach((id, i) => {
      const at = `${path}.${field}[${i}]`;
      const card = t.cardIds.indexOf(readWord(id, at, t.cardIds, fail));
      if (seatOfNumber(t.cardsFrom, card) !== seat || S.inPile(s, card) === 0) throw fail(at, "a card of this side that is not elsewhere", id);
      S.takeFromPile(s, card);
      put(card);
    });
  };
  take("discards", (card) => S.discardCard(s, card));
  if (ownField(given, "hand") !== null) return take("hand", () => {});
  // CAR-HI.1: only the size of an unseen hand is known.
  S.takeFirst(s, t, seat, readInteger(ownField(given, "count"), `${path}.count`, 0, S.pileSize(s, t, seat), fail));
}
