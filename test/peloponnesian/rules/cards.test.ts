import { describe, expect, test } from "vitest";
import { actionsOf, canCommitEvent, canDivide, canResolve, canWoo, initiativeValue, leaderRating } from "../../../src/peloponnesian/rules/cards.js";
import { canRegionRevolt, canRevolt } from "../../../src/peloponnesian/rules/revolt.js";
import {
  addEffect,
  CLOCK,
  COUP,
  IN_PLAY,
  OMEN_ON_ATHENS,
  type PeloponnesianState,
  putOnMap,
  setCardPlace,
  write,
} from "../../../src/peloponnesian/state/index.js";

import type { Tables } from "../../../src/peloponnesian/tables/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, card, t, table, type Table } from "../table.js";

const may = (s: PeloponnesianState, seat: number, id: string) => canCommitEvent(s, t, seat, card(id));

describe("initiative and actions", () => {
  test("[PEL-3.3.2] [PEL-3.3.3] [PEL-3.3.5] a card for actions counts its coins, an event 0, whatever the leader", () => {
    const g = table().inPlay("pericles");
    g.commit("sparta", "actions", "oracle-of-delphi").commit("athens", "actions", "tempest");
    expect([initiativeValue(g.state, t, SPARTA), initiativeValue(g.state, t, ATHENS)]).toEqual([2, 1]);
    g.commit("sparta", "event", "oracle-of-delphi");
    expect(initiativeValue(g.state, t, SPARTA)).toBe(0);
  });

  test("[PEL-4.0.1] [PEL-EX.2] actions are coins plus the rating of the leader", () => {
    const g = table();
    g.commit("athens", "actions", "tempest");
    expect(actionsOf(g.state, t, ATHENS)).toBe(1);
    g.inPlay("pericles");
    expect([leaderRating(g.state, t, ATHENS), actionsOf(g.state, t, ATHENS)]).toEqual([1, 2]);
  });

  test("[PEL-4.0.1] [PEL-3.2.2.2] [PEL-13.1.1] each Persian Aid card adds one action for Sparta, none for Athens", () => {
    const g = table({ scenario: "413" }).commit("sparta", "actions", "tempest").commit("athens", "actions", "oracle-of-delphi").inPlay("persian-aid-45");
    expect([actionsOf(g.state, t, SPARTA), actionsOf(g.state, t, ATHENS)]).toEqual([2, 2]);
    g.inPlay("persian-aid-46");
    expect([actionsOf(g.state, t, SPARTA), actionsOf(g.state, t, ATHENS)]).toEqual([3, 2]);
  });

  test("[PEL-3.5.9] [PEL-3.5.27] [PEL-4.0.1] an omen takes two actions, the coup one from Athens; never below zero", () => {
    const g = table({ scenario: "413" });
    g.commit("athens", "actions", "oracle-of-delphi");
    addEffect(g.state, COUP);
    expect(actionsOf(g.state, t, ATHENS)).toBe(1);
    addEffect(g.state, OMEN_ON_ATHENS);
    expect(actionsOf(g.state, t, ATHENS)).toBe(0);
    g.commit("sparta", "actions", "tempest");
    expect(actionsOf(g.state, t, SPARTA)).toBe(1);
  });

  test("[PEL-3.5.24] Lysander has rating 1, and 2 while a Persian Aid card is in play", () => {
    const g = table({ scenario: "413" }).inPlay("lysander");
    expect(leaderRating(g.state, t, SPARTA)).toBe(1);
    g.inPlay("persian-aid-45");
    expect(leaderRating(g.state, t, SPARTA)).toBe(2);
  });
});

