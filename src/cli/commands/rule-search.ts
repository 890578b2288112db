/** The clauses that a user asks `tyche rule` for: by id, by the beginning of an id, or by words of their text. */
import { type GameAdapter, hintOf, UsageError } from "../games/game-adapter.js";
import type { Games } from "../games/games.js";
import type { Rule } from "../../rules/rule.js";

/** A part of the title of the chapter on hidden information, in every ledger. */
const ON_SECRETS = "Hidden information";

/** A clause and the game that it belongs to. */
export interface Found {
  readonly game: GameAdapter;
  readonly clause: string;
  readonly said: Rule;
  /** True for a clause of the chapter on hidden information. */
  readonly isOnSecrets: boolean;
}

/**
 * The clause with this id; else those whose ids begin with it, as those of a section do; else those with the most of the words (all, or more than half),
 * first those that have them in the title. A first word that is the id of a ruleset leaves out the others.
 * @throws UsageError if there is none
 */
export async function findClauses(asked: string, games: Games): Promise<readonly Found[]> {
  const [first = "", ...rest] = asked.toLowerCase().split(/\s+/);
  const isOfGame = games.ids.includes(first);
  const words = isOfGame ? rest : [first, ...rest];
  const all = await clausesOf(games, isOfGame ? [first] : games.ids);
  if (words.length === 0) return all;
  const id = words.join(" ");
  const exact = all.find(({ clause }) => clause.toLowerCase() === id);
  if (exact !== undefined) return [exact];
  const below = all.filter(({ clause }) => isBelow(clause.toLowerCase(), id));
  if (below.length > 0) return below;
  const counted = all.map((found) => ({ found, words: countIn(words, `${found.clause} ${found.said.title} ${found.said.text}`) }));
  const most = Math.max(...counted.map((one) => one.words));
  if (2 * most > words.length || most === words.length) {
    const best = counted.flatMap((one) => (one.words === most ? [one.found] : []));
    const isTitled = ({ said }: Found): boolean => countIn(words, said.title) === most;
    return [...best.filter(isTitled), ...best.filter((found) => !isTitled(found))];
  }
  const ids = all.map(({ clause }) => clause);
  throw new UsageError(`no clause "${asked}", and none with ${words.length === 1 ? "this word" : "most of these words"}${hintOf(asked, ids)}`);
}

async function clausesOf(games: Games, asked: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const id of asked) {
    const game = await games.load(id);
    const book = await game.rules?.();
    if (book === undefined) continue;
    const chapters = book.CHAPTERS.filter(({ level }) => level === 0);
    let chapter = "";
    for (const [clause, said] of Object.entries(book.RULES)) {
      chapter = chapters.find((one) => one.first === clause)?.title ?? chapter;
      found.push({ game, clause, said, isOnSecrets: chapter.includes(ON_SECRETS) });
    }
  }
  return found;
}

// A word is found inside longer ones too: "sink" finds "sinks".
function countIn(words: readonly string[], text: string): number {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word)).length;
}

// True for an id that begins with another and goes on with a new part: PEL-3.5.1 is below PEL-3.5, and PEL-3.5.10 is not below PEL-3.5.1.
function isBelow(id: string, above: string): boolean {
  const next = id.charAt(above.length);
  return id.startsWith(above) && above.includes("-") && next !== "" && !(/\d$/.test(above) && /\d/.test(next));
}
