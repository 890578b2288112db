/** The turn: order, Usurper, turn track, deal, isolation, end of turn, supply. */
import { describe, expect, test } from "vitest";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { DEAD, DISPERSED, husbandOf, prestigeMarkers, setHusband, setPrestigeMarkers, setSuspicions } from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { given, type Table, table } from "../table.js";

const tables = EDITIONS.of("");
const royal = (id: string): number => tables.royalIds.indexOf(id);

/** The turn goes on at this step. */
function turnAt(t: Table, step: string, rolls = "", draws = ""): Table {
  return t.dice(rolls, draws).only("game-turn", step).run();
}

describe("Turn Order Phase", () => {
  test("[DIA-SEQ.2] [DIA-SEQ.5] [DIA-DEC.2] The player with the fewest VP names any player, himself included", () => {
    const t = table().control("red", "rhodes").control("green", "cyrene", "barca").control("yellow", "citium", "paphos", "salamis");
    turnAt(t, "turnOrder");
    expect(t.asked).toBe("name-first-player blue");
    expect(t.told("phase-began").map(({ phase }) => phase)).toEqual(["turn-order"]);
    expect(t.moves()).toEqual(["blue name-first-player red", "blue name-first-player blue", "blue name-first-player green", "blue name-first-player yellow"]);
    const two = turnAt(table({ players: 2 }).control("red", "rhodes"), "turnOrder");
    expect([two.asked, two.reason("blue name-first-player green")]).toEqual(["name-first-player blue", "move/not-playing DIA-SEQ.4"]);
  });

  test("[DIA-SEQ.3] Of several with the fewest VP the highest roll decides; equal highest rolls are rolled again", () => {
    const t = turnAt(table().control("red", "rhodes"), "turnOrder", "5 2 5 1 4");
    expect(t.asked).toBe("name-first-player yellow");
    expect(t.told("roll").map((roll) => `${roll.seat} ${roll.faces[0]}`)).toEqual(["blue 5", "green 2", "yellow 5", "blue 1", "yellow 4"]);
    const two = turnAt(table().control("red", "rhodes").control("green", "alexandria", "memphis", "pelusium"), "turnOrder", "2 5");
    expect([two.asked, two.told("roll").map(({ seat }) => seat)]).toEqual(["name-first-player yellow", ["blue", "yellow"]]);
  });

  test("[DIA-SEQ.4] After the first player the others follow clockwise for the whole turn", () => {
    const s = DIADOCHI.setup({ seed: "order" });
    const decider = DIADOCHI.seatsToMove(s)[0]!;
    const { events } = DIADOCHI.apply(s, { seat: decider, type: "name-first-player", player: "green" });
    expect(events.filter((event) => event.type === "segment-began")[0]).toMatchObject({ seat: "green", segment: "surrender" });
    const t = given(DIADOCHI.apply(s, { seat: decider, type: "name-first-player", player: "green" }).state);
    expect(t.state.first).toBe(2);
  });
});

describe("Usurper Phase", () => {
  test("[DIA-SEQ.6] [DIA-SEQ.10] The player with the most VP is Usurper until the next Usurper Phase", () => {
    const t = table({ usurper: "red" }).control("green", "rhodes");
    turnAt(t, "usurper", "", "any");
    expect(t.state.usurper).toBe(2);
    t.control("blue", "cyrene", "barca", "salamis", "citium", "paphos").settle();
    expect(t.state.usurper).toBe(2);
  });

  test("[DIA-SEQ.7] [DIA-SEQ.9] [DIA-TAB.5] A tie goes to the player with the most senior general in play, on the map or dispersed", () => {
    const t = table().generalAt("yellow", "antipater", DISPERSED).general("red", "craterus", "pella").generalAt("blue", "perdiccas", DEAD);
    turnAt(t, "usurper", "", "any");
    expect(t.told("usurper-named")[0]?.seat).toBe("yellow");
  });

  test("[DIA-SEQ.9] Without listed generals the earlier in turn order wins", () => {
    const t = table();
    t.state.first = 2;
    turnAt(t, "usurper", "", "any");
    expect(t.told("usurper-named")[0]?.seat).toBe("green");
  });

  test("[DIA-SEQ.8] [DIA-CHA.4] Attacking the Usurper costs nothing; attacking another Champion makes a Successor", () => {
    const attack = (usurper: "blue" | "green") => {
      const t = table({ usurper }).army("red", "antipater", "pella", { mercenary: 2 }).units("blue", "aegae", { mercenary: 1 }).segment("red", "movement");
      t.dice("4 3 3 3 3").play("red move-armies", "red activate-general antipater", "red done", "red step-to aegae");
      return t.told("champion-lost").length;
    };
    expect([attack("blue"), attack("green")]).toEqual([0, 1]);
  });
});

