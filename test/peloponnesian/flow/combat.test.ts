/** The combat phase: which battles are fought and in which order, and sallies. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { fight, table, type Table } from "../table.js";
import { blocksIn } from "../seen.js";

describe("which battles, in which order", () => {
  // Columns of Sparta: one block from Corinth to Megara, three from Thebes to Plataea, two from Sparta to Tegea, one from Corinth by sea to Megara.
  function campaign(): Table {
    const g = table()
      .put("corinth", { s11: 3 })
      .put("megara", { a01: 2 })
      .put("thebes", { s22: 4, s23: 3, s24: 2 })
      .put("plataea", { a26: 2 })
      .put("sparta", { s01: 4 })
      .put("tegea", { a02: 1 })
      .actionTurn("sparta", 4);
    g.play("maneuver", "choose-group corinth", "add-block s11", "enter megara");
    g.play("maneuver", "choose-group thebes", "add-block s22", "add-block s23", "add-block s24", "enter plataea");
    return g.play("maneuver", "add-block s01", "enter tegea", "end-phase");
  }

  test("[PEL-6.0.5] [PEL-D.5] the fewest blocks of the active player first", () => {
    const g = campaign();
    expect(g.listed("fight-at")).not.toContain("plataea");
    expect(g.reason("fight-at plataea")).toBe("combat/smaller-first PEL-6.0.5");
    g.play("fight-at tegea").dice("1 3 3 3").play("fight").dice("3 3").play("fight").play("retreat");
    expect(g.told("battle-ended").map((e) => e.area)).toEqual(["megara"]);
    expect([g.decision, g.seats]).toEqual(["fortify", ["athens"]]); // Plataea, the last
  });

  test("[PEL-6.0.6] among battles of equal size the active player chooses", () => {
    expect([campaign().seats, campaign().list]).toEqual([["sparta"], ["fight-at tegea", "fight-at megara"]]);
  });

  // At Megara two columns of 2 and 1, at Tegea one of as many blocks as are given, at Messenia one of 1.
  function columns(...toTegea: readonly string[]): Table {
    const g = table()
      .put("corinth", { s11: 3, s12: 2 })
      .put("thebes", { s22: 4 })
      .put("megara", { a01: 4 })
      .put("sparta", Object.fromEntries(toTegea.map((id) => [id, 2])))
      .put("tegea", { a02: 1 })
      .actionTurn("sparta", 5)
      .play("maneuver", "choose-group corinth", "add-block s11", "add-block s12", "enter megara");
    g.play("maneuver", "choose-group thebes", "add-block s22", "enter plataea", "enter megara");
    return g.play("maneuver", ...toTegea.map((id) => `add-block ${id}`), "enter tegea", "end-phase");
  }

  test("[PEL-6.0.5] [PEL-D.6] [PEL-EX.15] where several columns engage, the largest is counted", () => {
    expect(columns("s01", "s02").list).toEqual(["fight-at tegea", "fight-at megara"]);
    expect(columns("s01", "s02", "s03").decision).toBe("battle"); // which column goes first at Megara; Tegea waits
  });

  test("[PEL-6.0.1] [PEL-D.56] an engagement leads to a battle, which is finished before the next begins", () => {
    const g = fight({ s17: 2 }, { a01: 4 }, "messenia", "sparta");
    expect(g.told("battle-began").map((e) => [e.area, e.mode, e.aggressor])).toEqual([["messenia", "field", "sparta"]]);
    expect(g.decision).toBe("melee");
  });
});

describe("sallies", () => {
  function besieged(seat: "athens" | "sparta" = "athens"): Table {
    return table().put("plataea", { s22: 2 }).put("inside plataea", { a26: 2 }).besiege("plataea").actionTurn(seat, 2).play("end-phase");
  }

  test("[PEL-8.3.1] [PEL-7.4.4] besieged blocks may sally in the combat phase of their owner's action turn", () => {
    expect(besieged().list).toEqual(["sally-from plataea", "done"]);
    expect(besieged("sparta").list).not.toContain("sally-from plataea");
  });

  test("[PEL-8.3.2] [PEL-7.4.4] a sally needs no action", () => {
    const g = besieged();
    expect(g.actions).toBe(0);
    expect(g.play("sally-from plataea").decision).toBe("melee");
  });

  test("[PEL-8.3.3] the sallying blocks are the aggressors, the besiegers in the field the defenders", () => {
    const g = besieged().play("sally-from plataea");
    expect(g.told("battle-began").map((e) => [e.mode, e.aggressor, e.faces.map((face) => face.block)])).toEqual([["sally", "athens", ["a26", "s22"]]]);
    expect(g.seats).toEqual(["sparta"]); // at the same agility the defender attacks first
  });

  test("[PEL-6.0.4] battles are fought in an action turn, in an event turn not", () => {
    const inMessenia = () => table().put("messenia", { s01: 4, a01: 3 }).put("corinth", { s11: 2 });
    expect(
      inMessenia()
        .actionTurn("sparta", 2)
        .play("end-phase")
        .told("battle-began")
        .map((e) => e.area),
    ).toEqual(["messenia"]);
    const g = inMessenia().eventTurn("sparta", "oracle-of-delphi").play("take-olympian zeus");
    expect([g.told("battle-began"), g.told("turn-ended").map((e) => e.seat)]).toEqual([[], ["sparta"]]);
  });

  test("[PEL-6.0.2] [PEL-6.0.9] where no battle is left, the turn goes on to the sieges and ends", () => {
    const g = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("end-phase");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["sparta"]);
  });

  test("[PEL-6.0.7] a sally of one comes before a battle of two, from the first city of the map too", () => {
    const g = table()
      .put("sparta", { a01: 2 })
      .put("inside sparta", { s01: 2 })
      .besiege("sparta")
      .put("thebes", { s22: 2, s23: 2 })
      .put("plataea", { a26: 2 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s22", "add-block s23", "enter plataea", "end-phase");
    g.play("sally-from sparta");
    expect(g.told("battle-began").map((e) => [e.area, e.mode])).toEqual([["sparta", "sally"]]);
  });

  test("[PEL-6.0.7] a sally is one of the battles, and its size is the number of sallying blocks", () => {
    const laid = () =>
      table().put("potidaea", { s22: 2 }).put("inside potidaea", { a01: 2, a02: 2 }).besiege("potidaea").put("athens", { a03: 3 }).put("megara", { s17: 2 });
    const announce = () => laid().actionTurn("athens", 2).play("maneuver", "add-block a03", "enter megara", "end-phase", "sally-from potidaea");
    const one = announce().play("sally-block a01", "done");
    expect(one.list).toEqual(["fight-at megara", "fight-sally potidaea"]);
    const two = announce().play("sally-block a01", "sally-block a02");
    expect([two.decision, two.seats]).toEqual(["fortify", ["sparta"]]); // the battle of one block comes first
  });

  test("[PEL-8.3.1] [PEL-8.3.7] why nobody sallies is said", () => {
    const g = table()
      .put("potidaea", { s22: 2 })
      .put("inside potidaea", { a01: 2, a48: 2 })
      .besiege("potidaea")
      .put("samos", { s23: 2 })
      .besiege("samos")
      .put("icarian-sea", { a14: 3 })
      .put("elis", { a03: 3 })
      .besiege("elis")
      .actionTurn("athens", 2)
      .play("maneuver", "choose-group icarian-sea", "add-block a14", "enter samos", "into-city", "end-phase");
    expect(g.list).toEqual(["sally-from potidaea", "done"]);
    const reasons = (...cities: readonly string[]) => cities.map((city) => g.reason(`sally-from ${city}`));
    expect(reasons("athens", "messenia", "elis", "samos")).toEqual([
      "combat/not-besieged PEL-8.3.1",
      "combat/not-besieged PEL-8.3.1",
      "combat/not-besieged PEL-8.3.1",
      "combat/nobody-to-sally PEL-8.3.7",
    ]);
    g.play("sally-from potidaea");
    expect(g.list).toEqual(["sally-block a01", "sally-block a48"]);
    g.play("sally-block a48");
    expect(g.list).toEqual(["sally-block a01", "done"]);
    expect([g.reason("sally-block a48"), g.reason("sally-block a14")]).toEqual(["combat/sallies PEL-8.3.1", "combat/not-inside PEL-8.3.1"]);
  });

  test("[PEL-8.3.4] [PEL-6.1.5] the garrison does not sally", () => {
    const g = besieged().play("sally-from plataea");
    expect(g.told("battle-began")[0]!.faces.map((face) => face.block)).toEqual(["a26", "s22"]);
  });

  test("[PEL-8.3.6] [PEL-7.5.1] who was to sally and is relieved by another column before his battle sallies no more", () => {
    const g = table()
      .put("plataea", { s22: 2 })
      .put("inside plataea", { a26: 2 })
      .besiege("plataea")
      .put("athens", { a02: 1 })
      .put("megara", { a01: 3, a03: 3 })
      .put("corinth", { s11: 3 })
      .actionTurn("athens", 4)
      .play("maneuver", "choose-group athens", "add-block a02", "enter plataea");
    g.play("maneuver", "add-block a01", "add-block a03", "enter corinth", "end-phase");
    g.play("sally-from plataea", "fight-at plataea", "retreat", "retreat-to thebes");
    expect([g.told("siege-ended").length, g.decision]).toEqual([1, "fortify"]);
    const marked = blocksIn(PELOPONNESIAN.view(g.state, "arbiter")).filter(({ marks }) => (marks as readonly string[]).includes("sallying"));
    expect(marked).toEqual([]);
  });

  test("[PEL-8.3.5] [PEL-6.4.2.7] sallying blocks that retreat return into the city", () => {
    const g = besieged().play("sally-from plataea");
    g.dice("3 3").play("fight").play("retreat");
    expect([g.placesOf("a26"), g.prestige, g.told("blocks-retreated")]).toEqual([["inside plataea 2"], -1, []]);
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["athens"]); // nobody has to go anywhere
  });

  test("[PEL-8.3.5] and so do sallying blocks that panic", () => {
    const g = besieged().play("sally-from plataea").dice("6 3").play("fight");
    expect([g.told("side-panicked").map((e) => e.side), g.placesOf("a26"), g.prestige]).toEqual([["athens"], ["inside plataea 2"], -2]);
  });

  test("[PEL-8.3.6] [PEL-7.5.1] [PEL-6.4.2.10] if the besiegers retreat the siege ends and the sallying blocks are field blocks", () => {
    const g = besieged().play("sally-from plataea");
    g.play("retreat").play("retreat-to megara");
    expect([g.placesOf("a26"), g.log.some((e) => e.type === "siege-ended"), g.prestige]).toEqual([["plataea 2"], true, 1]);
  });
});
