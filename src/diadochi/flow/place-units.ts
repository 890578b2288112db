/**
 * Places CUs one by one by the reinforcement rules (DIA-DEC.5, DIA-REI.14), type by type; the Silver Shields as one piece. A minor general may come
 * along to make a minor city legal. Without a legal space the CUs wait in the Dispersed Box (DIA-REI.13).
 */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { placeMinorOn, placeUnitsOn } from "../effects/placement.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, unitCounts } from "../state/names.js";
import { eachPlacement, hasPlacement, poolMinor, WITH_MINOR } from "../rules/placement.js";
import { refuse } from "../rules/refusals.js";
import { addDispersedUnits, type DiadochiState, pieceOf } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { UNITS } from "../vocabulary/types.js";
import { countOfType, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES } from "../vocabulary/units.js";

export const placeUnits: Procedure<DiadochiState, DiadochiEvent> = asking(F["place-units"], {
  clause: "DIA-REI.9",
  run: {
    ask(s, _dice, log) {
      const t = tablesOf(s);
      if (F["place-units"].top(s).units !== NO_UNITS) {
        if (hasPlacement(s, t, F["place-units"].top(s).seat)) return ASK;
        wait(s, log);
      }
      return F["place-units"].pop(s);
    },
  },
  // Spaces that are legal without a minor general, in order; then spaces that need one; otherwise the fallback spaces.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const type = nextType(s);
    const minor = poolMinor(s, t, seat);
    eachPlacement(s, t, seat, (space, how) =>
      out.push(how === WITH_MINOR ? code(V["place-unit-with-general"], pieceOf(s, t, minor), space) : code(V["place-unit"], type, space)),
    );
  },
  play(s, seat, c, _dice, log) {
    const piece = pieceOfType(F["place-units"].top(s).units, nextType(s));
    if (verbOf(c) === V["place-unit-with-general"]) placeMinorOn(s, seat, argB(c), "DIA-REI.9", log);
    placeUnitsOn(s, { seat, space: argB(c), units: piece }, "DIA-REI.9", log);
    F["place-units"].top(s).units = subtractUnits(F["place-units"].top(s).units, piece);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) === V["place-unit"] && argA(c) !== nextType(s)) return refuse("place/other-unit-first", { unit: nextUnit(s) });
    if (verbOf(c) !== V["place-unit"] && verbOf(c) !== V["place-unit-with-general"]) return null;
    return refuse("place/no-legal-space", { space: spaceName(t, argB(c)) });
  },
});

function nextType(s: DiadochiState): number {
  const units = F["place-units"].top(s).units;
  for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) return type;
  return 0;
}

function nextUnit(s: DiadochiState): string {
  return UNITS[nextType(s)] ?? "mercenary";
}

function spaceName(t: Tables, space: number): string | null {
  return t.spaceIds[space] ?? null;
}

function wait(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const seat = F["place-units"].top(s).seat;
  const units = F["place-units"].top(s).units;
  addDispersedUnits(s, seat, units);
  log?.push({ type: "units-dispersed", clause: "DIA-REI.13", seat: seatId(seat), units: unitCounts(units) });
}
