/** The yardstick Y: random chess with chessops; a decision lists all moves, picks one, clones and plays. */
import { Chess } from "chessops/chess";
import type { Move, Role } from "chessops/types";
import { squareRank } from "chessops/util";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { type Measured, measureGames } from "./games.js";

const PROMOTIONS: readonly Role[] = ["queen", "rook", "bishop", "knight"];
const LONGEST_GAME = 300;

/** Plays random chess for about so long. */
export function measureChess(milliseconds: number, seed: number): Measured {
  const dice = new SeededDice(seed);
  return measureGames(milliseconds, (_, count) => {
    let position = Chess.default();
    for (let ply = 0; ply < LONGEST_GAME; ply++) {
      const list = listMoves(position);
      if (list.length < 2) break;
      const next = position.clone();
      next.play(list[dice.draw(list.length)]!);
      position = next;
      count.decisions++;
      count.moves += list.length;
    }
  });
}

function listMoves(position: Chess): Move[] {
  const list: Move[] = [];
  for (const [from, dests] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of dests) {
      const rank = squareRank(to);
      if (isPawn && (rank === 0 || rank === 7)) for (const promotion of PROMOTIONS) list.push({ from, to, promotion });
      else list.push({ from, to });
    }
  }
  return list;
}
