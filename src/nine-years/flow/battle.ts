/** A battle (section 16), in the order of NYW-16.6.1. */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { DEMORALIZED, HURT, powerOf, REDUCED } from "../vocabulary/corps.js";
import { gainVpFor } from "../effects/control.js";
import { moveAllOutside, moveLeaders, remarkAt } from "../effects/forces.js";
import { callStaffOfficer, removeLeader, sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import { attackerWins, type BattleSide, hitsAgainstLine, isFamousVictory, rollBattleDice } from "../rules/battle.js";
import { battleOf, leadersAt } from "../rules/forces.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { askCommander } from "./choose-commander.js";
import { askHeldCard, holdsCard } from "./held-card.js";
import { askLosses } from "./losses.js";

const HOUSEHOLD_CORPS = 3;
const LEADER_HIT = 6;
const WOUNDED_MOST = 4;
const STEP = F.battle.step;

export const battle: Procedure<NineYearsState, NineYearsEvent> = automatic(F.battle, "NYW-16.6.1", {
  begin,
  attackerHousehold(s) {
    noteHousehold(s, F.battle.top(s).attacker);
    F.battle.top(s).step = STEP.offerDefender;
  },
  offerDefender(s) {
    const f = F.battle.top(s);
    f.step = STEP.commanders;
    offerHousehold(s, S.rivalOf(f.attacker), STEP.defenderHousehold);
  },
  defenderHousehold(s) {
    noteHousehold(s, S.rivalOf(F.battle.top(s).attacker));
    F.battle.top(s).step = STEP.commanders;
  },
  commanders(s) {
    const f = F.battle.top(s);
    f.step = STEP.attackerCommander;
    askCommander(s, f.attacker, f.space);
  },
  attackerCommander(s) {
    const f = F.battle.top(s);
    f.attackerCommander = F["choose-commander"].answered(s);
    f.step = STEP.defenderCommander;
    askCommander(s, S.rivalOf(f.attacker), f.space);
  },
  defenderCommander(s) {
    const f = F.battle.top(s);
    f.defenderCommander = F["choose-commander"].answered(s);
    f.step = STEP.dice;
  },
  dice: rollDice,
  defenderLosses(s) {
    const f = F.battle.top(s);
    f.step = STEP.aftermath;
    askLosses(s, S.rivalOf(f.attacker), f.space, f.attackerHits, "battle");
  },
  aftermath: settle,
  over: (s) => F.battle.pop(s),
});

function begin(s: NineYearsState, _dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = F.battle.top(s);
  const { attacker, space } = f;
  // NYW-16.1.2, NYW-16.1.5: all corps outside the walls fight; NYW-16.1.3: the besieged do not.
  const attackers = S.corpsOf(s, t, attacker, space);
  const defenders = S.corpsOf(s, t, S.rivalOf(attacker), space);
  f.attackers = attackers;
  f.defenders = defenders;
  log?.push({ type: "battle-began", attacker: seatId(attacker), space: spaceId(t, space), attackers, defenders, clause: "NYW-16.1.1" });
  f.step = STEP.offerDefender;
  offerHousehold(s, attacker, STEP.attackerHousehold);
}

// Asks a side that holds Household Troops and has enough corps; the answer is read at step `answered`.
function offerHousehold(s: NineYearsState, side: number, answered: number): void {
  const f = F.battle.top(s);
  if (S.corpsOf(s, tablesOf(s), side, f.space) < HOUSEHOLD_CORPS || !holdsCard(s, side, "household-troops")) return;
  f.step = answered;
  askHeldCard(s, side, "household-troops");
}

function noteHousehold(s: NineYearsState, side: number): void {
  if (F["held-card"].answered(s)) F.battle.top(s).household = side;
}

// NYW-16.2.1: both sides hit at the same time; NYW-1.1.7: the attacker's dice are read first.
function rollDice(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = F.battle.top(s);
  const { attacker, space, bypassed } = f;
  const defender = S.rivalOf(attacker);
  // NYW-15.3.1: a line counts if its owner defends it, unless it was bypassed.
  const line = !bypassed && S.lineOwner(s, space) === defender ? S.lineLevel(s, space) : 0;
  // NYW-16.2.4: the line cancels hits of the attacker.
  const attackerHits = hitsAgainstLine(rollBattleDice(sideOf(s, t, attacker), dice, log, seatId(attacker)), line);
  const defenderHits = rollBattleDice(sideOf(s, t, defender), dice, log, seatId(defender));
  f.attackerHits = attackerHits;
  f.defenderHits = defenderHits;
  log?.push({ type: "battle-hits", space: spaceId(t, space), attacker: attackerHits, defender: defenderHits, line, clause: "NYW-16.2.4" });
  f.step = STEP.defenderLosses;
  askLosses(s, attacker, space, defenderHits, "battle"); // NYW-16.6.1: the attacker loses first.
}

function sideOf(s: NineYearsState, t: Tables, side: number): BattleSide {
  const { space, household } = F.battle.top(s);
  let full = 0;
  let weak = 0;
  for (let i = S.firstStack(s, space); S.placeOfStack(s, i) === space; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] !== side) continue;
    if ((kind & (REDUCED | DEMORALIZED)) === 0) full += S.sizeOfStack(s, i);
    else weak += S.sizeOfStack(s, i);
  }
  const leader = commanderOf(s, side);
  // NYW-16.2.3: a demoralized commander adds no dice.
  const commander = leader < 0 || S.hasMarks(s, leader, S.LEADER_DEMORALIZED) ? 0 : battleOf(s, t, leader);
  return { full, weak, commander, household: household === side };
}

