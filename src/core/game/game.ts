/** A game in progress with its state, history, undo, events and record. */
import type { EditionHold } from "../state/editions.js";
import { IllegalMoveError, printed } from "../basics/errors.js";
import { frozen } from "../basics/frozen.js";
import { hashState, hashText } from "../state/hash.js";
import { type Course, type Decided, History, type HistoryEntry, type News, type SeenSoFar } from "./history.js";
import { clientOf, isClient, Memories } from "./memories.js";
import { copyOfMove } from "../moves/moves.js";
import { copyOfJson } from "../basics/json.js";
import { type RecordComment, mayRead, readComments, readTags, recordedNotes, type RecordTags } from "./notes.js";
import { type CommonRefusal, illegal } from "../moves/refusals.js";
import { engineBehind } from "../ruleset/parts.js";
import { atPly, compare, compareHash, compareOutcome, playFrom, playRecord, RECORD_FORMAT, RECORD_COMPLAINT, readRecord } from "./record.js";
import type { GameRecord, PlayedPly } from "./record.js";
import { type Change, changeOf, endLine, headLine, isUndo, plyLine, readLines, recordOfLines } from "./record-lines.js";
import { type SnapshotBase, type GameSnapshot, readSnapshot, snapshotOf, stateOf } from "./snapshot.js";
import { sortedText } from "../basics/same.js";
import type { GameTypes, Memory, Outcome, Play, UndoBarrier, Viewer } from "../ruleset/contract.js";
import { begin, copyOfStart, optionsOf, type RecordedStart, type StartOptions } from "../ruleset/start.js";
import { undoOf } from "./undo.js";

/** A stored game: a snapshot, and the lines stored after it. */
export interface StoredGame {
  /** The value of `snapshot`, possibly read back from JSON. */
  readonly snapshot: unknown;
  /** In their order; none by default. */
  readonly lines?: readonly string[] | undefined;
}

interface Ply<T extends GameTypes> extends Decided<T> {
  /** The position in which the move was made. Null once the game cannot go back there, so that a game does not keep all its states. */
  readonly before: T["state"] | null;
  /** The reason why the move cannot be taken back; null if it can be. */
  readonly undoBarrier: UndoBarrier | null;
}

/**
 * Holds a game: plays moves, takes back the last ones if undo is allowed, keeps the record. It uses only the pure functions of the ruleset, so a
 * program can continue without it from `state`. It keeps every event, and the states to which undo can go back.
 */
export class Game<T extends GameTypes = GameTypes> {
  readonly ruleset: Play<T>;
  private readonly recorded: RecordedStart<T["options"]>;
  private readonly setupEvents: T["event"][] = [];
  /** The notation of the first decisions of a resumed or opened game. They cannot be taken back; their events are computed on request. */
  private asleep: readonly string[] = [];
  /** The decisions after `asleep`. */
  private plies: Ply<T>[] = [];
  private readonly hashes: string[] = [];
  private undone: T["move"][] = [];
  private readonly first: T["state"];
  private current: T["state"];
  /** The position before the last decision that cannot be taken back, and its ply; the beginning if all can be taken back. */
  private base: SnapshotBase<T["state"]>;
  /** The copy of the position that `state` handed out; null if it has not been read since the last change. */
  private shown: T["state"] | null = null;
  /** Keeps the edition of the game registered. */
  readonly editionHold: EditionHold;
  private conceded: T["seat"] | null = null;
  private said: RecordTags<T["seat"]> | undefined;
  private remarks: RecordComment<T["seat"]>[] = [];
  private concession: readonly T["event"][] = [];
  private readonly histories = new Map<Viewer<T["seat"]>, History<T>>();
  /** The end of each viewer's history at the latest snapshot. */
  private readonly seen = new Map<Viewer<T["seat"]>, SeenSoFar>();
  private readonly memories = new Memories<T>();
  private readonly listeners = new Set<() => void>();
  private readonly kinds = new Map<string, NonNullable<HistoryEntry<T>["decision"]>>();

  /**
   * Sets up a game, or begins one from a `position`, which needs the whole ruleset.
   * @throws SetupError naming the option
   * @throws PositionError naming the field of the position
   */
  constructor(ruleset: Play<T>, options: StartOptions<T["options"]>) {
    this.ruleset = ruleset;
    const { state, recorded } = begin(ruleset, options, this.setupEvents);
    this.recorded = recorded;
    this.first = state;
    this.current = state;
    this.base = { ply: 0, state };
    this.editionHold = ruleset.holdEdition(state);
    this.hashes.push(hashState(state));
    frozen(this.setupEvents);
  }

