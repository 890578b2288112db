/** Movement (DIA-MOV): the Movement Segment, activations, MP, steps, drops, passages and the entry sequence. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { type DiadochiState, DISPERSED, POOL } from "../../../src/diadochi/state/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { all } from "../../support/table.js";
import { type Table, table } from "../table.js";

const THREE: UnitCounts = { mercenary: 3 };

/** Red's Movement Segment has begun and he has chosen to move. */
function moving(t: Table): Table {
  return t.segment("red", "movement").play("red move-armies");
}

/** Red marches with everything under a general; the die is his movement roll. */
function marching(t: Table, general: string, die: number): Table {
  return moving(t).dice(`${die}`).play(`red activate-general ${general}`, "red done");
}

/** The MP a march began with. */
function mpOf(t: Table): number | undefined {
  return t.told("army-activated")[0]?.movementPoints;
}

describe("the segment", () => {
  test("[DIA-MOV.1] the active player moves armies or recruits one mercenary", () => {
    const t = table().control("red", "celaenae").army("red", "antigonus", "celaenae", THREE).segment("red", "movement");
    expect(t.moves()).toEqual(["red move-armies", "red recruit-mercenary"]);
  });

  test("[DIA-MOV.1] [DIA-MOV.2] the mercenary is placed as a reinforcement and no army moves any more", () => {
    const t = table().control("red", "celaenae", "gordium").army("red", "antigonus", "gordium", THREE).segment("red", "movement");
    t.play("red recruit-mercenary");
    expect(t.moves("place-unit")).toEqual(["red place-unit mercenary celaenae", "red place-unit mercenary gordium"]);
    t.play("red place-unit mercenary celaenae");
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 1 }]);
    expect(t.asked).not.toContain("movement-segment red");
  });

  test("[DIA-MOV.3] an army finishes its activity before another starts", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE).army("red", "ptolemy", "memphis", THREE);
    marching(t, "antigonus", 6);
    expect(t.moves("activate-general")).toEqual([]);
    t.play("red step-to gordium", "red end-move");
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy"]);
  });

  test("[DIA-MOV.4] the player chooses the order of his armies and need not move all", () => {
    const t = moving(table().army("red", "antigonus", "celaenae", THREE).army("red", "ptolemy", "memphis", THREE));
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy", "red activate-general antigonus"]);
    expect(t.moves("done")).toEqual(["red done"]);
  });
});

