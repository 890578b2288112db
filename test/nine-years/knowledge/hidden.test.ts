import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { chosenCard, inHand } from "../../../src/nine-years/state/index.js";
import { ALLIANCE } from "../../../src/nine-years/tables/index.js";
import { one } from "../../support/table.js";
import { at, choosingFirst, fromStart, type Table } from "../table.js";

/** The number of different positions among determinizations, by some measure. */
function varied(t: Table, viewer: "alliance" | "bourbon" | "spectator", measure: (state: Table["state"]) => string): string[] {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) seen.add(measure(NINE_YEARS.determinize(t.state, viewer, seed)));
  return [...seen].sort();
}

const handOf = (side: number) => (state: Table["state"]) => [1, 2, 3].map((value) => inHand(state, side, value)).join("");

describe("hidden information", () => {
  test("[NYW-HI.1] Action cards in hand are hidden from the other, their number is open", () => {
    const t = fromStart();
    expect(t.viewOf("alliance").sides.bourbon).toMatchObject({ handSize: 3, hand: null });
    expect(t.viewOf("bourbon").sides.bourbon.hand).not.toBe(null);
    expect(t.viewOf("spectator").sides.alliance.hand).toBe(null);
    const log: never[] = [];
    NINE_YEARS.setup({ seed: "x" }, undefined, log);
    const heard = NINE_YEARS.viewEvents(log, "alliance");
    expect(heard.filter((event) => event.type === "action-cards-dealt").map((event) => (event as { seat: string; values: unknown }).values === null)).toEqual([
      false,
      true,
    ]);
  });

  test("[NYW-HI.2] a first card is hidden until both are chosen", () => {
    const t = choosingFirst();
    t.play("alliance show-card 3");
    expect([t.viewOf("bourbon").sides.alliance.chosen, t.viewOf("alliance").sides.alliance.chosen]).toEqual([undefined, 3]);
    const chosen = varied(t, "bourbon", (state) => String(chosenCard(state, ALLIANCE)));
    expect(chosen.length).toBeGreaterThan(1);
  });

  test("[NYW-HI.3] [NYW-9.2.1.1] a held event is hidden until played; that a player holds one is open", () => {
    const t = at({ held: { bourbon: ["siege-train"] }, eventPile: ["forced-march", "capitation"] });
    expect(t.viewOf("alliance").sides.bourbon).toMatchObject({ heldCount: 1, held: null });
    expect(t.viewOf("bourbon").sides.bourbon.held).toEqual(["siege-train"]);
    // It may be any card of those that are held and not seen.
    expect(varied(t, "alliance", (state) => NINE_YEARS.view(state, "arbiter").sides.bourbon.held!.join())).toEqual(["forced-march", "siege-train"]);
    const drawn = at({ hand: {}, eventPile: ["siege-train"], leader: { waldeck: "breda" } });
    const events = drawn.dice("3").play("end-round", "go-first bourbon", "decline", "decline").events;
    expect(one(events, "event-held")).toMatchObject({ seat: "bourbon", card: "siege-train" });
    expect(one(NINE_YEARS.viewEvents(events, "alliance"), "event-held").card).toBe(null);
  });

  test("[NYW-HI.4] the order of the decks is hidden, since the piles have none; played cards are open", () => {
    const t = at({ eventPile: ["capitation", "great-famine"] });
    expect(t.viewOf("alliance").eventDeck).toMatchObject({ pile: 2, lasting: [] });
    expect(t.viewOf("alliance").eventDeck.out).toContain("smyrna-convoy");
    expect(t.viewOf("alliance").actionDeck.pile).toBe(28);
  });

  test("[NYW-HI.5] [NYW-4.4.1] everything else is open to both", () => {
    const t = at({ corps: { antwerp: "2 spain-full", lille: "3 france-reduced" }, leader: { boufflers: "lille" }, lines: { lille: 1 }, pool: { france: 2 } });
    const { sides: ours, viewer: _a, secret: _b, ...open } = t.viewOf("alliance");
    const { sides: theirs, viewer: _c, secret: _d, ...same } = t.viewOf("bourbon");
    expect(open).toEqual(same);
    expect({ ...ours.alliance, hand: null, held: null }).toEqual({ ...theirs.alliance, hand: null, held: null });
  });

  test("[NYW-HI.6] a view holds neither the other hand, nor the generator", () => {
    const t = fromStart();
    for (const viewer of ["alliance", "bourbon", "spectator"] as const) expect(t.viewOf(viewer).secret).toBe(null);
    expect(t.view.secret!.dice).toHaveLength(4);
    expect(varied(t, "bourbon", handOf(0)).length).toBeGreaterThan(3);
    expect(varied(t, "bourbon", handOf(1))).toEqual([handOf(1)(t.state)]);
  });

  test("[NYW-HI.6] a spectator learns from neither hand what is in the other: both are dealt from all that is unseen", () => {
    const t = at({ hand: { alliance: [1, 1], bourbon: [3, 3] } });
    // Of the pile only one 2 is left: the four cards of the hands and it are unseen.
    t.state.actions.splice(0, 6, 0, 1, 0, 6, 15, 6);
    const deals = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const sampled = NINE_YEARS.determinize(t.state, "spectator", seed);
      const key = `${handOf(0)(sampled)} ${handOf(1)(sampled)}`;
      deals.set(key, (deals.get(key) ?? 0) + 1);
    }
    // 30 ways to deal two and two of 1 1 2 3 3.
    const ways = {
      "200 002": 1,
      "002 200": 1,
      "101 101": 4,
      "200 011": 2,
      "011 200": 2,
      "002 110": 2,
      "110 002": 2,
      "110 101": 4,
      "101 110": 4,
      "011 101": 4,
      "101 011": 4,
    };
    expect([...deals.keys()].sort()).toEqual(Object.keys(ways).sort());
    for (const [deal, count] of Object.entries(ways)) expect(Math.abs(deals.get(deal)! - count * 100), deal).toBeLessThan(count * 50);
  });

  test("[NYW-HI.2] [NYW-HI.6] both choose a card to show: a spectator gives each a choice and may give either the other's cards", () => {
    const t = fromStart();
    t.state.actions.splice(0, 14, 0, 0, 0, 6, 14, 6, 2, 1, 0, 0, 1, 2, 0, 0);
    const deals = varied(t, "spectator", (state) => `${handOf(0)(state)} ${handOf(1)(state)}`);
    // Of 1 1 2 2 3 3, three each, never three alike.
    expect(deals).toEqual(["012 210", "021 201", "102 120", "111 111", "120 102", "201 021", "210 012"]);
  });

  test("[NYW-HI.2] cards shown stay in the hands they were shown from while the tie is broken", () => {
    const t = choosingFirst();
    t.play("alliance show-card 3", "bourbon show-card 3");
    expect(t.decision).toBe("choose-order");
    for (const viewer of ["alliance", "bourbon"] as const) {
      const hands = varied(t, viewer, handOf(viewer === "alliance" ? 1 : 0));
      expect(hands.length).toBeGreaterThan(3);
      expect(hands.filter((hand) => hand.endsWith("0"))).toEqual([]);
    }
    expect(varied(t, "spectator", (state) => `${handOf(0)(state)}${handOf(1)(state)}`).filter((hands) => hands[2] === "0" || hands[5] === "0")).toEqual([]);
  });

  test("[NYW-HI.7] what a question about a held card has taught cannot be taken back, nor what a battle without one teaches", () => {
    const fleet = (held: boolean): Table =>
      at({ corps: { amsterdam: "1 united-provinces-full" }, leader: { waldeck: "breda" }, held: held ? { bourbon: ["contrary-winds"] } : {} });
    const asked = fleet(true);
    asked.play("act sea-movement");
    const events = asked.play("sail-to ostend").events;
    expect(one(events, "held-asked")).toEqual({ type: "held-asked", seat: "bourbon", card: "contrary-winds", clause: "NYW-HI.7" });
    expect(events.filter((event) => NINE_YEARS.revealsSecret(event)).map((event) => event.type)).toEqual(["held-asked"]);
    expect(NINE_YEARS.revealsSecret({ type: "siege-ended", space: "lille", clause: "NYW-17.6.1" })).toBe(false);
    expect(NINE_YEARS.revealsSecret({ type: "battle-began", attacker: "alliance", space: "lille", attackers: 1, defenders: 3, clause: "NYW-16.1.1" })).toBe(
      true,
    );
  });

  test("[NYW-HI.1] the end of a round cannot be taken back, whatever the next player holds: he is asked for a card, or it is played for him", () => {
    const ends = (hand: readonly number[]) => {
      const t = at({ leader: { waldeck: "breda", noailles: "paris" }, hand: { bourbon: hand } });
      return NINE_YEARS.apply(t.state, { seat: "alliance", type: "end-round" });
    };
    const free = ends([1, 2]);
    const forced = ends([2, 2]);
    expect([free, forced].map(({ state }) => NINE_YEARS.legalMoves(state)[0]!.type)).toEqual(["play-card", "act"]);
    expect([free.undoBarrier, forced.undoBarrier]).toEqual(["asked", "asked"]);
  });

  test("[NYW-HI.3] a sea movement cannot be taken back, whether or not the enemy holds Contrary Winds", () => {
    const sail = (bourbon: readonly ["contrary-winds"] | readonly []) => {
      const t = at({ corps: { amsterdam: "1 united-provinces-full" }, leader: { waldeck: "breda" }, held: { bourbon } });
      t.play("act sea-movement");
      return NINE_YEARS.apply(t.state, { seat: "alliance", type: "sail-to", space: "ostend" }).undoBarrier;
    };
    expect([sail(["contrary-winds"]), sail([])]).toEqual(["asked", "asked"]);
  });

  test("[NYW-HI.7] who is asked whether to play a held event holds it, in every determinization; after keeping it nothing is remembered", () => {
    const t = at({
      corps: { amsterdam: "1 united-provinces-full" },
      held: { bourbon: ["contrary-winds"] },
      eventPile: ["siege-train"],
      leader: { waldeck: "breda" },
    });
    t.play("act sea-movement", "sail-to ostend");
    const held = (state: Table["state"]): string => NINE_YEARS.view(state, "arbiter").sides.bourbon.held!.join();
    expect([t.viewOf("alliance").decision!.kind, varied(t, "alliance", held)]).toEqual(["held-card", ["contrary-winds"]]);
    t.dice("6").play("keep-held contrary-winds");
    expect(varied(t, "alliance", held)).toEqual(["contrary-winds", "siege-train"]);
  });

  test("[NYW-HI.7] of the view of somebody who sees neither side's events the one that is asked about is read where it is", () => {
    const t = at({
      year: 1694,
      corps: { amsterdam: "1 united-provinces-full" },
      held: { alliance: ["siege-train", "forced-march", "intercepted-dispatches", "household-troops"], bourbon: ["contrary-winds"] },
      eventPile: [],
      leader: { waldeck: "breda" },
    });
    t.play("act sea-movement", "sail-to ostend");
    const view = t.viewOf("spectator");
    expect(view.sides.bourbon.askedAbout).toBe("contrary-winds");
    expect(NINE_YEARS.position(view)).toEqual(NINE_YEARS.conceal(t.state, "spectator"));
    expect(NINE_YEARS.view(NINE_YEARS.position(view), "arbiter").sides.bourbon.held).toEqual(["contrary-winds"]);
  });

  test("[NYW-HI.2] a spectator remembers a card that was shown, wherever the other hand could be put", () => {
    const t = at({ hand: { alliance: [1, 3], bourbon: [2, 2] } });
    // No 3 is in the pile: concealed, the two hands hold the least cards, and the 3 may lie in either.
    t.state.actions.splice(0, 6, 0, 0, 0, 5, 14, 7);
    const memory = { ...NINE_YEARS.memory(t.state, "spectator"), held: { alliance: [0, 0, 1], bourbon: [0, 0, 0] } };
    for (let seed = 0; seed < 20; seed++) expect(inHand(NINE_YEARS.determinize(t.state, "spectator", seed, memory), ALLIANCE, 3)).toBe(1);
  });

  test("[NYW-HI.1] who is asked which card to play has more than one kind, in every determinization", () => {
    const t = at({ active: "alliance", leader: { waldeck: "breda", noailles: "paris" }, hand: { bourbon: [1, 2] } });
    t.play("end-round");
    for (const hand of varied(t, "alliance", handOf(1))) expect([...hand].filter((count) => count !== "0").length).toBe(2);
  });
});
