/**
 * The moves of Diadochi: what a player may choose at the decision points of DIA-DEC.1 to DIA-DEC.61, and the table that turns them into codes, objects and notation.
 *
 * A move's place in MOVE_KINDS is its verb; the constants below name the verbs. Lists of moves come in the order their procedure documents, not in this one.
 */
import { type MoveKind, type Vocabulary, vocabulary, vocabularyOf } from "../core/moves.js"
import type { DiadochiState } from "./state.js"
import { tablesOf } from "./tables.js"
import { SEATS, type Seat, UNITS, type UnitId } from "./types.js"

/** Effects among which cards let choose (DIA-DEC.18). */
export const CARD_OPTIONS = ["activate-army", "new-army", "upgrade-fleet", "return-fleet", "auto-success", "cancel-success"] as const
/** One of several effects of a card. */
export type CardOption = (typeof CARD_OPTIONS)[number]

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
  | { readonly seat: Seat; readonly type: "target-unit"; readonly unit: UnitId }
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
  | { readonly seat: Seat; readonly type: "activate-army"; readonly space: string }

const SPACES: Vocabulary<DiadochiState> = vocabularyOf("space", (s) => tablesOf(s).spaceIds)
const PROVINCES: Vocabulary<DiadochiState> = vocabularyOf("province", (s) => tablesOf(s).provinceIds)
const GENERALS: Vocabulary<DiadochiState> = vocabularyOf("general", (s) => tablesOf(s).pieceIds)
const ROYALS: Vocabulary<DiadochiState> = vocabularyOf("royal", (s) => tablesOf(s).royalIds)
const CARDS: Vocabulary<DiadochiState> = vocabularyOf("card", (s) => tablesOf(s).cardIds)
const FLEETS: Vocabulary<DiadochiState> = vocabularyOf("fleet", (s) => tablesOf(s).fleetIds)
const UNIT_TYPES: Vocabulary<DiadochiState> = vocabulary("unit", UNITS)
const PLAYERS: Vocabulary<DiadochiState> = vocabulary("player", SEATS)
const OPTIONS: Vocabulary<DiadochiState> = vocabulary("option", CARD_OPTIONS)

type Kind = MoveKind<DiadochiState, DiadochiMove>

