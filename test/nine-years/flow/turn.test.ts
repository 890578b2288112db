import { describe, expect, test } from "vitest";
import { actionCardsOf } from "../../../src/nine-years/rules/resources.js";
import { changeFewerCards, handSize } from "../../../src/nine-years/state/index.js";
import type { NineYearsEvent } from "../../../src/nine-years/vocabulary/events.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { at, choosingFirst, fromStart, table, type Table } from "../table.js";

// Plays on with the last choice of every list until an event of this type has happened often enough; everything that happened.
function playUntil(t: Table, type: NineYearsEvent["type"], times = 1): NineYearsEvent[] {
  const all: NineYearsEvent[] = [];
  for (let ply = 0; ply < 3000 && NINE_YEARS.seatsToMove(t.state).length > 0; ply++) {
    const { list } = t;
    all.push(...t.play(list.find((line) => line === "end-round") ?? list[list.length - 1]!).events);
    if (all.filter((e) => e.type === type).length >= times) return all;
  }
  return all;
}
const typesOf = (events: readonly NineYearsEvent[], ...wanted: readonly string[]) => events.map((e) => e.type).filter((type) => wanted.includes(type));

describe("sequence of play", () => {
  test("[NYW-1.1.1] two sides, Alliance and Bourbons", () => expect(NINE_YEARS.seats).toEqual(["alliance", "bourbon"]));

  test("[NYW-20.1.1] [NYW-20.1.3] [NYW-12.1.3] the game starts in 1688, which has neither Event nor Reinforcement Phase; 1689 has both", () => {
    const t = fromStart();
    expect([t.view.year, t.decision, typesOf(t.log, "order-chosen")]).toEqual([1688, "first-card", []]);
    t.playTo("strengthen", "end-round", "withdraw-to", "go-first");
    expect([t.view.year, typesOf(t.log, "kww-moved", "resources-counted", "winter", "year-began").slice(0, 2)]).toEqual([1689, ["winter", "year-began"]]);
    t.playTo("round", "go-first", "decline", "done");
    expect(typesOf(t.log, "kww-moved", "resources-counted")).toEqual(["kww-moved", "resources-counted", "resources-counted"]);
  });

  test("[NYW-1.1.2] a turn is a year", () => {
    const t = fromStart();
    const events = playUntil(t, "year-began");
    expect(typesOf(events, "event-drawn", "resources-counted", "kww-moved", "winter", "year-began")).toEqual(["winter", "year-began"]);
    expect(t.view.year).toBe(1689);
  });

  test("[NYW-8.1] the phases of 1689 in their order", () => {
    const t = fromStart();
    playUntil(t, "year-began");
    const events = playUntil(t, "year-began");
    const order = typesOf(events, "kww-moved", "event-drawn", "event-held", "resources-counted", "action-cards-dealt", "first-player", "winter", "year-began");
    expect(order.map((type) => type.replace("held", "drawn")).filter((type, i, all) => type !== all[i - 1])).toEqual([
      "kww-moved",
      "event-drawn",
      "resources-counted",
      "action-cards-dealt",
      "first-player",
      "winter",
      "year-began",
    ]);
    const before = events.slice(
      0,
      events.findIndex((e) => e.type === "action-cards-dealt"),
    );
    expect(typesOf(before, "order-chosen")).toHaveLength(2);
    expect(typesOf(events, "event-drawn", "event-held")).toHaveLength(2);
  });

  test("[NYW-8.1.1.3] [NYW-8.1.1.4] [NYW-8.1.1.6] in the Event Phase both sides may strengthen, then the war in the colonies is rolled for, then each draws a card", () => {
    const t = fromStart();
    t.playTo("strengthen", "end-round", "withdraw-to", "go-first alliance");
    const asked = [t.asked, t.play("decline").asked];
    expect(asked).toEqual(["strengthen alliance", "strengthen bourbon"]);
    const before = t.log.length;
    t.play("strengthen").playTo("spend", "go-first");
    const events = t.log.slice(before).filter(({ type }) => ["strengthened", "kww-moved", "event-drawn", "event-held"].includes(type));
    expect(events.map((event) => ("seat" in event ? event.seat : event.type))).toEqual(["bourbon", "kww-moved", "alliance", "bourbon"]);
  });

  test("[NYW-8.1.1] [NYW-8.1.2] the side with initiative says who is first in each of these phases, itself or the other", () => {
    for (const seat of ["alliance", "bourbon"] as const) {
      const t = fromStart();
      t.playTo("strengthen", "end-round", "withdraw-to", `go-first ${seat}`);
      expect(t.asked).toBe(`strengthen ${seat}`);
      for (const other of ["alliance", "bourbon"] as const) {
        const next = fromStart();
        next.playTo("strengthen", "end-round", "withdraw-to", `go-first ${seat}`).playTo("choose-order", "decline").play(`go-first ${other}`);
        expect([seat, next.told("resources-counted")[0]!.seat]).toEqual([seat, other]);
      }
    }
  });

  test("[NYW-13.2.1.1] [NYW-13.2.1.5] with a card each they show it; with none the side with initiative goes first", () => {
    const dealt = (fewer: number): Table => {
      const t = table({ year: 1692 }).hand("alliance").hand("bourbon").discard(8, 16, 8).only("turn", "deal");
      for (const side of [0, 1]) changeFewerCards(t.state, side, fewer);
      return t.byChance().run();
    };
    const cards = actionCardsOf(table({ year: 1692 }).state, 0);
    expect([dealt(cards).told("cards-shown").length, dealt(cards).told("first-player")[0]!.seat]).toEqual([0, "bourbon"]);
    expect(dealt(cards - 1).told("cards-shown")).toHaveLength(1);
  });

  test("[NYW-8.1.3.1] before the first card is shown the Action cards of the year are dealt to both", () => {
    const t = table({ year: 1692 }).hand("alliance").hand("bourbon").discard(8, 16, 8).byChance().only("turn", "deal").run();
    expect([t.decision, t.told("action-cards-dealt").length, handSize(t.state, 0), handSize(t.state, 1)]).toEqual(["first-card", 2, 5, 5]);
  });

  test("[NYW-8.1.3.3] the rounds follow when both have shown a card", () => {
    const t = choosingFirst().byChance();
    t.play("alliance show-card 3", "bourbon show-card 2");
    expect([t.asked, t.state.frames.length > 0]).toEqual(["round alliance", true]);
  });

  test("[NYW-8.1.2] [NYW-8.1.3] one side does all its steps of reinforcement, then the other; the first player is found again", () => {
    const t = fromStart();
    t.playTo("spend", "end-round", "withdraw-to", "go-first alliance", "decline");
    const order: string[] = [];
    for (; t.decision !== "first-card" && t.decision !== "round"; t.play(t.list.at(-1)!)) if (order.at(-1) !== t.seat) order.push(t.seat);
    expect(order).toEqual(["alliance", "bourbon"]);
    expect(typesOf(t.log, "first-player", "action-cards-dealt").slice(-1)).not.toEqual([]);
  });

  test("[NYW-8.1.1] [NYW-8.1.2] who has initiative chooses who goes first in the Event Phase and in the Reinforcement Phase", () => {
    const t = fromStart();
    playUntil(t, "year-began");
    expect([t.seat, t.decision, t.list]).toEqual(["bourbon", "choose-order", ["go-first bourbon", "go-first alliance"]]);
    t.playTo("strengthen");
    expect(t.decision).toBe("strengthen");
  });

  test("[NYW-8.1.1.1] [NYW-7.2.1.3] [NYW-6.1.2.1] in 1690 Savoy enters the war at the start of the Event Phase, without VP", () => {
    const t = fromStart();
    expect([t.controlOf("turin"), t.view.savoy]).toEqual(["neutral", "neutral"]);
    const events = playUntil(t, "savoy-joined");
    const start = events.findIndex((e) => e.type === "savoy-joined");
    expect(typesOf(events.slice(start), "victory-points")).toEqual([]);
    expect([t.view.year, t.view.savoy, ...["turin", "nice", "montmelian", "cuneo"].map((id) => t.controlOf(id))]).toEqual([
      1690,
      "alliance",
      "alliance",
      "alliance",
      "alliance",
      "alliance",
    ]);
  });

  test("[NYW-7.2.1.1] Savoy starts neutral, with all its spaces", () => {
    const t = fromStart();
    expect([t.view.savoy, ...["turin", "nice", "montmelian", "cuneo"].map((id) => t.controlOf(id))]).toEqual(Array(5).fill("neutral"));
  });

  test("[NYW-8.1.1.2] [NYW-5.2.2] [NYW-9.1.3] in 1693 the additional events join the deck, not before", () => {
    const t = fromStart();
    expect(t.view.eventDeck).toMatchObject({ pile: 16, notAdded: 10 });
    playUntil(t, "events-added");
    expect([t.view.year, t.view.eventDeck.notAdded]).toEqual([1693, 0]);
  });

  test("[NYW-1.1.3] [NYW-1.1.4] every roll is of six-sided dice, and the same seed and choices give the same game", () => {
    const one = playUntil(fromStart({}, "fate"), "year-began", 4);
    const two = playUntil(fromStart({}, "fate"), "year-began", 4);
    expect(two).toEqual(one);
    for (const e of one) if (e.type === "roll") expect([e.sides, e.faces.every((face) => face >= 1 && face <= 6)]).toEqual([6, true]);
  });

  test("[NYW-20.1.2] [NYW-6.3.1] the last turn is 1699, or 1697 by option; then VP decide", () => {
    for (const lastYear of [1699, 1697] as const) {
      const t = fromStart({ lastYear }, "long");
      const events = playUntil(t, "game-over");
      const years = events.flatMap((e) => (e.type === "winter" ? [e.year] : []));
      const outcome = NINE_YEARS.outcome(t.state)!;
      if (outcome.kind !== "automatic" && !events.some((e) => e.type === "peace-roll" && e.peace)) expect(Math.max(...years)).toBe(lastYear);
      expect(Math.max(...years)).toBeLessThanOrEqual(lastYear);
    }
  });
});

