/**
 * The facts that descriptions of decisions show although their frames do not hold them: the season, the choice of this step and, only for the deciding seat,
 * the block concerned and its place.
 */
import { type Code, verbOf } from "../../core/moves/codes.js";
import { NONE, type Descriptions } from "../../core/flow/frame-rows.js";
import { meleeQuestion } from "../combat/melee.js";
import { event } from "../flow/event.js";
import { nextLeaver } from "../flow/pillage.js";
import { decider } from "../flow/forced-marches.js";
import { F, type FRAMES } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { readParty } from "../rules/march.js";
import { roomInside } from "../rules/siege.js";
import { CLOCK, type PeloponnesianState, read, seasonOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { COMBAT_QUESTIONS, MELEE_QUESTIONS, TARGETS } from "../vocabulary/types.js";

export const DESCRIPTIONS: Descriptions<typeof FRAMES, PeloponnesianState> = {
  bidding: (s) => ({ choosesSide: F.bidding.top(s).step === F.bidding.step.side }),
  commit: (s) => ({ season: seasonOf(s) }),
  "action-phase": (s) => ({ season: seasonOf(s), actions: read(s, CLOCK.actions) }),
  maneuver(s) {
    const { area, step } = F.maneuver.top(s);
    return { group: step === F.maneuver.step.party ? area : NONE };
  },
  loading: (s) => ({ at: F.loading.top(s).area }),
  "lower-cargo"(s) {
    const { block, fleet } = F["lower-cargo"].top(s);
    return { cargo: block, carrier: fleet };
  },
  march(s) {
    const { seat, step } = F.march.top(s);
    const { area, allowance } = readParty(s, tablesOf(s), seat);
    return { at: area, allowance, atPort: step === F.march.step.port, forced: step === F.march.step.force };
  },
  muster: (s) => ({ goal: F.muster.top(s).city }),
  pillage(s) {
    const { step } = F.pillage.top(s);
    return { leaver: step === F.pillage.step.leaving ? nextLeaver(s, tablesOf(s)) : NONE };
  },
  "forced-marches": (s) => ({ block: decider(s, tablesOf(s), F["forced-marches"].top(s).seat) }),
  combat(s) {
    const { step, city } = F.combat.top(s);
    const { apollo, sallies, sally } = F.combat.step;
    const question = step === apollo ? "apollo" : step === sallies ? "sally" : step === sally ? "party" : "battle";
    return { question: COMBAT_QUESTIONS.indexOf(question), from: step === sally ? city : NONE };
  },
  fortify(s) {
    const { area, step } = F.fortify.top(s);
    return { inside: step === F.fortify.step.bringInside, room: roomInside(s, tablesOf(s), area) };
  },
  melee(s) {
    const question = meleeQuestion(s.melee);
    return { question: question === "none" ? 0 : MELEE_QUESTIONS.indexOf(question) };
  },
  retreat: (s) => ({ leaver: F.retreat.top(s).block }),
  wintering: (s) => ({ leaver: F.wintering.top(s).block }),
  expansion: (s) => ({ tried: [...F.expansion.top(s).rolled] }),
  event: (s) => ({ target: TARGETS.indexOf(targetOf(s)) }),
  "use-olympian": (s) => ({ city: cityAtStake(s), storm: F.storm.isUnderWay(s), roll: F["event-die"].find(s)?.roll ?? NONE }),
};

// The city that is stormed or starved, or for which an event rolls a die.
function cityAtStake(s: PeloponnesianState): number {
  const named = [F.storm.find(s)?.city, F.attrition.find(s)?.city, F.expansion.find(s)?.city, F.event.find(s)?.area];
  return named.find((area) => area !== undefined && area !== NONE) ?? NONE;
}

// The kind of target that the player of the event chooses, by the first choice.
function targetOf(s: PeloponnesianState): (typeof TARGETS)[number] {
  const choices: Code[] = [];
  event.moves(s, F.event.top(s).seat, choices);
  switch (verbOf(choices[0]!)) {
    case V["name-city"]:
      return "city";
    case V["name-area"]:
      return "area";
    case V["name-block"]:
      return "block";
    default:
      return "recruit";
  }
}
