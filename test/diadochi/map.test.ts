/** The map and control (DIA-MAP): what the standard board is like, and who controls what. */
import { describe, expect, test } from "vitest";
import { buildGraph } from "../../src/core/basics/graph.js";
import { SPACES } from "../../src/diadochi/data/spaces.js";
import { completeAction } from "../../src/diadochi/effects/complete-action.js";
import type { DiadochiEvent } from "../../src/diadochi/vocabulary/events.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { checkInvariants } from "../../src/diadochi/invariants/index.js";
import {
  addToField,
  type DiadochiState,
  DISPERSED,
  emptyState,
  fieldOwner,
  formForce,
  fieldUnits,
  hasEnemyUnits,
  INDEPENDENTS,
  INSIDE,
  insideUnits,
  markerOf,
  NOBODY,
  ownerOfSeat,
  placeOfGeneral,
  provinceOwner,
  setGeneralPlace,
  setInside,
  setMarker,
  setOwnerOfGeneral,
} from "../../src/diadochi/state/index.js";
import {
  FORTRESS,
  isPort,
  kindOfSpace,
  MAJOR_CITY,
  MINOR_CITY,
  NONE,
  provinceOfSpace,
  type Tables,
  tablesOf,
  TRANSIT,
} from "../../src/diadochi/tables/index.js";
import { MERCENARY, unitsOfType } from "../../src/diadochi/vocabulary/units.js";

const RED = ownerOfSeat(0);
const BLUE = ownerOfSeat(1);

function emptyBoard(): { s: DiadochiState; t: Tables } {
  const t = tablesOf({ edition: "" });
  const s = emptyState("", 4);
  s.dice = [1, 2, 3, 4];
  s.turn = 1;
  s.lastTurn = 5;
  s.autoVp = 99;
  s.lpToWin = 99;
  return { s, t };
}

function spaceOf(t: Tables, id: string): number {
  const space = t.spaceIds.indexOf(id);
  if (space < 0) throw new Error(`no space ${id}`);
  return space;
}

function general(t: Tables, id: string): number {
  return t.pieceIds.indexOf(id);
}

function put(s: DiadochiState, t: Tables, owner: number, id: string, space: string): number {
  const index = general(t, id);
  setOwnerOfGeneral(s, index, owner);
  setGeneralPlace(s, index, spaceOf(t, space));
  return index;
}

function mark(s: DiadochiState, t: Tables, owner: number, ...ids: string[]): void {
  for (const id of ids) setMarker(s, t, spaceOf(t, id), owner);
}

function ownerOf(s: DiadochiState, t: Tables, province: string): number {
  return provinceOwner(s, t.provinceIds.indexOf(province));
}

function settled(s: DiadochiState): DiadochiEvent[] {
  const log: DiadochiEvent[] = [];
  completeAction(s, log);
  return log;
}

