/** Reads standard input or a file: as a whole, or by lines. */
import { createInterface, type Interface } from "node:readline";
import type { Readable } from "node:stream";
import { UsageError } from "./games/game-adapter.js";

const LARGEST_FILE = 200_000_000;

/** A readable stream. If it does not read a file, `ref` and `unref` decide whether it keeps the program alive. */
export type Source = Readable & { ref?(): unknown; unref?(): unknown };

/** Standard input. It is opened at the first read, and does not keep the program alive after the last. */
export class Input {
  readonly #source: () => Source;
  #lines: Interface | null = null;
  readonly #waiting: string[] = [];
  #hasEnded = false;
  #hear: ((line: string | null) => void) | null = null;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The next line, or null at the end. */
  next(): Promise<string | null> {
    const [line] = this.#waiting.splice(0, 1);
    if (line !== undefined || this.#hasEnded) return Promise.resolve(line ?? null);
    const lines = (this.#lines ??= this.#open());
    lines.resume();
    this.#source().ref?.();
    return new Promise((resolve) => {
      this.#hear = resolve;
    });
  }

  /** All of standard input. @throws UsageError if any part has already been read */
  async whole(): Promise<Uint8Array> {
    if (this.#hasEnded || this.#lines !== null) throw new UsageError("standard input has been read already");
    this.#hasEnded = true;
    return bytesOf(this.#source(), "-");
  }

  #open(): Interface {
    const lines = createInterface({ input: this.#source() });
    lines.on("line", (line) => {
      if (this.#hear === null) this.#waiting.push(line);
      else this.#tell(line);
      lines.pause();
    });
    lines.on("close", () => {
      this.#hasEnded = true;
      this.#tell(null);
    });
    return lines;
  }

  #tell(line: string | null): void {
    const hear = this.#hear;
    this.#hear = null;
    // An open pipe would keep the program alive even without a reader; a file does not.
    this.#source().unref?.();
    hear?.(line);
  }
}

/** All bytes of a stream. @throws UsageError if there are more than `most` */
export async function bytesOf(stream: AsyncIterable<Uint8Array>, file: string, most: number = LARGEST_FILE): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) throw new UsageError(`${file}: larger than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