describe("cities that may revolt", () => {
  test("[PEL-3.4.1] a city is eligible if Athens controls it, no Athenian block is there and it is not besieged", () => {
    const g = table();
    const ephesus = area("ephesus");
    expect(canRevolt(g.state, t, ephesus)).toBe(true);
    g.put("ephesus", { a37: 1 });
    expect(canRevolt(g.state, t, ephesus)).toBe(false);
    const held = table().control("sparta", "ephesus").garrison("ephesus", "rebel", 3);
    expect(canRevolt(held.state, t, ephesus)).toBe(false);
    const besieged = table().put("ephesus", { s14: 3 }).besiege("ephesus");
    expect(canRevolt(besieged.state, t, ephesus)).toBe(false);
  });

  test("[PEL-1.5.11] [PEL-1.5.12] cities of the Aeolian Isles may revolt, cities outside the regions never", () => {
    const g = table();
    expect(["chios", "lesbos", "athens", "plataea", "naupactus", "corcyra", "aegina"].map((id) => canRevolt(g.state, t, area(id)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("[PEL-3.5.1] a regional revolt needs an eligible city in a region of the card", () => {
    const g = table();
    expect(may(g.state, SPARTA, "euboean-revolt")).toBe(true);
    g.put("chalcis", { a14: 1 }).put("eretria", { a15: 1 });
    expect([may(g.state, SPARTA, "euboean-revolt"), may(g.state, SPARTA, "ionian-revolt")]).toEqual([false, true]);
    expect(canRegionRevolt(g.state, t, t.regionIds.indexOf("euboea"))).toBe(false);
  });

  test("[PEL-3.4.6] [PEL-13.3.2] with two Persian Aid cards no regional revolt may be played, but a tribute revolt may", () => {
    const g = table({ scenario: "413" }).inPlay("persian-aid-45");
    expect(may(g.state, SPARTA, "ionian-revolt")).toBe(true);
    g.inPlay("persian-aid-46");
    expect([may(g.state, SPARTA, "ionian-revolt"), may(g.state, SPARTA, "tribute-revolt-8")]).toEqual([false, true]);
  });

  test("[PEL-3.5.2] a tribute revolt needs an eligible city in a Subject region; the Aeolian Isles are none", () => {
    const g = table();
    for (const id of t.areaIds)
      if (t.areaIndex.get(id)! < t.lands && t.region[area(id)]! >= 0 && !["chios", "lesbos"].includes(id)) putOnMap(g.state, block("a14"), area(id), 1);
    for (const city of t.cities)
      if (t.region[city]! >= 0 && t.subjectRegion[t.region[city]!] === 1) g.control("sparta", t.areaIds[city]!).garrison(t.areaIds[city]!, "rebel", 1);
    expect([may(g.state, SPARTA, "tribute-revolt-8"), may(g.state, SPARTA, "aeolian-revolt")]).toEqual([false, true]);
  });
});

describe("requirements of events", () => {
  test("[PEL-3.1.3] an event is for its side, its season and while its requirements are met", () => {
    const g = table();
    expect([may(g.state, ATHENS, "ionian-revolt"), may(g.state, SPARTA, "ionian-revolt")]).toEqual([false, true]);
    expect([may(table({ season: "winter" }).state, SPARTA, "surprise-march-25"), may(table({ season: "fall" }).state, SPARTA, "surprise-march-25")]).toEqual([
      false,
      true,
    ]);
    expect([may(table({ season: "winter" }).state, SPARTA, "winter-stores-20"), may(table({ season: "fall" }).state, SPARTA, "winter-stores-20")]).toEqual([
      true,
      false,
    ]);
  });

  test("[PEL-10.4.2] in the New Year step only events marked for it", () => {
    const g = table({ season: "new-year" });
    expect([
      may(g.state, SPARTA, "ill-omen-22"),
      may(g.state, SPARTA, "tempest"),
      may(g.state, SPARTA, "ionian-revolt"),
      may(g.state, ATHENS, "mercenaries-14"),
    ]).toEqual([false, false, true, true]);
  });

  test("[PEL-3.5.3] Emergency Levy needs a block that can be built", () => {
    const g = table();
    expect(may(g.state, SPARTA, "emergency-levy-10")).toBe(false);
    g.put("corinth", { s11: 1 });
    expect(may(g.state, SPARTA, "emergency-levy-10")).toBe(true);
  });

  test("[PEL-3.5.6] [PEL-3.5.7] Treachery and Siege Works need an established siege of one's own, Treachery a garrison", () => {
    const g = table().put("plataea", { s22: 4 }).besiege("plataea", 0);
    expect([may(g.state, SPARTA, "treachery-16"), may(g.state, SPARTA, "siege-works")]).toEqual([false, false]);
    g.besiege("plataea", 1);
    expect([may(g.state, SPARTA, "treachery-16"), may(g.state, SPARTA, "siege-works"), may(g.state, ATHENS, "treachery-16")]).toEqual([true, true, false]);
    g.put("inside plataea", { a26: 1 }).control("athens", "plataea").garrison("plataea", "native", 0);
    expect([may(g.state, SPARTA, "treachery-16"), may(g.state, SPARTA, "siege-works")]).toEqual([false, true]);
  });

  test("[PEL-3.5.13] Diplomacy needs a neutral area, not Persian, beside an area whose city the player controls", () => {
    const g = table();
    expect(["argos", "patrae", "melos", "cydonia", "lydia", "athens"].map((id) => canWoo(g.state, t, SPARTA, area(id)))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(["argos", "patrae", "melos", "cydonia"].map((id) => canWoo(g.state, t, ATHENS, area(id)))).toEqual([false, true, true, false]);
  });

  describe("[PEL-3.5.13] where all cities are neutral", () => {
    const allNeutral = (): Table => {
      const g = table();
      for (const city of t.cities) g.native("neutral", t.areaIds[city]!);
      return g;
    };
    const wooed = (s: PeloponnesianState) => t.areaIds.filter((_, a) => a < t.lands && canWoo(s, t, SPARTA, a));

    test("nobody is beside a city that Sparta controls, not even beside land without a city", () => {
      expect(wooed(allNeutral().state)).toEqual([]);
    });

    test.each([
      ["plataea", ["athens", "megara", "thebes"]],
      ["corcyra", ["stratus", "ambracia", "leucas"]],
    ])("of those beside %s, by land or over a sea, are also %j", (city, beside) => {
      const g = allNeutral().control("sparta", city);
      expect(wooed(g.state)).toEqual(expect.arrayContaining(beside));
    });
  });

  test("[PEL-3.5.14] no Civil War in a city of value 4, whoever it is", () => {
    const divided = (value: number) => {
      const g = table({ scenario: "sicily" });
      const cities = t.cities.filter((city) => t.cityValue[city] === value && t.areaIds[city] !== "athens" && t.areaIds[city] !== "sparta");
      for (const city of cities) g.control("sparta", t.areaIds[city]!);
      return cities.map((city) => canDivide(g.state, t, ATHENS, city));
    };
    expect(divided(3)).toContain(true);
    expect(new Set(divided(4))).toEqual(new Set([false]));
  });

  test("[PEL-3.5.14] Civil War names an enemy city of value 1 to 3 without blocks, siege or detached garrison; never Athens or Sparta", () => {
    const g = table();
    const names = (...ids: readonly string[]) => ids.map((id) => canDivide(g.state, t, SPARTA, area(id)));
    expect(names("plataea", "ephesus", "athens", "sparta", "thebes", "argos")).toEqual([true, true, false, false, false, false]);
    expect(canDivide(g.state, t, ATHENS, area("sparta"))).toBe(false);
    g.put("plataea", { a26: 1 });
    expect(names("plataea")).toEqual([false]);
    g.control("athens", "elis").garrison("elis", "detached", 1);
    expect(names("elis")).toEqual([false]);
    g.put("ephesus", { s14: 1 }).besiege("ephesus");
    expect(names("ephesus")).toEqual([false]);
  });

  test("[PEL-3.5.16] Thracian Alliance needs willing Odrysians in the pool", () => {
    const g = table();
    expect(may(g.state, ATHENS, "thracian-alliance")).toBe(true);
    g.put("odrysia", { a40: 1, a41: 1, a42: 1 });
    expect(may(g.state, ATHENS, "thracian-alliance")).toBe(false);
  });

  test("[PEL-3.5.21] [PEL-12.0.1] Peace Faction only where the scenario allows peace, and from 427 BC on", () => {
    expect([may(table({ year: -428 }).state, SPARTA, "peace-faction-ascendant"), may(table({ year: -427 }).state, SPARTA, "peace-faction-ascendant")]).toEqual([
      false,
      true,
    ]);
    expect(may(table({ scenario: "413" }).state, SPARTA, "peace-faction-ascendant")).toBe(false);
  });

  test("[PEL-3.5.23] Argive Alliance requires Argos to be neutral", () => {
    const g = table();
    expect(may(g.state, ATHENS, "argive-alliance")).toBe(true);
    g.native("sparta", "argos");
    expect(may(g.state, ATHENS, "argive-alliance")).toBe(false);
  });

  test("[PEL-3.5.24] a leader is used as an event by his own side only", () => {
    const g = table();
    expect([may(g.state, SPARTA, "brasidas"), may(g.state, ATHENS, "brasidas"), may(g.state, ATHENS, "cleon")]).toEqual([true, false, true]);
  });

  test("[PEL-3.5.25] Persian Aid from 415 BC on", () => {
    expect([
      may(table({ scenario: "415", year: -416 }).state, SPARTA, "persian-aid-45"),
      may(table({ scenario: "415", year: -415 }).state, SPARTA, "persian-aid-45"),
    ]).toEqual([false, true]);
  });

  test("[PEL-3.5.26] Decelea requires a Greek block of Sparta in the City-State of Athens", () => {
    const g = table({ scenario: "413" }).put("athens", { s34: 1 });
    expect(may(g.state, SPARTA, "decelea-fortified")).toBe(false);
    g.put("athens", { s01: 1 });
    expect(may(g.state, SPARTA, "decelea-fortified")).toBe(true);
  });

  test("[PEL-3.5.28] Trial of the Generals requires an Athenian leader in play", () => {
    const g = table({ scenario: "413" });
    expect(may(g.state, SPARTA, "trial-of-the-generals")).toBe(false);
    g.inPlay("nicias");
    expect(may(g.state, SPARTA, "trial-of-the-generals")).toBe(true);
  });

  test("[PEL-3.5.21] [PEL-12.1.1.1] no peace is made during the truce", () => {
    const g = table({ year: -427 });
    expect(may(g.state, SPARTA, "peace-faction-ascendant")).toBe(true);
    write(g.state, CLOCK.truce, 1);
    expect(may(g.state, SPARTA, "peace-faction-ascendant")).toBe(false);
  });

  test("[PEL-3.5.23] [PEL-3.1.3] the Argive Alliance requires Argos to be neutral, and in play", () => {
    const g = table();
    expect(may(g.state, ATHENS, "argive-alliance")).toBe(true);
    g.native("sparta", "argos");
    expect(may(g.state, ATHENS, "argive-alliance")).toBe(false);
    g.native("athens", "argos");
    expect(may(g.state, ATHENS, "argive-alliance")).toBe(false);
    expect(may(table({ scenario: "sicily" }).state, ATHENS, "argive-alliance")).toBe(false);
  });

  test("[PEL-3.5.24] a leader is played by his own side only", () => {
    const g = table();
    expect([may(g.state, SPARTA, "brasidas"), may(g.state, ATHENS, "brasidas"), may(g.state, SPARTA, "cleon"), may(g.state, ATHENS, "cleon")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  describe("on other maps", () => {
    /** The tables of a map on which these places are elsewhere; -1 where there are none. */
    const map = (named: Partial<Tables["named"]>): Tables => ({ ...t, named: { ...t.named, ...named } });
    const resolves = (tables: Tables, id: string, change: (g: Table) => void = () => {}) => {
      const g = table();
      change(g);
      return canCommitEvent(g.state, tables, eventSeat(id), card(id));
    };
    const eventSeat = (id: string) => (id === "plague-34" ? SPARTA : ATHENS);
    const first = t.areaIds[0]!;

    test("[PEL-3.5.19] without an Athens there is no Plague, not even for Pericles; where it is the first area there is one", () => {
      const led = (g: Table) => g.inPlay("pericles");
      expect([resolves(map({ athens: -1 }), "plague-34", led), resolves(map({}), "plague-34", led)]).toEqual([false, true]);
      expect(resolves(map({ athens: 0 }), "plague-34", (g) => g.put(first, { a01: 1 }))).toBe(true);
    });

    test("[PEL-3.5.23] without an Argos there is no alliance; where it is the first area there is one while it is neutral", () => {
      expect(resolves(map({ argos: -1 }), "argive-alliance")).toBe(false);
      expect(resolves(map({ argos: 0 }), "argive-alliance", (g) => g.native("neutral", first))).toBe(true);
      expect(resolves(map({ argos: 0 }), "argive-alliance", (g) => g.native("sparta", first))).toBe(false);
    });
  });

  test("[PEL-3.5.28] [PEL-4.0.1] whichever card a leader is, it can be tried, and adds its rating", () => {
    const g = table();
    const first = { ...t, leaderCards: [t.leaderCards[SPARTA]!, [0]], leaderRating: t.leaderRating.map((rating, c) => (c === 0 ? 2 : rating)) };
    expect([leaderRating(g.state, first, ATHENS), canResolve(g.state, first, SPARTA, card("trial-of-the-generals"))]).toEqual([0, false]);
    setCardPlace(g.state, 0, IN_PLAY);
    expect([leaderRating(g.state, first, ATHENS), canResolve(g.state, first, SPARTA, card("trial-of-the-generals"))]).toEqual([2, true]);
  });

  test("[PEL-3.5.1] [PEL-3.4.6] of several regions of a card one with an eligible city is enough", () => {
    const g = table();
    const faithful = (region: string) => t.cities.filter((city) => t.regionIds[t.region[city]!] === region).map((city) => t.areaIds[city]!);
    for (const city of [...faithful("sporades"), ...faithful("cyclades")]) g.control("sparta", city).garrison(city, "rebel", 1);
    expect(may(g.state, SPARTA, "island-revolt")).toBe(true);
    for (const city of faithful("western-islands")) g.control("sparta", city).garrison(city, "rebel", 1);
    expect(may(g.state, SPARTA, "island-revolt")).toBe(false);
  });

  test("[PEL-12.0.1] the Peace Faction is committed as an event only where the scenario allows peace", () => {
    const peace = table({ year: -427 }).hand("sparta", "peace-faction-ascendant", "tempest").hand("athens", "oracle-of-delphi", "diplomacy").season("spring");
    expect(peace.list).toContain("play-event peace-faction-ascendant");
    const war = table({ scenario: "415" })
      .hand("sparta", "peace-faction-ascendant", "tempest")
      .hand("athens", "oracle-of-delphi", "diplomacy")
      .season("spring");
    expect([war.list.includes("play-event peace-faction-ascendant"), war.refusal("play-event peace-faction-ascendant")?.code]).toEqual([
      false,
      "commit/event-not-allowed",
    ]);
  });

  test("[PEL-3.4.6] with two Persian Aid cards in play a regional revolt is refused as an event, with one it is not", () => {
    const aided = (...cards: readonly string[]) =>
      table({ scenario: "413" })
        .inPlay(...cards)
        .hand("sparta", "ionian-revolt", "tempest")
        .hand("athens", "oracle-of-delphi", "diplomacy")
        .season("spring");
    expect(aided("persian-aid-45").refusal("sparta play-event ionian-revolt")).toBe(null);
    expect(aided("persian-aid-45", "persian-aid-46").refusal("sparta play-event ionian-revolt")?.code).toBe("commit/event-not-allowed");
  });

  test("[PEL-15.2.3] in Sicily an event that needs Ionia is refused, one of Sicily is not", () => {
    const g = table({ scenario: "sicily" }).hand("sparta", "ionian-revolt", "tempest").hand("athens", "oracle-of-delphi", "diplomacy").season("spring");
    expect(g.refusal("sparta play-event ionian-revolt")?.code).toBe("commit/event-not-allowed");
    expect(g.refusal("sparta play-event tempest")).toBe(null);
  });

  test("[PEL-15.2.3] events that need areas out of play cannot be committed", () => {
    const g = table({ scenario: "sicily" });
    expect(["ionian-revolt", "tribute-revolt-8", "macedonian-intrigue"].map((id) => may(g.state, SPARTA, id))).toEqual([false, false, false]);
    expect(may(g.state, ATHENS, "thracian-alliance")).toBe(false);
  });
});
