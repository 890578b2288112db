/** What is measured of one ruleset, in processor time, so that other work on the machine counts little. */
import process from "node:process";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { Game } from "../../src/core/game/game.js";
import { hashState } from "../../src/core/state/hash.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import { verify } from "../../src/core/game/record.js";
import type { AnyRuleset, GameTypes } from "../../src/core/ruleset/contract.js";
import type { GameState } from "../../src/core/state/state.js";
import { actionsOf, Batch, firstSeat, type Observing } from "../../src/learn/index.js";

/** How much was done in how much processor time. */
export interface Measured {
  readonly decisions: number;
  readonly moves: number;
  readonly milliseconds: number;
}

/** Milliseconds this process has computed. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Asking for the processor time costs as much as some decisions, so it is asked between games and once in so many decisions. */
const DECISIONS_PER_LOOK = 10_000;

/** Plays game after game for about so long; `play` plays one and counts. */
export function measureGames(milliseconds: number, play: (game: number, count: { decisions: number; moves: number }) => void): Measured {
  const count = { decisions: 0, moves: 0 };
  const began = processorMilliseconds();
  let spent = 0;
  for (let game = 0; spent < milliseconds; spent = processorMilliseconds() - began) {
    for (const look = count.decisions + DECISIONS_PER_LOOK; count.decisions < look; ) play(game++, count);
  }
  return { ...count, milliseconds: spent };
}

/** Lists, picks and plays with the given step. */
function measure(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number, step: (state: GameState, move: MoveBase) => GameState): Measured {
  const dice = new SeededDice(seed);
  return measureGames(milliseconds, (game, count) => {
    let state: GameState = ruleset.setup({ ...options, seed: `bench ${seed} ${game}` });
    for (;;) {
      const list: MoveBase[] = ruleset.legalMoves(state);
      if (list.length === 0) break;
      state = step(state, list[dice.draw(list.length)]!);
      count.decisions++;
      count.moves += list.length;
    }
  });
}

/** Decisions in place: list, pick, advance. */
export function measureInPlace(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number): Measured {
  return measure(ruleset, options, milliseconds, seed, (state, move) => {
    ruleset.advance(state, move);
    return state;
  });
}

/** Decisions by number: list, pick, act; who is asked next is what the last has said. */
export function measureActions(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number): Measured {
  const dice = new SeededDice(seed);
  const actions = actionsOf(ruleset);
  const list: number[] = [];
  return measureGames(milliseconds, (game, count) => {
    const state: GameState = ruleset.setup({ ...options, seed: `bench ${seed} ${game}` });
    const generator = new SeededDice(state.dice);
    for (let asked = actions.asked(state); asked !== 0; count.decisions++) {
      const seat = firstSeat(asked);
      count.moves += actions.list(state, seat, list);
      asked = actions.act(state, seat, list[dice.draw(list.length)]!, generator);
    }
  });
}

/** So many games are stepped together. */
const TOGETHER = 64;

/** Steps of games in a batch, each with its list and what `observer` writes: a step is one decision of one game. */
export function measureBatch(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number, observer?: Observing<GameState>): Measured {
  const dice = new SeededDice(seed);
  const batch = new Batch<GameTypes>(ruleset, { games: TOGETHER, seed: `bench ${seed}`, options, observer });
  const chosen = new Int32Array(TOGETHER);
  return measureGames(milliseconds, (_, count) => {
    for (let place = 0; place < TOGETHER; place++) {
      const from = batch.offsets[place]!;
      const moves = batch.offsets[place + 1]! - from;
      chosen[place] = batch.actions[from + dice.draw(moves)]!;
      count.moves += moves;
    }
    batch.step(chosen);
    count.decisions += TOGETHER;
  });
}

/** Pure decisions: list, pick, apply. */
export function measurePure(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number): Measured {
  return measure(ruleset, options, milliseconds, seed, (state, move) => ruleset.apply(state, move).state);
}

/** Playouts: a random move without listing, in place. */
export function measurePlayouts(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number): Measured {
  const dice = new SeededDice(seed);
  return measureGames(milliseconds, (game, count) => {
    const state: GameState = ruleset.setup({ ...options, seed: `bench ${seed} ${game}` });
    const generator = new SeededDice(state.dice);
    for (; ruleset.seatsToMove(state).length > 0; count.decisions++) ruleset.advance(state, ruleset.randomMove(state, dice), generator);
  });
}

