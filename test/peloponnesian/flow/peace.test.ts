import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import {
  addEffect,
  CLOCK,
  EXCLUDED,
  garrisonOf,
  hasMark,
  isBesieged,
  LONG_WAR,
  MOVED,
  PEACE_CONCLUDED,
  placeOf,
  POOL,
  read,
  write,
} from "../../../src/peloponnesian/state/index.js";

import { area, block, t, table, type Table } from "../table.js";
import { blocksIn } from "../seen.js";

/** Peace is certain: the counter is at five. */
function almostPeace(longWar: boolean, lay: (g: Table) => void = () => {}): Table {
  const g = table({ year: -425 });
  if (longWar) addEffect(g.state, LONG_WAR);
  write(g.state, CLOCK.peace, 5);
  lay(g);
  return g.dice("6").eventTurn("sparta", "peace-faction-ascendant");
}

describe("peace in the 431 campaign", () => {
  test("[PEL-12.0.2] ends the game at once: tribute is collected a last time and the lead decides", () => {
    const g = almostPeace(false, (g) => g.control("sparta", "amphipolis").garrison("amphipolis", "detached", 1));
    expect(g.prestige).toBe(-1); // 3 to Sparta, 2 of the League to Athens
    expect(GAME.outcome(g.state)).toEqual({ winners: [], kind: "draw", clause: "PEL-12.0.2", scores: { sparta: 1, athens: -1 } });
  });
});

