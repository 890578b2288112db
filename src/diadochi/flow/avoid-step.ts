/**
 * An avoiding army chooses its one or two steps (DIA-AVO.4, DIA-AVO.5, DIA-DEC.42, DIA-DEC.44). The answer is the path; the pieces move only when it
 * is complete.
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { refuseAvoidance } from "../rules/movement/movement-refusals.js";
import { canAvoidTo } from "../rules/reactions.js";
import { type DiadochiState, fieldOwner, INDEPENDENTS, ownerOfSeat } from "../state/index.js";
import { endLink, firstLink, NONE, neighbour, tablesOf } from "../tables/index.js";

export const avoidStep: Procedure<DiadochiState, DiadochiEvent> = asking(F["avoid-step"], {
  clause: "DIA-DEC.42",
  // Spaces in order, and at the second step, stop after them.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const { origin, first, attackerFrom } = F["avoid-step"].top(s);
    const at = first === NONE ? origin : first;
    const owner = avoiderOn(s, origin, seat);
    for (let i = firstLink(t.land, at); i < endLink(t.land, at); i++) {
      const to = neighbour(t.land, i);
      if (canAvoidTo(s, owner, attackerFrom, to)) out.push(code(V["avoid-to"], to));
    }
    if (first !== NONE) out.push(code(V.stop));
  },
  play(s, _seat, c) {
    const f = F["avoid-step"].top(s);
    const { first } = f;
    if (c === code(V.stop)) return F["avoid-step"].pop(s, { first, last: first });
    if (first !== NONE) return F["avoid-step"].pop(s, { first, last: argA(c) });
    f.first = argA(c);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["avoid-to"]) return null;
    const { origin, first, attackerFrom } = F["avoid-step"].top(s);
    const from = first === NONE ? origin : first;
    return refuseAvoidance(s, tablesOf(s), avoiderOn(s, origin, seat), { from, to: argA(c), attackerFrom });
  },
});

function avoiderOn(s: DiadochiState, origin: number, seat: number): number {
  return fieldOwner(s, origin) === INDEPENDENTS ? INDEPENDENTS : ownerOfSeat(seat);
}
