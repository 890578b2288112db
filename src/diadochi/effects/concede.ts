/**
 * Giving up. It ends the game for all: of two players the other wins; of more, the others stand as at the end of the game, so most VP win and seniority breaks a
 * tie (DIA-VIC.3, DIA-VIC.17).
 */
import type { Log } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import { victoryPointsOf } from "../rules/points.js";
import { seniorSeat } from "../rules/seniority.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { endGame } from "./end-game.js";

/** Ends the game because a seat gives up; false when that seat does not play. */
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
    if (points === best) leaders |= 1 << seat;
  }
  return seniorSeat(s, t, leaders); // DIA-VIC.17
}
