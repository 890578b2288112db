/** A sacrifice or an oracle: the player takes a free Olympian (10.4.5, PEL-DP.3). */

import { argA, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { holderOf, setHolder } from "../state/index.js";
import { OLYMPIANS, SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

export const takeOlympian: PeloponnesianProcedure = asking(F["take-olympian"], {
  clause: "PEL-10.4.5",
  moves(s, _seat, out) {
    for (let o = 0; o < OLYMPIANS.length; o++) if (holderOf(s, o) === -1) out.push(code(V["take-olympian"], o));
  },
  play(s, seat, c, _dice, log) {
    setHolder(s, argA(c), seat);
    log?.push({ type: "olympian-taken", seat: SEATS[seat]!, olympian: OLYMPIANS[argA(c)]! });
    F["take-olympian"].pop(s);
  },
  refuse: (_s, _seat, c) => (verbOf(c) === V["take-olympian"] ? refuse("olympian/not-free", { olympian: OLYMPIANS[argA(c)] ?? null }) : null),
});
