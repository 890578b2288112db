/** Attrition outside a campaign (8.2): one die for each besieged block and one for the garrison. */
import type { Dice } from "../../../core/dice/dice.js";
import type { Draft } from "./types.js";
import { blocksOf, defendersOutside, nameOf } from "./forces.js";

/** The highest face that costs 1 CV, by season (PEL-8.2.0.3, PEL-8.2.0.4). */
const ATTRITION_UP_TO: Readonly<Record<string, number>> = { spring: 1, "early-summer": 1, "late-summer": 1, fall: 1, winter: 3 };

export function starve(state: Draft, dice: Dice): void {
  const { city, season } = state.setup;
  state.stage = "over";
  if (city!.port === true && city!.blockaded !== true) return; // PEL-8.2.0.8: an open port is supplied by sea.
  const upTo = ATTRITION_UP_TO[season!]!;
  state.cvs = state.cvs.map((cv, b) => {
    if (blocksOf(state.setup)[b]!.side === 0) return cv;
    return rollAttrition(state, nameOf(state, b), dice) <= upTo ? cv - 1 : cv;
  });
  state.where = state.where.map((w, b) => (state.cvs[b] === 0 ? "eliminated" : w));
  if (state.garrison > 0 && rollAttrition(state, "garrison", dice) <= upTo) state.garrison--;
  if (state.garrison > 0 || defendersOutside(state).length > 0) return;
  state.way = "captured"; // PEL-8.2.0.7: the city falls when its last defender is lost.
  state.winner = "aggressor";
}

function rollAttrition(state: Draft, by: string, dice: Dice): number {
  const face = dice.roll(6);
  state.rolls = [...state.rolls, { purpose: "attrition", by, faces: [face] }];
  return face;
}
