/** Constructed positions: the beginning of a part of a turn, with the pieces of any quiet position. */
import { describe, expect, test } from "vitest";
import { type AnyRuleset, playout, SeededDice } from "../../../src/index.js";
import * as diadochi from "../../../src/diadochi/index.js";
import * as nineYears from "../../../src/nine-years/index.js";
import * as peloponnesian from "../../../src/peloponnesian/index.js";
import * as unrest from "../../../src/unrest/index.js";

interface Put {
  readonly ruleset: AnyRuleset;
  at(view: never, moment: never): object;
  readonly segments: readonly string[];
  /** Decisions at which nothing is under way. */
  readonly quiet: readonly string[];
  /** What a segment asks first; null where that depends. */
  readonly asks: Readonly<Record<string, string>>;
}

const GAMES: readonly Put[] = [
  {
    ruleset: diadochi.DIADOCHI,
    ...{ at: diadochi.at, segments: diadochi.SEGMENTS },
    quiet: ["surrender-segment", "tyche-segment", "movement-segment"],
    asks: { surrender: "surrender-segment", tyche: "tyche-segment", movement: "movement-segment" },
  },
  {
    ruleset: nineYears.NINE_YEARS,
    ...{ at: nineYears.at, segments: nineYears.SEGMENTS },
    quiet: ["first-card"],
    asks: { "first-cards": "first-card", "action-round": "round" },
  },
  {
    ruleset: peloponnesian.PELOPONNESIAN,
    ...{ at: peloponnesian.at, segments: peloponnesian.SEGMENTS },
    quiet: ["commit"],
    asks: { cards: "commit", actions: "action-phase" },
  },
  {
    ruleset: unrest.UNREST,
    ...{ at: unrest.at, segments: unrest.SEGMENTS },
    quiet: ["first-player", "active", "draw"],
    asks: { draw: "draw", action: "active", reinforcement: "place-cu" },
  },
];

describe.each(GAMES.map((game) => ({ ...game, id: game.ruleset.id as string })))("$id", ({ ruleset, at, segments, quiet, asks }) => {
  test("every seat can be put at every part of its turn, and play on to the end", () => {
    const choices = new SeededDice("at");
    const state = ruleset.setup({ seed: "at" });
    const asked = new Map<string, number>();
    let looked = 0;
    const together = ["first-card", "commit"].includes(quiet[0]!); // before either side has chosen
    for (let ply = 0; ply < 900 && looked < 9 && ruleset.outcome(state) === null; ply++) {
      const isQuiet = quiet.includes(ruleset.decision(state)!.kind) && (!together || ruleset.seatsToMove(state).length > 1);
      if (isQuiet) {
        looked++;
        const view = ruleset.view(state, "arbiter");
        for (const seat of ruleset.players(state))
          for (const segment of segments) {
            const put = ruleset.position(at(view as never, { seat, segment } as never));
            const decision = ruleset.decision(put);
            if (decision?.kind === asks[segment] && decision.seats.includes(seat)) asked.set(segment, (asked.get(segment) ?? 0) + 1);
            if (looked === 1) expect(playout(ruleset, put, `${seat} ${segment}`).outcome).not.toBeNull();
          }
      }
      ruleset.advance(state, ruleset.randomMove(state, choices));
    }
    expect([...asked.keys()].sort()).toEqual([...segments].sort());
  });
  test("what is no arbiter's view, no seat or no part of a turn is refused by name", () => {
    const state = ruleset.setup({ seed: 1 });
    const [seat] = ruleset.players(state);
    const view = ruleset.view(state, "arbiter") as never;
    expect(() => at(ruleset.view(state, "spectator") as never, { seat, segment: segments[0] } as never)).toThrow("view: expected the arbiter's");
    expect(() => at(view, { seat, segment: "tea" } as never)).toThrow("segment: expected one of");
    expect(() => at(view, { seat: "nobody", segment: segments[0] } as never)).toThrow("seat: expected one of");
  });
});