describe("movement points", () => {
  test("[DIA-MOV.5] initiative 4: 1 to 3 give 2 MP, a 4 gives 3, 5 and 6 give 4", () => {
    const mp = [1, 2, 3, 4, 5, 6].map((die) => mpOf(marching(table().army("red", "ptolemy", "memphis", THREE), "ptolemy", die)));
    expect(mp).toEqual([2, 2, 2, 3, 4, 4]);
  });

  test("[DIA-MOV.6] [DIA-MOV.7] an ordinary link costs 1 MP, a pass or strait 2", () => {
    const land = marching(table().army("red", "ptolemy", "celaenae", THREE), "ptolemy", 6).play("red step-to gordium");
    expect(land.told("army-moved")[0]?.movementPoints).toBe(3);
    const pass = marching(table().army("red", "ptolemy", "tyana", THREE), "ptolemy", 6).play("red step-to tarsus");
    expect(pass.told("army-moved")[0]?.movementPoints).toBe(2);
    const strait = marching(table().army("red", "ptolemy", "abydos", THREE), "ptolemy", 6).play("red step-to cardia");
    expect(strait.told("army-moved")[0]?.movementPoints).toBe(2);
  });

  test("[DIA-MOV.7] a pass cannot be crossed with 1 MP left", () => {
    const t = marching(table().army("red", "ptolemy", "iconium", THREE), "ptolemy", 4).play("red step-to tyana", "red step-to mazaca");
    expect(t.moves("step-to")).toEqual(["red step-to ancyra", "red step-to tyana", "red step-to melitene", "red step-to zimara"]);
    expect(t.reason("red step-to amisus")).not.toBeNull();
  });

  test("[DIA-MOV.14] a new commander does not change the MP", () => {
    const t = moving(table().army("red", "antigonus", "celaenae", THREE).general("red", "alcetas", "celaenae"));
    t.dice("6").play("red activate-general alcetas", "red done");
    expect(mpOf(t)).toBe(4);
    t.play("red change-commander antigonus", "red step-to gordium");
    expect(t.told("army-moved")[0]?.movementPoints).toBe(3);
  });

  test("[DIA-MOV.13] [DIA-MOV.39] the commander can be changed once after each expenditure of MP", () => {
    const t = moving(table().army("red", "antigonus", "celaenae", THREE).general("red", "alcetas", "celaenae"));
    t.dice("6").play("red activate-general antigonus", "red done");
    expect(t.moves("change-commander")).toEqual(["red change-commander alcetas"]);
    t.play("red change-commander alcetas");
    expect(t.moves("change-commander")).toEqual([]);
    t.play("red step-to gordium");
    expect(t.moves("change-commander")).toEqual(["red change-commander antigonus"]);
  });

  test("[DIA-MOV.16] CUs move only with a general", () => {
    const t = moving(table().units("red", "celaenae", THREE).army("red", "ptolemy", "memphis", THREE));
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy"]);
  });

  test("[DIA-MOV.17] a lone general has 4 MP without a roll", () => {
    const t = moving(table().general("red", "ptolemy", "memphis").army("red", "antigonus", "celaenae", THREE));
    t.dice("").play("red activate-general ptolemy");
    expect(mpOf(t)).toBe(4);
  });

  test("[DIA-MOV.17] a lone general enters no space with enemy CUs or an independent army, and takes no markers", () => {
    const t = moving(
      table()
        .general("red", "ptolemy", "celaenae")
        .units("blue", "gordium", THREE)
        .independents("pisidia", 2, "pisidians")
        .control("blue", "colossae", "dorylaeum"),
    );
    t.play("red activate-general ptolemy");
    expect(t.moves("step-to")).toEqual(["red step-to colossae", "red step-to dorylaeum", "red step-to iconium"]);
    t.play("red step-to colossae");
    expect(t.moves("remove-marker")).toEqual([]);
  });

  test("[DIA-MOV.35] a lone general who picks up his first CU rolls, and keeps the lower of 4 MP and the result less what he spent", () => {
    const t = moving(table().general("red", "ptolemy", "celaenae").units("red", "gordium", THREE));
    t.dice("1").play("red activate-general ptolemy", "red step-to gordium", "red drop-or-pick-up", "red pick-up-unit mercenary", "red done");
    expect(t.told("movement-points-changed")).toEqual([{ type: "movement-points-changed", clause: "DIA-MOV.35", movementPoints: 1 }]);
    t;
  });

  test("[DIA-MOV.35] [DIA-GEN.8] not even Antigonus, who rolls 5 MP, has more than 4 then", () => {
    const t = moving(table().general("red", "antigonus", "celaenae").units("red", "gordium", THREE));
    t.dice("6").play("red activate-general antigonus", "red step-to gordium", "red drop-or-pick-up", "red pick-up-unit mercenary", "red done");
    expect(t.told("movement-points-changed")[0]?.movementPoints).toBe(3);
  });

  test("[DIA-MOV.35] if nothing is left the move ends", () => {
    const t = moving(table().general("red", "ptolemy", "celaenae").units("red", "ancyra", THREE));
    t.dice("2").play(
      "red activate-general ptolemy",
      "red step-to gordium",
      "red step-to ancyra",
      "red drop-or-pick-up",
      "red pick-up-unit mercenary",
      "red done",
    );
    expect(t.asked).toBe("movement-segment red");
  });
});

