import type { Locale } from "../text/texts.js";
import { capital } from "../text/wording.js";
import type { Games } from "./games/games.js";
import { meantBy } from "./meant.js";
import { PERSON } from "./players.js";
import type { Terminal } from "./terminal.js";

/** The opponents, weakest first. Their names give their strength, which beginners look for. */
const OPPONENTS = [
  { name: "easy", player: "greedy", does: "takes what is best at once" },
  { name: "steady", player: "ismcts:50", does: "looks ahead for a moment, and plays the same on every machine" },
  { name: "strong", player: "ismcts:1s", does: "thinks for a second about each plan" },
] as const;
const STEADY = 1;

/** The answers: a ruleset, and the players of seats as values of `--seat`. */
export interface AskedGame {
  readonly ruleset: string;
  readonly seats: readonly string[];
}

interface Row<T> {
  readonly value: T;
  readonly words: string;
}

/** `tyche play` without arguments at a terminal: asks for the game, the seat and the opponent. Null if the input ends or the person quits. */
export async function askGame(games: Games, terminal: Terminal, lang: Locale): Promise<AskedGame | null> {
  const adapters = await Promise.all(games.ids.map((id) => games.load(id)));
  const adapter = await choose(
    terminal,
    "Which game?",
    adapters.map((value) => ({ value, words: value.title })),
    0,
  );
  if (adapter === null) return null;
  const { ruleset } = adapter;
  const texts = await adapter.texts(lang);
  const all = ruleset.players(ruleset.setup({ seed: "seats" }));
  const seat = await choose(
    terminal,
    "Which side do you play?",
    all.map((value) => ({ value, words: capital(texts.name(value)) })),
    0,
  );
  if (seat === null) return null;
  const opponent = await choose(
    terminal,
    all.length > 2 ? "Whom do the others play like?" : "Against whom?",
    OPPONENTS.map((value) => ({ value, words: `${value.name}: ${value.does}` })),
    STEADY,
  );
  if (opponent === null) return null;
  return { ruleset: ruleset.id, seats: all.map((other) => `${other}=${other === seat ? PERSON : opponent.player}`) };
}

// Asks for one row of a list, by its number or a part of its words; an empty line means the default. Null if the input ends or the person quits.
async function choose<T>(terminal: Terminal, question: string, rows: readonly Row<T>[], usual: number): Promise<T | null> {
  terminal.out(`${question}\n`);
  rows.forEach(({ words }, nth) => terminal.out(`${String(nth + 1).padStart(4)}  ${words}\n`));
  for (;;) {
    const answer = (await terminal.ask(`1-${rows.length}, Enter for ${usual + 1}> `))?.trim() ?? null;
    if (answer === null || answer === "quit") return null;
    const found = answer === "" ? [rows[usual]!] : /^\d+$/.test(answer) ? rows.slice(Number(answer) - 1, Number(answer)) : meantBy(answer, rows, wordsOf);
    if (found.length === 1) {
      terminal.out("\n");
      return found[0]!.value;
    }
    terminal.out(`expected a number from 1 to ${rows.length} or words of one line, got "${answer}"; "quit" leaves\n`);
  }
}

function wordsOf({ words }: Row<unknown>): readonly string[] {
  return [words];
}
