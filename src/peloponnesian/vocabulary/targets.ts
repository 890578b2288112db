/** The targets of the moves of Peloponnesian on the table. */
import type { TargetRows } from "../../core/board/targets.js";
import type { PeloponnesianDecision } from "./frames.js";
import type { PeloponnesianMove } from "./moves.js";

/** A border is shown by the two areas it lies between; Olympians are buttons. */
export const TARGETS: TargetRows<PeloponnesianMove["type"], PeloponnesianDecision["kind"]> = {
  words: { area: "place", block: "piece", card: "card", seat: "seat", border: (id) => id.split(".").map((area) => ({ kind: "place", id: area })) },
  moves: { "bid-raise": [{ kind: "track", id: "prestige" }] },
  about: {
    block: "piece",
    leaver: "piece",
    cargo: "piece",
    carrier: "piece",
    group: "place",
    at: "place",
    from: "place",
    goal: "place",
    area: "place",
    city: "place",
  },
  adjust: ["add-block", "load", "lower-to", "sally-block", "bring-inside", "storm-with"],
  end: [
    "bid-pass",
    "done",
    "end-phase",
    "end-maneuver",
    "stop-here",
    "no-forced-march",
    "stay",
    "leave-siege",
    "end-sieges",
    "keep-olympian",
    "break-off",
    "march",
    "begin-storm",
  ],
  compoundStarts: [
    "bidding",
    "commit",
    "take-olympian",
    "action-phase",
    "forced-marches",
    "combat",
    "battle",
    "fortify",
    "melee",
    "retreat",
    "sieges",
    "winter-supply",
    "wintering",
    "event",
    "use-olympian",
    "losses",
  ],
};
