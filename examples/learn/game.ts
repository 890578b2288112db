/** A game to learn: a ruleset with its options and rows, loaded by its id. */
import { Greedy, Ismcts, type Player, Policy, Random } from "tyche/bots";
import { actionsOf, firstSeat, Net, type NetData, type NetShape, netShape, type Observation, type Observer, observerOf } from "tyche/learn";
import { load } from "tyche/load";
import { type AnyRuleset, returns } from "tyche";

export interface Game {
  readonly ruleset: AnyRuleset;
  /** Of every game, without the seed. */
  readonly options: object;
  // biome-ignore lint/suspicious/noExplicitAny: states of any ruleset
  readonly evaluate: (state: any) => readonly number[];
  // biome-ignore lint/suspicious/noExplicitAny: states of any ruleset
  readonly observation: Observation<any>;
  // biome-ignore lint/suspicious/noExplicitAny: states of any ruleset
  readonly observer: Observer<any>;
  readonly shape: NetShape;
}

/** @throws SetupError when there is no such ruleset, or it has no such options */
export async function gameOf(id: string, options: object): Promise<Game> {
  const { ruleset, evaluate, observation } = await load(id);
  const first = ruleset.setup({ ...options, seed: 1 });
  const like = { players: ruleset.players(first).length, edition: first.edition, observation };
  return { ruleset, options, evaluate, observation, observer: observerOf(ruleset, like), shape: netShape(ruleset, like) };
}

/** A bot in words: `random`, `greedy`, `greedy:150` (positions), `ismcts:25` (iterations), `ismcts:25:300` (with positions). @throws Error when there is no such bot */
export function botOf(text: string, { ruleset, evaluate }: Game, seed: string): Player {
  const [kind, ...numbers] = text.split(":");
  const [first, second, ...others] = numbers.map(Number);
  const areCounts = others.length === 0 && numbers.every((number) => /^[1-9]\d{0,6}$/.test(number));
  if (areCounts && kind === "random" && first === undefined) return new Random(ruleset, { seed });
  if (areCounts && kind === "greedy" && second === undefined) return new Greedy(ruleset, { evaluate, seed, positions: first });
  if (areCounts && kind === "ismcts") return new Ismcts(ruleset, { evaluate, seed, iterations: first, positions: second });
  throw new Error(`expected a bot (random, greedy[:POSITIONS], ismcts[:ITERATIONS[:POSITIONS]]), got "${text}"`);
}

/** The network as a player without search. */
export function policyOf({ ruleset, observation }: Game, net: NetData): Player {
  return new Policy(ruleset, { prior: new Net(ruleset, net, { observation }).prior });
}

/**
 * Plays games number `from`, `from` + `by` … below `to` of a network against a bot, each deal from every seat, and says how many it won; a game that several win counts for a part.
 * The bot sits at all other seats.
 */
export function gamesWon(game: Game, net: NetData, bot: string, { from, to, by }: { readonly from: number; readonly to: number; readonly by: number }): number {
  const { ruleset, options } = game;
  const actions = actionsOf(ruleset);
  const mine = policyOf(game, net);
  let won = 0;
  for (let n = from; n < to; n += by) {
    const seats = game.shape.players;
    const state = ruleset.setup({ ...options, seed: `strength ${Math.floor(n / seats)}` });
    const own: string = ruleset.players(state)[n % seats];
    const theirs = botOf(bot, game, `strength ${n}`);
    for (let asked = actions.asked(state); asked !== 0; asked = actions.asked(state)) {
      const seat: string = ruleset.seats[firstSeat(asked)];
      ruleset.advance(state, (seat === own ? mine : theirs).choose(state, seat));
    }
    const winners: readonly string[] = ruleset.outcome(state)?.winners ?? [];
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return won;
}

/** What a game that is over is worth to every seat of its ruleset. */
export function returnsOf({ ruleset }: Game, state: object): readonly number[] {
  return returns(ruleset, ruleset.outcome(state)!);
}
