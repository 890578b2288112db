/** A connection of `tyche serve`: takes one request per line and answers each with one line. It does no input or output itself. */
import type { AnyRuleset, Memory, Viewer } from "../../core/ruleset/contract.js";
import { isTycheError } from "../../core/basics/errors.js";
import type { EventBase } from "../../core/events/events.js";
import { isPlainObject } from "../../core/basics/json.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { odds } from "../../core/game/odds.js";
import { type Actions, actionsOf } from "../../learn/actions.js";
import { FACTS } from "../../learn/known-facts.js";
import type { Games } from "../games/games.js";
import { type GameAdapter, UsageError } from "../games/game-adapter.js";
import { makePlayer } from "../players.js";
import { boardText, openCardsText, standingText } from "../print/table-text.js";
import type { Observer } from "../../learn/observer.js";
import { outcomes } from "../../learn/outcomes.js";
import { boardSvg } from "../../svg/index.js";
import type { Locale } from "../../text/texts.js";
import { BatchMode, littleEndian } from "./batch-mode.js";
import { type Fields, type ReadBy, readFields, RequestError, REQUEST_COMPLAINT } from "./fields.js";
import { type FORMS, type Method, type MethodName, METHODS } from "./methods.js";
import { type Fork, OpenGame, type Status } from "./open-game.js";

/** The version of the protocol. It changes whenever a request or an answer changes its meaning. */
export const PROTOCOL = 2;

export interface Limits {
  /** The most bytes in a line. */
  readonly line: number;
  /** The most games that may be open at once. */
  readonly games: number;
  /** No game is opened while the heap uses more than this many megabytes. */
  readonly memory: number;
}

/** The environment of a session. */
export interface Surroundings {
  readonly games: Games;
  /** The version of the package. */
  readonly version: string;
  readonly limits: Limits;
  /** Makes a random seed. */
  freshSeed(): string;
  /** The used heap, in megabytes. */
  memory(): number;
}

type Request<N extends MethodName> = ReadBy<(typeof METHODS)[N]["fields"]>;
type Id = string | number | null;
// biome-ignore lint/suspicious/noExplicitAny: states and moves of any game, as in AnyRuleset
type AnyActions = Actions<any>;

const LONGEST_ID = 100;

export class Session {
  private readonly around: Surroundings;
  private readonly open = new Map<string, OpenGame>();
  private readonly actions = new Map<string, AnyActions>();
  private as: string | null = null;
  private opened = 0;
  /** True if the session must end: the client has quit, or its further input cannot be read. */
  hasQuit = false;
  /** The open batch; input comes in frames while it is not null. */
  batch: BatchMode | null = null;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** The answer to a line, without a line end. Never throws. */
  async answer(line: string): Promise<string> {
    let id: Id = null;
    try {
      const request = parsed(line, this.around.limits.line);
      id = readId(request);
      const result = await this.carryOut(request);
      return JSON.stringify({ id, result });
    } catch (error) {
      return JSON.stringify({ id, error: errorOf(error) });
    }
  }

  /** The answer to a line above the size limit. */
  tooLong(): string {
    const error = new RequestError("serve/too-long", `line: expected at most ${this.around.limits.line} bytes`, { path: "line" });
    return JSON.stringify({ id: null, error: errorOf(error) });
  }

  private carryOut(request: Readonly<Record<string, unknown>>): object | Promise<object> {
    const { method } = request;
    if (typeof method !== "string" || !Object.hasOwn(METHODS, method)) throw REQUEST_COMPLAINT("method", `one of ${Object.keys(METHODS).join(", ")}`, method);
    const name = method as MethodName;
    const fields = readFields((METHODS[name] as Method).fields as Fields, request);
    return (this.methods[name] as (given: typeof fields) => object | Promise<object>)(fields);
  }

