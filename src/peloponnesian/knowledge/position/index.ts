/**
 * Reads a view back into a state. The arbiter's view, which serves editors, saved games and puzzles, gives the whole state; any other view gives what it
 * shows. Facts that a view repeats (pools, numbers of the viewer's own blocks by place) may be left out, but must agree if they are given.
 */
import { NONE } from "../../../core/flow/frame-rows.js";
import { ownField, POSITION_COMPLAINT as FAIL, readInteger, readObject } from "../../../core/basics/json.js";
import { type FaceDown, layFaceDown } from "../../../core/dice/unseen-cards.js";
import { type Fields, readIndex, readInOrder, readPart } from "../../../core/basics/view-fields.js";
import { readHiddenBlocks } from "./hidden-blocks.js";
import { readAreas, readBlocks } from "./pieces.js";
import { readRoutes } from "./routes.js";
import { readCrossings, readForced, readMarkers, readMelee } from "./turn.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { type Tables, tablesOf } from "../../tables/index.js";
import { ATHENS, ENDING_CLAUSES, OLYMPIANS, SEASONS, SEATS, SPARTA, VICTORIES } from "../../vocabulary/types.js";
import { CARD_USES, EFFECT_NAMES } from "../view/index.js";
import { readBits, readSeat } from "./fields.js";

/**
 * Makes a state with the pieces of a view. Parts that the viewer does not see, such as a hand that is a number, are filled in with any possible values.
 * @throws PositionError naming the field
 */
export function position(given: Fields, edition: string): PeloponnesianState {
  const t = tablesOf({ edition });
  const s = S.emptyState(edition);
  readClock(s, t, given);
  readCards(s, t, given);
  readAreas(s, t, given);
  readRoutes(s, t, given);
  readBlocks(s, t, given);
  const announced = new Map<number, number>();
  for (const seat of [SPARTA, ATHENS]) if (isUnseen(given, seat)) readHiddenBlocks(s, t, seat, given, announced);
  readCrossings(s, t, given);
  readForced(s, t, given, announced);
  readMarkers(s, t, given);
  readMelee(s, t, given);
  return s;
}

// A viewer who sees the hand of a side also sees its blocks.
function isUnseen(given: Fields, seat: number): boolean {
  return typeof ownField(readPart(given, "hands", "view"), SEATS[seat]!) === "number";
}

const SCALARS = ["year", "actions", "prestige", "peace", "truce", "bid"] as const;

function readClock(s: PeloponnesianState, t: Tables, given: Fields): void {
  const scenarios = [...t.scenarios.map(({ row }) => row.id), "long-war"];
  const scenario = scenarios[readIndex(given, "scenario", "view", scenarios)]!;
  S.write(s, S.CLOCK.scenario, scenarios.indexOf(scenario === "long-war" ? "431" : scenario)); // PEL-15.5.1: the Long War is the 431 campaign with a variant.
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

// Cards that are not named are in the pile, except those in unseen hands or committed face down.
function readCards(s: PeloponnesianState, t: Tables, given: Fields): void {
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
  const uses = readPart(given, "uses", "view");
  const faceDown: FaceDown[] = [];
  SEATS.forEach((name, seat) => {
    const hand = ownField(hands, name);
    const card = ownField(committed, name);
    const path = `view.committed.${name}`;
    if (typeof hand !== "number") lay(hand, `view.hands.${name}`, S.HAND + seat);
    else faceDown.push({ place: S.HAND + seat, count: readInteger(hand, `view.hands.${name}`, 0, t.cardIds.length, FAIL), path: `view.hands.${name}` });
    if (card === "hidden") faceDown.push({ place: S.COMMITTED + seat, count: 1, path });
    else if (card !== null) lay([ownField(readObject(card, path, FAIL), "card")], `${path}.card`, S.COMMITTED + seat);
    const use = readIndex(uses, name, "view.uses", [...CARD_USES, "hidden"]);
    S.write(s, S.CLOCK.useOfSparta + seat, use < CARD_USES.length ? use : S.ACTIONS_USE);
  });
  lay(ownField(given, "inPlay"), "view.inPlay", S.IN_PLAY);
  lay(ownField(given, "used"), "view.used", S.USED);
  lay(ownField(given, "removed"), "view.removed", S.REMOVED);
  lay(ownField(given, "outOfDeck"), "view.outOfDeck", S.NOT_IN_DECK);
  const left: number[] = [];
  S.listCardsAt(s, S.PILE, left);
  layFaceDown(S.deckOf(s, t), left, faceDown, FAIL);
}
