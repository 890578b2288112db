/** A card play that activates: the player names a leader (CAR-D4), and with a Campaign may name a second one (CAR-D16). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId } from "../state/names.js";
import { hasLeaderFor, obstacleToActivate, type Order } from "../rules/leaders.js";
import { refuse } from "../rules/refusals.js";
import { forgetFought, type UnrestState } from "../state/index.js";
import { endOfLeaders, firstLeader, tablesOf } from "../tables/index.js";

/** Order of the moves: leaders, then waiving the second activation. */
export const activate: Procedure<UnrestState, UnrestEvent> = asking(F.activate, {
  clause: "CAR-19.0.8",
  run: {
    ask(s) {
      const f = F.activate.top(s);
      if (f.left > 0 && hasLeaderFor(s, tablesOf(s), f)) return ASK;
      forgetFought(s);
      return F.activate.pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { value, first } = F.activate.top(s);
    const order: Order = { seat, value, first };
    const end = endOfLeaders(t, seat);
    for (let leader = firstLeader(t, seat); leader < end; leader++) {
      if (obstacleToActivate(s, t, order, leader) === null) out.push(code(V["activate-leader"], leader));
    }
    if (first !== NONE) out.push(code(V.waive)); // CAR-S.30: the second activation may be waived.
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.waive) waive(s, seat, log);
    else activateLeader(s, argA(c));
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const leader = argA(c);
    const { value, first } = F.activate.top(s);
    if (verbOf(c) === V.waive) return refuse(first === NONE ? "activate/nothing-to-waive" : null);
    if (verbOf(c) !== V["activate-leader"]) return null;
    return refuse(obstacleToActivate(s, t, { seat, value, first }, leader), {
      leader: leaderId(t, leader),
      initiative: t.leaderInitiative[leader]!,
      value,
    });
  },
});

function activateLeader(s: UnrestState, leader: number): void {
  const f = F.activate.top(s);
  f.left--; // CAR-21.1a: the two leaders of a Campaign act independently
  f.first = leader;
  const next = F.activation.push(s);
  next.leader = leader;
  next.value = f.value;
  next.points = tablesOf(s).box.movementPoints; // CAR-19.0.5: the MP of a leader
}

function waive(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  F.activate.top(s).left = 0;
  log?.push({ type: "activation-waived", seat: seatId(seat), clause: "CAR-S.30" });
}
