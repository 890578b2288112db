/** The end of a game (DIA-VIC), and concessions. */
import { withBit } from "../../core/basics/bits.js";
import type { Outcome } from "../../core/ruleset/contract.js";
import type { Log } from "../../core/flow/flow.js";
import { endGame } from "../effects/end-game.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { seatId } from "../state/names.js";
import { legitimacyOf, victoryPointsOf } from "../rules/points.js";
import { seniorSeat } from "../rules/seniority.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { type Seat, VICTORIES, VICTORY_CLAUSES, type Victory } from "../vocabulary/types.js";

/** The winner, the kind of victory and the points that count for it; null until the game is over. */
export function outcome(s: DiadochiState): Outcome<Seat> | null {
  if (s.frames[s.frames.length - 1] !== F["game-over"].kind) return null;
  const t = tablesOf(s);
  const { winner, victory } = F["game-over"].top(s);
  const kind = VICTORIES[victory]!;
  const scores: Partial<Record<Seat, number>> = {};
  for (let seat = 0; seat < s.seats; seat++) scores[seatId(seat)] = scoreOf(kind, legitimacyOf(s, t, seat), victoryPointsOf(s, t, seat));
  return { winners: [seatId(winner)], kind, clause: VICTORY_CLAUSES[kind], scores };
}

// DIA-VIC.2, DIA-VIC.12, DIA-VIC.3: legitimacy, or the sum for a regent, else victory points.
function scoreOf(kind: Victory, lp: number, vp: number): number {
  if (kind === "legitimacy") return lp;
  return kind === "regency" ? lp + vp : vp;
}

/**
 * Ends the game by a concession. With two players the other one wins; with more, the others are compared as at the end of the game: the most VP win,
 * and seniority breaks ties (DIA-VIC.3, DIA-VIC.17). False if the seat does not play.
 */
export function concede(s: DiadochiState, seat: number, log: Log<DiadochiEvent>): boolean {
  if (seat >= s.seats) return false;
  endGame(s, winnerWithout(s, seat), "concession", log);
  return true;
}

function winnerWithout(s: DiadochiState, loser: number): number {
  const t = tablesOf(s);
  let best = -1;
  let leaders = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === loser) continue;
    const points = victoryPointsOf(s, t, seat);
    if (points > best) {
      best = points;
      leaders = 0;
    }
    if (points === best) leaders = withBit(leaders, seat);
  }
  return seniorSeat(s, t, leaders); // DIA-VIC.17: seniority
}