describe("spaces and links", () => {
  test("[DIA-MAP.1] Every space is a transit point, a minor city, a major city or a fortress", () => {
    const { t } = emptyBoard();
    const kinds = SPACES.map((row) => row.kind);
    expect(new Set(kinds)).toEqual(new Set(["transit", "minor-city", "major-city", "fortress"]));
    expect(t.kinds.every((kind) => [TRANSIT, MINOR_CITY, MAJOR_CITY, FORTRESS].includes(kind))).toBe(true);
  });

  test("[DIA-MAP.5] Cities belong to one province, fortresses to one or none, transit points to none, and a province has its printed points", () => {
    const { t } = emptyBoard();
    for (const [space, row] of SPACES.entries()) {
      if (row.kind === "transit") expect(row.province, row.id).toBeNull();
      else if (row.kind !== "fortress") expect(provinceOfSpace(t, space), row.id).not.toBe(NONE);
    }
    expect(SPACES.filter((row) => row.kind === "fortress" && row.province === null).map((row) => row.id)).toEqual(["illyria", "isauria", "crete"]);
    expect(t.provincePoints[t.provinceIds.indexOf("egypt")]).toBe(6);
    expect(t.provincePoints.reduce((sum, points) => sum + points, 0)).toBe(59);
  });

  test("[DIA-MAP.9] Links are ordinary, pass or strait on land, sea route or Trans-Mediterranean route at sea", () => {
    const { t } = emptyBoard();
    const kinds = t.edition.board.links.map((link) => link.kind);
    expect(new Set(kinds)).toEqual(new Set(["land", "pass", "strait", "sea", "trans-mediterranean"]));
    expect(new Set(t.land.kind)).toEqual(new Set([0, 1, 2]));
    expect(new Set(t.naval.kind)).toEqual(new Set([3, 4]));
    expect(t.land.to.length + t.naval.to.length).toBe(2 * 240);
  });

  test("[DIA-MAP.10] A port is a space with a naval link", () => {
    const { t } = emptyBoard();
    const graph = buildGraph(
      t.spaceCount,
      t.edition.board.links
        .filter((link) => link.kind === "sea" || link.kind === "trans-mediterranean")
        .map((link) => ({ a: spaceOf(t, link.a), b: spaceOf(t, link.b), kind: 0 })),
    );
    for (let space = 0; space < t.spaceCount; space++) expect(isPort(t, space)).toBe(graph.start[space + 1]! > graph.start[space]!);
    expect(isPort(t, spaceOf(t, "rhodes"))).toBe(true);
    expect(isPort(t, spaceOf(t, "babylon"))).toBe(false);
  });

  test("[DIA-MAP.11] Exactly five spaces, on both shores, are Hellespont spaces", () => {
    const { t } = emptyBoard();
    expect(t.hellespont.map((space) => t.spaceIds[space])).toEqual(["cardia", "byzantium", "cyzicus", "abydos", "chalcedon"]);
    expect(new Set(t.hellespont.map((space) => t.provinceIds[t.provinceOf[space]!]))).toEqual(new Set(["thrace", "hellespontine-phrygia"]));
  });

  test("[DIA-MAP.18] Macedonia, Greece, Babylonia, Phrygia and Syria are known to the rules", () => {
    const { t } = emptyBoard();
    expect(t.provinceIds[t.strategos]).toBe("macedonia");
    expect(t.lordOfAsia.map((province) => t.provinceIds[province])).toEqual(["babylonia", "phrygia", "syria"]);
    expect(t.provinceIds).toContain("greece");
  });
});

describe("control", () => {
  test("[DIA-MAP.2] A marker on a transit point is no position", () => {
    const s = DIADOCHI.setup({ seed: "transit" });
    mark(s, tablesOf(s), RED, "delos");
    expect(() => checkInvariants(s)).toThrow(/DIA-MAP\.2/);
  });

  test("[DIA-MAP.3] A space carries one marker: a new one takes the place of the old", () => {
    const { s, t } = emptyBoard();
    mark(s, t, RED, "athens");
    mark(s, t, BLUE, "athens");
    expect(markerOf(s, spaceOf(t, "athens"))).toBe(BLUE);
    mark(s, t, INDEPENDENTS, "athens");
    expect(markerOf(s, spaceOf(t, "athens"))).toBe(INDEPENDENTS);
  });

  test("[DIA-MAP.4] A space without a marker is uncontrolled", () => {
    const { s, t } = emptyBoard();
    expect(markerOf(s, spaceOf(t, "athens"))).toBe(NOBODY);
  });

  test("[DIA-MAP.6] Media needs five own markers, one of them on Ecbatana", () => {
    const { s, t } = emptyBoard();
    mark(s, t, RED, "ecbatana", "bisitun", "concobar", "nisaea");
    expect(ownerOf(s, t, "media")).toBe(NOBODY);
    mark(s, t, RED, "rhagae");
    expect(ownerOf(s, t, "media")).toBe(RED);
    mark(s, t, NOBODY, "ecbatana");
    mark(s, t, RED, "gabae", "celonae");
    expect(ownerOf(s, t, "media")).toBe(NOBODY);
  });

  test("[DIA-MAP.6] A province without a major city needs more than half of its spaces only", () => {
    const { s, t } = emptyBoard();
    mark(s, t, RED, "tarsus", "soli");
    expect(ownerOf(s, t, "cilicia")).toBe(NOBODY);
    mark(s, t, RED, "cyinda");
    expect(ownerOf(s, t, "cilicia")).toBe(RED);
  });

  test("[DIA-MAP.7] A fortress counts as a space of its province", () => {
    const { s, t } = emptyBoard();
    mark(s, t, RED, "athens", "chalcis", "corinth");
    expect(ownerOf(s, t, "greece")).toBe(NOBODY);
    mark(s, t, RED, "sparta");
    expect(ownerOf(s, t, "greece")).toBe(RED);
  });

  test("[DIA-MAP.8] Enemy CUs in a province do not change who controls it", () => {
    const { s, t } = emptyBoard();
    mark(s, t, RED, "rhodes");
    addToField(s, spaceOf(t, "rhodes"), BLUE, unitsOfType(MERCENARY, 8));
    expect(ownerOf(s, t, "rhodes")).toBe(RED);
  });

  test("[DIA-MAP.12] [DIA-MAP.13] A fortress is unsubdued while it carries an independent marker, and like a minor city without", () => {
    const { s, t } = emptyBoard();
    const sparta = spaceOf(t, "sparta");
    expect(kindOfSpace(t, sparta)).toBe(FORTRESS);
    mark(s, t, INDEPENDENTS, "sparta");
    expect(markerOf(s, sparta)).toBe(INDEPENDENTS);
    mark(s, t, RED, "sparta");
    expect(markerOf(s, sparta)).toBe(RED);
  });
});

