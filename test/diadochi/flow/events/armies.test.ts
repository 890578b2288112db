/** Events about armies, fleets and sieges, and the generals' cards. */
import { describe, expect, test } from "vitest";
import { setFleet, siegePoints } from "../../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import { given, type Table, table } from "../../table.js";

const FIRST = tablesOf({ edition: "" }).spaceIds[0]!;

function withCard(card: string, t: Table = table()): Table {
  return t.hand("red", card);
}

function fleet(id: string, upgraded: boolean, dispersed: boolean) {
  return (t: Table) => t.set((s, tables) => setFleet(s, tables.fleetIds.indexOf(id), upgraded, dispersed));
}

describe("Epidemic", () => {
  test("[DIA-CRD.14] [DIA-CU.10] Any army makes an attrition test: led or not, a garrison apart, an independent army too; its owner chooses the losses", () => {
    const t = withCard("epidemic")
      .units("blue", "pella", { mercenary: 1, macedonian: 2 })
      .independents("argos", 2)
      .army("red", "antipater", "tyre", { mercenary: 3 });
    t.inside("green", "tyre", { mercenary: 1 });
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-army pella", "red target-army argos", "red target-army tyre", "red target-garrison tyre"]);
    t.dice("3").play("red target-army pella");
    // Column 3, a roll of 3: one CU.
    expect(t.moves()).toEqual(["blue lose-unit mercenary", "blue lose-unit macedonian"]);
    t.play("blue lose-unit mercenary");
    expect(t.field("pella")).toEqual(["blue", { macedonian: 2 }]);
  });

  test("[DIA-CRD.14] Epidemic in an independent army", () => {
    const t = withCard("epidemic").independents("argos", 4).units("red", "pella", { mercenary: 1 }).tyche("red").play("red use-event");
    t.dice("6").play("red target-army argos");
    expect(t.field("argos")).toEqual(["independent", { mercenary: 1 }]);
  });
});

describe("Epidemic: its range", () => {
  test("[DIA-CRD.14] without an army on the map it has no effect, with a single one it is chosen", () => {
    const empty = withCard("epidemic").tyche("red").play("red use-event");
    expect([empty.told("event-without-effect").length, empty.asked]).toEqual([1, "movement-segment red"]);
    const one = withCard("epidemic").units("blue", FIRST, { macedonian: 4 }).tyche("red").dice("6").play("red use-event");
    expect([one.told("event-without-effect").length, one.field(FIRST)]).toEqual([0, ["blue", { macedonian: 1 }]]);
  });

  test("[DIA-CRD.14] a garrison is tested by itself, the besiegers in the field are not", () => {
    const t = withCard("epidemic").units("red", "tyre", { mercenary: 3 }).inside("green", "tyre", { mercenary: 2 }).tyche("red").play("red use-event");
    t.dice("6").play("red target-garrison tyre");
    expect(t.one("roll").seat).toBe("green");
    expect([t.field("tyre"), t.within("tyre")]).toEqual([["red", { mercenary: 3 }], {}]);
  });
});

