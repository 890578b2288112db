/** The Surprise cards, each in its window. The pile is empty unless a test is about drawing. */
import { describe, expect, test } from "vitest";
import { hasBit } from "../../../src/core/basics/bits.js";
import { canPlaySurprise, fieldDeserters, insideDeserters } from "../../../src/diadochi/rules/cards/surprises.js";
import {
  FORCE,
  formForce,
  INDEPENDENTS,
  INSIDE,
  isFleetDispersed,
  isChampion,
  isFleetUpgraded,
  setFleet,
  SILVER_GONE,
  SILVER_IN_PLAY,
} from "../../../src/diadochi/state/index.js";
import { IN } from "../../../src/diadochi/vocabulary/frames/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import type { Seat, UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table, seatOf } from "../table.js";

const tables = EDITIONS.of("");

/** Red's Antipater stands in Pella and attacks Blue in Aegae, in Macedonia, which nobody controls. */
function attack(red: UnitCounts, blue: UnitCounts, t: Table = table().pile()): Table {
  return t.army("red", "antipater", "pella", red).units("blue", "aegae", blue);
}

/** Up to the battle: the movement die is a 4. */
function march(t: Table, rolls = ""): Table {
  t.segment("red", "movement").dice(`4 ${rolls}`);
  return t.play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to aegae");
}

