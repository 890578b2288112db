/** Scenes of Unrest: what of a position follows from the pieces that are named. */
import { describe, expect, test } from "vitest";
import { scene, STANDARD_EDITION, UNREST, type UnrestScene, type UnrestScenePieces, type UnrestView } from "../../../src/unrest/index.js";
import { refusalOf } from "../../support/refusal.js";

const toMove = { seat: "coalition", segment: "action" } as const;

function viewOf(given: Omit<UnrestScene, "toMove">): UnrestView {
  return UNREST.view(scene({ toMove, ...given }), "arbiter");
}

describe("these armies here", () => {
  test("stand on an empty map, with their leaders and nothing else", () => {
    const sicily = { cu: { carthage: 3, coalition: 5 } };
    const view = viewOf({ from: "empty", pieces: { locations: { sicily }, leaders: { "coalition-strategos": { place: "sicily" } } } });
    expect(Object.entries(view.locations).map(([id, { cu }]) => [id, cu.carthage + cu.coalition])).toEqual([
      ["garrison-box", 0],
      ["carthago", 0],
      ["sicily", 8],
      ["syracusae", 0],
    ]);
    expect(view.leaders["coalition-strategos"]?.place).toBe("sicily");
    expect([view.active, view.first, view.round]).toEqual(["coalition", "coalition", 1]);
  });
  test("[CAR-R8.4b] [CAR-R8.4c] of leaders who are not named the named are displaced and the minor set aside, and nobody is marked", () => {
    const view = viewOf({ from: "empty" });
    expect(Object.entries(view.leaders).map(([id, { place, marked }]) => [id, place, marked])).toEqual([
      ["hanno", "displaced", false],
      ["hasdrubal", "displaced", false],
      ["bomilcar", "displaced", false],
      ["minor-a", "set-aside", false],
      ["minor-b", "set-aside", false],
      ["coalition-strategos", "displaced", false],
      ["coalition-lieutenant", "set-aside", false],
    ]);
  });
  test("[CAR-S.34] at the beginning of a reinforcement there are 3 CU to place", () => {
    for (const seat of ["coalition", "carthage"] as const)
      expect(UNREST.view(scene({ toMove: { seat, segment: "reinforcement" } }), "arbiter").underWay.cuToPlace).toEqual({ seat, count: 3 });
  });
  test("[CAR-S.34] in an edition with other reinforcements there are as many as it says", () => {
    const edition = { scenario: { ...STANDARD_EDITION.scenario, reinforcements: 5 } };
    const state = scene({ edition, toMove: { seat: "carthage", segment: "reinforcement" } });
    expect(UNREST.view(state, "arbiter").underWay.cuToPlace).toEqual({ seat: "carthage", count: 5 });
  });
  test("on the set-up leave the rest of it", () => {
    const before = viewOf({});
    const view = viewOf({ pieces: { locations: { sicily: { cu: { carthage: 1 } } }, leaders: { hanno: { place: "carthago" } } } });
    expect(view.locations.sicily.cu).toEqual({ carthage: 1, coalition: before.locations.sicily.cu.coalition });
    expect([view.leaders["hanno"]?.place, view.leaders["bomilcar"]]).toEqual(["carthago", before.leaders["bomilcar"]]);
  });
});

describe("what follows", () => {
  test("caps, reductions, limits and ports", () => {
    const view = viewOf({ pieces: { unrest: { level: 3 }, ports: { carthage: 4 } } });
    expect([view.unrest, view.ports, view.cards.carthage.limit]).toEqual([
      { level: 3, cap: 5, marker: false, handReduction: 1, vpReduction: 1 },
      { carthage: 4, coalition: 0 },
      8,
    ]);
  });
  test("a hand is cards by name or by number, copies as often as there are", () => {
    const view = viewOf({ pieces: { cards: { coalition: { hand: ["k-ops-3", "k-ops-1", "k-ops-3"], discards: ["k-ops-3"] }, carthage: { hand: 4 } } } });
    expect([view.cards.coalition.hand, view.cards.coalition.pile, view.cards.carthage.count, view.cards.carthage.pile]).toEqual([
      ["k-ops-1", "k-ops-3", "k-ops-3"],
      20,
      4,
      20,
    ]);
  });
  test("null takes away: a record is as on an empty map", () => {
    const view = viewOf({ pieces: { locations: { sicily: null }, leaders: { hanno: null, "minor-a": null }, first: null } });
    expect([view.locations.sicily.cu, view.leaders["hanno"]?.place, view.leaders["minor-a"]?.place]).toEqual([
      { carthage: 0, coalition: 0 },
      "displaced",
      "set-aside",
    ]);
  });
});

describe("refused by its path in the scene", () => {
  const cases: readonly (readonly [title: string, pieces: UnrestScenePieces, path: string, expected: string])[] = [
    ["no such leader", { leaders: { scipio: { place: "sicily" } } }, "leaders.scipio", "one of hanno"],
    [
      "a side where it has no business",
      { locations: { "garrison-box": { cu: { coalition: 1 } } } },
      "locations.garrison-box.cu.coalition",
      "0, since that side cannot be there (CAR-S.1)",
    ],
    ["a leader among the others", { leaders: { hanno: { place: "syracusae" } } }, "leaders.hanno.place", "a place where hanno can be"],
    ["a card of the other side", { cards: { coalition: { hand: ["c-ops-1"] } } }, "cards.coalition.hand[0]", "one of k-ops-1"],
    [
      "a card once more than there is",
      { cards: { coalition: { hand: new Array<string>(5).fill("k-ops-3") } } },
      "cards.coalition.hand[4]",
      "each card no more often than there is one, here 4 times",
    ],
    ["more cards than there are", { cards: { coalition: { hand: 25 } } }, "cards.coalition.hand", "a whole number in 0..24"],
    ["a wrong level", { unrest: { level: 11 } }, "unrest.level", "a whole number in 0..10"],
  ];
  test.each(cases)("%s", (_, pieces, path, expected) => {
    const [, at, what] = refusalOf(() => viewOf({ from: "empty", pieces }));
    expect([at, what?.slice(0, expected.length)]).toEqual([`scene.pieces.${path}`, expected]);
  });
  test("what follows from others, which does not compile either", () => {
    // @ts-expect-error who lie open are named
    expect(refusalOf(() => viewOf({ pieces: { cards: { carthage: { discards: 3 } } } }))[2]).toBe("cards by their ids");
    // @ts-expect-error the cap follows
    expect(refusalOf(() => viewOf({ pieces: { unrest: { cap: 1 } } }))).toEqual([
      "position/malformed",
      "scene.pieces.unrest.cap",
      "nothing, since it follows from the CU in the Garrison Box",
    ]);
    // @ts-expect-error the pile follows
    expect(refusalOf(() => viewOf({ pieces: { cards: { carthage: { pile: 1 } } } }))[1]).toBe("scene.pieces.cards.carthage.pile");
    // @ts-expect-error it is an option
    expect(refusalOf(() => viewOf({ pieces: { turns: 3 } }))[1]).toBe("scene.pieces.turns");
    // @ts-expect-error no such location
    expect(refusalOf(() => viewOf({ pieces: { locations: { rome: null } } }))[1]).toBe("scene.pieces.locations.rome");
  });
  test("a part of a turn that cannot be", () => {
    expect(refusalOf(() => scene({ toMove: { seat: "coalition", segment: "reinforcement" }, pieces: { turn: 5 } }))[1]).toBe("scene.pieces.turn");
  });
});
