/**
 * Many games stepped together over a connection: after the answer to `batch` both sides speak in frames, until a client sends an empty one. A frame is its length as four
 * bytes, then arrays of numbers, all little-endian, each padded with zeros to a multiple of four bytes.
 */
import type { AnyRuleset, GameTypes } from "../../core/ruleset/contract.js";
import { isTycheError } from "../../core/basics/errors.js";
import type { Observed } from "../../core/ruleset/observed.js";
import type { GameState } from "../../core/state/state.js";
import { Batch } from "../../learn/batch.js";
import { type Observer, observerOf } from "../../learn/observer.js";
import { TOO_LONG } from "./intake.js";

/** What a batch is opened with. */
export interface BatchRequest {
  readonly ruleset: AnyRuleset;
  readonly games: number;
  readonly seed: string;
  readonly options: object;
  readonly checked: boolean;
  readonly masks: boolean;
  /** Rows of observations, null where the ruleset has none; undefined where none are asked for. */
  readonly observed: Observed<GameState> | null | undefined;
}

/** The bit of a length that says that the frame is an error, as JSON. */
const ERROR = 0x8000_0000;

/** The batch of a connection. */
export class BatchMode {
  private readonly batch: Batch<never>;
  private readonly ruleset: AnyRuleset;
  private readonly isMasked: boolean;
  private readonly isChecked: boolean;
  private readonly observer: Observer<GameState> | null = null;
  /** Whether its first frame has been written. */
  hasBegun = false;
  /** Whether the client has ended it. */
  hasEnded = false;

  constructor({ ruleset, games, seed, options, checked, masks, observed }: BatchRequest) {
    this.ruleset = ruleset;
    this.isMasked = masks;
    this.isChecked = checked;
    const first = ruleset.setup({ ...options, seed });
    if (observed !== undefined)
      this.observer = observerOf<GameTypes>(ruleset, {
        players: ruleset.players(first).length,
        edition: first.edition,
        ...(observed === null ? {} : { observed }),
      });
    const shown = this.observer === null ? {} : { observer: this.observer };
    this.batch = new Batch(ruleset, { games, seed, options, checked, ...(masks ? { masks: "bits" } : {}), ...shown }) as unknown as Batch<never>;
  }

  /** What the frames hold, for the answer to the request. */
  layout(): object {
    const { ruleset, batch } = this;
    const { size, rows } = batch.actionsOf.space();
    const { games, maskSize } = batch;
    const masks = this.isMasked ? [{ name: "masks", type: "uint8", length: games * maskSize }] : [];
    const { observer } = this;
    const observations = observer === null ? [] : [{ name: "observations", type: "float32", length: games * observer.size }];
    return {
      seats: ruleset.seats,
      space: { size, rows },
      frame: [
        { name: "toMove", type: "int8", length: games },
        { name: "asking", type: "int16", length: games },
        { name: "offsets", type: "int32", length: games + 1 },
        { name: "actions", type: "int32", length: null },
        { name: "ended", type: "uint8", length: games },
        { name: "rewards", type: "float32", length: games * ruleset.seats.length },
        { name: "lengths", type: "int32", length: games },
        ...masks,
        ...observations,
      ],
      ...(observer === null ? {} : { fields: observer.fields }),
    };
  }

  /** The first frame, which follows the answer to the request. */
  begin(): Uint8Array {
    this.hasBegun = true;
    return this.frame();
  }

  /** What every place shows now, as a frame. */
  private frame(): Uint8Array {
    const { toMove, asking, offsets, actions, ended, rewards, lengths, masks, observations } = this.batch;
    const listed = actions.subarray(0, offsets.at(-1)!);
    return framed(
      [toMove, asking, offsets, listed, ended, rewards, lengths, ...(this.isMasked ? [masks] : []), ...(this.observer === null ? [] : [observations])],
      0,
    );
  }

  /** The answer to a frame of a client, which holds an action for each place. It never throws. */
  answer(frame: Uint8Array | typeof TOO_LONG): Uint8Array {
    try {
      if (frame === TOO_LONG) return this.end(errorFrame("serve/malformed", "frame: expected four bytes for each game, got many more; the batch has ended"));
      if (frame.length === 0) return this.end(framed([], 0));
      if (frame.length !== 4 * this.batch.games) return errorFrame("serve/malformed", `frame: expected ${4 * this.batch.games} bytes, got ${frame.length}`);
      this.batch.step(actionsIn(frame));
      return this.frame();
    } catch (error) {
      if (!isTycheError(error)) return this.end(errorFrame("serve/internal", String(error)));
      return this.isChecked ? errorFrame(error.code, error.message) : this.end(errorFrame(error.code, `${error.message}; the batch has ended`));
    }
  }

  private end(frame: Uint8Array): Uint8Array {
    this.hasEnded = true;
    return frame;
  }
}

function actionsIn(frame: Uint8Array): Int32Array {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length);
  return Int32Array.from({ length: frame.length / 4 }, (_, place) => view.getInt32(4 * place, true));
}

// Spaces at the end fill it up, which JSON does not mind.
function errorFrame(code: string, message: string): Uint8Array {
  const text = JSON.stringify({ code, path: null, message });
  return framed([Buffer.from(text.padEnd(padded(Buffer.byteLength(text)) - Buffer.byteLength(text) + text.length))], ERROR);
}

type Numbers = Int8Array | Uint8Array | Int16Array | Int32Array | Float32Array;

function framed(arrays: readonly Numbers[], mark: number): Uint8Array {
  const length = arrays.reduce((sum, { byteLength }) => sum + padded(byteLength), 0);
  const frame = new Uint8Array(4 + length);
  new DataView(frame.buffer).setUint32(0, (length | mark) >>> 0, true);
  let at = 4;
  for (const array of arrays) {
    frame.set(bytesOf(array), at);
    at += padded(array.byteLength);
  }
  return frame;
}

function padded(bytes: number): number {
  return (bytes + 3) & ~3;
}

const IS_LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function bytesOf(array: Numbers): Uint8Array {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  if (IS_LITTLE_ENDIAN || array.BYTES_PER_ELEMENT === 1) return bytes;
  const swapped = Buffer.from(bytes);
  return array.BYTES_PER_ELEMENT === 2 ? swapped.swap16() : swapped.swap32();
}
