/** The Tyche Segment: cards, their uses, OPs, Surprise cards and their windows. */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { DEAD, HAND, isFleetDispersed, isFleetUpgraded, setFleet } from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const tables = EDITIONS.of("");
/** The first of the cards. */
const t0First = tables.cardIds[0]!;
const fleet = (id: string): number => tables.fleetIds.indexOf(id);

describe("the card of the segment", () => {
  test("[DIA-DEC.9] [DIA-TYC.14] The cards of the hand that are no Surprise cards, exchanges, Surprise cards of timing any, minor generals", () => {
    const t = table()
      .hand("red", t0First, "unrest", "gift-of-oratory")
      .hand("blue", "epidemic")
      .army("red", "antipater", "pella", { royal: 1 })
      .segment("red", "tyche");
    expect(t.list).toEqual([
      ...tables.cardIds.filter((id) => [t0First, "unrest"].includes(id)).map((id) => `choose-card ${id}`),
      "play-surprise gift-of-oratory",
      "exchange-surprise gift-of-oratory",
      "place-minor-general alcetas pella",
      "disband-royal pella",
    ]);
  });

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
    const t = table().hand("red", "unrest-spreads").control("red", "athens", "rhodes");
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
    t.tyche("red");
    // 4 OPs and fleets to upgrade and to bring back, but the card must be played.
    expect(t.asked).toBe("choose-ops-use red");
    for (const use of ["use-upgrade-fleet", "use-return-fleet", "use-new-general"]) expect(t.reason(`red ${use}`)).toBe("use/must-be-played DIA-TYC.9");
    expect(t.reason("red use-ops")).toBe("use/chosen DIA-TYC.8");
    t.play("red ops-nothing");
    expect(t.moves()).toEqual(["red carry-out-event", "red decline-event"]);
    t.play("red decline-event");
    expect([t.asked, t.placeOfCard("unrest-spreads")]).toEqual(["movement-segment red", "discards"]);
  });

  test("[DIA-OPT.7] With the option its event cannot be declined", () => {
    const t = table().hand("red", "own-plans").royal("olympias", "dodona");
    t.set((s) => {
      s.options = SWITCHES.of.mustPlayEvents;
    });
    t.tyche("red").play("red ops-nothing");
    expect(t.asked).toBe("event red");
    const other = table().hand("red", "drink-hemlock");
    other.set((s) => {
      s.options = SWITCHES.of.mustPlayEvents;
    });
    other.tyche("red").play("red ops-nothing");
    expect(other.moves()).toEqual(["red carry-out-event", "red decline-event"]);
  });

  const withFleets = (...upgraded: string[]): Table => {
    const t = table().hand("red", "lamian-war").control("red", "athens", "rhodes", "ephesus").control("blue", "salamis");
    return t.set((s) => {
      setFleet(s, fleet("rhodian-fleet"), false, true);
      for (const id of upgraded) setFleet(s, fleet(id), true, false);
    });
  };

  test("[DIA-TYC.8] [DIA-FLT.3] A 4-OP card may be discarded to upgrade a fleet, a card with fewer OPs may not", () => {
    const t = withFleets("ionian-fleet").tyche("red");
    expect(t.moves()).toEqual(["red use-ops", "red use-event", "red use-upgrade-fleet", "red use-return-fleet"]);
    t.play("red use-upgrade-fleet");
    expect([isFleetUpgraded(t.state, fleet("athenian-fleet")), t.placeOfCard("lamian-war")]).toEqual([true, "discards"]);
    const fewer = table().hand("red", "diplomacy").control("red", "athens").tyche("red");
    expect(fewer.moves()).toEqual(["red use-ops", "red use-event"]);
  });

  test("[DIA-TYC.32] [DIA-DEC.14] Each own fleet that is available and not upgraded may be chosen", () => {
    const t = withFleets().tyche("red").play("red use-upgrade-fleet");
    expect(t.moves()).toEqual(["red upgrade-fleet athenian-fleet", "red upgrade-fleet ionian-fleet"]);
    t.play("red upgrade-fleet ionian-fleet");
    expect(["athenian-fleet", "ionian-fleet", "rhodian-fleet"].map((id) => isFleetUpgraded(t.state, fleet(id)))).toEqual([false, true, false]);
    const none = withFleets("athenian-fleet", "ionian-fleet").tyche("red");
    expect(none.reason("red use-upgrade-fleet")).toBe("use/no-fleet-to-upgrade DIA-TYC.32");
  });

  test("[DIA-TYC.33] [DIA-DEC.15] [DIA-FLT.6] Any card may be discarded to return a dispersed fleet, one fleet for a card", () => {
    const t = table().hand("red", "greek-mercenaries").control("red", "athens", "rhodes");
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
    const t = table().hand("red", "general-eumenes").control("red", "athens", "rhodes").generalAt("red", "ptolemy", DEAD);
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
    t.tyche("red");
    expect(t.moves()).toEqual(["red use-deploy-general", "red use-return-fleet"]);
    t.play("red use-return-fleet");
    expect([t.placeOfCard("general-eumenes"), t.factionOf("eumenes")]).toEqual(["discards", null]);
  });

  test("[DIA-TYC.31] [DIA-DEC.16] A 4-OP card may be discarded for a new general in place of one of the player's dead ones", () => {
    const t = table()
      .hand("red", "lamian-war")
      .generalAt("red", "ptolemy", DEAD)
      .generalAt("red", "antipater", DEAD)
      .generalAt("blue", "craterus", DEAD)
      .control("red", "pella", "tyre");
    t.tyche("red").play("red use-new-general");
    expect(t.moves()).toEqual(["red replace-general antipater", "red replace-general ptolemy"]);
    t.play("red replace-general ptolemy");
    expect(t.asked).toBe("place-general red");
    expect([t.factionOf("ptolemy"), t.placeOf("antipater")]).toEqual(["red", "dead"]);
  });

  test("[DIA-GEN.20] [DIA-GEN.28] The new general is a major general on a piece of his own, who may die and be replaced again", () => {
    const dead = (isReplaced: boolean): Table => {
      const t = table().hand("red", "lamian-war").generalAt("red", "antipater", DEAD).control("red", "pella");
      if (isReplaced) t.state.replaced = 1 << tables.pieceIds.indexOf("antipater");
      return t.tyche("red").play("red use-new-general");
    };
    for (const isReplaced of [false, true]) {
      const t = dead(isReplaced);
      expect([t.placeOf("antipater"), t.nameOf("antipater")]).toEqual(["pella", "polyperchon"]);
    }
  });

  test("[DIA-TYC.14] [DIA-TYC.15] There is no idle discard: a card that can do nothing is played for OPs that are lost", () => {
    const t = table().hand("red", "diplomacy").tyche("red").dice("").play("red use-ops");
    expect(t.moves()).toEqual(["red ops-train", "red ops-nothing"]);
    t.play("red ops-nothing");
    expect(t.told("ops-lost")[0]?.ops).toBe(3);
  });

  test("[DIA-TYC.3] [DIA-TYC.4] REMOVE FROM GAME counts for the event only", () => {
    const ops = table().hand("red", "lamian-war").tyche("red").play("red use-ops", "red ops-nothing");
    expect(ops.placeOfCard("lamian-war")).toBe("discards");
    const event = table().hand("red", "lamian-war").tyche("red").play("red use-event", "red stop");
    expect(event.placeOfCard("lamian-war")).toBe("removed");
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
    const t = table().hand("red", "mutiny", "unrest").pile("diplomacy").discards("scouts").segment("red", "tyche").play("red exchange-surprise mutiny");
    expect([t.placeOfCard("mutiny"), t.handOf("red")]).toEqual(["resting", ["diplomacy", "unrest"]]);
    t.play("red choose-card unrest", "red ops-nothing", "red decline-event");
    expect(t.placeOfCard("mutiny")).toBe("discards");
  });

  test("[DIA-TYC.20] With an empty pile the discards are reshuffled; resting cards are not among them; with both empty nothing is drawn", () => {
    const t = table().hand("red", "mutiny", "scouts", "unrest").pile().discards("diplomacy").segment("red", "tyche").play("red exchange-surprise mutiny");
    expect(t.told("deck-reshuffled")).toHaveLength(1);
    expect(t.handOf("red")).toEqual(["diplomacy", "unrest", "scouts"]);
    t.play("red exchange-surprise scouts");
    expect(t.handOf("red")).toEqual(["diplomacy", "unrest"]);
    expect([t.told("deck-reshuffled"), t.told("card-drawn")]).toEqual([[], []]);
    const full = table().hand("red", "mutiny", "unrest").pile("epidemic").discards("diplomacy").segment("red", "tyche").play("red exchange-surprise mutiny");
    expect([full.told("deck-reshuffled"), full.placeOfCard("diplomacy")]).toEqual([[], "discards"]);
  });

  test("[DIA-TYC.19] With Surprise cards only one of them must be exchanged until another type comes", () => {
    const t = table().hand("red", "mutiny", "scouts").pile("ambush", "diplomacy").segment("red", "tyche");
    expect(t.moves()).toEqual(["red exchange-surprise mutiny", "red exchange-surprise scouts"]);
    t.dice("", "1").play("red exchange-surprise mutiny");
    // Ambush came: still Surprise cards only.
    expect(t.moves()).toEqual(["red exchange-surprise ambush", "red exchange-surprise scouts"]);
    t.play("red exchange-surprise scouts");
    expect(t.moves()).toEqual(["red choose-card diplomacy", "red exchange-surprise ambush"]);
  });

  test("[DIA-TYC.19] When nothing can be drawn the segment ends with the Surprise cards kept", () => {
    const t = table().hand("red", "mutiny", "scouts").pile().segment("red", "tyche");
    expect([t.asked, t.handOf("red")]).toEqual(["movement-segment red", ["mutiny", "scouts"]]);
  });

  test("[DIA-TYC.25] Exchanges are offered in the first three segments, and in every window", () => {
    const hand = (): Table => table().pile().army("red", "antipater", "pella", { mercenary: 1 }).hand("red", "mutiny");
    expect(hand().segment("red", "surrender").moves("exchange-surprise")).toHaveLength(1);
    const t = hand().segment("red", "movement");
    expect(t.moves()).toEqual(["red move-armies", "red recruit-mercenary", "red exchange-surprise mutiny"]);
    t.play("red move-armies");
    expect(t.moves()).toEqual(["red activate-general antipater", "red exchange-surprise mutiny", "red place-minor-general alcetas pella", "red done"]);
    t.dice("1").play("red activate-general antipater", "red done");
    expect(t.asked).toBe("surprise-window red");
    expect(t.moves()).toEqual(["red exchange-surprise mutiny", "red pass"]);
  });

  test("[DIA-TYC.25] To each player in his own segments, of the cards of his own hand", () => {
    for (const seat of ["red", "blue", "green", "yellow"] as const) {
      const t = table()
        .pile()
        .hand(seat, "mutiny", "diplomacy", "unrest")
        .hand(seat === "red" ? "blue" : "red", "scouts")
        .segment(seat, "tyche");
      expect(t.listed("exchange-surprise"), seat).toEqual(["mutiny"]);
    }
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
    const t = aboutToMove(table().pile().hand("yellow", "mutiny").hand("red", "scouts").hand("green", "ambush", "diplomacy").hand("blue", "diplomacy-2"));
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
        .pile("diplomacy")
        .hand("red", "scouts")
        .hand("green", "gift-of-oratory")
        .general("green", "ptolemy", "tyre")
        .hand("yellow", "evil-omens", "ambush"),
    );
    t.play("red pass", "green pass", "yellow exchange-surprise ambush");
    expect([t.asked, t.handOf("yellow").includes("ambush"), t.placeOfCard("ambush")]).toEqual(["surprise-window yellow", false, "resting"]);
    t.play("yellow pass");
    expect(t.asked).toBe("march red");
    const again = aboutToMove(table().pile().hand("red", "scouts").hand("green", "gift-of-oratory").general("green", "ptolemy", "tyre"));
    again.play("red pass", "green play-surprise gift-of-oratory");
    // The window surprise-card-played, then the first one again.
    again.play("red pass");
    expect(again.asked).toBe("surprise-window red");
    again.play("red pass");
    expect(again.asked).toBe("march red");
  });

  test("[DIA-TYC.17] [DIA-TYC.18] A Surprise card is played in another player's round-turn and replaced at once", () => {
    const t = aboutToMove(table().pile("epidemic").hand("green", "gift-of-oratory").general("green", "ptolemy", "tyre"));
    t.play("green play-surprise gift-of-oratory");
    expect(t.handOf("green")).toEqual(["epidemic"]);
    expect([t.placeOfCard("gift-of-oratory"), t.asked]).toEqual(["resting", "march red"]);
  });
});

