/** The turn: phases, drawing, first player, rounds, surrender, scoring, victory. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import type { FrameInWords } from "../../../src/core/flow/frame-words.js";
import type { UnrestEvent } from "../../../src/unrest/vocabulary/events.js";
import { STANDARD_EDITION, UNREST } from "../../../src/unrest/index.js";
import { all, one } from "../../support/table.js";
import { at, frame, fromStart, type Scene } from "../table.js";

/** The last decision of a turn: Carthage, second in round 5, has a card it does not want to play. */
const LAST: Scene = { round: 5, first: "coalition", active: "carthage", leader: { hanno: "carthago" }, hand: { carthage: ["c-ops-1"] } };
const IN_BALANCE = { sicily: 1, coalition: 1 };
const { cards: CARDS } = STANDARD_EDITION;
const drawing = (seat: 0 | 1): FrameInWords[] => [
  frame("turn", seat === 1 ? "carthageDraws" : "firstPlayer"),
  frame("draw", "ask", { seat: seat === 1 ? "coalition" : "carthage" }),
];

function randomGame(seed: string): UnrestEvent[] {
  const dice = new SeededDice(seed);
  const log: UnrestEvent[] = [];
  const state = UNREST.setup({ seed }, undefined, log);
  while (UNREST.outcome(state) === null) UNREST.advance(state, UNREST.randomMove(state, dice), undefined, log);
  return log;
}

