/** The arbiter's view back to a state: what it says is read, or refused with the field. */
import { describe, expect, test } from "vitest";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { NINE_YEARS, type NineYearsView } from "../../../src/nine-years/index.js";
import { before1693 } from "../invariants/rows.js";
import { at, choosingFirst, type Table } from "../table.js";

// biome-ignore lint/suspicious/noExplicitAny: views are bent at will here
type Json = any;

const inRound = (): Table =>
  at({
    year: 1694,
    corps: { tournai: "3 spain-full", "inside tournai": "1 france-full", lille: "3 france-full, 1 jacobites-reduced" },
    leader: { waldeck: "tournai", vauban: "inside tournai", catinat: "lille" },
  });

function viewOf(t: Table): Json {
  return JSON.parse(JSON.stringify(t.view));
}

function refusalOf(view: Json): { name: string; path: string | undefined; message: string } {
  try {
    NINE_YEARS.position(view);
  } catch (error) {
    if (!isTycheError(error)) throw error;
    return { name: error.name, path: error.details.path, message: error.message };
  }
  return { name: "accepted", path: undefined, message: "" };
}

type Case = readonly [title: string, change: (view: Json) => void, path: string];

describe("a view that contradicts itself is refused with the field", () => {
  const cases: readonly Case[] = [
    ["the strength of a fortress", (v) => (v.spaces.tournai.strength = 3), "view.spaces.tournai.strength"],
    ["whether it is besieged", (v) => (v.spaces.tournai.underSiege = false), "view.spaces.tournai.underSiege"],
    ["the size of a hand", (v) => (v.sides.bourbon.handSize = 7), "view.sides.bourbon.handSize"],
    ["whether a card is chosen", (v) => (v.sides.bourbon.hasChosen = true), "view.sides.bourbon.hasChosen"],
    ["the number of held events", (v) => (v.sides.alliance.heldCount = 2), "view.sides.alliance.heldCount"],
    ["held events that are not told", (v) => (v.sides.alliance.held = null), "view.sides.alliance.held"],
    ["the side of a leader", (v) => (v.leaders.catinat.side = "alliance"), "view.leaders.catinat.side"],
    ["the ratings of a leader", (v) => (v.leaders.catinat.command = 9), "view.leaders.catinat.command"],
    ["the space of a leader who is off the map", (v) => (v.leaders.duras.space = "paris"), "view.leaders.duras.space"],
    ["the back of a leader who has but one side", (v) => (v.leaders.waldeck.unnamed = true), "view.leaders.waldeck.unnamed"],
    ["the strength of a fleet in the pool", (v) => (v.fleets["brest-fleet"].strength = 2), "view.fleets.brest-fleet.strength"],
    ["a wrong line", (v) => (v.spaces.lille.line = { side: "bourbon", level: 0 }), "view.spaces.lille.line.level"],
    ["the piles", (v) => (v.actionDeck.pile = 3), "view.actionDeck.pile"],
    ["the cards kept back", (v) => (v.eventDeck.notAdded = 10), "view.eventDeck.notAdded"],
    ["the initiative", (v) => (v.initiative = "bourbon"), "view.initiative"],
    ["who is asked", (v) => (v.decision.seats = ["bourbon"]), "view.decision.seats[0]"],
    ["what is asked", (v) => (v.decision.kind = "rally"), "view.decision.kind"],
    ["no decision while one is under way", (v) => (v.decision = null), "view.decision"],
    ["what it is about", (v) => (v.decision.about.actions = 1), "view.decision.about.actions"],
    ["what is under way", (v) => v.frames.pop(), "frames[1].step"],
  ];
  test.each(cases)("%s", (_title, change, path) => {
    const view = viewOf(inRound());
    change(view);
    expect(refusalOf(view)).toMatchObject({ name: "PositionError", path });
  });
});

