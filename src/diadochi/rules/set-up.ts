/** The deal or draft at the start (DIA-SET.3, DIA-PLY). */
import { type DiadochiState, hasOption } from "../state/index.js";
import { indexOfId, type Tables } from "../tables/index.js";
import type { PlayerCountRow } from "../vocabulary/edition-types.js";

export function playerCountRow(t: Tables, players: number): PlayerCountRow | undefined {
  return t.setup.playerCounts.find((row) => row.players === players);
}

/** The generals that are dealt or drafted, as a new list. */
export function dealtPool(s: DiadochiState, t: Tables): number[] {
  const primary = t.setup.startingArmies.map((row) => row.general);
  const ids = hasOption(s, "twoGenerals") ? primary : (playerCountRow(t, s.seats)?.pool ?? primary); // DIA-PLY.1, DIA-PLY.2: by the number of players
  return ids.map((id) => indexOfId(t.pieceIds, id));
}

export function dealtEach(s: DiadochiState, t: Tables): number {
  return hasOption(s, "twoGenerals") ? 2 : (playerCountRow(t, s.seats)?.each ?? 2);
}
