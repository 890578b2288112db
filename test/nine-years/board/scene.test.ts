/** Scenes of Nine Years: what of a position follows from the pieces that are named. */
import { describe, expect, test } from "vitest";
import { NINE_YEARS, type NineYearsScene, type NineYearsScenePieces, type NineYearsView, scene } from "../../../src/nine-years/index.js";
import { refusalOf } from "../../support/refusal.js";

const toMove = { seat: "bourbon", segment: "action-round" } as const;

function viewOf(given: Omit<NineYearsScene, "toMove">): NineYearsView {
  return NINE_YEARS.view(scene({ toMove, ...given }), "arbiter");
}

function sumOf(hand: readonly number[] | null): number {
  return hand!.reduce((sum, count) => sum + count, 0);
}

describe("these armies here", () => {
  test("stand on an empty map, with their leaders and nothing else", () => {
    const lille = {
      corps: [
        { power: "france", count: 6 },
        { power: "france", reduced: true, count: 1 },
      ],
    } as const;
    const view = viewOf({ from: "empty", pieces: { spaces: { lille }, leaders: { "luxembourg-duke": { space: "lille" } } } });
    const occupied = Object.entries(view.spaces).filter(([, { corps, garrison }]) => corps !== undefined || garrison !== undefined);
    expect(occupied).toEqual([
      [
        "lille",
        {
          control: "bourbon",
          corps: [
            { power: "france", count: 6 },
            { power: "france", reduced: true },
          ],
        },
      ],
    ]);
    expect(
      Object.entries(view.leaders)
        .filter(([, { space }]) => space !== undefined)
        .map(([id]) => id),
    ).toEqual(["luxembourg-duke"]);
    expect(view.powers.france).toEqual({});
    expect([view.active, NINE_YEARS.decision(scene({ toMove }))?.seats]).toEqual(["bourbon", ["bourbon"]]);
  });
  test("on the set-up leave the rest of it", () => {
    const before = viewOf({});
    const view = viewOf({
      pieces: {
        spaces: { lille: { corps: null, line: { side: "bourbon", level: 1 } } },
        leaders: { humieres: { off: "waiting" }, catinat: { space: "lyon" } },
      },
    });
    expect(view.spaces["lille"]).toEqual({ control: "bourbon", line: { side: "bourbon", level: 1 } });
    expect([view.leaders["humieres"], view.leaders["catinat"]]).toEqual([
      { side: "bourbon", command: 4, off: "waiting" },
      { side: "bourbon", command: 3, space: "lyon", unnamed: true },
    ]);
    expect({ ...view.spaces, lille: null }).toEqual({ ...before.spaces, lille: null });
  });
  test("besiege fortresses", () => {
    const view = viewOf({ from: "empty", pieces: { spaces: { namur: { corps: [{ power: "france", count: 3 }], garrison: [{ power: "spain" }] } } } });
    expect(view.spaces["namur"]).toMatchObject({ control: "alliance", underSiege: true });
  });
});

describe("what follows", () => {
  test("hands are numbers of each card, or how many, and held events are named, or how many", () => {
    const view = viewOf({ pieces: { sides: { bourbon: { hand: [0, 1, 2], held: 2 }, alliance: { hand: 2, held: [] } } } });
    expect([view.sides.bourbon.hand, sumOf(view.sides.alliance.hand), view.sides.bourbon.held!.length, view.actionDeck.pile]).toEqual([[0, 1, 2], 2, 2, 27]);
    expect(view.eventDeck.pile).toBe(14);
  });
  test("[NYW-5.2.2] event cards of 1693 are added in that year", () => {
    const early = { savoy: "alliance", gloriousRevolution: true } as const;
    const notAdded = [1692, 1693].map((year) => viewOf({ from: "empty", pieces: { ...early, year } }).eventDeck.notAdded);
    expect(notAdded).toEqual([10, 0]);
    const { eventDeck } = viewOf({ from: "empty", pieces: { ...early, year: 1693, eventDeck: { out: ["great-famine", "beachy-head"] } } });
    expect([...eventDeck.out].sort()).toEqual(["beachy-head", "great-famine"]);
    expect(viewOf({ from: "empty", pieces: { ...early, year: 1692, eventDeck: { out: ["beachy-head"] } } }).eventDeck.out).toEqual(["beachy-head"]);
  });
  test("null takes away: a record is as on an empty map, a value is gone", () => {
    const view = viewOf({ pieces: { spaces: { london: null, paris: { corps: null } }, leaders: { duras: null }, powers: { france: null } } });
    expect([view.spaces["london"], view.spaces["paris"], view.leaders["duras"]?.off, view.powers.france]).toEqual([
      { control: "bourbon" },
      { control: "bourbon" },
      "not-arrived",
      {},
    ]);
  });
});