describe("sequence", () => {
  // Two whole turns of a game, each line a phase, a round or a segment that began, with the turn marker where it was set.
  const twoTurns = (): string[] => {
    const seen: string[] = [];
    const s = DIADOCHI.setup({ seed: "sequence", lastTurn: 2 });
    for (let ply = 0; DIADOCHI.seatsToMove(s).length > 0 && ply < 5000; ply++) {
      const moves = DIADOCHI.legalMoves(s);
      const log: DiadochiEvent[] = [];
      const quiet =
        moves.find((move) => ["done", "pass", "recruit-mercenary", "ops-nothing", "decline-event", "use-ops", "choose-card"].includes(move.type)) ?? moves[0]!;
      DIADOCHI.advance(s, quiet, undefined, log);
      for (const event of log) {
        if (event.type === "turn-began") seen.push(`turn ${event.turn}`);
        if (event.type === "phase-began") seen.push(event.phase);
        if (event.type === "round-began") seen.push(`round ${event.round}`);
        if (event.type === "segment-began") seen.push(`${event.seat} ${event.segment}`);
      }
    }
    return seen;
  };

  test("[DIA-SEQ.1] [DIA-SEQ.12] The seven phases come in their order; turn 1 has no Reinforcement Phase", () => {
    expect(twoTurns().filter((line) => !line.includes(" "))).toEqual([
      ...["usurper", "deal", "strategy", "isolation", "end-of-turn"],
      ...["turn-order", "usurper", "reinforcements", "deal", "strategy", "isolation", "end-of-turn"],
    ]);
  });

  test("[DIA-SEQ.13] [DIA-SEQ.16] The Strategy Phase has five rounds and ends after the fifth", () => {
    const lines = twoTurns().filter((line) => line.startsWith("round") || line === "strategy" || line === "isolation");
    expect(lines).toEqual([1, 2].flatMap(() => ["strategy", ...[1, 2, 3, 4, 5].map((round) => `round ${round}`), "isolation"]));
  });

  test("[DIA-SEQ.14] [DIA-SEQ.15] In a round every player plays his four segments in turn order before the next begins", () => {
    const seen = twoTurns();
    const first = seen.indexOf("round 1");
    const order = seen.slice(first + 1, first + 17).map((line) => line.split(" "));
    expect(order.map(([, segment]) => segment)).toEqual(Array(4).fill(["surrender", "tyche", "movement", "supply"]).flat());
    const seats = order.map(([seat]) => seat!);
    const clockwise = DIADOCHI.seats.indexOf(seats[0] as "red");
    expect(seats).toEqual([0, 1, 2, 3].flatMap((nth) => Array(4).fill(DIADOCHI.seats[(clockwise + nth) % 4])));
  });

  test("[DIA-EOT.1] After a turn that is not the last the turn marker advances by one", () => {
    const seen = twoTurns();
    expect(seen.filter((line) => line.startsWith("turn "))).toEqual(["turn 2"]);
    expect(seen.indexOf("turn 2")).toBeGreaterThan(seen.indexOf("end-of-turn"));
  });

  test("[DIA-SEQ.18] A player without pieces and cards passes through all four segments", () => {
    const t = table();
    F["strategy-round"].push(t.state);
    t.state.round = 5;
    t.run();
    expect(
      t
        .told("segment-began")
        .map((event) => `${event.seat} ${event.segment}`)
        .slice(0, 3),
    ).toEqual(["red surrender", "red tyche", "red movement"]);
  });
});

