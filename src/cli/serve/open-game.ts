/** An open game of a connection, with the claimed seat, if any, and the bots at the other seats. */
import type { AnyRuleset, GameTypes, Memory, Outcome, Viewer } from "../../core/ruleset/contract.js";
import type { EventBase } from "../../core/events/events.js";
import { Game } from "../../core/game/game.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { type Observer, observerOf } from "../../learn/observer.js";
import { redact, replay } from "../../core/game/record.js";
import { returns } from "../../core/game/returns.js";
import type { GameAdapter } from "../games/game-adapter.js";
import { type AnyPlayer, makePlayer } from "../players.js";
import { RequestError, REQUEST_COMPLAINT } from "./fields.js";

export interface Opening {
  readonly name: string;
  readonly adapter: GameAdapter;
  /** The options of a new game (with a seed or a position), a record, or a fork. */
  readonly begin: { readonly options: object } | { readonly record: object } | Fork;
  /** The claimed seat; null if none is claimed. */
  readonly as: string | null;
  /** The player of every unclaimed seat; null if no seat is claimed. */
  readonly others: string | null;
  /** The seed of the bots at the other seats. */
  readonly seed: string;
}

/** A position that is played separately, without a history. */
export interface Fork {
  readonly state: GameState;
  /** The memories of the seats. A seat without an entry has only the memory that follows from the state. */
  readonly memories: ReadonlyMap<string, Memory<string>>;
}

export interface Status {
  readonly game: string;
  readonly ruleset: string;
  readonly version: string;
  readonly seats: readonly string[];
  /** Null in a claimed game, which must not show how many decisions the others have made. */
  readonly ply: number | null;
  readonly toMove: readonly string[];
  readonly outcome: Outcome<string> | null;
  /** The returns, in the order of the ruleset's seats; null until the game is over. */
  readonly returns: readonly number[] | null;
  /** The seat that may take back the last decision; null if none may, or in a claimed game if the claimed seat may not. */
  readonly undo: string | null;
  readonly as: string | null;
}

/** A game as a connection may use it. */
export class OpenGame {
  readonly name: string;
  readonly adapter: GameAdapter;
  readonly as: string | null;
  private readonly game: Played;
  private readonly bots = new Map<string, AnyPlayer>();
  private readonly observing: [Observer<GameState>?, Observer<GameState>?] = [];
  private readonly atStart: ReadonlyMap<string, Memory<string>>;
  private readonly memories = new Map<string, { readonly memory: Memory<string>; readonly events: number }>();

  constructor({ name, adapter, begin, as, others, seed }: Opening) {
    this.name = name;
    this.adapter = adapter;
    this.as = as;
    const { ruleset } = adapter;
    this.game = gameOf(ruleset, begin);
    const seats: readonly string[] = ruleset.players(this.game.state);
    if (as !== null && !seats.includes(as)) throw REQUEST_COMPLAINT("as", `a seat of this game (${seats.join(", ")})`, as);
    this.atStart = "state" in begin ? begin.memories : memoriesOf(ruleset, "record" in begin ? beginningOf(ruleset, begin.record) : this.game.state, seats);
    if (as === null || others === null) return;
    for (const seat of seats) if (seat !== as) this.bots.set(seat, makePlayer(others, adapter, `${seed} ${seat}`));
    this.playOthers();
  }

  get ruleset(): AnyRuleset {
    return this.adapter.ruleset;
  }

  get state(): ReturnType<AnyRuleset["clone"]> {
    return this.game.state;
  }

  /** The viewer named by a request, or the default. @throws RequestError if another seat is claimed or the viewer is unknown */
  viewer(asked: string | undefined): Viewer<string> {
    const viewers = [...this.ruleset.seats, "spectator", "arbiter"];
    if (asked !== undefined && !viewers.includes(asked)) throw REQUEST_COMPLAINT("viewer", `one of ${viewers.join(", ")}`, asked);
    if (this.as === null) return asked ?? "arbiter";
    if (asked !== undefined && asked !== this.as) throw claimed(this.as, "viewer");
    return this.as;
  }

