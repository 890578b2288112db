/** Naval movement and naval battle (DIA-NAV). */
import { nextBit } from "../../../core/basics/bits.js";
import type { Dice } from "../../../core/dice/dice.js";
import { type RollLog, rollUnordered } from "../../../core/events/events.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { costOfLink, EDITIONS, endLink, firstLink, kindOfLink, neighbour, type SpaceIndex, type Tables } from "../../tables/index.js";
import { NO_UNITS } from "../../vocabulary/units.js";
import { combatScore } from "../battle.js";
import { ROLLS, type RollPurpose } from "../../vocabulary/types.js";

/** The most ports in a path: three slots hold three ports each. */
export const PATH_AT_MOST = 9;

/** Strength of a mask of fleets (DIA-NAV.24). */
export function fleetsStrength(s: DiadochiState, t: Tables, fleets: number): number {
  let strength = 0;
  for (let fleet = nextBit(fleets, 0); fleet >= 0; fleet = nextBit(fleets, fleet + 1)) strength += S.fleetStrength(s, t, fleet);
  return strength;
}

/** Score of a fleet: 2d6 on the combat table; 0 without dice when there is no fleet (DIA-NAV.24, DIA-NAV.25). */
export function rollNavalScore(t: Tables, strength: number, dice: Dice, log: RollLog<RollPurpose>, seat: string | null): number {
  if (strength === 0) return 0;
  const faces = rollUnordered(dice, log, { purpose: "naval-battle", clause: ROLLS["naval-battle"], seat }, 2);
  return combatScore(t, strength, faces[0]! + faces[1]!);
}

/** True if an owner's marker lies within two sea routes of a port (DIA-NAV.16, DIA-NAV.17). */
export function hasMarkerInRange(s: DiadochiState, t: Tables, owner: number, port: SpaceIndex): boolean {
  const end = t.seaRangeStart[port + 1]!;
  for (let i = t.seaRangeStart[port]!; i < end; i++) if (S.markerOf(s, t.seaRangeTo[i]!) === owner) return true;
  return false;
}

/** True if the army under way may land in a port: a lone general only where no enemy CUs are (DIA-MOV.17). */
export function canLand(s: DiadochiState, port: SpaceIndex): boolean {
  const field = S.fieldOwner(s, port);
  return S.forceUnits(s) !== NO_UNITS || field === S.NOBODY || field === S.forceOwner(s);
}

/** A voyage that has reached a port: the MP and sea routes it has left, and a test for ports already visited. */
export interface Voyage {
  readonly port: SpaceIndex;
  readonly mp: number;
  readonly left: number;
  visited(port: SpaceIndex): boolean;
}

/** True if a voyage can still end in a port where the army may land. */
export function canReachLanding(s: DiadochiState, t: Tables, { port, mp, left, visited }: Voyage): boolean {
  if (canLand(s, port)) return true;
  if (left === 0) return false;
  for (let i = firstLink(t.naval, port); i < endLink(t.naval, port); i++) {
    const next = neighbour(t.naval, i);
    const cost = costOfLink(kindOfLink(t.naval, i));
    if (cost > mp || visited(next)) continue;
    if (canReachLanding(s, t, { port: next, mp: mp - cost, left: left - 1, visited: (p) => p === port || visited(p) })) return true;
  }
  return false;
}

/** A naval battle without a game: fleet strengths of the mover and the interceptor. The winner is null on equal scores (DIA-NAV.27). */
export function fightNavalBattle(
  mover: number,
  interceptor: number,
  dice: Dice,
): { readonly winner: "mover" | "interceptor" | null; readonly moverScore: number; readonly interceptorScore: number } {
  const t = EDITIONS.of("");
  const moverScore = rollNavalScore(t, mover, dice, undefined, null);
  const interceptorScore = mover === 0 ? 0 : rollNavalScore(t, interceptor, dice, undefined, null);
  if (mover === 0) return { winner: "interceptor", moverScore, interceptorScore }; // DIA-NAV.25: no escort, no dice
  return { winner: moverScore > interceptorScore ? "mover" : moverScore < interceptorScore ? "interceptor" : null, moverScore, interceptorScore };
}