describe("Mutiny", () => {
  const start = (blueHand = "mutiny") => attack({ macedonian: 3, royal: 1, mercenary: 2 }, { macedonian: 4 }).hand("blue", blueHand);

  test("[DIA-CRD.3] [DIA-CRD.1] Before the first step of an enemy army: the CUs by which 2d6 exceed its legitimacy leave it for the Dispersed Box", () => {
    const t = start().segment("red", "movement").dice("4 3 3").play("red move-armies", "red activate-general antipater", "red done");
    // Antipater's player has 3 LP; a roll of 6 makes 3 CUs mutiny, chosen by Blue.
    t.passTo("blue play-surprise mutiny");
    expect(t.moves()).toEqual(["blue mutineer macedonian", "blue mutineer royal"]);
    // After the royal CU only Macedonians are left to choose.
    t.play("blue mutineer royal");
    expect(t.box("red")).toEqual({ macedonian: 2, royal: 1 });
    expect(t.asked).toBe("march red");
  });

  test("[DIA-DEC.51] The player of the card chooses each mutineer, an ordinary Macedonian or a royal CU, while there are more than mutiny", () => {
    const t = attack({ macedonian: 2, royal: 2, mercenary: 2 }, { macedonian: 4 }).hand("blue", "mutiny").segment("red", "movement");
    t.dice("4 2 3").play("red move-armies", "red activate-general antipater", "red done").passTo("blue play-surprise mutiny");
    expect(t.moves()).toEqual(["blue mutineer macedonian", "blue mutineer royal"]);
    t.play("blue mutineer macedonian");
    expect([t.moves(), t.box("red")]).toEqual([["blue mutineer macedonian", "blue mutineer royal"], { macedonian: 1 }]);
    expect(["elephant", "silver-shields", "mercenary"].map((unit) => t.reason(`blue mutineer ${unit}`)?.split(" ")[0])).toEqual([
      "card/not-macedonian",
      "card/immune-to-mutiny",
      "card/not-macedonian",
    ]);
    t.play("blue mutineer macedonian");
    // The two are chosen.
    expect([t.box("red"), t.asked]).toEqual([{ macedonian: 2 }, "march red"]);
    const royals = attack({ royal: 3, mercenary: 2 }, { macedonian: 4 }).hand("blue", "mutiny").segment("red", "movement");
    royals.dice("4 2 3").play("red move-armies", "red activate-general antipater", "red done").passTo("blue play-surprise mutiny");
    // There is nothing to choose.
    expect([royals.box("red"), royals.asked]).toEqual([{ royal: 2 }, "march red"]);
  });

  test("[DIA-BAT.3] In a battle the senior general commands the army that may mutiny, and the one it may join", () => {
    // Craterus, who ignores Mutiny, is senior to Ptolemy; under Antipater he is not in command.
    const battle = (...generals: string[]): string[] => {
      const t = table({ usurper: "blue" }).pile().army("red", "leonnatus", "pella", { mercenary: 3 }).units("blue", "aegae", { macedonian: 4 });
      for (const general of generals) t.general("blue", general, "aegae");
      t.hand("red", "mutiny").segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general leonnatus").passTo("red done");
      t.passTo("red step-to aegae").passTo("blue stand");
      return t.moves("play-surprise");
    };
    expect(battle("craterus", "ptolemy")).toEqual([]);
    expect(battle("craterus", "antipater")).toEqual(["red play-surprise mutiny"]);
  });

  test("[DIA-CRD.3] A roll of the army's total or less has no effect", () => {
    const t = start().segment("red", "movement").dice("4 1 2").play("red move-armies", "red activate-general antipater", "red done");
    t.passTo("blue play-surprise mutiny");
    expect(t.box("red")).toEqual({});
    expect(t.placeOfCard("mutiny")).toBe("resting");
  });

  test("[DIA-CRD.3] Not against the own army, nor against independents, nor where no Macedonian is", () => {
    const own = table().pile().army("red", "antipater", "pella", { macedonian: 3 }).hand("red", "mutiny").segment("red", "movement");
    own.dice("4").play("red move-armies", "red activate-general antipater", "red done");
    expect(own.moves()).toEqual(["red exchange-surprise mutiny", "red pass"]);
    const tribe = table().pile().army("red", "antipater", "pella", { macedonian: 3 }).independents("aegae", 3).hand("red", "mutiny").segment("red", "movement");
    tribe.dice("4").play("red move-armies", "red activate-general antipater").passTo("red done").passTo("red step-to aegae");
    expect([tribe.asked, tribe.moves("play-surprise")]).toEqual(["surprise-window red", []]);
    const plain = table().pile().army("red", "antipater", "pella", { mercenary: 3 }).hand("blue", "mutiny").segment("red", "movement");
    plain.dice("4").play("red move-armies", "red activate-general antipater", "red done");
    expect(plain.moves("play-surprise")).toEqual([]);
  });

  test("[DIA-TYC.26] Not an independent army that has crossed a pass, nor what is left when no CU is", () => {
    const t = table().pile().army("red", "antipater", "larissa", { mercenary: 4 }).hand("blue", "ambush").segment("red", "movement");
    t.dice("6").play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to dodona");
    const can = (owner: number, units: number): boolean =>
      canPlaySurprise(
        t.set((s) => formForce(s, owner, tables.spaceIds.indexOf("dodona"), { units, generals: 0, royals: 0 })).state,
        tables,
        1,
        tables.cardIds.indexOf("ambush"),
        IN["enemy-army-enters-space"],
      );
    // Owner 1 is red, 2 is blue.
    expect([can(1, 4), can(INDEPENDENTS, 4), can(1, 0), can(2, 4)]).toEqual([true, false, false, false]);
  });

  test("[DIA-CRD.3] At most three CUs mutiny", () => {
    const t = start().segment("red", "movement").dice("4 6 6").play("red move-armies", "red activate-general antipater", "red done");
    t.passTo("blue play-surprise mutiny").play("blue mutineer macedonian", "blue mutineer macedonian", "blue mutineer macedonian");
    expect(t.asked).toBe("march red");
  });

  test("[DIA-CRD.2] [DIA-GEN.6] An army commanded by Craterus ignores it", () => {
    const t = table().pile().army("red", "craterus", "pella", { macedonian: 3 }).hand("blue", "mutiny").segment("red", "movement");
    t.dice("4").play("red move-armies", "red activate-general craterus", "red done");
    expect(t.moves()).toEqual(["blue exchange-surprise mutiny", "blue pass"]);
  });

  test("[DIA-SS.10] Silver Shields, mercenaries and elephants never mutiny", () => {
    const t = table()
      .pile()
      .army("red", "antipater", "pella", { "silver-shields": 2, mercenary: 2, elephant: 1 })
      .hand("blue", "mutiny")
      .segment("red", "movement");
    t.dice("4").play("red move-armies", "red activate-general antipater", "red done");
    expect(t.moves("play-surprise")).toEqual([]);
  });

  test("[DIA-CRD.3] [DIA-RT.16] In a battle they join a player with the higher total", () => {
    const t = attack({ macedonian: 3, mercenary: 3 }, { macedonian: 4 }, table({ usurper: "blue" }).pile())
      .hand("blue", "mutiny")
      .general("blue", "perdiccas", "aegae");
    // Blue has 4 LP with Perdiccas in play, Red 3; a roll of 5 makes two CUs mutiny.
    march(t, "2 3 6 6 1 1 1").passTo("blue stand").passTo("blue play-surprise mutiny");
    expect(t.told("units-changed-sides").map((event) => [event.from, event.to, event.units])).toEqual(Array(2).fill(["red", "blue", { macedonian: 1 }]));
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 5, defender: 12 });
  });

  test("[DIA-CRD.3] In a battle they go to the Dispersed Box when the player's own total is not higher", () => {
    const t = attack({ macedonian: 3, mercenary: 3 }, { macedonian: 4 }, table({ usurper: "blue" }).pile()).hand("blue", "mutiny");
    march(t, "2 2 6 6 1 1 1").passTo("blue play-surprise mutiny");
    expect(t.told("units-changed-sides")).toEqual([]);
    expect(t.told("units-dispersed")[0]).toMatchObject({ seat: "red", units: { macedonian: 1 } });
  });

  test("[DIA-PRE.1] Prestige of the commander protects like legitimacy", () => {
    const t = table().pile().army("red", "ptolemy", "pella", { macedonian: 3 }).hand("blue", "mutiny").segment("red", "movement");
    t.dice("4 2 3").play("red move-armies", "red activate-general ptolemy", "red done").passTo("blue play-surprise mutiny");
    expect(t.box("red")).toEqual({});
  });
});