  private readonly methods: { readonly [N in MethodName]: (given: Request<N>) => object | Promise<object> } = {
    hello: async ({ as }) => {
      if (as !== undefined) this.claim(as);
      const { games, version, limits } = this.around;
      const rulesets = await Promise.all(
        games.ids.map(async (id) => {
          const { ruleset } = await games.load(id);
          const { size } = this.actionsOf(ruleset).space();
          const facts = Object.hasOwn(FACTS, id) ? FACTS[id as keyof typeof FACTS] : null;
          return { id, version: ruleset.version, seats: ruleset.seats, options: ruleset.options, actions: size, facts };
        }),
      );
      return { protocol: PROTOCOL, package: version, rulesets, methods: Object.keys(METHODS), limits };
    },
    space: async ({ ruleset: id, edition }) => ({ space: this.actionsOf((await this.load(id)).ruleset).space(edition) }),
    new: (given) => this.openGame(given),
    status: ({ game }) => this.gameOf(game).status(),
    view: ({ game, viewer }) => {
      const open = this.gameOf(game);
      const who = open.viewer(viewer);
      return { view: open.ruleset.view(open.state, who) as object, key: open.ruleset.viewKey(open.state, who) };
    },
    draw: async ({ game, viewer, form = "svg", words = "en" }) => {
      const open = this.gameOf(game);
      return { picture: await drawn(open, open.viewer(viewer), form, words) };
    },
    decision: ({ game, viewer }) => {
      const open = this.gameOf(game);
      return { decision: open.ruleset.decision(open.state, open.viewer(viewer)) };
    },
    moves: async ({ game, seat, objects = false, words, targets = false }) => {
      const open = this.gameOf(game);
      const { ruleset, adapter } = open;
      const moves = movesOf(open, seat);
      const decision = ruleset.decision(open.state, seat ?? open.as ?? "arbiter");
      const texts = words === undefined ? null : await adapter.texts(words);
      return {
        moves: moves.map(ruleset.format),
        ...(objects ? { objects: moves } : {}),
        ...(texts === null ? {} : { words: moves.map((move) => texts.move(move, decision)) }),
        ...(targets ? { targets: moves.map((move) => ruleset.targets(move, decision)) } : {}),
      };
    },
    actions: ({ game, seat }) => {
      const open = this.gameOf(game);
      const actions: number[] = [];
      const who = seat ?? open.firstAsked();
      if (who !== null) this.actionsOf(open.ruleset).list(open.state, open.ruleset.seats.indexOf(open.seat(who)), actions);
      return { actions };
    },
    observe: ({ game, seat, form = "numbers", memory = false, fields = false }) => {
      const open = this.gameOf(game);
      const who = open.seat(seat ?? open.firstAsked() ?? open.ruleset.players(open.state)[0]);
      const observer = open.observer(memory);
      return {
        ...observed(observer, open.state, open.ruleset.seats.indexOf(who), form, memory ? open.memory(who) : undefined),
        ...(fields ? { fields: observer.fields } : {}),
      };
    },
    key: ({ game, viewer, memory = false }) => {
      const open = this.gameOf(game);
      const who = open.viewer(viewer);
      const known = memory ? open.memory(open.seat(who)) : undefined;
      return { key: open.ruleset.viewKey(open.state, who, known) };
    },
    fork: ({ game, to }) => this.openFork(this.gameOf(game), to, (open) => open.fork()),
    determinize: ({ game, viewer, seed, to }) => this.openFork(this.gameOf(game), to, (open) => open.determinize(open.viewer(viewer), seed)),
    outcomes: ({ game, move, action, seat, paths, samples, fork = false }) => {
      const open = this.gameOf(game);
      open.refuseClaimed("outcomes");
      const read = this.choiceOf(open, move, action, seat);
      const found = outcomes(open.ruleset, open.state, read, { paths, samples, seed: "outcomes" });
      if (fork) this.checkPlaces(found.length);
      return {
        outcomes: found.map(({ state, probability, error, hash }) => {
          const opened = fork ? { game: this.openFork(open, undefined, () => ({ state, memories: new Map() })).game } : {};
          return { probability, error, hash, ...opened };
        }),
      };
    },
    evaluate: ({ game }) => {
      const open = this.gameOf(game);
      open.refuseClaimed("evaluate");
      return { values: open.adapter.evaluate(open.state) };
    },
    play: ({ game, move, action, seat, events = false }) => {
      const open = this.gameOf(game);
      checkOne(move, action);
      const chosen = move === undefined ? this.moveOf(open, action!, seat) : (move as MoveBase | string);
      const happened = ofField(action === undefined ? "move" : "action", () => open.play(chosen, events));
      return happened === undefined ? open.status() : { ...open.status(), events: happened };
    },
    explain: async ({ game, move }) => {
      const open = this.gameOf(game);
      const read = moveIn(open, move);
      const refusal = open.ruleset.explain(open.state, read);
      return { refusal, sentence: refusal === null ? null : (await open.adapter.texts("en")).refusal(refusal) };
    },
    events: ({ game, viewer, since = 0 }) => {
      const open = this.gameOf(game);
      return open.events(open.viewer(viewer), since);
    },
    undo: ({ game, seat }) => {
      const open = this.gameOf(game);
      open.undo(open.seat(seat));
      return open.status();
    },
    concede: ({ game, seat }) => {
      const open = this.gameOf(game);
      open.concede(open.seat(seat));
      return open.status();
    },
    odds: async ({ game, move, viewer, words = "en", paths }) => {
      const open = this.gameOf(game);
      const who = open.viewer(viewer);
      const texts = await open.adapter.texts(words);
      const tell = (_state: unknown, events: readonly EventBase[]): string => texts.log({ move: null, events: open.ruleset.viewEvents(events, who) }).join(" ");
      const read = moveIn(open, move);
      const of =
        who === "arbiter"
          ? { chances: odds(open.ruleset, open.state, read, tell, { paths }) }
          : odds(open.ruleset, open.state, read, tell, { paths, viewer: who });
      return of;
    },
    bot: ({ game, seat, player, seed = "1" }) => {
      const open = this.gameOf(game);
      const who = open.seat(seat);
      const bot = usable("player", () => makePlayer(player, open.adapter, seed));
      const memory = open.memory(who);
      const plan = bot.plan?.(open.state, who, memory) ?? [bot.choose(open.state, who, memory)];
      const lines = plan.map((one) => open.ruleset.format(one));
      return { move: lines[0], plan: lines };
    },
    record: ({ game }) => ({ record: this.gameOf(game).record() }),
    batch: async ({ ruleset: id, observations = false, ...given }) => {
      if (this.as !== null)
        throw new RequestError("serve/claimed", `method: the seat ${this.as} has been claimed, and a batch plays all seats`, { path: "method" });
      this.checkMemory();
      const { ruleset, observation: rows } = await this.load(id);
      const seed = given.seed ?? this.around.freshSeed();
      this.batch = new BatchMode({ ...given, ruleset, seed, observation: observations ? (rows ?? null) : undefined });
      return { ...this.batch.layout(), seed };
    },
    close: ({ game }) => {
      this.gameOf(game);
      this.open.delete(game);
      return { game };
    },
    quit: () => {
      this.hasQuit = true;
      return {};
    },
  };

