/** Where a command reads and writes, so that tests can stand in for the terminal. */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { UsageError } from "./games/game-adapter.js";

export interface Terminal {
  /** Writes to standard output, as it is. */
  out(text: string): void;
  /** Writes to standard error, as it is. */
  err(text: string): void;
  /** Whether standard error is watched by somebody, so that a progress bar makes sense. */
  readonly isWatched: boolean;
  /** The text of a file, or of standard input for "-". @throws UsageError when it cannot be read */
  read(file: string): string;
  /** @throws UsageError when it cannot be written */
  write(file: string, text: string): void;
}

const LARGEST_FILE = 200_000_000;

/** The terminal of this process. */
export const TERMINAL: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isWatched: process.stderr.isTTY === true,
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
