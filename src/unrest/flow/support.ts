/** Spends support after a battle in Sicily, one choice at a time: a step of the level, a port, or giving up the rest (CAR-S.24, CAR-D13). */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { boxCu } from "../rules/cards.js";
import { loweredLevel, raisedLevel } from "../rules/level.js";
import { refuse } from "../rules/refusals.js";
import { obstacleToSpendOnLevel, obstacleToSpendOnPort } from "../rules/placement.js";
import type { UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { CARTHAGE } from "../vocabulary/types.js";
import { givePort } from "../effects/ports.js";
import { setLevel } from "../effects/level.js";

/** Order of the moves: level, port, giving up the rest. */
export const support: Procedure<UnrestState, UnrestEvent> = asking(F.support, {
  clause: "CAR-S.24",
  run: { ask: (s) => (F.support.top(s).points > 0 ? ASK : F.support.pop(s)) },
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (obstacleToSpendOnLevel(s, t, seat) === null) out.push(code(V["spend-on-level"]));
    if (obstacleToSpendOnPort(s, t, seat, F.support.top(s).points) === null) out.push(code(V["spend-on-port"]));
    out.push(code(V["let-go"])); // CAR-20.1.10: spending is voluntary and may be partial
  },
  play(s, seat, c, _dice, log) {
    switch (verbOf(c)) {
      case V["spend-on-level"]:
        spendOnLevel(s, seat, log);
        break;
      case V["spend-on-port"]:
        spendOnPort(s, seat, log);
        break;
      default:
        log?.push({ type: "support-lost", winner: seatId(seat), points: F.support.top(s).points, clause: "CAR-S.24" });
        F.support.pop(s);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const { points } = F.support.top(s);
    if (verbOf(c) === V["spend-on-level"]) return refuse(obstacleToSpendOnLevel(s, t, seat), { level: s.level });
    if (verbOf(c) === V["spend-on-port"]) return refuse(obstacleToSpendOnPort(s, t, seat, points), { points, ports: s.ports, cost: t.scenario.pointsPerPort });
    return null;
  },
});

function spendOnLevel(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  if (seat === CARTHAGE) setLevel(s, loweredLevel(s.level, 1), "support", "CAR-20.1.9", log);
  else setLevel(s, raisedLevel(tablesOf(s).box, s.level, boxCu(s), 1), "support", "CAR-20.1.8", log);
  F.support.top(s).points--;
}

function spendOnPort(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  givePort(s, seat, "support", "CAR-S.24", log);
  F.support.top(s).points -= t.scenario.pointsPerPort;
}
