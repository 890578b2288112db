/** The moves as plain objects: what a player may choose at the decision points of DIA-DEC.1 to DIA-DEC.61. None hands anything to another player (DIA-SET.16). */
import type { Seat, UnitId } from "../types.js";

/** Effects among which cards let choose (DIA-DEC.18). */
export const CARD_OPTIONS = ["activate-army", "new-army", "upgrade-fleet", "return-fleet", "auto-success", "cancel-success"] as const;
/** One of several effects of a card. */
export type CardOption = (typeof CARD_OPTIONS)[number];

/** One choice of one player. */
export type DiadochiMove =
  // Set-up and turn frame
  /** DIA-DEC.1. */
  | { readonly seat: Seat; readonly type: "draft-general"; readonly general: string }
  /** DIA-DEC.2. */
  | { readonly seat: Seat; readonly type: "name-first-player"; readonly player: Seat }
  /** DIA-DEC.3. */
  | { readonly seat: Seat; readonly type: "enthrone-heir"; readonly royal: string }
  /** DIA-DEC.3. */
  | { readonly seat: Seat; readonly type: "keep-heir"; readonly royal: string }
  /** DIA-DEC.3. */
  | { readonly seat: Seat; readonly type: "kill-heir"; readonly royal: string }
  /** DIA-DEC.4. */
  | { readonly seat: Seat; readonly type: "place-general"; readonly general: string; readonly space: string }
  /** DIA-DEC.4: in his optional starting location, with its markers. */
  | { readonly seat: Seat; readonly type: "place-general-at-start"; readonly general: string }
  /** DIA-DEC.5. */
  | { readonly seat: Seat; readonly type: "place-unit"; readonly unit: UnitId; readonly space: string }
  /** DIA-DEC.5: with a minor general placed there too (DIA-REI.9). */
  | { readonly seat: Seat; readonly type: "place-unit-with-general"; readonly general: string; readonly space: string }
  /** DIA-DEC.6. */
  | { readonly seat: Seat; readonly type: "place-start-marker"; readonly space: string }
  /** DIA-DEC.7. */
  | { readonly seat: Seat; readonly type: "place-minor-general"; readonly general: string; readonly space: string }
  /** DIA-DEC.7. */
  | { readonly seat: Seat; readonly type: "take-back-general"; readonly general: string }
  /** DIA-DEC.8. */
  | { readonly seat: Seat; readonly type: "disband-royal"; readonly space: string }
  /** Ends a chain of choices. */
  | { readonly seat: Seat; readonly type: "done" }
  /** Does not react. */
  | { readonly seat: Seat; readonly type: "pass" }
  // Tyche Segment and cards
  /** DIA-DEC.9. */
  | { readonly seat: Seat; readonly type: "choose-card"; readonly card: string }
  /** DIA-DEC.9, DIA-DEC.19. */
  | { readonly seat: Seat; readonly type: "exchange-surprise"; readonly card: string }
  /** DIA-DEC.9, DIA-DEC.19. */
  | { readonly seat: Seat; readonly type: "play-surprise"; readonly card: string }
  /** DIA-DEC.10. */
  | { readonly seat: Seat; readonly type: "use-ops" }
  /** DIA-DEC.10. */
  | { readonly seat: Seat; readonly type: "use-event" }
  /** DIA-DEC.10. */
  | { readonly seat: Seat; readonly type: "use-deploy-general" }
  /** DIA-DEC.10. */
  | { readonly seat: Seat; readonly type: "use-upgrade-fleet" }
  /** DIA-DEC.10. */
  | { readonly seat: Seat; readonly type: "use-return-fleet" }
  /** DIA-DEC.10. */
  | { readonly seat: Seat; readonly type: "use-new-general" }
  /** DIA-DEC.11. */
  | { readonly seat: Seat; readonly type: "ops-campaign" }
  /** DIA-DEC.11. */
  | { readonly seat: Seat; readonly type: "ops-control-markers" }
  /** DIA-DEC.11. */
  | { readonly seat: Seat; readonly type: "ops-train" }
  /** DIA-DEC.11. */
  | { readonly seat: Seat; readonly type: "ops-nothing" }
  /** DIA-DEC.12. */
  | { readonly seat: Seat; readonly type: "place-control-marker"; readonly space: string }
  /** DIA-DEC.13. */
  | { readonly seat: Seat; readonly type: "train-continue" }
  /** DIA-DEC.13. */
  | { readonly seat: Seat; readonly type: "train-mercenary" }
  /** DIA-DEC.13. */
  | { readonly seat: Seat; readonly type: "train-macedonian" }
  /** DIA-DEC.14. */
  | { readonly seat: Seat; readonly type: "upgrade-fleet"; readonly fleet: string }
  /** DIA-DEC.15. */
  | { readonly seat: Seat; readonly type: "return-fleet"; readonly fleet: string }
  /** DIA-DEC.16. */
  | { readonly seat: Seat; readonly type: "replace-general"; readonly general: string }
  /** DIA-DEC.17. */
  | { readonly seat: Seat; readonly type: "carry-out-event" }
  /** DIA-DEC.17. */
  | { readonly seat: Seat; readonly type: "decline-event" }
  /** DIA-DEC.18. */
  | { readonly seat: Seat; readonly type: "target-player"; readonly player: Seat }
  /** DIA-DEC.18. */
  | { readonly seat: Seat; readonly type: "target-province"; readonly province: string }
  /** DIA-DEC.18. */
  | { readonly seat: Seat; readonly type: "target-space"; readonly space: string }
  /** DIA-DEC.18: the CUs in the field of a space. */
  | { readonly seat: Seat; readonly type: "target-army"; readonly space: string }
  /** DIA-DEC.18: the CUs inside the walls of a space. */
  | { readonly seat: Seat; readonly type: "target-garrison"; readonly space: string }
  /** DIA-DEC.18. */
  | { readonly seat: Seat; readonly type: "target-general"; readonly general: string }
  /** DIA-DEC.18. */
  | { readonly seat: Seat; readonly type: "target-royal"; readonly royal: string }
  /** DIA-DEC.18. */
  | { readonly seat: Seat; readonly type: "target-fleet"; readonly fleet: string }
  /** DIA-DEC.18: one of several effects of a card. */
  | { readonly seat: Seat; readonly type: "choose-option"; readonly option: CardOption }
  /** DIA-DEC.51. */
  | { readonly seat: Seat; readonly type: "mutineer"; readonly unit: UnitId }
  // Surrender Segment
  /** DIA-DEC.20, DIA-DEC.22. */
  | { readonly seat: Seat; readonly type: "place-marker"; readonly space: string }
  /** DIA-DEC.20. */
  | { readonly seat: Seat; readonly type: "free-attempt"; readonly space: string }
  /** DIA-DEC.20. */
  | { readonly seat: Seat; readonly type: "bury-body"; readonly space: string }
  /** DIA-DEC.21. */
  | { readonly seat: Seat; readonly type: "lead-attempt"; readonly general: string }
  /** DIA-DEC.22. */
  | { readonly seat: Seat; readonly type: "leave-uncontrolled" }
  // Movement Segment and campaigns
  /** DIA-DEC.23. */
  | { readonly seat: Seat; readonly type: "move-armies" }
  /** DIA-DEC.23. */
  | { readonly seat: Seat; readonly type: "recruit-mercenary" }
  /** DIA-DEC.24. */
  | { readonly seat: Seat; readonly type: "apply-ability"; readonly general: string }
  /** DIA-DEC.24. */
  | { readonly seat: Seat; readonly type: "decline-ability"; readonly general: string }
  /** DIA-DEC.25. */
  | { readonly seat: Seat; readonly type: "activate-general"; readonly general: string }
  /** DIA-DEC.26, DIA-DEC.37. */
  | { readonly seat: Seat; readonly type: "leave-unit"; readonly unit: UnitId }
  /** DIA-DEC.26, DIA-DEC.37. */
  | { readonly seat: Seat; readonly type: "leave-general"; readonly general: string }
  /** DIA-DEC.26, DIA-DEC.37: a royal family member or the body. */
  | { readonly seat: Seat; readonly type: "leave-royal"; readonly royal: string }
  /** DIA-DEC.27, DIA-DEC.60. */
  | { readonly seat: Seat; readonly type: "step-to"; readonly space: string }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "ask-passage"; readonly space: string }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "remove-marker" }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "assault" }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "subjugate" }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "embark" }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "drop-or-pick-up" }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "change-commander"; readonly general: string }
  /** DIA-DEC.27. */
  | { readonly seat: Seat; readonly type: "end-move" }
  /** DIA-DEC.28, DIA-DEC.56. */
  | { readonly seat: Seat; readonly type: "drop-unit"; readonly unit: UnitId }
  /** DIA-DEC.28. */
  | { readonly seat: Seat; readonly type: "drop-general"; readonly general: string }
  /** DIA-DEC.28. */
  | { readonly seat: Seat; readonly type: "drop-royal"; readonly royal: string }
  /** DIA-DEC.28. */
  | { readonly seat: Seat; readonly type: "pick-up-unit"; readonly unit: UnitId }
  /** DIA-DEC.28. */
  | { readonly seat: Seat; readonly type: "pick-up-general"; readonly general: string }
  /** DIA-DEC.28. */
  | { readonly seat: Seat; readonly type: "pick-up-royal"; readonly royal: string }
  /** DIA-DEC.29. */
  | { readonly seat: Seat; readonly type: "permit-passage" }
  /** DIA-DEC.29. */
  | { readonly seat: Seat; readonly type: "refuse-passage" }
  /** DIA-DEC.30. */
  | { readonly seat: Seat; readonly type: "enter-anyway" }
  /** DIA-DEC.30. */
  | { readonly seat: Seat; readonly type: "stay-out" }
  /** DIA-DEC.31. */
  | { readonly seat: Seat; readonly type: "let-pass" }
  /** DIA-DEC.31. */
  | { readonly seat: Seat; readonly type: "betray" }
  /** DIA-DEC.32. */
  | { readonly seat: Seat; readonly type: "bring-unit"; readonly unit: UnitId }
  /** DIA-DEC.32. */
  | { readonly seat: Seat; readonly type: "bring-general"; readonly general: string }
  /** DIA-DEC.33. */
  | { readonly seat: Seat; readonly type: "garrison-joins" }
  /** DIA-DEC.33. */
  | { readonly seat: Seat; readonly type: "garrison-stays" }
  // Reactions
  /** DIA-DEC.35. */
  | { readonly seat: Seat; readonly type: "declare-interception"; readonly space: string }
  /** DIA-DEC.36. */
  | { readonly seat: Seat; readonly type: "lead-interception"; readonly general: string }
  /** DIA-DEC.38, DIA-DEC.43: a Surprise card for the independent army on a space. */
  | { readonly seat: Seat; readonly type: "discard-for-independent"; readonly card: string; readonly space: string }
  /** DIA-DEC.39. */
  | { readonly seat: Seat; readonly type: "fight" }
  /** DIA-DEC.39. */
  | { readonly seat: Seat; readonly type: "step-back" }
  /** DIA-DEC.40. */
  | { readonly seat: Seat; readonly type: "withdraw-unit"; readonly unit: UnitId }
  /** DIA-DEC.40. */
  | { readonly seat: Seat; readonly type: "withdraw-general"; readonly general: string }
  /** DIA-DEC.40. */
  | { readonly seat: Seat; readonly type: "withdraw-royal"; readonly royal: string }
  /** DIA-DEC.41. */
  | { readonly seat: Seat; readonly type: "try-to-avoid" }
  /** DIA-DEC.41. */
  | { readonly seat: Seat; readonly type: "stand" }
  /** DIA-DEC.42, DIA-DEC.44. */
  | { readonly seat: Seat; readonly type: "avoid-to"; readonly space: string }
  /** DIA-DEC.42, DIA-DEC.44, DIA-DEC.60. */
  | { readonly seat: Seat; readonly type: "stop" }
  /** DIA-DEC.45. */
  | { readonly seat: Seat; readonly type: "pursue" }
  /** DIA-DEC.45. */
  | { readonly seat: Seat; readonly type: "do-not-pursue" }
  // Losses
  /** DIA-DEC.46, DIA-DEC.47, DIA-DEC.48, DIA-DEC.49, DIA-DEC.53. */
  | { readonly seat: Seat; readonly type: "lose-unit"; readonly unit: UnitId }
  /** DIA-DEC.50. */
  | { readonly seat: Seat; readonly type: "keep-inside"; readonly unit: UnitId }
  // Naval decisions
  /** DIA-DEC.54. */
  | { readonly seat: Seat; readonly type: "sail-to"; readonly space: string }
  /** DIA-DEC.54. */
  | { readonly seat: Seat; readonly type: "land-here" }
  /** DIA-DEC.55. */
  | { readonly seat: Seat; readonly type: "add-escort"; readonly fleet: string }
  /** DIA-DEC.57. */
  | { readonly seat: Seat; readonly type: "intercept-at-sea" }
  /** DIA-DEC.58. */
  | { readonly seat: Seat; readonly type: "commit-fleet"; readonly fleet: string }
  // Independent armies
  /** DIA-DEC.59. */
  | { readonly seat: Seat; readonly type: "activate-army"; readonly space: string };
