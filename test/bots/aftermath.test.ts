/** What was begun is brought to its end before a position is evaluated. */
import { describe, expect, test } from "vitest";
import { Aftermath } from "../../src/bots/aftermath.js";
import { Answers, levelOf } from "../../src/bots/choice.js";
import { LineSearch } from "../../src/bots/lines.js";
import { evaluationOf } from "../../src/bots/player.js";
import { frameCount } from "../../src/core/flow/frames.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { hashState } from "../../src/core/state/hash.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import type { GameState } from "../../src/core/state/state.js";
import { PLAYED, type PlayedGame } from "./games.js";

const MOST = 60;
const REACH = { width: 4, length: 12, positions: 40, isSpread: false };

/** Positions of random games after a move that left something to be settled, with the mover and where it chose. */
function* unsettled({ ruleset, options, evaluate }: PlayedGame) {
  const answers = new Answers(ruleset, evaluate);
  const picks = new SeededDice("unsettled");
  for (let deal = 0; deal < 4; deal++) {
    const state: GameState = ruleset.setup({ ...options, seed: `unsettled ${deal}` });
    while (ruleset.outcome(state) === null) {
      const [seat] = ruleset.seatsToMove(state);
      const level = levelOf(state);
      ruleset.advance(state, ruleset.randomMove(state, picks));
      if (!answers.isOver(state, seat!, level)) yield { answers, state: ruleset.clone(state) as GameState, seat: seat!, level, picks };
    }
  }
}

describe.each(PLAYED.slice(1))("$name", (game) => {
  const { ruleset, evaluate, options } = game;

  test("a choice that leads deeper is played on until it has come to rest, and evaluated there", () => {
    let [seen, rested] = [0, 0];
    for (const { answers, state, seat, level, picks } of unsettled(game)) {
      if (++seen > 40) break;
      const before = hashState(state);
      const value = new Aftermath(ruleset, evaluate, answers, MOST).valueAfter(state, seat, level, picks);
      expect(hashState(state)).not.toBe(before);
      expect(value).toEqual(evaluationOf(ruleset, state, evaluate));
      if (answers.isOver(state, seat, level)) rested++;
    }
    expect(seen).toBeGreaterThan(20);
    expect(rested / Math.min(seen, 40)).toBeGreaterThan(0.9);
  });

  test("while a choice goes on, its seat is asked for more of it or another for an answer", () => {
    let seen = 0;
    for (const { answers, state, seat, level, picks } of unsettled(game)) {
      if (++seen > 40) break;
      const [asked] = ruleset.seatsToMove(state);
      // What begins something new is asked where the choice began or below it only by others.
      if (asked === seat) expect(frameCount(state) > level.first || !ruleset.compoundStarts.includes(ruleset.decision(state)!.kind)).toBe(true);
      else expect(frameCount(state)).toBeGreaterThan(level.first);
      const isOver = answers.untilAsked(state, seat, level, picks);
      expect(isOver || ruleset.seatsToMove(state)[0] === seat).toBe(true);
    }
    expect(seen).toBeGreaterThan(20);
  });

  test("lines that are spread begin with every move that leads somewhere, though all are worth the same", () => {
    const flat = (state: GameState) => evaluate(state).map(() => 0);
    const picks = new SeededDice("spread");
    const state: GameState = ruleset.setup({ ...options, seed: "spread" });
    let manyWays = 0;
    for (let ply = 0; ply < 300 && ruleset.outcome(state) === null; ply++) {
      const [seat] = ruleset.seatsToMove(state);
      const moves: readonly MoveBase[] = ruleset.legalMoves(state, seat!);
      if (ply % 20 === 0 && moves.length <= 12) {
        const after = new Set(moves.map((move) => hashState(ruleset.apply(state, move).state)));
        const reach = { ...REACH, width: 12, positions: 1_000_000, length: 4, isSpread: true };
        const lines = new LineSearch(ruleset, flat, seat!, 1).linesOf(state, reach, picks);
        expect(new Set(lines.map(({ moves: [first] }) => ruleset.format(first!))).size).toBeGreaterThanOrEqual(after.size);
        if (lines.length > 12) manyWays++;
      }
      ruleset.advance(state, ruleset.randomMove(state, picks));
    }
    expect(manyWays).toBeGreaterThan(0);
  });
});

describe.each(PLAYED)("lines of $name", (game) => {
  const { ruleset, evaluate, options } = game;

  /** What the lines from positions of a random game are, and the position in which each seat is asked. */
  function* searched(goOn: boolean) {
    const picks = new SeededDice("lines");
    const state: GameState = ruleset.setup({ ...options, seed: "lines" });
    for (let ply = 0; ply < 300 && ruleset.outcome(state) === null; ply++) {
      const [seat] = ruleset.seatsToMove(state);
      if (ply % 20 === 0) {
        const search = new LineSearch(ruleset, evaluate, seat!, goOn ? new Answers(ruleset, evaluate) : 1);
        yield { state, seat: seat!, lines: search.linesOf(state, REACH, picks) };
      }
      ruleset.advance(state, ruleset.randomMove(state, picks));
    }
  }

  test.each([false, true])("they are legal as far as they are sure, best first, and of the same worth shortest first; going on: %s", (goOn) => {
    for (const { state, seat, lines } of searched(goOn)) {
      expect(lines.length).toBeGreaterThan(0);
      for (const [i, { moves, sure, value }] of lines.entries()) {
        const before = lines[i - 1];
        if (before !== undefined) expect(before.value > value || (before.value === value && before.moves.length <= moves.length)).toBe(true);
        expect(sure).toBeGreaterThan(0);
        expect(sure).toBeLessThanOrEqual(moves.length);
        const world = ruleset.clone(state) as GameState;
        for (const [n, move] of moves.slice(0, sure).entries()) {
          expect(ruleset.explain(world, move)).toBeNull();
          const dice = [...world.dice];
          ruleset.advance(world, move);
          // Only the last of the sure moves leaves anything to chance or to others.
          if (n < sure - 1) expect([world.dice, ruleset.seatsToMove(world).includes(seat)]).toEqual([dice, true]);
        }
      }
    }
  });

  test("without answers they end at what is not certain", () => {
    for (const { lines } of searched(false)) for (const { moves, sure } of lines) expect(sure).toBe(moves.length);
  });
});
