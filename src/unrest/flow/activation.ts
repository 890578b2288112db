/**
 * The activation of one leader: declared, perhaps cancelled by Carthaginian Mistrust, then step by step (CAR-S.12, CAR-S.13, CAR-S.17, CAR-D6).
 *
 * The frame remembers the leader (he commands, whoever is with him: CAR-R8.2.1a), the value of the card, the MP left, and whether he has marched.
 */
import { code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { ATTACK, Activation, MISTRUST, MOVEMENT } from "../frames.js";
import { VERB } from "../moves.js";
import { capacityOf, marchFrom, obstacleToAttack, obstacleToMarch, obstacleToSeaMove } from "../rules/movement.js";
import { refusalFor } from "../rules/obstacles.js";
import { placeOf, type UnrestState } from "../state.js";
import { seatOfNumber, tablesOf } from "../tables.js";
import { CARTHAGE, SEATS } from "../types.js";
import { MOVEMENT_STEP } from "./movement.js";

const STEP = { declare: 0, afterMistrust: 1, ask: 2, afterMovement: 3, afterAttack: 4 } as const;

/** Order: sea move or march, attack, stop. */
export const activation: Procedure<UnrestState, UnrestEvent> = {
  kind: "activation",
  clause: "CAR-S.13",
  slots: ["leader", "value", "points", "marched"],
  run(s, _dice, log) {
    switch (stepOf(s)) {
      case STEP.declare:
        declare(s, log);
        return false;
      case STEP.afterMistrust:
        if (answerOf(s) === 1) cancel(s, log);
        else setStep(s, STEP.ask);
        return false;
      case STEP.afterMovement:
        // CAR-S.15: a cancelled sea move ends the activation
        if (answerOf(s) === 1) end(s, log);
        else setStep(s, STEP.ask);
        return false;
      case STEP.afterAttack:
        // CAR-20.3.29: after an automatic victory he may go on; CAR-S.13: any other battle ends the activation
        if (answerOf(s) === 1) setStep(s, STEP.ask);
        else end(s, log);
        return false;
      default:
        return true;
    }
  },
  asks: (s) => 1 << seatOfNumber(tablesOf(s).leadersFrom, slot(s, Activation.leader)),
  moves(s, _seat, out) {
    const t = tablesOf(s);
    const leader = slot(s, Activation.leader);
    const points = slot(s, Activation.points);
    if (obstacleToSeaMove(t, leader, points) === null) out.push(code(VERB.seaMove));
    if (obstacleToMarch(t, leader, slot(s, Activation.marched) === 1) === null) out.push(code(VERB.march));
    if (obstacleToAttack(s, t, leader, points) === null) out.push(code(VERB.attack));
    out.push(code(VERB.stop)); // CAR-S.40: also before the first step
  },
  play(s, _seat, c, _dice, log) {
    switch (verbOf(c)) {
      case VERB.seaMove:
        seaMove(s);
        break;
      case VERB.march:
        march(s);
        break;
      case VERB.attack:
        attack(s);
        break;
      default:
        end(s, log);
    }
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const leader = slot(s, Activation.leader);
    const points = slot(s, Activation.points);
    const data = { leader: t.leaderIds[leader]!, points };
    switch (verbOf(c)) {
      case VERB.seaMove:
        return refusalFor(obstacleToSeaMove(t, leader, points), data);
      case VERB.march:
        return refusalFor(obstacleToMarch(t, leader, slot(s, Activation.marched) === 1), data);
      case VERB.attack:
        return refusalFor(obstacleToAttack(s, t, leader, points), data);
      default:
        return null;
    }
  },
};

function declare(s: UnrestState, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const leader = slot(s, Activation.leader);
  const seat = seatOfNumber(t.leadersFrom, leader);
  log?.push({ type: "leader-activated", seat: SEATS[seat]!, leader: t.leaderIds[leader]!, value: slot(s, Activation.value), clause: "CAR-19.0.8" });
  if (seat === CARTHAGE) {
    setStep(s, STEP.afterMistrust);
    pushFrame(s, MISTRUST); // CAR-S.12: the coalition may answer
  } else {
    setStep(s, STEP.ask);
  }
}

function cancel(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "activation-cancelled", leader: tablesOf(s).leaderIds[slot(s, Activation.leader)]!, clause: "CAR-S.12" });
  popFrame(s);
}

function end(s: UnrestState, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const leader = slot(s, Activation.leader);
  const clause = seatOfNumber(t.leadersFrom, leader) === CARTHAGE ? "CAR-S.13" : "CAR-S.17";
  log?.push({ type: "activation-ended", leader: t.leaderIds[leader]!, clause });
  popFrame(s);
}

function seaMove(s: UnrestState): void {
  const t = tablesOf(s);
  const leader = slot(s, Activation.leader);
  setSlot(s, Activation.points, slot(s, Activation.points) - t.box.seaMoveCost); // CAR-19.0.5: 3 MP
  setStep(s, STEP.afterMovement);
  pushFrame(s, MOVEMENT, leader, capacityOf(t, slot(s, Activation.value)));
}

function march(s: UnrestState): void {
  const t = tablesOf(s);
  const leader = slot(s, Activation.leader);
  setSlot(s, Activation.marched, 1);
  setStep(s, STEP.afterMovement);
  pushFrame(s, MOVEMENT, leader, capacityOf(t, 0), marchFrom(placeOf(s, leader)));
  setStep(s, MOVEMENT_STEP.cu); // the other end of the road is the only destination
}

function attack(s: UnrestState): void {
  const t = tablesOf(s);
  const leader = slot(s, Activation.leader);
  if (seatOfNumber(t.leadersFrom, leader) === CARTHAGE) setSlot(s, Activation.points, slot(s, Activation.points) - t.box.attackCost); // CAR-20.3.3
  setStep(s, STEP.afterAttack);
  pushFrame(s, ATTACK, leader);
}
