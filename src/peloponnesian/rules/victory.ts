/** Victory (14.2, 14.3): the leader, a sudden victory, the level of a victory, the closing year. */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS, type EndingClause, SEATS, SPARTA, VICTORIES, type Victory } from "../vocabulary/types.js";

export interface SuddenVictory {
  readonly winner: number;
  readonly clause: EndingClause;
}

/** The winner before the closing year, with the clause; null while nobody has won (14.2). */
export function suddenVictory(s: PeloponnesianState, t: Tables): SuddenVictory | null {
  const { row } = S.scenarioOf(s);
  const { athens, sparta } = t.named;
  if (row.capitals && athens >= 0 && sparta >= 0) {
    const spartaHolds = S.controllerOf(s, athens) === SPARTA;
    const athensHolds = S.controllerOf(s, sparta) === ATHENS;
    if (spartaHolds && athensHolds) return null; // PEL-14.2.3: if both capitals are taken, nobody wins.
    if (spartaHolds || athensHolds) return { winner: spartaHolds ? SPARTA : ATHENS, clause: "PEL-14.2.2" };
  }
  for (const [area, controller, winner] of row.suddenCities) {
    if (S.controllerOf(s, t.areaIndex.get(area)!) === SEATS.indexOf(controller)) return { winner: SEATS.indexOf(winner), clause: "PEL-15.2.1" };
  }
  const lead = Math.abs(S.read(s, S.CLOCK.prestige));
  if (row.suddenLead !== null && lead >= row.suddenLead) return { winner: leader(s), clause: "PEL-14.2.1" };
  return null;
}

/** The seat that leads in prestige; -1 if neither does (PEL-14.1.0.1). */
export function leader(s: PeloponnesianState): number {
  const marker = S.read(s, S.CLOCK.prestige);
  return marker === 0 ? -1 : marker > 0 ? ATHENS : SPARTA;
}

/** The level of victory for the current lead, from a draw to a decisive victory (PEL-14.3.1). */
export function victoryLevel(s: PeloponnesianState): Victory {
  const { levels } = S.scenarioOf(s).row;
  const lead = Math.abs(S.read(s, S.CLOCK.prestige));
  let level: Victory = "draw";
  for (let i = 0; i < levels.length; i++) if (lead >= levels[i]!) level = VICTORIES[i]!;
  return level;
}

/** The year at whose start the game ends (PEL-15.5.1, PEL-15.5.2). */
export function closingYear(s: PeloponnesianState): number {
  return S.hasEffect(s, S.LONG_WAR) && S.hasEffect(s, S.PEACE_CONCLUDED) ? -403 : S.scenarioOf(s).row.closingYear;
}
