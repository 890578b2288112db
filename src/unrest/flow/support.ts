/**
 * Spending support after a battle in Sicily, one choice at a time: a step of the level, a port, or let the rest go (CAR-S.24, CAR-D13).
 *
 * The frame remembers the winner and his points.
 */
import { code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { Support } from "../frames.js";
import { VERB } from "../moves.js";
import { boxCu } from "../rules/cards.js";
import { loweredLevel, raisedLevel } from "../rules/level.js";
import { refusalFor } from "../rules/obstacles.js";
import { obstacleToSpendOnLevel, obstacleToSpendOnPort } from "../rules/placement.js";
import type { UnrestState } from "../state.js";
import { tablesOf } from "../tables.js";
import { CARTHAGE, SEATS } from "../types.js";
import { givePort, setLevel } from "./changes.js";

/** Order: level, port, let go. */
export const support: Procedure<UnrestState, UnrestEvent> = {
  kind: "support",
  clause: "CAR-S.24",
  slots: ["seat", "points"],
  run(s) {
    if (slot(s, Support.points) > 0) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Support.seat),
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (obstacleToSpendOnLevel(s, t, seat) === null) out.push(code(VERB.spendOnLevel));
    if (obstacleToSpendOnPort(s, t, seat, slot(s, Support.points)) === null) out.push(code(VERB.spendOnPort));
    out.push(code(VERB.letGo)); // CAR-20.1.10: voluntary and partial
  },
  play(s, seat, c, _dice, log) {
    switch (verbOf(c)) {
      case VERB.spendOnLevel:
        spendOnLevel(s, seat, log);
        break;
      case VERB.spendOnPort:
        spendOnPort(s, seat, log);
        break;
      default:
        log?.push({ type: "support-lost", winner: SEATS[seat]!, points: slot(s, Support.points), clause: "CAR-S.24" });
        popFrame(s);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const points = slot(s, Support.points);
    if (verbOf(c) === VERB.spendOnLevel) return refusalFor(obstacleToSpendOnLevel(s, t, seat), { level: s.level });
    if (verbOf(c) === VERB.spendOnPort)
      return refusalFor(obstacleToSpendOnPort(s, t, seat, points), { points, ports: s.ports, cost: t.scenario.pointsPerPort });
    return null;
  },
};

function spendOnLevel(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  if (seat === CARTHAGE) setLevel(s, loweredLevel(s.level, 1), "support", "CAR-20.1.9", log);
  else setLevel(s, raisedLevel(tablesOf(s).box, s.level, boxCu(s), 1), "support", "CAR-20.1.8", log);
  setSlot(s, Support.points, slot(s, Support.points) - 1);
}

function spendOnPort(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  givePort(s, t, seat, "support", "CAR-S.24", log);
  setSlot(s, Support.points, slot(s, Support.points) - t.scenario.pointsPerPort);
}
