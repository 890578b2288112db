/** Rules without a game: chances of reactions, provinces, points, battles, attempts and attrition. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../src/core/dice/scripted.js";
import {
  avoidanceChance,
  fightLandBattle,
  fightNavalBattle,
  interceptionChance,
  legitimacyPoints,
  type DiadochiMarkers as Markers,
  provinceControl,
  rollSiegeAttempt,
  rollAttrition,
  victoryPoints,
} from "../../src/diadochi/index.js";

const MEDIA = ["bisitun", "concobar", "nisaea", "rhagae", "celonae", "gabae", "cossaea"];
const own = (...spaces: string[]): Markers => Object.fromEntries(spaces.map((space) => [space, "red" as const]));

describe("reactions", () => {
  test("[DIA-INT.6] [DIA-INT.19] [DIA-GEN.9] chances of interception", () => {
    const generals = ["ptolemy", "perdiccas", "eumenes", "independent-army"] as const;
    expect(generals.map((id) => interceptionChance(id))).toEqual([2 / 6, 3 / 6, 4 / 6, 4 / 6]);
  });
  test("[DIA-AVO.2] [DIA-GEN.7] chances of avoiding battle", () => {
    expect([avoidanceChance("alcetas"), avoidanceChance("perdiccas"), avoidanceChance("lysimachus")]).toEqual([1 / 6, 3 / 6, 4 / 6]);
  });
  test("[DIA-AVO.17] [DIA-AVO.2] an independent army avoids battle on 3 to 6", () => {
    expect(avoidanceChance("independent-army")).toBe(4 / 6);
  });
  test("an unknown general is refused", () => {
    expect(() => interceptionChance("caesar")).toThrowError(/general/);
    expect(() => avoidanceChance("polyperchon")).toThrowError(/general/);
  });
});

describe("points", () => {
  test("[DIA-MAP.6] Media needs five own markers, one of them on Ecbatana", () => {
    expect(provinceControl("media", own("ecbatana", ...MEDIA.slice(0, 4)))).toBe("red");
    expect(provinceControl("media", own(...MEDIA.slice(0, 5)))).toBeNull();
    expect(provinceControl("media", own("ecbatana", ...MEDIA.slice(0, 3)))).toBeNull();
  });
  test("[DIA-VIC.4] [DIA-VIC.7] victory points of every seat come from the provinces that its markers hold", () => {
    expect(victoryPoints({ rhodes: "yellow" })).toEqual({ red: 0, blue: 0, green: 0, yellow: 1 });
    expect(victoryPoints({ rhodes: "green" })).toEqual({ red: 0, blue: 0, green: 1, yellow: 0 });
    expect(victoryPoints({ rhodes: "blue" })).toEqual({ red: 0, blue: 1, green: 0, yellow: 0 });
    expect(victoryPoints(own("rhodes"))).toEqual({ red: 1, blue: 0, green: 0, yellow: 0 });
    expect(victoryPoints({ ...own("alexandria", "memphis", "pelusium"), rhodes: "blue" })).toMatchObject({ red: 6, blue: 1 });
  });
  test("[DIA-LEG.11] legitimacy is the sum of what a player has at the moment", () => {
    expect([legitimacyPoints({}), legitimacyPoints({ champion: false }), legitimacyPoints({ champion: true })]).toEqual([3, 0, 3]);
    expect(legitimacyPoints({ generals: ["perdiccas", "leonnatus"] })).toBe(3 + 1 + 1);
    expect(legitimacyPoints({ royals: ["olympias", "heracles"] })).toBe(3 + 7 + 3);
    expect(legitimacyPoints({ generals: ["perdiccas"], suspicions: 1 })).toBe(3 + 1 - 3);
    expect(legitimacyPoints({ markers: own("pella", "aegae", "therma", "amphipolis", "heraclea-lyncestis") })).toBe(3 + 2);
    expect(legitimacyPoints({ tomb: { space: "pella", buriedByHim: true } })).toBe(3 + 10);
    expect(legitimacyPoints({ tomb: { space: "pella", buriedByHim: false } })).toBe(3);
    expect(legitimacyPoints({ tomb: { space: "babylon", buriedByHim: false }, markers: own("babylon") })).toBe(3 + 2);
  });
  test("[DIA-LEG.2] [DIA-LEG.8] 2 LP and Suspicion make 0; a Champion has 3", () => {
    expect(legitimacyPoints({})).toBe(3);
    expect(legitimacyPoints({ champion: false, generals: ["perdiccas", "leonnatus"], suspicions: 1 })).toBe(0);
    expect(legitimacyPoints({ generals: ["perdiccas"], royals: ["alexander-iv", "philip-iii"] })).toBe(3 + 1 + 5);
    expect(legitimacyPoints({ tomb: { space: "pella", buriedByHim: true } })).toBe(13);
    expect(legitimacyPoints({ tomb: { space: "babylon", buriedByHim: false }, markers: own("babylon") })).toBe(5);
  });
});

describe("dice", () => {
  test("[DIA-OVR.1] five CUs overrun one without dice", () => {
    expect(fightLandBattle({ units: { mercenary: 5 } }, { units: { mercenary: 1 } }, new ScriptedDice("")).overrun).toBe(true);
    expect(fightLandBattle({ units: { mercenary: 4 } }, { units: { mercenary: 1 } }, new ScriptedDice("6 6 1 1")).overrun).toBe(false);
  });
  test("[DIA-BAT.12] [DIA-BAT.24] the higher score wins a battle; a die below the battle rating counts as that rating", () => {
    const [attacker, defender] = [{ units: { mercenary: 6 }, battleRating: 3 }, { units: { macedonian: 3 } }];
    expect(fightLandBattle(attacker, defender, new ScriptedDice("1 1 2 2")).winner).toBe("attacker");
    expect(fightLandBattle(attacker, defender, new ScriptedDice("1 1 6 6")).winner).toBe("defender");
    expect(fightLandBattle(attacker, defender, new ScriptedDice("1 1 3 3")).winner).toBeNull();
  });
  test("[DIA-NAV.25] without an escort the interceptor wins at sea without dice", () => {
    expect(fightNavalBattle(0, 1, new ScriptedDice("")).winner).toBe("interceptor");
    expect(fightNavalBattle(1, 1, new ScriptedDice("6 6 1 1")).winner).not.toBe("interceptor");
  });
  test("[DIA-SIE.8] [DIA-TAB.3] an attempt gains points and loses CUs by the siege table", () => {
    expect(rollSiegeAttempt(new ScriptedDice("4"))).toEqual({ die: 4, points: 1, losses: 1 });
    expect(rollSiegeAttempt(new ScriptedDice("4"), 1)).toEqual({ die: 4, points: 1, losses: 0 });
  });
  test("[DIA-TAB.4] attrition by the number of CUs", () => {
    expect(rollAttrition(4, new ScriptedDice("6"))).toEqual({ die: 6, losses: 3 });
    expect(rollAttrition(12, new ScriptedDice("6"))).toEqual({ die: 6, losses: 5 });
  });
});
