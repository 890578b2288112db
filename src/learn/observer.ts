/**
 * What a seat is shown as numbers, for programs that learn. It is read from the state that `conceal` leaves, which is the same for all positions that look alike to the seat, so that
 * nothing hidden can show; no view is made.
 */
import { hasBit } from "../core/basics/bits.js";
import type { Client, GameTypes } from "../core/ruleset/contract.js";
import { printed, SetupError } from "../core/basics/errors.js";
import { sizeOfKind, TO_STEP } from "../core/flow/frames.js";
import { frozen } from "../core/basics/frozen.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import { readKnownFields } from "../core/basics/json.js";
import type { Observed } from "../core/ruleset/observed.js";
import { type Engine, engineBehind, partsOf } from "../core/ruleset/parts.js";
import type { GameState } from "../core/state/state.js";
import { type Coding, type LaidFrame, type LaidSlot, Layout, type ObservedField, rowsOfShape } from "./layout.js";
import { type RowWriter, rowWriter, Sheet } from "./sheet.js";

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
  private readonly rows: readonly RowWriter<T["state"]>[];
  private readonly frames: readonly LaidFrame[];
  private readonly hide: (s: T["state"], seat: number) => T["state"];
  private readonly sheet = new Sheet();

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
    this.rows = Object.entries(rows).map(([name, row]) => rowWriter(layout.row(name, row as never), this.sheet));
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
    const { sheet } = this;
    sheet.begin(out, at, this.size);
    out[at + this.self + seat] = 1;
    const asked = this.engine.asked(s);
    for (let rank = 0; rank < this.players; rank++) if (hasBit(asked, sheet.order[rank]!)) out[at + this.askedAt + rank] = 1;
    for (const write of this.rows) write(s);
    this.writeFrames(s, out, at);
  }

  private check(state: T["state"], seat: number, out: Float32Array, at: number): void {
    const seats = this.rules.seats.length;
    const playing = this.engine.parts.players?.(state) ?? 2 ** seats - 1;
    if (!(Number.isInteger(seat) && seat >= 0 && hasBit(playing, seat))) throw OPTION_COMPLAINT("seat", "the index of a seat that plays", seat);
    if (state.edition !== this.edition) throw OPTION_COMPLAINT("state.edition", `"${this.edition}"`, state.edition);
    if (!(Number.isInteger(at) && at >= 0 && at + this.size <= out.length))
      throw new SetupError("setup/no-room", `out: expected room for ${this.size} numbers from ${printed(at)} on, got ${out.length} in all`);
    this.sheet.lookFrom(seat, playing, seats);
    if (this.sheet.order.length !== this.players) throw OPTION_COMPLAINT("state", `a game of ${this.players} players`, this.sheet.order.length);
  }

  // From the top down; of two frames of a kind the upper one is encoded.
  private writeFrames({ frames }: T["state"], out: Float32Array, at: number): void {
    if (this.frames.length === 0) return;
    let depth = 0;
    for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) depth++;
    for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!), depth--) {
      const laid = this.frames[frames[end - 1]! & 255]!;
      if (out[at + laid.at] !== 0) continue;
      this.sheet.write(DEPTH, depth, laid.at);
      if (laid.stepAt >= 0) out[at + laid.stepAt + frames[end - TO_STEP]!] = 1;
      for (const slot of laid.slots) this.writeSlot(slot, frames, end);
    }
  }

  private writeSlot({ at, place, coding, count }: LaidSlot, frames: readonly number[], end: number): void {
    const { sheet } = this;
    const kept = frames[end - place.at]!;
    const value = place.kind.endsWith("?") ? kept - 1 : kept; // one or none is kept by one higher, none as 0
    if (count === 0) return sheet.write(coding, value, at);
    sheet.out[sheet.from + at] = value / count;
    for (let i = 0; i < value; i++) sheet.write(coding, frames[end - place.at - 1 - i]!, at + 1 + i * coding.length);
  }
}

/** How the depth of a frame is written; see `Layout.frame`. */
const DEPTH: Coding = { kind: "number", length: 1, low: 0, high: 50, scale: 8, least: 0, names: null, isSeat: false };

function shapeRows<T extends GameTypes>(rules: Client<T>, shape: Parameters<typeof rowsOfShape>[0] | undefined): Observed<never> {
  if (shape !== undefined) return rowsOfShape(shape) as Observed<never>;
  throw new SetupError("setup/no-rows", `options.observed: expected the rows of ${rules.id}, which a client does not have, got undefined`);
}
