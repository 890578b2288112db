/** A round: the unrest-raised marker comes off, then each side is active once, the first player first (CAR-S.9). It asks nothing itself. */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { ACTIVE } from "../frames.js";
import type { UnrestState } from "../state.js";

const STEP = { start: 0, second: 1, end: 2 } as const;

/** Asks nobody. */
export const round: Procedure<UnrestState, UnrestEvent> = {
  kind: "round",
  clause: "CAR-S.9",
  slots: [],
  run(s, _dice, log) {
    switch (stepOf(s)) {
      case STEP.start:
        startRound(s, log);
        break;
      case STEP.second:
        setStep(s, STEP.end);
        pushFrame(s, ACTIVE, 2 - s.first);
        break;
      default:
        popFrame(s);
    }
    return false;
  },
  asks: () => unreachable("a question of a round"),
  moves: () => unreachable("a question of a round"),
  play: () => unreachable("a question of a round"),
};

function startRound(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "round-started", round: s.round, clause: "CAR-S.9" });
  if (s.marker === 1) log?.push({ type: "marker-removed", clause: "CAR-20.0.6" });
  s.marker = 0; // CAR-20.0.6
  setStep(s, STEP.second);
  pushFrame(s, ACTIVE, s.first - 1);
}
