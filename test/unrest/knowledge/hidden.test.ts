/** What is hidden, what is open, and determinizations. */
import { describe, expect, test } from "vitest";
import type { UndoBarrier } from "../../../src/core/ruleset/contract.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { hashState } from "../../../src/core/state/hash.js";
import { UNREST } from "../../../src/unrest/index.js";
import { one } from "../../support/table.js";
import { at, frame, fromStart, heard, type Scene, type Table } from "../table.js";

describe("hands and decks", () => {
  test("[CAR-HI.1] The cards in a hand are hidden from the other side, their number is open", () => {
    const game = fromStart();
    expect(game.viewOf("coalition").cards.carthage).toMatchObject({ hand: null, count: 7 });
    expect(game.viewOf("spectator").cards.carthage).toMatchObject({ hand: null, count: 7 });
    expect(game.viewOf("carthage").cards.carthage.hand).toHaveLength(7);
    const log: Parameters<typeof heard>[0] = [];
    UNREST.setup({ seed: 1 }, undefined, log as never);
    const drawn = heard(log, "carthage").filter((event) => event.type === "cards-drawn");
    expect(drawn.map(({ seat, count, cards }) => [seat, count, cards === null])).toEqual([
      ["coalition", 7, true],
      ["carthage", 7, false],
    ]);
  });

  test("[CAR-HI.1] Hands of one size look alike to who does not see them, and keep their number", () => {
    const holding = (carthage: readonly string[], coalition: readonly string[]): Table =>
      at({ cu: { box: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage, coalition } });
    const [one, two] = [holding(["c-ops-1", "c-npa"], ["k-ops-1"]), holding(["c-ops-2", "c-ops-3"], ["k-npa"])];
    expect(hashState(UNREST.conceal(one.state, "spectator"))).toBe(hashState(UNREST.conceal(two.state, "spectator")));
    for (const [viewer, own, other] of [
      ["carthage", one, holding(["c-ops-1", "c-npa"], ["k-npa"])],
      ["coalition", one, holding(["c-ops-2", "c-ops-3"], ["k-ops-1"])],
    ] as const) {
      const concealed = UNREST.conceal(own.state, viewer);
      expect(hashState(concealed)).toBe(hashState(UNREST.conceal(other.state, viewer)));
      expect(UNREST.view(concealed, viewer)).toEqual(own.viewOf(viewer));
      const { carthage, coalition } = UNREST.view(concealed, "arbiter").cards;
      expect([carthage.count, coalition.count]).toEqual([2, 1]);
    }
  });

  test("[CAR-HI.1] A position read from the view of a side has as many cards in the other hand as are shown, or none", () => {
    for (const coalition of [["k-ops-1", "k-npa", "k-npa"], []]) {
      const game = at({ cu: { box: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1", "c-npa"], coalition } });
      const read = UNREST.position(game.viewOf("carthage"));
      expect(UNREST.view(read, "carthage")).toEqual(game.viewOf("carthage"));
      expect(UNREST.view(read, "arbiter").cards.coalition.hand).toHaveLength(coalition.length);
    }
  });

  test("[CAR-HI.2] The piles have no order to see, only a number", () => {
    const game = fromStart();
    for (const viewer of ["carthage", "coalition", "spectator"] as const)
      expect([game.viewOf(viewer).cards.carthage.pile, game.viewOf(viewer).cards.coalition.pile]).toEqual([17, 17]);
  });

  test("[CAR-HI.3] Discards, level, cap, marker, CU, leaders, VP and ports are open to both", () => {
    const game = at({
      level: 3,
      marker: true,
      cu: { box: 2, syracusae: 4 },
      leader: { hanno: "garrison-box" },
      discards: { coalition: ["k-npa"] },
      hand: { carthage: ["c-ops-1"] },
    });
    const open = (viewer: "carthage" | "coalition" | "spectator"): unknown => {
      const { unrest, locations, leaders, ports, victoryPoints, cards } = game.viewOf(viewer);
      return { unrest, locations, leaders, ports, victoryPoints, discards: cards.coalition.discards };
    };
    expect(open("carthage")).toEqual(open("coalition"));
    expect(open("carthage")).toEqual(open("spectator"));
    expect(open("carthage")).toMatchObject({ unrest: { level: 3, cap: 8, marker: true }, discards: ["k-npa"] });
  });

  test("[CAR-HI.5] A side's view is the full state without the other hand, the piles and the random source", () => {
    const game = fromStart();
    const mine = game.viewOf("carthage");
    const full = game.view;
    expect(mine).toEqual({ ...full, viewer: "carthage", secret: null, cards: { ...full.cards, coalition: { ...full.cards.coalition, hand: null } } });
  });
});

describe("response windows", () => {
  const scene: Scene = { level: 4, cu: { box: 6 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1"], coalition: ["k-ops-1"] } };
  const armed: Scene = { ...scene, hand: { carthage: ["c-ops-1"], coalition: ["k-carthaginian-mistrust"] } };

  test("[CAR-HI.6] Whether the other side was asked and passed, or had nothing to play, makes no difference in views and log", () => {
    const asked = at(armed);
    const first = asked.play("activate c-ops-1").events;
    const second = asked.play("pass").events;
    const unasked = at(scene);
    const events = unasked.play("activate c-ops-1").events;
    expect([...heard(first, "carthage"), ...heard(second, "carthage")]).toEqual(heard(events, "carthage"));
    expect(asked.viewOf("carthage")).toEqual(unasked.viewOf("carthage"));
    const battle = at({ ...scene, hand: { carthage: ["c-ops-1"], coalition: ["k-rallied-rebels"] } });
    battle.play("activate c-ops-1", "attack");
    const declared = battle.play("attack-with 4").events;
    const fought = battle.dice("3 3 3 4 4 4").play("pass").events;
    const plain = at(scene);
    plain.play("activate c-ops-1", "attack");
    const all = plain.dice("3 3 3 4 4 4").play("attack-with 4").events;
    expect([...heard(declared, "carthage"), ...heard(fought, "carthage")]).toEqual(heard(all, "carthage"));
    expect(battle.viewOf("carthage")).toEqual(plain.viewOf("carthage"));
  });

  test("[CAR-HI.6] While a window is open the view shows no more than that a response is awaited", () => {
    const game = at(armed);
    game.play("activate c-ops-1");
    expect(game.viewOf("carthage").decision).toEqual({
      kind: "mistrust",
      clause: "CAR-21.4.29b",
      seats: ["coalition"],
      about: { leader: "hanno", location: "garrison-box" },
    });
    expect(game.viewOf("carthage").cards.coalition).toMatchObject({ count: 1, hand: null });
  });

  test("[CAR-HI.7] A determinization made meanwhile leaves the asked side a card that fits", () => {
    const windows: Scene[] = [armed, { ...scene, hand: { carthage: ["c-ops-1"], coalition: ["k-rallied-rebels", "k-ops-1", "k-npa"] } }];
    for (const [i, window] of windows.entries()) {
      const game = at(window);
      game.play("activate c-ops-1");
      if (i === 1) game.play("attack", "attack-with 4");
      const lists = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const sampled = UNREST.determinize(game.state, "carthage", seed);
        lists.add(
          UNREST.legalMoves(sampled, "coalition")
            .map((move) => UNREST.format(move).replace("coalition ", ""))
            .join(),
        );
      }
      const [rebels, titus] = ["respond k-rallied-rebels", "respond k-titus-manlius"];
      expect([...lists].sort()).toEqual(i === 0 ? ["respond k-carthaginian-mistrust,pass"] : [`${rebels},pass`, `${rebels},${titus},pass`, `${titus},pass`]);
    }
  });
});

describe("determinizations", () => {
  test("are drawn evenly from hand and pile, keep the viewer's cards, and differ in fortune", () => {
    const game = fromStart();
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 400; seed++) {
      const sampled = UNREST.determinize(game.state, "carthage", seed);
      const view = UNREST.view(sampled, "arbiter");
      expect(view.cards.carthage.hand).toEqual(game.view.cards.carthage.hand);
      for (const card of view.cards.coalition.hand!) counts[card] = (counts[card] ?? 0) + 1;
    }
    // 7 of 24 cards, 6 of them NPA: 400 · 7 · 6/24 = 700 expected.
    expect(counts["k-npa"]).toBeGreaterThan(600);
    expect(counts["k-npa"]).toBeLessThan(800);
  });

  test("a side asked what to do while active, with nothing but a held card to do, holds such a card in every determinization", () => {
    const game = at({ active: "coalition", cardPlayed: true, level: 1, cu: { box: 1 }, hand: { coalition: ["k-npa"], carthage: ["c-ops-1"] } });
    for (let seed = 0; seed < 40; seed++) {
      expect(UNREST.legalMoves(UNREST.determinize(game.state, "carthage", seed), "coalition").map((move) => UNREST.format(move))).toEqual([
        "coalition play-event k-npa",
        "coalition done",
      ]);
    }
  });
});

describe("taking back", () => {
  const fixedBy = (game: Table, line: string): UndoBarrier | null => UNREST.apply(game.state, UNREST.parse(`${game.seat} ${line}`)).undoBarrier;
  const BOX: Scene = { level: 4, cu: { box: 6, carthago: 2 }, leader: { hanno: "garrison-box", "minor-a": "garrison-box" } };
  /** The same scene with and without a card for the coalition to answer with. */
  const worlds = (answer: string, hand: readonly string[] = ["c-ops-3", "c-ops-1"]): readonly Table[] =>
    [answer, "k-ops-1"].map((card) => at({ ...BOX, hand: { carthage: hand, coalition: [card] } }));

  test("what is shown to nobody cannot be taken back: cards drawn, discarded and played", () => {
    const game = at({ ...BOX, hand: { carthage: ["c-ops-1"] } });
    expect(fixedBy(game, "activate c-ops-1")).toBe("shown");
    const events = game.play("activate c-ops-1").events;
    expect(UNREST.revealsSecret(one(events, "card-played"))).toBe(true);
    const drawing = at({ ...BOX, frames: [frame("turn", "firstPlayer"), frame("draw", "ask", { seat: "carthage" })], hand: { carthage: ["c-ops-1"] } });
    expect([fixedBy(drawing, "discard c-ops-1"), fixedBy(drawing, "draw")]).toEqual(["shown", "shown"]);
  });

  test("what shows nothing can be, step by step, while nobody else has had a say", () => {
    const game = at({ ...BOX, hand: { carthage: ["c-ops-3"] } });
    game.play("activate c-ops-3", "activate-leader hanno");
    expect(fixedBy(game, "sea-move")).toBeNull();
    game.play("sea-move");
    expect(fixedBy(game, "sail-to carthago")).toBeNull();
    game.play("sail-to carthago");
    expect(fixedBy(game, "take-cu 2")).toBeNull();
  });

  test("[CAR-HI.6] an activation, a sea move and an attack that may be answered cannot, whether they are answered or not", () => {
    for (const game of worlds("k-carthaginian-mistrust")) {
      game.play("activate c-ops-3");
      expect(fixedBy(game, "activate-leader hanno")).toBe("asked");
    }
    for (const game of worlds("k-storms-at-sea")) {
      game.play("activate c-ops-3", "activate-leader hanno", "sea-move", "sail-to carthago", "take-cu 2");
      expect(fixedBy(game, "leave-leader minor-a")).toBe("asked");
    }
    for (const game of worlds("k-rallied-rebels")) {
      game.play("activate c-ops-3", "activate-leader hanno", "attack");
      expect(fixedBy(game, "attack-with 4")).toBe("asked");
    }
    for (const game of worlds("k-rallied-rebels", ["c-ops-3", "c-sacred-band"])) {
      game.play("activate c-ops-3", "activate-leader hanno", "attack", "attack-with 4");
      expect([fixedBy(game, "pass"), fixedBy(game, "respond c-sacred-band")]).toEqual(["asked", "shown"]);
    }
  });

  test("[CAR-S.26] nor what ends a battle after which Wild Beasts may be played", () => {
    const scene: Scene = { level: 2, cu: { sicily: 6, box: 1, coalition: 5 }, leader: { hasdrubal: "sicily", "coalition-strategos": "sicily" } };
    for (const card of ["k-wild-beasts", "k-ops-1"]) {
      const game = at({ ...scene, hand: { carthage: ["c-ops-3"], coalition: [card] } });
      game.play("activate c-ops-3", "attack");
      game.dice("1 1 2 6 2 2").play("attack-with 5");
      expect(game.decision).toBe("support");
      expect(fixedBy(game, "let-go")).toBe("asked");
    }
  });

  test("[CAR-HI.6] a pass is shown to its own seat alone", () => {
    const [game] = worlds("k-rallied-rebels");
    game!.play("activate c-ops-3", "activate-leader hanno", "attack", "attack-with 4");
    const events = game!.dice("3 3 3 4 4 4").play("pass").events;
    expect(heard(events, "coalition").some((event) => event.type === "passed")).toBe(true);
    for (const viewer of ["carthage", "spectator"] as const) expect(heard(events, viewer).some((event) => event.type === "passed")).toBe(false);
  });

  test("in a whole game it never depends on what the mover cannot know", () => {
    const choices = new SeededDice("two worlds");
    let s = UNREST.setup({ seed: "two worlds" });
    for (let ply = 0; UNREST.outcome(s) === null; ply++) {
      const move = UNREST.randomMove(s, choices);
      const sampled = UNREST.determinize(s, move.seat, ply);
      sampled.dice = [...s.dice];
      const [one, two] = [UNREST.apply(s, move), UNREST.apply(sampled, move)];
      expect(two.undoBarrier, UNREST.format(move)).toBe(one.undoBarrier);
      if (one.undoBarrier === null) expect(UNREST.view(two.state, move.seat)).toEqual(UNREST.view(one.state, move.seat));
      s = one.state;
    }
  });
});
