import type { Client, GameTypes, Memory } from "../core/ruleset/contract.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { Game } from "../core/game/game.js";
import type { HistoryEntry } from "../core/game/history.js";

/** The input for the next plan of a seat. */
export interface PlanQuestion<T extends GameTypes = GameTypes> {
  readonly state: T["state"];
  readonly seat: T["seat"];
  readonly memory: Memory<T["seat"]>;
  /** The seed of the bot's choices. */
  readonly seed: string;
  /** The time for the plan. */
  readonly milliseconds: number;
}

/** Makes plans, here (by `plan` of a `Player`) or in a worker (`thinker` of a `BotPort`). */
export type Thinker<T extends GameTypes = GameTypes> = (question: PlanQuestion<T>) => readonly T["move"][] | Promise<readonly T["move"][]>;

/** The thinking time of a bot, in milliseconds. */
export interface Patience {
  /** The time for one plan; 300 by default. */
  readonly plan?: number | undefined;
  /**
   * The time for all plans of a turn; 1,200 by default. A turn lasts until a seat without a bot decides or, if only bots play, until another bot does. Each
   * plan gets at least a tenth of `plan`, however long the turn is.
   */
  readonly turn?: number | undefined;
}

/** A bot with its own thinking time. */
export interface PatientBot<T extends GameTypes> extends Patience {
  readonly think: Thinker<T>;
}

/** Options of a driver. Its thinking time applies to bots without their own. */
export interface DriverOptions<T extends GameTypes> extends Patience {
  /** The bot of each seat that the driver plays. */
  readonly bots: { readonly [S in T["seat"]]?: Thinker<T> | PatientBot<T> };
  /** The beginning of each bot's seed; "1" by default. */
  readonly seed?: string | number | undefined;
  /** Called with each seat that begins to think, and with null when the bots have stopped thinking. */
  readonly onThinking?: ((seat: T["seat"] | null) => void) | undefined;
}

/** Each plan gets at least this share of `plan`, even late in a turn. */
const LEAST = 0.1;
/** The share of the rest of a turn that one plan may take, since more plans may follow. */
const SHARE = 0.5;

/** The time for the next plan, in milliseconds, after `used` milliseconds of the turn. */
export function timeFor({ plan = 300, turn = 1_200 }: Patience, used: number): number {
  return Math.round(Math.min(plan, Math.max(LEAST * plan, SHARE * (turn - used))));
}

/**
 * Plays the seats of bots in one game: it keeps their memories, follows their plans, divides the time of a turn, lets other code run between choices, and
 * stops on request.
 */
export class Driver<T extends GameTypes> {
  /** The seat whose bot is deciding; null outside a run. */
  thinking: T["seat"] | null = null;
  private readonly memories = new Map<T["seat"], Remembered<T>>();
  /** The time given to the plans of each seat in its turn, and the number of decisions of others before that turn. */
  private readonly used = new Map<T["seat"], { readonly others: number; readonly milliseconds: number }>();
  private stopped = false;
  private running: Promise<void> | null = null;

  /**
   * `rules` is a client of the game, or its whole ruleset.
   * @throws SetupError naming the option
   */
  constructor(
    private readonly game: Game<T>,
    private readonly rules: Client<T>,
    private readonly options: DriverOptions<T>,
  ) {
    checkPatience(options, "options");
    for (const seat of rules.seats) checkPatience(this.botOf(seat) ?? {}, `options.bots.${seat}`);
  }

  /**
   * Lets bots play as long as they have decisions. A call during a run returns that run.
   * @throws any error of a bot
   */
  run(): Promise<void> {
    this.stopped = false;
    this.running ??= this.playOn().finally(() => {
      this.running = null;
      this.think(null);
    });
    return this.running;
  }

  /** Ends a run; the plan in progress is not played. A later `run` continues. */
  stop(): void {
    this.stopped = true;
  }

