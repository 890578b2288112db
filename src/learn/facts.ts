/** Facts about the game of a ruleset, as data: its properties, found in random games, and figures from these games. */
import type { Client, GameTypes } from "../core/ruleset/contract.js";
import { SeededDice } from "../core/dice/seeded.js";
import { OPTION_COMPLAINT, readSeed, seedOf } from "../core/state/given.js";
import { hashState } from "../core/state/hash.js";
import { readKnownFields } from "../core/basics/json.js";
import { actionsOf, firstSeat } from "./actions.js";

/** Figures from random games. */
export interface MeasuredFacts {
  /** The number of games played. */
  readonly games: number;
  /** The number of decisions per game. */
  readonly decisions: { readonly least: number; readonly median: number; readonly most: number };
  /** The length of lists of moves: the mean, the 99th percentile and the maximum. */
  readonly list: { readonly mean: number; readonly p99: number; readonly longest: number };
}

/** Facts about the game of a ruleset. */
export interface GameFacts {
  readonly ruleset: string;
  readonly version: string;
  /** The numbers of players in the measured games, ascending. */
  readonly players: readonly number[];
  /** True if several seats ever choose at the same time, without knowing what the others choose. */
  readonly simultaneous: boolean;
  /** True if a seat ever sees less than the arbiter. */
  readonly hidden: boolean;
  /** True if anything is ever left to dice or cards after the set-up. */
  readonly chance: boolean;
  /** Rewards come only at the end, as `returns` gives them: the least and the greatest of a seat, and the sum over all seats. */
  readonly rewards: { readonly least: number; readonly greatest: number; readonly sum: number };
  readonly measured: MeasuredFacts;
}

export interface FactsOptions<T extends GameTypes> {
  /** The number of random games, 1 to 1,000,000. */
  readonly games: number;
  readonly seed: string | number;
  /** Options of the games, used in turn; none when left out. */
  readonly options?: readonly T["options"][] | undefined;
}

const MOST_GAMES = 1_000_000;
/** One in this many decisions is used to compare the seats with the arbiter. */
const COMPARED = 16;

/** The facts of a ruleset, measured in random games. Anything that never happens in them counts as absent. @throws SetupError naming the option */
export function measureFacts<T extends GameTypes>(rules: Client<T>, given: FactsOptions<T>): GameFacts {
  const { games, seed, options = [{}] } = readKnownFields(given, "options", ["games", "seed", "options"], OPTION_COMPLAINT) as unknown as FactsOptions<T>;
  if (!(Number.isInteger(games) && games >= 1 && games <= MOST_GAMES)) throw OPTION_COMPLAINT("games", `a whole number in 1..${MOST_GAMES}`, games);
  if (!Array.isArray(options) || options.length === 0) throw OPTION_COMPLAINT("options", "a list of options, one or more", options);
  readSeed(seed, "seed");
  const found = new Found<T>(rules);
  for (let game = 0; game < games; game++) found.play({ ...options[game % options.length], seed: seedOf(seed, game) } as never);
  return found.facts(games);
}

/** The facts found in the games played so far. */
class Found<T extends GameTypes> {
  private readonly players = new Set<number>();
  private simultaneous = false;
  private hidden = false;
  private chance = false;
  private readonly lengths: number[] = [];
  private readonly lists: number[] = []; // the number of lists of each length

  constructor(private readonly rules: Client<T>) {}

  play(options: Parameters<Client<T>["setup"]>[0]): void {
    const { rules } = this;
    const actions = actionsOf<T>(rules);
    const state = rules.setup(options);
    const hold = rules.holdEdition(state);
    const picks = new SeededDice(`${String(options.seed)} picks`);
    const rolls = new SeededDice(state.dice);
    const list: number[] = [];
    let decisions = 0;
    this.players.add(rules.players(state).length);
    for (let asked = actions.asked(state); asked !== 0; decisions++) {
      const seat = firstSeat(asked);
      this.simultaneous ||= (asked & (asked - 1)) !== 0;
      const count = actions.list(state, seat, list);
      this.lists[count] = (this.lists[count] ?? 0) + 1;
      if (!this.hidden && decisions % COMPARED === 0) this.hidden = this.hides(state);
      asked = actions.act(state, seat, list[picks.draw(count)]!, rolls);
    }
    this.chance ||= rolls.haveFallen;
    this.lengths.push(decisions);
    void hold; // kept until here, so that the edition stays known
  }

  // True if the state concealed from a seat differs from the true one in more than the generator.
  private hides(state: T["state"]): boolean {
    const bare = (s: T["state"]): string => hashState({ ...s, dice: state.dice });
    return this.rules.players(state).some((seat) => bare(this.rules.conceal(state, seat)) !== bare(state));
  }

  facts(games: number): GameFacts {
    const { id, version } = this.rules;
    const sorted = this.lengths.sort((a, b) => a - b);
    const all = this.lists.reduce((sum, count) => sum + count, 0);
    const moves = this.lists.reduce((sum, count, length) => sum + count * length, 0);
    let below = 0;
    const p99 = this.lists.findIndex((count) => {
      below += count ?? 0;
      return below >= 0.99 * all;
    });
    return {
      ruleset: id,
      version,
      players: [...this.players].sort((a, b) => a - b),
      simultaneous: this.simultaneous,
      hidden: this.hidden,
      chance: this.chance,
      rewards: { least: -1, greatest: 1, sum: 0 },
      measured: {
        games,
        decisions: { least: sorted[0]!, median: sorted[sorted.length >> 1]!, most: sorted[sorted.length - 1]! },
        list: { mean: Math.round((10 * moves) / all) / 10, p99, longest: this.lists.length - 1 },
      },
    };
  }
}
