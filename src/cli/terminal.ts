/** The input and output of a command, behind an interface that tests can replace. */
import { randomBytes } from "node:crypto";
import { appendFileSync, createReadStream, realpathSync, renameSync, rmSync, statSync, type Stats, writeFileSync } from "node:fs";
import process from "node:process";
import { hasColours } from "./colours.js";
import { UsageError } from "./games/game-adapter.js";
import { bytesOf, Input } from "./input.js";
import { lockFile } from "./lock-file.js";
import { textOf } from "./text-file.js";

/** A failed write. `tyche` prints it as one line, with exit code 3; a game at the terminal continues instead. */
export class OutputError extends Error {
  override readonly name = "OutputError";
}

export interface Terminal {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** True if standard error is a terminal, so that a progress bar makes sense. */
  readonly isWatched: boolean;
  /** The number of characters in a line of standard output; null if it is not a terminal. */
  width(): number | null;
  /** True if standard input and output are a terminal, so that a person can be asked. */
  isInteractive(): boolean;
  /** True if standard output shows colours. */
  hasColours(): boolean;
  /** Writes to standard output, and waits until it accepts more. */
  outDrained(text: string | Uint8Array): Promise<void>;
  /** The chunks of standard input. */
  chunks(): AsyncIterable<Uint8Array>;
  /** Closes standard input, so that the program can end even if the other side keeps it open. */
  closeInput(): void;
  /** The used heap, in bytes. */
  heap(): number;
  /** Makes a random seed. */
  freshSeed(): string;
  /** Prints a prompt and reads the next line of standard input; null at its end. */
  ask(prompt: string): Promise<string | null>;
  /** The text of a file, or of standard input for "-", which can be read only once. @throws UsageError if it cannot be read */
  read(file: string): Promise<string>;
  /** Writes a whole file; if that fails, the old file is unchanged. @throws OutputError if it cannot be written */
  write(file: string, text: string): void;
  /** Appends to a file, or creates it. @throws OutputError if it cannot be written */
  append(file: string, text: string): void;
  /**
   * Locks a file for this process until the returned function is called.
   * @throws UsageError if another process holds the lock
   * @throws OutputError if the lock file cannot be written
   */
  lock(file: string): () => void;
  /** A signal that the next interrupt (Ctrl-C) aborts; the interrupt after that ends the program at once. */
  interrupted(): AbortSignal;
  exists(file: string): boolean;
}

const input = new Input(() => process.stdin);

// Writes a new file and renames it over the old one. A device or a pipe is written to directly.
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
  closeInput: () => void process.stdin.destroy(),
  heap: () => process.memoryUsage().heapUsed,
  isWatched: process.stderr.isTTY === true,
  width: () => (process.stdout.isTTY === true ? process.stdout.columns : null),
  isInteractive: () => process.stdin.isTTY === true && process.stdout.isTTY === true,
  hasColours: () => hasColours(process.env, process.stdout.isTTY === true),
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
  lock: (file) => lockFile(file, (run) => onOutput(`${file}.lock`, run)),
  interrupted() {
    const controller = new AbortController();
    process.once("SIGINT", () => controller.abort());
    return controller.signal;
  },
  exists: (file) => statOf(file) !== undefined,
};

function onOutput<R>(file: string, write: () => R): R {
  try {
    return write();
  } catch (error) {
    if (error instanceof UsageError) throw error;
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
  EFBIG: "it would be larger than allowed",
};

/** The reason for an error of the operating system, in words. */
export function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  return code === undefined ? String(error) : (REASONS[code] ?? code);
}
