import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { inHand } from "../../src/nine-years/state.js";
import { at, choosingFirst, fromStart, one, type Table } from "./table.js";

/** The number of different positions among determinizations, by some measure. */
function varied(t: Table, viewer: "alliance" | "bourbon", measure: (state: Table["state"]) => string): string[] {
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
    expect([t.viewOf("bourbon").sides.alliance.chosen, t.viewOf("alliance").sides.alliance.chosen]).toEqual([null, 3]);
    const chosen = varied(t, "bourbon", (state) => String(state.actions[12]));
    expect(chosen.length).toBeGreaterThan(1);
  });

  test("[NYW-HI.3] [NYW-9.2.1.1] a held event is hidden until played; that a player holds one is open", () => {
    const t = at({ held: { bourbon: ["siege-train"] }, pile: ["forced-march", "capitation"] });
    expect(t.viewOf("alliance").sides.bourbon).toMatchObject({ heldCount: 1, held: null });
    expect(t.viewOf("bourbon").sides.bourbon.held).toEqual(["siege-train"]);
    // It may be any card of those that are held and not seen.
    expect(varied(t, "alliance", (state) => NINE_YEARS.view(state, "arbiter").sides.bourbon.held!.join())).toEqual(["forced-march", "siege-train"]);
    const drawn = at({ hands: {}, pile: ["siege-train"], leaders: { waldeck: "breda" } });
    const events = drawn.play("end-round", "go-first bourbon", "decline", "decline");
    expect(one(events, "event-held")).toMatchObject({ seat: "bourbon", card: "siege-train" });
    expect(one(NINE_YEARS.viewEvents(events, "alliance"), "event-held").card).toBe(null);
  });

  test("[NYW-HI.4] the order of the decks is hidden, since the piles have none; played cards are open", () => {
    const t = at({ pile: ["capitation", "great-famine"] });
    expect(t.viewOf("alliance").eventDeck).toMatchObject({ pile: 2, lasting: [] });
    expect(t.viewOf("alliance").eventDeck.out).toContain("smyrna-convoy");
    expect(t.viewOf("alliance").actionDeck.pile).toBe(28);
  });

  test("[NYW-HI.5] [NYW-4.4.1] everything else is open to both", () => {
    const t = at({ corps: { antwerp: "2 spain-full", lille: "3 france-reduced" }, leaders: { boufflers: "lille" }, lines: { lille: 1 }, pool: { france: 2 } });
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

  test("[NYW-HI.7] who is asked whether to play a held event holds it, in every determinization; after keeping it nothing is remembered", () => {
    const t = at({
      corps: { amsterdam: "1 united-provinces-full" },
      held: { bourbon: ["contrary-winds"] },
      pile: ["siege-train"],
      leaders: { waldeck: "breda" },
    });
    t.play("act sea-movement", "sail-to ostend");
    const held = (state: Table["state"]): string => NINE_YEARS.view(state, "arbiter").sides.bourbon.held!.join();
    expect([t.viewOf("alliance").decision!.kind, varied(t, "alliance", held)]).toEqual(["held-card", ["contrary-winds"]]);
    t.dice("6").play("keep-held contrary-winds");
    expect(varied(t, "alliance", held)).toEqual(["contrary-winds", "siege-train"]);
  });

  test("[NYW-HI.1] who is asked which card to play has more than one kind, in every determinization", () => {
    const t = at({ seat: "alliance", leaders: { waldeck: "breda", noailles: "paris" }, hands: { bourbon: [1, 2] } });
    t.play("end-round");
    for (const hand of varied(t, "alliance", handOf(1))) expect([...hand].filter((count) => count !== "0").length).toBe(2);
  });
});
