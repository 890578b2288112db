/** A stored game that is opened again is the game that was played, though the events of what can no longer be taken back are made when they are asked for. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { type AnyGame, Game } from "../../src/core/game/game.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";

const RULESETS: readonly AnyRuleset[] = [TINY, UNREST, NINE_YEARS, PELOPONNESIAN, DIADOCHI];

function played(ruleset: AnyRuleset, plies: number, seed: string): AnyGame {
  const game: AnyGame = new Game(ruleset, { seed });
  const choices = new SeededDice(seed);
  while (game.outcome === null && game.ply < plies) game.play(ruleset.randomMove(game.state, choices));
  return game;
}

// Each part is asked of a game that has just been opened, so that none wakes what another needs.
const PARTS: Readonly<Record<string, (game: AnyGame) => unknown>> = {
  ply: (game) => game.ply,
  state: (game) => game.state,
  record: (game) => game.record(),
  lines: (game) => [0, 1, 2, game.ply - 1, game.ply, game.ply + 1].map((from) => game.lines(from)),
  "last events": (game) => game.ruleset.seats.map((seat) => game.lastEvents(seat)),
  events: (game) => game.events("arbiter"),
  histories: (game) => [...game.ruleset.seats, "spectator", "arbiter"].map((viewer) => game.history(viewer)),
  questions: (game) => game.ruleset.seats.map((seat) => game.question(seat)),
  undoable: (game) => game.ruleset.seats.map((seat) => [game.undoable(seat), game.canUndo(seat)]),
  "what is left after undo": (game) => {
    for (const seat of game.ruleset.seats) while (game.canUndo(seat)) game.undo(seat);
    return [game.record(), game.history("arbiter"), game.state];
  },
  "what is played on": (game) => {
    const choices = new SeededDice("on");
    for (let ply = 0; ply < 5 && game.outcome === null; ply++) game.play(game.ruleset.randomMove(game.state, choices));
    return [game.record(), game.history("arbiter"), game.lastEvents("arbiter"), game.lines(game.ply - 2)];
  },
};

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("an opened game of %s", (_id, ruleset) => {
  test.each(Object.keys(PARTS))("has the %s of the game that was played", (part) => {
    for (const plies of [0, 1, 2, 17, 60, 61, 62]) {
      const lines = played(ruleset, plies, `opened ${plies}`).lines();
      expect(PARTS[part]!(Game.fromLines(ruleset, lines)), `${plies} decisions`).toEqual(PARTS[part]!(played(ruleset, plies, `opened ${plies}`)));
    }
  });

  test("keeps lines of what can no longer be taken back, and makes its events once", () => {
    const game = played(ruleset, 60, "asleep");
    const again: AnyGame = Game.fromLines(ruleset, game.lines());
    const inMemory = (): readonly { readonly undoBarrier: unknown }[] =>
      (again as unknown as { readonly plies: readonly { readonly undoBarrier: unknown }[] }).plies;
    expect(
      inMemory()
        .slice(1)
        .every(({ undoBarrier }) => undoBarrier === null),
    ).toBe(true);
    expect(inMemory().length).toBeLessThan(game.ply);
    const last = again.history("arbiter").at(-1);
    expect(inMemory().length).toBe(game.ply);
    expect(again.history("arbiter").at(-1)).toBe(last);
  });
});