describe("a view with a field that there is not is refused with the field", () => {
  const cases: readonly Case[] = [
    ["a space of another map", (v) => (v.spaces.atlantis = v.spaces.paris), "view.spaces.atlantis"],
    ["a field of a space", (v) => (v.spaces.paris.garrisoned = true), "view.spaces.paris.garrisoned"],
    ["a field of a garrison", (v) => (v.spaces.tournai.garrison[0].strength = 1), "view.spaces.tournai.garrison[0].strength"],
    ["the side of a power", (v) => (v.powers.spain.side = "bourbon"), "view.powers.spain.side"],
    ["who stands in a space", (v) => (v.spaces.lille.leaders = ["duras"]), "view.spaces.lille.leaders"],
    ["a field of corps", (v) => (v.spaces.lille.corps[0].tired = true), "view.spaces.lille.corps[0].tired"],
    ["a leader", (v) => (v.leaders.napoleon = v.leaders.catinat), "view.leaders.napoleon"],
    ["a field of a leader", (v) => (v.leaders.catinat.siege = 1), "view.leaders.catinat.siege"],
    ["a field of a side", (v) => (v.sides.bourbon.morale = 1), "view.sides.bourbon.morale"],
    ["a power", (v) => (v.powers.sweden = v.powers.spain), "view.powers.sweden"],
    ["a fleet", (v) => (v.fleets.armada = v.fleets["brest-fleet"]), "view.fleets.armada"],
    ["a zone", (v) => (v.zones.baltic = "neutral"), "view.zones.baltic"],
    ["a used action", (v) => (v.used.siege = true), "view.used.siege"],
    ["a deck", (v) => (v.eventDeck.order = []), "view.eventDeck.order"],
    ["a field of a procedure", (v) => (v.frames[0].note = ""), "view.frames[0].note"],
  ];
  test.each(cases)("%s", (_title, change, path) => {
    const view = viewOf(inRound());
    change(view);
    expect(refusalOf(view)).toMatchObject({ name: "PositionError", path });
  });
});

test("a turn at a step it does not have is refused with the step", () => {
  const view = viewOf(inRound());
  view.frames[0].step = "dawn";
  const { name, path, message } = refusalOf(view);
  expect([name, path]).toEqual(["PositionError", "view.frames[0].step"]);
  expect(message).toContain('got "dawn"');
});

test("more corps of a power than there are are refused where they are too many", () => {
  const view = viewOf(inRound());
  view.spaces.paris.corps = [{ ...view.spaces.lille.corps[0], count: 38 }];
  expect(refusalOf(view)).toMatchObject({ name: "PositionError", path: "view.spaces.paris.corps[0].count" });
});

