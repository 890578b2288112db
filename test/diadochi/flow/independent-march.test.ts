/** Independent armies (DIA-IND): reactions, activation by cards, battles. */
import { describe, expect, test } from "vitest";
import { NONE } from "../../../src/core/flow/frame-rows.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { type DiadochiState, SUPPLY, spaceOfArmy, TYCHE } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const province = (id: string): number => 1 << t0.provinceIds.indexOf(id);
const THREE: UnitCounts = { mercenary: 3 };

/** A card of red's is being carried out. */
function card(t: Table, push: (s: DiadochiState) => void): Table {
  return t
    .set((s) => {
      s.active = 0;
      s.round = 1;
      s.segment = TYCHE;
      F["strategy-round"].push(s).next = 1;
      F["round-turn"].push(s).step = SUPPLY;
      push(s);
    })
    .run();
}
function moved(t: Table, from: string, mp = 4, provinces = 0, toward: number = NONE): Table {
  return card(t, (s) => {
    const march = F["independent-march"].push(s);
    march.mp = mp;
    march.provinces = provinces;
    march.toward = toward;
    march.from = space(from);
  });
}
function placed(t: Table, where: string, units: number, army: number = NONE): Table {
  return card(t, (s) => {
    const place = F["place-independent"].push(s);
    place.space = space(where);
    place.units = units;
    place.army = army;
  });
}

describe("numbers", () => {
  test("[DIA-IND.2] [DIA-IND.3] it reacts only for a Surprise card, with initiative 2", () => {
    // Without one no die is cast for it: red marches past it, and fights it where it stands.
    const marching = (): Table => {
      const t = table().independents("gordium", 2).army("red", "antigonus", "dorylaeum", THREE).hand("blue", "diplomacy");
      return t.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus", "red done");
    };
    expect(marching().play("red step-to celaenae").asked).toBe("march red");
    const entered = marching().dice("6 6 1 1").play("red step-to gordium");
    expect([entered.told("avoidance-tried"), entered.told("battle-scores").length]).toEqual([[], 1]);
  });

  test("[DIA-IND.2] [DIA-IND.3] with a card it intercepts and avoids on 3 to 6", () => {
    /** Red's army enters a space beside an independent army, or its own, and Blue discards a Surprise card for it. */
    const reacts = (to: string, die: number): string[] => {
      const t = table().independents("gordium", 2).army("red", "antigonus", "celaenae", THREE).hand("blue", "scouts", "desertion").pile("diplomacy");
      t.segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo(`red step-to ${to}`);
      t.passAll().dice(`${die}`).play("blue discard-for-independent scouts gordium").passAll();
      return [t.placeOfCard("scouts"), t.asked];
    };
    const dice = [1, 2, 3, 4, 5, 6];
    const [failed, intercepted] = [
      ["resting", "independent-interception blue"],
      ["resting", "fight-or-step-back red"],
    ];
    expect(dice.map((die) => reacts("dorylaeum", die))).toEqual([failed, failed, intercepted, intercepted, intercepted, intercepted]);
    const [stays, avoids] = [
      ["resting", "independent-avoidance blue"],
      ["resting", "avoid-step blue"],
    ];
    expect(dice.map((die) => reacts("gordium", die))).toEqual([stays, stays, avoids, avoids, avoids, avoids]);
  });

  test("[DIA-AVO.17] the card that is discarded for its avoidance is shown, and so is the outcome", () => {
    const t = table().independents("gordium", 2).army("red", "antigonus", "celaenae", THREE).hand("blue", "scouts", "desertion").pile("diplomacy");
    t.segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium");
    t.passAll().dice("6").play("blue discard-for-independent scouts gordium");
    expect(t.one("discarded-for-independent")).toEqual({
      ...{ type: "discarded-for-independent", clause: "DIA-AVO.17", seat: "blue", card: "scouts", space: "gordium" },
    });
    expect(t.passAll().one("avoidance-tried")).toEqual({ type: "avoidance-tried", clause: "DIA-AVO.17", seat: null, space: "gordium", success: true });
  });

  test("[DIA-AVO.4] it goes alone: no general and no member of the royal family goes along", () => {
    const t = table().independents("gordium", 2).army("red", "antigonus", "celaenae", THREE).hand("blue", "scouts", "desertion").pile("diplomacy");
    t.general("red", "perdiccas", "memphis");
    for (const royal of t0.royalIds) t.royal(royal, "gordium");
    t.segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium");
    t.passAll().dice("6").play("blue discard-for-independent scouts gordium").passAll();
    t.play("blue avoid-to ancyra", "blue stop");
    expect([t.field("ancyra"), t.placeOf("perdiccas"), ...t0.royalIds.map((royal) => t.placeOf(royal))]).toEqual([
      ...[["independent", { mercenary: 2 }], "memphis", ...t0.royalIds.map(() => "gordium")],
    ]);
    expect(t.log.filter(({ type }) => type === "battle-avoided")).toEqual([
      { type: "battle-avoided", clause: "DIA-AVO.4", seat: null, from: "gordium", to: "ancyra" },
    ]);
  });

  test("[DIA-IND.4] each CU has strength 1; the battle rating is 2", () => {
    const t = table().independents("gordium", 4).army("red", "antigonus", "dorylaeum", { mercenary: 6 });
    t.segment("red", "movement")
      .play("red move-armies")
      .dice("6")
      .play("red activate-general antigonus", "red done")
      .dice("6 6 1 1")
      .play("red step-to gordium");
    expect(t.told("battle-strengths")[0]?.defender).toBe(4);
    // Two dice of 1 count as 2 each: a total of 4.
    expect(t.told("battle-scores")[0]?.defender).toBe(6);
  });

  test("[DIA-IND.11] it has no local troops and no supply limit", () => {
    const t = table().control("independent", "gordium").independents("gordium", 4).army("red", "antigonus", "dorylaeum", { mercenary: 6 });
    t.segment("red", "movement")
      .play("red move-armies")
      .dice("6")
      .play("red activate-general antigonus", "red done")
      .dice("6 6 1 1")
      .play("red step-to gordium");
    expect(t.told("battle-strengths")[0]?.defender).toBe(4);
    const supply = table().independents("hit", 6).segment("red", "supply");
    expect(supply.field("hit")).toEqual(["independent", { mercenary: 6 }]);
  });

  test("[DIA-IND.12] its losses are not asked, and defending it avoids only by a discarded Surprise card", () => {
    const t = table().independents("gordium", 4).army("red", "antigonus", "dorylaeum", { mercenary: 4 });
    t.segment("red", "movement")
      .play("red move-armies")
      .dice("6")
      .play("red activate-general antigonus", "red done")
      .dice("4 4 4 4")
      .play("red step-to gordium");
    expect(t.field("gordium")).toEqual(["independent", { mercenary: 3 }]);
    expect(t.told("avoidance-tried")).toEqual([]);
  });
});

