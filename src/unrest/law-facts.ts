/** What the laws of `tyche/laws` must know of this ruleset. */
import type { LawFacts } from "../core/parts.js";

export const LAW_FACTS: LawFacts = {
  // CAR-S.10: the one card play and the one rearrangement; activations of the card.
  paid: { active: ["cardPlayed", "rearranged"], activate: ["left"] },
};
