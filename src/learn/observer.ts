/**
 * What a seat is shown as numbers, for programs that learn. It is read from the state that `conceal` leaves, which is the same for all positions that look alike to the seat, so that
 * nothing hidden can show; no view is made.
 */
import { hasBit } from "../core/bits.js";
import type { Client, GameTypes } from "../core/contract.js";
import { printed, SetupError } from "../core/errors.js";
import { sizeOfKind, TO_STEP } from "../core/frames.js";
import { frozen } from "../core/frozen.js";
import { OPTION_COMPLAINT } from "../core/given.js";
import { readKnownFields } from "../core/json.js";
import type { Observed } from "../core/observed.js";
import { type Engine, engineBehind, partsOf } from "../core/parts.js";
import type { GameState } from "../core/state.js";
import { type Coding, type Laid, type LaidFrame, type LaidSlot, Layout, type ObservedField, rowsOfShape } from "./layout.js";

/** Games that an observer is for. */
export interface ObserverOptions<S extends GameState> {
  /** How many play; all seats when left out. */
  readonly players?: number | undefined;
  /** The edition, by the name that states hold; the standard one when left out. */
  readonly edition?: string | undefined;
  /** The rows of the ruleset, which it exports as `observed`. Left out, the state is encoded as it is kept: right, but in numbers that are hard to learn from. */
  readonly observed?: Observed<S> | undefined;
}

/** Writes what a seat is shown as numbers. */
export interface Observer<S extends GameState> {
  /** How many numbers there are. */
  readonly size: number;
  /** What they say, in their order; together they have every number once. */
  readonly fields: readonly ObservedField[];
  /** Fields of the state that are not told, or not wholly, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  /**
   * Writes what a seat, by its index, is shown of a position: `size` numbers from `at` on, 0 when left out.
   * @throws SetupError when the seat does not play, or the position is of another edition or number of players, or `out` is too short
   */
  observe(state: S, seat: number, out: Float32Array, at?: number): void;
}

/** @throws SetupError naming the option, or where there are neither rows nor the whole ruleset @throws PositionError when the edition is not known here */
export function observerOf<T extends GameTypes>(rules: Client<T>, options: ObserverOptions<T["state"]> = {}): Observer<T["state"]> {
  const engine = engineBehind<T>(rules);
  if (engine === undefined) throw new SetupError("setup/no-ruleset", `rules: expected what createRuleset or createClient has made, got ${printed(rules)}`);
  const { players, edition, observed } = readKnownFields(options, "options", ["players", "edition", "observed"], OPTION_COMPLAINT);
  const most = rules.seats.length;
  if (players !== undefined && !(Number.isInteger(players) && (players as number) >= 1 && (players as number) <= most))
    throw OPTION_COMPLAINT("players", `a whole number in 1..${most}`, players);
  if (edition !== undefined && typeof edition !== "string") throw OPTION_COMPLAINT("edition", "the name of an edition", edition);
  return new RowsObserver<T>(rules, engine, (players as number | undefined) ?? most, edition ?? "", observed as Observed<T["state"]> | undefined);
}

/** How a list of numbers is shown: by what each is divided, and how many there are of what. */
interface Copied {
  readonly scale: number;
  readonly counts: readonly number[];
  readonly ofSeats: readonly boolean[];
}

class RowsObserver<T extends GameTypes> implements Observer<T["state"]> {
  readonly size: number;
  readonly fields: readonly ObservedField[];
  readonly leftOut: Readonly<Record<string, string>>;
  private readonly rules: Client<T>;
  private readonly engine: Engine<T>;
  private readonly players: number;
  private readonly edition: string;
  private readonly self: number;
  private readonly askedAt: number;
  private readonly rows: readonly Laid[];
  private readonly frames: readonly LaidFrame[];
  private readonly hide: (s: T["state"], seat: number) => T["state"];
  private readonly order: number[] = []; // the seats that play, the own first, until the next observation
  private readonly ranks: number[] = []; // of each seat in that order, -1 when it does not play

