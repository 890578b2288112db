import { describe, expect, test } from "vitest";
import { ScriptedDice, SeededDice } from "../../../src/index.js";
import { ACTION_CARDS, EVENT_CARDS } from "../../../src/nine-years/data/events.js";
import { STANDARD_EDITION } from "../../../src/nine-years/data/standard.js";
import { dealActionCards } from "../../../src/nine-years/effects/action-cards.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { EVENT_NOT_ADDED, EVENT_PILE, handSize, inDiscards, inHand, inPile, pileSize, placeOfEvent } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { table } from "../table.js";

describe("the decks", () => {
  test("[NYW-5.1.1] [NYW-A-48] the Action deck has 8 cards with 1 action, 16 with 2 and 8 with 3", () => {
    expect(ACTION_CARDS.map(({ value, count }) => [value, count])).toEqual([
      [1, 8],
      [2, 16],
      [3, 8],
    ]);
    const s = NINE_YEARS.setup({ seed: "deck" });
    expect([1, 2, 3].map((value) => inPile(s, value) + inHand(s, ALLIANCE, value) + inHand(s, BOURBON, value))).toEqual([8, 16, 8]);
  });
  test("[NYW-5.1.2] the Event deck is separate from the Action deck: who draws from one takes nothing from the other", () => {
    const s = NINE_YEARS.setup({ seed: "deck" });
    const { actionDeck, eventDeck } = NINE_YEARS.view(s, "arbiter");
    // Both hands of three have been dealt from the 32 Action cards; the 16 initial events all lie in their pile.
    expect([actionDeck.pile, eventDeck.pile]).toEqual([26, 16]);
    const on = table().eventPile("capitation").pile(8, 16, 8).begin("event-draw", { seat: ALLIANCE });
    expect([pileSize(on.state), on.view.eventDeck.pile]).toEqual([32, 0]);
  });
  test("[NYW-5.2.1] [NYW-5.2.2] [NYW-9.1.3] at first the Event deck holds only the initial events, without those of 1693", () => {
    const s = NINE_YEARS.setup({ seed: "deck" });
    EVENT_CARDS.forEach((card, index) => expect(placeOfEvent(s, index), card.id).toBe(card.added1693 ? EVENT_NOT_ADDED : EVENT_PILE));
    expect([EVENT_CARDS.length, EVENT_CARDS.filter((card) => card.added1693).length]).toEqual([26, 10]);
    expect(EVENT_CARDS.some((card) => /financial|leaves-the-alliance/.test(card.id))).toBe(false);
  });
  test("[NYW-1.1.6] neither French Financial Collapse nor Britain Leaves the Alliance is in it", () => {
    expect(STANDARD_EDITION.events.map((card) => card.name).filter((name) => /Collapse|Leaves/.test(name))).toEqual([]);
  });
  test("[NYW-13.1.1] when too few cards are left for both draws all 32 are shuffled into a new deck", () => {
    const on = table().hand("alliance").hand("bourbon").pile(2, 4, 3).discards(6, 12, 5);
    dealActionCards(on.state, 5, 5, new SeededDice("deal"), undefined);
    expect([
      handSize(on.state, ALLIANCE),
      handSize(on.state, BOURBON),
      pileSize(on.state),
      inDiscards(on.state, 1) + inDiscards(on.state, 2) + inDiscards(on.state, 3),
    ]).toEqual([5, 5, 22, 0]);
  });
  test("[NYW-13.1.1] with enough cards the discards stay where they are", () => {
    const on = table().hand("alliance").hand("bourbon").pile(2, 4, 4).discards(6, 0, 0);
    dealActionCards(on.state, 5, 5, new SeededDice("deal"), undefined);
    expect([pileSize(on.state), inDiscards(on.state, 1)]).toEqual([0, 6]);
  });
  test("[NYW-1.1.4] [NYW-1.1.3] every card of the pile is as likely as any other to be drawn", () => {
    const on = table().hand("alliance").hand("bourbon").pile(8, 16, 8);
    dealActionCards(on.state, 3, 0, new ScriptedDice("", { draws: "7 7 29" }), undefined);
    expect([1, 2, 3].map((value) => inHand(on.state, ALLIANCE, value))).toEqual([1, 1, 1]);
    // The eighth card is the last 1, the ninth the first 2, the 24th the last 2, the 25th the first 3.
    for (const [draw, value] of [
      [0, 1],
      [7, 1],
      [8, 2],
      [23, 2],
      [24, 3],
      [31, 3],
    ] as const) {
      const one = table().hand("alliance").hand("bourbon").pile(8, 16, 8);
      dealActionCards(one.state, 1, 0, new ScriptedDice("", { draws: String(draw) }), undefined);
      expect([draw, inHand(one.state, ALLIANCE, value)]).toEqual([draw, 1]);
    }
  });
});

