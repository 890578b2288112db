import { describe, expect, test } from "vitest";
import {
  PELOPONNESIAN as GAME,
  type PeloponnesianEvent,
  type PeloponnesianState,
  type PeloponnesianSeat as Seat,
  STANDARD_EDITION,
} from "../../../src/peloponnesian/index.js";
import { SeededDice } from "../../../src/index.js";
import { table, type Table } from "../table.js";
import { areasIn, blocksIn, withoutSetAside } from "../seen.js";

const seen = (s: PeloponnesianState, viewer: Seat | "spectator") => GAME.view(s, viewer);
/** What somebody sees, without the blocks that are set aside (PEL-HI.16). */
const inPlay = (s: PeloponnesianState, viewer: Seat | "spectator") => withoutSetAside(seen(s, viewer));
const areaSeen = (s: PeloponnesianState, viewer: Seat | "spectator", id: string) => areasIn(seen(s, viewer)).find((a) => a.id === id)!;
const text = (value: unknown) => JSON.stringify(value);
/** The ids of a side's blocks anywhere in what somebody sees. */
const idsIn = (value: unknown, letter: "s" | "a") => text(value).match(new RegExp(`"${letter}\\d\\d"`, "g")) ?? [];

/** Every state of some random games, with the seat asked. */
function* positions(games: number, every: number): Generator<PeloponnesianState> {
  for (let game = 0; game < games; game++) {
    const s = GAME.setup({ seed: `hidden ${game}` });
    const dice = new SeededDice(`choices ${game}`);
    for (let ply = 0; GAME.outcome(s) === null; ply++) {
      if (ply % every === 0) yield GAME.clone(s);
      GAME.advance(s, GAME.randomMove(s, dice));
    }
  }
}

test("every viewer sees who is asked what, as the ruleset tells it", () => {
  for (const s of positions(2, 7))
    for (const viewer of ["sparta", "athens", "spectator", "arbiter"] as const) expect(GAME.view(s, viewer).decision).toEqual(GAME.decision(s, viewer));
});

