/** The game: round after round, then the side of the track decides (TINY-6). Remembers nothing. */
import { automatic, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../events.js";
import { F } from "../frames.js";
import { beginRound, LAST_ROUND, NOBODY, raiderAt, roundOf, roundsOf, type TinyState, tablesOf } from "../state.js";
import { endGame } from "./game-over.js";

export const game: Procedure<TinyState, TinyEvent> = automatic(F.game, "TINY-6", {
  rounds(s, _dice, log) {
    if (roundOf(s) === roundsOf(s)) {
      const middle = tablesOf(s).end / 2;
      return endGame(s, LAST_ROUND, raiderAt(s) === middle ? NOBODY : raiderAt(s) > middle ? 0 : 1, log);
    }
    beginRound(s);
    log?.push({ type: "round-began", round: roundOf(s) });
    F.round.push(s);
  },
});
