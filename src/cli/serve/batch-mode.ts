/**
 * Steps many games together over a connection. After the answer to `batch` both sides send frames, until the client sends an empty one. A frame
 * is its length as four bytes, then arrays of numbers. All numbers are little-endian; each array is padded with zeros to a multiple of four bytes.
 */
import type { AnyRuleset, GameTypes } from "../../core/ruleset/contract.js";
import { isTycheError } from "../../core/basics/errors.js";
import type { Observation } from "../../core/ruleset/observation.js";
import type { GameState } from "../../core/state/state.js";
import { Batch, RESET, type SparseObservations } from "../../learn/batch.js";
import { type Observer, observerOf } from "../../learn/observer.js";
import { REQUEST_COMPLAINT } from "./fields.js";
import { TOO_LONG } from "./intake.js";

export interface BatchRequest {
  readonly ruleset: AnyRuleset;
  readonly games: number;
  readonly seed: string;
  readonly seeds?: readonly string[] | undefined;
  readonly options?: object | undefined;
  readonly optionsOf?: readonly object[] | undefined;
  readonly checked?: boolean | undefined;
  readonly masks?: boolean | undefined;
  readonly maskForm?: "bits" | "bytes" | undefined;
  /** Rows of observations; null if the ruleset has none, undefined if none are requested. */
  readonly observation: Observation<GameState> | null | undefined;
  readonly sparse?: boolean | undefined;
  readonly allSeats?: boolean | undefined;
  readonly memory?: boolean | undefined;
  readonly last?: boolean | undefined;
}

/** This bit is set in the length of a frame that holds an error, as JSON. */
const ERROR = 0x8000_0000;

export class BatchMode {
  private readonly batch: Batch<never>;
  private readonly ruleset: AnyRuleset;
  private readonly isChecked: boolean;
  private readonly observer: Observer<GameState> | null = null;
  /** True after the first frame. */
  hasBegun = false;
  /** True after an empty frame of the client, or after an error that ends the batch. */
  hasEnded = false;

  constructor(request: BatchRequest) {
    const { ruleset, games, seed, seeds, options = {}, optionsOf, checked = true, masks = false, maskForm = "bits", observation } = request;
    checkPlaces("seeds", seeds, games);
    checkPlaces("optionsOf", optionsOf, games);
    for (const field of ["sparse", "allSeats", "memory", "last"] as const)
      if (request[field] === true && observation === undefined) throw REQUEST_COMPLAINT(field, "observations beside it", true);
    this.ruleset = ruleset;
    this.isChecked = checked;
    const first = ruleset.setup({ ...(optionsOf?.[0] ?? options), seed: seeds?.[0] ?? seed });
    if (observation !== undefined)
      this.observer = observerOf<GameTypes>(ruleset, {
        players: ruleset.players(first).length,
        edition: first.edition,
        observation: observation ?? undefined,
        memory: request.memory,
      });
    const { sparse, allSeats, memory, last } = request;
    const shown = this.observer === null ? {} : { observer: this.observer, sparse, allSeats, memory, last };
    const begun: number[] = [];
    const seedOfPlace = (_game: number, place: number): string => {
      const nth = (begun[place] = (begun[place] ?? -1) + 1);
      return nth === 0 ? seeds![place]! : `${seeds![place]!} ${nth}`;
    };
    this.batch = new Batch(ruleset, {
      games,
      seed: seeds === undefined ? seed : seedOfPlace,
      options: optionsOf === undefined ? options : (_game: number, place: number) => optionsOf[place],
      checked,
      ...(masks ? { masks: maskForm } : {}),
      ...shown,
    }) as unknown as Batch<never>;
  }

