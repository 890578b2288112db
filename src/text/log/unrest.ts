import type { UnrestEvent } from "../../unrest/vocabulary/events.js";
import type { UnrestMove } from "../../unrest/vocabulary/moves.js";
import type { LogRows } from "../log.js";

export const LOG: LogRows<UnrestMove, UnrestEvent> = {
  echoes: {
    activate: "card-played",
    "activate-leader": "leader-activated",
    "attack-with": "attack-declared",
    command: "commander-named",
    discard: "card-discarded",
    done: "done",
    draw: "cards-drawn",
    "let-go": "support-lost",
    "name-first": "first-player-named",
    pass: "passed",
    "place-cu": "cu-placed",
    "place-leader": "leader-placed",
    "play-event": "card-played",
    reinforce: "card-played",
    respond: "card-played",
    "spend-on-level": "level-changed",
    "spend-on-port": "port-changed",
    stop: "activation-ended",
    waive: "activation-waived",
  },
  silentMoves: ["sea-move", "march", "attack", "sail-to", "take-cu", "take-leader", "leave-leader", "rearrange"],
  silent: {
    "support-won": ({ points }) => points === 0,
    "support-lost": ({ points }) => points === 0,
  },
  brief: ["turn-started", "battle-fought", "automatic-victory", "level-changed", "port-changed", "leader-displaced", "commander-marked", "scored", "game-over"],
};
