/** The start of a game and its options. */
import { describe, expect, test } from "vitest";
import { UNREST, STANDARD_EDITION } from "../../src/unrest/index.js";
import { at, fromStart } from "./table.js";

const { cards: CARDS, leaders: LEADERS, scenario: SCENARIO, tables: TABLES } = STANDARD_EDITION;

describe("the standard game", () => {
  test("[CAR-S.4] Level 0, 2 ports, 6 VP; CU and leaders where the scenario has them", () => {
    const game = fromStart();
    expect(game.view).toMatchObject({ turn: 1, turns: 5, victoryPoints: 6, ports: { carthage: 2, coalition: 2 }, unrest: { level: 0, marker: false } });
    expect(game.cu).toEqual({ box: 5, carthago: 4, sicily: 8, coalition: 5, syracusae: 6 });
    const places = Object.fromEntries(Object.keys(game.view.leaders).map((id) => [id, game.placeOf(id)]));
    expect(places).toEqual({
      hanno: "garrison-box",
      "minor-a": "garrison-box",
      bomilcar: "carthago",
      hasdrubal: "sicily",
      "minor-b": "sicily",
      "coalition-strategos": "sicily",
      "coalition-lieutenant": "syracusae",
    });
  });

  test("[CAR-S.5] Each side has a deck of 24 cards of its own, and its own discard pile", () => {
    const copies = (deck: string): number => Object.values(CARDS).reduce((sum, card) => sum + (card.deck === deck ? card.copies : 0), 0);
    expect([copies("carthage"), copies("coalition")]).toEqual([24, 24]);
    const { carthage, coalition } = fromStart().view.cards;
    expect([carthage.count + carthage.pile + carthage.discards.length, coalition.count + coalition.pile + coalition.discards.length]).toEqual([24, 24]);
    expect(carthage.hand!.every((id) => CARDS[id]!.deck === "carthage")).toBe(true);
    expect(coalition.hand!.every((id) => CARDS[id]!.deck === "coalition")).toBe(true);
  });

  test("[CAR-S.3] Of the 4 Sicilian ports Carthage controls some and the coalition the rest", () => {
    for (const ports of [0, 1, 2, 3, 4]) expect(fromStart({ ports }).view.ports).toEqual({ carthage: ports, coalition: 4 - ports });
  });

  test("[CAR-20.2.7] [CAR-20.2.9] Carthage's hand is 5 and 1 for each port, less the reduction, and never negative", () => {
    expect([0, 2, 4].map((ports) => fromStart({ ports }).view.cards.carthage.count)).toEqual([5, 7, 9]);
    expect(fromStart({ ports: 0, level: 10 }).view.cards.carthage.count).toBe(0);
    expect(fromStart({ ports: 2, level: 5 }).view.cards.carthage.count).toBe(5);
  });

  test("every row says where it comes from", () => {
    const rows = [
      ...Object.values(CARDS),
      ...Object.values(LEADERS),
      ...TABLES.losses,
      ...TABLES.ratios,
      ...TABLES.effects,
      ...TABLES.seaCapacity,
      ...SCENARIO.start.cu,
    ];
    for (const row of rows) expect(["seed", "reference", "reconstruction"]).toContain(row.source);
  });
});

describe("options", () => {
  test("turns, level, ports and victory points replace the scenario's", () => {
    expect(fromStart({ turns: 3, level: 4, ports: 1, victoryPoints: 9 }).view).toMatchObject({
      turns: 3,
      victoryPoints: 9,
      ports: { carthage: 1 },
      unrest: { level: 4 },
    });
  });
  test.each([
    [{ turns: 6 }, "options.turns"],
    [{ level: 11 }, "options.level"],
    [{ ports: -1 }, "options.ports"],
    [{ victoryPoints: 1.5 }, "options.victoryPoints"],
    [{ army: 3 }, "options.army"],
    [{ edition: { board: {} } }, "options.edition.board"],
    [{ edition: { leaders: { hanno: { ...LEADERS["hanno"], initiative: 7 } } } }, "options.edition.leaders.hanno.initiative"],
    [{ edition: { leaders: { hanno: { ...LEADERS["hanno"], start: "syracusae" } } } }, "options.edition.leaders.hanno.start"],
    [{ edition: { cards: { "k-npa": { ...CARDS["k-npa"], neutralPower: false } } } }, "options.edition.cards.k-npa.neutralPower"],
    [{ edition: { scenario: { ...SCENARIO, ports: 99 } } }, "options.edition.scenario.ports"],
    [{ edition: { scenario: { ...SCENARIO, turns: 20, rounds: 10 } } }, "options.edition.scenario.rounds"],
    [{ edition: { scenario: { ...SCENARIO, hand: { ...SCENARIO.hand, carthagePerPort: 9 } } } }, "options.edition.scenario.hand"],
    [{ edition: { scenario: { ...SCENARIO, start: { ...SCENARIO.start, gold: 1 } } } }, "options.edition.scenario.start.gold"],
    [{ edition: { tables: { ...TABLES, movement: { ...TABLES.movement, march: 2 } } } }, "options.edition.tables.movement.march"],
    [{ edition: { tables: { ...TABLES, losses: [{ ...TABLES.losses[0], armour: 1 }] } } }, "options.edition.tables.losses[0].armour"],
    [{ edition: { tables: { ...TABLES, effects: TABLES.effects.slice(1) } } }, "options.edition.tables.effects"],
    [{ edition: { cards: { "c-campaign": { ...CARDS["c-campaign"], amount: -2 } } } }, "options.edition.cards.c-campaign.amount"],
    [{ edition: { cards: { "c-sacred-band": { ...CARDS["c-sacred-band"], amount: 0 } } } }, "options.edition.cards.c-sacred-band.amount"],
    [{ edition: { cards: { "k-titus-manlius": { ...CARDS["k-titus-manlius"], amount: 1 } } } }, "options.edition.cards.k-titus-manlius.amount"],
    [{ edition: { cards: { "c-ops-1": { ...CARDS["c-ops-1"], source: "hearsay" } } } }, "options.edition.cards.c-ops-1.source"],
  ])("%j is refused with its place", (options, path) => {
    expect(() => UNREST.setup({ ...(options as object), seed: 1 })).toThrowError(
      expect.objectContaining({ name: "SetupError", details: expect.objectContaining({ path }) }),
    );
  });
  test("another edition's leaders and cards are played with", () => {
    const leaders = { ...LEADERS, mago: { side: "carthage", kind: "named", initiative: 1, tactics: 4, start: "sicily", source: "reconstruction" } } as const;
    const game = fromStart({ edition: { leaders } });
    expect(game.state.edition).not.toBe("");
    expect(game.placeOf("mago")).toBe("sicily");
    expect(at({ options: { edition: { leaders } }, hand: { carthage: ["c-ops-1"] }, leader: { mago: "sicily" } }).list).toContain("activate c-ops-1");
  });
});

test("[CAR-S.41] Neither CU in play nor CU in a location are limited in number", () => {
  const game = at({ ports: 4, cu: { box: 200, sicily: 150, coalition: 90 }, hand: { carthage: ["c-mercenary-contract"] } });
  game.play("play-event c-mercenary-contract", "place-cu garrison-box", "place-cu garrison-box", "place-cu garrison-box");
  expect(game.cu).toMatchObject({ box: 203, sicily: 150, coalition: 90 });
  expect(game.view.unrest.cap).toBe(0);
});
