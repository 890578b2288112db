/** Perft tables: positions of random games with the list of moves there, in order, and the number of lines of play of a depth. */
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import { perft } from "../../src/core/game/perft.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import type { GameState } from "../../src/core/state/state.js";

export interface PerftRow {
  readonly options: object;
  readonly seed: string;
  /** Random decisions made before the position. */
  readonly ply: number;
  /** The list of moves, in its order. */
  readonly moves: readonly string[];
  readonly depth: number;
  readonly lines: number;
}

/** The position of a row: so many random decisions after the set-up. */
export function positionOf(ruleset: AnyRuleset, { options, seed, ply }: Pick<PerftRow, "options" | "seed" | "ply">): GameState {
  const state: GameState = ruleset.setup({ ...options, seed });
  const choices = new SeededDice(`${seed} choices`);
  for (let i = 0; i < ply; i++) ruleset.advance(state, ruleset.randomMove(state, choices));
  return state;
}

/** What a ruleset says now about the position of a row. */
export function measured(ruleset: AnyRuleset, row: Pick<PerftRow, "options" | "seed" | "ply" | "depth">): PerftRow {
  const state = positionOf(ruleset, row);
  const moves = (ruleset.legalMoves(state) as MoveBase[]).map((move) => ruleset.format(move));
  const { options, seed, ply, depth } = row;
  return { options, seed, ply, moves, depth, lines: perft(ruleset, state, depth) };
}
