/** The law of hidden information finds each thing that depends on what a viewer cannot know. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../../examples/tiny/index.js";
import { PLEDGED, type TinyState } from "../../../../examples/tiny/state/index.js";
import { type Functions, having, held, ofMade, otherwise, refusingMade, REVERSED, ROUND_9 } from "../../broken.js";

/** Samples of the same position, viewer and seed differ from call to call. */
function sampledOnce(): Functions {
  const seen = new Set<string>();
  return otherwise("determinize", (world: TinyState, ...args) => {
    const key = JSON.stringify(args);
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? TINY.reseed(world, 1) : world;
  });
}

const pledgesIn = (s: TinyState): string => s.deck.flatMap((place, card) => (place >= PLEDGED ? [`${card} ${place}`] : [])).join();

/** The second of two pledges counts for more if it is north's. */
function inOrder(): Functions {
  return otherwise("apply", (step, s: TinyState, move) => {
    const isSecond = move.type === "pledge" && move.seat === "north" && pledgesIn(s) !== "";
    return isSecond ? { ...step, state: { ...step.state, raider: step.state.raider + 1 } } : step;
  });
}

const listedBy = (kind: string, seats: readonly string[]): Functions =>
  otherwise("legalMoves", (list: readonly object[], s: TinyState, seat) =>
    seats.includes(seat) && TINY.decision(s)?.kind === kind && pledgesIn(s).length % 2 === 1 ? [...list].reverse() : list,
  );

describe("law 8 finds", () => {
  test("nothing as it is", () => expect(held(8, {})).not.toThrow());
  test.each<readonly [fault: string, found: RegExp, functions: Functions]>([
    ["a sample that is refused from outside", /: refused$/, refusingMade("determinize", "restore", new Error("refused"))],
    ["a sample that is not that of its seed", /the same determinization twice in the eyes of/, sampledOnce()],
    ["a sample of a sample", /what is resampled in positions that look alike/, ofMade("determinize", "determinize", (s) => TINY.reseed(s, 1))],
    [
      "the generator in a sample",
      /a determinization keeps the generator/,
      otherwise("determinize", (world: object, s: TinyState) => ({ ...world, dice: [...s.dice] })),
    ],
    ["another view", /the view in the eyes of/, ofMade("determinize", "view", ROUND_9)],
    ["another decision", /the decision in the eyes of/, ofMade("determinize", "decision", having({ more: 1 }))],
    ["another outcome", /the outcome in the eyes of/, ofMade("determinize", "outcome", having({ more: 1 }))],
    ["a seat without a choice", /(?:north|south) has no choice in a determinization in/, ofMade("determinize", "legalMoves", (list) => list.slice(0, 1))],
    ["another list", /the list in the eyes of/, ofMade("determinize", "legalMoves", REVERSED)],
    ["another refusal", /the refusal of .* in the eyes of/, ofMade("determinize", "explain", having({ code: "no/no" }))],
    [
      "the generator in an event",
      /the generator shows in the eyes of/,
      otherwise("apply", (step) => ({ ...step, events: [...step.events, { type: "more", of: step.state.dice }] })),
    ],
    ["the seed in a view", /the seed shows in the eyes of/, otherwise("view", having({ of: "held 0" }))],
    [
      "the seed in a refusal",
      /the seed shows in the eyes of/,
      otherwise("explain", (refusal: object | null) => (refusal === null ? null : { ...refusal, data: { of: "held 0" } })),
    ],
    [
      "a secret choice in a view",
      /the view of \w+ after a secret choice of \w+ differs/,
      otherwise("view", (view: object, s: TinyState, viewer) => ({ ...view, of: viewer === "spectator" ? 0 : pledgesIn(s) })),
    ],
    [
      "a secret choice in the view of a spectator",
      /the view of spectator after a secret choice of \w+ differs/,
      otherwise("view", (view: object, s: TinyState, viewer) => ({ ...view, of: viewer === "spectator" ? pledgesIn(s) : 0 })),
    ],
    ["a secret choice in an event", /what \w+ hears of a secret choice of \w+ differs/, { viewEvents: (events: readonly object[]) => [...events] }],
    ["a secret choice in a list", /: the list of (?:north|south) differs/, listedBy("pledge", ["north", "south"])],
    ["the order of secret choices", /the order of north pledge \S+ and south pledge \S+ matters/, inOrder()],
    [
      "another position for the arbiter",
      /a determinization for the arbiter changes the position/,
      otherwise("determinize", (world: object, _s, viewer) => (viewer === "arbiter" ? { ...world, round: 9 } : world)),
    ],
    [
      "what is written to the position",
      /read only/,
      otherwise("decision", (decision, s: TinyState, viewer) => {
        if (viewer !== undefined) s.round = s.round + 0;
        return decision;
      }),
    ],
  ])("%s", (_, found, functions) => expect(held(8, functions)).toThrow(found));

  test("the generator only by numbers that tell it", () => {
    const shown = (number: number): (() => void) => {
      const from = TINY.setup({ seed: "telling" });
      from.dice = [number, 1, 1, 1];
      return held(8, otherwise("view", having({ of: number })), { stretch: { from, plies: 1 } }, 1);
    };
    expect(shown(100_000)).not.toThrow();
    expect(shown(100_001)).toThrow("the generator shows in the eyes of");
  });
  test("nothing of a seat that does not play", () => expect(held(8, { seats: [...TINY.seats, "west"] })).not.toThrow());
});
