/** Runs a command line in this process, with files in memory. */
import { UsageError } from "../../src/cli/games/game-adapter.js";
import type { Games } from "../../src/cli/games/games.js";
import type { Hands } from "../../src/cli/hands.js";
import { OutputError } from "../../src/cli/terminal.js";
import { tyche } from "../../src/cli/tyche.js";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface CommandLine {
  readonly files: Map<string, string>;
  /** What somebody types, line by line. */
  readonly answers: string[];
  /** What comes in by standard input, chunk by chunk. */
  readonly input: (string | Uint8Array)[];
  /** Whether standard error is watched by somebody. */
  isWatched: boolean;
  /** Whether standard output shows colours. */
  hasColours: boolean;
  /** Files that cannot be written. */
  readonly full: Set<string>;
  /** Files that a process is writing to. */
  readonly locked: Set<string>;
  /** Interrupts what runs. */
  interrupt(): void;
  run(...args: string[]): Promise<Ran>;
}

export function commandLine(games: Games, hands?: Hands, width: number | null = null): CommandLine {
  const files = new Map<string, string>();
  const answers: string[] = [];
  const input: (string | Uint8Array)[] = [];
  const full = new Set<string>();
  const locked = new Set<string>();
  let stop = new AbortController();
  return {
    files,
    answers,
    input,
    isWatched: false,
    hasColours: false,
    full,
    locked,
    interrupt: () => stop.abort(),
    async run(...args) {
      stop = new AbortController();
      let out = "";
      let err = "";
      const code = await tyche(
        args,
        games,
        {
          out: (text) => {
            out += text;
          },
          err: (text) => {
            err += text;
          },
          outDrained(text) {
            out += typeof text === "string" ? text : Buffer.from(text).toString("latin1");
            return Promise.resolve();
          },
          async *chunks() {
            for (const part of input.splice(0)) yield typeof part === "string" ? Buffer.from(part) : part;
          },
          closeInput: () => undefined,
          heap: () => 100_000_000,
          isWatched: this.isWatched,
          width: () => width,
          isInteractive: () => width !== null,
          hasColours: () => this.hasColours,
          freshSeed: () => "fresh",
          ask(prompt) {
            out += prompt;
            return Promise.resolve(answers.shift() ?? null);
          },
          read(file) {
            const text = files.get(file);
            if (text === undefined) return Promise.reject(new UsageError(`cannot read ${file}: ENOENT`));
            return Promise.resolve(text);
          },
          write(file, text) {
            if (full.has(file)) throw new OutputError(`cannot write ${file}: there is no room left`);
            files.set(file, text);
          },
          append: (file, text) => void files.set(file, (files.get(file) ?? "") + text),
          interrupted: () => stop.signal,
          exists: (file) => files.has(file),
          lock(file) {
            if (locked.has(file)) throw new UsageError(`${file}: process 7 on this machine is writing to it`);
            locked.add(file);
            return () => void locked.delete(file);
          },
        },
        "1.2.3",
        hands,
      );
      return { code, out, err };
    },
  };
}