describe("what a view need not say", () => {
  test("what follows from the rest may be left out", () => {
    const t = inRound();
    const view = viewOf(t);
    for (const space of Object.values<Json>(view.spaces)) for (const field of ["strength", "underSiege"]) delete space[field];
    for (const leader of Object.values<Json>(view.leaders)) for (const field of ["side", "command", "battle"]) delete leader[field];
    for (const side of Object.values<Json>(view.sides)) for (const field of ["handSize", "hasChosen", "heldCount"]) delete side[field];
    for (const field of ["initiative", "decision"]) delete view[field];
    delete view.actionDeck.pile;
    delete view.eventDeck.pile;
    delete view.eventDeck.notAdded;
    expect(NINE_YEARS.position(view)).toEqual(t.state);
  });

  test("corps and cards may stand in any order, corps that are alike in one row only, so that a view shows what was given", () => {
    const t = inRound();
    const view = viewOf(t);
    const [french, jacobite] = view.spaces.lille.corps;
    view.spaces.lille.corps = [jacobite, french];
    view.eventDeck.out.reverse();
    expect(NINE_YEARS.position(view)).toEqual(t.state);
    view.spaces.lille.corps = [{ power: french.power }, jacobite, { ...french, count: 2 }];
    expect(refusalOf(view)).toMatchObject({
      path: "view.spaces.lille.corps[2]",
      message: expect.stringContaining("corps of france that are alike told once, with their count"),
    });
  });

  test("what is empty is left out", () => {
    const t = inRound();
    const view = viewOf(t);
    expect([view.spaces.lisbon, view.spaces.tournai, view.leaders.duras, view.powers.spain, view.zones]).toEqual([
      undefined,
      { control: "bourbon", underSiege: true, corps: [{ power: "spain", count: 3 }], garrison: [{ power: "france" }] },
      { side: "bourbon", command: 5, battle: 1, off: "not-arrived" },
      {},
      {},
    ]);
    expect(NINE_YEARS.position(view)).toEqual(t.state);
  });

  test.each<Case>([
    ["a space of nobody with nothing on it", (v) => (v.spaces.lisbon = {}), "view.spaces.lisbon"],
    ["nobody's control", (v) => (v.spaces.lille.control = null), "view.spaces.lille.control"],
    ["a fortress that is not lowered", (v) => (v.spaces.tournai.lowered = 0), "view.spaces.tournai.lowered"],
    ["no siege", (v) => (v.spaces.tournai.continuedSiege = false), "view.spaces.tournai.continuedSiege"],
    ["no line", (v) => (v.spaces.lille.line = null), "view.spaces.lille.line"],
    ["no garrison", (v) => (v.spaces.lille.garrison = []), "view.spaces.lille.garrison"],
    ["one corps", (v) => (v.spaces.tournai.garrison[0].count = 1), "view.spaces.tournai.garrison[0].count"],
    ["full corps", (v) => (v.spaces.lille.corps[0].reduced = false), "view.spaces.lille.corps[0].reduced"],
    ["no battle rating", (v) => (v.leaders.waldeck.battle = 0), "view.leaders.waldeck.battle"],
    ["no place off the map", (v) => (v.leaders.catinat.off = null), "view.leaders.catinat.off"],
    ["an empty pool", (v) => (v.powers.spain.pool = 0), "view.powers.spain.pool"],
    ["no penalty", (v) => (v.sides.alliance.penalty = "none"), "view.sides.alliance.penalty"],
    ["nobody's sea", (v) => (v.zones.atlantic = null), "view.zones.atlantic"],
    ["no winner", (v) => (v.winner = null), "view.winner"],
  ])("what is empty is not said: %s", (_title, change, path) => {
    const view = viewOf(inRound());
    change(view);
    expect(refusalOf(view)).toMatchObject({ name: "PositionError", path });
  });

  test("a leader moves with his own field", () => {
    const view = viewOf(inRound());
    view.leaders.catinat.space = "paris";
    const moved: NineYearsView = NINE_YEARS.view(NINE_YEARS.position(view), "arbiter");
    expect(moved).toEqual(view);
  });
});

test("[NYW-13.3.2] a question with a single answer is played on: a hand of one kind of card", () => {
  const t = inRound();
  t.play("end-round");
  const view = viewOf(t);
  expect([view.decision.kind, view.sides.bourbon.hand]).toEqual(["round", [1, 1, 0]]);
  view.sides.bourbon.hand = [0, 2, 0];
  const state = NINE_YEARS.position(view);
  expect(NINE_YEARS.view(state, "bourbon").sides.bourbon.hand).toEqual([0, 1, 0]);
  expect(NINE_YEARS.legalMoves(state)).toContainEqual({ seat: "bourbon", type: "end-round" });
});

