/** How a game of Diadochi ended (DIA-VIC). */
import { slot, topKind } from "../core/frames.js";
import { indexOfKind } from "../core/frames.js";
import type { Outcome } from "../core/contract.js";
import { GAME_OVER, GameOver, VICTORIES } from "./frames.js";
import { seatId } from "./names.js";
import { legitimacyOf, victoryPointsOf } from "./rules/points.js";
import type { DiadochiState } from "./state.js";
import { tablesOf } from "./tables.js";
import type { Seat } from "./types.js";

// By kind of victory, in the order of VICTORIES.
const CLAUSES = ["DIA-VIC.2", "DIA-VIC.3", "DIA-VIC.12", "DIA-EOT.2", "DIA-VIC.3"] as const;

/** The winner, the kind of victory and every player's points by its measure; null while the game goes on. */
export function outcome(s: DiadochiState): Outcome<Seat> | null {
  if (topKind(s) !== indexOfKind(GAME_OVER)) return null;
  const t = tablesOf(s);
  const victory = slot(s, GameOver.victory);
  const scores: Partial<Record<Seat, number>> = {};
  for (let seat = 0; seat < s.seats; seat++) scores[seatId(seat)] = scoreOf(victory, legitimacyOf(s, t, seat), victoryPointsOf(s, t, seat));
  return { winners: [seatId(slot(s, GameOver.winner))], kind: VICTORIES[victory] ?? "victory-points", clause: CLAUSES[victory] ?? "DIA-VIC.1", scores };
}

// Legitimacy for the legitimate successor, the sum for the regent, victory points for the rest (DIA-VIC.2, DIA-VIC.12, DIA-VIC.3).
function scoreOf(victory: number, lp: number, vp: number): number {
  if (victory === 0) return lp;
  return victory === 2 ? lp + vp : vp;
}
