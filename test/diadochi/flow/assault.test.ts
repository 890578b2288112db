/** Sieges and subjugation (DIA-SIE), with garrisons, sorties and relief. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { FORCE, formForce, MOVEMENT, setSiege, siegePoints } from "../../../src/diadochi/state/index.js";
import { isAttemptTarget, rollSiegeAttempt } from "../../../src/diadochi/rules/siege.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { all, one } from "../../support/table.js";
import { type Table, type TableOptions, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const THREE: UnitCounts = { mercenary: 3 };

function points(t: Table, space: string): number {
  return siegePoints(t.state, t0.spaceIds.indexOf(space));
}

/** Red's Antigonus stands before Celaenae, where Blue has a garrison. */
function siege(garrison: UnitCounts, besiegers: UnitCounts = { mercenary: 5 }, options: TableOptions = {}): Table {
  return table(options).army("red", "antigonus", "celaenae", besiegers).inside("blue", "celaenae", garrison);
}

/** Red marches with the army of Antigonus: four MP. */
function marching(t: Table, general = "antigonus"): Table {
  t.segment("red", "movement").play("red move-armies").dice("5").play(`red activate-general ${general}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

describe("what is besieged", () => {
  test("[DIA-SIE.1] [DIA-SIE.31] major cities are besieged, independent markers elsewhere subjugated, players' minor cities neither", () => {
    const city = marching(siege({}));
    expect([city.moves("assault").length, city.moves("subjugate").length]).toEqual([1, 0]);
    const minor = marching(table().control("independent", "gordium").army("red", "antigonus", "gordium", THREE));
    expect([minor.moves("assault").length, minor.moves("subjugate").length]).toEqual([0, 1]);
    const players = marching(table().control("blue", "gordium").army("red", "antigonus", "gordium", THREE));
    expect([players.moves("assault").length, players.moves("subjugate").length, players.moves("remove-marker").length]).toEqual([0, 0, 1]);
  });

  test("[DIA-SIE.2] an enemy's major city is not taken by removing its marker or in the Surrender Segment", () => {
    expect(marching(siege({})).moves("remove-marker")).toEqual([]);
    const t = siege({}).segment("red", "surrender");
    expect([t.moves("place-marker"), t.moves("free-attempt")]).toEqual([[], ["red free-attempt celaenae"]]);
  });

  test("[DIA-SIE.12] a major city without marker is not besieged", () => {
    expect(marching(table().army("red", "antigonus", "celaenae", THREE)).moves("assault")).toEqual([]);
  });

  test("[DIA-SIE.3] armies under way assault; unled CUs do not", () => {
    const t = table().units("red", "celaenae", { mercenary: 5 }).inside("blue", "celaenae", {}).general("red", "ptolemy", "memphis");
    t.segment("red", "movement").play("red move-armies");
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy"]);
  });

  test("[DIA-SIE.5] [DIA-SIE.6] an assault needs three CUs and costs 2 MP", () => {
    expect(marching(siege({}, { mercenary: 2 })).moves("assault")).toEqual([]);
    const t = marching(siege({ mercenary: 2 }))
      .dice("3 3")
      .play("red assault", "red assault");
    expect(t.moves("assault")).toEqual([]);
  });

  test("[DIA-SIE.4] a free assault in the Surrender Segment costs nothing", () => {
    const t = siege({ mercenary: 2 }).segment("red", "surrender").dice("5").play("red free-attempt celaenae");
    expect(points(t, "celaenae")).toBe(1);
    expect(t.moves("free-attempt")).toEqual([]);
  });
});

describe("the roll", () => {
  test("[DIA-SIE.7] [DIA-SIE.8] one die on the siege table: points gained, CUs lost", () => {
    const results = [1, 2, 3, 4, 5, 6].map((die) => {
      const { points: gained, losses } = rollSiegeAttempt(new ScriptedDice(`${die}`));
      return [gained, losses];
    });
    expect(results).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
      [2, 0],
    ]);
    const t = marching(siege({ mercenary: 2 }))
      .dice("4")
      .play("red assault");
    expect(t.told("attempt-made")[0]).toMatchObject({ siege: true, points: 1, losses: 1, clause: "DIA-SIE.8" });
    expect(t.told("units-lost")[0]?.units).toEqual({ mercenary: 1 });
  });

  test("[DIA-SIE.9] the points are marked on the city and add up", () => {
    const t = marching(siege({ mercenary: 2 }))
      .dice("5 5")
      .play("red assault", "red assault");
    expect(points(t, "celaenae")).toBe(2);
    expect(t.controlOf("celaenae")).toBe("blue");
  });

  test("[DIA-SIE.10] required are 3 points against two CUs, 2 against one, 1 against none; the type is irrelevant", () => {
    const falls = (garrison: UnitCounts, die: string): boolean => marching(siege(garrison)).dice(die).play("red assault").told("city-fell").length === 1;
    expect(falls({}, "5")).toBe(true);
    expect(falls({ mercenary: 1 }, "5")).toBe(false);
    expect(falls({ mercenary: 1 }, "6")).toBe(true);
    expect(falls({ mercenary: 2 }, "6")).toBe(false);
    expect(falls({ elephant: 1, mercenary: 1 }, "6")).toBe(false);
  });

  test("[DIA-SIE.11] an independent major city always requires 3 points", () => {
    const t = marching(table().control("independent", "celaenae").army("red", "antigonus", "celaenae", { mercenary: 5 }))
      .dice("6 5")
      .play("red assault");
    expect(t.controlOf("celaenae")).toBe("independent");
    t.play("red assault");
    expect(t.controlOf("celaenae")).toBeNull();
  });

  test("[DIA-SIE.20] the besieger chooses the loss; with fewer than three CUs left the points stay", () => {
    const t = marching(siege({ mercenary: 2 }, { mercenary: 2, macedonian: 1 }))
      .dice("4")
      .play("red assault");
    expect(t.moves()).toEqual(["red lose-unit mercenary", "red lose-unit macedonian"]);
    t.play("red lose-unit mercenary");
    expect(points(t, "celaenae")).toBe(1);
    expect(t.moves("assault")).toEqual([]);
  });

  test("[DIA-SIE.21] when the last besieger dies with the last point the city stands and the siege is lifted", () => {
    const t = table().inside("blue", "celaenae", {}).general("red", "antigonus", "celaenae");
    t.set((s) => {
      s.active = 0;
      s.segment = MOVEMENT;
    });
    t.dice("4")
      .set((s) => {
        formForce(s, 1, t0.spaceIds.indexOf("celaenae"), { units: 1, generals: 1 << t0.pieceIds.indexOf("antigonus"), royals: 0 });
        const march = F.march.push(s);
        march.commander = t0.pieceIds.indexOf("antigonus");
        march.mp = 2;
        march.fixed = true;
        march.step = F.march.step.act;
        const assault = F.assault.push(s);
        assault.commander = march.commander;
        assault.place = FORCE;
        assault.space = t0.spaceIds.indexOf("celaenae");
      })
      .run();
    expect(t.told("attempt-made")[0]).toMatchObject({ points: 1, losses: 1 });
    expect(t.told("units-lost").length).toBe(1);
    expect(t.controlOf("celaenae")).toBe("blue");
    expect(points(t, "celaenae")).toBe(0);
  });
});

describe("the fall", () => {
  test("[DIA-SIE.13] [DIA-SIE.15] [DIA-SIE.16] outside the Surrender Segment the marker goes and no other is placed; the walls are of no use", () => {
    const t = marching(siege({})).dice("5").play("red assault");
    expect(t.controlOf("celaenae")).toBeNull();
    expect(t.told("marker-placed")).toEqual([]);
    t.play("red end-move");
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 5 }]);
  });

  test("[DIA-SIE.15] in the Surrender Segment the besieger may place his marker", () => {
    const t = siege({}).segment("red", "surrender").dice("5").play("red free-attempt celaenae");
    expect(t.moves()).toEqual(["red place-marker celaenae", "red leave-uncontrolled"]);
    t.play("red place-marker celaenae");
    expect(t.controlOf("celaenae")).toBe("red");
  });

  test("[DIA-SIE.14] CUs, generals and royals inside suffer army defeat", () => {
    const t = table()
      .army("red", "antigonus", "celaenae", { mercenary: 5 })
      .inside("blue", "celaenae", { mercenary: 1 }, "perdiccas")
      .royal("philip-iii", "inside celaenae", "blue");
    marching(t).dice("6").play("red assault");
    expect(t.told("units-lost")[0]).toMatchObject({ seat: "blue", units: { mercenary: 1 } });
    expect(t.placeOf("perdiccas")).toBe("dispersed");
    expect(t.controllerOf("philip-iii")).toBe("red");
    expect(t.placeOf("philip-iii")).toBe("celaenae");
  });

  test("[DIA-SIE.7] [DIA-SIE.8] [DIA-SIE.27] the die of an assault and of a subjugation says what it is for", () => {
    const rolled = (t: Table, line: string): [string, string | null, readonly number[]][] =>
      marching(t)
        .dice("3")
        .play(line)
        .told("roll")
        .map(({ purpose, seat, faces }) => [purpose, seat, faces]);
    const army = (space: string): Table => table().army("red", "antigonus", space, { mercenary: 5 });
    expect(rolled(army("celaenae").inside("blue", "celaenae", { mercenary: 2 }), "red assault")).toEqual([["assault", "red", [3]]]);
    expect(rolled(army("gordium").control("independent", "gordium"), "red subjugate")).toEqual([["subjugation", "red", [3]]]);
  });

  test("[DIA-SIE.14] a general alone inside, and a member of the royal family, suffer it too; an empty city has nobody to beat", () => {
    const fallen = (t: Table): Table =>
      marching(t.army("red", "antigonus", "celaenae", { mercenary: 5 }))
        .dice("5")
        .play("red assault");
    const general = fallen(table().inside("blue", "celaenae", {}, "perdiccas"));
    expect([general.placeOf("perdiccas"), general.one("army-defeated")]).toEqual([
      "dispersed",
      { type: "army-defeated", clause: "DIA-DEF.1", seat: "blue", space: "celaenae" },
    ]);
    const royal = fallen(table().control("blue", "celaenae").royal("philip-iii", "inside celaenae", "blue"));
    expect([royal.controllerOf("philip-iii"), royal.placeOf("philip-iii"), royal.told("army-defeated").length]).toEqual(["red", "celaenae", 1]);
    expect(fallen(table().control("blue", "celaenae")).told("army-defeated")).toEqual([]);
    expect(
      fallen(
        table()
          .control("independent", "celaenae")
          .set((s) => setSiege(s, t0.spaceIds.indexOf("celaenae"), 0, 2)),
      ).told("army-defeated"),
    ).toEqual([]);
  });

  test("[DIA-SIE.17] the siege is lifted when all besieging CUs have left; the garrison leaves the walls", () => {
    const t = marching(siege({ mercenary: 2 }))
      .dice("5")
      .play("red assault", "red step-to gordium");
    expect(points(t, "celaenae")).toBe(0);
    expect(t.told("siege-lifted")).toEqual([{ type: "siege-lifted", clause: "DIA-SIE.17", space: "celaenae" }]);
    expect(t.field("celaenae")).toEqual(["blue", { mercenary: 2 }]);
  });

  test("[DIA-SIE.18] points are compared again when the number of CUs inside changes", () => {
    const t = siege({ mercenary: 2 }).set((s) => setSiege(s, t0.spaceIds.indexOf("celaenae"), 0, 2));
    marching(t);
    expect(t.controlOf("celaenae")).toBe("blue");
    t.set((s) => {
      s.inside[t0.cityOf[t0.spaceIds.indexOf("celaenae")]!] = 1;
      s.unsettled = 1;
    }).run();
    expect(t.controlOf("celaenae")).toBeNull();
  });

  test("[DIA-SIE.19] points belong to the besieging player: his armies add to them, and they last", () => {
    const t = marching(siege({ mercenary: 2 }, { mercenary: 6 }))
      .dice("5")
      .play("red assault", "red end-move");
    expect(points(t, "celaenae")).toBe(1);
    t.state.turn = 3;
    expect(points(t, "celaenae")).toBe(1);
    const other = table()
      .army("red", "antigonus", "celaenae", { mercenary: 3 })
      .general("red", "ptolemy", "celaenae")
      .units("red", "celaenae", { mercenary: 3 });
    other.inside("blue", "celaenae", { mercenary: 2 }).segment("red", "movement").play("red move-armies");
    other
      .dice("5 5")
      .play(
        "red activate-general antigonus",
        "red leave-general ptolemy",
        "red leave-unit mercenary",
        "red leave-unit mercenary",
        "red leave-unit mercenary",
        "red done",
      );
    other.play("red assault", "red end-move").dice("6 5").play("red activate-general ptolemy", "red done", "red assault");
    expect(points(other, "celaenae")).toBe(2);
  });
});

describe("garrisons", () => {
  test("[DIA-SIE.23] [DIA-BAT.4] nobody is asked where no CU is inside, or the city is another's", () => {
    const battle = (t: Table): string => {
      t.army("red", "antigonus", "gordium", { mercenary: 3 }).units("blue", "celaenae", { mercenary: 3 });
      return marching(t).dice("").play("red step-to celaenae").asked;
    };
    expect(battle(table().inside("red", "celaenae", { macedonian: 1 }))).toBe("relief-joins red");
    const fought = (t: Table): number => {
      t.army("red", "antigonus", "gordium", { mercenary: 3 }).units("blue", "celaenae", { mercenary: 3 });
      return marching(t).dice("6 6 1 1").play("red step-to celaenae").told("battle-won").length;
    };
    expect([fought(table().control("red", "celaenae")), fought(table().inside("red", "celaenae", {}, "ptolemy")), fought(table())]).toEqual([1, 1, 1]);
  });

  test("[DIA-SIE.22] a sortie with a general and CUs attacks the besiegers", () => {
    const t = table().units("blue", "celaenae", { mercenary: 1 });
    t.inside("red", "celaenae", { macedonian: 2 }, "antigonus").segment("red", "movement").play("red move-armies", "red activate-general antigonus");
    expect(t.moves()).toEqual(["red bring-unit macedonian", "red done"]);
    t.dice("4 4 1 1").play("red bring-unit macedonian");
    expect(t.told("sortie")[0]).toMatchObject({ seat: "red", units: { macedonian: 2 } });
    expect(t.told("battle-began")[0]).toMatchObject({ attacker: "red", defender: "blue" });
    expect(t.field("celaenae")).toEqual(["red", { macedonian: 2 }]);
  });

  test("[DIA-SIE.22] [DIA-BAT.2] CUs left inside take no part in a sortie", () => {
    const t = table().units("blue", "celaenae", { mercenary: 1 });
    t.inside("red", "celaenae", { macedonian: 2 }, "antigonus").segment("red", "movement").play("red move-armies", "red activate-general antigonus");
    t.dice("6 6 1 1").play("red done");
    expect(t.told("sortie")[0]).toMatchObject({ units: { macedonian: 1 } });
    expect([t.told("garrison-joined"), t.told("battle-strengths")[0]?.attacker]).toEqual([[], 2 + 1]);
  });

  test("[DIA-SIE.22] [DIA-BAT.18] after a draw the sortie goes inside again", () => {
    const t = table().units("blue", "celaenae", { macedonian: 2 });
    t.inside("red", "celaenae", { macedonian: 2 }, "antigonus").segment("red", "movement").play("red move-armies", "red activate-general antigonus");
    // Four and a local troop against four: 5 at 8 and 4 at 11 both score 11.
    t.dice("4 4 5 6").play("red bring-unit macedonian");
    expect(t.told("battle-drawn").length).toBe(1);
    expect(t.placeOf("antigonus")).toBe("inside celaenae");
    expect(t.within("celaenae")).toEqual({ macedonian: 1 });
    expect(t.field("celaenae")).toEqual(["blue", { macedonian: 1 }]);
  });

  test("[DIA-DEC.32] other generals inside may be brought along, and go inside again after a draw", () => {
    const t = table().units("blue", "celaenae", { macedonian: 2 }).inside("red", "celaenae", { macedonian: 2 }, "antigonus", "ptolemy");
    t.segment("red", "movement").play("red move-armies", "red activate-general antigonus");
    expect(t.moves()).toEqual(["red bring-unit macedonian", "red bring-general ptolemy"]);
    expect(["bring-unit elephant", "bring-general cassander"].map((rest) => t.reason(`red ${rest}`))).toEqual([
      "army/no-such-unit DIA-SIE.22",
      "army/general-not-there DIA-SIE.22",
    ]);
    t.play("red bring-general ptolemy");
    // One CU must go with them.
    expect([t.placeOf("ptolemy"), t.moves()]).toEqual(["celaenae", ["red bring-unit macedonian", "red done"]]);
    t.dice("4 4 5 6").play("red bring-unit macedonian");
    expect([t.told("battle-drawn").length, t.placeOf("antigonus"), t.placeOf("ptolemy")]).toEqual([1, "inside celaenae", "inside celaenae"]);
  });

  test("[DIA-BAT.18] [DIA-DEC.50] after a draw two CUs go inside again, type by type; mutineers who joined them find no room and are defeated", () => {
    const t = table({ usurper: "blue" }).pile().hand("red", "mutiny").units("blue", "celaenae", { macedonian: 7, mercenary: 1 });
    t.inside("red", "celaenae", { mercenary: 2 }, "perdiccas").segment("red", "movement").play("red move-armies", "red activate-general perdiccas");
    t.play("red bring-unit mercenary");
    // Red has 4 LP with Perdiccas in play, Blue 3: three CUs join Red.
    expect(t.dice("6 6 5 5 5 5").passTo("red play-surprise mutiny").told("battle-drawn")).toHaveLength(1);
    t.play("red lose-unit mercenary", "blue lose-unit mercenary");
    expect([t.told("battle-drawn"), t.asked, t.placeOf("perdiccas")]).toEqual([[], "garrison-excess red", "inside celaenae"]);
    expect(t.moves()).toEqual(["red keep-inside mercenary", "red keep-inside macedonian"]);
    expect(t.reason("red keep-inside elephant")).toBe("army/no-such-unit DIA-BAT.18");
    t.play("red keep-inside macedonian");
    expect(t.moves()).toEqual(["red keep-inside mercenary", "red keep-inside macedonian"]);
    // Of the two Macedonians that find no room one is lost by a 4, and one goes to the Dispersed Box.
    t.dice("4").play("red keep-inside mercenary");
    expect([t.within("celaenae"), t.box("red"), t.placeOf("perdiccas")]).toEqual([{ mercenary: 1, macedonian: 1 }, { macedonian: 1 }, "inside celaenae"]);
  });

  test("[DIA-MOV.37] [DIA-SIE.22] CUs that have made a sortie make no other in the segment, under no other general", () => {
    const t = table().units("blue", "celaenae", { macedonian: 2 }).inside("red", "celaenae", { macedonian: 2 }, "antigonus", "ptolemy");
    t.segment("red", "movement").play("red move-armies");
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy", "red activate-general antigonus"]);
    t.dice("4 4 5 6").play("red activate-general antigonus", "red bring-unit macedonian", "red bring-unit macedonian", "red done");
    expect([t.told("battle-drawn").length, t.within("celaenae"), t.placeOf("ptolemy")]).toEqual([1, { macedonian: 1 }, "inside celaenae"]);
    expect(t.asked).not.toBe("movement-segment red");
  });

  test("[DIA-SIE.23] the garrison may join the relieving army's battle, and goes inside again after a draw", () => {
    const relief = (): Table => {
      const t = table()
        .inside("red", "celaenae", { macedonian: 2 })
        .units("blue", "celaenae", { mercenary: 7 })
        .army("red", "antigonus", "gordium", { mercenary: 3 });
      t.segment("red", "movement").play("red move-armies").dice("5").play("red activate-general antigonus", "red done", "red step-to celaenae");
      return t;
    };
    expect(relief().moves()).toEqual(["red garrison-joins", "red garrison-stays"]);
    const joined = relief().dice("4 4 1 1").play("red garrison-joins");
    expect(joined.told("battle-strengths")[0]).toMatchObject({ attacker: 3 + 4 + 1, defender: 7 });
    // 8 at 8 and 7 at 10 both score 18.
    const drawn = relief().dice("4 4 4 6").play("red garrison-joins", "red lose-unit mercenary");
    expect(drawn.told("battle-drawn").length).toBe(1);
    expect(drawn.within("celaenae")).toEqual({ macedonian: 2 });
    expect(drawn.field("gordium")).toEqual(["red", { mercenary: 2 }]);
  });

  test("[DIA-SIE.24] pieces inside a besieged city do not march, intercept or avoid", () => {
    const t = table().units("blue", "celaenae", { mercenary: 3 }).inside("red", "celaenae", { mercenary: 2 }).general("red", "ptolemy", "memphis");
    t.segment("red", "movement").play("red move-armies");
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy"]);
    const next = table()
      .units("red", "celaenae", { mercenary: 3 })
      .inside("blue", "celaenae", { mercenary: 2 }, "perdiccas")
      .army("red", "antigonus", "ancyra", THREE);
    expect(marching(next).play("red step-to gordium").asked).toBe("march red");
  });

  test("[DIA-SIE.25] royal troops of the less legitimate besieger count neither for the three CUs nor as loss; against independents they do", () => {
    const t = siege({}, { mercenary: 2, royal: 1 }).set((s) => {
      s.champions = 0b10;
    });
    expect(marching(t).moves("assault")).toEqual([]);
    const free = table()
      .control("independent", "celaenae")
      .army("red", "antigonus", "celaenae", { mercenary: 2, royal: 1 })
      .set((s) => {
        s.champions = 0b10;
      });
    expect(marching(free).moves("assault")).toEqual(["red assault"]);
  });

  test("[DIA-SIE.25] [DIA-RT.4] royal troops of a besieger with as much legitimacy as the city's owner count", () => {
    expect(marching(siege({}, { mercenary: 2, royal: 1 })).moves("assault")).toEqual(["red assault"]);
  });

  test("[DIA-SIE.8] [DIA-SIE.20] no more CUs are lost than a card of the window has left", () => {
    // After the Gift of Oratory the royal troops do not count any more, after the Desertion nobody is left who does.
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 1, royal: 2 }).inside("blue", "celaenae", { mercenary: 1 }, "seleucus");
    t.pile().hand("blue", "gift-of-oratory", "desertion").segment("red", "movement").play("red move-armies");
    t.dice("5").play("red activate-general antigonus");
    while (t.asked !== "march red") t.play(t.asked === "surprise-window blue" ? "blue pass" : "red done");
    const told = [...t.dice("6 1").play("red assault", "blue play-surprise gift-of-oratory", "blue play-surprise desertion").events];
    while (t.decision === "surprise-effect") told.push(...t.play(t.list[0]!).events);
    told.push(...t.passAll().events);
    expect([all(told, "units-lost").length, one(told, "attempt-made").losses]).toEqual([1, 0]);
  });

  test("[DIA-SIE.26] an assault on a player's city is a hostile act, before the die", () => {
    const t = marching(siege({ mercenary: 2 }))
      .dice("3")
      .play("red assault");
    expect(t.events.map((e) => e.type).slice(0, 2)).toEqual(["champion-lost", "roll"]);
    expect(t.told("champion-lost")[0]).toMatchObject({ clause: "DIA-SIE.26", against: "blue" });
  });

  test("[DIA-SIE.32] royal troops inside count like other CUs until they go over", () => {
    const t = marching(siege({ royal: 2 }, { mercenary: 5 }, { usurper: "blue" }))
      .dice("6")
      .play("red assault");
    expect(t.controlOf("celaenae")).toBe("blue");
  });
});

describe("subjugation", () => {
  function standing(space: string): Table {
    return table().control("independent", space).army("red", "antigonus", space, { mercenary: 5 });
  }

  test("[DIA-SIE.27] one point takes a minor city, two a fortress", () => {
    const city = marching(standing("gordium")).dice("5").play("red subjugate");
    expect(city.controlOf("gordium")).toBeNull();
    const fortress = marching(standing("pisidia")).dice("5 5").play("red subjugate");
    expect(fortress.controlOf("pisidia")).toBe("independent");
    fortress.play("red subjugate");
    expect(fortress.controlOf("pisidia")).toBeNull();
  });

  test("[DIA-SIE.28] not with fewer than three CUs, nor while an independent army stands there", () => {
    expect(marching(table().control("independent", "gordium").army("red", "antigonus", "gordium", { mercenary: 2 })).moves("subjugate")).toEqual([]);
    const held = table().control("independent", "gordium").independents("gordium", 2);
    expect(isAttemptTarget(held.state, t0, 0, t0.spaceIds.indexOf("gordium"))).toBe(false);
    const disputed = table().control("independent", "gordium").units("blue", "gordium", { mercenary: 1 });
    expect(isAttemptTarget(disputed.state, t0, 0, t0.spaceIds.indexOf("gordium"))).toBe(false);
  });

  test("[DIA-SIE.29] the points go when no CU of the player remains in the space", () => {
    const t = marching(standing("pisidia")).dice("5").play("red subjugate", "red step-to celaenae");
    expect(t.told("siege-lifted")).toEqual([{ type: "siege-lifted", clause: "DIA-SIE.29", space: "pisidia" }]);
  });

  test("[DIA-SIE.30] in the Movement Segment the space becomes uncontrolled, in the Surrender Segment the marker may be placed", () => {
    expect(marching(standing("gordium")).dice("5").play("red subjugate").controlOf("gordium")).toBeNull();
    const t = standing("gordium").segment("red", "surrender").dice("5").play("red free-attempt gordium");
    expect(t.moves()).toEqual(["red place-marker gordium", "red leave-uncontrolled"]);
  });
});