describe("turn track", () => {
  test("[DIA-EOT.4] [DIA-EOT.6] [DIA-GEN.28] On turn 3 Polyperchon takes over from Antipater, in the same faction and space", () => {
    const t = table({ turn: 3 }).army("red", "antipater", "therma", { mercenary: 2 });
    t.set((s) => {
      setPrestigeMarkers(s, tables.pieceIds.indexOf("antipater"), 2);
      s.engines = 1 << tables.pieceIds.indexOf("antipater");
    });
    turnAt(t, "turnTrack", "1 2 3 4");
    expect(t.state.engines).toBe(0);
    expect([t.nameOf("antipater"), t.placeOf("antipater"), t.factionOf("antipater")]).toEqual(["polyperchon", "therma", "red"]);
    expect(prestigeMarkers(t.state, tables.pieceIds.indexOf("antipater"))).toBe(0);
  });

  test("[DIA-EOT.6] In the Dispersed Box if Antipater was there; nothing if he was killed earlier", () => {
    const box = turnAt(table({ turn: 3 }).generalAt("red", "antipater", DISPERSED), "turnTrack", "1 2 3 4");
    expect([box.nameOf("antipater"), box.placeOf("antipater")]).toEqual(["polyperchon", "dispersed"]);
    const dead = turnAt(table({ turn: 3 }).generalAt("red", "antipater", DEAD), "turnTrack", "1 2 3 4");
    expect([dead.nameOf("antipater"), dead.placeOf("antipater")]).toEqual(["antipater", "dead"]);
    const husband = table({ turn: 3 }).general("red", "antipater", "therma").royal("cleopatra", "sardis", "red");
    husband.set((s) => setHusband(s, tables.royalIds.indexOf("cleopatra"), tables.pieceIds.indexOf("antipater")));
    turnAt(husband, "turnTrack", "1 2 3 4");
    expect([husband.controllerOf("cleopatra"), husbandOf(husband.state, tables.royalIds.indexOf("cleopatra"))]).toEqual([null, -1]);
    expect(husband.told("royal-deactivated")).toEqual([{ type: "royal-deactivated", clause: "DIA-ROY.18", royal: "cleopatra" }]);
    // In every space, the first of the map among them, and behind walls.
    const home = turnAt(table({ turn: 3 }).army("red", "antipater", tables.spaceIds[0]!, { mercenary: 1 }), "turnTrack", "1 2 3 4");
    expect([home.nameOf("antipater"), home.placeOf("antipater")]).toEqual(["polyperchon", "pella"]);
    const walls = turnAt(table({ turn: 3 }).inside("red", "tyre", {}, "antipater").units("blue", "tyre", { mercenary: 1 }), "turnTrack", "1 2 3 4");
    expect([walls.nameOf("antipater"), walls.placeOf("antipater")]).toEqual(["polyperchon", "inside tyre"]);
  });

  test("[DIA-EOT.7] [DIA-REI.16] [DIA-SET.7] Demetrius joins the player of Antigonus on turn 3, even if that one is dead, with his army", () => {
    const t = table({ turn: 3 }).generalAt("blue", "antigonus", DEAD).control("blue", "pella", "tyre");
    turnAt(t, "turnTrack", "1 2 3 4");
    expect(t.moves()).toEqual(["blue place-general demetrius pella", "blue place-general demetrius tyre"]);
    t.play("blue place-general demetrius tyre");
    expect(t.moves()).toEqual(["blue place-unit mercenary pella", "blue place-unit mercenary tyre"]);
    t.play("blue place-unit mercenary tyre", "blue place-unit mercenary tyre", "blue place-unit macedonian pella", "blue place-unit macedonian tyre");
    expect([t.field("tyre"), t.field("pella")]).toEqual([
      ["blue", { mercenary: 2, macedonian: 1 }],
      ["blue", { macedonian: 1 }],
    ]);
  });

  test("[DIA-EOT.7] If nobody has had Antigonus he waits", () => {
    const t = turnAt(table({ turn: 3 }), "turnTrack", "1 2 3 4");
    expect([t.factionOf("demetrius"), t.placeOf("demetrius")]).toEqual([null, "pool"]);
  });

  test("[DIA-EOT.5] [DIA-SET.7] Cassander's card joins the deck on turn 3", () => {
    const t = turnAt(table({ turn: 3 }), "turnTrack", "1 2 3 4");
    expect(t.placeOfCard("general-cassander")).toBe("pile");
    expect(t.told("card-added-to-deck")).toHaveLength(1);
  });

  test("[DIA-ALX.9] The body is removed at the start of turn 4 if it is not buried", () => {
    const held = table({ turn: 4 }).army("blue", "perdiccas", "babylon", { mercenary: 1 }).royal("alexanders-body", "babylon", "blue");
    const t = turnAt(held, "turnTrack", "1 2 3 4");
    expect([t.placeOf("alexanders-body"), t.told("body-removed").length, t.controllerOf("alexanders-body")]).toEqual(["dead", 1, null]);
  });

  test("[DIA-ROY.21] [DIA-DEC.3] [DIA-ROY.22] An heir's controller who is not first may keep or kill him", () => {
    const t = table({ turn: 4 }).royal("heracles", "damascus", "blue").control("blue", "damascus").control("red", "alexandria", "memphis", "pelusium");
    turnAt(t, "turnTrack");
    expect(t.moves()).toEqual(["blue keep-heir heracles", "blue kill-heir heracles"]);
    t.dice("1 2 3").play("blue keep-heir heracles");
    expect([t.placeOf("heracles"), t.controllerOf("heracles")]).toEqual(["damascus", "blue"]);
  });

  test("[DIA-CHA.11] [DIA-ROY.13] [DIA-ROY.23] Killing him makes his controller a Successor", () => {
    const t = table({ turn: 4 }).royal("heracles", "damascus", "blue").control("blue", "damascus").control("red", "alexandria", "memphis", "pelusium");
    turnAt(t, "turnTrack").dice("1 2 3").play("blue kill-heir heracles");
    expect([t.placeOf("heracles"), t.state.champions]).toEqual(["dead", 0b1101]);
  });

  test("[DIA-VIC.12] [DIA-VIC.1] [DIA-VIC.18] The controller with the highest sum of LP and VP may enthrone him and wins as regent", () => {
    const t = table({ turn: 5 }).royal("alexander-iv", "babylon", "blue").control("blue", "babylon");
    turnAt(t, "turnTrack");
    expect(t.moves()).toEqual(["blue enthrone-heir alexander-iv", "blue kill-heir alexander-iv"]);
    t.play("blue enthrone-heir alexander-iv");
    expect(DIADOCHI.outcome(t.state)).toMatchObject({ winners: ["blue"], kind: "regency", clause: "DIA-VIC.12" });
  });

  test("[DIA-VIC.12] [DIA-VIC.18] His sum is the highest where nobody has a higher one, though another has the same and is senior", () => {
    const ofAge = (...generals: string[]): Table => {
      const t = table({ turn: 5, players: 2 }).royal("alexander-iv", "babylon", "blue").control("blue", "babylon");
      t.army("red", "perdiccas", "pella", { mercenary: 1 }).royal("heracles", "pella", "red");
      for (const general of generals) t.general("red", general, "pella");
      return turnAt(t, "turnTrack");
    };
    // Blue: Champion 3 and Alexander IV 5. Red: Champion 3, Heracles 3, Perdiccas 1 and Leonnatus 1.
    const tied = ofAge("leonnatus");
    expect([tied.lp("red") + tied.vp("red"), tied.lp("blue") + tied.vp("blue")]).toEqual([8, 8]);
    expect(tied.moves()).toEqual(["blue enthrone-heir alexander-iv", "blue kill-heir alexander-iv"]);
  });

  test("[DIA-ROY.21] If nobody controls the heir nothing happens", () => {
    const t = table({ turn: 5 }).royal("alexander-iv", "babylon");
    t.dice("1 2 3 4").begin("coming-of-age", { royal: royal("alexander-iv") });
    expect(t.told("heir-came-of-age")).toEqual([]);
  });
});

