/**
 * An heir comes of age (DIA-DEC.3, DIA-ROY.21). His controller may kill him. If not, a controller with the highest sum of LP and VP enthrones him and
 * wins as regent; any other controller keeps him.
 */
import { hasBit, bit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { endGame } from "../effects/end-game.js";
import { killRoyal } from "../effects/royals.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { royalId, seatId } from "../state/names.js";
import { controllingSeat, legitimacyOf, victoryPointsOf } from "../rules/points.js";
import { refuse } from "../rules/refusals.js";
import { highestSeats } from "../rules/seniority.js";
import { DEAD, type DiadochiState, isChampion, placeOfRoyal, setChampion } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";

export const comingOfAge: Procedure<DiadochiState, DiadochiEvent> = asking(F["coming-of-age"], {
  clause: "DIA-ROY.21",
  run: {
    ask(s) {
      const royal = F["coming-of-age"].top(s).royal;
      if (placeOfRoyal(s, royal) !== DEAD && controllingSeat(s, royal) !== NONE) return ASK;
      return F["coming-of-age"].pop(s);
    },
  },
  asks: (s) => bit(controllingSeat(s, F["coming-of-age"].top(s).royal)),
  moves(s, seat, out) {
    const royal = F["coming-of-age"].top(s).royal;
    out.push(code(hasHighestSum(s, tablesOf(s), seat) ? V["enthrone-heir"] : V["keep-heir"], royal), code(V["kill-heir"], royal));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const royal = F["coming-of-age"].top(s).royal;
    const choice = verbOf(c) === V["enthrone-heir"] ? "enthrone" : verbOf(c) === V["keep-heir"] ? "keep" : "kill";
    log?.push({ type: "heir-came-of-age", clause: "DIA-ROY.21", seat: seatId(seat), royal: royalId(t, royal), choice });
    if (choice === "enthrone") {
      endGame(s, seat, "regency", log);
      return;
    }
    F["coming-of-age"].pop(s); // DIA-ROY.22: an heir who is kept does not change.
    if (choice === "keep") return;
    killRoyal(s, royal, "DIA-ROY.13", log);
    if (!isChampion(s, seat)) return;
    setChampion(s, seat, false); // DIA-CHA.11: a player who kills an heir is a Successor
    log?.push({ type: "champion-lost", clause: "DIA-CHA.11", seat: seatId(seat), against: null });
  },
  refuse(s, seat, c) {
    const verb = verbOf(c);
    if (verb !== V["enthrone-heir"] && verb !== V["keep-heir"] && verb !== V["kill-heir"]) return null;
    const t = tablesOf(s);
    const data = { royal: royalId(t, argA(c)) };
    if (argA(c) !== F["coming-of-age"].top(s).royal) return refuse("heir/other-royal", data);
    return hasHighestSum(s, t, seat) ? refuse("heir/not-kept", data) : refuse("heir/sum-too-low", data);
  },
});

// DIA-VIC.18: prestige does not count, and sharing the highest sum suffices.
function hasHighestSum(s: DiadochiState, t: Tables, seat: number): boolean {
  return hasBit(
    highestSeats(s, (other) => legitimacyOf(s, t, other) + victoryPointsOf(s, t, other)),
    seat,
  );
}
