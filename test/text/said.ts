/**
 * What a language says in some games: one sentence of every form. Two sentences are of one form when they differ in names and numbers only; names are what begins with a capital, but for
 * the first word. `npx tsx scripts/golden-sentences.ts` writes them to test/text/golden, and a test says them again.
 */
import type { MoveBase } from "../../src/core/moves/moves.js";
import type { GameState } from "../../src/core/state/state.js";
import { SeededDice } from "../../src/index.js";
import { actionsOf } from "../../src/learn/index.js";
import { LOCALES, type Locale, type Texts } from "../../src/text/texts.js";
import { type ToldGame, toldGames } from "./games.js";

/** Decisions of a game of each set of options, at most. */
const MOST_PLIES = 2500;
/** Every so manyth decision all its moves are said, the question with them, and refusals of so many other actions. */
const EVERY = 7;
const REFUSALS = 12;
/** Sentences of one kind. */
const MOST_OF_A_KIND = 24;

/** What the languages say in the games of a ruleset: lines of kind and sentence. */
export function saidIn(games: readonly ToldGame[]): ReadonlyMap<Locale, string[]> {
  const said = new Map(LOCALES.map((locale) => [locale, new Said()]));
  const ids = new Set<string>();
  for (const game of games) listen(game, "said", said, ids);
  return new Map([...said].map(([locale, own]) => [locale, [...own.lines(), ...sayThings(games[0]![locale], ids)]]));
}

/** The games of tests, by ruleset. */
export async function gamesById(): Promise<ReadonlyMap<string, readonly ToldGame[]>> {
  const games = await toldGames();
  return new Map(games.map(({ id }) => [id, games.filter((game) => game.id === id)]));
}

class Said {
  private readonly forms = new Map<string, Map<string, string>>();
  private readonly heard = new Set<string>();

  add(kind: string, sentence: string): void {
    const line = `${kind}: ${sentence}`;
    if (this.heard.has(line)) return;
    this.heard.add(line);
    const forms = this.forms.get(kind) ?? new Map<string, string>();
    this.forms.set(kind, forms);
    const form = formOf(sentence);
    if (!forms.has(form) && forms.size < MOST_OF_A_KIND) forms.set(form, sentence);
  }

  lines(): string[] {
    return [...this.forms]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([kind, forms]) => [...forms.values()].map((sentence) => `${kind}: ${sentence.replaceAll("\n", " / ")}`));
  }
}

function formOf(sentence: string): string {
  return sentence
    .replace(/^\p{Lu}\p{L}*(?=:|'s )/u, "N")
    .replace(/\d+/g, "#")
    .replace(/(?<=\s[^\p{L}\s]*)\p{Lu}[\p{L}’'-]*/gu, "N")
    .replace(/N(?: N)+/g, "N");
}

// A game of random moves, as its players and a spectator hear it. `ids` gets the words of its views.
function listen(game: ToldGame, seed: string, said: ReadonlyMap<Locale, Said>, ids: Set<string>): void {
  const { ruleset, options } = game;
  const say = (kind: string, sentence: (texts: Texts) => string): void => {
    for (const [locale, own] of said) own.add(kind, sentence(game[locale]));
  };
  const dice = new SeededDice(seed);
  const actions = actionsOf(ruleset);
  let state: GameState = ruleset.setup({ ...options, seed });
  for (let ply = 0; ply < MOST_PLIES && ruleset.seatsToMove(state).length > 0; ply++) {
    const asked = ruleset.decision(state)!;
    const seat = ruleset.seatsToMove(state)[0]!;
    const own = ruleset.decision(state, seat)!;
    const question = `asks ${[asked.kind, asked.about?.question].join(" ").trim()}`;
    say(question, (texts) => texts.prompt(own, seat));
    if (ply % EVERY === 0) {
      const moves: MoveBase[] = ruleset.legalMoves(state, seat);
      const others = ruleset.decision(state, "spectator")!;
      say(question, (texts) => texts.prompt(own, seat, moves));
      say(question, (texts) => texts.prompt(others, "spectator", moves));
      for (const move of moves) say(`moves ${move.type}`, (texts) => texts.move(move, asked));
      const { size } = actions.space(state.edition);
      for (let n = 0; n < REFUSALS; n++) {
        const refusal = ruleset.explain(state, actions.moveOf(state, ruleset.seats.indexOf(seat), dice.draw(size)));
        if (refusal !== null) say(`refuses ${refusal.code}`, (texts) => texts.refusal(refusal));
      }
      collect(ruleset.view(state, "arbiter"), ids);
    }
    const step = ruleset.apply(state, ruleset.randomMove(state, dice));
    for (const viewer of ["arbiter", "spectator", ...ruleset.seats])
      for (const event of ruleset.viewEvents(step.events, viewer)) say(`tells ${event.type}`, (texts) => texts.event(event));
    state = step.state;
  }
  const outcome = ruleset.outcome(state);
  if (outcome !== null) say("ends", (texts) => texts.outcome(outcome));
}

// The words of a view: ids, and names of fields.
function collect(value: unknown, ids: Set<string>): void {
  if (typeof value === "string") ids.add(value);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) ids.add(key);
      collect(inner, ids);
    }
}

// Every name and card by itself: names are not of one form.
function sayThings(texts: Texts, ids: ReadonlySet<string>): string[] {
  return [...ids].sort().flatMap((id) => {
    const card = texts.card(id);
    const named = texts.name(id) === id ? [] : [`names ${id}: ${texts.name(id)}`];
    return card === null ? named : [...named, `card ${id}: ${JSON.stringify(card)}`];
  });
}
