import { Game } from "../core/game/game.js";
import type { GameSnapshot } from "../core/game/snapshot.js";
import type { GameTypes, Play, Viewer } from "../core/ruleset/contract.js";
import { type Problem, propose, type RequestTexts } from "./request.js";

/** A snapshot of a stored game, and the number of lines in it. */
export interface StoredSnapshot {
  readonly number: number;
  readonly snapshot: unknown;
}

/** The lines of one game in a store, numbered from 0, and its last snapshot if the store keeps any. */
export interface StoredLines {
  /** Stores lines from a number on, all or none. Returns true if stored; false if a line with that number exists already. */
  append(number: number, lines: readonly string[]): Promise<boolean>;
  /** The lines from a number on. */
  read(number: number): Promise<readonly string[]>;
  /** The last snapshot; null if none has been kept. */
  snapshot?(): Promise<StoredSnapshot | null>;
  /** Keeps a snapshot of this many lines, unless a later one is kept. */
  keep?(number: number, snapshot: GameSnapshot): Promise<void>;
}

/** The most attempts at a request while other processes store first. */
const MOST_TRIES = 5;
/** The number of lines after which `answer` keeps another snapshot. */
const SNAPSHOT_EVERY = 64;

/**
 * One process's access to a stored game that several processes serve. Only stored lines count: the process that stores the next line first has made the move.
 * Keep the object as long as somebody watches the game, or for one request.
 */
export class SharedGame<T extends GameTypes = GameTypes> {
  /**
   * @param next the number of the next line, which is the number of lines in the game
   * @param kept the number of lines in the last snapshot; 0 if there is none
   */
  constructor(
    readonly game: Game<T>,
    public next: number,
    private readonly stored: StoredLines,
    private kept: number = 0,
  ) {}

  /**
   * Opens a stored game from its last snapshot and the lines after it, or from all lines if there is no snapshot or it cannot be opened, for example because
   * another version of the package made it.
   * @throws ReplayError if the lines do not play or there are none; and the errors of the store
   */
  static async open<T extends GameTypes>(ruleset: Play<T>, stored: StoredLines): Promise<SharedGame<T>> {
    const last = (await stored.snapshot?.()) ?? null;
    if (last !== null) {
      const lines = await stored.read(last.number);
      try {
        return new SharedGame(Game.open(ruleset, { snapshot: last.snapshot, lines }), last.number + lines.length, stored, last.number);
      } catch {
        // The snapshot is of no use, so the whole game is read. If that does not play either, its error is the one thrown.
      }
    }
    const lines = await stored.read(0);
    return new SharedGame(Game.fromLines(ruleset, lines), lines.length, stored);
  }

  /** Keeps a snapshot of all known lines, if the store keeps snapshots and lacks this one. Errors of the store are rethrown. */
  async keep(): Promise<void> {
    const { next, game, stored, kept } = this;
    if (kept === next || stored.keep === undefined) return;
    this.kept = next;
    try {
      await stored.keep(next, game.snapshot() as GameSnapshot);
    } catch (error) {
      this.kept = kept;
      throw error;
    }
  }

  /**
   * Carries out a request like `carryOut`, but stores its lines first. If another process has stored lines in between, it reads them and tries again, so that
   * of two answers to one question the first stored one counts; after five attempts the problem is `request/overtaken`. Every 64 lines it keeps a snapshot,
   * if the store keeps any. Errors of the store are rethrown; then `readOn` shows whether the lines are stored.
   */
  async answer(viewer: Viewer<T["seat"]>, request: unknown, texts?: RequestTexts): Promise<Problem | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { next } = this;
      const { lines, problem } = propose(this.game, viewer, request, texts);
      // The page may have news from another process that is not yet known here.
      if (problem !== null && (problem.code !== "move/stale" || tries > 0)) return problem;
      if (problem === null && (await this.stored.append(next, lines))) {
        this.take(next, lines);
        if (this.next - this.kept >= SNAPSHOT_EVERY) await this.keep().catch(() => undefined); // The move is stored; the next answer tries again.
        return null;
      }
      await this.readOn();
    }
    return { code: "request/overtaken", message: "Others were faster; please try again." };
  }

  /**
   * Applies stored lines from a number on. Known lines are skipped, and lines after a gap are left to `readOn`.
   * @throws ReplayError if they do not play
   */
  take(number: number, lines: readonly string[]): void {
    const fresh = number > this.next ? [] : lines.slice(this.next - number);
    this.next += fresh.length;
    this.game.append(fresh);
  }

  /** Applies the lines that others have stored; does nothing if `least` lines are known. */
  async readOn(least: number = Number.POSITIVE_INFINITY): Promise<void> {
    const { next } = this;
    if (next >= least) return;
    this.take(next, await this.stored.read(next));
  }
}
