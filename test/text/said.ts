/** What a language says of single things: the name of every id and the text of every card, stored in test/text/golden beside the made sentences (made/). */
import { isPacked } from "../../src/core/state/words.js";
import { partsOf } from "../../src/core/ruleset/parts.js";
import { LOCALES, type Locale, type Texts } from "../../src/text/texts.js";
import { GAMES } from "../drawing/games.js";
import { type ToldGame, toldGames } from "./games.js";

/**
 * Lines of names and cards, by language. The ids are the words of the ruleset, its decisions and options, what stands on its board, and what a view of the set-up
 * names.
 */
export function thingsOf(game: ToldGame): ReadonlyMap<Locale, string[]> {
  const { ruleset, id } = game;
  const state = ruleset.setup({ ...game.options, seed: "things" });
  const ids = new Set<string>();
  collect(ruleset.view(state, "arbiter"), ids);
  collect(GAMES.find((drawn) => drawn.id === id)!.board(), ids);
  collect(ruleset.options, ids);
  const { frames, words } = partsOf(ruleset)!.shown!;
  for (const kind of Object.keys(frames)) ids.add(kind);
  for (const held of Object.values(words)) if (!isPacked(held)) for (const word of typeof held === "function" ? held(state) : held) ids.add(word);
  return new Map(LOCALES.map((locale) => [locale, sayThings(game[locale], ids)]));
}

/** One game of each ruleset. */
export async function gamesById(): Promise<ReadonlyMap<string, ToldGame>> {
  return new Map((await toldGames()).map((game) => [game.id, game]).reverse() as [string, ToldGame][]);
}

// The words of JSON: ids, and names of fields.
function collect(value: unknown, ids: Set<string>): void {
  if (typeof value === "string") ids.add(value);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) ids.add(key);
      collect(inner, ids);
    }
}

function sayThings(texts: Texts, ids: ReadonlySet<string>): string[] {
  return [...ids].sort().flatMap((id) => {
    const card = texts.card(id);
    const named = texts.name(id) === id ? [] : [`names ${id}: ${texts.name(id)}`];
    return card === null ? named : [...named, `card ${id}: ${JSON.stringify(card)}`];
  });
}
