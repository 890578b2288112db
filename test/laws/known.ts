/** What the laws are told of the rulesets of this package. */
import type { Known } from "../../src/laws/walk.js";
import * as diadochi from "../../src/drawing/diadochi/index.js";
import * as nineYears from "../../src/drawing/nine-years/index.js";
import * as peloponnesian from "../../src/drawing/peloponnesian/index.js";
import * as unrest from "../../src/drawing/unrest/index.js";
import * as tiny from "../tiny/drawing.js";
import { isKnownClause } from "./clauses.js";

const BY_ID: Readonly<Record<string, Known>> = {
  diadochi: {
    drawing: diadochi,
    // DIA-MOV.6: movement points.
    paid: { march: ["mp", "spent"], "independent-march": ["mp"] },
    shownOnce: { "naval-move-announced": "DIA-HID.10" },
  },
  "nine-years": {
    drawing: nineYears,
    // NYW-13.5.1.2: movement points; NYW-13.4.1: the actions of the round.
    paid: { "campaign-move": ["mp", "spent"], round: ["actions"] },
    shownOnce: { "cards-shown": "NYW-HI.2" },
  },
  peloponnesian: {
    drawing: peloponnesian,
    // PEL-HI.17: the dice of a storm tell how much a lost fleet stood; PEL-HI.11: those of a forced march whether an elite block was among the marchers.
    shownOnce: { "battle-began": "PEL-HI.4", "ships-damaged": "PEL-HI.17", "forced-march-rolled": "PEL-HI.11" },
    byId: [".blocks.sparta", ".blocks.athens"],
  },
  // CAR-S.10: the one card play and the one rearrangement; activations of the card.
  unrest: { drawing: unrest, paid: { active: ["cardPlayed", "rearranged"], activate: ["left"] } },
  tiny: { drawing: tiny },
};

/** What is known of a ruleset by its id. */
export function knownOf(id: string): Known {
  return { isClause: isKnownClause, ...BY_ID[id] };
}