/** Every position of some random games. */
export function sampleGames(ruleset: AnyRuleset, options: object, games: number): GameState[][] {
  return Array.from({ length: games }, (_, game) => {
    const dice = new SeededDice(`sample ${game}`);
    const states: GameState[] = [];
    for (let state: GameState = ruleset.setup({ ...options, seed: `sample ${game}` }); ; ) {
      states.push(state);
      if (ruleset.seatsToMove(state).length === 0) return states;
      const next = ruleset.clone(state);
      ruleset.advance(next, ruleset.randomMove(next, dice));
      state = next;
    }
  });
}

/** Microseconds of a call, the best of several passes over all states. */
export function microsecondsPer(states: readonly GameState[], call: (state: GameState) => unknown, least = 20_000): number {
  const calls = Math.max(states.length, least);
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < 9; pass++) {
    const began = processorMilliseconds();
    for (let i = 0, n = 0; i < calls; i++, n = n + 1 === states.length ? 0 : n + 1) sink = call(states[n]!);
    best = Math.min(best, (1000 * (processorMilliseconds() - began)) / calls);
  }
  return best;
}

/** Keeps results alive, so that no call is optimised away. */
export let sink: unknown;

const STATES_MEASURED = 60;

/** What a state costs to keep and copy. */
export function measureState(
  ruleset: AnyRuleset,
  games: readonly (readonly GameState[])[],
): { clone: number; hash: number; json: number; lateToEarly: number } {
  const all = games.flat();
  // Few enough to stay in the cache, as the state of a game under way does.
  const some = all.filter((_, i) => i % Math.ceil(all.length / STATES_MEASURED) === 0);
  const sizeAt = (part: number): number => median(games.map((states) => JSON.stringify(states[Math.floor(part * (states.length - 1))]).length));
  return {
    clone: microsecondsPer(some, (state) => ruleset.clone(state)),
    hash: microsecondsPer(some, hashState),
    json: sizeAt(0.5),
    lateToEarly: sizeAt(0.98) / sizeAt(0.1),
  };
}

/** Calls of what takes long. */
const DEAR_CALLS = 2000;

/** What it costs to tell of a state: the view of a seat in bytes and µs, a decision with what it is about, the standing, a world that the seat could be in, each in µs. */
export function measureTelling(
  ruleset: AnyRuleset,
  games: readonly (readonly GameState[])[],
): { json: number; view: number; decision: number; standing: number; determinize: number } {
  const middles = games.flatMap((states) => states.slice(Math.floor(0.45 * states.length), Math.floor(0.55 * states.length)));
  const some = middles.filter((_, i) => i % Math.ceil(middles.length / STATES_MEASURED) === 0);
  const seatOf = (state: GameState): string => ruleset.players(state)[0]!;
  return {
    json: median(some.map((state) => JSON.stringify(ruleset.view(state, seatOf(state))).length)),
    view: microsecondsPer(some, (state) => ruleset.view(state, seatOf(state)), DEAR_CALLS),
    decision: microsecondsPer(some, (state) => ruleset.decision(state)),
    standing: microsecondsPer(some, (state) => ruleset.standing(state)),
    determinize: microsecondsPer(some, (state) => ruleset.determinize(state, seatOf(state), 1), DEAR_CALLS),
  };
}

/** How much dearer a decision is in the last tenth of a game than in the second. */
export function lateAgainstEarly(ruleset: AnyRuleset, games: readonly (readonly GameState[])[]): number {
  const dice = new SeededDice("late and early");
  const decide = (state: GameState): void => {
    const list: MoveBase[] = ruleset.legalMoves(state);
    if (list.length > 0) ruleset.advance(ruleset.clone(state), list[dice.draw(list.length)]!);
  };
  const tenth = (nth: number): GameState[] =>
    games.flatMap((states) => states.slice(Math.floor((nth * states.length) / 10), Math.floor(((nth + 1) * states.length) / 10)));
  return microsecondsPer(tenth(9), decide) / microsecondsPer(tenth(1), decide);
}

const VERIFYING_MILLISECONDS = 2000;

/** Milliseconds to verify a thousand decisions with their fingerprints. */
export function verifyThousand(ruleset: AnyRuleset, options: object): number {
  const dice = new SeededDice("verify");
  const records: unknown[] = [];
  let decisions = 0;
  for (let i = 0; decisions < 3000; i++) {
    const game = new Game(ruleset, { ...options, seed: `verify ${i}` });
    while (game.outcome === null) game.play(ruleset.randomMove(game.state, dice));
    records.push(game.record());
    decisions += game.ply;
  }
  // As long as it takes until the code is warm.
  let best = Number.POSITIVE_INFINITY;
  for (const started = processorMilliseconds(); processorMilliseconds() - started < VERIFYING_MILLISECONDS; ) {
    const began = processorMilliseconds();
    for (const record of records) verify(ruleset, record);
    best = Math.min(best, ((processorMilliseconds() - began) * 1000) / decisions);
  }
  return best;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
