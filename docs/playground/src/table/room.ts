/** One game at the table, and the pages that sit at it. */
import { type AnyPlay, defaultOf, type GameState, type GameTypes, type OptionRow } from "tyche";
import type { Driver, Thinker } from "tyche/bots";
import { listedMoves, refusalsOf } from "tyche/ui";
import { loadWhole } from "../games/rulesets.js";
import { THINKING } from "../players.js";
import type { Chances, Choice, Controller, Moment, Outline, Refused, SavedGame, Snapshot, Target, ToThinker } from "../protocol.js";
import type { History } from "./history.js";

export function outlineOf(ruleset: AnyPlay, options: Readonly<Record<string, unknown>>): Outline {
  const rows = Object.entries(ruleset.options as Readonly<Record<string, OptionRow>>).filter(([, { kind }]) => kind !== "edition");
  const shown = rows.map(([name, row]) => ({ name, row, usual: defaultOf(ruleset.options, name, options) ?? null }));
  return { ruleset: ruleset.id, seats: ruleset.players(ruleset.setup({ ...options, seed: 0 })), options: shown };
}

/** A page at the table: what it may see, and what it has been sent. */
export class Guest {
  readonly seats: readonly string[];
  /** The viewer: "auto", or one that was chosen. */
  wish = "auto";
  /** The moment that is looked at, null for now. */
  moment: number | null = null;
  /** The last seat that was shown, to be kept while nobody here is asked. */
  shown: string | null = null;
  /** The number of the list of choices that the page was told last. */
  list = 0;
  #listed = "";
  #sent: readonly Moment[] = [];
  #sentAs = "";
  #last = "";

  constructor(
    readonly room: Room,
    seat: string | null,
    readonly send: (snapshot: Snapshot) => void,
  ) {
    this.seats = seat === null ? room.seatsOf("here") : room.seatsOf("elsewhere").filter((mine) => mine === seat);
  }

  /** Whether this page may only look as its own seats. */
  get isBound(): boolean {
    return this.room.seatsOf("elsewhere").length > 0 && this.room.outcome() === null;
  }

  /** Tells the page how the game looks, when it looks otherwise than it was told last. */
  tell(): void {
    const snapshot = this.#snapshot();
    const { log, ...rest } = snapshot;
    const now = JSON.stringify(rest);
    if (now === this.#last && log.moments.length === 0) return;
    this.#last = now;
    this.send(snapshot);
  }

  viewer(): string {
    const { room, seats, wish } = this;
    if (wish !== "auto" && (!this.isBound || seats.includes(wish) || wish === "spectator")) return wish;
    const asked = room.asked().filter((seat) => seats.includes(seat));
    const isStill = this.shown !== null && seats.includes(this.shown) && (asked.length === 0 || asked.includes(this.shown));
    if (!isStill) this.shown = asked[0] ?? seats[0] ?? null;
    return this.shown ?? "spectator";
  }

  // A page that is bound to its seats gets views and events, and works out the rest itself.
  #snapshot(): Snapshot {
    const { room } = this;
    const { ruleset, history } = room;
    const viewer = this.viewer();
    const { play } = history;
    const all = play.history(viewer);
    const isNow = this.moment === null || this.moment >= all.length - 1;
    const moment = isNow ? all.length - 1 : Math.max(this.moment!, 0);
    const state = isNow ? history.state : room.stateOf(viewer, all[moment]?.mark);
    const isOwn = this.seats.includes(viewer) && isNow;
    const choices = isOwn ? listedMoves(ruleset, state, viewer) : [];
    const view = ruleset.view(state, viewer) as object;
    const others = this.seats.filter((seat) => seat !== viewer);
    return {
      game: room.id,
      ruleset: ruleset.id,
      version: ruleset.version,
      options: history.game.options,
      seats: room.seats.map(([seat, controller]) => ({ seat, controller, mine: this.seats.includes(seat) })),
      isBound: this.isBound,
      viewer,
      isSecret: isOwn && others.some((other) => isHiddenFrom(ruleset, state, viewer, other)),
      view,
      decision: this.isBound ? null : ruleset.decision(state, viewer),
      list: this.#listOf(viewer, all.length, choices),
      choices: this.isBound ? [] : choices,
      log: this.#log(viewer, all),
      moment,
      isNow,
      canUndo: isOwn && play.canUndo(viewer),
      canRedo: isOwn && play.canRedo(viewer),
      chain: isOwn ? room.chain(viewer) : 0,
      thinking: isNow ? room.thinking : null,
      outcome: this.isBound ? null : ruleset.outcome(state),
    };
  }

  // Every decision of the viewer's is a moment more, or fewer when it is taken back: two lists that look alike are told apart by it, and nothing hidden is.
  #listOf(viewer: string, moments: number, choices: readonly Choice[]): number {
    const listed = JSON.stringify([viewer, moments, choices.map(({ line }) => line)]);
    if (listed !== this.#listed) this.list++;
    this.#listed = listed;
    return this.list;
  }

  #log(viewer: string, all: readonly Moment[]): Snapshot["log"] {
    const before = this.#sentAs === viewer ? this.#sent : [];
    let from = 0;
    while (from < before.length && from < all.length && before[from] === all[from]) from++;
    this.#sent = all;
    this.#sentAs = viewer;
    return { from, moments: all.slice(from) };
  }
}