describe("Deception and Attack", () => {
  test("[DIA-CRD.10] [DIA-BAT.11] +2 to the player's dice total", () => {
    const t = attack({ mercenary: 4 }, { mercenary: 4 }).hand("blue", "deception-and-attack");
    // Blue rolls 3 + 3 + 2 = 8 with strength 4: 9; Red 4 + 4 = 8 with strength 4: 9.
    march(t, "4 4 3 3").passTo("blue play-surprise deception-and-attack");
    expect(t.told("battle-scores")[0]).toMatchObject({ attacker: 9, defender: 9 });
  });

  test("[DIA-CRD.10] [DIA-BAT.11] the attacker's are his own dice, and the defender's stay as they fell", () => {
    const t = attack({ mercenary: 4 }, { mercenary: 4 }).hand("red", "deception-and-attack");
    // Red rolls 4 + 4 + 2 = 10 with strength 4: 10; Blue 3 + 3 = 6 with strength 4: 7.
    march(t, "4 4 3 3").passTo("red play-surprise deception-and-attack");
    expect(t.told("battle-scores")[0]).toMatchObject({ attacker: 10, defender: 7 });
  });

  test("[DIA-GEN.11] +3 when Ptolemy commands", () => {
    const t = attack({ mercenary: 4 }, { mercenary: 4 }).hand("blue", "deception-and-attack").general("blue", "ptolemy", "aegae");
    march(t, "4 4 3 3").passTo("blue stand").passTo("blue play-surprise deception-and-attack");
    // 3 + 3 + 3 = 9 with strength 4: 10.
    expect(t.told("battle-scores")[0]).toMatchObject({ attacker: 9, defender: 10 });
  });

  test("[DIA-CRD.10] Only by a side of the battle, and only in its window", () => {
    const t = attack({ mercenary: 4 }, { mercenary: 4 }).hand("green", "deception-and-attack");
    march(t, "4 4 3 3");
    expect(t.moves("play-surprise")).toEqual([]);
    expect(t.reason("green play-surprise deception-and-attack")).toBe("surprise/not-in-this-window DIA-TYC.17");
    t.play("green pass");
    expect(t.moves("play-surprise")).toEqual([]);
    t.play("green pass");
    expect(t.told("battle-scores")).toHaveLength(1);
  });
});

