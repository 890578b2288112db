/**
 * The law of hidden information (law 8). `determinize` makes two states that differ only in facts hidden from a viewer; everything shown to that
 * viewer must be the same in both.
 */
import type { EventBase } from "../../../core/events/events.js";
import { frozen } from "../../../core/basics/frozen.js";
import type { MoveBase } from "../../../core/moves/moves.js";
import type { AnyRuleset } from "../../../core/ruleset/contract.js";
import type { GameState } from "../../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../../law.js";
import { positionText, seatsInPlay, type Stop, type Trial, walk } from "../../walk.js";

const MOVES_COMPARED = 6;
/** One determinization in this many is checked as thoroughly as a position from outside. */
const THOROUGH = 6;
/** Only larger numbers of a generator are searched for; smaller numbers occur everywhere. */
const TELLING = 100_000;

export const hidingLaw: Law = {
  number: 8,
  title: "Nothing leaks: what a seat is shown does not depend on what it cannot know",
  check(trial) {
    const { ruleset } = trial;
    const recent: MoveBase[] = [];
    let last: readonly EventBase[] = [];
    walk(
      trial,
      (stop) => {
        recent.push(stop.move);
        checkSimultaneous(ruleset, stop);
        if (!stop.isSampled) return;
        frozen(stop.state);
        const seats = seatsInPlay(ruleset, stop.state);
        const viewers = [...seats, "spectator"];
        // These are the mover and one random viewer.
        for (const viewer of new Set([stop.move.seat, viewers[stop.pick.draw(viewers.length)]!])) {
          const seed = `imagined ${stop.pick.draw(1_000_000)}`;
          checkViewer(trial, stop, { viewer, seed }, recent.slice(-MOVES_COMPARED), last);
        }
        checkArbiter(ruleset, stop.state);
      },
      (events) => {
        last = events;
      },
    );
  },
};

function checkViewer(
  trial: Trial,
  stop: Stop,
  { viewer, seed }: Record<"viewer" | "seed", string>,
  stale: readonly MoveBase[],
  last: readonly EventBase[],
): void {
  const { ruleset } = trial;
  const { state } = stop;
  const other: GameState = ruleset.determinize(state, viewer, seed);
  const context = `in the eyes of ${viewer} (${ruleset.decision(state)?.kind})`;
  if (stop.pick.draw(THOROUGH) === 0) {
    ruleset.restore(JSON.parse(JSON.stringify(other)));
    expectEqual(ruleset.determinize(state, viewer, seed), other, `the same determinization twice ${context}`);
    const again = `${seed} again`;
    expectEqual(
      ruleset.determinize(other, viewer, again),
      ruleset.determinize(state, viewer, again),
      `what is resampled in positions that look alike ${context}`,
    );
  }
  expectThat(JSON.stringify(other.dice) !== JSON.stringify(state.dice), "a determinization keeps the generator");
  const view: unknown = ruleset.view(state, viewer);
  expectEqual(ruleset.view(other, viewer), view, `the view ${context}`);
  expectEqual(ruleset.decision(other, viewer), ruleset.decision(state, viewer), `the decision ${context}`);
  expectEqual(ruleset.outcome(other), ruleset.outcome(state), `the outcome ${context}`);
  for (const seat of ruleset.seatsToMove(other)) {
    expectThat(ruleset.legalMoves(other, seat).length >= 2, `${seat} has no choice in a determinization ${context}`);
  }
  checkSecrets(trial, state, [view, ruleset.viewEvents(last, viewer)], context);
  if (viewer === "spectator") return;
  expectEqual(ruleset.legalMoves(other, viewer), ruleset.legalMoves(state, viewer), `the list ${context}`);
  for (const move of stale) {
    const own = { ...move, seat: viewer };
    const refusal = ruleset.explain(state, own);
    expectEqual(ruleset.explain(other, own), refusal, `the refusal of ${JSON.stringify(own)} ${context}`);
    checkSecrets(trial, state, refusal, context);
  }
}

// While other seats still have to choose, nobody else sees the secret choice of a seat.
function checkSimultaneous(ruleset: AnyRuleset, { state, move, pick }: Stop): void {
  const seats: readonly string[] = ruleset.seatsToMove(state);
  if (seats.length < 2) return;
  const list: MoveBase[] = ruleset.legalMoves(state, move.seat);
  const a = ruleset.apply(state, move);
  const b = ruleset.apply(state, list[pick.draw(list.length)]!);
  const stillOut = seats.filter((seat) => seat !== move.seat);
  if (!stillOut.every((seat) => ruleset.seatsToMove(a.state).includes(seat) && ruleset.seatsToMove(b.state).includes(seat))) return;
  for (const viewer of [...ruleset.seats.filter((seat: string) => seat !== move.seat), "spectator"]) {
    if (viewer !== "spectator" && !seatsInPlay(ruleset, state).includes(viewer)) continue;
    expectEqual(ruleset.view(b.state, viewer), ruleset.view(a.state, viewer), `the view of ${viewer} after a secret choice of ${move.seat}`);
    expectEqual(ruleset.viewEvents(b.events, viewer), ruleset.viewEvents(a.events, viewer), `what ${viewer} hears of a secret choice of ${move.seat}`);
    if (viewer !== "spectator") expectEqual(ruleset.legalMoves(b.state, viewer), ruleset.legalMoves(a.state, viewer), `the list of ${viewer}`);
  }
  checkOrderOfArrival(ruleset, state, move, stillOut[0]!);
}

// The order in which secret choices arrive does not matter.
function checkOrderOfArrival(ruleset: AnyRuleset, state: GameState, move: MoveBase, otherSeat: string): void {
  const [otherMove] = ruleset.legalMoves(state, otherSeat) as MoveBase[];
  const isListed = (at: GameState, wanted: MoveBase): boolean => ruleset.explain(at, wanted) === null;
  const afterMove: GameState = ruleset.apply(state, move).state;
  const afterOther: GameState = ruleset.apply(state, otherMove!).state;
  if (!isListed(afterMove, otherMove!) || !isListed(afterOther, move)) return;
  const one: GameState = ruleset.apply(afterMove, otherMove!).state;
  const two: GameState = ruleset.apply(afterOther, move).state;
  expectThat(positionText(one) === positionText(two), `the order of ${ruleset.format(move)} and ${ruleset.format(otherMove!)} matters`);
}

function checkArbiter(ruleset: AnyRuleset, state: GameState): void {
  const same: GameState = ruleset.determinize(state, "arbiter", "another seed");
  expectThat(positionText(same) === positionText(state), "a determinization for the arbiter changes the position");
}

// Only the arbiter may receive the generator or the seed.
function checkSecrets(trial: Trial, state: GameState, given: unknown, context: string): void {
  const text = JSON.stringify(given) ?? "";
  for (const number of state.dice) if (number > TELLING) expectThat(!text.includes(String(number)), `the generator shows ${context}`);
  expectThat(!text.includes(trial.seed), `the seed shows ${context}`);
}
