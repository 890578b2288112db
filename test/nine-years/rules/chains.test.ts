import { expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { NINE_YEARS, type NineYearsState } from "../../../src/nine-years/index.js";
import { surveyChains } from "../../../src/nine-years/rules/chains.js";
import { emptyState, hasMarkers, leadersOf, nextWithMarkers, sideOfLeader } from "../../../src/nine-years/state.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables.js";
import { t } from "../table.js";

const DECISIONS = 600;

function* positions(): Generator<NineYearsState> {
  const s = NINE_YEARS.setup({ seed: "chains" });
  const dice = new SeededDice("choices");
  for (let n = 0; n < DECISIONS && NINE_YEARS.outcome(s) === null; n++, NINE_YEARS.advance(s, NINE_YEARS.randomMove(s, dice))) yield s;
}

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
