import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import {
  addEffect,
  cardPlace,
  CLOCK,
  controllerOf,
  garrisonCV,
  garrisonOf,
  holderOf,
  IN_PLAY,
  LONG_WAR,
  PEACE_CONCLUDED,
  nativeOf,
  type PeloponnesianState,
  REASSESSMENT,
  REMOVED,
  setHolder,
  write,
} from "../../../src/peloponnesian/state/index.js";
import { GARRISONS, OLYMPIANS, SEATS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, card, seatOf, table, type Table } from "../table.js";

// Who controls a city and with what garrison.
function city(s: PeloponnesianState, id: string): string {
  return `${SEATS[controllerOf(s, area(id))] ?? "nobody"}: ${GARRISONS[garrisonOf(s, area(id))]} ${garrisonCV(s, area(id))}`;
}

describe("revolts", () => {
  test("[PEL-HI.13] everybody sees for which cities the die of a spreading revolt has fallen", () => {
    const g = table().eventTurn("sparta", "ionian-revolt").play("name-city ephesus").dice("6 6").play("spread-to cyme", "spread-to miletus");
    for (const viewer of ["sparta", "athens", "spectator"] as const)
      expect(GAME.decision(g.state, viewer)).toMatchObject({ kind: "expansion", about: { tried: ["cyme", "miletus"] } });
  });

  // Ephesus rises; the dice for the other cities of Ionia are 2, 3, 1 and 6.
  function ionia(): Table {
    const g = table().eventTurn("sparta", "ionian-revolt").play("name-city ephesus");
    return g.dice("2").play("spread-to miletus").dice("3").play("spread-to cyme").dice("1").play("spread-to erythrae").dice("6").play("spread-to cnidus");
  }

  test("[PEL-3.5.1] Sparta names one region of the card and one eligible city in it", () => {
    expect(table().eventTurn("sparta", "ionian-revolt").list).toEqual([
      "name-city miletus",
      "name-city ephesus",
      "name-city cyme",
      "name-city erythrae",
      "name-city cnidus",
    ]);
  });

  test("[PEL-3.4.2] [PEL-7.3.2] a revolting city comes under Spartan control with a rebel garrison at full CV", () => {
    const g = table().eventTurn("sparta", "ionian-revolt").play("name-city ephesus");
    expect(g.told("control-changed")).toEqual([{ type: "control-changed", area: "ephesus", controller: "sparta", reason: "revolt", clause: "PEL-3.4.2" }]);
    expect(city(g.state, "ephesus")).toBe("sparta: rebel 3");
  });

  test("[PEL-3.4.3] a rebel garrison keeps the city without any Spartan block", () => {
    const g = table()
      .control("sparta", "ephesus")
      .garrison("ephesus", "rebel", 3)
      .control("sparta", "miletus") // captured, and nobody is there
      .put("athens", { a01: 2 })
      .actionTurn("athens", 1)
      .play("end-phase");
    expect(["ephesus"].map((id) => city(g.state, id))).toEqual(["sparta: rebel 3"]);
  });

  test("[PEL-3.4.4] [PEL-DP.6] one die for each other eligible city of the region, in the order Sparta wants", () => {
    const g = table().eventTurn("sparta", "ionian-revolt").play("name-city ephesus");
    expect(g.list).toEqual(["spread-to miletus", "spread-to cyme", "spread-to erythrae", "spread-to cnidus", "done"]);
    g.dice("6").play("spread-to erythrae");
    expect(g.list).toEqual(["spread-to miletus", "spread-to cyme", "spread-to cnidus", "done"]);
  });

  test("[PEL-3.4.4] [PEL-3.5.1] [PEL-EX.22] Ionian Revolt spreads on 1 and 2", () => {
    expect(["ephesus", "miletus", "cyme", "erythrae", "cnidus"].map((id) => city(ionia().state, id))).toEqual([
      "sparta: rebel 3",
      "sparta: rebel 2",
      "athens: native 2",
      "sparta: rebel 1",
      "athens: native 1",
    ]);
  });

  test("[PEL-3.4.7] a revolt gives no prestige by itself", () => {
    expect([ionia().prestige, ionia().log.some((e) => e.type === "prestige-changed")]).toEqual([0, false]);
  });

  test("[PEL-3.4.4] Sparta may stop spreading", () => {
    const g = table().eventTurn("sparta", "ionian-revolt").play("name-city ephesus", "done");
    expect([city(g.state, "miletus"), g.told("roll")]).toEqual(["athens: native 2", []]);
  });

  test("[PEL-3.4.5] [PEL-13.3.1] [PEL-EX.22] with one Persian Aid card only the named city revolts", () => {
    const g = table({ scenario: "413" }).inPlay("persian-aid-45").put("athens", { a01: 4 }).eventTurn("sparta", "ionian-revolt").play("name-city ephesus");
    expect([city(g.state, "ephesus"), city(g.state, "miletus"), g.decision === "expansion"]).toEqual(["sparta: rebel 3", "athens: native 2", false]);
  });

  test("[PEL-3.5.2] Tribute Revolt: any Subject region, expansion on 1", () => {
    const g = table().eventTurn("sparta", "tribute-revolt-8");
    expect(g.list).toHaveLength(25 - 2);
    g.play("name-city chalcis").dice("2").play("spread-to eretria");
    expect(city(g.state, "eretria")).toBe("athens: native 2");
    const again = table().eventTurn("sparta", "tribute-revolt-8").play("name-city chalcis").dice("1").play("spread-to eretria");
    expect(city(again.state, "eretria")).toBe("sparta: rebel 2");
  });

  test("[PEL-3.5.18] [PEL-3.5.24] Reassessment and Brasidas each make expansion succeed on one number more, Brasidas in Chalcidice and Thrace only", () => {
    const spread = (cardId: string, first: string, next: string, face: number, prepare: (g: Table) => void) => {
      const s = table();
      prepare(s);
      const g = s.eventTurn("sparta", cardId).play(`name-city ${first}`).dice(`${face}`).play(`spread-to ${next}`);
      return city(g.state, next).startsWith("sparta");
    };
    const reassessed = (g: Table) => addEffect(g.state, REASSESSMENT);
    const brasidas = (g: Table) => g.inPlay("brasidas");
    expect([3, 4].map((face) => spread("euboean-revolt", "chalcis", "eretria", face, reassessed))).toEqual([true, false]);
    expect([3, 4].map((face) => spread("thracian-revolt", "amphipolis", "abdera", face, brasidas))).toEqual([true, false]);
    expect([2, 3].map((face) => spread("euboean-revolt", "chalcis", "eretria", face, brasidas))).toEqual([true, false]);
  });

  test("[PEL-3.4.3] a rebel garrison keeps the city without any Spartan block", () => {
    const g = table().eventTurn("sparta", "euboean-revolt").play("name-city chalcis", "done");
    expect([g.told("turn-ended").map((e) => e.seat), city(g.state, "chalcis")]).toEqual([["sparta"], "sparta: rebel 3"]);
  });
});