  private async playOn(): Promise<void> {
    for (let seat = this.asked(); seat !== null && !this.stopped; seat = this.asked()) {
      this.think(seat);
      const moves = this.game.legalMoves(seat);
      const plan = moves.length === 1 ? moves : await this.planOf(seat);
      if (!this.stopped) await this.follow(seat, plan);
    }
  }

  private asked(): T["seat"] | null {
    return this.rules.seatsToMove(this.game.state).find((seat) => this.options.bots[seat] !== undefined) ?? null;
  }

  private think(seat: T["seat"] | null): void {
    if (this.thinking === seat) return;
    this.thinking = seat;
    this.options.onThinking?.(seat);
  }

  private async planOf(seat: T["seat"]): Promise<readonly T["move"][]> {
    const { game, options } = this;
    const decided = game.history("arbiter");
    const bot = this.botOf(seat);
    const others = this.decisionsOfOthers(seat, decided);
    const before = this.used.get(seat);
    const used = before?.others === others ? before.milliseconds : 0;
    const milliseconds = timeFor({ ...options, ...bot }, used);
    this.used.set(seat, { others, milliseconds: used + milliseconds });
    await breath();
    const question = { state: game.state, seat, memory: this.memoryOf(seat, decided), seed: `${options.seed ?? "1"} ${game.ply}`, milliseconds };
    return (await bot?.think(question)) ?? [];
  }

  // Counts the decisions that end a turn of this seat: those of seats without a bot or, if only bots play, those of the other bots.
  private decisionsOfOthers(seat: T["seat"], decided: readonly HistoryEntry<T>[]): number {
    const { bots } = this.options;
    const players = this.rules.players(this.game.state);
    const waiting = players.filter((one) => (players.every((each) => bots[each] !== undefined) ? one !== seat : bots[one] === undefined));
    return decided.filter(({ move }) => move !== null && waiting.includes(move.seat)).length;
  }

  private botOf(seat: T["seat"]): PatientBot<T> | undefined {
    const bot = this.options.bots[seat];
    return typeof bot === "function" ? { think: bot } : bot;
  }

  // Plays the plan while each move is legal and the one before it can be taken back. Meanwhile others may have played or taken a move back.
  private async follow(seat: T["seat"], plan: readonly T["move"][]): Promise<void> {
    for (const move of plan) {
      if (this.stopped || this.game.playIfAsked(move) === null || !this.game.canUndo(seat)) return;
      await breath();
    }
  }

  private memoryOf(seat: T["seat"], decided: readonly HistoryEntry<T>[]): Memory<T["seat"]> {
    let remembered = this.memories.get(seat);
    if (remembered === undefined) {
      remembered = new Remembered(this.rules, this.rules.memory(this.game.beginning, seat));
      this.memories.set(seat, remembered);
    }
    return remembered.after(decided.slice(1));
  }
}

function checkPatience(patience: Patience, path: string): void {
  for (const name of ["plan", "turn"] as const) {
    const value = patience[name];
    if (value !== undefined && !(value > 0)) throw OPTION_COMPLAINT(`${path}.${name}`, "a number above 0", value);
  }
}

/** The memory of one seat after each decision, so that an undo also restores it. */
class Remembered<T extends GameTypes> {
  private readonly memories = new WeakMap<HistoryEntry<T>, Memory<T["seat"]>>();

  constructor(
    private readonly rules: Client<T>,
    private readonly first: Memory<T["seat"]>,
  ) {}

  after(entries: readonly HistoryEntry<T>[]): Memory<T["seat"]> {
    return entries.reduce((memory, entry) => {
      const known = this.memories.get(entry) ?? this.rules.remember(memory, entry.events);
      this.memories.set(entry, known);
      return known;
    }, this.first);
  }
}

// Lets the page draw, the server answer, or a caller stop the run.
function breath(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { setTimeout(run: () => void): unknown };
  return new Promise((done) => void setTimeout(done));
}
