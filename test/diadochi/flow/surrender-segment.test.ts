/** The Surrender Segment, minor generals, disbanding, burial. */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { DIADOCHI, STANDARD_EDITION } from "../../../src/diadochi/index.js";
import { type DiadochiState, MOVEMENT, siegePoints } from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const space = (id: string): number => EDITIONS.of("").spaceIds.indexOf(id);

function surrender(t: Table): Table {
  return t.segment("red", "surrender");
}

describe("markers", () => {
  const offered = (t: Table, ...spaces: string[]): string[] => {
    for (const id of spaces) t.units("red", id, { mercenary: 1 });
    return surrender(t).listed("place-marker");
  };

  test("[DIA-SUR.4] A CU in an uncontrolled or an enemy minor city may replace its marker with the own one", () => {
    const t = table().control("blue", "therma");
    expect(offered(t, "therma", "argos")).toEqual(["therma", "argos"]);
    t.play("red place-marker therma");
    expect([t.controlOf("therma"), t.listed("place-marker")]).toEqual(["red", ["argos"]]);
  });

  test("[DIA-SUR.6] A CU may place a marker on any uncontrolled city or fortress, not on a transit point", () => {
    expect(offered(table(), "pella", "argos", "crete", "delos")).toEqual(["pella", "argos", "crete"]);
  });

  test("[DIA-SUR.7] An enemy's marker on a fortress is replaced like one on a minor city", () => {
    const t = table().control("blue", "sparta");
    expect(offered(t, "sparta")).toEqual(["sparta"]);
    expect(t.play("red place-marker sparta").controlOf("sparta")).toBe("red");
  });

  test("[DIA-SUR.14] The markers of the segment are free and without limit", () => {
    const spaces = ["pella", "therma", "argos", "sparta", "crete", "corinth", "athens"];
    const t = table();
    offered(t, ...spaces);
    t.play(...spaces.map((id) => `red place-marker ${id}`));
    expect(spaces.map((id) => t.controlOf(id))).toEqual(spaces.map(() => "red"));
  });

  test("[DIA-SUR.5] [DIA-SUR.8] Never over an independent marker, nor over an enemy's on a major city", () => {
    const t = table().control("independent", "argos").control("blue", "pella").units("red", "argos", { mercenary: 1 }).units("red", "pella", { mercenary: 1 });
    surrender(t);
    expect(t.moves("place-marker")).toEqual([]);
    expect(t.reason("red place-marker argos")).toBe("surrender/no-marker DIA-SUR.5");
    expect(t.reason("red place-marker pella")).toBe("surrender/no-marker DIA-SUR.8");
  });

  test("[DIA-SUR.9] [DIA-SUR.10] Unled CUs are enough, a lone general is not; nor CUs inside a city that enemies besiege", () => {
    const t = table()
      .general("red", "antipater", "pella")
      .units("red", "argos", { mercenary: 1 })
      .inside("red", "tyre", { mercenary: 1 })
      .units("blue", "tyre", { mercenary: 1 });
    surrender(t);
    expect(t.moves("place-marker")).toEqual(["red place-marker argos"]);
    expect(["pella", "tyre", "sparta"].map((id) => t.reason(`red place-marker ${id}`))).toEqual([
      "surrender/lone-general DIA-SUR.9",
      "surrender/controlled DIA-SUR.4",
      "surrender/no-unit DIA-SUR.6",
    ]);
  });

  test("[DIA-MAP.2] Never on a transit point, whoever stands there", () => {
    const t = surrender(table().army("red", "antipater", "delos", { mercenary: 3 }).units("red", "argos", { mercenary: 1 }));
    expect(t.reason("red place-marker delos")).toBe("marker/transit-point DIA-MAP.2");
  });

  test("[DIA-SUR.13] Markers, attempts and the rest in any order, until the player is done", () => {
    const t = table().units("red", "argos", { mercenary: 1 }).army("red", "antipater", "sparta", { mercenary: 3 }).control("independent", "sparta");
    surrender(t).dice("3").play("red free-attempt sparta", "red place-marker argos");
    expect(t.moves("done")).toEqual(["red done"]);
  });

  test("[DIA-OPT.4] With the option, replacing a player's marker is a hostile act", () => {
    const convert = (options: number): number => {
      const t = table().control("blue", "therma").units("red", "therma", { mercenary: 1 });
      t.state.options = options;
      return surrender(t).play("red place-marker therma").state.champions;
    };
    expect([convert(SWITCHES.of.hostileConversion), convert(0)]).toEqual([0b1110, 0b1111]);
  });
});

