/** The Tyche Segment: cards, their uses, OPs, Surprise cards and their windows. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/frames.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import {
  DEAD,
  HAND,
  isFleetDispersed,
  isFleetUpgraded,
  OPTION_MUST_PLAY_EVENTS,
  setFleet,
  setTraining,
  trainingOps,
  trainingType,
} from "../../../src/diadochi/state.js";
import { EDITIONS } from "../../../src/diadochi/tables.js";
import { MACEDONIAN } from "../../../src/diadochi/units.js";
import { type Table, table } from "../table.js";

const tables = EDITIONS.of("");
const fleet = (id: string): number => tables.fleetIds.indexOf(id);

describe("the card of the segment", () => {
  test("[DIA-TYC.6] [DIA-TYC.7] [DIA-DEC.9] One card that is no Surprise card must be used; Surprise cards may be exchanged", () => {
    const t = table().hand("red", "diplomacy", "unrest", "mutiny").segment("red", "tyche");
    expect(t.moves()).toEqual(["red choose-card diplomacy", "red choose-card unrest", "red exchange-surprise mutiny"]);
    expect(t.reason("red choose-card mutiny")).toBe("tyche/surprise-card DIA-TYC.7");
    t.play("red choose-card diplomacy", "red use-ops", "red ops-nothing");
    expect([t.asked, t.handOf("red")]).toEqual(["movement-segment red", ["unrest", "mutiny"]]);
  });

  test("[DIA-TYC.10] [DIA-DEC.10] An Event card: its OPs or its event", () => {
    const t = table().hand("red", "diplomacy").tyche("red");
    expect(t.moves()).toEqual(["red use-ops", "red use-event"]);
  });

  test("[DIA-TYC.11] [DIA-DEC.17] A Bonus card: its OPs first, then its event, which may be declined", () => {
    const t = table().hand("red", "drink-hemlock").tyche("red");
    expect(t.asked).toBe("choose-ops-use red");
    t.play("red ops-nothing");
    expect(t.moves()).toEqual(["red carry-out-event", "red decline-event"]);
  });

  test("[DIA-TYC.9] [DIA-TYC.11] A MUST BE PLAYED card cannot be discarded for a purpose; its event may be declined like any other", () => {
    const t = table().hand("red", "unrest-spreads").marker("red", "athens", "rhodes");
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
    t.tyche("red");
    // 4 OPs and fleets to upgrade and to bring back, but the card must be played.
    expect(t.asked).toBe("choose-ops-use red");
    for (const use of ["use-upgrade-fleet", "use-return-fleet", "use-new-general"]) expect(t.reason(`red ${use}`)).toBe("use/must-be-played DIA-TYC.9");
    expect(t.reason("red use-ops")).toBe("use/chosen DIA-TYC.8");
    t.play("red ops-nothing");
    expect(t.moves()).toEqual(["red carry-out-event", "red decline-event"]);
    t.play("red decline-event");
    expect([t.asked, t.card("unrest-spreads")]).toEqual(["movement-segment red", "discards"]);
  });

  test("[DIA-OPT.7] With the option its event cannot be declined", () => {
    const t = table().hand("red", "own-plans").royal("olympias", "dodona");
    t.set((s) => {
      s.options = OPTION_MUST_PLAY_EVENTS;
    });
    t.tyche("red").play("red ops-nothing");
    expect(t.asked).toBe("event red");
    const other = table().hand("red", "drink-hemlock");
    other.set((s) => {
      s.options = OPTION_MUST_PLAY_EVENTS;
    });
    other.tyche("red").play("red ops-nothing");
    expect(other.moves()).toEqual(["red carry-out-event", "red decline-event"]);
  });

  test("[DIA-TYC.8] [DIA-TYC.32] [DIA-DEC.14] [DIA-FLT.3] A 4-OP card may be discarded to upgrade an available fleet that is not upgraded", () => {
    const t = table().hand("red", "lamian-war").marker("red", "athens", "rhodes", "ephesus").marker("blue", "salamis");
    t.set((s) => {
      setFleet(s, fleet("rhodian-fleet"), false, true);
      setFleet(s, fleet("ionian-fleet"), true, false);
    });
    t.tyche("red");
    expect(t.moves()).toEqual(["red use-ops", "red use-event", "red use-upgrade-fleet", "red use-return-fleet"]);
    t.play("red use-upgrade-fleet");
    expect([isFleetUpgraded(t.state, fleet("athenian-fleet")), t.card("lamian-war")]).toEqual([true, "discards"]);
  });

  test("[DIA-TYC.8] Not with fewer OPs", () => {
    const t = table().hand("red", "diplomacy").marker("red", "athens").tyche("red");
    expect(t.moves()).toEqual(["red use-ops", "red use-event"]);
  });

  test("[DIA-TYC.33] [DIA-DEC.15] [DIA-FLT.6] Any card may be discarded to return a dispersed fleet, one fleet for a card", () => {
    const t = table().hand("red", "greek-mercenaries").marker("red", "athens", "rhodes");
    t.set((s) => {
      setFleet(s, fleet("rhodian-fleet"), false, true);
      setFleet(s, fleet("athenian-fleet"), false, true);
    });
    t.tyche("red").play("red use-return-fleet");
    expect(t.moves()).toEqual(["red return-fleet athenian-fleet", "red return-fleet rhodian-fleet"]);
    t.play("red return-fleet rhodian-fleet");
    expect([isFleetDispersed(t.state, fleet("rhodian-fleet")), isFleetDispersed(t.state, fleet("athenian-fleet"))]).toEqual([false, true]);
  });

  test("[DIA-TYC.24] A Major General card may be discarded to return a fleet, and without OPs for nothing else", () => {
    const t = table().hand("red", "general-eumenes").marker("red", "athens", "rhodes").generalAt("red", "ptolemy", DEAD);
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
    t.tyche("red");
    expect(t.moves()).toEqual(["red use-deploy-general", "red use-return-fleet"]);
    t.play("red use-return-fleet");
    expect([t.card("general-eumenes"), t.factionOf("eumenes")]).toEqual(["discards", null]);
  });

  test("[DIA-TYC.31] [DIA-DEC.16] [DIA-GEN.20] [DIA-GEN.28] A 4-OP card may be discarded for a new general in place of a dead one, who may die and be replaced again", () => {
    const t = table()
      .hand("red", "lamian-war")
      .generalAt("red", "ptolemy", DEAD)
      .generalAt("red", "antipater", DEAD)
      .generalAt("blue", "craterus", DEAD)
      .marker("red", "pella", "tyre");
    t.tyche("red").play("red use-new-general");
    expect(t.moves()).toEqual(["red replace-general antipater", "red replace-general ptolemy"]);
    t.play("red replace-general antipater", "red place-general polyperchon tyre");
    expect([t.where("antipater"), t.nameOf("antipater")]).toEqual(["tyre", "polyperchon"]);
    // He has died in his turn.
    const again = table().hand("red", "lamian-war").generalAt("red", "antipater", DEAD).marker("red", "pella");
    again.set((s) => {
      s.replaced = 1 << tables.pieceIds.indexOf("antipater");
    });
    again.tyche("red").play("red use-new-general");
    expect(again.where("antipater")).toBe("pella");
  });

  test("[DIA-TYC.14] [DIA-TYC.15] There is no idle discard: a card that can do nothing is played for OPs that are lost", () => {
    const t = table().hand("red", "diplomacy").tyche("red").dice("").play("red use-ops");
    expect(t.moves()).toEqual(["red ops-train", "red ops-nothing"]);
    t.play("red ops-nothing");
    expect(t.told("ops-lost")[0]?.ops).toBe(3);
  });

  test("[DIA-TYC.3] [DIA-TYC.4] REMOVE FROM GAME counts for the event only", () => {
    const ops = table().hand("red", "lamian-war").tyche("red").play("red use-ops", "red ops-nothing");
    expect(ops.card("lamian-war")).toBe("discards");
    const event = table().hand("red", "lamian-war").tyche("red").play("red use-event", "red stop");
    expect(event.card("lamian-war")).toBe("removed");
  });

  test("[DIA-TYC.5] Cards are of four types", () => {
    const types = EDITIONS.of("").edition.cards.map((card) => card.type);
    expect(["event", "bonus", "surprise", "major-general"].map((type) => types.filter((t) => t === type).length)).toEqual([28, 13, 11, 12]);
  });

  test("[DIA-TYC.1] [DIA-TYC.2] [DIA-TYC.21] Five cards are dealt each turn; without special cards 6 − r are left at the Tyche Segment of round r", () => {
    const s = DIADOCHI.setup({ seed: "hands", lastTurn: 1 });
    const sizes = new Map<number, Set<number>>();
    for (let ply = 0; DIADOCHI.seatsToMove(s).length > 0 && ply < 3000; ply++) {
      const decision = DIADOCHI.decision(s)!;
      if (decision.kind === "tyche-segment") {
        const hand = s.where.filter((place) => place === HAND + s.active).length;
        sizes.set(s.round, (sizes.get(s.round) ?? new Set()).add(hand));
      }
      const moves = DIADOCHI.legalMoves(s);
      DIADOCHI.advance(
        s,
        moves.find((m) => ["done", "pass", "use-ops", "ops-nothing", "decline-event", "choose-card", "move-armies"].includes(m.type)) ?? moves[0]!,
      );
    }
    for (const [round, hands] of sizes) expect([...hands]).toEqual([6 - round]);
    expect(sizes.size).toBeGreaterThanOrEqual(4);
  });
});

describe("Surprise cards in the segment", () => {
  test("[DIA-TYC.13] [DIA-TYC.18] [DIA-TYC.34] An exchanged Surprise card is replaced at once, rests, and joins the discards when the segment ends", () => {
    const t = table().hand("red", "mutiny", "unrest").pile(["diplomacy"], ["scouts"]).segment("red", "tyche").play("red exchange-surprise mutiny");
    expect([t.card("mutiny"), t.handOf("red")]).toEqual(["resting", ["diplomacy", "unrest"]]);
    t.play("red choose-card unrest", "red ops-nothing", "red decline-event");
    expect(t.card("mutiny")).toBe("discards");
  });

  test("[DIA-TYC.20] With an empty pile the discards are reshuffled; resting cards are not among them; with both empty nothing is drawn", () => {
    const t = table().hand("red", "mutiny", "scouts", "unrest").pile([], ["diplomacy"]).segment("red", "tyche").play("red exchange-surprise mutiny");
    expect(t.told("deck-reshuffled")).toHaveLength(1);
    expect(t.handOf("red")).toEqual(["diplomacy", "unrest", "scouts"]);
    t.play("red exchange-surprise scouts");
    expect(t.handOf("red")).toEqual(["diplomacy", "unrest"]);
  });

  test("[DIA-TYC.19] With Surprise cards only one of them must be exchanged until another type comes", () => {
    const t = table().hand("red", "mutiny", "scouts").pile(["ambush", "diplomacy"]).segment("red", "tyche");
    expect(t.moves()).toEqual(["red exchange-surprise mutiny", "red exchange-surprise scouts"]);
    t.dice("", "1").play("red exchange-surprise mutiny");
    // Ambush came: still Surprise cards only.
    expect(t.moves()).toEqual(["red exchange-surprise ambush", "red exchange-surprise scouts"]);
    t.play("red exchange-surprise scouts");
    expect(t.moves()).toEqual(["red choose-card diplomacy", "red exchange-surprise ambush"]);
  });

  test("[DIA-TYC.19] When nothing can be drawn the segment ends with the Surprise cards kept", () => {
    const t = table().hand("red", "mutiny", "scouts").pile([]).segment("red", "tyche");
    expect([t.asked, t.handOf("red")]).toEqual(["movement-segment red", ["mutiny", "scouts"]]);
  });

  test("[DIA-TYC.25] Exchanges are offered in the first three segments, and in every window", () => {
    const hand = (): Table => table().pile([]).army("red", "antipater", "pella", { mercenary: 1 }).hand("red", "mutiny");
    expect(hand().segment("red", "surrender").moves("exchange-surprise")).toHaveLength(1);
    const t = hand().segment("red", "movement");
    expect(t.moves()).toEqual(["red move-armies", "red recruit-mercenary", "red exchange-surprise mutiny"]);
    t.play("red move-armies");
    expect(t.moves("exchange-surprise")).toHaveLength(1);
    t.dice("1").play("red activate-general antipater", "red done");
    expect(t.asked).toBe("surprise-window red");
    expect(t.moves()).toEqual(["red exchange-surprise mutiny", "red pass"]);
  });
});

describe("windows", () => {
  const aboutToMove = (t: Table): Table =>
    t
      .army("red", "antipater", "pella", { mercenary: 1 })
      .segment("red", "movement")
      .dice("1")
      .play("red move-armies", "red activate-general antipater", "red done");

  test("[DIA-TYC.27] [DIA-DEC.19] The active player is asked first, then the others in turn order; players without a Surprise card pass", () => {
    const t = aboutToMove(table().pile([]).hand("yellow", "mutiny").hand("red", "scouts").hand("green", "ambush", "diplomacy").hand("blue", "diplomacy-2"));
    const order: string[] = [];
    while (t.asked.startsWith("surprise-window")) {
      order.push(t.asked.split(" ")[1]!);
      t.play(`${order.at(-1)} pass`);
    }
    expect(order).toEqual(["red", "green", "yellow"]);
  });

  test("[DIA-TYC.27] A card played starts the window again; an exchange does not: the same player is asked once more", () => {
    const t = aboutToMove(
      table()
        .pile(["diplomacy"])
        .hand("red", "scouts")
        .hand("green", "gift-of-oratory")
        .general("green", "ptolemy", "tyre")
        .hand("yellow", "evil-omens", "ambush"),
    );
    t.play("red pass", "green pass", "yellow exchange-surprise ambush");
    expect(t.asked).toBe("surprise-window yellow");
    t.play("yellow pass");
    expect(t.asked).toBe("march red");
    const again = aboutToMove(table().pile([]).hand("red", "scouts").hand("green", "gift-of-oratory").general("green", "ptolemy", "tyre"));
    again.play("red pass", "green play-surprise gift-of-oratory");
    // The window surprise-card-played, then the first one again.
    again.play("red pass");
    expect(again.asked).toBe("surprise-window red");
    again.play("red pass");
    expect(again.asked).toBe("march red");
  });

  test("[DIA-TYC.17] [DIA-TYC.18] A Surprise card is played in another player's round-turn and replaced at once", () => {
    const t = aboutToMove(table().pile(["epidemic"]).hand("green", "gift-of-oratory").general("green", "ptolemy", "tyre"));
    t.play("green play-surprise gift-of-oratory");
    expect(t.handOf("green")).toEqual(["epidemic"]);
    expect([t.card("gift-of-oratory"), t.asked]).toEqual(["resting", "march red"]);
  });
});

describe("campaign", () => {
  test("[DIA-OPS.1] [DIA-OPS.2] [DIA-OPS.3] [DIA-OPS.4] [DIA-DEC.11] One army or lone general moves with 1 MP for each OP, without a die", () => {
    const t = table().hand("red", "diplomacy").army("red", "antipater", "pella", { mercenary: 1 }).general("red", "ptolemy", "tyre").tyche("red").dice("");
    t.play("red use-ops");
    expect(t.moves()).toEqual(["red ops-campaign", "red ops-train", "red ops-nothing"]);
    t.play("red ops-campaign", "red activate-general antipater", "red done");
    expect(t.told("army-activated")[0]?.movementPoints).toBe(3);
    t.play("red step-to therma", "red end-move");
    // One army only: the segment is over.
    expect(t.asked).toBe("movement-segment red");
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

  test("[DIA-OPS.6] [DIA-OPS.7] [DIA-OPS.8] [DIA-OPS.12] [DIA-OPS.22] [DIA-DEC.12] One OP each, on uncontrolled spaces within 2 spaces of an own marker, by any link; transit points may lie between", () => {
    const t = placing(table().marker("red", "cyrene"));
    // Two spaces: Alexandria by Paraetonium, Pelusium by Alexandria over the sea; Crete only by a Trans-Mediterranean route.
    expect(t.moves()).toEqual(["alexandria", "memphis", "pelusium", "barca", "euesperides"].map((id) => `red place-control-marker ${id}`).concat("red done"));
    t.play("red place-control-marker barca", "red place-control-marker euesperides", "red place-control-marker memphis");
    expect(t.asked).toBe("movement-segment red");
  });

  test("[DIA-OPS.12] [DIA-OPS.10] A marker placed with the same card is an own marker in between: it extends nothing and bars nothing", () => {
    const t = placing(table().marker("red", "memphis"));
    const before = t.listed("place-control-marker");
    expect(before).toContain("thebes-egypt");
    t.play("red place-control-marker heracleopolis");
    expect(t.listed("place-control-marker")).toEqual(before.filter((space) => space !== "heracleopolis"));
  });

  test("[DIA-OPS.11] Sea routes count, Trans-Mediterranean routes do not", () => {
    const t = placing(table().marker("red", "rhodes"));
    expect(t.moves()).toContain("red place-control-marker crete");
    expect(t.moves()).not.toContain("red place-control-marker alexandria");
    expect(t.reason("red place-control-marker alexandria")).toBe("marker/out-of-range DIA-OPS.8");
  });

  test("[DIA-OPS.7] [DIA-MAP.2] Never on a transit point, a controlled space, or among enemies", () => {
    const t = placing(
      table().marker("red", "athens", "corinth").marker("blue", "sparta").units("blue", "argos", { mercenary: 1 }).independents("megalopolis", 1),
    );
    expect(t.reason("red place-control-marker delos")).toBe("marker/transit-point DIA-MAP.2");
    expect(t.reason("red place-control-marker sparta")).toBe("marker/controlled DIA-OPS.7");
    expect(t.reason("red place-control-marker argos")).toBe("marker/enemies DIA-OPS.7");
  });

  test("[DIA-OPS.9] The space in between must be clear of enemies and foreign markers, independent ones included", () => {
    // Thebes of Egypt lies behind Heracleopolis.
    const reach = (t: Table): boolean => placing(t.marker("red", "memphis")).moves().includes("red place-control-marker thebes-egypt");
    expect(reach(table())).toBe(true);
    expect(reach(table().marker("blue", "heracleopolis"))).toBe(false);
    expect(reach(table().marker("independent", "heracleopolis"))).toBe(false);
    expect(reach(table().units("blue", "heracleopolis", { mercenary: 1 }))).toBe(false);
    expect(reach(table().independents("heracleopolis", 1))).toBe(false);
    expect(reach(table().marker("red", "heracleopolis"))).toBe(true);
  });

  test("[DIA-OPS.7] [DIA-OPS.9] [DIA-MAP.14] A general alone is an enemy too: nothing is placed where he is or beyond him", () => {
    const offered = (t: Table): string[] => placing(t.marker("red", "memphis")).listed("place-control-marker");
    const free = offered(table());
    expect(free).toEqual(expect.arrayContaining(["heracleopolis", "thebes-egypt"]));
    const alone = table().general("blue", "ptolemy", "heracleopolis");
    expect(offered(alone)).toEqual(free.filter((space) => !["heracleopolis", "thebes-egypt"].includes(space)));
    expect(alone.reason("red place-control-marker heracleopolis")).toBe("marker/enemies DIA-OPS.7");
    expect(offered(table().general("red", "ptolemy", "heracleopolis"))).toEqual(free);
    // A member of the royal family is nobody's force.
    expect(offered(table().royal("philip-iii", "heracleopolis", "blue"))).toEqual(free);
  });

  test("[DIA-OPS.10] Markers placed with this card do not extend the range", () => {
    const t = placing(table().marker("red", "alexandria"));
    expect(t.moves()).not.toContain("red place-control-marker thebes-egypt");
    t.play("red place-control-marker heracleopolis");
    expect(t.moves()).not.toContain("red place-control-marker thebes-egypt");
  });

  test("[DIA-OPS.13] No fleet can prevent it across the sea", () => {
    const t = placing(table().marker("red", "corinth").marker("blue", "athens", "rhodes"));
    expect(t.moves()).toContain("red place-control-marker ambracia");
  });
});

describe("training", () => {
  const training = (t: Table, card: string): Table => t.hand("red", card).marker("red", "pella").tyche("red").play("red use-ops", "red ops-train");

  test("[DIA-OPS.14] [DIA-OPS.15] [DIA-DEC.13] [DIA-CU.1] 3 OPs train a mercenary, who is placed at once", () => {
    const t = training(table(), "diplomacy");
    expect(t.moves()).toEqual(["red train-mercenary", "red train-macedonian", "red done"]);
    t.play("red train-mercenary");
    expect([t.field("pella"), t.asked]).toEqual([["red", { mercenary: 1 }], "movement-segment red"]);
  });

  test("[DIA-OPS.20] Recorded OPs are kept from round to round and from turn to turn", () => {
    const recorded = (t: Table): number[] => [trainingOps(t.state, 0), trainingType(t.state, 0)];
    const inRound = (n: number): Table =>
      table({ players: 2 })
        .marker("red", "pella")
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

  test("[DIA-OPS.16] [DIA-OPS.17] [DIA-OPS.19] [DIA-CU.2] 4 OPs on a Macedonian are recorded; a later card's first 3 OPs complete it", () => {
    const t = training(table(), "lamian-war").play("red train-macedonian");
    expect([trainingOps(t.state, 0), trainingType(t.state, 0)]).toEqual([4, MACEDONIAN]);
    const later = table();
    later.set((s) => setTraining(s, 0, 4, MACEDONIAN));
    training(later, "lamian-war");
    expect(later.moves()).toEqual(["red train-continue", "red done"]);
    expect(later.reason("red train-mercenary")).toBe("train/unfinished DIA-OPS.17");
    later.play("red train-continue");
    expect([later.field("pella")[1], trainingOps(later.state, 0)]).toEqual([{ macedonian: 1 }, 0]);
    // DIA-OPS.18: the fourth OP may start another.
    expect(later.moves()).toEqual(["red train-mercenary", "red train-macedonian", "red done"]);
    expect(trainingOps(later.play("red train-macedonian").state, 0)).toBe(1);
  });

  test("[DIA-OPS.18] A 4-OP card with an empty track: a mercenary, and 1 OP recorded toward the next", () => {
    const t = training(table(), "lamian-war").play("red train-mercenary", "red train-mercenary");
    expect([t.field("pella")[1], trainingOps(t.state, 0)]).toEqual([{ mercenary: 1 }, 1]);
  });

  test("[DIA-OPS.21] [DIA-SET.15] Remaining OPs may be left unused instead of being recorded", () => {
    const t = training(table(), "lamian-war");
    expect(trainingOps(t.state, 0)).toBe(0);
    t.play("red train-mercenary", "red done");
    expect(trainingOps(t.state, 0)).toBe(0);
  });

  test("[DIA-CU.9] No Macedonian can be started while the pool is empty", () => {
    const t = training(table().dispersed("blue", { macedonian: 20 }), "diplomacy");
    expect(t.moves()).toEqual(["red train-mercenary", "red done"]);
  });
});

test("[DIA-MOV.1] [DIA-MOV.2] [DIA-DEC.23] [DIA-DEC.34] Instead of manoeuvres one mercenary is recruited and placed like a reinforcement", () => {
  const t = table().marker("red", "pella", "tyre").army("red", "antipater", "argos", { mercenary: 1 }).segment("red", "movement");
  expect(t.moves()).toEqual(["red move-armies", "red recruit-mercenary"]);
  t.play("red recruit-mercenary");
  expect(t.moves()).toEqual(["pella", "argos", "tyre"].map((id) => `red place-unit mercenary ${id}`));
  t.play("red place-unit mercenary tyre");
  expect(t.field("tyre")).toEqual(["red", { mercenary: 1 }]);
});

describe("reasons", () => {
  test("[DIA-TYC.8] [DIA-TYC.9] [DIA-TYC.11] [DIA-TYC.12] A use that a card does not allow is refused with its reason", () => {
    const t = table().hand("red", "greek-mercenaries").tyche("red");
    expect(["use-upgrade-fleet", "use-new-general", "use-return-fleet", "use-deploy-general"].map((use) => t.reason(`red ${use}`))).toEqual([
      "use/not-four-ops DIA-TYC.8",
      "use/not-four-ops DIA-TYC.8",
      "use/no-dispersed-fleet DIA-TYC.33",
      "use/no-general DIA-TYC.12",
    ]);
    const four = table().hand("red", "lamian-war").tyche("red");
    expect([four.reason("red use-upgrade-fleet"), four.reason("red use-new-general")]).toEqual([
      "use/no-fleet-to-upgrade DIA-TYC.32",
      "use/nobody-to-replace DIA-TYC.31",
    ]);
  });

  test("[DIA-OPS.3] [DIA-OPS.8] So is a use of OPs", () => {
    const t = table().hand("red", "diplomacy").tyche("red").play("red use-ops");
    expect([t.reason("red ops-campaign"), t.reason("red ops-control-markers")]).toEqual(["ops/nobody-to-activate DIA-OPS.3", "ops/no-space-to-mark DIA-OPS.8"]);
  });
});
