/**
 * The law of views (law 31). A view determines the state that `conceal` makes for its viewer, bit for bit, and so everything the viewer may know.
 * Different views have different keys. A changed view is either refused with the field named, or is a possible view.
 */
import { preview, sampleState } from "../../../core/ruleset/from-view.js";
import { isTycheError } from "../../../core/basics/errors.js";
import type { MoveBase } from "../../../core/moves/moves.js";
import type { AnyRuleset, Memory } from "../../../core/ruleset/contract.js";
import { sortedText } from "../../../core/basics/same.js";
import type { GameState } from "../../../core/state/state.js";
import { shuffled } from "../key-order.js";
import { expectEqual, expectThat, type Law } from "../../law.js";
import { mutateView } from "../../mutations.js";
import { walkRemembering } from "./remembering.js";
import { checkKept } from "../restores.js";
import type { Stop } from "../../walk.js";

type AnyMemory = Memory<string>;

/** The number of changed views tried at a position. */
const MUTATIONS = 6;

export const viewsLaw: Law = {
  number: 31,
  title: "A view is enough: it reads back as what is concealed from its viewer, and worlds and previews made of it are those of the true position",
  check(trial) {
    const { ruleset } = trial;
    const keys = new Map<string, string>();
    walkRemembering(trial, (stop, memories) => {
      if (!stop.isSampled) return;
      const viewers = [...memories.keys()];
      for (const viewer of new Set([stop.move.seat, viewers[stop.pick.draw(viewers.length)]!])) {
        const memory = memories.get(viewer);
        if (memory !== undefined) checkView(ruleset, stop, memory, keys);
      }
      checkPreview(ruleset, stop);
      if (stop.isRare) for (let i = 0; i < MUTATIONS; i++) checkMutation(ruleset, stop, viewers[stop.pick.draw(viewers.length)]!);
    });
  },
};

function checkView(ruleset: AnyRuleset, { state, pick }: Stop, memory: AnyMemory, keys: Map<string, string>): void {
  const { viewer } = memory;
  const context = `the view of ${viewer} (${ruleset.decision(state)?.kind})`;
  const view: unknown = JSON.parse(JSON.stringify(ruleset.view(state, viewer)));
  const read = accepted(context, () => ruleset.position(shuffled(view, pick)));
  expectEqual(read, ruleset.conceal(state, viewer), `what is read of ${context}`);
  const seed = pick.draw(1_000_000);
  expectEqual(sampleState(ruleset, view, seed), ruleset.determinize(state, viewer, seed), `the world of ${context}`);
  expectEqual(sampleState(ruleset, view, seed, memory), ruleset.determinize(state, viewer, seed, memory), `the world of ${context} with its memory`);
  const key: string = ruleset.viewKey(state, viewer);
  expectThat(ruleset.viewKey(read, viewer) === key, () => `the key of ${context} is another one than that of the position`);
  const text = sortedText(view);
  const known = keys.get(key) ?? text;
  expectThat(known === text, () => `two views of ${viewer} have one key: ${text} and ${known}`);
  keys.set(key, text);
}

function accepted(context: string, read: () => GameState): GameState {
  try {
    return read();
  } catch (error) {
    throw new Error(`${context} is refused: ${isTycheError(error) ? error.message : error instanceof Error ? error.stack : String(error)}`);
  }
}

// A sure preview comes true, and a preview is sure exactly if the move can be undone.
function checkPreview(ruleset: AnyRuleset, { state, move, pick }: Stop): void {
  const { seat } = move;
  const step = ruleset.apply(state, move);
  const shown = preview(ruleset, ruleset.view(state, seat), move, { worlds: 2, seed: pick.draw(1_000_000) });
  expectThat(shown.sure === (step.undoBarrier === null), () => `${ruleset.format(move)} is ${shown.sure ? "" : "not "}sure, and fixed by ${step.undoBarrier}`);
  if (!shown.sure) return;
  expectEqual(ruleset.view(step.state, seat), shown.view, `the view after ${ruleset.format(move)}, which was sure,`);
  expectEqual(ruleset.viewEvents(step.events, seat), shown.events, `the events of ${ruleset.format(move)}, which was sure,`);
}

function checkMutation(ruleset: AnyRuleset, { state, pick }: Stop, viewer: string): void {
  const { given, change } = mutateView(ruleset.view(state, viewer), pick);
  try {
    const read: GameState = ruleset.position(given);
    checkKept(given, JSON.parse(JSON.stringify(ruleset.view(read, viewer))), "view");
    for (const seat of ruleset.seatsToMove(read)) {
      if (seat === viewer) for (const move of ruleset.legalMoves(read, seat) as MoveBase[]) ruleset.format(move);
    }
    sampleState(ruleset, given, pick.draw(1_000_000));
  } catch (error) {
    if (isTycheError(error) && error.name === "PositionError" && typeof error.details["path"] === "string") return;
    if (error instanceof Error) error.message = `the view of ${viewer} with ${change}: ${error.message}`;
    throw error;
  }
}