describe("composition and pieces", () => {
  test("[DIA-MOV.31] at activation everything in the field of the space goes, less what is left behind", () => {
    const t = moving(table().army("red", "antigonus", "celaenae", { mercenary: 2, macedonian: 1 }).general("red", "alcetas", "celaenae"));
    t.dice("6").play(
      "red activate-general antigonus",
      "red leave-unit mercenary",
      "red leave-general alcetas",
      "red done",
      "red step-to gordium",
      "red end-move",
    );
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 1 }]);
    expect(t.field("gordium")).toEqual(["red", { mercenary: 1, macedonian: 1 }]);
    expect([t.placeOf("antigonus"), t.placeOf("alcetas")]).toEqual(["gordium", "celaenae"]);
  });

  test("[DIA-MOV.12] an army drops and picks up CUs and generals on its way", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 2 }).army("red", "alcetas", "gordium", { macedonian: 1 });
    marching(t, "antigonus", 6).play("red step-to gordium", "red drop-or-pick-up");
    expect(t.moves()).toEqual(["red drop-unit mercenary", "red pick-up-unit macedonian", "red pick-up-general alcetas"]);
    t.play("red drop-unit mercenary", "red pick-up-unit macedonian", "red pick-up-general alcetas", "red done", "red step-to ancyra", "red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 1 }]);
    expect(t.field("ancyra")).toEqual(["red", { mercenary: 1, macedonian: 1 }]);
    expect(t.placeOf("alcetas")).toBe("ancyra");
  });

  test("[DIA-MOV.12] royal family members and the body go along and can be dropped", () => {
    const t = table().army("red", "perdiccas", "babylon", THREE).royal("alexander-iv", "babylon", "red").royal("alexanders-body", "babylon", "red");
    marching(t, "perdiccas", 6).play(
      "red step-to opis",
      "red drop-or-pick-up",
      "red drop-royal alexanders-body",
      "red done",
      "red step-to susa",
      "red end-move",
    );
    expect([t.placeOf("alexander-iv"), t.placeOf("alexanders-body")]).toEqual(["susa", "opis"]);
  });

  test("[DIA-MOV.38] a dropped piece has acted and cannot be picked up", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 2 }).army("red", "alcetas", "celaenae", {});
    marching(t, "antigonus", 6).play("red drop-or-pick-up", "red drop-unit mercenary", "red drop-general alcetas");
    expect(t.moves()).toEqual(["red drop-unit mercenary", "red done"]);
    t.play("red done");
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 1 }]);
    t.play("red end-move");
    expect(t.moves("activate-general")).toEqual([]);
  });

  test("[DIA-MOV.41] what has been picked up stays, and no CU is exchanged for one of its type, until MP are spent", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 2 }).army("red", "alcetas", "gordium", { mercenary: 2, macedonian: 2 });
    marching(t, "antigonus", 6).play("red step-to gordium", "red drop-or-pick-up", "red drop-unit mercenary");
    expect(t.moves()).toEqual(["red drop-unit mercenary", "red pick-up-unit macedonian", "red pick-up-general alcetas", "red done"]);
    expect(t.reason("red pick-up-unit mercenary")).toBe("army/just-dropped DIA-MOV.41");
    t.play("red pick-up-unit macedonian", "red pick-up-general alcetas");
    expect(t.moves()).toEqual(["red drop-unit mercenary", "red pick-up-unit macedonian", "red done"]);
    expect(t.reason("red drop-unit macedonian")).toBe("army/just-picked-up DIA-MOV.41");
    expect(t.reason("red drop-general alcetas")).toBe("army/just-picked-up DIA-MOV.41");
    t.play("red done");
    expect(t.moves("drop-or-pick-up")).toEqual([]);
    expect(t.reason("red drop-or-pick-up")).toBe("march/pieces-handled DIA-MOV.41");
    t.play("red step-to ancyra", "red drop-or-pick-up");
    expect(t.moves()).toEqual(["red drop-unit mercenary", "red drop-unit macedonian", "red drop-general alcetas"]);
  });

  test("[DIA-MOV.41] after a change of commander pieces are handled once more, and the former commander may be dropped", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 2 }).general("red", "alcetas", "gordium");
    marching(t, "antigonus", 6).play("red step-to gordium", "red drop-or-pick-up", "red pick-up-general alcetas", "red done");
    t.play("red change-commander alcetas", "red drop-or-pick-up");
    expect(t.moves()).toEqual(["red drop-unit mercenary", "red drop-general antigonus"]);
  });

  test("[DIA-MOV.41] [DIA-MOV.35] after the roll of a lone general that changes his MP he may drop his CU again", () => {
    const low = moving(table().general("red", "ptolemy", "celaenae").units("red", "celaenae", THREE).control("red", "celaenae"));
    low.dice("1").play("red activate-general ptolemy", "red leave-unit mercenary", "red leave-unit mercenary", "red leave-unit mercenary");
    low.play("red drop-or-pick-up", "red pick-up-unit mercenary", "red done");
    expect(low.told("movement-points-changed")[0]?.movementPoints).toBe(2);
    low.play("red drop-or-pick-up");
    expect(low.moves("drop-unit")).toEqual(["red drop-unit mercenary"]);
  });

  test("[DIA-MOV.12] [DIA-MOV.41] every composition of army and field can be reached where the army stands", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 2, macedonian: 1 }).general("red", "alcetas", "celaenae");
    t.royal("alexander-iv", "celaenae", "red").royal("heracles", "gordium", "red");
    t.army("red", "neoptolemus", "gordium", { mercenary: 1, macedonian: 1, elephant: 1 });
    marching(t, "antigonus", 6).play("red step-to gordium");
    const seen = new Set<string>();
    const reached = new Set<string>();
    const explore = (state: DiadochiState): void => {
      const key = JSON.stringify([state.force, state.acted, state.frames]);
      if (seen.has(key)) return;
      seen.add(key);
      if (DIADOCHI.decision(state)?.kind === "march") reached.add(state.force.join(" "));
      for (const move of DIADOCHI.legalMoves(state)) if (/^drop|^pick|^done$/.test(move.type)) explore(DIADOCHI.apply(state, move).state);
    };
    explore(t.state);
    // 0 to 3 mercenaries, 0 to 2 Macedonians, the elephant, two generals and two royals each with the army or not.
    expect(reached.size).toBe(4 * 3 * 2 * 2 * 2 * 2 * 2);
  });

  test("[DIA-MOV.37] [DIA-MOV.38] a general who has been picked up has acted", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE).general("red", "ptolemy", "gordium");
    marching(t, "antigonus", 6).play("red step-to gordium", "red drop-or-pick-up", "red pick-up-general ptolemy", "red done", "red end-move");
    expect(t.moves("activate-general")).toEqual([]);
  });

  test("[DIA-MOV.15] a CU that has moved with one army does not move with another in the same segment", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE).general("red", "ptolemy", "gordium");
    marching(t, "antigonus", 6).play("red step-to gordium", "red end-move");
    t.dice("").play("red activate-general ptolemy");
    expect(t.told("army-activated")[0]?.units).toEqual({});
    expect(t.moves("drop-or-pick-up")).toEqual([]);
  });

  test("[DIA-MOV.36] pieces left behind form another army under another general in the same segment", () => {
    const t = moving(table().army("red", "antigonus", "celaenae", { mercenary: 4 }).general("red", "alcetas", "celaenae"));
    t.dice("6 1").play(
      "red activate-general antigonus",
      "red leave-general alcetas",
      "red leave-unit mercenary",
      "red leave-unit mercenary",
      "red done",
      "red step-to gordium",
      "red end-move",
    );
    t.play("red activate-general alcetas", "red done");
    expect(t.one("army-activated").units).toEqual({ mercenary: 2 });
  });

  test("[DIA-MOV.37] an army that is activated and stays has acted", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE);
    marching(t, "antigonus", 6).play("red end-move");
    expect(t.asked).not.toBe("march red");
    expect(t.moves("activate-general")).toEqual([]);
  });

  test("[DIA-MOV.32] the move may end with MP unspent", () => {
    const t = marching(table().army("red", "antigonus", "celaenae", THREE), "antigonus", 6);
    expect(t.moves("end-move")).toEqual(["red end-move"]);
  });
});

