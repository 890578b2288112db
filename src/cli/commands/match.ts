/** `tyche match`: many games between bots, with seats exchanged. */
import { dealOf, type PlayedGame } from "../../runs/game.js";
import { reportOf, shareLine } from "../../runs/report.js";
import { type Sprt, type SprtBounds, sprtLine, sprtOf } from "../../runs/sprt.js";
import type { Run } from "../../runs/run.js";
import type { Counter } from "../../runs/summary.js";
import { type GameAdapter, integerOption, type OptionValues, UsageError } from "../games/game-adapter.js";
import { SHARD_OPTIONS, playRun } from "../runs.js";
import { checkContestant, MATCH_FORMS, readSeats } from "../players.js";
import { type Call, type Command, onlyPositional, SEED, textOption, textsOption } from "./command.js";

export const match: Command = {
  name: "match",
  usage: "match <ruleset> --seat a=PLAYER --seat b=PLAYER -n 100 [options]",
  purpose: "Lets bots play each other on all cores, with seats exchanged, and counts the wins, with 95 % intervals.",
  options: [
    { name: "seat", value: "NAME=PLAYER", help: `a player: ${MATCH_FORMS}; two, or one for each seat`, isRepeated: true },
    { name: "games", value: "N", help: "number of games, 1 to 1000000 (default 100), also -n" },
    { ...SEED, help: "seed of the deals and of the bots (default 1)" },
    {
      name: "sprt",
      value: "ELO0,ELO1",
      help: "ends when the test shows that the first player is more than ELO0, or less than ELO1, stronger; -n limits the games",
    },
    ...SHARD_OPTIONS,
  ],
  takesGameOptions: "setup",
  examples: ["tyche match <ruleset> --seat a=ismcts:200 --seat b=greedy -n 100"],
  async run(call) {
    const { games, values } = call;
    const adapter = await games.load(onlyPositional(call, "a ruleset"));
    const { ruleset } = adapter;
    const options = adapter.setupOptions(values);
    const seed = textOption(values, "seed", "1");
    const count = integerOption(values, "games", 1, 1_000_000, 100);
    const seats: readonly string[] = ruleset.players(ruleset.setup({ ...options, seed }));
    const players = readPlayers(call, adapter, seats.length);
    const run: Run = { ruleset: ruleset.id, version: ruleset.version, options, seed, games: count, players };
    const test = sprtTest(values, run, seats);
    return playRun(call, run, {
      label: "playing",
      hands: call.hands,
      note: (counter) => `${counter.games} games, ${lead(counter)}`,
      isDecided: (_, played) => test?.add(played) === true,
      after: () => (test === null ? [] : [sprtLine(test.now, test.first)]),
    });
  },
};

// The test whether the first player is stronger, if `--sprt` is given.
function sprtTest(values: OptionValues, run: Run, seats: readonly string[]): SprtTest | null {
  const text = values["sprt"];
  if (text === undefined) return null;
  const [, elo0, elo1] = (typeof text === "string" ? /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) : null) ?? [];
  if (elo0 === undefined || !(Number(elo0) < Number(elo1)) || Math.abs(Number(elo0)) > 1000 || Math.abs(Number(elo1)) > 1000)
    throw new UsageError(`--sprt: expected two numbers of Elo from -1000 to 1000, the first below the second, such as 0,10, got "${String(text)}"`);
  if (seats.length !== 2) throw new UsageError("--sprt: expected a game with two seats");
  if (values["shard"] !== undefined) throw new UsageError("--sprt: expected no --shard beside it, since a shard alone decides nothing");
  return new SprtTest(run, { elo0: Number(elo0), elo1: Number(elo1) });
}

/** Scores by deal, in the order of the deals, so that the end of the test does not depend on the order in which games finish. */
class SprtTest {
  readonly first: string;
  now: Sprt;
  private readonly bounds: SprtBounds;
  private readonly halves = new Map<number, number[]>();
  private readonly scores: number[] = [];

  constructor(run: Run, bounds: SprtBounds) {
    this.first = Object.keys(run.players!)[0]!;
    this.bounds = bounds;
    this.now = sprtOf([], bounds);
  }

  /** Adds a game; true if the test is decided. */
  add({ game, seats, winners }: PlayedGame): boolean {
    const score = winners.length === 0 ? 0.5 : winners.filter((seat) => seats![seat] === this.first).length / winners.length;
    const deal = dealOf(2, game);
    this.halves.set(deal, [...(this.halves.get(deal) ?? []), score]);
    for (let next = this.halves.get(this.scores.length); next?.length === 2; next = this.halves.get(this.scores.length)) {
      this.scores.push((next[0]! + next[1]!) / 2);
      if (this.now.accepted === null) this.now = sprtOf(this.scores, this.bounds);
    }
    return this.now.accepted !== null;
  }
}

// The share of games that the first player won, in words.
function lead(counter: Counter): string {
  const [name, share] = Object.entries(reportOf(counter.summary).players!)[0]!;
  return `${name} won ${shareLine(share)}`;
}

function readPlayers({ values }: Call, adapter: GameAdapter, seats: number): Record<string, string> {
  const players = readSeats(textsOption(values, "seat"));
  if (players.size !== 2 && players.size !== seats) {
    throw new UsageError(`--seat: expected two players${seats === 2 ? "" : `, or ${seats} for ${seats} seats`}, got ${players.size}`);
  }
  for (const player of players.values()) checkContestant(player, adapter);
  return Object.fromEntries(players);
}
