/** Fortifying before a battle outside a campaign (7.1): the blocks that enter the city, and those that must retreat. */
import type { BattleState, Draft } from "./types.js";
import { blocksOf, defendersOutside, put, roomInside } from "./forces.js";

export function canOfferFortify(state: BattleState): boolean {
  return state.setup.city !== undefined && (state.setup.mode === "field" || state.setup.mode === "landing");
}

function hasRetreat(state: BattleState, b: number): boolean {
  return (blocksOf(state.setup)[b]!.block.retreatTo ?? []).length > 0;
}

// PEL-7.1.5: blocks that find no room must be able to retreat.
export function canFortify(state: BattleState): boolean {
  return defendersOutside(state).filter((b) => !hasRetreat(state, b)).length <= roomInside(state);
}

export function enterers(state: BattleState): number[] {
  const outside = defendersOutside(state);
  const bound = outside.filter((b) => !hasRetreat(state, b));
  return bound.length >= roomInside(state) ? bound : outside;
}

export function beginFortifying(state: Draft): void {
  state.way = "fortified";
  state.stage = "bring-inside";
  // PEL-7.1.4: only blocks without room stay outside.
  if (defendersOutside(state).length <= roomInside(state)) for (const b of defendersOutside(state)) put(state, b, "inside");
  settleFortifying(state);
}

export function bringInside(state: Draft, b: number): void {
  put(state, b, "inside");
  settleFortifying(state);
}

function settleFortifying(state: Draft): void {
  const outside = defendersOutside(state);
  if (outside.length > 0 && roomInside(state) > 0) return;
  state.pending = outside;
  state.stage = outside.length > 0 ? "retreat" : "over";
}
