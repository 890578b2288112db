import type { Result, Summary } from "./summary.js";

/** The games and wins of a player or a seat. Winners of a shared victory get equal parts. */
export interface WinShare {
  readonly games: number;
  readonly wins: number;
  /** From 0 to 1. */
  readonly share: number;
  /** The lower bound of the 95 % interval of Wilson. */
  readonly low: number;
  /** The upper bound of that interval. */
  readonly high: number;
}

/** The results and thinking times of a player of a match. */
export interface PlayerReport extends WinShare {
  readonly player: string;
  /** The number of plans. */
  readonly decisions: number;
  /** The mean time for a plan. */
  readonly milliseconds: number;
  /** The longest time for a plan, in milliseconds. */
  readonly longest: number;
}

/** The numbers of a summary: wins by player and seat with 95 % intervals, lengths of games and thinking times. */
export interface Report {
  readonly ruleset: string;
  readonly version: string;
  readonly options: object;
  readonly seed: string;
  readonly games: number;
  readonly digest: string;
  /** Games by the set of winning seats. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games by kind of victory and winning seats. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The number of decisions per game. */
  readonly decisions: { readonly least: number; readonly most: number; readonly median: number; readonly mean: number };
  /** The faults that ended games early. */
  readonly faults: Summary["faults"];
  /** Wins by player; only for a match, like the next two fields. */
  readonly players?: Readonly<Record<string, PlayerReport>>;
  /** Wins by player and seat: "a as red". */
  readonly bySeat?: Readonly<Record<string, WinShare>>;
  /** Wins by seat, for all players together. */
  readonly seats?: Readonly<Record<string, WinShare>>;
}

export function reportOf(summary: Summary): Report {
  const { run, games, digest, faults, results } = summary;
  const { ruleset, version, options, seed } = run;
  const wins = counted(results, ({ winners }) => winnersOf(winners));
  const kinds = counted(results, ({ kind, winners }) => (winners.length === 0 ? kind : `${kind} of ${winners.join(" and ")}`));
  const begun = { ruleset, version, options, seed, games, digest, wins, kinds, decisions: lengthsOf(summary), faults };
  return run.players === null ? begun : { ...begun, ...sharesOf(summary, run.players) };
}

function winnersOf(winners: readonly string[]): string {
  return winners.length === 0 ? "nobody" : winners.join(" and ");
}

// The number of games with each key, the most frequent first.
function counted(results: readonly Result[], keyOf: (result: Result) => string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(keyOf(result), (counts.get(keyOf(result)) ?? 0) + result.games);
  return Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

function lengthsOf({ lengths, games, decisions }: Summary): Report["decisions"] {
  const ascending = Object.entries(lengths).map(([length, count]) => [Number(length), count] as const);
  if (games === 0) return { least: 0, most: 0, median: 0, mean: 0 };
  let before = 0;
  const middle = ascending.find(([, count]) => (before += count) > games >> 1)!;
  return { least: ascending[0]![0], most: ascending[ascending.length - 1]![0], median: middle[0], mean: round(decisions / games, 1) };
}

function sharesOf(summary: Summary, players: Readonly<Record<string, string>>): Required<Pick<Report, "players" | "bySeat" | "seats">> {
  const { results, thought } = summary;
  const names = Object.keys(players).sort();
  const seats = Object.keys(results[0]?.seats ?? {});
  const by = (holds: (name: string, seat: string) => boolean): WinShare => shareOf(results, holds);
  return {
    players: Object.fromEntries(
      names.map((name) => {
        const { decisions, milliseconds, longest } = thought?.[name] ?? { decisions: 0, milliseconds: 0, longest: 0 };
        const time = { decisions, milliseconds: round(milliseconds / Math.max(1, decisions), 2), longest: round(longest, 1) };
        return [name, { player: players[name]!, ...time, ...by((one) => one === name) }];
      }),
    ),
    bySeat: Object.fromEntries(names.flatMap((name) => seats.map((seat) => [`${name} as ${seat}`, by((one, at) => one === name && at === seat)]))),
    seats: Object.fromEntries(seats.map((seat) => [seat, by((_, at) => at === seat)])),
  };
}

// Counts the games in which `holds` is true of a seat, and the victories of such seats. Each of several winners gets a fraction of a victory.
function shareOf(results: readonly Result[], holds: (name: string, seat: string) => boolean): WinShare {
  let games = 0;
  let wins = 0;
  for (const { seats, winners, games: count } of results) {
    const held = Object.entries(seats ?? {}).filter(([seat, name]) => holds(name, seat));
    if (held.length === 0) continue;
    games += count;
    if (winners.length > 0) wins += (count * held.filter(([seat]) => winners.includes(seat)).length) / winners.length;
  }
  const [low, high] = wilson(wins, games);
  return { games, wins: round(wins, 2), share: games === 0 ? 0 : round(wins / games, 4), low: round(low, 4), high: round(high, 4) };
}

/** A report for people, as lines of text. */
export function reportLines(report: Report): string[] {
  const { ruleset, version, games, seed, players, digest, faults } = report;
  return [
    players === undefined
      ? `${ruleset} ${version}: ${games} random games of the seed ${seed}`
      : `${ruleset} ${version}: ${games} games of the seed ${seed}, seats exchanged`,
    ...(players === undefined ? tableOf("winner", report.wins, games) : playerLines(report)),
    ...tableOf("victory", report.kinds, games),
    ...faults.map(({ player, reason, games: count }) => `${player} lost ${count} ${count === 1 ? "game" : "games"}: ${reason}`),
    decisionsLine(report),
    `digest ${digest}`,
  ];
}

function decisionsLine({ decisions: { least, most, median, mean } }: Report): string {
  return `decisions per game: ${least} to ${most}, median ${median}, mean ${mean.toFixed(1)}`;
}

function playerLines({ players = {}, bySeat = {}, seats = {} }: Report): string[] {
  return [
    ...Object.entries(players).map(([name, one]) => `${name} (${one.player}): won ${shareLine(one)}; ${one.milliseconds} ms per move, ${one.longest} at most`),
    ...Object.entries(bySeat).map(([key, share]) => `  ${key}: ${shareLine(share)}`),
    ...Object.entries(seats).map(([seat, share]) => `whoever plays ${seat}: ${shareLine(share)}`),
  ];
}

/** A share as text, such as "55.5 of 100, 55.5 % [45.7 to 64.8]". */
export function shareLine({ wins, games, share, low, high }: WinShare): string {
  const percent = (part: number): string => (100 * part).toFixed(1);
  return `${wins} of ${games}, ${percent(share)} % [${percent(low)} to ${percent(high)}]`;
}

function tableOf(heading: string, counts: Readonly<Record<string, number>>, all: number): string[] {
  const row = ([key, count]: [string, number]): string => `  ${String(count).padStart(8)}  ${((100 * count) / all).toFixed(1).padStart(5)} %  ${key}`;
  return [heading, ...Object.entries(counts).map(row)];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The normal quantile for a two-sided interval of 95 %. */
const Z = 1.959964;

/** The 95 % interval of Wilson for `wins` (whole or fractional) of `games`, from 0 to 1. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const weight = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / weight;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / weight;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
