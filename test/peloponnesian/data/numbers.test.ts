import { expect, test } from "vitest";
import { NUMBERS_TABLE as N } from "../../../src/peloponnesian/data/numbers.js";
import { ARMS, SEASONS } from "../../../src/peloponnesian/vocabulary/types.js";

const bySeason = (values: readonly number[]) => Object.fromEntries(SEASONS.map((season, i) => [season, values[i]]).slice(1));

const storms = bySeason(N.stormUpTo.values);

test("[PEL-5.2.2.3] in Spring and Winter a border die of 1 to 3 is a storm", () => expect([storms["spring"], storms["winter"]]).toEqual([3, 3]));

test("[PEL-5.2.2.4] [PEL-D.11] in Early Summer and Fall one of 1 or 2 is", () => expect([storms["early-summer"], storms["fall"]]).toEqual([2, 2]));

test("[PEL-5.2.2.5] in Late Summer a 1 is", () => expect(storms["late-summer"]).toBe(1));

test("[PEL-5.2.3.1] [PEL-5.2.3.2] a damage die of 1 to 3 is a wreck, more a great wave", () => expect(N.wreckUpTo.value).toBe(3));

test("[PEL-5.3.4] [PEL-5.3.5] a forced march succeeds on 5 and 6, of an elite block from 3 on", () => {
  expect([N.forcedMarchFrom.value, N.forcedMarchEliteFrom.value]).toEqual([5, 3]);
});

test("[PEL-8.2.0.3] [PEL-8.2.0.4] [PEL-D.39] attrition costs 1 CV on a 1, in Winter on 1 to 3: three times as often", () => {
  expect(bySeason(N.attritionUpTo.values)).toEqual({ spring: 1, "early-summer": 1, "late-summer": 1, fall: 1, winter: 3 });
});

test("[PEL-3.5.7] with Siege Works attrition succeeds on 1 to 3, in Winter on 1 to 4", () => {
  expect(bySeason(N.siegeWorksUpTo.values)).toEqual({ spring: 3, "early-summer": 3, "late-summer": 3, fall: 3, winter: 4 });
});

test("[PEL-14.1.1.1] [PEL-14.1.1.2] [PEL-14.1.2.1] prestige of battles and pillages", () => {
  expect([N.prestigeDecided, N.prestigeRetreat, N.prestigePillage, N.prestigeGreatPillage].map((row) => row.value)).toEqual([2, 1, 1, 2]);
});

test("[PEL-8.1.1.1] [PEL-D.38] two hits for a step in a storm, a detached garrison of 1 CV, three recruits drawn, six cards dealt", () => {
  expect([N.hitsPerStepInStorm, N.detachedCV, N.recruitsDrawn, N.handSize].map((row) => row.value)).toEqual([2, 1, 3, 6]);
});

test("[PEL-2.1.5.1] allowances by arm", () => {
  expect(Object.fromEntries(ARMS.map((arm, i) => [arm, N.movement.values[i]]))).toEqual({ hoplite: 2, light: 2, archer: 2, cavalry: 3, fleet: 5 });
});