describe("cards of a view", () => {
  const dealt = (year: number): Table => {
    const t = at({
      year,
      leader: { waldeck: "breda", noailles: "paris" },
      eventPile: ["contrary-winds", "siege-train"],
      lasting: ["death-of-louvois"],
      held: { alliance: ["forced-march"] },
    });
    t.discards(1, 2, 0);
    t.state.actions[0]! -= 1;
    t.state.actions[1]! -= 2;
    return year < 1693 ? before1693(t) : t;
  };
  test("[NYW-5.2.2] events lie where the position says, those of 1693 apart until then, the rest in the pile; discards are given", () => {
    for (const year of [1692, 1693]) {
      const t = dealt(year);
      const { eventDeck, actionDeck } = t.view;
      expect([eventDeck.notAdded > 0, eventDeck.lasting, actionDeck.discards]).toEqual([year === 1692, ["death-of-louvois"], [1, 2, 0]]);
      expect([year, eventDeck.pile, NINE_YEARS.position(viewOf(t))]).toEqual([year, 2, t.state]);
    }
  });
  test("[NYW-HI.1] [NYW-HI.3] a hand and events that are not shown are as many as they are said to be, the least of their kind", () => {
    const t = at({
      year: 1694,
      hand: { alliance: [2, 3, 3], bourbon: [1, 3] },
      held: { alliance: ["household-troops"], bourbon: ["forced-march", "siege-train"] },
      eventPile: ["capitation", "contrary-winds", "intercepted-dispatches"],
    });
    for (const viewer of ["alliance", "bourbon", "spectator"] as const) {
      const read = NINE_YEARS.position(t.viewOf(viewer));
      expect([viewer, read]).toEqual([viewer, NINE_YEARS.conceal(t.state, viewer)]);
      expect(NINE_YEARS.view(read, viewer)).toEqual(t.viewOf(viewer));
    }
    const { sides } = NINE_YEARS.view(NINE_YEARS.position(t.viewOf("spectator")), "arbiter");
    expect([sides.alliance.hand, sides.bourbon.hand, sides.alliance.held, sides.bourbon.held]).toEqual([
      [3, 0, 0],
      [2, 0, 0],
      [sides.alliance.held![0]],
      [sides.bourbon.held![0], sides.bourbon.held![1]],
    ]);
    expect(new Set([...sides.alliance.held!, ...sides.bourbon.held!]).size).toBe(3);
    const empty = at({ year: 1694, leader: { waldeck: "breda" }, hand: { alliance: [1, 2] } });
    expect(NINE_YEARS.position(empty.viewOf("alliance"))).toEqual(NINE_YEARS.conceal(empty.state, "alliance"));
  });
  /** Both sides hold a card of each value; the others lie in the pile. */
  const choosing = (): Table => {
    const t = choosingFirst();
    t.state.actions.splice(0, 12, 6, 14, 6, 0, 0, 0, 1, 1, 1, 1, 1, 1);
    return t;
  };
  test("[NYW-HI.1] [NYW-HI.2] a card that is chosen and not seen is the least of the hand; one that is seen is that one", () => {
    for (const [seat, other] of [
      ["alliance", "bourbon"],
      ["bourbon", "alliance"],
    ] as const) {
      const t = choosing();
      t.play(`${seat} show-card 3`);
      for (const viewer of ["alliance", "bourbon", "spectator"] as const) {
        const view = t.viewOf(viewer);
        expect([view.sides[seat].hasChosen, view.sides[seat].chosen, view.sides[other].hasChosen]).toEqual([true, viewer === seat ? 3 : undefined, undefined]);
        const read = NINE_YEARS.position(view);
        expect(read).toEqual(NINE_YEARS.conceal(t.state, viewer));
        const { sides } = NINE_YEARS.view(read, "arbiter");
        expect([viewer, sides[seat].chosen, sides[other].chosen]).toEqual([viewer, viewer === seat ? 3 : 1, undefined]);
      }
    }
  });
  test("[NYW-HI.2] both cards are seen, once both have been chosen", () => {
    for (const value of [1, 3]) {
      const t = choosing().play(`alliance show-card ${value}`, `bourbon show-card ${value}`);
      for (const viewer of ["alliance", "bourbon", "spectator"] as const) {
        const { sides } = t.viewOf(viewer);
        expect([viewer, sides.alliance.chosen, sides.bourbon.chosen]).toEqual([viewer, value, value]);
        expect(NINE_YEARS.view(NINE_YEARS.position(t.viewOf(viewer)), "arbiter").sides.bourbon.chosen).toBe(value);
      }
      for (let seed = 0; seed < 40; seed++) {
        const { sides } = NINE_YEARS.view(NINE_YEARS.determinize(t.state, "alliance", seed), "arbiter");
        expect(sides.bourbon.hand![value - 1]).toBeGreaterThan(0);
      }
    }
  });
  test("[NYW-HI.3] who is asked about a card holds it, and no other besides", () => {
    const t = at({ year: 1694, corps: { amsterdam: "1 united-provinces-full" }, held: { bourbon: ["contrary-winds"] }, eventPile: ["siege-train"] });
    t.play("act sea-movement", "sail-to ostend");
    const { sides } = NINE_YEARS.view(NINE_YEARS.position(t.viewOf("alliance")), "arbiter");
    expect(sides.bourbon.held).toEqual(["contrary-winds"]);
    const two = at({
      year: 1694,
      corps: { amsterdam: "1 united-provinces-full" },
      held: { bourbon: ["contrary-winds", "siege-train"] },
      eventPile: ["forced-march"],
    });
    two.play("act sea-movement", "sail-to ostend");
    expect(NINE_YEARS.view(NINE_YEARS.position(two.viewOf("alliance")), "arbiter").sides.bourbon.held).toHaveLength(2);
  });
});