  private load(id: string): Promise<GameAdapter> {
    const { ids, load } = this.around.games;
    if (!ids.includes(id)) throw REQUEST_COMPLAINT("ruleset", `one of ${ids.join(", ")}`, id);
    return load(id);
  }

  private claim(as: string): void {
    if (this.as !== null && this.as !== as)
      throw new RequestError("serve/claimed", `as: the seat ${this.as} has been claimed on this connection`, { path: "as" });
    this.as = as;
  }

  private async openGame({ game, ruleset, options, seed, record, position, as, others }: Request<"new">): Promise<Status> {
    const name = game ?? this.freeName();
    this.checkRoom(name);
    const claimed = this.claimFor(as);
    if (others !== undefined && claimed === null) throw REQUEST_COMPLAINT("others", "a claimed seat beside it (as)", others);
    const id = record === undefined ? ruleset : (record as { readonly ruleset?: unknown }).ruleset;
    if (typeof id !== "string" || !this.around.games.ids.includes(id))
      throw REQUEST_COMPLAINT(record === undefined ? "ruleset" : "record.ruleset", `one of ${this.around.games.ids.join(", ")}`, id);
    if (record !== undefined)
      for (const [field, value] of Object.entries({ ruleset, options, seed, position }))
        if (value !== undefined) throw REQUEST_COMPLAINT(field, "nothing beside a record", value);
    const adapter = await this.around.games.load(id);
    const fresh = this.around.freshSeed();
    const start = position === undefined ? { ...options, seed: seed ?? fresh } : { ...options, position, ...(seed === undefined ? {} : { seed }) };
    const opened = usable(
      "others",
      () =>
        new OpenGame({
          name,
          adapter,
          begin: record === undefined ? { options: start } : { record },
          as: claimed,
          others: claimed === null ? null : (others ?? "random"),
          seed: fresh,
        }),
    );
    this.open.set(name, opened);
    this.opened++;
    return opened.status();
  }

