/**
 * The land battle from strengths to scores (DIA-BAT.4 to DIA-BAT.12), for the game and for callers without one. `flow/army-defeat.ts` carries out the
 * losses of the loser; battles at sea are in `naval-battle.ts`.
 */
import { type Dice, tally, together } from "../../core/dice/dice.js";
import { type RollLog, rollDice, rollPool, rollUnordered } from "../../core/events/events.js";
import { scoreOf } from "../data/tables.js";
import { type DiadochiState, markerOf, provinceOwner, seatOfOwner } from "../state/index.js";
import { EDITIONS, NONE, provinceOfSpace, type SpaceIndex, type Tables, unitsOfRow } from "../tables/index.js";
import { ROLLS, type RollPurpose, type UnitCounts } from "../vocabulary/types.js";
import {
  countOfType,
  countUnits,
  ELEPHANT,
  MACEDONIAN,
  MERCENARY,
  NO_UNITS,
  onlyType,
  ROYAL,
  SILVER_SHIELDS,
  type Units,
  withoutType,
} from "../vocabulary/units.js";

const LEAST_TOTAL = 2;
const MOST_TOTAL = 15;
/** The sum of two dice that endangers a commander (DIA-BAT.13). */
export const CASUALTY_SUM = 9;
/** The die that kills an endangered commander. */
export const CASUALTY_DIE = 6;

/** The score for a strength and a dice total in the combat table (DIA-TAB.2, DIA-BAT.11). */
export function combatScore(t: Tables, strength: number, total: number): number {
  const read = Math.min(Math.max(total, LEAST_TOTAL), MOST_TOTAL);
  const row = t.rules.combat[read - LEAST_TOTAL] ?? [];
  if (strength < row.length) return row[Math.max(strength, 0)]!;
  return scoreOf(strength, read);
}

/**
 * The local troops of an owner in a space: 2 in a province he controls, else 1 with his own marker (DIA-BAT.7, DIA-BAT.8). They add strength but are
 * not CUs (DIA-BAT.9).
 */
export function localTroops(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): number {
  if (seatOfOwner(owner) === NONE) return 0; // DIA-IND.11: independents have no local troops
  const province = provinceOfSpace(t, space);
  if (province !== NONE && provinceOwner(s, province) === owner) return t.rules.localTroops.province;
  return markerOf(s, space) === owner ? t.rules.localTroops.marker : 0;
}

/** True if the numbers of CUs make an overrun (DIA-OVR.1, DIA-OVR.2, DIA-OVR.3, DIA-ELE.3). */
export function isOverrun(t: Tables, attackers: number, defenders: number): boolean {
  return attackers > 0 && attackers >= defenders * t.rules.overrunRatio;
}

export interface Side {
  /** The seat that rolls, for the log. */
  readonly seat: string | null;
  /** The CUs that fight, without royal troops set aside. */
  readonly units: Units;
  /** The battle rating of the commander, 0 without one (DIA-BAT.24). */
  readonly rating: number;
  /** Added to the dice total (DIA-BAT.11). */
  readonly modifier: number;
  readonly local: number;
  /** True if the side's elephants count (DIA-CRD.9). */
  readonly elephants: boolean;
}

export interface SideResult {
  readonly strength: number;
  readonly faces: readonly number[];
  readonly score: number;
}

/**
 * Rolls elephants and elite royal troops and adds up the battle strength (DIA-BAT.5, DIA-BAT.6, DIA-ELE.2, DIA-OPT.1): mercenaries 1 (DIA-CU.1), like each CU
 * of an independent army (DIA-CU.7), Macedonians and royal troops 2 (DIA-CU.2, DIA-CU.3), elephants a die minus 2 (DIA-CU.4), Silver Shields 3 (DIA-CU.5).
 */
