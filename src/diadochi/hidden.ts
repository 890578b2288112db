/**
 * What a viewer cannot know: `conceal` hides it, `determinize` deals it again. That is other hands, hidden hands and the draw pile (DIA-HID.1, DIA-HID.2, DIA-HID.5), a card chosen but not yet used and a sea path
 * not yet announced (DIA-HID.11). All paths, and all ways to deal the unseen cards, are equally likely, except that who is asked keeps a choice: a seat asked about Surprise cards
 * holds one (DIA-HID.9), and the card chosen is no Surprise card (DIA-TYC.7) and has more than one use.
 */
import { allBelow, hasBit, lowestBit, nextBit } from "../core/bits.js";
import { type Code, verbOf } from "../core/codes.js";
import type { Dice } from "../core/dice/dice.js";
import type { Procedure } from "../core/flow.js";
import { topKind } from "../core/frames.js";
import { at } from "../core/lists.js";
import type { DiadochiEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { firstAsked, pass } from "./flow/surprise-window.js";
import { F } from "./frames.js";
import { V } from "./moves.js";
import { holdsSurprise, isSurpriseNow } from "./rules/cards.js";
import { type DiadochiState, HAND, HIDDEN, PILE, placeOfCard, seatAfterActive, setCardPlace } from "./state.js";
import { tablesOf } from "./tables.js";

/**
 * Brings what the viewer (a seat, or -1 for a spectator) cannot know, in place, to what is the same in all positions that look alike: unseen cards lie in card order, a sea path is
 * not begun, the card chosen is the first of its hand, and who is asked about Surprise cards is the first whom the viewer can expect to be.
 */
export function conceal(s: DiadochiState, viewer: number): void {
  const unseen = unseenCards(s, viewer);
  const places = placesOf(s, unseen);
  unseen.forEach((card, i) => setCardPlace(s, card, at(places, i)));
  if (!hidesQuestion(s, viewer)) return;
  switch (s.frames[s.frames.length - 1]) {
    case F["sea-path"].kind:
      return setPath(s, NO_PATH); // DIA-HID.11: not announced
    case F["choose-use"].kind:
      F["choose-use"].top(s).card = s.where.indexOf(HAND + F["choose-use"].top(s).seat); // DIA-HID.11: not yet used
      return;
    case F["surprise-window"].kind:
      return beginWindow(s, viewer);
    case F["independent-interception"].kind:
      return beginAsking(s, F["independent-interception"].top(s), viewer);
    case F["independent-avoidance"].kind:
      return beginAsking(s, F["independent-avoidance"].top(s), viewer);
    default:
  }
}

/** Resamples, in place, what the viewer (a seat, or -1 for a spectator) cannot know. */
export function determinize(s: DiadochiState, viewer: number, dice: Dice): void {
  const hides = hidesQuestion(s, viewer);
  const top = s.frames[s.frames.length - 1];
  if (hides && top === F["sea-path"].kind) choosePathAnew(s, dice);
  const unseen = unseenCards(s, viewer);
  const places = placesOf(s, unseen);
  const frames = [...s.frames];
  dice.until(() => {
    dealAnew(s, unseen, places, dice);
    if (hides && top === F["choose-use"].kind && !chooseAnew(s, dice)) return null;
    if (hides && isReaction(s)) {
      s.frames = [...frames];
      if (!askAnew(s, viewer)) return null;
    }
    return everyoneHasAChoice(s) ? true : null;
  });
}

// Whether the viewer is not among those who are asked.
function hidesQuestion(s: DiadochiState, viewer: number): boolean {
  const asked = PROCEDURES[topKind(s)]?.asks(s) ?? 0;
  return asked !== 0 && (viewer < 0 || !hasBit(asked, viewer));
}

// In the order of places, so that what is dealt depends on nothing that is hidden.
function placesOf(s: DiadochiState, cards: readonly number[]): readonly number[] {
  return cards.map((card) => placeOfCard(s, card)).sort((a, b) => a - b);
}

// ---------------------------------------------------------------- who is asked about Surprise cards

// DIA-HID.9: who was asked before and passed is nobody's business, but the viewer knows it of himself if he holds a card.
function beginWindow(s: DiadochiState, viewer: number): void {
  const f = F["surprise-window"].top(s);
  const hasPassed = viewer >= 0 && hasBit(f.passed, viewer) && holdsSurprise(s, tablesOf(s), viewer);
  f.passed = 0;
  f.seat = firstAsked(s);
  while ((hasPassed && !hasBit(f.passed, viewer)) || f.seat === viewer) pass(s);
}

/** A frame that asks one player after the other, the first after the active player. */
interface Asking {
  asked: number;
  seat: number;
}

function beginAsking(s: DiadochiState, f: Asking, viewer: number): void {
  let first = seatAfterActive(s, 1) === viewer ? 2 : 1;
  for (let n = 1; n < f.asked; n++) if (seatAfterActive(s, n) === viewer && holdsSurprise(s, tablesOf(s), viewer)) first = n + 1;
  f.asked = first;
  f.seat = seatAfterActive(s, first);
}

function isReaction(s: DiadochiState): boolean {
  return PROCEDURES[topKind(s)]?.shownAs !== undefined;
}

// Asks the first who holds a Surprise card; false when that is nobody, or the viewer, who would know.
function askAnew(s: DiadochiState, viewer: number): boolean {
  const t = tablesOf(s);
  if (s.frames[s.frames.length - 1] === F["surprise-window"].kind) {
    const f = F["surprise-window"].top(s);
    while (f.passed !== allBelow(s.seats)) {
      if (holdsSurprise(s, t, f.seat)) return f.seat !== viewer;
      pass(s);
    }
    return false;
  }
  const { kind } = F["independent-interception"];
  const f: Asking = s.frames[s.frames.length - 1] === kind ? F["independent-interception"].top(s) : F["independent-avoidance"].top(s);
  for (; f.asked < s.seats; f.asked++) {
    f.seat = seatAfterActive(s, f.asked);
    if (holdsSurprise(s, t, f.seat)) return f.seat !== viewer;
  }
  return false;
}

// ---------------------------------------------------------------- cards

// Which they are everybody can infer (DIA-HID.7). In card order, so that the same seed deals the same.
function unseenCards(s: DiadochiState, viewer: number): number[] {
  const unseen: number[] = [];
  for (let card = 0; card < s.where.length; card++) if (isUnseen(placeOfCard(s, card), viewer)) unseen.push(card);
  return unseen;
}

function isUnseen(place: number, viewer: number): boolean {
  return place === PILE || place >= HIDDEN || (place >= HAND && place !== HAND + viewer);
}

function dealAnew(s: DiadochiState, unseen: readonly number[], places: readonly number[], dice: Dice): void {
  const left = [...places];
  for (const card of unseen) {
    const pick = dice.draw(left.length);
    setCardPlace(s, card, left[pick] ?? PILE);
    left[pick] = left[left.length - 1] ?? PILE;
    left.pop();
  }
}

// The card chosen is any card of the new hand, false when it is one that cannot be chosen; everyoneHasAChoice sees to it that it has more than one use.
function chooseAnew(s: DiadochiState, dice: Dice): boolean {
  const hand: number[] = [];
  for (let card = 0; card < s.where.length; card++) if (placeOfCard(s, card) === HAND + F["choose-use"].top(s).seat) hand.push(card);
  const card = hand[dice.draw(hand.length)];
  if (card === undefined || isSurpriseNow(s, tablesOf(s), card)) return false; // DIA-TYC.7: it never is one
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

// ---------------------------------------------------------------- sea paths

// Any path that leaves a choice of where to go on, as far as it has come.
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
