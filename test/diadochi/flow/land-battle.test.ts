/** Land battle (DIA-BAT). */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { combatScore, fightLandBattle } from "../../../src/diadochi/rules/battle.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { SILVER_IN_PLAY } from "../../../src/diadochi/state/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";
import { facing, led, ready } from "./battles.js";

const t0 = tablesOf({ edition: "" });

function scores(t: Table): { attacker: number; defender: number } | undefined {
  const event = t.told("battle-scores")[0];
  return event && { attacker: event.attacker, defender: event.defender };
}

describe("the sides", () => {
  test("[DIA-BAT.1] the active army is the attacker", () => {
    const t = facing({ mercenary: 3 }, { mercenary: 2 }).dice("4 4 1 1").play("red step-to gordium");
    expect(t.one("battle-began")).toEqual({ type: "battle-began", clause: "DIA-BAT.1", attacker: "red", defender: "blue", space: "gordium" });
  });

  test("[DIA-BAT.4] [DIA-CHA.6] to begin a battle against a player's CUs is a hostile act, against independents it is not", () => {
    const t = facing({ mercenary: 3 }, { mercenary: 2 }).dice("4 4 1 1").play("red step-to gordium");
    expect(t.one("champion-lost")).toMatchObject({ clause: "DIA-CHA.6", seat: "red" });
    const tribe = ready(table().independents("gordium", 2).army("red", "antigonus", "celaenae", { mercenary: 3 }), "antigonus");
    expect(tribe.dice("6 6 1 1").play("red step-to gordium").told("champion-lost")).toEqual([]);
  });

  test("[DIA-BAT.2] all field CUs fight, those inside do not", () => {
    const t = table().inside("blue", "celaenae", { mercenary: 2 }).units("red", "celaenae", { mercenary: 1 });
    t.army("blue", "perdiccas", "gordium", { mercenary: 4 });
    t.segment("blue", "movement").play("blue move-armies").dice("6").play("blue activate-general perdiccas", "blue done");
    t.dice("4 4 1 1").play("blue step-to celaenae", "blue garrison-stays");
    // Four mercenaries; Blue's marker at Celaenae gives one more.
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 5, defender: 1 });
  });

  test("[DIA-BAT.3] the highest-ranking general present commands", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 4 }).general("red", "perdiccas", "celaenae").units("blue", "gordium", { mercenary: 3 });
    ready(t, "antigonus").dice("1 1 1 1").play("red step-to gordium");
    // Perdiccas' rating 3 and not Antigonus' 4: the total is 6.
    expect(scores(t)).toEqual({ attacker: combatScore(t0, 4, 6), defender: combatScore(t0, 3, 2) });
    const defended = led({ mercenary: 4 }, { mercenary: 3 }).dice("6 6 1 1").play("blue stand");
    expect(scores(defended)?.defender).toBe(combatScore(t0, 3, 6));
  });

  test("[DIA-BAT.23] against an independent army no legitimacy is compared and royal troops take part", () => {
    const t = table()
      .independents("gordium", 2)
      .army("red", "antigonus", "celaenae", { royal: 3 })
      .set((s) => {
        s.champions = 0;
      });
    ready(t, "antigonus").dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("royals-set-aside")).toEqual([]);
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 6, defender: 2 });
  });

  test("[DIA-BAT.23] not even under Eumenes, whose prestige of -2 is less than nothing, be it in attack or in defence", () => {
    const nobody = (t: Table): Table => t.set((s) => (s.champions = 0));
    const attack = ready(nobody(table().independents("gordium", 2).army("red", "eumenes", "celaenae", { royal: 3 })), "eumenes");
    expect(attack.dice("6 6 1 1").play("red step-to gordium").one("battle-strengths")).toMatchObject({ attacker: 6, defender: 2 });
    const tribe = nobody(table().control("independent", "sparta").independents("argos", 4).independents("petra", 1));
    tribe.army("blue", "eumenes", "corinth", { royal: 2 }).hand("red", "tribal-uprising").tyche("red");
    tribe.play("red use-event", "red choose-option activate-army", "red activate-army argos");
    tribe.play("red step-to corinth").dice("6 6 1 1 1").play("blue stand");
    expect([tribe.told("royals-set-aside"), tribe.log.filter(({ type }) => type === "battle-strengths")]).toEqual([
      [],
      [{ type: "battle-strengths", clause: "DIA-BAT.5", space: "corinth", attacker: 4, defender: 4 }],
    ]);
  });
});

