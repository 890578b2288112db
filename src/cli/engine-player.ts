/**
 * Players that are separate programs (`cmd:COMMAND`). They speak the protocol of `tyche serve` with the roles reversed: this side sends `new`,
 * `choose` and `close`, and the program answers. A program loses the game if it crashes, is silent for too long, sends an invalid answer or floods
 * its output.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { AnyRuleset, GameTypes } from "../core/ruleset/contract.js";
import type { EventBase } from "../core/events/events.js";
import { isPlainObject } from "../core/basics/json.js";
import type { MoveBase } from "../core/moves/moves.js";
import type { GameState } from "../core/state/state.js";
import { type Contestant, Forfeit, type PlayedGame } from "../runs/game.js";
import { Intake, TOO_LONG } from "./serve/intake.js";

/** The time limits of a program. */
export interface Clock {
  /** Milliseconds per answer. */
  readonly move: number;
  /** Milliseconds per game, for all answers together; null without a limit. */
  readonly game: number | null;
}

/** The default: ten seconds per answer, without a limit per game. */
const USUAL: Clock = { move: 10_000, game: null };
const FORM = /^cmd:(?:(\d{1,7}(?:ms|s))(?:\/(\d{1,7}(?:ms|s)))?:)?(.+)$/;

/**
 * A player that is a program: `cmd:COMMAND`, `cmd:500ms:COMMAND` (limit per answer), `cmd:2s/120s:COMMAND` (per answer and per game); null for any
 * other player.
 */
export function readEngine(player: string): { readonly command: string; readonly clock: Clock } | null {
  const [, move, game, command] = FORM.exec(player) ?? [];
  if (command === undefined) return null;
  return { command, clock: { move: millisecondsOf(move) ?? USUAL.move, game: millisecondsOf(game) ?? USUAL.game } };
}

function millisecondsOf(time: string | undefined): number | null {
  if (time === undefined) return null;
  return time.endsWith("ms") ? Number(time.slice(0, -2)) : 1000 * Number(time.slice(0, -1));
}

const LONGEST_LINE = 1_000_000;
const LONGEST_SHOWN = 100;
/** Extra time for `new` and the first `choose` of each game, since the program may have to start; also the time to answer `close`. */
const START_MILLISECONDS = 10_000;

const underWay = new Set<Engine>();

/** A running program, which plays one game after another. */
class Engine {
  readonly command: string;
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly intake = new Intake(LONGEST_LINE);
  private complaint = ""; // the end of standard error
  private fate: string | null = null; // the reason why the program can no longer be used; null while it can
  private waiting: { readonly id: number; readonly answer: (answer: unknown) => void; readonly fail: (reason: string) => void } | null = null;
  private asked = 0;

  constructor(command: string) {
    this.command = command;
    underWay.add(this);
    this.process = spawn(command, { shell: true, stdio: "pipe", detached: process.platform !== "win32" });
    this.process.stdout.on("data", (chunk: Buffer) => this.hear(chunk));
    this.process.stderr.on("data", (chunk: Buffer) => {
      this.complaint = `${this.complaint}${String(chunk)}`.slice(-1000);
    });
    this.process.stdin.on("error", () => undefined); // it has ended: the `exit` event reports it
    this.process.on("error", (error) => this.end(`it could not be started: ${error.message}`));
    this.process.on("exit", (code, signal) => this.end(`it ended (${signal ?? `exit code ${code}`})${this.lastWords()}`));
  }

  get isUsable(): boolean {
    return this.fate === null;
  }

