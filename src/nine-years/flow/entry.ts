/**
 * An army enters a space: Fortified Line, interception, reaction behind the walls and in the field, battle, enemy leaders left without corps (NYW-14.3.2).
 *
 * The army already stands in the space, marked as a force. The frame remembers the active side, the space, where the army came from, whether a line is bypassed
 * or does not count, and whether the army was intercepted. Answer 1: its move is over.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { FORCE } from "../corps.js";
import { DISBAND_CORPS, DISBAND_LEADERS, moveMarked, remarkAt } from "../effects/forces.js";
import type { NineYearsEvent } from "../events.js";
import { AVOID_BATTLE, BATTLE, DISPLACE, Entry, FORTIFY, INTERCEPTION, LINE_CHOICE, EntryStep } from "../frames.js";
import { enemyOf, leadersAt, occupies } from "../rules/forces.js";
import { listInterceptors, mayAvoidBattle } from "../rules/interception.js";
import { LONE_LEADERS } from "../rules/nearest.js";
import { corpsOf, lineLevel, lineOwner, type NineYearsState } from "../state.js";
import { entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { canFortify } from "./fortify.js";
import { BYPASSED, WITHDRAW } from "./line-choice.js";

const scratch: number[] = [];

export const entry: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "entry",
  clause: "NYW-14.3.2",
  slots: ["seat", "space", "from", "bypassed", "intercepted"],
  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case EntryStep.line:
        meetLine(s, t);
        break;
      case EntryStep.afterLine:
        passLine(s, t, log);
        break;
      case EntryStep.interception:
        meetInterceptors(s, t);
        break;
      case EntryStep.fortress:
        openFortress(s, t);
        break;
      case EntryStep.field:
        meetField(s, t);
        break;
      case EntryStep.afterField:
        fight(s, t);
        break;
      case EntryStep.afterBattle:
        chaseLeaders(s, t, EntryStep.over);
        break;
      default:
        popFrame(s, stepOf(s) === EntryStep.over ? 1 : 0);
    }
    return false;
  },
  asks: () => 0,
  moves: () => unreachable("a choice of entry"),
  play: () => unreachable("a choice of entry"),
};

function meetLine(s: NineYearsState, t: Tables): void {
  const seat = slot(s, Entry.seat);
  const space = slot(s, Entry.space);
  // Leaders alone meet nobody (NYW-14.1.3.6).
  if (corpsOf(s, t, seat, space, FORCE) === 0) {
    setStep(s, EntryStep.goesOn);
    return;
  }
  setStep(s, EntryStep.interception);
  const enemy = enemyOf(seat);
  // NYW-15.3.2, NYW-15.6.1: a line counts against the army of the other side, when corps of its owner are there.
  if (lineLevel(s, space) > 0 && lineOwner(s, space) === enemy && occupies(s, enemy, space)) {
    setStep(s, EntryStep.afterLine);
    pushFrame(s, LINE_CHOICE, seat, space);
  } else setSlot(s, Entry.bypassed, 1);
}

function passLine(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  if (answerOf(s) === WITHDRAW) {
    // NYW-15.4.4
    const [seat, space, from] = [slot(s, Entry.seat), slot(s, Entry.space), slot(s, Entry.from)];
    moveMarked(s, t, seat, space, from);
    log?.push({ type: "retreated", seat: SEATS[seat]!, from: entryAt(t.spaceIds, space), to: entryAt(t.spaceIds, from), clause: "NYW-15.4.4" });
    setStep(s, EntryStep.over);
    return;
  }
  if (answerOf(s) === BYPASSED) setSlot(s, Entry.bypassed, 1); // NYW-15.4.3
  setStep(s, EntryStep.interception);
}

// NYW-14.6.9: one attempt a space entered
function meetInterceptors(s: NineYearsState, t: Tables): void {
  const enemy = enemyOf(slot(s, Entry.seat));
  setStep(s, EntryStep.fortress);
  listInterceptors(s, t, enemy, slot(s, Entry.space), slot(s, Entry.from), scratch);
  if (scratch.length > 0) pushFrame(s, INTERCEPTION, enemy, slot(s, Entry.space), slot(s, Entry.from));
  else setSlot(s, Entry.intercepted, 0);
}

function openFortress(s: NineYearsState, t: Tables): void {
  const enemy = enemyOf(slot(s, Entry.seat));
  const space = slot(s, Entry.space);
  setSlot(s, Entry.intercepted, corpsOf(s, t, enemy, space, FORCE) > 0 ? 1 : 0);
  setStep(s, EntryStep.field);
  if (canFortify(s, t, enemy, space)) pushFrame(s, FORTIFY, enemy, space); // NYW-14.3.3
}

function meetField(s: NineYearsState, t: Tables): void {
  const seat = slot(s, Entry.seat);
  const enemy = enemyOf(seat);
  const space = slot(s, Entry.space);
  const from = slot(s, Entry.from);
  remarkAt(s, t, enemy, space, DISBAND_CORPS, DISBAND_LEADERS);
  setStep(s, EntryStep.afterField);
  // NYW-14.6.7: after an interception nobody avoids battle; NYW-14.7.7: one attempt
  if (slot(s, Entry.intercepted) === 0 && occupies(s, enemy, space) && mayAvoidBattle(s, t, enemy, space, from, scratch)) {
    pushFrame(s, AVOID_BATTLE, enemy, space, from);
  }
}

// NYW-14.3.4
function fight(s: NineYearsState, t: Tables): void {
  const seat = slot(s, Entry.seat);
  const space = slot(s, Entry.space);
  if (occupies(s, enemyOf(seat), space)) {
    setStep(s, EntryStep.afterBattle);
    pushFrame(s, BATTLE, seat, space, slot(s, Entry.from), slot(s, Entry.bypassed));
  } else chaseLeaders(s, t, EntryStep.goesOn);
}

// NYW-14.3.5; NYW-14.3.6: after a battle the move is over
function chaseLeaders(s: NineYearsState, t: Tables, next: number): void {
  const seat = slot(s, Entry.seat);
  const enemy = enemyOf(seat);
  const space = slot(s, Entry.space);
  setStep(s, next);
  if (occupies(s, seat, space) && !occupies(s, enemy, space) && leadersAt(s, t, enemy, space) > 0) pushFrame(s, DISPLACE, enemy, space, LONE_LEADERS);
}
