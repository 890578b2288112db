/**
 * A card play that activates: the leader is named (CAR-D4), with a Campaign a second, different one or none (CAR-D16).
 *
 * The frame remembers the value of the card, how many activations are left, who made the first, and who fought on the unrest.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, slot } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { ACTIVATION, Activate } from "../frames.js";
import { VERB } from "../moves.js";
import { hasLeaderFor, obstacleToActivate } from "../rules/leaders.js";
import { OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { forgetFought, type UnrestState } from "../state.js";
import { tablesOf } from "../tables.js";
import { SEATS } from "../types.js";

/** Order: leaders, then waiving the second activation. */
export const activate: Procedure<UnrestState, UnrestEvent> = {
  kind: "activate",
  clause: "CAR-19.0.8",
  slots: ["seat", "value", "left", "firstOrNone", "spentOrNone"],
  run(s) {
    if (slot(s, Activate.left) > 0 && hasLeaderFor(s, tablesOf(s), slot(s, Activate.seat), slot(s, Activate.value), slot(s, Activate.firstOrNone))) return true;
    forgetFought(s);
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Activate.seat),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const value = slot(s, Activate.value);
    const first = slot(s, Activate.firstOrNone);
    const end = t.leadersFrom[seat + 1]!;
    for (let leader = t.leadersFrom[seat]!; leader < end; leader++) {
      if (obstacleToActivate(s, t, seat, leader, value, first) === null) out.push(code(VERB.activateLeader, leader));
    }
    if (first !== 0) out.push(code(VERB.waive)); // CAR-S.30: the second may be waived
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === VERB.waive) waive(s, seat, log);
    else activateLeader(s, argA(c));
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const leader = argA(c);
    if (verbOf(c) === VERB.waive) return refusalFor(slot(s, Activate.firstOrNone) === 0 ? OBSTACLES.nothingToWaive : null);
    if (verbOf(c) !== VERB.activateLeader) return null;
    const value = slot(s, Activate.value);
    return refusalFor(obstacleToActivate(s, t, seat, leader, value, slot(s, Activate.firstOrNone)), {
      leader: t.leaderIds[leader]!,
      initiative: t.leaderInitiative[leader]!,
      value,
    });
  },
};

function activateLeader(s: UnrestState, leader: number): void {
  const value = slot(s, Activate.value);
  setSlot(s, Activate.left, slot(s, Activate.left) - 1); // CAR-21.1a: the two of a Campaign need not act together
  setSlot(s, Activate.firstOrNone, leader + 1);
  pushFrame(s, ACTIVATION, leader, value, tablesOf(s).box.movementPoints); // CAR-19.0.5
}

function waive(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  setSlot(s, Activate.left, 0);
  log?.push({ type: "activation-waived", seat: SEATS[seat]!, clause: "CAR-S.30" });
}
