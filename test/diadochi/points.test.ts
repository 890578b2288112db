/** Victory points, legitimacy, prestige, the royal family, victory. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { killGeneral } from "../../src/diadochi/effects/generals.js";
import { holdsSacredGround, legitimacyTotal, personalPrestige } from "../../src/diadochi/rules/prestige.js";
import { DEAD, DISPERSED, fleetOwner, setChampion, setFleet, setHusband, setPrestigeMarkers, setSuspicions } from "../../src/diadochi/state.js";
import { EDITIONS } from "../../src/diadochi/tables.js";
import type { Seat } from "../../src/diadochi/types.js";
import { type Table, table } from "./table.js";

const tables = EDITIONS.of("");
const general = (id: string): number => tables.pieceIds.indexOf(id);
const fleet = (id: string): number => tables.fleetIds.indexOf(id);
const space = (id: string): number => tables.spaceIds.indexOf(id);

function outcomeOf(t: Table): string | null {
  const outcome = DIADOCHI.outcome(t.state);
  return outcome === null ? null : `${outcome.winners.join()} ${outcome.kind}`;
}

describe("victory points", () => {
  test("[DIA-VIC.4] [DIA-VIC.7] [DIA-MAP.6] A controlled province gives its value: more than half of its spaces, the major city among them", () => {
    const t = table().marker("red", "bisitun", "concobar", "nisaea", "rhagae", "celonae");
    expect(t.vp("red")).toBe(0);
    t.marker("red", "ecbatana");
    expect(t.vp("red")).toBe(2);
    expect(table().marker("red", "ecbatana", "concobar", "nisaea", "rhagae").vp("red")).toBe(0);
  });

  test("[DIA-MAP.7] [DIA-MAP.8] Fortresses count as spaces of their province; enemy CUs do not matter", () => {
    // Greece has seven spaces: Athens and three more are needed.
    const t = table().marker("red", "athens", "sparta", "aetolia", "argos").units("blue", "argos", { mercenary: 3 });
    expect(t.vp("red")).toBe(3);
    expect(table().marker("red", "athens", "sparta", "aetolia").vp("red")).toBe(0);
  });

  test("[DIA-VIC.8] [DIA-VIC.13] Largest Fleet: 3 VP for at least 3 points and more than anybody else; the Pontic Fleet does not count", () => {
    const three = table().marker("red", "athens", "ephesus");
    expect(three.vp("red")).toBe(3);
    expect(table().marker("red", "athens").vp("red")).toBe(0);
    expect(table().marker("red", "athens", "heraclea-pontica").vp("red")).toBe(0);
    const tie = table().marker("red", "athens").marker("blue", "rhodes");
    tie.set((s) => {
      setFleet(s, fleet("athenian-fleet"), true, false);
      setFleet(s, fleet("rhodian-fleet"), true, false);
    });
    expect([tie.vp("red"), tie.vp("blue")]).toEqual([0, 1]);
  });

  test("[DIA-VIC.9] [DIA-VIC.19] Dispersed fleets count with their present strength", () => {
    const t = table().marker("red", "athens", "ephesus");
    t.set((s) => {
      setFleet(s, fleet("athenian-fleet"), false, true);
      setFleet(s, fleet("ionian-fleet"), false, true);
    });
    expect(t.vp("red")).toBe(3);
  });

  test("[DIA-VIC.10] [DIA-MAP.11] [DIA-VIC.20] Hellespont: 2 VP for all five H spaces", () => {
    const t = table().marker("red", "cardia", "byzantium", "cyzicus", "abydos", "dascylium");
    const before = t.vp("red");
    // The province of Hellespontine Phrygia is Red's already.
    t.marker("red", "chalcedon");
    expect(t.vp("red") - before).toBe(2);
    t.marker("blue", "byzantium");
    expect(t.vp("red")).toBeLessThan(before + 2);
  });

  test("[DIA-VIC.11] [DIA-VIC.20] [DIA-MAP.18] Lord of Asia: 4 VP for Babylonia, Phrygia and Syria", () => {
    const t = table().marker("red", "babylon", "opis", "nippur", "celaenae", "colossae", "dorylaeum", "gordium", "damascus", "hamath");
    expect(t.vp("red")).toBe(4 + 3);
    t.marker("red", "chalybon");
    expect(t.vp("red")).toBe(4 + 3 + 3 + 4);
    t.marker("blue", "babylon");
    expect(t.vp("red")).toBe(3 + 3);
  });

  test("[DIA-VIC.5] [DIA-VIC.6] They are tracked the moment they change, beyond 29 too", () => {
    const t = table();
    t.state.autoVp = 99;
    for (const province of tables.edition.board.provinces)
      t.marker("red", ...tables.edition.board.spaces.filter((row) => row.province === province.id).map((row) => row.id));
    t.settle();
    expect(t.told("points-changed").find((event) => event.seat === "red")?.victoryPoints).toBe(t.vp("red"));
    expect(t.vp("red")).toBe(59 + 3 + 2 + 4);
  });

  test("[DIA-FLT.2] [DIA-FLT.4] [DIA-NAV.33] A fleet belongs to whoever controls its source and changes owner with it, dispersed or not; without a controller it is nobody's", () => {
    const t = table().marker("red", "athens");
    t.set((s) => setFleet(s, fleet("athenian-fleet"), true, true));
    expect(fleetOwner(t.state, tables, fleet("athenian-fleet"))).toBe(1);
    t.marker("blue", "athens");
    expect([fleetOwner(t.state, tables, fleet("athenian-fleet")), t.state.fleets[fleet("athenian-fleet")]]).toEqual([2, 3]);
    t.marker("independent", "athens");
    expect(fleetOwner(t.state, tables, fleet("athenian-fleet"))).toBe(0);
    expect(fleetOwner(t.marker("green", "pella", "aegae", "therma").state, tables, fleet("macedonian-fleet"))).toBe(3);
  });
});

describe("legitimacy", () => {
  test("[DIA-LEG.8] [DIA-CHA.1] [DIA-CHA.2] [DIA-SET.8] [DIA-LEG.10] Champions have 3 LP, Successors none", () => {
    const t = table();
    expect(t.lp("red")).toBe(3);
    setChampion(t.state, 0, false);
    expect(t.lp("red")).toBe(0);
  });

  test("[DIA-LEG.6] [DIA-LEG.10] Strategos of Europe: 2 LP for Macedonia", () => {
    expect(table().marker("red", "pella", "aegae", "therma").lp("red")).toBe(5);
  });

  test("[DIA-LEG.7] [DIA-LEG.12] [DIA-LEG.10] Perdiccas and Leonnatus give 1 LP while they are on the map or dispersed, no more when dead", () => {
    const t = table().general("red", "perdiccas", "pella").generalAt("red", "leonnatus", DISPERSED);
    expect(t.lp("red")).toBe(5);
    t.generalAt("red", "perdiccas", DEAD);
    expect(t.lp("red")).toBe(4);
  });

  test("[DIA-LEG.2] [DIA-LEG.9] [DIA-LEG.11] Suspicion takes 3, never below 0", () => {
    const t = table().general("red", "perdiccas", "pella").general("red", "leonnatus", "pella");
    setChampion(t.state, 0, false);
    expect(t.lp("red")).toBe(2);
    setSuspicions(t.state, 0, 1);
    expect(t.lp("red")).toBe(0);
  });

  test("[DIA-LEG.5] [DIA-ROY.1] [DIA-ROY.2] [DIA-ROY.3] [DIA-LEG.10] Of the males only the best counts, of the active females all", () => {
    const t = table().royal("alexander-iv", "pella", "red").royal("philip-iii", "pella", "red").royal("heracles", "pella", "red");
    expect(t.lp("red")).toBe(3 + 5);
    t.royal("olympias", "pella", "red").royal("cleopatra", "pella", "red").royal("thessalonice", "pella", "red");
    expect(t.lp("red")).toBe(3 + 5 + 3 + 3 + 2);
  });

  test("[DIA-ROY.5] [DIA-ROY.6] [DIA-ALX.4] An inactive female gives nothing, nor does the unburied body", () => {
    const s = DIADOCHI.setup({ seed: "royals" });
    for (const id of ["olympias", "cleopatra", "thessalonice"]) expect(s.royals[tables.royalIds.indexOf(id) * 3 + 1]).toBe(0);
    expect(table().royal("alexanders-body", "pella", "red").lp("red")).toBe(3);
  });
});

describe("prestige", () => {
  test("[DIA-PRE.4] [DIA-PRE.5] [DIA-PRE.6] [DIA-PRE.8] Printed prestige, markers for victories over independents, and Oratory add up", () => {
    const t = table();
    expect(["craterus", "ptolemy", "eumenes", "antipater"].map((id) => personalPrestige(t.state, tables, general(id)))).toEqual([2, 2, -2, 0]);
    setPrestigeMarkers(t.state, general("ptolemy"), 3);
    t.state.oratory = 1 << general("ptolemy");
    expect(personalPrestige(t.state, tables, general("ptolemy"))).toBe(10);
    t.general("red", "ptolemy", "pella");
    killGeneral(t.state, tables, general("ptolemy"), "DIA-BAT.13", undefined);
    expect(t.state.generals[general("ptolemy") * 3 + 2]).toBe(0);
  });

  test("[DIA-PRE.2] [DIA-PRE.3] [DIA-PRE.9] Sacred ground gives 4 to the attacked side that holds the body or the tomb, not to an attacker", () => {
    const t = table().royal("alexanders-body", "pella", "red");
    expect([legitimacyTotal(t.state, tables, 1, -1, space("pella"), true), legitimacyTotal(t.state, tables, 1, -1, space("pella"), false)]).toEqual([7, 3]);
    const tomb = table().marker("blue", "babylon");
    tomb.state.tomb = space("babylon");
    expect([1, 2].map((owner) => holdsSacredGround(tomb.state, tables, owner, space("babylon")))).toEqual([false, true]);
  });

  test("[DIA-PRE.10] [DIA-PRE.7] [DIA-RT.10] A total may be negative through Eumenes; attacker 7 LP under Ptolemy compares as 9, defender 6 LP on sacred ground as 10", () => {
    const t = table();
    setChampion(t.state, 0, false);
    t.general("red", "perdiccas", "tyre");
    expect(legitimacyTotal(t.state, tables, 1, general("eumenes"), space("tyre"), false)).toBe(-1);
    const battle = table().royal("philip-iii", "tyre", "red").royal("heracles", "pella", "blue").royal("alexanders-body", "pella", "blue");
    expect([battle.lp("red"), battle.lp("blue")]).toEqual([7, 6]);
    expect(legitimacyTotal(battle.state, tables, 1, general("ptolemy"), space("pella"), false)).toBe(9);
    expect(legitimacyTotal(battle.state, tables, 2, -1, space("pella"), true)).toBe(10);
  });
});

describe("the royal family", () => {
  test("[DIA-ROY.4] [DIA-ALX.3] Males and the body belong to CUs with them, else to the present controller's general, else to the marker, else to a general alone", () => {
    const holder = (build: (t: Table) => Table, present?: Seat): Seat | null =>
      build(table().royal("heracles", "pella", present).royal("alexanders-body", "pella", present))
        .settle()
        .controllerOf("heracles");
    expect(holder((t) => t.units("blue", "pella", { mercenary: 1 }).marker("red", "pella"), "red")).toBe("blue");
    expect(holder((t) => t.general("red", "antipater", "pella").marker("blue", "pella"), "red")).toBe("red");
    expect(holder((t) => t.general("green", "antipater", "pella").marker("blue", "pella"))).toBe("blue");
    expect(holder((t) => t.general("green", "antipater", "pella"))).toBe("green");
    expect(holder((t) => t.general("green", "antipater", "pella").general("red", "craterus", "pella"))).toBeNull();
    expect(holder((t) => t.marker("blue", "pella").independents("pella", 1), "red")).toBeNull();
    expect(holder((t) => t)).toBeNull();
  });

  test("[DIA-ROY.15] An active female belongs to who activated her, wherever she is", () => {
    const t = table().royal("olympias", "pella", "red").marker("blue", "pella").general("blue", "antipater", "pella").settle();
    expect(t.controllerOf("olympias")).toBe("red");
  });

  test("[DIA-ROY.10] [DIA-ROY.12] [DIA-ROY.16] Where another player's CUs come and none of the controller's are, a female becomes inactive and a male changes hands", () => {
    const t = table().royal("olympias", "pella", "red").royal("heracles", "pella", "red").units("blue", "pella", { mercenary: 1 }).settle();
    expect([t.controllerOf("olympias"), t.royalAt("olympias"), t.controllerOf("heracles")]).toEqual([null, "pella", "blue"]);
    const defended = table().royal("olympias", "pella", "red").units("red", "pella", { mercenary: 1 }).settle();
    expect(defended.controllerOf("olympias")).toBe("red");
  });

  test("[DIA-ROY.18] The marriage ends with the husband's death or her inactivity, not with his dispersal", () => {
    const wed = (): Table => {
      const t = table().royal("cleopatra", "sardis", "red").general("red", "antipater", "sardis");
      t.set((s) => setHusband(s, tables.royalIds.indexOf("cleopatra"), general("antipater")));
      return t;
    };
    const away = wed().generalAt("red", "antipater", DISPERSED).settle();
    expect(away.controllerOf("cleopatra")).toBe("red");
    const widow = wed();
    killGeneral(widow.state, tables, general("antipater"), "DIA-BAT.13", undefined);
    expect(widow.controllerOf("cleopatra")).toBeNull();
  });
});

describe("victory", () => {
  test("[DIA-VIC.1] [DIA-VIC.2] [DIA-VIC.15] 18 LP win at the next check, prestige not counted", () => {
    const t = table().general("red", "perdiccas", "pella");
    t.state.lpToWin = 18;
    t.state.tomb = space("pella");
    t.state.tombOwner = 1;
    setPrestigeMarkers(t.state, general("perdiccas"), 9);
    expect(t.lp("red")).toBe(14);
    expect(outcomeOf(t.settle())).toBeNull();
    t.royal("philip-iii", "tyre", "red").units("red", "tyre", { mercenary: 1 }).settle();
    expect(outcomeOf(t)).toBe("red legitimacy");
  });

  test("[DIA-VIC.3] [DIA-VIC.14] [DIA-OPT.5] The number of VP for an automatic victory: 23, 26 and 29, or the option", () => {
    expect([4, 3, 2].map((players) => DIADOCHI.setup({ seed: "vp", players: players as 4 }).autoVp)).toEqual([23, 26, 29]);
    expect(DIADOCHI.setup({ seed: "vp", autoVp: 40, lpToWin: 20 })).toMatchObject({ autoVp: 40, lpToWin: 20 });
    const t = table().marker("red", "alexandria", "memphis", "pelusium");
    t.state.autoVp = 6;
    expect(outcomeOf(t.settle())).toBe("red victory-points");
  });

  test("[DIA-VIC.21] No instant victory on turn 1", () => {
    const t = table({ turn: 1 }).marker("red", "alexandria", "memphis", "pelusium");
    t.state.autoVp = 6;
    expect(outcomeOf(t.settle())).toBeNull();
  });

  test("[DIA-VIC.16] Legitimacy goes before VP; within a route the active player, then turn order", () => {
    const both = (active: number): string | null => {
      const t = table().marker("red", "rhodes").marker("blue", "cyrene", "barca").marker("green", "salamis", "citium");
      t.state.autoVp = 1;
      t.state.active = active;
      return outcomeOf(t.settle());
    };
    expect([both(1), both(3)]).toEqual(["blue victory-points", "red victory-points"]);
    const legitimate = table().marker("red", "rhodes").general("green", "perdiccas", "pella");
    legitimate.state.autoVp = 1;
    legitimate.state.lpToWin = 4;
    expect(outcomeOf(legitimate.settle())).toBe("green legitimacy");
  });
});