describe("activation", () => {
  test("[DIA-IND.5] the player of the card moves it by land, a pass for 2 MP, without fortress attrition or sea", () => {
    const t = moved(table().control("independent", "oescus").independents("seuthopolis", 3), "seuthopolis", 3);
    expect(t.asked).toBe("independent-march red");
    expect(t.moves()).toEqual(["red step-to byzantium", "red step-to philippopolis", "red step-to oescus", "red step-to odessus", "red stop"]);
    t.dice("").play("red step-to oescus");
    expect(t.moves()).not.toContain("red step-to seuthopolis");
    t;
  });

  test("[DIA-IND.6] entering field CUs starts a battle that is nobody's hostile act, and stops it; it need not", () => {
    const t = moved(table().independents("seuthopolis", 5).units("blue", "philippopolis", { mercenary: 2 }), "seuthopolis");
    expect(t.moves("stop")).toEqual(["red stop"]);
    t.dice("6 6 1 1").play("red step-to philippopolis");
    expect(t.told("battle-began")[0]).toMatchObject({ attacker: null, defender: "blue" });
    expect(t.told("champion-lost")).toEqual([]);
    expect(t.field("philippopolis")).toEqual(["independent", { mercenary: 5 }]);
    expect(t.asked).not.toBe("independent-march red");
  });

  test("[DIA-IND.6] where nobody's CUs are it may go on", () => {
    const t = moved(table().independents("seuthopolis", 5).control("blue", "philippopolis"), "seuthopolis");
    t.play("red step-to philippopolis");
    expect([t.asked, t.field("philippopolis"), t.field("seuthopolis")]).toEqual(["independent-march red", [null, {}], [null, {}]]);
    expect(t.moves("step-to")).toContain("red step-to seuthopolis");
  });

  test("[DIA-IND.6] field CUs that avoid it stop it too", () => {
    const t = moved(table().independents("seuthopolis", 5).army("blue", "perdiccas", "philippopolis", { mercenary: 2 }), "seuthopolis");
    t.dice("6").play("red step-to philippopolis", "blue try-to-avoid");
    t.play(t.moves("avoid-to")[0]!, "blue stop");
    expect([t.told("battle-began"), t.field("philippopolis")]).toEqual([[], ["independent", { mercenary: 5 }]]);
    expect(t.asked).not.toBe("independent-march red");
  });

  test("[DIA-AVO.19] the player of the card may avoid it with an army of his own, and is asked once", () => {
    const t = moved(table().independents("seuthopolis", 5).army("red", "antigonus", "philippopolis", { mercenary: 2 }), "seuthopolis");
    t.play("red step-to philippopolis");
    expect(t.asked).toBe("avoid-battle red");
    // Antigonus needs a 4.
    t.dice("1 6 6 1 1").play("red try-to-avoid");
    expect([t.told("avoidance-tried").map(({ seat, success }) => [seat, success]), t.field("philippopolis")]).toEqual([
      [["red", false]],
      ["independent", { mercenary: 5 }],
    ]);
  });

  test("[DIA-IND.7] cities with a player's marker are closed to it", () => {
    const t = moved(table().control("blue", "cardia").independents("aenus", 3), "aenus");
    expect(t.moves("step-to")).toEqual(["red step-to amphipolis", "red step-to philippopolis"]);
    expect(moved(table().independents("aenus", 3), "aenus").moves("step-to")).toContain("red step-to cardia");
  });

  test("[DIA-IND.8] ending on a minor city or subdued fortress with a player's marker and no CUs it makes it rebel", () => {
    const t = moved(table().control("blue", "philippopolis").independents("seuthopolis", 3), "seuthopolis", 1).play("red step-to philippopolis");
    expect(t.told("rebellion")).toEqual([{ type: "rebellion", clause: "DIA-IND.8", space: "philippopolis", owner: "blue" }]);
    expect(t.controlOf("philippopolis")).toBe("independent");
  });

  test("[DIA-IND.1] [DIA-DEC.59] a card activates any independent army on the map", () => {
    const t = card(table().independents("seuthopolis", 3).independents("gordium", 2), (s) => (F["activate-independent"].push(s).mp = 4));
    expect(t.moves()).toEqual(["red activate-army seuthopolis", "red activate-army gordium"]);
  });

  test("[DIA-IND.15] a province farther than its MP is no duty, and it may stop at once", () => {
    const stops = (mp: number): string[] => moved(table().independents("seuthopolis", 3), "seuthopolis", mp, province("macedonia")).moves("stop");
    expect([stops(1), stops(3)]).toEqual([["red stop"], []]);
  });

  test("[DIA-IND.15] the space it must go to may be the first of the map, Pella", () => {
    const t = moved(table().independents("aegae", 3), "aegae", 4, 0, space(t0.spaceIds[0]!));
    // The only step that serves is taken without asking; from Pella it may go on or stop.
    expect(t.moves()).toEqual(["red step-to aegae", "red step-to therma", "red step-to heraclea-lyncestis", "red stop"]);
  });

  test("[DIA-IND.15] where it must enter a province only steps that still allow it are offered, then stopping too", () => {
    const t = moved(table().independents("seuthopolis", 3), "seuthopolis", 3, province("macedonia"));
    expect(t.asked).toBe("independent-march red");
    expect(t.moves("stop")).toEqual([]);
    const free = moved(table().independents("petra", 3), "petra", 2, province("macedonia"));
    expect(free.moves("stop")).toEqual(["red stop"]);
  });

  test("[DIA-IND.15] toward a space it keeps to a route of fewest MP", () => {
    const t = moved(table().independents("maracanda", 3), "maracanda", 4, 0, space("ecbatana"));
    // Margiana is on the way; Sogdian Rock leads away.
    expect(t.field("maracanda")[0]).toBe(null);
  });

  test("[DIA-IND.15] it moves freely when no way leads to the space toward which it would have to go", () => {
    const closed = moved(table().independents("seuthopolis", 3).control("blue", "cardia"), "seuthopolis", 4, 0, space("cardia"));
    expect([closed.listed("step-to"), closed.moves("stop")]).toEqual([["byzantium", "philippopolis", "oescus", "odessus"], ["red stop"]]);
  });

  test("[DIA-IND.15] it moves freely from the space toward which it would have to go", () => {
    const t = moved(table().independents("seuthopolis", 3), "seuthopolis", 4, 0, space("seuthopolis"));
    expect([t.moves("step-to").length > 0, t.moves("stop")]).toEqual([true, ["red stop"]]);
  });
});

