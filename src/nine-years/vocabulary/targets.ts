import type { TargetRows } from "../../core/board/targets.js";
import type { NineYearsDecision } from "./frames.js";
import type { NineYearsMove } from "./moves.js";

/**
 * The things on the table that a player clicks to make a move. Action cards are identified by value; corps, powers, purposes, actions and penalties are
 * chosen with buttons.
 */
export const TARGETS: TargetRows<NineYearsMove["type"], NineYearsDecision["kind"]> = {
  words: { space: "place", leader: "piece", fleet: "piece", card: "card", seat: "seat" },
  moves: {
    "show-card": (value) => [{ kind: "card", id: `action-${value}` }],
    "play-card": (value) => [{ kind: "card", id: `action-${value}` }],
    strengthen: [{ kind: "track", id: "king-williams-war" }],
  },
  about: { leader: "piece", card: "card", space: "place", from: "place" },
  armies: { "campaign-move": "", "select-force": "", "leave-units": "", "line-choice": "" },
  adjust: ["take-leader", "take-corps", "leave-units", "leave-leader", "leave-corps"],
  end: ["decline", "done", "end-round", "stop", "keep-held", "stand"],
  compoundStarts: [
    "spend",
    "place-arrivals",
    "first-card",
    "round",
    "interception",
    "avoid-battle",
    "held-card",
    "losses",
    "retreat",
    "displace",
    "peace-talks",
  ],
};
