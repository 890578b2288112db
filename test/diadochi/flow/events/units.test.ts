/** Events that bring CUs. */
import { describe, expect, test } from "vitest";
import { hasBit } from "../../../../src/core/basics/bits.js";
import { placeMinorOn } from "../../../../src/diadochi/effects/placement.js";
import { SILVER_IN_PLAY } from "../../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../../src/diadochi/tables/index.js";
import { type Table, table } from "../../table.js";

const tables = EDITIONS.of("");

function withCard(card: string, t: Table = table()): Table {
  return t.hand("red", card);
}

describe("mercenaries", () => {
  test.each([
    ["greek-mercenaries", "chalcis", "therma"],
    ["greek-mercenaries-2", "ephesus", "miletus"],
    ["thracian-mercenaries", "aenus", "therma"],
    ["cappadocian-mercenaries", "tyana", "iconium"],
    ["asian-levies", "nisibis", "thapsacus"],
  ])("[DIA-TYC.10] [DIA-AMB.156] %s: two mercenaries in one space with an own marker in the provinces of the card", (card, inside, outside) => {
    const t = withCard(card).control("red", inside, outside).tyche("red").play("red use-event");
    // The only space is not asked for; without a general there a minor general comes along.
    expect(t.field(inside)).toEqual(["red", { mercenary: 2 }]);
    expect(t.placeOf("alcetas")).toBe(inside);
    expect(t.placeOfCard(card)).toBe("discards");
  });

  test("[DIA-AMB.156] [DIA-TYC.10] Mercenaries come without a minor general where a general of the player is, and when the pool holds none", () => {
    const led = withCard("greek-mercenaries").control("red", "chalcis").general("red", "antipater", "chalcis").tyche("red").play("red use-event");
    expect([led.field("chalcis"), led.placeOf("alcetas")]).toEqual([["red", { mercenary: 2 }], "pool"]);
    const empty = withCard("greek-mercenaries").control("red", "chalcis");
    for (const minor of ["alcetas", "attalus", "neoptolemus", "docimus"]) empty.generalAt("red", minor, -2);
    empty.tyche("red").play("red use-event");
    expect(empty.field("chalcis")).toEqual(["red", { mercenary: 2 }]);
  });

  test("[DIA-GEN.26] The minor general who has come with a card is not placed again in the segment", () => {
    const t = withCard("greek-mercenaries").control("red", "chalcis").tyche("red").play("red use-event");
    expect([t.placeOf("alcetas"), t.told("general-placed").map(({ general }) => general)]).toEqual(["chalcis", ["alcetas"]]);
    const marked = withCard("greek-mercenaries")
      .control("red", "chalcis")
      .set((s) => placeMinorOn(s, 0, tables.spaceIds.indexOf("chalcis"), "DIA-TYC.10", undefined));
    expect([marked.placeOf("alcetas"), hasBit(marked.state.placedGenerals, tables.pieceIds.indexOf("alcetas"))]).toEqual(["chalcis", true]);
    // With nobody in the pool nobody comes.
    const none = table();
    for (const minor of ["alcetas", "attalus", "neoptolemus", "docimus"]) none.generalAt("red", minor, -2);
    none.set((s) => placeMinorOn(s, 0, tables.spaceIds.indexOf("chalcis"), "DIA-TYC.10", undefined));
    expect([none.state.placedGenerals, none.placeOf("alcetas")]).toEqual([0, "dispersed"]);
  });

  test("[DIA-AMB.156] [DIA-TYC.10] The mercenaries of a card come to one space; not where an enemy CU or an independent army stands, nor without an own marker", () => {
    const t = withCard("greek-mercenaries")
      .control("red", "chalcis", "corinth", "lamia", "larissa")
      .units("blue", "chalcis", { mercenary: 1 })
      .independents("corinth", 1);
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space larissa", "red target-space lamia"]);
    t.play("red target-space lamia");
    expect([t.field("lamia"), t.field("larissa"), t.asked]).toEqual([["red", { mercenary: 2 }], [null, {}], "movement-segment red"]);
    const nowhere = withCard("greek-mercenaries").control("red", "pella").tyche("red").play("red use-event");
    expect(nowhere.told("event-without-effect")).toHaveLength(1);
  });

  test("[DIA-AMB.156] The space may be any of the map, from the first on, be it the only one or one of several", () => {
    const [first] = tables.spaceIds;
    const only = withCard("war-elephants").units("red", first!, { mercenary: 1 }).tyche("red").play("red use-event");
    expect(only.field(first!)).toEqual(["red", { mercenary: 1, elephant: 1 }]);
    const several = withCard("war-elephants").units("red", first!, { mercenary: 1 }).units("red", "tyre", { mercenary: 1 }).tyche("red").play("red use-event");
    expect(several.listed("target-space")).toEqual([first, "tyre"]);
  });

  test("[DIA-TYC.10] Taenarum: only in ports of its provinces", () => {
    const t = withCard("taenarum-mercenaries")
      .control("red", "pella", "therma", "argos", "sparta", "ephesus", "euesperides")
      .tyche("red")
      .play("red use-event");
    expect(t.moves()).toEqual(["red target-space therma", "red target-space sparta", "red target-space euesperides"]);
  });
});