describe("the first player", () => {
  const showing = () => table().hand("alliance", 2, 3).hand("bourbon", 2, 3).begin("action-rounds", { next: ALLIANCE });
  test("[NYW-13.2.1.1] [NYW-D-09] with equal numbers each secretly chooses a card; the higher goes first", () => {
    const on = table().hand("alliance", 2, 3).hand("bourbon", 2, 2, 3).begin("first-card");
    expect(NINE_YEARS.seatsToMove(on.state)).toEqual(["alliance", "bourbon"]);
    on.play("alliance show-card 3");
    expect(NINE_YEARS.seatsToMove(on.state)).toEqual(["bourbon"]);
    expect(NINE_YEARS.viewEvents(on.events, "bourbon")).toEqual([{ type: "card-chosen", seat: "alliance", clause: "NYW-13.2.1.1" }]);
    on.play("bourbon show-card 2");
    expect(on.told("first-player")).toEqual([{ type: "first-player", seat: "alliance", clause: "NYW-13.2.1.1" }]);
  });
  test("[NYW-13.2.1.2] [NYW-A-35] [NYW-D-10] with equal cards the side with initiative chooses", () => {
    const on = table({ year: 1694 }).hand("alliance", 2, 3).hand("bourbon", 2, 3).begin("first-card").play("alliance show-card 2", "bourbon show-card 2");
    expect(on.list).toEqual(["go-first alliance", "go-first bourbon"]);
    on.play("alliance go-first bourbon");
    expect(on.told("first-player")).toEqual([{ type: "first-player", seat: "bourbon", clause: "NYW-13.2.1.1" }]);
  });
  test("[NYW-13.2.1.4] the first player must play the card he showed in his first round", () => {
    const on = showing();
    expect(on.list).toEqual(["play-card 2", "play-card 3"]);
    const forced = table().hand("alliance", 2, 3).hand("bourbon", 2, 3).leader("waldeck", "amsterdam").begin("round", { seat: ALLIANCE, shown: 3 });
    expect([inHand(forced.state, ALLIANCE, 3), inHand(forced.state, ALLIANCE, 2)]).toEqual([0, 1]);
  });
  test("[NYW-13.2.1.3] the second player has his card back and is bound to nothing", () => {
    const on = table()
      .hand("alliance", 3, 1)
      .hand("bourbon", 1, 2)
      .leader("waldeck", "amsterdam")
      .begin("first-card")
      .play("alliance show-card 3", "bourbon show-card 2");
    expect([handSize(on.state, BOURBON), inHand(on.state, BOURBON, 2)]).toEqual([2, 1]);
  });
  test("[NYW-13.1.7] [NYW-13.3.1] [NYW-13.3.3] rounds are played in turn until neither has cards; when one is out the other plays on", () => {
    // with no piece on the map a round ends by itself once its card is played
    const on = table().hand("alliance", 1).hand("bourbon", 1, 2, 3).begin("action-rounds", { next: ALLIANCE });
    expect(on.one("card-played").seat).toBe("alliance");
    expect(on.play("bourbon play-card 1").one("card-played").seat).toBe("bourbon");
    expect([NINE_YEARS.seatsToMove(on.state), on.list]).toEqual([["bourbon"], ["play-card 2", "play-card 3"]]);
  });
});

describe("a round", () => {
  const round = (card: number) =>
    table()
      .hand("alliance", card, card === 1 ? 2 : 1)
      .hand("bourbon", 1, 2)
      .leader("waldeck", "amsterdam")
      .corps("amsterdam", "united-provinces-full", 2)
      .begin("round", { seat: ALLIANCE });
  test("[NYW-13.3.2] [NYW-D-11] nobody may pass: a card must be played", () => {
    expect(round(3).list).toEqual(["play-card 1", "play-card 3"]);
  });
  test("[NYW-13.4.1] [NYW-13.4.2.1] a card of 1, 2 or 3 gives so many actions, chosen one after the other", () => {
    for (const card of [1, 2, 3]) {
      const on = table()
        .hand("alliance", card, card === 1 ? 2 : 1)
        .corps("amsterdam", "united-provinces-full", 4)
        .begin("action-rounds", { next: ALLIANCE })
        .play(`alliance play-card ${card}`);
      for (let action = 0; action < card; action++) {
        expect(on.asked, `action ${action} of ${card}`).toBe("round alliance");
        on.play("act sea-movement", "stop").dice("3").play("sail-to ostend");
      }
      expect([on.count("alliance", "ostend"), on.asked]).toEqual([card, "round bourbon"]);
    }
  });
  test("[NYW-13.5.0] [NYW-D-12] the actions that are possible now are offered, and the end of the round", () => {
    expect(round(3).play("alliance play-card 3").list).toEqual(["act campaign", "act transfer", "act sea-movement", "end-round"]);
  });
  test("[NYW-13.4.2.4] actions may be left unused", () => {
    const on = round(3).play("alliance play-card 3");
    expect(on.list).toContain("end-round");
    on.play("alliance end-round");
    expect(on.decision).not.toBe("round");
  });
  test("[NYW-13.1.8] a played card goes to the discards", () => {
    const on = round(3).play("alliance play-card 3");
    expect([inDiscards(on.state, 3), inHand(on.state, ALLIANCE, 3)]).toEqual([1, 0]);
  });
});
