/** What the board must fulfil, clause by clause: a position that is accepted, one change that breaks the clause, and the field that is refused for it. */
import { describe, test } from "vitest";
import * as S from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { packUnits, unitsOfType } from "../../../src/diadochi/vocabulary/units.js";
import { type Table, table } from "../table.js";
import { type Change, expectRow, type Row, underWay } from "./rows.js";

const t = EDITIONS.of("");
const space = (id: string): number => t.spaceIds.indexOf(id);
const army = (id: string): number => t.armyIds.indexOf(id);

const RED = 1;
const MERCENARIES = packUnits(1, 0, 0, 0, 0);
const MACEDONIANS = packUnits(0, 1, 0, 0, 0);

/** Red's Movement Segment with a few pieces of everybody. */
const idle = (): Table =>
  table()
    .control("red", "pella", "tyre")
    .control("independent", "sparta")
    .units("red", "argos", { mercenary: 1 })
    .army("red", "antipater", "therma", { macedonian: 2 })
    .army("blue", "perdiccas", "susa", { mercenary: 1, royal: 1 })
    .independents("sparta", 2)
    .segment("red", "movement");
/** Blue's CUs and a general in Babylon, which Red besieges. */
const besieged = (): Table =>
  table()
    .inside("blue", "babylon", { mercenary: 1 }, "perdiccas")
    .royal("alexander-iv", "inside babylon", "blue")
    .units("red", "babylon", { mercenary: 3 })
    .set((s) => S.setSiege(s, space("babylon"), 0, 1))
    .segment("red", "movement");
const noBesiegers: Change = (s) => S.setField(s, space("babylon"), S.NOBODY, 0);
/** A tribe of 2 CUs under way. */
const tribe = (): Table =>
  table()
    .control("independent", "sparta")
    .independents("argos", 2)
    .independents("corinth", 1)
    .hand("red", "tribal-uprising")
    .tyche("red")
    .play("red use-event", "red choose-option activate-army", "red activate-army argos");
const armies = (): Table => table().independents("illyria", 2, t.armyIds[0]!).independents("aetolia", 2, t.armyIds[1]!).segment("red", "movement");
/** Red's units of each pool, the rest of a pool dispersed. */
const pools = (): Table =>
  table()
    .units("red", "pella", { macedonian: 19, royal: 6, elephant: 5, "silver-shields": 2 })
    .dispersed("blue", { macedonian: 1, royal: 1, elephant: 1 })
    .set((s) => {
      s.silver = S.SILVER_IN_PLAY;
      s.disbanded = 1;
    })
    .segment("red", "movement");
const more =
  (units: number): Change =>
  (s) =>
    S.addDispersedUnits(s, 2, units);
/** Red places a mercenary and a Macedonian of the Reinforcement Phase, the last of their pools. */
const placing = (): Table =>
  table({ players: 2 })
    .control("red", "pella", "aegae", "therma", "tyre")
    .units("blue", "susa", { macedonian: 18 })
    .units("red", "tyre", { mercenary: 250 })
    .begin("reinforcement");