  /** Continues an unfinished record, or opens a finished one for review. @throws ReplayError if it does not play */
  static resume<T extends GameTypes>(ruleset: Play<T>, json: unknown): Game<T> {
    const record = readRecord(ruleset, json);
    const plies = playRecord(ruleset, record);
    plies.next(); // The first is the beginning, which the constructor makes.
    return new Game(ruleset, optionsOf(record)).goOn(record, plies);
  }

  /**
   * Continues a game that was kept as `lines`. Lines that `propose` of `tyche/ui` made may follow.
   * @throws ReplayError naming the line, or the ply at which it does not play
   */
  static fromLines<T extends GameTypes>(ruleset: Play<T>, lines: readonly string[]): Game<T> {
    const read = readLines(lines);
    const firstUndo = read.findIndex(isUndo);
    if (firstUndo < 0) return Game.resume(ruleset, recordOfLines(read));
    const { comments = [], ...head } = read[0]!;
    const game = Game.resume(ruleset, recordOfLines([head, ...read.slice(1, firstUndo)]));
    for (let i = Math.max(1, firstUndo); i < read.length; i++) game.takeIn(changeOf(read[i]!, i));
    // This includes the comments on decisions after the first undo line.
    game.remarks = readComments(comments, "lines[0].comments", ruleset.seats, game.ply, RECORD_COMPLAINT);
    return game;
  }

  /**
   * Continues a game from a snapshot. Replays only the decisions of the snapshot from the last one that cannot be taken back, then the lines. A call that
   * needs all decisions, such as a history from the beginning, replays the rest.
   * @throws ReplayError naming the field of a snapshot that was changed or belongs to another version, or the line that does not play
   */
  static open<T extends GameTypes>(ruleset: Play<T>, { snapshot, lines = [] }: StoredGame): Game<T> {
    const read = readSnapshot(ruleset, snapshot);
    const { record, base, undone, seen, memories } = read;
    const game = new Game(ruleset, optionsOf(record));
    compare(record, 0, game.first);
    const state = ruleset.clone(stateOf(base.state, game.first));
    compare(record, base.ply, state);
    game.asleep = record.moves.slice(0, base.ply);
    game.base = { ply: base.ply, state };
    game.turnTo(state);
    game.goOn(record, playFrom(ruleset, record, base.ply, state));
    game.undone = undone.map((line) => ruleset.parse(line));
    for (const [viewer, far] of Object.entries(seen)) game.seen.set(viewer as Viewer<T["seat"]>, far);
    game.memories.keep(base.ply, memories);
    game.append(lines);
    return game;
  }

  /**
   * The current position: a copy, the same object until the position changes, so that stores can compare it. All callers share it, so change only a
   * clone; writing to it does not change the game.
   */
  get state(): T["state"] {
    this.shown ??= this.ruleset.clone(this.current);
    return this.shown;
  }
  /** A copy of the position before the first decision. */
  get beginning(): T["state"] {
    return this.ruleset.clone(this.first);
  }
  /** The number of decisions so far. */
  get ply(): number {
    return this.asleep.length + this.plies.length;
  }
  /** Null until the game is over. */
  get outcome(): Outcome<T["seat"]> | null {
    return this.ruleset.outcome(this.current);
  }
  view(viewer: Viewer<T["seat"]>): T["view"] {
    return this.ruleset.view(this.current, viewer);
  }
  /** By default the moves of all seats. */
  legalMoves(seat?: T["seat"]): T["move"][] {
    return this.ruleset.legalMoves(this.current, seat);
  }
  /** The viewer's events of the last decision, or of the concession after it; before the first decision, the events of the set-up. */
  lastEvents(viewer: Viewer<T["seat"]>): T["event"][] {
    return this.ruleset.viewEvents(this.conceded === null ? (this.plies[this.plies.length - 1]?.events ?? this.setupEvents) : this.concession, viewer);
  }
  /** All events, filtered for a viewer. */
  events(viewer: Viewer<T["seat"]>): T["event"][] {
    return this.ruleset.viewEvents([...this.setupEvents, ...this.all().flatMap(({ events }) => events), ...this.concession], viewer);
  }
  /**
   * The history of a viewer by decision: the set-up, the viewer's own moves, and the visible part of others' decisions. `texts.log` takes an entry as
   * it is.
   */
  history(viewer: Viewer<T["seat"]>): HistoryEntry<T>[] {
    return this.historyOf(viewer).entries();
  }
  /**
   * The news for a viewer since the entry with this mark; everything if the mark is missing or unknown. `from` is the number of entries that stay:
   * fewer than before if something was taken back.
   */
  since(viewer: Viewer<T["seat"]>, mark?: string): News<T> {
    return this.historyOf(viewer).since(mark);
  }
  /** The mark of the last entry of a viewer's history. */
  mark(viewer: Viewer<T["seat"]>): string {
    return this.historyOf(viewer).mark();
  }
  /** The ply at which an entry of a viewer's history was made; null if no entry has this mark. For the arbiter only. */
  plyOf(viewer: Viewer<T["seat"]>, mark: string): number | null {
    return this.historyOf(viewer).plyOf(mark);
  }
  /**
   * The token of the seat's current question. It changes with the question and with each move of the seat, made or taken back; it stays while others
   * answer their part of a simultaneous choice. A move sent with it cannot answer an old question.
   */
  question(seat: T["seat"]): string {
    const { seats: _seats, ...asked } = this.ruleset.decision(this.current, seat) ?? { seats: [] };
    const lines = this.legalMoves(seat).map((move) => this.ruleset.format(move));
    const own = this.notation().filter((line) => line.startsWith(`${seat} `)).length;
    return hashText(sortedText([seat, own, lines.length === 0 ? null : asked, lines]));
  }
  /**
   * Calls `listener` after each change of the position, until the returned function is called. If a listener throws, the call that made the change
   * throws too, although the change is complete.
   */
  readonly subscribe: (listener: () => void) => () => void = this.subscribing();

