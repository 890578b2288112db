/** What the laws of `tyche/laws` must know of this ruleset. */
import type { LawFacts } from "../core/parts.js";

export const LAW_FACTS: LawFacts = {
  // NYW-13.5.1.2: movement points; NYW-13.4.1: the actions of the round.
  paid: { "campaign-move": ["mp", "spent"], round: ["actions"] },
  shownOnce: { "cards-shown": "NYW-HI.2" },
};
