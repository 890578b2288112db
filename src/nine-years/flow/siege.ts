/**
 * A siege roll by the force in the space (NYW-17.5), and the fall of the fortress.
 *
 * The frame remembers the besieger, the space, whether Siege Train is played, and by how much the strength falls.
 */
import type { Dice } from "../../core/dice/dice.js";
import { unreachable } from "../../core/errors.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setAnswer, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { REDUCED } from "../corps.js";
import { changeControl } from "../effects/control.js";
import { CORPS_HAVE_ACTED, LEADERS_HAVE_ACTED, remarkAt } from "../effects/forces.js";
import { loseStep } from "../effects/losses.js";
import { besiegeFleets } from "../effects/zones.js";
import type { NineYearsEvent } from "../events.js";
import { DISPLACE, END_OF_ACTION, GLORIOUS_REVOLUTION, LOSSES, SAVOY_DECISION, Siege, SiegeStep } from "../frames.js";
import { enemyOf, leadersAt, occupies, strengthOf } from "../rules/forces.js";
import { EVACUATION } from "../rules/nearest.js";
import { siegeModifiers, siegeResult, siegeTotal } from "../rules/siege.js";
import {
  corpsOf,
  firstStack,
  GR_HAPPENED,
  hasFlag,
  INSIDE,
  kindOfStack,
  loweredBy,
  type NineYearsState,
  placeOfStack,
  SAVOY_ALLIED,
  setContinued,
  setLoweredBy,
} from "../state.js";
import { ALLIANCE, at, entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { askHeldCard } from "./held-card.js";
import { IN_SIEGE } from "./losses.js";

export const siege: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "siege",
  clause: "NYW-17.5.1",
  slots: ["seat", "space", "train", "fall"],
  run(s, dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, Siege.seat);
    const space = slot(s, Siege.space);
    switch (stepOf(s)) {
      case SiegeStep.train:
        setStep(s, SiegeStep.roll);
        setAnswer(s, 0);
        askHeldCard(s, seat, "siege-train");
        break;
      case SiegeStep.roll:
        setSlot(s, Siege.train, answerOf(s));
        roll(s, t, dice, log);
        break;
      case SiegeStep.result:
        apply(s, t, log);
        break;
      case SiegeStep.revolution:
        setStep(s, SiegeStep.savoy);
        // NYW-20.2.5.2: London comes under Alliance control
        if (space === t.named.london && seat === ALLIANCE && !hasFlag(s, GR_HAPPENED)) pushFrame(s, GLORIOUS_REVOLUTION);
        break;
      case SiegeStep.savoy:
        setStep(s, SiegeStep.end);
        // NYW-7.2.1.5: at once when Turin is captured
        if (space === t.named.turin && hasFlag(s, SAVOY_ALLIED)) pushFrame(s, SAVOY_DECISION);
        break;
      case SiegeStep.end:
        setStep(s, SiegeStep.over);
        pushFrame(s, END_OF_ACTION);
        break;
      default:
        popFrame(s);
    }
    return false;
  },
  asks: () => 0,
  moves: () => unreachable("a choice of siege"),
  play: () => unreachable("a choice of siege"),
};

function roll(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const seat = slot(s, Siege.seat);
  const space = slot(s, Siege.space);
  besiegeFleets(s, t, space, seat, log); // NYW-17.5.12: whatever the roll
  const modifiers = siegeModifiers(s, t, seat, space, slot(s, Siege.train) === 1);
  const total = rollTest(dice, log, "siege", "NYW-17.5.4", SEATS[seat]!, { bonus: siegeTotal(0, modifiers) });
  const { fall, steps } = siegeResult(total);
  log?.push({
    type: "siege-rolled",
    seat: SEATS[seat]!,
    space: entryAt(t.spaceIds, space),
    total,
    strength: strengthOf(s, t, space),
    fall,
    steps,
    clause: "NYW-17.5.5",
  });
  setSlot(s, Siege.fall, fall);
  setStep(s, SiegeStep.result);
  pushFrame(s, LOSSES, seat, space, steps, IN_SIEGE); // NYW-17.5.14: before the strength falls
}

function apply(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const seat = slot(s, Siege.seat);
  const space = slot(s, Siege.space);
  const fall = slot(s, Siege.fall);
  const least = occupies(s, seat, space) ? 0 : 1; // NYW-17.5.14
  const strength = Math.max(least, strengthOf(s, t, space) - fall);
  remarkAt(s, t, seat, space, CORPS_HAVE_ACTED, LEADERS_HAVE_ACTED);
  if (strength === 0) {
    take(s, t, log);
    return;
  }
  const lowered = at(t.fortress, space) - strength;
  if (lowered !== loweredBy(s, space)) log?.push({ type: "fortress-lowered", space: entryAt(t.spaceIds, space), strength, clause: "NYW-17.2.2" });
  setLoweredBy(s, space, lowered);
  setContinued(s, space, true); // NYW-17.5.7
  setStep(s, SiegeStep.end);
}

// NYW-17.5.8: control passes, the garrison leaves with the honours of war.
function take(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const seat = slot(s, Siege.seat);
  const space = slot(s, Siege.space);
  const enemy = enemyOf(seat);
  const garrison = INSIDE + space;
  log?.push({ type: "fortress-taken", seat: SEATS[seat]!, space: entryAt(t.spaceIds, space), clause: "NYW-17.5.8" });
  changeControl(s, t, space, seat, "NYW-17.5.8", log);
  reduceGarrison(s, t, garrison, log);
  setStep(s, SiegeStep.revolution);
  if (corpsOf(s, t, enemy, garrison) > 0 || leadersAt(s, t, enemy, garrison) > 0) pushFrame(s, DISPLACE, enemy, garrison, EVACUATION);
}

// NYW-17.5.9
function reduceGarrison(s: NineYearsState, t: Tables, garrison: number, log: Log<NineYearsEvent>): void {
  for (let i = firstStack(s, garrison); placeOfStack(s, i) === garrison; ) {
    const kind = kindOfStack(s, i);
    if ((kind & REDUCED) !== 0) i++;
    else {
      loseStep(s, t, garrison, kind, "NYW-17.5.9", log);
      i = firstStack(s, garrison);
    }
  }
}
