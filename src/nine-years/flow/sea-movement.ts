/**
 * NYW-D-29: the group taken sails to a port, with one roll (section 14.5); William's landing in London brings the Glorious Revolution (NYW-20.2.5.2.1).
 * Remembers the side, the port of origin, the destination + 1, and the result of the roll.
 */
import { argA, code } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { FORCE } from "../corps.js";
import { markForceActed, moveForce } from "../effects/force.js";
import type { NineYearsEvent } from "../events.js";
import { DISPLACE, END_OF_ACTION, GLORIOUS_REVOLUTION, LOSSES, SeaMovement, SeaMovementStep } from "../frames.js";
import { V } from "../moves.js";
import { enemyOf, leadersAt, occupies } from "../rules/forces.js";
import { LONE_LEADERS } from "../rules/nearest.js";
import { canSailTo, hasDestination, isDescent, isLandingOfWilliam, seaModifier, seaResult } from "../rules/sea.js";
import { controlOf, corpsOf, hasMarks, LEADER_FORCE, type NineYearsState } from "../state.js";
import { entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { askRivalsCard } from "./held-card.js";
import { AT_SEA } from "./losses.js";
import { refuseSpace } from "./refusals.js";

const WINDS_MODIFIER = -2;

export const seaMovement: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "sea-movement",
  clause: "NYW-14.5.2",
  slots: ["seat", "from", "to", "winds"],
  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case SeaMovementStep.port:
        return true;
      case SeaMovementStep.winds:
        setSlot(s, SeaMovement.winds, answerOf(s));
        setStep(s, SeaMovementStep.roll);
        return false;
      case SeaMovementStep.roll:
        roll(s, t, dice, log);
        return false;
      case SeaMovementStep.lost:
        arrive(s, t, log);
        return false;
      default:
        markForceActed(s); // the group of William III too (NYW-20.2.5.2.g)
        popFrame(s);
        pushFrame(s, END_OF_ACTION);
        return false;
    }
  },
  asks: (s) => 1 << slot(s, SeaMovement.seat),
  hasChoice(s, seat) {
    const t = tablesOf(s);
    const from = slot(s, SeaMovement.from);
    return hasDestination(s, t, seat, from, corpsOf(s, t, seat, from, FORCE), hasMarks(s, t.williamIII, LEADER_FORCE), 2);
  },
  lists(s, seat, c) {
    const t = tablesOf(s);
    const from = slot(s, SeaMovement.from);
    if (c !== code(V["sail-to"], argA(c)) || argA(c) >= t.spaceIds.length) return false;
    return canSailTo(s, t, seat, from, argA(c), corpsOf(s, t, seat, from, FORCE), hasMarks(s, t.williamIII, LEADER_FORCE));
  },
  // Ports in space order.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const from = slot(s, SeaMovement.from);
    const corps = corpsOf(s, t, seat, from, FORCE);
    const hasWilliam = hasMarks(s, t.williamIII, LEADER_FORCE);
    for (const port of t.ports) if (canSailTo(s, t, seat, from, port, corps, hasWilliam)) out.push(code(V["sail-to"], port));
  },
  play(s, seat, c) {
    setSlot(s, SeaMovement.to, argA(c) + 1);
    setStep(s, SeaMovementStep.winds);
    askRivalsCard(s, enemyOf(seat), "contrary-winds"); // NYW-D-30
  },
  refuse: (s, _seat, c) => refuseSpace(s, c, V["sail-to"], "sail/not-there", "NYW-14.5.2"),
};

// NYW-14.5.4 to NYW-14.5.8: the result is kept in the step of arrival: winds 1 arrives, 0 returns.
function roll(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const seat = slot(s, SeaMovement.seat);
  const from = slot(s, SeaMovement.from);
  const to = slot(s, SeaMovement.to) - 1;
  const lands = isLandingOfWilliam(s, t, seat, to, corpsOf(s, t, seat, from, FORCE), hasMarks(s, t.williamIII, LEADER_FORCE));
  const modifier = seaModifier(s, t, seat, from, to, !lands && isDescent(s, t, seat, to)) + (slot(s, SeaMovement.winds) === 1 ? WINDS_MODIFIER : 0);
  const total = rollTest(dice, log, "sea-movement", "NYW-14.5.4", SEATS[seat]!, { bonus: modifier });
  const { arrives, losesStep } = seaResult(total);
  log?.push({
    type: "sailed",
    seat: SEATS[seat]!,
    from: entryAt(t.spaceIds, from),
    to: entryAt(t.spaceIds, to),
    arrived: arrives,
    total,
    clause: "NYW-14.5.4",
  });
  setSlot(s, SeaMovement.winds, arrives ? 1 : 0);
  setStep(s, SeaMovementStep.lost);
  // NYW-14.5.9: leaders alone ignore it.
  if (losesStep && corpsOf(s, t, seat, from, FORCE) > 0) pushFrame(s, LOSSES, seat, from, 1, AT_SEA);
}

function arrive(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const seat = slot(s, SeaMovement.seat);
  const from = slot(s, SeaMovement.from);
  const to = slot(s, SeaMovement.to) - 1;
  setStep(s, SeaMovementStep.end);
  const corps = corpsOf(s, t, seat, from, FORCE);
  if (slot(s, SeaMovement.winds) === 0 || !canLand(s, seat, to, corps)) return; // NYW-14.5.10
  const lands = isLandingOfWilliam(s, t, seat, to, corps, hasMarks(s, t.williamIII, LEADER_FORCE));
  // NYW-14.5.11: control stays as it is; NYW-14.5.13: nobody intercepts or avoids battle.
  moveForce(s, t, seat, from, to);
  log?.push({ type: "army-moved", seat: SEATS[seat]!, from: entryAt(t.spaceIds, from), to: entryAt(t.spaceIds, to), clause: "NYW-14.5.8" });
  if (lands) pushFrame(s, GLORIOUS_REVOLUTION);
  // NYW-14.3.5: enemy leaders without corps make way
  else if (corps > 0 && leadersAt(s, t, enemyOf(seat), to) > 0) pushFrame(s, DISPLACE, enemyOf(seat), to, LONE_LEADERS);
}

// NYW-14.5.15: leaders whose last corps is lost land in a friendly port or among their own only.
function canLand(s: NineYearsState, seat: number, to: number, corps: number): boolean {
  return corps > 0 || controlOf(s, to) === seat || occupies(s, seat, to);
}
