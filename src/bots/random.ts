/** A player who picks by chance. */
import type { Memory } from "../core/contract.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { type GameOf, outlookOf, type Player, type PlayerOptions, seedOption } from "./player.js";

/** Chooses any legal move, all equally likely. */
export class Random<S extends GameState, M extends MoveBase, Seat extends string> implements Player<S, M, Seat> {
  private readonly ruleset: GameOf<S, M, Seat>;
  private readonly seed: string | number;

  /** @throws SetupError naming the option */
  constructor(ruleset: GameOf<S, M, Seat>, options: PlayerOptions = {}) {
    this.ruleset = ruleset;
    this.seed = seedOption(options.seed);
  }

  choose(state: S, seat: Seat, memory?: Memory<Seat>): M {
    const { moves, picks } = outlookOf(this.ruleset, state, seat, this.seed, memory);
    return moves[picks.draw(moves.length)]!;
  }
}