describe("builds and recruits by event", () => {
  test("[PEL-3.5.3] [PEL-3.2.4.1] [PEL-3.5.29] Emergency Levy: up to three builds under the normal rules; what cannot be made is lost", () => {
    const g = table().put("corinth", { s11: 1, s14: 3 }).eventTurn("sparta", "emergency-levy-10");
    expect(g.list).toEqual(["build-block s11", "build-block s14", "done"]);
    g.play("build-block s14");
    expect(g.list).toEqual(["build-block s11", "done"]);
    g.play("build-block s11");
    expect(g.placesOf("s11", "s14")).toEqual(["corinth 2", "corinth 4"]);
  });

  test("[PEL-3.5.4] Shipwrights: a fleet of his choice from the pool at 1 CV, then up to two builds on fleets", () => {
    const g = table().put("corinth", { s11: 1 }).eventTurn("sparta", "shipwrights-12");
    expect(g.list).toContain("place-recruit s14 corinth");
    expect(g.list).not.toContain("place-recruit s43 ephesus");
    expect(g.list.some((move) => move.includes("s12"))).toBe(false);
    g.play("place-recruit s14 corinth");
    expect(g.list).toEqual(["build-block s14", "done"]);
    g.play("build-block s14", "build-block s14");
    expect(g.placesOf("s14", "s11")).toEqual(["corinth 3", "corinth 1"]);
  });

  test("[PEL-3.5.5] Mercenaries: two recruits, one after the other", () => {
    const g = table().dice("", "0 0 0").eventTurn("sparta", "mercenaries-14").dice("", "0 0 0").play("place-recruit s01 sparta");
    expect(g.list).toEqual(["place-recruit s02 sparta", "place-recruit s03 sparta", "place-recruit s04 sparta"]);
    g.play("place-recruit s04 sparta");
    expect([g.placesOf("s01", "s02", "s04"), g.told("turn-ended").length]).toEqual([["sparta 1", "pool", "sparta 1"], 1]);
  });

  test("[PEL-3.5.18] Tribute Reassessment: up to four builds", () => {
    const g = table()
      .put("athens", { a01: 1, a14: 1 })
      .eventTurn("athens", "tribute-reassessment")
      .play("build-block a01", "build-block a01", "build-block a01", "build-block a14");
    expect([g.placesOf("a01", "a14"), g.told("turn-ended").map((e) => e.seat)]).toEqual([["athens 4", "athens 2"], ["athens"]]);
  });

  test("[PEL-3.5.22] War Party: the peace counter falls by 1, at least 0; then up to two builds", () => {
    const g = table()
      .set((s) => write(s, CLOCK.peace, 2))
      .put("athens", { a01: 1, a02: 1 })
      .eventTurn("athens", "war-party-ascendant")
      .play("build-block a01", "build-block a02");
    expect([g.state.clock[CLOCK.peace], g.placesOf("a01", "a02"), g.told("turn-ended").length]).toEqual([1, ["athens 2", "athens 2"], 1]);
    expect(table().put("athens", { a01: 1 }).eventTurn("athens", "war-party-ascendant").state.clock[CLOCK.peace]).toBe(0);
  });
});

