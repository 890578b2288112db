import { describe, expect, test } from "vitest";
import {
  hasMarks,
  LEADER_NAMED,
  NOT_ARRIVED,
  poolOf,
  REMOVED,
  SAVOY_GONE,
  setFlag,
  setPlaceOfLeader,
  WAITING,
  waitingOf,
} from "../../../src/nine-years/state/index.js";
import { ALLIANCE, AUSTRIA, BOURBON, BRITAIN, FRANCE, SAVOY, SUBSIDIES } from "../../../src/nine-years/tables/index.js";
import { OCCASION } from "../../../src/nine-years/vocabulary/types.js";
import { leader, space, t, table } from "../table.js";

describe("the Reinforcement Phase", () => {
  test("[NYW-8.1.2] [NYW-12.1.1] [NYW-D-04] the side with initiative chooses who does all three steps first", () => {
    expect(table({ year: 1692 }).begin("choose-order", { why: OCCASION.reinforcement }).list).toEqual(["go-first bourbon", "go-first alliance"]);
    expect(table({ year: 1694 }).begin("choose-order", { why: OCCASION.reinforcement }).list).toEqual(["go-first alliance", "go-first bourbon"]);
  });
  const decisions = (): string[] => {
    const on = table({ year: 1692 }).leader("vauban", "paris").begin("reinforcement", { seat: BOURBON });
    const order: string[] = [];
    for (; on.decision !== "first-card"; on.play(on.list.at(-1)!)) if (order.at(-1) !== on.asked) order.push(on.asked);
    return order;
  };
  test("[NYW-12.1.2] [NYW-A-04] spending, then arrivals, then leaders, all by one side", () => {
    expect(decisions()).toEqual(["spend bourbon", "place-arrivals bourbon", "place-leaders bourbon", "transfer-leaders bourbon"]);
  });
  test("[NYW-8.1.2.1] [NYW-8.1.2.2] [NYW-8.1.2.3] resource points are spent in the first step, corps placed in the second, leaders in the third", () => {
    const on = table({ year: 1690 }).leader("catinat", "paris").begin("reinforcement", { seat: BOURBON });
    expect([on.asked, on.told("corps-arrived"), on.told("leader-promoted")]).toEqual(["spend bourbon", [], []]);
    on.play("done");
    expect([on.decision, on.told("leader-promoted")]).toEqual(["place-arrivals", []]);
    on.play("place-corps paris", "place-corps paris");
    expect([on.told("corps-arrived").length, on.told("leader-promoted").map((event) => event.leader), on.decision]).toEqual([
      2,
      ["luxembourg-duke", "catinat"],
      "place-leaders",
    ]);
  });
});