describe("free attempts", () => {
  test("[DIA-SUR.1] [DIA-SUR.2] [DIA-SUR.3] Each army of at least 3 CUs has one free assault or subjugation attempt", () => {
    const t = table()
      .army("red", "antipater", "sparta", { mercenary: 3 })
      .army("red", "ptolemy", "pella", { mercenary: 4 })
      .control("independent", "sparta", "argos")
      .control("blue", "pella");
    t.army("red", "craterus", "argos", { mercenary: 2 });
    surrender(t);
    expect(t.moves("free-attempt")).toEqual(["red free-attempt pella", "red free-attempt sparta"]);
    t.dice("4").play("red free-attempt sparta");
    expect(t.moves("free-attempt")).toEqual(["red free-attempt pella"]);
    expect(siegePoints(t.state, space("sparta"))).toBe(1);
  });

  test("[DIA-SUR.1] Not for unled CUs", () => {
    const t = surrender(table().units("red", "sparta", { mercenary: 5 }).control("independent", "sparta"));
    expect(t.moves("free-attempt")).toEqual([]);
    expect(t.reason("red free-attempt sparta")).toBe("surrender/no-army DIA-SUR.1");
  });

  test("[DIA-SUR.1] 3 CUs are enough, as far as they count", () => {
    const reason = (royal: number): string | null => {
      const t = table().control("blue", "pella").army("red", "antigonus", "pella", { mercenary: 1, royal });
      return surrender(t.set((s) => (s.champions = 0b0010))).reason("red free-attempt pella");
    };
    // Blue has more legitimacy, so that royal troops do not count.
    expect([reason(1), reason(2)]).toEqual(["march/too-few-units DIA-SIE.5", "march/royals-do-not-count DIA-SIE.25"]);
  });

  test("[DIA-SUR.2] All field pieces in a space form one army there", () => {
    const t = table().army("red", "antipater", "sparta", { mercenary: 2 }).army("red", "ptolemy", "sparta", { mercenary: 2 }).control("independent", "sparta");
    surrender(t).dice("3").play("red free-attempt sparta", "red lead-attempt ptolemy");
    expect(t.moves("free-attempt")).toEqual([]);
  });

  test("[DIA-SUR.11] [DIA-DEC.22] When a city falls in this segment the marker may be placed at once", () => {
    const t = table().army("red", "antipater", "pella", { mercenary: 3 }).control("blue", "pella");
    surrender(t).dice("5").play("red free-attempt pella");
    expect(t.moves()).toEqual(["red place-marker pella", "red leave-uncontrolled"]);
    t.play("red place-marker pella");
    expect(t.controlOf("pella")).toBe("red");
  });

  test("[DIA-SUR.12] The same after a subjugation; left uncontrolled, the marker can still be placed in the segment", () => {
    const t = table().army("red", "antipater", "argos", { mercenary: 3 }).control("independent", "argos");
    surrender(t).dice("5").play("red free-attempt argos", "red leave-uncontrolled");
    expect(t.controlOf("argos")).toBeNull();
    expect(t.moves("place-marker")).toEqual(["red place-marker argos"]);
  });
});

