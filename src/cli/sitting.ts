/** A game at the terminal: people at some seats, players made of code at the others. Each person is told and shown what their seat may know. */
import type { Memory } from "../core/contract.js";
import { SeededDice } from "../core/dice/seeded.js";
import { IllegalMoveError, isTycheError } from "../core/errors.js";
import type { EventBase } from "../core/events.js";
import type { Game } from "../core/game.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import type { Texts } from "../text/texts.js";
import type { GameAdapter } from "./games/game-adapter.js";
import type { AnyPlayer } from "./players.js";
import type { Terminal } from "./terminal.js";

/** A game in progress, of any ruleset. */
export type AnyGame = Game<GameState, MoveBase, EventBase, unknown, object, string>;

/** Who sits at a seat. */
export type Sitter = "me" | AnyPlayer;

const HELP = [
  "  a number    plays that move; its notation does as well",
  "  list        lists the moves again",
  "  ?           tells the rule of this decision",
  "  undo        takes your last decision back, while it may be",
  "  save FILE   writes the record of the game so far, with every secret",
  "  quit        leaves the game",
].join("\n");

/** What the table needs. */
export interface Table {
  readonly game: AnyGame;
  readonly sitters: ReadonlyMap<string, Sitter>;
  readonly adapter: GameAdapter;
  readonly texts: Texts;
  readonly terminal: Terminal;
}

/** Sits at a table until the game is over, or nobody answers any more. */
export class Sitting {
  readonly #table: Table;
  /** What happened after each decision, that of the set-up first. */
  readonly #happened: EventBase[][];
  /** What the players made of code remember, after the set-up and after each decision. */
  readonly #memories: ReadonlyMap<string, Memory<string>>[];
  /** How much of what happened each person has been told. */
  readonly #told: Map<string, number> = new Map();

  constructor(table: Table) {
    this.#table = table;
    this.#happened = [table.game.lastEvents("arbiter")];
    const { game, adapter } = table;
    const made = [...table.sitters].filter(([, sitter]) => sitter !== "me");
    this.#memories = [new Map(made.map(([seat]) => [seat, adapter.ruleset.memory(game.state, seat)]))];
  }

  /** Plays on; false when somebody has left before the end. */
  async play(): Promise<boolean> {
    const { game, sitters } = this.#table;
    while (game.outcome === null) {
      const [seat] = game.ruleset.seatsToMove(game.state);
      const sitter = sitters.get(seat!)!;
      if (sitter === "me") {
        if (!(await this.#ask(seat!))) return false;
      } else this.#play(sitter.choose(game.state, seat!, this.#memories.at(-1)!.get(seat!)));
    }
    for (const [seat, sitter] of sitters) if (sitter === "me") this.#tell(seat);
    return true;
  }

  #play(move: MoveBase): void {
    const { game, adapter } = this.#table;
    const events = [...game.play(move)];
    this.#happened.push(events);
    this.#memories.push(new Map([...this.#memories.at(-1)!].map(([seat, memory]) => [seat, adapter.ruleset.remember(memory, events)])));
  }

  // What a seat has not heard yet, as it may know it.
  #tell(seat: string): void {
    const { game, texts, terminal } = this.#table;
    const from = Math.min(this.#told.get(seat) ?? 0, this.#happened.length);
    for (const events of this.#happened.slice(from))
      for (const line of texts.log(null, game.ruleset.viewEvents(events, seat), { brief: true })) terminal.out(`${line}\n`);
    this.#told.set(seat, this.#happened.length);
  }

  async #ask(seat: string): Promise<boolean> {
    const { texts, terminal } = this.#table;
    this.#tell(seat);
    const moves = this.#list(seat);
    for (;;) {
      const answer = (await terminal.ask(`${texts.name(seat)}> `))?.trim() ?? "quit";
      if (answer === "quit") return false;
      if (answer !== "" && (await this.#answer(answer, seat, moves))) return true;
    }
  }

  #list(seat: string): readonly MoveBase[] {
    const { game, texts, terminal } = this.#table;
    const decision = game.ruleset.decision(game.state, seat)!;
    const moves = game.legalMoves(seat);
    terminal.out(`\n${texts.prompt(decision, seat)}\n`);
    moves.forEach((move, i) => terminal.out(`${String(i + 1).padStart(4)}  ${texts.move(move, decision)}\n`));
    return moves;
  }

  // Whether the decision is made, or another one is to be made instead.
  async #answer(answer: string, seat: string, moves: readonly MoveBase[]): Promise<boolean> {
    const { terminal } = this.#table;
    const [word, ...rest] = answer.split(/\s+/);
    if (word === "help") terminal.out(`${HELP}\n`);
    else if (word === "list") this.#list(seat);
    else if (word === "?") terminal.out(`${await this.#rule(seat)}\n`);
    else if (word === "save") this.#save(rest.join(" "));
    else if (word === "undo") return this.#undo(seat);
    else return this.#choose(answer, seat, moves);
    return false;
  }

  async #rule(seat: string): Promise<string> {
    const { game, adapter } = this.#table;
    const { clause } = game.ruleset.decision(game.state, seat)!;
    const rule = (await adapter.rules?.())?.[clause];
    return rule === undefined ? clause : `${clause} ${rule.title}\n${rule.text}`;
  }

  #save(file: string): void {
    const { game, terminal } = this.#table;
    if (file === "") {
      terminal.out("save: expected the name of a file\n");
      return;
    }
    try {
      terminal.write(file, `${JSON.stringify(game.record())}\n`);
      terminal.out(`record: ${file}\n`);
    } catch (error) {
      terminal.out(`${(error as Error).message}\n`);
    }
  }

  #undo(seat: string): boolean {
    const { game, terminal } = this.#table;
    if (!game.canUndo(seat)) {
      terminal.out("your last decision cannot be taken back\n");
      return false;
    }
    game.undo(seat);
    this.#happened.pop();
    this.#memories.pop();
    return true;
  }

  #choose(answer: string, seat: string, moves: readonly MoveBase[]): boolean {
    const { game, texts, terminal } = this.#table;
    try {
      const move = /^\d+$/.test(answer) ? moves[Number(answer) - 1] : game.ruleset.parse(answer);
      if (move?.seat === seat) {
        this.#play(move);
        return true;
      }
      terminal.out(`expected a number from 1 to ${moves.length}; "help" lists what else there is\n`);
    } catch (error) {
      if (!isTycheError(error)) throw error;
      terminal.out(`${error instanceof IllegalMoveError ? texts.refusal(error.refusal) : `${error.message}; "help" lists what can be said`}\n`);
    }
    return false;
  }
}

/** Somebody who picks by chance, from dice of the whole table. */
export function chance(game: AnyGame, seed: string): AnyPlayer {
  const dice = new SeededDice(seed);
  return { choose: (state, seat) => game.ruleset.randomMove(state, dice, seat) };
}
