/** Victory points and victory (DIA-VIC), legitimacy (DIA-LEG). */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { SPACES } from "../../../src/diadochi/data/spaces.js";
import { STANDARD_EDITION } from "../../../src/diadochi/data/standard.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { removeMarker } from "../../../src/diadochi/effects/markers.js";
import { holdsHellespont, isLordOfAsia, largestFleetOwner } from "../../../src/diadochi/rules/points.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { DEAD, DISPERSED, NOBODY, UNSETTLED_POINTS } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { BODY_ID } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../table.js";

const EUROPE = ["pella", "aegae", "therma", "amphipolis", "heraclea-lyncestis"];
const HELLESPONT = ["cardia", "byzantium", "cyzicus", "abydos", "chalcedon"];
const ASIA = {
  babylonia: ["babylon", "opis", "nippur"],
  phrygia: ["celaenae", "colossae", "dorylaeum", "gordium"],
  syria: ["damascus", "hamath", "chalybon"],
};

function outcomeOf(t: Table) {
  return DIADOCHI.outcome(t.state);
}

describe("memory", () => {
  test("an owner of a province that cannot be is refused, and no buffer grows by it", () => {
    const t = table().control("red", "rhodes").settle();
    const before = process.memoryUsage().heapUsed;
    const bent = { ...t.state, provinces: t.state.provinces.map(() => 8_388_609) };
    for (let again = 0; again < 2; again++) expect(largestFleetOwner(bent, tablesOf(bent))).toBe(NOBODY);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(16_000_000);
    expect(() => DIADOCHI.restore(bent)).toThrow("state");
    expect(t.vp("red")).toBe(1);
  });
});

describe("victory points", () => {
  test("[DIA-VIC.4] [DIA-VIC.7] A controlled province gives its printed points", () => {
    const t = table().control("red", "alexandria", "memphis", "pelusium").control("blue", "rhodes");
    expect([t.vp("red"), t.vp("blue"), t.vp("green")]).toEqual([6, 1, 0]);
  });

  test("[DIA-VIC.5] Points are gained and lost at the moment the condition changes, and told", () => {
    const t = table().control("red", "alexandria", "memphis").settle();
    t.control("red", "pelusium").settle();
    expect(t.told("points-changed")).toEqual([{ type: "points-changed", clause: "DIA-VIC.5", seat: "red", victoryPoints: 6, legitimacy: 3 }]);
    t.set((s, tables) => removeMarker(s, tables.spaceIds.indexOf("pelusium"), "DIA-MOV.8", undefined)).settle();
    expect(t.one("points-changed")).toMatchObject({ victoryPoints: 0 });
  });

  test("[DIA-VIC.6] A player may have more than 29 victory points", () => {
    const t = table();
    t.control("red", ...SPACES.filter((space) => space.kind !== "transit").map((space) => space.id)).settle();
    expect(t.vp("red")).toBe(59 + 3 + 2 + 4);
  });

  test("[DIA-VIC.10] [DIA-VIC.20] All five Hellespont spaces give 2 points, four give none", () => {
    const t = table().control("red", ...HELLESPONT.slice(0, 4));
    expect(t.vp("red")).toBe(0);
    t.control("red", "chalcedon");
    // Three of four spaces and Cyzicus: Hellespontine Phrygia with 2 points as well.
    expect(t.vp("red")).toBe(2 + 2);
    t.control("blue", "byzantium");
    expect(t.vp("red")).toBe(2);
  });

  test("[DIA-VIC.11] [DIA-VIC.20] The Lord of Asia needs Babylonia, Phrygia and Syria, and loses the title with one of them", () => {
    const t = table().control("red", ...ASIA.babylonia, ...ASIA.phrygia, ...ASIA.syria);
    expect(t.vp("red")).toBe(4 + 3 + 3 + 4);
    t.control("blue", "damascus");
    expect(t.vp("red")).toBe(4 + 3);
  });

  test("[DIA-VIC.10] [DIA-VIC.11] [DIA-VIC.20] of another map one space or province may be enough; where none is named nobody has them", () => {
    const { state } = table().control("red", "rhodes");
    const t = tablesOf(state);
    const [space, province] = [t.spaceIds.indexOf("rhodes"), t.provinceIds.indexOf("rhodes")];
    const [RED, BLUE] = [1, 2];
    const holds = (hellespont: number[], owner = RED): boolean => holdsHellespont(state, { ...t, hellespont }, owner);
    const isLord = (lordOfAsia: number[], owner = RED): boolean => isLordOfAsia(state, { ...t, lordOfAsia }, owner);
    expect([holds([space]), holds([space], BLUE), holds([])]).toEqual([true, false, false]);
    expect([isLord([province]), isLord([province], BLUE), isLord([])]).toEqual([true, false, false]);
  });
});