describe("phases", () => {
  test("[CAR-S.6] 5 turns of draw, first player, 5 rounds, surrender, scoring, reinforcement, the last without reinforcement", () => {
    const events = randomGame("phases-2");
    const turns = all(events, "turn-started").map(({ turn }) => turn);
    expect(turns).toEqual([1, 2, 3, 4, 5].slice(0, all(events, "scored").length));
    const order = ["cards-drawn", "first-player-named", "round-started", "scored", "cu-placed"];
    for (const turn of turns) {
      const from = events.findIndex((event) => event.type === "turn-started" && event.turn === turn);
      const to = events.findIndex((event) => event.type === "turn-started" && event.turn === turn + 1);
      const within = events.slice(from, to < 0 ? undefined : to);
      expect(all(within, "round-started").map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
      const phases = within.map(({ type }) => order.indexOf(type)).filter((phase) => phase >= 0);
      expect(phases.filter((phase, i) => phase < 4 && !phases.slice(0, i).includes(phase))).toEqual([0, 1, 2, 3]);
    }
    expect(events.slice(-2).map(({ type }) => type)).toEqual(["scored", "game-over"]);
  });

  test("[CAR-S.42] Every game ends within 5 turns and 4,000 decisions", () => {
    expect(UNREST.maxDecisions).toBe(4000);
    const dice = new SeededDice("bound");
    for (let game = 0; game < 20; game++) {
      const state = UNREST.setup({ seed: game });
      let decisions = 0;
      for (; UNREST.outcome(state) === null; decisions++) UNREST.advance(state, UNREST.randomMove(state, dice));
      expect(decisions).toBeLessThan(500);
    }
  });

  test("[CAR-S.43] A side that can do nothing is simply done: without leaders, cards and CU the turns go by", () => {
    const game = at({ active: "coalition", first: "carthage", cu: {}, leader: { "coalition-strategos": "sicily" }, hand: { coalition: ["k-ops-2"] } });
    game.play("activate k-ops-2");
    // The Strategos without CU can only march; then nobody has anything to do for four rounds.
    const events = game.play("stop").events;
    expect(all(events, "done")).toHaveLength(1 + 4 * 2);
    expect(game.decision).toBe("place-cu");
  });
});

describe("drawing", () => {
  test("[CAR-R6.2a] A side may first discard any of the cards it still holds", () => {
    const game = at({ frames: drawing(1), hand: { coalition: ["k-npa", "k-npa", "k-ops-1"] } });
    expect(game.list).toEqual(["discard k-ops-1", "discard k-npa", "draw"]);
    const discarded = { type: "card-discarded", seat: "coalition", card: "k-npa", clause: "CAR-R6.2a" };
    expect(game.play("discard k-npa", "discard k-npa").events).toEqual([discarded, discarded]);
    expect(game.list).toEqual(["discard k-ops-1", "draw"]);
    expect(game.view.cards.coalition).toMatchObject({ count: 1, discards: ["k-npa", "k-npa"] });
    expect(game.refusedBy("discard k-npa")).toBe("CAR-R6.2a");
  });

  test("[CAR-R6.2b] It then draws up to its hand size; who holds as many or more draws none and discards none", () => {
    const full = ["c-ops-1", "c-ops-1", "c-ops-2", "c-ops-2", "c-ops-3", "c-ops-3", "c-npa", "c-npa"];
    const game = at({ frames: drawing(0), ports: 1, level: 4, hand: { carthage: full } });
    const events = game.dice("", "any").play("draw").events;
    expect(one(events, "cards-drawn")).toEqual({ type: "cards-drawn", seat: "carthage", count: 0, cards: [], clause: "CAR-R6.2b" });
    expect(game.view.cards.carthage.count).toBe(8);
  });

  test("[CAR-R6.2b] Who holds fewer draws up to it", () => {
    const game = at({ frames: drawing(0), ports: 1, level: 4, hand: { carthage: ["c-ops-1"] } });
    const { cards, ...drawn } = game.dice("", "any").play("draw").one("cards-drawn");
    expect(drawn).toEqual({ type: "cards-drawn", seat: "carthage", count: 3, clause: "CAR-R6.2b" });
    expect([cards?.length, game.view.cards.carthage.count]).toEqual([3, 4]);
  });

  test("[CAR-S.7] The coalition draws first, to 7; Carthage to 5 and its ports less half the level", () => {
    const game = at({ frames: drawing(1), ports: 3, level: 5, hand: { coalition: ["k-ops-1"] } });
    const [coalition, carthage] = game.dice("", "any").play("draw").told("cards-drawn");
    expect([coalition?.seat, coalition?.count, carthage?.seat, carthage?.count]).toEqual(["coalition", 6, "carthage", 5 + 3 - 2]);
  });

  test("[CAR-R6.4] An exhausted deck is rebuilt from its discards", () => {
    const rest = { "c-ops-1": 5, "c-ops-2": 6, "c-ops-3": 4, "c-campaign": 2, "c-sacred-band": 2, "c-blockade": 2, "c-npa": 1 };
    const discards = Object.entries(rest).flatMap(([id, copies]) => new Array<string>(copies).fill(id));
    const game = at({ frames: drawing(0), hand: { carthage: ["c-npa"] }, discards: { carthage: discards, coalition: ["k-ops-1"] } });
    expect(game.view.cards.carthage.pile).toBe(1);
    const events = game.dice("", "any").play("draw").events;
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(["deck-rebuilt", "cards-drawn"]);
    expect(one(events, "deck-rebuilt")).toMatchObject({ seat: "carthage", count: 22 });
    expect(game.view.cards.carthage).toMatchObject({ count: 7, pile: 17, discards: [] });
    expect(game.view.cards.coalition).toMatchObject({ pile: 23, discards: ["k-ops-1"] });
  });

  test("[CAR-R6.4] It is not rebuilt before its last card has been drawn", () => {
    const discards = Object.entries({ "c-ops-1": 5, "c-ops-2": 6, "c-ops-3": 4, "c-campaign": 2 }).flatMap(([id, n]) => new Array<string>(n).fill(id));
    const hand = ["c-sacred-band", "c-sacred-band", "c-blockade", "c-blockade", "c-npa", "c-npa"];
    const game = at({ frames: drawing(0), hand: { carthage: hand }, discards: { carthage: discards } });
    const events = game.dice("", "any").play("draw").events;
    expect(all(events, "deck-rebuilt")).toEqual([]);
    expect(one(events, "cards-drawn")).toMatchObject({ count: 1, cards: ["c-mercenary-contract"] });
    expect(game.view.cards.carthage).toMatchObject({ count: 7, pile: 0 });
  });

  test("[CAR-R6.4] It may be rebuilt of one card; with none left nothing more is drawn", () => {
    const cards = { "c-ops-1": { ...CARDS["c-ops-1"]!, copies: 2 }, "k-ops-1": { ...CARDS["k-ops-1"]!, copies: 2 } };
    const game = at({ options: { edition: { cards } }, frames: drawing(0), hand: { carthage: ["c-ops-1"] }, discards: { carthage: ["c-ops-1"] } });
    const events = game.dice("", "any").play("draw").events;
    expect(all(events, "deck-rebuilt")).toEqual([{ type: "deck-rebuilt", seat: "carthage", count: 1, clause: "CAR-R6.4" }]);
    expect([one(events, "cards-drawn").cards, game.view.cards.carthage.count]).toEqual([["c-ops-1"], 2]);
  });

  test("[CAR-20.2.2] [CAR-20.2.3] The reduction is looked at when drawing only; a level that rises in mid-turn costs no card", () => {
    const game = at({
      active: "coalition",
      level: 3,
      cu: { coalition: 1 },
      hand: { carthage: ["c-ops-1", "c-ops-2", "c-ops-3", "c-npa"], coalition: ["k-npa"] },
    });
    const events = game.play("play-event k-npa").events;
    expect(game.level).toBe(4);
    expect(all(events, "card-discarded")).toEqual([]);
    expect(game.view.cards.carthage.count).toBe(4);
  });
});

describe("first player", () => {
  test("[CAR-S.8] Carthage names the first player with fewer than 6 VP, otherwise the coalition; he goes first in every round", () => {
    for (const [vp, namer] of [
      [5, "carthage"],
      [6, "coalition"],
    ] as const) {
      const game = at({ frames: drawing(0), vp, hand: { carthage: ["c-ops-1"] } });
      game.dice("", "any").play("draw");
      expect([game.decision, game.seat]).toEqual(["first-player", namer]);
      expect(game.list).toEqual(["name-first carthage", "name-first coalition"]);
      expect(game.play("name-first carthage").one("first-player-named")).toEqual({
        type: "first-player-named",
        seat: namer,
        first: "carthage",
        clause: "CAR-S.8",
      });
      expect(game.view.first).toBe("carthage");
    }
    const log = randomGame("first");
    const firsts = all(log, "first-player-named").map(({ first }) => first);
    const active = all(log, "became-active").map(({ seat }) => seat);
    firsts.forEach((first, turn) => {
      for (let round = 0; round < 5; round++) expect(active[turn * 10 + round * 2]).toBe(first);
    });
  });
});

describe("rounds", () => {
  test("[CAR-S.9] [CAR-20.0.6] The marker comes off when a round begins, then each side is active once", () => {
    const game = at({ ...LAST, round: 2, marker: true, level: 1, cu: { carthago: 1 } });
    const events = game.play("done").events;
    expect(events.map(({ type }) => type)).toEqual(["done", "round-started", "marker-removed", "became-active", "done", "became-active"]);
    expect(all(events, "became-active").map(({ seat }) => seat)).toEqual(["coalition", "carthage"]);
    expect(game.view).toMatchObject({ round: 3, unrest: { marker: false } });
  });
});

describe("surrender and scoring", () => {
  test("[CAR-S.31] If exactly one side has CU in Sicily one port passes to it, 0 to 4", () => {
    const ports = (sicily: number, coalition: number, start = 2): number => {
      const game = at({ ...LAST, ports: start, cu: { sicily, coalition } });
      game.play("done");
      return game.view.ports.carthage;
    };
    expect([ports(1, 0), ports(0, 1), ports(2, 3), ports(0, 0), ports(1, 0, 4), ports(0, 1, 0)]).toEqual([3, 1, 2, 2, 4, 0]);
  });

  test("[CAR-S.32] VP change by ports − 2, between −1 and 1, and by a third of the level", () => {
    const vp = (ports: number, level: number): number => {
      const game = at({ ...LAST, ports, level, cu: IN_BALANCE });
      return game.play("done").one("scored").vp;
    };
    expect([0, 1, 2, 3, 4].map((ports) => vp(ports, 0))).toEqual([5, 5, 6, 7, 7]);
    expect([0, 2, 3, 6, 9].map((level) => vp(2, level))).toEqual([6, 6, 5, 4, 3]);
    expect(
      at({ ...LAST, vp: 1, ports: 0, level: 9, cu: IN_BALANCE })
        .play("done")
        .one("scored").vp,
    ).toBe(0);
  });

  test("[CAR-20.2.5] [CAR-20.2.6] The loss is looked at in the scoring phase only; a level that rises in mid-turn costs no VP", () => {
    const game = at({ active: "coalition", level: 5, cu: { coalition: 1 }, hand: { coalition: ["k-npa"], carthage: ["c-ops-3"] } });
    game.play("play-event k-npa");
    expect(game.view).toMatchObject({ victoryPoints: 6, unrest: { level: 6 } });
  });

  test("[CAR-20.2.10] Lowering the level gives no VP back", () => {
    const game = at({ level: 3, vp: 4, cu: { box: 6 }, leader: { hasdrubal: "garrison-box" }, hand: { carthage: ["c-ops-2"] } });
    game.play("activate c-ops-2", "attack");
    game.dice("6 6 6 1 1 1").play("attack-with 6");
    expect(game.view).toMatchObject({ victoryPoints: 4, unrest: { level: 0 } });
  });

  test("[CAR-20.2.11] The loss is applied again in every scoring phase, by the level of that moment", () => {
    let game = at({ ...LAST, level: 3, cu: IN_BALANCE });
    expect(game.play("done").one("scored").vp).toBe(5);
    game = at({ ...LAST, turn: 2, level: 6, vp: 5, cu: IN_BALANCE });
    expect(game.play("done").one("scored").vp).toBe(3);
  });

  test("[CAR-20.2.5] [CAR-20.2.11] Every scoring phase looks at the level, that of the last turn too", () => {
    const scored = (turn: number, level: number): unknown[] => {
      const { unrestPoints, vp } = at({ ...LAST, turn, level, vp: 6, cu: IN_BALANCE })
        .play("done")
        .one("scored");
      return [unrestPoints, vp];
    };
    for (let turn = 1; turn <= 5; turn++) expect([turn, ...[0, 3, 6, 9].map((level) => scored(turn, level))]).toEqual([turn, [0, 6], [1, 5], [2, 4], [3, 3]]);
  });
});

describe("victory", () => {
  const outcome = (scene: Scene): string => {
    const game = at({ ...LAST, cu: IN_BALANCE, ...scene });
    game.play("done");
    const result = UNREST.outcome(game.state);
    return result === null ? "none" : `${result.winners.join()} ${result.kind} ${result.clause}`;
  };
  test("[CAR-S.33] The coalition wins at 0 VP, then Carthage at 10 VP; after turn 5 Carthage with 7", () => {
    expect(outcome({ vp: 1, ports: 0 })).toBe("coalition no-victory-points CAR-S.33");
    expect(outcome({ vp: 9, ports: 3 })).toBe("carthage supremacy CAR-S.33");
    expect(outcome({ vp: 9, ports: 2 })).toBe("none");
    expect(outcome({ vp: 7, turn: 5 })).toBe("carthage time CAR-S.33");
    expect(outcome({ vp: 6, turn: 5 })).toBe("coalition time CAR-S.33");
  });

  test("[CAR-S.33] [CAR-20.2.12] [CAR-AMB-38] Level 10 costs its points and ends nothing, but in an edition that says so", () => {
    const game = at({ ...LAST, cu: IN_BALANCE, vp: 8, level: 10 });
    expect([game.play("done").one("scored").vp, UNREST.outcome(game.state)]).toEqual([5, null]);
    expect(outcome({ vp: 12, level: 10, ports: 4 })).toBe("carthage supremacy CAR-S.33");
    const end = { ...STANDARD_EDITION.scenario.end, coalitionAtLevel: 10 };
    const options = { edition: { scenario: { ...STANDARD_EDITION.scenario, end } } };
    expect(outcome({ options, vp: 12, level: 10, ports: 4 })).toBe("coalition open-revolt CAR-S.33");
    expect(outcome({ options, vp: 8, level: 9 })).toBe("none");
  });

  test("[CAR-S.33] Who gives up loses at once", () => {
    const { state, events } = UNREST.concede(fromStart().state, "carthage");
    expect(UNREST.outcome(state)).toEqual({ winners: ["coalition"], kind: "concession", clause: "CAR-S.33", scores: { carthage: 6, coalition: 6 } });
    expect(one(events, "game-over").winner).toBe("coalition");
    expect(UNREST.legalMoves(state)).toEqual([]);
  });
});
