/**
 * The observation of a seat as numbers, for programs that learn. It is read from the state that `conceal` leaves, which is the same for all positions
 * that look alike to the seat, so nothing hidden can show; no view is made.
 */
import { hasBit } from "../core/basics/bits.js";
import type { Client, GameTypes, Memory } from "../core/ruleset/contract.js";
import { printed, SetupError } from "../core/basics/errors.js";
import { frameCount, indexOfKind, sizeOfKind, TO_STEP } from "../core/flow/frames.js";
import { frozen } from "../core/basics/frozen.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import { POSITION_COMPLAINT, readBoolean, readKnownFields } from "../core/basics/json.js";
import type { Observation } from "../core/ruleset/observation.js";
import { type Engine, engineBehind, partsOf } from "../core/ruleset/parts.js";
import type { GameState } from "../core/state/state.js";
import { type LaidFrame, type LaidSlot, Layout, type ObservationField, rowsOfShape } from "./layout.js";
import { type RememberedWriter, rememberedWriter, type RowWriter, rowWriter, Sheet } from "./sheet.js";

/** The options of an observer: the games it is made for, and what it shows. */
export interface ObserverOptions<S extends GameState> {
  /** The number of players; all seats when left out. */
  readonly players?: number | undefined;
  /** The edition, by its name in states; the standard one when left out. */
  readonly edition?: string | undefined;
  /** The rows of the ruleset, which it exports as `observation`. When left out, the plain state is encoded: correct, but hard to learn from. */
  readonly observation?: Observation<S> | undefined;
  /** True if the memory of a seat is shown too, by its rows in `observation`; false when left out. In a game with nothing to remember it adds no numbers. */
  readonly memory?: boolean | undefined;
}

/** The arrays for numbers that are not 0: their indices and values. */
export interface SparseNumbers {
  readonly indices: Int32Array;
  readonly values: Float32Array;
}

/** Writes the observation of a seat as numbers. */
export interface Observer<S extends GameState> {
  /** The length of an observation. */
  readonly size: number;
  /** The meaning of the numbers, in their order; together they cover every number once. */
  readonly fields: readonly ObservationField[];
  /** Fields of the state that are not shown, or only partly, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  /**
   * Writes the observation of a seat (an index) in a position: `size` numbers from index `at` on (0 by default). If the observer shows memories and none
   * is given, their numbers are 0.
   * @throws SetupError when the seat does not play, or the position is of another edition or number of players, or `out` is too short
   * @throws PositionError when `memory` is not the seat's
   */
  observe(state: S, seat: number, out: Float32Array, at?: number, memory?: Memory<string>): void;
  /**
   * Writes the observation without the numbers that are 0: the indices of the others, 0 to `size` - 1, each once and in no order, and their values, both
   * from `at` on. Returns how many there are.
   * @throws SetupError as `observe`
   */
  observeSparse(state: S, seat: number, out: SparseNumbers, at?: number, memory?: Memory<string>): number;
}

/**
 * Makes the observer of a ruleset's games.
 * @throws SetupError naming the option, or if there are neither rows nor the whole ruleset
 * @throws PositionError when the edition is not known here
 */
export function observerOf<T extends GameTypes>(rules: Client<T>, options: ObserverOptions<T["state"]> = {}): Observer<T["state"]> {
  const engine = engineBehind<T>(rules);
  if (engine === undefined) throw new SetupError("setup/no-ruleset", `rules: expected what createRuleset or createClient has made, got ${printed(rules)}`);
  const {
    players,
    edition,
    observation,
    memory = false,
  } = readKnownFields(options, "options", ["players", "edition", "observation", "memory"], OPTION_COMPLAINT);
  const most = rules.seats.length;
  if (players !== undefined && !(Number.isInteger(players) && (players as number) >= 1 && (players as number) <= most))
    throw OPTION_COMPLAINT("players", `a whole number in 1..${most}`, players);
  if (edition !== undefined && typeof edition !== "string") throw OPTION_COMPLAINT("edition", "the name of an edition", edition);
  const like = { players: (players as number | undefined) ?? most, edition: edition ?? "", withMemory: readBoolean(memory, "memory", OPTION_COMPLAINT) };
  return new RowsObserver<T>(rules, engine, like, observation as Observation<T["state"]> | undefined);
}