  /** The layout of the frames, for the answer to the request. */
  layout(): object {
    const { size, rows } = this.batch.actionsOf.space();
    return {
      seats: this.ruleset.seats,
      space: { size, rows },
      frame: this.arrays().map(({ name, numbers, by }) => ({
        name,
        type: TYPES.find(([Kind]) => numbers instanceof Kind)![1],
        length: by === undefined ? numbers.length : null,
        ...(by === undefined ? {} : { by }),
      })),
      reset: RESET,
      ...(this.observer === null ? {} : { fields: this.observer.fields }),
    };
  }

  /** Makes the first frame, which follows the answer to the request. */
  begin(): Uint8Array {
    this.hasBegun = true;
    return this.frame();
  }

  /** A frame with the current position of every game in the batch. */
  private frame(): Uint8Array {
    return framed(
      this.arrays().map(({ numbers }) => numbers),
      0,
    );
  }

  // The arrays of a frame, in order. If an array has `by`, its length is the last number of the array with that name.
  private arrays(): readonly NamedNumbers[] {
    const { toMove, asking, offsets, actions, ended, rewards, lengths, masks, observations, observed, last } = this.batch;
    const listed = actions.subarray(0, offsets.at(-1)!);
    return [
      { name: "toMove", numbers: toMove },
      { name: "asking", numbers: asking },
      { name: "offsets", numbers: offsets },
      { name: "actions", numbers: listed, by: "offsets" },
      { name: "ended", numbers: ended },
      { name: "rewards", numbers: rewards },
      { name: "lengths", numbers: lengths },
      ...(masks.length === 0 ? [] : [{ name: "masks", numbers: masks }]),
      ...(observations.length === 0 ? [] : [{ name: "observations", numbers: observations }]),
      ...sparseArrays("observed", observed),
      ...sparseArrays("last", last),
    ];
  }

  /** Answers a frame of the client, which holds one action for each game. Never throws. */
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

interface NamedNumbers {
  readonly name: string;
  readonly numbers: Numbers;
  /** The array whose last number is the length of this one; absent if the length is fixed. */
  readonly by?: string;
}

function sparseArrays(name: string, { offsets, indices, values }: SparseObservations): readonly NamedNumbers[] {
  if (offsets.length === 0) return [];
  const [count, by] = [offsets.at(-1)!, `${name}Offsets`];
  return [
    { name: by, numbers: offsets },
    { name: `${name}Indices`, numbers: indices.subarray(0, count), by },
    { name: `${name}Values`, numbers: values.subarray(0, count), by },
  ];
}

function checkPlaces(field: string, given: readonly unknown[] | undefined, games: number): void {
  if (given !== undefined && given.length !== games) throw REQUEST_COMPLAINT(field, `one for each of ${games} games`, given.length);
}

function actionsIn(frame: Uint8Array): Int32Array {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length);
  return Int32Array.from({ length: frame.length / 4 }, (_, place) => view.getInt32(4 * place, true));
}

// Pads the JSON with spaces at its end, which JSON allows.
function errorFrame(code: string, message: string): Uint8Array {
  const text = JSON.stringify({ code, path: null, message });
  return framed([Buffer.from(text.padEnd(padded(Buffer.byteLength(text)) - Buffer.byteLength(text) + text.length))], ERROR);
}

type Numbers = Int8Array | Uint8Array | Int16Array | Int32Array | Float32Array;

/** The array types and their names in the layout of a frame. */
const TYPES = [
  [Int8Array, "int8"],
  [Uint8Array, "uint8"],
  [Int16Array, "int16"],
  [Int32Array, "int32"],
  [Float32Array, "float32"],
] as const;

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

/** Numbers as little-endian bytes; the bytes may share the memory of the numbers. */
export function littleEndian(numbers: Float32Array): Uint8Array {
  return bytesOf(numbers);
}

function bytesOf(array: Numbers): Uint8Array {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  if (IS_LITTLE_ENDIAN || array.BYTES_PER_ELEMENT === 1) return bytes;
  const swapped = Buffer.from(bytes);
  return array.BYTES_PER_ELEMENT === 2 ? swapped.swap16() : swapped.swap32();
}
