/** A seat chooses one of its fleets for an action. */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { fleetId } from "../state/names.js";
import { type Reason, refuse } from "../rules/refusals.js";
import type { DiadochiState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

/** An action on a fleet: `whyNot` is the reason for refusing a fleet, or null if it is legal; `done` carries the action out. */
export interface FleetChoice {
  readonly clause: string;
  whyNot(s: DiadochiState, t: Tables, seat: number, fleet: number): Reason | null;
  done(s: DiadochiState, seat: number, fleet: number, clause: string, log: Log<DiadochiEvent>): void;
}

/** The procedure for an action on a fleet. Its move has the same name. */
export function chooseFleet(name: "upgrade-fleet" | "return-fleet", { clause, whyNot, done }: FleetChoice): Procedure<DiadochiState, DiadochiEvent> {
  const frame = F[name];
  const verb = V[name];
  return asking(frame, {
    clause,
    moves(s, seat, out) {
      const t = tablesOf(s);
      for (let fleet = 0; fleet < t.fleetCount; fleet++) if (whyNot(s, t, seat, fleet) === null) out.push(code(verb, fleet));
    },
    play(s, seat, c, _dice, log) {
      done(s, seat, argA(c), clause, log);
      frame.pop(s);
    },
    refuse(s, seat, c) {
      const t = tablesOf(s);
      return verbOf(c) === verb ? refuse(whyNot(s, t, seat, argA(c)), { fleet: fleetId(t, argA(c)) }) : null;
    },
  });
}