/** The games for which an observer is made, and whether it shows memories. */
interface Like {
  readonly players: number;
  readonly edition: string;
  readonly withMemory: boolean;
}

class RowsObserver<T extends GameTypes> implements Observer<T["state"]> {
  readonly size: number;
  readonly fields: readonly ObservationField[];
  readonly leftOut: Readonly<Record<string, string>>;
  private readonly rules: Client<T>;
  private readonly engine: Engine<T>;
  private readonly players: number;
  private readonly edition: string;
  private readonly self: number;
  private readonly askedAt: number;
  private readonly rows: readonly RowWriter<T["state"]>[];
  private readonly remembered: readonly RememberedWriter<T["state"]>[];
  private readonly known: WeakSet<object> = new WeakSet(); // memories that have been checked
  private readonly frames: readonly LaidFrame[];
  private readonly hide: (s: T["state"], seat: number) => T["state"];
  private readonly sheet: Sheet;

  constructor(rules: Client<T>, engine: Engine<T>, { players, edition, withMemory }: Like, observation: Observation<T["state"]> | undefined) {
    this.rules = rules;
    this.engine = engine;
    this.players = players;
    this.edition = edition;
    const { shown, clone } = engine.parts;
    const parts = partsOf(rules);
    const { rows, leftOut, remembered = {} } = observation ?? shapeRows(rules, parts?.shape(edition));
    const layout = new Layout(shown?.words ?? {}, rules.seats, players, { edition, dice: [], frames: [] });
    this.self = layout.seatsField("self", "one-hot");
    this.askedAt = layout.seatsField("asked", "set");
    const laid = Object.entries(rows).map(([name, row]) => layout.row(name, row as never));
    const held = Object.entries(withMemory ? remembered : {}).map(([name, row]) => [layout.row(name, row as never), row.fill] as const);
    this.frames = Object.values(shown?.frames ?? {}).map((frame) => layout.frame(frame));
    this.size = layout.size;
    this.sheet = new Sheet(this.size);
    this.rows = laid.map((row) => rowWriter(row, this.sheet));
    this.remembered = held.map(([row, fill]) => rememberedWriter(row, fill as never, this.sheet));
    this.fields = frozen(layout.fields);
    this.leftOut = frozen({ ...leftOut, ...(shown === undefined ? { frames: "the ruleset has no rows of frames" } : {}) });
    this.hide =
      parts === undefined
        ? (s, seat) => this.rules.conceal(s, rules.seats[seat]!)
        : (s, seat) => {
            const next = clone(s);
            parts.conceal(next, seat);
            return next;
          };
  }

  observe(state: T["state"], seat: number, out: Float32Array, at = 0, memory?: Memory<string>): void {
    if (!(Number.isInteger(at) && at >= 0 && at + this.size <= out.length)) throw noRoom("out", this.size, at, out.length);
    this.look(state, seat, memory);
    this.sheet.takeAll(out, at);
  }

  observeSparse(state: T["state"], seat: number, { indices, values }: SparseNumbers, at = 0, memory?: Memory<string>): number {
    this.look(state, seat, memory);
    const { count } = this.sheet;
    const isPlace = Number.isInteger(at) && at >= 0;
    if (!(isPlace && at + count <= indices.length)) throw noRoom("indices", count, at, indices.length);
    if (!(isPlace && at + count <= values.length)) throw noRoom("values", count, at, values.length);
    return this.sheet.takeSome(indices, values, at);
  }

