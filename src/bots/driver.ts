/**
 * Plays the seats of bots in a game: keeps what each remembers, follows their plans, shares out the time of a turn, lets other code run between two choices,
 * and stops on request.
 */
import type { Client, GameTypes, Memory } from "../core/ruleset/contract.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { Game } from "../core/game/game.js";
import type { HistoryEntry } from "../core/game/history.js";

/** A question to a bot: the next plan of a seat. */
export interface PlanQuestion<T extends GameTypes = GameTypes> {
  readonly state: T["state"];
  readonly seat: T["seat"];
  /** The memory of the seat. */
  readonly memory: Memory<T["seat"]>;
  /** The seed of the bot's choices. */
  readonly seed: string;
  /** The time that the bot may think. */
  readonly milliseconds: number;
}

/** Thinks about plans, here (by `plan` of a `Player`) or in a worker (`thinker` of a `BotPort`). */
export type Thinker<T extends GameTypes = GameTypes> = (question: PlanQuestion<T>) => readonly T["move"][] | Promise<readonly T["move"][]>;

/** The time that a bot may think, in milliseconds. */
export interface Patience {
  /** The time for one plan; 300 when left out. */
  readonly plan?: number | undefined;
  /**
   * The time for all plans of a turn; 1,200 when left out. A turn lasts until a seat without a bot decides or, if only bots play, until another bot does.
   * However long it lasts, each of its plans gets at least a tenth of `plan`.
   */
  readonly turn?: number | undefined;
}

/** A bot with a patience of its own. */
export interface PatientBot<T extends GameTypes> extends Patience {
  readonly think: Thinker<T>;
}

/** Options of a driver; its patience is that of all bots that have none of their own. */
export interface DriverOptions<T extends GameTypes> extends Patience {
  /** The bot of each seat that it plays. */
  readonly bots: { readonly [S in T["seat"]]?: Thinker<T> | PatientBot<T> };
  /** The beginning of each bot's seed; "1" when left out. */
  readonly seed?: string | number | undefined;
  /** Called with each seat that begins to think, and with null when the bots have stopped thinking. */
  readonly onThinking?: ((seat: T["seat"] | null) => void) | undefined;
}

/** Each plan gets at least this share of `plan`, however much of its turn is used up. */
const LEAST = 0.1;
/** The share of what is left of a turn that one plan may take, since more plans may follow. */
const SHARE = 0.5;

/** The time for the next plan, in milliseconds, when `used` milliseconds of the turn have passed. */
export function timeFor({ plan = 300, turn = 1_200 }: Patience, used: number): number {
  return Math.round(Math.min(plan, Math.max(LEAST * plan, SHARE * (turn - used))));
}

/** Plays the seats of bots in one game. */
export class Driver<T extends GameTypes> {
  /** The seat that thinks now; null when none does. */
  thinking: T["seat"] | null = null;
  private readonly memories = new Map<T["seat"], Remembered<T>>();
  /** The time that each seat has been given in its turn, and the number of decisions of others before that turn. */
  private readonly used = new Map<T["seat"], { readonly others: number; readonly milliseconds: number }>();
  private stopped = false;
  private running: Promise<void> | null = null;

  /** `rules` is a client of the game, or its whole ruleset. @throws SetupError naming the option */
  constructor(
    private readonly game: Game<T>,
    private readonly rules: Client<T>,
    private readonly options: DriverOptions<T>,
  ) {
    checkPatience(options, "options");
    for (const seat of rules.seats) checkPatience(this.botOf(seat) ?? {}, `options.bots.${seat}`);
  }

  /** Lets bots play as long as they are asked. A call during a run returns that run. @throws what a bot throws */
  run(): Promise<void> {
    this.stopped = false;
    this.running ??= this.playOn().finally(() => {
      this.running = null;
      this.think(null);
    });
    return this.running;
  }

  /** Ends a run: the plan being thought about is not played. A later `run` continues. */
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

  // A turn ends when somebody who was waiting for it decides: a seat without a bot or, where only bots play, another bot.
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

  // Plays the plan while each move is legal and the one before it can be taken back. Others who are asked too may have played meanwhile, or taken something back.
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

/** The memory of one seat after each decision, so that an undo also forgets. */
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

// Lets the page draw, the server answer and somebody call `stop`.
function breath(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { setTimeout(run: () => void): unknown };
  return new Promise((done) => void setTimeout(done));
}