describe("blocks", () => {
  test("[PEL-HI.1] [PEL-HI.2] [PEL-15.0.2] the owner sees the faces of his blocks, the opponent only how many stand in the field and how many are besieged", () => {
    const s = GAME.setup({ seed: "start" });
    expect(blocksIn(inPlay(s, "sparta")).every((b) => b.side === "sparta")).toBe(true);
    expect(blocksIn(seen(s, "sparta")).find((b) => b.id === "s01")).toMatchObject({ area: "sparta", cv: 4 });
    expect(idsIn(inPlay(s, "sparta"), "a")).toEqual([]);
    expect([...idsIn(inPlay(s, "spectator"), "a"), ...idsIn(inPlay(s, "spectator"), "s")]).toEqual([]);
    expect(areaSeen(s, "sparta", "athens")).toMatchObject({ field: { sparta: 0, athens: 8 }, besieged: { sparta: 0, athens: 0 } });
  });

  test("[PEL-HI.3] [PEL-HI.14] at sea the opponent sees fleets and cargo as one number, and no assignment", () => {
    const g = table().put("saronic-gulf", { a14: 3, a01: 2, a15: 2 }).carry("a14", "a01").actionTurn("sparta", 1);
    expect(areaSeen(g.state, "sparta", "saronic-gulf").field.athens).toBe(3);
    expect(blocksIn(seen(g.state, "athens")).find((b) => b.id === "a01")!.carriedBy).toBe("a14");
    expect(text(seen(g.state, "sparta"))).not.toContain("a14");
    const cargoes = new Set<number>();
    for (let n = 0; n < 60; n++) cargoes.add(GAME.determinize(g.state, "sparta", n).aboard.length / 2);
    expect([...cargoes].sort()).toEqual([0, 1]);
  });

  test("[PEL-HI.5] [PEL-HI.6] [PEL-6.1.4] after a battle the survivors are hidden again, and no view links a block to what was seen", () => {
    const g = table().put("sparta", { s01: 4 }).put("messenia", { a01: 2 }).actionTurn("sparta", 1).play("maneuver", "add-block s01", "enter messenia");
    expect(new Set(idsIn(inPlay(g.state, "athens"), "s"))).toEqual(new Set(['"s01"']));
    g.play("retreat");
    expect(idsIn(inPlay(g.state, "athens"), "s")).toEqual([]);
    expect(seen(g.state, "athens").battle).toBeNull();
    expect(g.heard("athens").some((e) => e.type === "battle-began" && idsIn(e, "s").length === 1)).toBe(true);
  });

  test("[PEL-2.0.5] [PEL-HI.7] the opponent sees the number of a pool, that recruits were drawn, and the area of the one that is placed", () => {
    const g = table().actionTurn("athens", 1);
    const before = seen(g.state, "sparta").pools.athens;
    g.dice("", "0 0 0").play("recruit");
    if (g.decision === "recruit") g.play(g.list[0]!);
    expect(seen(g.state, "sparta").pools.athens).toBe(before - 1);
    const told = g.heard("sparta").filter((e) => e.type === "recruits-drawn" || e.type === "recruit-placed");
    expect(told.map((e) => ("secret" in e ? "told" : "kept"))).toEqual(["kept", "kept"]);
    expect(told[1]).toMatchObject({ area: "athens" });
    expect(g.heard("athens").find((e) => e.type === "recruits-drawn")).toHaveProperty("secret");
  });

  test("[PEL-HI.8] of a build the opponent learns the area and that it was made", () => {
    const g = table().put("athens", { a01: 2, a02: 1 }).actionTurn("athens", 1).play("build", "build-block a01");
    expect(g.heard("sparta").find((e) => e.type === "block-built")).toEqual({ type: "block-built", seat: "athens", area: "athens" });
  });

  test("[PEL-HI.9] of blocks lost out of battle the opponent learns the number", () => {
    const lost: PeloponnesianEvent = { type: "blocks-lost", seat: "athens", area: "athens", count: 2, reason: "disbanded", secret: { blocks: ["a01", "a02"] } };
    expect(GAME.viewEvents([lost], "sparta")).toEqual([{ type: "blocks-lost", seat: "athens", area: "athens", count: 2, reason: "disbanded" }]);
    expect(GAME.viewEvents([lost], "athens")).toEqual([lost]);
  });

  test("[PEL-HI.10] attrition: the besieger sees the dice and the successes, not which block each was for; the garrison's die is public", () => {
    const g = table().put("plataea", { s22: 4 }).put("inside plataea", { a26: 2 }).besiege("plataea").actionTurn("sparta", 1).play("end-phase");
    g.dice("1 4").play("attrition plataea");
    expect(
      g
        .heard("sparta")
        .filter((e) => e.type === "roll")
        .map((e) => e.type === "roll" && [e.purpose, e.faces]),
    ).toEqual([
      ["attrition", [1]],
      ["attrition-garrison", [4]],
    ]);
    expect(g.heard("sparta").find((e) => e.type === "attrition-rolled")).not.toHaveProperty("secret");
    expect(g.heard("athens").find((e) => e.type === "attrition-rolled")).toMatchObject({ secret: { blocks: ["a26"], values: [1] } });
  });

  test("[PEL-HI.11] forced march dice are public with the number of successes, not the blocks", () => {
    const g = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("maneuver", "add-block s01", "enter tegea", "enter corinth", "force-march megara");
    g.dice("3").play("end-phase");
    expect(g.heard("athens").find((e) => e.type === "forced-march-rolled")).toEqual({
      type: "forced-march-rolled",
      seat: "sparta",
      from: "corinth",
      to: "megara",
      successes: 1,
      needed: 5,
      eliteNeeded: 3,
    });
    expect(g.heard("athens").find((e) => e.type === "roll")).toMatchObject({ purpose: "forced-march", faces: [3] });
  });

  test("[PEL-HI.18] of moves the opponent sees how many blocks took which route", () => {
    const g = table().put("sparta", { s01: 4, s02: 3 }).actionTurn("sparta", 2).play("maneuver", "add-block s01", "add-block s02", "enter tegea", "stop-here");
    expect(seen(g.state, "athens").hiddenBlocks.sparta).toEqual([{ area: "tegea", route: ["sparta", "tegea"], count: 2, marks: ["moved"] }]);
    expect(seen(g.state, "sparta").hiddenBlocks.sparta).toEqual([]);
    expect(g.heard("athens").find((e) => e.type === "blocks-moved")).toEqual({ type: "blocks-moved", seat: "sparta", from: "sparta", to: "tegea", count: 2 });
  });

  test("[PEL-HI.17] of a storm the border dice, the fleets checked, the damage dice and the losses are public, not whose they were", () => {
    const g = table().put("laconian-gulf", { s14: 3 }).actionTurn("sparta", 2).play("maneuver", "add-block s14", "enter myrtoan-sea", "stop-here");
    g.dice("1 5").play("end-phase");
    const told = g.heard("athens");
    expect(told.find((e) => e.type === "storm-check")).toMatchObject({ storm: true, fleets: 1, rolled: true });
    expect(told.filter((e) => e.type === "roll").map((e) => e.type === "roll" && e.faces)).toEqual([[1], [5]]);
    expect(idsIn(told, "s")).toEqual([]);
  });
});

