/** How a game of Diadochi ended (DIA-VIC). */
import type { Outcome } from "../core/contract.js";
import { F } from "./frames.js";
import { seatId } from "./names.js";
import { legitimacyOf, victoryPointsOf } from "./rules/points.js";
import type { DiadochiState } from "./state.js";
import { tablesOf } from "./tables.js";
import { type Seat, VICTORIES, type VictoryKind } from "./types.js";

const KINDS = Object.keys(VICTORIES) as readonly VictoryKind[];

/** The winner, the kind of victory and every player's points by its measure; null while the game goes on. */
export function outcome(s: DiadochiState): Outcome<Seat> | null {
  if (s.frames[s.frames.length - 1] !== F["game-over"].kind) return null;
  const t = tablesOf(s);
  const { winner, victory } = F["game-over"].top(s);
  const kind = KINDS[victory]!;
  const scores: Partial<Record<Seat, number>> = {};
  for (let seat = 0; seat < s.seats; seat++) scores[seatId(seat)] = scoreOf(kind, legitimacyOf(s, t, seat), victoryPointsOf(s, t, seat));
  return { winners: [seatId(winner)], kind, clause: VICTORIES[kind], scores };
}

// Legitimacy for the legitimate successor, the sum for the regent, victory points for the rest (DIA-VIC.2, DIA-VIC.12, DIA-VIC.3).
function scoreOf(kind: VictoryKind, lp: number, vp: number): number {
  if (kind === "legitimacy") return lp;
  return kind === "regency" ? lp + vp : vp;
}