  /** The seat named by a request, or the claimed one. @throws RequestError if another seat is claimed, or if the named seat does not play in this game */
  seat(asked: string | undefined): string {
    if (this.as !== null && asked !== undefined && asked !== this.as) throw claimed(this.as, "seat");
    const seat = asked ?? this.as ?? undefined;
    const seats: readonly string[] = this.ruleset.players(this.state);
    if (seat === undefined || !seats.includes(seat)) throw REQUEST_COMPLAINT("seat", `a seat of this game (${seats.join(", ")})`, seat);
    return seat;
  }

  /** The claimed seat, or else the first seat to move; null if the game is over. */
  firstAsked(): string | null {
    if (this.as !== null) return this.as;
    const asked: readonly string[] = this.ruleset.seatsToMove(this.state);
    return asked[0] ?? null;
  }

  status(): Status {
    const { ruleset, state, as, game } = this;
    const { id, version } = ruleset;
    // The seat to move can be a secret too.
    const toMove: readonly string[] = ruleset.decision(state, as ?? "arbiter")?.seats ?? [];
    const seats: readonly string[] = ruleset.players(state);
    const undo = seats.find((seat) => (as === null || as === seat) && game.canUndo(seat)) ?? null;
    const { outcome } = game;
    const worth = outcome === null ? null : returns(ruleset, outcome);
    return { game: this.name, ruleset: id, version, seats, ply: as === null ? game.ply : null, toMove, outcome, returns: worth, undo, as };
  }

  /** Plays a move and the moves of the others after it. With `withEvents`, returns the events that this connection may see; otherwise undefined. */
  play(move: MoveBase | string, withEvents: boolean): readonly EventBase[] | undefined {
    const viewer = this.viewer(undefined);
    const before = withEvents && this.as !== null ? this.game.events(viewer).length : 0;
    const events = this.as === null ? this.game.play(move) : this.game.playAs(this.as, move);
    this.playOthers();
    if (!withEvents) return undefined;
    return this.as === null ? events : this.game.events(viewer).slice(before);
  }

  /** The events that a viewer may see, without the first `since`, and the number of all of them. */
  events(viewer: Viewer<string>, since: number): { readonly count: number; readonly events: readonly EventBase[] } {
    const events: readonly EventBase[] = this.game.events(viewer);
    return { count: events.length, events: events.slice(since) };
  }

  memory(seat: string): Memory<string> {
    if (this.game instanceof Sideline) return this.game.memories.get(seat) ?? this.ruleset.memory(this.state, seat);
    const events = this.game.events("arbiter");
    const known = this.memories.get(seat) ?? { memory: this.atStart.get(seat)!, events: 0 };
    const memory = this.ruleset.remember(known.memory, events.slice(known.events));
    this.memories.set(seat, { memory, events: events.length });
    return memory;
  }

  observer(withMemory: boolean): Observer<GameState> {
    return (this.observing[withMemory ? 1 : 0] ??= observerFor(this.adapter, this.state, withMemory));
  }

  /** A copy of the current position, to be played under another name. @throws RequestError in a claimed game */
  fork(): Fork {
    this.refuseClaimed("fork");
    return { state: this.ruleset.clone(this.state), memories: this.rememberedByAll() };
  }

  /** A position consistent with everything that a viewer knows and remembers. It is reseeded and reveals nothing hidden. */
  determinize(viewer: Viewer<string>, seed: string): Fork {
    const isSeat = (this.ruleset.seats as readonly string[]).includes(viewer);
    return {
      state: this.ruleset.determinize(this.state, viewer, seed, isSeat ? this.memory(viewer) : undefined),
      memories: isSeat ? new Map([[viewer, this.memory(viewer)]]) : new Map(),
    };
  }

  /** Refuses a request in a claimed game whose answer depends on facts hidden from the claimed seat. @throws RequestError */
  refuseClaimed(method: string): void {
    if (this.as !== null)
      throw new RequestError("serve/claimed", `method: ${method} looks at what the claimed seat ${this.as} cannot know; determinize first`, { path: "method" });
  }

