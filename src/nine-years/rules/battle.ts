import { type Dice, together } from "../../core/dice/dice.js";
import { type RollLog, rollPool } from "../../core/events/events.js";
import { ROLLS, type RollPurpose } from "../vocabulary/types.js";

/** The strength of one side in a battle. */
export interface BattleSide {
  /** Full corps that are not demoralized. */
  readonly full: number;
  /** Reduced or demoralized corps. */
  readonly weak: number;
  /** BR of the commander; 0 without a commander, or if the commander is demoralized (NYW-16.2.3). */
  readonly commander: number;
  readonly household: boolean;
}

export interface BattleResult {
  /** The hits of each side; a Fortified Line has already reduced those of the attacker. */
  readonly attacker: number;
  readonly defender: number;
  readonly winner: "attacker" | "defender";
}

/** Full corps that are not demoralized, a commander and Household Troops hit on 5 or 6, other corps on 6 (NYW-16.2.2, NYW-16.2.3). */
const STRONG_HIT = 5;
const WEAK_HIT = 6;
const HOUSEHOLD_DICE = 2;
/** NYW-16.5.1: the margin of hits and the loser's corps that make a victory famous. */
const FAMOUS_MARGIN = 3;
const FAMOUS_CORPS = 4;

/** Rolls the dice of one side, in the order of NYW-1.1.7, and returns its hits. */
export function rollBattleDice(side: BattleSide, dice: Dice, log: RollLog<RollPurpose>, seat: string): number {
  const counting = together(dice, log); // Only the number of hits matters.
  return counting === undefined ? rollHitsOf(side, dice, log, seat) : counting.groupRolls((rolled) => rollHitsOf(side, rolled, log, seat), Number);
}

function rollHitsOf(side: BattleSide, dice: Dice, log: RollLog<RollPurpose>, seat: string): number {
  return (
    rollHits("battle-full-corps", side.full, dice, log, seat) +
    rollHits("battle-weak-corps", side.weak, dice, log, seat) +
    rollHits("battle-commander", side.commander, dice, log, seat) +
    rollHits("battle-household-troops", side.household ? HOUSEHOLD_DICE : 0, dice, log, seat)
  );
}

function rollHits(purpose: RollPurpose, count: number, dice: Dice, log: RollLog<RollPurpose>, seat: string): number {
  const least = purpose === "battle-weak-corps" ? WEAK_HIT : STRONG_HIT;
  return count === 0 ? 0 : rollPool(dice, log, { purpose, clause: ROLLS[purpose], seat }, count, least);
}

/** NYW-15.3.1: an unbypassed Fortified Line lowers the attacker's hits by its level, not below 0. */
export function hitsAgainstLine(hits: number, level: number): number {
  return Math.max(0, hits - level);
}

/** NYW-16.3.1: more hits win, a tie goes to the defender; NYW-16.3.1.1: a side without corps loses against one that has some left. */
export function attackerWins(attackerHits: number, defenderHits: number, attackersLeft: number, defendersLeft: number): boolean {
  if (attackersLeft === 0 && defendersLeft > 0) return false;
  if (defendersLeft === 0 && attackersLeft > 0) return true;
  return attackerHits > defenderHits;
}

/** NYW-16.5.1: true if the winner has at least 3 more hits than a loser that began with at least 4 corps. */
export function isFamousVictory(winnerHits: number, loserHits: number, loserCorps: number): boolean {
  return winnerHits - loserHits >= FAMOUS_MARGIN && loserCorps >= FAMOUS_CORPS;
}

/** Fights a whole battle; the attacker rolls first. `line` is the level of an unbypassed Fortified Line of the defender, 0 without one. */
export function fightBattle(attacker: BattleSide, defender: BattleSide, line: number, dice: Dice, log?: RollLog<RollPurpose>): BattleResult {
  const attackerHits = hitsAgainstLine(rollBattleDice(attacker, dice, log, "attacker"), line);
  const defenderHits = rollBattleDice(defender, dice, log, "defender");
  const left = (side: BattleSide, hits: number): number => Math.max(0, side.full * 2 + side.weak - hits);
  const wins = attackerWins(attackerHits, defenderHits, left(attacker, defenderHits), left(defender, attackerHits));
  return { attacker: attackerHits, defender: defenderHits, winner: wins ? "attacker" : "defender" };
}
