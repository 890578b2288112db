import { describe, expect, test } from "vitest";
import { EVENT_CARDS } from "../../../src/nine-years/data/events.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import {
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_OUT,
  fewerCardsOf,
  handSize,
  hasFlag,
  loweredBy,
  placeOfEvent,
  poolOf,
  rpModifierOf,
  setLoweredBy,
  TURIN_TALKS,
  zoneControl,
} from "../../../src/nine-years/state/index.js";
import { ALLIANCE, ATLANTIC, AUSTRIA, BOURBON, JACOBITES, NEUTRAL, SUBSIDIES } from "../../../src/nine-years/tables/index.js";
import { canRaiseInDublin } from "../../../src/nine-years/effects/event-cards.js";
import { eventCard, space, t, type Table, table } from "../table.js";

/** A side draws this card, the only one in the pile. */
function draw(on: Table, card: string, seat: number = ALLIANCE): Table {
  return on.eventPile(card).begin("event-draw", { seat });
}
const place = (on: Table, card: string): number => placeOfEvent(on.state, eventCard(card));
const rp = (on: Table): number[] => [rpModifierOf(on.state, ALLIANCE), rpModifierOf(on.state, BOURBON)];
const isVoid = (on: Table): boolean => on.told("event-void").length === 1;
const free = (options?: Parameters<typeof table>[0]): Table => table(options).zone("atlantic", "neutral");

describe("what an event tells", () => {
  test("[NYW-9.3.9] which fortress is lowered, to what; which corps are restored, where", () => {
    const bombed = draw(table(), "bombardment-of-brussels");
    bombed.play(bombed.list[0]!);
    expect(bombed.log.filter(({ type }) => type === "fortress-lowered")).toEqual([expect.objectContaining({ clause: "NYW-9.3.9" })]);
    const militia = draw(table().corps("paris", "france-reduced").corps("lille", "france-reduced").corps("metz", "france-reduced"), "provincial-militia");
    militia.play(militia.list[0]!);
    expect(militia.told("corps-restored")).toEqual([expect.objectContaining({ seat: "bourbon", clause: "NYW-9.3.9" })]);
  });
  test("[NYW-9.3.9] [NYW-4.3.1] [NYW-20.2.5.2.f] Patriot Parliament raises a corps in Dublin: from the pool, where there is room, not among the enemy", () => {
    const forms = (on: Table): boolean => canRaiseInDublin(on.state, t);
    const dublin = (kind: string, count: number): Table => table({ revolution: true }).pool("jacobites", 1).corps("dublin", kind, count);
    expect([forms(table().pool("jacobites", 1)), forms(table().pool("jacobites", 0)), forms(table().pool("jacobites", 2))]).toEqual([true, false, true]);
    expect([forms(dublin("france-full", 5)), forms(dublin("france-full", 6)), forms(dublin("spain-full", 1))]).toEqual([true, false, false]);
  });
});

describe("drawing an event", () => {
  test("[NYW-9.1.1] [NYW-8.1.1.6] each player draws one card of the Event deck, all equally likely", () => {
    const on = table().eventPile("capitation", "great-famine").dice("", "1").begin("event-draw", { seat: BOURBON });
    expect([place(on, "capitation"), place(on, "great-famine")]).toEqual([EVENT_OUT, 0]);
  });
  test("[NYW-5.2.3] of an empty deck none is drawn, of one of a single card that one", () => {
    for (const { id } of EVENT_CARDS.slice(0, 3)) expect([id, place(draw(table(), id), id) === 0]).toEqual([id, false]);
    const on = table().eventPile().begin("event-draw", { seat: BOURBON });
    expect([on.events, on.decision]).toEqual([[], "first-card"]);
  });
  test("[NYW-9.2.1.1] [NYW-9.2.1.5] a card marked Hold Until Played stays with who drew it, beside his Action cards", () => {
    for (const { id, held } of EVENT_CARDS) if (held) expect(place(draw(table(), id, BOURBON), id), id).toBe(EVENT_HELD + BOURBON);
    expect(EVENT_CARDS.filter((card) => card.held).map((card) => card.id)).toEqual([
      "siege-train",
      "forced-march",
      "intercepted-dispatches",
      "contrary-winds",
      "household-troops",
    ]);
  });
  test("[NYW-9.2.1.5] a held card does not count among those of the hand", () => {
    for (const values of [[1], [1, 2, 3], [3, 3]]) {
      const on = draw(table().hand("bourbon", ...values), "siege-train", BOURBON);
      expect([place(on, "siege-train"), handSize(on.state, BOURBON), on.side("bourbon").handSize]).toEqual([
        EVENT_HELD + BOURBON,
        values.length,
        values.length,
      ]);
    }
  });
  test("[NYW-9.2.1.2] any other card is carried out at once, whoever drew it and whoever gains by it", () => {
    expect([rp(draw(table(), "capitation", ALLIANCE)), rp(draw(table(), "capitation", BOURBON))]).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });
  test("[NYW-9.2.1.3] a played card leaves the game for good", () => {
    expect(place(draw(table(), "capitation"), "capitation")).toBe(EVENT_OUT);
  });
  test("[NYW-9.2.2.1] [NYW-9.2.2.2] without its condition the card leaves the game without effect, and no other is drawn", () => {
    const on = table().control("bourbon", "london").eventPile("bank-of-england", "capitation").dice("", "0").begin("event-draw", { seat: ALLIANCE });
    expect([isVoid(on), rp(on), place(on, "bank-of-england"), place(on, "capitation")]).toEqual([true, [0, 0], EVENT_OUT, 0]);
  });
  test("[NYW-9.2.3.1] [NYW-9.2.3.2] exactly four cards are lasting and lie on their place", () => {
    expect(EVENT_CARDS.filter((card) => card.lasting).map((card) => card.id)).toEqual([
      "beachy-head",
      "death-of-louvois",
      "battle-of-zenta",
      "guerre-de-course",
    ]);
    expect(place(draw(table(), "death-of-louvois"), "death-of-louvois")).toBe(EVENT_LASTING);
  });
  test("[NYW-9.2.1.4] [NYW-D-03] choices are made by the side the card names, not by the drawer", () => {
    const on = draw(table().corps("vienna", "austria-full").corps("linz", "austria-full"), "ottoman-counteroffensive", BOURBON);
    expect(NINE_YEARS.seatsToMove(on.state)).toEqual(["alliance"]);
  });
});

