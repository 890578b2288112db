import type { Log } from "../../core/flow/flow.js";
import type { LevelCause, UnrestEvent } from "../vocabulary/events.js";
import type { UnrestState } from "../state/index.js";

/** Sets the level of the unrest; logs only a change. `rules/level.ts` computes its cap and cost (CAR-20.1, CAR-20.2). */
export function setLevel(s: UnrestState, level: number, cause: LevelCause, clause: string, log: Log<UnrestEvent>): void {
  if (level === s.level) return;
  log?.push({ type: "level-changed", from: s.level, to: level, cause, clause });
  s.level = level;
}