describe("the Strategy Phase", () => {
  test("[DIA-SEQ.16] after the fifth round it is over, after the fourth it is not", () => {
    const begun = (round: number): (string | number)[] => {
      const t = table().control("red", "pella");
      t.state.round = round;
      t.byChance().only("game-turn", "strategy").run();
      return t.events.flatMap((event): (string | number)[] =>
        event.type === "phase-began" ? [event.phase] : event.type === "round-began" ? [event.round] : [],
      );
    };
    expect([begun(5)[0], begun(4)[0]]).toEqual(["isolation", 5]);
  });

  test("[DIA-TYC.1] before it every player is dealt five cards", () => {
    const t = table({ turn: 1 }).dice("", "any").only("game-turn", "deal").run();
    expect(["red", "blue", "green", "yellow"].map((seat) => t.handOf(seat as "red").length)).toEqual([5, 5, 5, 5]);
  });
});

describe("Isolation Phase", () => {
  const gone = (t: Table, ...spaces: string[]): (string | null)[] => spaces.map((space) => t.controlOf(space));
  const run = (t: Table): Table => {
    // Only the removals are of interest here; the next turn may ask for anything.
    return t.byChance().only("game-turn", "isolation").run();
  };
  test("[DIA-ISO.1] [DIA-ISO.2] [DIA-ISO.7] A marker stays only with an unbroken path to a friendly CU or major city", () => {
    const t = run(table().control("red", "therma", "pella", "argos", "tyre", "sidon").units("red", "corinth", { mercenary: 1 }).control("blue", "susia"));
    expect(gone(t, "therma", "pella", "argos", "susia")).toEqual(["red", "red", "red", null]);
  });

  test("[DIA-ISO.4] A general without CUs is not enough", () => {
    expect(gone(run(table().control("red", "susia").general("red", "antipater", "susia")), "susia")).toEqual([null]);
  });

  test("[DIA-ISO.3] [DIA-ISO.10] A besieged major city is enough, and enemies in a space with the own marker do not block", () => {
    const t = run(
      table().control("red", "pella", "therma").units("blue", "pella", { mercenary: 1 }).units("blue", "therma", { mercenary: 1 }).control("red", "amphipolis"),
    );
    expect(gone(t, "pella", "therma", "amphipolis")).toEqual(["red", "red", "red"]);
  });

  test("[DIA-ISO.5] An enemy or independent marker blocks the path, unless friendly CUs are there", () => {
    // Thebes of Egypt is joined to Heracleopolis alone.
    const blocked = run(table().control("red", "thebes-egypt", "alexandria").control("blue", "heracleopolis"));
    expect(gone(blocked, "thebes-egypt")).toEqual([null]);
    const open = run(table().control("red", "thebes-egypt", "alexandria").control("blue", "heracleopolis").units("red", "heracleopolis", { mercenary: 1 }));
    expect(gone(open, "thebes-egypt")).toEqual(["red"]);
    const independent = run(table().control("red", "thebes-egypt", "alexandria").control("independent", "heracleopolis"));
    expect(gone(independent, "thebes-egypt")).toEqual([null]);
  });

  test("[DIA-ISO.6] Enemy CUs in a neutral space block the path, an independent army does not", () => {
    const enemies = run(table().control("red", "thebes-egypt", "alexandria").units("blue", "heracleopolis", { mercenary: 1 }));
    const tribe = run(table().control("red", "thebes-egypt", "alexandria").independents("heracleopolis", 1));
    const free = run(table().control("red", "thebes-egypt", "alexandria"));
    expect([gone(enemies, "thebes-egypt"), gone(tribe, "thebes-egypt"), gone(free, "thebes-egypt")]).toEqual([[null], ["red"], ["red"]]);
  });

  test("[DIA-ISO.8] The path may use sea routes, not Trans-Mediterranean ones", () => {
    // Crete lies on sea routes to Sparta, Delos and Rhodes, and on a Trans-Mediterranean route to Cyrene.
    const sea = run(table().control("red", "crete", "rhodes"));
    const far = table()
      .control("red", "crete", "cyrene")
      .control("blue", "sparta", "rhodes", "athens", "halicarnassus")
      .units("blue", "delos", { mercenary: 1 });
    expect([gone(sea, "crete"), gone(run(far), "crete")]).toEqual([["red"], [null]]);
  });

  test("[DIA-ISO.11] A player's markers are tested together and then removed; removals of earlier players count for later ones", () => {
    // Blue's only way from Hecatompylos to Zadracarta is Susia, where Red's isolated marker lies: it goes first, so Blue's stays.
    const blocks = (first: number): (string | null)[] => {
      const t = table()
        .control("red", "susia")
        .control("blue", "zadracarta")
        .units("blue", "margiana", { mercenary: 1 })
        .units("green", "caspian-gates", { mercenary: 1 });
      t.control("green", "hecatompylos").state.first = first;
      return gone(run(t), "susia", "zadracarta");
    };
    expect([blocks(0), blocks(1)]).toEqual([
      [null, "blue"],
      [null, null],
    ]);
  });
});

