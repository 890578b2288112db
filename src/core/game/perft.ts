/** Counts lines of play, to check that the lists of moves have not changed. */
import type { AnyPlay } from "../ruleset/contract.js";
import { DiceError, printed } from "../basics/errors.js";
import type { GameState } from "../state/state.js";

/**
 * The number of lines of play of exactly `depth` decisions (shorter ones that end the game count too), with dice from the state's generator. @throws
 * DiceError if the depth is not a whole number from 0
 */
export function perft(ruleset: AnyPlay, state: GameState, depth: number): number {
  checkDepth(depth, 0);
  return linesFrom(ruleset, state, depth);
}

function linesFrom(ruleset: AnyPlay, state: GameState, depth: number): number {
  if (depth === 0) return 1;
  const moves = ruleset.legalMoves(state);
  if (moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const move of moves) {
    const next = ruleset.clone(state);
    ruleset.advance(next, move);
    lines += linesFrom(ruleset, next, depth - 1);
  }
  return lines;
}

/** `perft` by first move, in the order of the list. @throws DiceError if the depth is not a whole number from 1 */
export function perftByMove(ruleset: AnyPlay, state: GameState, depth: number): { move: string; lines: number }[] {
  checkDepth(depth, 1);
  return ruleset.legalMoves(state).map((move) => {
    const next = ruleset.clone(state);
    ruleset.advance(next, move);
    return { move: ruleset.format(move), lines: linesFrom(ruleset, next, depth - 1) };
  });
}

function checkDepth(depth: number, least: number): void {
  if (!Number.isSafeInteger(depth) || depth < least)
    throw new DiceError("perft/bad-depth", `depth: expected a whole number from ${least}, got ${printed(depth)}`);
}