describe("Against Elephants", () => {
  test("[DIA-CRD.9] The enemy's elephants have strength 0 in this battle", () => {
    const t = attack({ mercenary: 3 }, { mercenary: 1, elephant: 2 }).hand("red", "against-elephants");
    march(t, "6 6 4 4").passTo("red play-surprise against-elephants");
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 3, defender: 1 });
  });

  test("[DIA-GEN.4] No effect on an army commanded by Seleucus", () => {
    const t = attack({ mercenary: 3 }, { mercenary: 1, elephant: 2 }).hand("red", "against-elephants").general("blue", "seleucus", "aegae");
    march(t, "6 6 4 4 4 4").passTo("blue stand").passTo("red play-surprise against-elephants");
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 3, defender: 9 });
  });
});

describe("Silver Shields", () => {
  const inPlay = (t: Table) =>
    t.set((s) => {
      s.silver = SILVER_IN_PLAY;
    });

  const stealing = (): Table => {
    const t = inPlay(attack({ mercenary: 3 }, { mercenary: 1, "silver-shields": 2 })).hand("red", "silver-shields");
    return march(t, "4 4 1 1").passTo("red play-surprise silver-shields");
  };

  test("[DIA-SS.6] [DIA-SS.7] The card steals them before the dice of a battle", () => {
    const { events } = stealing();
    const order = events.map(({ type }) => type).filter((type) => ["surprise-played", "units-changed-sides", "battle-strengths"].includes(type));
    expect(order).toEqual(["surprise-played", "units-changed-sides", "battle-strengths"]);
  });

  test("[DIA-SS.8] They lose 1 CU before strength is computed", () => {
    const t = stealing();
    expect(t.told("units-lost")[0]).toMatchObject({ clause: "DIA-SS.8", seat: "blue", units: { "silver-shields": 1 } });
    expect(t.one("battle-strengths")).toMatchObject({ attacker: 3 + 3, defender: 1 });
  });

  test("[DIA-SS.12] The opponent of the army that has them steals them; they join his army in the space", () => {
    expect(stealing().one("units-changed-sides")).toMatchObject({ from: "blue", to: "red", units: { "silver-shields": 1 } });
  });

  test("[DIA-SS.9] [DIA-SS.4] At the second change of side they leave the game", () => {
    const t = inPlay(attack({ mercenary: 3 }, { mercenary: 1, "silver-shields": 1 })).hand("red", "silver-shields");
    march(t, "4 4 1 1").passTo("red play-surprise silver-shields");
    expect([t.state.silver, t.told("battle-strengths")[0]?.attacker]).toEqual([SILVER_GONE, 3]);
    expect([t.told("units-changed-sides"), t.told("units-lost")[0]?.units]).toEqual([[], { "silver-shields": 1 }]);
  });

  test("[DIA-SS.12] Not by a player who takes no part", () => {
    const t = inPlay(attack({ mercenary: 4 }, { mercenary: 1, "silver-shields": 2 })).hand("green", "silver-shields");
    march(t).play("green pass");
    expect(t.moves()).toEqual(["green exchange-surprise silver-shields", "green pass"]);
  });

  test("[DIA-SS.14] When they are out of the game the card can only be exchanged", () => {
    const t = attack({ mercenary: 3 }, { mercenary: 3 }).hand("red", "silver-shields");
    t.set((s) => {
      s.silver = SILVER_GONE;
    });
    march(t);
    expect(t.moves()).toEqual(["red exchange-surprise silver-shields", "red pass"]);
  });
});

