import type { Outcome } from "../../core/ruleset/contract.js";
import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { endGame } from "../flow/game-over.js";
import { seatId, victoryId } from "../state/names.js";
import { automaticVictory, victoryBand } from "../rules/victory.js";
import { type NineYearsState, rivalOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import type { Seat, VICTORIES } from "../vocabulary/types.js";

export const MOST_VP = 40;
const CONCESSION = "NYW-6.3.1";

export function outcome(s: NineYearsState): Outcome<Seat> | null {
  if (s.ending === 0) return null;
  const kind = victoryId(s.ending);
  const scores = { alliance: s.vp, bourbon: MOST_VP - s.vp };
  return { winners: [seatId(s.winner)], kind, clause: clauseOf(s, kind), scores };
}

// The final position still shows which condition held.
function clauseOf(s: NineYearsState, kind: (typeof VICTORIES)[number]): string {
  if (kind === "concession") return CONCESSION;
  return (kind === "automatic" ? automaticVictory(s, tablesOf(s))?.clause : undefined) ?? victoryBand(s.vp).clause;
}

export function concede(s: NineYearsState, seat: number, log: Log<NineYearsEvent>): boolean {
  endGame(s, rivalOf(seat), "concession", CONCESSION, log);
  return true;
}
