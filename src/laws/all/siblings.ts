/**
 * The law of siblings (law 29). A viewer's samples must not depend on hidden choices of others. If different moves from one position lead to
 * positions that look alike to the viewer, with the same visible events, then the same seed samples the same position, bit for bit. Two such lines
 * are followed while they look alike.
 *
 * The law of hidden information (law 8) compares samples only with each other, and therefore cannot find facts that `determinize` never resamples.
 */
import type { AnyRuleset, Memory, Step } from "../../core/ruleset/contract.js";
import type { EventBase } from "../../core/events/events.js";
import type { MoveBase } from "../../core/moves/moves.js";
import { isSame, sortedText } from "../../core/basics/same.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, type Law } from "../law.js";
import { walkRemembering } from "./knowledge/remembering.js";
import type { Stop } from "../walk.js";

/** The number of moves tried at a position. */
const MOVES_TRIED = 8;
/** The most decisions for which two lines that look alike are followed. */
const FOLLOWED = 6;

type AnyMemory = Memory<string>;

/** A position and the moves that led to it. */
interface Line {
  readonly moves: readonly MoveBase[];
  readonly step: Step<GameState, EventBase>;
}

export const siblingsLaw: Law = {
  number: 29,
  title: "What is sampled for a viewer is the same after choices of others that look alike to it",
  check(trial) {
    const { ruleset } = trial;
    walkRemembering(trial, (stop, memories) => {
      if (!stop.isSampled && trial.stretch === undefined) return;
      const lines = siblingsOf(ruleset, stop);
      for (const memory of memories.values()) if (memory.viewer !== stop.move.seat) checkViewer(ruleset, stop, lines, memory);
    });
  },
};

// The played move and other moves of its seat.
function siblingsOf(ruleset: AnyRuleset, { state, move, pick }: Stop): Line[] {
  const list: readonly MoveBase[] = ruleset.legalMoves(state, move.seat);
  const tried = new Map([[ruleset.format(move), move]]);
  for (let i = 0; i < Math.min(list.length, MOVES_TRIED); i++) {
    const other = list.length <= MOVES_TRIED ? list[i]! : list[pick.draw(list.length)]!;
    tried.set(ruleset.format(other), other);
  }
  return [...tried.values()].map((made) => ({ moves: [made], step: ruleset.apply(state, made) }));
}

function checkViewer(ruleset: AnyRuleset, { pick }: Stop, lines: readonly Line[], memory: AnyMemory): void {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const seen = sortedText(seenBy(ruleset, memory.viewer, line.step));
    groups.set(seen, [...(groups.get(seen) ?? []), line]);
  }
  for (const group of groups.values()) {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) continue;
    const seed = `alike ${pick.draw(1_000_000)}`;
    const after: AnyMemory = ruleset.remember(memory, first.step.events);
    for (const other of others) compare(ruleset, first, other, after, seed);
    follow(ruleset, pick, [first, others[pick.draw(others.length)]!], after);
  }
}

function seenBy(ruleset: AnyRuleset, viewer: string, { state, events }: Line["step"]): readonly unknown[] {
  return [ruleset.view(state, viewer), ruleset.viewEvents(events, viewer)];
}

function compare(ruleset: AnyRuleset, one: Line, other: Line, memory: AnyMemory, seed: string): void {
  const { viewer } = memory;
  const [context, contextOfOther] = [one, other].map(({ moves }) => moves.map((move) => ruleset.format(move)).join("; "));
  const what = (is: string): string => `what is ${is} after "${contextOfOther}", which looks to it like "${context}",`;
  const sampled = (line: Line, ...held: readonly AnyMemory[]): GameState => ruleset.determinize(line.step.state, viewer, seed, ...held);
  expectEqual(ruleset.conceal(other.step.state, viewer), ruleset.conceal(one.step.state, viewer), what(`concealed from ${viewer}`));
  expectEqual(sampled(other), sampled(one), what(`sampled for ${viewer}`));
  if (memory.held !== null) expectEqual(sampled(other, memory), sampled(one, memory), what(`sampled for ${viewer} with its memory`));
}

// The next seat makes the same choice in both lines if it can, so that they continue to look alike.
function follow(ruleset: AnyRuleset, pick: Stop["pick"], pair: readonly [Line, Line], memory: AnyMemory): void {
  let [one, other] = pair;
  let held = memory;
  for (let i = 0; i < FOLLOWED && ruleset.outcome(one.step.state) === null; i++) {
    const move: MoveBase = ruleset.randomMove(one.step.state, pick);
    const isOpen = ruleset.explain(other.step.state, move) === null;
    if (!isOpen && !ruleset.seatsToMove(other.step.state).includes(move.seat)) return;
    one = playedOn(ruleset, one, move);
    other = playedOn(ruleset, other, isOpen ? move : ruleset.randomMove(other.step.state, pick, move.seat));
    if (!isSame(seenBy(ruleset, memory.viewer, one.step), seenBy(ruleset, memory.viewer, other.step))) return;
    held = ruleset.remember(held, one.step.events);
    compare(ruleset, one, other, held, `on ${i}`);
  }
}

function playedOn(ruleset: AnyRuleset, { moves, step }: Line, move: MoveBase): Line {
  return { moves: [...moves, move], step: ruleset.apply(step.state, move) };
}
