/**
 * The stack of procedures: which may run under which, and at which of its steps; where each asks; and what the numbers in its frames may be. It is checked before
 * anything else reads a frame.
 */
import { demand } from "../../core/errors.js";
import { type FrameView, viewFrames } from "../../core/frames.js";
import { PROCEDURES } from "../flow/index.js";
import type { DiadochiState } from "../state.js";
import type { Tables } from "../tables.js";
import { pathOf } from "./frame.js";
import { rangeOfSlot } from "./slots.js";

/** Where a city falls because fewer CUs defend it (DIA-SIE.18): wherever an action has been completed. */
const COMPLETES_ACTIONS: Readonly<Record<string, readonly number[]>> = {
  "round-turn": [0, 1, 2, 3, 4],
  reinforcement: [1],
  "surrender-segment": [0, 1],
  "tyche-segment": [0, 1],
  "movement-segment": [0, 1, 2, 3],
  campaign: [0, 1],
  march: [3],
  "hidden-hands": [0],
};

/** Under which procedure each runs, and at which steps of that one. */
export const RUNS_UNDER: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  // set-up, turn and round
  "set-up": { "game-turn": [0] },
  "draft-general": { "set-up": [1] },
  "coming-of-age": { "game-turn": [1] },
  "name-first-player": { "game-turn": [3] },
  reinforcement: { "game-turn": [5] },
  "hidden-hands": { "game-turn": [6] },
  "strategy-round": { "game-turn": [7] },
  "round-turn": { "strategy-round": [0] },
  "surrender-segment": { "round-turn": [1] },
  "tyche-segment": { "round-turn": [2] },
  "movement-segment": { "round-turn": [3] },
  "supply-segment": { "round-turn": [4] },
  "place-general": { "game-turn": [1], reinforcement: [2], "choose-use": [2, 3] },
  "place-units": { reinforcement: [3], "place-general": [1], train: [0], "movement-segment": [2], event: [0] },
  "setup-markers": { "place-general": [1] },
  // cards
  "choose-use": { "tyche-segment": [1] },
  "choose-ops-use": { "choose-use": [1] },
  "place-control-markers": { "choose-use": [1] },
  train: { "choose-use": [1] },
  campaign: { "choose-use": [1], event: [9] },
  "upgrade-fleet": { "choose-use": [3] },
  "return-fleet": { "choose-use": [3] },
  "replace-general": { "choose-use": [3] },
  "bonus-event": { "choose-use": [3] },
  event: { "choose-use": [3], "hidden-hands": [0] },
  "surprise-window": {
    march: [3],
    sortie: [3],
    entry: [2],
    interception: [4, 6],
    "independent-interception": [2, 3],
    "avoid-battle": [1, 2],
    "independent-avoidance": [2, 3],
    "naval-interception": [2],
    "naval-move": [2],
    "land-battle": [3, 9],
    assault: [2],
    "surprise-effect": [1],
  },
  "surprise-effect": { "surprise-window": [0], "surrender-segment": [0], "tyche-segment": [0], "movement-segment": [0, 1] },
  "place-independent": { event: [1, 9] },
  "activate-independent": { event: [9] },
  "independent-march": { event: [9], "activate-independent": [1] },
  // movement
  "end-of-movement": { "movement-segment": [3] },
  march: { "movement-segment": [1], campaign: [0] },
  sortie: { "movement-segment": [1], campaign: [0] },
  "compose-army": { march: [1] },
  "answer-passage": { march: [4] },
  "enter-anyway": { march: [5] },
  "betray-passage": { march: [7] },
  "drop-or-pick-up": { march: [10] },
  "drop-before-embarking": { march: [8] },
  "sea-path": { march: [9] },
  "naval-move": { march: [9] },
  escort: { "naval-move": [1] },
  "naval-interception": { "naval-move": [4] },
  // entries and reactions
  entry: { march: [6], "naval-move": [9], "independent-march": [2], "place-independent": [1] },
  interception: { entry: [3] },
  "interception-leader": { interception: [2] },
  "interception-leaves": { interception: [7] },
  "independent-interception": { entry: [4] },
  "fight-or-step-back": { entry: [5] },
  "withdraw-inside": { entry: [7] },
  "avoid-battle": { entry: [8] },
  "independent-avoidance": { entry: [8] },
  "avoid-step": { "avoid-battle": [3], "independent-avoidance": [4] },
  pursue: { entry: [9] },
  // battle, losses, sieges
  "land-battle": { entry: [11], sortie: [4] },
  "relief-joins": { "land-battle": [1] },
  "garrison-excess": { sortie: [5] },
  "army-defeat": { entry: [12, 14], "land-battle": [5], "garrison-excess": [2], assault: [4] },
  "attrition-test": { entry: [1], "army-defeat": [1], "naval-move": [10], event: [9], "surprise-effect": [3, 4] },
  "unit-loss": { "attrition-test": [1], "land-battle": [4, 7, 8], assault: [3], "supply-segment": [0] },
  assault: { ...COMPLETES_ACTIONS, "surrender-segment": [0, 1], march: [3], event: [9] },
  "attempt-commander": { assault: [1] },
  "marker-after-capture": { assault: [5] },
};

/** At which steps a procedure asks; step 0 for those that are not named, and never for those that ask nobody. */
export const ASKS_AT: Readonly<Record<string, readonly number[]>> = {
  event: [0, 1],
  "surprise-effect": [2, 3],
  "movement-segment": [0, 1],
  march: [3],
  sortie: [1],
  interception: [1],
  "interception-leaves": [1],
  "independent-interception": [1],
  "independent-avoidance": [1],
  "garrison-excess": [1],
  "naval-interception": [0, 1],
  "independent-march": [1],
};

const BOTTOM = "game-turn";
const END = "game-over";

/** The frames of a position, bottom first, after every number in them has been found possible. @throws PositionError */
export function checkStack(s: DiadochiState, t: Tables): readonly FrameView[] {
  const frames = viewFrames(s, PROCEDURES);
  demand(frames[0]!.kind === BOTTOM || frames[0]!.kind === END, pathOf(0, "kind"), `${BOTTOM}, or ${END} after the end`, frames[0]!.kind);
  demand(frames[0]!.kind !== END || frames.length === 1, "secret.frames", "nothing under way after the end", frames.length);
  frames.forEach((frame, i) => {
    if (i > 0) checkUnder(frame, frames[i - 1]!, i);
    checkSlots(s, t, frame, i);
  });
  const top = frames[frames.length - 1]!;
  const asks = ASKS_AT[top.kind] ?? [0];
  demand(asks.includes(top.step), pathOf(frames.length - 1, "step"), `a step at which ${top.kind} asks (${asks.join(", ")})`, top.step);
  return frames;
}

function checkUnder(frame: FrameView, below: FrameView, i: number): void {
  const under = RUNS_UNDER[frame.kind];
  demand(under !== undefined && Object.hasOwn(under, below.kind), pathOf(i, "kind"), `a procedure that runs under ${below.kind}`, frame.kind);
  const steps = under[below.kind]!;
  demand(steps.includes(below.step), pathOf(i - 1, "step"), `a step at which ${frame.kind} runs (${steps.join(", ")})`, below.step);
}

function checkSlots(s: DiadochiState, t: Tables, { kind, slots }: FrameView, i: number): void {
  for (const name of Object.keys(slots)) {
    const [least, most] = rangeOfSlot(s, t, kind, name);
    demand(slots[name]! >= least && slots[name]! <= most, pathOf(i, `slots.${name}`), `a number in ${least}..${most}`, slots[name]);
  }
}