describe("markers and attempts on the way", () => {
  test("[DIA-MOV.8] [DIA-MOV.9] removing an enemy marker from a minor city costs 2 MP, needs 3 CUs and leaves the space uncontrolled", () => {
    const t = table().control("blue", "gordium").army("red", "ptolemy", "celaenae", THREE);
    marching(t, "ptolemy", 4).play("red step-to gordium", "red remove-marker");
    expect(t.controlOf("gordium")).toBeNull();
    expect(t.moves("step-to")).toEqual([]);
  });

  test("[DIA-MOV.8] two CUs remove no marker, and a major city's is not removed", () => {
    const two = marching(table().control("blue", "gordium").army("red", "ptolemy", "gordium", { mercenary: 2 }), "ptolemy", 6);
    expect(two.moves("remove-marker")).toEqual([]);
    const city = marching(table().control("blue", "celaenae").army("red", "ptolemy", "celaenae", THREE), "ptolemy", 6);
    expect(city.moves("remove-marker")).toEqual([]);
  });

  test("[DIA-MOV.10] an assault or subjugation attempt costs 2 MP and needs 3 CUs", () => {
    const t = marching(table().control("independent", "gordium").army("red", "ptolemy", "gordium", THREE), "ptolemy", 4);
    expect(t.moves("subjugate")).toEqual(["red subjugate"]);
    t.dice("3").play("red subjugate");
    expect(t.moves("subjugate")).toEqual([]);
    const two = marching(table().control("independent", "gordium").army("red", "ptolemy", "gordium", { mercenary: 2 }), "ptolemy", 6);
    expect(two.moves("subjugate")).toEqual([]);
  });

  test("[DIA-MOV.11] steps, removals and attempts follow one another in any order while MP last", () => {
    const t = table().control("independent", "celaenae").control("blue", "gordium").army("red", "antigonus", "celaenae", THREE);
    marching(t, "antigonus", 6).dice("3").play("red assault", "red step-to gordium", "red remove-marker");
    expect(t.controlOf("gordium")).toBeNull();
    expect(t.asked).toBe("march red");
  });

  test("[DIA-MOV.28] an enemy city with CUs inside neither stops nor slows an army", () => {
    const t = table().inside("blue", "celaenae", { mercenary: 2 }).units("red", "celaenae", { mercenary: 1 }).army("red", "ptolemy", "gordium", THREE);
    marching(t, "ptolemy", 1).dice("").play("red step-to celaenae", "red step-to iconium");
    expect(t.within("celaenae")).toEqual({ mercenary: 2 });
    expect(t.placeOf("ptolemy")).toBe("iconium");
  });
});

