/**
 * Choices that a rival has half made, and of which nothing is seen yet (PEL-HI.22): the group and the party of a Maneuver, the goal of a Muster, who retreats or goes home next, what is
 * loaded, who sallies or storms. `rewind` takes them back to their first step, so that nothing of them is left; `showAgain` puts back what is seen of them, the same for all
 * choices; `chooseAnew` has them made again, at random, in a position that has been dealt.
 */
import { emptied, type Code, verbOf } from "../../core/codes.js";
import { hasBit, lowestBit } from "../../core/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import { runToChoice } from "../../core/flow.js";
import { NONE } from "../../core/frame-rows.js";
import { popFrame, topKind } from "../../core/frames.js";
import { entryAt } from "../../core/lists.js";
import type { PeloponnesianEvent } from "../events.js";
import { PROCEDURES } from "../flow/index.js";
import { SURPRISE_BLOCKS } from "../flow/events/fortune.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { canSally } from "../rules/battles.js";
import { readParty } from "../rules/march.js";
import * as S from "../state.js";
import type { PeloponnesianState } from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { SEATS } from "../types.js";
import { viewEvents } from "../view.js";
import { isNaval } from "./unseen.js";

/** What is seen of a choice that has been taken back: what is asked now, and upon what. */
export interface Shown {
  /** The kinds of frames that lay on the one where the choice begins, the lowest first. */
  readonly above: readonly number[];
  /** How many integers the stack had. */
  readonly depth: number;
  /** Whether the blocks of a sally are chosen (PEL-DP.28). */
  readonly isSally: boolean;
}

/** Marks of a choice under way, which others do not see: who has been placed, loaded, or shown to storm. */
const SECRET: number = S.STAYED | S.LOADED;

/**
 * Takes back, in place, what others than the viewer have half chosen. Null when they have chosen nothing: then nothing need be chosen again.
 */
export function rewind(s: PeloponnesianState, t: Tables, viewer: number): Shown | null {
  for (let seat = 0; seat < 2; seat++) {
    if (seat === viewer) continue;
    S.dropMarks(s, t, seat, SECRET);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (!S.hasMark(s, b, S.REVEALED)) S.dropMark(s, b, S.SALLYING);
      else if (!isNaval(s, t, b)) S.dropMark(s, b, S.LANDED); // PEL-HI.14: along a shore it may have walked
    }
  }
  forgetBelow(s, t, viewer);
  concealForcing(s, viewer);
  const asked = entryAt(PROCEDURES, topKind(s)).asks(s);
  if (asked === 0 || (viewer >= 0 && hasBit(asked, viewer))) return null;
  const depth = s.frames.length;
  const above: number[] = [];
  const off = (): void => {
    above.unshift(s.frames[s.frames.length - 1]!);
    popFrame(s);
  };
  if (isTop(s, F["lower-cargo"])) off();
  if (isTop(s, F.loading)) off();
  else if (isTop(s, F.march) && F.march.top(s).used === 0 && F.march.top(s).mayForce) off(); // nobody of the maneuver's party has moved
  return rewindTop(s, t, lowestBit(asked)) ? { above, depth, isSally: isTop(s, F.combat) } : null;
}

function isTop(s: PeloponnesianState, { kind }: { readonly kind: number }): boolean {
  return s.frames[s.frames.length - 1] === kind;
}

// Takes the top frame back to where its choice begins; false when nothing of it is hidden.
function rewindTop(s: PeloponnesianState, t: Tables, seat: number): boolean {
  switch (s.frames[s.frames.length - 1]) {
    case F.maneuver.kind:
      unchooseGroup(s, t, seat);
      break;
    case F.muster.kind: {
      const f = F.muster.top(s);
      f.city = NONE;
      f.block = NONE;
      f.step = F.muster.step.city;
      break;
    }
    case F.pillage.kind: {
      const f = F.pillage.top(s);
      f.block = NONE;
      f.to = NONE;
      if (f.step === F.pillage.step.underWay) f.step = F.pillage.step.leaving;
      break;
    }
    case F.retreat.kind: {
      const f = F.retreat.top(s);
      f.block = NONE;
      f.to = NONE;
      f.step = F.retreat.step.block;
      break;
    }
    case F.wintering.kind: {
      const f = F.wintering.top(s);
      f.block = NONE;
      f.cargo = NONE;
      f.city = NONE;
      f.step = F.wintering.step.block;
      break;
    }
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
  const f = F.maneuver.top(s);
  f.area = NONE;
  f.inside = false;
  f.step = F.maneuver.step.group;
  S.dropMarks(s, t, seat, S.PARTY);
}

// PEL-HI.18: that a party has used its allowance, and is asked whether it forces its march, says how far it can go.
function concealForcing(s: PeloponnesianState, viewer: number): void {
  if (!isTop(s, F.march)) return;
  const f = F.march.top(s);
  if (f.seat !== viewer && f.step === F.march.step.force) f.step = F.march.step.enter;
}

/** Has a party on its way asked what its allowance in this deal has it asked: whether it goes on, or forces its march. */
export function goOnAnew(s: PeloponnesianState, t: Tables, viewer: number): void {
  if (!isTop(s, F.march)) return;
  const f = F.march.top(s);
  if (f.seat === viewer || f.used === 0 || f.step === F.march.step.port) return;
  f.step = f.used >= readParty(s, t, f.seat).allowance ? F.march.step.force : F.march.step.enter;
}

// What frames below remember of choices. PEL-3.5.11: of a Surprise March it is seen how many blocks have moved, not how many have been chosen.
function forgetBelow(s: PeloponnesianState, t: Tables, viewer: number): void {
  const f = F.maneuver.find(s);
  if (f?.limited && f.seat !== viewer) f.left = SURPRISE_BLOCKS - countMoved(s, t, f.seat);
  const combat = F.combat.find(s);
  if (combat !== null && combat.seat !== viewer) combat.city = NONE; // whose sally was made up last
}

function countMoved(s: PeloponnesianState, t: Tables, seat: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInPlay(s, b) && S.hasMark(s, b, S.MOVED)) n++;
  return n;
}

