/** What the page makes of what has happened: sentences summed up, arrows, places; and where the map looks. */
import { Game, SeededDice } from "tyche";
import { Greedy } from "tyche/bots";
import { evaluate, PELOPONNESIAN } from "tyche/peloponnesian";
import { describe, expect, test } from "vitest";
import { GAMES, LANGUAGES, loadDrawing, loadTexts, withTargets } from "../../docs/playground/src/games/surface.js";
import { loadPlay } from "../../docs/playground/src/games/rulesets.js";
import { contestsIn } from "../../docs/playground/src/parts/contests.js";
import { openScale, viewOf } from "../../docs/playground/src/parts/focus.js";
import { lastOwn, placesIn, trailsOf } from "../../docs/playground/src/parts/happened.js";
import { digestOf, type Sentence, summedUp } from "../../docs/playground/src/parts/sentences.js";
import { en } from "../../docs/playground/src/words/en.js";
import { ru } from "../../docs/playground/src/words/ru.js";

const said = (...texts: readonly string[]): string[] =>
  summedUp(texts.map((text, at): Sentence => ({ seat: "red", text, moments: [at] }))).map(({ text }) => text);

describe("sentences that differ in one part are one", () => {
  test.each([
    [["Sparta pillages Naxos.", "Sparta pillages Chios."], ["Sparta pillages Naxos, Chios."]],
    [["Red takes control of Chalybon.", "Red takes control of Susa.", "Red takes control of Ecbatana."], ["Red takes control of Chalybon, Susa, Ecbatana."]],
    [
      ["Red loses 2 units.", "Red loses 3 units."],
      ["Red loses 2 units.", "Red loses 3 units."],
    ],
    [
      ["Red beats Blue at Tyre.", "Blue leads."],
      ["Red beats Blue at Tyre.", "Blue leads."],
    ],
    [["The siege ends.", "The siege ends."], ["The siege ends."]],
  ])("%j", (texts, wanted) => {
    expect(said(...texts)).toEqual(wanted);
  });

  test("those of another seat stay apart, and moments are kept", () => {
    const list: Sentence[] = [
      { seat: "red", text: "An army marches to Tyre.", moments: [1] },
      { seat: "blue", text: "An army marches to Sidon.", moments: [2] },
      { seat: "blue", text: "An army marches to Gaza.", moments: [3] },
    ];
    expect(summedUp(list).map(({ seat, moments }) => [seat, moments])).toEqual([
      ["red", [1]],
      ["blue", [2, 3]],
    ]);
  });
});

test("the digest begins with what one's own last decision led to, and names no moment beyond the one that is looked at", async () => {
  const [texts, drawing] = [await loadTexts("peloponnesian", "en"), await withTargets("peloponnesian", await loadDrawing("peloponnesian"))];
  const game = new Game(PELOPONNESIAN, { seed: "story" });
  const bots = { athens: new Greedy(PELOPONNESIAN, { seed: 1, evaluate }), sparta: new Greedy(PELOPONNESIAN, { seed: 2, evaluate }) };
  let digests = 0;
  let arrows = 0;
  while (game.outcome === null && game.ply < 130) {
    const [seat] = PELOPONNESIAN.seatsToMove(game.state);
    const log = game.history("athens");
    const now = log.length - 1;
    const own = lastOwn(log, now, "athens");
    for (const { moments, text } of digestOf(log, own, now, texts, drawing.board)) {
      digests++;
      expect(
        moments.every((at) => at >= own && at <= now),
        text,
      ).toBe(true);
    }
    expect(log.slice(own + 1).every(({ move }) => move === null)).toBe(true);
    const entries = log.slice(own + 1);
    for (const { owner, places } of trailsOf(entries, drawing, "athens")) {
      arrows++;
      expect(owner).toBe("sparta");
      expect(places.length).toBeGreaterThan(1);
    }
    for (const place of placesIn(entries, drawing)) expect(drawing.board.places[place]).toBeDefined();
    game.play(bots[seat!].choose(game.state, seat!)!);
  }
  expect([digests > 60, arrows > 3]).toEqual([true, true]);
});

test.each(GAMES)("battles and sieges of %s are found, each with its sides and what decided it", async (ruleset) => {
  const play = await loadPlay(ruleset);
  const dice = new SeededDice("contests");
  let found = 0;
  for (let nth = 0; nth < 3; nth++) {
    const game = new Game(play, { seed: `contests ${nth}` });
    while (game.outcome === null && game.ply < 700) game.play(play.randomMove(game.state, dice));
    const log = game.history("spectator");
    const seats = play.players(game.state);
    for (const { moment, sides, events, first, last, winner } of contestsIn(log, ruleset, seats)) {
      found++;
      expect([events.includes(first), events.includes(last), log[moment]!.events.includes(last as never)]).toEqual([true, true, true]);
      expect(sides.some((side) => side !== null && seats.includes(side))).toBe(true);
      expect(sides[0]).not.toBe(sides[1]);
      expect(winner === null || sides.includes(winner), last.type).toBe(true);
      expect(events.filter(({ type }) => type === first.type).length).toBe(1);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test.each(GAMES)("%s opens at a scale at which every label has 11 pixels, and no more", async (ruleset) => {
  const { board } = await loadDrawing(ruleset);
  const k = openScale(board);
  const labels = [...Object.values(board.places), ...Object.values(board.regions), ...board.names].flatMap(({ label }) => Object.values(label ?? {}));
  for (const { size, weight } of labels) expect(k * size * (weight === "capitals" ? 0.82 : 1)).toBeGreaterThanOrEqual(11);
  expect(k).toBeLessThan(1.3);
});

test("the map shows all that should be seen where there is room, else where most of it is", async () => {
  const { board } = await loadDrawing("diadochi");
  const free = { width: 1000, height: 700 };
  const near = [
    { x: 500, y: 500, weight: 9 },
    { x: 700, y: 600, weight: 1 },
  ];
  expect(viewOf(near, board, free)).toMatchObject({ x: 600, y: 550 });
  const far = [...near, { x: 1500, y: 900, weight: 1 }];
  expect(viewOf(far, board, free)).toMatchObject({ x: 500, y: 500 });
  const wide = [
    { x: 100, y: 100, weight: 9 },
    { x: 1400, y: 1000, weight: 9 },
    { x: 1450, y: 1050, weight: 9 },
  ];
  expect(viewOf(wide, board, free)).toMatchObject({ x: 1425, y: 1025, k: openScale(board) });
});

test("the page says the same in every language", () => {
  expect(LANGUAGES.length).toBe(2);
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "object" && value !== null ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(ru).sort()).toEqual(keys(en).sort());
});
