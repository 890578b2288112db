/**
 * The law of progress (law 11): within one seat's turn nothing repeats, and no listed move in effect takes another back.
 *
 * The law looks at two successive decisions of one seat, with no other seat asked and no die rolled between. The second takes the first back if it
 * leads to the position before the first, as the seat would describe it, and to a question of the same kind. A seat describes a position by its view,
 * without the seats asked and the procedures in progress, in which a ruleset may keep any memory. The costs that a seat pays are part of the
 * description: marching there and back spends movement points, and therefore takes nothing back. A first move that only opens a question is taken
 * back if that question ends without a change and the same moves are offered as before.
 */
import type { MoveBase } from "../../core/moves/moves.js";
import type { AnyRuleset, Step } from "../../core/ruleset/contract.js";
import type { EventBase } from "../../core/events/events.js";
import { isSame, sortedText } from "../../core/basics/same.js";
import type { GameState } from "../../core/state/state.js";
import { expectThat, type Law } from "../law.js";
import { partsOf } from "../parts.js";
import { positionText, type Stop, type Trial, walk } from "../walk.js";

/** The number of first moves tried at a stop. */
const FIRST = 6;
const SECOND = 8; // second moves tried after each first move

export const progressLaw: Law = {
  number: 11,
  title: "No position repeats inside one seat's turn, and no list holds a move that takes another back in effect",
  check(trial) {
    const { ruleset } = trial;
    checkKnown(trial);
    let turnOf = "";
    const seen = new Set<string>();
    walk(trial, (stop) => {
      if (stop.move.seat !== turnOf) seen.clear();
      turnOf = stop.move.seat;
      const text = positionText(stop.state);
      expectThat(!seen.has(text), () => `${turnOf} comes back to an earlier position in ${ruleset.decision(stop.state)?.kind}`);
      seen.add(text);
      if (stop.isRare) checkPairs(trial, stop);
    });
  },
};

// An unknown slot would be ignored and make the law stricter than intended.
function checkKnown({ ruleset, known }: Trial): void {
  const { procedures } = partsOf(ruleset);
  for (const [kind, paid] of Object.entries(known?.paid ?? {})) {
    const slots = procedures.find((procedure) => procedure.kind === kind)?.slots ?? [];
    for (const slot of paid)
      expectThat(slots.includes(slot), () => `what is paid is said to stand in ${slot} of ${kind}, which has the slots ${slots.join(", ") || "none"}`);
  }
}

interface Question {
  readonly state: GameState;
  readonly kind: string;
  /** The position as the asked seat would describe it. */
  readonly called: string;
}

function checkPairs(trial: Trial, { state, move, pick }: Stop): void {
  const { ruleset } = trial;
  const { seat } = move;
  const before = questionOf(trial, state, seat);
  const some = (moves: readonly MoveBase[], most: number): readonly MoveBase[] =>
    moves.length <= most ? moves : Array.from({ length: most }, () => moves[pick.draw(moves.length)]!);
  for (const first of some(ruleset.legalMoves(state, seat), FIRST)) {
    const between = next(ruleset, before.state, first);
    if (between === null) continue;
    const changed = questionOf(trial, between, seat);
    for (const second of some(ruleset.legalMoves(between, seat), SECOND)) {
      const after = next(ruleset, between, second);
      if (after === null) continue;
      const context = (): string => `"${ruleset.format(second)}" takes back "${ruleset.format(first)}" in ${before.kind}`;
      expectThat(!isTakenBack(ruleset, seat, before, changed, questionOf(trial, after, seat)), context);
    }
  }
}

function isTakenBack(ruleset: AnyRuleset, seat: string, before: Question, between: Question, after: Question): boolean {
  if (after.kind !== before.kind || after.called !== before.called) return false;
  if (between.called !== before.called) return true;
  return between.kind !== before.kind && listText(ruleset, after.state, seat) === listText(ruleset, before.state, seat);
}

/**
 * The position after a move, even a move that has shown something; null if a die has been rolled, another seat was asked, or the next question is not
 * for the same seat alone.
 */
function next(ruleset: AnyRuleset, state: GameState, move: MoveBase): GameState | null {
  const step: Step<GameState, EventBase> = ruleset.apply(state, move);
  const seats: readonly string[] = ruleset.seatsToMove(step.state);
  const haveFallen = !isSame(step.state.dice, state.dice);
  const isAlone = !haveFallen && step.undoBarrier !== "asked" && seats.length === 1 && seats[0] === move.seat;
  return isAlone ? step.state : null;
}

function questionOf({ ruleset, known }: Trial, state: GameState, seat: string): Question {
  const { viewer: _viewer, decision: _decision, frames: _frames, ...called } = ruleset.view(state, seat);
  const paid = known?.paid ?? {};
  // Only slots with costs count, so that an intermediate question changes nothing.
  const spent = framesOf(ruleset.view(state, "arbiter")).flatMap(({ kind, slots }) => (paid[kind] ?? []).map((name) => slots[name]));
  // The procedures in a view are not part of the position here.
  return { state, kind: ruleset.decision(state)!.kind, called: sortedText([called, spent]) };
}

interface FrameInView {
  readonly kind: string;
  readonly slots: Readonly<Record<string, unknown>>;
}

function framesOf(view: { frames?: FrameInView[] }): readonly FrameInView[] {
  return view.frames ?? [];
}

function listText(ruleset: AnyRuleset, state: GameState, seat: string): string {
  return sortedText(ruleset.legalMoves(state, seat));
}
