/** The game: round after round, then the side of the track decides (TINY-6). Remembers nothing. */
import { automatic, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import type { TinyState } from "../state/index.js";
import { winnerOfTrack } from "../rules/track.js";
import { endGame } from "./game-over.js";

export const game: Procedure<TinyState, TinyEvent> = automatic(F.game, "TINY-6", {
  rounds(s, _dice, log) {
    if (s.round === s.rounds) {
      return endGame(s, winnerOfTrack(s), "last-round", log);
    }
    s.round++;
    log?.push({ type: "round-began", round: s.round });
    F.round.push(s);
  },
});
