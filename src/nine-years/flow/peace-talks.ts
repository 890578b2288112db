/** Peace talks: both sides choose penalties, the one without initiative first; then comes the Peace roll (NYW-D-36, NYW-6.4). Answers true if peace is made. */
import { argA, code } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { penaltyId, seatId } from "../state/names.js";
import { peaceModifier, peaceModifiers } from "../rules/peace.js";
import { rollFor } from "../rules/rolls.js";
import { initiativeOf, type NineYearsState, setPenalties, rivalOf } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { PENALTY_IDS } from "../vocabulary/types.js";

const HERE = F["peace-talks"];

export const peaceTalks: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-6.4.2",
  run: {
    first(s) {
      HERE.top(s).seat = rivalOf(initiativeOf(s));
      return ASK;
    },
    second(s) {
      HERE.top(s).seat = initiativeOf(s);
      return ASK;
    },
    roll: (s, dice, log) => HERE.pop(s, rollForPeace(s, tablesOf(s), dice, log)),
  },
  moves(_s, _seat, out) {
    for (let penalty = 0; penalty < PENALTY_IDS.length; penalty++) out.push(code(V["take-penalty"], penalty)); // NYW-6.4.3: both penalties may be taken.
  },
  play(s, seat, c, _dice, log) {
    // An index in PENALTY_IDS is also a mask of PENALTY_CARD and PENALTY_RESOURCES.
    setPenalties(s, seat, argA(c));
    const f = HERE.top(s);
    f.step = f.step === HERE.step.first ? HERE.step.second : HERE.step.roll;
    log?.push({ type: "penalty-taken", seat: seatId(seat), penalty: penaltyId(argA(c)), clause: "NYW-6.4.3" });
  },
});

// NYW-6.4.4: the Bourbon player rolls.
function rollForPeace(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): boolean {
  const test = { bonus: peaceModifier(peaceModifiers(s, t)), least: s.peaceThreshold };
  const total = rollFor(dice, log, "peace", "bourbon", test);
  const peace = total >= s.peaceThreshold;
  log?.push({ type: "peace-roll", total, threshold: s.peaceThreshold, peace, clause: "NYW-6.4.4" });
  return peace;
}