describe("Marlborough", () => {
  // 1691 begins: the Bourbons choose the order, both decline to strengthen, then the die of the war and his.
  function nextYear(marlborough: string): Table {
    const t = at({
      year: 1690,
      corps: { amsterdam: "1 united-provinces-full" },
      leader: { marlborough },
      control: { london: "alliance" },
      hand: { alliance: [], bourbon: [] },
    });
    return t.byChance().play("end-round");
  }
  const rolls = (t: Table) => {
    const events: NineYearsEvent[] = [];
    for (let ply = 0; ply < 40 && !events.some((e) => e.type === "event-drawn" || e.type === "resources-counted"); ply++)
      events.push(...t.play(t.list[t.list.length - 1]!).events);
    return events.filter((e) => e.type === "roll" && e.purpose === "marlborough").length;
  };

  test("[NYW-8.1.1.5] [NYW-8.1.1.7] after the revolution a die is rolled for him while he is on the map, not while he is off it", () => {
    expect([rolls(nextYear("london")), rolls(nextYear("removed"))]).toEqual([1, 0]);
  });

  test("[NYW-8.1.1.5] on 5 or 6 he is removed from the game", () => {
    for (const [face, place] of [
      [4, "london"],
      [5, "removed"],
    ] as const) {
      const t = nextYear("london");
      while (t.list.includes("go-first bourbon")) t.play("go-first bourbon");
      t.play("decline");
      t.dice(`3 ${face}`).play("decline");
      expect(t.placeOf("marlborough")).toBe(place);
    }
  });
});

