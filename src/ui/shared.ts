/** A stored game that several processes serve: only stored lines have happened, and the process that stores the next line first has made the move. */
import type { Game } from "../core/game/game.js";
import type { GameTypes, Viewer } from "../core/ruleset/contract.js";
import { type Problem, propose, type RequestTexts } from "./request.js";

/** The lines of one game in a store; the first has the number 0. */
export interface StoredLines {
  /** Stores lines from a number on, all or none. Returns true if stored; false if a line with that number exists already. */
  append(number: number, lines: readonly string[]): Promise<boolean>;
  /** The lines from a number on. */
  read(number: number): Promise<readonly string[]>;
}

/** The most attempts at a request while other processes store first. */
const MOST_TRIES = 5;

/** One process's part in a stored game. Keep it as long as somebody watches the game, or for one request. */
export class SharedGame<T extends GameTypes = GameTypes> {
  /** @param next the number of the next line, which is the number of lines in the game */
  constructor(
    readonly game: Game<T>,
    public next: number,
    private readonly stored: StoredLines,
  ) {}

  /**
   * Carries out a request as `carryOut` does, but stores its lines first. If another process has stored lines in between, these are read and the request is tried again, so of
   * two answers to one question the first stored counts; after five attempts the problem is `request/overtaken`. Errors of the store are rethrown; the lines may or may not be
   * stored then, and `readOn` shows which.
   */
  async answer(viewer: Viewer<T["seat"]>, request: unknown, texts?: RequestTexts): Promise<Problem | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { next } = this;
      const { lines, problem } = propose(this.game, viewer, request, texts);
      // The page may have news from another process that is not yet known here.
      if (problem !== null && (problem.code !== "move/stale" || tries > 0)) return problem;
      if (problem === null && (await this.stored.append(next, lines))) {
        this.take(next, lines);
        return null;
      }
      await this.readOn();
    }
    return { code: "request/overtaken", message: "Others were faster; please try again." };
  }

  /** Applies stored lines from a number on; lines already known are skipped, and lines after a gap are left to `readOn`. @throws ReplayError when they do not play */
  take(number: number, lines: readonly string[]): void {
    const fresh = number > this.next ? [] : lines.slice(this.next - number);
    this.next += fresh.length;
    this.game.append(fresh);
  }

  /** Takes in what others have stored; does nothing if `least` lines are known. */
  async readOn(least: number = Number.POSITIVE_INFINITY): Promise<void> {
    const { next } = this;
    if (next >= least) return;
    this.take(next, await this.stored.read(next));
  }
}
