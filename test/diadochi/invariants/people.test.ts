/** What generals, the royal family and Alexander must fulfil, clause by clause. */
import { describe, test } from "vitest";
import * as S from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";
import { type Change, expectRow, type Row, underWay } from "./rows.js";

const t = EDITIONS.of("");
const space = (id: string): number => t.spaceIds.indexOf(id);
const general = (id: string): number => t.pieceIds.indexOf(id);
const royal = (id: string): number => t.royalIds.indexOf(id);

const [RED, BLUE] = [1, 2];

/** Red's Movement Segment with a few pieces of everybody. */
const idle = (): Table =>
  table()
    .units("red", "argos", { mercenary: 1 })
    .army("red", "antipater", "therma", { macedonian: 2 })
    .army("blue", "perdiccas", "susa", { mercenary: 1, royal: 1 })
    .segment("red", "movement");
/** A general and Alexander IV inside Babylon, which Red besieges. */
const besieged = (): Table =>
  table()
    .inside("blue", "babylon", {}, "perdiccas")
    .royal("alexander-iv", "inside babylon", "blue")
    .units("red", "babylon", { mercenary: 3 })
    .segment("red", "movement");
const noBesiegers: Change = (s) => S.setField(s, space("babylon"), S.NOBODY, 0);
/** Antipater is the husband of Cleopatra, Ptolemy is dead and has a widow's place to fill. */
const wedding = (): Table =>
  table()
    .army("red", "antipater", "pella", { mercenary: 1 })
    .general("red", "craterus", "argos")
    .generalAt("red", "ptolemy", S.DEAD)
    .generalAt("red", "lysimachus", S.DISPERSED)
    .general("blue", "perdiccas", "susa")
    .royal("cleopatra", "sardis", "red")
    .royal("thessalonice", "pella")
    .set((s) => S.setHusband(s, royal("cleopatra"), general("antipater")))
    .segment("red", "movement");
/** Alexander's tomb, which Red has built in Pella. */
const buried = (city = "pella"): Table =>
  table()
    .units("red", "argos", { mercenary: 1 })
    .set((s) => {
      s.tomb = space(city);
      s.tombOwner = RED;
      S.setRoyalPlace(s, S.bodyOf(t), S.DEAD);
    })
    .segment("red", "movement");
