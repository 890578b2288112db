/**
 * A battle in Sicily decided by dice: the defender's commander (CAR-D10), response window, rolls, losses, support for the winner, and Wild Beasts
 * (CAR-S.18 to CAR-S.27).
 *
 * The frame remembers the attacker's leader and CU, the defender's commander, and a beaten Carthaginian commander who can be marked.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { BATTLE_RESPONSES, SicilyBattle, SUPPORT, WILD_BEASTS } from "../frames.js";
import { VERB } from "../moves.js";
import { type BattleResult, type BothSides, type Force, fightBattle } from "../rules/battle.js";
import { namedLeaderAt, obstacleToCommand } from "../rules/leaders.js";
import { supportFor } from "../rules/level.js";
import { OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { amountInForce, amountOf } from "../rules/responses.js";
import { cuAt, isMarked, isOnMap, setFought, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables.js";
import { CARTHAGE, COALITION, EFFECT, SEATS, SICILY } from "../types.js";
import { loseCu, loseLeader, loseLeadersAt } from "./changes.js";

const NO_LOSSES: BothSides = { attacker: 0, defender: 0 };
const STEP = { commander: 0, responses: 1, fight: 2, afterSupport: 3, afterWildBeasts: 4 } as const;

/** Order: leaders. */
export const sicilyBattle: Procedure<UnrestState, UnrestEvent> = {
  kind: "sicily-battle",
  clause: "CAR-S.18",
  slots: ["leader", "cu", "commanderOrNone", "beatenOrNone"],
  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case STEP.commander:
        if (hasCommander(s, t)) return true;
        setStep(s, STEP.responses); // CAR-S.18: without a leader TR 0
        break;
      case STEP.responses:
        setStep(s, STEP.fight);
        pushFrame(s, BATTLE_RESPONSES, SICILY, 0, attackerOf(s, t)); // CAR-S.22: the attacker first
        break;
      case STEP.fight:
        fight(s, t, answerOf(s), dice, log);
        break;
      case STEP.afterSupport:
        if (slot(s, SicilyBattle.beatenOrNone) === 0) {
          popFrame(s);
        } else {
          setStep(s, STEP.afterWildBeasts);
          pushFrame(s, WILD_BEASTS);
        }
        break;
      default:
        if (answerOf(s) === 1) mark(s, t, slot(s, SicilyBattle.beatenOrNone) - 1, log);
        popFrame(s);
    }
    return false;
  },
  asks: (s) => 1 << (1 - attackerOf(s, tablesOf(s))),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = t.leadersFrom[seat + 1]!;
    for (let leader = t.leadersFrom[seat]!; leader < end; leader++) if (obstacleToCommand(s, t, seat, leader) === null) out.push(code(VERB.command, leader));
  },
  play(s, seat, c, _dice, log) {
    setSlot(s, SicilyBattle.commanderOrNone, argA(c) + 1);
    setStep(s, STEP.responses);
    log?.push({ type: "commander-named", seat: SEATS[seat]!, leader: tablesOf(s).leaderIds[argA(c)]!, clause: "CAR-S.18" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB.command) return null;
    const t = tablesOf(s);
    const obstacle = obstacleToCommand(s, t, seat, argA(c));
    // Named is who would be subordinate, else who was to command.
    const leader = obstacle === OBSTACLES.namedUnderMinor ? namedLeaderAt(s, t, seat, SICILY) : argA(c);
    return refusalFor(obstacle, { leader: t.leaderIds[leader] ?? null });
  },
};

function attackerOf(s: UnrestState, t: Tables): number {
  return seatOfNumber(t.leadersFrom, slot(s, SicilyBattle.leader));
}

function hasCommander(s: UnrestState, t: Tables): boolean {
  const defender = 1 - attackerOf(s, t);
  const end = t.leadersFrom[defender + 1]!;
  for (let leader = t.leadersFrom[defender]!; leader < end; leader++) if (obstacleToCommand(s, t, defender, leader) === null) return true;
  return false;
}

