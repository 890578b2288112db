/** Naval battles: the strength of fleets, the dice and the score (DIA-NAV.24 to DIA-NAV.28). */
import { nextBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, rollUnordered } from "../../core/events/events.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { EDITIONS, type Tables } from "../tables/index.js";
import { combatScore } from "./battle.js";
import { ROLLS, type RollPurpose } from "../vocabulary/types.js";

/** The strength of a mask of fleets (DIA-NAV.24). */
export function fleetsStrength(s: DiadochiState, t: Tables, fleets: number): number {
  let strength = 0;
  for (let fleet = nextBit(fleets, 0); fleet >= 0; fleet = nextBit(fleets, fleet + 1)) strength += S.fleetStrength(s, t, fleet);
  return strength;
}

/** The score of fleets: 2d6 on the combat table; 0 without dice if there are no fleets (DIA-NAV.24, DIA-NAV.25). */
export function rollNavalScore(t: Tables, strength: number, dice: Dice, log: RollLog<RollPurpose>, seat: string | null): number {
  if (strength === 0) return 0;
  const faces = rollUnordered(dice, log, { purpose: "naval-battle", clause: ROLLS["naval-battle"], seat }, 2);
  return combatScore(t, strength, faces[0]! + faces[1]!);
}

/** A naval battle without a game, between fleet strengths. The winner is null on equal scores (DIA-NAV.27). */
export function fightNavalBattle(
  mover: number,
  interceptor: number,
  dice: Dice,
): { readonly winner: "mover" | "interceptor" | null; readonly moverScore: number; readonly interceptorScore: number } {
  const t = EDITIONS.of("");
  const moverScore = rollNavalScore(t, mover, dice, undefined, null);
  const interceptorScore = mover === 0 ? 0 : rollNavalScore(t, interceptor, dice, undefined, null);
  if (mover === 0) return { winner: "interceptor", moverScore, interceptorScore }; // DIA-NAV.25: without escorts there are no dice
  return { winner: moverScore > interceptorScore ? "mover" : moverScore < interceptorScore ? "interceptor" : null, moverScore, interceptorScore };
}
