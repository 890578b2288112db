/** Rules by id, by section and by words, and positions of examples to play on from. */
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import { commandLine } from "./command-line.js";

const listed = async (...asked: string[]): Promise<string[]> => {
  const { code, out } = await commandLine(GAMES).run("rule", ...asked);
  expect(code).toBe(0);
  return [...out.matchAll(/^[* ] ([A-Z]+-\S+)/gm)].map(([, id]) => id!);
};

describe("tyche rule", () => {
  test("lists the clauses of a section, and not those of another with the same beginning", async () => {
    const ids = await listed("pel-5.2");
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.every((id) => id.startsWith("PEL-5.2."))).toBe(true);
    expect((await listed("CAR-R8")).every((id) => id.startsWith("CAR-R8."))).toBe(true);
  });

  test("lists those with the words, with those that have an example and then the titles first", async () => {
    expect(await listed("unrest", "level", "0", "attack")).toContain("CAR-20.3.24");
    expect((await listed("diadochi", "overrun")).slice(0, 1)).toEqual(["DIA-OVR.7"]);
    expect(await listed("overrun")).toEqual(await listed("diadochi", "overrun"));
  });

  test("shows the only one there is", async () => {
    const { out } = await commandLine(GAMES).run("rule", "unrest", "rebellion", "must", "be", "resolved", "response", "window", "reveal");
    expect(out).toMatch(/^CAR-HI\.6 /);
  });

  test("lists all of a game, and asks for something", async () => {
    expect((await listed("unrest")).slice(0, 2)).toEqual((await listed("CAR-")).slice(0, 2));
    for (const asked of [[], [""], [" "]]) {
      const { code, err } = await commandLine(GAMES).run("rule", ...asked);
      expect([code, err]).toEqual([2, "tyche: expected the id of a clause, or words; see tyche rule --help\n"]);
    }
  });

  test("says that there is none", async () => {
    const { code, err } = await commandLine(GAMES).run("rule", "xyzzy");
    expect([code, err]).toEqual([2, expect.stringContaining('no clause "xyzzy", and none with this word')]);
  });

  test("leaves out what lies as in a new game, unless a line names it", async () => {
    const line = commandLine(GAMES);
    const [short, full] = [await line.run("rule", "PEL-8.2.0.8"), await line.run("rule", "PEL-8.2.0.8", "--full")];
    expect(short.out).toContain("more lines, as at the start of a game");
    expect(short.out.split("\n").length).toBeLessThan(full.out.split("\n").length - 30);
    expect(short.out).toContain("Potidaea (Sparta, siege");
  });

  test.each(["CAR-R8.4c", "DIA-OVR.5", "NYW-13.5.1.6", "PEL-8.2.0.8"])("keeps the position of %s to play on from", async (clause) => {
    const line = commandLine(GAMES);
    const { err } = await line.run("rule", clause, "--position", "position.json");
    const [, command] = /play on from it: tyche (play \S+ --position position\.json)/.exec(err)!;
    const { code, out } = await line.run(...command!.split(" "));
    expect([code, out.length > 200]).toEqual([0, true]);
  });
});