describe("fortress attrition", () => {
  test("[DIA-MOV.24] entering an unsubdued fortress costs an attrition test on column 2", () => {
    const t = table().control("independent", "pisidia").army("red", "ptolemy", "celaenae", { mercenary: 5 });
    marching(t, "ptolemy", 1).dice("6").play("red step-to pisidia");
    expect(t.told("roll")[0]?.clause).toBe("DIA-MOV.24");
    expect(t.told("units-lost").map((e) => e.units)).toEqual([{ mercenary: 2 }]);
    // Every die of column 2, whatever the number of CUs.
    const losses = (mercenary: number): (number | undefined)[] =>
      [1, 2, 3, 4, 5, 6].map((die) => {
        const army = table().control("independent", "pisidia").army("red", "ptolemy", "celaenae", { mercenary });
        return marching(army, "ptolemy", 1).dice(`${die}`).play("red step-to pisidia").told("roll")[0]?.result;
      });
    for (const mercenary of [2, 3, 8]) expect(losses(mercenary)).toEqual([0, 0, 0, 1, 1, 2]);
    expect(losses(1)).toEqual([0, 0, 0, 1, 1, 1]); // never more than are tested
  });

  test("[DIA-MOV.25] the test is made on entry only, also when the army stops there, and not for leaving", () => {
    const t = table().control("independent", "pisidia").army("red", "ptolemy", "pisidia", THREE);
    marching(t, "ptolemy", 1).dice("").play("red step-to celaenae");
    t.dice("1").play("red step-to pisidia");
  });

  test("[DIA-MOV.25] no test for a lone general, on a subdued fortress, or on landing", () => {
    const lone = moving(table().control("independent", "pisidia").general("red", "ptolemy", "celaenae"));
    lone.dice("").play("red activate-general ptolemy", "red step-to pisidia");
    const subdued = marching(table().control("blue", "pisidia").army("red", "ptolemy", "celaenae", THREE), "ptolemy", 1);
    subdued.dice("").play("red step-to pisidia");
    const landing = marching(table().control("independent", "crete").army("red", "ptolemy", "rhodes", THREE), "ptolemy", 1);
    landing.dice("").play("red embark", "red sail-to crete", "red land-here");
  });

  test("[DIA-MOV.40] the last CU lost on entry ends the move without a battle, and the general is scattered", () => {
    const t = table().control("independent", "pisidia").units("blue", "pisidia", { mercenary: 1 }).army("red", "ptolemy", "celaenae", { mercenary: 1 });
    marching(t, "ptolemy", 6).dice("6").play("red step-to pisidia");
    expect(t.told("battle-began")).toEqual([]);
    expect(t.placeOf("ptolemy")).toBe("dispersed");
    expect(t.asked).not.toBe("march red");
  });

  test("[DIA-MOV.40] so does a card in the window of the entry, before anybody intercepts", () => {
    const t = table().pile().army("red", "ptolemy", "celaenae", { mercenary: 1 }).army("green", "perdiccas", "dorylaeum", THREE).hand("blue", "desertion");
    marching(t, "ptolemy", 6).passTo("red step-to gordium");
    const told = [...t.dice("6").play("blue play-surprise desertion").events];
    while (t.asked === "surprise-effect blue") told.push(...t.play(t.moves().find((line) => line.endsWith("red") || line.endsWith("gordium"))!).events);
    told.push(...t.passAll().events);
    expect(all(told, "units-lost").length).toBe(1);
    expect(all(told, "move-ended").length).toBe(1);
    expect(["march red", "interception green"]).not.toContain(t.asked);
  });
});

