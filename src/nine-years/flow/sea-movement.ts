/** NYW-D-29: the selected group sails to a port, with one roll (section 14.5). William's landing in London brings the Glorious Revolution (NYW-20.2.5.2.1). */
import { argA, code } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { FORCE } from "../vocabulary/corps.js";
import { markForceActed } from "../effects/force.js";
import { moveMarked } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { leadersAt, occupies } from "../rules/forces.js";
import { rollFor } from "../rules/rolls.js";
import { canSailTo, forceAtSea, isDescent, isLandingOfWilliam, seaModifier, seaResult } from "../rules/sea-movement.js";
import { controlOf, corpsOf, type NineYearsState, rivalOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { askDisplacement } from "./displace.js";
import { askHeldCard } from "./held-card.js";
import { askLosses } from "./losses.js";
import { refuseSpace } from "./refusals.js";

const WINDS_MODIFIER = -2;

const HERE = F["sea-movement"];
const STEP = HERE.step;

export const seaMovement: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-14.5.2",
  run: {
    winds(s) {
      const f = HERE.top(s);
      f.winds = F["held-card"].answered(s);
      f.step = STEP.roll;
    },
    roll,
    lost: arrive,
    end(s) {
      markForceActed(s); // NYW-20.2.5.2.g: the group of William III has acted too.
      HERE.pop(s);
      F["end-of-action"].push(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { from } = HERE.top(s);
    const sailing = forceAtSea(s, t, seat, from);
    for (const port of t.ports) if (canSailTo(s, t, sailing, port)) out.push(code(V["sail-to"], port));
  },
  play(s, seat, c) {
    const f = HERE.top(s);
    f.to = argA(c);
    f.step = STEP.winds;
    askHeldCard(s, rivalOf(seat), "contrary-winds"); // NYW-D-30: the other side may play Contrary Winds.
  },
  refuse: (s, _seat, c) => refuseSpace(s, c, V["sail-to"], "sail/not-there"),
});

// NYW-14.5.4, NYW-14.5.8: makes the roll and asks for the step loss. `arrive` moves the group.
function roll(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = HERE.top(s);
  const { seat, from, to } = f;
  const sailing = forceAtSea(s, t, seat, from);
  const lands = isLandingOfWilliam(s, t, sailing, to);
  const modifier = seaModifier(s, t, sailing, to, !lands && isDescent(s, t, seat, to)) + (f.winds ? WINDS_MODIFIER : 0);
  const total = rollFor(dice, log, "sea-movement", seatId(seat), { bonus: modifier });
  const { arrives, losesStep } = seaResult(total);
  log?.push({
    type: "sailed",
    seat: seatId(seat),
    from: spaceId(t, from),
    to: spaceId(t, to),
    arrived: arrives,
    total,
    clause: "NYW-14.5.4",
  });
  f.arrives = arrives;
  f.step = STEP.lost;
  // NYW-14.5.9: a group of leaders alone ignores a step loss.
  if (losesStep && corpsOf(s, t, seat, from, FORCE) > 0) askLosses(s, seat, from, 1, "sea");
}

function arrive(s: NineYearsState, _dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = HERE.top(s);
  const { seat, from, to } = f;
  f.step = STEP.end;
  const corps = corpsOf(s, t, seat, from, FORCE);
  if (!f.arrives || !canLand(s, seat, to, corps)) return; // NYW-14.5.10: a group that returns has acted.
  const lands = isLandingOfWilliam(s, t, forceAtSea(s, t, seat, from), to);
  // NYW-14.5.11: control does not change; NYW-14.5.13: nobody intercepts or avoids battle.
  moveMarked(s, seat, from, to);
  log?.push({ type: "army-moved", seat: seatId(seat), from: spaceId(t, from), to: spaceId(t, to), clause: "NYW-14.5.8" });
  if (lands) F["glorious-revolution"].push(s);
  // NYW-14.3.5: enemy leaders without corps leave.
  else if (corps > 0 && leadersAt(s, t, rivalOf(seat), to) > 0) askDisplacement(s, rivalOf(seat), to, "lone-leaders");
}

// NYW-14.5.15: leaders who lost their last corps land only in a friendly port or where corps of their side are.
function canLand(s: NineYearsState, seat: number, to: number, corps: number): boolean {
  return corps > 0 || controlOf(s, to) === seat || occupies(s, seat, to);
}
