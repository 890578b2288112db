/** The interface of the commands of `tyche`, and the parsing of their arguments. */
import { parseArgs } from "node:util";
import { type GameAdapter, hintOf, type OptionHelp, type OptionValues, UsageError } from "../games/game-adapter.js";
import type { Games } from "../games/games.js";
import type { Hands } from "../hands.js";
import type { Terminal } from "../terminal.js";
import { isFileName } from "./record-file.js";

export interface Command {
  readonly name: string;
  /** The command line after `tyche`, for the help. */
  readonly usage: string;
  /** One sentence. */
  readonly purpose: string;
  readonly options: readonly OptionHelp[];
  /** Further options from the ruleset: its set-up flags or its odds flags; null for none. */
  readonly takesGameOptions: "setup" | "odds" | null;
  /** False if it refuses arguments that are not options. */
  readonly takesArguments?: false;
  /** Command lines; `<ruleset>` is replaced by the current ruleset. */
  readonly examples: readonly string[];
  /** Returns the exit code. */
  run(call: Call): Promise<number>;
}

/** The parsed arguments of a command, and the means to carry it out. */
export interface Call {
  readonly positionals: readonly string[];
  readonly values: OptionValues;
  readonly games: Games;
  readonly terminal: Terminal;
  readonly hands: Hands;
  /** The version of the package. */
  readonly version: string;
}

export const LANGUAGE: OptionHelp = { name: "lang", value: "en|ru", help: "language of the sentences (default en)" };
export const SEED: OptionHelp = { name: "seed", value: "TEXT", help: "seed of the game; the same seed gives the same game (default 1)" };
export const PLY: OptionHelp = { name: "ply", value: "N", help: "the position after N decisions (default: the last)" };
export const VIEWER: OptionHelp = { name: "viewer", value: "WHO", help: 'a seat, "spectator" or "arbiter" (default arbiter)' };

/** Parses arguments by the options of a command and, if it takes them, of a game. @throws UsageError */
export function readArguments(args: readonly string[], command: Command, game: GameAdapter | null): { positionals: string[]; values: OptionValues } {
  const options: Record<string, { type: "string" | "boolean"; short?: string; multiple?: boolean }> = { help: { type: "boolean", short: "h" } };
  for (const option of optionsOf(command, game))
    options[option.name] = { type: option.value === null ? "boolean" : "string", multiple: option.isRepeated === true };
  if (options["games"] !== undefined) options["games"] = { type: "string", short: "n" };
  if (options["depth"] !== undefined) options["depth"] = { type: "string", short: "d" };
  if (options["out"] !== undefined) options["out"] = { type: "string", short: "o" };
  try {
    return parseArgs({ args: withNumbersBelow0(args, options), options, allowPositionals: true, strict: true }) as {
      positionals: string[];
      values: OptionValues;
    };
  } catch (error) {
    const { complaint, option } = complaintOf(error as Error, args);
    const near =
      option === null
        ? ""
        : hintOf(
            option,
            Object.keys(options).map((name) => `--${name}`),
          );
    throw new UsageError(`${complaint}; see tyche ${command.name} --help${near}`);
  }
}

// A negative number after an option that takes a value is joined to the option, since node:util would parse it as another option.
function withNumbersBelow0(args: readonly string[], options: Readonly<Record<string, { type: string; short?: string }>>): string[] {
  const takesValue = (written: string): boolean =>
    Object.entries(options).some(([name, { type, short }]) => type === "string" && (written === `--${name}` || written === `-${short}`));
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (before !== undefined && /^-\d[\d.,-]*$/.test(arg) && takesValue(before))
      joined[joined.length - 1] = `${before}${before.startsWith("--") ? "=" : ""}${arg}`;
    else joined.push(arg);
  }
  return joined;
}

