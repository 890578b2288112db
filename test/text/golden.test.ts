/** Things have the names and cards the texts that are stored; `npx tsx scripts/golden-sentences.ts` writes them again. What is said in random games has the form of a sentence. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MoveBase } from "../../src/core/moves/moves.js";
import { SeededDice } from "../../src/index.js";
import { actionsOf } from "../../src/learn/index.js";
import { LOCALES } from "../../src/text/texts.js";
import { flawOf, toldGames } from "./games.js";
import { gamesById, thingsOf } from "./said.js";

describe.each([...(await gamesById())])("%s", (id, game) => {
  test("names every thing and explains every card as stored, in both languages", () => {
    for (const [locale, lines] of thingsOf(game)) {
      const stored = readFileSync(new URL(`golden/${id}.things.${locale}.txt`, import.meta.url), "utf8");
      expect(lines, locale).toEqual(stored.trimEnd().split("\n"));
    }
  });
});

/** Decisions of a game, at most; at every seventh all its moves are said, and refusals of twelve other actions. */
const [MOST_PLIES, EVERY, REFUSALS] = [700, 7, 12];

describe.each(await toldGames())("a random game of $id with $options", ({ ruleset, options, ...texts }) => {
  test("has a whole sentence in both languages for every question, move, refusal, event and outcome", () => {
    const flaws = new Set<string>();
    const look = (say: (locale: (typeof LOCALES)[number]) => string): void => {
      for (const locale of LOCALES) {
        const flaw = flawOf(say(locale), locale);
        if (flaw !== null) flaws.add(`${flaw}: ${say(locale)}`);
      }
    };
    const dice = new SeededDice("said");
    const actions = actionsOf(ruleset);
    let state = ruleset.setup({ ...options, seed: "said" });
    for (let ply = 0; ply < MOST_PLIES && ruleset.seatsToMove(state).length > 0; ply++) {
      const asked = ruleset.decision(state)!;
      const seat = ruleset.seatsToMove(state)[0]!;
      look((locale) => texts[locale].prompt(ruleset.decision(state, seat)!, seat));
      if (ply % EVERY === 0) {
        const moves: MoveBase[] = ruleset.legalMoves(state, seat);
        look((locale) => texts[locale].prompt(ruleset.decision(state, "spectator")!, "spectator", moves));
        for (const move of moves) look((locale) => texts[locale].move(move, asked));
        const { size } = actions.space(state.edition);
        for (let n = 0; n < REFUSALS; n++) {
          const refusal = ruleset.explain(state, actions.moveOf(state, ruleset.seats.indexOf(seat), dice.draw(size)));
          if (refusal !== null) look((locale) => texts[locale].refusal(refusal));
        }
      }
      const step = ruleset.apply(state, ruleset.randomMove(state, dice));
      for (const viewer of ["arbiter", "spectator", ...ruleset.seats])
        for (const event of ruleset.viewEvents(step.events, viewer)) look((locale) => texts[locale].event(event));
      state = step.state;
    }
    const outcome = ruleset.outcome(state);
    if (outcome !== null) look((locale) => texts[locale].outcome(outcome));
    expect([...flaws]).toEqual([]);
  });
});
