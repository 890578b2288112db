import { describe, expect, test } from "vitest";
import { actionCardsOf, firstByCards, resourcePoints } from "../../../src/nine-years/rules/resources.js";
import { changeFewerCards, changeRpModifier, PENALTY_CARD, PENALTY_RESOURCES, rpOf, setPenalties } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { given, t, type Table, table } from "../table.js";

const RICH = ["london", "antwerp", "brussels", "namur", "tournai", "milan", "munich", "barcelona"];
/** The points of a side by the rule, which are those that it gets when its phase begins. */
const points = (on: Table, side: number): number => {
  const by = resourcePoints(on.state, t, side);
  const phase = given(structuredClone(on.state)).begin("reinforcement", { seat: side });
  expect(phase.told("resources-counted").map((event) => event.points)).toEqual([by]);
  return by;
};

/** No rich space in Bourbon hands. */
function poor(year = 1692): Table {
  return table({ year }).control("alliance", ...RICH);
}

describe("resource points", () => {
  test("[NYW-12.3.1.2] the Alliance has 6 and the Bourbons 3 before modifiers", () => {
    expect([points(poor(), ALLIANCE), points(poor(), BOURBON)]).toEqual([6, 3]);
  });
  test.each([
    ["[NYW-12.3.1.5] Munich and London", "munich", "london"],
    ["[NYW-12.3.1.6] Tournai and Namur", "tournai", "namur"],
    ["[NYW-12.3.1.7] Antwerp and Brussels", "antwerp", "brussels"],
    ["[NYW-12.3.1.7] Milan and Barcelona", "milan", "barcelona"],
  ])("%s are rich spaces", (_title, ...ids) => {
    for (const id of ids) expect(points(poor().control("bourbon", id), BOURBON), id).toBe(4);
  });
  test("[NYW-12.3.1.4] the Bourbons have a point more for each rich space they control, and for no other", () => {
    expect(points(table().control("bourbon", ...RICH), BOURBON)).toBe(11);
    expect(t.spaces.filter((row) => row.rich).map((row) => row.id)).toEqual(RICH);
    expect(points(poor().control("bourbon", "mons", "ghent"), BOURBON)).toBe(3);
  });
  test("[NYW-12.3.1.8] rich spaces give the Alliance nothing", () => {
    expect(points(table().control("alliance", ...RICH), ALLIANCE)).toBe(6);
    expect(points(table().control("bourbon", ...RICH), ALLIANCE)).toBe(6);
  });
  test("[NYW-12.3.1.9] the Alliance has one more with London and all of Ireland, and only with all of it", () => {
    const irish = ["dublin", "londonderry", "athlone", "limerick", "cork"];
    expect(points(poor().control("alliance", "london", ...irish), ALLIANCE)).toBe(7);
    expect(
      points(
        poor()
          .control("alliance", "london", ...irish.slice(1))
          .control("bourbon", "dublin"),
        ALLIANCE,
      ),
    ).toBe(6);
    expect(
      points(
        poor()
          .control("alliance", ...irish)
          .control("bourbon", "london"),
        ALLIANCE,
      ),
    ).toBe(6);
  });
  test("[NYW-12.3.1.3] [NYW-9.3.6] events change the points of a turn", () => {
    const on = poor().set((s) => changeRpModifier(s, BOURBON, 2));
    expect([points(on, BOURBON), points(on, ALLIANCE)]).toEqual([5, 6]);
  });
  test("[NYW-9.3.3] [NYW-9.3.3.1] while Death of Louvois lies on its place the Bourbons have one less", () => {
    expect([points(poor().lasting("death-of-louvois"), BOURBON), points(poor().lasting("death-of-louvois"), ALLIANCE)]).toEqual([2, 6]);
  });
  test("[NYW-9.2.3.2] lasting cards count as long as they lie on their place, not from the pile or when they are out", () => {
    const of = (change: (on: ReturnType<typeof poor>) => unknown): number => {
      const on = poor();
      change(on);
      return points(on, BOURBON);
    };
    expect([of((on) => on.lasting("death-of-louvois")), of(() => 0), of((on) => on.eventPile())]).toEqual([2, 3, 3]);
  });
  test("[NYW-9.3.4.1] [NYW-9.3.2.2] while Battle of Zenta lies on its place the Alliance has one more, while Guerre de Course does one less", () => {
    const both = (...cards: readonly string[]): number[] => {
      const on = cards.reduce((table, card) => table.lasting(card), poor());
      return [points(on, ALLIANCE), points(on, BOURBON)];
    };
    expect([both("battle-of-zenta"), both("guerre-de-course"), both("battle-of-zenta", "guerre-de-course")]).toEqual([
      [7, 3],
      [5, 3],
      [6, 3],
    ]);
  });
  test("[NYW-12.3.1.11] the resource penalty of the peace talks costs 2", () => {
    const on = poor(1697).set((s) => {
      setPenalties(s, ALLIANCE, PENALTY_RESOURCES);
      setPenalties(s, BOURBON, PENALTY_CARD);
    });
    expect([points(on, ALLIANCE), points(on, BOURBON)]).toEqual([4, 3]);
  });
  test("[NYW-12.3.1.12] points are counted when step 2.a begins and are never below 0", () => {
    expect(
      points(
        poor().set((s) => changeRpModifier(s, BOURBON, -9)),
        BOURBON,
      ),
    ).toBe(0);
    const on = poor().begin("reinforcement", { seat: ALLIANCE });
    expect([on.decision, rpOf(on.state, ALLIANCE)]).toEqual(["spend", 6]);
    expect(on.told("resources-counted")).toEqual([{ type: "resources-counted", seat: "alliance", points: 6, clause: "NYW-12.3.1.12" }]);
  });
  test("[NYW-12.3.1.10] what is left when the step ends is lost", () => {
    const on = poor().leader("waldeck", "nijmegen").begin("reinforcement", { seat: ALLIANCE });
    on.play("alliance done");
    expect([rpOf(on.state, ALLIANCE), on.decision]).toEqual([0, "place-leaders"]);
  });
  test("[NYW-12.3.1.1] points buy restoring, forming, lines, colonial support and fleets, and nothing else", () => {
    const on = poor()
      .rp("bourbon", 3)
      .corps("paris", "france-full", 5)
      .corps("paris", "france-reduced")
      .pool("france", 1)
      .zone("atlantic", "alliance")
      .begin("spend", { seat: BOURBON });
    expect(on.list).toEqual(["spend restore", "spend form", "spend line", "spend colonial-support", "spend fleet", "done"]);
  });
});

