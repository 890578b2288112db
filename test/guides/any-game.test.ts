/** The program that knows no game plays all four by clicking. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Game, type MoveBase, SeededDice, verify } from "../../src/index.js";
import { GAMES } from "../../src/cli/games/games.js";

const FILE = new URL("../../docs/programs/any-game.mjs", import.meta.url);
const text = readFileSync(FILE, "utf8");
// The program is JavaScript, as a page would load it.
const { form, load, Page, playByClicking } = (await import(FILE.href)) as AnyGame;

interface AnyGame {
  // biome-ignore lint/suspicious/noExplicitAny: modules of any game
  load(id: string, lang?: string): Promise<any>;
  form(modules: unknown): string[];
  playByClicking(modules: unknown, options: object, log?: (line: string) => void): { game: Game; clicks: Record<string, number> };
  Page: new (modules: unknown, game: unknown, seat: string) => AnyPage;
}

// biome-ignore lint/suspicious/noExplicitAny: a page of any game
type AnyPage = any;

/** Clicks what a move is about until it is the one, or has a button. */
function reach(modules: unknown, game: unknown, seat: string, move: MoveBase): boolean {
  const page = new Page(modules, game, seat);
  const isMove = (other: MoveBase): boolean => JSON.stringify(other) === JSON.stringify(move);
  const { spots } = page.moves.find((choice: { move: MoveBase }) => isMove(choice.move));
  for (const spot of spots) {
    if (page.screen.onPicture.length + page.screen.chips.length === 0) break;
    const played = page.click(spot);
    if (played !== null) return isMove(played);
  }
  return page.screen.buttons.some((button: { move: MoveBase }) => isMove(button.move));
}

/** Short games. */
const OPTIONS: Readonly<Record<string, object>> = {
  diadochi: { players: 2, lastTurn: 1 },
  "nine-years": { lastYear: 1697 },
  peloponnesian: { scenario: "413" },
  unrest: {},
};

describe("docs/programs/any-game.mjs", () => {
  test("has at most 300 lines and the name of no game", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(300);
    for (const id of GAMES.ids) for (const name of [id, id.replace("-", "_"), id.replace("-", " ")]) expect(text.toLowerCase()).not.toContain(name);
  });
  test.each(GAMES.ids)(
    "plays %s to its end by clicking",
    async (id) => {
      const modules = await load(id);
      const lines: string[] = [];
      const { game, clicks } = playByClicking(modules, { ...OPTIONS[id], seed: "clicks" }, (line) => lines.push(line));
      expect(game.outcome).not.toBeNull();
      expect(verify(modules.ruleset, game.record()).plies).toBe(game.ply);
      expect(clicks["picture"]).toBeGreaterThan(game.ply / 4);
      expect(lines.at(-1)).toBe(modules.texts.outcome(game.outcome));
    },
    120_000,
  );
  test.each(GAMES.ids)("has a line an option of %s", async (id) => {
    const modules = await load(id);
    expect(form(modules).map((line) => line.split(":")[0])).toEqual(Object.keys(modules.ruleset.options));
  });
  test.each(GAMES.ids)("every move of a list of %s can be reached by clicks", async (id) => {
    const modules = await load(id);
    const game = new Game(modules.ruleset, { ...OPTIONS[id], seed: "reach" } as never);
    const choices = new SeededDice(id);
    for (let ply = 0; ply < 120; ply++) {
      const [seat] = modules.ruleset.seatsToMove(game.state) as string[];
      const moves = game.legalMoves(seat as never) as MoveBase[];
      if (ply % 30 === 0)
        for (const move of moves.slice(0, 12))
          expect([modules.ruleset.format(move), reach(modules, game, seat!, move)]).toEqual([modules.ruleset.format(move), true]);
      game.play(moves[choices.draw(moves.length)] as never);
    }
  });
  test("a click on what only one move is about plays it; more are told apart by buttons", async () => {
    const modules = await load("unrest", "ru");
    const game = new Game(modules.ruleset, { seed: "one click" });
    const [seat] = modules.ruleset.seatsToMove(game.state) as string[];
    const page = new Page(modules, game, seat!);
    for (const spot of page.screen.onPicture) {
      const again = new Page(modules, game, seat!);
      const move = again.click(spot);
      expect(
        move === null
          ? again.screen.buttons.length + again.screen.onPicture.length
          : game.legalMoves(seat as never).some((legal) => JSON.stringify(legal) === JSON.stringify(move)),
      ).toBeTruthy();
    }
    expect(page.screen.onPicture.length).toBeGreaterThan(0);
  });
});
