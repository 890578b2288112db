/**
 * Places a returning, arriving or new general (DIA-DEC.4), and a newcomer with his army (DIA-TYC.22, DIA-REI.16). Without a legal space he waits in
 * the Dispersed Box (DIA-REI.13). The answer is true if he was placed.
 */
import { argA, argB, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { fromPools, placeGeneralOn, placeMinorOn, placeUnitsOn } from "../effects/placement.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { armyOfGeneral, markersOfGeneral, startOfGeneral } from "../rules/newcomers.js";
import { eachPlacement, hasPlacement, placementOn, WITH_MINOR } from "../rules/placement.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";

export const placeGeneral: Procedure<DiadochiState, DiadochiEvent> = asking(F["place-general"], {
  clause: "DIA-REI.9",
  run: {
    placed: (s) => F["place-general"].pop(s, true),
    ask(s, _dice, log) {
      const t = tablesOf(s);
      const { seat } = F["place-general"].top(s);
      if (startFor(s, t) !== NONE || hasPlacement(s, t, seat)) return ASK;
      return wait(s, t, seat, log);
    },
  },
  // The optional starting location, then the spaces of DIA-REI.9 in order.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const piece = S.pieceOf(s, t, F["place-general"].top(s).general);
    if (startFor(s, t) !== NONE) out.push(code(V["place-general-at-start"], piece)); // DIA-TYC.22: at his printed start
    eachPlacement(s, t, seat, (space) => out.push(code(V["place-general"], piece, space)));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    if (verbOf(c) === V["place-general-at-start"]) placeAtStart(s, t, seat, log);
    else placeAsReinforcement(s, t, seat, c, log);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["place-general"] && verbOf(c) !== V["place-general-at-start"]) return null;
    const piece = S.pieceOf(s, t, F["place-general"].top(s).general);
    if (argA(c) !== piece) return refuse("place/other-general", { general: t.pieceIds[piece]! });
    if (verbOf(c) === V["place-general-at-start"]) return refuse("place/no-start", { general: t.pieceIds[piece]! });
    return refuse("place/no-legal-space", { general: t.pieceIds[argA(c)] ?? null, space: t.spaceIds[argB(c)] ?? null });
  },
});

// DIA-TYC.22: the optional starting location of a newcomer, if it is free of enemy CUs.
function startFor(s: DiadochiState, t: Tables): number {
  if (!F["place-general"].top(s).army) return NONE;
  const space = startOfGeneral(t, F["place-general"].top(s).general);
  return space === NONE || S.hasEnemyUnits(s, S.ownerOfSeat(F["place-general"].top(s).seat), space) ? NONE : space;
}

function placeAtStart(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const general = F["place-general"].top(s).general;
  const space = startOfGeneral(t, general);
  placeGeneralOn(s, { seat, general, space }, "DIA-TYC.22", log);
  placeUnitsOn(s, { seat, space, units: fromPools(s, t, seat, armyOfGeneral(t, general)) }, "DIA-TYC.22", log);
  F["place-general"].top(s).step = F["place-general"].step.placed;
  const next = F["setup-markers"].push(s);
  next.seat = seat;
  next.general = general;
  next.left = markersOfGeneral(t, general); // DIA-TYC.23: the markers at his starting location
}

function placeAsReinforcement(s: DiadochiState, t: Tables, seat: number, c: Code, log: Log<DiadochiEvent>): void {
  const general = F["place-general"].top(s).general;
  const space = argB(c);
  const withArmy = F["place-general"].top(s).army;
  if (placementOn(s, t, seat, space) === WITH_MINOR) placeMinorOn(s, seat, space, "DIA-REI.9", log);
  placeGeneralOn(s, { seat, general, space }, "DIA-REI.9", log);
  const army = withArmy ? fromPools(s, t, seat, armyOfGeneral(t, general)) : NO_UNITS;
  F["place-general"].top(s).step = F["place-general"].step.placed;
  if (army !== NO_UNITS) {
    const next = F["place-units"].push(s);
    next.seat = seat;
    next.units = army;
  }
}

// DIA-REI.13: the general waits if no space is legal.
function wait(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const general = F["place-general"].top(s).general;
  S.setGeneralPlace(s, general, S.DISPERSED);
  if (F["place-general"].top(s).army) S.addDispersedUnits(s, seat, fromPools(s, t, seat, armyOfGeneral(t, general)));
  log?.push({ type: "general-dispersed", clause: "DIA-REI.13", seat: seatId(seat), general: S.generalId(s, t, general) });
  F["place-general"].pop(s, false);
}