  // Writes the observation of a seat on the empty sheet.
  private look(state: T["state"], seat: number, memory: Memory<string> | undefined): void {
    this.check(state, seat);
    const held = memory === undefined || this.remembered.length === 0 ? null : this.heldBy(memory, seat);
    const s = this.hide(state, seat);
    const { sheet } = this;
    sheet.empty();
    sheet.put(this.self + seat, 1);
    const asked = this.engine.asked(s);
    sheet.order.forEach((one, rank) => {
      if (hasBit(asked, one)) sheet.put(this.askedAt + rank, 1);
    });
    for (const write of this.rows) write(s);
    if (held !== null) for (const write of this.remembered) write(held, s);
    this.writeFrames(s);
  }

  // The contents of a memory. A memory that cannot change is checked only once.
  private heldBy(memory: Memory<string>, seat: number): unknown {
    const { rules, known, edition } = this;
    if (memory.viewer !== rules.seats[seat]) throw POSITION_COMPLAINT("memory.viewer", `"${rules.seats[seat]!}"`, memory.viewer);
    if (memory.edition !== edition) throw POSITION_COMPLAINT("memory.edition", `"${edition}"`, memory.edition);
    const { held } = memory;
    if (known.has(held as object)) return held;
    rules.remember(memory as Memory<T["seat"]>, []); // this checks the memory
    if (Object.isFrozen(held)) known.add(held as object);
    return held;
  }

  private check(state: T["state"], seat: number): void {
    const seats = this.rules.seats.length;
    const playing = this.engine.parts.players?.(state) ?? 2 ** seats - 1;
    if (!(Number.isInteger(seat) && seat >= 0 && hasBit(playing, seat))) throw OPTION_COMPLAINT("seat", "the index of a seat that plays", seat);
    if (state.edition !== this.edition) throw OPTION_COMPLAINT("state.edition", `"${this.edition}"`, state.edition);
    this.sheet.lookFrom(seat, playing, seats);
    if (this.sheet.order.length !== this.players) throw OPTION_COMPLAINT("state", `a game of ${this.players} players`, this.sheet.order.length);
  }

  // Goes from the top down. If several frames are of one kind, only the uppermost is encoded.
  private writeFrames(s: T["state"]): void {
    const { frames } = s;
    let depth = frameCount(s);
    for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) {
      const laid = this.frames[indexOfKind(frames[end - 1]!)];
      if (laid !== undefined && this.sheet.numbers[laid.at] === 0) this.writeFrame(laid, depth, frames, end);
      depth--;
    }
  }

  private writeFrame(laid: LaidFrame, depth: number, frames: readonly number[], end: number): void {
    const { sheet } = this;
    sheet.write(laid.depth, depth, laid.at);
    if (laid.stepAt >= 0) sheet.put(laid.stepAt + frames[end - TO_STEP]!, 1);
    for (const slot of laid.slots) this.writeSlot(slot, frames, end);
  }

  private writeSlot({ at, place, coding, count }: LaidSlot, frames: readonly number[], end: number): void {
    const { sheet } = this;
    const kept = frames[end - place.at]!;
    const value = place.kind.endsWith("?") ? kept - 1 : kept; // "one or none" is stored as the index plus 1, none as 0
    if (count === 0) return sheet.write(coding, value, at);
    if (value !== 0) sheet.put(at, value / count);
    for (let i = 0; i < value; i++) sheet.write(coding, frames[end - place.at - 1 - i]!, at + 1 + i * coding.length);
  }
}

function noRoom(field: string, numbers: number, at: number, length: number): SetupError {
  return new SetupError("setup/no-room", `${field}: expected room for ${numbers} numbers from ${printed(at)} on, got ${length} in all`);
}

function shapeRows<T extends GameTypes>(rules: Client<T>, shape: Parameters<typeof rowsOfShape>[0] | undefined): Observation<never> {
  if (shape !== undefined) return rowsOfShape(shape) as Observation<never>;
  throw new SetupError("setup/no-rows", `options.observation: expected the rows of ${rules.id}, which a client does not have, got undefined`);
}