export function rollStrength(side: Side, eliteRoyals: boolean, dice: Dice, log: RollLog<RollPurpose>): number {
  const { units } = side;
  let strength = countOfType(units, MERCENARY) + 2 * countOfType(units, MACEDONIAN) + 2 * countOfType(units, ROYAL) + 3 * countOfType(units, SILVER_SHIELDS);
  const elephants = countOfType(units, ELEPHANT);
  if (elephants > 0 && side.elephants) {
    for (const face of rollUnordered(dice, log, { purpose: "elephants", clause: ROLLS.elephants, seat: side.seat }, elephants))
      strength += Math.max(face - 2, 0);
  }
  const royals = countOfType(units, ROYAL);
  if (royals > 0 && eliteRoyals) {
    strength += rollPool(dice, log, { purpose: "elite-royals", clause: ROLLS["elite-royals"], seat: side.seat }, royals, 5);
  }
  return strength + side.local;
}

/** Rolls the two dice of a side and looks up its score (DIA-BAT.10, DIA-BAT.24, DIA-BAT.11). */
export function rollScore(t: Tables, side: Side, strength: number, dice: Dice, log: RollLog<RollPurpose>): SideResult {
  const faces = rollDice(dice, log, { purpose: "battle", clause: ROLLS.battle, seat: side.seat }, 2);
  let total = side.modifier;
  for (const face of faces) total += Math.max(face, side.rating);
  return { strength, faces, score: combatScore(t, strength, total) };
}

export function endangersCommander(result: SideResult): boolean {
  return result.faces[0]! + result.faces[1]! === CASUALTY_SUM;
}

/** True if the loser's score costs the winner a CU (DIA-BAT.15). */
export function isClose(winner: number, loser: number): boolean {
  return loser * 2 >= winner;
}

interface Sides<What> {
  readonly attacker: What;
  readonly defender: What;
}

/** Rolls both strengths, the attacker's first, then both scores in the same order. */
export function rollBattle(t: Tables, { attacker, defender }: Sides<Side>, eliteRoyals: boolean, dice: Dice, log: RollLog<RollPurpose>): Sides<SideResult> {
  const attack = rollStrength(attacker, eliteRoyals, dice, log);
  const defence = rollStrength(defender, eliteRoyals, dice, log);
  const attackResult = rollScore(t, attacker, attack, dice, log);
  return { attacker: attackResult, defender: rollScore(t, defender, defence, dice, log) };
}

/**
 * `rollBattle` for callers that use only the winner, the closeness and the commanders in danger. Dice that enumerate results enumerate each side
 * separately, which is faster, and combine the sides at the end.
 */
export function fightOut(t: Tables, sides: Sides<Side>, eliteRoyals: boolean, dice: Dice, log: RollLog<RollPurpose>): Sides<SideResult> {
  if (together(dice, log) === undefined) return rollBattle(t, sides, eliteRoyals, dice, log);
  const rollSide = (side: Side): SideResult =>
    tally(dice, log, (rolled) => rollScore(t, side, rollStrength(side, eliteRoyals, rolled, log), rolled, log), scoreKey);
  return tally(dice, log, () => ({ attacker: rollSide(sides.attacker), defender: rollSide(sides.defender) }), decisionKey);
}

function scoreKey(result: SideResult): number {
  return 2 * result.score + Number(endangersCommander(result));
}

function decisionKey({ attacker, defender }: Sides<SideResult>): string {
  const [a, d] = [attacker.score, defender.score];
  return `${Math.sign(a - d)} ${isClose(Math.max(a, d), Math.min(a, d))} ${endangersCommander(attacker)} ${endangersCommander(defender)}`;
}

export interface BattleArmy {
  readonly units: UnitCounts;
  /** The battle rating of the commander; 0 or absent without one. */
  readonly battleRating?: number | undefined;
  readonly modifier?: number | undefined;
  /** Local troops: 2 in a province of the army's owner, else 1 on his marker. */
  readonly localTroops?: number | undefined;
  /** LP plus prestige, compared for royal troops; absent against independents. */
  readonly legitimacy?: number | undefined;
  /** False if the enemy has countered the elephants. */
  readonly elephants?: boolean | undefined;
}