describe("battles", () => {
  test("[DIA-IND.9] a beaten army is removed", () => {
    const t = table().independents("gordium", 2, "bithynians").army("red", "antigonus", "dorylaeum", { mercenary: 6 });
    t.segment("red", "movement")
      .play("red move-armies")
      .dice("6")
      .play("red activate-general antigonus", "red done")
      .dice("6 6 1 1")
      .play("red step-to gordium");
    expect(t.field("gordium")[0]).toBe(null);
    expect(spaceOfArmy(t.state, t0.armyIds.indexOf("bithynians"))).toBe(-1);
    expect(t.told("prestige-gained")[0]).toMatchObject({ general: "antigonus", points: 1 });
  });

  test("[DIA-IND.10] a victor loses a CU on a close score; in a draw it loses one and moves back", () => {
    const won = moved(table().independents("seuthopolis", 5).units("blue", "philippopolis", { mercenary: 4 }), "seuthopolis")
      .dice("4 4 4 4")
      .play("red step-to philippopolis");
    expect(won.field("philippopolis")).toEqual(["independent", { mercenary: 4 }]);
    const drawn = moved(table().independents("seuthopolis", 4).units("blue", "philippopolis", { mercenary: 4 }), "seuthopolis")
      .dice("4 4 4 4")
      .play("red step-to philippopolis");
    expect(drawn.field("seuthopolis")).toEqual(["independent", { mercenary: 3 }]);
  });

  test("[DIA-IND.13] placed among a player's CUs it attacks at once; they may withdraw or avoid, nobody intercepts", () => {
    const t = table().army("blue", "perdiccas", "odessus", { mercenary: 2 }).army("blue", "craterus", "byzantium", THREE);
    placed(t, "odessus", 5, t0.armyIds.indexOf("scythians"));
    expect(t.asked).toBe("avoid-battle blue");
    t.dice("6 6 1 1").play("blue stand");
    expect(t.field("odessus")).toEqual(["independent", { mercenary: 5 }]);
    expect(spaceOfArmy(t.state, t0.armyIds.indexOf("scythians"))).toBe(space("odessus"));
  });

  test("[DIA-IND.13] if it cannot stay it is removed", () => {
    const t = table().units("blue", "odessus", { mercenary: 5 });
    t.dice("4 4 4 4");
    placed(t, "odessus", 5, t0.armyIds.indexOf("scythians"));
    expect(t.told("battle-drawn").length).toBe(1);
    expect(t.field("odessus")).toEqual(["blue", { mercenary: 4 }]);
    expect(spaceOfArmy(t.state, t0.armyIds.indexOf("scythians"))).toBe(-1);
  });

  test("[DIA-IND.14] one a space: a second joins the first, eight CUs at most, and its name counts as off the map", () => {
    const t = placed(table().independents("odessus", 5), "odessus", 5, t0.armyIds.indexOf("scythians"));
    expect(t.field("odessus")).toEqual(["independent", { mercenary: 8 }]);
    const full = placed(table().independents("odessus", 8), "odessus", 5);
    expect([full.field("odessus"), full.log.flatMap((e) => (e.type === "independent-army-placed" ? [e.units] : []))]).toEqual([
      ["independent", { mercenary: 8 }],
      [0],
    ]);
    expect(spaceOfArmy(t.state, t0.armyIds.indexOf("scythians"))).toBe(-1);
    const moving = moved(table().independents("seuthopolis", 3).independents("philippopolis", 2), "seuthopolis");
    expect(moving.moves("step-to")).not.toContain("red step-to philippopolis");
  });
});
