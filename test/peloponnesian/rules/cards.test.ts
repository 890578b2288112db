import { describe, expect, test } from "vitest";
import { actionsOf, canCommitEvent, canDivide, canResolve, canWoo, initiativeValue, leaderRating } from "../../../src/peloponnesian/rules/cards.js";
import { canRegionRevolt, canRevolt } from "../../../src/peloponnesian/rules/revolt.js";
import {
  ACTIONS_USE,
  addEffect,
  CLOCK,
  COMMITTED,
  COUP,
  EVENT_USE,
  IN_PLAY,
  OMEN_ON_ATHENS,
  type PeloponnesianState,
  putOnMap,
  setCardPlace,
  write,
} from "../../../src/peloponnesian/state/index.js";
import type { Tables } from "../../../src/peloponnesian/tables/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, block, board, card, control, inPlay, own, put, putInside, t } from "../positions.js";

function commit(s: PeloponnesianState, seat: number, use: number, id: string): void {
  setCardPlace(s, card(id), COMMITTED + seat);
  write(s, CLOCK.useOfSparta + seat, use);
}
const may = (s: PeloponnesianState, seat: number, id: string) => canCommitEvent(s, t, seat, card(id));

describe("initiative and actions", () => {
  test("[PEL-3.3.2] [PEL-3.3.3] [PEL-3.3.5] a card for actions counts its coins, an event 0, whatever the leader", () => {
    const s = board();
    inPlay(s, "pericles");
    commit(s, SPARTA, ACTIONS_USE, "oracle-of-delphi");
    commit(s, ATHENS, ACTIONS_USE, "tempest");
    expect([initiativeValue(s, t, SPARTA), initiativeValue(s, t, ATHENS)]).toEqual([2, 1]);
    commit(s, SPARTA, EVENT_USE, "oracle-of-delphi");
    expect(initiativeValue(s, t, SPARTA)).toBe(0);
  });

  test("[PEL-4.0.1] [PEL-EX.2] actions are coins plus the rating of the leader", () => {
    const s = board();
    commit(s, ATHENS, ACTIONS_USE, "tempest");
    expect(actionsOf(s, t, ATHENS)).toBe(1);
    inPlay(s, "pericles");
    expect([leaderRating(s, t, ATHENS), actionsOf(s, t, ATHENS)]).toEqual([1, 2]);
  });

  test("[PEL-4.0.1] [PEL-3.2.2.2] [PEL-13.1.1] each Persian Aid card adds one action for Sparta, none for Athens", () => {
    const s = board("413");
    commit(s, SPARTA, ACTIONS_USE, "tempest");
    commit(s, ATHENS, ACTIONS_USE, "oracle-of-delphi");
    inPlay(s, "persian-aid-45");
    expect([actionsOf(s, t, SPARTA), actionsOf(s, t, ATHENS)]).toEqual([2, 2]);
    inPlay(s, "persian-aid-46");
    expect([actionsOf(s, t, SPARTA), actionsOf(s, t, ATHENS)]).toEqual([3, 2]);
  });

  test("[PEL-3.5.9] [PEL-3.5.27] [PEL-4.0.1] an omen takes two actions, the coup one from Athens; never below zero", () => {
    const s = board("413");
    commit(s, ATHENS, ACTIONS_USE, "oracle-of-delphi");
    addEffect(s, COUP);
    expect(actionsOf(s, t, ATHENS)).toBe(1);
    addEffect(s, OMEN_ON_ATHENS);
    expect(actionsOf(s, t, ATHENS)).toBe(0);
    commit(s, SPARTA, ACTIONS_USE, "tempest");
    expect(actionsOf(s, t, SPARTA)).toBe(1);
  });

  test("[PEL-3.5.24] Lysander has rating 1, and 2 while a Persian Aid card is in play", () => {
    const s = board("413");
    inPlay(s, "lysander");
    expect(leaderRating(s, t, SPARTA)).toBe(1);
    inPlay(s, "persian-aid-45");
    expect(leaderRating(s, t, SPARTA)).toBe(2);
  });
});

