/** An attack on the unrest decided by dice: response window, rolls, losses, and all support applied to the level (CAR-20.3). */
import { hasBit } from "../../core/basics/bits.js";
import { type Dice, tally } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { attackUnrest, type UnrestAttack, type UnrestAttackResult } from "../rules/unrest-battle.js";
import { boxCu } from "../rules/cards.js";
import { amountInForce } from "../rules/responses.js";
import { setFought, type UnrestState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { BOX, CARTHAGE, EFFECT } from "../vocabulary/types.js";
import { loseCu, loseLeader } from "../effects/losses.js";
import { setLevel } from "../effects/level.js";

const HERE = F["unrest-battle"];

export const unrestBattle: Procedure<UnrestState, UnrestEvent> = automatic(HERE, "CAR-20.3.4", {
  responses(s) {
    HERE.top(s).step = HERE.step.fight;
    const window = F["battle-responses"].push(s);
    window.location = BOX;
    window.turn = CARTHAGE; // CAR-R12.1: responses before the rolls, the attacker first
  },
  fight: (s, dice, log) => fight(s, tablesOf(s), F["battle-responses"].answered(s), dice, log),
});

function fight(s: UnrestState, t: Tables, effects: number, dice: Dice, log: Log<UnrestEvent>): void {
  const { leader, cu } = HERE.top(s);
  const attack: UnrestAttack = {
    level: s.level, // CAR-20.3.30: in a second attack of a Campaign, the level after the first.
    boxCu: boxCu(s),
    cu,
    tactics: t.leaderTactics[leader]!,
    dice: amountInForce(t, effects, EFFECT["set-dice"], t.box.dicePerSide), // CAR-20.3.22: Sacred Band gives four dice.
    unrestModifier: amountInForce(t, effects, EFFECT["roll-modifier"], 0), // CAR-S.28: the modifier of Rallied Rebels
    noLosses: hasBit(effects, EFFECT["no-combat-losses"]), // CAR-21.3.11a, CAR-S.27: Titus Manlius applies against the unrest too
  };
  const result = tally(dice, log, (rolled) => attackUnrest(t.box, attack, "carthage", rolled, log), whatCameOf);
  tell(result, log);
  loseCu(s, { seat: CARTHAGE, location: BOX, count: result.removed, cause: "battle", clause: "CAR-20.3.8" }, log);
  setFought(s, BOX, cu - result.removed, false); // CAR-20.3.28, CAR-20.3.26: survivors stay and can do nothing more.
  F.activate.under(s).spent = leader; // CAR-20.3.28: the leader takes no further part in this card play
  if (result.leaderLost) loseLeader(s, t, leader, log);
  settle(s, result, log);
  HERE.pop(s);
}

// The changes of the position that follow from a result, as a key.
function whatCameOf({ winner, removed, levelAfter }: UnrestAttackResult): string {
  return `${winner} ${removed} ${levelAfter}`;
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

// CAR-20.3.23: support for or against the unrest changes only the level.
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
