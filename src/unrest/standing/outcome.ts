/** The end of a game, and concessions (CAR-S.33). */
import type { Outcome } from "../../core/ruleset/contract.js";
import type { Log } from "../../core/flow/flow.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { endGame } from "../flow/game-over.js";
import { seatId } from "../state/names.js";
import { rivalOf, type UnrestState, victoryOf, winnerOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import type { Seat } from "../vocabulary/types.js";

/** The outcome of the game; null until it is over. The score is Carthage's VP; for the coalition, the maximum minus Carthage's VP. */
export function outcome(s: UnrestState): Outcome<Seat> | null {
  const kind = victoryOf(s);
  if (kind === null) return null;
  const most = tablesOf(s).box.maxVictoryPoints;
  return { winners: [seatId(winnerOf(s))], kind, clause: "CAR-S.33", scores: { carthage: s.vp, coalition: most - s.vp } };
}

/** Ends the game in favour of the other seat. */
export function concede(s: UnrestState, seat: number, log: Log<UnrestEvent>): boolean {
  endGame(s, rivalOf(seat), "concession", "CAR-S.33", log);
  return true;
}