describe("recruiting", () => {
  const recruiting = (): Table => table().control("red", "pella", "tyre").army("red", "antipater", "argos", { mercenary: 1 }).segment("red", "movement");

  test("[DIA-MOV.1] [DIA-DEC.23] In the Movement Segment a player moves armies or recruits one mercenary, which ends the segment", () => {
    const t = recruiting();
    expect(t.moves()).toEqual(["red move-armies", "red recruit-mercenary"]);
    t.play("red recruit-mercenary", "red place-unit mercenary tyre");
    expect([t.field("tyre"), t.log.filter(({ type }) => type === "army-activated")]).toEqual([["red", { mercenary: 1 }], []]);
    expect(t.told("segment-began")[0]).toMatchObject({ seat: "red", segment: "supply" });
  });

  test("[DIA-MOV.2] [DIA-DEC.34] The mercenary is placed like a reinforcement", () => {
    const t = recruiting().play("red recruit-mercenary");
    expect(t.moves()).toEqual(["pella", "argos", "tyre"].map((id) => `red place-unit mercenary ${id}`));
  });
});

describe("reasons", () => {
  test("[DIA-TYC.8] Only a card of 4 OPs is discarded for a fleet's upgrade or a new general", () => {
    const t = table().hand("red", "greek-mercenaries").tyche("red");
    for (const use of ["use-upgrade-fleet", "use-new-general"]) expect(t.reason(`red ${use}`)).toBe("use/not-four-ops DIA-TYC.8");
  });

  test("[DIA-TYC.8] [DIA-TYC.12] Each use has the reason for which a card does not allow it", () => {
    const reasons = (card: string, ...uses: string[]): (string | null)[] => {
      // With a fleet to bring back there is always a choice.
      const t = table({ turn: 1 })
        .hand("red", card)
        .control("red", "rhodes")
        .set((s) => setFleet(s, fleet("rhodian-fleet"), false, true));
      t.tyche("red");
      expect(t.decision, card).toBe("choose-use");
      return uses.map((use) => t.reason(`red use-${use}`));
    };
    expect(reasons("general-eumenes", "ops", "event", "deploy-general", "return-fleet", "upgrade-fleet")).toEqual([
      ...["use/no-ops DIA-TYC.15", "use/no-event-alone DIA-TYC.11", null, null, "use/not-four-ops DIA-TYC.8"],
    ]);
    expect(reasons("drink-hemlock", "event", "deploy-general", "new-general")).toEqual([
      ...["use/no-event-alone DIA-TYC.11", "use/no-general DIA-TYC.12", "use/not-four-ops DIA-TYC.8"],
    ]);
    expect(reasons("peucestas", "event", "ops")).toEqual(["use/event-later DIA-EOT.5", null]);
    expect(reasons("lamian-war", "upgrade-fleet", "new-general", "event")).toEqual([
      ...["use/no-fleet-to-upgrade DIA-TYC.32", "use/nobody-to-replace DIA-TYC.31", null],
    ]);
  });

  test("[DIA-TYC.8] For a fleet's return a card must not be one that must be played, and a fleet must be dispersed", () => {
    const reason = (card: string): string | null => table().hand("red", card).control("red", "rhodes").tyche("red").reason("red use-return-fleet");
    expect([reason("unrest-spreads"), reason("lamian-war")]).toEqual(["use/must-be-played DIA-TYC.9", "use/no-dispersed-fleet DIA-TYC.33"]);
  });

  test("[DIA-TYC.12] Only a Major General card brings its general", () => {
    expect(table().hand("red", "greek-mercenaries").tyche("red").reason("red use-deploy-general")).toBe("use/no-general DIA-TYC.12");
    expect(table().hand("red", "general-eumenes").control("red", "pella").tyche("red").factionOf("eumenes")).toBe("red");
  });

  test("[DIA-TYC.31] [DIA-TYC.32] [DIA-TYC.33] A card is discarded only for a general or a fleet that is there", () => {
    const t = table().hand("red", "lamian-war").tyche("red");
    expect(["use-upgrade-fleet", "use-new-general", "use-return-fleet"].map((use) => t.reason(`red ${use}`))).toEqual([
      "use/no-fleet-to-upgrade DIA-TYC.32",
      "use/nobody-to-replace DIA-TYC.31",
      "use/no-dispersed-fleet DIA-TYC.33",
    ]);
  });
});
