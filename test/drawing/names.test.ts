/** Everything on a board or a table has a name in both languages: nothing raw stands on a picture. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../src/core/board/board.js";
import type { Table } from "../../src/core/board/table.js";
import type { Language } from "../../src/svg/words.js";
import { type DrawnGame, GAMES, LANGUAGES, positions, viewersOf } from "./games.js";

function idsOfBoard(board: Board): string[] {
  return [
    "title",
    "subtitle",
    "units",
    "under-way",
    ...board.sheets.slice(1).map(({ id }) => id),
    ...Object.keys(board.regions),
    ...Object.values(board.places).flatMap(({ kind, name }) => [kind, name]),
    ...board.links.map(({ kind }) => kind),
    ...board.names.map(({ id }) => id),
    ...Object.keys(board.furniture.tracks),
    ...Object.values(board.style).flatMap((kinds) => Object.keys(kinds)),
  ];
}

function idsOfTable(table: Table): (string | null)[] {
  const pieces = table.stacks.flatMap((stack) => stack.pieces);
  return [
    ...table.clock.map(({ id }) => id),
    ...table.seats.flatMap(({ seat, scores, marks }) => [seat, ...scores.map(({ id }) => id), ...marks]),
    ...Object.values(table.places).flatMap(({ control, marks }) => [control, ...marks.flatMap(({ kind, owner }) => [kind, owner])]),
    ...pieces.flatMap(({ kind, name, owner, marks }) => [kind, name, owner, ...marks]),
    ...table.piles.flatMap(({ id, cards }) => [id, ...(cards ?? [])]),
    ...table.tracks.flatMap(({ id, marks }) => [id, ...marks.flatMap(({ kind, owner }) => [kind, owner])]),
  ];
}

/** Ids that a language says as they are; a common noun of one word is its own English name. */
function rawIn(game: DrawnGame, language: Language, ids: Iterable<string>): string[] {
  const proper = new Set([
    ...Object.keys(game.board().regions),
    ...Object.keys(game.board().places),
    ...game.board().names.map(({ id }) => id),
    ...game.ruleset.seats,
  ]);
  const isOwnName = (id: string): boolean => language === "en" && /^[a-z]+$/.test(id) && !proper.has(id);
  return [...new Set(ids)].filter((id) => game.texts[language].label(id) === id && !isOwnName(id));
}

describe.each(GAMES)("$id", (game) => {
  test.each(LANGUAGES)("everything printed has a name: %s", (language) => {
    expect(rawIn(game, language, idsOfBoard(game.board()))).toEqual([]);
  });
  test("everything on the table has a name in both languages, through whole games", () => {
    const ids = new Set<string>();
    for (const state of positions(game, 2)) {
      for (const viewer of viewersOf(game)) for (const id of idsOfTable(game.table(game.ruleset.view(state, viewer)))) if (id !== null) ids.add(id);
    }
    for (const language of LANGUAGES) expect({ language, raw: rawIn(game, language, ids) }).toEqual({ language, raw: [] });
  });
  test("Russian names have Russian letters", () => {
    expect(idsOfBoard(game.board()).filter((id) => /[A-Za-z]/.test(game.texts.ru.label(id)))).toEqual([]);
  });
});
