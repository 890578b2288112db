/** The arbiter's view back to a state: what it says is read, or refused with the field. */
import { describe, expect, test } from "vitest";
import { isTycheError } from "../../src/core/errors.js";
import { NINE_YEARS, type NineYearsView } from "../../src/nine-years/index.js";
import { at, type Table } from "./table.js";

// biome-ignore lint/suspicious/noExplicitAny: views are bent at will here
type Json = any;

const inRound = (): Table =>
  at({
    year: 1694,
    corps: { tournai: "3 spain-full", "inside tournai": "1 france-full", lille: "3 france-full, 1 jacobites-reduced" },
    leaders: { waldeck: "tournai", vauban: "inside tournai", catinat: "lille" },
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