function fight(s: UnrestState, t: Tables, effects: number, dice: Dice, log: Log<UnrestEvent>): void {
  const seat = attackerOf(s, t);
  const rival = 1 - seat;
  const cu = slot(s, SicilyBattle.cu);
  const attacker = forceOf(s, t, seat, cu, slot(s, SicilyBattle.leader) + 1, 0, effects);
  // CAR-S.19: friendly ground for the defender only
  const defender = forceOf(s, t, rival, cuAt(s, rival, SICILY), slot(s, SicilyBattle.commanderOrNone), t.box.circumstances["friendly-territory"], effects);
  const battle = fightBattle(t.box, attacker, defender, { attacker: SEATS[seat]!, defender: SEATS[rival]! }, dice, log);
  const winner = battle.winner === "attacker" ? seat : rival;
  // CAR-21.3.11a: the dice cost nobody anything, the loser's own ones included; CAR-21.3.11b: hence no support
  const losses = (effects & (1 << EFFECT.noCombatLosses)) === 0 ? battle.losses : NO_LOSSES;
  tell(battle, losses, winner, log);
  const attackerLost = loseAttackers(s, t, seat, cu, losses.attacker, log);
  const defenderLost = loseDefenders(s, t, rival, losses.defender, log);
  setFought(s, SICILY, cu - attackerLost, false); // CAR-S.38; CAR-S.20: nobody retreats
  setStep(s, STEP.afterSupport);
  // CAR-21.3.11d: after Titus Manlius as well
  if (winner === COALITION) noteBeaten(s, seat === CARTHAGE ? slot(s, SicilyBattle.leader) + 1 : slot(s, SicilyBattle.commanderOrNone));
  const points = supportFor(t.box, winner === seat ? defenderLost : attackerLost); // CAR-R12.5b: only what was really removed
  log?.push({ type: "support-won", winner: SEATS[winner]!, points, clause: "CAR-R12.5a" });
  if (points > 0) pushFrame(s, SUPPORT, winner, points); // CAR-R12.5.3
}

function forceOf(s: UnrestState, t: Tables, seat: number, cu: number, leaderOrNone: number, ground: number, effects: number): Force {
  const leader = leaderOrNone - 1;
  // CAR-S.26: several marks count once
  const beasts = leader >= 0 && isMarked(s, leader) ? amountOf(t, EFFECT.markCommander) : 0;
  return {
    cu,
    tactics: leader >= 0 ? t.leaderTactics[leader]! : 0, // CAR-R12.2.2b
    dice: seat === CARTHAGE ? amountInForce(t, effects, EFFECT.setDice, t.box.dicePerSide) : t.box.dicePerSide, // CAR-20.3.22
    modifier: ground + beasts,
  };
}

function tell({ modifiers, totals }: BattleResult, losses: BothSides, winner: number, log: Log<UnrestEvent>): void {
  log?.push({ type: "battle-fought", location: "sicily", winner: SEATS[winner]!, modifiers, totals, losses, clause: "CAR-R12.2.5" });
}

// Losses beyond the attacking CU are ignored; the leader goes when all of them are gone (CAR-S.21).
function loseAttackers(s: UnrestState, t: Tables, seat: number, cu: number, losses: number, log: Log<UnrestEvent>): number {
  const lost = loseCu(s, seat, SICILY, Math.min(losses, cu), "battle", "CAR-R12.3a", log);
  if (lost === cu) loseLeader(s, t, slot(s, SicilyBattle.leader), log);
  return lost;
}

// Every leader of the defender in Sicily goes when all his CU there are gone (CAR-S.21).
function loseDefenders(s: UnrestState, t: Tables, seat: number, losses: number, log: Log<UnrestEvent>): number {
  const lost = loseCu(s, seat, SICILY, losses, "battle", "CAR-R12.3a", log);
  if (cuAt(s, seat, SICILY) === 0) loseLeadersAt(s, t, seat, SICILY, log);
  return lost;
}

// A beaten Carthaginian commander can be marked while he is still in play (CAR-S.26).
function noteBeaten(s: UnrestState, leaderOrNone: number): void {
  if (leaderOrNone !== 0 && isOnMap(s, leaderOrNone - 1)) setSlot(s, SicilyBattle.beatenOrNone, leaderOrNone);
}

function mark(s: UnrestState, t: Tables, leader: number, log: Log<UnrestEvent>): void {
  s.marked |= 1 << leader;
  log?.push({ type: "commander-marked", leader: t.leaderIds[leader]!, clause: "CAR-S.26" });
}