  private rememberedByAll(): ReadonlyMap<string, Memory<string>> {
    const held = [...this.atStart].filter(([, { held: what }]) => what !== null);
    return new Map(held.map(([seat]) => [seat, this.memory(seat)]));
  }

  undo(seat: string): void {
    this.game.undo(seat);
    this.memories.clear(); // The next request computes them again from the beginning.
  }

  concede(seat: string): void {
    this.game.concede(seat);
  }

  /** The record, or the part of it that the claimed seat may have. */
  record(): object {
    const record = this.game.record();
    return this.as === null ? record : redact(this.ruleset, record, this.as);
  }

  // Plays the other seats until only the claimed seat is to move or the game is over.
  private playOthers(): void {
    if (this.bots.size === 0) return;
    for (;;) {
      const { state, ruleset } = this;
      const asked: readonly string[] = ruleset.seatsToMove(state);
      const seat = asked.find((one) => one !== this.as);
      if (seat === undefined) return;
      this.game.play(this.bots.get(seat)!.choose(state, seat, this.memory(seat)));
    }
  }
}

type Played = Pick<Game, "state" | "ply" | "outcome" | "play" | "playAs" | "events" | "canUndo" | "undo" | "concede" | "record">;

/** A position played separately. It has no history and costs no more than its state, which suits a search. */
class Sideline implements Played {
  state: GameState;
  ply = 0;
  /** The known memories, by seat. */
  readonly memories: Map<string, Memory<string>>;
  private readonly ruleset: AnyRuleset;

  constructor(ruleset: AnyRuleset, { state, memories }: Fork) {
    this.ruleset = ruleset;
    this.state = state;
    this.memories = new Map(memories);
  }

  get outcome(): Outcome<string> | null {
    return this.ruleset.outcome(this.state);
  }

  play(move: MoveBase | string): EventBase[] {
    const { state, events } = this.ruleset.apply(this.state, typeof move === "string" ? this.ruleset.parse(move) : move);
    for (const [seat, memory] of this.memories) this.memories.set(seat, this.ruleset.remember(memory, events));
    this.state = state;
    this.ply++;
    return events;
  }

  playAs(_seat: string, move: MoveBase | string): EventBase[] {
    return this.play(move);
  }

  concede(seat: string): EventBase[] {
    const { state, events } = this.ruleset.concede(this.state, seat);
    this.state = state;
    return events;
  }

  canUndo(): boolean {
    return false;
  }

  events(): never {
    throw withoutHistory();
  }

  undo(): never {
    throw withoutHistory();
  }

  record(): never {
    throw withoutHistory();
  }
}

function withoutHistory(): RequestError {
  return new RequestError("serve/no-history", "game: expected a game that was set up, got a fork: it has no events, no record, and takes nothing back", {
    path: "game",
  });
}

function gameOf(ruleset: AnyRuleset, begin: Opening["begin"]): Played {
  if ("state" in begin) return new Sideline(ruleset, begin);
  return "record" in begin ? Game.resume(ruleset, begin.record) : new Game(ruleset, begin.options as never);
}

function memoriesOf(ruleset: AnyRuleset, state: GameState, seats: readonly string[]): ReadonlyMap<string, Memory<string>> {
  return new Map(seats.map((seat) => [seat, ruleset.memory(state, seat)]));
}

function claimed(as: string, field: string): RequestError {
  return new RequestError("serve/claimed", `${field}: the seat ${as} has been claimed, and nothing else is shown or played here`, { path: field });
}

function beginningOf(ruleset: AnyRuleset, record: object): ReturnType<AnyRuleset["clone"]> {
  const [first] = replay(ruleset, record);
  return first!.state;
}

/** The observer for games with the same seats and edition as this state. */
export function observerFor({ ruleset, observation }: GameAdapter, state: GameState, memory: boolean): Observer<GameState> {
  return observerOf<GameTypes>(ruleset, { players: ruleset.players(state).length, edition: state.edition, observation, memory });
}
