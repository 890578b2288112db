/** The game: round after round, then the side of the track decides (TINY-6). Remembers nothing. */
import { automatic, NONE, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../events.js";
import { F } from "../frames.js";
import type { TinyState } from "../state.js";
import { tablesOf } from "../tables.js";
import { endGame } from "./game-over.js";

export const game: Procedure<TinyState, TinyEvent> = automatic(F.game, "TINY-6", {
  rounds(s, _dice, log) {
    if (s.round === s.rounds) {
      const middle = tablesOf(s).end / 2;
      return endGame(s, "last-round", s.raider === middle ? NONE : s.raider > middle ? 0 : 1, log);
    }
    s.round++;
    log?.push({ type: "round-began", round: s.round });
    F.round.push(s);
  },
});
