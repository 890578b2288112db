import { expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { NINE_YEARS, type NineYearsState } from "../../../src/nine-years/index.js";
import { surveyChains } from "../../../src/nine-years/rules/chains.js";
import { emptyState, hasMarkers, leadersOf, nextWithMarkers, sideOfLeader } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { space, t, table } from "../table.js";

const DECISIONS = 600;

function* positions(): Generator<NineYearsState> {
  const s = NINE_YEARS.setup({ seed: "chains" });
  const dice = new SeededDice("choices");
  for (let n = 0; n < DECISIONS && NINE_YEARS.outcome(s) === null; n++, NINE_YEARS.advance(s, NINE_YEARS.randomMove(s, dice))) yield s;
}

test("[NYW-11.1.1.3] red links join areas of the Alliance, and none of the Bourbons", () => {
  const joined = (side: number): boolean => {
    const on = table();
    for (const id of ["bregenz", "milan"]) on.control(side === ALLIANCE ? "alliance" : "bourbon", id);
    for (const id of ["mantua", "alessandria", "ulm", "munich", "innsbruck", "trent"]) on.control("neutral", id);
    const { area } = surveyChains(on.state, t, side, false);
    return area[space("bregenz")] !== 0 && area[space("bregenz")] === area[space("milan")];
  };
  expect([joined(ALLIANCE), joined(BOURBON)]).toEqual([true, false]);
  // Normal links join both: Lille and Amiens, Antwerp and Breda.
  const { state } = table();
  const areas = (side: number, ...ids: readonly string[]) => ids.map((id) => surveyChains(state, t, side, false).area[space(id)]);
  expect([new Set(areas(BOURBON, "lille", "amiens", "paris")).size, new Set(areas(ALLIANCE, "antwerp", "breda", "amsterdam")).size]).toEqual([1, 1]);
});

test("[NYW-11.1.1] chains surveyed along a game are those of a new survey", () => {
  const elsewhere = emptyState("");
  const survey = (s: NineYearsState): string =>
    JSON.stringify([ALLIANCE, BOURBON].map((side) => [false, true].map((sieges) => ({ ...surveyChains(s, t, side, sieges), tables: null }))));
  for (const s of positions()) {
    const along = survey(s);
    survey(elsewhere); // all four are of another map now
    expect(survey(s)).toBe(along);
  }
});

test("leaders by side and spaces by markers are those of each alone", () => {
  for (const s of positions()) {
    for (const side of [ALLIANCE, BOURBON])
      expect(leadersOf(s, t, side)).toEqual([...s.leaders.keys()].filter((leader) => sideOfLeader(s, t, leader) === side));
    const marked = [...s.spaces.keys()].filter((space) => hasMarkers(s, space));
    const found: number[] = [];
    for (let space = nextWithMarkers(s, 0); space >= 0; space = nextWithMarkers(s, space + 1)) found.push(space);
    expect(found).toEqual(marked);
  }
});
