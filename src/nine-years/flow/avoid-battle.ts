/**
 * Corps outside the walls try to avoid battle, or stand (NYW-D-20).
 *
 * The frame remembers their side, the space and where the attacker came from. Answer 1: they have gone.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, setAnswer, setStep, slot, stepOf } from "../../core/frames.js";
import { moveAllOutside } from "../effects/forces.js";
import type { NineYearsEvent } from "../events.js";
import { AvoidBattle, AvoidBattleStep } from "../frames.js";
import { V } from "../moves.js";
import { battleOf, commanderAt, enemyOf, half } from "../rules/forces.js";
import { AVOIDING_SUCCESS, DISPATCHES, listRefuges } from "../rules/interception.js";
import { LEADER_FORCE, type NineYearsState } from "../state.js";
import { entryAt, NONE, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { askHeldCard } from "./held-card.js";
import { refuseSpace } from "./refusals.js";

const refuges: number[] = [];

/** Order: avoid, stand; then the spaces in board order. */
export const avoidBattle: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "avoid-battle",
  clause: "NYW-14.7.1",
  slots: ["seat", "space", "from"],
  run(s, dice, log) {
    if (stepOf(s) !== AvoidBattleStep.roll) return true;
    avoid(s, tablesOf(s), dice, log);
    return false;
  },
  asks: (s) => 1 << slot(s, AvoidBattle.seat),
  moves(s, seat, out) {
    if (stepOf(s) === AvoidBattleStep.ask) {
      out.push(code(V["avoid-battle"]), code(V.stand));
      return;
    }
    listRefuges(s, tablesOf(s), seat, slot(s, AvoidBattle.space), slot(s, AvoidBattle.from), refuges);
    for (let i = 0; i < refuges.length; i++) out.push(code(V["retreat-to"], refuges[i]!));
  },
  play(s, seat, c, _dice, log) {
    switch (verbOf(c)) {
      case V["avoid-battle"]:
        setStep(s, AvoidBattleStep.roll);
        setAnswer(s, 0);
        askHeldCard(s, seat, "intercepted-dispatches");
        break;
      case V.stand:
        popFrame(s, 0);
        break;
      default:
        // NYW-14.7.3, NYW-14.7.6: all of them, not demoralized
        moveAllOutside(s, tablesOf(s), seat, slot(s, AvoidBattle.space), argA(c), "NYW-14.7.3", log);
        popFrame(s, 1);
    }
  },
  refuse: (s, _seat, c) => (stepOf(s) === AvoidBattleStep.ask ? null : refuseSpace(s, c, V["retreat-to"], "retreat/not-there", "NYW-14.7.3")),
};

// NYW-14.7.2
function avoid(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const seat = slot(s, AvoidBattle.seat);
  const space = slot(s, AvoidBattle.space);
  const bonus = halfRating(s, t, seat, space, 0) - halfRating(s, t, enemyOf(seat), space, LEADER_FORCE) + (answerOf(s) === 1 ? DISPATCHES : 0);
  const success = rollTest(dice, log, "avoid-battle", "NYW-14.7.2", SEATS[seat]!, { bonus, least: AVOIDING_SUCCESS }) >= AVOIDING_SUCCESS;
  log?.push({ type: "battle-avoided", seat: SEATS[seat]!, space: entryAt(t.spaceIds, space), success, clause: success ? "NYW-14.7.3" : "NYW-14.7.5" });
  if (success) setStep(s, AvoidBattleStep.go);
  else popFrame(s, 0);
}

function halfRating(s: NineYearsState, t: Tables, side: number, space: number, marks: number): number {
  const commander = commanderAt(s, t, side, space, marks);
  return commander === NONE ? 0 : half(battleOf(s, t, commander));
}