describe("campaigns", () => {
  test("[DIA-CRD.11] the player of the card moves his own armies", () => {
    const t = table()
      .general("red", "leonnatus", "pella")
      .general("blue", "antigonus", "tyre")
      .general("blue", "ptolemy", "susa")
      .hand("blue", "minor-campaign");
    t.tyche("blue").play("blue use-event");
    expect(t.moves("activate-general")).toEqual(["blue activate-general ptolemy", "blue activate-general antigonus"]);
  });

  test("[DIA-CRD.11] [DIA-GEN.10] [DIA-GEN.24] Major Campaign: up to three armies or generals with 4 MP and no die, Leonnatus with 6", () => {
    const t = withCard("major-campaign")
      .army("red", "leonnatus", "pella", { mercenary: 1 })
      .general("red", "antigonus", "tyre")
      .general("red", "ptolemy", "damascus")
      .general("red", "lysimachus", "susa");
    t.tyche("red").play("red use-event");
    expect(t.moves("activate-general")).toHaveLength(4);
    t.dice("").play("red activate-general leonnatus", "red done");
    expect(t.told("army-activated")[0]?.movementPoints).toBe(6);
    t.play("red end-move", "red activate-general antigonus");
    expect(t.one("army-activated").movementPoints).toBe(4);
    t.play("red end-move", "red activate-general ptolemy", "red end-move");
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-GEN.10] Leonnatus has 6 MP by the Major Campaign alone", () => {
    const points = (card: string): number => {
      const t = table().army("red", "leonnatus", "celaenae", { mercenary: 1 }).hand("red", card).tyche("red");
      t.play("red use-event", "red activate-general leonnatus");
      return (t.decision === "compose-army" ? t.play("red done") : t).one("army-activated").movementPoints;
    };
    expect([points("major-campaign"), points("minor-campaign")]).toEqual([6, 4]);
  });

  test("[DIA-GEN.10] whatever MP a card has for him, from 1 on, be they fewer than those of others", () => {
    const points = (general: string, leonnatusMp: number): number => {
      const t = table().army("red", general, "celaenae", { mercenary: 1 }).army("red", "cassander", "pella", { mercenary: 1 });
      t.set((s) => Object.assign(s, { active: 0, round: 1, segment: 2 })).begin("campaign", { seat: 0, armies: 1, mp: 4, leonnatusMp });
      return t.play(`red activate-general ${general}`, "red done").one("army-activated").movementPoints;
    };
    expect([points("leonnatus", 1), points("leonnatus", 0), points("antigonus", 1)]).toEqual([1, 4, 4]);
  });

  test("[DIA-CRD.11] Minor Campaign: up to two, and the player may stop before", () => {
    const t = withCard("minor-campaign").general("red", "leonnatus", "pella").general("red", "antigonus", "tyre").general("red", "ptolemy", "damascus");
    t.tyche("red").play("red use-event", "red activate-general leonnatus");
    expect(t.told("army-activated")[0]?.movementPoints).toBe(4);
    t.play("red end-move");
    expect(t.moves("activate-general")).toEqual(["red activate-general ptolemy", "red activate-general antigonus"]);
    t.play("red done");
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-MOV.37] Forced March: one army or general that did not move with the OPs of the card, 3 MP, by land", () => {
    const t = withCard("forced-march").general("red", "leonnatus", "tyre").general("red", "antigonus", "tyre");
    t.tyche("red").play("red ops-campaign", "red activate-general leonnatus", "red leave-general antigonus");
    t.play("red end-move", "red carry-out-event");
    expect(t.moves("activate-general")).toEqual(["red activate-general antigonus"]);
    t.play("red activate-general antigonus");
    expect(t.one("army-activated").movementPoints).toBe(3);
    expect(t.moves("embark")).toEqual([]);
  });
});

describe("sieges", () => {
  test("[DIA-TYC.11] Siege Engines: the army of a general adds 1 to its siege dice until the player's next Surrender Segment has ended", () => {
    const t = withCard("siege-engines")
      .army("red", "antipater", "sparta", { mercenary: 4 })
      .control("independent", "sparta")
      .general("red", "alcetas", "pella");
    t.tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.moves()).toEqual(["red target-general antipater", "red target-general alcetas"]);
    t.dice("6 4").play("red target-general antipater", "red move-armies", "red activate-general antipater", "red done", "red subjugate");
    // The movement die, then 4 + 1 = 5: one point, no loss.
    expect(t.told("attempt-made")[0]).toMatchObject({ points: 1, losses: 0 });
  });

  test("[DIA-TYC.11] Siege Engines: the event names the general and what he adds", () => {
    const t = withCard("siege-engines").general("red", "antipater", "sparta").general("red", "alcetas", "pella").tyche("red");
    t.play("red ops-nothing", "red carry-out-event", "red target-general alcetas");
    expect(t.told("card-effect")).toEqual([{ type: "card-effect", clause: "DIA-TYC.11", seat: "red", card: "siege-engines", target: "alcetas", amount: 1 }]);
  });

  test("[DIA-TYC.11] Siege Engines in the Surrender Segment, and their end", () => {
    const t = table().army("red", "antipater", "sparta", { mercenary: 4 }).control("independent", "sparta");
    t.set((s, tables) => {
      s.engines = 1 << tables.pieceIds.indexOf("antipater");
    });
    t.segment("red", "surrender").dice("5").play("red free-attempt sparta");
    // 5 + 1 = 6: two points at once, which subdue the fortress.
    expect(t.moves()).toEqual(["red place-marker sparta", "red leave-uncontrolled"]);
    t.play("red leave-uncontrolled");
    expect(t.controlOf("sparta")).toBeNull();
    t.play("red done");
    expect(t.state.engines).toBe(0);
  });

  test("[DIA-SIE.9] Treachery Within the Walls: two siege points for an army of at least 3 CUs, without a die", () => {
    const t = withCard("treachery-within")
      .units("red", "sparta", { mercenary: 3 })
      .control("independent", "sparta", "argos")
      .units("red", "argos", { mercenary: 2 });
    t.army("red", "antipater", "tyre", { mercenary: 3 }).inside("blue", "tyre", { mercenary: 2 }).units("red", "pella", { mercenary: 3 });
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-army sparta", "red target-army tyre"]);
    t.play("red target-army tyre");
    // Two points against two CUs inside, which need three.
    expect([t.controlOf("tyre"), siegePoints(t.state, tyre())]).toEqual(["blue", 2]);
    expect(t.state.champions).toBe(0b1111);
  });

  test("[DIA-SIE.30] Treachery subdues a fortress; the space stays uncontrolled", () => {
    const t = withCard("treachery-within").units("red", "sparta", { mercenary: 3 }).control("independent", "sparta").tyche("red").play("red use-event");
    expect(t.controlOf("sparta")).toBeNull();
  });
});

