/**
 * Samples the facts that a viewer cannot know. All sea paths and all deals of the unseen cards are equally likely, provided that the asked seat has a
 * choice: a seat asked about Surprise cards holds one (DIA-HID.9), and the chosen card is not a Surprise card (DIA-TYC.7) and has more than one use.
 */
import { lowestBit, nextBit } from "../../../core/basics/bits.js";
import { type Code, verbOf } from "../../../core/moves/codes.js";
import { cardsAt } from "../../../core/dice/deck.js";
import type { Dice } from "../../../core/dice/dice.js";
import { resampleCards } from "../../../core/dice/unseen-cards.js";
import type { Procedure } from "../../../core/flow/flow.js";
import { topKind } from "../../../core/flow/frames.js";
import { POSITION_COMPLAINT } from "../../../core/basics/json.js";
import type { DiadochiEvent } from "../../vocabulary/events.js";
import { PROCEDURES } from "../../flow/index.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { isSurpriseNow } from "../../rules/cards/cards.js";
import { type DiadochiState, HAND, PILE } from "../../state/index.js";
import { tablesOf } from "../../tables/index.js";
import { tycheDeck, unseenBy } from "./cards.js";
import { hidesQuestion } from "./conceal.js";
import { askFirstHolder, isReaction, rowFrom } from "./windows.js";

/** In the worst case one sample in a hundred fits: a single Surprise card left, and a hand of one card. */
const TRIES = 5000;

/**
 * Resamples, in place, everything that the viewer (a seat, or -1 for a spectator) cannot know, in a state made by `conceal`. @throws PositionError if
 * no deal fits
 */
export function determinize(s: DiadochiState, viewer: number, dice: Dice): void {
  const hides = hidesQuestion(s, viewer);
  const top = s.frames[s.frames.length - 1];
  if (hides && top === F["sea-path"].kind) choosePathAnew(s, dice);
  const unseen = unseenBy(s, viewer);
  const row = hides && isReaction(s) ? rowFrom(s) : [];
  for (let tries = 0; tries < TRIES; tries++) {
    resampleCards(tycheDeck(s), unseen, PILE, dice);
    if (hides && top === F["choose-use"].kind && !chooseAnew(s, dice)) continue;
    if (row.length > 0 && !askFirstHolder(s, row, viewer)) continue;
    if (everyoneHasAChoice(s)) return;
  }
  throw POSITION_COMPLAINT("decision", "a deal that leaves a choice to the seat that decides", PROCEDURES[topKind(s)]?.kind);
}

// Chooses a random card of the new hand. Returns false if that is a Surprise card, or the hand is empty; `everyoneHasAChoice` checks its uses.
function chooseAnew(s: DiadochiState, dice: Dice): boolean {
  const hand = cardsAt(s.where, HAND + F["choose-use"].top(s).seat);
  const card = hand[dice.draw(hand.length)];
  if (card === undefined || isSurpriseNow(s, tablesOf(s), card)) return false; // DIA-TYC.7: never a Surprise card
  F["choose-use"].top(s).card = card;
  return true;
}

function everyoneHasAChoice(s: DiadochiState): boolean {
  const procedure = PROCEDURES[topKind(s)];
  if (procedure === undefined) return true;
  const moves: Code[] = [];
  const asked = procedure.asks(s);
  for (let seat = nextBit(asked, 0); seat >= 0; seat = nextBit(asked, seat + 1)) {
    moves.length = 0;
    procedure.moves(s, seat, moves);
    if (moves.length < 2) return false;
  }
  return true;
}

// Picks any partial path that still leaves a choice.
function choosePathAnew(s: DiadochiState, dice: Dice): void {
  const procedure = PROCEDURES[topKind(s)];
  if (procedure === undefined) return;
  const seat = lowestBit(procedure.asks(s));
  const paths: Path[] = [];
  collectPaths(s, procedure, seat, dice, paths);
  setPath(s, paths[dice.draw(paths.length)] ?? NO_PATH);
}

interface Path {
  readonly cost: number;
  readonly ports: readonly number[];
}

const NO_PATH: Path = { cost: 0, ports: [] };

function setPath(s: DiadochiState, { cost, ports }: Path): void {
  const f = F["sea-path"].top(s);
  f.cost = cost;
  f.path.take(ports);
}

function collectPaths(s: DiadochiState, procedure: Procedure<DiadochiState, DiadochiEvent>, seat: number, dice: Dice, paths: Path[]): void {
  const { cost, path } = F["sea-path"].top(s);
  const here = { cost, ports: [...path] };
  const moves: Code[] = [];
  procedure.moves(s, seat, moves);
  if (moves.length > 1) paths.push(here);
  for (const move of moves) {
    if (verbOf(move) !== V["sail-to"]) continue;
    procedure.play(s, seat, move, dice, undefined);
    collectPaths(s, procedure, seat, dice, paths);
    setPath(s, here);
  }
}
