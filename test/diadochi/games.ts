/** Random games for the tests of Diadochi: from a seed alone, so that a failure can be played again. */
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { DiadochiEvent } from "../../src/diadochi/vocabulary/events.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import type { DiadochiMove } from "../../src/diadochi/vocabulary/moves.js";
import type { DiadochiState } from "../../src/diadochi/state/index.js";
import type { DiadochiOptions } from "../../src/diadochi/vocabulary/options.js";
import type { Seat } from "../../src/diadochi/vocabulary/types.js";

/** A position of a random game, the move chosen in it, and where that led. */
export interface Moment {
  readonly ply: number;
  readonly state: DiadochiState;
  readonly kind: string;
  readonly seat: Seat;
  readonly move: DiadochiMove;
  readonly next: DiadochiState;
  readonly events: readonly DiadochiEvent[];
}

/** Every moment of a random game. */
export function* momentsOf(seed: string, options: DiadochiOptions = {}): Generator<Moment> {
  const pick = new SeededDice(`${seed} picks`);
  let state: DiadochiState = DIADOCHI.setup({ ...options, seed });
  for (let ply = 0; ; ply++) {
    const decision = DIADOCHI.decision(state);
    if (decision === null) return;
    const move = DIADOCHI.randomMove(state, pick);
    const { state: next, events } = DIADOCHI.apply(state, move);
    yield { ply, state, kind: decision.kind, seat: move.seat as Seat, move, next, events };
    state = next;
  }
}

/** The first moments of random games that a test is looking for; an error when there are fewer. */
export function find(what: string, wanted: number, isIt: (moment: Moment) => boolean, options: DiadochiOptions = {}): Moment[] {
  const found: Moment[] = [];
  for (let game = 0; game < 40 && found.length < wanted; game++) {
    for (const moment of momentsOf(`${what} ${game}`, options)) {
      if (isIt(moment)) found.push(moment);
      if (found.length === wanted) return found;
    }
  }
  throw new Error(`no ${what} in forty random games`);
}

/** The seats that play. */
export function seatsOf(state: DiadochiState): Seat[] {
  return DIADOCHI.seats.slice(0, state.seats);
}
