/** Naval movement and naval battle (DIA-NAV), and what fleets are (DIA-FLT). */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { combatScore } from "../../../src/diadochi/rules/battle.js";
import { largestFleetOwner } from "../../../src/diadochi/rules/points.js";
import { fightNavalBattle } from "../../../src/diadochi/rules/naval-battle.js";
import { fleetOwner, fleetStrength, isFleetDispersed, isFleetUpgraded, NOBODY, setFleet } from "../../../src/diadochi/state/index.js";
import { isPort, tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, type TableOptions, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const THREE: UnitCounts = { mercenary: 3 };
const fleet = (id: string): number => t0.fleetIds.indexOf(id);

function ready(t: Table, general = "antigonus", roll = "5"): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play(`red activate-general ${general}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

/** Red sails from Mytilene to Amphipolis; Blue's marker at Ephesus is within two sea routes of it, by way of Mytilene. */
function sailing(options: TableOptions = {}, units: UnitCounts = THREE): Table {
  const t = table(options).control("red", "rhodes").control("blue", "ephesus").army("red", "antigonus", "mytilene", units);
  return ready(t).play("red embark", "red sail-to amphipolis", "red land-here");
}

describe("the move", () => {
  test("[DIA-NAV.1] one army by sea a segment", () => {
    const t = ready(table().army("red", "antigonus", "mytilene", THREE).army("red", "ptolemy", "rhodes", THREE));
    t.play("red embark", "red sail-to pergamum", "red end-move").dice("5").play("red activate-general ptolemy", "red done");
    expect(t.moves("embark")).toEqual([]);
  });

  test("[DIA-NAV.2] at most eight CUs sail; the rest is dropped first, Silver Shields whole", () => {
    const t = ready(table().army("red", "antigonus", "mytilene", { mercenary: 9 })).play("red embark");
    expect(t.asked).toBe("sea-path red");
    expect(t.field("mytilene")).toEqual(["red", { mercenary: 1 }]);
    const mixed = ready(table().army("red", "antigonus", "mytilene", { mercenary: 8, macedonian: 1 })).play("red embark");
    expect(mixed.moves()).toEqual(["red drop-unit mercenary", "red drop-unit macedonian"]);
  });

  test("[DIA-NAV.3] [DIA-NAV.4] a sea route costs 1 MP, a Trans-Mediterranean route 2, out of the army's MP", () => {
    const t = ready(table().army("red", "antigonus", "rhodes", THREE)).play("red embark", "red sail-to alexandria");
    expect(t.moves("sail-to")).toEqual(["red sail-to paphos", "red sail-to pelusium", "red sail-to cyrene"]);
    t.play("red land-here");
    expect(t.told("army-moved")).toMatchObject([{ from: "rhodes", to: "alexandria", movementPoints: 2 }]);
    expect(t.moves("step-to")).toContain("red step-to memphis");
    t.play("red step-to memphis", "red step-to pelusium");
    expect(t.moves("step-to")).toEqual([]);
  });

  test("[DIA-NAV.5] at sea enemies are passed without effect", () => {
    const t = ready(table().units("blue", "pergamum", THREE).units("blue", "mytilene", THREE).army("red", "antigonus", "ephesus", THREE));
    t.play("red embark", "red sail-to mytilene", "red sail-to abydos", "red land-here");
    expect(t.told("battle-began")).toEqual([]);
    expect(t.placeOf("antigonus")).toBe("abydos");
  });

  test("[DIA-NAV.6] [DIA-NAV.7] land then sea, or sea then land, but not land, sea and land; one sea leg", () => {
    const landFirst = ready(table().army("red", "antigonus", "sardis", THREE)).play(
      "red step-to ephesus",
      "red embark",
      "red sail-to mytilene",
      "red land-here",
    );
    expect([landFirst.moves("step-to"), landFirst.moves("embark")]).toEqual([[], []]);
    const seaFirst = ready(table().army("red", "antigonus", "mytilene", THREE)).play("red embark", "red sail-to ephesus", "red land-here");
    expect(seaFirst.moves("step-to").length).toBeGreaterThan(0);
    seaFirst.play("red step-to sardis", "red step-to ephesus");
    expect(seaFirst.moves("embark")).toEqual([]);
  });

  test("[DIA-NAV.8] the sea leg ends in a port", () => {
    const t = ready(table().army("red", "antigonus", "mytilene", THREE)).play("red embark");
    expect(t.moves("land-here")).toEqual([]);
    expect(t.moves("sail-to")).toEqual(["red sail-to amphipolis", "red sail-to cardia", "red sail-to abydos", "red sail-to ephesus", "red sail-to pergamum"]);
  });

  test("[DIA-NAV.9] landing is an entry; after a landing battle the army cannot move on", () => {
    const t = ready(table().units("blue", "ephesus", { mercenary: 2 }).army("red", "antigonus", "mytilene", { mercenary: 4 }));
    t.dice("4 4 1 1").play("red embark", "red sail-to ephesus", "red land-here");
    expect(t.told("battle-began").length).toBe(1);
    expect(t.moves("step-to")).toEqual([]);
  });

  test("[DIA-NAV.10] elephants may go by sea", () => {
    const t = ready(table().army("red", "antigonus", "mytilene", { elephant: 2 })).play("red embark", "red sail-to pergamum", "red end-move");
    expect(t.field("pergamum")).toEqual(["red", { elephant: 2 }]);
  });

  test("[DIA-HID.10] [DIA-HID.11] [DIA-DEC.55] while the escorts are chosen everybody sees the path, which has been announced", () => {
    const t = sailing();
    expect(t.asked).toBe("escort red");
    for (const viewer of ["red", "blue", "spectator"] as const)
      expect(DIADOCHI.decision(t.state, viewer)).toMatchObject({
        kind: "escort",
        about: { start: "mytilene", goal: "amphipolis", path: ["amphipolis"], fleets: [] },
      });
    expect(DIADOCHI.decision(DIADOCHI.determinize(t.state, "blue", 1), "blue")).toEqual(DIADOCHI.decision(t.state, "blue"));
  });

  test("[DIA-NAV.11] [DIA-NAV.12] path and escorts are announced together; he need not send any fleet", () => {
    const t = ready(table().control("red", "rhodes", "athens").army("red", "antigonus", "mytilene", THREE)).play(
      "red embark",
      "red sail-to amphipolis",
      "red land-here",
    );
    expect(t.moves()).toEqual(["red add-escort athenian-fleet", "red add-escort rhodian-fleet", "red done"]);
    expect(t.told("naval-move-announced")).toEqual([]);
    t.play("red add-escort rhodian-fleet", "red done");
    expect(t.told("naval-move-announced")).toEqual([
      { type: "naval-move-announced", clause: "DIA-NAV.11", seat: "red", path: ["mytilene", "amphipolis"], escorts: ["rhodian-fleet"] },
    ]);
  });

  test("[DIA-NAV.11] [DIA-MOV.41] with the MP of the path the army has forgotten what it picked up before it embarked", () => {
    const t = table().control("red", "rhodes").army("red", "antigonus", "mytilene", THREE).general("red", "ptolemy", "mytilene");
    t.segment("red", "movement").play("red move-armies").dice("5").play("red activate-general antigonus", "red leave-unit mercenary");
    t.play("red leave-general ptolemy", "red done", "red drop-or-pick-up", "red pick-up-unit mercenary", "red pick-up-general ptolemy");
    const march = (): unknown => t.view.frames.find(({ kind }) => kind === "march")?.slots;
    expect(march()).toMatchObject({ mp: 4, spent: 0, pickedGenerals: ["ptolemy"], pickedUnits: ["mercenary"] });
    t.play("red embark", "red sail-to amphipolis", "red land-here");
    expect([t.asked, march()]).toMatchObject(["escort red", { mp: 3, spent: 1, pickedGenerals: [], pickedUnits: [] }]);
  });

  test("[DIA-NAV.11] [DIA-MOV.35] what a lone general has paid for his path is taken off when he picks up his first CU", () => {
    const t = table().general("red", "ptolemy", "mytilene").units("red", "pergamum", THREE).segment("red", "movement");
    t.play("red move-armies", "red activate-general ptolemy", "red embark", "red sail-to pergamum");
    t.dice("6").play("red drop-or-pick-up", "red pick-up-unit mercenary", "red done");
    expect(t.one("movement-points-changed")).toEqual({ type: "movement-points-changed", clause: "DIA-MOV.35", movementPoints: 3 });
  });

  test("[DIA-NAV.9] after a landing overrun the army cannot move on", () => {
    const t = ready(table().units("blue", "pergamum", { mercenary: 1 }).army("red", "antigonus", "mytilene", { mercenary: 5 }));
    t.play("red embark", "red sail-to pergamum");
    expect([t.told("overrun").length, t.placeOf("antigonus"), t.moves("step-to")]).toEqual([1, "pergamum", []]);
  });

  test("[DIA-NAV.13] [DIA-FLT.7] fleets serve wherever their owner's markers lie", () => {
    expect(sailing().moves()).toEqual(["red add-escort rhodian-fleet", "red done"]);
  });

  test("[DIA-NAV.34] a lone general may use the naval move, is intercepted like an army and lands among no enemies", () => {
    const t = table().control("blue", "ephesus").general("red", "antigonus", "mytilene").units("blue", "pergamum", THREE).units("red", "memphis", THREE);
    t.segment("red", "movement").play("red move-armies", "red activate-general antigonus", "red embark");
    expect(t.moves("sail-to")).not.toContain("red sail-to pergamum");
    t.play("red sail-to amphipolis", "red land-here");
    expect(t.asked).toBe("naval-interception blue");
  });

  test("[DIA-NAV.34] [DIA-MOV.17] a lone general lands where CUs of his own player are", () => {
    const t = table().general("red", "antigonus", "mytilene").units("red", "pergamum", THREE);
    t.segment("red", "movement").play("red move-armies", "red activate-general antigonus", "red embark");
    expect(t.moves("sail-to")).toContain("red sail-to pergamum");
    expect(t.play("red sail-to pergamum").placeOf("antigonus")).toBe("pergamum");
  });

  test("[DIA-MOV.27] after a battle in a port the army does not embark", () => {
    const quiet = ready(table().army("red", "ptolemy", "memphis", { macedonian: 5 }), "ptolemy").play("red step-to pelusium");
    expect(quiet.moves("embark")).toEqual(["red embark"]);
    const fought = ready(table().army("red", "ptolemy", "memphis", { macedonian: 5 }).units("blue", "pelusium", { mercenary: 2 }), "ptolemy");
    fought.dice("6 6 1 1").play("red step-to pelusium");
    expect([fought.asked, fought.moves("embark")]).toEqual(["march red", []]);
  });

  test("[DIA-NAV.5] [DIA-NAV.34] a lone general embarks where enemies hold the next port, if he can sail beyond it", () => {
    const beyond = table().general("red", "antigonus", "pergamum").units("blue", "mytilene", THREE);
    beyond.segment("red", "movement").play("red move-armies", "red activate-general antigonus");
    expect(beyond.moves("embark")).toEqual(["red embark"]);
    beyond.play("red embark");
    expect(beyond.moves()).not.toContain("red land-here");
    beyond.play("red sail-to abydos");
    const shut = table().general("red", "antigonus", "pergamum").units("blue", "mytilene", THREE);
    for (const port of t0.spaceIds.filter((_, space) => isPort(t0, space) && !["pergamum", "mytilene"].includes(t0.spaceIds[space]!))) {
      shut.units("blue", port, { mercenary: 1 });
    }
    shut.segment("red", "movement").play("red move-armies", "red activate-general antigonus");
    expect(shut.moves("embark")).toEqual([]);
  });
});

describe("interception at sea", () => {
  test("[DIA-NAV.14] [DIA-NAV.15] a player needs an available fleet", () => {
    expect(sailing().play("red done").asked).toBe("naval-interception blue");
    const without = ready(table().control("blue", "pergamum").army("red", "antigonus", "mytilene", THREE)).play(
      "red embark",
      "red sail-to amphipolis",
      "red land-here",
    );
    expect(without.asked).toBe("march red");
    const dispersed = sailing();
    dispersed.set((s) => setFleet(s, fleet("ionian-fleet"), false, true));
    expect(dispersed.play("red done").asked).toBe("march red");
  });

  test("[DIA-NAV.16] one of his markers must be within two sea routes of the path", () => {
    const far = table().control("blue", "heraclea-pontica").army("red", "antigonus", "mytilene", THREE);
    expect(ready(far).play("red embark", "red sail-to pergamum").asked).toBe("march red");
    const near = table().control("blue", "heraclea-pontica", "cardia").army("red", "antigonus", "mytilene", THREE);
    expect(ready(near).play("red embark", "red sail-to pergamum").asked).toBe("naval-interception blue");
  });

  test("[DIA-NAV.17] the port of embarkation is no point of the path, a Trans-Mediterranean landing is", () => {
    // Alexandria lies two sea routes from Tyre, by way of Pelusium.
    const t = table().control("blue", "heraclea-pontica", "tyre").army("red", "antigonus", "rhodes", THREE);
    expect(ready(t).play("red embark", "red sail-to alexandria", "red land-here").asked).toBe("naval-interception blue");
    const behind = table().control("blue", "heraclea-pontica", "halicarnassus").army("red", "antigonus", "rhodes", THREE);
    expect(ready(behind).play("red embark", "red sail-to alexandria", "red land-here").asked).toBe("march red");
  });

  test("[DIA-NAV.18] [DIA-NAV.19] it needs no roll; at least one available fleet is committed", () => {
    const t = sailing().dice("4 4 2 2").play("red add-escort rhodian-fleet", "blue intercept-at-sea");
    expect(t.told("roll").map((e) => e.purpose)).toEqual(["naval-battle", "naval-battle"]);
    expect(t.told("naval-interception-declared")).toEqual([
      { type: "naval-interception-declared", clause: "DIA-NAV.19", seat: "blue", fleets: ["ionian-fleet"] },
    ]);
  });

  test("[DIA-NAV.20] declaring costs the Champion status, except against the Usurper or a Successor", () => {
    const t = sailing().dice("1").play("red done", "blue intercept-at-sea");
    expect(t.told("champion-lost")).toEqual([{ type: "champion-lost", clause: "DIA-NAV.20", seat: "blue", against: "red" }]);
    expect(sailing({ usurper: "red" }).dice("1").play("red done", "blue intercept-at-sea").told("champion-lost")).toEqual([]);
    const successor = sailing().set((s) => {
      s.champions = 0b1110;
    });
    expect(successor.dice("1").play("red done", "blue intercept-at-sea").told("champion-lost")).toEqual([]);
  });

  /** Blue and Green can both intercept what Red announces. */
  function betweenTwo(): Table {
    const t = table().control("red", "rhodes").control("blue", "ephesus").control("green", "heraclea-pontica", "cardia");
    return ready(t.army("red", "antigonus", "mytilene", THREE)).play("red embark", "red sail-to amphipolis", "red land-here");
  }

  test("[DIA-NAV.20] [DIA-NAV.37] every interceptor loses it when all have declared, also one whose battle is not fought", () => {
    // Blue turns the army back, so that Green does not fight.
    const t = betweenTwo().dice("1").play("red done", "blue intercept-at-sea");
    expect(t.told("champion-lost")).toEqual([]);
    t.play("green intercept-at-sea");
    expect(t.told("champion-lost").map((e) => e.seat)).toEqual(["blue", "green"]);
    expect(t.told("naval-battle").map((e) => e.interceptor)).toEqual(["blue"]);
    expect(["red", "blue", "green", "yellow"].map((seat) => t.lp(seat as "red"))).toEqual([3, 0, 0, 3]);
  });

  test("[DIA-NAV.20] who lets the army pass keeps it", () => {
    const t = betweenTwo().dice("6 6 1 1").play("red add-escort rhodian-fleet", "blue pass", "green intercept-at-sea");
    expect(t.told("champion-lost").map((e) => e.seat)).toEqual(["green"]);
  });

  test("[DIA-NAV.21] [DIA-CHA.9] not when a Surprise card cancels the interception", () => {
    const t = table().control("red", "rhodes").control("blue", "ephesus").army("red", "antigonus", "mytilene", THREE).hand("red", "scouts").pile("diplomacy");
    t.segment("red", "movement").play("red move-armies").dice("5").play("red activate-general antigonus", "red done", "red pass");
    t.play("red embark", "red sail-to amphipolis", "red land-here", "red done");
    while (t.asked === "surprise-window red") t.play("red pass");
    t.play("blue intercept-at-sea");
    expect(t.moves("play-surprise")).toEqual(["red play-surprise scouts"]);
    t.play("red play-surprise scouts");
    expect(t.told("naval-interception-cancelled").length).toBe(1);
    expect(t.told("champion-lost")).toEqual([]);
    expect(t.placeOf("antigonus")).toBe("amphipolis");
  });

  test("[DIA-NAV.22] [DIA-NAV.23] [DIA-NAV.35] players declare in turn order, once each; then the battles are fought one by one", () => {
    const t = table()
      .control("red", "rhodes")
      .control("blue", "ephesus")
      .control("green", "heraclea-pontica", "cardia")
      .army("red", "antigonus", "mytilene", THREE);
    ready(t).play("red embark", "red sail-to amphipolis", "red land-here", "red add-escort rhodian-fleet");
    t.play("blue intercept-at-sea");
    expect(t.asked).toBe("naval-interception green");
    expect(t.told("naval-battle")).toEqual([]);
    t.dice("6 6 1 1 6 6 1 1").play("green intercept-at-sea");
    expect(t.told("naval-battle").map((e) => e.interceptor)).toEqual(["blue", "green"]);
  });

  test("[DIA-NAV.37] the window of the announcement, then each declaration with its own window, then the battles", () => {
    const t = table().control("red", "rhodes").control("blue", "ephesus").control("green", "heraclea-pontica", "cardia").hand("yellow", "storm-at-sea");
    t.hand("red", "scouts").army("red", "antigonus", "mytilene", THREE).segment("red", "movement").play("red move-armies");
    t.dice("5").passTo("red activate-general antigonus").passTo("red done").passTo("red embark").play("red sail-to amphipolis", "red land-here", "red done");
    const asked: string[] = [];
    const pass = (line: string): void => {
      asked.push(t.asked);
      t.play(line);
    };
    pass("red pass");
    expect(t.moves("play-surprise")).toEqual(["yellow play-surprise storm-at-sea"]);
    for (const line of ["yellow pass", "blue intercept-at-sea", "red pass", "yellow pass", "green intercept-at-sea", "red pass"]) pass(line);
    expect([t.told("champion-lost"), t.told("naval-battle")]).toEqual([[], []]);
    t.dice("1");
    pass("yellow pass");
    expect(asked).toEqual([
      "surprise-window red",
      "surprise-window yellow",
      "naval-interception blue",
      "surprise-window red",
      "surprise-window yellow",
      "naval-interception green",
      "surprise-window red",
      "surprise-window yellow",
    ]);
    expect(t.told("naval-battle")).toHaveLength(1);
  });

  test("[DIA-NAV.37] [DIA-NAV.9] the landing is an entry: the army may be intercepted on land", () => {
    const t = table().army("red", "antigonus", "mytilene", THREE).army("blue", "perdiccas", "therma", THREE);
    ready(t).play("red embark", "red sail-to amphipolis", "red land-here");
    expect(t.asked).toBe("interception blue");
  });

  test("[DIA-NAV.37] announcement, declaration, status, battle, landing", () => {
    const t = sailing().dice("6 6 1 1").play("red add-escort rhodian-fleet", "blue intercept-at-sea");
    expect(t.events.map((e) => e.type).filter((type) => !["points-changed", "roll"].includes(type))).toEqual([
      "naval-move-announced",
      "naval-interception-declared",
      "champion-lost",
      "naval-battle",
      "fleet-dispersed",
      "army-moved",
    ]);
  });
});

describe("naval battle", () => {
  test("[DIA-NAV.24] [DIA-NAV.26] each side rolls 2d6 and reads its fleet strength on the combat table; the higher wins", () => {
    const t = sailing().dice("3 4 3 5").play("red add-escort rhodian-fleet", "blue intercept-at-sea");
    expect(t.told("naval-battle")[0]).toMatchObject({ attackerScore: combatScore(t0, 2, 7), interceptorScore: combatScore(t0, 1, 8) });
    const dice = new ScriptedDice("1 1 6 6");
    expect(fightNavalBattle(3, 2, dice)).toEqual({ winner: "interceptor", moverScore: combatScore(t0, 3, 2), interceptorScore: combatScore(t0, 2, 12) });
    dice.assertUsedUp();
  });

  test("[DIA-NAV.25] without escort the mover loses and no dice are rolled", () => {
    const t = sailing().dice("1").play("red done", "blue intercept-at-sea");
    expect(t.told("naval-battle")[0]).toMatchObject({ attackerScore: 0, interceptorScore: 0 });
    expect(t.told("roll").map((e) => e.purpose)).toEqual(["attrition"]);
    expect(fightNavalBattle(0, 2, new ScriptedDice("")).winner).toBe("interceptor");
  });

  test("[DIA-NAV.27] on equal scores no fleet is lost and the move goes on", () => {
    // 2 at a total of 2 scores 2, and so does 1 at a total of 7.
    const t = sailing().dice("1 1 3 4").play("red add-escort rhodian-fleet", "blue intercept-at-sea");
    expect(t.told("naval-battle")[0]).toMatchObject({ attackerScore: 2, interceptorScore: 2 });
    expect(t.told("fleet-dispersed")).toEqual([]);
    expect(t.placeOf("antigonus")).toBe("amphipolis");
  });

  test("[DIA-NAV.28] [DIA-FLT.5] [DIA-FLT.8] the beaten fleets are dispersed and reduced; one at basic strength keeps it", () => {
    const t = table().control("red", "rhodes").control("blue", "athens").army("red", "antigonus", "mytilene", THREE);
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), true, false)).control("blue", "ephesus");
    ready(t).play("red embark", "red sail-to amphipolis", "red land-here");
    t.dice("1 1 6 6 1").play("red add-escort rhodian-fleet", "blue intercept-at-sea", "blue commit-fleet athenian-fleet", "blue done");
    expect(t.told("fleet-dispersed")).toEqual([{ type: "fleet-dispersed", clause: "DIA-NAV.28", fleet: "rhodian-fleet" }]);
    expect([isFleetDispersed(t.state, fleet("rhodian-fleet")), isFleetUpgraded(t.state, fleet("rhodian-fleet"))]).toEqual([true, false]);
    expect([fleetOwner(t.state, t0, fleet("rhodian-fleet")), fleetStrength(t.state, t0, fleet("rhodian-fleet"))]).toEqual([1, 2]);
  });

  test("[DIA-NAV.30] the column of transports is the number of their CUs of all types, whatever falls", () => {
    const losses = [1, 2, 3, 4, 5, 6].map((die) => {
      const t = sailing({}, { mercenary: 1, macedonian: 1, elephant: 1 }).dice(`${die}`).play("red done", "blue intercept-at-sea");
      return t.one("roll").result;
    });
    expect(losses).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test("[DIA-NAV.29] [DIA-NAV.30] beaten transports are tested and return; their owner chooses the losses, and the move ends", () => {
    const t = sailing({}, { mercenary: 2, macedonian: 1 }).dice("6").play("red done", "blue intercept-at-sea");
    expect(t.told("roll")[0]).toMatchObject({ purpose: "attrition", clause: "DIA-NAV.30" });
    expect(t.moves()).toEqual(["red lose-unit mercenary", "red lose-unit macedonian"]);
    t.play("red lose-unit mercenary", "red lose-unit mercenary");
    expect(t.field("mytilene")).toEqual(["red", { macedonian: 1 }]);
    expect(t.placeOf("antigonus")).toBe("mytilene");
    expect(t.asked).not.toBe("march red");
  });

  test("[DIA-NAV.31] the body on board returns with the survivors", () => {
    const t = table().control("blue", "ephesus").army("red", "antigonus", "mytilene", { mercenary: 1 }).royal("alexanders-body", "mytilene", "red");
    ready(t).play("red embark", "red sail-to amphipolis").dice("6").play("red land-here", "blue intercept-at-sea");
    expect(t.placeOf("alexanders-body")).toBe("mytilene");
    expect(t.controllerOf("alexanders-body")).toBe("red");
  });

  test("[DIA-NAV.32] when an interceptor is beaten the escorts remain for the next battle, and the move goes on", () => {
    const t = sailing().dice("6 6 1 1").play("red add-escort rhodian-fleet", "blue intercept-at-sea");
    expect(t.told("fleet-dispersed").map((e) => e.fleet)).toEqual(["ionian-fleet"]);
    expect(t.placeOf("antigonus")).toBe("amphipolis");
  });

  test("[DIA-NAV.33] a dispersed fleet that changes hands stays dispersed", () => {
    const t = table()
      .control("red", "rhodes")
      .set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
    t.control("blue", "rhodes");
    expect(isFleetDispersed(t.state, fleet("rhodian-fleet"))).toBe(true);
    expect([fleetOwner(t.state, t0, fleet("rhodian-fleet")), fleetStrength(t.state, t0, fleet("rhodian-fleet"))]).toEqual([2, 2]);
  });

  test("[DIA-NAV.36] there is no blockade: fleets affect no land movement, reinforcement, marker placement, siege or supply", () => {
    const shore = (): Table => table().control("blue", "ephesus", "rhodes", "athens", "sardis").control("red", "pergamum", "tyre");
    const scenes: Record<string, (t: Table) => unknown> = {
      "land movement": (t) => ready(t.army("red", "antigonus", "pergamum", THREE)).list,
      "across a strait": (t) => ready(t.army("red", "antigonus", "abydos", THREE)).list,
      reinforcement: (t) => t.segment("red", "movement").play("red recruit-mercenary").field("tyre"),
      "marker placement": (t) => t.hand("red", "diplomacy").tyche("red").play("red use-ops", "red ops-control-markers").list,
      siege: (t) => {
        ready(t.army("red", "antigonus", "athens", THREE))
          .dice("5")
          .play("red assault");
        return [t.told("attempt-made"), t.controlOf("athens"), t.list];
      },
      supply: (t) => t.army("red", "antigonus", "tyre", { mercenary: 9 }).segment("red", "supply").field("tyre"),
    };
    for (const [name, scene] of Object.entries(scenes)) {
      const afloat = shore();
      const gone = shore().set((s) => t0.fleetIds.forEach((_, f) => setFleet(s, f, false, true)));
      expect(t0.fleetIds.filter((_, f) => fleetOwner(afloat.state, t0, f) === 2).length, "Blue has fleets").toBeGreaterThan(1);
      expect(scene(afloat), name).toEqual(scene(gone));
    }
    expect(scenes["land movement"]?.(shore())).toEqual([
      ...["abydos", "dascylium", "sardis", "ephesus"].map((space) => `step-to ${space}`),
      ...["embark", "drop-or-pick-up", "end-move"],
    ]);
    expect(scenes.supply?.(shore())).toEqual(["red", { mercenary: 8 }]);
  });
});

describe("fleets", () => {
  test("[DIA-FLT.1] fleets intercept enemy armies at sea and protect own ones", () => {
    const t = sailing();
    expect(t.moves("add-escort")).toEqual(["red add-escort rhodian-fleet"]);
    expect(t.play("red done").moves()).toEqual(["blue intercept-at-sea", "blue pass"]);
  });

  test("[DIA-FLT.2] [DIA-FLT.4] a fleet belongs to whoever controls its source, and changes owner with it at once", () => {
    const t = table().control("red", "rhodes");
    expect([fleetOwner(t.state, t0, fleet("rhodian-fleet")), fleetStrength(t.state, t0, fleet("rhodian-fleet"))]).toEqual([1, 2]);
    t.control("blue", "rhodes");
    expect(fleetOwner(t.state, t0, fleet("rhodian-fleet"))).toBe(2);
    t.control("independent", "rhodes");
    expect(fleetOwner(t.state, t0, fleet("rhodian-fleet"))).toBe(NOBODY);
  });

  test("[DIA-VIC.8] the Largest Fleet needs 3 points, the Pontic Fleet not counted, and more than any other", () => {
    const t = table().control("red", "rhodes", "heraclea-pontica");
    expect(largestFleetOwner(t.state, t0), "2 points").toBe(NOBODY);
    t.control("red", "ephesus");
    expect(largestFleetOwner(t.state, t0), "3 points").toBe(1);
    t.control("blue", "athens");
    expect(largestFleetOwner(t.state, t0), "3 against 2").toBe(1);
    // It is worth 3 to its owner and nothing to others; Rhodes is a province of 1.
    expect([t.vp("red"), t.vp("blue"), t.vp("green")]).toEqual([1 + 3, 0, 0]);
  });

  test("[DIA-VIC.8] every fleet counts for it, from the first on, but the Pontic", () => {
    const all = table().control("red", ...t0.edition.board.spaces.filter(({ kind }) => kind !== "transit").map(({ id }) => id));
    for (const [f, id] of t0.fleetIds.entries()) {
      const t = table().set((s) => Object.assign(s, structuredClone(all.state)));
      // An edition that asks for as many points as all of them together have.
      const total = t0.fleetIds.reduce((sum, _, n) => sum + (t0.fleetCounts[n] === true ? fleetStrength(t.state, t0, n) : 0), 0);
      const asking = (largestFleetFrom: number) => ({ ...t0, rules: { ...t0.rules, victoryPoints: { ...t0.rules.victoryPoints, largestFleetFrom } } });
      expect([largestFleetOwner(t.state, asking(total)), largestFleetOwner(t.state, asking(total + 1))], id).toEqual([1, NOBODY]);
      t.set((s) => setFleet(s, f, true, false));
      expect(largestFleetOwner(t.state, asking(total + 1)), id).toBe(id === "pontic-fleet" ? NOBODY : 1);
    }
  });

  test("[DIA-VIC.13] two with the strongest fleet: nobody has it", () => {
    const t = table().control("red", "rhodes", "ephesus").control("blue", "athens");
    expect(largestFleetOwner(t.state, t0)).toBe(1);
    t.set((s) => setFleet(s, fleet("athenian-fleet"), true, false));
    expect(largestFleetOwner(t.state, t0)).toBe(NOBODY);
  });

  test("[DIA-VIC.9] [DIA-VIC.19] dispersed fleets count, at their present strength", () => {
    const t = table()
      .control("red", "rhodes")
      .set((s) => setFleet(s, fleet("rhodian-fleet"), true, false));
    expect(largestFleetOwner(t.state, t0), "upgraded").toBe(1);
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), true, true));
    expect(largestFleetOwner(t.state, t0), "dispersed").toBe(1);
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
    expect(largestFleetOwner(t.state, t0), "dispersed and reduced").toBe(NOBODY);
  });
});
