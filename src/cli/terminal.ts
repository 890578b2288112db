/** Where a command reads and writes, so that tests can stand in for the terminal. */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { createInterface, type Interface } from "node:readline";
import { UsageError } from "./games/game-adapter.js";

export interface Terminal {
  /** Writes to standard output, as it is. */
  out(text: string): void;
  /** Writes to standard error, as it is. */
  err(text: string): void;
  /** Whether standard error is watched by somebody, so that a progress bar makes sense. */
  readonly isWatched: boolean;
  /** The next line of standard input, asked for with a prompt; null when there is none any more. */
  ask(prompt: string): Promise<string | null>;
  /** The text of a file, or of standard input for "-". @throws UsageError when it cannot be read */
  read(file: string): string;
  /** @throws UsageError when it cannot be written */
  write(file: string, text: string): void;
}

/** Lines of standard input as they come; it is opened when the first is asked for, and keeps no program alive that asks for no more. */
class Input {
  #lines: Interface | null = null;
  readonly #waiting: string[] = [];
  #hasEnded = false;
  #hear: ((line: string | null) => void) | null = null;

  next(): Promise<string | null> {
    const lines = (this.#lines ??= this.#open());
    const [line] = this.#waiting.splice(0, 1);
    if (line !== undefined || this.#hasEnded) return Promise.resolve(line ?? null);
    lines.resume();
    process.stdin.ref?.();
    return new Promise((resolve) => {
      this.#hear = resolve;
    });
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

/** The terminal of this process. */
export const TERMINAL: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isWatched: process.stderr.isTTY === true,
  async ask(prompt) {
    process.stdout.write(prompt);
    const answer = await input.next();
    if (answer === null) process.stdout.write("\n");
    return answer;
  },
  read(file) {
    try {
      const text = readFileSync(file === "-" ? 0 : file, "utf8");
      if (text.length > LARGEST_FILE) throw new UsageError(`${file}: larger than ${LARGEST_FILE} characters`);
      return text;
    } catch (error) {
      throw asUsageError(error, `cannot read ${file}`);
    }
  },
  write(file, text) {
    try {
      writeFileSync(file, text);
    } catch (error) {
      throw asUsageError(error, `cannot write ${file}`);
    }
  },
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "there is no such folder",
  EACCES: "it is not allowed",
};

function asUsageError(error: unknown, what: string): UsageError {
  if (error instanceof UsageError) return error;
  const code = (error as { code?: string }).code;
  return new UsageError(`${what}: ${code === undefined ? String(error) : (REASONS[code] ?? code)}`);
}
