/**
 * The ordinary battle (CAR-R12) as pure functions with given dice: automatic victory, modifiers, rolls, the winner, losses. It depends on two forces
 * and not on the place; the attack on the unrest and the battle in Sicily both use it.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { RollLog } from "../../core/events/events.js";
import { AUTOMATIC, type BoxTables, lossIndex } from "../tables/index.js";
import type { Circumstance, RollPurpose } from "../vocabulary/types.js";
import { rollFor } from "./rolls.js";

export interface Force {
  /** Army size: the fighting CU, or the level of the unrest (CAR-R12.2.1a). */
  readonly cu: number;
  /** The tactical rating of the commander; 0 without one (CAR-R12.2.2b). */
  readonly tactics: number;
  readonly dice: number;
  /** The sum of all other modifiers: circumstances and events. */
  readonly modifier: number;
}

export interface BothSides {
  readonly attacker: number;
  readonly defender: number;
}

/** The result of a battle with dice. Losses are as rolled, before the sizes of the armies limit them. */
export interface BattleResult {
  readonly winner: "attacker" | "defender";
  readonly modifiers: BothSides;
  readonly totals: BothSides;
  readonly losses: BothSides;
}

/** The modifier of the larger army by the ratio of the sizes; `AUTOMATIC` from the ratio of an automatic victory on. */
export function ratioModifier(t: BoxTables, larger: number, smaller: number): number {
  if (larger === smaller) return 0; // CAR-R12.2.1b: equal sizes give no modifier
  // CAR-R12.2.1c: the first row that the ratio reaches.
  for (const row of t.ratios) if (larger * row.smaller >= smaller * row.larger) return row.result;
  return 0;
}

/** The side whose army is so large that it wins without a roll; null if dice decide. */
export function automaticWinner(t: BoxTables, attackerCu: number, defenderCu: number): "attacker" | "defender" | null {
  // CAR-R12.2.1d: dice decide below the ratio of an automatic victory.
  if (ratioModifier(t, Math.max(attackerCu, defenderCu), Math.min(attackerCu, defenderCu)) !== AUTOMATIC) return null;
  return attackerCu > defenderCu ? "attacker" : "defender";
}

export function modifiersOf(t: BoxTables, attacker: Force, defender: Force): BothSides {
  return { attacker: modifierOf(t, attacker, defender), defender: modifierOf(t, defender, attacker) };
}

function modifierOf(t: BoxTables, force: Force, enemy: Force): number {
  const ratio = force.cu > enemy.cu ? ratioModifier(t, force.cu, enemy.cu) : 0;
  const leadership = Math.max(0, force.tactics - enemy.tactics); // CAR-R12.2.2a: the higher rating adds the difference
  return ratio + leadership + force.modifier;
}

/** The sum of the circumstances of one side (CAR-R12.2.3b). Each counts only once, even if it is given several times. */
export function circumstanceModifier(t: BoxTables, circumstances: readonly Circumstance[]): number {
  let sum = 0;
  for (const circumstance of new Set(circumstances)) sum += t.circumstances[circumstance];
  return sum;
}

/** Resolves a battle from the natural dice of both sides. */
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

/** Rolls and logs the dice of both sides, the attacker's first, and resolves the battle. */
export function fightBattle(
  t: BoxTables,
  { attacker, defender }: { readonly attacker: Force; readonly defender: Force },
  seats: { readonly attacker: string | null; readonly defender: string | null },
  dice: Dice,
  log: RollLog<RollPurpose>,
): BattleResult {
  // CAR-R12.2.3a: three dice per side, unless an event says otherwise.
  const attackerFaces = rollFor(dice, log, "battle", seats.attacker, { count: attacker.dice, sides: t.dieSides });
  const defenderFaces = rollFor(dice, log, "battle", seats.defender, { count: defender.dice, sides: t.dieSides });
  return resolveBattle(t, attacker, defender, attackerFaces, defenderFaces);
}

/** The CU that natural dice cost the enemy, or the army that rolled them. `size` is the size of that army at the start of the battle (CAR-R12.3j). */
export function lossesBy(t: BoxTables, faces: readonly number[], size: number, rolledByLoser: boolean, lostByHimself: boolean): number {
  const sizeClass = Math.min(size, 3) - 1;
  let cu = 0;
  // CAR-R12.3a: natural dice, read in the column of the army that rolled.
  for (let i = 0; i < faces.length; i++) cu += t.losses[lossIndex(rolledByLoser, lostByHimself, faces[i]!, sizeClass)]!;
  return cu;
}

function sumOf(faces: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < faces.length; i++) sum += faces[i]!;
  return sum;
}