describe("End of Turn", () => {
  test("[DIA-EOT.3] [DIA-CRD.7] Cards left in hands are discarded and Suspicion ends", () => {
    const t = table().hand("red", "diplomacy", "mutiny").hand("blue", "epidemic");
    t.set((s) => setSuspicions(s, 1, 1));
    turnAt(t, "endOfTurn", "6 5 4 3");
    expect([t.placeOfCard("diplomacy"), t.placeOfCard("mutiny"), t.placeOfCard("epidemic")]).toEqual(["discards", "discards", "discards"]);
    expect(t.told("hand-discarded").map(({ seat, cards }) => [seat, cards])).toEqual([
      ["red", ["diplomacy", "mutiny"]],
      ["blue", ["epidemic"]],
    ]);
    const two = turnAt(table({ players: 2 }).hiddenHand(0, "scouts").hiddenHand(1, "ambush", "unrest"), "endOfTurn", "6 5");
    expect([two.placeOfCard("scouts"), two.placeOfCard("ambush"), two.placeOfCard("unrest"), two.told("hand-discarded")]).toEqual([
      "discards",
      "discards",
      "discards",
      [],
    ]);
    expect([t.lp("blue"), t.state.turn]).toEqual([3, 3]);
  });

  test("[DIA-EOT.2] [DIA-SEQ.17] [DIA-VIC.3] After the last turn the most VP win", () => {
    const t = table({ turn: 5 }).control("green", "rhodes");
    turnAt(t, "endOfTurn");
    expect(DIADOCHI.outcome(t.state)).toMatchObject({ winners: ["green"], kind: "most-victory-points" });
    expect(t.told("game-over")[0]?.clause).toBe("DIA-VIC.3");
  });

  test("[DIA-VIC.17] A tie is broken by the seniority list", () => {
    const t = table({ turn: 5 }).general("yellow", "ptolemy", "pella").general("blue", "seleucus", "tyre");
    turnAt(t, "endOfTurn");
    expect(DIADOCHI.outcome(t.state)).toMatchObject({ winners: ["yellow"] });
    expect(t.told("game-over")[0]?.clause).toBe("DIA-VIC.17");
  });

  test("[DIA-OPT.5] The option lastTurn changes the length of the game", () => {
    const t = table({ turn: 2 });
    t.state.lastTurn = 2;
    turnAt(t, "endOfTurn");
    expect(DIADOCHI.outcome(t.state)?.kind).toBe("most-victory-points");
  });
});

