/** NYW-D-26: a Transfer moves up to two units, each to a destination of its own (section 13.5.2). Remembers the side, the unit whose destination is chosen, where it stands, and units moved. */
import { argA, argB, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, slot } from "../../core/frames.js";
import { ACTED, nameOfKind } from "../corps.js";
import type { NineYearsEvent } from "../events.js";
import { END_OF_ACTION, Transfer } from "../frames.js";
import { V } from "../moves.js";
import { transferRefusalOfCorps, transferRefusalOfLeader } from "../reasons/actions.js";
import { canTransferLeader, canTransferStack } from "../rules/actions.js";
import { countDestinationsBeside, surveyTransfers, transferReach } from "../rules/movement.js";
import {
  addCorps,
  firstStack,
  kindId,
  kindNamed,
  kindOfStack,
  LEADER_ACTED,
  leaderCount,
  markLeader,
  type NineYearsState,
  placeOfLeader,
  placeOfStack,
  setPlaceOfLeader,
  takeCorps,
} from "../state.js";
import { at, entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { refuseSpace } from "./refusals.js";

/** NYW-13.5.2.2 */
const MOST_UNITS = 2;

export const transfer: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "transfer",
  clause: "NYW-13.5.2.2",
  slots: ["seat", "unit", "space", "moved"],
  run(s) {
    const moved = slot(s, Transfer.moved);
    // The action is offered only when there is a first unit.
    if (moved === 0 || (moved < MOST_UNITS && (slot(s, Transfer.unit) !== 0 || hasUnit(s, tablesOf(s), slot(s, Transfer.seat))))) return true;
    popFrame(s);
    pushFrame(s, END_OF_ACTION);
    return false;
  },
  asks: (s) => 1 << slot(s, Transfer.seat),
  // After the first unit there is one to move (see run), and done beside it; before it two leaders are enough; for a unit two adjacent spaces.
  hasChoice(s, seat) {
    const t = tablesOf(s);
    const unit = slot(s, Transfer.unit);
    if (unit === 0 && slot(s, Transfer.moved) > 0) return true;
    surveyTransfers(s, t, seat);
    return unit === 0 ? hasTwoLeaders(s, t, seat) : countDestinationsBeside(s, t, seat, slot(s, Transfer.space), unit < 0, 2) > 1;
  },
  lists(s, seat, c) {
    const t = tablesOf(s);
    const unit = slot(s, Transfer.unit);
    if (verbOf(c) === V.done) return c === code(V.done) && unit === 0 && slot(s, Transfer.moved) > 0;
    surveyTransfers(s, t, seat);
    if (unit === 0) return verbOf(c) === V["transfer-corps"] ? isUnit(s, t, seat, argA(c), argB(c)) : isLeader(s, t, seat, c);
    if (c !== code(V["move-to"], argA(c)) || argA(c) >= t.spaceIds.length) return false;
    return at(transferReach(s, t, seat, slot(s, Transfer.space), unit < 0), argA(c)) > 0;
  },
  // Leaders in their order, corps by space and kind, done after the first unit; or destinations in space order.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const unit = slot(s, Transfer.unit);
    if (unit === 0) {
      listUnits(s, t, seat, out);
      if (slot(s, Transfer.moved) > 0) out.push(code(V.done)); // NYW-13.5.2.6
      return;
    }
    surveyTransfers(s, t, seat);
    const reach = transferReach(s, t, seat, slot(s, Transfer.space), unit < 0);
    for (let space = 0; space < t.spaceIds.length; space++) if (reach[space]! > 0) out.push(code(V["move-to"], space));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["transfer-leader"]:
        setSlot(s, Transfer.unit, argA(c) + 1);
        setSlot(s, Transfer.space, placeOfLeader(s, argA(c)));
        break;
      case V["transfer-corps"]:
        setSlot(s, Transfer.unit, -(argB(c) + 1));
        setSlot(s, Transfer.space, argA(c));
        break;
      case V["move-to"]:
        moveUnit(s, t, seat, argA(c), log);
        break;
      default:
        setSlot(s, Transfer.moved, MOST_UNITS);
    }
  },
  refuse(s, seat, c) {
    if (slot(s, Transfer.unit) === 0) {
      if (verbOf(c) === V["transfer-leader"]) return transferRefusalOfLeader(s, tablesOf(s), seat, argA(c));
      return verbOf(c) === V["transfer-corps"] ? transferRefusalOfCorps(s, tablesOf(s), seat, argA(c), argB(c)) : null;
    }
    return refuseSpace(s, c, V["move-to"], "transfer/not-there", "NYW-13.5.2.4");
  },
};

function hasUnit(s: NineYearsState, t: Tables, seat: number): boolean {
  surveyTransfers(s, t, seat);
  for (let leader = 0; leader < leaderCount(s); leader++) if (canTransferLeader(s, t, seat, leader)) return true;
  for (let i = 0; placeOfStack(s, i) >= 0; i++) if (canTransferStack(s, t, seat, i)) return true;
  return false;
}

function hasTwoLeaders(s: NineYearsState, t: Tables, seat: number): boolean {
  let count = 0;
  for (let leader = 0; count < 2 && leader < leaderCount(s); leader++) if (canTransferLeader(s, t, seat, leader)) count++;
  return count > 1;
}

// Whether a choice is of a leader who may be transferred, by the survey.
function isLeader(s: NineYearsState, t: Tables, seat: number, c: Code): boolean {
  return c === code(V["transfer-leader"], argA(c)) && argA(c) < leaderCount(s) && canTransferLeader(s, t, seat, argA(c));
}

// Whether a space has a corps of a name that may be transferred, by the survey.
function isUnit(s: NineYearsState, t: Tables, seat: number, space: number, name: number): boolean {
  for (let i = firstStack(s, space); placeOfStack(s, i) === space; i++)
    if (nameOfKind(kindOfStack(s, i)) === name && canTransferStack(s, t, seat, i)) return true;
  return false;
}

function listUnits(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  surveyTransfers(s, t, seat);
  for (let leader = 0; leader < leaderCount(s); leader++) if (canTransferLeader(s, t, seat, leader)) out.push(code(V["transfer-leader"], leader));
  for (let i = 0; placeOfStack(s, i) >= 0; i++) {
    if (!canTransferStack(s, t, seat, i)) continue;
    const c = code(V["transfer-corps"], placeOfStack(s, i), nameOfKind(kindOfStack(s, i)));
    if (out[out.length - 1] !== c) out.push(c); // NYW-13.5.2.8: led or not; kinds of one name lie side by side
  }
}

// NYW-13.5.2.9: nobody intercepts.
function moveUnit(s: NineYearsState, t: Tables, seat: number, to: number, log: Log<NineYearsEvent>): void {
  const unit = slot(s, Transfer.unit);
  const from = slot(s, Transfer.space);
  let name: string;
  if (unit > 0) {
    setPlaceOfLeader(s, unit - 1, to);
    markLeader(s, unit - 1, 0, LEADER_ACTED);
    name = entryAt(t.leaderIds, unit - 1);
  } else {
    const kind = kindNamed(s, from, -unit - 1, 0, ACTED);
    takeCorps(s, from, kind, 1);
    addCorps(s, to, kind | ACTED, 1);
    name = kindId(kind);
  }
  setSlot(s, Transfer.unit, 0);
  setSlot(s, Transfer.moved, slot(s, Transfer.moved) + 1);
  log?.push({ type: "transferred", seat: SEATS[seat]!, unit: name, from: entryAt(t.spaceIds, from), to: entryAt(t.spaceIds, to), clause: "NYW-13.5.2.2" });
}