  constructor(rules: Client<T>, engine: Engine<T>, players: number, edition: string, observed: Observed<T["state"]> | undefined) {
    this.rules = rules;
    this.engine = engine;
    this.players = players;
    this.edition = edition;
    const { shown, clone } = engine.parts;
    const parts = partsOf(rules);
    const { rows, leftOut } = observed ?? shapeRows(rules, parts?.shape(edition));
    const layout = new Layout(shown?.words ?? {}, rules.seats, players, { edition, dice: [], frames: [] });
    this.self = layout.seatsField("self", "one-hot");
    this.askedAt = layout.seatsField("asked", "set");
    this.rows = Object.entries(rows).map(([name, row]) => layout.row(name, row as never));
    this.frames = Object.values(shown?.frames ?? {}).map((frame) => layout.frame(frame));
    this.size = layout.size;
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

  observe(state: T["state"], seat: number, out: Float32Array, at = 0): void {
    this.check(state, seat, out, at);
    const s = this.hide(state, seat);
    out.fill(0, at, at + this.size);
    out[at + this.self + seat] = 1;
    const asked = this.engine.asked(s);
    for (let rank = 0; rank < this.players; rank++) if (hasBit(asked, this.order[rank]!)) out[at + this.askedAt + rank] = 1;
    for (const row of this.rows) this.writeRow(row, s, out, at);
    this.writeFrames(s, out, at);
  }

  private check(state: T["state"], seat: number, out: Float32Array, at: number): void {
    const playing = this.engine.parts.players?.(state) ?? 2 ** this.rules.seats.length - 1;
    if (!(Number.isInteger(seat) && seat >= 0 && hasBit(playing, seat))) throw OPTION_COMPLAINT("seat", "the index of a seat that plays", seat);
    if (state.edition !== this.edition) throw OPTION_COMPLAINT("state.edition", `"${this.edition}"`, state.edition);
    if (!(Number.isInteger(at) && at >= 0 && at + this.size <= out.length))
      throw new SetupError("setup/no-room", `out: expected room for ${this.size} numbers from ${printed(at)} on, got ${out.length} in all`);
    this.order.length = 0;
    this.order.push(seat);
    for (let other = 0; other < this.rules.seats.length; other++) if (other !== seat && hasBit(playing, other)) this.order.push(other);
    if (this.order.length !== this.players) throw OPTION_COMPLAINT("state", `a game of ${this.players} players`, this.order.length);
    for (let other = 0; other < this.rules.seats.length; other++) this.ranks[other] = -1;
    for (let rank = 0; rank < this.players; rank++) this.ranks[this.order[rank]!] = rank;
  }

  private writeRow({ at, coding, counts, ofSeats, read, cells }: Laid, s: T["state"], out: Float32Array, from: number): void {
    const { kind, scale, length } = coding;
    const outer = counts.length > 0 ? counts[0]! : 1;
    const inner = counts.length > 1 ? counts[1]! : 1;
    const list = cells?.(s as never);
    let to = from + at;
    if (list !== undefined && (kind === "number" || kind === "flag")) return this.copy(list, { scale, counts, ofSeats }, out, to);
    const [isOuterSeat, isInnerSeat] = [ofSeats[0] === true, ofSeats[1] === true];
    const isPlain = kind === "number" || kind === "flag"; // a flag is 0 or 1, and its scale 1
    for (let a = 0; a < outer; a++) {
      const first = isOuterSeat ? this.order[a]! : a;
      for (let b = 0; b < inner; b++) {
        const second = isInnerSeat ? this.order[b]! : b;
        const value = list === undefined ? read!(s as never, first, second) : list[first * inner + second]!;
        if (isPlain) out[to] = value / scale;
        else this.write(coding, value, out, to);
        to += length;
      }
    }
  }

  // A list of numbers, or of flags with a scale of 1: what there is most of. Most are 0, as `out` is before.
  private copy(list: readonly number[], { scale, counts: [outer = 1, inner = 1], ofSeats }: Copied, out: Float32Array, at: number): void {
    const [isOuterSeat, isInnerSeat] = [ofSeats[0] === true, ofSeats[1] === true];
    let to = at;
    for (let a = 0; a < outer; a++) {
      const from = (isOuterSeat ? this.order[a]! : a) * inner;
      for (let b = 0; b < inner; b++, to++) {
        const value = list[from + (isInnerSeat ? this.order[b]! : b)]!;
        if (value !== 0) out[to] = value / scale;
      }
    }
  }

  private write({ kind, length, scale, least, isSeat }: Coding, value: number, out: Float32Array, at: number): void {
    if (kind === "number") out[at] = value / scale;
    else if (kind === "flag") out[at] = value === 0 ? 0 : 1;
    else if (kind === "one-hot") {
      const place = isSeat && value >= 0 ? this.ranks[value]! : value;
      if (place >= 0 && place < length) out[at + place] = 1;
    } else if (kind === "set") {
      for (let i = 0; i < length; i++) if (hasBit(value, isSeat ? this.order[i]! : i)) out[at + i] = 1;
    } else for (let rest = value - least, i = 0; rest > 0; rest = Math.floor(rest / 2), i++) if (rest % 2 === 1) out[at + i] = 1;
  }

  // From the top down; of two frames of a kind the upper one is encoded.
  private writeFrames({ frames }: T["state"], out: Float32Array, at: number): void {
    if (this.frames.length === 0) return;
    let depth = 0;
    for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) depth++;
    for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!), depth--) {
      const laid = this.frames[frames[end - 1]! & 255]!;
      if (out[at + laid.at] !== 0) continue;
      this.write(DEPTH, depth, out, at + laid.at);
      if (laid.stepAt >= 0) out[at + laid.stepAt + frames[end - TO_STEP]!] = 1;
      for (const slot of laid.slots) this.writeSlot(slot, frames, end, out, at);
    }
  }

  private writeSlot({ at, place, coding, count }: LaidSlot, frames: readonly number[], end: number, out: Float32Array, from: number): void {
    const kept = frames[end - place.at]!;
    const value = place.kind.endsWith("?") ? kept - 1 : kept; // one or none is kept by one higher, none as 0
    if (count === 0) return this.write(coding, value, out, from + at);
    out[from + at] = value / count;
    for (let i = 0; i < value; i++) this.write(coding, frames[end - place.at - 1 - i]!, out, from + at + 1 + i * coding.length);
  }
}

/** How the depth of a frame is written; see `Layout.frame`. */
const DEPTH: Coding = { kind: "number", length: 1, low: 0, high: 50, scale: 8, least: 0, names: null, isSeat: false };

function shapeRows<T extends GameTypes>(rules: Client<T>, shape: Parameters<typeof rowsOfShape>[0] | undefined): Observed<never> {
  if (shape !== undefined) return rowsOfShape(shape) as Observed<never>;
  throw new SetupError("setup/no-rows", `options.observed: expected the rows of ${rules.id}, which a client does not have, got undefined`);
}