  private openFork(open: OpenGame, to: string | undefined, make: (open: OpenGame) => Fork): Status {
    const name = to ?? this.freeName();
    this.checkRoom(name, "to");
    const begin = make(open);
    const opened = new OpenGame({ name, adapter: open.adapter, begin, as: null, others: null, seed: "" });
    this.open.set(name, opened);
    this.opened++;
    return opened.status();
  }

  private claimFor(as: string | undefined): string | null {
    if (this.as !== null && as !== undefined && as !== this.as)
      throw new RequestError("serve/claimed", `as: the seat ${this.as} has been claimed on this connection`, { path: "as" });
    return this.as ?? as ?? null;
  }

  private checkRoom(name: string, field = "game"): void {
    if (this.open.has(name)) throw REQUEST_COMPLAINT(field, "a name that no open game has", name);
    this.checkPlaces(1);
    this.checkMemory();
  }

  private checkPlaces(count: number): void {
    const { games } = this.around.limits;
    if (this.open.size + count > games) throw new RequestError("serve/too-many-games", `game: expected at most ${games} open games`, { path: "game" });
  }

  private checkMemory(): void {
    const { limits, memory } = this.around;
    if (memory() > limits.memory)
      throw new RequestError("serve/no-memory", `method: expected at most ${limits.memory} megabytes in use; close some games`, { path: "method" });
  }

  private freeName(): string {
    let number = this.opened + 1;
    while (this.open.has(String(number))) number++;
    return String(number);
  }

  private gameOf(name: string): OpenGame {
    const game = this.open.get(name);
    if (game === undefined) throw new RequestError("serve/no-game", `game: expected an open game, got ${JSON.stringify(name)}`, { path: "game" });
    return game;
  }

  private actionsOf(ruleset: AnyRuleset): AnyActions {
    const known = this.actions.get(ruleset.id) ?? actionsOf(ruleset);
    this.actions.set(ruleset.id, known);
    return known;
  }

  private choiceOf(open: OpenGame, given: string | object | undefined, action: number | undefined, seat: string | undefined): MoveBase {
    checkOne(given, action);
    return given === undefined ? this.moveOf(open, action!, seat) : moveIn(open, given);
  }

  private moveOf(open: OpenGame, action: number, seat: string | undefined): MoveBase {
    const { ruleset, state, as } = open;
    const asked: readonly string[] = ruleset.seatsToMove(state);
    const who = open.seat(seat ?? as ?? (asked.length === 1 ? asked[0] : undefined));
    return ofField("action", () => this.actionsOf(ruleset).moveOf(state, ruleset.seats.indexOf(who), action));
  }
}

function checkOne(given: unknown, action: unknown): void {
  if ((given === undefined) === (action === undefined)) throw REQUEST_COMPLAINT("move", "either a move or an action", given);
}