describe("victory points", () => {
  test("[NYW-2.8.1] [NYW-6.1.1] one number is kept for both sides, resource points for each", () => {
    const { view } = fromStart();
    expect([view.victoryPoints, view.sides.alliance.resourcePoints, view.sides.bourbon.resourcePoints].map((value) => typeof value)).toEqual([
      "number",
      "number",
      "number",
    ]);
    expect(fromStart({ startVp: 15 }).vp).toBe(15);
  });

  test("[NYW-2.8.2] [NYW-2.8.3] it cannot fall below 0 nor rise above 40", () => {
    // In winter London's loss costs 2 VP.
    const low = at({ vp: 1, control: { london: "bourbon" }, corps: { amsterdam: "1 united-provinces-full" }, hand: { alliance: [], bourbon: [] } });
    const events = low.play("end-round").events;
    expect(events.filter((e) => e.type === "victory-points").map((e) => e.type === "victory-points" && e.total)).toContain(0);
    expect(NINE_YEARS.outcome(low.state)).toMatchObject({ winners: ["bourbon"], kind: "automatic" });
  });
});

describe("control", () => {
  test("[NYW-2.3.3] moving out of a controlled space does not lose it", () => {
    const t = at({ corps: { antwerp: "1 spain-full" }, leader: { gastanaga: "antwerp" } });
    t.play("act campaign", "take-corps spain-full", "step brussels", "stop");
    expect([t.corpsAt("brussels"), t.controlOf("antwerp")]).toEqual(["1 spain-full", "alliance"]);
  });

  test("[NYW-2.3.1] [NYW-14.4.1] [NYW-6.1.2.3] an unfortified space changes hands by conversion for 1 MP, without VP", () => {
    const t = at({ corps: { nancy: "2 empire-full" }, leader: { "charles-of-lorraine": "nancy" }, control: { nancy: "bourbon" } });
    t.play("act campaign", "take-corps empire-full", "take-corps empire-full");
    const events = t.play("convert").events;
    expect([t.controlOf("nancy"), typesOf(events, "victory-points")]).toEqual(["alliance", []]);
  });

  test("[NYW-2.3.2] [NYW-14.4.2] a fortress is not converted", () => {
    const t = at({ corps: { landau: "2 empire-full" }, leader: { "charles-of-lorraine": "landau" } });
    t.play("act campaign", "take-corps empire-full", "take-corps empire-full");
    expect(t.list).not.toContain("convert");
    expect(t.reason("convert")).toBe("convert/not-possible NYW-14.4.1");
  });
});
