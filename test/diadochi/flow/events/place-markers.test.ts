/** Events that remove, replace or place control markers. */
import { describe, expect, test } from "vitest";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import { type Table, table } from "../../table.js";

const tables = tablesOf({ edition: "" });

/** Red holds just this card and is asked for its use. */
function withCard(card: string, t: Table = table()): Table {
  return t.hand("red", card);
}

/** A Bonus card's OPs are let go; then its event is offered. */
const ops = "red ops-nothing";

describe("Diplomacy", () => {
  test.each(["diplomacy", "diplomacy-2"])("[DIA-TYC.10] %s: an enemy or independent marker on a minor city without CUs becomes the player's", (card) => {
    const t = withCard(card).control("blue", "therma", "pella", "aegae").control("independent", "argos", "athens", "sparta").control("red", "chalcis");
    t.units("blue", "aegae", { mercenary: 1 }).general("blue", "ptolemy", "therma");
    t.tyche("red").play("red use-event");
    // Not the major cities, not the fortress that is not subdued, not the city with CUs, not the own one; a general without CUs protects nothing.
    expect(t.moves()).toEqual(["red target-space therma", "red target-space argos"]);
    t.play("red target-space therma");
    expect(t.controlOf("therma")).toBe("red");
    expect(t.placeOfCard(card)).toBe("discards");
  });

  test("[DIA-MAP.13] [DIA-TYC.10] Diplomacy takes a subdued fortress like a minor city", () => {
    const t = withCard("diplomacy").control("blue", "sparta").control("independent", "argos").tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space argos", "red target-space sparta"]);
  });

  test("[DIA-TYC.29] Diplomacy without a city to turn is played without effect", () => {
    const t = withCard("diplomacy").tyche("red").play("red use-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
    expect(t.asked).toBe("movement-segment red");
  });
});

describe("raids", () => {
  test("[DIA-TYC.11] [DIA-AMB.157] Minor Raid: one marker within 2 MP by land of an own army is removed", () => {
    const t = withCard("minor-raid")
      .army("red", "antipater", "pella", { mercenary: 1 })
      .control("blue", "amphipolis", "therma")
      .control("independent", "larissa");
    t.control("blue", "apollonia");
    t.tyche("red").play(ops, "red carry-out-event");
    // Apollonia is 1 + 2 MP away by the pass.
    expect(t.moves()).toEqual(["red target-space therma", "red target-space amphipolis", "red target-space larissa"]);
    t.play("red target-space larissa");
    expect(t.controlOf("larissa")).toBeNull();
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-AMB.157] [DIA-TYC.11] Minor Raid reaches nothing from a general without CUs", () => {
    const t = withCard("minor-raid").general("red", "antipater", "pella").control("blue", "therma").tyche("red").play(ops, "red carry-out-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
    expect(t.controlOf("therma")).toBe("blue");
  });

  test("[DIA-AMB.157] [DIA-TYC.11] Major Raid: up to three markers within 3 MP of the same army", () => {
    const t = withCard("major-raid").units("red", "pella", { mercenary: 1 }).units("red", "tyre", { mercenary: 1 });
    t.control("blue", "therma", "amphipolis", "heraclea-lyncestis", "apollonia").control("independent", "sidon");
    t.tyche("red").play(ops, "red carry-out-event");
    expect(t.moves()).toEqual(["red target-army pella", "red target-army tyre"]);
    t.play("red target-army pella");
    expect(t.moves()).toEqual([
      "red target-space therma",
      "red target-space amphipolis",
      "red target-space heraclea-lyncestis",
      "red target-space apollonia",
      "red done",
    ]);
    t.play("red target-space apollonia", "red target-space therma", "red done");
    expect([t.controlOf("apollonia"), t.controlOf("therma"), t.controlOf("amphipolis")]).toEqual([null, null, "blue"]);
  });

  test("[DIA-AMB.157] Raids count from the field, also of unled CUs, and over whatever lies in between; without a target they have no effect", () => {
    const minor = withCard("minor-raid").units("red", "aegae", { mercenary: 1 }).control("blue", "therma").units("green", "pella", { mercenary: 2 });
    minor.inside("red", "tyre", { mercenary: 1 }).units("blue", "tyre", { mercenary: 1 }).control("blue", "sidon").control("red", "larissa");
    minor.tyche("red").play(ops, "red carry-out-event");
    expect(minor.controlOf("therma")).toBeNull();
    expect([minor.controlOf("sidon"), minor.controlOf("larissa"), minor.asked]).toEqual(["blue", "red", "movement-segment red"]);
    for (const card of ["minor-raid", "major-raid"]) {
      const nothing = withCard(card).units("red", "pella", { mercenary: 1 }).control("blue", "tyre").tyche("red").play(ops, "red carry-out-event");
      expect(nothing.told("event-without-effect"), card).toHaveLength(1);
    }
    // An army with nothing in reach is not among those to choose from, and what another reaches is out of reach for the one chosen.
    const major = withCard("major-raid").units("red", "pella", { mercenary: 1 }).units("red", "susa", { mercenary: 1 }).units("red", "tyre", { mercenary: 1 });
    major.control("blue", "therma", "sidon").tyche("red").play(ops, "red carry-out-event");
    expect(major.moves()).toEqual(["red target-army pella", "red target-army tyre"]);
    expect(major.reason("red target-army susa")).toBe("card/nothing-to-raid DIA-AMB.157");
    major.play("red target-army tyre");
    expect(major.reason("red target-space therma")).toBe("card/raid-out-of-reach DIA-AMB.157");
    major.play("red target-space sidon");
    expect([major.controlOf("sidon"), major.asked]).toEqual([null, "movement-segment red"]);
  });

  test("[DIA-AMB.157] Major Raid: the army may stand in any space, from the first of the map on", () => {
    const [first] = tables.spaceIds;
    const t = withCard("major-raid").units("red", first!, { mercenary: 1 }).units("red", "tyre", { mercenary: 1 }).control("blue", "therma", "sidon");
    t.tyche("red").play(ops, "red carry-out-event");
    expect(t.moves()).toEqual([`red target-army ${first}`, "red target-army tyre"]);
    const alone = withCard("major-raid").units("red", first!, { mercenary: 1 }).control("blue", "therma").tyche("red").play(ops, "red carry-out-event");
    expect(alone.moves()).toEqual(["red target-space therma", "red done"]);
  });

  test("[DIA-AMB.157] Major Raid ends by itself, too, when no marker is left in reach: after the first it has had its effect", () => {
    const t = withCard("major-raid").units("red", "pella", { mercenary: 1 }).control("blue", "therma").tyche("red");
    t.play(ops, "red carry-out-event", "red target-space therma");
    expect([t.asked, t.told("event-without-effect"), t.controlOf("therma")]).toEqual(["movement-segment red", [], null]);
  });

  test("[DIA-AMB.157] [DIA-TYC.11] Major Raid ends by itself after the third marker", () => {
    const t = withCard("major-raid").units("red", "pella", { mercenary: 1 }).control("blue", "therma", "amphipolis", "heraclea-lyncestis", "aegae");
    t.tyche("red").play(ops, "red carry-out-event", "red target-space therma", "red target-space amphipolis", "red target-space aegae");
    expect(t.asked).toBe("movement-segment red");
  });
});

describe("Unrest", () => {
  test.each(["unrest", "unrest-2"])("[DIA-TYC.11] %s: two markers of the player with the most VP in one province, chosen by the player of the card", (card) => {
    // Blue has Macedonia (3 VP), green nothing.
    const t = withCard(card).control("blue", "pella", "aegae", "therma", "amphipolis", "miletus").control("green", "ephesus", "pergamum");
    t.units("blue", "therma", { mercenary: 1 });
    t.tyche("red").play(ops, "red carry-out-event");
    // The only province with two markers is Macedonia.
    expect(t.moves()).toEqual(["red target-space aegae", "red target-space amphipolis"]);
    t.play("red target-space aegae");
    expect([t.controlOf("aegae"), t.controlOf("amphipolis"), t.controlOf("therma"), t.controlOf("pella")]).toEqual([null, null, "blue", "blue"]);
  });

  test("[DIA-TYC.11] Unrest: the victim may be the player of the card, and one city is removed where there is but one", () => {
    const t = withCard("unrest").control("red", "pella", "aegae", "therma", "mytilene", "sardis");
    t.units("red", "therma", { mercenary: 1 });
    t.tyche("red").play(ops, "red carry-out-event");
    expect(t.moves()).toEqual(["red target-province macedonia", "red target-province lydia"]);
    t.play("red target-province macedonia");
    expect([t.controlOf("aegae"), t.controlOf("therma")]).toEqual([null, "red"]);
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-SEQ.9] [DIA-TYC.29] Unrest: a tie for most VP goes by seniority; without two markers in a province it has no effect", () => {
    const t = withCard("unrest").general("blue", "perdiccas", "babylon").general("red", "demetrius", "pella").control("red", "aegae", "therma");
    t.tyche("red").play(ops, "red carry-out-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
    expect([t.controlOf("aegae"), t.controlOf("therma")]).toEqual(["red", "red"]);
  });

  test("[DIA-TYC.11] Unrest Spreads: one marker of every player in turn order", () => {
    const t = withCard("unrest-spreads").control("red", "therma", "pella").control("green", "argos", "corinth").control("blue", "tyre");
    t.units("green", "corinth", { mercenary: 1 });
    t.tyche("red").play(ops, "red carry-out-event");
    // Red's only minor city, nothing of Blue's, Green's only one without his CUs: nothing to choose.
    expect([t.controlOf("therma"), t.controlOf("pella"), t.controlOf("argos"), t.controlOf("corinth"), t.controlOf("tyre")]).toEqual([
      null,
      "red",
      null,
      "green",
      "blue",
    ]);
    expect(t.placeOfCard("unrest-spreads")).toBe("discards");
  });

  test("[DIA-TYC.11] Unrest Spreads: an enemy's CUs do not protect a marker, its owner's do", () => {
    const t = withCard("unrest-spreads").control("blue", "therma", "argos").units("red", "therma", { mercenary: 1 });
    t.tyche("red").play(ops, "red carry-out-event");
    expect(t.moves()).toEqual(["red target-space therma", "red target-space argos"]);
  });
});

describe("placing markers", () => {
  test("[DIA-EOT.5] Peucestas cannot be played as an event on turn 1", () => {
    const t = withCard("peucestas", table({ turn: 1 })).tyche("red");
    expect(t.moves()).not.toContain("red use-event");
    // A card of 3 OPs that is no event yet has but one use.
    expect(t.asked).toBe("choose-ops-use red");
  });

  test("[DIA-EOT.5] [DIA-TYC.3] [DIA-TYC.10] Peucestas: up to three markers in Persis over nothing or independents, then CUs with a minor general in one of them", () => {
    const t = withCard("peucestas").control("independent", "persepolis").control("blue", "taoce").tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-space persepolis", "red target-space pasargadae", "red done"]);
    t.play("red target-space persepolis", "red target-space pasargadae");
    expect(t.moves()).toEqual(["red target-space persepolis", "red target-space pasargadae"]);
    t.play("red target-space pasargadae");
    expect(t.field("pasargadae")).toEqual(["red", { mercenary: 2 }]);
    expect(t.placeOf("alcetas")).toBe("pasargadae");
    expect([t.controlOf("persepolis"), t.controlOf("taoce")]).toEqual(["red", "blue"]);
    expect(t.placeOfCard("peucestas")).toBe("removed");
  });

  test("[DIA-TYC.10] Peucestas: without a marked space there is nowhere for the CUs", () => {
    const t = withCard("peucestas").control("independent", "persepolis").tyche("red").play("red use-event", "red done");
    expect([t.field("persepolis")[0], t.placeOf("alcetas")]).toEqual([null, "pool"]);
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-TYC.10] [DIA-AMB.158] League of the Islanders: up to two minor-city ports within 2 sea links of an own port, measured from markers that were there", () => {
    const t = withCard("league-of-islanders")
      .control("red", "salamis")
      .control("independent", "citium", "rhodes")
      .control("blue", "aradus")
      .independents("paphos", 2);
    t.tyche("red").play("red use-event");
    const moves = t.moves();
    // Citium (over an independent marker) lies two sea links away by Aradus; Phaselis two by Soli and Aspendus, three in all.
    expect(moves).toContain("red target-space citium");
    expect(moves).toContain("red target-space aspendus");
    for (const space of ["paphos", "aradus", "rhodes", "phaselis", "xanthus"]) expect(moves).not.toContain(`red target-space ${space}`);
    t.play("red target-space aspendus");
    expect(t.moves()).not.toContain("red target-space phaselis");
    t.play("red target-space citium");
    expect([t.controlOf("aspendus"), t.controlOf("citium")]).toEqual(["red", "red"]);
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-TYC.10] The Satraps Declare: up to three uncontrolled spaces without enemies in a province with an own marker", () => {
    const t = withCard("satraps-declare").control("red", "arbela", "tyre").control("independent", "carrhae").units("blue", "nisibis", { mercenary: 1 });
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-province phoenicia", "red target-province mesopotamia"]);
    t.play("red target-province mesopotamia");
    expect(t.controlOf("nicephorium")).toBeNull();
    expect(t.moves()).toEqual(["red target-space nicephorium", "red done"]);
    t.play("red target-space nicephorium");
    expect(t.controlOf("nicephorium")).toBe("red");
  });

  test("[DIA-TYC.10] Freedom of the Greeks: every player's marker leaves the minor cities without CUs, then one is placed", () => {
    const t = withCard("freedom-of-the-greeks")
      .control("red", "chalcis")
      .control("blue", "corinth", "argos", "athens")
      .control("independent", "sparta", "aetolia");
    t.units("blue", "argos", { mercenary: 1 });
    t.tyche("red").play("red use-event");
    expect([t.controlOf("chalcis"), t.controlOf("corinth"), t.controlOf("argos"), t.controlOf("athens"), t.controlOf("sparta")]).toEqual([
      null,
      null,
      "blue",
      "blue",
      "independent",
    ]);
    // One marker is placed and not "up to" one; not where an enemy stands.
    expect(t.moves()).toEqual(["red target-space chalcis", "red target-space corinth", "red target-space megalopolis"]);
    t.play("red target-space corinth");
    expect(t.controlOf("corinth")).toBe("red");
  });

  test("[DIA-TYC.10] Freedom of the Greeks: independent markers stay", () => {
    const t = withCard("freedom-of-the-greeks").control("independent", "megalopolis").control("blue", "corinth").tyche("red").play("red use-event");
    expect([t.controlOf("megalopolis"), t.controlOf("corinth")]).toEqual(["independent", null]);
  });
});