  /**
   * Plays a move, given as an object or in notation; returns everything that happened, in a new array of frozen events.
   * @throws IllegalMoveError, NotationError; the game is then unchanged
   */
  play(move: T["move"] | string): T["event"][] {
    if (this.conceded !== null) throw new IllegalMoveError("move/game-over", `The game is over: ${this.conceded} has conceded.`);
    const chosen = typeof move === "string" ? this.ruleset.parse(move) : copyOfMove(move);
    const events = this.carryOut(chosen);
    this.notify();
    return events;
  }

  /**
   * Plays a move sent by a seat: as `play`, but refuses a move of another seat and, if `question` is given, an answer to an old question.
   * @throws IllegalMoveError "move/other-seat", "move/stale"; else as `play`
   */
  playAs(seat: T["seat"], move: T["move"] | string, question?: string): T["event"][] {
    const chosen = typeof move === "string" ? this.ruleset.parse(move) : copyOfMove(move);
    const mover: unknown = (chosen as T["move"] | null | undefined)?.seat;
    if (mover !== seat) throw illegal({ code: "move/other-seat", clause: null, data: { seat, mover: textOf(mover) } });
    if (question !== undefined && question !== this.question(seat)) throw illegal({ code: "move/stale", clause: null, data: { seat } });
    return this.play(chosen);
  }

  /**
   * Plays a move if it is legal now and returns its events, else null. For scripts of games at a table, which contain forced choices: a question with a
   * single answer is never asked.
   * @throws NotationError
   */
  playIfAsked(move: T["move"] | string): T["event"][] | null {
    const { ruleset } = this;
    const chosen = typeof move === "string" ? ruleset.parse(move) : move;
    const line = ruleset.format(chosen);
    const isListed = this.conceded === null && this.legalMoves().some((listed) => ruleset.format(listed) === line);
    return isListed ? this.play(chosen) : null;
  }

  /**
   * True if a seat may take back the last decision: the decision is the seat's own and did not end the game, and since then nothing was rolled,
   * nothing hidden was shown and no other seat could act.
   */
  canUndo(seat: T["seat"]): boolean {
    const last = this.plies[this.plies.length - 1];
    return last !== undefined && this.conceded === null && undoOf(last.move, last).seat === seat;
  }
  /** The number of decisions that a seat can take back in a row. */
  undoable(seat: T["seat"]): number {
    let count = 0;
    for (let ply = this.plies[this.plies.length - 1]; ply !== undefined && undoOf(ply.move, ply).seat === seat; ply = this.plies[this.plies.length - 1 - count])
      count++;
    return this.conceded === null ? count : 0;
  }
  /**
   * Takes the last decision back.
   * @throws IllegalMoveError naming the barrier: "undo/dice", "undo/shown", "undo/asked", "undo/over"; else "undo/none", or "move/game-over" after a
   * concession
   */
  undo(seat: T["seat"]): void {
    this.takeBack(seat);
    this.notify();
  }
  /** True if the last decision taken back is this seat's and nothing else has been played since. */
  canRedo(seat: T["seat"]): boolean {
    const again = this.undone[this.undone.length - 1];
    return this.conceded === null && again !== undefined && again.seat === seat;
  }
  /** Plays the last decision taken back again. @throws IllegalMoveError "redo/none" */
  redo(seat: T["seat"]): T["event"][] {
    if (!this.canRedo(seat)) throw illegal({ code: "redo/none", clause: null, data: { seat: textOf(seat) } });
    return this.play(this.undone[this.undone.length - 1]!);
  }

