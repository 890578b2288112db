/** Where a command reads and writes, so that tests can stand in for the terminal. */
import { randomBytes } from "node:crypto";
import { appendFileSync, createReadStream, realpathSync, renameSync, rmSync, statSync, type Stats, writeFileSync } from "node:fs";
import process from "node:process";
import { createInterface, type Interface } from "node:readline";
import { UsageError } from "./games/game-adapter.js";
import { textOf } from "./text-file.js";

/** What could not be written: printed as one line, exit code 3. */
export class OutputError extends Error {
  override readonly name = "OutputError";
}

export interface Terminal {
  /** Writes to standard output, as it is. */
  out(text: string): void;
  /** Writes to standard error, as it is. */
  err(text: string): void;
  /** Whether standard error is watched by somebody, so that a progress bar makes sense. */
  readonly isWatched: boolean;
  /** How many letters a line of standard output holds; null where it is no terminal. */
  width(): number | null;
  /** Writes to standard output, and waits until it takes more. */
  outDrained(text: string | Uint8Array): Promise<void>;
  /** Standard input as it comes. */
  chunks(): AsyncIterable<Uint8Array>;
  /** Bytes of the heap in use. */
  heap(): number;
  /** A seed that nobody has had before. */
  freshSeed(): string;
  /** The next line of standard input, asked for with a prompt; null when there is none any more. */
  ask(prompt: string): Promise<string | null>;
  /** The text of a file, or of standard input for "-", which can be read once. @throws UsageError when it cannot be read */
  read(file: string): Promise<string>;
  /** Writes a whole file, or leaves it as it was. @throws OutputError when it cannot be written */
  write(file: string, text: string): void;
  /** Adds to the end of a file, which is made where there is none. @throws OutputError when it cannot be written */
  append(file: string, text: string): void;
  /** A signal that is aborted by the first interrupt (Ctrl-C) from now on; the next one ends the program at once. */
  interrupted(): AbortSignal;
  /** Whether there is such a file. */
  exists(file: string): boolean;
}

/** Standard input: whole, or lines as they come. It is opened when the first is asked for, and keeps no program alive that asks for no more. */
class Input {
  #lines: Interface | null = null;
  readonly #waiting: string[] = [];
  #hasEnded = false;
  #hear: ((line: string | null) => void) | null = null;

  next(): Promise<string | null> {
    const [line] = this.#waiting.splice(0, 1);
    if (line !== undefined || this.#hasEnded) return Promise.resolve(line ?? null);
    const lines = (this.#lines ??= this.#open());
    lines.resume();
    process.stdin.ref?.();
    return new Promise((resolve) => {
      this.#hear = resolve;
    });
  }

  async whole(): Promise<Uint8Array> {
    if (this.#hasEnded || this.#lines !== null) throw new UsageError("standard input has been read already");
    this.#hasEnded = true;
    return bytesOf(process.stdin, "-");
  }

  #open(): Interface {
    const lines = createInterface({ input: process.stdin });
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
    // A pipe that stays open keeps a program alive even if nobody reads it; a file cannot.
    process.stdin.unref?.();
    hear?.(line);
  }
}

const input = new Input();

const LARGEST_FILE = 200_000_000;

async function bytesOf(stream: AsyncIterable<Uint8Array>, file: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > LARGEST_FILE) throw new UsageError(`${file}: larger than ${LARGEST_FILE} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

// To a new file beside it, which then takes its place; a device or a pipe is written to as it is.
function replaceFile(file: string, text: string): void {
  const there = statOf(file);
  if (there !== undefined && !there.isFile()) return writeFileSync(file, text);
  const place = there === undefined ? file : realpathSync(file);
  const beside = `${place}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text, { mode: there?.mode ?? 0o666, flush: true });
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function statOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

/** The terminal of this process. */
export const TERMINAL: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  outDrained: (text) => (text.length === 0 || process.stdout.write(text) ? Promise.resolve() : new Promise((resolve) => process.stdout.once("drain", resolve))),
  chunks: () => process.stdin,
  heap: () => process.memoryUsage().heapUsed,
  isWatched: process.stderr.isTTY === true,
  width: () => (process.stdout.isTTY === true ? process.stdout.columns : null),
  freshSeed: () => randomBytes(5).readUIntBE(0, 5).toString(36),
  async ask(prompt) {
    process.stdout.write(prompt);
    const answer = await input.next();
    if (answer === null) process.stdout.write("\n");
    return answer;
  },
  async read(file) {
    try {
      return textOf(await (file === "-" ? input.whole() : bytesOf(createReadStream(file), file)), file);
    } catch (error) {
      throw error instanceof UsageError ? error : new UsageError(`cannot read ${file}: ${reasonOf(error)}`);
    }
  },
  write: (file, text) => onOutput(file, () => replaceFile(file, text)),
  append: (file, text) => onOutput(file, () => appendFileSync(file, text)),
  interrupted() {
    const controller = new AbortController();
    process.once("SIGINT", () => controller.abort());
    return controller.signal;
  },
  exists: (file) => statOf(file) !== undefined,
};

function onOutput(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new OutputError(`cannot write ${file}: ${reasonOf(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "there is no such folder",
  EACCES: "it is not allowed",
  EPERM: "it is not allowed",
  EROFS: "nothing may be written there",
  ENOSPC: "there is no room left",
  EDQUOT: "there is no room left",
  EFBIG: "it would be larger than is allowed",
};

/** Why the system has refused something, in words. */
export function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  return code === undefined ? String(error) : (REASONS[code] ?? code);
}