describe("arriving corps", () => {
  test("[NYW-12.2.3.4] a corps that arrives is full", () => {
    const on = table().waiting("austria", 1).begin("place-arrivals", { seat: ALLIANCE }).play("place-corps linz");
    expect(on.told("corps-arrived")).toEqual([{ type: "corps-arrived", seat: "alliance", corps: "austria-full", space: "linz", clause: "NYW-12.2.3.1" }]);
    expect([on.corpsAt("linz"), waitingOf(on.state, AUSTRIA)]).toEqual(["1 austria-full", 0]);
  });
  test("[NYW-12.2.1] [NYW-20.3.2] [NYW-D-06] the corps the schedule names for the year arrive full, each in a space of the owner's choice", () => {
    const on = table({ year: 1692 })
      .begin("reinforcement", { seat: BOURBON })
      .play("bourbon done", "bourbon place-corps paris", "bourbon place-corps paris", "bourbon place-corps metz");
    expect([on.corpsAt("paris"), on.corpsAt("metz"), waitingOf(on.state, FRANCE)]).toEqual(["2 france-full", "1 france-full", 0]);
    expect(on.decision).toBe("place-leaders");
  });
  test("[NYW-20.3.1] in 1690 the Bourbons receive two French corps, and Catinat and Luxembourg are promoted", () => {
    const on = table({ year: 1690 })
      .leader("catinat", "paris")
      .leader("luxembourg-duke", "paris")
      .leader("duras", "paris")
      .begin("reinforcement", { seat: BOURBON });
    on.play("bourbon done", "bourbon place-corps strasbourg", "bourbon place-corps paris");
    expect([on.count("bourbon", "strasbourg"), on.count("bourbon", "paris")]).toEqual([1, 1]);
    expect(on.told("leader-promoted").map((event) => "leader" in event && event.leader)).toEqual(["luxembourg-duke", "catinat"]);
    expect(hasMarks(on.state, leader("catinat"), LEADER_NAMED)).toBe(true);
  });
  test("[NYW-12.2.3.1] only in a home space with a LOC to the capital of its power", () => {
    const on = table().waiting("austria", 1).control("bourbon", "linz").begin("place-arrivals", { seat: ALLIANCE });
    // every other Austrian space is cut off from Vienna
    expect(on.corpsAt("vienna")).toEqual("1 austria-full");
    const open = table().waiting("austria", 1).begin("place-arrivals", { seat: ALLIANCE });
    expect(open.listed("place-corps")).toEqual(["vienna", "linz", "salzburg", "innsbruck", "trent", "bregenz"]);
  });
  test("[NYW-12.2.3.2] [NYW-4.1.3.5] not where the stacking limit would be exceeded", () => {
    const on = table().waiting("austria", 1).corps("linz", "austria-full", 12).begin("place-arrivals", { seat: ALLIANCE });
    expect(on.listed("place-corps")).not.toContain("linz");
  });
  test("[NYW-12.2.3.3] only in a space of its side without enemy corps", () => {
    const on = table().waiting("austria", 1).corps("innsbruck", "france-full").control("bourbon", "trent").begin("place-arrivals", { seat: ALLIANCE });
    expect(on.listed("place-corps")).toEqual(["vienna", "linz", "salzburg", "bregenz"]);
    expect(on.refusedBy("alliance place-corps trent")).toBe("NYW-12.2.3.1");
  });
  test("[NYW-12.2.3.5] [NYW-7.2.6.4] after the Glorious Revolution the Jacobite home spaces are those of Great Britain and Ireland", () => {
    const on = table({ revolution: true }).waiting("jacobites", 1).begin("place-arrivals", { seat: BOURBON });
    expect(on.listed("place-corps")).toEqual(["edinburgh", "highlands", "dublin", "athlone", "limerick", "cork"]);
  });
  test("[NYW-7.2.6.3] [NYW-7.2.6.10] before it they are London and York, with London the capital", () => {
    expect(table().waiting("jacobites", 1).begin("place-arrivals", { seat: BOURBON }).listed("place-corps")).toEqual(["london", "york"]);
  });
  test("[NYW-12.2.4.1] [NYW-12.2.4.2] a corps for which no space qualifies waits and is not lost", () => {
    const on = table().waiting("austria", 2).control("bourbon", "vienna").begin("place-arrivals", { seat: ALLIANCE });
    expect(waitingOf(on.state, AUSTRIA)).toBe(2);
    expect(on.told("corps-delayed")).toEqual([{ type: "corps-delayed", power: "austria", count: 2, clause: "NYW-12.2.4.1" }]);
    on.control("alliance", "vienna").begin("place-arrivals", { seat: ALLIANCE });
    expect(on.decision).toBe("place-arrivals");
  });
  test("[NYW-12.2.4.3] a corps that can be placed must be placed", () => {
    const on = table().waiting("austria", 1).begin("place-arrivals", { seat: ALLIANCE });
    expect(on.list.every((move) => move.startsWith("place-corps "))).toBe(true);
    const spaces = on.listed("place-corps");
    expect([spaces.includes("vienna"), spaces.includes("linz"), spaces.includes("london"), spaces.includes("paris")]).toEqual([true, true, false, false]);
    const british = table({ revolution: true }).waiting("britain", 1).begin("place-arrivals", { seat: ALLIANCE });
    expect(british.listed("place-corps")).toContain("london");
  });
  test("[NYW-12.2.4.4] corps of an inactive power wait; Savoyard ones are dropped once Savoy is out of the war", () => {
    const british = table({ revolution: false }).waiting("britain", 1).begin("place-arrivals", { seat: ALLIANCE });
    expect([waitingOf(british.state, BRITAIN), british.decision]).toEqual([1, "first-card"]);
    const gone = table({ year: 1690, savoy: false })
      .set((s) => setFlag(s, SAVOY_GONE, true))
      .begin("reinforcement", { seat: ALLIANCE });
    gone.play("alliance done");
    expect(waitingOf(gone.state, SAVOY)).toBe(0);
  });
  test("[NYW-12.2.5.1] one British corps a turn may come in at Amsterdam, not a second one", () => {
    const on = table({ revolution: true })
      .waiting("britain", 2)
      .control("bourbon", "york", "bristol", "londonderry")
      .zone("atlantic", "bourbon")
      .begin("place-arrivals", { seat: ALLIANCE });
    expect(on.listed("place-corps")).toEqual(["london", "amsterdam"]);
    on.play("alliance place-corps amsterdam");
    expect([on.count("alliance", "amsterdam"), on.count("alliance", "london")]).toEqual([1, 1]);
  });
  test("[NYW-12.2.5.1] one in this year and another one in the next", () => {
    const on = table({ year: 1691, revolution: true })
      .waiting("britain", 1)
      .control("bourbon", "york", "bristol", "londonderry")
      .zone("atlantic", "bourbon")
      .begin("place-arrivals", { seat: ALLIANCE })
      .play("alliance place-corps amsterdam");
    expect(on.view.britishInAmsterdam).toBe(true);
    on.only("turn", "nextYear").run();
    expect([on.state.year, on.view.britishInAmsterdam]).toEqual([1692, undefined]);
    on.waiting("britain", 1).begin("place-arrivals", { seat: ALLIANCE });
    expect(on.listed("place-corps")).toEqual(["london", "amsterdam"]);
  });
  test("[NYW-20.3.3] the Savoyard corps and Victor Amadeus arrive in 1690", () => {
    const on = table({ year: 1690 }).begin("reinforcement", { seat: ALLIANCE }).play("alliance done");
    while (on.decision === "place-arrivals") on.play(`alliance ${on.list[0]!}`);
    const savoyard = ["turin", "nice", "montmelian", "cuneo"].flatMap((id) => on.view.spaces[id]?.corps ?? []).filter(({ power }) => power === "savoy");
    expect(savoyard.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(3);
    while (on.decision === "place-leaders") on.play(`alliance ${on.list[0]!}`);
    expect(on.placeOf("victor-amadeus")).not.toBe("not-arrived");
  });
});

describe("leaders", () => {
  test("[NYW-12.2.2] [NYW-12.4.8] [NYW-D-07] an arriving leader must be placed, in any space of his side, whatever the LOC", () => {
    const on = table({ year: 1692 }).control("bourbon", "seville").begin("reinforcement", { seat: BOURBON }).play("bourbon done");
    while (on.decision === "place-arrivals") on.play("bourbon place-corps paris");
    expect(on.list.every((move) => move.startsWith("place-leader "))).toBe(true);
    expect(on.list[0]).toMatch(/^place-leader luxembourg-duke|^place-leader /);
    expect(on.listed("place-leader").some((rest) => rest.endsWith(" seville"))).toBe(true);
    expect(on.listed("place-leader").some((rest) => rest.endsWith(" madrid"))).toBe(false);
    const dutch = table({ revolution: true }).leader("waldeck", "waiting").begin("place-leaders", { seat: ALLIANCE });
    expect(dutch.listed("place-leader").slice(0, 2)).toEqual(["william-iii london", "william-iii york"]);
  });
  test("[NYW-12.4.1] leaders due are turned to their named side", () => {
    const on = table({ year: 1691 }).leader("boufflers", "metz").begin("reinforcement", { seat: BOURBON }).play("bourbon done");
    while (on.decision === "place-arrivals") on.play("bourbon place-corps paris");
    expect(hasMarks(on.state, leader("boufflers"), LEADER_NAMED)).toBe(true);
    expect(hasMarks(on.state, leader("villeroi"), LEADER_NAMED)).toBe(false);
  });
  test("[NYW-12.4.2] [NYW-12.4.3] [NYW-D-08] any leaders may be moved to any friendly spaces, with or without corps of whatever power", () => {
    const on = table().leader("vauban", "paris").leader("boufflers", "metz").corps("london", "jacobites-full").begin("transfer-leaders", { seat: BOURBON });
    expect(on.list).toEqual(["transfer-leader boufflers", "transfer-leader vauban", "done"]);
    on.play("bourbon transfer-leader vauban");
    const spaces = on.listed("place-leader").map((rest) => rest.split(" ")[1]);
    expect(spaces).toContain("london");
    expect(spaces).toContain("rouen");
    expect(spaces).not.toContain("paris");
    expect(spaces).not.toContain("namur");
    on.play("bourbon place-leader vauban london");
    expect(on.placeOf("vauban")).toBe("london");
  });
  test("[NYW-12.4.2] nobody is asked when there is nowhere else to go, nor where to when there is only one place", () => {
    const spaces = t.spaceIds.filter((id) => id !== "paris" && id !== "metz");
    // Luxembourg is the first of the leaders.
    const one = table()
      .control("alliance", ...spaces, "metz")
      .control("bourbon", "paris")
      .leader("luxembourg-duke", "paris")
      .begin("transfer-leaders", { seat: BOURBON });
    expect([one.placeOf("luxembourg-duke"), one.decision]).toEqual(["paris", "first-card"]);
    const two = table()
      .control("alliance", ...spaces)
      .control("bourbon", "paris", "metz")
      .leader("luxembourg-duke", "paris")
      .leader("vauban", "paris")
      .begin("transfer-leaders", { seat: BOURBON })
      .play("bourbon transfer-leader luxembourg-duke");
    expect([two.placeOf("luxembourg-duke"), two.list]).toEqual(["metz", ["transfer-leader vauban", "done"]]);
  });
  test("[NYW-12.4.9] each leader is moved at most once", () => {
    const on = table()
      .leader("vauban", "paris")
      .leader("lorge", "paris")
      .begin("transfer-leaders", { seat: BOURBON })
      .play("bourbon transfer-leader vauban", "bourbon place-leader vauban metz");
    expect(on.list).toEqual(["transfer-leader lorge", "done"]);
    expect(on.refusedBy("bourbon transfer-leader vauban")).toBe("NYW-12.4.9");
  });
  test("[NYW-12.4.9] who has just arrived is not moved", () => {
    const on = table().leader("waldeck", "waiting").leader("gastanaga", "namur").begin("reinforcement", { seat: ALLIANCE }).play("alliance done");
    on.playTo("transfer-leaders", "place-leader waldeck breda", "place-leader", "place-corps");
    expect([on.placeOf("waldeck") === "waiting", on.listed("transfer-leader").includes("waldeck"), on.listed("transfer-leader").includes("gastanaga")]).toEqual(
      [false, false, true],
    );
  });
  test("[NYW-12.2.1] [NYW-12.4.5] leaders come in the year of their arrival, not before; the wounded in any", () => {
    const asked = (year: number, id: string): boolean => {
      const on = table({ year, revolution: true });
      for (let i = 0; i < t.firstStaff; i++) if (t.leaderIds[i] !== id) setPlaceOfLeader(on.state, i, REMOVED);
      return on.begin("place-leaders", { seat: t.leaderSide[leader(id)] }).decision === "place-leaders";
    };
    expect([asked(1691, "vendome"), asked(1692, "vendome"), asked(1693, "vendome")]).toEqual([false, true, true]);
    expect([asked(1691, "coehoorn"), asked(1692, "coehoorn")]).toEqual([false, true]);
  });
  test("[NYW-12.2.4.4] the others are called up when Savoy is out of the war", () => {
    const waiting = (gone: boolean): number => {
      const on = table({ year: 1694, savoy: !gone })
        .set((s) => setFlag(s, SAVOY_GONE, gone))
        .begin("reinforcement", { seat: ALLIANCE });
      on.play("alliance done");
      return waitingOf(on.state, SUBSIDIES) + on.log.filter(({ type }) => type === "corps-arrived").length;
    };
    expect([waiting(true) > 0, waiting(true)]).toEqual([true, waiting(false)]);
  });
  test("[NYW-12.4.7] [NYW-A-45] a besieged leader may be transferred away", () => {
    const on = table()
      .leader("vauban", "inside tournai")
      .corps("tournai", "spain-full")
      .begin("transfer-leaders", { seat: BOURBON })
      .play("bourbon transfer-leader vauban", "bourbon place-leader vauban lille");
    expect(on.placeOf("vauban")).toBe("lille");
  });
  test("[NYW-12.4.4] every staff officer in play goes back", () => {
    const on = table({ year: 1696 })
      .leader("bourbon-staff-1", "paris")
      .leader("alliance-staff-1", "namur")
      .begin("reinforcement", { seat: BOURBON })
      .play("bourbon done");
    expect([on.placeOf("bourbon-staff-1"), on.placeOf("alliance-staff-1")]).toEqual(["not-arrived", "namur"]);
    // The second was in the Force Pool already.
    expect(on.log.flatMap((event) => (event.type === "leader-off-map" ? [event.leader, event.clause] : []))).toEqual(["bourbon-staff-1", "NYW-12.4.4"]);
  });
  test("[NYW-16.3.2.1] [NYW-12.4.4] a killed staff officer is out of the game, a wounded one goes back to the Force Pool", () => {
    const on = table({ year: 1696 })
      .set((s) => {
        setPlaceOfLeader(s, leader("bourbon-staff-1"), REMOVED);
        setPlaceOfLeader(s, leader("bourbon-staff-2"), WAITING);
      })
      .begin("reinforcement", { seat: BOURBON })
      .play("bourbon done");
    expect([on.placeOf("bourbon-staff-1"), on.placeOf("bourbon-staff-2")]).toEqual(["removed", "not-arrived"]);
  });
  test("[NYW-12.2.4.4] leaders of an inactive power wait and come in the first year in which it is active, not only in their own", () => {
    const arriving = (revolution: boolean): string[] =>
      table({ year: 1692, revolution })
        .set((s) => {
          for (let i = 0; i < t.firstStaff; i++) setPlaceOfLeader(s, i, t.leaderIds[i] === "schomberg" ? NOT_ARRIVED : REMOVED);
        })
        .begin("place-leaders", { seat: ALLIANCE }).list;
    expect(arriving(true)).toContain("place-leader schomberg london");
    expect(arriving(false).some((move) => move.startsWith("place-leader"))).toBe(false);
  });
  test("[NYW-12.4.5] wounded leaders return like arriving ones", () => {
    const on = table({ year: 1696 }).set((s) => {
      for (const id of [
        "luxembourg-duke",
        "catinat",
        "boufflers",
        "duras",
        "humieres",
        "noailles",
        "lorge",
        "villeroi",
        "vendome",
        "france-minor-1",
        "france-minor-2",
        "james-ii",
        "tyrconnell",
        "sarsfield",
        "marlborough",
      ]) {
        setPlaceOfLeader(s, leader(id), REMOVED);
      }
      setPlaceOfLeader(s, leader("vauban"), WAITING);
    });
    on.begin("reinforcement", { seat: BOURBON }).play("bourbon done", "bourbon place-leader vauban dijon");
    expect(on.placeOf("vauban")).toBe("dijon");
  });
  test("[NYW-12.4.6] leaders who retire this year leave the game before any arrives", () => {
    const on = table({ year: 1690 })
      .leader("duras", "paris")
      .leader("humieres", "paris")
      .begin("reinforcement", { seat: BOURBON })
      .play("bourbon done", "bourbon place-corps paris", "bourbon place-corps paris");
    expect([on.placeOf("duras"), on.placeOf("humieres"), on.decision]).toEqual(["removed", "removed", "place-leaders"]);
  });
  test("a leader cannot come in where enemy corps hold an unfortified friendly space", () => {
    const on = table()
      .leader("vauban", "paris")
      .corps("rouen", "britain-full")
      .corps("lille", "spain-full")
      .begin("transfer-leaders", { seat: BOURBON })
      .play("bourbon transfer-leader vauban");
    const spaces = on.listed("place-leader").map((rest) => rest.split(" ")[1]);
    expect([spaces.includes("rouen"), spaces.includes("lille")]).toEqual([false, true]);
    on.play("bourbon place-leader vauban lille");
    expect(on.placeOf("vauban")).toBe("inside lille");
  });
});

describe("the Force Pools", () => {
  test("[NYW-12.3.2.1] [NYW-12.3.2.3] [NYW-20.2.1] each side has its own, with the corps that start there", async () => {
    const { NINE_YEARS, STANDARD_EDITION } = await import("../../../src/nine-years/index.js");
    const s = NINE_YEARS.setup({ seed: "pools" });
    expect([FRANCE, BRITAIN, AUSTRIA, SAVOY].map((power) => poolOf(s, power))).toEqual([3, 1, 3, 1]);
    const { spaces } = NINE_YEARS.view(s, "arbiter");
    for (const { space: id, corps } of STANDARD_EDITION.placements) {
      const told = (spaces[id]?.corps ?? []).map(({ power, count = 1 }) => `${count} ${power}`);
      expect([id, told.sort()]).toEqual([id, corps.map(({ power, count }) => `${count} ${power}`).sort()]);
    }
    expect(space("paris")).toBeGreaterThanOrEqual(0);
  });
});