describe("pieces", () => {
  test("[DIA-MAP.14] Other players' CUs and independent armies are enemies, own CUs are not", () => {
    const { s, t } = emptyBoard();
    addToField(s, spaceOf(t, "athens"), BLUE, unitsOfType(MERCENARY, 1));
    addToField(s, spaceOf(t, "argos"), INDEPENDENTS, unitsOfType(MERCENARY, 1));
    addToField(s, spaceOf(t, "corinth"), RED, unitsOfType(MERCENARY, 1));
    expect(["athens", "argos", "corinth", "chalcis"].map((id) => hasEnemyUnits(s, RED, spaceOf(t, id)))).toEqual([true, true, false, false]);
  });

  test("[DIA-MAP.15] [DIA-MAP.16] Pieces inside stay there while an enemy is in the field, and leave the walls when he is gone", () => {
    const { s, t } = emptyBoard();
    const athens = spaceOf(t, "athens");
    mark(s, t, RED, "athens");
    setInside(s, t, athens, unitsOfType(MERCENARY, 2));
    const craterus = put(s, t, RED, "craterus", "athens");
    setGeneralPlace(s, craterus, INSIDE + athens);
    addToField(s, athens, BLUE, unitsOfType(MERCENARY, 4));
    settled(s);
    expect(insideUnits(s, t, athens)).toBe(unitsOfType(MERCENARY, 2));
    expect(placeOfGeneral(s, craterus)).toBe(INSIDE + athens);
    s.board[athens] = RED;
    s.unsettled = 3;
    expect(settled(s).map((event) => event.type)).toContain("left-the-walls");
    expect(insideUnits(s, t, athens)).toBe(0);
    expect([fieldOwner(s, athens), fieldUnits(s, athens)]).toEqual([RED, unitsOfType(MERCENARY, 2)]);
    expect(placeOfGeneral(s, craterus)).toBe(athens);
  });

  test("[DIA-MAP.17] The field of a space has CUs of one owner; only the army under way can stand among others", () => {
    const { s, t } = emptyBoard();
    const athens = spaceOf(t, "athens");
    addToField(s, athens, BLUE, unitsOfType(MERCENARY, 1));
    formForce(s, RED, athens, { units: unitsOfType(MERCENARY, 1), generals: 0, royals: 0 });
    expect([fieldOwner(s, athens), fieldUnits(s, athens)]).toEqual([BLUE, unitsOfType(MERCENARY, 1)]);
    expect(hasEnemyUnits(s, BLUE, athens)).toBe(true);
  });

  test("[DIA-MAP.19] A general alone in the field among enemy CUs goes to the Dispersed Box, one with CUs of his own stays", () => {
    const { s, t } = emptyBoard();
    const ptolemy = put(s, t, RED, "ptolemy", "athens");
    const seleucus = put(s, t, RED, "seleucus", "corinth");
    addToField(s, spaceOf(t, "athens"), BLUE, unitsOfType(MERCENARY, 1));
    addToField(s, spaceOf(t, "corinth"), RED, unitsOfType(MERCENARY, 1));
    const log = settled(s);
    expect(log.filter((event) => event.type === "general-dispersed")).toEqual([
      { type: "general-dispersed", clause: "DIA-MAP.19", seat: "red", general: "ptolemy" },
    ]);
    expect([placeOfGeneral(s, ptolemy), placeOfGeneral(s, seleucus)]).toEqual([DISPERSED, spaceOf(t, "corinth")]);
  });

  test("[DIA-MAP.19] An independent army scatters a lone general too", () => {
    const { s, t } = emptyBoard();
    const ptolemy = put(s, t, RED, "ptolemy", "athens");
    addToField(s, spaceOf(t, "athens"), INDEPENDENTS, unitsOfType(MERCENARY, 3));
    settled(s);
    expect(placeOfGeneral(s, ptolemy)).toBe(DISPERSED);
  });
});
