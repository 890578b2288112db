/**
 * The adapter between the command line and a ruleset: its sentences, its options in the words of a shell, its drawing and its tables of odds.
 *
 * One file per ruleset, `src/cli/games/<ruleset>.ts`, exports it as `adapter`. The commands know nothing else of a game.
 */
import type { Evaluate } from "../../bots/index.js";
import type { Board } from "../../core/board/board.js";
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import type { Observation } from "../../core/ruleset/observation.js";
import { didYouMean } from "../../core/basics/nearest.js";
import type { GameState } from "../../core/state/state.js";
import type { Table } from "../../core/board/table.js";
import type { Examples } from "../../examples/index.js";
import type { NetData } from "../../learn/net.js";
import type { Chapter, Rules } from "../../rules/rule.js";
import type { Locale, Texts } from "../../text/texts.js";

/** The values of the command line's options by name, as `node:util` parseArgs gives them: a string, `true` for an option without a value, or all of them for one that is repeated. */
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One option of a command or a ruleset on the command line, for parsing and for `--help`. */
export interface OptionHelp {
  /** Name without the dashes, in kebab-case: `players`. */
  readonly name: string;
  /** The placeholder of the value in the help, `N` or `LIST`; `null` for a switch without a value. */
  readonly value: string | null;
  /** One line of help, with the default: `2, 3 or 4 players (default 4)`. */
  readonly help: string;
  /** True if it may be given several times. */
  readonly isRepeated?: true;
  /** True if it has only one possible value: that is accepted, and the help leaves the option out. */
  readonly isGiven?: true;
  /** The subject that the command must have for this option; with another it is refused. Any subject, when left out. */
  readonly about?: "ruleset" | "record";
  /** Another option that it needs, with one of these values where some are named. */
  readonly needs?: { readonly option: string; readonly values?: readonly string[] };
  /** Other options beside which it would change nothing, and is refused. */
  readonly notWith?: readonly string[];
}

/** One row of a table of odds: a result, its chance, and that chance as a fraction where it is exact and short. */
export interface OddsRow {
  readonly label: string;
  readonly chance: number;
  readonly fraction?: string;
}

/** A table of odds ready to print. */
export interface OddsTable {
  /** The procedure or move that the odds are about, in one line. */
  readonly title: string;
  /** The clause that the procedure or move follows; empty where there is none. */
  readonly clause: string;
  /** Rows in the order to be printed; their chances add up to 1 unless `note` says otherwise. */
  readonly rows: readonly OddsRow[];
  /** A remark in one line, printed before the rows: who wins how often, expected losses, the error of a simulation, or chances that no row shows. */
  readonly note?: string;
}

/** The `tyche odds <ruleset>` of one ruleset. */
export interface OddsQuestion {
  readonly options: readonly OptionHelp[];
  /** An example command line, printed by `--help`. */
  readonly example: string;
  /** Answers the question; throws a `UsageError` on a bad value. */
  answer(values: OptionValues): OddsTable;
}

/** The drawing of a game: the board of a state, and the table as a view shows it. */
export interface GameDrawing {
  readonly board: (state: GameState) => Board;
  // biome-ignore lint/suspicious/noExplicitAny: views of any game, as in AnyRuleset
  readonly table: (view: any) => Table;
}

/** A ruleset with everything that the command line needs for it. */
export interface GameAdapter {
  readonly ruleset: AnyRuleset;
  /** The evaluation of a position for each seat, for bots. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any game, as in AnyRuleset
  readonly evaluate: Evaluate<any>;
  /** The observation of a seat: rows of numbers that show it a state. Absent where the ruleset has none. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any game, as in AnyRuleset
  readonly observation?: Observation<any>;
  /** The network that plays it, where the package has one. */
  readonly net?: NetData;
  /** One line for the list of games: `Diadochi: the wars of Alexander's successors, 2 to 4 players`. */
  readonly title: string;
  /** The sentences of one language, loaded only when asked for. */
  texts(locale: Locale): Promise<Texts>;
  /** The clauses and headings of its ledger, loaded only when asked for. */
  rules?(): Promise<{ readonly RULES: Rules; readonly CHAPTERS: readonly Chapter[] }>;
  /** The examples of its clauses, loaded only when asked for. */
  examples?(): Promise<Examples>;
  /** Set-up options of the command line; `seed` belongs to the command line itself. */
  readonly options: readonly OptionHelp[];
  /** Options of `ruleset.setup` without the seed, made from the command line's values; throws a `UsageError` on a bad value. */
  setupOptions(values: OptionValues): object;
  /** The drawing of the board, loaded only when asked for. */
  drawing(): Promise<GameDrawing>;
  /** Odds without a game, if the ruleset has procedures worth asking about. */
  readonly odds?: OddsQuestion;
  /** Option sets to be tried by the fuzzer, the simulator's tests and the bench, at least one; the first is the standard game. */
  readonly sampleOptions: readonly object[];
}

/** Bad input on the command line: printed as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The word that somebody may have meant, as a further sentence of a message; empty when no word is near. */
export function hintOf(typed: string, words: readonly string[]): string {
  return didYouMean(typed, words).replace(/^ /, ". ");
}

/** The complaint about a word that an option, or another thing, cannot have. */
export function notOneOf(what: string, words: readonly string[], typed: string): UsageError {
  return new UsageError(`${what}: expected one of ${words.join(", ")}, got "${typed}"${hintOf(typed, words)}`);
}

/** The integer of an option, or `fallback` when the option is absent; throws a `UsageError` when it is not an integer from `low` to `high`. */
export function integerOption(values: OptionValues, name: string, low: number, high: number, fallback: number): number {
  const text = values[name];
  if (text === undefined) return fallback;
  const value = typeof text === "string" && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new UsageError(`--${name}: expected ${low === high ? low : `an integer from ${low} to ${high}`}, got "${String(text)}"`);
}

/** The word of an option, or `fallback` when the option is absent; throws a `UsageError` when it is not one of `words`. */
export function wordOption<W extends string>(values: OptionValues, name: string, words: readonly W[], fallback: W): W {
  const text = values[name];
  if (text === undefined) return fallback;
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw notOneOf(`--${name}`, words, String(text));
}

export function switchOption(values: OptionValues, name: string): boolean {
  return values[name] === true;
}
