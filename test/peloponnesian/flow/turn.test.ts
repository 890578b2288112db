import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { isBlockaded } from "../../../src/peloponnesian/rules/siege.js";
import {
  CLOCK,
  controllerOf,
  garrisonCV,
  garrisonOf,
  isBesieged,
  isOutOfPlay,
  markBuild,
  setHolder,
  TEMPEST_ON_ATHENS,
  write,
} from "../../../src/peloponnesian/state/index.js";
import { ARES, NATIVE_GARRISON, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, seatOf, t, table, type Table } from "../table.js";
import { areasIn, blocksIn, withoutSetAside } from "../seen.js";

const start = GAME.setup({ seed: "start" });

describe("course of play", () => {
  test("[PEL-0.1] two players, Sparta and Athens", () => expect(GAME.seats).toEqual(["sparta", "athens"]));

  test("[PEL-0.2] [PEL-6.2.9] winning a battle moves prestige", () => {
    const g = table()
      .put("sparta", { s01: 4 })
      .put("messenia", { a01: 1 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "enter messenia", "end-phase");
    g.dice("1 3 3 3").play("fight");
    expect([g.told("battle-ended").map((e) => e.winner), g.prestige]).toEqual([["sparta"], -2]);
  });

  test("[PEL-0.8] [PEL-0.6] battles come before sieges, and both after the actions", () => {
    const g = table()
      .put("plataea", { s22: 4 })
      .besiege("plataea")
      .put("sparta", { s01: 4 })
      .put("messenia", { a01: 1 })
      .actionTurn("sparta", 2)
      .play("maneuver", "choose-group sparta", "add-block s01", "enter messenia", "end-phase");
    expect(g.decision).toBe("melee");
    g.dice("1 3 3 3").play("fight");
    expect(g.decision).toBe("sieges");
  });

  test("[PEL-0.9] [PEL-9.1.2] a Winter turn: actions, going home, then the sieges", () => {
    const g = table({ season: "winter" })
      .put("plataea", { s22: 4, s23: 3 })
      .besiege("plataea")
      .actionTurn("sparta", 2)
      .play("supply", "supply-block s22", "end-phase");
    expect(g.decision).toBe("wintering");
    g.play("winter-in thebes");
    expect([g.decision, g.list]).toEqual(["sieges", ["storm plataea", "attrition plataea", "leave-siege plataea", "end-sieges"]]);
  });

  test("[PEL-0.11] [PEL-3.2.1.2] what lasts this season ends after the second turn of the season", () => {
    const g = table().put("athens", { a01: 4 }).put("thebes", { s22: 4 }).eventTurn("sparta", "tempest");
    expect([g.seats, g.state.clock[CLOCK.effects]! & TEMPEST_ON_ATHENS]).toEqual([["athens"], TEMPEST_ON_ATHENS]);
    g.dice("", "0 0 0 0 0 0 0 0 0 0 0 0").play("end-phase");
    expect(g.state.clock[CLOCK.effects]! & TEMPEST_ON_ATHENS).toBe(0);
  });

  test("[PEL-3.1.5] an event that has become impossible has no effect, and the turn is still an event turn", () => {
    // Siege Works without a siege.
    const g = table().put("thebes", { s22: 4 }).put("athens", { a01: 4 }).turn("sparta", "event", "siege-works").run();
    expect(g.log.filter((e) => e.type === "event-failed").map((e) => e.type === "event-failed" && [e.seat, e.card])).toEqual([["sparta", "siege-works"]]);
    expect([g.seats, g.log.filter((e) => e.type === "turn-ended").length]).toEqual([["athens"], 1]);
  });

  test("[PEL-3.2.4.3] perilous borders crossed by event moves are checked after the event", () => {
    const g = table()
      .put("laconian-gulf", { s14: 3 })
      .eventTurn("sparta", "surprise-march-25")
      .play("add-block s14", "enter myrtoan-sea")
      .dice("1 6")
      .play("stop-here");
    expect(g.told("storm-check").map((e) => [e.border, e.storm])).toEqual([["laconian-gulf.myrtoan-sea", true]]);
  });

  test("[PEL-4.0.8] where actions were spent is not remembered: two ways to the same position are the same", () => {
    const laid = () => table().put("corinth", { s11: 1, s14: 1 });
    const one = laid().actionTurn("sparta", 3).play("build", "build-block s11", "build", "build-block s14").state;
    const two = laid().actionTurn("sparta", 3).play("build", "build-block s14", "build", "build-block s11").state;
    expect(one).toEqual(two);
  });

  test("[PEL-4.0.8] a turn in which actions were spent here or there goes on like one that begins with what they have left", () => {
    const place = (fill: (g: Table) => void) => {
      const g = table().put("corinth", { s11: 1, s14: 1 }).put("lesbos", { s36: 1 }).control("sparta", "lesbos");
      fill(g);
      return g;
    };
    const spent: [lines: string[], draws: string, after: (g: Table) => void, built?: string][] = [
      [["build", "build-block s11"], "", (g) => g.put("corinth", { s11: 2 }), "corinth"],
      [["build", "build-block s36"], "", (g) => g.put("lesbos", { s36: 2 }), "lesbos"],
      [["recruit", "place-recruit s12 corinth"], "9 9 9", (g) => g.put("corinth", { s12: 1 })],
      [["detach-garrison"], "", (g) => g.control("sparta", "lesbos").garrison("lesbos", "detached", 1)],
    ];
    for (const [lines, draws, after, built] of spent) {
      const one = place(() => {})
        .actionTurn("sparta", 3)
        .dice("", draws)
        .play(...lines);
      const other = place(after).actionTurn("sparta", 3);
      write(other.state, CLOCK.actions, 2);
      if (built !== undefined) markBuild(other.state, seatOf("sparta"), area(built)); // where was built is public; no rule asks for it
      expect(one.state, lines[0]).toEqual(other.state);
      expect([one.list, GAME.view(one.state, "athens")], lines[0]).toEqual([other.list, GAME.view(other.state, "athens")]);
    }
  });

  test("[PEL-4.0.8] any number of actions may be spent in one place, on one block or one group", () => {
    const g = table().put("corinth", { s11: 1, s14: 1 }).put("sparta", { s01: 4, s02: 3, s03: 2 }).actionTurn("sparta", 9);
    g.play("build", "build-block s14", "build", "build-block s14", "build", "build-block s14", "build", "build");
    for (const id of ["s01", "s02"]) g.play("maneuver", "choose-group sparta", `add-block ${id}`, "march", "enter tegea", "stop-here", "end-maneuver");
    g.play("maneuver", "choose-group sparta", "add-block s03", "enter tegea", "stop-here");
    expect([g.placesOf("s11", "s14", "s01", "s02", "s03"), g.actions]).toEqual([["corinth 3", "corinth 4", "tegea 4", "tegea 3", "tegea 2"], 1]);
  });
});

describe("blocks and pools", () => {
  test("[PEL-1.1.5] any number of blocks may be in one area", () => {
    const s = table();
    const all = Object.fromEntries(["s01", "s02", "s03", "s04", "s05", "s07", "s08", "s09", "s11", "s12"].map((id) => [id, 2]));
    s.put("tegea", all).put("sparta", { s10: 2 });
    const g = s.actionTurn("sparta", 2).play("maneuver", "choose-group sparta", "add-block s10", "enter tegea", "stop-here");
    expect(g.placesOf("s10")).toEqual(["tegea 2"]);
  });

  test("[PEL-1.1.4] outside a siege blocks are in land area and city at once; in a siege inside or outside", () => {
    const g = table()
      .put("plataea", { a26: 2 })
      .put("thebes", { s22: 4 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s22", "enter plataea", "end-phase", "fortify");
    expect(g.placesOf("a26", "s22")).toEqual(["inside plataea 2", "plataea 4"]);
    expect(areasIn(GAME.view(g.state, "spectator")).find((a) => a.id === "plataea")).toMatchObject({
      field: { sparta: 1, athens: 0 },
      besieged: { sparta: 0, athens: 1 },
    });
  });

  test("[PEL-2.0.1] [PEL-2.0.3] at the start the pool holds what is neither on the map nor in the reserve nor excluded", () => {
    const arbiter = GAME.view(start, "arbiter");
    const off = (kind: string) =>
      blocksIn(arbiter)
        .filter((b) => b.off === kind)
        .map((b) => b.id);
    expect([blocksIn(arbiter).filter((b) => b.area !== null).length, off("reserve"), off("excluded").length]).toEqual([34, ["a35", "a36"], 17]);
    expect(off("pool").length).toBe(97 - 34 - 2 - 17);
    expect(arbiter.pools).toEqual({ sparta: 49 - 18 - 13, athens: 48 - 16 - 2 - 4 });
  });

  test("[PEL-2.0.2] an eliminated block returns to its pool at once and may be drawn again", () => {
    const g = table()
      .put("sparta", { s01: 1 })
      .put("messenia", { a01: 4 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "enter messenia", "end-phase");
    g.dice("3").play("fight").dice("1 3 3 3").play("fight");
    expect(g.placesOf("s01")).toEqual(["pool"]);
    const again = g.actionTurn("sparta", 2).dice("", "0 0 0").play("recruit");
    expect(again.list[0]).toBe("place-recruit s01 sparta");
  });

  test("[PEL-2.0.4] a draw is without replacement: three picks of the first are three blocks", () => {
    const g = table().put("elis", { s09: 2 }).actionTurn("sparta", 2).dice("", "0 0 0").play("recruit");
    expect(g.told("recruits-drawn")[0]!.secret).toEqual({ blocks: ["s01", "s02", "s03"] });
  });

  test("[PEL-2.1.2.1] a block in play has 1 to its maximum; a position with another CV is no position", () => {
    const view = structuredClone(GAME.view(start, "arbiter"));
    const strong = { ...view, blocks: { ...view.blocks, sparta: { ...view.blocks.sparta, s01: { ...view.blocks.sparta["s01"], cv: 5 } } } };
    expect(() => GAME.position(strong)).toThrow("view.blocks.sparta.s01.cv");
  });

  test("[PEL-4.2.2.18] a Macedonian placed captures nothing", () => {
    const g = table().eventTurn("athens", "macedonian-intrigue").dice("1").play("place-recruit a43 pieria");
    expect([g.told("control-changed"), g.told("siege-began"), g.controlOf("pella")]).toEqual([[], [], "sparta"]);
  });

  test("[PEL-5.2.1.10] a fleet at sea that is eliminated takes its cargo down", () => {
    const g = table()
      .put("messenian-sea", { a14: 2, a01: 1 })
      .carry("a14", "a01")
      .put("laconian-gulf", { s14: 4, s15: 3 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "add-block s15", "enter messenian-sea", "end-phase");
    g.dice("3 3").play("fight").dice("1 1 3 3").play("fight", "attack-with s14");
    expect(g.placesOf("a14", "a01")).toEqual(["pool", "pool"]);
  });
});

describe("cities and garrisons", () => {
  test("[PEL-1.2.3] [PEL-1.2.6] [PEL-7.3.1] at the start every city of a side has one controller and a garrison of its value", () => {
    for (const a of t.cities) {
      const native = t.printedNative[a]!;
      if (native > 1 || isOutOfPlay(start, t, a) || t.areaIds[a] === "potidaea") continue;
      expect([t.areaIds[a], controllerOf(start, a), garrisonOf(start, a), garrisonCV(start, a)]).toEqual([
        t.areaIds[a],
        native,
        NATIVE_GARRISON,
        t.cityValue[a],
      ]);
    }
    expect([controllerOf(start, area("potidaea")), isBesieged(start, area("potidaea"))]).toEqual([SPARTA, true]);
  });

  test("[PEL-7.3.7] garrisons are public", () => {
    expect(areasIn(GAME.view(start, "sparta")).find((a) => a.id === "athens")!.city).toMatchObject({ garrison: "native", garrisonCV: 4 });
    expect(areasIn(GAME.view(start, "spectator")).find((a) => a.id === "potidaea")!.city).toMatchObject({
      garrison: "rebel",
      garrisonCV: 2,
      besieger: "athens",
    });
  });

  test("[PEL-8.2.1.3] a blockade is determined when it is asked for: it ends as soon as a fleet of the controller comes", () => {
    const g = table().put("athens", { s01: 4 }).besiege("athens").put("saronic-gulf", { s14: 2 });
    expect(isBlockaded(g.state, t, area("athens"))).toBe(true);
    g.put("saronic-gulf", { a14: 1 });
    expect(isBlockaded(g.state, t, area("athens"))).toBe(false);
  });

  test("[PEL-13.2.5] Persian cities hinder nobody: no siege begins and no pillage is offered", () => {
    const laid = () => table({ scenario: "413" }).inPlay("persian-aid-45").put("ephesus", { a37: 2 });
    const g = laid().actionTurn("athens", 2).play("maneuver", "add-block a37", "enter lydia", "enter miletus");
    expect(g.told("siege-began")).toEqual([]);
    const stays = laid().actionTurn("athens", 2).play("maneuver", "add-block a37", "enter lydia", "stop-here");
    expect([stays.told("siege-began"), stays.placesOf("a37")]).toEqual([[], ["lydia 2"]]);
  });

  test("[PEL-7.2.1] [PEL-D.67] a relieving column does not lift the siege before it has won", () => {
    const g = table()
      .put("plataea", { s22: 4 })
      .put("inside plataea", { a26: 1 })
      .besiege("plataea")
      .put("athens", { a01: 4 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "enter plataea");
    expect([isBesieged(g.state, area("plataea")), g.told("siege-ended")]).toEqual([true, []]);
  });
});

describe("battles", () => {
  // Sparta with the first blocks attacks Athens in Messenia.
  function inMessenia(sparta: Readonly<Record<string, number>>, athens: Readonly<Record<string, number>>): Table {
    return table()
      .put("sparta", sparta)
      .put("messenia", athens)
      .actionTurn("sparta", 2)
      .play("maneuver", ...Object.keys(sparta).map((id) => `add-block ${id}`), "enter messenia");
  }

  test("[PEL-5.4.0.4] who entered is the aggressor", () => {
    const g = inMessenia({ s07: 2 }, { a01: 2 }).play("end-phase");
    expect(g.told("battle-began").map((e) => e.aggressor)).toEqual(["sparta"]);
  });

  test("[PEL-6.0.2] [PEL-6.0.3] a battle costs no actions and is finished before the next begins", () => {
    const g = table()
      .put("sparta", { s01: 4 })
      .put("messenia", { a01: 1 })
      .put("megara", { s17: 2 })
      .put("plataea", { a02: 1 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group sparta", "add-block s01", "enter messenia");
    g.play("maneuver", "add-block s17", "enter plataea");
    expect(g.actions).toBe(1);
    g.play("end-phase");
    expect(g.list).toEqual(["fight-at messenia", "fight-at plataea"]);
    g.play("fight-at messenia");
    expect([g.decision, g.told("battle-began").map((e) => e.area)]).toEqual(["melee", ["messenia"]]);
    g.dice("1 3 3 3").play("fight");
    expect([g.told("battle-ended").map((e) => e.area), g.decision]).toEqual([["messenia"], "fortify"]);
  });

  test("[PEL-6.1.3] [PEL-6.2.8] rounds follow one another until one side is gone, panics or retreats", () => {
    const g = inMessenia({ s07: 2 }, { a01: 2 }).play("end-phase");
    for (let round = 0; round < 3; round++) g.dice("3 3").play("fight").dice("3 3").play("fight");
    expect(g.log.filter((e) => e.type === "round-began").map((e) => e.type === "round-began" && e.round)).toEqual([1, 2, 3, 4]);
    g.play("retreat");
    expect(g.told("battle-ended").map((e) => [e.winner, e.way])).toEqual([["sparta", "retreat"]]);
  });

  test("[PEL-6.1.4] [PEL-6.3.3.8] when the battle is over the survivors are hidden again and the routed have recovered", () => {
    const g = table()
      .put("malis", { s07: 2, s08: 2 })
      .put("aetolia", { a01: 4 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s07", "add-block s08", "enter aetolia", "end-phase");
    // One of two equal blocks is routed, then Athens has had enough.
    g.dice("6 3 3 3").play("fight").play("rout s07").dice("3 3").play("fight");
    g.dice("").play("retreat");
    if (g.decision === "retreat") g.play(g.list[0]!);
    expect(GAME.view(g.state, "athens").battle).toBe(null);
    expect(blocksIn(withoutSetAside(GAME.view(g.state, "athens"))).every((b) => b.side === "athens")).toBe(true);
    expect(
      blocksIn(GAME.view(g.state, "sparta"))
        .filter((b) => b.area === "aetolia")
        .map((b) => [b.id, b.marks.includes("revealed")]),
    ).toEqual([
      ["s07", false],
      ["s08", false],
    ]);
  });

  test("[PEL-6.3.4.5] the rearguard is determined once: pursuit goes on when its blocks are gone", () => {
    const g = table()
      .put("malis", { s25: 2, s01: 4, s02: 3 })
      .put("aetolia", { a12: 1, a01: 1 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "add-block s02", "add-block s25", "enter aetolia", "end-phase");
    g.dice("3").play("fight").dice("6 6").play("fight");
    g.play("rout a12");
    // Rearguard C, both Spartans pursue; the first kills the hoplites, the second still attacks although only A is left.
    g.dice("1 3 3 3").play("attack-with s01");
    g.dice("3 3 3").play("take-hit a01");
    expect(g.log.filter((e) => e.type === "block-attacked").map((e) => e.type === "block-attacked" && e.block)).toEqual(["a12", "s25", "s01", "s02"]);
    expect(g.placesOf("a01")).toEqual(["pool"]);
  });

  test("[PEL-8.1.1.3] in a storm the defender who carries a single hit takes the next among equals", () => {
    const g = table()
      .put("eretria", { s22: 4 })
      .put("inside eretria", { a01: 2, a02: 2 })
      .control("athens", "eretria")
      .garrison("eretria", "native", 0)
      .besiege("eretria")
      .actionTurn("sparta", 2)
      .play("end-phase", "storm eretria");
    g.dice("3 3 3 3").play("attack-with a01");
    // Two hits: the owner chooses for the first, the second falls on the same block and costs it 1 CV.
    g.dice("1 2 3 3").play("fight");
    expect(g.list).toEqual(["take-hit a01", "take-hit a02"]);
    g.play("take-hit a02");
    expect(
      GAME.view(g.state, "arbiter")
        .battle!.fighters.filter((f) => f.side === "athens")
        .map((f) => [f.block, f.cv]),
    ).toEqual([
      ["a01", 2],
      ["a02", 1],
    ]);
  });

  test("[PEL-8.3.7] a block that entered the city from the sea this turn may not sally", () => {
    const g = table()
      .put("athens", { s01: 2 })
      .put("saronic-gulf", { a14: 4 })
      .besiege("athens")
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a14", "enter athens", "into-city", "end-phase");
    expect(g.log.some((e) => e.type === "turn-ended")).toBe(true);
  });

  test("[PEL-8.3.9] [PEL-D.69] a city without garrison does not fall while its blocks sally", () => {
    const g = table()
      .control("sparta", "plataea")
      .put("inside plataea", { s23: 2 })
      .put("plataea", { a01: 3 })
      .besiege("plataea")
      .actionTurn("sparta", 2)
      .play("end-phase", "sally-from plataea");
    expect(g.decision).toBe("melee");
    expect([g.controlOf("plataea"), g.told("control-changed")]).toEqual(["sparta", []]);
    g.dice("3 3 3").play("fight").play("retreat");
    expect([g.controlOf("plataea"), g.placesOf("s23")]).toEqual(["sparta", ["inside plataea 2"]]);
  });

  test("[PEL-9.2.1.5] blocks that have moved this turn, leaving a pillage, still go home", () => {
    const g = table({ season: "winter" }).put("pagasae", { s22: 4 }).besiege("pagasae").actionTurn("sparta", 2).play("pillage", "leave-to malis", "end-phase");
    expect([g.decision, g.placesOf("s22")]).toEqual(["wintering", ["malis 4"]]);
    g.play("winter-in delphi");
    expect(g.placesOf("s22")).toEqual(["delphi 4"]);
  });

  test("[PEL-11.3.1] Ares: at the start of a round the power of the holder's blocks rises by 1 for that round", () => {
    const g = table()
      .put("sparta", { s07: 2 })
      .put("messenia", { a01: 4 })
      .set((s) => setHolder(s, ARES, seatOf("athens")))
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s07", "enter messenia", "end-phase");
    expect([g.seats, g.list]).toEqual([["athens"], ["use-olympian", "keep-olympian"]]);
    // Power 3 hits on a 3 too.
    g.play("use-olympian").dice("3 3 2 3").play("fight");
    expect(g.told("block-attacked").map((e) => [e.block, e.hits])).toEqual([["a01", 4]]);
    expect(g.placesOf("s07")).toEqual(["pool"]);
  });
});
