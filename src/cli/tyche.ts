/** The `tyche` command: selects the command, reads its arguments, prints help, and turns errors into exit codes. */
import { isTycheError } from "../core/basics/errors.js";
import { type Call, type Command, optionsOf, readArguments, refuseArguments, refuseUnused } from "./commands/command.js";
import { map } from "./commands/map.js";
import { match } from "./commands/match.js";
import { merge } from "./commands/merge.js";
import { moves } from "./commands/moves.js";
import { odds } from "./commands/odds.js";
import { perft } from "./commands/perft.js";
import { play } from "./commands/play.js";
import { isFileName } from "./commands/record-file.js";
import { replay } from "./commands/replay.js";
import { rule } from "./commands/rule.js";
import { serve } from "./commands/serve.js";
import { simulate } from "./commands/simulate.js";
import { verify } from "./commands/verify.js";
import { BAD_INPUT, BROKEN, OK, UNWRITTEN } from "./exit-codes.js";
import { type GameAdapter, hintOf, type OptionHelp, UsageError } from "./games/game-adapter.js";
import type { Games } from "./games/games.js";
import { type Hands, ownHands } from "./hands.js";
import { OutputError, type Terminal } from "./terminal.js";
import { wrapping } from "./wrap.js";

/** The commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [play, replay, verify, moves, perft, odds, simulate, match, merge, serve, map, rule];

/**
 * Runs one command line (without `node` and the script) and returns its exit code, one of `exit-codes.ts`. An error is one line on standard
 * error. `hands` play the games of `match` and replay those of `merge`; by default, this thread does.
 */
export async function tyche(args: readonly string[], games: Games, terminal: Terminal, version: string, hands: Hands = ownHands(games)): Promise<number> {
  try {
    return await dispatch(args, { games, terminal, hands, version });
  } catch (error) {
    if (error instanceof UsageError) return fail(terminal, error.message, BAD_INPUT);
    if (error instanceof OutputError) return fail(terminal, error.message, UNWRITTEN);
    if (isTycheError(error)) return fail(terminal, error.message, error.name === "ReplayError" ? BROKEN : BAD_INPUT);
    throw error;
  }
}

async function dispatch(args: readonly string[], context: Pick<Call, "games" | "terminal" | "hands" | "version">): Promise<number> {
  const { games, terminal } = context;
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    wrapping(terminal).out(rest[0] === undefined ? await generalHelp(games) : await commandHelp(commandNamed(rest[0]), null, games));
    return OK;
  }
  if (name === "--version" || name === "-V") {
    terminal.out(`tyche ${context.version}\n`);
    return OK;
  }
  const command = commandNamed(name);
  await refuseNoRuleset(rest, command, games);
  const mentioned = rest.find((argument) => games.ids.includes(argument));
  const game = mentioned === undefined ? null : await games.load(mentioned);
  if (rest.includes("--help") || rest.includes("-h")) {
    wrapping(terminal).out(await commandHelp(command, game, games));
    return OK;
  }
  const call: Call = { ...readArguments(rest, command, game), ...context };
  if (command.takesArguments === false) refuseArguments(command, call);
  refuseUnused(optionsOf(command, game), call);
  return command.run(call);
}

// Reports an unknown ruleset before any option, since the options depend on the ruleset.
async function refuseNoRuleset([first]: readonly string[], { takesGameOptions }: Command, games: Games): Promise<void> {
  if (takesGameOptions !== null && first !== undefined && !first.startsWith("-") && !isFileName(first, games)) await games.load(first);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  const names = COMMANDS.map((known) => known.name);
  if (command === undefined) throw new UsageError(`no command "${name}"; there are ${names.join(", ")}${hintOf(name, names)}`);
  return command;
}

function fail(terminal: Terminal, message: string, exitCode: number): number {
  terminal.err(`tyche: ${message.split("\n")[0]}\n`);
  return exitCode;
}

async function generalHelp(games: Games): Promise<string> {
  const titles = await Promise.all(games.ids.map(async (id) => `  ${id.padEnd(16)}${(await games.load(id)).title}`));
  return [
    "tyche: rules of historical wargames",
    "",
    "usage: tyche <command> ...",
    "",
    "commands",
    ...COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.purpose}`),
    "",
    "rulesets",
    ...titles,
    "",
    "tyche <command> --help            options of a command",
    "tyche <command> <ruleset> --help  options of a command for one ruleset",
    "tyche --version                   version of the package",
    "",
    "Exit codes: 1 if a record does not replay as it says, 2 for bad input, with one line on standard error, 3 if output cannot be written.",
    "",
  ].join("\n");
}

async function commandHelp(command: Command, game: GameAdapter | null, games: Games): Promise<string> {
  const lines = [command.purpose, "", `usage: tyche ${command.usage}`];
  const own = optionsOf(command, null);
  if (own.length > 0) lines.push("", "options", ...own.map(optionLine));
  const shown = game === null ? await Promise.all(games.ids.map((id) => games.load(id))) : [game];
  for (const adapter of command.takesGameOptions === null ? [] : shown) {
    const added = optionsOf(command, adapter).filter((option) => option.isGiven !== true && !own.includes(option));
    if (added.length > 0) lines.push("", `options of ${adapter.ruleset.id}`, ...added.map(optionLine));
  }
  const asked = command.takesGameOptions === "odds" ? shown.flatMap((adapter) => adapter.odds?.example ?? []) : [];
  const known = command.examples.map((example) => example.replace("<ruleset>", game?.ruleset.id ?? games.ids[0]!));
  const examples = new Set([...asked, ...known]);
  lines.push("", "examples", ...[...examples].map((example) => `  ${example}`), "");
  return lines.join("\n");
}

function optionLine({ name, value, help }: OptionHelp): string {
  return `  ${`--${name}${value === null ? "" : ` ${value}`}`.padEnd(22)}  ${help}`;
}