// Whether a viewer sees what another seat does not.
function isHiddenFrom(ruleset: AnyPlay, state: GameState, viewer: string, other: string): boolean {
  const seen = (by: string): string => JSON.stringify({ ...(ruleset.view(state, by) as object), viewer: null, decision: null });
  return seen(viewer) !== seen(other);
}

/** What a player made of code is asked: the next plan of its seat. */
export type Planned = Omit<Extract<ToThinker, { readonly task: "plan" }>, "id" | "task">;

/** What a player made of code needs, to choose or to tell odds: somewhere else, so that the table answers at once. */
export interface Thinking {
  /** The moves of a plan, in notation: at least one. */
  plan(task: Planned): Promise<readonly string[]>;
  odds(ruleset: string, state: GameState, line: string, viewer: string): Promise<Chances>;
}

export class Room {
  readonly guests = new Set<Guest>();
  thinking: string | null = null;
  #driver: Promise<Driver<GameTypes>> | null = null;

  constructor(
    readonly id: string,
    readonly history: History,
    readonly thinkers: Thinking,
    readonly keep: (saved: SavedGame, isOver: boolean) => Promise<void>,
  ) {
    history.play.subscribe(() => this.#tell());
  }

  get ruleset(): AnyPlay {
    return this.history.ruleset;
  }

  /** Every seat that plays, with who plays it. */
  get seats(): readonly (readonly [seat: string, controller: Controller])[] {
    const { seats } = this.history.game;
    return this.ruleset.seats.flatMap((seat) => (seats[seat] === undefined ? [] : [[seat, seats[seat]] as const]));
  }

  seatsOf(controller: Controller): readonly string[] {
    return this.seats.flatMap(([seat, by]) => (by === controller ? [seat] : []));
  }

  asked(): readonly string[] {
    return this.ruleset.seatsToMove(this.history.state);
  }

  outcome(): Snapshot["outcome"] {
    return this.ruleset.outcome(this.history.state);
  }

  /** The position when something had happened that a viewer saw, by the mark of its entry. */
  stateOf(viewer: string, mark = ""): GameState {
    const { history } = this;
    return history.stateAt(history.play.plyOf(viewer, mark) ?? history.play.ply);
  }

  /** How many decisions of the compound choice under way its seat can take back. */
  chain(seat: string): number {
    const { play, plies } = this.history;
    const most = play.undoable(seat);
    let chain = 0;
    for (let i = plies.length - 1; chain < most; i--) {
      chain++;
      const asked = this.ruleset.decision(this.history.stateAt(i), seat);
      if (asked !== null && this.ruleset.compoundStarts.includes(asked.kind)) break;
    }
    return chain;
  }

  play(seat: string | null, line: string): void {
    if (seat === null) this.history.play.play(line);
    else this.history.play.playAs(seat, line);
    this.#changed();
  }

  undo(seat: string, count: number): void {
    for (let i = 0; i < count; i++) this.history.play.undo(seat);
    this.#changed();
  }

  redo(seat: string): void {
    this.history.play.redo(seat);
    this.#changed();
  }

  concede(seat: string): void {
    this.history.concede(seat);
    this.#changed();
  }

  async why(seat: string, target: Target): Promise<readonly Refused[]> {
    const { ruleset } = await loadWhole(this.ruleset.id);
    return refusalsOf(ruleset, this.history.state, seat, target as never);
  }

  async odds(line: string, viewer: string): Promise<Chances> {
    return await this.thinkers.odds(this.ruleset.id, this.history.state, line, viewer);
  }

  /** Lets bots play while they are asked. */
  async goOn(): Promise<void> {
    if (!this.seats.some(([, by]) => isCode(by))) return;
    this.#driver ??= this.#begin();
    await (await this.#driver).run();
    await this.keep(this.history.save(), this.outcome() !== null);
  }

  async #begin(): Promise<Driver<GameTypes>> {
    const { Driver } = await import("tyche/bots");
    const { ruleset } = await loadWhole(this.ruleset.id);
    const { play, game } = this.history;
    const bots = this.seats.flatMap(([seat, player]) => (isCode(player) ? [[seat, { think: this.#thinkerOf(player), ...THINKING[player] }] as const] : []));
    const onThinking = (seat: string | null): void => {
      this.thinking = seat;
      this.#tell();
    };
    return new Driver(play, ruleset, { bots: Object.fromEntries(bots), seed: game.seed, onThinking });
  }

  #thinkerOf(player: string): Thinker<GameTypes> {
    return async (question) => {
      const lines = await this.thinkers.plan({ ruleset: this.ruleset.id, player, ...question });
      return lines.map((line) => this.ruleset.parse(line));
    };
  }

  #changed(): void {
    void this.keep(this.history.save(), this.outcome() !== null);
    void this.goOn();
  }

  #tell(): void {
    for (const guest of this.guests) guest.tell();
  }
}

function isCode(controller: Controller | undefined): boolean {
  return controller !== undefined && controller !== "here" && controller !== "elsewhere";
}

/** The seats of a game that is to be read by hand: all played here. */
export function allHere(seats: readonly string[]): Readonly<Record<string, Controller>> {
  return Object.fromEntries(seats.map((seat) => [seat, "here"]));
}