  /**
   * Sends a request and waits for its answer. An error as the answer is returned as a Forfeit instead of thrown. @throws Forfeit if the program has
   * ended, or ends before it answers
   */
  ask(request: object, milliseconds: number): Promise<unknown> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      if (this.fate !== null) return reject(new Forfeit(this.fate));
      const timer = setTimeout(() => this.end(`it did not answer within ${Math.round(milliseconds)} ms`), milliseconds);
      this.waiting = {
        id,
        answer: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        fail: (reason) => {
          clearTimeout(timer);
          reject(new Forfeit(reason));
        },
      };
      this.process.stdin.write(`${JSON.stringify({ id, ...request })}\n`);
    });
  }

  /** Ends the program and everything it has started. */
  end(reason: string): void {
    if (this.fate !== null) return;
    this.fate = reason;
    underWay.delete(this);
    const { pid } = this.process;
    try {
      if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
    } catch {
      // it has already ended
    }
    this.waiting?.fail(reason);
    this.waiting = null;
  }

  private hear(chunk: Buffer): void {
    if (this.fate !== null) return;
    this.intake.add(chunk);
    for (let line = this.intake.line(); line !== null && this.fate === null; line = this.intake.line()) {
      if (line === TOO_LONG) this.endFlood();
      else if (line !== "") this.take(line);
    }
    if (this.intake.isPassingOver) this.endFlood();
  }

  private endFlood(): void {
    this.end(`it wrote a line of more than ${LONGEST_LINE} bytes`);
  }

  private take(line: string): void {
    const answer = parsed(line);
    const { waiting } = this;
    if (answer === null || waiting === null || answer["id"] !== waiting.id) return this.end(`it wrote something that is not an answer: ${shown(line)}`);
    this.waiting = null;
    waiting.answer(answer["error"] === undefined ? answer["result"] : new Forfeit(`it answered with an error: ${shown(answer["error"])}`));
  }

  private lastWords(): string {
    const last = this.complaint.trim().split("\n").at(-1) ?? "";
    return last === "" ? "" : `: ${shown(last)}`;
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const answer: unknown = JSON.parse(line);
    return isPlainObject(answer) ? answer : null;
  } catch {
    return null;
  }
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Running programs without a game, by command. */
const idle = new Map<string, Engine[]>();

function engineFor(command: string): Engine {
  const waiting = idle.get(command) ?? [];
  for (let engine = waiting.pop(); engine !== undefined; engine = waiting.pop()) if (engine.isUsable) return engine;
  return new Engine(command);
}

/** Ends all programs of this thread. */
export function endEngines(): void {
  for (const engine of underWay) engine.end("it is no longer needed");
  idle.clear();
}

/** A seat in one game, played by a program. */
export class EnginePlayer implements Contestant<GameTypes> {
  private readonly ruleset: AnyRuleset;
  private readonly clock: Clock;
  private readonly engine: Engine;
  private readonly game: string;
  private left: number;
  private hasBegun = false;
  private seen: EventBase[] = [];

  constructor(ruleset: AnyRuleset, command: string, clock: Clock, game: string) {
    this.ruleset = ruleset;
    this.clock = clock;
    this.engine = engineFor(command);
    this.game = game;
    this.left = clock.game ?? Number.POSITIVE_INFINITY;
  }

  watch(events: readonly EventBase[]): void {
    this.seen.push(...events);
  }

  async choose(state: GameState, seat: string): Promise<MoveBase> {
    const { ruleset, game } = this;
    const { id, version } = ruleset;
    const moves = ruleset.legalMoves(state, seat);
    const begun = this.hasBegun ? 0 : START_MILLISECONDS;
    if (!this.hasBegun) await this.ask({ method: "new", game, ruleset: id, version, seat }, START_MILLISECONDS + this.clock.move);
    this.hasBegun = true;
    const events = this.seen;
    this.seen = [];
    const milliseconds = Math.min(this.clock.move, this.left);
    const view = ruleset.view(state, seat);
    const began = performance.now();
    const answer = await this.ask(
      { method: "choose", game, seat, milliseconds: this.limit(milliseconds), view, events, moves: moves.map(ruleset.format) },
      milliseconds + begun,
    );
    this.left -= Math.max(0, performance.now() - began - begun); // A start does not use up the clock.
    return moveOf(ruleset, moves, answer);
  }

  close(outcome?: Pick<PlayedGame, "winners" | "kind">): void {
    if (!this.engine.isUsable) return;
    const { game, engine } = this;
    engine.ask({ method: "close", game, outcome: outcome ?? null }, START_MILLISECONDS).then(
      () => idle.set(engine.command, [...(idle.get(engine.command) ?? []), engine]),
      () => undefined, // the game is over
    );
  }

  private async ask(request: object, milliseconds: number): Promise<unknown> {
    const answer = await this.engine.ask(request, milliseconds);
    if (answer instanceof Forfeit) {
      this.engine.end(answer.message);
      throw answer;
    }
    return answer;
  }

  private limit(milliseconds: number): number {
    return Math.max(1, Math.round(milliseconds));
  }
}

// The move in an answer, as notation or as an index in the list. @throws Forfeit for any other answer
function moveOf(ruleset: AnyRuleset, moves: readonly MoveBase[], answer: unknown): MoveBase {
  const given = isPlainObject(answer) ? answer["move"] : undefined;
  const move = typeof given === "number" ? moves[given] : moves.find((one) => ruleset.format(one) === given);
  if (move === undefined) throw new Forfeit(`it chose a move that is not in its list: ${shown(given ?? answer ?? "nothing")}`);
  return move;
}
