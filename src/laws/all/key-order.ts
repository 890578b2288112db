/** The law of keys (law 25). JSON input has the same effect with its keys in any order at any depth, since a database may reorder them. */
import { SeededDice } from "../../core/dice/seeded.js";
import { isTycheError } from "../../core/basics/errors.js";
import { Game } from "../../core/game/game.js";
import { hashState } from "../../core/state/hash.js";
import { redact, verify } from "../../core/game/record.js";
import type { AnyRuleset, Memory } from "../../core/ruleset/contract.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { seatsInPlay, setUp, type Stop, type Trial, walk } from "../walk.js";

export const keyOrderLaw: Law = {
  number: 25,
  title: "The order of keys means nothing in states, views, moves, events, memories, options and records",
  check(trial) {
    const { ruleset } = trial;
    const pick = new SeededDice(`${trial.seed} keys`);
    const memories = new Map<string, Memory<string>>();
    walk(
      trial,
      (stop) => {
        if (stop.ply === 0) for (const viewer of [...seatsInPlay(ruleset, stop.state), "spectator"]) memories.set(viewer, ruleset.memory(stop.state, viewer));
        if (!stop.isRare) return;
        checkState(ruleset, stop);
        checkPosition(ruleset, stop);
        const viewers = [...memories.keys()];
        checkMemory(ruleset, stop, memories.get(viewers[stop.pick.draw(viewers.length)]!)!);
      },
      (events) => {
        for (const [viewer, memory] of memories) memories.set(viewer, ruleset.remember(memory, events));
      },
    );
    if (trial.stretch === undefined) checkRecord(trial, pick);
  },
};

function checkState(ruleset: AnyRuleset, { state, move, pick }: Stop): void {
  const other = shuffled(state, pick);
  const hash = hashState(state);
  expectThat(hashState(other) === hash, "the fingerprint depends on the order of keys");
  expectThat(hashState(ruleset.restore(other)) === hash, "the fingerprint of a restored state depends on the order of keys");
  expectEqual(ruleset.legalMoves(other), ruleset.legalMoves(state), "the list of a state with other keys first");
  const [step, otherStep] = [ruleset.apply(state, move), ruleset.apply(other, shuffled(move, pick))];
  expectEqual(otherStep, step, "what a move leads to in a state with other keys first");
  expectThat(hashState(otherStep.state) === hashState(step.state), "the fingerprint after a move depends on the order of keys");
  for (const viewer of [move.seat, "spectator", "arbiter"]) {
    expectEqual(ruleset.view(other, viewer), ruleset.view(state, viewer), `what ${viewer} sees of a state with other keys first`);
    expectEqual(ruleset.viewEvents(shuffled(step.events, pick), viewer), ruleset.viewEvents(step.events, viewer), `what ${viewer} is shown of events`);
    expectEqual(ruleset.conceal(other, viewer), ruleset.conceal(state, viewer), `what is concealed from ${viewer}`);
    expectEqual(ruleset.determinize(other, viewer, 1), ruleset.determinize(state, viewer, 1), `what is sampled for ${viewer}`);
  }
}

function checkPosition(ruleset: AnyRuleset, { state, pick }: Stop): void {
  const view: unknown = ruleset.view(state, "arbiter");
  const position: GameState = ruleset.position(shuffled(view, pick));
  expectEqual(position, state, "the position of a view with other keys first");
}

// A memory with reordered keys takes in events and samples worlds in the same way.
function checkMemory(ruleset: AnyRuleset, { state, move, pick }: Stop, memory: Memory<string>): void {
  const other = shuffled(memory, pick);
  const { viewer } = memory;
  const { events } = ruleset.apply(state, move);
  expectEqual(ruleset.remember(other, shuffled(events, pick)), ruleset.remember(memory, events), `what ${viewer} remembers`);
  expectEqual(ruleset.determinize(state, viewer, 2, other), ruleset.determinize(state, viewer, 2, memory), `what is sampled for what ${viewer} remembers`);
}

function checkRecord(trial: Trial, pick: SeededDice): void {
  const { ruleset, options, seed } = trial;
  const hash = hashState(setUp(trial));
  expectThat(hashState(setUp({ ...trial, options: shuffled(options, pick) })) === hash, "the set-up depends on the order of keys of the options");
  const game = new Game(ruleset, { ...options, seed });
  const choices = new SeededDice(`${seed} choices`);
  while (game.outcome === null) game.play(ruleset.randomMove(game.state, choices));
  const record = game.record();
  const other = shuffled(record, pick);
  accepted(() => verify(ruleset, other));
  const resumed = accepted(() => Game.resume(ruleset, other).record());
  expectEqual(resumed, record, "the record of the resumed game");
  const viewer: string = ruleset.seats[pick.draw(ruleset.seats.length)];
  expectEqual(redact(ruleset, other, viewer), redact(ruleset, record, viewer), `what ${viewer} may keep`);
}

function accepted<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`a record with other keys first is refused: ${isTycheError(error) ? error.message : String(error)}`);
  }
}

/** The same JSON with the keys of every object in another order. */
export function shuffled<T>(value: T, pick: SeededDice): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => shuffled(entry, pick)) as T;
  const entries = Object.entries(value);
  // Reversed or rotated, so that the order changes whenever there are two keys.
  const turn = pick.draw(entries.length + 1);
  const turned = turn === 0 || turn >= entries.length ? entries.reverse() : [...entries.slice(turn), ...entries.slice(0, turn)];
  return Object.fromEntries(turned.map(([key, entry]) => [key, shuffled(entry, pick)])) as T;
}