describe("strengths and dice", () => {
  test("[DIA-BAT.4] hostile act, window, comparison, elephants, strengths, dice, scores, losses, casualties, in this order", () => {
    const t = led({ mercenary: 3, elephant: 1 }, { mercenary: 3 }).dice("5 4 5 1 2 1").play("blue stand");
    expect(t.events.map((e) => e.type).filter((type) => type !== "points-changed")).toEqual([
      "battle-began",
      "champion-lost",
      "roll",
      "roll",
      "roll",
      "battle-strengths",
      "battle-scores",
      "battle-won",
      "army-defeated",
      "units-lost",
      "general-dispersed",
      "roll",
    ]);
    expect(t.told("roll").map((e) => e.purpose)).toEqual(["elephants", "battle", "battle", "leader-casualty"]);
  });

  test("[DIA-BAT.5] [DIA-BAT.6] [DIA-ELE.2] strength is the sum of the CUs: mercenary 1, Macedonian 2, royal 2, Silver Shields 3, elephants die less 2", () => {
    const t = table({ usurper: "blue" })
      .units("blue", "gordium", { elephant: 3 })
      .army("red", "antigonus", "celaenae", { mercenary: 1, macedonian: 1, royal: 1, "silver-shields": 2 })
      .set((s) => {
        s.silver = SILVER_IN_PLAY;
      });
    ready(t, "antigonus").dice("3 5 1 6 6 1 1").play("red step-to gordium");
    expect(t.told("battle-strengths")[0]).toMatchObject({ attacker: 1 + 2 + 2 + 6, defender: 1 + 3 + 0 });
  });

  test("[DIA-BAT.7] [DIA-BAT.8] local troops add 2 in an own province, else 1 on an own marker, to either side", () => {
    const province = table().control("blue", "celaenae", "colossae", "dorylaeum", "gordium").units("blue", "gordium", { mercenary: 2 });
    ready(province.army("red", "antigonus", "dascylium", { mercenary: 4 }), "antigonus").play("red step-to dorylaeum");
    province.dice("6 6 1 1").play("red step-to gordium");
    expect(province.told("battle-strengths")[0]).toMatchObject({ attacker: 4, defender: 4 });
    const marker = facing({ mercenary: 4 }, { mercenary: 2 }, table().control("blue", "gordium")).dice("6 6 1 1").play("red step-to gordium");
    expect(marker.told("battle-strengths")[0]).toMatchObject({ attacker: 4, defender: 3 });
    const attacker = facing({ mercenary: 4 }, { mercenary: 2 }, table().control("red", "gordium")).dice("6 6 1 1").play("red step-to gordium");
    expect(attacker.told("battle-strengths")[0]).toMatchObject({ attacker: 5, defender: 2 });
  });

  test("[DIA-BAT.9] local troops are never lost or counted as CUs", () => {
    const t = facing({ mercenary: 10 }, { mercenary: 2 }, table().control("blue", "gordium")).play("red step-to gordium");
    expect(t.told("overrun").length).toBe(1);
    expect(t.told("units-lost").map((e) => e.units)).toEqual([{ mercenary: 2 }]);
  });

  test("[DIA-BAT.10] [DIA-BAT.12] each side rolls 2d6 and reads its score from the combat table; the higher wins", () => {
    const t = facing({ mercenary: 6 }, { mercenary: 5 }).dice("4 4 3 3").play("red step-to gordium");
    expect(scores(t)).toEqual({ attacker: combatScore(t0, 6, 8), defender: combatScore(t0, 5, 6) });
    expect(t.told("battle-won")[0]).toMatchObject({ winner: "red", loser: "blue" });
  });

  test("[DIA-BAT.12] [DIA-BAT.20] the lower score is beaten, be it the attacker's; equal scores are a drawn battle", () => {
    const beaten = facing({ mercenary: 5 }, { mercenary: 6 }).dice("3 3 5 5").play("red step-to gordium");
    expect(beaten.one("battle-won")).toEqual({ type: "battle-won", clause: "DIA-BAT.12", winner: "blue", loser: "red", space: "gordium" });
    expect([beaten.field("gordium"), beaten.placeOf("antigonus"), beaten.told("battle-drawn")]).toEqual([["blue", { mercenary: 5 }], "dispersed", []]);
    const won = facing({ mercenary: 6 }, { mercenary: 5 }).dice("4 4 1 1").play("red step-to gordium");
    expect(won.one("battle-won")).toEqual({ type: "battle-won", clause: "DIA-BAT.12", winner: "red", loser: "blue", space: "gordium" });
    expect([won.field("gordium")[0], won.placeOf("antigonus"), won.asked]).toEqual([null, "gordium", "march red"]);
    const drawn = facing({ mercenary: 5 }, { mercenary: 5 }).dice("4 4 4 4").play("red step-to gordium");
    expect(drawn.one("battle-drawn")).toEqual({ type: "battle-drawn", clause: "DIA-BAT.12", attacker: "red", defender: "blue", space: "gordium" });
    expect([drawn.field("gordium"), drawn.field("celaenae"), drawn.told("battle-won")]).toEqual([["blue", { mercenary: 4 }], ["red", { mercenary: 4 }], []]);
  });

  test("[DIA-BAT.5] [DIA-BAT.10] strengths and scores are shown, those of the attacker first", () => {
    const t = facing({ mercenary: 6 }, { mercenary: 5 }).dice("4 4 3 3").play("red step-to gordium");
    expect(t.one("battle-strengths")).toEqual({ type: "battle-strengths", clause: "DIA-BAT.5", space: "gordium", attacker: 6, defender: 5 });
    expect(t.one("battle-scores")).toMatchObject({ type: "battle-scores", clause: "DIA-BAT.10", space: "gordium", attacker: 13 });
    expect(t.told("roll").map(({ purpose, seat, faces }) => [purpose, seat, faces])).toEqual([
      ["battle", "red", [4, 4]],
      ["battle", "blue", [3, 3]],
    ]);
  });

  test("[DIA-IND.4] an independent army fights with the battle rating of the data", () => {
    const named = t0.setup.independentArmies.findIndex((army) => army.battle !== t0.setup.localTribe.battle);
    const fight = (army?: string): number => {
      const t = ready(table().independents("gordium", 4, army).army("red", "antigonus", "celaenae", { mercenary: 6 }), "antigonus");
      return scores(t.dice("6 6 1 1").play("red step-to gordium"))!.defender;
    };
    expect(fight()).toBe(combatScore(t0, 4, 2 * t0.setup.localTribe.battle));
    for (const army of [t0.armyIds[named], t0.armyIds[0]])
      if (army !== undefined) expect(fight(army)).toBe(combatScore(t0, 4, 2 * t0.setup.independentArmies[t0.armyIds.indexOf(army)]!.battle));
  });

  test("[DIA-BAT.11] card modifiers come after the minimum; totals are read from 2 to 15", () => {
    const dice = new ScriptedDice("6 6 1 1");
    const result = fightLandBattle({ units: { mercenary: 10 }, modifier: 9 }, { units: { mercenary: 10 }, modifier: -5 }, dice);
    expect([result.attacker.score, result.defender.score]).toEqual([combatScore(t0, 10, 15), combatScore(t0, 10, 2)]);
    dice.assertUsedUp();
  });

  test("[DIA-BAT.24] each die below the commander's rating counts as the rating: rating 3, dice 1 and 5 make 8", () => {
    const t = led({ mercenary: 3 }, { mercenary: 4 }).dice("1 1 1 5").play("blue stand");
    expect(scores(t)).toEqual({ attacker: combatScore(t0, 3, 8), defender: combatScore(t0, 4, 8) });
    const unled = facing({ mercenary: 3 }, { mercenary: 3 }).dice("6 6 1 1").play("red step-to gordium");
    expect(scores(unled)?.defender).toBe(combatScore(t0, 3, 2));
  });
});