// Observations are written into these shared arrays, since allocating them for each request costs more than the observation.
let room = { indices: new Int32Array(0), values: new Float32Array(0) };

function observed(observer: Observer<GameState>, state: GameState, seat: number, form: (typeof FORMS)[number], memory: Memory<string> | undefined): object {
  const { size } = observer;
  if (form === "sparse") {
    if (room.indices.length < size) room = { indices: new Int32Array(size), values: new Float32Array(size) };
    const { indices, values } = room;
    const count = observer.observeSparse(state, seat, room, 0, memory);
    return { size, indices: Array.from(indices.subarray(0, count)), values: Array.from(values.subarray(0, count)) };
  }
  const numbers = new Float32Array(size);
  observer.observe(state, seat, numbers, 0, memory);
  if (form === "numbers") return { numbers: [...numbers] };
  return { size, data: Buffer.from(littleEndian(numbers)).toString("base64") };
}

// Draws the board as a viewer sees it. The state is read at once, because later requests may change it.
async function drawn({ adapter, ruleset, state }: OpenGame, viewer: Viewer<string>, form: "svg" | "text", lang: Locale): Promise<string> {
  const view = ruleset.view(state, viewer);
  const [{ board, table }, texts] = await Promise.all([adapter.drawing(), adapter.texts(lang)]);
  const shown = table(view);
  const words = { texts, lang };
  return form === "svg" ? boardSvg(board(state), shown, words) : `${standingText(shown, words)}${openCardsText(shown, words)}${boardText(shown, words)}`;
}

// Adds the name of the field to a complaint about a move.
function ofField<R>(path: string, run: () => R): R {
  try {
    return run();
  } catch (error) {
    if (!isTycheError(error) || error.details.path !== undefined) throw error;
    throw new RequestError(error.code, error.message, { ...error.details, path });
  }
}

function movesOf(open: OpenGame, seat: string | undefined): MoveBase[] {
  if (seat === undefined && open.as === null) return open.ruleset.legalMoves(open.state);
  return open.ruleset.legalMoves(open.state, open.seat(seat));
}

// In a claimed game a move must belong to the claimed seat: a complaint about another seat's move could reveal hidden facts.
function moveIn(open: OpenGame, given: string | object): MoveBase {
  const move = (typeof given === "string" ? ofField("move", () => open.ruleset.parse(given)) : given) as MoveBase;
  if (open.as !== null && move.seat !== open.as)
    throw new RequestError("serve/claimed", `move: the seat ${open.as} has been claimed, and nothing else is shown or played here`, { path: "move" });
  return move;
}

function parsed(line: string, most: number): Readonly<Record<string, unknown>> {
  if (line.length > most) throw new RequestError("serve/too-long", `line: expected at most ${most} bytes, got ${line.length} characters`, { path: "line" });
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw REQUEST_COMPLAINT("line", "JSON", line.slice(0, 80));
  }
  if (!isPlainObject(given)) throw REQUEST_COMPLAINT("line", "a plain object", given);
  return given;
}

function readId(request: Readonly<Record<string, unknown>>): Id {
  const id = Object.hasOwn(request, "id") ? request["id"] : null;
  const isId = id === null || (typeof id === "string" && id.length <= LONGEST_ID) || (typeof id === "number" && Number.isFinite(id));
  if (!isId) throw REQUEST_COMPLAINT("id", `a number, or a text of at most ${LONGEST_ID} characters`, id);
  return id;
}

// Turns a usage error into an error of the field.
function usable<R>(field: string, make: () => R): R {
  try {
    return make();
  } catch (error) {
    throw error instanceof UsageError ? new RequestError("serve/malformed", `${field}: ${error.message}`, { path: field }) : error;
  }
}

/** An error in the form of an answer. */
function errorOf(error: unknown): { readonly code: string; readonly path: string | null; readonly message: string } {
  if (isTycheError(error)) return { code: error.code, path: error.details.path ?? null, message: error.message };
  return { code: "serve/internal", path: null, message: error instanceof Error ? error.message : String(error) };
}
