/**
 * The law of lists and observations (law 38). A seat with different choices is shown different numbers; otherwise a network cannot learn to
 * distinguish the choices. Random games seldom reach two such positions, so the law follows sequences of two decisions from the positions of one
 * game, the first decision with two different rolls. Short lists are followed completely.
 */
import type { AnyRuleset, GameTypes } from "../../core/ruleset/contract.js";
import type { SeededDice } from "../../core/dice/seeded.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { Observation } from "../../core/ruleset/observation.js";
import type { GameState } from "../../core/state/state.js";
import { type Observer, observerOf } from "../../learn/observer.js";
import { expectThat, type Law } from "../law.js";
import { walk } from "../walk.js";

/** The most positions examined around one position of a random game; only long lists reach it. */
const MOST_AROUND = 150;

export const listsShownLaw: Law = {
  number: 38,
  title: "Positions in which a seat has different lists are shown to it as different numbers, on all ways of two decisions",
  check(trial) {
    const { ruleset, known } = trial;
    let lists: ListsShown | null = null;
    walk(trial, ({ state, isRare, pick }) => {
      if (!isRare) return;
      lists ??= new ListsShown(ruleset, state, known?.observation);
      lists.lookAround(state, pick, MOST_AROUND);
    });
  },
};

/** The lists of a game, by the observations of the seats that have them. */
export class ListsShown {
  private readonly ruleset: AnyRuleset;
  private readonly observer: Observer<GameState>;
  private readonly indices: Int32Array;
  private readonly values: Float32Array;
  private readonly lists: Map<string, string> = new Map();

  /** The games must have the edition and the number of players of this state. */
  constructor(ruleset: AnyRuleset, { edition, ...like }: GameState, observation: Observation<GameState> | undefined) {
    this.ruleset = ruleset;
    this.observer = observerOf<GameTypes>(ruleset, { players: ruleset.players({ edition, ...like }).length, edition, observation });
    this.indices = new Int32Array(this.observer.size);
    this.values = new Float32Array(this.observer.size);
  }

  /**
   * Examines a position and the positions one and two decisions later, the first decision with the same dice and with others. Moves are tried in
   * turn from a random one on. Stops at `most` positions and returns the number examined.
   */
  lookAround(state: GameState, pick: SeededDice, most: number): number {
    this.look(state);
    const others = this.ruleset.reseed(state, pick.draw(1_000_000)); // This is the same position with other rolls and cards.
    let looked = 1;
    for (const first of fromAnywhere(this.movesOf(state), pick))
      for (const from of [state, others]) {
        const after = this.next(from, first);
        this.look(after);
        looked++;
        for (const second of fromAnywhere(this.movesOf(after), pick)) {
          if (looked >= most) return looked;
          this.look(this.next(after, second));
          looked++;
        }
      }
    return looked;
  }

  // Compares the lists of a position with the lists seen under the same observation.
  private look(state: GameState): void {
    const { ruleset, lists } = this;
    for (const name of ruleset.seatsToMove(state) as readonly string[]) {
      const shown = this.shown(state, ruleset.seats.indexOf(name));
      const list = (ruleset.legalMoves(state, name) as readonly MoveBase[]).map((move) => ruleset.format(move)).join("\n");
      const before = lists.get(shown);
      lists.set(shown, list);
      expectThat(before === undefined || before === list, () => `${name} is shown the same numbers where it has other choices:\n${before}\nand\n${list}`);
    }
  }

  private shown(state: GameState, seat: number): string {
    const { indices, values } = this;
    const count = this.observer.observeSparse(state, seat, { indices, values });
    const numbers: string[] = [];
    for (let i = 0; i < count; i++) numbers.push(`${indices[i]}:${values[i]}`);
    return numbers.sort().join();
  }

  private movesOf(state: GameState): readonly MoveBase[] {
    return this.ruleset.seatsToMove(state).length === 0 ? [] : this.ruleset.legalMoves(state);
  }

  private next(state: GameState, move: MoveBase): GameState {
    return this.ruleset.apply(state, move).state;
  }
}

// The list rotated to begin at a random entry.
function fromAnywhere<T>(list: readonly T[], pick: SeededDice): readonly T[] {
  if (list.length < 2) return list;
  const from = pick.draw(list.length);
  return [...list.slice(from), ...list.slice(0, from)];
}
