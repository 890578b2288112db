/** The game: round after round, then the side of the track decides (TINY-6). Remembers nothing. */
import { unreachable } from "../../../src/core/errors.js";
import type { Procedure } from "../../../src/core/flow.js";
import { pushFrame } from "../../../src/core/frames.js";
import type { TinyEvent } from "../events.js";
import { ROUND } from "../frames.js";
import { beginRound, LAST_ROUND, NOBODY, raiderAt, roundOf, roundsOf, type TinyState, tablesOf } from "../state.js";
import { endGame } from "./game-over.js";

export const game: Procedure<TinyState, TinyEvent> = {
  kind: "game",
  clause: "TINY-6",
  slots: [],
  run(s, _dice, log) {
    if (roundOf(s) === roundsOf(s)) {
      const middle = tablesOf(s).end / 2;
      endGame(s, LAST_ROUND, raiderAt(s) === middle ? NOBODY : raiderAt(s) > middle ? 0 : 1, log);
      return false;
    }
    beginRound(s);
    log?.push({ type: "round-began", round: roundOf(s) });
    pushFrame(s, ROUND);
    return false;
  },
  asks: () => unreachable(),
  moves: () => unreachable(),
  play: () => unreachable(),
};