describe("cities that may revolt", () => {
  test("[PEL-3.4.1] a city is eligible if Athens controls it, no Athenian block is there and it is not besieged", () => {
    const s = board();
    const ephesus = area("ephesus");
    expect(canRevolt(s, t, ephesus)).toBe(true);
    put(s, "ephesus", { a37: 1 });
    expect(canRevolt(s, t, ephesus)).toBe(false);
    const held = board();
    control(held, "ephesus", "sparta", "rebel", 3);
    expect(canRevolt(held, t, ephesus)).toBe(false);
    const besieged = board();
    put(besieged, "ephesus", { s14: 3 });
    besiege(besieged, "ephesus");
    expect(canRevolt(besieged, t, ephesus)).toBe(false);
  });

  test("[PEL-1.5.11] [PEL-1.5.12] cities of the Aeolian Isles may revolt, cities outside the regions never", () => {
    const s = board();
    expect(["chios", "lesbos", "athens", "plataea", "naupactus", "corcyra", "aegina"].map((id) => canRevolt(s, t, area(id)))).toEqual([
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
    const s = board();
    expect(may(s, SPARTA, "euboean-revolt")).toBe(true);
    put(s, "chalcis", { a14: 1 });
    put(s, "eretria", { a15: 1 });
    expect([may(s, SPARTA, "euboean-revolt"), may(s, SPARTA, "ionian-revolt")]).toEqual([false, true]);
    expect(canRegionRevolt(s, t, t.regionIds.indexOf("euboea"))).toBe(false);
  });

  test("[PEL-3.4.6] [PEL-13.3.2] with two Persian Aid cards no regional revolt may be played, but a tribute revolt may", () => {
    const s = board("413");
    inPlay(s, "persian-aid-45");
    expect(may(s, SPARTA, "ionian-revolt")).toBe(true);
    inPlay(s, "persian-aid-46");
    expect([may(s, SPARTA, "ionian-revolt"), may(s, SPARTA, "tribute-revolt-8")]).toEqual([false, true]);
  });

  test("[PEL-3.5.2] a tribute revolt needs an eligible city in a Subject region; the Aeolian Isles are none", () => {
    const s = board();
    for (const id of t.areaIds)
      if (t.areaIndex.get(id)! < t.lands && t.region[area(id)]! >= 0 && !["chios", "lesbos"].includes(id)) putOnMap(s, block("a14"), area(id), 1);
    for (const city of t.cities) if (t.region[city]! >= 0 && t.subjectRegion[t.region[city]!] === 1) control(s, t.areaIds[city]!, "sparta", "rebel", 1);
    expect([may(s, SPARTA, "tribute-revolt-8"), may(s, SPARTA, "aeolian-revolt")]).toEqual([false, true]);
  });
});

describe("requirements of events", () => {
  test("[PEL-3.1.3] an event is for its side, its season and while its requirements are met", () => {
    const s = board();
    expect([may(s, ATHENS, "ionian-revolt"), may(s, SPARTA, "ionian-revolt")]).toEqual([false, true]);
    expect([may(board("431", "winter"), SPARTA, "surprise-march-25"), may(board("431", "fall"), SPARTA, "surprise-march-25")]).toEqual([false, true]);
    expect([may(board("431", "winter"), SPARTA, "winter-stores-20"), may(board("431", "fall"), SPARTA, "winter-stores-20")]).toEqual([true, false]);
  });

  test("[PEL-10.4.2] in the New Year step only events marked for it", () => {
    const s = board("431", "new-year");
    expect([may(s, SPARTA, "ill-omen-22"), may(s, SPARTA, "tempest"), may(s, SPARTA, "ionian-revolt"), may(s, ATHENS, "mercenaries-14")]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("[PEL-3.5.3] Emergency Levy needs a block that can be built", () => {
    const s = board();
    expect(may(s, SPARTA, "emergency-levy-10")).toBe(false);
    put(s, "corinth", { s11: 1 });
    expect(may(s, SPARTA, "emergency-levy-10")).toBe(true);
  });

  test("[PEL-3.5.6] [PEL-3.5.7] Treachery and Siege Works need an established siege of one's own, Treachery a garrison", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    besiege(s, "plataea", 0);
    expect([may(s, SPARTA, "treachery-16"), may(s, SPARTA, "siege-works")]).toEqual([false, false]);
    besiege(s, "plataea", 1);
    expect([may(s, SPARTA, "treachery-16"), may(s, SPARTA, "siege-works"), may(s, ATHENS, "treachery-16")]).toEqual([true, true, false]);
    putInside(s, "plataea", { a26: 1 });
    control(s, "plataea", "athens", "native", 0);
    expect([may(s, SPARTA, "treachery-16"), may(s, SPARTA, "siege-works")]).toEqual([false, true]);
  });

  test("[PEL-3.5.13] Diplomacy needs a neutral area, not Persian, beside an area whose city the player controls", () => {
    const s = board();
    expect(["argos", "patrae", "melos", "cydonia", "lydia", "athens"].map((id) => canWoo(s, t, SPARTA, area(id)))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(["argos", "patrae", "melos", "cydonia"].map((id) => canWoo(s, t, ATHENS, area(id)))).toEqual([false, true, true, false]);
  });

  describe("[PEL-3.5.13] where all cities are neutral", () => {
    const allNeutral = (): PeloponnesianState => {
      const s = board();
      for (const city of t.cities) own(s, t.areaIds[city]!, "neutral");
      return s;
    };
    const wooed = (s: PeloponnesianState) => t.areaIds.filter((_, a) => a < t.lands && canWoo(s, t, SPARTA, a));

    test("nobody is beside a city that Sparta controls, not even beside land without a city", () => {
      expect(wooed(allNeutral())).toEqual([]);
    });

    test.each([
      ["plataea", ["athens", "megara", "thebes"]],
      ["corcyra", ["stratus", "ambracia", "leucas"]],
    ])("of those beside %s, by land or over a sea, are also %j", (city, beside) => {
      const s = allNeutral();
      control(s, city, "sparta");
      expect(wooed(s)).toEqual(expect.arrayContaining(beside));
    });
  });

  test("[PEL-3.5.14] no Civil War in a city of value 4, whoever it is", () => {
    const divided = (value: number) => {
      const s = board("sicily");
      const cities = t.cities.filter((city) => t.cityValue[city] === value && t.areaIds[city] !== "athens" && t.areaIds[city] !== "sparta");
      for (const city of cities) control(s, t.areaIds[city]!, "sparta");
      return cities.map((city) => canDivide(s, t, ATHENS, city));
    };
    expect(divided(3)).toContain(true);
    expect(new Set(divided(4))).toEqual(new Set([false]));
  });

  test("[PEL-3.5.14] Civil War names an enemy city of value 1 to 3 without blocks, siege or detached garrison; never Athens or Sparta", () => {
    const s = board();
    const names = (...ids: readonly string[]) => ids.map((id) => canDivide(s, t, SPARTA, area(id)));
    expect(names("plataea", "ephesus", "athens", "sparta", "thebes", "argos")).toEqual([true, true, false, false, false, false]);
    expect(canDivide(s, t, ATHENS, area("sparta"))).toBe(false);
    put(s, "plataea", { a26: 1 });
    expect(names("plataea")).toEqual([false]);
    control(s, "elis", "athens", "detached", 1);
    expect(names("elis")).toEqual([false]);
    put(s, "ephesus", { s14: 1 });
    besiege(s, "ephesus");
    expect(names("ephesus")).toEqual([false]);
  });

  test("[PEL-3.5.16] Thracian Alliance needs willing Odrysians in the pool", () => {
    const s = board();
    expect(may(s, ATHENS, "thracian-alliance")).toBe(true);
    put(s, "odrysia", { a40: 1, a41: 1, a42: 1 });
    expect(may(s, ATHENS, "thracian-alliance")).toBe(false);
  });

  test("[PEL-3.5.21] [PEL-12.0.1] Peace Faction only where the scenario allows peace, and from 427 BC on", () => {
    expect([
      may(board("431", "spring", -428), SPARTA, "peace-faction-ascendant"),
      may(board("431", "spring", -427), SPARTA, "peace-faction-ascendant"),
    ]).toEqual([false, true]);
    expect(may(board("413"), SPARTA, "peace-faction-ascendant")).toBe(false);
  });

  test("[PEL-3.5.23] Argive Alliance requires Argos to be neutral", () => {
    const s = board();
    expect(may(s, ATHENS, "argive-alliance")).toBe(true);
    own(s, "argos", "sparta");
    expect(may(s, ATHENS, "argive-alliance")).toBe(false);
  });

  test("[PEL-3.5.24] a leader is used as an event by his own side only", () => {
    const s = board();
    expect([may(s, SPARTA, "brasidas"), may(s, ATHENS, "brasidas"), may(s, ATHENS, "cleon")]).toEqual([true, false, true]);
  });

  test("[PEL-3.5.25] Persian Aid from 415 BC on", () => {
    expect([may(board("415", "spring", -416), SPARTA, "persian-aid-45"), may(board("415", "spring", -415), SPARTA, "persian-aid-45")]).toEqual([false, true]);
  });

  test("[PEL-3.5.26] Decelea requires a Greek block of Sparta in the City-State of Athens", () => {
    const s = board("413");
    put(s, "athens", { s34: 1 });
    expect(may(s, SPARTA, "decelea-fortified")).toBe(false);
    put(s, "athens", { s01: 1 });
    expect(may(s, SPARTA, "decelea-fortified")).toBe(true);
  });

  test("[PEL-3.5.28] Trial of the Generals requires an Athenian leader in play", () => {
    const s = board("413");
    expect(may(s, SPARTA, "trial-of-the-generals")).toBe(false);
    inPlay(s, "nicias");
    expect(may(s, SPARTA, "trial-of-the-generals")).toBe(true);
  });

  test("[PEL-3.5.21] [PEL-12.1.1.1] no peace is made during the truce", () => {
    const s = board("431", "spring", -427);
    expect(may(s, SPARTA, "peace-faction-ascendant")).toBe(true);
    write(s, CLOCK.truce, 1);
    expect(may(s, SPARTA, "peace-faction-ascendant")).toBe(false);
  });

  test("[PEL-3.5.23] [PEL-3.1.3] the Argive Alliance requires Argos to be neutral, and in play", () => {
    const s = board();
    expect(may(s, ATHENS, "argive-alliance")).toBe(true);
    own(s, "argos", "sparta");
    expect(may(s, ATHENS, "argive-alliance")).toBe(false);
    own(s, "argos", "athens");
    expect(may(s, ATHENS, "argive-alliance")).toBe(false);
    expect(may(board("sicily"), ATHENS, "argive-alliance")).toBe(false);
  });

  test("[PEL-3.5.24] a leader is played by his own side only", () => {
    const s = board();
    expect([may(s, SPARTA, "brasidas"), may(s, ATHENS, "brasidas"), may(s, SPARTA, "cleon"), may(s, ATHENS, "cleon")]).toEqual([true, false, false, true]);
  });

  describe("on other maps", () => {
    /** The tables of a map on which these places are elsewhere; -1 where there are none. */
    const map = (named: Partial<Tables["named"]>): Tables => ({ ...t, named: { ...t.named, ...named } });
    const resolves = (tables: Tables, id: string, change: (s: PeloponnesianState) => void = () => {}) => {
      const s = board();
      change(s);
      return canCommitEvent(s, tables, eventSeat(id), card(id));
    };
    const eventSeat = (id: string) => (id === "plague-34" ? SPARTA : ATHENS);
    const first = t.areaIds[0]!;

    test("[PEL-3.5.19] without an Athens there is no Plague, not even for Pericles; where it is the first area there is one", () => {
      const led = (s: PeloponnesianState) => inPlay(s, "pericles");
      expect([resolves(map({ athens: -1 }), "plague-34", led), resolves(map({}), "plague-34", led)]).toEqual([false, true]);
      expect(resolves(map({ athens: 0 }), "plague-34", (s) => put(s, first, { a01: 1 }))).toBe(true);
    });

    test("[PEL-3.5.23] without an Argos there is no alliance; where it is the first area there is one while it is neutral", () => {
      expect(resolves(map({ argos: -1 }), "argive-alliance")).toBe(false);
      expect(resolves(map({ argos: 0 }), "argive-alliance", (s) => own(s, first, "neutral"))).toBe(true);
      expect(resolves(map({ argos: 0 }), "argive-alliance", (s) => own(s, first, "sparta"))).toBe(false);
    });
  });

  test("[PEL-3.5.28] [PEL-4.0.1] whichever card a leader is, it can be tried, and adds its rating", () => {
    const s = board();
    const first = { ...t, leaderCards: [t.leaderCards[SPARTA]!, [0]], leaderRating: t.leaderRating.map((rating, c) => (c === 0 ? 2 : rating)) };
    expect([leaderRating(s, first, ATHENS), canResolve(s, first, SPARTA, card("trial-of-the-generals"))]).toEqual([0, false]);
    setCardPlace(s, 0, IN_PLAY);
    expect([leaderRating(s, first, ATHENS), canResolve(s, first, SPARTA, card("trial-of-the-generals"))]).toEqual([2, true]);
  });

  test("[PEL-3.5.1] [PEL-3.4.6] of several regions of a card one with an eligible city is enough", () => {
    const s = board();
    const faithful = (region: string) => t.cities.filter((city) => t.regionIds[t.region[city]!] === region).map((city) => t.areaIds[city]!);
    for (const city of [...faithful("sporades"), ...faithful("cyclades")]) control(s, city, "sparta", "rebel", 1);
    expect(may(s, SPARTA, "island-revolt")).toBe(true);
    for (const city of faithful("western-islands")) control(s, city, "sparta", "rebel", 1);
    expect(may(s, SPARTA, "island-revolt")).toBe(false);
  });

  test("[PEL-15.2.3] events that need areas out of play cannot be committed", () => {
    const s = board("sicily");
    expect(["ionian-revolt", "tribute-revolt-8", "macedonian-intrigue"].map((id) => may(s, SPARTA, id))).toEqual([false, false, false]);
    expect(may(s, ATHENS, "thracian-alliance")).toBe(false);
  });
});