describe("lasting events", () => {
  test("[NYW-9.3.1] [NYW-9.3.1.2] [NYW-10.1.3] Beachy Head: after the Glorious Revolution the Atlantic becomes Bourbon-controlled, without VP", () => {
    const on = draw(free({ revolution: true }).zone("mediterranean", "alliance"), "beachy-head");
    expect([zoneControl(on.state, ATLANTIC), on.state.vp, place(on, "beachy-head")]).toEqual([BOURBON, 22, EVENT_LASTING]);
    expect(zoneControl(on.state, 1 - ATLANTIC)).toBe(ALLIANCE);
    expect(isVoid(draw(free(), "beachy-head"))).toBe(true);
    expect(isVoid(draw(free({ revolution: true }).lasting("guerre-de-course"), "beachy-head"))).toBe(true);
  });
  test("[NYW-9.3.2] [NYW-9.3.2.1] [NYW-10.1.3] Guerre de Course takes Beachy Head away; the Atlantic goes to the Alliance with London, else to nobody", () => {
    const held = draw(
      table().lasting("beachy-head").zone("atlantic", "bourbon").zone("mediterranean", "bourbon").control("alliance", "london"),
      "guerre-de-course",
    );
    expect([place(held, "beachy-head"), zoneControl(held.state, ATLANTIC), held.state.vp]).toEqual([EVENT_OUT, ALLIANCE, 22]);
    expect(zoneControl(held.state, 1 - ATLANTIC)).toBe(BOURBON);
    const lost = draw(table().zone("atlantic", "bourbon").control("bourbon", "london"), "guerre-de-course");
    expect(zoneControl(lost.state, ATLANTIC)).toBe(NEUTRAL);
  });
  test("[NYW-9.3.4] [NYW-9.3.4.1] Battle of Zenta: an Austrian corps of the pool goes full to Vienna, if it is held and below its limit", () => {
    const on = draw(table().pool("austria", 2), "battle-of-zenta");
    expect([on.corpsAt("vienna"), poolOf(on.state, AUSTRIA), place(on, "battle-of-zenta")]).toEqual(["1 austria-full", 1, EVENT_LASTING]);
    expect(draw(table().pool("austria", 1).control("bourbon", "vienna"), "battle-of-zenta").corpsAt("vienna")).toEqual("");
  });
  test("[NYW-9.3.10] a corps an event puts in a full space stays in the Force Pool", () => {
    const on = draw(table().pool("austria", 1).corps("vienna", "austria-full", 12), "battle-of-zenta");
    expect([on.count("alliance", "vienna"), poolOf(on.state, AUSTRIA)]).toEqual([12, 1]);
    const scotland = draw(table({ revolution: true }).corps("highlands", "france-full", 8), "scotland-rises");
    expect([scotland.corpsAt("highlands"), poolOf(scotland.state, JACOBITES)]).toEqual(["8 france-full", 1]);
  });
});

