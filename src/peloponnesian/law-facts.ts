/** What the laws of `tyche/laws` must know of this ruleset. */
import type { LawFacts } from "../core/parts.js";

export const LAW_FACTS: LawFacts = {
  // PEL-HI.17: the dice of a storm tell how much a lost fleet stood; PEL-HI.11: those of a forced march whether an elite block was among the marchers.
  shownOnce: { "battle-began": "PEL-HI.4", "ships-damaged": "PEL-HI.17", "forced-march-rolled": "PEL-HI.11" },
  byId: [".blocks.sparta", ".blocks.athens"],
};
