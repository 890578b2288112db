/** What the page makes of the texts: headings of its list, names of places, odds. */
import { SeededDice } from "tyche";
import { DIADOCHI } from "tyche/diadochi";
import { PELOPONNESIAN } from "tyche/peloponnesian";
import { UNREST } from "tyche/unrest";
import { describe, expect, test } from "vitest";
import { GAMES, loadDrawing, loadTexts } from "../../docs/playground/src/games/surface.js";
import { groupsOf, moveText } from "../../docs/playground/src/parts/Moves.js";
import { printedFacts, titleOf } from "../../docs/playground/src/parts/place-names.js";
import type { Choice } from "../../docs/playground/src/protocol.js";
import { oddsOf } from "../../docs/playground/src/thinker/answers.js";

describe.each(["en", "ru"] as const)("in %s", (language) => {
  test("no heading of the list cuts a name", async () => {
    const texts = await loadTexts("peloponnesian", language);
    const dice = new SeededDice("headings");
    const cut = new Set<string>();
    let headings = 0;
    for (let game = 0; game < 2; game++) {
      let state = PELOPONNESIAN.setup({ seed: `headings ${game}` });
      for (let ply = 0; ply < 500 && PELOPONNESIAN.outcome(state) === null; ply++) {
        const decision = PELOPONNESIAN.decision(state);
        const choices: Choice[] = PELOPONNESIAN.legalMoves(state).map((move) => ({ line: PELOPONNESIAN.format(move), move, targets: [], part: "main" }));
        const rows = choices.map((choice) => ({ choice, name: moveText(texts, choice, decision) }));
        for (const { head, rows: under } of groupsOf(texts, rows)) {
          if (head === "") continue;
          headings++;
          // Blocks are numbered: what is left of a name that was cut begins with its number, or its kind after whose it is.
          for (const { name } of under)
            if (/^([IVX]+|Hoplites|Fleet|Cavalry|Archers)(?![\p{L}])/u.test(name.slice(head.length).trim())) cut.add(`${head} / ${name}`);
        }
        state = PELOPONNESIAN.apply(state, PELOPONNESIAN.randomMove(state, dice)).state;
      }
    }
    expect([...cut]).toEqual([]);
    expect(headings).toBeGreaterThan(50);
  });

  test.each(GAMES)("no place of %s is shown by an id", async (ruleset) => {
    const [texts, { board }] = [await loadTexts(ruleset, language), await loadDrawing(ruleset)];
    for (const [id, place] of Object.entries(board.places)) {
      const told = [titleOf(place, texts), ...printedFacts(place, texts)];
      const raw = language === "ru" ? /^[a-z]/ : /^[a-z\d]+-[a-z\d-]+$/;
      for (const text of told) expect(text, id).not.toMatch(raw);
      for (const word of [place.region, place.name])
        if (word !== null && language === "en" && word !== word.toUpperCase()) expect(told, id).not.toContain(word);
    }
  });
});

test("odds are shown where cards or dice come in too many ways to go through them all", () => {
  const state = UNREST.setup({ seed: "first" });
  const [seat] = UNREST.seatsToMove(state);
  const first = oddsOf(UNREST, state, UNREST.format(UNREST.legalMoves(state)[0]!), seat!);
  expect(first.results.length).toBeGreaterThan(0);
  // A surrender segment ends with cards that are dealt.
  let tried = 0;
  let at = DIADOCHI.setup({ seed: "odds", players: 2 });
  const dice = new SeededDice("odds");
  for (let ply = 0; ply < 60; ply++) {
    const [asked] = DIADOCHI.seatsToMove(at);
    const told = oddsOf(DIADOCHI, at, DIADOCHI.format(DIADOCHI.legalMoves(at)[0]!), asked!);
    const sum = told.results.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 6);
    if (told.tries !== null) tried++;
    at = DIADOCHI.apply(at, DIADOCHI.randomMove(at, dice)).state;
  }
  expect(tried).toBeGreaterThan(0);
});