describe("sieges by event", () => {
  test("[PEL-3.5.6] Treachery: the garrison of a city besieged since an earlier season falls to 0, and with nobody inside the city falls", () => {
    const fallen = table().put("plataea", { s22: 4 }).besiege("plataea").eventTurn("sparta", "treachery-16");
    expect([city(fallen.state, "plataea"), fallen.prestige]).toEqual(["sparta: none 0", 0]);
    const held = table().put("plataea", { s22: 4 }).put("inside plataea", { a26: 2 }).besiege("plataea");
    expect(city(held.eventTurn("sparta", "treachery-16").state, "plataea")).toBe("athens: native 0");
  });

  test("[PEL-3.5.7] Siege Works: attrition against one siege succeeds on 1 to 3 in this turn", () => {
    const g = table().put("plataea", { s22: 4 }).put("inside plataea", { a26: 2 }).besiege("plataea").eventTurn("sparta", "siege-works");
    g.dice("3 4").play("attrition plataea");
    expect([g.placesOf("a26"), city(g.state, "plataea")]).toEqual([["inside plataea 1"], "athens: native 1"]);
  });

  test("[PEL-3.5.7] in Winter Siege Works succeed on 1 to 4, for besiegers that Demeter supplies", () => {
    const g = table({ season: "winter" })
      .put("plataea", { s22: 4 })
      .put("inside plataea", { a26: 2 })
      .besiege("plataea")
      .set((s) => setHolder(s, OLYMPIANS.indexOf("demeter"), seatOf("sparta")))
      .eventTurn("sparta", "siege-works")
      .play("use-olympian", "supply-block s22");
    g.dice("4 5").play("attrition plataea");
    expect([g.placesOf("a26"), city(g.state, "plataea")]).toEqual([["inside plataea 1"], "athens: native 1"]);
  });
});