describe("entering", () => {
  test("[DIA-MOV.18] entering a space with enemy CUs starts a battle", () => {
    const t = table().units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", THREE);
    marching(t, "antigonus", 6).dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("battle-began")).toEqual([{ type: "battle-began", clause: "DIA-BAT.1", attacker: "red", defender: "blue", space: "gordium" }]);
    expect(t.field("gordium")[0]).toBe(null);
    t.play("red end-move");
    expect(t.field("gordium")).toEqual(["red", THREE]);
  });

  test("[DIA-MOV.26] attrition, interception, withdrawal, avoidance and battle come in this order", () => {
    const t = table()
      .control("blue", "celaenae", "gordium")
      .army("blue", "perdiccas", "celaenae", { mercenary: 3 })
      .army("blue", "craterus", "gordium", { mercenary: 3 })
      .army("red", "antigonus", "colossae", { mercenary: 6 });
    marching(t, "antigonus", 6).play("red step-to celaenae");
    expect(t.asked).toBe("interception blue");
    t.play("blue done");
    expect(t.asked).toBe("withdraw-inside blue");
    t.play("blue withdraw-unit mercenary", "blue done");
    expect(t.asked).toBe("avoid-battle blue");
    t.dice("6 6 1 2").play("blue stand");
    expect(t.told("battle-began").length).toBe(1);
    expect(t.within("celaenae")).toEqual({ mercenary: 1 });
  });

  test("[DIA-MOV.26] lone enemy generals go to the Dispersed Box and undefended males change hands", () => {
    const t = table().general("blue", "perdiccas", "gordium").royal("philip-iii", "gordium", "blue").army("red", "antigonus", "celaenae", THREE);
    marching(t, "antigonus", 6).play("red step-to gordium");
    expect(t.asked).toBe("avoid-battle blue");
    t.play("blue stand");
    expect(t.placeOf("perdiccas")).toBe("dispersed");
    expect(t.controllerOf("philip-iii")).toBe("red");
  });

  test("[DIA-MOV.27] after a battle the army makes no step, but may remove the marker of the space", () => {
    const t = table().control("blue", "gordium").units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 5 });
    marching(t, "antigonus", 6).dice("6 6 1 1").play("red step-to gordium");
    expect(t.moves("step-to")).toEqual([]);
    expect(t.moves("remove-marker")).toEqual(["red remove-marker"]);
  });

  test("[DIA-MOV.33] an army thrown back by a drawn battle returns to the space of its last step", () => {
    const t = table().army("blue", "antigonus", "ancyra", { mercenary: 2 }).army("red", "perdiccas", "celaenae", { mercenary: 2 });
    marching(t, "perdiccas", 6).play("red step-to gordium", "blue done", "red step-to ancyra");
    t.dice("5 5 5 5").play("blue stand");
    expect(t.told("battle-drawn").length).toBe(1);
    expect(t.placeOf("perdiccas")).toBe("gordium");
    expect(t.asked).not.toBe("march red");
  });

  test("[DIA-MOV.29] one army a segment moves by sea", () => {
    const t = table().army("red", "ptolemy", "rhodes", THREE).army("red", "antigonus", "miletus", THREE);
    marching(t, "ptolemy", 1).play("red embark", "red sail-to halicarnassus", "red end-move");
    t.dice("6").play("red activate-general antigonus", "red done", "red step-to ephesus");
    expect(t.moves("embark")).toEqual([]);
  });

  test("[DIA-MOV.30] enemies intercept and avoid with their armies, and discard Surprise cards for independent ones", () => {
    const t = table().independents("gordium", 2).army("red", "antigonus", "dorylaeum", THREE).hand("blue", "scouts").pile("diplomacy");
    marching(t, "antigonus", 6);
    t.play("blue pass");
    t.play("red step-to celaenae", "blue pass");
    expect(t.asked).toBe("independent-interception blue");
    expect(t.moves()).toEqual(["blue discard-for-independent scouts gordium", "blue pass"]);
  });
});

