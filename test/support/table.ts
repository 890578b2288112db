/**
 * The table that the tests of every game play on. A test begins with a position, lays pieces, begins a procedure, names dice, plays lines of notation and asks. The `table.ts` of
 * each game has the words for its own pieces, cards and turns; what all share has one name:
 *
 *   beginnings   table(options)            an empty map or board, to which words add pieces
 *                at(scene)                 what differs from a standing position, by the names of the words (Nine Years' War and Unrest, whose tests share scenes)
 *                fromStart(options, seed)  a game from its set-up, with the dice of its seed
 *                given(state)              a position that the test has
 *   pieces       control(seat, …places), and words with the place before what stands there and after a piece that has a name; `inside <place>` is within walls
 *   cards        hand(seat, …cards), pile(…), discards(…)
 *   procedures   begin(kind, slots), only(kind, step), run(), set(change)
 *   dice         dice(rolls, draws), byChance()
 *   play         play(…lines), playTo(decision, …wanted)
 *   questions    asked, decision, seat, seats; list, listed(type), moves(type); refusal, refusedBy, reason; told(type), one(type), heard(viewer); view, viewOf(viewer);
 *                controlOf(place), placeOf(piece)
 *
 *   table().army("red", "antigonus", "celaenae", { mercenary: 5 }).segment("red", "movement").dice("6").play("move-armies", "activate-general antigonus", "done")
 *   table({ year: 1692 }).control("bourbon", "mons").rp("bourbon", 1).begin("spend", { seat: BOURBON }).play("spend form")
 *   table().put("athens", { a01: 3 }).control("sparta", "potidaea").actionTurn("athens", 2).play("maneuver", "add-block a01")
 *   at({ level: 4, cu: { box: 2 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-2"] } }).play("activate c-ops-2")
 *
 * A game rolls what the test has named and nothing else, and all of it: what is left over fails the test at its end, or when other dice are named.
 */
import { expect } from "vitest";
import type { GameTypes, Ruleset, Viewer } from "../../src/core/ruleset/contract.js";
import type { Dice } from "../../src/core/dice/dice.js";
import { ScriptedDice } from "../../src/core/dice/scripted.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { isTycheError, type Refusal } from "../../src/core/basics/errors.js";
import type { EventBase } from "../../src/core/events/events.js";
import { type Procedure, runToChoice } from "../../src/core/flow/flow.js";
import type { GameState } from "../../src/core/state/state.js";
import { recorded, recordedRun } from "./recording.js";

// Scripts of the test under way.
const scripts: ScriptedDice[] = [];

/** Nothing that a test has named may be left over at its end; `setup.ts` asks after each. */
export function expectScriptsUsedUp(): void {
  for (const script of scripts.splice(0)) script.assertUsedUp();
}

/** What a table asks of a ruleset. */
export type Rules<T extends GameTypes> = Pick<
  Ruleset<T>,
  "seats" | "clone" | "apply" | "parse" | "format" | "legalMoves" | "seatsToMove" | "decision" | "explain" | "view" | "viewEvents"
>;

/** What a procedure is begun by: the handles of the frames, and what runs them. */
export interface Machine<S extends GameState, E, Kind extends string> {
  readonly F: { readonly [K in Kind]: { push(s: S): { step: number }; readonly step: Readonly<Record<string, number>> } };
  readonly PROCEDURES: readonly Procedure<S, E>[];
}

/** A game under test. */
export class GameTable<T extends GameTypes, Kind extends string = string> {
  state: T["state"];
  /** What happened in the last `play`, `begin` or `run`. */
  events: readonly T["event"][] = [];
  /** All that happened since the table was laid. */
  readonly log: T["event"][] = [];
  readonly #ruleset: Rules<T>;
  readonly #machine: Machine<T["state"], T["event"], Kind>;
  // Null where a test leaves it to the dice of the game.
  #dice: Dice | null = new ScriptedDice("");
  #script: ScriptedDice | null = null;
  // Whether a position that has only been laid is written down as an example, or one that has begun alone.
  #isExample: boolean;

  constructor(ruleset: Rules<T>, machine: Machine<T["state"], T["event"], Kind>, state: T["state"], isExample = true) {
    this.#isExample = isExample;
    this.#ruleset = recorded<T, Rules<T>>(ruleset, () => (this.#isExample ? this.state : null));
    this.#machine = machine;
    this.state = state;
  }

  /** The position, to be written to by a test: a copy, since only the engine changes the position that it has stepped last. */
  change(): T["state"] {
    this.state = this.#ruleset.clone(this.state);
    return this.state;
  }

  // ---------------------------------------------------------------- play

