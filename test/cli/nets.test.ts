/** Networks as players of the command line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import { net } from "../../src/nets/unrest.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { type CommandLine, commandLine } from "./command-line.js";

let line: CommandLine;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-nets-"));
  writeFileSync(join(folder, "net.json"), JSON.stringify(net));
  writeFileSync(join(folder, "other.json"), JSON.stringify({ ...net, layout: "other" }));
  writeFileSync(join(folder, "cut.json"), JSON.stringify(net).slice(0, 100));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  line = commandLine(GAMES);
});

async function shareOf(player: string): Promise<{ readonly player: string; readonly wins: number; readonly games: number }> {
  const { code, out, err } = await line.run("match", "unrest", "--seat", `a=${player}`, "--seat", "b=random", "-n", "6", "--json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out.trimEnd().split("\n").at(-1)!).report.players.a;
}

describe("a network in a match", () => {
  test("is that of the package, alone or leading a search", async () => {
    expect(await shareOf("net")).toMatchObject({ player: "net", games: 6 });
    expect((await shareOf("net:8")).wins).toBeGreaterThan(3);
  });
  test("is one from a file, which plays alike", async () => {
    const file = join(folder, "net.json");
    const [own, read] = [await shareOf("net"), await shareOf(`net:${file}`)];
    expect(read).toMatchObject({ player: `net:${file}`, wins: own.wins });
    expect((await shareOf(`net:${file}:8`)).wins).toBe((await shareOf("net:8")).wins);
  });
  test.each([
    ["net:0", 'got "net:0"'],
    ["net:1h", 'got "net:1h"'],
    ["net:other", 'got "net:other"'],
    ["net:8:20", 'got "net:8:20"'],
  ])("%s is refused", async (player, message) => {
    const { code, err } = await line.run("match", "unrest", "--seat", `a=${player}`, "--seat", "b=random");
    expect(code).toBe(2);
    expect(err).toMatch(/^tyche: expected a player [^\n]+\n$/);
    expect(err).toContain(message);
  });
  test.each([
    ["missing.json", /^tyche: cannot read .*missing\.json: there is no such file or folder\n$/],
    ["cut.json", /^tyche: .*cut\.json: expected JSON, which is cut off at line 1, column 101\n$/],
    ["other.json", /^tyche: net\.layout: expected that of these observations and actions, [0-9a-f]{16}, got "other"\n$/],
  ])("the file %s is refused", async (name, message) => {
    const { code, err } = await line.run("match", "unrest", "--seat", `a=net:${join(folder, name)}:8`, "--seat", "b=random");
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
  test("needs a file where the package has none", async () => {
    const { code, err } = await commandLine(TINY_GAMES).run("match", "tiny", "--seat", "a=net", "--seat", "b=random");
    expect([code, err]).toEqual([2, 'tyche: expected net:FILE, since the package has no network for tiny, got "net"\n']);
  });
});