describe("passage", () => {
  function asking(): Table {
    const t = table().control("blue", "gordium").army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 });
    return marching(t, "antigonus", 6);
  }

  test("[DIA-MOV.19] with permission an army passes through another player's CUs", () => {
    const t = asking().play("red ask-passage gordium", "blue permit-passage");
    expect(t.asked).toBe("betray-passage blue");
    t.play("blue let-pass", "red step-to ancyra", "blue done", "red end-move");
    expect([t.field("gordium"), t.field("ancyra")]).toEqual([
      ["blue", { mercenary: 2 }],
      ["red", { mercenary: 4 }],
    ]);
  });

  test("[DIA-MOV.34] nobody is asked about an entry by permission but for the betrayal; without it whoever holds a card is", () => {
    const holding = (): Table => {
      const t = table()
        .pile("diplomacy")
        .army("blue", "perdiccas", "gordium", { mercenary: 2 })
        .army("red", "antigonus", "celaenae", { mercenary: 4 })
        .hand("green", "desertion");
      t.army("yellow", "craterus", "dorylaeum", { mercenary: 2 })
        .segment("red", "movement")
        .play("red move-armies")
        .dice("6")
        .passTo("red activate-general antigonus");
      return t.passTo("red done").passAll().dice("");
    };
    expect(holding().play("red step-to gordium").asked).toBe("surprise-window green");
    expect(holding().play("red ask-passage gordium", "blue permit-passage").asked).toBe("betray-passage blue");
    expect(holding().play("red step-to iconium").asked).toBe("surprise-window green");
  });

  test("[DIA-MOV.21] after a refusal the mover may still enter and fight, or not; he asks once a space", () => {
    const t = asking().play("red ask-passage gordium", "blue refuse-passage");
    expect(t.moves()).toEqual(["red enter-anyway", "red stay-out"]);
    t.play("red stay-out");
    expect(t.moves("ask-passage")).toEqual([]);
    expect(t.moves("step-to")).toContain("red step-to gordium");
  });

  test("[DIA-MOV.21] the next army asks again where one has asked and been lost", () => {
    const t = table()
      .army("blue", "perdiccas", "gordium", { mercenary: 4 })
      .army("red", "antigonus", "celaenae", { mercenary: 2 })
      .army("red", "ptolemy", "ancyra", THREE);
    marching(t, "antigonus", 6).play("red ask-passage gordium", "blue refuse-passage");
    t.play("red enter-anyway").dice("1 1 6 6").play("blue stand");
    marching(t, "ptolemy", 6);
    expect(t.moves("ask-passage")).toEqual(["red ask-passage gordium"]);
  });

  test("[DIA-MOV.22] on a passage space the army must go on and can do nothing else", () => {
    const t = asking().play("red ask-passage gordium", "blue permit-passage", "blue let-pass");
    expect(t.moves().map((line) => line.split(" ")[1])).toEqual(["step-to", "step-to", "step-to", "step-to"]);
  });

  test("[DIA-MOV.22] passage is not asked without MP for one more step", () => {
    const t = table().army("blue", "perdiccas", "ancyra", THREE).army("red", "ptolemy", "celaenae", THREE);
    marching(t, "ptolemy", 1).play("red step-to gordium", "blue done");
    expect(t.moves("ask-passage")).toEqual([]);
    expect(t.moves("step-to")).toContain("red step-to ancyra");
    // With 2 MP there is one left for the step out.
    const enough = table().army("blue", "perdiccas", "gordium", THREE).army("red", "ptolemy", "celaenae", THREE);
    expect(marching(enough, "ptolemy", 1).moves("ask-passage")).toEqual(["red ask-passage gordium"]);
  });

  test("[DIA-MOV.17] [DIA-MOV.21] a lone general does not ask for passage", () => {
    const t = moving(table().army("blue", "perdiccas", "gordium", THREE).general("red", "ptolemy", "celaenae").army("red", "antigonus", "memphis", THREE));
    t.play("red activate-general ptolemy");
    expect(t.moves("ask-passage")).toEqual([]);
  });

  test("[DIA-MOV.20] [DIA-MOV.23] betrayal starts a battle with the mover as attacker and costs the traitor the Champion status", () => {
    const t = asking().play("red ask-passage gordium", "blue permit-passage");
    t.dice("6 6 1 1").play("blue betray");
    expect(t.told("champion-lost")).toEqual([{ type: "champion-lost", clause: "DIA-MOV.23", seat: "blue", against: "red" }]);
    expect(t.told("battle-began")[0]?.attacker).toBe("red");
    expect(t.lp("red")).toBe(3);
    // DIA-MOV.27: like after any other battle the army goes no farther.
    expect([t.asked, t.moves("step-to")]).toEqual(["march red", []]);
  });

  test("[DIA-MOV.20] who has permitted a passage and lets the army pass asks for nothing more: it walks on with what MP it has left", () => {
    const t = asking().play("red ask-passage gordium", "blue permit-passage", "blue let-pass");
    expect([t.asked, t.told("battle-began"), t.told("passage-betrayed")]).toEqual(["march red", [], []]);
    expect(t.play("red step-to ancyra").placeOf("antigonus")).toBe("ancyra");
  });

  test("[DIA-MOV.34] nobody intercepts into a passage space", () => {
    const t = table()
      .control("blue", "gordium")
      .army("blue", "perdiccas", "gordium", { mercenary: 2 })
      .army("blue", "craterus", "dorylaeum", { mercenary: 3 })
      .army("red", "antigonus", "celaenae", { mercenary: 4 });
    marching(t, "antigonus", 6).play("red ask-passage gordium", "blue permit-passage");
    expect(t.asked).toBe("betray-passage blue");
  });

  test("[DIA-MOV.22] [DIA-MOV.24] a passage through a fortress costs its toll, and where the last CU is lost the move is over", () => {
    const passing = (units: UnitCounts): Table => {
      const t = table()
        .control("independent", "pisidia")
        .army("blue", "perdiccas", "pisidia", { mercenary: 2 })
        .army("red", "antigonus", "celaenae", units)
        .royal("alexander-iv", "celaenae", "red");
      marching(t, "antigonus", 6).play("red ask-passage pisidia").dice("6").play("blue permit-passage");
      F["game-turn"].under(t.state).step = F["game-turn"].step.roundOver; // where a round lies
      DIADOCHI.restore(t.state);
      return t;
    };
    const some = passing({ mercenary: 1, macedonian: 2 });
    expect(some.asked).toBe("unit-loss red");
    some.dice("").play("red lose-unit mercenary");
    DIADOCHI.restore(some.state);
    expect(some.asked).toBe("betray-passage blue");
    const last = passing({ mercenary: 1 });
    expect(last.told("units-lost").map((e) => e.units)).toEqual([{ mercenary: 1 }]);
    expect(last.asked).toBe("surrender-segment blue"); // red has no other army to move
  });
});

test("[DIA-MOV.17] generals in the pool or the Dispersed Box are not activated", () => {
  const t = moving(table().army("red", "antigonus", "celaenae", THREE).generalAt("red", "ptolemy", DISPERSED).generalAt("red", "alcetas", POOL));
  expect(t.moves("activate-general")).toEqual(["red activate-general antigonus"]);
});
