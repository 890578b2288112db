/** What the laws of `tyche/laws` must know of this ruleset. */
import type { LawFacts } from "../core/parts.js";

export const LAW_FACTS: LawFacts = {
  // DIA-MOV.6: movement points.
  paid: { march: ["mp", "spent"], "independent-march": ["mp"] },
  shownOnce: { "naval-move-announced": "DIA-HID.10" },
};