function tyre(): number {
  let found = -1;
  table().set((_s, tables) => {
    found = tables.spaceIds.indexOf("tyre");
  });
  return found;
}

describe("Shipwrights", () => {
  test("[DIA-TYC.32] [DIA-TYC.33] Shipwrights upgrade an available fleet or bring back a dispersed one", () => {
    const t = withCard("shipwrights").control("red", "athens", "rhodes", "ephesus").control("blue", "heraclea-pontica");
    fleet("rhodian-fleet", false, true)(t);
    fleet("ionian-fleet", true, false)(t);
    t.tyche("red").play("red use-ops", "red ops-nothing", "red carry-out-event");
    expect(t.moves()).toEqual(["red choose-option upgrade-fleet", "red choose-option return-fleet"]);
    const upgraded = given(structuredClone(t.state));
    upgraded.play("red choose-option upgrade-fleet");
    expect(upgraded.told("fleet-upgraded")).toEqual([{ type: "fleet-upgraded", clause: "DIA-TYC.32", seat: "red", fleet: "athenian-fleet" }]);
    t.play("red choose-option return-fleet");
    expect(t.told("fleet-returned")[0]?.fleet).toBe("rhodian-fleet");
  });

  test("[DIA-TYC.29] Shipwrights without fleets have no effect; with one possibility it is not asked for", () => {
    const none = withCard("shipwrights").tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(none.told("event-without-effect")).toHaveLength(1);
    const one = withCard("shipwrights").control("red", "athens").tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(one.told("fleet-upgraded")).toHaveLength(1);
  });
});

describe("Major General cards", () => {
  test.each([
    ["general-eumenes", "eumenes", "tyana", { macedonian: 1, mercenary: 2 }],
    ["general-seleucus", "seleucus", "babylon", { macedonian: 1, mercenary: 3 }],
    ["general-cassander", "cassander", "athens", { macedonian: 1, mercenary: 2 }],
  ])(
    "[DIA-TYC.12] [DIA-TYC.22] [DIA-TYC.24] %s brings the general with his army, at his optional starting location or as a reinforcement",
    (card, general, start, army) => {
      const t = withCard(card).control("red", "pella").tyche("red");
      expect(t.moves()).toEqual([`red place-general-at-start ${general}`, `red place-general ${general} pella`]);
      const elsewhere = given(structuredClone(t.state));
      t.play(`red place-general-at-start ${general}`);
      expect([t.placeOf(general), t.factionOf(general), t.placeOfCard(card)]).toEqual([start, "red", "aside"]);
      expect(t.field(start)).toEqual(["red", army]);
      elsewhere.play(`red place-general ${general} pella`);
      expect(elsewhere.placeOf(general)).toBe("pella");
      expect(elsewhere.field("pella")).toEqual(["red", army]);
    },
  );

  test("[DIA-TYC.22] Not at the optional starting location where enemy CUs stand", () => {
    const t = withCard("general-seleucus").control("red", "pella").units("blue", "babylon", { mercenary: 1 }).tyche("red");
    expect(t.placeOf("seleucus")).toBe("pella");
  });

  test("[DIA-TYC.23] There his markers come too: two in his province, on uncontrolled spaces without enemies", () => {
    const t = withCard("general-seleucus")
      .control("red", "pella")
      .control("blue", "opis")
      .control("independent", "nippur")
      .independents("orchoe", 1)
      .tyche("red");
    t.play("red place-general-at-start seleucus");
    expect(t.moves()).toEqual(["red place-start-marker babylon", "red place-start-marker charax", "red done"]);
    t.play("red place-start-marker charax", "red place-start-marker babylon");
    expect([t.controlOf("charax"), t.controlOf("babylon"), t.controlOf("nippur")]).toEqual(["red", "red", "independent"]);
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-REI.13] [DIA-TYC.22] Without any legal space he waits in the Dispersed Box with his army", () => {
    const t = withCard("general-seleucus").units("blue", "babylon", { mercenary: 1 }).tyche("red");
    expect([t.placeOf("seleucus"), t.factionOf("seleucus")]).toEqual(["dispersed", "red"]);
    expect(t.box("red")).toEqual({ mercenary: 3, macedonian: 1 });
  });

  test.each(["perdiccas", "antipater", "craterus", "leonnatus", "ptolemy", "lysimachus", "peithon", "antigonus", "demetrius"])(
    "[DIA-SET.14] The card of %s is not in the deck",
    (general) => {
      expect(table().placeOfCard(`general-${general}`)).toBe("aside");
    },
  );
});