  /** Rolls and draws from now on, `any` where the test is not about what is drawn. */
  dice(rolls: string, draws = ""): this {
    this.#script?.assertUsedUp();
    this.#script = new ScriptedDice(rolls, draws === "any" ? { drawsFrom: new SeededDice("draws") } : { draws });
    this.#dice = this.#script;
    scripts.push(this.#script);
    return this;
  }
  /** From now on the dice fall as they like. */
  byChance(): this {
    this.#script?.assertUsedUp();
    this.#script = null;
    this.#dice = null;
    return this;
  }
  /** Plays lines of notation, those without a seat by the first that is asked; each must be legal. */
  play(...lines: readonly string[]): this {
    const events: T["event"][] = [];
    for (const line of lines) {
      const next = this.#ruleset.apply(this.state, this.#ruleset.parse(this.#withSeat(line)), this.#dice ?? undefined);
      this.state = next.state;
      events.push(...next.events);
    }
    return this.#tell(events);
  }
  /** Plays until this decision is asked, with dice as they fall: the first listed move that begins with one of `wanted`, else the last of the list. */
  playTo(decision: string, ...wanted: readonly string[]): this {
    const dice = this.#dice;
    this.#dice = null;
    for (let plies = 0; this.decision !== decision && this.decision !== null; plies++) {
      if (plies > 500) throw new Error(`${decision} is not reached`);
      const { list } = this;
      this.play(list.find((line) => wanted.some((word) => line.startsWith(word))) ?? list.at(-1)!);
    }
    this.#dice = dice;
    return this;
  }
  #tell(events: readonly T["event"][]): this {
    this.#isExample = true;
    this.events = events;
    this.log.push(...events);
    return this;
  }
  #withSeat(line: string): string {
    return this.#ruleset.seats.some((seat) => line.startsWith(`${seat} `)) ? line : `${this.seat} ${line}`;
  }

  // ---------------------------------------------------------------- set-up

  /** Begins a procedure with these slots, the others empty, and runs to the first decision. */
  begin(kind: Kind, slots: Readonly<Record<string, unknown>> = {}): this {
    Object.assign(this.#machine.F[kind].push(this.state), slots);
    return this.run();
  }
  /** Only this procedure is under way, at this step; `run` goes on from there. */
  only(kind: Kind, step?: string): this {
    this.state.frames.length = 0;
    const frame = this.#machine.F[kind].push(this.state);
    if (step !== undefined) frame.step = this.#machine.F[kind].step[step]!;
    return this;
  }
  /** Runs on from the procedures that lie on the stack. */
  run(): this {
    const events: T["event"][] = [];
    recordedRun<T>(this.#ruleset, this.state, events, this.#dice ?? new SeededDice("run"), (dice) =>
      runToChoice(this.state, this.#machine.PROCEDURES, dice, events),
    );
    return this.#tell(events);
  }
  /** Any change of the position, in the words of the ruleset's state. */
  set(change: (s: T["state"]) => void): this {
    change(this.state);
    return this;
  }

  // ---------------------------------------------------------------- questions

  /** The decision under way and who is asked, e.g. `compose-army red`; `over` at the end. */
  get asked(): string {
    const decision = this.#ruleset.decision(this.state);
    return decision === null ? "over" : [decision.kind, ...decision.seats].join(" ");
  }
  /** The decision under way, null when the game is over. */
  get decision(): string | null {
    return this.#ruleset.decision(this.state)?.kind ?? null;
  }
  /** The seats that are asked. */
  get seats(): readonly T["seat"][] {
    return this.#ruleset.seatsToMove(this.state);
  }
  /** The first seat that is asked. */
  get seat(): T["seat"] {
    const [seat] = this.seats;
    expect(seat, "somebody is asked").toBeDefined();
    return seat!;
  }
  /** The legal moves of all that are asked, as whole lines; of one type when given. */
  moves(type?: T["move"]["type"]): string[] {
    const legal = this.#ruleset.legalMoves(this.state);
    return legal.filter((move) => type === undefined || move.type === type).map((move) => this.#ruleset.format(move));
  }
  /** The legal moves of the seat asked as lines without the seat. */
  get list(): string[] {
    return this.#ruleset.legalMoves(this.state, this.seat).map((move) => this.#ruleset.format(move).split(" ").slice(1).join(" "));
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
  /** The code of the refusal and its clause, the code of the error of a line that is no move; null when the line is legal. */
  reason(line: string): string | null {
    try {
      const refusal = this.refusal(line);
      return refusal === null ? null : `${refusal.code} ${refusal.clause}`;
    } catch (error) {
      if (isTycheError(error)) return error.code;
      throw error;
    }
  }
  /** The events of a type in the last `play`, `begin` or `run`. */
  told<Type extends T["event"]["type"]>(type: Type): Extract<T["event"], { readonly type: Type }>[] {
    return all(this.events, type);
  }
  /** The one event of a type; fails when there is none or more. */
  one<Type extends T["event"]["type"]>(type: Type): Extract<T["event"], { readonly type: Type }> {
    return one(this.events, type);
  }
  /** What a viewer hears of all that has happened since the table was laid. */
  heard(viewer: Viewer<T["seat"]>): readonly T["event"][] {
    return this.#ruleset.viewEvents(this.log, viewer);
  }
  /** The arbiter's view. */
  get view(): T["view"] {
    return this.viewOf("arbiter");
  }
  viewOf(viewer: Viewer<T["seat"]>): T["view"] {
    return this.#ruleset.view(this.state, viewer);
  }
}

/** The events of a type, of those a test has gathered. */
export function all<E extends EventBase, T extends E["type"]>(events: readonly E[], type: T): Extract<E, { readonly type: T }>[] {
  return events.filter((event) => event.type === type) as Extract<E, { readonly type: T }>[];
}

/** The one event of a type; fails when there is none or more. */
export function one<E extends EventBase, T extends E["type"]>(events: readonly E[], type: T): Extract<E, { readonly type: T }> {
  const found = all(events, type);
  expect(found, `events of type ${type}`).toHaveLength(1);
  return found[0]!;
}

/** The place of an id in a list of ids; an id that does not exist fails the test. */
export function indexIn(ids: readonly string[], id: string): number {
  const found = ids.indexOf(id);
  if (found < 0) throw new Error(`no such id: ${id}`);
  return found;
}