/** The table of moves. */
export const MOVE_KINDS: readonly Kind[] = [
  // Set-up and turn frame
  { type: "draft-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "draft-general", general }) },
  { type: "name-first-player", args: [["player", PLAYERS]], make: (seat: Seat, player: Seat) => ({ seat, type: "name-first-player", player }) },
  { type: "enthrone-heir", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "enthrone-heir", royal }) },
  { type: "keep-heir", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "keep-heir", royal }) },
  { type: "kill-heir", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "kill-heir", royal }) },
  { type: "place-general", args: [["general", GENERALS], ["space", SPACES]], make: (seat: Seat, general: string, space: string) => ({ seat, type: "place-general", general, space }) },
  { type: "place-general-at-start", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "place-general-at-start", general }) },
  { type: "place-unit", args: [["unit", UNIT_TYPES], ["space", SPACES]], make: (seat: Seat, unit: UnitId, space: string) => ({ seat, type: "place-unit", unit, space }) },
  { type: "place-unit-with-general", args: [["general", GENERALS], ["space", SPACES]], make: (seat: Seat, general: string, space: string) => ({ seat, type: "place-unit-with-general", general, space }) },
  { type: "place-start-marker", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "place-start-marker", space }) },
  { type: "place-minor-general", args: [["general", GENERALS], ["space", SPACES]], make: (seat: Seat, general: string, space: string) => ({ seat, type: "place-minor-general", general, space }) },
  { type: "take-back-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "take-back-general", general }) },
  { type: "disband-royal", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "disband-royal", space }) },
  { type: "done", args: [], make: (seat: Seat) => ({ seat, type: "done" }) },
  { type: "pass", args: [], make: (seat: Seat) => ({ seat, type: "pass" }) },
  // Tyche Segment and cards
  { type: "choose-card", args: [["card", CARDS]], make: (seat: Seat, card: string) => ({ seat, type: "choose-card", card }) },
  { type: "exchange-surprise", args: [["card", CARDS]], make: (seat: Seat, card: string) => ({ seat, type: "exchange-surprise", card }) },
  { type: "play-surprise", args: [["card", CARDS]], make: (seat: Seat, card: string) => ({ seat, type: "play-surprise", card }) },
  { type: "use-ops", args: [], make: (seat: Seat) => ({ seat, type: "use-ops" }) },
  { type: "use-event", args: [], make: (seat: Seat) => ({ seat, type: "use-event" }) },
  { type: "use-deploy-general", args: [], make: (seat: Seat) => ({ seat, type: "use-deploy-general" }) },
  { type: "use-upgrade-fleet", args: [], make: (seat: Seat) => ({ seat, type: "use-upgrade-fleet" }) },
  { type: "use-return-fleet", args: [], make: (seat: Seat) => ({ seat, type: "use-return-fleet" }) },
  { type: "use-new-general", args: [], make: (seat: Seat) => ({ seat, type: "use-new-general" }) },
  { type: "ops-campaign", args: [], make: (seat: Seat) => ({ seat, type: "ops-campaign" }) },
  { type: "ops-control-markers", args: [], make: (seat: Seat) => ({ seat, type: "ops-control-markers" }) },
  { type: "ops-train", args: [], make: (seat: Seat) => ({ seat, type: "ops-train" }) },
  { type: "ops-nothing", args: [], make: (seat: Seat) => ({ seat, type: "ops-nothing" }) },
  { type: "place-control-marker", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "place-control-marker", space }) },
  { type: "train-continue", args: [], make: (seat: Seat) => ({ seat, type: "train-continue" }) },
  { type: "train-mercenary", args: [], make: (seat: Seat) => ({ seat, type: "train-mercenary" }) },
  { type: "train-macedonian", args: [], make: (seat: Seat) => ({ seat, type: "train-macedonian" }) },
  { type: "upgrade-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "upgrade-fleet", fleet }) },
  { type: "return-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "return-fleet", fleet }) },
  { type: "replace-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "replace-general", general }) },
  { type: "carry-out-event", args: [], make: (seat: Seat) => ({ seat, type: "carry-out-event" }) },
  { type: "decline-event", args: [], make: (seat: Seat) => ({ seat, type: "decline-event" }) },
  { type: "target-player", args: [["player", PLAYERS]], make: (seat: Seat, player: Seat) => ({ seat, type: "target-player", player }) },
  { type: "target-province", args: [["province", PROVINCES]], make: (seat: Seat, province: string) => ({ seat, type: "target-province", province }) },
  { type: "target-space", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "target-space", space }) },
  { type: "target-army", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "target-army", space }) },
  { type: "target-garrison", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "target-garrison", space }) },
  { type: "target-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "target-general", general }) },
  { type: "target-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "target-royal", royal }) },
  { type: "target-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "target-unit", unit }) },
  { type: "target-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "target-fleet", fleet }) },
  { type: "choose-option", args: [["option", OPTIONS]], make: (seat: Seat, option: CardOption) => ({ seat, type: "choose-option", option }) },
  { type: "mutineer", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "mutineer", unit }) },
  // Surrender Segment
  { type: "place-marker", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "place-marker", space }) },
  { type: "free-attempt", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "free-attempt", space }) },
  { type: "bury-body", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "bury-body", space }) },
  { type: "lead-attempt", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "lead-attempt", general }) },
  { type: "leave-uncontrolled", args: [], make: (seat: Seat) => ({ seat, type: "leave-uncontrolled" }) },
  // Movement Segment and campaigns
  { type: "move-armies", args: [], make: (seat: Seat) => ({ seat, type: "move-armies" }) },
  { type: "recruit-mercenary", args: [], make: (seat: Seat) => ({ seat, type: "recruit-mercenary" }) },
  { type: "apply-ability", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "apply-ability", general }) },
  { type: "decline-ability", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "decline-ability", general }) },
  { type: "activate-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "activate-general", general }) },
  { type: "leave-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "leave-unit", unit }) },
  { type: "leave-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "leave-general", general }) },
  { type: "leave-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "leave-royal", royal }) },
  { type: "step-to", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "step-to", space }) },
  { type: "ask-passage", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "ask-passage", space }) },
  { type: "remove-marker", args: [], make: (seat: Seat) => ({ seat, type: "remove-marker" }) },
  { type: "assault", args: [], make: (seat: Seat) => ({ seat, type: "assault" }) },
  { type: "subjugate", args: [], make: (seat: Seat) => ({ seat, type: "subjugate" }) },
  { type: "embark", args: [], make: (seat: Seat) => ({ seat, type: "embark" }) },
  { type: "drop-or-pick-up", args: [], make: (seat: Seat) => ({ seat, type: "drop-or-pick-up" }) },
  { type: "change-commander", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "change-commander", general }) },
  { type: "end-move", args: [], make: (seat: Seat) => ({ seat, type: "end-move" }) },
  { type: "drop-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "drop-unit", unit }) },
  { type: "drop-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "drop-general", general }) },
  { type: "drop-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "drop-royal", royal }) },
  { type: "pick-up-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "pick-up-unit", unit }) },
  { type: "pick-up-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "pick-up-general", general }) },
  { type: "pick-up-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "pick-up-royal", royal }) },
  { type: "permit-passage", args: [], make: (seat: Seat) => ({ seat, type: "permit-passage" }) },
  { type: "refuse-passage", args: [], make: (seat: Seat) => ({ seat, type: "refuse-passage" }) },
  { type: "enter-anyway", args: [], make: (seat: Seat) => ({ seat, type: "enter-anyway" }) },
  { type: "stay-out", args: [], make: (seat: Seat) => ({ seat, type: "stay-out" }) },
  { type: "let-pass", args: [], make: (seat: Seat) => ({ seat, type: "let-pass" }) },
  { type: "betray", args: [], make: (seat: Seat) => ({ seat, type: "betray" }) },
  { type: "bring-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "bring-unit", unit }) },
  { type: "bring-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "bring-general", general }) },
  { type: "garrison-joins", args: [], make: (seat: Seat) => ({ seat, type: "garrison-joins" }) },
  { type: "garrison-stays", args: [], make: (seat: Seat) => ({ seat, type: "garrison-stays" }) },
  // Reactions
  { type: "declare-interception", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "declare-interception", space }) },
  { type: "lead-interception", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "lead-interception", general }) },
  { type: "discard-for-independent", args: [["card", CARDS], ["space", SPACES]], make: (seat: Seat, card: string, space: string) => ({ seat, type: "discard-for-independent", card, space }) },
  { type: "fight", args: [], make: (seat: Seat) => ({ seat, type: "fight" }) },
  { type: "step-back", args: [], make: (seat: Seat) => ({ seat, type: "step-back" }) },
  { type: "withdraw-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "withdraw-unit", unit }) },
  { type: "withdraw-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "withdraw-general", general }) },
  { type: "withdraw-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "withdraw-royal", royal }) },
  { type: "try-to-avoid", args: [], make: (seat: Seat) => ({ seat, type: "try-to-avoid" }) },
  { type: "stand", args: [], make: (seat: Seat) => ({ seat, type: "stand" }) },
  { type: "avoid-to", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "avoid-to", space }) },
  { type: "stop", args: [], make: (seat: Seat) => ({ seat, type: "stop" }) },
  { type: "pursue", args: [], make: (seat: Seat) => ({ seat, type: "pursue" }) },
  { type: "do-not-pursue", args: [], make: (seat: Seat) => ({ seat, type: "do-not-pursue" }) },
  // Losses
  { type: "lose-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "lose-unit", unit }) },
  { type: "keep-inside", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "keep-inside", unit }) },
  // Naval decisions
  { type: "sail-to", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "sail-to", space }) },
  { type: "land-here", args: [], make: (seat: Seat) => ({ seat, type: "land-here" }) },
  { type: "add-escort", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "add-escort", fleet }) },
  { type: "intercept-at-sea", args: [], make: (seat: Seat) => ({ seat, type: "intercept-at-sea" }) },
  { type: "commit-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "commit-fleet", fleet }) },
  // Independent armies
  { type: "activate-army", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "activate-army", space }) },
]

