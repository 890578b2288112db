/** A refusal to take a decision back says what fixed it, as data and as a sentence of both languages. */
import { describe, expect, test } from "vitest";
import type { AnyRuleset, UndoBarrier } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { IllegalMoveError } from "../../src/core/basics/errors.js";
import { type AnyGame, Game } from "../../src/core/game/game.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import * as english from "../../src/text/en/index.js";
import * as russian from "../../src/text/ru/index.js";
import { UNREST } from "../../src/unrest/index.js";

const GAMES = [
  [DIADOCHI, english.diadochi, russian.diadochi],
  [NINE_YEARS, english.nineYears, russian.nineYears],
  [PELOPONNESIAN, english.peloponnesian, russian.peloponnesian],
  [UNREST, english.unrest, russian.unrest],
] as const;
const SENTENCES: Readonly<Record<string, readonly [string, string]>> = {
  "undo/dice": ["Dice have fallen since your decision, so it stays.", "После вашего решения брошены кости: его нельзя вернуть."],
  "undo/shown": ["Your decision has shown something hidden, so it stays.", "Ваше решение открыло скрытое: его нельзя вернуть."],
  "undo/asked": ["Another player has been asked since your decision, so it stays.", "После вашего решения слово перешло к другому игроку: его нельзя вернуть."],
  "undo/over": ["Your decision has ended the game, so it stays.", "Ваше решение завершило игру: его нельзя вернуть."],
  "undo/none": ["There is no decision for you to take back.", "Нет решения, которое вы могли бы вернуть."],
  "redo/none": ["There is nothing for you to play again.", "Повторять нечего."],
  "move/game-over": ["The game is over.", "Игра окончена."],
};

function refusal(act: () => unknown): IllegalMoveError {
  try {
    act();
  } catch (error) {
    if (error instanceof IllegalMoveError) return error;
    throw error;
  }
  return expect.unreachable();
}

describe.each(GAMES.map((game) => [game[0].id, ...game] as const))("in %s", (_id, ruleset: AnyRuleset, en, ru) => {
  const said = (act: () => unknown): string => {
    const error = refusal(act);
    const [inEnglish, inRussian] = SENTENCES[error.code]!;
    expect([error.message, en.refusal(error.refusal), ru.refusal(error.refusal)], error.code).toEqual([inEnglish, inEnglish, inRussian]);
    return error.code;
  };

  test("who cannot take a decision back hears what fixed it, and an opened game says the same", () => {
    const met = new Set<UndoBarrier>();
    for (let n = 0; n < 3; n++) {
      const game: AnyGame = new Game(ruleset, { seed: `undo ${n}` });
      const choices = new SeededDice(`undo ${n}`);
      for (const seat of ruleset.players(game.state)) expect([said(() => game.undo(seat)), said(() => game.redo(seat))]).toEqual(["undo/none", "redo/none"]);
      for (let ply = 0; ply < 300 && game.outcome === null; ply++) {
        const before = game.state;
        const move = ruleset.randomMove(before, choices);
        const { undoBarrier } = ruleset.apply(before, move);
        game.play(move);
        if (undoBarrier === null) continue;
        if (ply % 20 < 5 || !met.has(undoBarrier)) {
          met.add(undoBarrier);
          const lines = game.lines();
          expect(said(() => game.undo(move.seat))).toBe(`undo/${undoBarrier}`);
          expect(said(() => Game.fromLines(ruleset, lines).undo(move.seat))).toBe(`undo/${undoBarrier}`);
        }
      }
      if (game.outcome !== null) continue;
      const [seat] = ruleset.seatsToMove(game.state);
      game.concede(seat);
      expect(said(() => game.undo(seat))).toBe("move/game-over");
    }
    expect(met.size, [...met].join()).toBeGreaterThanOrEqual(2);
  });

  test("a seat that there is not has nothing to take back", () => {
    const game: AnyGame = new Game(ruleset, { seed: 1 });
    for (const seat of ["spectator", "nobody", 7, null]) expect(said(() => game.undo(seat as never))).toBe("undo/none");
  });
});
