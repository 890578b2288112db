/** The options of `setup` as data: `setup` checks its input by these rows, and forms, flags and documents are made from them. */
import { OPTION_COMPLAINT as FAIL } from "./given.js";
import { ownField, readBoolean, readInteger, readKnownFields } from "../basics/json.js";

/** A condition: the other option has this value. */
export interface OptionNeed {
  readonly option: string;
  readonly is: string | number | boolean;
}

/** A default that depends on the value of another option. */
export interface DefaultBy {
  readonly by: string;
  readonly values: Readonly<Record<string, number>>;
}

interface AnyOption {
  /** The clause that describes the option; null if none does. */
  readonly clause: string | null;
  /** This option must keep its default unless the other option has that value. */
  readonly needs?: OptionNeed;
}

export interface FlagOption extends AnyOption {
  readonly kind: "flag";
  readonly default: boolean;
}

/** A whole number in least..most. Range and default are for the standard edition. */
export interface IntegerOption extends AnyOption {
  readonly kind: "integer";
  readonly least: number;
  readonly most: number;
  readonly default: number | DefaultBy;
}

export interface ChoiceOption<T extends string | number = string | number> extends AnyOption {
  readonly kind: "choice";
  readonly choices: readonly T[];
  readonly default: T;
}

/** Data of an edition, which the ruleset checks; by default the printed data. */
export interface EditionOption extends AnyOption {
  readonly kind: "edition";
}

export type OptionRow = FlagOption | IntegerOption | ChoiceOption | EditionOption;

type RowFor<T> = 0 extends 1 & T
  ? OptionRow
  : [T] extends [boolean]
    ? FlagOption
    : [T] extends [number]
      ? number extends T
        ? IntegerOption | ChoiceOption<number>
        : ChoiceOption<T>
      : [T] extends [string]
        ? ChoiceOption<T>
        : EditionOption;

/** Every option of `setup` except the seed, by name, in the order of a form. */
export type OptionRows<O> = { readonly [K in keyof NoInfer<O>]-?: RowFor<NonNullable<O[K]>> };

type Said<Row, Edition> = Row extends { readonly kind: "flag" }
  ? boolean
  : Row extends { readonly kind: "integer" }
    ? number
    : Row extends { readonly choices: readonly (infer T)[] }
      ? T
      : Edition;

/** The parts of an edition that differ from the printed edition; undefined parts are as printed. */
export type EditionParts<Data> = { readonly [Part in keyof Data]?: Data[Part] | undefined };

/** The options that these rows describe, as `setup` takes them. `Edition` is the type of an option of the kind "edition". */
export type OptionsOf<Rows, Edition = never> = { readonly [K in keyof Rows]?: Said<Rows[K], Edition> | undefined };

/** The result of `readOptions`; options that were not given are undefined. */
export type GivenOptions<O> = { readonly [K in keyof O]?: O[K] | undefined };

/** Checks the given options against the rows, except editions, which the ruleset checks. @throws SetupError naming the option */
export function readOptions<O extends object>(rows: OptionRows<O>, options: unknown): GivenOptions<O> {
  const table = rows as Readonly<Record<string, OptionRow>>;
  const names = Object.keys(table);
  const given = readKnownFields(options, "options", ["seed", ...names], FAIL);
  const values: Record<string, unknown> = {};
  const named = names.filter((name) => ownField(given, name) !== undefined);
  for (const name of named) values[name] = readOption(table[name]!, `options.${name}`, given[name]);
  for (const name of named) checkNeed(table, values, name, table[name]!);
  return values as GivenOptions<O>;
}

function readOption(row: OptionRow, path: string, value: unknown): unknown {
  if (row.kind === "edition") return value;
  if (row.kind === "flag") return readBoolean(value, path, FAIL);
  if (row.kind === "integer") return readInteger(value, path, row.least, row.most, FAIL);
  if (!row.choices.includes(value as string)) throw FAIL(path, `one of ${row.choices.join(", ")}`, value);
  return value;
}

function checkNeed(rows: Readonly<Record<string, OptionRow>>, values: Readonly<Record<string, unknown>>, name: string, row: OptionRow): void {
  const { needs, clause } = row;
  const value = values[name];
  if (needs === undefined || row.kind === "edition" || value === row.default) return;
  const other = values[needs.option] ?? defaultOf(rows, needs.option);
  if (other !== needs.is) throw FAIL(`options.${name}`, `${needs.option} ${needs.is}${clause === null ? "" : ` (${clause})`}`, other);
}

/** The default of an option, given the others; undefined for an edition or an unknown option. */
export function defaultOf(rows: Readonly<Record<string, OptionRow>>, name: string, others: object = {}): string | number | boolean | undefined {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined || row.kind === "edition") return undefined;
  if (typeof row.default !== "object") return row.default;
  const { by, values } = row.default;
  return values[String(ownField(others as Readonly<Record<string, unknown>>, by) ?? defaultOf(rows, by, others))];
}

export function flagsOf<R extends object>(rows: R): { [O in keyof R]: R[O] extends { readonly kind: "flag" } ? O & string : never }[keyof R][] {
  return Object.entries(rows).flatMap(([name, row]) => ((row as { readonly kind: string }).kind === "flag" ? [name] : [])) as never;
}