describe("Gift of Oratory", () => {
  const antipater = tables.pieceIds.indexOf("antipater");

  test("[DIA-CRD.4] [DIA-PRE.6] A general of the player has 5 prestige more until the segment ends", () => {
    const t = table().pile().general("red", "antipater", "pella").general("red", "alcetas", "tyre").hand("red", "gift-of-oratory", "suspicion");
    t.segment("red", "tyche").play("red play-surprise gift-of-oratory");
    expect(t.moves()).toEqual(["red target-general antipater", "red target-general alcetas"]);
    t.play("red target-general antipater");
    expect(hasBit(t.state.oratory, antipater)).toBe(true);
    t.play("red use-ops", "red ops-nothing");
    expect(t.state.oratory).toBe(0);
  });

  test("[DIA-TYC.26] [DIA-TYC.25] It can be played in every window, and by the active player at an idle moment", () => {
    const t = attack({ mercenary: 3 }, { mercenary: 3 }).hand("blue", "gift-of-oratory").general("blue", "perdiccas", "babylon");
    march(t);
    expect(t.moves("play-surprise")).toEqual(["blue play-surprise gift-of-oratory"]);
    const idle = table().pile().general("red", "antipater", "pella").hand("red", "gift-of-oratory").segment("red", "surrender");
    expect(idle.moves("play-surprise")).toEqual(["red play-surprise gift-of-oratory"]);
  });

  test("[DIA-CRD.4] Only for a general of the player on the map", () => {
    const t = table()
      .pile()
      .generalAt("red", "antipater", -2)
      .general("blue", "perdiccas", "babylon")
      .hand("red", "gift-of-oratory")
      .segment("red", "surrender");
    expect(t.moves("play-surprise")).toEqual([]);
  });
});

describe("Desertion", () => {
  test("[DIA-CRD.14] Mercenaries of an enemy army make an attrition test; only mercenaries are lost", () => {
    const t = table().pile().hand("red", "desertion").units("blue", "pella", { mercenary: 4, macedonian: 1 }).units("green", "tyre", { macedonian: 2 });
    t.units("blue", "argos", { mercenary: 1 })
      .inside("blue", "babylon", { mercenary: 1 })
      .units("green", "babylon", { royal: 2 })
      .units("red", "susa", { mercenary: 3 });
    t.independents("sparta", 2).segment("red", "surrender").dice("6").play("red play-surprise desertion");
    // Only Blue has mercenaries besides Red himself.
    expect(t.moves()).toEqual(["red target-army pella", "red target-army argos", "red target-garrison babylon"]);
    t.play("red target-army pella");
    // Column 4, a roll of 6: three CUs.
    expect(t.field("pella")).toEqual(["blue", { mercenary: 1, macedonian: 1 }]);
  });
});

describe("Desertion from a moving army", () => {
  test("[DIA-AMB.162] Where a moving army and CUs of its player stand in one space, it is the army that deserts; without mercenaries in it the CUs", () => {
    const deserted = (army: UnitCounts): Table => {
      const t = table()
        .pile()
        .army("red", "antipater", "pella", { ...army, mercenary: (army.mercenary ?? 0) + 4 })
        .hand("blue", "desertion");
      t.units("red", "argos", { mercenary: 4 }).segment("red", "movement").play("red move-armies").dice("4", "any").passTo("red activate-general antipater");
      for (let n = 0; n < 4; n++) t.play("red leave-unit mercenary");
      return t.passTo("red done").dice("6").passTo("blue play-surprise desertion").play("blue target-army pella");
    };
    const army = deserted({ mercenary: 4 });
    expect([army.told("units-lost")[0]?.units, army.field("pella")]).toEqual([{ mercenary: 3 }, ["red", { mercenary: 4 }]]);
    const field = deserted({ macedonian: 2 });
    expect([field.told("units-lost")[0]?.units, field.field("pella")]).toEqual([{ mercenary: 3 }, ["red", { mercenary: 1 }]]);
  });
});