describe("burial", () => {
  const bodyAt = (city: string, turn = 2): Table =>
    table({ turn }).army("red", "perdiccas", city, { mercenary: 1 }).control("red", city).royal("alexanders-body", city, "red");

  test("[DIA-ALX.6] [DIA-ALX.7] [DIA-LEG.3] Alexander is buried in an own major city with an own army: 10 LP in Pella", () => {
    const t = surrender(bodyAt("pella"));
    expect(t.lp("red")).toBe(4);
    t.play("red bury-body pella");
    expect([t.placeOf("alexanders-body"), t.lp("red"), t.controllerOf("alexanders-body")]).toEqual(["dead", 14, null]);
  });

  test("[DIA-LEG.3] [DIA-ALX.8] The 10 LP stay with the burying player whoever holds Pella later", () => {
    const t = surrender(bodyAt("pella")).play("red bury-body pella");
    t.control("blue", "pella");
    expect([t.lp("red"), t.lp("blue")]).toEqual([14, 3]);
  });

  test("[DIA-LEG.4] [DIA-LEG.13] Elsewhere 2 LP, for whoever has his marker on the city", () => {
    const t = surrender(bodyAt("babylon")).play("red bury-body babylon");
    expect(t.lp("red")).toBe(6);
    t.control("blue", "babylon");
    expect([t.lp("red"), t.lp("blue")]).toEqual([4, 5]);
  });

  test("[DIA-ALX.2] Not on turn 1", () => {
    const t = surrender(bodyAt("pella", 1));
    expect(t.moves("bury-body")).toEqual([]);
    expect(t.reason("red bury-body pella")).toBe("surrender/no-burial DIA-ALX.2");
  });

  const isTaken = (play: () => unknown): boolean => {
    try {
      play();
      return true;
    } catch (error) {
      expect(error).toMatchObject({ name: "IllegalMoveError", code: "surrender/no-burial" });
      return false;
    }
  };
  test("[DIA-ALX.6] Not in a minor city, not without the own marker, not without a general and a CU", () => {
    // In Argos the segment has a marker to place, so that it asks in any case.
    const buried = (on: Table): unknown[] => {
      const t = surrender(on.units("red", "argos", { mercenary: 1 }));
      const before = [t.asked, t.listed("bury-body"), t.reason("red bury-body pella")];
      return [...before, isTaken(() => t.play("red bury-body pella"))];
    };
    const refused = ["surrender-segment red", [], "surrender/no-burial DIA-ALX.6", false];
    const pella = (): Table => table({ turn: 2 }).control("red", "pella").royal("alexanders-body", "pella", "red");
    expect(buried(bodyAt("pella"))).toEqual(["surrender-segment red", ["pella"], null, true]);
    expect(buried(pella().general("red", "perdiccas", "pella"))).toEqual(refused);
    expect(buried(pella().units("red", "pella", { mercenary: 1 }))).toEqual(refused);
    expect(buried(pella())).toEqual(refused);
    expect(buried(bodyAt("pella").control("blue", "pella"))).toEqual(refused);
    expect(buried(bodyAt("aegae"))).toEqual(refused);
    expect(surrender(bodyAt("aegae")).reason("red bury-body aegae")).toBe("surrender/no-burial DIA-ALX.6");
  });
});

