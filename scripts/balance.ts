/**
 * How games come out between equal players, another deal every game: which seats win and by what, in Diadochi also who was dealt which general.
 * `npm run balance -- diadochi --player ismcts:8 --games 100 --options '{"players":2}'`; `--first 50` begins with the 50th deal, so that processes can share the work.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import type { Memory } from "../src/core/ruleset/contract.js";
import type { GameState } from "../src/core/state/state.js";
import { GAMES } from "../src/cli/games/games.js";
import { STANDARD_EDITION } from "../src/diadochi/index.js";
import { makePlayer } from "../src/cli/players.js";
import { wilson } from "../src/runs/report.js";

/** The generals of Diadochi that are dealt. */
const DEALT: ReadonlySet<string> = new Set(STANDARD_EDITION.setup.playerCounts.flatMap(({ pool }) => pool));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: "string", default: "ismcts:8" },
    games: { type: "string", default: "100" },
    first: { type: "string", default: "0" },
    options: { type: "string", default: "{}" },
  },
});
const adapter = await GAMES.load(positionals[0] ?? "diadochi");
const { ruleset } = adapter;
const options = JSON.parse(values.options) as object;

const groups = new Map<string, [won: number, games: number]>();
const count = (what: string, hasWon: boolean): void => {
  const [won, games] = groups.get(what) ?? [0, 0];
  groups.set(what, [won + (hasWon ? 1 : 0), games + 1]);
};
const kinds = new Map<string, number>();
const first = Number(values.first);
const start = process.cpuUsage();
for (let deal = first; deal < first + Number(values.games); deal++) play(deal);
const { user } = process.cpuUsage(start);

console.log(`${ruleset.id} ${ruleset.version}, ${values.games} games of ${values.player}, ${JSON.stringify(options)}, from deal ${first}`);
console.log(`${(user / 1e6 / Number(values.games)).toFixed(1)} s of processor time a game`);
for (const [kind, games] of kinds) console.log(line(kind, games, Number(values.games)));
for (const [what, [won, games]] of groups) console.log(line(what, won, games));

function line(what: string, part: number, all: number): string {
  const [low, high] = wilson(part, all).map((share) => Math.round(100 * share));
  return `${what}: ${part} of ${all}, ${Math.round((100 * part) / all)} % [${low} to ${high}]`;
}

function play(deal: number): void {
  let state: GameState = ruleset.setup({ ...options, seed: `balance ${deal}` });
  const seats: readonly string[] = ruleset.players(state);
  const players = new Map(seats.map((seat) => [seat, makePlayer(values.player, adapter, `${seat} ${deal}`)]));
  const memories = new Map<string, Memory<string>>(seats.map((seat) => [seat, ruleset.memory(state, seat)]));
  const dealt = dealtIn(state);
  while (ruleset.outcome(state) === null) {
    const [seat] = ruleset.seatsToMove(state);
    const player = players.get(seat!)!;
    const memory = memories.get(seat!);
    const plan = player.plan?.(state, seat!, memory) ?? [player.choose(state, seat!, memory)];
    for (const [n, move] of plan.entries()) {
      if (n > 0 && ruleset.explain(state, move) !== null) break;
      const step = ruleset.apply(state, move);
      state = step.state;
      for (const [one, known] of memories) memories.set(one, ruleset.remember(known, step.events));
      if (step.undoBarrier !== null) break;
    }
  }
  const { winners, kind } = ruleset.outcome(state)!;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  for (const seat of seats) count(seat, winners.includes(seat));
  if (winners.length === 0) count("no winner", true);
  for (const [general, seat] of dealt) count(general, winners.includes(seat));
}

// Generals that are with a seat from the start, by name.
function dealtIn(state: GameState): [string, string][] {
  const { generals } = ruleset.view(state, "arbiter") as { generals?: Record<string, { seat?: string }> };
  return Object.entries(generals ?? {}).flatMap(([id, { seat }]): [string, string][] => (DEALT.has(id) && seat !== undefined ? [[id, seat]] : []));
}
