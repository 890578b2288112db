/** The holder of an Olympian uses it now or keeps it (11, PEL-DP.41). Answers true if it is used. */
import { code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { type PeloponnesianState, setHolder } from "../state/index.js";
import { OLYMPIANS, SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

const CLAUSES = ["PEL-11.1.1", "PEL-11.2.1", "PEL-11.3.1", "PEL-11.4.1", "PEL-11.5.1", "PEL-11.6.1", "PEL-11.7.1"] as const;

export const useOlympian: PeloponnesianProcedure = asking(F["use-olympian"], {
  clause: "PEL-11.0.2",
  moves(_s, _seat, out) {
    out.push(code(V["use-olympian"]), code(V["keep-olympian"]));
  },
  play(s, seat, c, _dice, log) {
    const used = verbOf(c) === V["use-olympian"];
    if (used) spendOlympian(s, seat, F["use-olympian"].top(s).olympian, log); // PEL-11.0.3: the use costs no action.
    F["use-olympian"].pop(s, used);
  },
});

export function askOlympian(s: PeloponnesianState, holder: number, olympian: number): void {
  const f = F["use-olympian"].push(s);
  f.seat = holder;
  f.olympian = olympian;
}

/** Takes an Olympian from its holder. It is free again from the next New Year on (PEL-11.0.2). */
export function spendOlympian(s: PeloponnesianState, seat: number, olympian: number, log: PeloponnesianLog): void {
  setHolder(s, olympian, -2);
  log?.push({ type: "olympian-used", seat: SEATS[seat]!, olympian: OLYMPIANS[olympian]!, clause: CLAUSES[olympian]! });
}
