/**
 * The attack on the unrest (CAR-20.3) as pure functions: from forces and dice to losses, support and the new level. `flow/unrest-battle.ts` turns
 * event cards into dice and modifiers.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { RollLog } from "../../core/events/events.js";
import type { BoxTables } from "../tables/index.js";
import type { RollPurpose } from "../vocabulary/types.js";
import { automaticWinner, type BattleResult, type Force, fightBattle } from "./battle.js";
import { loweredLevel, raisedLevel, supportFor } from "./level.js";

/** An attack on the unrest before it is resolved. The optional fields are effects of events, and absent without such an event. */
export interface UnrestAttack {
  /** 1 or more (CAR-20.3.24). */
  readonly level: number;
  /** All CU in the Box, including those that do not attack. */
  readonly boxCu: number;
  /** The attacking CU, 1 to `boxCu`. */
  readonly cu: number;
  /** The tactical rating of the leader. */
  readonly tactics: number;
  /** The attacker's dice; by default the tables' number. */
  readonly dice?: number | undefined;
  /** The dice of the unrest; by default the tables' number. */
  readonly unrestDice?: number | undefined;
  readonly modifier?: number | undefined;
  readonly unrestModifier?: number | undefined;
  /** True if an event prevents losses by dice. */
  readonly noLosses?: boolean | undefined;
  /** Losses from events in addition to those by dice (CAR-R12.3k). */
  readonly extraLosses?: number | undefined;
  readonly extraLossesOfUnrest?: number | undefined;
}

export interface UnrestAttackResult {
  readonly winner: "attacker" | "unrest";
  /** True if the ratio decided without a roll. */
  readonly automatic: boolean;
  /** The battle as rolled, without losses if an event prevents them; null after an automatic victory. */
  readonly battle: BattleResult | null;
  /** The CU removed from the Box. */
  readonly removed: number;
  /** The winner's support points, all for the level. */
  readonly support: number;
  readonly levelAfter: number;
  /** Support lost to the cap, or to level 0. */
  readonly supportLost: number;
  readonly boxCuAfter: number;
  /** True if all attacking CU are lost: the leader is displaced or set aside. */
  readonly leaderLost: boolean;
}

/** The two forces of an attack on the unrest. Circumstances of ground, flank or interception do not apply (CAR-19.2, CAR-20.3.34). */
export function forcesOf(t: BoxTables, attack: UnrestAttack): { attacker: Force; defender: Force } {
  return {
    attacker: { cu: attack.cu, tactics: attack.tactics, dice: attack.dice ?? t.dicePerSide, modifier: attack.modifier ?? 0 },
    // CAR-20.3.5, CAR-20.3.6: tactical rating 0, size equal to the level.
    defender: { cu: attack.level, tactics: t.unrestTactics, dice: attack.unrestDice ?? t.dicePerSide, modifier: attack.unrestModifier ?? 0 },
  };
}

/** The result of an automatic victory; null if dice decide. */
export function automaticAttack(t: BoxTables, attack: UnrestAttack): UnrestAttackResult | null {
  switch (automaticWinner(t, attack.cu, attack.level)) {
    case "attacker": // CAR-20.3.7: the level falls to 0 without a roll
      return {
        winner: "attacker",
        automatic: true,
        battle: null,
        removed: 0,
        support: 0,
        levelAfter: 0,
        supportLost: 0,
        boxCuAfter: attack.boxCu,
        leaderLost: false,
      };
    case "defender": // CAR-20.3.32: all attackers are removed
      return unrestWins(t, attack, attack.cu, null);
    case null:
      return null;
  }
}

export function settleAttack(t: BoxTables, attack: UnrestAttack, rolled: BattleResult): UnrestAttackResult {
  // CAR-21.3.11a: dice cause no losses; CAR-21.3.11b: so there is no support.
  const battle: BattleResult = attack.noLosses === true ? { ...rolled, losses: { attacker: 0, defender: 0 } } : rolled;
  const lost = battle.losses.attacker + (attack.extraLosses ?? 0);
  const removed = Math.min(lost, attack.cu); // CAR-20.3.19: losses beyond the attackers are ignored
  // CAR-20.3.31: a tie goes to the defender; CAR-20.3.25, CAR-20.1.7: losses of a victorious unrest have no effect.
  if (battle.winner === "defender") return unrestWins(t, attack, removed, battle);
  // CAR-20.3.11: support comes from the losses inflicted, at any level of the unrest.
  const support = supportFor(t, battle.losses.defender + (attack.extraLossesOfUnrest ?? 0));
  const levelAfter = loweredLevel(attack.level, support); // CAR-20.3.9: all support goes to the level
  return {
    winner: "attacker",
    automatic: false,
    battle,
    removed,
    support,
    levelAfter,
    supportLost: support - (attack.level - levelAfter), // CAR-20.3.12: support left over at level 0 is lost
    boxCuAfter: attack.boxCu - removed,
    leaderLost: removed === attack.cu, // CAR-R8.4b: the leader is lost even if his side has won
  };
}

function unrestWins(t: BoxTables, attack: UnrestAttack, removed: number, battle: BattleResult | null): UnrestAttackResult {
  const boxCuAfter = attack.boxCu - removed;
  const support = supportFor(t, removed); // CAR-20.3.13: only CU that took part count.
  const levelAfter = raisedLevel(t, attack.level, boxCuAfter, support); // CAR-20.3.20: the cap of the CU left in the Box
  return {
    winner: "unrest",
    automatic: battle === null,
    battle,
    removed,
    support,
    levelAfter,
    supportLost: support - (levelAfter - attack.level), // CAR-20.3.14: support left over at the cap is lost
    boxCuAfter,
    leaderLost: removed === attack.cu, // CAR-20.3.21: the leader is lost with all CU of the attack, even if others stay in the Box.
  };
}

/** Resolves an attack on the unrest: automatic victory, else dice, the attacker's first. */
export function attackUnrest(t: BoxTables, attack: UnrestAttack, seat: string | null, dice: Dice, log?: RollLog<RollPurpose>): UnrestAttackResult {
  const automatic = automaticAttack(t, attack);
  if (automatic !== null) return automatic;
  return settleAttack(t, attack, fightBattle(t, forcesOf(t, attack), { attacker: seat, defender: null }, dice, log));
}
