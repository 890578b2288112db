/** The four games with their boards, tables and texts, for the tests of the drawings. */
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import type { Board } from "../../src/core/board/board.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { Table } from "../../src/core/board/table.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import * as diadochi from "../../src/drawing/diadochi/index.js";
import { outline as diadochiOutline } from "../../src/drawing/diadochi/outline.js";
import * as nineYears from "../../src/drawing/nine-years/index.js";
import { outline as nineYearsOutline } from "../../src/drawing/nine-years/outline.js";
import * as peloponnesian from "../../src/drawing/peloponnesian/index.js";
import { outline as peloponnesianOutline } from "../../src/drawing/peloponnesian/outline.js";
import * as unrest from "../../src/drawing/unrest/index.js";
import { outline as unrestOutline } from "../../src/drawing/unrest/outline.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import type { Outline } from "../../src/drawing/outline.js";
import type { Language } from "../../src/svg/words.js";
import * as en from "../../src/text/en/index.js";
import * as ru from "../../src/text/ru/index.js";
import type { Texts } from "../../src/text/texts.js";
import { UNREST } from "../../src/unrest/index.js";

export const LANGUAGES: readonly Language[] = ["en", "ru"];

export interface DrawnGame {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly options: readonly object[];
  /** So many decisions lie between the positions that are looked at. */
  readonly every: number;
  board(state?: { readonly edition: string }): Board;
  outline(state: { readonly edition: string }): Outline;
  // biome-ignore lint/suspicious/noExplicitAny: views of any game
  table(view: any): Table;
  readonly texts: Readonly<Record<Language, Texts>>;
}

export const GAMES: readonly DrawnGame[] = [
  {
    id: "diadochi",
    every: 311,
    ruleset: DIADOCHI,
    options: [{}, { players: 2 }, { players: 3, twoGenerals: true }],
    ...diadochi,
    outline: diadochiOutline,
    texts: { en: en.diadochi, ru: ru.diadochi },
  },
  { id: "nine-years", every: 171, ruleset: NINE_YEARS, options: [{}], ...nineYears, outline: nineYearsOutline, texts: { en: en.nineYears, ru: ru.nineYears } },
  {
    id: "peloponnesian",
    every: 53,
    ruleset: PELOPONNESIAN,
    options: [{}, { scenario: "415" }, { scenario: "sicily" }, { scenario: "long-war" }],
    ...peloponnesian,
    outline: peloponnesianOutline,
    texts: { en: en.peloponnesian, ru: ru.peloponnesian },
  },
  { id: "unrest", every: 37, ruleset: UNREST, options: [{}], ...unrest, outline: unrestOutline, texts: { en: en.unrest, ru: ru.unrest } },
];

const PLAYED = new Map<string, object[]>();

/** Positions of random games with each set of options: the first of each, then one every so many decisions, and the last. */
export function positions(game: DrawnGame, games: number): object[] {
  const key = `${game.id} ${games}`;
  const known = PLAYED.get(key) ?? game.options.flatMap((option) => Array.from({ length: games }, (_, seed) => played(game, option, seed)).flat());
  PLAYED.set(key, known);
  return known;
}

/** Positions of random games without end, with each set of options in turn. */
export function* manyPositions(game: DrawnGame): Generator<object> {
  for (let seed = 0; ; seed++) yield* played(game, game.options[seed % game.options.length]!, 1000 + seed);
}

function played({ ruleset, every }: DrawnGame, option: object, seed: number): object[] {
  const state = ruleset.setup({ ...option, seed });
  const dice = new SeededDice(seed);
  const seen: object[] = [ruleset.clone(state)];
  for (let ply = 1; ruleset.outcome(state) === null; ply++) {
    ruleset.advance(state, ruleset.randomMove(state, dice));
    if (ply % every === 0 || ruleset.outcome(state) !== null) seen.push(ruleset.clone(state));
  }
  return seen;
}

/** The viewers of a game. */
export function viewersOf({ ruleset }: DrawnGame): string[] {
  return [...ruleset.seats, "spectator", "arbiter"];
}