describe("Action cards a side draws", () => {
  test("[NYW-13.1.2] [NYW-13.1.3] [NYW-20.2.5.1] five; three in 1688", () => {
    const cards = (year: number): number[] => [ALLIANCE, BOURBON].map((side) => actionCardsOf(table({ year }).state, side));
    expect([cards(1688), cards(1689), cards(1699)]).toEqual([
      [3, 3],
      [5, 5],
      [5, 5],
    ]);
  });
  test("[NYW-13.1.4] [NYW-18.4.2] [NYW-18.4.3] one less for the Alliance with King William's War at -3, for the Bourbons at +3", () => {
    const at = (kww: number): number[] => [ALLIANCE, BOURBON].map((side) => actionCardsOf(table().set((s) => (s.kww = kww)).state, side));
    expect([at(-3), at(-2), at(2), at(3)]).toEqual([
      [4, 5],
      [5, 5],
      [5, 5],
      [5, 4],
    ]);
  });
  test("[NYW-13.1.5] one less after the card penalty of the peace talks", () => {
    const { state } = table().set((s) => setPenalties(s, BOURBON, PENALTY_CARD | PENALTY_RESOURCES));
    expect([actionCardsOf(state, ALLIANCE), actionCardsOf(state, BOURBON)]).toEqual([5, 4]);
  });
  test("[NYW-13.1.5] in every year after peace talks, the last one too, and for either side", () => {
    const cards = (year: number, penalized: number): number[] => {
      const { state } = table({ year }).set((s) => setPenalties(s, penalized, PENALTY_CARD));
      return [actionCardsOf(state, ALLIANCE), actionCardsOf(state, BOURBON)];
    };
    for (let year = 1690; year <= 1699; year++) expect([year, cards(year, ALLIANCE), cards(year, BOURBON)]).toEqual([year, [4, 5], [5, 4]]);
  });
  test("[NYW-13.1.6] [NYW-9.3.7] certain events lower the number", () => {
    const cards = (fewer: number): number[] => {
      const { state } = table().set((s) => changeFewerCards(s, ALLIANCE, fewer));
      return [actionCardsOf(state, ALLIANCE), actionCardsOf(state, BOURBON)];
    };
    expect([cards(1), cards(4), cards(5)]).toEqual([
      [4, 5],
      [1, 5],
      [0, 5],
    ]);
  });
  test("[NYW-13.2.1.5] who has more cards goes first; equal numbers show a card", () => {
    expect([firstByCards(5, 4), firstByCards(3, 5), firstByCards(4, 4)]).toEqual([ALLIANCE, BOURBON, -1]);
  });
});