  /** Ends the game by a concession and returns its events. @throws IllegalMoveError if the game is over or the seat does not play */
  concede(seat: T["seat"]): T["event"][] {
    this.giveUp(seat);
    this.notify();
    return [...this.concession];
  }

  /**
   * Adds lines that any program has stored after the lines of the game: decisions, undos, the end. Listeners are called once.
   * @throws ReplayError naming the line that does not play; earlier lines have been added
   */
  append(lines: readonly string[]): void {
    const read = readLines(lines);
    if (read.length === 0) return;
    try {
      read.forEach((line, i) => this.takeIn(changeOf(line, i)));
    } finally {
      this.notify();
    }
  }

  /** An independent game that continues from here, with its own listeners. */
  fork(): Game<T> {
    const fork: Game<T> = Object.create(Game.prototype);
    const { plies, hashes, undone, seen, memories } = this;
    Object.assign(fork, this, { plies: [...plies], hashes: [...hashes], undone: [...undone], seen: new Map(seen), memories: memories.fork() });
    return Object.assign(fork, { histories: new Map(), listeners: new Set(), subscribe: fork.subscribing() });
  }

  /** The memory of a viewer, for bots and sampling. @throws PositionError if the ruleset only plays */
  memory(viewer: Viewer<T["seat"]>): Memory<T["seat"]> {
    const memory = this.memoryAtBase(viewer);
    const since = this.pliesFrom(this.base.ply).flatMap(({ events }) => events);
    return clientOf(this.ruleset).remember(memory, [...since, ...this.concession]);
  }

  /**
   * Writes tags into the record: players, place and occasion. Each field replaces its old text; an empty text removes it.
   * @throws ReplayError naming the field
   */
  tag(tags: RecordTags<T["seat"]>): void {
    this.said = readTags({ ...this.said, ...tags }, "tags", this.ruleset.seats, RECORD_COMPLAINT);
  }
  /** Writes a comment at a ply, by default the current one. @throws ReplayError naming the field */
  comment(text: string, about: Partial<Omit<RecordComment<T["seat"]>, "text">> = {}): void {
    this.remarks = readComments([...this.remarks, { ply: this.ply, ...about, text }], "comments", this.ruleset.seats, this.ply, RECORD_COMPLAINT);
  }
  get tags(): RecordTags<T["seat"]> {
    return copyOfJson(this.said ?? {}, "tags", RECORD_COMPLAINT) as RecordTags<T["seat"]>;
  }
  /** The comments that a viewer may read, in the order of their plies. */
  comments(viewer: Viewer<T["seat"]>): RecordComment<T["seat"]>[] {
    return this.remarks.filter((comment) => mayRead(comment, viewer)).map((comment) => ({ ...comment }));
  }

  /** The record so far, finished or not. It contains every secret. */
  record(): GameRecord<T["options"], T["seat"]> {
    return {
      format: RECORD_FORMAT,
      ruleset: this.ruleset.id,
      version: this.ruleset.version,
      generator: "alea",
      ...copyOfStart(this.ruleset, this.recorded),
      moves: this.notation(),
      hashes: [...this.hashes],
      conceded: this.conceded,
      outcome: this.outcome,
      ...recordedNotes(this.said === undefined ? undefined : this.tags, this.comments("arbiter")),
    };
  }

  /**
   * The game as lines of JSON, made for appending: the first line is the beginning, then one per decision, and one for the end. With `from`, only the
   * lines from that number on. To update a stored copy, replace its lines from number `game.ply` on with `lines(game.ply)` after every change. The
   * lines contain every secret.
   */
  lines(from = 0): string[] {
    const first = Math.max(0, from - 1);
    const decided = this.notation(first).map((line, i) => plyLine(line, this.hashes[first + 1 + i] ?? ""));
    const { outcome, conceded } = this;
    return [...(from <= 0 ? [headLine(this.record())] : []), ...decided, ...(outcome === null ? [] : [endLine({ outcome, conceded })])];
  }