describe("results", () => {
  test("[DIA-BAT.13] a rolled 9 endangers the commander: on a 6 he is killed, on a 5 not", () => {
    const killed = facing({ mercenary: 6 }, { mercenary: 2 }).dice("4 5 1 1 6").play("red step-to gordium");
    expect(killed.placeOf("antigonus")).toBe("dead");
    const spared = facing({ mercenary: 6 }, { mercenary: 2 }).dice("4 5 1 1 5").play("red step-to gordium");
    expect(spared.placeOf("antigonus")).toBe("gordium");
  });

  test("[DIA-BAT.13] the dice as rolled count, before the rating: 3 and 3 are no 9 though 4 and 4 are read", () => {
    const t = facing({ mercenary: 6 }, { mercenary: 2 }).dice("3 3 1 1").play("red step-to gordium");
    expect(t.told("roll").filter((roll) => roll.purpose === "leader-casualty")).toEqual([]);
    // Each commander rolls for himself, the attacker first, and may fall though his side has won.
    const both = led({ mercenary: 6 }, { mercenary: 4 }).dice("4 5 3 6 5 6").play("blue stand");
    expect(
      both
        .told("roll")
        .filter((roll) => roll.purpose === "leader-casualty")
        .map(({ seat, faces }) => [seat, faces[0]]),
    ).toEqual([
      ["red", 5],
      ["blue", 6],
    ]);
    expect(both.told("general-killed").map(({ general, clause }) => [general, clause])).toEqual([["perdiccas", "DIA-BAT.13"]]);
  });

  test("[DIA-BAT.13] each is in danger until his die has fallen", () => {
    const t = table().pile().army("blue", "perdiccas", "gordium", { mercenary: 4 }).army("red", "antigonus", "celaenae", { mercenary: 6 });
    t.hand("red", "relentless-pursuit").segment("red", "movement").play("red move-armies").dice("6");
    t.passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium").passTo("blue stand");
    t.dice("4 5 3 6 5 5").play("red pass");
    const inDanger = (): readonly number[] => {
      const { attackerEndangered, defenderEndangered } = F["land-battle"].under(t.state);
      return [attackerEndangered, defenderEndangered];
    };
    expect([t.told("roll").filter(({ purpose }) => purpose === "leader-casualty").length, t.asked]).toEqual([2, "surprise-window red"]);
    expect(inDanger()).toEqual([NONE, NONE]);
  });

  test("[DIA-BAT.14] a casualty does not change the battle; a side without commander has no check", () => {
    const t = facing({ mercenary: 6 }, { mercenary: 2 }).dice("4 5 4 5 6").play("red step-to gordium");
    expect(t.told("battle-won")[0]?.winner).toBe("red");
    expect(t.told("roll").filter((e) => e.purpose === "leader-casualty").length).toBe(1);
    expect([t.placeOf("antigonus"), t.field("gordium")[0]]).toEqual(["dead", "red"]);
  });

  test("[DIA-BAT.15] the winner loses a CU when the loser's score is at least half of his", () => {
    // 6 at a total of 7 scores 12; 3 at 7 scores 6: half.
    const half = facing({ mercenary: 6 }, { mercenary: 3 }).dice("4 3 3 4").play("red step-to gordium");
    expect(scores(half)).toEqual({ attacker: combatScore(t0, 6, 8), defender: 6 });
    const dice = new ScriptedDice("3 4 3 4");
    expect(fightLandBattle({ units: { mercenary: 6 } }, { units: { mercenary: 3 } }, dice)).toMatchObject({ winner: "attacker", winnerLoses: true });
    expect(fightLandBattle({ units: { mercenary: 6 } }, { units: { mercenary: 3 } }, new ScriptedDice("3 4 2 3"))).toMatchObject({
      winner: "attacker",
      winnerLoses: false,
    });
    const lost = facing({ mercenary: 6 }, { mercenary: 4 }).dice("4 4 4 4").play("red step-to gordium");
    expect(lost.told("units-lost")[0]).toMatchObject({ seat: "red", units: { mercenary: 1 }, clause: "DIA-BAT.15" });
  });

  test("[DIA-BAT.15] less than half costs him nothing, be he attacker or defender", () => {
    // 6 at a total of 8 scores 13, 2 at 7 scores 4.
    const attacker = facing({ mercenary: 6 }, { mercenary: 2 }).dice("4 4 3 4").play("red step-to gordium");
    expect([attacker.one("battle-won").winner, attacker.told("units-lost").filter(({ seat }) => seat === "red")]).toEqual(["red", []]);
    const defender = facing({ mercenary: 2 }, { mercenary: 6 }).dice("3 3 4 4").play("red step-to gordium");
    expect([defender.one("battle-won").winner, defender.told("units-lost").filter(({ seat }) => seat === "blue")]).toEqual(["blue", []]);
  });

  test("[DIA-BAT.15] he chooses among the types that took part", () => {
    const t = facing({ mercenary: 3, macedonian: 2 }, { mercenary: 5 }).dice("4 4 4 4").play("red step-to gordium");
    expect(t.moves()).toEqual(["red lose-unit mercenary", "red lose-unit macedonian"]);
    t.play("red lose-unit macedonian", "red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 3, macedonian: 1 }]);
  });

  test("[DIA-BAT.16] royal troops set aside cannot be the loss", () => {
    const t = table()
      .units("blue", "gordium", { mercenary: 4 })
      .army("red", "antigonus", "celaenae", { mercenary: 5, royal: 1 })
      .set((s) => {
        s.champions = 0b10;
      });
    ready(t, "antigonus").dice("4 4 4 4").play("red step-to gordium");
    expect(t.told("royals-set-aside")).toEqual([{ type: "royals-set-aside", clause: "DIA-RT.5", seat: "red", count: 1 }]);
    expect(t.told("units-lost")[0]?.units).toEqual({ mercenary: 1 });
  });

  test("[DIA-BAT.17] in a draw each side loses a CU, the attacker first, and the attacker moves back and ends his move", () => {
    const t = facing({ mercenary: 3 }, { mercenary: 3 }).dice("4 4 4 4").play("red step-to gordium");
    expect(t.told("units-lost").map((e) => [e.seat, e.units])).toEqual([
      ["red", { mercenary: 1 }],
      ["blue", { mercenary: 1 }],
    ]);
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 2 }]);
    expect(t.field("gordium")).toEqual(["blue", { mercenary: 2 }]);
    expect(t.asked).not.toBe("march red");
  });

  test("[DIA-BAT.17] [DIA-BAT.19] after a draw generals stay with the CUs that are left", () => {
    const t = led({ mercenary: 5 }, { mercenary: 5 }).dice("4 4 4 4").play("blue stand");
    expect([t.one("battle-drawn").space, t.placeOf("perdiccas"), t.placeOf("antigonus")]).toEqual(["gordium", "gordium", "celaenae"]);
    expect(t.told("general-dispersed")).toEqual([]);
  });

  test("[DIA-BAT.17] after a naval move he goes back to the port of embarkation", () => {
    const t = table().units("blue", "pergamum", { mercenary: 3 }).army("red", "antigonus", "mytilene", { mercenary: 3 });
    ready(t, "antigonus").dice("4 4 4 4").play("red embark", "red sail-to pergamum");
    expect(t.field("mytilene")).toEqual(["red", { mercenary: 2 }]);
  });

  test("[DIA-BAT.18] an attacker who cannot move back suffers army defeat", () => {
    const t = table()
      .army("blue", "perdiccas", "gordium", { mercenary: 3 })
      .units("green", "ancyra", { mercenary: 3 })
      .army("red", "antigonus", "celaenae", { mercenary: 3 });
    ready(t, "antigonus").play("red ask-passage gordium", "blue permit-passage", "blue let-pass");
    t.dice("4 4 4 4").play("red step-to ancyra");
    expect(t.told("battle-drawn").length).toBe(1);
    expect(t.told("army-defeated")[0]).toMatchObject({ seat: "red" });
    expect(t.placeOf("antigonus")).toBe("dispersed");
  });

  test("[DIA-BAT.19] a side without CUs after the draw loses its generals to the Dispersed Box; if only the defender is, the attacker stays", () => {
    const t = led({ mercenary: 2 }, { mercenary: 1 }).dice("4 4 6 6").play("blue stand");
    expect(scores(t)?.attacker).not.toBe(scores(t)?.defender);
    const drawn = led({ mercenary: 2 }, { macedonian: 1 }).dice("4 4 4 4").play("blue stand");
    expect(drawn.told("battle-drawn").length).toBe(1);
    expect(drawn.placeOf("perdiccas")).toBe("dispersed");
    drawn.play("red end-move");
    expect(drawn.field("gordium")).toEqual(["red", { mercenary: 1 }]);
    const attacker = facing({ macedonian: 1 }, { mercenary: 2 }).dice("4 4 4 4").play("red step-to gordium");
    expect(attacker.placeOf("antigonus")).toBe("dispersed");
    expect(attacker.field("gordium")).toEqual(["blue", { mercenary: 1 }]);
  });

  test("[DIA-BAT.19] the generals of who has lost his last CU go by the draw; who attacked in vain does not go back first", () => {
    const gone = (t: Table): [string, string | null, string][] =>
      t.log.flatMap((e) => (e.type === "general-dispersed" ? [[e.general, e.seat, e.clause] as [string, string | null, string]] : []));
    const defender = led({ mercenary: 2 }, { macedonian: 1 }).dice("4 4 4 4").play("blue stand");
    expect(gone(defender)).toEqual([["perdiccas", "blue", "DIA-BAT.19"]]);
    const attacker = facing({ macedonian: 1 }, { mercenary: 2 }).dice("4 4 4 4").play("red step-to gordium");
    expect(gone(attacker)).toEqual([["antigonus", "red", "DIA-BAT.19"]]);
    expect(attacker.told("army-moved").map(({ clause }) => clause)).toEqual(["DIA-MOV.6"]);
    expect(attacker.told("army-defeated")).toEqual([]);
  });

  test("[DIA-BAT.20] [DIA-BAT.21] the loser suffers army defeat and nobody retreats; the winner stays", () => {
    const t = led({ mercenary: 8 }, { mercenary: 2 }).dice("4 4 1 1").play("blue stand");
    expect([t.placeOf("perdiccas"), t.placeOf("antigonus")]).toEqual(["dispersed", "gordium"]);
    t.play("red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 8 }]);
  });

  test("[DIA-BAT.21] when the commander is killed another general takes command", () => {
    const t = table()
      .army("red", "antigonus", "celaenae", { mercenary: 6 })
      .general("red", "alcetas", "celaenae")
      .units("blue", "gordium", { mercenary: 2 })
      .control("blue", "gordium");
    ready(t, "antigonus").dice("4 5 1 1 6").play("red step-to gordium");
    expect(t.placeOf("antigonus")).toBe("dead");
    expect(t.moves("remove-marker")).toEqual(["red remove-marker"]);
    const two = table().army("red", "antigonus", "celaenae", { mercenary: 6 }).general("red", "eumenes", "celaenae").general("red", "alcetas", "celaenae");
    ready(two.units("blue", "gordium", { mercenary: 2 }), "antigonus")
      .dice("4 5 1 1 6")
      .play("red step-to gordium");
    // Eumenes leads now, so that Alcetas alone could take over from him.
    expect(two.listed("change-commander")).toEqual(["alcetas"]);
    const drawn = table()
      .army("red", "antigonus", "celaenae", { mercenary: 5 })
      .general("red", "alcetas", "celaenae")
      .units("blue", "gordium", { mercenary: 5 });
    ready(drawn, "antigonus").dice("4 5 4 5 6").play("red step-to gordium");
    expect(drawn.told("army-moved").map(({ clause, general }) => [clause, general])).toEqual([
      ["DIA-MOV.6", "antigonus"],
      ["DIA-BAT.17", "alcetas"],
    ]);
  });

  test("[DIA-BAT.22] no space ever holds two enemies of an attacker: an independent army placed among CUs fights them at once", () => {
    const t = table().units("blue", "gordium", { mercenary: 2 });
    expect(() => t.independents("gordium", 2)).not.toThrow();
    // The state has one owner of field CUs a space, so the second would have taken the place of the first.
    expect(t.field("gordium")[0]).toBe("independent");
  });

  test("[DIA-BAT.25] a side whose last CU went in the window suffers army defeat without a battle", () => {
    const t = table()
      .army("blue", "perdiccas", "gordium", { mercenary: 1 })
      .army("red", "antigonus", "celaenae", { mercenary: 3 })
      .hand("red", "desertion")
      .pile("diplomacy");
    t.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus", "red done", "red pass", "red step-to gordium");
    while (t.asked === "surprise-window red") t.play("red pass");
    t.play("blue stand");
    t.dice("6").play("red play-surprise desertion");
    expect(t.told("no-battle")).toEqual([{ type: "no-battle", clause: "DIA-BAT.25", space: "gordium" }]);
    expect(t.placeOf("perdiccas")).toBe("dispersed");
    while (t.asked === "surprise-window red") t.play("red pass");
    expect(t.moves("step-to")).toEqual([]);
  });
});
