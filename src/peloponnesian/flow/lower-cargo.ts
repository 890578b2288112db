/** Lowering a block so that its fleet can carry it (PEL-5.2.1.4, PEL-DP.12). The frame remembers fleet and block. */
import { argA, code, verbOf } from "../../core/codes.js";
import { popFrame, slot } from "../../core/frames.js";
import { LowerCargoSlot } from "../frames.js";
import { V } from "../moves.js";
import { cvOf, type PeloponnesianState, setCV } from "../state.js";
import { tablesOf } from "../tables.js";
import { type PeloponnesianProcedure, slotsOf } from "./procedure.js";

export const lowerCargo: PeloponnesianProcedure = {
  kind: "lower-cargo",
  clause: "PEL-5.2.1.4",
  slots: slotsOf("lower-cargo"),
  run: () => true,
  asks: (s) => 1 << tablesOf(s).side[cargo(s)]!,
  moves(s, _seat, out) {
    const most = cvOf(s, slot(s, LowerCargoSlot.fleet) - 1) - 1;
    for (let cv = 1; cv <= most; cv++) out.push(code(V["lower-to"], cv));
  },
  play(s, _seat, c) {
    setCV(s, cargo(s), argA(c));
    popFrame(s);
  },
  refuse: (s, _seat, c) =>
    verbOf(c) === V["lower-to"] ? { code: "load/not-so-strong", clause: "PEL-5.2.1.3", data: { most: cvOf(s, slot(s, LowerCargoSlot.fleet) - 1) - 1 } } : null,
};

function cargo(s: PeloponnesianState): number {
  return slot(s, LowerCargoSlot.block) - 1;
}