describe("Supply Segment", () => {
  test("[DIA-SUP.2] The limit is 8 CUs in a space and 3 on a transit point", () => {
    const t = table().units("red", "argos", { mercenary: 8 }).units("red", "hit", { mercenary: 3 });
    t.units("red", "sparta", { mercenary: 9 }).units("red", "delos", { mercenary: 4 }).segment("red", "supply");
    expect(["argos", "hit", "sparta", "delos"].map((space) => t.field(space)[1])).toEqual([8, 3, 8, 3].map((mercenary) => ({ mercenary })));
  });

  test("[DIA-SUP.1] [DIA-SUP.3] Every army beyond its limit loses one CU, however many it has", () => {
    const t = table().army("red", "antipater", "pella", { mercenary: 12 }).army("red", "ptolemy", "delos", { mercenary: 7 }).segment("red", "supply");
    expect([t.field("pella")[1], t.field("delos")[1]]).toEqual([{ mercenary: 11 }, { mercenary: 6 }]);
    expect(t.told("units-lost").map(({ clause, seat, units }) => [clause, seat, units])).toEqual(Array(2).fill(["DIA-SUP.3", "red", { mercenary: 1 }]));
  });

  test("[DIA-SUP.3] So it is in every space, the first and the last and those that follow one another", () => {
    const ids = [tables.spaceIds[0]!, "bisitun", "concobar", tables.spaceIds.at(-1)!];
    const t = table();
    for (const id of ids) t.units("red", id, { mercenary: 10 });
    t.segment("red", "supply");
    expect(ids.map((id) => t.field(id)[1])).toEqual(ids.map(() => ({ mercenary: 9 })));
  });

  test("[DIA-DEC.53] The owner chooses the type of the CU, once a space", () => {
    const t = table().units("red", "pella", { mercenary: 11, macedonian: 1 }).segment("red", "supply");
    expect(t.moves()).toEqual(["red lose-unit mercenary", "red lose-unit macedonian"]);
    t.play("red lose-unit macedonian");
    expect([t.field("pella"), t.decision]).not.toContainEqual("unit-loss");
    expect(t.field("pella")[1]).toEqual({ mercenary: 11 });
  });

  test("[DIA-SUP.4] [DIA-SUP.5] All CUs of the active player in the space count, led or not; nobody else's are checked", () => {
    const t = table()
      .army("red", "antipater", "pella", { mercenary: 9 })
      .units("blue", "tyre", { mercenary: 9 })
      .independents("argos", 8)
      .segment("red", "supply");
    expect([t.field("pella"), t.field("tyre"), t.field("argos")]).toEqual([
      ["red", { mercenary: 8 }],
      ["blue", { mercenary: 9 }],
      ["independent", { mercenary: 8 }],
    ]);
  });
});
