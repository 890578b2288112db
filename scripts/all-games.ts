/** Every game the tools work on: those of the package, and the tiny one of the tests. */
import { GAMES, type Games } from "../src/cli/games/games.js";
import { TINY_GAMES } from "../test/tiny/adapter.js";

export const ALL_GAMES: Games = {
  ids: [...GAMES.ids, ...TINY_GAMES.ids],
  load: (id) => (TINY_GAMES.ids.includes(id) ? TINY_GAMES : GAMES).load(id),
};
