/** The stack of procedures: which runs under which, with what it was given, and that the one on top really asks. */
import { type Code, emptied } from "../../core/codes.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { demand } from "../../core/errors.js";
import { lowestSeat } from "../../core/flow.js";
import { type FrameView, viewFrames } from "../../core/frames.js";
import {
  AvoidBattleStep,
  CampaignMoveStep,
  FirstCardStep,
  InterceptionStep,
  RallyStep,
  RetreatStep,
  RoundStep,
  SeaMovementStep,
  TurnStep,
  WinterStep,
} from "../frames.js";
import { PROCEDURES } from "../flow/index.js";
import { cloneState, type NineYearsState } from "../state.js";
import type { Tables } from "../tables.js";
import { type Call, CALLS } from "./calls.js";
import { checkSlots } from "./slots.js";

/** The path of a frame in the arbiter's view. */
export function pathOfFrame(index: number): string {
  return `underWay[${index}]`;
}

/** The stack in words, bottom first, when it can be. Nothing else may read a frame of a position from outside before. */
export function checkedStack(s: NineYearsState, t: Tables): readonly FrameView[] {
  const frames = viewFrames(s, PROCEDURES);
  frames.forEach((frame, i) => checkSlots(t, frame, pathOfFrame(i)));
  frames.forEach((frame, i) => {
    if (i === 0) checkBottom(s, frame, frames.length);
    else checkCall(t, frames[i - 1]!, frame, i);
  });
  checkStep(frames[frames.length - 1]!, pathOfFrame(frames.length - 1));
  return frames;
}

function checkBottom(s: NineYearsState, frame: FrameView, count: number): void {
  const kind = s.ending > 0 ? "game-over" : "turn";
  demand(frame.kind === kind, "underWay[0].kind", kind, frame.kind);
  demand(kind === "turn" ? count > 1 : count === 1, "underWay", kind === "turn" ? "what the turn is waiting for" : "nothing after the end", count);
}

function checkCall(t: Tables, below: FrameView, frame: FrameView, index: number): void {
  const calls = CALLS.filter(({ under, step }) => under === below.kind && step === below.step);
  demand(calls.length > 0, `${pathOfFrame(index - 1)}.step`, `a step at which ${below.kind} starts something`, below.step);
  const call = calls.find(({ starts }) => starts === frame.kind);
  demand(call !== undefined, `${pathOfFrame(index)}.kind`, `what ${below.kind} starts there (${calls.map(({ starts }) => starts).join(", ")})`, frame.kind);
  checkGiven(t, call, below, frame, pathOfFrame(index));
}

function checkGiven(t: Tables, { given }: Call, below: FrameView, frame: FrameView, path: string): void {
  const slotsBelow = Object.values(below.slots);
  const wanted = given((slot) => slotsBelow[slot]!, t);
  Object.entries(frame.slots).forEach(([name, value], i) => {
    const expected = wanted[i] ?? null;
    demand(expected === null || value === expected, `${path}.slots.${name}`, `${expected}, as ${below.kind} says`, value);
  });
}

/** The steps at which a procedure asks; 0 for those that are not here. */
const ASKS_AT: Readonly<Record<string, readonly number[]>> = {
  "first-card": [FirstCardStep.choose],
  round: [RoundStep.card, RoundStep.actions],
  "campaign-move": [CampaignMoveStep.move],
  interception: [InterceptionStep.ask],
  "avoid-battle": [AvoidBattleStep.ask, AvoidBattleStep.go],
  retreat: [RetreatStep.ask],
  rally: [RallyStep.leader, RallyStep.himself, RallyStep.corps, RallyStep.corpsOrNot],
  "sea-movement": [SeaMovementStep.port],
};
/** Procedures that never ask. */
const SILENT: readonly string[] = [
  "turn",
  "event-draw",
  "reinforcement",
  "action-rounds",
  "entry",
  "battle",
  "siege",
  "savoy-cleared",
  "glorious-revolution",
  "winter",
  "end-of-action",
];

function checkStep(top: FrameView, path: string): void {
  demand(!SILENT.includes(top.kind), `${path}.kind`, "a procedure that asks", top.kind);
  const steps = ASKS_AT[top.kind] ?? [0];
  demand(steps.includes(top.step), `${path}.step`, `a step at which ${top.kind} asks (${steps.join(", ")})`, top.step);
}

/** Throws unless the procedure on top waits for an answer, once everything else about the position is known to be sound. */
export function checkQuestion(s: NineYearsState, frames: readonly FrameView[]): void {
  const top = frames[frames.length - 1]!;
  const looked = cloneState(s);
  const procedure = PROCEDURES.find(({ kind }) => kind === top.kind)!;
  const asks = procedure.run(looked, new SeededDice(looked.dice), undefined);
  const isSame = looked.frames.length === s.frames.length && looked.frames.every((n, i) => n === s.frames[i]);
  demand(asks && isSame && hasAnswers(s, procedure), pathOfFrame(frames.length - 1), `something that ${top.kind} can ask about`);
}

function hasAnswers(s: NineYearsState, procedure: (typeof PROCEDURES)[number]): boolean {
  const codes: Code[] = [];
  for (let asked = procedure.asks(s); asked !== 0; asked &= asked - 1) {
    procedure.moves(s, lowestSeat(asked), emptied(codes));
    if (codes.length === 0) return false;
  }
  return true;
}

/** Whether a procedure of one of these kinds is under way. */
export function isUnderWay(frames: readonly FrameView[], ...kinds: readonly string[]): boolean {
  return frames.some(({ kind }) => kinds.includes(kind));
}

/** The frame of a procedure that is under way, or undefined. */
export function frameOf(frames: readonly FrameView[], kind: string): FrameView | undefined {
  return frames.find((frame) => frame.kind === kind);
}

/** Whether the turn has come to a phase: the step of the turn tells. */
export function isTurnAt(frames: readonly FrameView[], least: number): boolean {
  return frames[0]!.step >= least;
}

/** From the beginning of the Campaign Phase until Winter Quarters have removed its markers (NYW-19.2.1). */
export function isCampaign(frames: readonly FrameView[]): boolean {
  const winter = frameOf(frames, "winter");
  return isTurnAt(frames, TurnStep.rounds) && (winter === undefined || winter.step <= WinterStep.markers);
}