describe("idle moments", () => {
  test("[DIA-GEN.25] [DIA-DEC.7] A minor general is placed where the player has a CU, or taken back from there", () => {
    const t = surrender(
      table()
        .units("red", "pella", { mercenary: 1 })
        .control("red", "pella", "tyre")
        .army("red", "attalus", "argos", { mercenary: 1 })
        .general("red", "docimus", "sparta"),
    );
    // Minor generals of a pool are alike: the first is offered. A lone one cannot go back.
    expect(t.moves("place-minor-general")).toEqual(["red place-minor-general alcetas pella", "red place-minor-general alcetas argos"]);
    expect(t.moves("take-back-general")).toEqual(["red take-back-general attalus"]);
    t.play("red place-minor-general alcetas pella");
    expect(t.placeOf("alcetas")).toBe("pella");
  });

  test("[DIA-GEN.26] Once placed in a segment he cannot be placed again in it; in the next he can", () => {
    const t = table().units("red", "pella", { mercenary: 1 }).units("red", "aegae", { mercenary: 1 }).hand("red", "diplomacy");
    for (const minor of ["attalus", "neoptolemus", "docimus"]) t.generalAt("red", minor, -2);
    surrender(t).play("red place-minor-general alcetas pella", "red place-marker aegae", "red take-back-general alcetas");
    expect(t.moves("place-minor-general")).toEqual([]);
    // After the second marker nothing is left to do, and the Tyche Segment begins.
    t.play("red place-marker pella");
    expect(t.moves("place-minor-general")).toEqual(["red place-minor-general alcetas pella", "red place-minor-general alcetas aegae"]);
  });

  test("[DIA-GEN.29] Where a minor general has just come from the pool none goes to it, and the other way round, until anything else is done", () => {
    const t = table().units("red", "pella", { mercenary: 1 }).army("red", "attalus", "aegae", { mercenary: 1 });
    surrender(t).play("red place-minor-general alcetas pella");
    expect(t.moves("take-back-general")).toEqual(["red take-back-general attalus"]);
    expect(t.reason("red take-back-general alcetas")).toBe("idle/just-placed DIA-GEN.29");
    t.play("red take-back-general attalus");
    expect(t.moves("place-minor-general")).toEqual(["red place-minor-general attalus pella"]);
    expect(t.reason("red place-minor-general attalus aegae")).toBe("idle/just-taken DIA-GEN.29");
    t.play("red place-marker pella");
    expect(t.moves("take-back-general")).toEqual(["red take-back-general alcetas"]);
    expect(t.moves("place-minor-general")).toEqual(["red place-minor-general attalus pella", "red place-minor-general attalus aegae"]);
  });

  test("[DIA-GEN.29] [DIA-GEN.25] Every distribution of the minor generals can still be reached in one idle moment", () => {
    const t = table()
      .army("red", "attalus", "pella", { mercenary: 1 })
      .army("red", "alcetas", "aegae", { mercenary: 1 })
      .units("red", "therma", { mercenary: 1 });
    surrender(t);
    const seen = new Set<string>();
    const distributions = new Set<string>();
    const explore = (state: DiadochiState): void => {
      const key = JSON.stringify([state.generals, state.acted, state.placedGenerals]);
      if (seen.has(key)) return;
      seen.add(key);
      const { generals } = DIADOCHI.view(state, "spectator");
      const minors = STANDARD_EDITION.generals.minors.flatMap(({ id }) => generals[id] ?? []).filter(({ seat }) => seat === "red");
      distributions.add(["pella", "aegae", "therma"].map((space) => minors.filter((minor) => minor.space === space).length).join(" "));
      for (const move of DIADOCHI.legalMoves(state))
        if (move.type === "place-minor-general" || move.type === "take-back-general") explore(DIADOCHI.apply(state, move).state);
    };
    explore(t.state);
    // All ways to have four alike generals or fewer in three spaces: 35.
    const all: string[] = [];
    for (let a = 0; a <= 4; a++) for (let b = 0; a + b <= 4; b++) for (let c = 0; a + b + c <= 4; c++) all.push(`${a} ${b} ${c}`);
    expect([...distributions].sort()).toEqual(all.sort());
  });

  test("[DIA-GEN.26] One who has moved in the segment cannot be taken back in it, and none goes into or out of a besieged city", () => {
    const t = table().units("red", "pella", { mercenary: 1 });
    t.general("red", "alcetas", "pella").segment("red", "movement").dice("1").play("red move-armies", "red activate-general alcetas", "red done");
    t.play("red end-move");
    expect(t.moves("take-back-general")).toEqual([]);
    const besieged = table().inside("red", "tyre", { mercenary: 1 }, "attalus").units("blue", "tyre", { mercenary: 1 });
    surrender(besieged);
    expect([besieged.moves("take-back-general"), besieged.moves("place-minor-general")]).toEqual([[], []]);
  });

  test("[DIA-RT.9] [DIA-TYC.30] [DIA-DEC.8] Royal troops may be disbanded before they move; they leave the game", () => {
    const t = surrender(table().army("red", "antipater", "pella", { royal: 2, mercenary: 1 }));
    expect(t.moves("disband-royal")).toEqual(["red disband-royal pella"]);
    t.play("red disband-royal pella");
    expect([t.field("pella"), t.state.disbanded]).toEqual([["red", { royal: 1, mercenary: 1 }], 1]);
  });

  test("[DIA-RT.9] [DIA-TYC.30] Inside a besieged city too, one CU at a time", () => {
    const t = surrender(table().inside("red", "babylon", { royal: 2 }).units("blue", "babylon", { mercenary: 3 }));
    expect(t.moves("disband-royal")).toEqual(["red disband-royal babylon"]);
    t.play("red disband-royal babylon");
    expect([t.within("babylon"), t.state.disbanded, t.told("royals-disbanded")]).toEqual([
      { royal: 1 },
      1,
      [{ type: "royals-disbanded", clause: "DIA-RT.9", seat: "red", space: "babylon", count: 1 }],
    ]);
  });

  test("[DIA-RT.9] Not once they have moved in the round-turn, in later segments either", () => {
    const t = table().army("red", "antipater", "pella", { royal: 1 }).hand("red", "minor-campaign").segment("red", "tyche");
    t.play("red choose-card minor-campaign", "red use-event", "red activate-general antipater", "red done", "red step-to therma", "red end-move", "red done");
    expect([t.state.segment, t.field("therma")[1]]).toEqual([MOVEMENT, { royal: 1 }]);
    t.play("red move-armies");
    expect(t.moves("disband-royal")).toEqual([]);
  });
});

