/**
 * Blockade: a free activation of a Carthaginian leader in Sicily for a siege, cancelled by Mistrust or decided by one die (CAR-S.29, CAR-D17).
 *
 * The frame remembers the leader.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { Blockade, MISTRUST } from "../frames.js";
import { VERB } from "../moves.js";
import { type Obstacle, OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { placeOf, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables.js";
import { CARTHAGE, SICILY } from "../types.js";
import { givePort, loseCu } from "./changes.js";

const STEP = { leader: 0, mistrust: 1, siege: 2 } as const;

/** Order: leaders. */
export const blockade: Procedure<UnrestState, UnrestEvent> = {
  kind: "blockade",
  clause: "CAR-S.29",
  slots: ["leader"],
  run(s, dice, log) {
    switch (stepOf(s)) {
      case STEP.leader:
        return true;
      case STEP.mistrust:
        setStep(s, STEP.siege);
        pushFrame(s, MISTRUST); // CAR-21.5.15b: it can be cancelled
        return false;
      default:
        if (answerOf(s) === 1) cancel(s, log);
        else besiege(s, tablesOf(s), dice, log);
        popFrame(s);
        return false;
    }
  },
  asks: () => 1 << CARTHAGE,
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = t.leadersFrom[seat + 1]!;
    for (let leader = t.leadersFrom[seat]!; leader < end; leader++) if (obstacleToBesiege(s, t, leader) === null) out.push(code(VERB.activateLeader, leader));
  },
  play(s, _seat, c, _dice, log) {
    setSlot(s, Blockade.leader, argA(c));
    setStep(s, STEP.mistrust);
    // CAR-S.29: initiative and MP are not checked, CAR-21.5.15a: a free activation
    log?.push({ type: "leader-activated", seat: "carthage", leader: tablesOf(s).leaderIds[argA(c)]!, value: 0, clause: "CAR-21.5.15a" });
  },
  refuse(s, _seat, c) {
    if (verbOf(c) !== VERB.activateLeader) return null;
    const t = tablesOf(s);
    return refusalFor(obstacleToBesiege(s, t, argA(c)), { leader: t.leaderIds[argA(c)] ?? null });
  },
};

function obstacleToBesiege(s: UnrestState, t: Tables, leader: number): Obstacle | null {
  if (seatOfNumber(t.leadersFrom, leader) !== CARTHAGE) return OBSTACLES.otherSidesBesieger;
  return placeOf(s, leader) === SICILY ? null : OBSTACLES.besiegerElsewhere; // CAR-S.29
}

function cancel(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "activation-cancelled", leader: tablesOf(s).leaderIds[slot(s, Blockade.leader)]!, clause: "CAR-21.5.15b" });
}

function besiege(s: UnrestState, t: Tables, dice: Dice, log: Log<UnrestEvent>): void {
  const face = dice.roll(t.box.dieSides);
  const outcome = t.scenario.blockade[face - 1];
  const result = outcome === "port" ? 1 : outcome === "lose-cu" ? -1 : 0;
  log?.push({ type: "roll", purpose: "blockade", clause: "CAR-S.29", seat: "carthage", sides: t.box.dieSides, faces: [face], result });
  switch (outcome) {
    case "lose-cu":
      loseCu(s, CARTHAGE, SICILY, 1, "blockade", "CAR-S.29", log);
      break;
    case "port":
      givePort(s, t, CARTHAGE, "blockade", "CAR-S.29", log);
      break;
  }
}
