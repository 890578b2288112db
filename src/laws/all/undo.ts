/**
 * The law of taking back (law 19). The same move is made in two worlds that its seat cannot distinguish. The seat may take it back in both or in
 * neither; and in neither if the two worlds look different afterwards, since the seat has learned something.
 */
import type { EventBase } from "../../core/events/events.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { AnyRuleset, Step } from "../../core/ruleset/contract.js";
import { isSame } from "../../core/basics/same.js";
import type { GameState } from "../../core/state/state.js";
import { expectThat, type Law } from "../law.js";
import { type Stop, walk } from "../walk.js";

/** The number of worlds sampled at a stop. */
const WORLDS = 4;
const OTHER_MOVES = 3; // moves made in each world besides the played one

export const undoLaw: Law = {
  number: 19,
  title: "Whether a move can be taken back does not depend on what its seat cannot know, and a move that taught it something cannot",
  check(trial) {
    walk(trial, (stop) => {
      if (stop.isRare) checkWorlds(trial.ruleset, stop);
    });
  },
};

function checkWorlds(ruleset: AnyRuleset, { state, move, pick }: Stop): void {
  const list: readonly MoveBase[] = ruleset.legalMoves(state, move.seat);
  const moves = [move, ...Array.from({ length: OTHER_MOVES }, () => list[pick.draw(list.length)]!)];
  for (let i = 0; i < WORLDS; i++) {
    const world: GameState = ruleset.determinize(state, move.seat, `world ${pick.draw(1_000_000)}`);
    world.dice = [...state.dice];
    for (const made of moves) compare(ruleset, made, ruleset.apply(state, made), ruleset.apply(world, made));
  }
}

function compare(ruleset: AnyRuleset, move: MoveBase, here: Step<GameState, EventBase>, there: Step<GameState, EventBase>): void {
  const context = (): string =>
    `${ruleset.format(move)}: fixed by ${here.undoBarrier}, in another world that its seat cannot tell from this by ${there.undoBarrier}`;
  const isShownAlike = isSame(shownTo(ruleset, here, move.seat), shownTo(ruleset, there, move.seat));
  const isAlike = isShownAlike ? here.undoBarrier === there.undoBarrier : (here.undoBarrier === null) === (there.undoBarrier === null);
  expectThat(isAlike, context);
  expectThat(
    isShownAlike || here.undoBarrier !== null,
    () => `${ruleset.format(move)} can be taken back, though what its seat is shown afterwards depends on what it cannot know`,
  );
}

/** Everything that a seat is shown after a move. */
function shownTo(ruleset: AnyRuleset, { state, events }: Step<GameState, EventBase>, seat: string): readonly unknown[] {
  return [ruleset.view(state, seat), ruleset.viewEvents(events, seat), ruleset.decision(state), ruleset.outcome(state), ruleset.legalMoves(state, seat)];
}
