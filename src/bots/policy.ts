import type { Client, GameTypes, Memory } from "../core/ruleset/contract.js";
import type { GameState } from "../core/state/state.js";
import { type Actions, actionsOf } from "../learn/actions.js";
import type { Prior } from "../learn/prior.js";
import type { Action } from "../learn/space.js";
import { outlookOf, type Player, type PlayerOptions, seedOption } from "./player.js";
import { priorOption, sumOfPrior } from "./prior.js";

export interface PolicyOptions<S extends GameState> extends PlayerOptions {
  /** The `prior` of a `Net` of `tyche/learn`, or your own policy. It sees one sampled world. */
  readonly prior: Prior<S>;
}

/** Chooses the move that its policy rates highest, without a search; among equals, the first of the list. */
export class Policy<T extends GameTypes> implements Player<T> {
  private readonly ruleset: Client<T>;
  private readonly prior: Prior<T["state"]>;
  private readonly seed: string | number;
  private readonly actions: Actions<T>;

  /** @throws SetupError naming the option */
  constructor(ruleset: Client<T>, options: PolicyOptions<T["state"]>) {
    this.ruleset = ruleset;
    this.prior = priorOption(options.prior);
    this.seed = seedOption(options.seed);
    this.actions = actionsOf<T>(ruleset);
  }

  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"] {
    const { moves, world } = outlookOf(this.ruleset, state, seat, this.seed, memory);
    if (moves.length === 1) return moves[0]!;
    const sampled = world(0);
    const mover = this.ruleset.seats.indexOf(seat);
    const list: Action[] = [];
    const expected = new Float64Array(this.actions.list(sampled, mover, list));
    this.prior(sampled, mover, [...list], expected, memory);
    sumOfPrior(expected, list.length);
    const best = expected.reduce((most, value, i) => (value > expected[most]! ? i : most), 0);
    return this.actions.moveOf(sampled, mover, list[best]!);
  }
}
