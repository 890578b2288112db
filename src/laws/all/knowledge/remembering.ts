/**
 * The law of memories (law 24). A viewer's memory is true, and it follows from the views and events of that viewer. No world sampled with
 * it contradicts it.
 */
import { frozen } from "../../../core/basics/frozen.js";
import type { AnyRuleset, Memory } from "../../../core/ruleset/contract.js";
import { isTycheError } from "../../../core/basics/errors.js";
import type { EventBase } from "../../../core/events/events.js";
import { partsOf } from "../../../core/ruleset/parts.js";
import type { GameState } from "../../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../../law.js";
import { seatsInPlay, type Stop, type Trial, walk } from "../../walk.js";

type AnyMemory = Memory<string>;

export const rememberingLaw: Law = {
  number: 24,
  title: "What a viewer remembers is so, and worlds sampled with it do not contradict it",
  check(trial) {
    walkRemembering(trial, (stop, memories) => {
      for (const [viewer, memory] of memories) expectTrue(trial.ruleset, stop.state, memory, `what ${viewer} remembers`);
      if (!stop.isSampled) return;
      const viewers = [...memories.keys()];
      checkMemory(trial, stop, memories.get(viewers[stop.pick.draw(viewers.length)]!)!);
    });
  },
};

/** Plays a game and keeps the memory of every viewer but the arbiter at each position. */
export function walkRemembering(trial: Trial, visit: (stop: Stop, memories: ReadonlyMap<string, AnyMemory>) => void): void {
  const { ruleset } = trial;
  const memories = new Map<string, AnyMemory>();
  walk(
    trial,
    (stop) => {
      if (memories.size === 0)
        for (const viewer of [...seatsInPlay(ruleset, stop.state), "spectator"]) memories.set(viewer, begin(ruleset, stop.state, viewer));
      visit(stop, memories);
    },
    (events) => {
      for (const [viewer, memory] of memories) memories.set(viewer, remembered(ruleset, memory, events));
    },
  );
}

// The initial memory at a position follows from the view.
function begin(ruleset: AnyRuleset, state: GameState, viewer: string): AnyMemory {
  const memory: AnyMemory = ruleset.memory(frozen(state), viewer);
  expectEqual(ruleset.memory(ruleset.determinize(state, viewer, "alike"), viewer), memory, `the memory of ${viewer} begun at a position that looks the same`);
  return memory;
}

// A memory is plain JSON, is never changed, and depends only on the events that its viewer may see.
function remembered(ruleset: AnyRuleset, memory: AnyMemory, events: readonly EventBase[]): AnyMemory {
  const next: AnyMemory = ruleset.remember(frozen(memory), ruleset.viewEvents(events, memory.viewer));
  expectEqual(ruleset.remember(JSON.parse(JSON.stringify(memory)), events), next, `the memory of ${memory.viewer} that is given all events`);
  return next;
}

function checkMemory(trial: Trial, { state, pick }: Stop, memory: AnyMemory): void {
  const { ruleset } = trial;
  const { viewer } = memory;
  const seed = `imagined ${pick.draw(1_000_000)}`;
  const world: GameState = ruleset.determinize(frozen(state), viewer, seed, memory);
  const context = `in a world that ${viewer} samples`;
  expectTrue(ruleset, world, memory, `what ${viewer} remembers ${context}`);
  ruleset.restore(JSON.parse(JSON.stringify(world)));
  expectEqual(ruleset.view(world, viewer), ruleset.view(state, viewer), `the view ${context}`);
  if (viewer !== "spectator") expectEqual(ruleset.legalMoves(world, viewer), ruleset.legalMoves(state, viewer), `the list ${context}`);
  const again = `${seed} again`;
  expectEqual(ruleset.determinize(world, viewer, again, memory), ruleset.determinize(state, viewer, again, memory), `what is resampled ${context}`);
  expectRefused(ruleset, state, { ...memory, viewer: "arbiter" }, viewer);
}

function expectTrue(ruleset: AnyRuleset, state: GameState, { viewer, held, edition }: AnyMemory, what: string): void {
  const memory = partsOf(ruleset)?.memory;
  if (memory === undefined) return;
  const index = ruleset.seats.indexOf(viewer);
  try {
    memory.check(state, index, memory.read(held, index, edition));
  } catch (error) {
    throw new Error(`${what} is not so: ${(error as Error).message}`);
  }
}

function expectRefused(ruleset: AnyRuleset, state: GameState, memory: AnyMemory, viewer: string): void {
  try {
    ruleset.determinize(state, viewer, "refused", memory);
  } catch (error) {
    expectThat(isTycheError(error), () => `the memory of somebody else gives ${String(error)}`);
    return;
  }
  throw new Error(`${viewer} samples with the memory of somebody else`);
}
