/**
 * From the arbiter's view back to the state: to edit, to save, to set up puzzles. Each fact is read where the view shows it; what a view shows a second time (who stands
 * where in numbers, pools, columns, the battle) may be left out, and if it is there it has to agree.
 */
import { NONE } from "../core/frame-rows.js";
import { ownField, POSITION_COMPLAINT as FAIL, readInteger, readObject } from "../core/json.js";
import { entryAt } from "../core/lists.js";
import { type Fields, readIndex, readInOrder, readPart } from "../core/view-fields.js";
import { readAreas, readBlocks } from "./position/pieces.js";
import { readCrossings, readForced, readMarkers, readMelee, readRoutes } from "./position/turn.js";
import * as S from "./state.js";
import type { PeloponnesianState } from "./state.js";
import { type Tables, tablesOf } from "./tables.js";
import { ENDING_CLAUSES, OLYMPIANS, SEASONS, SEATS, VICTORIES } from "./types.js";
import { CARD_USES, EFFECT_NAMES } from "./view.js";
import { readBits, readSeat } from "./position/fields.js";

/** A state with the pieces of an arbiter's view. @throws PositionError naming the field */
export function position(given: Fields, edition: string, secret: Fields): PeloponnesianState {
  const t = tablesOf({ edition });
  const s = S.emptyState(edition);
  readClock(s, t, given);
  readCards(s, t, given, secret);
  readAreas(s, t, given, secret);
  readRoutes(s, t, secret);
  readBlocks(s, t, given);
  readCrossings(s, t, secret);
  readForced(s, t, secret);
  readMarkers(s, t, given);
  readMelee(s, t, given, secret);
  return s;
}

/** The scalars that are read as they are. */
const SCALARS = ["year", "actions", "prestige", "peace", "truce", "bid"] as const;

function readClock(s: PeloponnesianState, t: Tables, given: Fields): void {
  const scenarios = [...t.scenarios.map(({ row }) => row.id), "long-war"];
  const scenario = entryAt(scenarios, readIndex(given, "scenario", "view", scenarios));
  S.write(s, S.CLOCK.scenario, scenarios.indexOf(scenario === "long-war" ? "431" : scenario)); // PEL-15.5.1: the 431 campaign with its variant.
  for (const name of SCALARS) S.write(s, S.CLOCK[name], readInteger(ownField(given, name), `view.${name}`, ...S.clockRange(name), FAIL));
  S.write(s, S.CLOCK.season, readIndex(given, "season", "view", SEASONS));
  S.write(s, S.CLOCK.active, readSeat(given, "active", "view"));
  S.write(s, S.CLOCK.first, readSeat(given, "first", "view"));
  for (const bit of readBits(ownField(given, "effects"), "view.effects", EFFECT_NAMES)) S.addEffect(s, bit);
  readOlympians(s, readPart(given, "olympians", "view"));
  if (ownField(given, "ending") !== null) readEnding(s, readPart(given, "ending", "view"));
}

function readOlympians(s: PeloponnesianState, given: Fields): void {
  OLYMPIANS.forEach((name, olympian) => {
    if (ownField(given, name) === undefined) return;
    const holder = readIndex(given, name, "view.olympians", [...SEATS, "used"]);
    S.setHolder(s, olympian, holder === SEATS.length ? -2 : holder);
  });
}

function readEnding(s: PeloponnesianState, ending: Fields): void {
  S.setWinner(s, ownField(ending, "winner") === null ? NONE : readSeat(ending, "winner", "view.ending"));
  S.write(s, S.CLOCK.victory, readIndex(ending, "victory", "view.ending", VICTORIES));
  S.write(s, S.CLOCK.ending, readIndex(ending, "clause", "view.ending", ENDING_CLAUSES));
}

// Who is not named lies in the pile.
function readCards(s: PeloponnesianState, t: Tables, given: Fields, secret: Fields): void {
  const named = new Set<number>();
  const lay = (list: unknown, path: string, place: number): void => {
    for (const [i, card] of readInOrder(list, path, t.cardIds).entries()) {
      if (named.has(card)) throw FAIL(`${path}[${i}]`, "a card that is nowhere else", t.cardIds[card]);
      named.add(card);
      S.setCardPlace(s, card, place);
    }
  };
  for (let c = 0; c < t.cardIds.length; c++) S.setCardPlace(s, c, S.PILE);
  const hands = readPart(given, "hands", "view");
  const committed = readPart(given, "committed", "view");
  const uses = readPart(secret, "uses", "view.secret");
  SEATS.forEach((name, seat) => {
    lay(ownField(hands, name), `view.hands.${name}`, S.HAND + seat);
    const path = `view.committed.${name}`;
    const card = ownField(committed, name);
    if (card !== null) lay([ownField(readObject(card, path, FAIL), "card")], `${path}.card`, S.COMMITTED + seat);
    S.write(s, S.CLOCK.useOfSparta + seat, readIndex(uses, name, "view.secret.uses", CARD_USES));
  });
  lay(ownField(given, "inPlay"), "view.inPlay", S.IN_PLAY);
  lay(ownField(given, "used"), "view.used", S.USED);
  lay(ownField(given, "removed"), "view.removed", S.REMOVED);
  lay(ownField(secret, "outOfDeck"), "view.secret.outOfDeck", S.NOT_IN_DECK);
}