describe("Storm at Sea", () => {
  test("[DIA-FLT.8] [DIA-NAV.21] [DIA-AMB.165] The naval move is cancelled, and each escort is dispersed at its present strength on a 1 or 2", () => {
    const t = table().pile().army("red", "antipater", "corinth", { mercenary: 2 }).control("red", "athens", "rhodes").hand("blue", "storm-at-sea");
    const fleets = ["athenian-fleet", "rhodian-fleet", "ionian-fleet"].map((id) => tables.fleetIds.indexOf(id));
    t.control("red", "ephesus").set((s) => setFleet(s, fleets[0]!, true, false));
    t.segment("red", "movement").dice("4 2 3").play("red move-armies", "red activate-general antipater", "red done").passAll();
    t.play("red embark", "red sail-to sparta", "red land-here", "red add-escort athenian-fleet", "red add-escort rhodian-fleet", "red done");
    t.passTo("blue play-surprise storm-at-sea");
    expect(t.placeOf("antipater")).toBe("corinth");
    expect(fleets.map((f) => isFleetDispersed(t.state, f))).toEqual([true, false, false]);
    expect(isFleetUpgraded(t.state, fleets[0]!)).toBe(true);
    expect(t.told("fleet-dispersed")).toEqual([{ type: "fleet-dispersed", clause: "DIA-FLT.8", fleet: "athenian-fleet" }]);
    expect(t.told("roll").map(({ seat, purpose, faces }) => [seat, purpose, faces])).toEqual([
      ["blue", "storm-at-sea", [2]],
      ["blue", "storm-at-sea", [3]],
    ]);
    expect(t.asked).toBe("movement-segment red");
  });
});

test("[DIA-AMB.162] mercenaries desert from where there are some: the field, inside, or the army under way", () => {
  const t = table().units("blue", "pella", { macedonian: 2 }).units("red", "tyre", { mercenary: 1 }).inside("blue", "babylon", { macedonian: 1 });
  const at = (id: string): number => tables.spaceIds.indexOf(id);
  expect([fieldDeserters(t.state, 2, at("pella")), fieldDeserters(t.state, 2, at("tyre")), insideDeserters(t.state, tables, 2, at("babylon"))]).toEqual([
    -1, -1, -1,
  ]);
  t.units("blue", "pella", { mercenary: 1 }).inside("blue", "babylon", { mercenary: 1 });
  expect([fieldDeserters(t.state, 2, at("pella")), fieldDeserters(t.state, 1, at("tyre"))]).toEqual([at("pella"), at("tyre")]);
  expect(insideDeserters(t.state, tables, 2, at("babylon"))).toBe(INSIDE + at("babylon"));
  t.set((s) => formForce(s, 2, at("pella"), { units: 1, generals: 0, royals: 0 }));
  expect(fieldDeserters(t.state, 2, at("pella"))).toBe(FORCE);
});

describe("Ambush", () => {
  test("[DIA-TYC.26] An enemy army that has just crossed a pass makes an attrition test on column 2, and its move ends", () => {
    const t = table().pile().army("red", "antipater", "larissa", { mercenary: 4 }).hand("blue", "ambush").segment("red", "movement");
    t.dice("6 6").play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to dodona").passTo("blue play-surprise ambush");
    expect(t.field("dodona")).toEqual(["red", { mercenary: 2 }]);
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-TYC.26] Or one that has just entered a fortress that is not subdued; nobody else", () => {
    const t = table()
      .pile()
      .army("red", "antipater", "argos", { mercenary: 4 })
      .control("independent", "sparta")
      .hand("blue", "ambush")
      .segment("red", "movement");
    t.dice("6 1 1").play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to sparta").passTo("blue play-surprise ambush");
    expect(t.asked).toBe("movement-segment red");
    const plain = table().pile().army("red", "antipater", "argos", { mercenary: 4 }).hand("blue", "ambush").segment("red", "movement");
    plain.dice("6").play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to corinth");
    expect(plain.moves("play-surprise")).toEqual([]);
  });
});