function commanderOf(s: NineYearsState, side: number): number {
  const { attacker, attackerCommander, defenderCommander } = F.battle.top(s);
  return side === attacker ? attackerCommander : defenderCommander;
}

function hitsBy(s: NineYearsState, side: number): number {
  const { attacker, attackerHits, defenderHits } = F.battle.top(s);
  return side === attacker ? attackerHits : defenderHits;
}

function settle(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = F.battle.top(s);
  const { attacker, space } = f;
  const defender = S.rivalOf(attacker);
  const attackersLeft = S.corpsOf(s, t, attacker, space);
  const defendersLeft = S.corpsOf(s, t, defender, space);
  const wins = attackerWins(f.attackerHits, f.defenderHits, attackersLeft, defendersLeft);
  announce(s, t, wins ? attacker : defender, log);
  loseLeader(s, t, attacker, dice, log);
  loseLeader(s, t, defender, dice, log);
  remarkAt(s, attacker, space, UNHURT, NOBODY);
  remarkAt(s, defender, space, UNHURT, NOBODY);
  const loser = wins ? defender : attacker;
  remarkAt(s, loser, space, DEMORALIZE, DEMORALIZE_LEADERS); // NYW-16.3.3, NYW-16.3.4: only the loser is demoralized.
  f.step = STEP.over;
  retreat(s, loser, attackersLeft === 0 && defendersLeft === 0, log);
}

const UNHURT = { having: HURT, clear: HURT, set: 0 };
const NOBODY = { having: 0, clear: 0, set: 0 };
const DEMORALIZE = { having: 0, clear: 0, set: DEMORALIZED };
const DEMORALIZE_LEADERS = { having: 0, clear: 0, set: S.LEADER_DEMORALIZED };

function announce(s: NineYearsState, t: Tables, winner: number, log: Log<NineYearsEvent>): void {
  const loser = S.rivalOf(winner);
  const { attacker, attackers, defenders, space } = F.battle.top(s);
  const corps = loser === attacker ? attackers : defenders;
  // NYW-16.5.2: a side has at most one famous victory per turn.
  const famous = !S.hasSideFlag(s, winner, S.FAMOUS) && isFamousVictory(hitsBy(s, winner), hitsBy(s, loser), corps);
  log?.push({
    type: "battle-won",
    seat: seatId(winner),
    space: spaceId(t, space),
    famous,
    clause: famous ? "NYW-16.5.1" : "NYW-16.3.1",
  });
  if (!famous) return;
  S.setSideFlag(s, winner, S.FAMOUS, true);
  gainVpFor(s, winner, 1, "NYW-6.1.3", log);
}

// NYW-16.3.2: a side that was hit may lose its commander.
function loseLeader(s: NineYearsState, t: Tables, side: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const leader = commanderOf(s, side);
  if (leader < 0 || hitsBy(s, S.rivalOf(side)) === 0) return;
  const { space } = F.battle.top(s);
  if (rollFor(dice, log, "leader-loss", seatId(side), { least: LEADER_HIT }) < LEADER_HIT) return;
  const killed = rollFor(dice, log, "leader-fate", seatId(side), { most: WOUNDED_MOST }) > WOUNDED_MOST && !isMonarch(t, leader);
  log?.push({ type: "leader-hit", leader: leaderId(t, leader), space: spaceId(t, space), killed, clause: "NYW-16.3.2.1" });
  if (killed) removeLeader(s, t, leader, "NYW-16.3.2.1", log);
  else sendOff(s, t, leader, "NYW-16.3.2.1", log);
  // NYW-16.3.2.4: corps left without a leader get a staff officer.
  if (S.corpsOf(s, t, side, space) > 0 && leadersAt(s, t, side, space) === 0) callStaffOfficer(s, t, side, space, log);
}

// NYW-16.3.2.2: monarchs are only wounded.
function isMonarch(t: Tables, leader: number): boolean {
  return leader < t.firstStaff && t.leaders[leader]!.monarch;
}

// NYW-14.6.11, NYW-16.4.1: the loser leaves and the winner stays in the space.
function retreat(s: NineYearsState, loser: number, bothGone: boolean, log: Log<NineYearsEvent>): void {
  const { attacker, space, from } = F.battle.top(s);
  if (bothGone) {
    // NYW-16.3.1.2: only the attacker's leaders move.
    moveLeaders(s, attacker, space, from, 0);
  } else if (loser === attacker) {
    // NYW-14.6.10: a moving army goes back to the space it came from.
    moveAllOutside(s, { side: attacker, from: space, to: from, clause: "NYW-16.4.3" }, log);
  } else {
    const f = F.retreat.push(s);
    // NYW-16.4.4: a defender chooses where to go, but not the space that the attacker came from.
    f.seat = loser;
    f.space = space;
    f.from = from;
  }
}
