/**
 * The activation of one leader: declared, possibly cancelled by Carthaginian Mistrust, then step by step (CAR-S.12, CAR-S.13, CAR-S.17, CAR-D6). This
 * leader commands, even if another leader is with him (CAR-R8.2.1a).
 */
import { bit } from "../../core/basics/bits.js";
import { code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId } from "../state/names.js";
import { capacityOf, marchFrom, obstacleToMarch, obstacleToSeaMove } from "../rules/movement.js";
import { obstacleToAttack } from "../rules/attack.js";
import { refuse } from "../rules/refusals.js";
import { placeOf, type UnrestState } from "../state/index.js";
import { seatOfNumber, tablesOf } from "../tables/index.js";
import { CARTHAGE } from "../vocabulary/types.js";

const STEP = F.activation.step;

/** Order of the moves: sea move or march, attack, stop. */
export const activation: Procedure<UnrestState, UnrestEvent> = asking(F.activation, {
  clause: "CAR-S.13",
  run: {
    declare: (s, _dice, log) => declare(s, log),
    afterMistrust(s, _dice, log) {
      if (F.mistrust.answered(s)) cancel(s, log);
      else F.activation.top(s).step = STEP.ask;
    },
    afterMovement(s, _dice, log) {
      // CAR-S.15: a cancelled sea move ends the activation.
      if (F.movement.answered(s)) end(s, log);
      else F.activation.top(s).step = STEP.ask;
    },
    afterAttack(s, _dice, log) {
      // CAR-20.3.29: after an automatic victory the leader may continue; CAR-S.13: any other battle ends the activation.
      if (F.attack.answered(s)) F.activation.top(s).step = STEP.ask;
      else end(s, log);
    },
  },
  asks: (s) => bit(seatOfNumber(tablesOf(s).leadersFrom, F.activation.top(s).leader)),
  moves(s, _seat, out) {
    const t = tablesOf(s);
    const { leader, points, marched } = F.activation.top(s);
    if (obstacleToSeaMove(t, leader, points) === null) out.push(code(V["sea-move"]));
    if (obstacleToMarch(t, leader, marched) === null) out.push(code(V.march));
    if (obstacleToAttack(s, t, leader, points) === null) out.push(code(V.attack));
    out.push(code(V.stop)); // CAR-S.40: the leader may stop even before the first step.
  },
  play(s, _seat, c, _dice, log) {
    switch (verbOf(c)) {
      case V["sea-move"]:
        seaMove(s);
        break;
      case V.march:
        march(s);
        break;
      case V.attack:
        attack(s);
        break;
      default:
        end(s, log);
    }
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const { leader, points, marched } = F.activation.top(s);
    const data = { leader: leaderId(t, leader), points };
    switch (verbOf(c)) {
      case V["sea-move"]:
        return refuse(obstacleToSeaMove(t, leader, points), data);
      case V.march:
        return refuse(obstacleToMarch(t, leader, marched), data);
      case V.attack:
        return refuse(obstacleToAttack(s, t, leader, points), data);
      default:
        return null;
    }
  },
});

function declare(s: UnrestState, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const f = F.activation.top(s);
  const seat = seatOfNumber(t.leadersFrom, f.leader);
  log?.push({ type: "leader-activated", seat: seatId(seat), leader: leaderId(t, f.leader), value: f.value, clause: "CAR-19.0.8" });
  f.step = seat === CARTHAGE ? STEP.afterMistrust : STEP.ask;
  if (seat === CARTHAGE) F.mistrust.push(s); // CAR-S.12: the coalition may respond
}

function cancel(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "activation-cancelled", leader: leaderId(tablesOf(s), F.activation.top(s).leader), clause: "CAR-S.12" });
  F.activation.pop(s);
}

function end(s: UnrestState, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const { leader } = F.activation.top(s);
  const clause = seatOfNumber(t.leadersFrom, leader) === CARTHAGE ? "CAR-S.13" : "CAR-S.17";
  log?.push({ type: "activation-ended", leader: leaderId(t, leader), clause });
  F.activation.pop(s);
}

function seaMove(s: UnrestState): void {
  const t = tablesOf(s);
  const f = F.activation.top(s);
  f.points -= t.box.seaMoveCost; // CAR-19.0.5: a sea move costs 3 MP
  f.step = STEP.afterMovement;
  const move = F.movement.push(s);
  move.leader = f.leader;
  move.capacity = capacityOf(t, f.value);
}

function march(s: UnrestState): void {
  const f = F.activation.top(s);
  f.marched = true;
  f.step = STEP.afterMovement;
  const move = F.movement.push(s);
  move.leader = f.leader;
  move.capacity = capacityOf(tablesOf(s), 0);
  move.to = marchFrom(placeOf(s, f.leader));
  move.step = F.movement.step.cu; // The other end of the road is the only destination.
}

function attack(s: UnrestState): void {
  const t = tablesOf(s);
  const f = F.activation.top(s);
  if (seatOfNumber(t.leadersFrom, f.leader) === CARTHAGE) f.points -= t.box.attackCost; // CAR-20.3.3: only Carthage pays for an attack
  f.step = STEP.afterAttack;
  F.attack.push(s).leader = f.leader;
}
