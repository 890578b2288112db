/** The program that knows no game plays all four by clicking. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createGame, load } from "tyche/load";
import { choices, listedMoves } from "tyche/ui";
import { form, playByClicking, screenOf } from "../../docs/programs/any-game.js";
import { GAMES } from "../../src/cli/games/games.js";
import { verify } from "../../src/index.js";
import { readSvg } from "../drawing/svg-reader.js";

const text = readFileSync(new URL("../../docs/programs/any-game.ts", import.meta.url), "utf8");

/** Short games. */
const OPTIONS: Readonly<Record<string, object>> = {
  diadochi: { players: 2, lastTurn: 1 },
  "nine-years": { startVp: 5 },
  peloponnesian: { scenario: "413" },
  unrest: {},
};

describe("docs/programs/any-game.ts", () => {
  test("has fewer than 100 lines and the name of no game; no cast, no `any`, no `!`", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(100);
    for (const id of GAMES.ids) for (const name of [id, id.replace("-", "_"), id.replace("-", " ")]) expect(text.toLowerCase()).not.toContain(name);
    const code = text.replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    expect(code).not.toMatch(/\bas (?!string)|: any\b|<any>|[\w)\]]!(?!=)/);
  });
  test.each(GAMES.ids)(
    "plays %s to its end by clicking",
    async (id) => {
      const { ruleset, texts } = await load(id);
      const lines: string[] = [];
      const game = await playByClicking(id, { ...OPTIONS[id], seed: "clicks" }, (line) => lines.push(line));
      expect(verify(ruleset, game.record()).plies).toBe(game.ply);
      expect(lines.at(-1)).toBe((await texts("en")).outcome(game.outcome as never));
      expect(lines.length).toBeGreaterThan(10);
    },
    240_000,
  );
  test.each(GAMES.ids)("has a line an option of %s", async (id) => {
    const { ruleset } = await load(id);
    expect((await form(id)).map((line) => line.split(":")[0])).toEqual(Object.keys(ruleset.options));
  });
  test.each(GAMES.ids)("what is lit in %s is on the picture, or named beside it", async (id) => {
    const loaded = await load(id);
    const parts = { ...(await loaded.drawing()), texts: await loaded.texts("ru") };
    const game = await createGame(id, { ...OPTIONS[id], seed: "lit" });
    for (let ply = 0; ply < 40; ply++) {
      const [seat = ""] = game.ruleset.seatsToMove(game.state) as readonly string[];
      const shown = choices(listedMoves(game.ruleset, game.state, seat), parts.table(game.view(seat)));
      const { picture, beside } = screenOf(game, seat, shown, parts);
      const found = new Set(readSvg(picture).flatMap(({ attributes }) => ["place", "stack"].map((kind) => `${kind} ${attributes[`data-${kind}`]}`)));
      const onMap = shown.lit.filter(({ kind }) => kind === "place" || kind === "stack");
      for (const target of onMap) expect(found).toContain(`${target.kind} ${target.id}`);
      expect(beside).toEqual(shown.beside.map((target) => parts.texts.name(target.id)));
      const [move] = game.legalMoves(seat);
      game.play(move);
    }
  });
});
