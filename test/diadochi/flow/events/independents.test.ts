/** Events that raise and activate independent armies. */
import { describe, expect, test } from "vitest";
import { given, type Table, table } from "../../table.js";

function withCard(card: string, t: Table = table()): Table {
  return t.hand("red", card);
}

describe("Migration of the Illyrian Tribes", () => {
  test("[DIA-IND.1] [DIA-IND.15] Off the map the Illyrians come with 4 CUs to Illyria and must enter Macedonia, Epirus or Thessaly", () => {
    const t = withCard("illyrian-migration").tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.field("illyria")[0]).toBeNull();
    expect(t.told("independent-army-placed")[0]).toMatchObject({ space: "illyria", units: 4, army: "illyrians" });
    // Both neighbours lie in the provinces of the card; it need not stop there.
    expect(t.moves()).toEqual(["red step-to heraclea-lyncestis", "red step-to apollonia"]);
    t.play("red step-to apollonia");
    expect(t.moves("stop")).toEqual(["red stop"]);
    t.play("red stop");
    expect(t.field("apollonia")).toEqual(["independent", { mercenary: 4 }]);
  });

  test("[DIA-IND.1] On the map they are brought up to 4 CUs", () => {
    const t = withCard("illyrian-migration").independents("dodona", 2, "illyrians").tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.told("independent-army-placed")).toEqual([]);
    // They must enter a space of the three provinces.
    expect(t.moves("stop")).toEqual([]);
    t.play("red step-to ambracia", "red stop");
    expect(t.field("ambracia")).toEqual(["independent", { mercenary: 4 }]);
  });

  test("[DIA-IND.13] Placed among a player's CUs they fight them at once", () => {
    const t = withCard("illyrian-migration").units("blue", "illyria", { mercenary: 1 });
    t.tyche("red").dice("6 6 1 1").play("red ops-nothing", "red carry-out-event");
    expect(t.told("battle-won")[0]).toMatchObject({ winner: null, loser: "blue", space: "illyria" });
  });
});

describe("Scythian Invasion", () => {
  test("[DIA-IND.1] [DIA-IND.15] The Scythians come with 5 CUs to Odessus and must enter Thrace or the land of the Triballi", () => {
    const t = withCard("scythian-invasion").tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.told("independent-army-placed")[0]).toMatchObject({ space: "odessus", units: 5, army: "scythians" });
    t.play("red step-to byzantium", "red stop");
    expect(t.field("byzantium")).toEqual(["independent", { mercenary: 5 }]);
  });
});

describe("23,000 Greek Soldiers", () => {
  test("[DIA-IND.1] [DIA-IND.15] [DIA-TYC.3] The markers of the Upper Satrapies revolt, 6 CUs come to Bactra and go toward Ecbatana", () => {
    const t = withCard("greek-soldiers-23000").control("red", "susia").control("blue", "zadracarta", "maracanda").units("blue", "maracanda", { mercenary: 1 });
    t.tyche("red").play("red ops-nothing", "red carry-out-event");
    expect([t.controlOf("susia"), t.controlOf("zadracarta"), t.controlOf("maracanda")]).toEqual(["independent", "independent", "blue"]);
    expect(t.told("independent-army-placed")[0]).toMatchObject({ space: "bactra", units: 6, army: "greek-colonists" });
    // Two routes of 7 MP lead to Ecbatana, by Margiana and by Artacoana and Persis; on the first 4 MP end at the Caspian Gates.
    expect(t.moves()).toEqual(["red step-to margiana", "red step-to artacoana"]);
    t.play("red step-to margiana");
    expect(t.field("caspian-gates")).toEqual(["independent", { mercenary: 6 }]);
    expect(t.placeOfCard("greek-soldiers-23000")).toBe("removed");
  });

  test("[DIA-IND.1] They come to Hecatompylos when a player's marker or CUs hold Bactra", () => {
    const t = withCard("greek-soldiers-23000").control("blue", "bactra").tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.told("independent-army-placed")[0]).toMatchObject({ space: "hecatompylos", units: 6 });
  });
});

describe("Tribal Uprising", () => {
  test.each(["tribal-uprising", "tribal-uprising-2"])(
    "[DIA-IND.1] %s: an independent army is activated with 4 MP, or a tribe rises in an independent fortress",
    (card) => {
      const t = withCard(card)
        .independents("argos", 2)
        .control("independent", "sparta", "illyria", "crete", "aetolia")
        .units("blue", "aetolia", { mercenary: 1 })
        .independents("crete", 1);
      t.tyche("red").play("red use-event");
      expect(t.moves()).toEqual(["red choose-option activate-army", "red choose-option new-army"]);
      const tribe = given(structuredClone(t.state));
      t.play("red choose-option activate-army");
      expect(t.moves()).toEqual(["red activate-army argos", "red activate-army crete"]);
      t.play("red activate-army argos", "red step-to corinth", "red stop");
      expect(t.field("corinth")).toEqual(["independent", { mercenary: 2 }]);

      tribe.play("red choose-option new-army");
      expect(tribe.moves()).toEqual(["red target-space sparta", "red target-space illyria"]);
      tribe.play("red target-space sparta");
      expect(tribe.field("sparta")).toEqual(["independent", { mercenary: 3 }]);
      // It is not activated now.
      expect(tribe.asked).toBe("movement-segment red");
    },
  );

  test("[DIA-TYC.29] Tribal Uprising without army and fortress has no effect", () => {
    const t = withCard("tribal-uprising").tyche("red").play("red use-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
  });
});

describe("Lamian War", () => {
  test("[DIA-IND.1] [DIA-TYC.3] The Hellenic League comes with 4 CUs to Athens; uncontrolled minor cities without CUs of Greece and Thessaly become independent", () => {
    const t = withCard("lamian-war").control("red", "chalcis").units("blue", "corinth", { mercenary: 1 }).tyche("red").play("red use-event");
    expect(t.told("independent-army-placed")[0]).toMatchObject({ space: "athens", units: 4, army: "hellenic-league" });
    expect(["argos", "megalopolis", "larissa", "pherae", "lamia"].map((space) => t.controlOf(space))).toEqual(Array(5).fill("independent"));
    expect([t.controlOf("chalcis"), t.controlOf("corinth"), t.controlOf("sparta")]).toEqual(["red", null, null]);
    t.play("red stop");
    expect(t.placeOfCard("lamian-war")).toBe("removed");
  });

  test("[DIA-IND.1] On the map it gets 2 CUs more, 6 at most; with Athens in a player's hands it comes to Aetolia", () => {
    const there = withCard("lamian-war").independents("athens", 5, "hellenic-league").tyche("red").play("red use-event", "red stop");
    expect(there.field("athens")).toEqual(["independent", { mercenary: 6 }]);
    const held = withCard("lamian-war").control("blue", "athens").tyche("red").play("red use-event");
    expect(held.told("independent-army-placed")[0]).toMatchObject({ space: "aetolia", units: 4 });
  });

  test("[DIA-IND.14] Where another independent army stands its CUs join that one, which is activated in its stead", () => {
    const t = withCard("lamian-war").independents("athens", 2).tyche("red").play("red use-event", "red stop");
    expect(t.field("athens")).toEqual(["independent", { mercenary: 6 }]);
  });
});
