/**
 * Training with OPs (DIA-DEC.13). An unfinished CU must be continued first; a finished CU is placed at once. Every choice spends OPs until the CU is
 * finished or the OPs run out.
 */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { fromPools, leftInPool } from "../effects/placement.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, unitId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, setTraining, trainingOps, trainingType } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { MACEDONIAN, MERCENARY, NO_UNITS, oneUnit } from "../vocabulary/units.js";

export const train: Procedure<DiadochiState, DiadochiEvent> = asking(F.train, {
  clause: "DIA-OPS.14",
  run: {
    ask(s) {
      if (F.train.top(s).ops > 0) return ASK;
      return F.train.pop(s);
    },
  },
  moves(s, seat, out) {
    if (trainingOps(s, seat) > 0)
      out.push(code(V["train-continue"])); // DIA-OPS.17: an unfinished CU comes first
    else {
      out.push(code(V["train-mercenary"]));
      if (leftInPool(s, tablesOf(s), seat, MACEDONIAN) > 0) out.push(code(V["train-macedonian"])); // DIA-CU.9: only if the pool has one
    }
    out.push(code(V.done)); // DIA-OPS.21: leftover OPs need not be recorded
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["train-continue"]:
        return spendOps(s, t, seat, trainingType(s, seat), log);
      case V["train-mercenary"]:
        return spendOps(s, t, seat, MERCENARY, log); // DIA-OPS.19: the first OP settles the kind
      case V["train-macedonian"]:
        return spendOps(s, t, seat, MACEDONIAN, log);
      default:
        log?.push({ type: "ops-lost", clause: "DIA-OPS.21", seat: seatId(seat), ops: F.train.top(s).ops });
        F.train.pop(s);
    }
  },
  refuse(s, seat, c) {
    const verb = verbOf(c);
    if ((verb !== V["train-mercenary"] && verb !== V["train-macedonian"]) || trainingOps(s, seat) === 0) return null;
    return refuse("train/unfinished", { unit: unitId(trainingType(s, seat)) });
  },
});

function spendOps(s: DiadochiState, t: Tables, seat: number, type: number, log: Log<DiadochiEvent>): void {
  const ops = F.train.top(s).ops;
  const price = type === MACEDONIAN ? t.rules.training.macedonian : t.rules.training.mercenary; // DIA-OPS.14: the price by type
  const missing = price - trainingOps(s, seat);
  if (ops < missing) {
    setTraining(s, seat, trainingOps(s, seat) + ops, type); // DIA-OPS.16, DIA-OPS.20: the OPs are kept until the CU is finished.
    F.train.top(s).ops = 0;
    log?.push({ type: "ops-recorded", clause: "DIA-OPS.16", seat: seatId(seat), unit: unitId(type), ops: trainingOps(s, seat), needed: price });
    return;
  }
  setTraining(s, seat, 0, type);
  F.train.top(s).ops = ops - missing; // DIA-OPS.18: the rest may train another CU
  const finished = fromPools(s, t, seat, oneUnit(type));
  if (finished !== NO_UNITS) {
    const next = F["place-units"].push(s);
    next.seat = seat;
    next.units = finished;
  } // DIA-OPS.15: a finished CU is placed at once
}
