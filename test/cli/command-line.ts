/** Runs a command line in this process, with files in memory. */
import { UsageError } from "../../src/cli/games/game-adapter.js";
import type { Games } from "../../src/cli/games/games.js";
import type { Hands } from "../../src/cli/hands.js";
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
  readonly input: string[];
  /** Interrupts what runs. */
  interrupt(): void;
  run(...args: string[]): Promise<Ran>;
}

export function commandLine(games: Games, hands?: Hands, width: number | null = null): CommandLine {
  const files = new Map<string, string>();
  const answers: string[] = [];
  const input: string[] = [];
  let stop = new AbortController();
  return {
    files,
    answers,
    input,
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
            for (const text of input.splice(0)) yield Buffer.from(text);
          },
          heap: () => 100_000_000,
          isWatched: false,
          width: () => width,
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
          write: (file, text) => void files.set(file, text),
          append: (file, text) => void files.set(file, (files.get(file) ?? "") + text),
          interrupted: () => stop.signal,
          exists: (file) => files.has(file),
        },
        "1.2.3",
        hands,
      );
      return { code, out, err };
    },
  };
}