describe("Scouts", () => {
  const interception = (hand: Seat) => {
    const t = table().pile().army("red", "antipater", "pella", { mercenary: 2 }).army("blue", "craterus", "larissa", { mercenary: 3 }).hand(hand, "scouts");
    return t.segment("red", "movement").dice("4").play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to aegae");
  };

  test("[DIA-AMB.159] [DIA-INT.6] [DIA-TYC.26] The own attempt succeeds without a die", () => {
    const t = interception("blue").passTo("blue declare-interception larissa").passTo("blue play-surprise scouts");
    expect(t.told("interception-succeeded")).toHaveLength(1);
    expect(t.told("roll").filter((roll) => roll.purpose === "interception")).toEqual([]);
  });

  test("[DIA-AMB.159] [DIA-CHA.9] [DIA-TYC.26] A successful attempt of another player against the own army fails; the status is lost all the same", () => {
    const t = interception("red").passTo("blue declare-interception larissa");
    // Before the die there is nothing that Red could cancel.
    expect(t.moves("play-surprise")).toEqual([]);
    expect(isChampion(t.state, seatOf("blue"))).toBe(true);
    t.dice("6").play("red pass");
    expect(t.events.map(({ type }) => type)).toEqual(["champion-lost", "roll"]);
    t.passTo("red play-surprise scouts");
    expect(t.told("interception-failed")).toHaveLength(1);
    expect(isChampion(t.state, seatOf("blue"))).toBe(false);
  });

  test("[DIA-AMB.159] Not after the own success or failure, nor by a player against whom the attempt is not made", () => {
    for (const die of ["6", "1"]) {
      const own = interception("blue").passTo("blue declare-interception larissa").dice(die).play("blue pass");
      expect(own.moves("play-surprise")).toEqual([]);
    }
    const avoiding = (hand: Seat) => {
      const t = table().pile().army("red", "antipater", "pella", { mercenary: 2 }).army("blue", "craterus", "aegae", { mercenary: 3 }).hand(hand, "scouts");
      return t.segment("red", "movement").dice("4").play("red move-armies", "red activate-general antipater", "red done").passTo("red step-to aegae");
    };
    const before = avoiding("blue").passTo("blue try-to-avoid");
    expect(before.moves("play-surprise")).toEqual(["blue play-surprise scouts"]);
    expect(before.dice("1").play("blue pass").moves("play-surprise")).toEqual([]);
    const other = interception("green").passTo("blue declare-interception larissa").dice("6").play("green pass");
    expect(other.moves("play-surprise")).toEqual([]);
    const failed = interception("red").passTo("blue declare-interception larissa").dice("1").play("red pass");
    expect(failed.moves("play-surprise")).toEqual([]);
  });
});

describe("Relentless Pursuit", () => {
  test("[DIA-TYC.26] The survivors of the loser make a second attrition test", () => {
    const t = attack({ macedonian: 4 }, { macedonian: 4 }).hand("red", "relentless-pursuit");
    // Blue's four Macedonians lose one in the first test and, as three, two in the second.
    march(t, "6 6 1 1 2 6").passTo("red play-surprise relentless-pursuit");
    expect(t.box("blue")).toEqual({ macedonian: 1 });
  });

  test("[DIA-TYC.26] Not by the loser, nor when nobody survives", () => {
    const loser = attack({ macedonian: 4 }, { macedonian: 4 }).hand("blue", "relentless-pursuit");
    march(loser, "6 6 1 1 2").play("blue pass", "blue pass");
    expect(loser.moves("play-surprise")).toEqual([]);
    const dead = attack({ macedonian: 4 }, { mercenary: 4 }).hand("red", "relentless-pursuit");
    march(dead, "6 6 1 1").play("red pass", "red pass");
    expect(dead.moves("play-surprise")).toEqual([]);
  });
});

