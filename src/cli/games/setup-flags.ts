/** The options of `setup` as flags of the command line, made from the ruleset's rows and the names of options. */
import type { OptionRow, OptionRows } from "../../core/state/options.js";
import { type GameAdapter, integerOption, type OptionHelp, type OptionValues, switchOption, UsageError, wordOption } from "./game-adapter.js";

/**
 * The part of an adapter that follows from the options of its ruleset. `nameOf` describes an option in English. Editions cannot be given on the
 * command line. Games with a fixed number of players accept `--players` too.
 */
export function setupFlags<O extends object>(
  rows: OptionRows<O>,
  seats: number,
  nameOf: (option: string) => string,
): Pick<GameAdapter, "options" | "setupOptions"> {
  const table = Object.entries(rows as Readonly<Record<string, OptionRow>>).filter(([, row]) => row.kind !== "edition");
  const help = table.map(([name, row]) => helpOf(name, row, nameOf(name)));
  if (Object.hasOwn(rows, "players")) return { options: help, setupOptions: (values) => readAll(table, values) };
  return {
    options: [...help, { name: "players", value: "N", help: `${seats}: always this number`, isGiven: true }],
    setupOptions(values) {
      integerOption(values, "players", seats, seats, seats);
      return readAll(table, values);
    },
  };
}

// Only the given options, so that `setup` applies its own defaults.
function readAll(table: readonly (readonly [string, OptionRow])[], values: OptionValues): object {
  return Object.fromEntries(table.flatMap(([name, row]) => (values[flagOf(name, row)] === undefined ? [] : [[name, readOne(name, row, values)]])));
}

function readOne(name: string, row: OptionRow, values: OptionValues): unknown {
  const flag = flagOf(name, row);
  switch (row.kind) {
    case "flag":
      return switchOption(values, flag) !== row.default;
    case "integer":
      return integerOption(values, flag, row.least, row.most, row.least);
    case "choice": {
      const words = row.choices.map(String);
      return row.choices[words.indexOf(wordOption(values, flag, words, words[0]!))];
    }
    case "edition":
      throw new UsageError(`--${flag}: an edition cannot be given here`);
  }
}

/** The flag of an option: `auto-vp` for `autoVp`. An option that is on by default gets a flag that turns it off: `no-elite-royals`. */
function flagOf(name: string, row: OptionRow): string {
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return row.kind === "flag" && row.default ? `no-${flag}` : flag;
}

function helpOf(name: string, row: OptionRow, words: string): OptionHelp {
  const clause = row.clause === null ? "" : ` (${row.clause})`;
  if (row.kind === "flag") return { name: flagOf(name, row), value: null, help: `${row.default ? "turns off" : "turns on"}: ${words}${clause}` };
  const isNumber = row.kind === "integer" || (row.kind === "choice" && typeof row.choices[0] === "number");
  return { name: flagOf(name, row), value: isNumber ? "N" : "NAME", help: `${words}: ${rangeOf(row)} (default ${defaultText(row)})${clause}` };
}

function rangeOf(row: OptionRow): string {
  if (row.kind === "integer") return `${row.least} to ${row.most}`;
  return row.kind === "choice" ? row.choices.join(", ") : "";
}

function defaultText(row: OptionRow): string {
  if (row.kind === "edition") return "the printed one";
  if (typeof row.default !== "object") return String(row.default);
  return `${Object.values(row.default.values).join(", ")} by ${row.default.by}`;
}