describe("cards and the rest", () => {
  test("[PEL-HI.12] hands and undealt cards are hidden, committed cards until both are committed, used ones never", () => {
    const g = table().hand("sparta", "tempest", "mercenaries-14").hand("athens", "oracle-of-delphi", "ill-omen-22").season("spring");
    expect(seen(g.state, "sparta").hands).toEqual({ sparta: ["mercenaries-14", "tempest"], athens: 2 });
    g.play("sparta play-actions tempest");
    expect(seen(g.state, "athens").committed).toEqual({ sparta: "hidden", athens: null });
    expect(seen(g.state, "sparta").committed.sparta).toEqual({ card: "tempest", use: "actions" });
    g.play("athens play-actions oracle-of-delphi");
    expect(seen(g.state, "spectator").committed.sparta).toEqual({ card: "tempest", use: "actions" });
  });

  test("[PEL-HI.13] [PEL-7.3.7] Olympians, prestige, control, garrisons, sieges, marks, the peace counter, season and actions are public", () => {
    const s = GAME.setup({ seed: "public" });
    const { blocks: _mine, viewer: _me, hands: _hands, ...sparta } = seen(s, "sparta");
    const { blocks: _his, viewer: _him, hands: _his2, ...athens } = seen(s, "athens");
    expect(sparta).toEqual(athens);
    expect(areaSeen(s, "spectator", "potidaea").city).toMatchObject({
      controller: "sparta",
      garrison: "rebel",
      garrisonCV: 2,
      siegeSince: 0,
      besieger: "athens",
    });
  });

  test("[PEL-HI.15] the moves shown to a player do not depend on what the enemy hides, and every defender of a City-State is offered its walls", () => {
    let compared = 0;
    for (const s of positions(3, 3)) {
      for (const seat of GAME.seats) {
        const other = GAME.determinize(s, seat, "another world");
        expect(GAME.legalMoves(other, seat)).toEqual(GAME.legalMoves(s, seat));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test("[PEL-HI.8] [PEL-HI.20] [PEL-4.0.8] markers show where a side built or supplied, not which block, until its next turn begins", () => {
    const s = table({ season: "fall" }).put("corinth", { s14: 2, s11: 2 }).put("athens", { a01: 3, a14: 3 });
    const markers = (g: Table) => GAME.view(g.state, "athens").markers.map(({ seat, area, action }) => `${seat} ${action} ${area}`);
    const g = s.actionTurn("sparta", 1).play("build", "build-block s11");
    expect([g.seats, markers(g)]).toEqual([["athens"], ["sparta build corinth"]]);
    expect(text(GAME.view(g.state, "athens"))).not.toContain("s11");
    g.play("build", "build-block a01");
    expect(markers(g)).toEqual(["sparta build corinth", "athens build athens"]);
  });

  test("[PEL-HI.20] of winter supply the opponent learns the area; the marker lies there when the block has left as a cargo", () => {
    const g = table({ season: "winter" }).put("plataea", { s22: 3, s23: 2 }).besiege("plataea").actionTurn("sparta", 2).play("supply", "supply-block s22");
    for (const viewer of ["sparta", "athens", "spectator"] as const)
      expect(GAME.view(g.state, viewer).markers).toEqual([{ seat: "sparta", area: "plataea", action: "supply" }]);
  });

  test("[PEL-HI.16] blocks excluded by the scenario are in no world that is sampled", () => {
    const s = GAME.setup({ seed: "start" });
    for (let n = 0; n < 20; n++) {
      const other = GAME.determinize(s, "athens", n);
      for (const b of blocksIn(seen(other, "sparta")))
        expect(b.off === "excluded").toBe(blocksIn(seen(s, "sparta")).find((x) => x.id === b.id)!.off === "excluded");
    }
  });

  test("[PEL-HI.19] no view but the arbiter's holds the state of the dice, and piles have no order", () => {
    const s = GAME.setup({ seed: "start" });
    for (const viewer of ["sparta", "athens", "spectator"] as const) {
      expect(GAME.view(s, viewer).secret).toBe(null);
      expect(text(GAME.view(s, viewer))).not.toContain(String(s.dice[0]));
      expect(GAME.view(s, viewer).pile).toBe(30);
    }
  });
});

describe("sampled worlds", () => {
  test("look the same to the seat that samples them, and keep the rules", () => {
    for (const s of positions(3, 5)) {
      for (const seat of GAME.seats) {
        const other = GAME.determinize(s, seat, 7);
        expect(GAME.view(other, seat)).toEqual(GAME.view(s, seat));
        expect(GAME.seatsToMove(other)).toEqual(GAME.seatsToMove(s));
      }
    }
  });

  test("[PEL-5.2.1.4] while a block is being lowered, every sampled one is too strong for its fleet, and lowering it plays on", () => {
    const g = table().put("athens", { a01: 4, a14: 3 }).actionTurn("athens", 1).play("maneuver", "add-block a01", "add-block a14", "load a14 a01");
    expect(g.decision).toBe("lower-cargo");
    for (let n = 0; n < 200; n++) {
      const world = GAME.determinize(g.state, "sparta", n);
      const blocks = blocksIn(seen(world, "athens"));
      const cargo = blocks.find((b) => b.carriedBy !== null)!;
      const fleet = blocks.find((b) => b.id === cargo.carriedBy)!;
      expect(cargo.cv).toBeGreaterThanOrEqual(fleet.cv);
      for (const move of GAME.legalMoves(world)) expect(GAME.restore(JSON.parse(text(GAME.apply(world, move).state)))).toBeTruthy();
    }
  });

  describe("[PEL-HI.22] what a rival has half chosen is in no sample", () => {
    const threeGroups = (): Table => table().put("athens", { a01: 2, a14: 3, a16: 2 }).put("ephesus", { a02: 2, a15: 3, a17: 1 }).put("chios", { a03: 1 });
    // Two lines of choices that look alike to Sparta.
    const expectAlike = (one: readonly string[], other: readonly string[]): void => {
      const states = [one, other].map(
        (moves) =>
          threeGroups()
            .actionTurn("athens", 2)
            .play(...(moves as [string])).state,
      );
      const [a, b] = states as [PeloponnesianState, PeloponnesianState];
      expect(text(a)).not.toBe(text(b));
      expect(seen(b, "sparta")).toEqual(seen(a, "sparta"));
      expect(GAME.conceal(b, "sparta")).toEqual(GAME.conceal(a, "sparta"));
      for (let n = 0; n < 20; n++) {
        const world = GAME.determinize(a, "sparta", n);
        expect(GAME.determinize(b, "sparta", n)).toEqual(world);
        expect(seen(world, "sparta")).toEqual(seen(a, "sparta"));
        expect(GAME.restore(JSON.parse(text(world)))).toEqual(world);
      }
    };
    test.each([
      ["the group of a maneuver", ["maneuver", "choose-group athens"], ["maneuver", "choose-group chios"]],
      ["who has joined a party", ["maneuver", "choose-group athens", "add-block a01"], ["maneuver", "choose-group athens", "add-block a14"]],
      ["the goal of a muster", ["muster", "muster-to athens"], ["muster", "muster-to chios"]],
      ["who is about to march", ["maneuver", "choose-group athens", "add-block a01", "march"], ["maneuver", "choose-group ephesus", "add-block a02", "march"]],
      [
        "who is about to be loaded",
        ["maneuver", "choose-group athens", "add-block a01", "add-block a14", "march"],
        ["maneuver", "choose-group ephesus", "add-block a02", "add-block a15", "march"],
      ],
    ])("%s", (_what, one, other) => expectAlike(one, other));
  });

  test("[PEL-HI.3] [PEL-HI.17] how many of those who crossed a perilous border are fleets is sampled as all else at sea", () => {
    const g = table()
      .put("laconian-gulf", { a14: 4, a15: 3, a01: 1, a02: 1 })
      .carry("a14", "a01")
      .carry("a15", "a02")
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a14", "add-block a15", "enter myrtoan-sea", "stop-here");
    const border = "laconian-gulf.myrtoan-sea";
    expect(seen(g.state, "sparta").crossings).toEqual([{ border, seat: "athens", route: ["laconian-gulf", "myrtoan-sea"], count: 4 }]);
    expect(seen(g.state, "athens").crossings).toEqual([
      { border, fleet: "a14", cargo: "a01" },
      { border, fleet: "a15", cargo: "a02" },
    ]);
    const counts = new Set<number>();
    for (let n = 0; n < 60; n++) counts.add(GAME.determinize(g.state, "sparta", n).crossings.length / 3);
    expect([...counts].sort()).toEqual([2, 3, 4]);
  });

  test("[PEL-HI.3] [PEL-HI.14] a supplied block among others at sea tells nothing: cargo and fleets are given to all places, and worlds can be sampled", () => {
    const g = table({ scenario: "sicily", season: "winter" })
      .put("tyrrhenian-sea", { s16: 1 })
      .put("gulf-of-rhegium", { s39: 2, s38: 1, s47: 2, s27: 1 })
      .carry("s39", "s38")
      .carry("s47", "s27")
      .actionTurn("sparta", 2)
      .play("supply", "supply-block s27");
    const arms = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const blocks = blocksIn(seen(GAME.determinize(g.state, "athens", n), "sparta"));
      const atSea = blocks.filter((b) => b.area === "gulf-of-rhegium");
      expect(atSea).toHaveLength(4);
      for (const b of atSea) expect(b.carriedBy === null || b.cv < atSea.find((f) => f.id === b.carriedBy)!.cv).toBe(true);
      arms.add(STANDARD_EDITION.blocks.find((b) => b.id === atSea.find((x) => x.marks.includes("supplied"))!.id)!.arm);
    }
    expect(arms).toContain("fleet");
    expect(arms.size).toBeGreaterThan(1);
  });

  test("[PEL-HI.14] [PEL-6.4.2.8] cargo whose fleet retreats from a lost landing is sampled as any Greek block", () => {
    const g = table()
      .put("messenian-sea", { a14: 4, a01: 2 })
      .carry("a14", "a01")
      .put("messenia", { s01: 4 })
      .actionTurn("athens", 1)
      .play("maneuver", "add-block a14", "enter messenia");
    g.dice("3 3 3 3").play("fight").play("retreat");
    expect(g.list).toEqual(["retreat-to messenian-sea", "retreat-carrying messenian-sea a01"]);
    const faces = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const world = GAME.determinize(g.state, "sparta", n);
      expect(GAME.legalMoves(world)).toHaveLength(2);
      for (const b of blocksIn(seen(world, "athens")))
        if (b.area === "messenia" && STANDARD_EDITION.blocks.find((x) => x.id === b.id)!.arm !== "fleet") faces.add(b.id);
    }
    expect(faces.size).toBeGreaterThan(10);
  });

  test("[PEL-HI.18] [PEL-5.1.5] who was seen to march over land to a coast is sampled as no fleet", () => {
    const g = table().put("orchomenus", { s07: 3 }).actionTurn("sparta", 2).play("maneuver", "add-block s07", "enter thebes", "enter opus");
    const arms = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const b = blocksIn(seen(GAME.determinize(g.state, "athens", n), "sparta")).find((x) => x.area === "opus")!;
      arms.add(STANDARD_EDITION.blocks.find((x) => x.id === b.id)!.arm);
    }
    expect(arms.size).toBeGreaterThan(1);
    expect(arms).not.toContain("fleet");
  });

  test("are uniform: every block of the pool and the map is equally likely to be the one in an area", () => {
    const g = table().put("tegea", { s07: 3 }).actionTurn("athens", 1);
    for (const id of ["s41", "s42", "s43", "s44", "s45", "s46"]) expect(blocksIn(seen(g.state, "sparta")).find((b) => b.id === id)!.off).toBe("excluded");
    const times = new Map<string, number>();
    const worlds = 3500;
    for (let n = 0; n < worlds; n++) {
      const b = blocksIn(seen(GAME.determinize(g.state, "athens", n), "sparta")).find((x) => x.area === "tegea")!;
      times.set(b.id, (times.get(b.id) ?? 0) + 1);
    }
    // Tegea lies inland: any land block of Sparta that the scenario does not exclude, Greek or not.
    const inPlay = new Set(
      blocksIn(seen(g.state, "sparta"))
        .filter((b) => b.off !== "excluded")
        .map((b) => b.id),
    );
    const candidates = STANDARD_EDITION.blocks.filter((b) => b.side === "sparta" && b.arm !== "fleet" && inPlay.has(b.id));
    expect([...times.keys()].sort()).toEqual(candidates.map((b) => b.id).sort());
    const expected = worlds / times.size;
    const chi = [...times.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(times.size + 4 * Math.sqrt(2 * times.size));
  });
});