/** Verbs: the places of the moves in MOVE_KINDS. Arguments are indices; a general is named by his piece (`pieceOf`, `generalOfPiece` in state/generals.ts). */
// Set-up and turn frame
export const DRAFT_GENERAL = 0
export const NAME_FIRST_PLAYER = 1
export const ENTHRONE_HEIR = 2
export const KEEP_HEIR = 3
export const KILL_HEIR = 4
export const PLACE_GENERAL = 5
export const PLACE_GENERAL_AT_START = 6
export const PLACE_UNIT = 7
export const PLACE_UNIT_WITH_GENERAL = 8
export const PLACE_START_MARKER = 9
export const PLACE_MINOR_GENERAL = 10
export const TAKE_BACK_GENERAL = 11
export const DISBAND_ROYAL = 12
export const DONE = 13
export const PASS = 14
// Tyche Segment and cards
export const CHOOSE_CARD = 15
export const EXCHANGE_SURPRISE = 16
export const PLAY_SURPRISE = 17
export const USE_OPS = 18
export const USE_EVENT = 19
export const USE_DEPLOY_GENERAL = 20
export const USE_UPGRADE_FLEET = 21
export const USE_RETURN_FLEET = 22
export const USE_NEW_GENERAL = 23
export const OPS_CAMPAIGN = 24
export const OPS_CONTROL_MARKERS = 25
export const OPS_TRAIN = 26
export const OPS_NOTHING = 27
export const PLACE_CONTROL_MARKER = 28
export const TRAIN_CONTINUE = 29
export const TRAIN_MERCENARY = 30
export const TRAIN_MACEDONIAN = 31
export const UPGRADE_FLEET = 32
export const RETURN_FLEET = 33
export const REPLACE_GENERAL = 34
export const CARRY_OUT_EVENT = 35
export const DECLINE_EVENT = 36
export const TARGET_PLAYER = 37
export const TARGET_PROVINCE = 38
export const TARGET_SPACE = 39
export const TARGET_ARMY = 40
export const TARGET_GARRISON = 41
export const TARGET_GENERAL = 42
export const TARGET_ROYAL = 43
export const TARGET_UNIT = 44
export const TARGET_FLEET = 45
export const CHOOSE_OPTION = 46
export const MUTINEER = 47
// Surrender Segment
export const PLACE_MARKER = 48
export const FREE_ATTEMPT = 49
export const BURY_BODY = 50
export const LEAD_ATTEMPT = 51
export const LEAVE_UNCONTROLLED = 52
// Movement Segment and campaigns
export const MOVE_ARMIES = 53
export const RECRUIT_MERCENARY = 54
export const APPLY_ABILITY = 55
export const DECLINE_ABILITY = 56
export const ACTIVATE_GENERAL = 57
export const LEAVE_UNIT = 58
export const LEAVE_GENERAL = 59
export const LEAVE_ROYAL = 60
export const STEP_TO = 61
export const ASK_PASSAGE = 62
export const REMOVE_MARKER = 63
export const ASSAULT = 64
export const SUBJUGATE = 65
export const EMBARK = 66
export const DROP_OR_PICK_UP = 67
export const CHANGE_COMMANDER = 68
export const END_MOVE = 69
export const DROP_UNIT = 70
export const DROP_GENERAL = 71
export const DROP_ROYAL = 72
export const PICK_UP_UNIT = 73
export const PICK_UP_GENERAL = 74
export const PICK_UP_ROYAL = 75
export const PERMIT_PASSAGE = 76
export const REFUSE_PASSAGE = 77
export const ENTER_ANYWAY = 78
export const STAY_OUT = 79
export const LET_PASS = 80
export const BETRAY = 81
export const BRING_UNIT = 82
export const BRING_GENERAL = 83
export const GARRISON_JOINS = 84
export const GARRISON_STAYS = 85
// Reactions
export const DECLARE_INTERCEPTION = 86
export const LEAD_INTERCEPTION = 87
export const DISCARD_FOR_INDEPENDENT = 88
export const FIGHT = 89
export const STEP_BACK = 90
export const WITHDRAW_UNIT = 91
export const WITHDRAW_GENERAL = 92
export const WITHDRAW_ROYAL = 93
export const TRY_TO_AVOID = 94
export const STAND = 95
export const AVOID_TO = 96
export const STOP = 97
export const PURSUE = 98
export const DO_NOT_PURSUE = 99
// Losses
export const LOSE_UNIT = 100
export const KEEP_INSIDE = 101
// Naval decisions
export const SAIL_TO = 102
export const LAND_HERE = 103
export const ADD_ESCORT = 104
export const INTERCEPT_AT_SEA = 105
export const COMMIT_FLEET = 106
// Independent armies
export const ACTIVATE_ARMY = 107
