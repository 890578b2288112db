/** The abilities of Perdiccas and Cassander at the end of their player's Movement Segment (DIA-GEN.5, DIA-GEN.12, DIA-GEN.15, DIA-GEN.16, DIA-DEC.24). */
import { type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { commitConversion } from "../effects/hostile-act.js";
import { placeMarker, removeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { GARRISON_REMOVER, GREEK_GARRISONS, hasAbility } from "../rules/command.js";
import { isConvertibleCity } from "../rules/markers.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { provinceOfSpace, type Tables, tablesOf } from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";

export const endOfMovement: Procedure<DiadochiState, DiadochiEvent> = asking(F["end-of-movement"], {
  clause: "DIA-DEC.24",
  run: {
    ask(s) {
      const t = tablesOf(s);
      const f = F["end-of-movement"].top(s);
      for (let g = f.next; g < t.majorCount; g++) {
        if (!mayApply(s, t, f.seat, g)) continue;
        f.general = g;
        return ASK;
      }
      return F["end-of-movement"].pop(s);
    },
  },
  moves(s, _seat, out: Code[]) {
    const piece = S.pieceOf(s, tablesOf(s), F["end-of-movement"].top(s).general);
    out.push(code(V["apply-ability"], piece), code(V["decline-ability"], piece));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = F["end-of-movement"].top(s);
    const { general } = f;
    f.next = general + 1;
    if (verbOf(c) === V["decline-ability"]) return;
    const space = S.placeOfGeneral(s, general);
    commitConversion(s, seat, S.markerOf(s, space), log);
    if (hasAbility(s, t, general, GARRISON_REMOVER)) removeMarker(s, space, "DIA-GEN.15", log);
    else placeMarker(s, space, seat, "DIA-GEN.16", log);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["apply-ability"] && verbOf(c) !== V["decline-ability"]) return null;
    return refuse("ability/other-general", { general: S.generalId(s, t, F["end-of-movement"].top(s).general) });
  },
});

function mayApply(s: DiadochiState, t: Tables, seat: number, general: number): boolean {
  const owner = S.ownerOfSeat(seat);
  const space = S.placeOfGeneral(s, general);
  // DIA-MAP.19, DIA-MAP.17: the general is never alone among enemies here, since the last completed action would have dispersed him.
  if (S.ownerOfGeneral(s, general) !== owner || space < 0 || space >= S.INSIDE) return false;
  if (hasAbility(s, t, general, GARRISON_REMOVER)) return isConvertibleCity(s, t, owner, space); // DIA-GEN.15: Perdiccas removes a player's marker, even without CUs.
  if (!hasAbility(s, t, general, GREEK_GARRISONS) || S.unitsOf(s, owner, space) === NO_UNITS) return false;
  // DIA-GEN.16: Cassander, with a CU, converts a marker in Greece, even an independent one; DIA-OPT.8: a player's marker anywhere.
  if (S.markerOf(s, space) === S.INDEPENDENTS) return isGreece(t, space);
  return (isGreece(t, space) || S.hasOption(s, "cassanderAnywhere")) && isConvertibleCity(s, t, owner, space);
}

function isGreece(t: Tables, space: number): boolean {
  return t.provinceIds[provinceOfSpace(t, space)] === "greece"; // DIA-MAP.18: the province that the rules call Greece
}