describe("Evil Omens", () => {
  test("[DIA-TYC.28] A Surprise card that another player has just played has no effect", () => {
    const t = attack({ mercenary: 4 }, { mercenary: 4 }).hand("blue", "deception-and-attack").hand("green", "evil-omens");
    march(t, "4 4 3 3").passTo("blue play-surprise deception-and-attack").passTo("green play-surprise evil-omens");
    expect(t.one("surprise-cancelled")).toMatchObject({ seat: "blue", card: "deception-and-attack" });
    // Blue's 3 + 3 = 6 with strength 4: 7.
    expect(t.one("battle-scores")).toMatchObject({ attacker: 9, defender: 7 });
  });

  test("[DIA-TYC.26] Not against the own card, and not outside its window", () => {
    const t = attack({ mercenary: 4 }, { mercenary: 4 }).hand("blue", "deception-and-attack", "evil-omens");
    march(t).passTo("blue play-surprise deception-and-attack");
    expect(t.moves()).toEqual(["blue exchange-surprise evil-omens", "blue pass"]);
  });
});

describe("Local Guides", () => {
  test("[DIA-TYC.26] The own army about to move has 2 MP more", () => {
    const t = table().pile().army("red", "antipater", "pella", { mercenary: 1 }).hand("red", "local-guides").segment("red", "movement");
    t.dice("1").play("red move-armies", "red activate-general antipater", "red done", "red play-surprise local-guides");
    expect(t.told("movement-points-changed")[0]?.movementPoints).toBe(4);
  });

  test("[DIA-CRD.14] Not for a lone general, nor for another player's army", () => {
    const alone = table().pile().general("red", "antipater", "pella").hand("red", "local-guides").segment("red", "movement");
    alone.play("red move-armies", "red activate-general antipater");
    expect(alone.moves("play-surprise")).toEqual([]);
    const foreign = table().pile().army("red", "antipater", "pella", { mercenary: 1 }).hand("blue", "local-guides").segment("red", "movement");
    foreign.play("red move-armies", "red activate-general antipater");
    expect(foreign.moves("play-surprise")).toEqual([]);
  });
});

describe("priority", () => {
  test("[DIA-TYC.27] The active player is asked first, whoever was first in the turn", () => {
    const t = table().pile().army("blue", "antipater", "pella", { mercenary: 3 }).hand("red", "desertion").hand("blue", "evil-omens").hand("green", "scouts");
    t.segment("blue", "movement").set((s) => {
      s.first = 0;
    });
    t.dice("4").play("blue move-armies", "blue activate-general antipater", "blue done");
    const asked: string[] = [];
    while (t.asked.startsWith("surprise-window")) {
      asked.push(t.asked.split(" ")[1]!);
      t.play(`${asked.at(-1)} pass`);
    }
    expect(asked).toEqual(["blue", "green", "red"]);
  });

  test("[DIA-TYC.26] [DIA-TYC.27] The window of an own army is the active player's, who is asked again when a card has been played", () => {
    const t = table().pile().army("blue", "antipater", "pella", { macedonian: 3 }).hand("red", "mutiny").hand("blue", "local-guides");
    t.segment("blue", "movement").set((s) => {
      s.first = 0;
    });
    t.dice("4 1 1").play("blue move-armies", "blue activate-general antipater", "blue done");
    expect(t.moves()).toContain("blue play-surprise local-guides");
    t.play("blue pass", "red play-surprise mutiny", "blue pass");
    expect(t.asked).toBe("surprise-window blue");
  });
});
