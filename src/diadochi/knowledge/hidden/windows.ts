/**
 * The seats asked about Surprise cards, and rows of windows (DIA-HID.9, DIA-HID.13). A seat that is not asked knows only that another seat is asked;
 * if it holds such a card, it also knows the windows in which it has passed. A row is the window at the entry of an army and, if nothing visible
 * happens in between, the decisions to discard cards for independent armies (DIA-DEC.38, DIA-DEC.43). Every other window is a separate row, since an
 * open decision, a die or the effect of a card precedes it.
 */
import { countBits } from "../../../core/basics/bits.js";
import { SeededDice } from "../../../core/dice/seeded.js";
import { forgetAnswer, popFrame, topKind } from "../../../core/flow/frames.js";
import { isSame } from "../../../core/basics/same.js";
import { PROCEDURES } from "../../flow/index.js";
import { firstAsked, pass } from "../../flow/surprise-window.js";
import { F } from "../../vocabulary/frames/index.js";
import { holdsSurprise } from "../../rules/cards/cards.js";
import { cloneState, type DiadochiState } from "../../state/index.js";
import { tablesOf } from "../../tables/index.js";

/** True if a seat is asked about Surprise cards. */
export function isReaction(s: DiadochiState): boolean {
  return PROCEDURES[topKind(s)]?.shownAs !== undefined;
}

/** Changes the frames, in place, to ask the first seat of the row that a viewer must consider possible. The viewer himself is not asked. */
export function toFirstAsked(s: DiadochiState, viewer: number): void {
  const holds = viewer >= 0 && holdsSurprise(s, tablesOf(s), viewer);
  const own = turnOf(s, viewer);
  if (holds && own >= firstTurn(s) && own < turnUnderWay(s)) return askFrom(s, own + 1, viewer); // The viewer has passed in this window.
  const before = windowBefore(s);
  if (before === null || (holds && own === lastTurn(s))) return askFrom(s, firstTurn(s), viewer); // The viewer's pass closed the previous window.
  s.frames = before.frames;
  askFrom(s, holds ? own + 1 : firstTurn(s), viewer);
}

function askFrom(s: DiadochiState, turn: number, viewer: number): void {
  toTurn(s, seatOfTurn(s, turn) === viewer ? turn + 1 : turn); // DIA-TYC.27: a viewer without a card passes unasked.
}

/**
 * The windows from the top one to the end of the row, as stacks of frames. The top window is unchanged, the others are as they open. The row
 * does not depend on the hands.
 */
export function rowFrom(s: DiadochiState): readonly (readonly number[])[] {
  const after = windowAfter(s);
  return after === null ? [[...s.frames]] : [[...s.frames], after.frames];
}

/** Asks, in place, the first holder of a Surprise card in a row of windows. Returns false without a holder, or if that holder is the viewer. */
export function askFirstHolder(s: DiadochiState, row: readonly (readonly number[])[], viewer: number): boolean {
  const t = tablesOf(s);
  for (const frames of row) {
    s.frames = [...frames];
    for (let turn = turnUnderWay(s); turn <= lastTurn(s); turn++) {
      if (!holdsSurprise(s, t, seatOfTurn(s, turn))) continue;
      toTurn(s, turn);
      return seatOfTurn(s, turn) !== viewer;
    }
  }
  return false;
}

// Turns are counted from the active player, who has no turn when cards are discarded for independent armies.
function firstTurn(s: DiadochiState): number {
  return isWindow(s) ? 0 : 1;
}

function lastTurn(s: DiadochiState): number {
  return s.seats - 1;
}

function turnUnderWay(s: DiadochiState): number {
  return isWindow(s) ? countBits(F["surprise-window"].top(s).passed) : discardsAsked(s).asked;
}

function seatOfTurn(s: DiadochiState, turn: number): number {
  return (firstAsked(s) + turn) % s.seats;
}

function turnOf(s: DiadochiState, seat: number): number {
  return (seat - firstAsked(s) + s.seats) % s.seats;
}

function toTurn(s: DiadochiState, turn: number): void {
  if (isWindow(s)) {
    const f = F["surprise-window"].top(s);
    f.passed = 0;
    f.seat = firstAsked(s);
    for (let n = 0; n < turn; n++) pass(s);
  } else {
    const f = discardsAsked(s);
    f.asked = turn;
    f.seat = seatOfTurn(s, turn);
  }
}

function isWindow(s: DiadochiState): boolean {
  return s.frames[s.frames.length - 1] === F["surprise-window"].kind;
}

function isInterception(s: DiadochiState): boolean {
  return s.frames[s.frames.length - 1] === F["independent-interception"].kind;
}

interface DiscardsAsked {
  asked: number;
  seat: number;
  step: number;
}

function discardsAsked(s: DiadochiState): DiscardsAsked {
  return isInterception(s) ? F["independent-interception"].top(s) : F["independent-avoidance"].top(s);
}

// The previous window of the row, if nothing visible happened in between, so that it leads to this one; else null.
function windowBefore(s: DiadochiState): DiadochiState | null {
  if (isWindow(s)) return null;
  const before = cloneState(s);
  popFrame(before);
  const f = F.entry.top(before);
  f.asked = 0;
  f.step = F.entry.step.afterAttrition;
  goOn(before);
  if (!isReaction(before)) return null;
  const now = cloneState(s);
  toTurn(now, firstTurn(now));
  return isSame(windowAfter(before)?.frames, now.frames) ? before : null;
}

// The window that opens after all have passed in this one, if nothing visible happens in between; else null.
function windowAfter(s: DiadochiState): DiadochiState | null {
  if (!isWindow(s)) return null;
  const after = cloneState(s);
  popFrame(after);
  while (isUnseen(after)) goOn(after);
  return isReaction(after) ? after : null;
}

const { intercept, defenders, avoid } = F.entry.step;
const UNSEEN: readonly number[] = [intercept, defenders, avoid];

// True if the current step is invisible to all.
function isUnseen(s: DiadochiState): boolean {
  if (s.frames[s.frames.length - 1] === F.entry.kind) return UNSEEN.includes(F.entry.top(s).step);
  return isReaction(s) && !isWindow(s) && discardsAsked(s).asked === 0;
}

function goOn(s: DiadochiState): void {
  PROCEDURES[topKind(s)]?.run(s, new SeededDice(s.dice), undefined);
  forgetAnswer();
}
