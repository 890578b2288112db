/**
 * An attack on the unrest decided by dice: response window, rolls, losses, and all support into the level (CAR-20.3). It asks nothing itself.
 *
 * The frame remembers the leader and the attacking CU.
 */
import type { Dice } from "../../core/dice/dice.js";
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, findFrame, popFrame, pushFrame, setSlotOf, setStep, slot, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { ACTIVATE, Activate, BATTLE_RESPONSES, UnrestBattle } from "../frames.js";
import { attackUnrest, type UnrestAttackResult } from "../rules/attack.js";
import { boxCu } from "../rules/cards.js";
import { amountInForce } from "../rules/responses.js";
import { setFought, type UnrestState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { BOX, CARTHAGE, EFFECT } from "../types.js";
import { loseCu, loseLeader, setLevel } from "./changes.js";

const STEP = { responses: 0, fight: 1 } as const;

/** Asks nobody. */
export const unrestBattle: Procedure<UnrestState, UnrestEvent> = {
  kind: "unrest-battle",
  clause: "CAR-20.3.4",
  slots: ["leader", "cu"],
  run(s, dice, log) {
    if (stepOf(s) === STEP.responses) {
      setStep(s, STEP.fight);
      pushFrame(s, BATTLE_RESPONSES, BOX, 0, CARTHAGE); // CAR-R12.1: responses before the rolls, the attacker first
    } else {
      fight(s, tablesOf(s), answerOf(s), dice, log);
    }
    return false;
  },
  asks: () => unreachable("a question of a battle on the unrest"),
  moves: () => unreachable("a question of a battle on the unrest"),
  play: () => unreachable("a question of a battle on the unrest"),
};

function fight(s: UnrestState, t: Tables, effects: number, dice: Dice, log: Log<UnrestEvent>): void {
  const leader = slot(s, UnrestBattle.leader);
  const cu = slot(s, UnrestBattle.cu);
  const result = attackUnrest(
    t.box,
    {
      level: s.level,
      boxCu: boxCu(s),
      cu,
      tactics: t.leaderTactics[leader]!,
      dice: amountInForce(t, effects, EFFECT.setDice, t.box.dicePerSide), // CAR-20.3.22
      unrestModifier: amountInForce(t, effects, EFFECT.rollModifier, 0), // CAR-S.28
    },
    "carthage",
    dice,
    log,
  );
  tell(result, log);
  loseCu(s, CARTHAGE, BOX, result.removed, "battle", "CAR-20.3.8", log);
  setFought(s, BOX, cu - result.removed, false); // CAR-20.3.28, CAR-20.3.26: survivors stay and are done
  // CAR-20.3.30: a second attack of a Campaign faces what this one leaves
  setSlotOf(s, findFrame(s, ACTIVATE), Activate.spentOrNone, leader + 1);
  if (result.leaderLost) loseLeader(s, t, leader, log);
  settle(s, result, log);
  popFrame(s);
}

function tell(result: UnrestAttackResult, log: Log<UnrestEvent>): void {
  if (result.battle === null) return;
  const { modifiers, totals, losses } = result.battle;
  log?.push({
    type: "battle-fought",
    location: "garrison-box",
    winner: result.winner === "attacker" ? "carthage" : "unrest",
    modifiers,
    totals,
    losses,
    clause: "CAR-R12.2.5",
  });
}

// Support against or for the unrest goes into the level and nowhere else (CAR-20.3.23).
function settle(s: UnrestState, result: UnrestAttackResult, log: Log<UnrestEvent>): void {
  const carthageWins = result.winner === "attacker";
  const winner = carthageWins ? "carthage" : "unrest";
  const clause = carthageWins ? "CAR-20.3.9" : "CAR-20.3.10";
  log?.push({ type: "support-won", winner, points: result.support, clause });
  setLevel(s, result.levelAfter, "attack", clause, log);
  if (result.supportLost > 0) {
    log?.push({ type: "support-lost", winner, points: result.supportLost, clause: carthageWins ? "CAR-20.3.12" : "CAR-20.3.14" });
  }
}