describe("legitimacy points", () => {
  test("[DIA-LEG.8] [DIA-CHA.1] A Champion has 3 points for it, a Successor none", () => {
    const t = table();
    expect(t.lp("red")).toBe(3);
    t.set((s) => (s.champions = 0));
    expect(t.lp("red")).toBe(0);
  });

  test("[DIA-LEG.5] [DIA-LEG.10] Each member of the royal family has its value", () => {
    const values: Readonly<Record<string, number>> = { "alexander-iv": 5, "philip-iii": 4, heracles: 3, olympias: 7, cleopatra: 7, thessalonice: 6 };
    for (const [royal, value] of Object.entries(values)) expect(table().royal(royal, "athens", "red").lp("red"), royal).toBe(3 + value);
  });

  test("[DIA-LEG.6] [DIA-LEG.10] The Strategos of Europe, who controls Macedonia, has 2 points", () => {
    const t = table().control("red", ...EUROPE.slice(0, 3));
    expect(t.lp("red")).toBe(5);
    t.control("blue", "pella");
    expect(t.lp("red")).toBe(3);
  });

  test("[DIA-LEG.7] [DIA-LEG.10] Perdiccas and Leonnatus give 1 point each, others none", () => {
    expect(table().general("red", "perdiccas", "athens").general("red", "leonnatus", "athens").lp("red")).toBe(5);
    expect(table().general("red", "craterus", "athens").general("red", "ptolemy", "athens").lp("red")).toBe(3);
    // In every space, the first of the map among them.
    expect(table().general("red", "perdiccas", "pella").lp("red")).toBe(4);
  });

  test("[DIA-LEG.12] A general counts in the Dispersed Box, and no longer when he is dead", () => {
    expect(table().generalAt("red", "perdiccas", DISPERSED).lp("red")).toBe(4);
    expect(table().generalAt("red", "perdiccas", DEAD).lp("red")).toBe(3);
  });

  test("[DIA-LEG.11] The sum follows the position at once, whatever happened before", () => {
    const t = table().royal("alexander-iv", "athens", "red");
    expect(t.lp("red")).toBe(8);
    t.royal("alexander-iv", "athens", "blue");
    expect([t.lp("red"), t.lp("blue")]).toEqual([3, 8]);
  });

  test("[DIA-ROY.1] [DIA-ROY.3] Of several males only the best counts", () => {
    expect(table().royal("philip-iii", "athens", "red").royal("alexander-iv", "athens", "red").royal("heracles", "athens", "red").lp("red")).toBe(3 + 5);
  });

  test("[DIA-ROY.2] Every active female counts", () => {
    expect(table().royal("olympias", "athens", "red").royal("cleopatra", "athens", "red").royal("thessalonice", "athens", "red").lp("red")).toBe(3 + 7 + 7 + 6);
  });

  test("[DIA-ROY.6] An inactive female gives nothing to anybody", () => {
    const t = table().army("red", "craterus", "athens", { mercenary: 2 }).royal("olympias", "athens").settle();
    expect(["red", "blue", "green", "yellow"].map((seat) => t.lp(seat as "red"))).toEqual([3, 3, 3, 3]);
  });

  test("[DIA-ALX.4] The unburied body gives no legitimacy", () => {
    expect(table().army("red", "craterus", "athens", { mercenary: 2 }).royal(BODY_ID, "athens", "red").settle().lp("red")).toBe(3);
  });
});

