/**
 * The adapter between the command line and a ruleset: its sentences, its options as flags, its drawing and its tables of odds.
 *
 * One file per ruleset, `src/cli/games/<ruleset>.ts`, exports it as `adapter`. The commands know nothing else about a game.
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

/**
 * The values of options by name, as from `parseArgs` of `node:util`: a string, `true` for an option without a value, or a list for a repeatable
 * option.
 */
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One option of a command or a ruleset, for parsing and for `--help`. */
export interface OptionHelp {
  /** Name without the dashes, in kebab-case: `players`. */
  readonly name: string;
  /** The placeholder of the value in the help, `N` or `LIST`; null for a switch. */
  readonly value: string | null;
  /** One line of help, with the default: `2, 3 or 4 players (default 4)`. */
  readonly help: string;
  /** True if it may be given several times. */
  readonly isRepeated?: true;
  /** True if only one value is possible: it is accepted, but the help does not list the option. */
  readonly isGiven?: true;
  /** The subject that the command must have for this option; by default any. */
  readonly about?: "ruleset" | "record";
  /** Another option that this option needs, and the values that the other option may have, if limited. */
  readonly needs?: { readonly option: string; readonly values?: readonly string[] };
  /** Other options that make this one useless; it is refused together with them. */
  readonly notWith?: readonly string[];
}

/** One row of a table of odds: a result, its chance, and the chance as a fraction if it is exact and short. */
export interface OddsRow {
  readonly label: string;
  readonly chance: number;
  readonly fraction?: string;
}

export interface OddsTable {
  /** The procedure or move, in one line. */
  readonly title: string;
  /** The clause of the procedure or move; "" if there is none. */
  readonly clause: string;
  /** Rows in the order of printing; their chances add up to 1 unless `note` says otherwise. */
  readonly rows: readonly OddsRow[];
  /**
   * A remark in one line, printed before the rows: the winner's chances, expected losses, the error of a simulation, or chances that no row shows.
   */
  readonly note?: string;
}

/** `tyche odds <ruleset>` for one ruleset. */
export interface OddsQuestion {
  readonly options: readonly OptionHelp[];
  /** An example command line, printed by `--help`. */
  readonly example: string;
  /** @throws UsageError for a bad value */
  answer(values: OptionValues): OddsTable;
}

/** The drawing of a game: the board of a state, and the table of a view. */
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
  /** The observation of a seat, as rows of numbers; absent if the ruleset has none. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any game, as in AnyRuleset
  readonly observation?: Observation<any>;
  /** The network that plays the game, if the package has one. */
  readonly net?: NetData;
  /** One line for the list of games: `Diadochi: the wars of Alexander's successors, 2 to 4 players`. */
  readonly title: string;
  /** The sentences of one language, loaded on demand. */
  texts(locale: Locale): Promise<Texts>;
  /** The clauses and headings of its ledger, loaded only when asked for. */
  rules?(): Promise<{ readonly RULES: Rules; readonly CHAPTERS: readonly Chapter[] }>;
  /** The examples of its clauses, loaded only when asked for. */
  examples?(): Promise<Examples>;
  /** The flags of the set-up; `seed` belongs to the commands. */
  readonly options: readonly OptionHelp[];
  /** The options of `ruleset.setup` without the seed, from the flags. @throws UsageError for a bad value */
  setupOptions(values: OptionValues): object;
  /** The drawing of the board, loaded on demand. */
  drawing(): Promise<GameDrawing>;
  /** Odds without a game, if the ruleset has procedures for them. */
  readonly odds?: OddsQuestion;
  /** Sets of options for the fuzzer, the simulator's tests and the benchmark, at least one; the first is the standard game. */
  readonly sampleOptions: readonly object[];
}

/** Bad input, such as a wrong option. `tyche` prints it as one line, with exit code 2; a command may handle it instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The word that was probably meant, as a sentence for the end of a message, or "" if none is near. */
export function hintOf(typed: string, words: readonly string[]): string {
  return didYouMean(typed, words).replace(/^ /, ". ");
}

/** The complaint about a word that is not allowed. */
export function notOneOf(what: string, words: readonly string[], typed: string): UsageError {
  return new UsageError(`${what}: expected one of ${words.join(", ")}, got "${typed}"${hintOf(typed, words)}`);
}

/** The integer of an option, or `fallback` if absent. @throws UsageError if it is not an integer in `low`..`high` */
export function integerOption(values: OptionValues, name: string, low: number, high: number, fallback: number): number {
  const text = values[name];
  if (text === undefined) return fallback;
  const value = typeof text === "string" && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new UsageError(`--${name}: expected ${low === high ? low : `an integer from ${low} to ${high}`}, got "${String(text)}"`);
}

/** The word of an option, or `fallback` if absent. @throws UsageError if it is not one of `words` */
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
