/**
 * Exact odds of an attack on the unrest for any army, leader and level. The rules run once for each combination of faces, weighted by its number of
 * orders.
 */
import { power } from "../../core/basics/arithmetic.js";
import type { BoxTables } from "../tables/index.js";
import { automaticAttack, forcesOf, settleAttack, type UnrestAttack, type UnrestAttackResult } from "./unrest-battle.js";
import { resolveBattle } from "./battle.js";

/** One result of an attack, and the number of equally likely throws that give it. */
export interface AttackOdds {
  readonly winner: "attacker" | "unrest";
  readonly levelAfter: number;
  /** The CU removed from the Box. */
  readonly removed: number;
  readonly ways: number;
}

export interface AttackDistribution {
  /** The number of all throws: the sum of `ways` over the rows, 1 for an automatic victory. */
  readonly throws: number;
  /** Victories of the attacker first, then lower levels first, then fewer CU removed. */
  readonly rows: readonly AttackOdds[];
}

export function attackOdds(t: BoxTables, attack: UnrestAttack): AttackDistribution {
  const automatic = automaticAttack(t, attack);
  if (automatic !== null) return { throws: 1, rows: [rowOf(automatic, 1)] };
  const { attacker, defender } = forcesOf(t, attack);
  const defenderThrows = combinations(defender.dice, t.dieSides);
  const rows = new Map<string, AttackOdds>();
  for (const a of combinations(attacker.dice, t.dieSides)) {
    for (const d of defenderThrows) {
      const row = rowOf(settleAttack(t, attack, resolveBattle(t, attacker, defender, a.faces, d.faces)), a.ways * d.ways);
      const key = `${row.winner} ${row.levelAfter} ${row.removed}`;
      rows.set(key, { ...row, ways: row.ways + (rows.get(key)?.ways ?? 0) });
    }
  }
  return { throws: power(t.dieSides, attacker.dice + defender.dice), rows: [...rows.values()].sort(compareRows) };
}

function rowOf(result: UnrestAttackResult, ways: number): AttackOdds {
  return { winner: result.winner, levelAfter: result.levelAfter, removed: result.removed, ways };
}

function compareRows(x: AttackOdds, y: AttackOdds): number {
  if (x.winner !== y.winner) return x.winner === "attacker" ? -1 : 1;
  return x.levelAfter - y.levelAfter || x.removed - y.removed;
}

interface Combination {
  readonly faces: readonly number[];
  readonly ways: number;
}

// Every combination of faces in ascending order, with its number of orders.
function combinations(dice: number, sides: number): Combination[] {
  const all: Combination[] = [];
  const faces: number[] = [];
  const add = (from: number): void => {
    if (faces.length === dice) {
      all.push({ faces: [...faces], ways: ordersOf(faces) });
      return;
    }
    for (let face = from; face <= sides; face++) {
      faces.push(face);
      add(face);
      faces.pop();
    }
  };
  add(1);
  return all;
}

function ordersOf(sorted: readonly number[]): number {
  let orders = 1;
  let run = 0;
  for (let i = 0; i < sorted.length; i++) {
    run = i > 0 && sorted[i] === sorted[i - 1] ? run + 1 : 1;
    orders = (orders * (i + 1)) / run;
  }
  return orders;
}