test("[DIA-TYC.11] A Bonus card's event may be declined; the card is then discarded", () => {
  const t = withCard("minor-raid").units("red", "pella", { mercenary: 1 }).control("blue", "therma").tyche("red").play(ops);
  expect(t.moves()).toEqual(["red carry-out-event", "red decline-event"]);
  t.play("red decline-event");
  expect([t.controlOf("therma"), t.placeOfCard("minor-raid")]).toEqual(["blue", "discards"]);
});

describe("League of the Islanders", () => {
  const near = (id: string): Set<string> =>
    new Set(tables.edition.board.links.flatMap(({ a, b, kind }) => (kind !== "sea" ? [] : a === id ? [b] : b === id ? [a] : [])));

  test.each(["rhodes", "salamis", "mytilene", "alexandria", "sinope", "corinth"])(
    "[DIA-AMB.158] [DIA-OPS.10] of a marker on %s the minor cities within two sea routes, and no others",
    (own) => {
      const t = table().control("red", own).hand("red", "league-of-islanders").tyche("red").play("red use-event");
      const expected = tables.spaceIds.filter((id, i) => {
        const isNear = near(own).has(id) || [...near(own)].some((via) => near(via).has(id));
        return id !== own && isNear && ["minor-city", "fortress"].includes(tables.edition.board.spaces[i]!.kind);
      });
      expect(t.listed("target-space")).toEqual(expected);
    },
  );
});
