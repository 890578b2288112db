import type { TargetRows } from "../../core/board/targets.js";
import type { DiadochiDecision } from "./frames/index.js";
import type { DiadochiMove } from "./moves.js";

/** The targets of words and moves; CUs, options and other words are buttons. */
export const TARGETS: TargetRows<DiadochiMove["type"], DiadochiDecision["kind"]> = {
  words: { space: "place", province: "region", general: "piece", royal: "piece", fleet: "piece", card: "card", seat: "seat" },
  moves: { "draft-general": [] }, // before the deal there are no pieces
  about: { commander: "piece", general: "piece", leader: "piece", royal: "piece", space: "place", goal: "place", start: "place" },
  armies: { march: "under-way", "compose-army": "under-way", "drop-or-pick-up": "under-way", "drop-before-embarking": "under-way" },
  adjust: [
    "place-minor-general",
    "take-back-general",
    "disband-royal",
    "leave-unit",
    "leave-general",
    "leave-royal",
    "drop-or-pick-up",
    "change-commander",
    "drop-unit",
    "drop-general",
    "drop-royal",
    "pick-up-unit",
    "pick-up-general",
    "pick-up-royal",
  ],
  end: [
    "done",
    "pass",
    "ops-nothing",
    "decline-event",
    "decline-ability",
    "end-move",
    "refuse-passage",
    "stay-out",
    "garrison-stays",
    "stand",
    "stop",
    "do-not-pursue",
    "land-here",
    "leave-uncontrolled",
  ],
  compoundStarts: [
    "name-first-player",
    "coming-of-age",
    "place-general",
    "surrender-segment",
    "tyche-segment",
    "movement-segment",
    "campaign",
    "surprise-window",
    "interception",
    "avoid-battle",
    "naval-interception",
    "withdraw-inside",
    "answer-passage",
    "unit-loss",
  ],
};
