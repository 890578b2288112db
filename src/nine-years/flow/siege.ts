/** A siege roll by the force in the space (NYW-17.5), and the fall of the fortress. `actions.ts` decides how often a side may roll, `rules/starts.ts` where. */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { REDUCED } from "../vocabulary/corps.js";
import { changeControl } from "../effects/control.js";
import { CORPS_HAVE_ACTED, LEADERS_HAVE_ACTED, remarkAt } from "../effects/forces.js";
import { loseStep } from "../effects/losses.js";
import { besiegeFleets } from "../effects/zone-control.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { seatId, spaceId } from "../state/names.js";
import { leadersAt, occupies } from "../rules/forces.js";
import { siegeModifiers, siegeResult, siegeTotal, strengthOf } from "../rules/siege.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, type Tables, tablesOf } from "../tables/index.js";
import { askDisplacement } from "./displace.js";
import { askHeldCard, holdsCard } from "./held-card.js";
import { askLosses } from "./losses.js";

const STEP = F.siege.step;

export const siege: Procedure<NineYearsState, NineYearsEvent> = automatic(F.siege, "NYW-17.5.1", {
  begin(s) {
    const f = F.siege.top(s);
    const { seat } = f;
    f.step = STEP.roll;
    if (!holdsCard(s, seat, "siege-train")) return;
    f.step = STEP.train;
    askHeldCard(s, seat, "siege-train");
  },
  train(s) {
    const f = F.siege.top(s);
    f.train = F["held-card"].answered(s);
    f.step = STEP.roll;
  },
  roll,
  result: apply,
  revolution(s) {
    const f = F.siege.top(s);
    f.step = STEP.savoy;
    // NYW-20.2.5.2: Alliance control of London brings the Glorious Revolution.
    if (f.space === tablesOf(s).named.london && f.seat === ALLIANCE && !S.hasFlag(s, S.GR_HAPPENED)) F["glorious-revolution"].push(s);
  },
  savoy(s) {
    const f = F.siege.top(s);
    f.step = STEP.end;
    // NYW-7.2.1.5: after the capture of Turin, the sides are asked about Savoy at once.
    if (f.space === tablesOf(s).named.turin && S.hasFlag(s, S.SAVOY_ALLIED)) F["savoy-decision"].push(s);
  },
  end(s) {
    F.siege.top(s).step = STEP.over;
    F["end-of-action"].push(s);
  },
  over: (s) => F.siege.pop(s),
});

function roll(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = F.siege.top(s);
  const { seat, space } = f;
  besiegeFleets(s, t, space, seat, log); // NYW-17.5.12: a siege roll affects fleets whatever its result.
  const modifiers = siegeModifiers(s, t, seat, space, f.train);
  const total = rollFor(dice, log, "siege", seatId(seat), { bonus: siegeTotal(0, modifiers) });
  const { fall, steps } = siegeResult(total);
  log?.push({
    type: "siege-rolled",
    seat: seatId(seat),
    space: spaceId(t, space),
    total,
    strength: strengthOf(s, t, space),
    fall,
    steps,
    clause: "NYW-17.5.5",
  });
  f.fall = fall;
  f.step = STEP.result;
  askLosses(s, seat, space, steps, "siege"); // NYW-17.5.14: steps are lost before the strength falls.
}

function apply(s: NineYearsState, _dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const { seat, space, fall } = F.siege.top(s);
  const least = occupies(s, seat, space) ? 0 : 1; // NYW-17.5.14: a besieger without corps takes nothing.
  const strength = Math.max(least, strengthOf(s, t, space) - fall);
  remarkAt(s, seat, space, CORPS_HAVE_ACTED, LEADERS_HAVE_ACTED);
  if (strength === 0) return take(s, t, log);
  const lowered = t.fortress[space]! - strength;
  if (lowered !== S.loweredBy(s, space)) log?.push({ type: "fortress-lowered", space: spaceId(t, space), strength, clause: "NYW-17.2.2" });
  S.setLoweredBy(s, space, lowered);
  S.setContinued(s, space, true); // NYW-17.5.7: the fortress gets a Continued Siege marker.
  F.siege.top(s).step = STEP.end;
}

// NYW-17.5.8: control passes, and the garrison leaves with the honours of war.
function take(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const { seat, space } = F.siege.top(s);
  const enemy = S.rivalOf(seat);
  const garrison = S.INSIDE + space;
  log?.push({ type: "fortress-taken", seat: seatId(seat), space: spaceId(t, space), clause: "NYW-17.5.8" });
  changeControl(s, space, seat, "NYW-17.5.8", log);
  reduceGarrison(s, garrison, log);
  F.siege.top(s).step = STEP.revolution;
  if (S.corpsOf(s, t, enemy, garrison) > 0 || leadersAt(s, t, enemy, garrison) > 0) askDisplacement(s, enemy, garrison, "evacuation");
}

// NYW-17.5.9: full corps leave reduced.
function reduceGarrison(s: NineYearsState, garrison: number, log: Log<NineYearsEvent>): void {
  for (let i = S.firstStack(s, garrison); S.placeOfStack(s, i) === garrison; ) {
    const kind = S.kindOfStack(s, i);
    if ((kind & REDUCED) !== 0) i++;
    else {
      loseStep(s, { place: garrison, kind, clause: "NYW-17.5.9" }, log);
      i = S.firstStack(s, garrison);
    }
  }
}
