import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Progress } from "../../src/cli/progress.js";
import type { Terminal } from "../../src/cli/terminal.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { commandLine } from "./command-line.js";

let now = 0;
beforeEach(() => {
  now = 5000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** What is shown of a work that is `part` done after some milliseconds. */
function shown(isWatched: boolean, ...steps: readonly (readonly [milliseconds: number, part: number])[]): string[] {
  const said: string[] = [];
  now = 5000;
  const progress = new Progress({ err: (text: string) => void said.push(text), isWatched } as Terminal, "playing");
  for (const [milliseconds, part] of steps) {
    now = 5000 + milliseconds;
    progress.show(part, () => `${milliseconds} ms`);
  }
  progress.done();
  expect(progress.seconds).toBe((now - 5000) / 1000);
  return said;
}

describe("a progress bar", () => {
  test("is drawn in place ten times a second at most, and taken away, where somebody watches", () => {
    expect(shown(true, [99, 0.1], [100, 0.25], [199, 0.3], [200, 0.519], [300, 1])).toEqual([
      "\r\u001b[Kplaying [######..................] 25 %, 100 ms",
      "\r\u001b[Kplaying [############............] 51 %, 200 ms",
      "\r\u001b[Kplaying [########################] 100 %, 300 ms",
      "\r\u001b[K",
    ]);
    expect(shown(true, [50, 1])).toEqual([]);
  });
  test("is a line every ten seconds where nobody does", () => {
    expect(shown(false, [9999, 0.1], [10_000, 0.299], [19_999, 0.5], [20_000, 0.6])).toEqual(["playing 29 %, 10000 ms\n", "playing 60 %, 20000 ms\n"]);
  });
});

/** Where the line is drawn again. */
const drawn = (text: string): string => text.replaceAll("\r\u001b[K", "<");

describe("a run of games shows it", () => {
  beforeEach(() => {
    vi.spyOn(performance, "now").mockImplementation(() => (now += 60));
  });
  test("with what has come out so far", async () => {
    const line = commandLine(TINY_GAMES);
    line.isWatched = true;
    const simulated = await line.run("simulate", "tiny", "-n", "8");
    expect(drawn(simulated.err)).toMatch(/^(?:<simulating \[[#.]{24}\] \d+ %, \d games)+<$/);
    const matched = await line.run("match", "tiny", "--seat", "a=random", "--seat", "b=random", "-n", "8");
    expect(drawn(matched.err)).toMatch(/^<playing \[[#.]{24}\] \d+ %, (\d) games, a won [\d.]+ of \1, /);
    const resumed = ["simulate", "tiny", "-n", "8", "--resume", "piece.jsonl"];
    await line.run(...resumed);
    line.files.set("piece.jsonl", line.files.get("piece.jsonl")!.split("\n").slice(0, 5).join("\n"));
    expect(drawn((await line.run(...resumed)).err)).toMatch(/^<simulating \[#{12}\.{12}\] 50 %, 4 games</);
  });
  test("and a game, where nothing else is printed or nobody looks at it", async () => {
    const line = commandLine(TINY_GAMES);
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 12_000));
    expect((await line.run("play", "tiny", "--seed", "1")).err).toMatch(/^(?:playing \d+ %, \d+ decisions\n)+$/);
    line.isWatched = true;
    expect((await line.run("play", "tiny", "--seed", "1")).err).toBe("");
    expect(drawn((await line.run("play", "tiny", "--seed", "1", "--quiet")).err)).toMatch(/<playing \[[#.]{24}\] \d+ %, \d+ decisions<$/);
  });
});