describe("omens, weather and gods", () => {
  test("[PEL-3.5.9] Ill Omen takes two actions from an opponent who acts", () => {
    const g = table().put("athens", { a01: 4 }).turn("sparta", "event", "ill-omen-22", "macedonian-intrigue").run();
    expect(g.log.filter((e) => e.type === "turn-began")).toEqual([
      { type: "turn-began", seat: "sparta", use: "event", actions: 0 },
      { type: "turn-began", seat: "athens", use: "actions", actions: 1 },
    ]);
  });

  test("[PEL-3.5.10] Tempest: one die against the storm number, in a storm damage for every enemy fleet there; afterwards every storm check of the opponent is a storm", () => {
    const g = table().put("saronic-gulf", { a14: 4, a15: 3 }).put("laconian-gulf", { a16: 3 }).eventTurn("sparta", "tempest");
    expect(g.list).toEqual(["name-area laconian-gulf", "name-area saronic-gulf", "done"]);
    g.dice("3 4 2").play("name-area saronic-gulf");
    expect(g.placesOf("a14", "a15")).toEqual(["saronic-gulf 3", "pool"]);
    g.play("athens maneuver", "choose-group laconian-gulf", "add-block a16", "enter myrtoan-sea", "stop-here");
    g.dice("5", "0 0 0 0 0 0 0 0 0 0 0 0").play("end-phase");
    expect(g.log.filter((e) => e.type === "storm-check")).toMatchObject([{ storm: true, rolled: false }]);
  });

  test("[PEL-3.5.11] [PEL-6.0.4] Surprise March: one free maneuver of at most four blocks with engagement; its battles are fought, storms and sallies are not", () => {
    const g = table()
      .put("megara", { s17: 2, s11: 3, s12: 2, s19: 1, s21: 1 })
      .put("plataea", { a26: 2 })
      .eventTurn("sparta", "surprise-march-25")
      .play("add-block s11", "add-block s12", "add-block s17", "add-block s19");
    // Four are all: the party sets out by itself.
    expect(g.decision).toBe("march");
    g.play("enter plataea");
    expect([g.seats, g.decision]).toEqual([["athens"], "fortify"]);
  });

  test("[PEL-3.2.4.2] other moves granted by an event do not engage", () => {
    // Mercenaries draw the Aetolians first.
    const g = table()
      .put("elis", { s09: 2 })
      .put("stratus", { a33: 2 })
      .dice("", "33 33 32")
      .eventTurn("sparta", "mercenaries-14")
      .play("place-recruit s35 aetolia");
    expect(g.decision).toBe("march");
    expect(g.list).not.toContain("enter stratus");
  });

  test("[PEL-3.5.12] Oracle of Delphi: an Olympian held by nobody; if all are held 1 prestige", () => {
    const g = table().eventTurn("athens", "oracle-of-delphi");
    expect(g.list).toHaveLength(7);
    g.play("take-olympian athena");
    expect(holderOf(g.state, 3)).toBe(1);
    expect(
      table()
        .set((s) => OLYMPIANS.forEach((_, o) => setHolder(s, o, seatOf("sparta"))))
        .eventTurn("athens", "oracle-of-delphi").prestige,
    ).toBe(1);
  });

  test("[PEL-3.5.15] [PEL-DP.7] Helot Rising: Sparta removes 2 CV from blocks of nation Sparta, 3 with Athenians in Messenia, Sparta or Cythera", () => {
    const g = table().put("sparta", { s01: 4, s03: 2 }).put("corinth", { s11: 3 }).eventTurn("athens", "helot-rising");
    expect([g.seats, g.list]).toEqual([["sparta"], ["lose-step s01", "lose-step s03"]]);
    g.play("lose-step s03", "lose-step s03");
    expect([g.placesOf("s01", "s03", "s11"), g.told("turn-ended").map((e) => e.seat)]).toEqual([["sparta 4", "pool", "corinth 3"], ["athens"]]);
    const three = table()
      .put("sparta", { s01: 4, s03: 2 })
      .put("messenia", { a27: 1 })
      .eventTurn("athens", "helot-rising")
      .play("lose-step s01", "lose-step s01");
    expect(three.seats).toEqual(["sparta"]);
  });

  test("[PEL-3.5.19] Plague: each Athenian block in Attica loses 1 CV on 1 to 3, each Spartan on 1; Pericles dies on 1 to 3; the card leaves the game", () => {
    const g = table().inPlay("pericles").put("athens", { a01: 4, a02: 2, s01: 3, s02: 3 }).dice("3 4 2 1 3").eventTurn("sparta", "plague-34");
    expect(g.placesOf("a01", "a02", "s01", "s02")).toEqual(["athens 3", "athens 2", "athens 3", "athens 2"]);
    expect([cardPlace(g.state, card("pericles")), cardPlace(g.state, card("plague-34"))]).toEqual([REMOVED, REMOVED]);
  });

  test("[PEL-3.5.19] [PEL-3.1.3] Plague can be committed while somebody is in Attica, or Pericles leads Athens", () => {
    const allowed = (athenian: boolean, pericles: boolean): boolean => {
      const s = table();
      if (pericles) s.inPlay("pericles");
      if (athenian) s.put("athens", { a01: 4 });
      s.put("sparta", { s01: 4 });
      const g = s.hand("sparta", "plague-34", "tempest").hand("athens", "ill-omen-22", "oracle-of-delphi").season("spring");
      return GAME.legalMoves(g.state, "sparta").some((m) => GAME.format(m) === "sparta play-event plague-34");
    };
    expect([allowed(false, false), allowed(true, false), allowed(false, true)]).toEqual([false, true, true]);
    const g = table().inPlay("pericles").dice("3").eventTurn("sparta", "plague-34");
    expect(cardPlace(g.state, card("pericles"))).toBe(REMOVED);
  });

  test("[PEL-3.5.20] Earthquake: no Spartan block crosses a land border into a City-State of Athens this season; 1 CV off one block of nation Sparta at home", () => {
    const g = table().put("sparta", { s01: 4, s03: 2 }).put("megara", { s17: 2 }).eventTurn("athens", "earthquake");
    expect([g.seats, g.list]).toEqual([["sparta"], ["lose-step s01", "lose-step s03"]]);
    g.play("lose-step s01", "sparta maneuver", "choose-group megara", "add-block s17");
    expect(g.list).toEqual(["enter corinth", "stop-here"]);
  });
});