/** More mercenaries of independent armies than a player may have. */
const tribes = (): Table => {
  const before = table();
  for (const id of t.spaceIds.slice(0, 33)) before.independents(id, 8);
  return before.segment("red", "movement");
};

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  spaces: [
    [
      "[DIA-MAP.2] a transit point has no marker",
      idle,
      (s) => S.setMarker(s, t, space("delos"), RED),
      "spaces.delos.control: expected no marker on a transit point (DIA-MAP.2)",
      (s) => S.setMarker(s, t, space("aegae"), RED),
    ],
    [
      "[DIA-IND.4] independent CUs are of one kind",
      idle,
      (s) => S.addToField(s, space("sparta"), S.INDEPENDENTS, MACEDONIANS),
      "spaces.sparta.independentArmies: expected CUs of one kind (DIA-IND.4), got 3",
      (s) => S.addToField(s, space("sparta"), S.INDEPENDENTS, MERCENARIES),
      (s) => S.addToField(s, space("argos"), RED, MACEDONIANS),
    ],
    [
      "[DIA-IND.4] so are those of an independent army under way",
      tribe,
      (s) => S.setForceUnits(s, MERCENARIES + MACEDONIANS),
      "spaces.argos.field.underWay: expected CUs of one kind (DIA-IND.4), got 2",
      (s) => S.setForceUnits(s, unitsOfType(0, 3)),
    ],
    [
      "[DIA-AVO.7] CUs inside are of the city's owner",
      besieged,
      (s) => S.setMarker(s, t, space("babylon"), S.INDEPENDENTS),
      "spaces.babylon.inside: expected CUs of the city's owner (DIA-AVO.7)",
    ],
    [
      "[DIA-AVO.9] two CUs at most are inside",
      besieged,
      (s) => S.setInside(s, t, space("babylon"), unitsOfType(0, 3)),
      "spaces.babylon.inside: expected two CUs at most (DIA-AVO.9), got 3",
      (s) => S.setInside(s, t, space("babylon"), unitsOfType(0, 2)),
    ],
    [
      "[DIA-MAP.16] CUs are inside while enemies are in the field; while an action is under way they may still be",
      besieged,
      (s) => {
        noBesiegers(s);
        S.setSiege(s, space("babylon"), 0, 0);
      },
      "spaces.babylon.inside: expected CUs inside only while enemies are in the field (DIA-MAP.16)",
      underWay(noBesiegers),
    ],
    [
      "[DIA-MAP.6] a province is controlled as its markers say",
      idle,
      (s) => (s.provinces[t.provinceIds.indexOf("rhodes")] = RED),
      "provinces.rhodes.control: expected who controls it by its markers (DIA-MAP.6), got 1",
      (s) => S.setMarker(s, t, space("rhodes"), RED),
    ],
    [
      "[DIA-IND.14] one independent army stands in a space",
      armies,
      (s) => S.setSpaceOfArmy(s, army(t.armyIds[1]!), space("illyria")),
      "space: expected one independent army a space (DIA-IND.14)",
    ],
    [
      "[DIA-SIE.19] siege points belong to a player",
      besieged,
      (s) => S.setSiege(s, space("babylon"), 4, 1),
      "spaces.babylon.siege.seat: expected a player (DIA-SIE.19)",
    ],
    [
      "[DIA-SIE.17] [DIA-SIE.29] siege points stay only while CUs of the besieger are in the field",
      besieged,
      (s) => S.setField(s, space("babylon"), 3, MERCENARIES),
      "spaces.babylon.siege: expected CUs of the besieger there (DIA-SIE.17)",
      underWay((s) => S.setField(s, space("babylon"), 3, MERCENARIES)),
    ],
  ],
  pools: [
    ["[DIA-CU.9] 20 Macedonians are in play at most", pools, more(MACEDONIANS), "units.macedonian: expected at most 20 in play (DIA-CU.9), got 21"],
    ["[DIA-CU.9] 6 elephants are in play at most", pools, more(packUnits(0, 0, 0, 1, 0)), "units.elephant: expected at most 6 in play (DIA-CU.9), got 7"],
    [
      "[DIA-RT.1] [DIA-RT.9] 8 royal CUs are in play at most, with those that are disbanded",
      pools,
      more(packUnits(0, 0, 1, 0, 0)),
      "units.royal: expected at most 8 with those disbanded (DIA-RT.1), got 8",
      (s) => {
        s.disbanded = 0;
        more(packUnits(0, 0, 1, 0, 0))(s);
      },
    ],
    [
      "[DIA-SS.1] the Silver Shields are one piece of 2 CUs",
      pools,
      more(packUnits(0, 0, 0, 0, 1)),
      "units.silver-shields: expected one piece of 2 CUs (DIA-SS.1), got 3",
      (s) => S.takeFromField(s, space("pella"), packUnits(0, 0, 0, 0, 1)),
    ],
    ["[DIA-SS.1] they are in play while CUs of theirs are", pools, (s) => (s.silver = S.SILVER_GONE), "silverShields: expected in-play, since they are"],
    [
      "[DIA-SS.1] and while a single one is left",
      pools,
      (s) => {
        S.takeFromField(s, space("pella"), packUnits(0, 0, 0, 0, 1));
        s.silver = S.SILVER_GONE;
      },
      "silverShields: expected in-play, since they are",
      (s) => S.takeFromField(s, space("pella"), packUnits(0, 0, 0, 0, 1)),
    ],
    [
      "[DIA-SS.1] and not in play while none are",
      idle,
      (s) => (s.silver = S.SILVER_IN_PLAY),
      "silverShields: expected not in-play, since none are",
      (s) => (s.silver = S.SILVER_GONE),
    ],
    [
      "[DIA-CU.9] CUs that are being placed count",
      placing,
      (s) => S.addDispersedUnits(s, 1, MACEDONIANS),
      "units.macedonian: expected at most 20 in play (DIA-CU.9), got 21",
    ],
    [
      "[DIA-CU.9] [DIA-AMB.181] a player has 255 mercenaries at most, those that are being placed included",
      placing,
      (s) => S.addToField(s, space("tyre"), RED, unitsOfType(0, 3)),
      "seats.red: expected at most 255 mercenaries in play, got 25",
      (s) => S.addToField(s, space("tyre"), RED, unitsOfType(0, 1)),
    ],
    [
      "[DIA-CU.9] [DIA-AMB.181] so has the last player",
      () => table({ players: 2 }).units("blue", "tyre", { mercenary: 255 }).segment("red", "movement"),
      (s) => S.addDispersedUnits(s, 1, MERCENARIES),
      "seats.blue: expected at most 255 mercenaries in play, got 256",
    ],
    [
      "[DIA-CU.9] [DIA-AMB.181] independent armies are nobody's: all of them together may have more",
      tribes,
      (s) => {
        S.addDispersedUnits(s, 3, unitsOfType(0, 255));
        S.addToField(s, space("tyre"), S.ownerOfSeat(3), MERCENARIES);
      },
      "seats.yellow: expected at most 255 mercenaries in play, got 256",
      (s) => S.addDispersedUnits(s, 3, unitsOfType(0, 255)),
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
