/** Scenes made from a position: the beginning of a part of a turn, with its pieces. */
import { describe, expect, test } from "vitest";
import { type AnyRuleset, hashState, isTycheError, playout, SeededDice } from "../../../src/index.js";
import { at as diadochiAt } from "../../../src/diadochi/board/at.js";
import * as diadochi from "../../../src/diadochi/index.js";
import { at as nineYearsAt } from "../../../src/nine-years/board/at.js";
import * as nineYears from "../../../src/nine-years/index.js";
import { at as peloponnesianAt } from "../../../src/peloponnesian/board/at.js";
import * as peloponnesian from "../../../src/peloponnesian/index.js";
import { at as unrestAt } from "../../../src/unrest/board/at.js";
import * as unrest from "../../../src/unrest/index.js";

interface Put {
  readonly ruleset: AnyRuleset;
  scene(given: never): object;
  /** Writes the clock and the frames, as `scene` does too. */
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
    ...{ scene: diadochi.scene, at: diadochiAt, segments: diadochi.SEGMENTS },
    quiet: ["surrender-segment", "tyche-segment", "movement-segment"],
    asks: { surrender: "surrender-segment", tyche: "tyche-segment", movement: "movement-segment" },
  },
  {
    ruleset: nineYears.NINE_YEARS,
    ...{ scene: nineYears.scene, at: nineYearsAt, segments: nineYears.SEGMENTS },
    quiet: ["first-card"],
    asks: { "first-cards": "first-card", "action-round": "round" },
  },
  {
    ruleset: peloponnesian.PELOPONNESIAN,
    ...{ scene: peloponnesian.scene, at: peloponnesianAt, segments: peloponnesian.SEGMENTS },
    quiet: ["commit"],
    asks: { cards: "commit", actions: "action-phase" },
  },
  {
    ruleset: unrest.UNREST,
    ...{ scene: unrest.scene, at: unrestAt, segments: unrest.SEGMENTS },
    quiet: ["first-player", "active", "draw"],
    asks: { draw: "draw", action: "active", reinforcement: "place-cu" },
  },
];

describe.each(GAMES.map((game) => ({ ...game, id: game.ruleset.id as string })))("$id", ({ ruleset, scene, at, segments, quiet, asks }) => {
  test("every seat can be put at every part of its turn where it has a choice, with the pieces as they lie, and plays on to the end", () => {
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
            const laid = made(() => scene({ from: view, toMove: { seat, segment } } as never));
            const decision = ruleset.decision(put);
            if (decision?.kind === asks[segment] && decision.seats.includes(seat)) {
              asked.set(segment, (asked.get(segment) ?? 0) + 1);
              expect(hashState(laid as never)).toBe(hashState(put));
            }
            if (laid === "position/no-choice") continue;
            expect(hashState(laid as never)).toBe(hashState(put));
            if (looked === 1) expect(playout(ruleset, put, `${seat} ${segment}`).outcome).not.toBeNull();
          }
      }
      ruleset.advance(state, ruleset.randomMove(state, choices));
    }
    expect([...asked.keys()].sort()).toEqual([...segments].sort());
  });

  test("what is no arbiter's view, no seat or no part of a turn is refused by name, and so is an option beside a view", () => {
    const state = ruleset.setup({ seed: 1 });
    const [seat] = ruleset.players(state);
    const from = ruleset.view(state, "arbiter");
    const put = (change: object): unknown => made(() => scene({ from, toMove: { seat, segment: segments[0] }, ...change } as never), "message");
    expect(put({ from: ruleset.view(state, "spectator") })).toMatch(/^scene\.from/);
    expect(put({ from: { ...from, hats: 3 } })).toMatch(/^scene\.from\.hats/);
    expect(put({ from: "here" })).toMatch(/^scene\.from: expected one of/);
    expect(put({ toMove: { seat, segment: "tea" } })).toMatch(/^scene\.toMove\.segment: expected one of/);
    expect(put({ toMove: { seat: "nobody", segment: segments[0] } })).toMatch(/^scene\.toMove\.seat: expected one of/);
    const [option] = Object.keys(ruleset.options);
    expect(put({ [option!]: 3 })).toMatch(new RegExp(`^scene\\.${option}: expected no option beside a view`));
  });
});

function made(make: () => object, said: "code" | "message" = "code"): object | string {
  try {
    return make();
  } catch (error) {
    if (!isTycheError(error)) throw error;
    return error[said];
  }
}