describe("losses by events", () => {
  test("[PEL-3.5.20] the earthquake strikes in the City-State of Sparta alone, though a Spartan block elsewhere might be spared", () => {
    const g = table().put("messenia", { s02: 3 }).put("sparta", { s07: 2 });
    const elsewhere = g.eventTurn("athens", "earthquake");
    expect([elsewhere.decision, elsewhere.placesOf("s02", "s07")]).toEqual(["action-phase", ["messenia 3", "sparta 2"]]);
    g.put("sparta", { s01: 4 });
    const forced = g.eventTurn("athens", "earthquake");
    expect([forced.decision, forced.placesOf("s01", "s02", "s07")]).toEqual(["action-phase", ["sparta 3", "messenia 3", "sparta 2"]]);
  });

  test("[PEL-3.5.15] Helot Rising strikes wherever a block of nation Sparta is on the map", () => {
    expect(table().put("messenia", { s02: 3 }).put("thebes", { s01: 4 }).put("sparta", { s07: 2 }).eventTurn("athens", "helot-rising").list).toEqual([
      "lose-step s01",
      "lose-step s02",
    ]);
  });
});

describe("persuasion", () => {
  test("[PEL-3.5.13] [PEL-1.3.1.4] [PEL-2.2.11.1] Diplomacy: on 4 to 6 the area is aligned, native and controlled with a full garrison; Argos brings the Argives to Athens", () => {
    const g = table().eventTurn("sparta", "diplomacy").dice("4").play("name-area argos");
    expect([city(g.state, "argos"), nativeOf(g.state, area("argos")), g.placesOf("a35")]).toEqual(["sparta: native 2", 0, ["reserve"]]);
    const failed = table().eventTurn("sparta", "diplomacy").dice("3").play("name-area argos");
    expect(city(failed.state, "argos")).toBe("nobody: none 0");
  });

  test("[PEL-3.5.14] Civil War succeeds on 3, 4 or 5 and more by the value of the city; rebels hold it, or its natives", () => {
    const divide = (id: string, face: number) => city(table().eventTurn("sparta", "civil-war-29").dice(`${face}`).play(`name-city ${id}`).state, id);
    expect([divide("plataea", 2), divide("plataea", 3)]).toEqual(["athens: native 1", "sparta: rebel 1"]);
    expect([divide("eretria", 3), divide("eretria", 4)]).toEqual(["athens: native 2", "sparta: rebel 2"]);
    expect([divide("ephesus", 4), divide("ephesus", 5)]).toEqual(["athens: native 3", "sparta: rebel 3"]);
    const g = table().control("athens", "megara").put("athens", { a01: 4 });
    expect(city(g.eventTurn("sparta", "civil-war-29").dice("4").play("name-city megara").state, "megara")).toBe("sparta: native 2");
  });

  test("[PEL-3.5.16] Thracian Alliance: up to two Odrysian blocks at full CV in Odrysia, each with a free move without engaging", () => {
    const g = table().eventTurn("athens", "thracian-alliance");
    expect(g.list).toEqual(["name-block a40", "name-block a41", "name-block a42", "done"]);
    g.play("name-block a40");
    expect(g.decision).toBe("march");
    g.play("stop-here", "name-block a41", "enter maronea", "stop-here");
    expect([g.placesOf("a40", "a41", "a42").map((text) => text.split(" ")[0]), g.told("turn-ended").length]).toEqual([["odrysia", "maronea", "pool"], 1]);
  });

  test("[PEL-3.5.17] Macedonian Intrigue: his Macedonian at full CV in a settlement; then on 4 to 6 the enemy's goes back to its pool", () => {
    const laid = () => table().put("pieria", { a43: 2 });
    const g = laid().eventTurn("sparta", "macedonian-intrigue");
    expect(g.list).toEqual(["place-recruit s33 lyncestis", "place-recruit s33 mygdonia", "done"].sort((a, b) => g.list.indexOf(a) - g.list.indexOf(b)));
    g.dice("4").play("place-recruit s33 mygdonia");
    expect(g.placesOf("a43", "s33").map((text) => text.split(" ")[0])).toEqual(["pool", "mygdonia"]);
    const spared = laid().eventTurn("sparta", "macedonian-intrigue").dice("3").play("done");
    expect(spared.placesOf("a43")).toEqual(["pieria 2"]);
  });

  test("[PEL-3.5.23] Argive Alliance: on 4 to 6 Argos joins Athens, the Argives join the pool, the card leaves the game", () => {
    const joined = table().dice("4").eventTurn("athens", "argive-alliance");
    expect(joined.log.filter((e) => e.type === "area-aligned")).toEqual([{ type: "area-aligned", area: "argos", seat: "athens", clause: "PEL-3.5.23" }]);
    expect([city(joined.state, "argos"), joined.placesOf("a35", "a36"), cardPlace(joined.state, card("argive-alliance"))]).toEqual([
      "athens: native 2",
      ["pool", "pool"],
      REMOVED,
    ]);
    const failed = table().dice("3").eventTurn("athens", "argive-alliance");
    expect([city(failed.state, "argos"), cardPlace(failed.state, card("argive-alliance")) === REMOVED]).toEqual(["nobody: none 0", false]);
  });
});

