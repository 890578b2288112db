/** An heir comes of age: his controller enthrones him and wins as regent if his sum of LP and VP is the highest, else keeps or kills him (DIA-DEC.3, DIA-ROY.21). */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, slot } from "../../core/frames.js";
import { endGame } from "../effects/end-game.js";
import { killRoyal } from "../effects/royals.js";
import type { DiadochiEvent } from "../events.js";
import { ComingOfAge } from "../frames.js";
import { V } from "../moves.js";
import { royalId, seatId } from "../names.js";
import { controllingSeat, legitimacyOf, victoryPointsOf } from "../rules/points.js";
import { highestSeats, seniorSeat } from "../rules/seniority.js";
import { DEAD, type DiadochiState, isChampion, placeOfRoyal, setChampion } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";

const REGENCY = 2; // in VICTORIES

export const comingOfAge: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "coming-of-age",
  clause: "DIA-ROY.21",
  slots: ["royal"],

  run(s) {
    const royal = slot(s, ComingOfAge.royal);
    if (placeOfRoyal(s, royal) !== DEAD && controllingSeat(s, royal) !== NONE) return true;
    popFrame(s); // DIA-ROY.21: nobody controls him
    return false;
  },

  asks: (s) => 1 << controllingSeat(s, slot(s, ComingOfAge.royal)),

  moves(s, seat, out) {
    const royal = slot(s, ComingOfAge.royal);
    out.push(code(hasHighestSum(s, tablesOf(s), seat) ? V["enthrone-heir"] : V["keep-heir"], royal), code(V["kill-heir"], royal));
  },

  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const royal = slot(s, ComingOfAge.royal);
    const choice = verbOf(c) === V["enthrone-heir"] ? "enthrone" : verbOf(c) === V["keep-heir"] ? "keep" : "kill";
    log?.push({ type: "heir-came-of-age", clause: "DIA-ROY.21", seat: seatId(seat), royal: royalId(t, royal), choice });
    if (choice === "enthrone") {
      endGame(s, seat, REGENCY, "DIA-VIC.12", log);
      return;
    }
    popFrame(s); // DIA-ROY.22: a kept heir stays what he is
    if (choice === "keep") return;
    killRoyal(s, t, royal, "DIA-ROY.13", log);
    if (!isChampion(s, seat)) return;
    setChampion(s, seat, false); // DIA-CHA.11
    log?.push({ type: "champion-lost", clause: "DIA-CHA.11", seat: seatId(seat), against: null });
  },

  refuse(s, seat, c) {
    const verb = verbOf(c);
    if (verb !== V["enthrone-heir"] && verb !== V["keep-heir"] && verb !== V["kill-heir"]) return null;
    const t = tablesOf(s);
    const data = { royal: royalId(t, argA(c)) };
    if (argA(c) !== slot(s, ComingOfAge.royal)) return { code: "heir/other-royal", clause: "DIA-ROY.21", data };
    return hasHighestSum(s, t, seat) ? { code: "heir/not-kept", clause: "DIA-ROY.21", data } : { code: "heir/sum-too-low", clause: "DIA-VIC.12", data };
  },
};

// DIA-VIC.18: prestige does not count, ties go by seniority.
function hasHighestSum(s: DiadochiState, t: Tables, seat: number): boolean {
  return (
    seniorSeat(
      s,
      t,
      highestSeats(s, (other) => legitimacyOf(s, t, other) + victoryPointsOf(s, t, other)),
    ) === seat
  );
}
