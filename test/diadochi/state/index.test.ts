/** What the state answers about CUs, spaces, enemies, pools and provinces. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { personalPrestige } from "../../../src/diadochi/rules/prestige.js";
import { isLordOfAsia, holdsHellespont } from "../../../src/diadochi/rules/points.js";
import { canPayForReturn, canPayForUpgrade } from "../../../src/diadochi/rules/cards/uses.js";
import { refuseSending } from "../../../src/diadochi/rules/movement/fleets.js";
import {
  countedControl,
  formForce,
  hasEnemyUnits,
  mercenariesInPlay,
  NOBODY,
  NO_PIECES,
  ownerOfGeneral,
  setFleet,
  setPrestigeMarkers,
  trackedLp,
  trackedVp,
  trackPoints,
  unitsInPlay,
} from "../../../src/diadochi/state/index.js";
import { costOfLink, LAND, NONE, PASS, SEA, tablesOf } from "../../../src/diadochi/tables/index.js";
import { STRAIT, TRANS_MEDITERRANEAN } from "../../../src/diadochi/tables/edition.js";
import { countUnits, ELEPHANT, MACEDONIAN, MERCENARY, packUnits, ROYAL, SILVER_SHIELDS, unitsOfType } from "../../../src/diadochi/vocabulary/units.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const general = (id: string): number => t0.pieceIds.indexOf(id);
const fleet = (id: string): number => t0.fleetIds.indexOf(id);
const [RED, BLUE] = [1, 2];

describe("CUs", () => {
  test("[DIA-SS.13] [DIA-ELE.3] each CU counts one, whatever its type, the Silver Shields those that are left of them", () => {
    expect(
      [packUnits(200, 0, 0, 0, 0), packUnits(0, 20, 0, 0, 0), packUnits(0, 0, 8, 0, 0), packUnits(0, 0, 0, 6, 0), packUnits(0, 0, 0, 0, 2)].map(countUnits),
    ).toEqual([...[200, 20, 8, 6, 2]]);
    expect(countUnits(packUnits(255, 31, 15, 15, 3))).toBe(255 + 31 + 15 + 15 + 3);
    expect(countUnits(packUnits(1, 2, 3, 4, 1))).toBe(11);
  });

  test("[DIA-CU.9] those in play are in fields, inside, dispersed and under way, independents' apart", () => {
    const [first, last] = [t0.spaceIds[0]!, t0.spaceIds.at(-1)!];
    const [city] = t0.cities;
    const t = table()
      .units("red", first, { macedonian: 1, elephant: 1 })
      .units("yellow", last, { macedonian: 1 })
      .inside("blue", "babylon", { macedonian: 2 })
      .units("red", "babylon", { royal: 1 })
      .dispersed("yellow", { macedonian: 4 })
      .dispersed("red", { macedonian: 8, mercenary: 1 })
      .independents("argos", 3);
    if (t0.spaceIds[city!] !== first) t.inside("green", t0.spaceIds[city!]!, { "silver-shields": 1 });
    const count = (type: number): number => unitsInPlay(t.state, type);
    expect([count(MACEDONIAN), count(ELEPHANT), count(ROYAL), count(MERCENARY)]).toEqual([16, 1, 1, 1]);
    t.set((s) => formForce(s, RED, space("argos"), { ...NO_PIECES, units: packUnits(2, 1, 0, 0, 0) }));
    expect([count(MACEDONIAN), count(MERCENARY), count(SILVER_SHIELDS)]).toEqual([17, 3, t0.spaceIds[city!] === first ? 0 : 1]);
  });

  test("[DIA-AMB.181] a player's mercenaries are counted wherever they are", () => {
    const t = table().units("red", "argos", { mercenary: 1 }).dispersed("red", { mercenary: 2 }).inside("red", "babylon", { mercenary: 1 });
    t.units("blue", "babylon", { mercenary: 16 }).independents("sparta", 3);
    t.set((s) => formForce(s, RED, space("tyre"), { ...NO_PIECES, units: unitsOfType(MERCENARY, 8) }));
    expect([mercenariesInPlay(t.state, t0, 0), mercenariesInPlay(t.state, t0, 1), mercenariesInPlay(t.state, t0, 2)]).toEqual([12, 16, 0]);
  });
});

test("[DIA-MAP.14] to a player all other players' CUs and independent armies are enemies, in the field or under way", () => {
  const enemies = (t: Table, owner: number, id = "argos"): boolean => hasEnemyUnits(t.state, owner, space(id));
  const ONE = { mercenary: 1 };
  expect([enemies(table().units("blue", "argos", ONE), RED), enemies(table().independents("argos", 1), RED)]).toEqual([true, true]);
  expect([enemies(table().units("red", "argos", ONE), RED), enemies(table(), RED), enemies(table().control("blue", "argos"), RED)]).toEqual([
    false,
    false,
    false,
  ]);
  const underWay = (units: number): Table => table().set((s) => formForce(s, BLUE, space("argos"), { ...NO_PIECES, units }));
  expect([enemies(underWay(1), RED), enemies(underWay(0), RED), enemies(underWay(1), BLUE), enemies(underWay(1), RED, "sparta")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(enemies(table(), RED, t0.spaceIds[0]!)).toBe(false);
});

describe("provinces", () => {
  const control = (t: Table, province: string): number => countedControl(t.state, t0, t0.provinceIds.indexOf(province));

  test("[DIA-MAP.6] [DIA-MAP.7] more than half of the spaces, and the major city where there is one, for a player alone", () => {
    const PHRYGIA = ["celaenae", "colossae", "dorylaeum", "gordium"];
    expect([
      control(table().control("red", ...PHRYGIA), "phrygia"),
      control(table().control("red", ...PHRYGIA.slice(1), "ancyra", "iconium"), "phrygia"),
    ]).toEqual([RED, NOBODY]);
    expect([control(table().control("red", ...PHRYGIA.slice(0, 3)), "phrygia"), control(table().control("independent", ...PHRYGIA), "phrygia")]).toEqual([
      NOBODY,
      NOBODY,
    ]);
    // A province without a major city: by the markers alone.
    const province = t0.provinceIds.find((_, p) => t0.provinceCity[p]! < 0 && t0.provinceStart[p + 1]! - t0.provinceStart[p]! >= 2)!;
    const p = t0.provinceIds.indexOf(province);
    const spaces = t0.provinceSpaces.slice(t0.provinceStart[p], t0.provinceStart[p + 1]).map((place) => t0.spaceIds[place]!);
    const needed = t0.majorities[p]!;
    expect(control(table().control("blue", ...spaces.slice(-needed)), province)).toBe(BLUE);
    expect(control(table().control("blue", ...spaces.slice(0, needed - 1)), province)).toBe(NOBODY);
    expect(control(table().control("independent", ...spaces), province)).toBe(NOBODY);
  });

  test("[DIA-MAP.8] CUs do not change who controls one", () => {
    expect(control(table().control("red", "rhodes").units("blue", "rhodes", { mercenary: 3 }), "rhodes")).toBe(RED);
  });

  test("[DIA-VIC.10] [DIA-VIC.11] [DIA-VIC.20] without any one of the spaces, or of the provinces, the points are gone", () => {
    const hellespont = t0.hellespont.map((place) => t0.spaceIds[place]!);
    expect(holdsHellespont(table().control("red", ...hellespont).state, t0, RED)).toBe(true);
    for (const gone of hellespont) expect(holdsHellespont(table().control("red", ...hellespont.filter((id) => id !== gone)).state, t0, RED), gone).toBe(false);
    // An edition may do without them; then nobody has the points.
    expect([holdsHellespont(table().state, { ...t0, hellespont: [] }, RED), isLordOfAsia(table().state, { ...t0, lordOfAsia: [] }, RED)]).toEqual([
      false,
      false,
    ]);
    expect(isLordOfAsia(table().control("red", "rhodes").state, { ...t0, lordOfAsia: [t0.provinceOf[space("rhodes")]!] }, RED)).toBe(true);
    const spacesOf = (p: number): string[] => t0.provinceSpaces.slice(t0.provinceStart[p], t0.provinceStart[p + 1]).map((place) => t0.spaceIds[place]!);
    const asia = t0.lordOfAsia;
    expect(isLordOfAsia(table().control("red", ...[...asia].flatMap(spacesOf)).state, t0, RED)).toBe(true);
    for (const gone of asia) expect(isLordOfAsia(table().control("red", ...[...asia].filter((p) => p !== gone).flatMap(spacesOf)).state, t0, RED)).toBe(false);
  });
});

test("[DIA-MOV.7] [DIA-NAV.4] an ordinary link and a sea route cost 1 MP, a pass, a strait and a Trans-Mediterranean route 2", () => {
  expect([LAND, SEA, PASS, STRAIT, TRANS_MEDITERRANEAN].map(costOfLink)).toEqual([1, 1, 2, 2, 2]);
});

test("[DIA-VIC.5] the tracks hold the points of each seat", () => {
  const { state } = table();
  for (let seat = 0; seat < 4; seat++) trackPoints(state, seat, 10 + seat, 20 + seat);
  expect([0, 1, 2, 3].map((seat) => [trackedVp(state, seat), trackedLp(state, seat)])).toEqual([
    [10, 20],
    [11, 21],
    [12, 22],
    [13, 23],
  ]);
});

test("[DIA-PRE.4] [DIA-PRE.5] [DIA-PRE.6] prestige is what is printed, the markers and Oratory; a replacement has none of the first", () => {
  const prestige = (id: string, markers: number, oratory: boolean, replaced = false): number => {
    const t = table().set((s) => {
      setPrestigeMarkers(s, general(id), markers);
      s.oratory = oratory ? 1 << general(id) : 0;
      s.replaced = replaced ? 1 << general(id) : 0;
    });
    return personalPrestige(t.state, t0, general(id));
  };
  expect([prestige("ptolemy", 0, false), prestige("craterus", 1, false), prestige("eumenes", 0, true), prestige("perdiccas", 3, true)]).toEqual([2, 3, 3, 8]);
  expect(personalPrestige(table().state, t0, NONE)).toBe(0);
  expect([prestige("ptolemy", 0, false, true), prestige("ptolemy", 2, true, true), prestige("alcetas", 0, false)]).toEqual([0, 7, 0]);
});

test("[DIA-SET.6] each faction has its four minor generals; those of seats that do not play are nobody's", () => {
  for (const players of [2, 3, 4] as const) {
    const s = DIADOCHI.setup({ seed: "minors", players });
    const owners = t0.pieceIds.slice(t0.majorCount, t0.generalCount).map((_, n) => ownerOfGeneral(s, t0.majorCount + n));
    expect([0, 1, 2, 3].map((seat) => owners.filter((owner) => owner === seat + 1).length)).toEqual([0, 1, 2, 3].map((seat) => (seat < players ? 4 : 0)));
  }
});

test("[DIA-NAV.15] [DIA-NAV.12] a fleet is sent by its owner, while it is available, once", () => {
  const reason = (id: string, dispersed = false): string => {
    const t = table()
      .control("red", "rhodes")
      .set((s) => setFleet(s, fleet("rhodian-fleet"), false, dispersed));
    return refuseSending(t.state, t0, 0, fleet(id), "DIA-NAV.15").code;
  };
  expect([reason("ionian-fleet"), reason("rhodian-fleet", true), reason("rhodian-fleet")]).toEqual(["fleet/not-yours", "fleet/dispersed", "fleet/sent"]);
});

test("[DIA-TYC.33] [DIA-TYC.32] the first and the last fleet may be brought back like any other", () => {
  for (const id of [t0.fleetIds[0]!, t0.fleetIds.at(-1)!]) {
    const t = table().control("red", ...t0.edition.board.spaces.filter(({ kind }) => kind !== "transit").map((row) => row.id));
    t.set((s) => setFleet(s, fleet(id), false, true));
    expect(canPayForReturn(t.state, t0, 0, t0.cardIds.indexOf("diplomacy")), id).toBe(true);
    t.set((s) => t0.fleetIds.forEach((other, nth) => setFleet(s, nth, other !== id, false)));
    expect(canPayForUpgrade(t.state, t0, 0, t0.cardIds.indexOf("lamian-war")), id).toBe(true);
  }
});
