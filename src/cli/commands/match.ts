/** `tyche match`: many games between bots, seats exchanged. */
import { type GameAdapter, integerOption, UsageError } from "../games/game-adapter.js";
import type { Task } from "../matches.js";
import { makePlayer, PLAYER_FORMS, readSeats } from "../players.js";
import { Progress } from "../progress.js";
import { Tally } from "../tally.js";
import { type Call, type Command, onlyPositional, SEED, textOption, textsOption } from "./command.js";

export const match: Command = {
  name: "match",
  usage: "match <ruleset> --seat a=PLAYER --seat b=PLAYER -n 100 [options]",
  purpose: "Lets bots play each other on all cores, seats exchanged, and counts who wins, with 95 % intervals.",
  options: [
    { name: "seat", value: "NAME=PLAYER", help: `a player: ${PLAYER_FORMS}; two, or one for each seat`, isRepeated: true },
    { name: "games", value: "N", help: "number of games, 1 to 1000000 (default 100), also -n" },
    { ...SEED, help: "seed of the deals and of the bots (default 1)" },
    { name: "json", value: null, help: "prints the counts as JSON" },
  ],
  takesGameOptions: "setup",
  examples: ["tyche match <ruleset> --seat a=ismcts:200 --seat b=greedy -n 100"],
  async run(call) {
    const { games, values, terminal } = call;
    const adapter = await games.load(onlyPositional(call, "a ruleset"));
    const { ruleset } = adapter;
    const options = adapter.setupOptions(values);
    const seed = textOption(values, "seed", "1");
    const count = integerOption(values, "games", 1, 1_000_000, 100);
    const seats: readonly string[] = ruleset.players(ruleset.setup({ ...options, seed }));
    const players = readPlayers(call, adapter, seats.length);
    const tasks = Array.from({ length: count }, (_, game) => taskOf({ adapter, options, seed, seats, players }, game));
    const tally = new Tally(tasks);
    const progress = new Progress(terminal, "playing");
    await call.hands(tasks, (played) => {
      tally.add(played);
      progress.show(tally.games / count, `${tally.games} of ${count} games, ${tally.lead()}`);
    });
    progress.done();
    const result = { ruleset: ruleset.id, version: ruleset.version, options, seed, games: count, seconds: Math.round(progress.seconds), ...tally.result() };
    if (values["json"] === true) terminal.out(`${JSON.stringify(result)}\n`);
    else for (const line of tally.lines(`${ruleset.id} ${ruleset.version}`)) terminal.out(`${line}\n`);
    return 0;
  },
};

interface Match {
  readonly adapter: GameAdapter;
  readonly options: object;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly players: ReadonlyMap<string, string>;
}

function readPlayers({ values }: Call, adapter: GameAdapter, seats: number): ReadonlyMap<string, string> {
  const players = readSeats(textsOption(values, "seat"));
  if (players.size !== 2 && players.size !== seats) {
    throw new UsageError(`--seat: expected two players${seats === 2 ? "" : `, or ${seats} for ${seats} seats`}, got ${players.size}`);
  }
  for (const player of players.values()) makePlayer(player, adapter, "");
  return players;
}

// Every deal is played once for each seat, the players moving on by one; of two players at more seats the first sits alone, the other everywhere else.
function taskOf({ adapter, options, seed, seats, players }: Match, game: number): Task {
  const names = [...players.keys()];
  const turn = game % seats.length;
  const deal = Math.floor(game / seats.length);
  const sitting = seats.map((seat, i) => {
    const at = (i - turn + seats.length) % seats.length;
    const name = names[Math.min(at, names.length - 1)]!;
    return [seat, { name, player: players.get(name)! }] as const;
  });
  return { game, ruleset: adapter.ruleset.id, options: { ...options, seed: `${seed}-${deal}` }, players: Object.fromEntries(sitting), seed: `${seed}-${game}` };
}