  /**
   * The game as plain JSON that `open` continues without a full replay: the record, a position near its end, and the data that undo, histories and
   * memories need. It contains every secret. Only the record proves a game; a snapshot just saves time.
   */
  snapshot(): GameSnapshot<T["options"], T["seat"]> {
    const { base, ruleset } = this;
    const viewers: readonly Viewer<T["seat"]>[] = [...ruleset.seats, "spectator", "arbiter"];
    for (const viewer of viewers) this.seen.set(viewer, new History(ruleset, this.course(false), viewer, this.seen.get(viewer) ?? null).seenAt(base.ply));
    const remembers = isClient(ruleset) ? ruleset.seats : [];
    return snapshotOf({
      record: this.record(),
      base: { ply: base.ply, state: ruleset.clone(base.state) },
      undone: this.undone.map((move) => ruleset.format(move)),
      seen: Object.fromEntries(this.seen),
      memories: Object.fromEntries(remembers.map((seat) => [seat, this.memoryAtBase(seat)])),
    });
  }

  // Continues a record; `played` yields its decisions.
  private goOn(record: GameRecord<T["options"], T["seat"]>, played: Iterable<PlayedPly<T>>): this {
    let awake: PlayedPly<T>[] = [];
    for (const ply of played) {
      if (ply.undoBarrier !== null) awake = [];
      awake.push(ply);
    }
    this.asleep = record.moves.slice(0, record.moves.length - awake.length);
    this.hashes.push(...record.hashes.slice(1));
    this.plies = awake.map((ply) => this.decided(ply));
    if (awake.length > 0) {
      this.base = { ply: awake[0]!.ply - 1, state: awake[0]!.before };
      this.turnTo(awake[awake.length - 1]!.state);
    }
    if (record.conceded !== null) this.giveUp(record.conceded);
    if (record.tags !== undefined) this.tag(record.tags);
    this.remarks = [...(record.comments ?? [])];
    return this;
  }

  // If the move equals the last one taken back, earlier undone moves can still be redone.
  private carryOut(chosen: T["move"]): T["event"][] {
    const { current, undone } = this;
    const again = undone[undone.length - 1];
    const { state, events, undoBarrier } = this.ruleset.apply(current, chosen);
    if (undoBarrier !== null) {
      this.fixPast();
      this.base = { ply: this.ply, state: current };
    }
    this.plies.push(this.decided({ before: current, move: chosen, events, undoBarrier }));
    this.undone = again !== undefined && this.ruleset.format(again) === this.ruleset.format(chosen) ? undone.slice(0, -1) : [];
    this.turnTo(state);
    this.hashes.push(hashState(state));
    return [...events];
  }

  private takeBack(seat: T["seat"]): void {
    if (!this.canUndo(seat)) throw illegal({ code: this.whyNotUndo(seat), clause: null, data: { seat: textOf(seat) } });
    const last = this.plies.pop()!;
    this.hashes.pop();
    this.remarks = this.remarks.filter(({ ply }) => ply <= this.ply); // This removes comments on this decision.
    this.undone.push(last.move);
    for (const history of this.histories.values()) history.forget(this.ply);
    this.turnTo(last.before!);
  }

  private giveUp(seat: T["seat"]): void {
    const { state, events } = this.ruleset.concede(this.current, seat);
    this.turnTo(state);
    this.conceded = seat;
    this.concession = frozen(events);
  }

  // Takes in a stored change. @throws ReplayError if it does not play
  private takeIn(change: Change): void {
    const { ply } = this;
    switch (change.to) {
      case "play":
        atPly(ply + 1, () => this.carryOut(this.ruleset.parse(change.move)), change.move);
        compareHash(change.hash, ply + 1, this.current);
        break;
      case "undo":
        atPly(ply, () => this.takeBack(change.seat));
        break;
      case "end":
        if (change.conceded !== null && this.conceded === null) atPly(ply, () => this.giveUp(change.conceded as T["seat"]));
        compareOutcome(change.outcome, ply, this.outcome);
        break;
    }
  }

  // Makes the entry of a decision. If it has a barrier, the position before it is not needed.
  private decided({ before, move, events, undoBarrier }: Pick<PlayedPly<T>, "before" | "move" | "events" | "undoBarrier">): Ply<T> {
    const made = move as T["move"];
    const asked = this.questionOf(before, "spectator")?.seats ?? [];
    const decision = this.kindOf(this.questionOf(before, made.seat)?.kind);
    return { before: undoBarrier === null ? before : null, move: frozen(made), events: frozen(events), undoBarrier, asked, decision };
  }

