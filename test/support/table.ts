/**
 * The table that the tests of every game play on: a position, scripted dice, moves in notation, questions about what is asked and refused. The kit of each game puts a
 * scene of its own on top.
 */
import { afterEach, expect } from "vitest";
import type { Ruleset, Viewer } from "../../src/core/contract.js";
import { ScriptedDice } from "../../src/core/dice/scripted.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { EventBase } from "../../src/core/events.js";
import type { Refusal } from "../../src/core/flow.js";
import type { MoveBase } from "../../src/core/moves.js";
import type { GameState } from "../../src/core/state.js";

// Scripts of the test under way: nothing of them may be left over at its end.
const scripts: ScriptedDice[] = [];
afterEach(() => {
  for (const script of scripts.splice(0)) script.assertUsedUp();
});

/** What a table asks of a ruleset. */
type Rules<S extends GameState, M extends MoveBase, E extends EventBase, V, Seat extends string> = Pick<
  Ruleset<S, M, E, V, object, Seat>,
  "seats" | "apply" | "parse" | "format" | "legalMoves" | "seatsToMove" | "decision" | "explain" | "view"
>;

/** A game under test. */
export class GameTable<S extends GameState, M extends MoveBase, E extends EventBase, V, Seat extends string> {
  state: S;
  readonly #ruleset: Rules<S, M, E, V, Seat>;
  #script: ScriptedDice | null = null;

  constructor(ruleset: Rules<S, M, E, V, Seat>, state: S) {
    this.#ruleset = ruleset;
    this.state = state;
  }

  // ---------------------------------------------------------------- play

  /** Rolls and draws from now on; they must be used up by the end of the test. Draws without a script are random. */
  dice(rolls: string, draws?: string): this {
    this.#script?.assertUsedUp();
    this.#script = new ScriptedDice(rolls, draws === undefined ? { drawsFrom: new SeededDice("draws") } : { draws });
    scripts.push(this.#script);
    return this;
  }

  /** Plays lines, those without a seat by the first that is asked; returns all that happened. A line after a question mark is played if it is listed. */
  play(...lines: readonly string[]): E[] {
    const all: E[] = [];
    for (const given of lines) {
      const line = given.replace("? ", "");
      if (given !== line && !this.list.includes(line)) continue;
      const { state, events } = this.#ruleset.apply(this.state, this.#ruleset.parse(this.#withSeat(line)), this.#script ?? undefined);
      this.state = state;
      all.push(...events);
    }
    if (this.#script?.left === 0) this.#script = null;
    return all;
  }

  /** Plays until this decision is asked: the first listed move that begins with one of `wanted`, else the last of the list. */
  playTo(decision: string, ...wanted: readonly string[]): this {
    for (let plies = 0; this.decision !== decision && this.decision !== null; plies++) {
      if (plies > 500) throw new Error(`${decision} is not reached`);
      const { list } = this;
      this.play(list.find((line) => wanted.some((word) => line.startsWith(word))) ?? list.at(-1)!);
    }
    return this;
  }

  #withSeat(line: string): string {
    return this.#ruleset.seats.some((seat) => line.startsWith(`${seat} `)) ? line : `${this.asked} ${line}`;
  }

  // ---------------------------------------------------------------- questions

  /** The first seat that is asked. */
  get asked(): Seat {
    const [seat] = this.#ruleset.seatsToMove(this.state);
    expect(seat, "somebody is asked").toBeDefined();
    return seat!;
  }
  /** The decision under way, null when the game is over. */
  get decision(): string | null {
    return this.#ruleset.decision(this.state)?.kind ?? null;
  }
  /** The legal moves of the seat asked as lines without the seat. */
  get list(): string[] {
    return this.#ruleset.legalMoves(this.state, this.asked).map((move) => this.#ruleset.format(move).split(" ").slice(1).join(" "));
  }
  /** The last words of the listed moves of a type. */
  listed(type: string): string[] {
    return this.list.filter((line) => line.split(" ")[0] === type).map((line) => line.split(" ").slice(1).join(" "));
  }
  /** Why a line is refused, null when it is legal. */
  refusal(line: string): Refusal | null {
    return this.#ruleset.explain(this.state, this.#ruleset.parse(this.#withSeat(line)));
  }
  /** The clause of the refusal. */
  refusedBy(line: string): string | null {
    return this.refusal(line)?.clause ?? null;
  }
  /** The code of the refusal and its clause. */
  reason(line: string): string | null {
    const refusal = this.refusal(line);
    return refusal === null ? null : `${refusal.code} ${refusal.clause}`;
  }
  /** The arbiter's view. */
  get view(): V {
    return this.viewOf("arbiter");
  }
  viewOf(viewer: Viewer<Seat>): V {
    return this.#ruleset.view(this.state, viewer);
  }
}

/** The events of a type. */
export function all<E extends EventBase, T extends E["type"]>(events: readonly E[], type: T): Extract<E, { readonly type: T }>[] {
  return events.filter((event) => event.type === type) as Extract<E, { readonly type: T }>[];
}

/** The one event of a type; fails when there is none or more. */
export function one<E extends EventBase, T extends E["type"]>(events: readonly E[], type: T): Extract<E, { readonly type: T }> {
  const found = all(events, type);
  expect(found, `events of type ${type}`).toHaveLength(1);
  return found[0]!;
}