// The complaint about an option, in the words of this program; and the name of the option, if it is unknown.
function complaintOf({ message }: Error, args: readonly string[]): { readonly complaint: string; readonly option: string | null } {
  const written = /'(-[^']*)'/.exec(message)?.[1] ?? "";
  // node:util writes both names of an option: `-n, --games <value>`.
  const option = /--[^ =]+/.exec(written)?.[0] ?? written.split(" ")[0]!;
  if (message.startsWith("Unknown option")) return { complaint: `no option ${option}`, option };
  return { complaint: complaintOfValue(message, option, args[args.indexOf(option) + 1]), option: null };
}

function complaintOfValue(message: string, option: string, next: string | undefined): string {
  if (message.includes("does not take an argument")) return `${option} takes no value`;
  if (message.includes("argument missing")) return `${option}: expected a value, got the end of the line`;
  if (message.includes("is ambiguous"))
    return `${option}: expected a value, got ${next} (write a value that begins with a dash as ${option}${option.startsWith("--") ? "=" : ""}${next})`;
  return message.split("\n")[0]!;
}

/** Every option that a command takes for a game. The game's own options are refused with a record or a position. */
export function optionsOf(command: Command, game: GameAdapter | null): readonly OptionHelp[] {
  const own = command.options;
  if (game === null || command.takesGameOptions === null) return own;
  const added = command.takesGameOptions === "setup" ? game.options : (game.odds?.options ?? []);
  const news = added.filter((option) => !own.some((known) => known.name === option.name));
  const other = own.some(({ name }) => name === "position") ? ["position"] : [];
  return [...own, ...news.map((option): OptionHelp => ({ ...option, about: "ruleset", notWith: [...(option.notWith ?? []), ...other] }))];
}

/** Refuses an option that has no effect in this form of the command. @throws UsageError */
export function refuseUnused(options: readonly OptionHelp[], { positionals, values, games }: Pick<Call, "positionals" | "values" | "games">): void {
  const [argument] = positionals;
  const about = argument === undefined ? null : isFileName(argument, games) ? "record" : "ruleset";
  for (const { name, about: wanted, needs, notWith } of options) {
    if (values[name] === undefined) continue;
    if (wanted !== undefined && about !== null && wanted !== about) throw new UsageError(`--${name}: expected a ${wanted} before it, got a ${about}`);
    if (needs !== undefined && !hasValue(values[needs.option], needs.values)) throw new UsageError(`--${name}: expected ${wordsOf(needs)} beside it`);
    const other = notWith?.find((option) => values[option] !== undefined);
    if (other !== undefined) throw new UsageError(`--${name}: expected no --${other} beside it`);
  }
}

function hasValue(value: OptionValues[string], wanted: readonly string[] | undefined): boolean {
  return value !== undefined && (wanted === undefined || wanted.includes(String(value)));
}

function wordsOf({ option, values }: NonNullable<OptionHelp["needs"]>): string {
  return `--${option}${values === undefined ? "" : ` ${values.join(" or ")}`}`;
}

/** The only positional argument. @throws UsageError if there is not exactly one */
export function onlyPositional(call: Pick<Call, "positionals" | "games">, what: string): string {
  const [first, ...rest] = call.positionals;
  if (first === undefined) throw new UsageError(`expected ${what}${what.includes("ruleset") ? `; rulesets are ${call.games.ids.join(", ")}` : ""}`);
  if (rest.length > 0) throw new UsageError(`expected only ${what}, got also "${rest[0]}"`);
  return first;
}

/** Refuses arguments that are not options. @throws UsageError */
export function refuseArguments({ name }: Command, { positionals: [first] }: Pick<Call, "positionals">): void {
  if (first !== undefined) throw new UsageError(`expected only options of tyche ${name}, got "${first}"`);
}

export function textOption(values: OptionValues, name: string, fallback: string): string {
  const value = values[name];
  return typeof value === "string" ? value : fallback;
}

/** All values of a repeatable option, in order. */
export function textsOption(values: OptionValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
