/** Games by the id of their ruleset. */
import { describe, expect, test } from "vitest";
import { Game, isSeat } from "tyche";
import { type AnyLoadedGame, createGame, load, RULESET_IDS } from "tyche/load";
import type { UNREST, UnrestView } from "../../src/unrest/index.js";
import { GAMES } from "../../src/cli/games/games.js";

describe("load", () => {
  test("knows every game of the package", () => expect([...RULESET_IDS].sort()).toEqual([...GAMES.ids].sort()));

  test.each(RULESET_IDS)("%s comes with its evaluation, texts, drawing and clauses", async (id) => {
    const game: AnyLoadedGame = await load(id);
    const adapter = await GAMES.load(id);
    expect(game.ruleset).toBe(adapter.ruleset);
    expect(game.evaluate).toBe(adapter.evaluate);
    expect(game.observation).toBe(adapter.observation);
    const state = game.ruleset.setup({ seed: 1 });
    const { board, table } = await game.drawing();
    expect(board(state).sheets.length).toBeGreaterThan(0);
    expect(table(game.ruleset.view(state, "spectator")).stacks).toBeInstanceOf(Array);
    for (const language of ["en", "ru"] as const) expect(await game.texts(language)).toBe(await adapter.texts(language));
    expect((await game.texts("en")).outcome).not.toBe((await game.texts("ru")).outcome);
    expect(await game.rules()).toBe((await adapter.rules?.())?.RULES);
  });

  test("has the types of a game whose id the compiler knows", async () => {
    const { ruleset, texts, drawing } = await load("unrest");
    const same: typeof UNREST = ruleset;
    const view: UnrestView = same.view(same.setup({ seed: 1 }), "spectator");
    expect((await drawing()).table(view).stacks.length).toBeGreaterThan(0);
    // @ts-expect-error: no move of this game
    expect((await texts("en")).move({ seat: "carthage", type: "castle" })).toBeTypeOf("string");
  });

  test.each(["chess", "Unrest", "", "toString", "__proto__", null, 3] as never[])("refuses %j and names what there is", async (id) => {
    const message = "id: expected one of diadochi, nine-years, peloponnesian, unrest, got";
    await expect(load(id)).rejects.toThrow(
      expect.objectContaining({ name: "SetupError", code: "setup/bad-option", message: expect.stringContaining(message) }),
    );
  });

  test("refuses a language it has no sentences in", async () => {
    const { texts } = await load("unrest");
    await expect(texts("fr" as never)).rejects.toThrow('language: expected one of en, ru, got "fr"');
  });
});

describe("createGame", () => {
  test.each(RULESET_IDS)("begins a game of %s, whichever it is", async (id) => {
    const game = await createGame(id, { seed: "any" });
    expect([game.ruleset.id, game.ply, game.outcome]).toEqual([id, 0, null]);
    expect(game.record().hashes).toEqual(new Game((await load(id)).ruleset, { seed: "any" }).record().hashes);
  });
  test("refuses an id and an option that there are not", async () => {
    await expect(createGame("chess", { seed: 1 })).rejects.toThrow('id: expected one of diadochi, nine-years, peloponnesian, unrest, got "chess"');
    await expect(createGame(RULESET_IDS[0] as string, { seed: 1, colour: "red" })).rejects.toThrow("options.colour");
  });
});

test("isSeat knows the seats of a ruleset, whatever comes", async () => {
  const { ruleset } = await load("unrest");
  for (const seat of ruleset.seats) expect(isSeat(ruleset, seat)).toBe(true);
  for (const other of ["red", "spectator", "arbiter", "", 0, null, undefined, ["carthage"]]) expect(isSeat(ruleset, other)).toBe(false);
});
