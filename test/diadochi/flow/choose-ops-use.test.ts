/** What OPs are spent on: a campaign, control markers, training. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { isMarkerTarget } from "../../../src/diadochi/rules/marker-range.js";
import { setTraining, trainingOps, trainingType } from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { MACEDONIAN } from "../../../src/diadochi/vocabulary/units.js";
import { type Table, table } from "../table.js";

const tables = EDITIONS.of("");

describe("campaign", () => {
  const choosing = (card = "diplomacy"): Table => {
    const t = table().hand("red", card).army("red", "antipater", "pella", { mercenary: 1 }).general("red", "ptolemy", "tyre");
    return t.control("red", "pella").tyche("red").play("red use-ops").dice("");
  };

  test("[DIA-OPS.1] [DIA-DEC.11] OPs are spent on a campaign, on control markers, on training, or on nothing", () => {
    expect(choosing().moves()).toEqual(["red ops-campaign", "red ops-control-markers", "red ops-train", "red ops-nothing"]);
    const nobody = table().hand("red", "diplomacy").tyche("red").play("red use-ops");
    expect(nobody.moves()).toEqual(["red ops-train", "red ops-nothing"]);
    expect(["ops-campaign", "ops-control-markers"].map((use) => nobody.reason(`red ${use}`))).toEqual([
      "ops/nobody-to-activate DIA-OPS.3",
      "ops/no-space-to-mark DIA-OPS.8",
    ]);
  });

  test("[DIA-OPS.2] All OPs of a card go to one use: what a use leaves over is lost", () => {
    const t = choosing().play("red ops-control-markers", "red place-control-marker therma", "red done");
    expect([t.asked, t.controlOf("therma")]).toEqual(["movement-segment red", "red"]);
    expect(t.one("ops-lost")).toMatchObject({ seat: "red", ops: 2 });
  });

  test("[DIA-OPS.3] Every type of manoeuvre is allowed, by sea too", () => {
    const t = table().hand("red", "diplomacy").army("red", "antipater", "mytilene", { mercenary: 4 }).control("independent", "mytilene").tyche("red");
    t.play("red use-ops", "red ops-campaign", "red activate-general antipater", "red done");
    expect(t.list.filter((line) => ["embark", "subjugate"].includes(line))).toEqual(["subjugate", "embark"]);
  });

  test("[DIA-OPS.3] [DIA-OPS.4] One army or one lone general moves with 1 MP for each OP, without a die", () => {
    for (const [card, points] of [
      ["diplomacy", 3],
      ["lamian-war", 4],
    ] as const) {
      const t = choosing(card).play("red ops-campaign");
      expect(t.listed("activate-general")).toEqual(["antipater", "ptolemy"]);
      t.play("red activate-general antipater", "red done");
      expect(t.one("army-activated").movementPoints).toBe(points);
      t.play("red step-to therma", "red end-move");
      // One army only: the segment is over.
      expect(t.asked).toBe("movement-segment red");
    }
    const alone = choosing().play("red ops-campaign", "red activate-general ptolemy");
    expect(alone.one("army-activated").movementPoints).toBe(3);
  });

  test("[DIA-OPS.5] It may move again in the Movement Segment", () => {
    const t = table()
      .hand("red", "diplomacy")
      .army("red", "antipater", "pella", { mercenary: 1 })
      .tyche("red")
      .play("red use-ops", "red ops-campaign", "red activate-general antipater", "red done");
    t.play("red step-to therma", "red end-move", "red move-armies");
    expect(t.moves("activate-general")).toEqual(["red activate-general antipater"]);
  });
});

describe("control markers", () => {
  const placing = (t: Table, card = "diplomacy"): Table => t.hand("red", card).tyche("red").play("red use-ops", "red ops-control-markers");

  test("[DIA-OPS.6] [DIA-DEC.12] Each marker costs one OP, one after the other until the player is done", () => {
    const t = placing(table().control("red", "cyrene"));
    expect(t.moves("done")).toEqual(["red done"]);
    t.play("red place-control-marker barca", "red place-control-marker euesperides");
    expect([t.asked, t.moves("done")]).toEqual(["place-control-markers red", ["red done"]]);
    t.play("red place-control-marker memphis");
    expect([t.asked, t.controlOf("memphis")]).toEqual(["movement-segment red", "red"]);
  });

  test("[DIA-OPS.8] [DIA-OPS.22] Within 2 spaces of an own marker, every land link and every sea route counting as one", () => {
    // Alexandria by Paraetonium, Pelusium by Alexandria over the sea; Crete only by a Trans-Mediterranean route.
    expect(placing(table().control("red", "cyrene")).listed("place-control-marker")).toEqual(["alexandria", "memphis", "pelusium", "barca", "euesperides"]);
  });

  test("[DIA-OPS.8] [DIA-OPS.11] From every space of the map: by one or two links, never by a Trans-Mediterranean route", () => {
    const near = new Map<string, Set<string>>(tables.spaceIds.map((id) => [id, new Set()]));
    for (const { a, b, kind } of tables.edition.board.links) {
      if (kind === "trans-mediterranean") continue;
      near.get(a)!.add(b);
      near.get(b)!.add(a);
    }
    const isTransit = (id: string): boolean => tables.edition.board.spaces[tables.spaceIds.indexOf(id)]!.kind === "transit";
    for (const own of tables.spaceIds) {
      if (isTransit(own)) continue;
      const { state } = table().control("red", own);
      const reached = tables.spaceIds.filter((_, i) => isMarkerTarget(state, tables, 0, i));
      const expected = tables.spaceIds.filter(
        (id) => id !== own && !isTransit(id) && (near.get(own)!.has(id) || [...near.get(own)!].some((via) => near.get(via)!.has(id))),
      );
      expect(reached, own).toEqual(expected);
    }
  });

  test("[DIA-OPS.12] The space in between may be a transit point", () => {
    // The Caspian Gates lie between Rhagae and Hecatompylos.
    const reach = (t: Table): string[] => placing(t.control("red", "rhagae")).listed("place-control-marker");
    expect(reach(table())).toContain("hecatompylos");
    expect(reach(table().units("blue", "caspian-gates", { mercenary: 1 }))).not.toContain("hecatompylos");
  });

  test("[DIA-OPS.12] [DIA-OPS.10] A marker placed with the same card is an own marker in between: it extends nothing and bars nothing", () => {
    const t = placing(table().control("red", "memphis"));
    const before = t.listed("place-control-marker");
    expect(before).toContain("thebes-egypt");
    t.play("red place-control-marker heracleopolis");
    expect(t.listed("place-control-marker")).toEqual(before.filter((space) => space !== "heracleopolis"));
  });

  test("[DIA-OPS.11] Sea routes count, Trans-Mediterranean routes do not", () => {
    const t = placing(table().control("red", "rhodes"));
    expect(t.moves()).toContain("red place-control-marker crete");
    expect(t.moves()).not.toContain("red place-control-marker alexandria");
    expect(t.reason("red place-control-marker alexandria")).toBe("marker/out-of-range DIA-OPS.8");
  });

  test("[DIA-OPS.7] [DIA-MAP.2] Never on a transit point, a controlled space, or among enemies", () => {
    const t = placing(
      table().control("red", "athens", "corinth").control("blue", "sparta").units("blue", "argos", { mercenary: 1 }).independents("megalopolis", 1),
    );
    expect(t.reason("red place-control-marker delos")).toBe("marker/transit-point DIA-MAP.2");
    expect(t.reason("red place-control-marker sparta")).toBe("marker/controlled DIA-OPS.7");
    expect(t.reason("red place-control-marker argos")).toBe("marker/enemies DIA-OPS.7");
  });

  test("[DIA-OPS.9] The space in between must be clear of enemies and foreign markers, independent ones included", () => {
    // Thebes of Egypt lies behind Heracleopolis.
    const reach = (t: Table): boolean => placing(t.control("red", "memphis")).moves().includes("red place-control-marker thebes-egypt");
    expect(reach(table())).toBe(true);
    expect(reach(table().control("blue", "heracleopolis"))).toBe(false);
    expect(reach(table().control("independent", "heracleopolis"))).toBe(false);
    expect(reach(table().units("blue", "heracleopolis", { mercenary: 1 }))).toBe(false);
    expect(reach(table().independents("heracleopolis", 1))).toBe(false);
    expect(reach(table().control("red", "heracleopolis"))).toBe(true);
  });

  test("[DIA-OPS.7] [DIA-OPS.9] [DIA-MAP.14] A general alone is an enemy too: nothing is placed where he is or beyond him", () => {
    const offered = (t: Table): string[] => placing(t.control("red", "memphis")).listed("place-control-marker");
    const free = offered(table());
    expect(free).toEqual(expect.arrayContaining(["heracleopolis", "thebes-egypt"]));
    const alone = table().general("blue", "ptolemy", "heracleopolis");
    expect(offered(alone)).toEqual(free.filter((space) => !["heracleopolis", "thebes-egypt"].includes(space)));
    expect(alone.reason("red place-control-marker heracleopolis")).toBe("marker/enemies DIA-OPS.7");
    expect(offered(table().general("red", "ptolemy", "heracleopolis"))).toEqual(free);
    for (const [seat, general] of [
      ["blue", "perdiccas"],
      ["yellow", tables.pieceIds[tables.generalCount - 1]!],
    ] as const)
      expect(offered(table().general(seat, general, "heracleopolis")), general).not.toContain("heracleopolis");
    // A member of the royal family is nobody's force.
    expect(offered(table().royal("philip-iii", "heracleopolis", "blue"))).toEqual(free);
  });

  test("[DIA-OPS.10] Markers placed with this card do not extend the range", () => {
    const t = placing(table().control("red", "alexandria"));
    expect(t.moves()).not.toContain("red place-control-marker thebes-egypt");
    t.play("red place-control-marker heracleopolis");
    expect(t.moves()).not.toContain("red place-control-marker thebes-egypt");
  });

  test("[DIA-OPS.13] No fleet can prevent it across the sea", () => {
    const t = placing(table().control("red", "corinth").control("blue", "athens", "rhodes"));
    expect(t.moves()).toContain("red place-control-marker ambracia");
  });
});

describe("training", () => {
  const training = (t: Table, card: string): Table => t.hand("red", card).control("red", "pella").tyche("red").play("red use-ops", "red ops-train");

  test("[DIA-OPS.14] [DIA-CU.1] 3 OPs train a mercenary", () => {
    const t = training(table(), "diplomacy").play("red train-mercenary");
    expect([t.field("pella"), t.asked, trainingOps(t.state, 0)]).toEqual([["red", { mercenary: 1 }], "movement-segment red", 0]);
    const few = training(table(), "greek-mercenaries").play("red train-mercenary");
    expect([few.field("pella"), trainingOps(few.state, 0)]).toEqual([[null, {}], 2]);
  });

  test("[DIA-DEC.13] Without a project either kind may be started, and nothing need be", () => {
    expect(training(table(), "diplomacy").moves()).toEqual(["red train-mercenary", "red train-macedonian", "red done"]);
  });

  test("[DIA-OPS.15] A finished CU is placed at once, like a reinforcement", () => {
    const t = training(table().control("red", "tyre"), "diplomacy").play("red train-mercenary");
    expect(t.moves()).toEqual(["red place-unit mercenary pella", "red place-unit mercenary tyre"]);
  });

  test("[DIA-OPS.20] Recorded OPs are kept from round to round and from turn to turn", () => {
    const recorded = (t: Table): number[] => [trainingOps(t.state, 0), trainingType(t.state, 0)];
    const inRound = (n: number): Table =>
      table({ players: 2 })
        .control("red", "pella")
        .set((s) => {
          s.round = n;
          F["game-turn"].top(s).step = F["game-turn"].step.roundOver;
        });
    const round = inRound(1).hand("red", "lamian-war", "diplomacy", "unrest").segment("red", "tyche");
    round.play("red choose-card lamian-war", "red use-ops", "red ops-train", "red train-macedonian").playTo("tyche-segment");
    expect([round.state.round, round.asked, recorded(round)]).toEqual([2, "tyche-segment red", [4, MACEDONIAN]]);
    const turn = inRound(5).hand("red", "lamian-war").tyche("red").play("red use-ops", "red ops-train", "red train-macedonian").playTo("tyche-segment");
    expect([turn.state.turn, turn.state.round, recorded(turn)]).toEqual([3, 1, [4, MACEDONIAN]]);
  });

  const unfinished = (card: string): Table =>
    training(
      table().set((s) => setTraining(s, 0, 4, MACEDONIAN)),
      card,
    );

  test("[DIA-OPS.16] [DIA-CU.2] 4 OPs on a Macedonian are recorded; a later card's first 3 OPs complete it", () => {
    const t = training(table(), "lamian-war").play("red train-macedonian");
    expect([trainingOps(t.state, 0), trainingType(t.state, 0), t.field("pella")]).toEqual([4, MACEDONIAN, [null, {}]]);
    const later = unfinished("diplomacy").play("red train-continue");
    expect([later.field("pella")[1], trainingOps(later.state, 0), later.asked]).toEqual([{ macedonian: 1 }, 0, "movement-segment red"]);
  });

  test("[DIA-OPS.17] [DIA-OPS.19] While a CU is unfinished no other is started, and its kind stays", () => {
    const t = unfinished("lamian-war");
    expect(t.moves()).toEqual(["red train-continue", "red done"]);
    for (const kind of ["mercenary", "macedonian"]) expect(t.reason(`red train-${kind}`)).toBe("train/unfinished DIA-OPS.17");
  });

  test("[DIA-OPS.18] What is left after a CU is finished may start another", () => {
    const t = unfinished("lamian-war").play("red train-continue");
    expect(t.moves()).toEqual(["red train-mercenary", "red train-macedonian", "red done"]);
    expect(trainingOps(t.play("red train-macedonian").state, 0)).toBe(1);
  });

  test("[DIA-OPS.18] A 4-OP card with an empty track: a mercenary, and 1 OP recorded toward the next", () => {
    const t = training(table(), "lamian-war").play("red train-mercenary", "red train-mercenary");
    expect([t.field("pella")[1], trainingOps(t.state, 0)]).toEqual([{ mercenary: 1 }, 1]);
  });

  test("[DIA-SET.15] The track is empty at the start, so that 4 OPs are recorded as 4", () => {
    const t = training(table(), "lamian-war");
    expect(trainingOps(t.state, 0)).toBe(0);
    t.play("red train-macedonian");
    expect(t.one("ops-recorded")).toMatchObject({ ops: 4, needed: 7 });
  });

  test("[DIA-OPS.21] Remaining OPs may be left unused instead of being recorded", () => {
    const t = training(table(), "lamian-war");
    expect(trainingOps(t.state, 0)).toBe(0);
    t.play("red train-mercenary", "red done");
    expect(trainingOps(t.state, 0)).toBe(0);
  });

  test("[DIA-CU.9] No Macedonian can be started while the pool is empty", () => {
    const t = training(table().dispersed("blue", { macedonian: 20 }), "diplomacy");
    expect(t.moves()).toEqual(["red train-mercenary", "red done"]);
    expect(training(table().dispersed("blue", { macedonian: 19 }), "diplomacy").moves()).toEqual(["red train-mercenary", "red train-macedonian", "red done"]);
  });
});