describe("events that bring and take pieces", () => {
  test("[NYW-9.3.5] [NYW-9.3.5.1] [NYW-7.2.6.2] Scotland Rises: Claverhouse and the fifth Jacobite corps, full, in Highlands", () => {
    const on = draw(table({ revolution: true }).control("alliance", "highlands"), "scotland-rises");
    expect([on.corpsAt("highlands"), on.placeOf("claverhouse"), on.controlOf("highlands")]).toEqual(["1 jacobites-full", "highlands", "bourbon"]);
    expect(on.events.slice(2)).toEqual([
      { type: "corps-arrived", seat: "bourbon", corps: "jacobites-full", space: "highlands", clause: "NYW-9.3.5.1" },
      { type: "leader-arrived", leader: "claverhouse", space: "highlands", clause: "NYW-9.3.5.1" },
      { type: "control-changed", space: "highlands", seat: "bourbon", clause: "NYW-9.3.5.1" },
    ]);
    expect(isVoid(draw(table(), "scotland-rises"))).toBe(true);
    expect(isVoid(draw(table({ revolution: true }).corps("highlands", "britain-full"), "scotland-rises"))).toBe(true);
  });
  test("[NYW-9.3.9] Patriot Parliament: every reduced Jacobite corps in Ireland is restored, or one is formed in Dublin", () => {
    const on = () =>
      draw(table({ revolution: true }).corps("dublin", "jacobites-reduced").corps("cork", "jacobites-reduced", 2).pool("jacobites", 1), "patriot-parliament");
    expect(on().list).toEqual(["choose-option 0", "choose-option 1"]);
    const restored = on().play("bourbon choose-option 0");
    expect([restored.corpsAt("dublin"), restored.corpsAt("cork")]).toEqual(["1 jacobites-full", "2 jacobites-full"]);
    const formed = on().play("bourbon choose-option 1");
    expect([formed.corpsAt("dublin"), poolOf(formed.state, JACOBITES)]).toEqual(["2 jacobites-reduced", 0]);
  });
  test("[NYW-9.3.11] of alternatives only those that change something may be chosen; if none does there is no further effect", () => {
    const one = draw(table({ revolution: true }).pool("jacobites", 1), "patriot-parliament");
    expect(one.corpsAt("dublin")).toEqual("1 jacobites-reduced");
    const none = draw(table({ revolution: true }), "patriot-parliament");
    expect([none.decision, none.corpsAt("dublin")]).toEqual(["first-card", ""]);
  });
  test("[NYW-9.3.9] [NYW-4.3.1] Patriot Parliament forms nobody among Alliance corps that the Revolution of a winter left in Dublin", () => {
    const on = draw(table({ revolution: true }).corps("dublin", "britain-full").pool("jacobites", 1), "patriot-parliament");
    expect([on.decision, on.corpsAt("dublin")]).toEqual(["first-card", "1 britain-full"]);
  });
  test("[NYW-9.3.9] Devastation of the Palatinate: 1 RP less for the Alliance, and a reduced Subsidies corps", () => {
    const on = draw(table().pool("subsidies", 1), "devastation-of-the-palatinate");
    expect([rp(on), on.corpsAt("empire-subsidy-home"), poolOf(on.state, SUBSIDIES)]).toEqual([[-1, 0], "1 subsidies-reduced", 0]);
  });
  test("[NYW-9.3.9] Ottoman Counteroffensive: an unbesieged Austrian corps goes to the Force Pool, a full one if there is one", () => {
    const on = draw(table().corps("vienna", "austria-reduced").corps("linz", "austria-full").corps("trent", "austria-full"), "ottoman-counteroffensive");
    expect(on.listed("choose-corps")).toEqual(["linz austria-full", "trent austria-full"]);
    expect(on.refusedBy("alliance choose-corps vienna austria-reduced")).toBe("NYW-9.3.9");
    on.play("alliance choose-corps linz austria-full");
    expect([on.corpsAt("linz"), poolOf(on.state, AUSTRIA)]).toEqual(["", 1]);
    expect(isVoid(draw(table().corps("inside vienna", "austria-full"), "ottoman-counteroffensive"))).toBe(true);
  });
  test("[NYW-9.3.9] Death of Charles of Lorraine and Death of Luxembourg remove the leader", () => {
    expect(draw(table().leader("charles-of-lorraine", "munich"), "death-of-charles-of-lorraine").placeOf("charles-of-lorraine")).toBe("removed");
    const on = draw(table().leader("luxembourg-duke", "paris"), "death-of-luxembourg");
    expect(on.placeOf("luxembourg-duke")).toBe("removed");
    expect(isVoid(draw(on, "death-of-luxembourg"))).toBe(false);
  });
  test("[NYW-9.3.9] Glorious Return of the Vaudois: a full French corps in the Alps is reduced", () => {
    const on = draw(table().corps("pinerolo", "france-full").corps("casale", "france-full").corps("lyon", "france-full"), "glorious-return-of-the-vaudois");
    expect(on.listed("choose-corps")).toEqual(["pinerolo france-full", "casale france-full"]);
    on.play("bourbon choose-corps casale france-full");
    expect(on.corpsAt("casale")).toEqual("1 france-reduced");
    expect(isVoid(draw(table().corps("lyon", "france-full"), "glorious-return-of-the-vaudois"))).toBe(true);
  });
  test("[NYW-9.3.8] some events bring corps into play, from the Force Pool to the space they name", () => {
    const on = draw(table().pool("subsidies", 2), "subsidy-treaty");
    expect(on.told("corps-arrived")).toEqual([
      { type: "corps-arrived", seat: "alliance", corps: "subsidies-full", space: "empire-subsidy-home", clause: "NYW-9.3.8" },
    ]);
    expect(poolOf(on.state, SUBSIDIES)).toBe(1);
    // A card of another kind brings nobody.
    expect(draw(table().pool("subsidies", 2), "capitation").told("corps-arrived")).toEqual([]);
  });
  test("[NYW-9.3.9] Subsidy Treaty: a full Subsidies corps in the Empire/Subsidy Home Space", () => {
    expect(draw(table().pool("subsidies", 1), "subsidy-treaty").corpsAt("empire-subsidy-home")).toEqual("1 subsidies-full");
    expect(isVoid(draw(table(), "subsidy-treaty"))).toBe(true);
  });
  test("[NYW-9.3.9] Provincial Militia: up to two reduced French corps with a LOC are restored for nothing", () => {
    const on = draw(table().corps("paris", "france-reduced").corps("lille", "france-reduced").corps("metz", "france-reduced"), "provincial-militia");
    expect(on.list).toEqual(["choose-corps lille france-reduced", "choose-corps paris france-reduced", "choose-corps metz france-reduced"]);
    on.play("bourbon choose-corps paris france-reduced");
    expect(on.list).toContain("done");
    on.play("bourbon done");
    expect([on.corpsAt("paris"), on.corpsAt("lille")]).toEqual(["1 france-full", "1 france-reduced"]);
  });
});

