/** Corps outside the walls try to avoid battle, or stand (NYW-D-20). Answers true if they have left. */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { moveAllOutside } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { battleOf, commanderAt, half } from "../rules/forces.js";
import { AVOIDING_SUCCESS } from "../rules/avoid-battle.js";
import { DISPATCHES } from "../rules/interception.js";
import { listRefuges } from "../rules/avoid-battle.js";
import { rollFor } from "../rules/rolls.js";
import { LEADER_FORCE, type NineYearsState, rivalOf } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { askHeldCard, holdsCard } from "./held-card.js";
import { refuseSpace } from "./refusals.js";

const HERE = F["avoid-battle"];
const STEP = HERE.step;
/** A scratch list of the spaces to which the corps can go. */
const refuges: number[] = [];

export const avoidBattle: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-14.7.1",
  run: {
    dispatches(s) {
      const f = HERE.top(s);
      f.dispatches = F["held-card"].answered(s);
      f.step = STEP.roll;
    },
    roll: (s, dice, log) => avoid(s, tablesOf(s), dice, log),
  },
  moves(s, _seat, out) {
    const f = HERE.top(s);
    if (f.step === STEP.ask) {
      out.push(code(V["avoid-battle"]), code(V.stand));
      return;
    }
    listRefuges(s, tablesOf(s), f, refuges);
    for (let i = 0; i < refuges.length; i++) out.push(code(V["retreat-to"], refuges[i]!));
  },
  play(s, seat, c, _dice, log) {
    switch (verbOf(c)) {
      case V["avoid-battle"]:
        tryToAvoid(s, seat);
        break;
      case V.stand:
        HERE.pop(s, false);
        break;
      default:
        // NYW-14.7.3, NYW-14.7.6: all units outside the walls go, and none becomes demoralized.
        moveAllOutside(s, { side: seat, from: HERE.top(s).space, to: argA(c), clause: "NYW-14.7.3" }, log);
        HERE.pop(s, true);
    }
  },
  refuse: (s, _seat, c) => (HERE.top(s).step === STEP.ask ? null : refuseSpace(s, c, V["retreat-to"], "retreat/not-there")),
});

function tryToAvoid(s: NineYearsState, seat: number): void {
  const f = HERE.top(s);
  f.step = STEP.roll;
  if (!holdsCard(s, seat, "intercepted-dispatches")) return;
  f.step = STEP.dispatches;
  askHeldCard(s, seat, "intercepted-dispatches");
}

// NYW-14.7.2: the roll is modified by half the commander's rating minus half the enemy commander's, and needs 4.
function avoid(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const { seat, space, dispatches } = HERE.top(s);
  const bonus = halfRating(s, t, seat, space, 0) - halfRating(s, t, rivalOf(seat), space, LEADER_FORCE) + (dispatches ? DISPATCHES : 0);
  const success = rollFor(dice, log, "avoid-battle", seatId(seat), { bonus, least: AVOIDING_SUCCESS }) >= AVOIDING_SUCCESS;
  log?.push({ type: "battle-avoided", seat: seatId(seat), space: spaceId(t, space), success, clause: success ? "NYW-14.7.3" : "NYW-14.7.5" });
  if (success) HERE.top(s).step = STEP.go;
  else HERE.pop(s, false);
}

function halfRating(s: NineYearsState, t: Tables, side: number, space: number, marks: number): number {
  const commander = commanderAt(s, t, side, space, marks);
  return commander === NONE ? 0 : half(battleOf(s, t, commander));
}
