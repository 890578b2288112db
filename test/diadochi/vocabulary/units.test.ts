/** Elephants (DIA-ELE), the Silver Shields (DIA-SS) and royal troops (DIA-RT). */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { fightLandBattle } from "../../../src/diadochi/rules/battle.js";
import { legitimacyTotal } from "../../../src/diadochi/rules/prestige.js";
import { unitCounts } from "../../../src/diadochi/state/names.js";
import { clearTurnMarks, forceUnits, setPrestigeMarkers, SILVER_GONE, SILVER_IN_PLAY } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, type TableOptions, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const general = (id: string): number => t0.pieceIds.indexOf(id);
const space = (id: string): number => t0.spaceIds.indexOf(id);

function ready(t: Table, leader = "antigonus", roll = "6"): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play(`red activate-general ${leader}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

/** Red's Antigonus attacks Blue's unled CUs at Gordium; who is less legitimate shows in who is no Champion. */
function attack(attackers: UnitCounts, defenders: UnitCounts, champions: number, options: TableOptions = {}): Table {
  const t = table({ usurper: "blue", ...options })
    .units("blue", "gordium", defenders)
    .army("red", "antigonus", "celaenae", attackers);
  t.set((s) => {
    s.champions = champions;
  });
  return ready(t);
}
const RED_ONLY = 0b01;
const BLUE_ONLY = 0b10;
const BOTH = 0b11;

describe("elephants", () => {
  test("[DIA-ELE.1] [DIA-ELE.3] without dice for overruns, attrition and sieges an elephant is one CU", () => {
    const over = attack({ elephant: 5 }, { mercenary: 1 }, BOTH).play("red step-to gordium");
    expect(over.told("roll")).toEqual([]);
    const t = table().control("independent", "gordium").army("red", "antigonus", "gordium", { elephant: 3 });
    expect(ready(t).moves("subjugate")).toEqual(["red subjugate"]);
  });

  test("[DIA-ELE.2] three elephants that roll 3, 5, 1 have strength 1, 3 and 0, together 4", () => {
    const result = fightLandBattle({ units: { elephant: 3 } }, { units: { mercenary: 4 } }, new ScriptedDice("3 5 1 3 4 3 4"));
    expect([result.attacker.strength, result.winner]).toEqual([4, null]);
  });
});

describe("royal troops", () => {
  test("[DIA-RT.2] they are ordinary Macedonians of strength 2 otherwise", () => {
    const t = attack({ royal: 2 }, { mercenary: 2 }, BOTH).dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 4, defender: 2 });
  });

  test("[DIA-RT.3] [DIA-RT.5] they are not used against an enemy with more legitimacy: set aside, not counted; they stay if their side wins", () => {
    const t = attack({ mercenary: 5, royal: 2 }, { mercenary: 3 }, BLUE_ONLY).dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("royals-set-aside")[0]).toMatchObject({ seat: "red", count: 2 });
    expect(t.told("battle-strengths")[0]?.attacker).toBe(5);
    t.play("red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 5, royal: 2 }]);
  });

  test("[DIA-RT.4] with equal legitimacy both use theirs", () => {
    const t = attack({ royal: 3 }, { royal: 2 }, BOTH).dice("6 6 1 1 1").play("red step-to gordium");
    expect(t.told("royals-set-aside")).toEqual([]);
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 6, defender: 4 });
  });

  test("[DIA-RT.5] if their side loses they join the winner", () => {
    const t = attack({ mercenary: 8 }, { mercenary: 2, royal: 2 }, RED_ONLY).dice("6 6 1 1").play("red step-to gordium", "red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 8, royal: 2 }]);
  });

  test("[DIA-RT.6] [DIA-RT.17] an army of royals only that cannot be used: no battle, no local troops, they change sides and the general is dispersed", () => {
    const t = table({ usurper: "blue" })
      .army("blue", "cleitus", "gordium", { royal: 2 })
      .army("red", "antigonus", "celaenae", { mercenary: 3 })
      .control("blue", "gordium");
    t.royal("philip-iii", "gordium", "blue").set((s) => {
      s.champions = RED_ONLY;
    });
    t.royal("olympias", "memphis", "red").royal("cleopatra", "memphis", "red");
    ready(t).play("red step-to gordium").dice("").play("blue stand");
    expect(t.told("no-battle")).toEqual([{ type: "no-battle", clause: "DIA-RT.6", space: "gordium" }]);
    expect(t.told("roll")).toEqual([]);
    expect(t.placeOf("cleitus")).toBe("dispersed");
    expect(t.controllerOf("philip-iii")).toBe("red");
    expect(t.moves("step-to")).toEqual([]); // it counts as a battle
    t.play("red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 3, royal: 2 }]);
  });

  test("[DIA-RT.11] the same when the army of royals only is the attacker", () => {
    const t = attack({ royal: 3 }, { mercenary: 2 }, BLUE_ONLY).dice("").play("red step-to gordium");
    expect(t.field("gordium")).toEqual(["blue", { mercenary: 2, royal: 3 }]);
    expect(t.placeOf("antigonus")).toBe("dispersed");
  });

  test("[DIA-RT.7] royals of the side with equal or greater legitimacy do not change sides though they lose", () => {
    const t = attack({ mercenary: 12 }, { royal: 3 }, BOTH).dice("6 6 1 1 1").play("red step-to gordium");
    expect(t.told("units-changed-sides")).toEqual([]);
    expect(t.box("blue")).toEqual({ royal: 3 });
  });

  test("[DIA-RT.10] [DIA-PRE.10] the comparison: LP, the commander's prestige, and 4 for the defender of sacred ground", () => {
    const t = table().general("red", "ptolemy", "celaenae").general("blue", "eumenes", "gordium").royal("alexanders-body", "gordium", "blue");
    const s = t.state;
    expect(legitimacyTotal(s, 1, general("ptolemy"), space("gordium"), false)).toBe(3 + 2);
    expect(legitimacyTotal(s, 2, general("eumenes"), space("gordium"), true)).toBe(3 - 2 + 4);
    expect(legitimacyTotal(s, 2, general("eumenes"), space("gordium"), false)).toBe(3 - 2);
    s.champions = 0;
    expect(legitimacyTotal(s, 2, general("eumenes"), space("celaenae"), true)).toBe(-2);
    setPrestigeMarkers(s, general("ptolemy"), 3);
    s.oratory = 1 << general("ptolemy");
    expect(legitimacyTotal(s, 1, general("ptolemy"), space("gordium"), false)).toBe(0 + 2 + 3 + 5);
  });

  test("[DIA-RT.3] [DIA-RT.5] a single royal CU is compared and set aside like several", () => {
    const t = attack({ mercenary: 4, royal: 1 }, { mercenary: 3 }, BLUE_ONLY).dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("royals-set-aside")).toEqual([{ type: "royals-set-aside", clause: "DIA-RT.5", seat: "red", count: 1 }]);
    const equal = attack({ mercenary: 4, royal: 1 }, { mercenary: 3 }, BOTH).dice("6 6 1 1").play("red step-to gordium");
    expect([equal.told("royals-set-aside"), equal.one("battle-strengths").attacker]).toEqual([[], 6]);
  });

  test("[DIA-RT.10] in a battle sacred ground counts for the defender, and not for the attacker who carries it", () => {
    const aside = (champions: number, body: string, seat: "red" | "blue", veterans = ""): (readonly [string, number])[] => {
      const t = table({ usurper: "blue" })
        .units("blue", "gordium", { mercenary: 3, royal: 1 })
        .army("red", "antigonus", "celaenae", { mercenary: 3, royal: 2 });
      t.set((s) => (s.champions = champions)).royal("alexanders-body", body, seat);
      return ready(t)
        .dice(`6 6 1 1 ${veterans}`)
        .play("red step-to gordium")
        .told("royals-set-aside")
        .map((event) => [event.seat, event.count]);
    };
    // The Champion's 3 against 0, and against 4 where the body lies with the defender.
    expect(aside(RED_ONLY, "babylon", "blue")).toEqual([["blue", 1]]);
    expect(aside(RED_ONLY, "gordium", "blue", "1")).toEqual([["red", 2]]);
    expect(aside(BLUE_ONLY, "celaenae", "red", "1")).toEqual([["red", 2]]);
  });

  test("[DIA-RT.12] after a draw set-aside royals stay with their owner and move back with him", () => {
    const t = attack({ mercenary: 3, royal: 2 }, { mercenary: 3 }, BLUE_ONLY).dice("4 4 4 4").play("red step-to gordium");
    expect(t.told("battle-drawn").length).toBe(1);
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 2, royal: 2 }]);
  });

  function siege(garrison: UnitCounts, champions: number, more: (t: Table) => Table = (t) => t): Table {
    const t = more(table({ usurper: "blue" }).army("red", "antigonus", "celaenae", { mercenary: 5 }).inside("blue", "celaenae", garrison));
    t.set((s) => {
      s.champions = champions;
    });
    return ready(t);
  }

  test("[DIA-RT.8] [DIA-RT.14] royals inside go over to a more legitimate besieger with the first point; the requirement falls at once", () => {
    const t = siege({ royal: 2 }, RED_ONLY).dice("5").play("red assault");
    expect(t.told("units-changed-sides")[0]).toMatchObject({ clause: "DIA-RT.8", from: "blue", to: "red", units: { royal: 2 } });
    expect(t.controlOf("celaenae")).toBeNull();
    t.play("red end-move");
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 5, royal: 2 }]);
  });

  test("[DIA-RT.8] [DIA-RT.13] they compare with the general who leads the attempt, not with the senior one", () => {
    const led = (leader: string): number => {
      // Blue has 3 LP and 2 for Macedonia; Red 3 and 1 for Perdiccas, and 2 more with Ptolemy's prestige.
      const t = table({ usurper: "blue" }).control("blue", "pella", "aegae", "therma").inside("blue", "celaenae", { royal: 1, mercenary: 1 });
      t.army("red", "perdiccas", "celaenae", { mercenary: 5 }).general("red", "ptolemy", "celaenae").segment("red", "surrender");
      return t.dice("5").play("red free-attempt celaenae", `red lead-attempt ${leader}`).told("units-changed-sides").length;
    };
    expect([led("ptolemy"), led("perdiccas")]).toEqual([1, 0]);
  });

  test("[DIA-RT.8] [DIA-RT.14] they join the army that makes the attempt, under way or in the field", () => {
    const marching = siege({ royal: 1, mercenary: 1 }, RED_ONLY).dice("5").play("red assault");
    expect([unitCounts(forceUnits(marching.state)), marching.field("celaenae")]).toEqual([{ mercenary: 5, royal: 1 }, [null, {}]]);
    const free = table({ usurper: "blue" }).army("red", "antigonus", "celaenae", { mercenary: 5 }).inside("blue", "celaenae", { royal: 1, mercenary: 1 });
    free.set((s) => (s.champions = RED_ONLY));
    free.segment("red", "surrender").dice("5").play("red free-attempt celaenae");
    expect([forceUnits(free.state), free.field("celaenae")]).toEqual([0, ["red", { mercenary: 5, royal: 1 }]]);
    expect(free.within("celaenae")).toEqual({ mercenary: 1 });
  });

  test("[DIA-RT.8] without royal troops inside nobody changes sides", () => {
    const t = siege({ mercenary: 2 }, RED_ONLY).dice("5").play("red assault");
    expect([t.told("siege-points").length, t.told("units-changed-sides")]).toEqual([1, []]);
  });

  test("[DIA-RT.8] not to an equal one", () => {
    const t = siege({ royal: 2 }, BOTH).dice("5").play("red assault");
    expect(t.told("units-changed-sides")).toEqual([]);
    expect(t.within("celaenae")).toEqual({ royal: 2 });
  });

  test("[DIA-RT.13] in a siege the besieger's commander counts against the highest-ranking general inside", () => {
    const t = table({ usurper: "blue" }).army("red", "antigonus", "celaenae", { mercenary: 5 }).inside("blue", "celaenae", { royal: 1 }, "craterus");
    // Craterus has 2 prestige inside, so Blue's total is the higher.
    ready(t).dice("5").play("red assault");
    expect(t.told("units-changed-sides")).toEqual([]);
  });

  test("[DIA-RT.13] [DIA-PRE.2] sacred ground counts for the owner of the city, not for the besieger", () => {
    // Red compares with 3, Blue with 0 and, where he holds the body inside, with 4.
    const t = siege({ royal: 2 }, RED_ONLY, (before) => before.royal("alexanders-body", "inside celaenae", "blue"))
      .dice("5")
      .play("red assault");
    expect([t.told("units-changed-sides"), t.within("celaenae")]).toEqual([[], { royal: 2 }]);
    expect(siege({ royal: 2 }, RED_ONLY).dice("5").play("red assault").told("units-changed-sides")).toHaveLength(1);
    // Blue compares with 3 and Red with 0, though he holds the body before the walls.
    const outside = siege({ royal: 2 }, BLUE_ONLY, (before) => before.royal("alexanders-body", "celaenae", "red"))
      .dice("5")
      .play("red assault");
    expect(outside.told("units-changed-sides")).toEqual([]);
  });

  test("[DIA-RT.18] the comparison is made at every gain", () => {
    const t = siege({ royal: 1, mercenary: 1 }, BOTH).dice("5").play("red assault");
    expect(t.told("units-changed-sides")).toEqual([]);
    t.set((s) => {
      s.champions = RED_ONLY;
    });
    t.dice("5").play("red assault");
    expect(t.told("units-changed-sides").length).toBe(1);
    expect(t.controlOf("celaenae")).toBeNull();
  });

  test("[DIA-RT.16] [DIA-RT.5] royals that changed sides are royal troops for their new owner: he may not use them against more legitimacy either, and they go on", () => {
    const t = attack({ mercenary: 8 }, { mercenary: 2, royal: 2 }, RED_ONLY).dice("6 6 1 1").play("red step-to gordium", "red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 8, royal: 2 }]);
    t.army("green", "ptolemy", "celaenae", { mercenary: 14 }).only("game-turn");
    t.set((s) => {
      s.champions = 0b100;
      clearTurnMarks(s);
    });
    t.segment("green", "movement").play("green move-armies").dice("6").play("green activate-general ptolemy", "green done");
    t.dice("6 6 1 1").play("green step-to gordium", "red stand", "green end-move");
    expect(t.told("royals-set-aside")).toEqual([{ type: "royals-set-aside", clause: "DIA-RT.5", seat: "red", count: 2 }]);
    expect(t.field("gordium")).toEqual(["green", { mercenary: 14, royal: 2 }]);
  });
});

describe("Silver Shields", () => {
  const withShields = (t: Table): Table =>
    t.set((s) => {
      s.silver = SILVER_IN_PLAY;
    });

  test("[DIA-SS.1] two CUs of strength 3 each", () => {
    const t = withShields(table({ usurper: "blue" }).units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { "silver-shields": 2 }));
    ready(t).dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("battle-strengths")[0]?.attacker).toBe(6);
  });

  test("[DIA-SS.2] [DIA-SS.15] they are never divided: left, dropped and withdrawn as one", () => {
    const t = withShields(table().army("red", "antigonus", "celaenae", { mercenary: 1, "silver-shields": 2 }));
    t.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus", "red leave-unit silver-shields", "red done");
    expect(t.field("celaenae")).toEqual(["red", { "silver-shields": 2 }]);
  });

  test("[DIA-SS.3] what they have lost never comes back: not from the Dispersed Box, not with their card", () => {
    const back = withShields(table().control("red", "pella").dispersed("red", { "silver-shields": 1 }))
      .byChance()
      .begin("reinforcement");
    back.playTo("name-first-player", "place-unit silver-shields pella");
    expect(back.field("pella")[1]["silver-shields"]).toBe(1);
    // Taken over before a battle, 2 CUs become 1 and stay 1.
    const taken = withShields(table({ usurper: "blue" }).army("red", "antigonus", "celaenae", { mercenary: 6 }).hand("red", "silver-shields"));
    taken.units("blue", "gordium", { mercenary: 2, "silver-shields": 2 }).pile("diplomacy").segment("red", "movement").play("red move-armies");
    taken.dice("6").play("red activate-general antigonus", "red done", "red pass").dice("6 6 1 1").passTo("red step-to gordium");
    taken.passTo("red play-surprise silver-shields").passAll();
    taken.play("red end-move");
    expect(taken.field("gordium")).toEqual(["red", { mercenary: 6, "silver-shields": 1 }]);
    // In play the card is a Surprise card, so it brings no more of them.
    const card = withShields(table().army("red", "antipater", "pella", { "silver-shields": 1 }).hand("red", "silver-shields", "diplomacy", "unrest"));
    expect(card.segment("red", "tyche").listed("choose-card")).toEqual(["diplomacy", "unrest"]);
  });

  test("[DIA-SS.3] [DIA-SS.4] losses take single CUs, and when both are lost they are out of the game", () => {
    const t = withShields(table().control("independent", "gordium").army("red", "antigonus", "gordium", { mercenary: 1, "silver-shields": 2 }));
    ready(t).dice("1").play("red subjugate", "red lose-unit silver-shields", "red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 1, "silver-shields": 1 }]);
    expect(t.state.silver).toBe(SILVER_IN_PLAY);
    const gone = withShields(table().units("blue", "gordium", { "silver-shields": 1 }).army("red", "antigonus", "celaenae", { mercenary: 5 }));
    ready(gone).dice("5").play("red step-to gordium");
    expect(gone.state.silver).toBe(SILVER_GONE);
  });

  test("[DIA-SS.13] for overruns, garrisons and sieges they count as their number of CUs", () => {
    const t = withShields(
      table()
        .control("blue", "celaenae")
        .units("blue", "celaenae", { "silver-shields": 2, mercenary: 1 })
        .army("red", "antigonus", "gordium", { mercenary: 6 }),
    );
    ready(t).play("red step-to celaenae", "blue withdraw-unit silver-shields");
    expect(t.within("celaenae")).toEqual({ "silver-shields": 2 });
    expect(t.told("overrun").length).toBe(1);
  });
});

describe("elite royal troops", () => {
  test("[DIA-OPT.1] [DIA-OPT.2] one die for each royal CU that takes part: 2, 5, 6, 1 make 8 + 2", () => {
    const result = fightLandBattle({ units: { royal: 4 } }, { units: { mercenary: 8 } }, new ScriptedDice("2 5 6 1 6 6 1 1"));
    expect(result.attacker.strength).toBe(10);
    const plain = fightLandBattle({ units: { royal: 4 } }, { units: { mercenary: 8 } }, new ScriptedDice("6 6 1 1"), { eliteRoyals: false });
    expect(plain.attacker.strength).toBe(8);
    const t = attack({ royal: 2 }, { mercenary: 2 }, BOTH).set((s) => {
      s.options = SWITCHES.of.eliteRoyals;
    });
    t.dice("5 6 6 6 1 1").play("red step-to gordium");
    expect(t.told("battle-strengths")[0]?.attacker).toBe(6);
  });
});