describe("leaders, Persia and peace", () => {
  test("[PEL-3.5.25] [PEL-3.2.2.1] Persian Aid stays in play and is not shuffled", () => {
    const g = table({ scenario: "413" }).eventTurn("sparta", "persian-aid-45");
    expect(cardPlace(g.state, card("persian-aid-45"))).toBe(IN_PLAY);
  });

  test("[PEL-3.5.26] Decelea stays in play until an Athenian turn ends with an Athenian field block and no Spartan block in Attica", () => {
    const g = table({ scenario: "413" }).put("athens", { s01: 3 }).put("inside athens", { a01: 4 }).besiege("athens").eventTurn("sparta", "decelea-fortified");
    expect(cardPlace(g.state, card("decelea-fortified"))).toBe(IN_PLAY);
    const ended = table({ scenario: "413" }).inPlay("decelea-fortified").put("athens", { a01: 4 }).actionTurn("athens", 2).play("end-phase");
    expect(cardPlace(ended.state, card("decelea-fortified"))).not.toBe(IN_PLAY);
    expect(ended.events).toContainEqual({ type: "card-left-play", card: "decelea-fortified", clause: "PEL-3.5.26" });
    const stays = table({ scenario: "413" }).inPlay("decelea-fortified").put("plataea", { a01: 4 });
    expect(cardPlace(stays.actionTurn("athens", 2).play("end-phase").state, card("decelea-fortified"))).toBe(IN_PLAY);
  });

  test("[PEL-3.5.27] [PEL-3.2.3.3] Oligarchic Coup removes the leader of Athens from the game", () => {
    const g = table({ scenario: "413" }).inPlay("nicias").put("athens", { a01: 4 }).turn("sparta", "event", "oligarchic-coup", "macedonian-intrigue").run();
    expect(cardPlace(g.state, card("nicias"))).toBe(REMOVED);
    expect(g.log.filter((e) => e.type === "turn-began")).toMatchObject([{ seat: "sparta" }, { seat: "athens", actions: 2 }]);
  });

  test("[PEL-3.5.28] Trial of the Generals removes him and costs Athens 1 prestige", () => {
    const g = table({ scenario: "413" }).inPlay("thrasybulus").eventTurn("sparta", "trial-of-the-generals");
    expect([cardPlace(g.state, card("thrasybulus")), g.prestige]).toEqual([REMOVED, -1]);
  });

  test("[PEL-3.5.24] Alcibiades: at New Year before the deal, on 1 and 2 he is removed and Athens loses 1 prestige", () => {
    const year = (face: number): Table =>
      table({ scenario: "413", season: "new-year" }).inPlay("alcibiades").only("campaign", "beginYear").dice(`${face}`, "0 0 0 0 0 0 0 0 0 0 0 0").run();
    expect([2, 3].map((face) => [cardPlace(year(face).state, card("alcibiades")), year(face).prestige])).toEqual([
      [REMOVED, -1],
      [IN_PLAY, 0],
    ]);
  });

  test("[PEL-3.5.21] [PEL-12.0.2] Peace Faction: the counter rises, and a die not above the target ends the 431 campaign by its lead after a last tribute", () => {
    const g = table({ year: -427 })
      .set((s) => write(s, CLOCK.peace, 1))
      .set((s) => write(s, CLOCK.prestige, 5))
      .control("sparta", "ephesus")
      .garrison("ephesus", "detached", 1) // 3 to Sparta, 2 of the League and 1 of opinion to Athens
      .dice("2")
      .eventTurn("sparta", "peace-faction-ascendant");
    expect(g.log.filter((e) => e.type === "peace-rolled")).toEqual([{ type: "peace-rolled", counter: 2, target: 2, peace: true, clause: "PEL-3.5.21" }]);
    expect(GAME.outcome(g.state)).toEqual({ winners: [], kind: "draw", clause: "PEL-12.0.2", scores: { sparta: -5, athens: 5 } });
  });

  test("[PEL-3.5.21] Cleon and Brasidas lower the target by 1 each; a die above it goes on", () => {
    const g = table({ year: -427 })
      .inPlay("cleon", "brasidas")
      .set((s) => write(s, CLOCK.peace, 2))
      .put("athens", { a01: 4 })
      .dice("2")
      .eventTurn("athens", "peace-faction-ascendant");
    expect(g.log.filter((e) => e.type === "peace-rolled")).toMatchObject([{ counter: 3, target: 1, peace: false }]);
    expect(GAME.outcome(g.state)).toBe(null);
  });
});

