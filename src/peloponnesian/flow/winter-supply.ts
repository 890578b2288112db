/** Supplying blocks for the Winter (4.4, 9.2.2, PEL-DP.24). The frame remembers how many may still be supplied and whether they may be declined. */
import { argA, code, verbOf } from "../../core/codes.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { WinterSupplySlot } from "../frames.js";
import { V } from "../moves.js";
import { canSupplyAny, needsSupply } from "../rules/actions.js";
import { addMark, areaOf, markSupply, SUPPLIED, hasMark } from "../state.js";
import { firstOf, lastOf, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { ofBlock, refuseAbsent } from "./refusals.js";
import type { Refusal } from "../../core/flow.js";

export const winterSupply: PeloponnesianProcedure = {
  kind: "winter-supply",
  clause: "PEL-9.2.2.1",
  slots: slotsOf("winter-supply"),
  run(s) {
    if (slot(s, WinterSupplySlot.left) > 0 && canSupplyAny(s, tablesOf(s), slot(s, WinterSupplySlot.seat))) return true;
    popFrame(s);
    return false;
  },
  asks: asksFirstSlot,
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (needsSupply(s, t, b)) out.push(code(V["supply-block"], b));
    if (slot(s, WinterSupplySlot.optional) === 1) out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) return popFrame(s);
    const t = tablesOf(s);
    addMark(s, argA(c), SUPPLIED); // PEL-4.4.3; a cargo by itself, PEL-9.2.2.4
    markSupply(s, seat, areaOf(s, argA(c))); // PEL-4.0.8
    setSlot(s, WinterSupplySlot.left, slot(s, WinterSupplySlot.left) - 1);
    log?.push({ type: "block-supplied", seat: SEATS[seat]!, area: t.areaIds[areaOf(s, argA(c))]!, secret: { blocks: [t.blockIds[argA(c)]!] } });
  },
  refuse(s, seat, c): Refusal | null {
    if (verbOf(c) !== V["supply-block"]) return null;
    const t = tablesOf(s);
    const block = argA(c);
    const absent = refuseAbsent(s, t, seat, block, "PEL-9.2.2.1");
    if (absent !== null) return absent;
    if (t.greek[block] === 0) return ofBlock(t, block, "supply/barbarian", "PEL-9.2.2.3");
    return hasMark(s, block, SUPPLIED) ? ofBlock(t, block, "supply/already", "PEL-4.4.3") : ofBlock(t, block, "supply/not-needed", "PEL-4.4.1");
  },
};
