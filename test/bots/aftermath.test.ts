/** What was begun is brought to its end before a position is judged. */
import { describe, expect, test } from "vitest";
import { Aftermath, goneOn, levelOf } from "../../src/bots/aftermath.js";
import { worthOf } from "../../src/bots/player.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { frameCount } from "../../src/core/frames.js";
import { hashState } from "../../src/core/hash.js";
import type { GameState } from "../../src/core/state.js";
import { PLAYED, type PlayedGame } from "./games.js";

const MOST = 60;

/** Positions of games by chance after a move that left something to be settled, with the mover and where it chose. */
function* unsettled({ ruleset, options, evaluate }: PlayedGame) {
  const aftermath = new Aftermath(ruleset, evaluate, MOST);
  const picks = new SeededDice("unsettled");
  for (let deal = 0; deal < 4; deal++) {
    const state: GameState = ruleset.setup({ ...options, seed: `unsettled ${deal}` });
    while (ruleset.outcome(state) === null) {
      const [seat] = ruleset.seatsToMove(state);
      const level = levelOf(state);
      expect(aftermath.isOver(state, seat!, level)).toBe(true);
      ruleset.advance(state, ruleset.randomMove(state, picks));
      if (!aftermath.isOver(state, seat!, level)) yield { aftermath, state: ruleset.clone(state) as GameState, seat: seat!, level, picks };
    }
  }
}

describe.each(PLAYED.slice(1))("$name", (game) => {
  const { ruleset, evaluate } = game;

  test("a choice that leads deeper is played on until it has come to rest, and judged there", () => {
    let [seen, rested] = [0, 0];
    for (const { aftermath, state, seat, level, picks } of unsettled(game)) {
      if (++seen > 200) break;
      const before = hashState(state);
      const worth = aftermath.worthAfter(state, seat, level, { picks, fortune: picks });
      expect(hashState(state)).not.toBe(before);
      expect(worth).toEqual(worthOf(ruleset, state, evaluate));
      if (aftermath.isOver(state, seat, level)) rested++;
    }
    expect(seen).toBeGreaterThan(20);
    expect(rested / Math.min(seen, 200)).toBeGreaterThan(0.9);
  });

  test("where the choice goes on deeper, its seat is at rest there and another is not", () => {
    for (const { aftermath, state, seat, level } of unsettled(game)) {
      const [asked] = ruleset.seatsToMove(state);
      const further = goneOn(level, state);
      expect(further).toEqual({ ...level, deepest: frameCount(state) });
      expect(aftermath.isOver(state, seat, further)).toBe(asked === seat);
    }
  });
});