/** One army's part in the result of a battle without a game. */
export interface BattleArmyResult {
  readonly strength: number;
  readonly dice: readonly number[];
  readonly score: number;
  readonly royalsSetAside: number;
  readonly commanderKilled: boolean;
}

/** The result of a battle without a game. */
export interface BattleResult {
  readonly winner: "attacker" | "defender" | null;
  /** True if the winner loses a CU (DIA-BAT.15). */
  readonly winnerLoses: boolean;
  readonly overrun: boolean;
  readonly attacker: BattleArmyResult;
  readonly defender: BattleArmyResult;
}

/**
 * Fights a land battle without a game: comparison, dice, scores and leader casualties. An overrun, or a side without CUs that can fight, ends it
 * without dice.
 */
export function fightLandBattle(
  attacker: BattleArmy,
  defender: BattleArmy,
  dice: Dice,
  options: { readonly eliteRoyals?: boolean | undefined } = {},
): BattleResult {
  const t = EDITIONS.of("");
  const attack = sideOf(attacker, defender);
  const defence = sideOf(defender, attacker);
  const none = { strength: 0, faces: [], score: 0 };
  const overrun = isOverrun(t, countUnits(unitsOfRow(attacker.units)), countUnits(unitsOfRow(defender.units)));
  // DIA-OVR.1, DIA-RT.6, DIA-RT.11: an overrun, or a side without CUs that can fight, needs no dice.
  if (overrun || attack.units === NO_UNITS || defence.units === NO_UNITS) {
    const winner = overrun || defence.units === NO_UNITS ? "attacker" : "defender";
    return { winner, winnerLoses: false, overrun, attacker: resultOf(none, attacker, attack, false), defender: resultOf(none, defender, defence, false) };
  }
  const result = rollBattle(t, { attacker: attack, defender: defence }, options.eliteRoyals ?? true, dice, undefined);
  const [a, d] = [result.attacker.score, result.defender.score];
  // DIA-BAT.13, DIA-BAT.14: only a side with a commander rolls.
  const killedA = attack.rating > 0 && endangersCommander(result.attacker) && dice.roll(6) === CASUALTY_DIE;
  const killedD = defence.rating > 0 && endangersCommander(result.defender) && dice.roll(6) === CASUALTY_DIE;
  return {
    winner: a > d ? "attacker" : d > a ? "defender" : null, // DIA-BAT.12: the higher score wins
    winnerLoses: a !== d && isClose(Math.max(a, d), Math.min(a, d)), // DIA-BAT.15: true if the winner loses a CU too
    overrun,
    attacker: resultOf(result.attacker, attacker, attack, killedA),
    defender: resultOf(result.defender, defender, defence, killedD),
  };
}

function sideOf(army: BattleArmy, enemy: BattleArmy): Side {
  const units = unitsOfRow(army.units);
  const compared = army.legitimacy !== undefined && enemy.legitimacy !== undefined;
  const aside = compared && (army.legitimacy ?? 0) < (enemy.legitimacy ?? 0); // DIA-RT.10: the side with the lower total sets royal troops aside
  return {
    seat: null,
    units: aside ? withoutType(units, ROYAL) : units,
    rating: army.battleRating ?? 0,
    modifier: army.modifier ?? 0,
    local: army.localTroops ?? 0,
    elephants: army.elephants ?? true,
  };
}

function resultOf(result: SideResult, army: BattleArmy, side: Side, killed: boolean): BattleArmyResult {
  const all = unitsOfRow(army.units);
  return {
    strength: result.strength,
    dice: result.faces,
    score: result.score,
    royalsSetAside: countUnits(onlyType(all, ROYAL)) - countUnits(onlyType(side.units, ROYAL)),
    commanderKilled: killed,
  };
}
