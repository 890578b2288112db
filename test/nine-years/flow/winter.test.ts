import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import {
  FAMOUS,
  FLEET_BOX,
  FLEET_POOL,
  fleetPlace,
  GR_HAPPENED,
  hasFlag,
  hasMarks,
  isContinued,
  LEADER_DEMORALIZED,
  loweredBy,
  placeOfEvent,
  poolOf,
  setContinued,
  setFlag,
  setLine,
  setLoweredBy,
  EVENT_NOT_ADDED,
  setPlaceOfEvent,
  zoneControl,
} from "../../../src/nine-years/state/index.js";
import { ALLIANCE, ATLANTIC, BOURBON, BRITAIN, NEUTRAL } from "../../../src/nine-years/tables/index.js";
import { eventCard, leader, space, table } from "../table.js";

/** A year without talks, London held by the Alliance. */
const calm = (options: Parameters<typeof table>[0] = { year: 1692, revolution: true }) => table(options);

describe("withdrawal", () => {
  test("[NYW-19.1] [NYW-8.1.5.1] [NYW-D-34] units not in a friendly space go to the nearest friendly one", () => {
    const on = calm().corps("mons", "france-full").begin("winter");
    expect(on.listed("withdraw-to")).toEqual(["tournai", "valenciennes"]);
    on.play("bourbon withdraw-to tournai");
    expect([on.corpsAt("tournai"), on.corpsAt("mons")]).toEqual(["1 france-full", ""]);
  });
  test("[NYW-19.1.1] the side with initiative places its groups first", () => {
    const groups = (year: number) => calm({ year, revolution: true }).corps("charleroi", "france-full").corps("dinant", "spain-full").begin("winter");
    expect(NINE_YEARS.seatsToMove(groups(1692).state)).toEqual(["bourbon"]);
    expect(NINE_YEARS.seatsToMove(groups(1694).state)).toEqual(["alliance"]);
  });
  test("[NYW-8.1.5.1] [NYW-19.1.1] several kinds of corps of a space go together, with the leaders who are not in a friendly space; others stay", () => {
    const on = calm()
      .corps("mons", "france-full", 2)
      .corps("mons", "france-reduced")
      .corps("mons", "jacobites-full")
      .leader("noailles", "mons")
      .leader("vauban", "paris")
      .corps("lille", "france-full")
      .leader("ginkel", "inside london")
      .corps("london", "jacobites-full");
    on.begin("winter");
    expect(on.asked).toBe("displace bourbon");
    const force = on.space("mons").corps.every((corps) => corps.force);
    expect([force, on.leaderSeen("noailles").force, on.leaderSeen("vauban").force, on.leaderSeen("ginkel").force, on.space("lille").corps[0]!.force]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    while (on.decision === "displace") on.play(on.list[0]!);
    expect([on.corpsAt("tournai"), on.placeOf("noailles"), on.placeOf("vauban"), on.placeOf("ginkel")]).toEqual([
      "2 france-full, 1 france-reduced, 1 jacobites-full",
      "tournai",
      "paris",
      "london",
    ]);
  });
  test("[NYW-19.1.2] the way does not lead through enemy corps that stay, nor through neutral spaces", () => {
    // from Cuneo, Turin and Nice bar the way while Savoy is neutral; Finale is open
    const on = calm().corps("rennes", "britain-full").corps("brest", "france-full").control("alliance", "brest").begin("winter");
    expect([on.count("alliance", "rennes"), on.count("alliance", "brest")]).toEqual([0, 1]);
    const barred = calm()
      .control("alliance", "brest")
      .corps("rennes", "britain-full")
      .control("bourbon", "brest")
      .control("alliance", "paris")
      .corps("rouen", "france-full")
      .corps("la-rochelle", "france-full")
      .begin("winter");
    expect(poolOf(barred.state, BRITAIN)).toBe(1);
  });
  test("[NYW-19.1.2] [NYW-14.8.2] units in a port without a way by land go by sea to a port of the same zone", () => {
    const on = calm().corps("cork", "britain-full").control("bourbon", "londonderry").begin("winter");
    expect(on.listed("withdraw-to")).toContain("london");
    expect(on.listed("withdraw-to")).not.toContain("barcelona");
  });
  test("[NYW-19.1.3] without a way corps go to the Force Pool and leaders off the map", () => {
    const on = calm().corps("athlone", "britain-full").leader("ginkel", "athlone").control("bourbon", "londonderry").begin("winter");
    expect([poolOf(on.state, BRITAIN), on.placeOf("ginkel")]).toEqual([1, "waiting"]);
  });
  test("[NYW-19.1.4] sieges end by the withdrawal; garrisons stay", () => {
    const on = calm().corps("inside tournai", "france-full").corps("tournai", "spain-full", 3).begin("winter").play("alliance withdraw-to ghent");
    expect([on.corpsAt("tournai"), on.corpsAt("inside tournai"), on.corpsAt("ghent")]).toEqual(["1 france-full", "", "3 spain-full"]);
  });
  test("[NYW-19.1.5] [NYW-4.1.3.3] [NYW-D-35] after the withdrawals each corps above the limit costs a step, full corps first", () => {
    const on = calm().corps("milan", "spain-full", 9).corps("milan", "spain-reduced").begin("winter");
    // ten corps where eight may be: two steps
    expect(on.corpsAt("milan")).toEqual("7 spain-full, 3 spain-reduced");
  });
  test("[NYW-4.1.3.3] [NYW-19.1.5] the side with initiative first, every overstacked space once, those of the other side too", () => {
    const losing = (year: number) => {
      const on = calm({ year, revolution: true })
        .corps("london", "britain-full", 9)
        .corps("milan", "spain-full", 10)
        .corps("dublin", "jacobites-full", 5)
        .corps("dublin", "france-full", 3)
        .corps("antwerp", "spain-full", 12)
        .begin("winter");
      while (on.decision === "losses") on.play(on.list[0]!);
      return on.log.flatMap((event) => (event.type === "corps-reduced" ? [`${event.space} ${event.clause}`] : []));
    };
    const [london, milan, dublin] = ["london", "milan", "dublin"].map((id) => `${id} NYW-4.1.3.3`);
    expect(losing(1692)).toEqual([dublin, dublin, london, milan, milan]);
    expect(losing(1694)).toEqual([london, milan, milan, dublin, dublin]);
  });
  test("[NYW-19.1.6] [NYW-17.2.2] [NYW-A-30] weakened fortresses regain their strength", () => {
    const on = calm()
      .set((s) => setLoweredBy(s, space("namur"), 1))
      .begin("winter");
    expect(loweredBy(on.state, space("namur"))).toBe(0);
  });
});

describe("markers and fleets", () => {
  test("[NYW-19.2.1] [NYW-8.1.5.2] [NYW-16.5.3] Continued Siege, Famous Victory and Demoralized markers go", () => {
    const on = calm()
      .corps("paris", "france-full-demoralized")
      .leader("vauban", "paris")
      .demoralized("vauban")
      .set((s) => {
        setContinued(s, space("namur"), true);
        setFlag(s, (FAMOUS << ALLIANCE) | (FAMOUS << BOURBON), true);
      });
    on.begin("winter");
    expect([
      on.corpsAt("paris"),
      hasMarks(on.state, leader("vauban"), LEADER_DEMORALIZED),
      isContinued(on.state, space("namur")),
      hasFlag(on.state, FAMOUS << ALLIANCE),
      hasFlag(on.state, FAMOUS << BOURBON),
    ]).toEqual(["1 france-full", false, false, false, false]);
  });
  test("[NYW-15.5.3] [NYW-15.2.6] Fortified Lines stay; what was built this turn may be raised in the next", () => {
    const on = calm()
      .set((s) => setLine(s, space("tournai"), 1, BOURBON, true))
      .set((s) => setLine(s, space("namur"), 2, ALLIANCE, false));
    expect(on.space("tournai").line).toEqual({ side: "bourbon", level: 1, isNew: true });
    on.begin("winter");
    expect([on.space("tournai").line, on.space("namur").line]).toEqual([
      { side: "bourbon", level: 1 },
      { side: "alliance", level: 2 },
    ]);
    expect(on.rp("bourbon", 1).corps("tournai", "france-full", 5).begin("spend", { seat: BOURBON }).list).toContain("spend line");
  });
  test("[NYW-19.2.1] [NYW-8.1.5.2] markers go in the first space of the board and in the last, of every fortress", () => {
    const marked = ["london", "edinburgh", "lisbon"];
    const on = calm().control("bourbon", "lisbon");
    for (const id of marked) on.set((s) => setContinued(s, space(id), true));
    on.begin("winter");
    expect(marked.map((id) => isContinued(on.state, space(id)))).toEqual([false, false, false]);
  });
  test("[NYW-19.2.2] [NYW-12.3.6.8] [NYW-20.2.4.5] fleets not in a control box go to the Force Pool", () => {
    const on = calm().fleet("brest-fleet", 2).fleet("toulon-fleet", "box").zone("mediterranean", "bourbon").zone("atlantic", "alliance").begin("winter");
    expect([fleetPlace(on.state, 0), fleetPlace(on.state, 1)]).toEqual([FLEET_POOL, FLEET_BOX]);
  });
});

describe("the Atlantic and London", () => {
  test("[NYW-10.1.5] [NYW-9.3.1.1] [NYW-A-11] while Beachy Head lies on its place the Atlantic becomes Bourbon-controlled", () => {
    expect(zoneControl(calm().lasting("beachy-head").zone("atlantic", "alliance").begin("winter").state, ATLANTIC)).toBe(BOURBON);
  });
  test("[NYW-10.1.6] [NYW-A-52] otherwise Alliance-controlled, if London is the Alliance's", () => {
    const on = calm().zone("atlantic", "neutral").begin("winter");
    expect([zoneControl(on.state, ATLANTIC), placeOfEvent(on.state, eventCard("beachy-head"))]).toEqual([ALLIANCE, 0]);
  });
  test("[NYW-10.1.7] if neither holds it stays as it is; the Mediterranean never changes", () => {
    const on = table({ year: 1692 })
      .set((s) => setFlag(s, GR_HAPPENED, true))
      .zone("atlantic", "neutral")
      .zone("mediterranean", "bourbon")
      .begin("winter");
    expect([zoneControl(on.state, ATLANTIC), zoneControl(on.state, 1)]).toEqual([NEUTRAL, BOURBON]);
  });
  test("[NYW-6.1.5] [NYW-19.3.2] [NYW-8.1.5.4] London in Bourbon hands costs the Alliance 2 VP", () => {
    const on = table({ year: 1692 })
      .set((s) => setFlag(s, GR_HAPPENED, true))
      .zone("atlantic", "bourbon")
      .begin("winter");
    expect(on.state.vp).toBe(20);
    expect(calm().begin("winter").state.vp).toBe(22);
  });
  test("[NYW-6.1.5] [NYW-19.3.2] before the Glorious Revolution too, while the Atlantic is not the Alliance's", () => {
    const inWinter = (year: number): unknown[] => {
      const on = table({ year }).zone("atlantic", "bourbon").begin("winter");
      return [hasFlag(on.state, GR_HAPPENED), on.controlOf("london"), on.told("victory-points")];
    };
    const loss = [{ type: "victory-points", by: -2, total: 20, clause: "NYW-6.1.5" }];
    expect([inWinter(1688), inWinter(1689), inWinter(1692)]).toEqual([
      [false, "bourbon", loss],
      [false, "bourbon", loss],
      [false, "bourbon", loss],
    ]);
  });
  test("[NYW-19.4.2] [NYW-8.1.5.6] with London Bourbon and the Atlantic the Alliance's the Glorious Revolution takes place", () => {
    const on = table({ year: 1690 }).zone("atlantic", "alliance").begin("winter");
    expect([hasFlag(on.state, GR_HAPPENED), on.controlOf("london")]).toEqual([true, "alliance"]);
    expect(hasFlag(table({ year: 1690 }).zone("atlantic", "neutral").begin("winter").state, GR_HAPPENED)).toBe(false);
  });
});

describe("the year goes round", () => {
  test("[NYW-8.1] [NYW-19.6.2] [NYW-A-08] after Winter Quarters the next year begins with its Event Phase", () => {
    const on = table({ year: 1692, revolution: true }).only("turn", "nextYear").run();
    expect([on.decision, on.state.year]).toEqual(["choose-order", 1693]);
    expect(on.told("year-began")).toEqual([{ type: "year-began", year: 1693, initiative: "bourbon", clause: "NYW-8.1" }]);
  });
  test("[NYW-20.1.1] [NYW-A-36] [NYW-A-37] the game starts in 1688, without Event and Reinforcement Phase", () => {
    const s = NINE_YEARS.setup({ seed: "start" });
    expect([s.year, NINE_YEARS.decision(s)?.kind]).toEqual([1688, "first-card"]);
  });
  test("[NYW-20.2.2] [NYW-20.2.3] VP start at 25, RP are 6 and 3 before modifiers", () => {
    expect(NINE_YEARS.setup({ seed: "start" }).vp).toBe(25);
    expect(NINE_YEARS.setup({ seed: "start", startVp: 24 }).vp).toBe(24);
  });
  test("[NYW-8.1.1.1] [NYW-7.2.1.3] in 1690 Savoy becomes an Alliance power, without VP", () => {
    const on = table({ year: 1690, savoy: false });
    on.only("turn").run();
    expect([on.controlOf("turin"), on.controlOf("nice"), on.state.vp, on.told("savoy-joined").length]).toEqual(["alliance", "alliance", 22, 1]);
  });
  test("[NYW-8.1.1.2] [NYW-5.2.2] [NYW-9.1.3] in 1693 the added events are shuffled in", () => {
    const on = table({ year: 1693 }).set((s) => setPlaceOfEvent(s, eventCard("capitation"), EVENT_NOT_ADDED));
    on.only("turn").run();
    expect([placeOfEvent(on.state, eventCard("capitation")), on.told("events-added").length]).toEqual([0, 1]);
  });
  const fate = (on: ReturnType<typeof table>, face: number | "none") => {
    on.eventPile()
      .zone("atlantic", "neutral")
      .dice(face === "none" ? "3" : `3 ${face}`)
      .only("turn")
      .run()
      .play("bourbon go-first bourbon", "bourbon decline", "alliance decline");
    return on;
  };
  test("[NYW-8.1.1.5] Marlborough on his British side leaves the game on a 5 or 6", () => {
    const on = (face: number) => fate(table({ year: 1691, revolution: true }).leader("marlborough", "london"), face);
    expect([4, 5, 6].map((face) => on(face).told("leader-removed").length)).toEqual([0, 1, 1]);
  });
  test("[NYW-8.1.1.7] no die is rolled while he is wounded off the map, or before the Glorious Revolution", () => {
    const wounded = table({ year: 1691, revolution: true }).leader("marlborough", "waiting");
    expect(fate(wounded, "none").told("roll")).toHaveLength(1);
    expect(fate(table({ year: 1691 }).leader("marlborough", "london"), "none").told("roll")).toHaveLength(1);
    expect(fate(table({ year: 1691, revolution: true }).leader("marlborough", "not-arrived"), "none").told("roll")).toHaveLength(1);
  });
  test("[NYW-9.1.2] the first drawer's card is resolved before the other draws", () => {
    const on = table({ year: 1692 }).zone("atlantic", "neutral");
    on.eventPile("ottoman-counteroffensive", "capitation").corps("vienna", "austria-full").corps("linz", "austria-full").dice("3", "0").only("turn").run();
    on.play("bourbon go-first bourbon", "bourbon decline", "alliance decline");
    expect([on.decision, on.told("event-drawn").length]).toEqual(["event-choice", 1]);
  });
  test("[NYW-1.1.2] a turn is one year; [NYW-1.1.1] two sides play", () => {
    const s = NINE_YEARS.setup({ seed: "sides" });
    expect([NINE_YEARS.seats, s.year]).toEqual([["alliance", "bourbon"], 1688]);
  });
});
