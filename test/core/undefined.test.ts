/**
 * An option that may be left out may also be `undefined`, at run time and in the types: this file compiles under `exactOptionalPropertyTypes`, where a type without
 * `| undefined` refuses it. People pass on what they were given: `new Ismcts(ruleset, { evaluate, iterations: request.iterations })`.
 */
import { describe, expect, test } from "vitest";
import { FlatMonteCarlo, Greedy, Ismcts, Random } from "../../src/bots/index.js";
import { type DiadochiBattleArmy as BattleArmy, DIADOCHI, fightLandBattle, legitimacyPoints } from "../../src/diadochi/index.js";
import { board, table } from "../../src/drawing/unrest/index.js";
import { distribution, Game, hashState, odds, playout, ScriptedDice, SeededDice } from "../../src/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { boardSvg } from "../../src/svg/index.js";
import { unrest } from "../../src/text/en/index.js";
import { evaluate, type UnrestSeat as Seat, UNREST } from "../../src/unrest/index.js";
import { attackOdds, standardBoxTables } from "../../src/unrest/box.js";

const STATE = UNREST.setup({ seed: 1 });
const [SEAT] = UNREST.seatsToMove(STATE) as [Seat];
const [MOVE] = UNREST.legalMoves(STATE);

describe("what may be left out may be undefined", () => {
  test("options of a game", () => {
    const none = undefined;
    expect(hashState(UNREST.setup({ seed: 1, turns: none, level: none, ports: none, edition: none }))).toBe(hashState(STATE));
    expect(hashState(DIADOCHI.setup({ seed: 1, players: none, autoVp: none }))).toBe(hashState(DIADOCHI.setup({ seed: 1 })));
    expect(hashState(NINE_YEARS.setup({ seed: 1, startVp: none, lastYear: none }))).toBe(hashState(NINE_YEARS.setup({ seed: 1 })));
    expect(hashState(PELOPONNESIAN.setup({ seed: 1, scenario: none }))).toBe(hashState(PELOPONNESIAN.setup({ seed: 1 })));
    expect(hashState(new Game(UNREST, { position: STATE, seed: none, edition: none }).state)).toBe(hashState(STATE));
  });
  test("parts of an edition", () => {
    const none = undefined;
    expect(hashState(UNREST.setup({ seed: 1, edition: { scenario: none, cards: none } }))).toBe(hashState(STATE));
    expect(hashState(DIADOCHI.setup({ seed: 1, edition: { setup: none } }))).toBe(hashState(DIADOCHI.setup({ seed: 1 })));
    expect(hashState(NINE_YEARS.setup({ seed: 1, edition: { leaders: none } }))).toBe(hashState(NINE_YEARS.setup({ seed: 1 })));
    expect(hashState(PELOPONNESIAN.setup({ seed: 1, edition: { numbers: none } }))).toBe(hashState(PELOPONNESIAN.setup({ seed: 1 })));
  });
  test("tags and comments", () => {
    const game = new Game(UNREST, { seed: 1 });
    game.tag({ event: undefined, place: "Lilybaeum", players: undefined, other: undefined });
    expect(game.tags).toEqual({ place: "Lilybaeum" });
  });
  test("limits and seeds of bots", () => {
    const none = { seed: undefined, iterations: undefined, milliseconds: undefined, clock: undefined, depth: undefined, positions: undefined };
    const bots = [
      [new Random(UNREST, { seed: undefined }), new Random(UNREST)],
      [new Greedy(UNREST, { evaluate, seed: undefined, positions: undefined, worlds: undefined }), new Greedy(UNREST, { evaluate })],
      [new FlatMonteCarlo(UNREST, { evaluate, ...none }), new FlatMonteCarlo(UNREST, { evaluate })],
      [new Ismcts(UNREST, { evaluate, ...none, curiosity: undefined, iterations: 30 }), new Ismcts(UNREST, { evaluate, iterations: 30 })],
    ] as const;
    for (const [said, plain] of bots) expect(said.choose(STATE, SEAT)).toEqual(plain.choose(STATE, SEAT));
  });
  test("playouts, odds and dice", () => {
    expect(playout(UNREST, STATE, 1, { policy: undefined, most: undefined })).toEqual(playout(UNREST, STATE, 1));
    const options = { viewer: undefined, worlds: undefined, seed: undefined, paths: undefined };
    expect(odds(UNREST, STATE, MOVE!, () => 1, options)).toEqual(odds(UNREST, STATE, MOVE!, () => 1));
    expect(distribution((dice) => dice.roll(6), { paths: undefined })).toHaveLength(6);
    expect(new ScriptedDice("3", { draws: undefined, drawsFrom: undefined }).roll(6)).toBe(3);
  });
  test("procedures without a game", () => {
    const none = { markers: undefined, champion: undefined, generals: undefined, royals: undefined, suspicions: undefined, tomb: undefined };
    expect(legitimacyPoints(none)).toBe(legitimacyPoints({}));
    const attack = { level: 4, boxCu: 8, cu: 6, tactics: 2 };
    const nothing = { dice: undefined, unrestDice: undefined, modifier: undefined, unrestModifier: undefined, noLosses: undefined, extraLosses: undefined };
    expect(attackOdds(standardBoxTables(), { ...attack, ...nothing })).toEqual(attackOdds(standardBoxTables(), attack));
    const army = { units: { mercenary: 5 } };
    const plain = { battleRating: undefined, modifier: undefined, localTroops: undefined, legitimacy: undefined, elephants: undefined };
    const fight = (own: BattleArmy) => fightLandBattle(own, army, new SeededDice(1));
    expect(fight({ ...army, ...plain })).toEqual(fight(army));
  });
  test("pictures", () => {
    const layers = [board(STATE), table(UNREST.view(STATE, SEAT))] as const;
    expect(boardSvg(...layers, { texts: unrest, lang: undefined, id: undefined, highlight: undefined })).toBe(boardSvg(...layers, { texts: unrest }));
  });
});