describe("events that move points and cards", () => {
  test("[NYW-9.3.9] Great Famine, Capitation, Bank of England, Smyrna Convoy", () => {
    expect(rp(draw(table(), "great-famine"))).toEqual([0, -2]);
    expect(rp(draw(table(), "capitation"))).toEqual([0, 2]);
    expect(rp(draw(table().control("alliance", "london"), "bank-of-england"))).toEqual([2, 0]);
    expect(rp(draw(table().zone("mediterranean", "bourbon").zone("atlantic", "alliance"), "smyrna-convoy"))).toEqual([-1, 1]);
    expect(isVoid(draw(table().zone("mediterranean", "neutral").zone("atlantic", "alliance"), "smyrna-convoy"))).toBe(true);
  });
  test("[NYW-9.3.9] Contributions: a point for each side with two spaces whose home power is the other side's and active, the islands apart", () => {
    expect(rp(draw(table().control("bourbon", "mons", "ghent"), "contributions"))).toEqual([0, 1]);
    expect(rp(draw(table().control("bourbon", "mons"), "contributions"))).toEqual([0, 0]);
    expect(rp(draw(table().control("alliance", "lille", "tournai").control("bourbon", "mons", "ghent"), "contributions"))).toEqual([1, 1]);
    expect(rp(draw(table({ revolution: true }), "contributions"))).toEqual([0, 0]);
  });
  test("[NYW-9.3.9] Recoinage Crisis: one Action card less for the Alliance this turn", () => {
    const on = draw(table().control("alliance", "london"), "recoinage-crisis");
    expect([fewerCardsOf(on.state, ALLIANCE), fewerCardsOf(on.state, BOURBON)]).toEqual([1, 0]);
  });
  test("[NYW-9.3.9] Bombardment: a fortress of the Low Countries beside a Bourbon space falls by 1, not below 1", () => {
    const on = draw(table(), "bombardment-of-brussels");
    expect(on.listed("choose-space")).toEqual(["mons", "namur"]);
    on.play("bourbon choose-space namur");
    expect([loweredBy(on.state, space("namur")), rp(on)]).toEqual([1, [-1, 0]]);
    const weak = draw(
      table().set((s) => ["mons", "namur"].forEach((id) => setLoweredBy(s, space(id), 1))),
      "bombardment-of-brussels",
    );
    expect([weak.decision, rp(weak)]).toEqual(["first-card", [-1, 0]]);
  });
  test("[NYW-9.3.9] Secret Talks at Turin: no Savoyard corps is formed, restored or replaced this turn", () => {
    const on = draw(table().rp("alliance", 3).pool("savoy", 1).corps("turin", "savoy-reduced"), "turin-talks");
    expect(hasFlag(on.state, TURIN_TALKS)).toBe(true);
    expect(isVoid(draw(table({ savoy: false }), "turin-talks"))).toBe(true);
  });
});
