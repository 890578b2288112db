/** Retreats in a battle outside a campaign: each block has a list of destinations (PEL-6.8.3). */
import type { BattleState, Draft } from "./types.js";
import { blockNamed, blocksOf, defendersOutside, nameOf, put, roomInside, waitingColumns } from "./forces.js";

function placesFor(state: BattleState, b: number): string[] {
  const { block, side } = blocksOf(state.setup)[b]!;
  const places = [...(block.retreatTo ?? [])];
  const city = state.setup.city !== undefined && side === 1 && state.way !== "fortified" && (state.setup.mode === "field" || state.setup.mode === "landing");
  if (city && roomInside(state) > 0) places.unshift("inside"); // PEL-6.4.2.6: defenders may enter the city while it has room.
  return places;
}

export function retreatChoices(state: BattleState): string[] {
  return state.pending.flatMap((b) => placesFor(state, b).map((place) => `${nameOf(state, b)}:${place}`));
}

export function retreatTo(state: Draft, choice: string): void {
  const at = choice.indexOf(":");
  const b = blockNamed(state, choice.slice(0, at));
  put(state, b, choice.slice(at + 1));
  state.pending = state.pending.filter((x) => x !== b);
}

// PEL-6.4.0.5: a block without a destination is lost. The retreat ends when no block is left to retreat.
export function loseStranded(state: Draft): void {
  for (const b of state.pending) {
    if (placesFor(state, b).length > 0) continue;
    put(state, b, "eliminated");
    state.cvs = state.cvs.map((cv, n) => (n === b ? 0 : cv));
    state.pending = state.pending.filter((x) => x !== b);
  }
  if (state.pending.length > 0) return;
  if (state.way === "fortified") state.stage = "over";
  else afterColumn(state);
}

// PEL-5.4.1.4, PEL-5.4.1.6: after a column is defeated, the next one fights the remaining defenders.
export function afterColumn(state: Draft): void {
  const goesOn = state.winner === "defender" && state.setup.mode !== "storm" && waitingColumns(state).length > 0 && defendersOutside(state).length > 0;
  state.stage = goesOn ? "column" : "over";
}
