/**
 * Every choice a player can have, in the order of the decision points DIA-DEC.1 to DIA-DEC.61. None hands anything to another player (DIA-SET.16). Lists of moves come in
 * the order their procedure documents, not in this one.
 */
import { type Makers, type MovesOf, type VerbsOf, verbsOf } from "../core/move-rows.js";
import type { Seat, Words } from "./types.js";

/** A row a move: its fields in the order of the notation. */
export const MOVES = {
  // Set-up and turn frame
  /** DIA-DEC.1. */
  "draft-general": { general: "general" },
  /** DIA-DEC.2. */
  "name-first-player": { player: "seat" },
  /** DIA-DEC.3. */
  "enthrone-heir": { royal: "royal" },
  /** DIA-DEC.3. */
  "keep-heir": { royal: "royal" },
  /** DIA-DEC.3. */
  "kill-heir": { royal: "royal" },
  /** DIA-DEC.4. */
  "place-general": { general: "general", space: "space" },
  /** DIA-DEC.4: in his optional starting location, with its markers. */
  "place-general-at-start": { general: "general" },
  /** DIA-DEC.5. */
  "place-unit": { unit: "unit", space: "space" },
  /** DIA-DEC.5: with a minor general placed there too (DIA-REI.9). */
  "place-unit-with-general": { general: "general", space: "space" },
  /** DIA-DEC.6. */
  "place-start-marker": { space: "space" },
  /** DIA-DEC.7. */
  "place-minor-general": { general: "general", space: "space" },
  /** DIA-DEC.7. */
  "take-back-general": { general: "general" },
  /** DIA-DEC.8. */
  "disband-royal": { space: "space" },
  /** Ends a chain of choices. */
  done: {},
  /** Does not react. */
  pass: {},
  // Tyche Segment and cards
  /** DIA-DEC.9. */
  "choose-card": { card: "card" },
  /** DIA-DEC.9, DIA-DEC.19. */
  "exchange-surprise": { card: "card" },
  /** DIA-DEC.9, DIA-DEC.19. */
  "play-surprise": { card: "card" },
  /** DIA-DEC.10. */
  "use-ops": {},
  /** DIA-DEC.10. */
  "use-event": {},
  /** DIA-DEC.10. */
  "use-deploy-general": {},
  /** DIA-DEC.10. */
  "use-upgrade-fleet": {},
  /** DIA-DEC.10. */
  "use-return-fleet": {},
  /** DIA-DEC.10. */
  "use-new-general": {},
  /** DIA-DEC.11. */
  "ops-campaign": {},
  /** DIA-DEC.11. */
  "ops-control-markers": {},
  /** DIA-DEC.11. */
  "ops-train": {},
  /** DIA-DEC.11. */
  "ops-nothing": {},
  /** DIA-DEC.12. */
  "place-control-marker": { space: "space" },
  /** DIA-DEC.13. */
  "train-continue": {},
  /** DIA-DEC.13. */
  "train-mercenary": {},
  /** DIA-DEC.13. */
  "train-macedonian": {},
  /** DIA-DEC.14. */
  "upgrade-fleet": { fleet: "fleet" },
  /** DIA-DEC.15. */
  "return-fleet": { fleet: "fleet" },
  /** DIA-DEC.16. */
  "replace-general": { general: "general" },
  /** DIA-DEC.17. */
  "carry-out-event": {},
  /** DIA-DEC.17. */
  "decline-event": {},
  /** DIA-DEC.18. */
  "target-player": { player: "seat" },
  /** DIA-DEC.18. */
  "target-province": { province: "province" },
  /** DIA-DEC.18. */
  "target-space": { space: "space" },
  /** DIA-DEC.18: the CUs in the field of a space. */
  "target-army": { space: "space" },
  /** DIA-DEC.18: the CUs inside the walls of a space. */
  "target-garrison": { space: "space" },
  /** DIA-DEC.18. */
  "target-general": { general: "general" },
  /** DIA-DEC.18. */
  "target-royal": { royal: "royal" },
  /** DIA-DEC.18. */
  "target-fleet": { fleet: "fleet" },
  /** DIA-DEC.18: one of several effects of a card. */
  "choose-option": { option: "option" },
  /** DIA-DEC.51. */
  mutineer: { unit: "unit" },
  // Surrender Segment
  /** DIA-DEC.20, DIA-DEC.22. */
  "place-marker": { space: "space" },
  /** DIA-DEC.20. */
  "free-attempt": { space: "space" },
  /** DIA-DEC.20. */
  "bury-body": { space: "space" },
  /** DIA-DEC.21. */
  "lead-attempt": { general: "general" },
  /** DIA-DEC.22. */
  "leave-uncontrolled": {},
  // Movement Segment and campaigns
  /** DIA-DEC.23. */
  "move-armies": {},
  /** DIA-DEC.23. */
  "recruit-mercenary": {},
  /** DIA-DEC.24. */
  "apply-ability": { general: "general" },
  /** DIA-DEC.24. */
  "decline-ability": { general: "general" },
  /** DIA-DEC.25. */
  "activate-general": { general: "general" },
  /** DIA-DEC.26, DIA-DEC.37. */
  "leave-unit": { unit: "unit" },
  /** DIA-DEC.26, DIA-DEC.37. */
  "leave-general": { general: "general" },
  /** DIA-DEC.26, DIA-DEC.37: a royal family member or the body. */
  "leave-royal": { royal: "royal" },
  /** DIA-DEC.27, DIA-DEC.60. */
  "step-to": { space: "space" },
  /** DIA-DEC.27. */
  "ask-passage": { space: "space" },
  /** DIA-DEC.27. */
  "remove-marker": {},
  /** DIA-DEC.27. */
  assault: {},
  /** DIA-DEC.27. */
  subjugate: {},
  /** DIA-DEC.27. */
  embark: {},
  /** DIA-DEC.27. */
  "drop-or-pick-up": {},
  /** DIA-DEC.27. */
  "change-commander": { general: "general" },
  /** DIA-DEC.27. */
  "end-move": {},
  /** DIA-DEC.28, DIA-DEC.56. */
  "drop-unit": { unit: "unit" },
  /** DIA-DEC.28. */
  "drop-general": { general: "general" },
  /** DIA-DEC.28. */
  "drop-royal": { royal: "royal" },
  /** DIA-DEC.28. */
  "pick-up-unit": { unit: "unit" },
  /** DIA-DEC.28. */
  "pick-up-general": { general: "general" },
  /** DIA-DEC.28. */
  "pick-up-royal": { royal: "royal" },
  /** DIA-DEC.29. */
  "permit-passage": {},
  /** DIA-DEC.29. */
  "refuse-passage": {},
  /** DIA-DEC.30. */
  "enter-anyway": {},
  /** DIA-DEC.30. */
  "stay-out": {},
  /** DIA-DEC.31. */
  "let-pass": {},
  /** DIA-DEC.31. */
  betray: {},
  /** DIA-DEC.32. */
  "bring-unit": { unit: "unit" },
  /** DIA-DEC.32. */
  "bring-general": { general: "general" },
  /** DIA-DEC.33. */
  "garrison-joins": {},
  /** DIA-DEC.33. */
  "garrison-stays": {},
  // Reactions
  /** DIA-DEC.35. */
  "declare-interception": { space: "space" },
  /** DIA-DEC.36. */
  "lead-interception": { general: "general" },
  /** DIA-DEC.38, DIA-DEC.43: a Surprise card for the independent army on a space. */
  "discard-for-independent": { card: "card", space: "space" },
  /** DIA-DEC.39. */
  fight: {},
  /** DIA-DEC.39. */
  "step-back": {},
  /** DIA-DEC.40. */
  "withdraw-unit": { unit: "unit" },
  /** DIA-DEC.40. */
  "withdraw-general": { general: "general" },
  /** DIA-DEC.40. */
  "withdraw-royal": { royal: "royal" },
  /** DIA-DEC.41. */
  "try-to-avoid": {},
  /** DIA-DEC.41. */
  stand: {},
  /** DIA-DEC.42, DIA-DEC.44. */
  "avoid-to": { space: "space" },
  /** DIA-DEC.42, DIA-DEC.44, DIA-DEC.60. */
  stop: {},
  /** DIA-DEC.45. */
  pursue: {},
  /** DIA-DEC.45. */
  "do-not-pursue": {},
  // Losses
  /** DIA-DEC.46, DIA-DEC.47, DIA-DEC.48, DIA-DEC.49, DIA-DEC.53. */
  "lose-unit": { unit: "unit" },
  /** DIA-DEC.50. */
  "keep-inside": { unit: "unit" },
  // Naval decisions
  /** DIA-DEC.54. */
  "sail-to": { space: "space" },
  /** DIA-DEC.54. */
  "land-here": {},
  /** DIA-DEC.55. */
  "add-escort": { fleet: "fleet" },
  /** DIA-DEC.57. */
  "intercept-at-sea": {},
  /** DIA-DEC.58. */
  "commit-fleet": { fleet: "fleet" },
  // Independent armies
  /** DIA-DEC.59. */
  "activate-army": { space: "space" },
} as const;

/** One choice of one player. */
export type DiadochiMove = MovesOf<typeof MOVES, Words, Seat>;

/** The verbs of codes. */
export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** What builds a move, by its fields. */
export const MAKERS: Makers<typeof MOVES> = {
  general: (type) => (seat, general) => ({ seat, type, general }),
  player: (type) => (seat, player) => ({ seat, type, player }),
  royal: (type) => (seat, royal) => ({ seat, type, royal }),
  "general space": (type) => (seat, general, space) => ({ seat, type, general, space }),
  "unit space": (type) => (seat, unit, space) => ({ seat, type, unit, space }),
  space: (type) => (seat, space) => ({ seat, type, space }),
  "": (type) => (seat) => ({ seat, type }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  fleet: (type) => (seat, fleet) => ({ seat, type, fleet }),
  province: (type) => (seat, province) => ({ seat, type, province }),
  option: (type) => (seat, option) => ({ seat, type, option }),
  unit: (type) => (seat, unit) => ({ seat, type, unit }),
  "card space": (type) => (seat, card, space) => ({ seat, type, card, space }),
};
