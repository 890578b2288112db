/** A game of the library, with every position it has had, so that any moment can be looked at. */
import { type AnyGame, type AnyPlay, type AnyRuleset, Game, type GameState, type HistoryEntry, type MoveBase, type RecordedNotes } from "tyche";
import { loadWhole } from "../games/rulesets.js";
import type { NewGame, SavedGame } from "../protocol.js";

/** A decision and what it led to. */
export type Ply = HistoryEntry & { readonly move: MoveBase };

/** A position to begin from, given as the arbiter's view or as a state, with its state and the ruleset that has read it. */
export interface Beginning {
  readonly position: object;
  readonly state: GameState;
  readonly ruleset: AnyRuleset;
}

/** @throws PositionError */
export async function begunFrom(id: string, position: object): Promise<Beginning> {
  const { ruleset } = await loadWhole(id);
  return { position, state: new Game(ruleset, { position }).state, ruleset };
}

export class History {
  /** The position after so many decisions. */
  readonly #states: GameState[];
  readonly play: AnyGame;
  conceded: string | null = null;

  /** Sets a game up, or begins with a position. @throws SetupError */
  constructor(
    readonly ruleset: AnyPlay,
    readonly game: NewGame,
    readonly from: Beginning | null = null,
    /** What people have written on the record that the game was read from. */
    readonly notes: RecordedNotes = {},
  ) {
    this.play = from === null ? new Game(ruleset, { ...game.options, seed: game.seed }) : new Game(from.ruleset, { position: from.position });
    this.#states = [this.play.state];
    // The position after the last decision; giving up has one of its own.
    this.play.subscribe(() => {
      this.#states.length = Math.min(this.#states.length, this.play.ply + 1);
      if (this.#states.length <= this.play.ply) this.#states.push(this.play.state);
    });
  }

  /** Reads a saved game back. @throws when it does not play */
  static async of(ruleset: AnyPlay, saved: SavedGame): Promise<History> {
    const { options, seed, seats, position, moves, conceded, notes = {} } = saved;
    const from = position === null ? null : await begunFrom(ruleset.id, position);
    const history = new History(ruleset, { ruleset: ruleset.id, options, seed, seats }, from, notes);
    for (const line of moves) history.play.play(line);
    if (conceded !== null) history.concede(conceded);
    if (notes.tags !== undefined) history.play.tag(notes.tags);
    for (const { text, ...about } of notes.comments ?? []) history.play.comment(text, about);
    return history;
  }

  /** The state now. */
  get state(): GameState {
    return this.play.state;
  }

  /** The state after so many decisions. */
  stateAt(ply: number): GameState {
    return this.#states[ply]!;
  }

  /** All decisions. */
  get plies(): readonly Ply[] {
    return this.play.history("arbiter").filter((entry): entry is Ply => entry.move !== null);
  }

  /** The first decisions in notation, so many at most. */
  lines(most: number): readonly string[] {
    return this.plies.slice(0, most).map(({ move }) => this.ruleset.format(move));
  }

  concede(seat: string): void {
    this.play.concede(seat);
    this.conceded = seat;
  }

  save(): SavedGame {
    const { ruleset, conceded, notes } = this;
    const moves = this.play.record().moves;
    return { format: "tyche-playground/1", version: ruleset.version, ...this.game, position: this.from?.position ?? null, moves, conceded, notes };
  }
}
