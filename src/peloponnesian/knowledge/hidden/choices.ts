/** Choices that a rival has half made and that `rewind` has taken back (PEL-HI.22), repeated at random in a resampled position. */
import { emptied, type Code, verbOf } from "../../../core/moves/codes.js";
import { lowestBit } from "../../../core/basics/bits.js";
import type { Dice } from "../../../core/dice/dice.js";
import { runToChoice } from "../../../core/flow/flow.js";
import { topKind } from "../../../core/flow/frames.js";
import type { PeloponnesianEvent } from "../../vocabulary/events.js";
import { PROCEDURES } from "../../flow/index.js";
import { F } from "../../vocabulary/frames.js";
import { V } from "../../vocabulary/moves.js";
import { canSally } from "../../rules/battles.js";
import { plagueOrder, plagueRank } from "../../rules/event-dice.js";
import { readParty } from "../../rules/march.js";
import type { Shown } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { HEARD } from "../view/index.js";

/** The tries to reach the visible decision before the deal is discarded. */
const TRIES = 12;
const MOST_CHOICES = 60;
const choices: Code[] = [];

/** Repeats the choice, in place, until the decision is the visible one. False if that is impossible or did not happen. */
export function chooseAnew(s: PeloponnesianState, t: Tables, shown: Shown, viewer: number, dice: Dice): boolean {
  if (shown.above[shown.above.length - 1] === F["lower-cargo"].kind && !canLowerAny(s, t, lowestBit(PROCEDURES[topKind(s)]!.asks(s)))) return false;
  const begun = S.cloneState(s);
  for (let n = 0; n < TRIES; n++) {
    const outcome = chooseOnce(s, shown, viewer, dice);
    if (outcome !== "other") return outcome === "shown";
    Object.assign(s, S.cloneState(begun));
  }
  return false;
}

// True if a block is in the area of a fleet for which it is too strong, and could be lowered in more than one way. This is a quick test that most deals fail.
function canLowerAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let f = firstOf(t, seat), last = lastOf(t, seat); f <= last; f++) {
    if (t.fleet[f] === 0 || S.cvOf(s, f) < 3) continue;
    for (let b = firstOf(t, seat); b <= last; b++)
      if (t.fleet[b] === 0 && t.greek[b] === 1 && S.areaOf(s, b) === S.areaOf(s, f) && S.cvOf(s, b) >= S.cvOf(s, f)) return true;
  }
  return false;
}

// "never" if there was nothing to choose on the way, so that another try is useless.
function chooseOnce(s: PeloponnesianState, shown: Shown, viewer: number, dice: Dice): "shown" | "other" | "never" {
  let hasChosen = false;
  for (let n = 0; n < MOST_CHOICES; n++) {
    const procedure = PROCEDURES[topKind(s)]!;
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
    if (HEARD.viewEvents(log, SEATS[viewer] ?? "spectator").length > 0) break;
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

const ENDS: readonly number[] = [V["end-maneuver"]];

/** A rival's sallies that are announced but not yet fought are hidden (PEL-HI.22): from each city, any of the blocks that can sally may do so. */
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

/** Chooses the block in Athens that the Plague has reached, all equally likely, if only its owner knows it (PEL-HI.25). */
export function lookAnew(s: PeloponnesianState, t: Tables, viewer: number, dice: Dice): void {
  const f = F.event.find(s);
  if (f === null || f.next === 0 || f.step !== F.event.step.rolled) return;
  const owner = t.side[plagueOrder(t, f.next - 1)]!;
  if (owner === viewer) return;
  const there: number[] = [];
  for (let b = firstOf(t, owner), last = lastOf(t, owner); b <= last; b++) if (S.areaOf(s, b) === t.named.athens) there.push(b);
  if (there.length > 0) f.next = plagueRank(t, there[dice.draw(there.length)]!) + 1;
}

/** Gives a party on its way the decision that follows from its allowance in this deal: to continue, or to force its march. */
export function goOnAnew(s: PeloponnesianState, t: Tables, viewer: number): void {
  if (s.frames[s.frames.length - 1] !== F.march.kind) return;
  const f = F.march.top(s);
  if (f.seat === viewer || f.used === 0 || f.step === F.march.step.port) return;
  f.step = f.used >= readParty(s, t, f.seat).allowance ? F.march.step.force : F.march.step.enter;
}
