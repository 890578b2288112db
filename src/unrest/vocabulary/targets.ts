import type { TargetRows } from "../../core/board/targets.js";
import type { UnrestDecision } from "./frames.js";
import type { UnrestMove } from "./moves.js";

/** The targets of words and moves; numbers of CU are buttons. */
export const TARGETS: TargetRows<UnrestMove["type"], UnrestDecision["kind"]> = {
  words: { location: "place", leader: "piece", card: "card", seat: "seat" },
  moves: { "spend-on-level": [{ kind: "track", id: "unrest-level" }], "spend-on-port": [{ kind: "track", id: "ports" }] },
  about: { other: "piece", leader: "piece", location: "place", goal: "place", from: "place" },
  armies: { activation: "", attack: "" },
  adjust: ["rearrange", "take-cu", "take-leader", "leave-leader"],
  end: ["draw", "done", "waive", "stop", "pass", "let-go"],
  compoundStarts: [
    "draw",
    "first-player",
    "active",
    "battle-responses",
    "support",
    "place-cu",
    "return-leaders",
    "mistrust",
    "storms",
    "sicily-battle",
    "wild-beasts",
  ],
};
