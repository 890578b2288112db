/** The sieges at the end of the combat phase: what may be done with each, and when. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { isBesieged } from "../../../src/peloponnesian/state/index.js";
import { area, potidaea, table } from "../table.js";

describe("sieges at the end of the combat phase", () => {
  const inActionTurn = () => potidaea().actionTurn("athens", 2).play("end-phase");
  const inEventTurn = () => potidaea().eventTurn("athens", "oracle-of-delphi").play("take-olympian zeus");

  test("[PEL-6.0.9] each established siege is dealt with by storm, attrition or not at all", () => {
    expect(inActionTurn().list).toEqual(["storm potidaea", "attrition potidaea", "leave-siege potidaea", "end-sieges"]);
  });

  test("[PEL-6.0.10] [PEL-8.1.0.1] a storm is possible in an action turn only", () => {
    expect(inActionTurn().listed("storm")).toEqual(["potidaea"]);
    expect([inEventTurn().listed("storm"), inEventTurn().reason("storm potidaea")]).toEqual([[], "siege/event-turn PEL-6.0.10"]);
  });

  test("[PEL-6.0.11] [PEL-8.2.0.1] attrition is possible in action turns and event turns", () => {
    expect([inActionTurn().listed("attrition"), inEventTurn().listed("attrition")]).toEqual([["potidaea"], ["potidaea"]]);
  });

  test("[PEL-6.0.4] [PEL-D.9] in an event turn attrition and nothing else", () => {
    expect(inEventTurn().list).toEqual(["attrition potidaea", "leave-siege potidaea", "end-sieges"]);
  });

  test("[PEL-6.0.4] [PEL-8.3.1] in an event turn nobody sallies", () => {
    const g = table()
      .put("athens", { s01: 4 })
      .put("inside athens", { a01: 4 })
      .besiege("athens")
      .eventTurn("athens", "oracle-of-delphi")
      .play("take-olympian ares");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["athens"]);
  });

  test("[PEL-6.0.13] a siege of this season gets neither storm nor attrition", () => {
    const g = potidaea().besiege("potidaea", 0).actionTurn("athens", 2).play("end-phase");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["athens"]);
  });

  test("[PEL-HI.13] [PEL-DP.37] everybody sees which sieges are dealt with in this turn, also one that is left alone", () => {
    const g = potidaea().put("elis", { a01: 3 }).besiege("elis").actionTurn("athens", 2).play("end-phase", "leave-siege elis");
    const dealtWith = (id: string) => (["sparta", "athens", "spectator"] as const).map((viewer) => GAME.view(g.state, viewer).areas[id]!.city!.dealtWith);
    expect([dealtWith("elis"), dealtWith("potidaea")]).toEqual([
      [true, true, true],
      [undefined, undefined, undefined],
    ]);
  });

  test("[PEL-HI.13] everybody sees for which city the Siege Works are", () => {
    const g = potidaea().eventTurn("athens", "siege-works"); // the one city that it can be for
    for (const viewer of ["sparta", "athens", "spectator"] as const) expect(GAME.view(g.state, viewer).areas["potidaea"]!.city!.siegeWorks).toBe(true);
  });

  test("[PEL-6.0.9] [PEL-8.1.0.12] each city once, in the order he chooses", () => {
    const g = potidaea().put("elis", { a01: 3 }).besiege("elis").actionTurn("athens", 2).play("end-phase");
    expect(g.list).toEqual(["storm elis", "attrition elis", "leave-siege elis", "storm potidaea", "attrition potidaea", "leave-siege potidaea", "end-sieges"]);
    g.dice("6").play("attrition potidaea");
    expect(g.list).toEqual(["storm elis", "attrition elis", "leave-siege elis", "end-sieges"]);
    expect(g.reason("storm potidaea")).toBe("siege/dealt-with PEL-6.0.9");
    expect(g.reason("attrition athens")).toBe("siege/not-established PEL-6.0.13");
  });
});

describe("garrisons", () => {
  test("[PEL-7.3.5] a detached garrison that was lost stays lost, when a siege ends too", () => {
    const g = table()
      .control("sparta", "plataea")
      .garrison("plataea", "detached", 1)
      .put("inside plataea", { s23: 2 })
      .put("plataea", { a01: 4 })
      .besiege("plataea")
      .actionTurn("athens", 2)
      .play("end-phase")
      .dice("6 1")
      .play("attrition plataea");
    expect(g.told("garrison-changed")).toEqual([{ type: "garrison-changed", area: "plataea", kind: "none", cv: 0 }]);
    const later = g.actionTurn("athens", 2).play("maneuver", "add-block a01", "enter athens");
    expect([later.garrisonOf("plataea"), isBesieged(later.state, area("plataea"))]).toEqual(["none 0", false]);
  });

  test("[PEL-7.3.5] [PEL-7.5.1] a rebel garrison is at full CV again when the siege ends", () => {
    const g = potidaea()
      .control("sparta", "potidaea")
      .garrison("potidaea", "rebel", 1)
      .actionTurn("athens", 2)
      .play("maneuver", "choose-group potidaea", "add-block a03", "enter torone");
    expect([g.garrisonOf("potidaea"), g.told("siege-ended").map((e) => e.area)]).toEqual(["rebel 2", ["potidaea"]]);
  });

  test("[PEL-7.3.5] when a siege ends a native garrison is at full CV at once, even from 0", () => {
    const g = table()
      .put("plataea", { s22: 4 })
      .put("inside plataea", { a26: 2 })
      .control("athens", "plataea")
      .garrison("plataea", "native", 0)
      .besiege("plataea")
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s22", "enter thebes");
    expect([g.garrisonOf("plataea"), g.placesOf("a26"), isBesieged(g.state, area("plataea"))]).toEqual(["native 1", ["plataea 2"], false]);
  });

  test("[PEL-7.2.4] [PEL-7.2.5] the besiegers may change; the siege lasts while one is there, and fleets alone can besiege", () => {
    const g = table()
      .put("naupactus", { s14: 3, s11: 2 })
      .besiege("naupactus")
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s11", "march", "enter delphi", "stop-here");
    expect([isBesieged(g.state, area("naupactus")), g.told("siege-ended")]).toEqual([true, []]);
  });

  test("[PEL-7.2.6] a besieged city remains under its controller", () => {
    const g = table().put("megara", { s17: 2 }).actionTurn("sparta", 1).play("maneuver", "add-block s17", "enter plataea", "stop-here");
    expect(g.told("control-changed")).toEqual([]);
  });
});