  // All decisions; decisions that are only stored are replayed.
  private all(): readonly Ply<T>[] {
    const count = this.asleep.length;
    if (count === 0) return this.plies;
    const woken: Ply<T>[] = [];
    for (const played of playRecord(this.ruleset, this.record())) {
      if (played.ply > count) break;
      if (played.ply > 0) woken.push({ ...this.decided(played), before: null });
    }
    this.asleep = [];
    this.plies = [...woken, ...this.plies];
    return this.plies;
  }

  // The decisions from number `from` on, counted from 0.
  private pliesFrom(from: number): readonly Ply<T>[] {
    return from < this.asleep.length ? this.all().slice(from) : this.plies.slice(from - this.asleep.length);
  }

  // The memory of a viewer before the last decision that cannot be taken back.
  private memoryAtBase(viewer: Viewer<T["seat"]>): Memory<T["seat"]> {
    const { base, first } = this;
    return this.memories.at(clientOf(this.ruleset), viewer, base.ply, first, (from) =>
      this.pliesFrom(from)
        .slice(0, base.ply - from)
        .flatMap(({ events }) => events),
    );
  }

  // The reason why a seat cannot take back its own last decision. It reveals no later decisions of others.
  private whyNotUndo(seat: T["seat"]): CommonRefusal {
    if (this.conceded !== null) return "move/game-over";
    const plies = this.all();
    let last = plies.length - 1;
    while (last >= 0 && plies[last]!.move.seat !== seat) last--;
    const undoBarrier = plies[last]?.undoBarrier ?? null;
    return undoBarrier === null ? "undo/none" : `undo/${undoBarrier}`;
  }

  // The decisions from number `from` on, counted from 0, in notation.
  private notation(from = 0): string[] {
    const awake = this.plies.slice(Math.max(0, from - this.asleep.length)).map(({ move }) => this.ruleset.format(move));
    return [...this.asleep.slice(from), ...awake];
  }

  // The question for a viewer, without its subject, which is slow to compute and not needed by histories.
  private questionOf(s: T["state"], viewer: Viewer<T["seat"]>): Pick<T["decision"], "kind" | "seats"> | null {
    const engine = engineBehind(this.ruleset);
    return engine === undefined ? this.ruleset.decision(s, viewer) : engine.question(s, viewer);
  }

  // Shares one object among all decisions of a kind.
  private kindOf(kind: T["decision"]["kind"] | undefined): HistoryEntry<T>["decision"] {
    if (kind === undefined) return null;
    const known = this.kinds.get(kind) ?? Object.freeze({ kind });
    this.kinds.set(kind, known);
    return known;
  }

  private notify(): void {
    const faults: unknown[] = [];
    for (const listener of [...this.listeners]) {
      try {
        listener();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
  }

  private historyOf(viewer: Viewer<T["seat"]>): History<T> {
    let history = this.histories.get(viewer);
    if (history === undefined) {
      history = new History(this.ruleset, this.course(true), viewer, this.seen.get(viewer) ?? null);
      this.histories.set(viewer, history);
    }
    return history;
  }

  // All decisions; with `withEnd`, a concession too.
  private course(withEnd: boolean): Course<T> {
    return { setup: this.setupEvents, plies: (from) => this.pliesFrom(from), concession: () => (withEnd ? this.concession : []) };
  }

  private subscribing(): (listener: () => void) => () => void {
    return (listener) => {
      const own = (): void => listener();
      this.listeners.add(own);
      return () => void this.listeners.delete(own);
    };
  }

  private turnTo(state: T["state"]): void {
    this.current = state;
    this.shown = null;
  }

  // Nothing before a decision with a barrier can be taken back.
  private fixPast(): void {
    for (let i = this.plies.length - 1; i >= 0 && this.plies[i]!.before !== null; i--) this.plies[i] = { ...this.plies[i]!, before: null };
  }
}

// The text of a value given as a seat, for a refusal.
function textOf(seat: unknown): string {
  return typeof seat === "string" ? seat : printed(seat);
}

/** The type of a ruleset's games: `GameOf<typeof DIADOCHI>`. */
export type GameOf<R> = R extends Play<infer T> ? Game<T> : never;

/** A game of any ruleset, for code that handles all of them: states, moves and views are `any`. */
// biome-ignore lint/suspicious/noExplicitAny: as it says
export type AnyGame = Game<any>;
