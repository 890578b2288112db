/** Siege attrition, and the fall of a city that is starved. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import { controllerOf, isBesieged, setHolder } from "../../../src/peloponnesian/state/index.js";
import { ATHENA, type Season } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, plataea, potidaea, seatOf, table, type Table } from "../table.js";

describe("attrition", () => {
  const rolled = (face: string, season: Season = "spring") => potidaea(season).actionTurn("athens", 2).play("end-phase").dice(face).play("attrition potidaea");

  test("[PEL-8.2.0.3] [PEL-EX.18] from Spring to Fall a 1 costs 1 CV, more nothing", () => {
    for (const season of ["spring", "early-summer", "late-summer", "fall"] as const)
      expect([season, ...["1", "2", "6"].map((face) => rolled(face, season).garrisonOf("potidaea"))]).toEqual([season, "rebel 1", "rebel 2", "rebel 2"]);
  });

  test("[PEL-8.2.0.6] attrition costs the besieger nothing", () => {
    const g = rolled("1");
    expect([g.placesOf("a03", "a19"), g.told("blocks-lost"), g.told("block-reduced")]).toEqual([["potidaea 3", "thermaic-gulf 2"], [], []]);
  });

  // A block of 2 CV inside Plataea, with and without the garrison of the city.
  const inPlataea = (garrison: number, dice: string) => {
    const g = plataea({ s22: 4 }, { a26: 2 });
    if (garrison === 0) g.control("athens", "plataea").garrison("plataea", "native", 0);
    return g.actionTurn("sparta", 2).play("end-phase").dice(dice).play("attrition plataea");
  };

  test.each([
    ["[PEL-8.2.0.3] a 1 costs a besieged block 1 CV", 1, "1 6", ["inside plataea 1", 0]],
    ["[PEL-8.2.0.3] and the garrison, by a die of its own", 1, "6 1", ["inside plataea 2", 1]],
    ["[PEL-8.2.0.3] a 2 neither", 1, "2 2", ["inside plataea 2", 0]],
    ["[PEL-8.2.0.3] [PEL-7.3.6] a garrison at 0 loses nothing more", 0, "1", ["inside plataea 1", 0]],
  ] as const)("%s", (_title, garrison, dice, expected) => {
    const g = inPlataea(garrison, dice);
    expect([g.placesOf("a26")[0], g.one("attrition-rolled").garrison]).toEqual(expected);
    expect(g.told("garrison-changed")).toHaveLength(expected[1]);
  });

  test("[PEL-8.2.0.2] a die has six faces", () => {
    const { state } = plataea({ s22: 4 }, { a26: 2 }).actionTurn("sparta", 2).play("end-phase");
    expect(() => GAME.apply(state, GAME.parse("sparta attrition plataea"), new ScriptedDice("7 1"))).toThrow("the die has 6 sides");
  });

  test("[PEL-6.0.12] attrition reveals nobody", () => {
    const g = plataea({ s22: 4 }, { a26: 2 }).actionTurn("sparta", 2).play("end-phase").dice("1 2").play("attrition plataea");
    expect([g.told("battle-began"), g.viewOf("sparta").blocks.athens["a26"], g.viewOf("athens").blocks.sparta["s22"]]).toEqual([[], undefined, undefined]);
  });

  test("[PEL-8.2.0.2] the garrison has a die if it is above 0", () => {
    expect(rolled("1").told("roll")).toEqual([
      { type: "roll", purpose: "attrition-garrison", clause: "PEL-8.2.0.2", seat: "athens", sides: 6, faces: [1], most: 1, success: true },
    ]);
    const without = plataea({ s22: 4 }, { a26: 2 })
      .control("athens", "plataea")
      .garrison("plataea", "native", 0)
      .actionTurn("sparta", 2)
      .play("end-phase")
      .dice("4")
      .play("attrition plataea");
    expect(without.told("roll").map((e) => e.purpose)).toEqual(["attrition"]);
  });

  test("[PEL-8.2.0.2] [PEL-8.2.0.5] one die for each besieged block in block order, then one for the garrison if it is above 0", () => {
    const g = table()
      .put("athens", { s01: 4 })
      .put("saronic-gulf", { s14: 3 })
      .put("inside athens", { a01: 2, a07: 1, a13: 2 })
      .besiege("athens")
      .actionTurn("sparta", 2)
      .play("end-phase")
      .dice("1 1 3 1")
      .play("attrition athens");
    expect([g.placesOf("a01", "a07", "a13"), g.garrisonOf("athens")]).toEqual([["inside athens 1", "pool", "inside athens 2"], "native 3"]);
    expect(g.told("attrition-rolled")).toMatchObject([{ seat: "athens", area: "athens", losses: 2, eliminated: 1 }]);
  });

  test("[PEL-8.2.0.8] [PEL-D.22] [PEL-EX.18] a port that is not blockaded suffers none", () => {
    const g = potidaea("spring", false).actionTurn("athens", 2).play("end-phase");
    expect(g.list).toEqual(["storm potidaea", "leave-siege potidaea", "end-sieges"]);
    expect(g.reason("attrition potidaea")).toBe("siege/not-blockaded PEL-8.2.0.8");
  });

  // The last of the rebels in Potidaea starves, and Athens, its native side, has it again.
  function fallen(): Table {
    return potidaea()
      .control("sparta", "potidaea")
      .garrison("potidaea", "rebel", 1)
      .actionTurn("athens", 2)
      .play("end-phase")
      .dice("1")
      .play("attrition potidaea");
  }

  test("[PEL-7.6.1] [PEL-8.2.0.7] with neither garrison nor block left inside the city falls", () => {
    expect(fallen().told("control-changed")).toEqual([
      { type: "control-changed", area: "potidaea", controller: "athens", reason: "capture", clause: "PEL-7.6.1" },
    ]);
    expect(rolled("1").told("control-changed")).toEqual([]); // of two rebels one is left
  });

  test("[PEL-7.6.2] the besieger then controls it, and the siege is over", () => {
    const { state } = fallen();
    expect([controllerOf(state, area("potidaea")), isBesieged(state, area("potidaea"))]).toEqual([seatOf("athens"), false]);
  });

  test("[PEL-7.6.3] [PEL-3.4.8] taken by its native side it has a full native garrison at once", () => {
    expect(fallen().garrisonOf("potidaea")).toBe("native 2");
  });

  test("[PEL-7.6.4] the fall of a city that is starved gives no prestige", () => {
    expect([fallen().prestige, fallen().told("prestige-changed")]).toEqual([0, []]);
  });

  test("[PEL-7.6.3] a city captured by the enemy of its native side has no garrison", () => {
    const g = table().put("plataea", { s22: 4 }).besiege("plataea").actionTurn("sparta", 2).play("end-phase").dice("1").play("attrition plataea");
    expect([g.told("control-changed").map((e) => e.controller), g.garrisonOf("plataea")]).toEqual([["sparta"], "none 0"]);
  });

  test("[PEL-7.3.6] a garrison at 0 takes no part, but the city holds while a block is inside", () => {
    const g = table()
      .put("plataea", { s22: 4 })
      .put("inside plataea", { a26: 2 })
      .control("athens", "plataea")
      .garrison("plataea", "native", 0)
      .besiege("plataea")
      .actionTurn("sparta", 2)
      .play("end-phase")
      .dice("4")
      .play("attrition plataea");
    expect([g.told("control-changed"), isBesieged(g.state, area("plataea"))]).toEqual([[], true]);
  });

  // Thebans before Plataea in Winter, supplied.
  const winter = () => plataea({ s22: 4 }, { a26: 2 }, "winter").actionTurn("sparta", 2).play("supply", "end-phase");

  test("[PEL-8.2.0.4] in Winter 1 to 3 costs 1 CV", () => {
    const g = winter().dice("3 4").play("attrition plataea");
    expect([g.placesOf("a26"), g.garrisonOf("plataea")]).toEqual([["inside plataea 1"], "native 1"]);
    const other = winter().dice("4 3").play("attrition plataea");
    expect([other.placesOf("a26"), other.garrisonOf("plataea")]).toEqual([["inside plataea 2"], "native 0"]);
  });

  test("[PEL-8.2.0.9] [PEL-9.1.4] [PEL-D.42] in Winter a besieger that was supplied starves the city, one that was not does not", () => {
    expect(winter().listed("attrition")).toEqual(["plataea"]);
    const g = plataea({ s22: 4 }, { a26: 2 }, "winter").actionTurn("sparta", 2).only("sieges");
    F.sieges.top(g.state).seat = seatOf("sparta");
    expect([g.listed("storm"), g.listed("attrition"), g.reason("attrition plataea")]).toEqual([["plataea"], [], "siege/nobody-supplied PEL-8.2.0.9"]);
  });

  test("[PEL-11.4.1] Athena: the announced storm or attrition does not take place this turn", () => {
    const g = table()
      .put("plataea", { s22: 4 })
      .besiege("plataea")
      .set((s) => setHolder(s, ATHENA, seatOf("athens")))
      .actionTurn("sparta", 2)
      .play("end-phase", "attrition plataea");
    expect([g.seats, g.list]).toEqual([["athens"], ["use-olympian", "keep-olympian"]]);
    g.play("use-olympian");
    expect([g.told("roll"), g.garrisonOf("plataea"), g.told("turn-ended").map((e) => e.seat)]).toEqual([[], "native 1", ["sparta"]]);
  });
});
