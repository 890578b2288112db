/** A round: the unrest-raised marker is removed, then each side is active once, starting with the first player (CAR-S.9). */
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { firstSeat, rivalOf, type UnrestState } from "../state/index.js";

export const round: Procedure<UnrestState, UnrestEvent> = automatic(F.round, "CAR-S.9", {
  first: (s, _dice, log) => startRound(s, log),
  second(s) {
    F.round.top(s).step = F.round.step.end;
    F.active.push(s).seat = rivalOf(firstSeat(s));
  },
  end: (s) => F.round.pop(s),
});

function startRound(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "round-started", round: s.round, clause: "CAR-S.9" });
  if (s.marker === 1) log?.push({ type: "marker-removed", clause: "CAR-20.0.6" });
  s.marker = 0; // CAR-20.0.6: the marker is removed with the next round
  F.round.top(s).step = F.round.step.second;
  F.active.push(s).seat = firstSeat(s);
}
