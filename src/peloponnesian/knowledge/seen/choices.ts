/**
 * Half-made choices of a rival that are still hidden (PEL-HI.22): the group and party of a Maneuver, the destination of a Muster, the block that retreats or
 * goes home next, cargo being loaded, the blocks that sally or storm.
 * `rewind` takes them back to their first step; `showAgain` restores their visible part, which is the same for all choices.
 */
import { hasBit, lowestBit } from "../../../core/basics/bits.js";
import { NONE } from "../../../core/flow/frame-rows.js";
import { popFrame, topKind } from "../../../core/flow/frames.js";
import { PROCEDURES } from "../../flow/index.js";
import { SURPRISE_BLOCKS } from "../../flow/events/fortune.js";
import { F } from "../../vocabulary/frames.js";
import { plagueOrder, plagueRank } from "../../rules/event-dice.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../../tables/index.js";
import { isNaval } from "./blocks.js";

/** Reduces the frames, in place, to those that a viewer (a seat, or -1 for a spectator) may know. Marks of blocks may change with them. */
export function concealFrames(s: PeloponnesianState, viewer: number): void {
  const t = tablesOf(s);
  const shown = rewind(s, t, viewer);
  if (shown !== null) showAgain(s, t, shown);
}

/** The visible part of a choice that was taken back. */
export interface Shown {
  /** The kinds of frames above the one where the choice begins, lowest first. */
  readonly above: readonly number[];
  /** The number of integers in the stack. */
  readonly depth: number;
  /** True while the blocks of a sally are being chosen (PEL-DP.28). */
  readonly isSally: boolean;
}

/** Marks that only their owner sees: on blocks that stayed behind or were loaded, and on supplied blocks, for which others see only markers (PEL-HI.20). */
const SECRET: number = S.STAYED | S.LOADED | S.SUPPLIED;

/** Takes back, in place, the choices that others than the viewer have half made. Null if none of them must be repeated in a resampled position. */
export function rewind(s: PeloponnesianState, t: Tables, viewer: number): Shown | null {
  for (let seat = 0; seat < 2; seat++) {
    if (seat === viewer) continue;
    S.dropMarks(s, t, seat, SECRET);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (!S.hasMark(s, b, S.SALLYING | S.LANDED)) continue;
      const isOpen = S.hasMark(s, b, S.REVEALED);
      if (!isOpen) S.dropMark(s, b, S.SALLYING); // PEL-HI.22: the blocks of a sally are hidden until they are revealed.
      if (isOpen && !isNaval(s, t, b)) S.dropMark(s, b, S.LANDED); // PEL-HI.14: a block that came along a shore may have walked.
    }
  }
  forgetBelow(s, t, viewer);
  concealForcing(s, viewer);
  const asked = PROCEDURES[topKind(s)]!.asks(s);
  if (asked === 0) forgetAll(s, t, viewer);
  if (asked === 0 || (viewer >= 0 && hasBit(asked, viewer))) return null;
  const depth = s.frames.length;
  const above: number[] = [];
  const off = (): void => {
    above.unshift(s.frames[s.frames.length - 1]!);
    popFrame(s);
  };
  if (isTop(s, F["lower-cargo"])) off();
  if (isTop(s, F.loading)) off();
  else if (isTop(s, F.march) && F.march.top(s).used === 0 && F.march.top(s).mayForce) off(); // No block of the party has moved.
  return rewindTop(s, t, lowestBit(asked)) ? { above, depth, isSally: isTop(s, F.combat) } : null;
}

// A player who conceded has not shown the move he was preparing.
function forgetAll(s: PeloponnesianState, t: Tables, viewer: number): void {
  for (let seat = 0; seat < 2; seat++) {
    if (seat === viewer) continue;
    S.dropMarks(s, t, seat, S.PARTY | S.STORMING);
    disembark(s, t, seat);
  }
}

function isTop(s: PeloponnesianState, { kind }: { readonly kind: number }): boolean {
  return s.frames[s.frames.length - 1] === kind;
}