const unburied = (): Table => table().royal("alexanders-body", "babylon").units("red", "argos", { mercenary: 1 }).segment("red", "movement");

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  generals: [
    [
      "[DIA-MAP.15] a general on the map is in a space, or inside the walls of one that has walls",
      idle,
      (s) => (s.generals[general("antipater") * 3] = S.INSIDE + space("aegae")),
      "generals.antipater.place: expected a space, or the inside of a major city (DIA-MAP.15)",
      (s) => S.setGeneralPlace(s, general("antipater"), t.spaceCount - 1),
    ],
    [
      "[DIA-MAP.15] not beyond the last space",
      idle,
      (s) => (s.generals[general("antipater") * 3] = t.spaceCount),
      "generals.antipater.place: expected a space, or the inside of a major city (DIA-MAP.15)",
    ],
    [
      "[DIA-MAP.15] so is a member of the royal family",
      () => besieged(),
      (s) => S.setRoyalPlace(s, royal("alexander-iv"), S.INSIDE + space("aegae")),
      "royals.alexander-iv.place: expected a space, or the inside of a major city (DIA-MAP.15)",
    ],
    [
      "[DIA-SET.6] a minor general is of the faction to whose set he belongs",
      idle,
      (s) => S.setOwnerOfGeneral(s, general("alcetas"), BLUE),
      'generals.alcetas.seat: expected red, to whose set he belongs (DIA-SET.6), got "blue"',
    ],
    [
      "[DIA-SET.6] the minor generals of a faction that does not play are nobody's",
      () => table({ players: 2 }).segment("red", "movement"),
      (s) => S.setOwnerOfGeneral(s, t.minorSeats.indexOf(2), RED),
      "to whose set he belongs (DIA-SET.6)",
    ],
    [
      "[DIA-PRE.8] a minor general has no prestige markers",
      idle,
      (s) => S.setPrestigeMarkers(s, general("alcetas"), 1),
      "generals.alcetas.prestigeMarkers: expected none for a minor general (DIA-PRE.8), got 1",
      (s) => S.setPrestigeMarkers(s, general("antipater"), 1),
    ],
    [
      "[DIA-MOV.37] only generals of the active player have acted",
      idle,
      (s) => (s.actedGenerals = 1 << general("perdiccas")),
      "generals.perdiccas.acted: expected only the active player's generals have acted (DIA-MOV.37), got true",
      (s) => (s.actedGenerals = 1 << general("antipater")),
    ],
    [
      "[DIA-MAP.19] nobody is alone among enemies once an action is completed",
      idle,
      (s) => S.setGeneralPlace(s, general("antipater"), space("susa")),
      "generals.antipater.space: expected no space where he is alone among enemies (DIA-MAP.19)",
      underWay((s) => S.setGeneralPlace(s, general("antipater"), space("susa"))),
      (s) => S.setGeneralPlace(s, general("antipater"), space("argos")),
      (s) => S.setGeneralPlace(s, general("antipater"), space("aegae")),
    ],
    [
      "[DIA-MAP.19] nor in the first of the spaces, or in the second",
      () => table().units("blue", t.spaceIds[0]!, { mercenary: 1 }).general("red", "antipater", "argos").segment("red", "movement"),
      (s) => S.setGeneralPlace(s, general("antipater"), 0),
      "no space where he is alone among enemies (DIA-MAP.19)",
    ],
    [
      "[DIA-AVO.7] a general is inside a city of his player only",
      besieged,
      (s) => S.setOwnerOfGeneral(s, general("perdiccas"), 3),
      "generals.perdiccas.place: expected the inside of a city of his player only (DIA-AVO.7)",
    ],
    [
      "[DIA-MAP.16] a general is inside while enemies are in the field",
      besieged,
      noBesiegers,
      "generals.perdiccas.place: expected inside only while enemies are in the field (DIA-MAP.16)",
      underWay(noBesiegers),
    ],
    [
      "[DIA-MAP.16] so is a member of the royal family",
      () => besieged().general("blue", "perdiccas", "susa"),
      noBesiegers,
      "royals.alexander-iv.place: expected inside only in a besieged city (DIA-MAP.16)",
    ],
  ],
  "royal family": [
    [
      "[DIA-ROY.4] a male belongs to whose CUs are with him, once an action is completed",
      () => table().army("red", "antipater", "pella", { mercenary: 1 }).royal("heracles", "pella", "red").segment("red", "movement"),
      (s) => S.setController(s, royal("heracles"), BLUE),
      'royals.heracles.controller: expected who has him by the pieces with him (DIA-ROY.4), got "blue"',
      underWay((s) => S.setController(s, royal("heracles"), BLUE)),
    ],
    [
      "[DIA-ROY.17] [DIA-ROY.18] a husband is of his wife's faction",
      wedding,
      (s) => S.setHusband(s, royal("cleopatra"), general("perdiccas")),
      'royals.cleopatra.husband: expected a general of her faction in play (DIA-ROY.17), got "perdiccas"',
      (s) => S.setHusband(s, royal("cleopatra"), general("craterus")),
      (s) => S.setHusband(s, royal("cleopatra"), general("lysimachus")),
      (s) => S.setHusband(s, royal("cleopatra"), -1),
    ],
    [
      "[DIA-ROY.17] [DIA-ROY.18] he is not dead",
      wedding,
      (s) => S.setHusband(s, royal("cleopatra"), general("ptolemy")),
      'royals.cleopatra.husband: expected a general of her faction in play (DIA-ROY.17), got "ptolemy"',
    ],
    [
      "[DIA-ROY.17] [DIA-ROY.18] nor in the pool",
      wedding,
      (s) => S.setHusband(s, royal("cleopatra"), general("alcetas")),
      'royals.cleopatra.husband: expected a general of her faction in play (DIA-ROY.17), got "alcetas"',
    ],
    [
      "[DIA-ROY.17] [DIA-ROY.18] nor anybody who is not a general",
      wedding,
      (s) => S.setHusband(s, royal("cleopatra"), t.generalCount),
      `royals.cleopatra.husband: expected a general of her faction in play (DIA-ROY.17), got ${t.generalCount}`,
    ],
    [
      "[DIA-ROY.17] he has no other wife",
      wedding,
      (s) => {
        S.setController(s, royal("thessalonice"), RED);
        S.setHusband(s, royal("thessalonice"), general("antipater"));
      },
      'royals.thessalonice.husband: expected a general without another wife (DIA-ROY.17), got "antipater"',
      (s) => {
        S.setController(s, royal("thessalonice"), RED);
        S.setHusband(s, royal("thessalonice"), general("craterus"));
      },
    ],
    [
      "[DIA-ROY.17] the wife of the first of the royal family counts too",
      () =>
        table()
          .general("red", "antipater", "pella")
          .royal("olympias", "dodona", "red")
          .royal("cleopatra", "sardis", "red")
          .set((s) => S.setHusband(s, royal("cleopatra"), general("antipater")))
          .segment("red", "movement"),
      (s) => S.setHusband(s, royal("olympias"), general("antipater")),
      "a general without another wife (DIA-ROY.17)",
    ],
    [
      "[DIA-ROY.18] who is not active has no husband",
      wedding,
      (s) => S.setController(s, royal("cleopatra"), S.NOBODY),
      'royals.cleopatra.husband: expected nobody, since she is not active (DIA-ROY.18), got "antipater"',
    ],
  ],
  Alexander: [
    [
      "[DIA-ALX.7] a tomb has somebody who buried him",
      buried,
      (s) => (s.tombOwner = S.NOBODY),
      "alexander.buriedBy: expected who has buried him, got null",
      (s) => (s.tombOwner = BLUE),
    ],
    [
      "[DIA-ALX.8] nobody has buried him while there is no tomb",
      unburied,
      (s) => (s.tombOwner = RED),
      'alexander.buriedBy: expected nobody without a tomb, got "red"',
    ],
    ["[DIA-ALX.7] a player has buried him", buried, (s) => (s.tombOwner = S.INDEPENDENTS), "alexander.buriedBy: expected a player"],
    [
      "[DIA-ALX.7] one of those who play",
      () => {
        const before = table({ players: 3 }).control("red", "pella", "babylon").units("red", "argos", { mercenary: 1 });
        return before.set((s) => Object.assign(s, { tomb: space("pella"), tombOwner: RED })).segment("red", "movement");
      },
      (s) => (s.tombOwner = S.ownerOfSeat(3)),
      'alexander.buriedBy: expected a player, got "yellow"',
      (s) => (s.tombOwner = S.ownerOfSeat(2)),
    ],
    [
      "[DIA-ALX.6] the tomb is in a major city",
      buried,
      (s) => (s.tomb = space("aegae")),
      'alexander.tomb: expected a major city (DIA-ALX.6), got "aegae"',
      (s) => (s.tomb = space("babylon")),
    ],
    [
      "[DIA-ALX.7] the body is no longer a piece beside the tomb",
      buried,
      (s) => S.setRoyalPlace(s, S.bodyOf(t), space("babylon")),
      "alexander.place: expected no body beside the tomb (DIA-ALX.7)",
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