describe("the truce of the Long War", () => {
  function truce(): Table {
    return table({ year: -424 })
      .set((s) => addEffect(s, LONG_WAR))
      .set((s) => write(s, CLOCK.peace, 5));
  }

  test("[PEL-12.1.0.1] [PEL-12.1.1.3] [PEL-15.5.1] peace ends all sieges; besiegers go home, captured cities return, revolted ones stay", () => {
    const g = truce()
      .put("plataea", { s22: 4 })
      .besiege("plataea")
      .control("athens", "cythera")
      .garrison("cythera", "detached", 1)
      .control("sparta", "ephesus")
      .garrison("ephesus", "rebel", 3)
      .dice("1")
      .eventTurn("sparta", "peace-faction-ascendant");
    expect([city(g.state, "cythera"), city(g.state, "ephesus")]).toEqual(["sparta: native 1", "sparta: rebel 3"]);
    expect([g.seats, g.decision]).toEqual([["sparta"], "wintering"]);
    g.play("winter-in thebes");
    expect(g.placesOf("s22")).toEqual(["thebes 4"]);
    expect(GAME.outcome(g.state)).toBe(null);
  });

  test("[PEL-12.1.1.1] [PEL-12.1.1.2] [PEL-12.1.1.5] the seasons left are played without entering enemy City-States; at sea nobody is stopped", () => {
    const g = truce()
      .put("megara", { s17: 2 })
      .put("laconian-gulf", { s14: 3 })
      .put("messenian-sea", { a14: 3 })
      .set((s) => addEffect(s, LONG_WAR | PEACE_CONCLUDED))
      .set((s) => write(s, CLOCK.truce, 1))
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group megara", "add-block s17");
    expect(g.list).toEqual(["enter corinth", "stop-here"]);
    g.play("stop-here", "maneuver", "choose-group laconian-gulf", "add-block s14", "enter messenian-sea");
    expect(g.list).toContain("enter cephallenian-sea");
    g.play("stop-here");
    expect(g.log.filter((e) => e.type === "battle-began")).toEqual([]);
  });
});