describe("elephants", () => {
  test("[DIA-CU.4] Indian Elephants: with an army, led or not, or in an own major city of the eastern provinces", () => {
    const t = withCard("indian-elephants")
      .units("red", "opis", { mercenary: 1 })
      .control("red", "ecbatana", "nisaea")
      .army("red", "antipater", "pella", { mercenary: 1 });
    t.units("blue", "ecbatana", { mercenary: 1 }).control("red", "bactra");
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space opis", "red target-space bactra"]);
    t.play("red target-space opis");
    expect(t.field("opis")).toEqual(["red", { mercenary: 1, elephant: 2 }]);
  });

  test("[DIA-CU.9] Indian Elephants are limited by the pool", () => {
    const t = withCard("indian-elephants").units("red", "opis", { elephant: 1 }).dispersed("blue", { elephant: 4 }).tyche("red").play("red use-event");
    expect(t.field("opis")).toEqual(["red", { elephant: 2 }]);
  });

  test("[DIA-CU.4] War Elephants: one with any own army, not with a lone general", () => {
    const t = withCard("war-elephants").units("red", "pella", { mercenary: 1 }).general("red", "antipater", "tyre").units("red", "argos", { mercenary: 1 });
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space pella", "red target-space argos"]);
    t.play("red target-space argos");
    expect(t.field("argos")).toEqual(["red", { mercenary: 1, elephant: 1 }]);
  });

  test("[DIA-TYC.29] War Elephants without elephants in the pool have no effect", () => {
    const t = withCard("war-elephants").units("red", "pella", { mercenary: 1 }).dispersed("blue", { elephant: 6 }).tyche("red").play("red use-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
  });
});

describe("Macedonians", () => {
  test("[DIA-CU.2] Macedonian Veterans: with a major general, or in an own major city", () => {
    const t = withCard("macedonian-veterans").general("red", "antipater", "therma").general("red", "alcetas", "aegae").control("red", "pella");
    t.general("blue", "perdiccas", "babylon").tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space pella", "red target-space therma"]);
    t.play("red target-space therma");
    expect(t.field("therma")).toEqual(["red", { macedonian: 1 }]);
  });

  test("[DIA-LEG.1] Macedonian Veterans: two for the player who alone has the highest legitimacy", () => {
    const t = withCard("macedonian-veterans").general("red", "perdiccas", "babylon").tyche("red").play("red use-event");
    expect(t.field("babylon")).toEqual(["red", { macedonian: 2 }]);
    // Without Perdiccas' point he has as much as the others.
    const level = withCard("macedonian-veterans").general("red", "antigonus", "babylon").tyche("red").play("red use-event");
    expect(level.field("babylon")).toEqual(["red", { macedonian: 1 }]);
  });

  test("[DIA-RT.15] [DIA-CU.3] King's Companions: up to two lost royal CUs come to the player's male royal; disbanded ones never return", () => {
    const t = withCard("kings-companions").royal("alexander-iv", "babylon", "red").control("red", "babylon").units("blue", "pella", { royal: 6 });
    t.set((s) => {
      s.disbanded = 1;
    });
    t.tyche("red").play("red use-event");
    expect(t.field("babylon")).toEqual(["red", { royal: 1 }]);
  });

  test("[DIA-RT.1] King's Companions: when none can return one Macedonian comes", () => {
    const t = withCard("kings-companions").royal("alexander-iv", "babylon", "red").control("red", "babylon").units("blue", "pella", { royal: 8 });
    t.tyche("red").play("red use-event");
    expect(t.field("babylon")).toEqual(["red", { macedonian: 1 }]);
  });

  test("[DIA-AMB.166] King's Companions come where the male royal is with the player's CUs in the field, or with his marker", () => {
    const companions = (royal: string, more: (t: Table) => Table): string[] => {
      const t = more(withCard("kings-companions").royal(royal, "hamath", "red")).units("blue", "pella", { royal: 6 });
      t.tyche("red").play("red use-event");
      return [t.field("hamath"), t.one("card-played")].map((part) => JSON.stringify(part)).slice(0, 1);
    };
    const came = JSON.stringify(["red", { mercenary: 1, royal: 2 }]);
    expect(companions("alexander-iv", (t) => t.units("red", "hamath", { mercenary: 1 }))).toEqual([came]);
    expect(companions("alexander-iv", (t) => t.control("red", "hamath"))).toEqual([JSON.stringify(["red", { royal: 2 }])]);
    expect(companions("alexander-iv", (t) => t.control("blue", "hamath"))).toEqual([JSON.stringify([null, {}])]);
    expect(companions("olympias", (t) => t.units("red", "hamath", { mercenary: 1 }))).toEqual([JSON.stringify(["red", { mercenary: 1 }])]);
    // Where the CUs are on a transit point that has no marker, they are in the field with him.
    const transit = withCard("kings-companions").royal("alexander-iv", "hit", "red").units("red", "hit", { mercenary: 1 }).tyche("red").play("red use-event");
    expect(transit.field("hit")).toEqual(["red", { mercenary: 1, royal: 2 }]);
  });

  test("[DIA-TYC.29] King's Companions need a male royal of the player", () => {
    const t = withCard("kings-companions").royal("alexander-iv", "babylon", "blue").control("blue", "babylon").tyche("red").play("red use-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
  });
});

describe("Silver Shields", () => {
  const played = (): Table => withCard("silver-shields").general("red", "antipater", "pella").control("red", "tyre").tyche("red").play("red use-event");

  test("[DIA-SS.5] [DIA-CU.5] The first to play the card as its event receives both CUs", () => {
    const t = played();
    expect([t.field("pella"), t.state.silver]).toEqual([["red", { "silver-shields": 2 }], SILVER_IN_PLAY]);
  });

  test("[DIA-SS.11] They come with a major general in the field, where no enemy CU and no independent army stands, not with a minor one", () => {
    const t = withCard("silver-shields").general("red", "antipater", "pella").general("red", "ptolemy", "argos").general("red", "alcetas", "therma");
    t.general("red", "craterus", "tyre").units("blue", "tyre", { mercenary: 1 }).general("red", "leonnatus", "sparta").independents("sparta", 1);
    t.control("red", "rhodes").tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space pella", "red target-space argos"]);
    t.play("red target-space argos");
    expect([t.field("argos"), t.field("pella")[0]]).toEqual([["red", { "silver-shields": 2 }], null]);
  });

  test("[DIA-SS.6] [DIA-SS.16] After that play the card is discarded like any other, and can be drawn as a Surprise card again", () => {
    const t = played();
    expect(t.placeOfCard("silver-shields")).toBe("discards");
    t.hand("red", "silver-shields").only("game-turn").pile("diplomacy").segment("red", "tyche");
    expect([t.moves("choose-card"), t.moves("exchange-surprise")]).toEqual([[], ["red exchange-surprise silver-shields"]]);
  });

  test("[DIA-SS.11] Without a major general they come as a reinforcement, as one piece", () => {
    const t = withCard("silver-shields").control("red", "pella", "tyre").tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red place-unit silver-shields pella", "red place-unit silver-shields tyre"]);
    t.play("red place-unit silver-shields tyre");
    expect([t.field("tyre"), t.state.silver, t.placeOfCard("silver-shields")]).toEqual([["red", { "silver-shields": 2 }], SILVER_IN_PLAY, "discards"]);
  });

  test("[DIA-SS.6] [DIA-SS.13] [DIA-SET.13] Played for its OPs the card stays an Event card; they are still out of play", () => {
    const t = withCard("silver-shields").general("red", "antipater", "pella").tyche("red").play("red use-ops", "red ops-nothing");
    expect([t.state.silver, t.placeOfCard("silver-shields")]).toEqual([0, "discards"]);
  });

  test("[DIA-SS.6] [DIA-TYC.7] Once they are in play the card is a Surprise card and cannot be used for the segment", () => {
    const t = withCard("silver-shields").army("red", "antipater", "pella", { "silver-shields": 2 });
    t.set((s) => {
      s.silver = SILVER_IN_PLAY;
    });
    t.pile("diplomacy").segment("red", "tyche");
    expect(t.moves("choose-card")).toEqual([]);
    expect(t.moves("exchange-surprise")).toEqual(["red exchange-surprise silver-shields"]);
    expect(t.reason("red choose-card silver-shields")).toBe("tyche/surprise-card DIA-TYC.7");
  });
});