describe("the truce of the Long War", () => {
  test("[PEL-12.1.0.1] all sieges end and besieging blocks go home, without limit of distance", () => {
    const g = almostPeace(true, (g) => g.put("amphipolis", { s01: 4 }).put("inside amphipolis", { a05: 2 }).besiege("amphipolis"));
    expect(GAME.outcome(g.state)).toBeNull();
    expect(g.decision).toBe("wintering");
    // Four areas away, through lands of nobody: enemy City-States are closed to them.
    expect(g.list).toContain("winter-in ambracia");
    g.play("winter-in ambracia");
    expect(g.placesOf("s01", "a05")).toEqual(["ambracia 4", "amphipolis 2"]);
  });

  test("[PEL-12.1.0.1] who goes home by sea is not checked for storms, and has not moved", () => {
    const g = almostPeace(true, (g) => g.put("lesbos", { s14: 3 }).put("inside lesbos", { a05: 2 }).besiege("lesbos")).play("winter-in leucas");
    expect(g.told("blocks-moved").map((e) => e.to)).toContain("messenian-sea"); // by the perilous border of the Cretan Sea
    expect(g.state.crossings).toEqual([]);
    expect(blocksIn(GAME.view(g.state, "arbiter")).find((b) => b.id === "s14")).toMatchObject({ area: "leucas", marks: [] });
    expect(g.told("storm-check")).toEqual([]);
  });

  test("[PEL-12.1.0.1] Athenians go home as well; no border that they cross is kept, while others have still to go", () => {
    const g = almostPeace(true, (g) => g.put("cythera", { a14: 3, a15: 3 }).besiege("cythera"));
    expect([g.asked, g.list]).toEqual(["wintering athens", ["go-home a14", "go-home a15"]]);
    g.play("go-home a14", "winter-in aegina");
    expect(g.told("blocks-moved").map((e) => e.to)).toEqual(["cretan-sea", "myrtoan-sea", "saronic-gulf", "aegina"]);
    expect([g.asked, g.state.crossings]).toEqual(["wintering athens", []]);
    g.play("winter-in aegina");
    expect(["a14", "a15"].map((id) => hasMark(g.state, block(id), MOVED))).toEqual([false, false]);
  });

  test("[PEL-12.1.0.1] all sieges end at once, that of the first city of the map too, before anybody has gone", () => {
    const g = almostPeace(true, (g) => g.put("sparta", { a01: 4, a02: 2 }).put("amphipolis", { s01: 4, s03: 2 }).besiege("sparta").besiege("amphipolis"));
    expect(g.told("siege-ended").map((e) => e.area)).toEqual(["sparta", "amphipolis"]);
    expect([g.asked, isBesieged(g.state, area("sparta")), isBesieged(g.state, area("amphipolis"))]).toEqual(["wintering sparta", false, false]);
  });

  test("[PEL-12.1.0.1] who has gone home in peace has not moved, on either side", () => {
    const g = almostPeace(true, (g) =>
      g.put("laconian-gulf", { s14: 3 }).put("cythera", { a14: 3 }).put("amphipolis", { s01: 4 }).besiege("cythera").besiege("amphipolis"),
    ).play("winter-in ambracia", "winter-in aegina");
    expect(g.placesOf("s01", "a14")).toEqual(["ambracia 4", "aegina 3"]);
    expect([g.state.routes, ...["s01", "a14"].map((id) => hasMark(g.state, block(id), MOVED))]).toEqual([[], false, false]);
  });

  test("[PEL-12.1.1.5] the years of the truce are counted from the next New Year on", () => {
    const g = almostPeace(true);
    expect([read(g.state, CLOCK.truce), g.told("year-began")]).toEqual([1, []]);
  });

  test("[PEL-12.1.1.3] the first city of the map returns to its native side as any", () => {
    const g = almostPeace(true, (g) => g.control("athens", "sparta").garrison("sparta", "detached", 1));
    expect(g.controlOf("sparta")).toBe("sparta");
    expect(g.told("control-changed").map((e) => [e.area, e.controller])).toEqual([["sparta", "sparta"]]);
  });

  test("[PEL-12.1.0.1] only who stands in a City-State of the enemy goes home: not in open country, at sea, in a city of his own or just relieved", () => {
    const g = almostPeace(true, (g) =>
      g
        .put("messenia", { a04: 2 })
        .put("saronic-gulf", { s14: 3 })
        .put("athens", { a01: 4 })
        .put("potidaea", { s12: 2 })
        .control("sparta", "potidaea")
        .garrison("potidaea", "rebel", 2)
        .put("amphipolis", { s01: 4 })
        .put("inside amphipolis", { a05: 2 })
        .besiege("amphipolis"),
    );
    expect(g.decision).toBe("wintering");
    const homeward = blocksIn(GAME.view(g.state, "arbiter")).filter((b) => b.marks.includes("homeward"));
    expect(homeward.map((b) => b.id)).toEqual(["s01"]);
    expect(g.list.every((line) => line.startsWith("winter-in"))).toBe(true);
    g.play(g.list[0]!);
    expect(g.decision).not.toBe("wintering");
    expect(g.placesOf("a04", "s14", "a01", "s12", "a05")).toEqual(["messenia 2", "saronic-gulf 3", "athens 4", "potidaea 2", "amphipolis 2"]);
  });

  test("[PEL-12.1.1.3] captured cities that did not revolt return to their native side, and blocks there go home; revolted cities stay", () => {
    const g = almostPeace(true, (g) => g.control("sparta", "plataea").put("plataea", { s22: 2 }).control("sparta", "samos").garrison("samos", "rebel", 3));
    expect(g.decision).toBe("wintering");
    g.play("winter-in thebes");
    expect(g.placesOf("s22")).toEqual(["thebes 2"]);
    expect([g.controlOf("plataea"), g.controlOf("samos"), garrisonOf(g.state, area("samos"))]).toEqual(["athens", "sparta", 2]);
  });

  test("[PEL-12.1.1.1] [PEL-12.1.1.5] in the seasons left nobody enters an enemy City-State, engages, besieges, pillages or revolts", () => {
    const s = table({ year: -425 })
      .set((s) => addEffect(s, LONG_WAR | PEACE_CONCLUDED))
      .set((s) => write(s, CLOCK.truce, 1))
      .put("megara", { s17: 2 })
      .put("messenia", { a04: 2 })
      .put("sparta", { s01: 4 });
    const g = turnOf(s).run();
    g.play("maneuver", "choose-group megara", "add-block s17");
    expect(g.list).not.toContain("enter plataea");
    expect(g.list).not.toContain("enter athens");
    expect(g.list).toContain("enter corinth");
    g.play("stop-here");
    g.play("maneuver", "choose-group sparta", "add-block s01");
    expect(g.list).not.toContain("enter messenia");
  });

  test("[PEL-12.1.1.2] blocks of both sides may be in the same sea area and are not stopped there", () => {
    const s = table({ year: -425 })
      .set((s) => addEffect(s, LONG_WAR | PEACE_CONCLUDED))
      .set((s) => write(s, CLOCK.truce, 1))
      .put("corinth", { s14: 3 })
      .put("saronic-gulf", { a14: 4 });
    const g = turnOf(s).run().play("maneuver", "add-block s14", "enter saronic-gulf");
    expect(g.list).toContain("enter myrtoan-sea");
    g.play("stop-here", "end-phase");
    expect(g.told("battle-began")).toEqual([]);
  });

  test("[PEL-12.1.1.4] a truce year has one season in which each side, Sparta first, has three actions for builds and recruits", () => {
    const g = truceYear("6");
    expect(g.seats).toEqual(["sparta"]);
    expect(GAME.view(g.state, "spectator").actions).toBe(3);
    expect(g.list).toEqual(["build", "recruit", "end-phase"]);
    g.play("end-phase");
    expect([g.seats, g.list]).toEqual([["athens"], ["build", "recruit", "end-phase"]]);
  });

  test("[PEL-4.2.2.9] [PEL-12.1.1.4] a barbarian recruited in a truce year has its free move, but into no enemy City-State", () => {
    const g = truceYear("6").play("end-phase");
    g.control("sparta", "amphipolis").garrison("amphipolis", "rebel", 3);
    g.recruits("a39").play("recruit", "place-recruit a39 rhodope");
    expect([g.decision, g.list]).toEqual(["march", ["enter mygdonia", "enter abdera", "enter maronea", "enter odrysia", "stop-here"]]);
    g.play("enter abdera", "stop-here");
    expect([g.decision, g.placesOf("a39")]).toEqual(["action-phase", ["abdera 2"]]);
  });

  test("[PEL-12.1.2.1] at each New Year one die: the war is resumed if it is not higher than the completed truce years", () => {
    expect(truceYear("3", 3).decision).toBe("action-phase");
    expect(truceYear("3", 4).decision).toBe("commit");
  });

  test("[PEL-12.1.2.1] and in any case in 415 BC", () => {
    const g = truceYear("6", 2, -415);
    expect([g.decision, g.told("truce-ended")]).toEqual(["commit", [{ type: "truce-ended", clause: "PEL-12.1.2.1" }]]);
    expect(truceYear("6", 2, -416).decision).toBe("action-phase");
  });

  test("[PEL-12.1.3.1] [PEL-12.1.3.2] then the Persian blocks and the fleets they pay join the pool, cards 34 to 44 leave the deck and 45 to 55 enter it", () => {
    const g = truceYear("1", 4);
    expect(["s41", "s42", "s43", "s44", "s45", "s46"].map((id) => placeOf(g.state, block(id)))).toEqual([POOL, POOL, POOL, POOL, POOL, POOL]);
    expect(placeOf(g.state, block("s49"))).toBe(EXCLUDED); // of Sicily, not of Persia
    const { outOfDeck } = GAME.view(g.state, "athens");
    expect(outOfDeck).toEqual(t.cards.filter((c) => c.set === "431").map((c) => c.id));
    expect(g.told("truce-ended")).toEqual([{ type: "truce-ended", clause: "PEL-12.1.2.1" }]);
  });
});

function turnOf(g: Table): Table {
  return g.turn("sparta", "actions", "macedonian-intrigue");
}

/** A New Year of the truce with this die, after so many New Years of the truce; if the war is resumed twelve cards are dealt. */
function truceYear(die: string, newYears = 1, year = -424): Table {
  const g = table({ season: "new-year", year })
    .set((s) => addEffect(s, LONG_WAR | PEACE_CONCLUDED))
    .set((s) => write(s, CLOCK.truce, newYears))
    .put("sparta", { s01: 2 })
    .put("athens", { a01: 2 })
    .only("campaign", "beginYear");
  const resumed = Number(die) <= newYears - 1 || year >= -415;
  return g.dice(die, resumed ? "0 ".repeat(12) : "").run();
}
