/** A game with all its positions: what `Game` of the library keeps, and every state besides, so that any moment can be looked at. */
import { type AnyPlay, type FixedBy, Game, type GameState, hashState, IllegalMoveError, type MoveBase, type RecordedNotes } from "tyche";
import { loadWhole } from "../games/rulesets.js";
import type { NewGame, SavedGame, Told } from "../protocol.js";

/** A decision and what it led to. */
export interface Ply {
  readonly line: string;
  readonly move: MoveBase;
  readonly events: readonly Told[];
  readonly fixed: FixedBy | null;
  readonly state: GameState;
}

/** A position, given as the arbiter's view or as a state, with its state. @throws PositionError */
export async function begunFrom(id: string, position: object): Promise<{ readonly position: object; readonly state: GameState }> {
  const { ruleset } = await loadWhole(id);
  return { position, state: new Game(ruleset, { position }).state };
}

export class History {
  readonly #start: GameState;
  readonly setupEvents: Told[] = [];
  readonly plies: Ply[] = [];
  #undone: string[] = [];
  conceded: string | null = null;
  #end: { readonly state: GameState; readonly events: readonly Told[] } | null = null;

  /** Sets a game up, or begins with a position and its state. @throws SetupError */
  constructor(
    readonly ruleset: AnyPlay,
    readonly game: NewGame,
    readonly from: { readonly position: object; readonly state: GameState } | null = null,
    /** What people have written on the record that the game was read from. */
    readonly notes: RecordedNotes = {},
  ) {
    this.#start = from?.state ?? ruleset.setup({ ...game.options, seed: game.seed }, undefined, this.setupEvents);
  }

  /** Reads a saved game back. @throws when it does not play */
  static async of(ruleset: AnyPlay, saved: SavedGame): Promise<History> {
    const { options, seed, seats, position } = saved;
    const from = position === null ? null : await begunFrom(ruleset.id, position);
    const history = new History(ruleset, { ruleset: ruleset.id, options, seed, seats }, from, saved.notes ?? {});
    for (const line of saved.moves) history.play(line);
    if (saved.conceded !== null) history.concede(saved.conceded);
    return history;
  }

  /** The state now. */
  get state(): GameState {
    return this.#end?.state ?? this.stateAt(this.plies.length);
  }

  /** The state after so many decisions. */
  stateAt(ply: number): GameState {
    return ply === 0 ? this.#start : this.plies[ply - 1]!.state;
  }

  /** What giving up was told by. */
  get concession(): readonly Told[] {
    return this.#end?.events ?? [];
  }

  /** @throws IllegalMoveError, NotationError */
  play(line: string): void {
    this.#push(line);
    this.#undone = [];
  }

  canUndo(seat: string): boolean {
    const last = this.plies.at(-1);
    return last !== undefined && this.#end === null && last.fixed === null && last.move.seat === seat;
  }
  undo(seat: string): void {
    if (!this.canUndo(seat)) throw new IllegalMoveError("undo/not-possible", "The last decision cannot be taken back.");
    this.#undone.push(this.plies.pop()!.line);
  }
  canRedo(seat: string): boolean {
    const line = this.#undone.at(-1);
    return line !== undefined && this.ruleset.parse(line).seat === seat;
  }
  redo(seat: string): void {
    if (!this.canRedo(seat)) throw new IllegalMoveError("redo/not-possible", "There is nothing to play again.");
    this.#push(this.#undone.pop()!);
  }

  concede(seat: string): void {
    this.#end = this.ruleset.concede(this.state, seat);
    this.conceded = seat;
    this.#undone = [];
  }

  save(): SavedGame {
    const { ruleset, conceded } = this;
    const position = this.from?.position ?? null;
    return {
      format: "tyche-playground/1",
      version: ruleset.version,
      ...this.game,
      position,
      moves: this.plies.map(({ line }) => line),
      conceded,
      notes: this.notes,
    };
  }

  /** The game as a record of the library. */
  record(): object {
    const { ruleset, game, conceded, plies, from } = this;
    const { comments = [], ...tags } = this.notes;
    return {
      format: "tyche-record/1",
      ruleset: ruleset.id,
      version: ruleset.version,
      generator: "alea",
      options: game.options,
      ...(from === null ? { seed: game.seed } : { seed: null, start: from.state }),
      moves: plies.map(({ line }) => line),
      hashes: [this.#start, ...plies.map(({ state }) => state)].map(hashState),
      conceded,
      outcome: ruleset.outcome(this.state),
      ...tags,
      comments: comments.filter(({ ply }) => ply <= plies.length), // not of what has been taken back since
    };
  }

  #push(line: string): void {
    if (this.#end !== null) throw new IllegalMoveError("move/game-over", "The game is over.");
    const move = this.ruleset.parse(line);
    const { state, events, fixed } = this.ruleset.apply(this.state, move);
    this.plies.push({ line, move, events, fixed, state });
  }
}
