import type { GameTypes, Memory, Client } from "../core/ruleset/contract.js";
import { outlookOf, type Player, type PlayerOptions, seedOption } from "./player.js";

/** Chooses any legal move, all equally likely. */
export class Random<T extends GameTypes> implements Player<T> {
  private readonly ruleset: Client<T>;
  private readonly seed: string | number;

  /** @throws SetupError naming the option */
  constructor(ruleset: Client<T>, options: PlayerOptions = {}) {
    this.ruleset = ruleset;
    this.seed = seedOption(options.seed);
  }

  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"] {
    const { moves, picks } = outlookOf(this.ruleset, state, seat, this.seed, memory);
    return moves[picks.draw(moves.length)]!;
  }
}
