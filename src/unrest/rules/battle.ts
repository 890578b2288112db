/**
 * The ordinary battle (CAR-R12), as pure functions with the dice passed in: automatic victory, modifiers, rolls, the winner, losses.
 *
 * It knows only two forces, not where they fight; the attack on the unrest and the battle in Sicily both use it.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { RollLog } from "../../core/events/events.js";
import { AUTOMATIC, type BoxTables, lossIndex } from "../tables/index.js";
import type { Circumstance, RollPurpose } from "../vocabulary/types.js";
import { rollFor } from "./rolls.js";

/** One side of a battle. */
export interface Force {
  /** Army size: the CU that fight, or the level of the unrest (CAR-R12.2.1a). */
  readonly cu: number;
  /** Tactical rating of the commander; 0 without one (CAR-R12.2.2b). */
  readonly tactics: number;
  /** The number of dice that it rolls. */
  readonly dice: number;
  /** Sum of all other modifiers: circumstances and events. */
  readonly modifier: number;
}

/** One number for each side. */
export interface BothSides {
  readonly attacker: number;
  readonly defender: number;
}

/** The result of a battle with dice. Losses are those rolled, not yet limited by the armies. */
export interface BattleResult {
  readonly winner: "attacker" | "defender";
  readonly modifiers: BothSides;
  readonly totals: BothSides;
  readonly losses: BothSides;
}

/** The modifier of the larger army by the ratio of the sizes; `AUTOMATIC` at or above the ratio of an automatic victory. */
export function ratioModifier(t: BoxTables, larger: number, smaller: number): number {
  if (larger === smaller) return 0; // CAR-R12.2.1b: equal sizes give none
  // CAR-R12.2.1c: the first row that the ratio reaches
  for (const row of t.ratios) if (larger * row.smaller >= smaller * row.larger) return row.result;
  return 0;
}

/** The side that wins without a roll because its army is so much larger, or null when dice decide. */
export function automaticWinner(t: BoxTables, attackerCu: number, defenderCu: number): "attacker" | "defender" | null {
  // CAR-R12.2.1d: only a ratio high enough needs no dice.
  if (ratioModifier(t, Math.max(attackerCu, defenderCu), Math.min(attackerCu, defenderCu)) !== AUTOMATIC) return null;
  return attackerCu > defenderCu ? "attacker" : "defender";
}

/** The modifier of each side's roll. */
export function modifiersOf(t: BoxTables, attacker: Force, defender: Force): BothSides {
  return { attacker: modifierOf(t, attacker, defender), defender: modifierOf(t, defender, attacker) };
}

function modifierOf(t: BoxTables, force: Force, enemy: Force): number {
  const ratio = force.cu > enemy.cu ? ratioModifier(t, force.cu, enemy.cu) : 0;
  const leadership = Math.max(0, force.tactics - enemy.tactics); // CAR-R12.2.2a: the higher rating adds the difference
  return ratio + leadership + force.modifier;
}

/** The sum of the circumstances of one side (CAR-R12.2.3b); each counts once, however often it is named. */
export function circumstanceModifier(t: BoxTables, circumstances: readonly Circumstance[]): number {
  let sum = 0;
  for (const circumstance of new Set(circumstances)) sum += t.circumstances[circumstance];
  return sum;
}

/** Evaluates a battle by the natural dice of both sides. */
export function resolveBattle(
  t: BoxTables,
  attacker: Force,
  defender: Force,
  attackerFaces: readonly number[],
  defenderFaces: readonly number[],
): BattleResult {
  const modifiers = modifiersOf(t, attacker, defender);
  const totals = { attacker: sumOf(attackerFaces) + modifiers.attacker, defender: sumOf(defenderFaces) + modifiers.defender };
  const attackerWins = totals.attacker > totals.defender; // CAR-R12.2.5: a tie goes to the defender
  return {
    winner: attackerWins ? "attacker" : "defender",
    modifiers,
    totals,
    losses: {
      attacker: lossesBy(t, attackerFaces, attacker.cu, !attackerWins, true) + lossesBy(t, defenderFaces, defender.cu, attackerWins, false),
      defender: lossesBy(t, defenderFaces, defender.cu, attackerWins, true) + lossesBy(t, attackerFaces, attacker.cu, !attackerWins, false),
    },
  };
}

/** Rolls the dice of both sides, the attacker's first, and evaluates them. Every roll is written to the log. */
export function fightBattle(
  t: BoxTables,
  { attacker, defender }: { readonly attacker: Force; readonly defender: Force },
  seats: { readonly attacker: string | null; readonly defender: string | null },
  dice: Dice,
  log: RollLog<RollPurpose>,
): BattleResult {
  // CAR-R12.2.3a: three dice per side, unless an event says otherwise
  const attackerFaces = rollFor(dice, log, "battle", seats.attacker, { count: attacker.dice, sides: t.dieSides });
  const defenderFaces = rollFor(dice, log, "battle", seats.defender, { count: defender.dice, sides: t.dieSides });
  return resolveBattle(t, attacker, defender, attackerFaces, defenderFaces);
}

/**
 * CU that natural dice cost the enemy of the army that rolled them, or that army itself. `size` is the army's size at the start of the
 * battle (CAR-R12.3j).
 */
export function lossesBy(t: BoxTables, faces: readonly number[], size: number, rolledByLoser: boolean, lostByHimself: boolean): number {
  const sizeClass = Math.min(size, 3) - 1;
  let cu = 0;
  // CAR-R12.3a: natural dice, read in the column of the army that rolled
  for (let i = 0; i < faces.length; i++) cu += t.losses[lossIndex(rolledByLoser, lostByHimself, faces[i]!, sizeClass)]!;
  return cu;
}

function sumOf(faces: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < faces.length; i++) sum += faces[i]!;
  return sum;
}