describe("instant victory", () => {
  const threshold = (t: Table, autoVp: number, lpToWin: number): Table =>
    t.set((s) => {
      s.autoVp = autoVp;
      s.lpToWin = lpToWin;
    });

  test("[DIA-VIC.2] 18 legitimacy points win, 17 do not; prestige is not counted", () => {
    const t = threshold(table(), 99, 18).royal("alexander-iv", "athens", "red").royal("olympias", "athens", "red");
    t.control("red", ...EUROPE.slice(0, 3)).units("red", "athens", { mercenary: 1 });
    // Champion 3, Alexander IV 5, Olympias 7, Macedonia 2; Craterus adds 2 prestige only.
    t.general("red", "craterus", "athens").settle();
    expect([t.lp("red"), t.told("game-over").length]).toEqual([17, 0]);
    t.general("red", "leonnatus", "athens").settle();
    expect(outcomeOf(t)).toMatchObject({ winners: ["red"], kind: "legitimacy", clause: "DIA-VIC.2" });
  });

  test("[DIA-VIC.3] [DIA-VIC.15] Enough victory points win at the end of the action that gives them", () => {
    const t = threshold(table(), 6, 99).control("red", "alexandria", "memphis").army("red", "ptolemy", "pelusium", { mercenary: 2 });
    t.segment("red", "surrender").play("red place-marker pelusium");
    expect(outcomeOf(t)).toMatchObject({ winners: ["red"], kind: "victory-points", clause: "DIA-VIC.3", scores: { red: 6 } });
    expect(t.told("game-over")).toHaveLength(1);
  });

  test("[DIA-VIC.2] [DIA-VIC.3] On turn 1 too they win at once", () => {
    const t = threshold(table({ turn: 1 }), 6, 9)
      .control("red", "alexandria", "memphis", "pelusium")
      .settle();
    expect(outcomeOf(t)).toBeNull(); // in the set-up nobody wins
    t.set((s) => {
      s.unsettled = UNSETTLED_POINTS;
      F["game-turn"].top(s).step = F["game-turn"].step.strategy;
    });
    expect(outcomeOf(t.settle())).toMatchObject({ winners: ["red"], kind: "victory-points", clause: "DIA-VIC.3" });
  });

  test.each([1, 2])("[DIA-VIC.15] Points of the set-up win at the end of the first phase of turn %i, from which on an edition has them win", (turn) => {
    const edition = { setup: { ...STANDARD_EDITION.setup, instantVictoryFromTurn: turn } };
    for (const [seed, options] of Object.entries({ points: { autoVp: 1 }, legitimacy: { lpToWin: 3 } })) {
      const dice = new SeededDice(seed);
      const s = DIADOCHI.setup({ seed, edition, ...options });
      while (s.turn < turn) DIADOCHI.advance(s, DIADOCHI.randomMove(s, dice));
      expect(DIADOCHI.decision(s)?.kind).toBe("name-first-player");
      const { state, events } = DIADOCHI.apply(s, DIADOCHI.randomMove(s, dice));
      expect(events.map(({ type }) => type)).toEqual(["first-player-named", "game-over"]);
      expect(DIADOCHI.outcome(state)?.clause).toBe(seed === "points" ? "DIA-VIC.3" : "DIA-VIC.2");
    }
  });

  test("[DIA-VIC.14] The threshold is 23, 25 or 29 points for four, three or two players, unless an option says otherwise", () => {
    expect(([4, 3, 2] as const).map((players) => DIADOCHI.setup({ seed: 1, players }).autoVp)).toEqual([23, 25, 29]);
    expect(DIADOCHI.setup({ seed: 1, autoVp: 20 }).autoVp).toBe(20);
  });

  test("[DIA-VIC.16] Legitimacy comes before victory points; within a route the active player first", () => {
    const points = threshold(table(), 6, 7)
      .control("red", "alexandria", "memphis", "pelusium")
      .royal("philip-iii", "athens", "blue")
      .units("blue", "athens", { mercenary: 1 });
    points.set((s) => (s.active = 0)).settle();
    expect(outcomeOf(points)).toMatchObject({ winners: ["blue"], kind: "legitimacy" });
    for (const [active, winner] of [
      [2, "green"],
      [3, "red"],
    ] as const) {
      const tie = threshold(table(), 1, 99).control("green", "rhodes").control("red", "petra", "bostra");
      tie.set((s) => (s.active = active)).settle();
      expect(outcomeOf(tie)).toMatchObject({ winners: [winner], kind: "victory-points" });
    }
    // Whoever is active, it is he who has them.
    for (const active of [0, 1, 2, 3]) {
      const one = threshold(table(), 1, 99).control("blue", "rhodes");
      one.set((s) => (s.active = active)).settle();
      expect(outcomeOf(one), String(active)).toMatchObject({ winners: ["blue"], kind: "victory-points" });
    }
    // All are Champions with 3 points.
    for (const [active, winner] of [
      [0, "red"],
      [2, "green"],
    ] as const) {
      const tie = threshold(table(), 99, 3).control("blue", "rhodes");
      tie.set((s) => (s.active = active)).settle();
      expect(outcomeOf(tie)).toMatchObject({ winners: [winner], kind: "legitimacy" });
    }
  });
});

describe("conceding", () => {
  test("[DIA-VIC.3] of two players the other wins", () => {
    const { state } = DIADOCHI.concede(DIADOCHI.setup({ seed: "two", players: 2 }), "red");
    expect(DIADOCHI.outcome(state)).toMatchObject({ winners: ["blue"], kind: "concession" });
  });

  test("[DIA-VIC.3] [DIA-VIC.17] of more, the others stand as at the end of the game: most victory points, then seniority", () => {
    const most = table()
      .army("red", "antigonus", "sardis", { mercenary: 1 })
      .control("red", "alexandria", "memphis", "pelusium")
      .control("green", "rhodes")
      .control("blue", ...EUROPE.slice(0, 3));
    expect(DIADOCHI.outcome(DIADOCHI.concede(most.segment("red", "surrender").state, "red").state)).toMatchObject({ winners: ["blue"], kind: "concession" });
    const tied = table()
      .army("red", "antigonus", "sardis", { mercenary: 1 })
      .general("green", "antipater", "pella")
      .general("yellow", "craterus", "athens")
      .general("blue", "ptolemy", "argos");
    expect(DIADOCHI.outcome(DIADOCHI.concede(tied.segment("red", "surrender").state, "red").state)).toMatchObject({ winners: ["green"], kind: "concession" });
  });

  test("[DIA-VIC.3] a seat that does not play cannot concede, the last that plays can", () => {
    expect(DIADOCHI.outcome(DIADOCHI.concede(DIADOCHI.setup({ seed: "three", players: 3 }), "green").state)?.kind).toBe("concession");
    expect(() => DIADOCHI.concede(DIADOCHI.setup({ seed: "three", players: 3 }), "yellow")).toThrow("yellow does not play in this game");
  });
});