describe("refused by its path in the scene", () => {
  const cases: readonly (readonly [title: string, pieces: NineYearsScenePieces, path: string, expected: string])[] = [
    ["no such space", { spaces: { gotham: {} } }, "spaces.gotham", "one of london"],
    ["no such leader", { leaders: { napoleon: { space: "paris" } } }, "leaders.napoleon", "one of luxembourg-duke"],
    ["more corps than there are", { spaces: { lille: { corps: [{ power: "france", count: 60 }] } } }, "spaces.lille.corps[0].count", "a whole number in 2..38"],
    [
      "corps that are alike twice",
      { spaces: { lille: { corps: [{ power: "france" }, { power: "france" }] } } },
      "spaces.lille.corps[1]",
      "corps of france that are alike",
    ],
    [
      "both sides in one place",
      { spaces: { lille: { corps: [{ power: "france" }, { power: "spain" }] } } },
      "spaces.lille.corps",
      "corps of one side only (NYW-4.3.1)",
    ],
    ["more cards of a value than there are", { sides: { bourbon: { hand: [9, 0, 0] } } }, "sides.bourbon.hand[0]", "a whole number in 0..8"],
    ["the same in two hands", { sides: { bourbon: { hand: [4, 0, 0] }, alliance: { hand: [5, 0, 0] } } }, "sides.bourbon.hand[0]", "a whole number in 0..3"],
    ["a hand of two values", { sides: { bourbon: { hand: [1, 1] } } }, "sides.bourbon.hand", "the numbers of cards of 1, 2 and 3, or how many in all"],
    [
      "an event held twice",
      { sides: { bourbon: { held: ["death-of-louvois"] }, alliance: { held: ["death-of-louvois"] } } },
      "sides.bourbon.held[0]",
      "each card once",
    ],
    ["more events held than can be", { sides: { bourbon: { held: 17 } } }, "sides.bourbon.held", "a whole number in 0..5"],
    ["[NYW-5.2.2] an event of 1693 before", { eventDeck: { out: ["great-famine"] } }, "eventDeck.out[0]", "one of beachy-head"],
    ["an earlier Savoy", { year: 1692 }, "savoy", "alliance or gone from 1690 on"],
    ["a fleet in a box of others", { fleets: { "brest-fleet": { place: "box" } } }, "fleets.brest-fleet.place", "not the box of a zone"],
  ];
  test.each(cases)("%s", (_, pieces, path, expected) => {
    const [, at, what] = refusalOf(() => viewOf({ from: "empty", pieces }));
    expect([at, what?.slice(0, expected.length)]).toEqual([`scene.pieces.${path}`, expected]);
  });
  test("what follows from others, which does not compile either", () => {
    // @ts-expect-error who lie open are named
    expect(refusalOf(() => viewOf({ pieces: { eventDeck: { out: 3 } } }))[2]).toBe("cards by their ids");
    // @ts-expect-error ratings are printed
    expect(refusalOf(() => viewOf({ pieces: { leaders: { duras: { command: 6 } } } }))).toEqual([
      "position/malformed",
      "scene.pieces.leaders.duras.command",
      "nothing, since it follows from what is printed",
    ]);
    // @ts-expect-error the size of a hand follows
    expect(refusalOf(() => viewOf({ pieces: { sides: { bourbon: { handSize: 3 } } } }))[1]).toBe("scene.pieces.sides.bourbon.handSize");
    // @ts-expect-error no force is under way
    expect(refusalOf(() => viewOf({ pieces: { spaces: { lille: { corps: [{ power: "france", force: true }] } } } }))[1]).toBe(
      "scene.pieces.spaces.lille.corps[0].force",
    );
    // @ts-expect-error it is an option
    expect(refusalOf(() => viewOf({ pieces: { lastYear: 1697 } }))[1]).toBe("scene.pieces.lastYear");
    // @ts-expect-error no such part of the year
    expect(refusalOf(() => scene({ toMove: { seat: "bourbon", segment: "movement" } }))[1]).toBe("scene.toMove.segment");
  });
  test("a part of the year without a choice", () => {
    expect(refusalOf(() => viewOf({ pieces: { sides: { bourbon: { hand: 0 } } } })).slice(0, 2)).toEqual(["position/no-choice", "scene.toMove"]);
  });
  test("a single card, which is played at once, leaves the round to its side", () => {
    expect(viewOf({ pieces: { sides: { bourbon: { hand: [0, 0, 1] } } } }).frames.at(-1)).toMatchObject({ kind: "round", slots: { seat: "bourbon" } });
  });
});
