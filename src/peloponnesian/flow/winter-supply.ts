/** Supplies blocks for Winter (4.4, 9.2.2, PEL-DP.24). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { F, type FrameOf } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { canSupplyAny, needsSupply } from "../rules/winter-supply.js";
import { addMark, areaOf, hasMark, markSupply, type PeloponnesianState, SUPPLIED } from "../state/index.js";
import { firstOf, lastOf, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { ofBlock, refuseAbsent } from "./refusals.js";

const HERE = F["winter-supply"];

export const winterSupply: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-9.2.2.1",
  run: {
    ask(s) {
      const { seat, left } = HERE.top(s);
      return left > 0 && canSupplyAny(s, tablesOf(s), seat) ? ASK : HERE.pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (needsSupply(s, t, b)) out.push(code(V["supply-block"], b));
    if (HERE.top(s).optional) out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) return HERE.pop(s);
    const t = tablesOf(s);
    addMark(s, argA(c), SUPPLIED); // PEL-4.4.3, PEL-9.2.2.4: a cargo is supplied by itself.
    markSupply(s, seat, areaOf(s, argA(c))); // PEL-4.0.8: the rival sees only the marker.
    HERE.top(s).left--;
    log?.push({
      type: "block-supplied",
      seat: SEATS[seat]!,
      area: t.areaIds[areaOf(s, argA(c))]!,
      secret: { blocks: [t.blockIds[argA(c)]!] },
    });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["supply-block"]) return null;
    const t = tablesOf(s);
    const block = argA(c);
    const absent = refuseAbsent(s, t, seat, block, "PEL-9.2.2.1");
    if (absent !== null) return absent;
    return hasMark(s, block, SUPPLIED) ? ofBlock(t, block, "supply/already") : ofBlock(t, block, "supply/not-needed");
  },
});

/** Grants a seat `count` supplies. The caller may make them optional in the returned frame. */
export function grantSupplies(s: PeloponnesianState, seat: number, count: number): FrameOf<"winter-supply"> {
  const f = HERE.push(s);
  f.seat = seat;
  f.left = count;
  return f;
}
