/**
 * The one or two steps of an avoiding army, chosen step by step (DIA-AVO.4, DIA-AVO.5, DIA-DEC.42, DIA-DEC.44). The pieces move when the path is complete.
 *
 * The frame remembers who chooses, where the pieces stand, the first space + 1 and where the attacker came from. Its answer is AVOIDED with the path.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { AVOIDED, AvoidStep } from "../frames.js";
import { V } from "../moves.js";
import { canAvoidTo } from "../rules/reactions.js";
import { refuseAvoidance } from "../rules/refusals.js";
import { type DiadochiState, fieldOwner, INDEPENDENTS, ownerOfSeat } from "../state.js";
import { endLink, firstLink, neighbour, tablesOf } from "../tables.js";

export const avoidStep: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "avoid-step",
  clause: "DIA-DEC.42",
  slots: ["seat", "origin", "first", "attackerFrom"],

  run: () => true,
  asks: (s) => 1 << slot(s, AvoidStep.seat),

  // Spaces in their order; from the second step on, stop.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const origin = slot(s, AvoidStep.origin);
    const first = slot(s, AvoidStep.first);
    const at = first === 0 ? origin : first - 1;
    const owner = fieldOwner(s, origin) === INDEPENDENTS ? INDEPENDENTS : ownerOfSeat(seat);
    for (let i = firstLink(t.land, at); i < endLink(t.land, at); i++) {
      const to = neighbour(t.land, i);
      if (canAvoidTo(s, owner, slot(s, AvoidStep.attackerFrom), to)) out.push(code(V["avoid-to"], to));
    }
    if (first !== 0) out.push(code(V.stop));
  },

  play(s, _seat, c) {
    const first = slot(s, AvoidStep.first);
    if (c === code(V.stop)) return popFrame(s, AVOIDED | (first - 1) | ((first - 1) << 8));
    if (first === 0) return setSlot(s, AvoidStep.first, argA(c) + 1);
    popFrame(s, AVOIDED | (first - 1) | (argA(c) << 8));
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["avoid-to"]) return null;
    const owner = fieldOwner(s, slot(s, AvoidStep.origin)) === INDEPENDENTS ? INDEPENDENTS : ownerOfSeat(seat);
    return refuseAvoidance(s, tablesOf(s), owner, slot(s, AvoidStep.attackerFrom), argA(c));
  },
};
