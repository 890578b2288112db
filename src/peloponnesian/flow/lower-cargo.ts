/** Lowers a block so that its fleet can carry it (PEL-5.2.1.4, PEL-DP.12). */
import { bit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { cvOf, type PeloponnesianState, setCV } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import type { PeloponnesianProcedure } from "./procedure.js";

const HERE = F["lower-cargo"];

export const lowerCargo: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.2.1.4",
  asks: (s) => bit(tablesOf(s).side[HERE.top(s).block]!),
  moves(s, _seat, out) {
    for (let cv = 1, most = mostOf(s); cv <= most; cv++) out.push(code(V["lower-to"], cv));
  },
  play(s, _seat, c) {
    setCV(s, HERE.top(s).block, argA(c));
    HERE.pop(s);
  },
  refuse: (s, _seat, c) => (verbOf(c) === V["lower-to"] ? refuse("load/not-so-strong", { most: mostOf(s) }) : null),
});

// The highest CV that the block may keep, which is below that of its fleet (PEL-5.2.1.3).
function mostOf(s: PeloponnesianState): number {
  return cvOf(s, HERE.top(s).fleet) - 1;
}