// Who is aboard on land has just been loaded.
function disembark(s: PeloponnesianState, t: Tables, seat: number): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isCarried(s, b) && S.areaOf(s, b) < t.lands) S.setCarrier(s, b, -1);
}

/** Puts back, in place, what is seen of a choice that was taken back. */
export function showAgain(s: PeloponnesianState, t: Tables, { above, isSally }: Shown): void {
  const seat = lowestBit(entryAt(PROCEDURES, topKind(s)).asks(s));
  if (isSally) F.combat.top(s).step = F.combat.step.sally;
  for (const kind of above) {
    setUnderWay(s);
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

// The step at which a frame lies under another.
function setUnderWay(s: PeloponnesianState): void {
  switch (s.frames[s.frames.length - 1]) {
    case F.maneuver.kind:
      F.maneuver.top(s).step = F.maneuver.step.setOut;
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

/** A choice made in another way than what is seen is begun again; so often, and then there is no such choice in this deal. */
const TRIES = 12;
const MOST_CHOICES = 60;
const choices: Code[] = [];

/** Makes the choice again, in place, until what is asked is what is seen; false when that cannot be, or has not come about. */
export function chooseAnew(s: PeloponnesianState, t: Tables, shown: Shown, viewer: number, dice: Dice): boolean {
  if (shown.above[shown.above.length - 1] === F["lower-cargo"].kind && !canLowerAny(s, t, lowestBit(entryAt(PROCEDURES, topKind(s)).asks(s)))) return false;
  const begun = S.cloneState(s);
  for (let n = 0; n < TRIES; n++) {
    const outcome = chooseOnce(s, shown, viewer, dice);
    if (outcome !== "other") return outcome === "shown";
    Object.assign(s, S.cloneState(begun));
  }
  return false;
}

// Whether a block stands beside a fleet that it is too strong for, and could be lowered in more than one way: a quick look, since few deals have any.
function canLowerAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let f = firstOf(t, seat), last = lastOf(t, seat); f <= last; f++) {
    if (t.fleet[f] === 0 || S.cvOf(s, f) < 3) continue;
    for (let b = firstOf(t, seat); b <= last; b++)
      if (t.fleet[b] === 0 && t.greek[b] === 1 && S.areaOf(s, b) === S.areaOf(s, f) && S.cvOf(s, b) >= S.cvOf(s, f)) return true;
  }
  return false;
}

// "never" when there was nothing to choose on the way, so that it would always come out like this.
function chooseOnce(s: PeloponnesianState, shown: Shown, viewer: number, dice: Dice): "shown" | "other" | "never" {
  let hasChosen = false;
  for (let n = 0; n < MOST_CHOICES; n++) {
    const procedure = entryAt(PROCEDURES, topKind(s));
    const seat = lowestBit(procedure.asks(s));
    procedure.moves(s, seat, emptied(choices));
    const isThere = isShown(s, shown);
    if (isThere && choices.length > 1) return "shown";
    if (!isThere && !isOnTheWay(s)) break;
    const open = choices.filter((c) => !ENDS.includes(verbOf(c)));
    if (open.length === 0) break;
    if (open.length > 1) hasChosen = true;
    const log: PeloponnesianEvent[] = [];
    procedure.play(s, seat, open.length === 1 ? open[0]! : open[dice.draw(open.length)]!, dice, log);
    runToChoice(s, PROCEDURES, dice, log);
    if (viewEvents(log, SEATS[viewer] ?? "spectator").length > 0) break;
  }
  return hasChosen ? "other" : "never";
}

function isShown(s: PeloponnesianState, { above, depth, isSally }: Shown): boolean {
  if (s.frames.length !== depth) return false;
  if (above.length > 0) return s.frames[depth - 1] === above[above.length - 1];
  return !isSally || F.combat.top(s).step === F.combat.step.sally;
}

const WAY: readonly number[] = [
  F.maneuver.kind,
  F.loading.kind,
  F["lower-cargo"].kind,
  F.muster.kind,
  F.pillage.kind,
  F.retreat.kind,
  F.wintering.kind,
  F.combat.kind,
];

function isOnTheWay(s: PeloponnesianState): boolean {
  return WAY.includes(s.frames[s.frames.length - 1]!);
}

/** With these the choice would be over. */
const ENDS: readonly number[] = [V["end-maneuver"]];

/**
 * Sallies that a rival has announced and not yet fought are not seen (PEL-HI.22): from each city any number of those who could may sally.
 */
export function announceAnew(s: PeloponnesianState, t: Tables, viewer: number, dice: Dice): void {
  const f = F.combat.find(s);
  if (f === null || f.seat === viewer || f.step !== F.combat.step.battles || S.useOf(s, f.seat) !== S.ACTIONS_USE) return;
  const { seat } = f;
  for (let city = S.nextBesieged(s, 0); city >= 0; city = S.nextBesieged(s, city + 1)) {
    if (!canSally(s, t, seat, city)) continue;
    const able: number[] = [];
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInside(s, b, city) && !S.hasMark(s, b, S.MOVED | S.REVEALED)) able.push(b);
    for (let left = dice.draw(able.length + 1); left > 0; left--) S.addMark(s, able.splice(dice.draw(able.length), 1)[0]!, S.SALLYING);
  }
}