describe("what is not offered at an idle moment is refused with its reason", () => {
  const idle = (): Table =>
    surrender(
      table()
        .army("red", "antipater", "sparta", { mercenary: 2 })
        .control("independent", "sparta")
        .general("red", "attalus", "pella")
        .units("red", "argos", { mercenary: 1 }),
    );

  test("[DIA-SUR.1] [DIA-SIE.5] a free attempt with too few CUs, or without a general", () => {
    expect(idle().reason("red free-attempt sparta")).toBe("march/too-few-units DIA-SIE.5");
    expect(idle().reason("red free-attempt argos")).toBe("surrender/no-army DIA-SUR.1");
  });

  test("[DIA-SUR.4] [DIA-SUR.9] a marker where none may be placed: its own marker, nobody of his, a general alone", () => {
    const t = surrender(
      table().units("red", "argos", { mercenary: 1 }).control("red", "therma").control("blue", "aegae").general("red", "antipater", "corinth"),
    );
    t.units("red", "sparta", { mercenary: 1 }).control("independent", "sparta").units("red", "athens", { mercenary: 1 }).control("blue", "athens");
    expect(["sparta", "athens"].map((id) => t.reason(`red place-marker ${id}`))).toEqual(["surrender/no-marker DIA-SUR.5", "surrender/no-marker DIA-SUR.8"]);
    expect(["therma", "aegae", "corinth", "lamia", "delos"].map((id) => t.reason(`red place-marker ${id}`))).toEqual([
      "surrender/controlled DIA-SUR.4",
      "surrender/no-unit DIA-SUR.4",
      "surrender/lone-general DIA-SUR.9",
      "surrender/no-unit DIA-SUR.6",
      "marker/transit-point DIA-MAP.2",
    ]);
  });

  test("[DIA-SUR.3] [DIA-SUR.2] a free attempt costs no MP: the army moves afterwards with its full roll, but makes no second one", () => {
    const t = surrender(table().army("red", "antipater", "sparta", { mercenary: 4 }).control("independent", "sparta")).dice("3 6");
    t.play("red free-attempt sparta");
    expect(t.moves("free-attempt")).toEqual([]);
    t.play("red done", "red move-armies", "red activate-general antipater", "red done");
    expect(t.one("army-activated").movementPoints).toBe(4);
  });

  test("[DIA-SUR.1] a free attempt where there is nothing to take, or a second one", () => {
    const t = surrender(
      table().army("red", "antipater", "sparta", { mercenary: 4 }).control("independent", "sparta").army("red", "ptolemy", "argos", { mercenary: 3 }),
    );
    expect(t.reason("red free-attempt argos")).toBe("surrender/nothing-to-attempt DIA-SIE.1");
    expect(t.reason("red free-attempt corinth")).toBe("surrender/no-army DIA-SUR.1");
    t.dice("3").play("red free-attempt sparta");
    expect(t.reason("red free-attempt sparta")).toBe("surrender/attempted DIA-SUR.2");
  });

  test("[DIA-GEN.25] taking back a general where no own CU is or who is no minor one, and placing one who is not in the pool", () => {
    expect(idle().reason("red take-back-general attalus")).toBe("idle/no-units-there DIA-GEN.25");
    expect(idle().reason("red take-back-general antipater")).toBe("idle/no-minor-general DIA-GEN.25");
    expect(idle().reason("red place-minor-general attalus argos")).toBe("idle/not-in-the-pool DIA-GEN.25");
    expect(idle().reason("red place-minor-general neoptolemus argos")).toBe("idle/another-first DIA-AMB.155");
  });

  test("[DIA-RT.9] disbanding royal troops where there are none", () => {
    expect(idle().reason("red disband-royal argos")).toBe("idle/no-royals-to-disband DIA-RT.9");
  });

  test("[DIA-GEN.26] placing a minor general a second time in the segment", () => {
    const t = idle();
    t.play("red place-minor-general alcetas argos", "red place-marker argos", "red take-back-general alcetas");
    expect(t.reason("red place-minor-general alcetas argos")).toBe("idle/placed-before DIA-GEN.26");
  });
});
