/**
 * A battle (section 16), in the order of NYW-16.6.1.
 *
 * The frame remembers the attacker, the space, where he came from, whether a line is bypassed, hits and corps at the start (attacker | defender << 8), the
 * commanders (leader + 1 each, defender << 8), and which side + 1 has Household Troops.
 */
import type { Dice } from "../../core/dice/dice.js";
import { unreachable } from "../../core/errors.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setAnswer, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { DEMORALIZED, HURT, powerOf, REDUCED } from "../corps.js";
import { gainVpFor } from "../effects/control.js";
import { moveAllOutside, moveLeaders, remarkAt } from "../effects/forces.js";
import { callStaffOfficer, removeLeader, sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../events.js";
import { Battle, CHOOSE_COMMANDER, LOSSES, RETREAT, BattleStep } from "../frames.js";
import { attackerWins, type BattleSide, hitsAgainstLine, isFamousVictory, rollBattleDice } from "../rules/battle.js";
import { battleOf, enemyOf, leadersAt } from "../rules/forces.js";
import {
  corpsOf,
  FAMOUS,
  firstStack,
  hasFlag,
  hasMarks,
  kindOfStack,
  LEADER_DEMORALIZED,
  lineLevel,
  lineOwner,
  type NineYearsState,
  placeOfStack,
  setFlag,
  sizeOfStack,
} from "../state.js";
import { at, entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { askHeldCard } from "./held-card.js";
import { IN_BATTLE } from "./losses.js";

const HOUSEHOLD_CORPS = 3;
const LEADER_HIT = 6;
const WOUNDED_MOST = 4;
const SECOND = 8; // shift of the defender's part in a slot
const PART = 255;

export const battle: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "battle",
  clause: "NYW-16.6.1",
  slots: ["attacker", "space", "from", "bypassed", "hits", "corps", "commanders", "household"],
  run(s, dice, log) {
    const t = tablesOf(s);
    const attacker = slot(s, Battle.attacker);
    switch (stepOf(s)) {
      case BattleStep.begin:
        begin(s, t, log);
        break;
      case BattleStep.attackerHousehold:
        noteHousehold(s, attacker);
        offerHousehold(s, t, enemyOf(attacker), BattleStep.defenderHousehold);
        break;
      case BattleStep.defenderHousehold:
        noteHousehold(s, enemyOf(attacker));
        setStep(s, BattleStep.attackerCommander);
        pushFrame(s, CHOOSE_COMMANDER, attacker, slot(s, Battle.space));
        break;
      case BattleStep.attackerCommander:
        setSlot(s, Battle.commanders, answerOf(s));
        setStep(s, BattleStep.defenderCommander);
        pushFrame(s, CHOOSE_COMMANDER, enemyOf(attacker), slot(s, Battle.space));
        break;
      case BattleStep.defenderCommander:
        setSlot(s, Battle.commanders, slot(s, Battle.commanders) | (answerOf(s) << SECOND));
        setStep(s, BattleStep.dice);
        break;
      case BattleStep.dice:
        rollDice(s, t, dice, log);
        break;
      case BattleStep.defenderLosses:
        setStep(s, BattleStep.aftermath);
        pushFrame(s, LOSSES, enemyOf(attacker), slot(s, Battle.space), hitsBy(s, attacker), IN_BATTLE);
        break;
      case BattleStep.aftermath:
        settle(s, t, dice, log);
        break;
      default:
        popFrame(s, 1);
    }
    return false;
  },
  asks: () => 0,
  moves: () => unreachable("a choice of battle"),
  play: () => unreachable("a choice of battle"),
};

function begin(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const attacker = slot(s, Battle.attacker);
  const space = slot(s, Battle.space);
  // NYW-16.1.2, NYW-16.1.5: everybody outside the walls fights; NYW-16.1.3: the besieged do not.
  const attackers = corpsOf(s, t, attacker, space);
  const defenders = corpsOf(s, t, enemyOf(attacker), space);
  setSlot(s, Battle.corps, attackers | (defenders << SECOND));
  log?.push({ type: "battle-began", attacker: SEATS[attacker]!, space: entryAt(t.spaceIds, space), attackers, defenders, clause: "NYW-16.1.1" });
  offerHousehold(s, t, attacker, BattleStep.attackerHousehold);
}

function offerHousehold(s: NineYearsState, t: Tables, side: number, next: number): void {
  setStep(s, next);
  setAnswer(s, 0);
  if (corpsOf(s, t, side, slot(s, Battle.space)) >= HOUSEHOLD_CORPS) askHeldCard(s, side, "household-troops");
}

function noteHousehold(s: NineYearsState, side: number): void {
  if (answerOf(s) === 1) setSlot(s, Battle.household, side + 1);
}

// NYW-16.2.1: both at the same time; NYW-1.1.7: the attacker's dice are read first.
function rollDice(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const attacker = slot(s, Battle.attacker);
  const defender = enemyOf(attacker);
  const space = slot(s, Battle.space);
  const line = slot(s, Battle.bypassed) === 0 && lineOwner(s, space) === defender ? lineLevel(s, space) : 0;
  const attackerHits = hitsAgainstLine(rollBattleDice(sideOf(s, t, attacker), dice, log, SEATS[attacker]!), line); // NYW-16.2.4
  const defenderHits = rollBattleDice(sideOf(s, t, defender), dice, log, SEATS[defender]!);
  setSlot(s, Battle.hits, attackerHits | (defenderHits << SECOND));
  log?.push({ type: "battle-hits", space: entryAt(t.spaceIds, space), attacker: attackerHits, defender: defenderHits, line, clause: "NYW-16.2.4" });
  setStep(s, BattleStep.defenderLosses);
  pushFrame(s, LOSSES, attacker, space, defenderHits, IN_BATTLE); // NYW-16.6.1: the attacker's losses first
}

function sideOf(s: NineYearsState, t: Tables, side: number): BattleSide {
  const space = slot(s, Battle.space);
  let full = 0;
  let weak = 0;
  for (let i = firstStack(s, space); placeOfStack(s, i) === space; i++) {
    const kind = kindOfStack(s, i);
    if (at(t.powerSide, powerOf(kind)) !== side) continue;
    if ((kind & (REDUCED | DEMORALIZED)) === 0) full += sizeOfStack(s, i);
    else weak += sizeOfStack(s, i);
  }
  const leader = commanderOf(s, side);
  const commander = leader < 0 || hasMarks(s, leader, LEADER_DEMORALIZED) ? 0 : battleOf(s, t, leader); // NYW-16.2.3
  return { full, weak, commander, household: slot(s, Battle.household) === side + 1 };
}

function partOf(packed: number, s: NineYearsState, side: number): number {
  return side === slot(s, Battle.attacker) ? packed & PART : packed >> SECOND;
}

function commanderOf(s: NineYearsState, side: number): number {
  return partOf(slot(s, Battle.commanders), s, side) - 1;
}

function hitsBy(s: NineYearsState, side: number): number {
  return partOf(slot(s, Battle.hits), s, side);
}

function settle(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const attacker = slot(s, Battle.attacker);
  const defender = enemyOf(attacker);
  const space = slot(s, Battle.space);
  const attackersLeft = corpsOf(s, t, attacker, space);
  const defendersLeft = corpsOf(s, t, defender, space);
  const wins = attackerWins(hitsBy(s, attacker), hitsBy(s, defender), attackersLeft, defendersLeft);
  announce(s, t, wins ? attacker : defender, log);
  loseLeader(s, t, attacker, dice, log);
  loseLeader(s, t, defender, dice, log);
  remarkAt(s, t, attacker, space, UNHURT, NOBODY);
  remarkAt(s, t, defender, space, UNHURT, NOBODY);
  const loser = wins ? defender : attacker;
  remarkAt(s, t, loser, space, DEMORALIZE, DEMORALIZE_LEADERS); // NYW-16.3.3; NYW-16.3.4: the winner stays as he is
  setStep(s, BattleStep.over);
  retreat(s, t, loser, attackersLeft === 0 && defendersLeft === 0, log);
}

const UNHURT = { having: HURT, clear: HURT, set: 0 };
const NOBODY = { having: 0, clear: 0, set: 0 };
const DEMORALIZE = { having: 0, clear: 0, set: DEMORALIZED };
const DEMORALIZE_LEADERS = { having: 0, clear: 0, set: LEADER_DEMORALIZED };

function announce(s: NineYearsState, t: Tables, winner: number, log: Log<NineYearsEvent>): void {
  const loser = enemyOf(winner);
  const corps = partOf(slot(s, Battle.corps), s, loser);
  // NYW-16.5.2: once a side and turn
  const famous = !hasFlag(s, FAMOUS << winner) && isFamousVictory(hitsBy(s, winner), hitsBy(s, loser), corps);
  log?.push({
    type: "battle-won",
    seat: SEATS[winner]!,
    space: entryAt(t.spaceIds, slot(s, Battle.space)),
    famous,
    clause: famous ? "NYW-16.5.1" : "NYW-16.3.1",
  });
  if (!famous) return;
  setFlag(s, FAMOUS << winner, true);
  gainVpFor(s, winner, 1, "NYW-6.1.3", log);
}

// NYW-16.3.2: a side that took a hit may lose its commander.
function loseLeader(s: NineYearsState, t: Tables, side: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const leader = commanderOf(s, side);
  if (leader < 0 || hitsBy(s, enemyOf(side)) === 0) return;
  const space = slot(s, Battle.space);
  if (rollTest(dice, log, "leader-loss", "NYW-16.3.2", SEATS[side]!, { least: LEADER_HIT }) < LEADER_HIT) return;
  const killed = rollTest(dice, log, "leader-fate", "NYW-16.3.2", SEATS[side]!, { most: WOUNDED_MOST }) > WOUNDED_MOST && !isMonarch(t, leader);
  log?.push({ type: "leader-hit", leader: entryAt(t.leaderIds, leader), space: entryAt(t.spaceIds, space), killed, clause: "NYW-16.3.2.1" });
  if (killed) removeLeader(s, t, leader, "NYW-16.3.2.1", log);
  else sendOff(s, t, leader, "NYW-16.3.2.1", log);
  if (corpsOf(s, t, side, space) > 0 && leadersAt(s, t, side, space) === 0) callStaffOfficer(s, t, side, space, log);
}

// NYW-16.3.2.2: monarchs are wounded instead.
function isMonarch(t: Tables, leader: number): boolean {
  return leader < t.firstStaff && entryAt(t.leaders, leader).monarch;
}

// NYW-14.6.11: only the loser goes; the space is the winner's.
function retreat(s: NineYearsState, t: Tables, loser: number, bothGone: boolean, log: Log<NineYearsEvent>): void {
  const attacker = slot(s, Battle.attacker);
  const space = slot(s, Battle.space);
  const from = slot(s, Battle.from);
  if (bothGone) {
    // NYW-16.3.1.2: only the attacker's leaders move.
    moveLeaders(s, t, attacker, space, from, 0);
  } else if (loser === attacker) {
    moveAllOutside(s, t, attacker, space, from, "NYW-16.4.3", log); // NYW-14.6.10
  } else pushFrame(s, RETREAT, loser, space, from);
}
