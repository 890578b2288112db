/** What a match has come to: who won how often, in which seat, with 95 % intervals, and how long the players thought. */
import type { Played, Task, Thought } from "./matches.js";

interface Count {
  games: number;
  wins: number;
}

/** What has been counted so far. A victory shared by several counts for each of their players as a part. */
export class Tally {
  readonly #tasks: readonly Task[];
  readonly #played: Played[] = [];

  constructor(tasks: readonly Task[]) {
    this.#tasks = tasks;
  }

  get games(): number {
    return this.#played.length;
  }

  add(played: Played): void {
    this.#played.push(played);
  }

  /** How the first player stands. */
  lead(): string {
    const [name, { games, wins }] = Object.entries(this.#counts(this.#names, (played, name) => this.#seatsOf(played, name)))[0]!;
    return `${name} won ${shareOf(wins, games)}`;
  }

  result(): object {
    // By number of the game: in which order they came in says nothing.
    this.#played.sort((a, b) => a.game - b.game);
    const tell = (counts: Record<string, Count>): object =>
      Object.fromEntries(
        Object.entries(counts).map(([key, { games, wins }]) => {
          const [low, high] = wilson(wins, games);
          return [key, { games, wins, share: round(wins / games, 4), low: round(low, 4), high: round(high, 4) }];
        }),
      );
    return {
      players: Object.fromEntries(
        this.#names.map((name) => [name, { player: this.#playerOf(name), ...this.#thoughtOf(name), ...this.#countOf(name), ...this.#intervalOf(name) }]),
      ),
      bySeat: tell(this.#bySeat()),
      seats: tell(this.#counts(this.#seats, (_, seat) => [seat])),
      draws: this.#played.filter(({ winners }) => winners.length === 0).length,
      kinds: this.#kinds(),
      decisions: round(this.#played.reduce((sum, { decisions }) => sum + decisions, 0) / this.games, 1),
    };
  }

  /** For people. */
  lines(title: string): string[] {
    this.#played.sort((a, b) => a.game - b.game);
    const lines = [`${title}: ${this.games} games, seats exchanged`];
    for (const name of this.#names) {
      const { games, wins } = this.#countOf(name);
      const { milliseconds, longest } = this.#thoughtOf(name);
      lines.push(`${name} (${this.#playerOf(name)}): won ${shareOf(wins, games)}; ${milliseconds} ms a move, ${longest} at most`);
    }
    for (const [key, { games, wins }] of Object.entries(this.#bySeat())) lines.push(`  ${key}: ${shareOf(wins, games)}`);
    for (const [seat, { games, wins }] of Object.entries(this.#counts(this.#seats, (_, at) => [at])))
      lines.push(`whoever plays ${seat}: ${shareOf(wins, games)}`);
    for (const [kind, count] of Object.entries(this.#kinds())) lines.push(`${String(count).padStart(8)}  ${kind}`);
    return lines;
  }

  get #names(): readonly string[] {
    return [...new Set(Object.values(this.#tasks[0]!.players).map(({ name }) => name))].sort();
  }

  get #seats(): readonly string[] {
    return Object.keys(this.#tasks[0]!.players);
  }

  #seatsOf({ game }: Played, name: string): string[] {
    const { players } = this.#tasks[game]!;
    return Object.keys(players).filter((seat) => players[seat]!.name === name);
  }

  #playerOf(name: string): string {
    return Object.values(this.#tasks[0]!.players).find((one) => one.name === name)!.player;
  }

  #countOf(name: string): Count {
    return this.#counts([name], (played) => this.#seatsOf(played, name))[name]!;
  }

  #intervalOf(name: string): object {
    const { games, wins } = this.#countOf(name);
    const [low, high] = wilson(wins, games);
    return { share: round(wins / games, 4), low: round(low, 4), high: round(high, 4) };
  }

  #counts(keys: readonly string[], seatsOf: (played: Played, key: string) => readonly string[]): Record<string, Count> {
    const counts: Record<string, Count> = Object.fromEntries(keys.map((key) => [key, { games: 0, wins: 0 }]));
    for (const played of this.#played) {
      for (const key of keys) {
        const seats = seatsOf(played, key);
        if (seats.length === 0) continue;
        counts[key]!.games++;
        counts[key]!.wins += played.winners.length === 0 ? 0 : played.winners.filter((seat) => seats.includes(seat)).length / played.winners.length;
      }
    }
    return counts;
  }

  #bySeat(): Record<string, Count> {
    const pairs = this.#names.flatMap((name) => this.#seats.map((seat) => ({ name, seat, key: `${name} as ${seat}` })));
    const counts: Record<string, Count> = {};
    for (const { name, seat, key } of pairs)
      counts[key] = this.#counts([key], (played) => (this.#tasks[played.game]!.players[seat]!.name === name ? [seat] : []))[key]!;
    return counts;
  }

  #thoughtOf(name: string): Thought {
    let decisions = 0;
    let milliseconds = 0;
    let longest = 0;
    for (const { thought } of this.#played) {
      const one = thought[name];
      if (one === undefined) continue;
      decisions += one.decisions;
      milliseconds += one.milliseconds;
      longest = Math.max(longest, one.longest);
    }
    return { decisions, milliseconds: round(milliseconds / Math.max(1, decisions), 2), longest: round(longest, 1) };
  }

  #kinds(): Record<string, number> {
    const kinds: Record<string, number> = {};
    for (const { kind, winners } of this.#played) {
      const key = `${kind}${winners.length === 0 ? "" : ` of ${winners.join(" and ")}`}`;
      kinds[key] = (kinds[key] ?? 0) + 1;
    }
    return Object.fromEntries(Object.entries(kinds).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
  }
}

function shareOf(wins: number, games: number): string {
  const [low, high] = wilson(wins, games);
  const percent = (part: number): string => (100 * part).toFixed(1);
  return `${round(wins, 2)} of ${games}, ${percent(games === 0 ? 0 : wins / games)} % [${percent(low)} to ${percent(high)}]`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The normal quantile of 95 %. */
const Z = 1.959964;

/** The 95 % interval of Wilson for `wins` (whole or not) of `games`, from 0 to 1. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const weight = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / weight;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / weight;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