describe("what events bring about", () => {
  test("[PEL-2.2.11.1] [PEL-1.3.1.4] the Argives join the pool of Athens when Argos is native to it, and nobody else does", () => {
    const reserve = (g: Table) => ["a35", "a36", "s01", "a01"].flatMap((id) => g.placesOf(id));
    expect(reserve(table().dice("4").eventTurn("athens", "argive-alliance"))).toEqual(["pool", "pool", "pool", "pool"]);
    expect(reserve(table().dice("3").eventTurn("athens", "argive-alliance"))).toEqual(["reserve", "reserve", "pool", "pool"]);
    const sparta = table().put("sparta", { s01: 4 }).eventTurn("sparta", "diplomacy").dice("4").play("name-area argos");
    expect([city(sparta.state, "argos"), sparta.placesOf("a35")]).toEqual(["sparta: native 2", ["reserve"]]);
  });

  test("[PEL-3.2.2.1] a continuing event that something removes joins the used cards; others stay in play", () => {
    const g = table({ scenario: "413" }).inPlay("decelea-fortified", "persian-aid-45").put("athens", { a01: 4 }).actionTurn("athens", 2).play("end-phase");
    expect(GAME.view(g.state, "spectator").used).toContain("decelea-fortified");
    expect(GAME.view(g.state, "spectator").inPlay).toEqual(["persian-aid-45"]);
  });

  test("[PEL-3.2.3.3] a leader removed by an event is removed from the game, and all are shown", () => {
    const g = table({ scenario: "413" }).inPlay("alcibiades").turn("sparta", "event", "oligarchic-coup", "macedonian-intrigue").run();
    expect(g.log.filter((e) => e.type === "leader-changed")).toEqual([{ type: "leader-changed", seat: "athens", card: null, clause: "PEL-3.5.27" }]);
    expect(cardPlace(g.state, card("alcibiades"))).toBe(REMOVED);
  });

  test("[PEL-3.5.24] with Gylippus attrition never succeeds against a city of Sparta on the inset while a Spartan block is inside", () => {
    const dice = (scenario: string, where: string, inside: Readonly<Record<string, number>>, leader: string) => {
      const g = table({ scenario })
        .inPlay(leader)
        .put(where, { a01: 4 })
        .put(`inside ${where}`, inside)
        .besiege(where)
        .actionTurn("athens", 2)
        .play("end-phase");
      const blocks = Object.keys(inside).length;
      return g
        .dice("1 ".repeat(blocks + 1).trim())
        .play(`attrition ${where}`)
        .told("attrition-rolled")[0]!;
    };
    expect(dice("sicily", "gela", { s40: 2 }, "gylippus")).toMatchObject({ losses: 0, garrison: 0 });
    expect(dice("sicily", "gela", { s40: 2 }, "lysander")).toMatchObject({ losses: 1, garrison: 1 });
    expect(dice("sicily", "gela", {}, "gylippus")).toMatchObject({ losses: 0, garrison: 1 });
    expect(dice("415", "thebes", { s22: 2 }, "gylippus")).toMatchObject({ losses: 1, garrison: 1 });
  });
});