// Takes the top frame back to the start of its choice. False if the choice need not be repeated.
function rewindTop(s: PeloponnesianState, t: Tables, seat: number): boolean {
  switch (s.frames[s.frames.length - 1]) {
    case F.maneuver.kind:
      unchooseGroup(s, t, seat);
      break;
    case F.muster.kind:
      Object.assign(F.muster.top(s), { city: NONE, block: NONE, step: F.muster.step.city });
      break;
    case F.pillage.kind: {
      const f = Object.assign(F.pillage.top(s), { block: NONE, to: NONE });
      if (f.step === F.pillage.step.underWay) f.step = F.pillage.step.leaving;
      break;
    }
    case F.retreat.kind:
      Object.assign(F.retreat.top(s), { block: NONE, to: NONE, step: F.retreat.step.block });
      break;
    case F.wintering.kind:
      Object.assign(F.wintering.top(s), { block: NONE, cargo: NONE, city: NONE, step: F.wintering.step.block });
      break;
    case F.storm.kind:
      S.dropMarks(s, t, seat, S.STORMING);
      return false;
    case F.combat.kind: {
      const f = F.combat.top(s);
      if (f.step !== F.combat.step.sally) return false;
      f.step = F.combat.step.sallies;
      return true;
    }
    default:
      return false;
  }
  disembark(s, t, seat);
  return true;
}

function unchooseGroup(s: PeloponnesianState, t: Tables, seat: number): void {
  Object.assign(F.maneuver.top(s), { area: NONE, inside: false, step: F.maneuver.step.group });
  S.dropMarks(s, t, seat, S.PARTY);
}

// PEL-HI.18: the choice of a forced march would show the allowance of the party.
function concealForcing(s: PeloponnesianState, viewer: number): void {
  if (!isTop(s, F.march)) return;
  const f = F.march.top(s);
  if (f.seat !== viewer && f.step === F.march.step.force) f.step = F.march.step.enter;
}

// Removes hidden choices and blocks from the frames below.
function forgetBelow(s: PeloponnesianState, t: Tables, viewer: number): void {
  const f = F.maneuver.find(s);
  // PEL-HI.22: in a Surprise March the number of blocks moved is visible, but not the number chosen.
  if (f?.limited && f.seat !== viewer) f.left = SURPRISE_BLOCKS - countMoved(s, t, f.seat);
  const combat = F.combat.find(s);
  if (combat !== null && combat.seat !== viewer) combat.city = NONE; // The city of the last announced sally is hidden.
  const event = F.event.find(s);
  if (event !== null && event.next > 0) {
    // PEL-HI.25: the owner of the block that the Plague has reached is visible, but not the block.
    const owner = t.side[plagueOrder(t, event.next - 1)]!;
    if (owner !== viewer) event.next = plagueRank(t, firstOf(t, owner)) + 1;
  }
}

function countMoved(s: PeloponnesianState, t: Tables, seat: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInPlay(s, b) && S.hasMark(s, b, S.MOVED)) n++;
  return n;
}

// A block aboard on land has just been loaded.
function disembark(s: PeloponnesianState, t: Tables, seat: number): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isCarried(s, b) && S.areaOf(s, b) < t.lands) S.setCarrier(s, b, -1);
}

/** Restores, in place, the visible part of a choice that was taken back. */
export function showAgain(s: PeloponnesianState, t: Tables, { above, isSally }: Shown): void {
  const seat = lowestBit(PROCEDURES[topKind(s)]!.asks(s));
  if (isSally) F.combat.top(s).step = F.combat.step.sally;
  for (const kind of above) {
    setUnderWay(s, kind);
    switch (kind) {
      case F.loading.kind:
        F.loading.push(s).seat = seat;
        break;
      case F.march.kind: {
        const f = F.march.push(s);
        f.seat = seat;
        f.mayForce = true;
        f.mayEngage = true;
        break;
      }
      default: {
        const f = F["lower-cargo"].push(s);
        f.fleet = firstOf(t, seat);
        f.block = firstOf(t, seat);
      }
    }
  }
}

// Sets the step that the top frame has below a frame of the kind `above`.
function setUnderWay(s: PeloponnesianState, above: number): void {
  switch (s.frames[s.frames.length - 1]) {
    case F.maneuver.kind:
      F.maneuver.top(s).step = above === F.march.kind ? F.maneuver.step.arrived : F.maneuver.step.setOut;
      return;
    case F.muster.kind:
      F.muster.top(s).step = F.muster.step.underWay;
      return;
    case F.pillage.kind:
      F.pillage.top(s).step = F.pillage.step.underWay;
      return;
    case F.retreat.kind:
      F.retreat.top(s).step = F.retreat.step.go;
      return;
    case F.wintering.kind:
      F.wintering.top(s).step = F.wintering.step.city;
      return;
    default:
  }
}
