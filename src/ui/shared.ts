/** A stored game that several processes serve: what is not stored has not happened, and the process that stores the next line has played. */
import type { Game } from "../core/game/game.js";
import type { GameTypes, Viewer } from "../core/ruleset/contract.js";
import { type Problem, propose, type RequestTexts } from "./request.js";

/** The lines of one game in a store; the first has the number 0. */
export interface StoredLines {
  /** Stores lines from a number on, all or none, and says whether it has: not where a line of that number is stored already. */
  append(number: number, lines: readonly string[]): Promise<boolean>;
  /** The lines from a number on. */
  read(number: number): Promise<readonly string[]>;
}

/** The most attempts at a request while others are faster. */
const MOST_TRIES = 5;

/** One process's part in a stored game. It may be held as long as somebody looks at the game, or for one request. */
export class SharedGame<T extends GameTypes = GameTypes> {
  /** @param next the number of the next line, which is the number of lines in the game */
  constructor(
    readonly game: Game<T>,
    public next: number,
    private readonly stored: StoredLines,
  ) {}

  /**
   * Carries out a request as `carryOut` does, but stores its lines first. Where another process has stored others in between, it takes these in and looks at the request again, so that of two
   * answers to one question the first that was stored counts. What the store throws comes out of it: then the lines may be stored or not, and `readOn` shows it.
   */
  async answer(viewer: Viewer<T["seat"]>, request: unknown, texts?: RequestTexts): Promise<Problem | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { next } = this;
      const { lines, problem } = propose(this.game, viewer, request, texts);
      // The page may have been told by another process what is not known here.
      if (problem !== null && (problem.code !== "move/stale" || tries > 0)) return problem;
      if (problem === null && (await this.stored.append(next, lines))) {
        this.take(next, lines);
        return null;
      }
      await this.readOn();
    }
    return { code: "request/overtaken", message: "Others were faster; please try again." };
  }

  /** Takes in lines that are stored, from a number on; those that are known already are passed over, and lines beyond the next are left to `readOn`. @throws ReplayError when they do not play */
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
