import { describe, expect, test } from "vitest";
import { one } from "../../support/table.js";
import { facing, march } from "../marching.js";
import { at, given, type Scene, type Table } from "../table.js";

describe("retreat", () => {
  test("[NYW-16.4.1] [NYW-16.4.3] [NYW-16.4.2] a losing attacker retreats to the space he came from; corps need no leader", () => {
    const t = facing("2 spain-full", "2 france-full");
    t.dice("1 1 5 1 1");
    const events = march(t);
    expect(one(events, "retreated")).toMatchObject({ seat: "alliance", from: "reims", to: "valenciennes", clause: "NYW-16.4.3" });
    expect(t.corpsAt("valenciennes")).toBe("1 spain-full-demoralized, 1 spain-reduced-demoralized");
  });

  test("[NYW-16.4.4] a losing defender chooses an adjacent friendly space free of the enemy, not the one the attacker came from", () => {
    const t = facing("2 spain-full", "2 france-full", { corps: { metz: "1 austria-full" } });
    t.dice("5 1 1 1");
    march(t);
    expect([t.decision, t.seat, t.list]).toEqual(["retreat", "bourbon", ["retreat-to dinant", "retreat-to paris"]]);
  });

  test("[NYW-16.4.5] [NYW-17.3.2] in a space with his own fortress he may first put corps, up to the room there is, and leaders into it", () => {
    const t = at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", tournai: "3 france-full" },
      leader: { gastanaga: "valenciennes", boufflers: "tournai demoralized" },
    });
    t.play("act campaign", "take-corps spain-full", "take-corps spain-full", "take-corps spain-full", "take-corps spain-full", "step tournai");
    expect(t.decision).toBe("fortify");
    t.dice("5 1 1 1 1 1 1 1").play("done");
    expect([t.decision, t.list]).toEqual([
      "fortify",
      ["fortify-corps france-full-demoralized", "fortify-corps france-reduced-demoralized", "fortify-leader boufflers", "done"],
    ]);
    t.play("fortify-corps france-full-demoralized", "fortify-corps france-full-demoralized");
    expect(t.list).toEqual(["fortify-leader boufflers", "done"]);
    t.play("done");
    expect([t.corpsAt("inside tournai"), t.corpsAt("lille"), t.placeOf("boufflers")]).toEqual([
      "2 france-full-demoralized",
      "1 france-reduced-demoralized",
      "lille demoralized",
    ]);
  });

  test("[NYW-16.4.6] corps that cannot retreat are eliminated, leaders go off the map", () => {
    const t = facing("2 spain-full", "2 france-full", {
      control: { valenciennes: "alliance", dinant: "alliance", paris: "alliance", metz: "alliance" },
      leader: { gastanaga: "valenciennes", boufflers: "reims demoralized" },
    });
    t.dice("5 1 1 1 1");
    const events = march(t);
    expect(one(events, "retreated")).toMatchObject({ seat: "bourbon", to: null, clause: "NYW-16.4.6" });
    expect([t.poolOf("france"), t.placeOf("boufflers"), t.corpsAt("reims")]).toEqual([2, "waiting", "2 spain-full"]);
  });

  test("[NYW-16.4.7] a force that loses as defender in an enemy port may re-embark, all together, with one roll", () => {
    // The Alliance stands in Bristol, which the Bourbons have converted; it can only sail.
    const t = at({
      active: "bourbon",
      control: { bristol: "bourbon", york: "bourbon", london: "bourbon" },
      corps: { york: "3 france-full", bristol: "2 spain-full" },
      leader: { noailles: "york" },
    });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "take-corps france-full");
    t.dice("5 1 1 1 1 1").play("step bristol");
    expect([t.decision, t.seat]).toEqual(["retreat", "alliance"]);
    expect(t.list).toEqual([
      "decline",
      "re-embark londonderry",
      "re-embark amsterdam",
      "re-embark ostend",
      "re-embark san-sebastian",
      "re-embark la-coruna",
      "re-embark cadiz",
    ]);
    expect(t.reason("re-embark brest")).toBe("re-embark/not-there NYW-16.4.7");
    const sailed = given(t.state).dice("1").play("re-embark ostend");
    expect(sailed.corpsAt("ostend")).toBe("2 spain-reduced-demoralized");
    const sunk = given({ ...t.state, zones: 1 | (2 << 2) }).dice("2"); // the Atlantic is the Bourbons'
    const events = sunk.play("re-embark ostend").events;
    expect(one(events, "sailed")).toMatchObject({ arrived: false, total: 0 });
    expect(sunk.poolOf("spain")).toBe(2);
    expect(given(t.state).play("decline").one("retreated")).toMatchObject({ to: null, clause: "NYW-16.4.6" });
  });
});

describe("where the loser goes", () => {
  test("[NYW-14.6.11] [NYW-16.4.1] the winner stays in the space, the loser alone goes", () => {
    const t = facing("3 spain-full", "2 france-full");
    t.dice("5 1 1 1 1");
    march(t);
    expect(t.asked).toBe("retreat bourbon");
    t.play("retreat-to paris");
    expect(t.told("retreated")).toEqual([{ type: "retreated", seat: "bourbon", from: "reims", to: "paris", clause: "NYW-16.4.4" }]);
    expect([t.corpsAt("reims"), t.corpsAt("paris"), t.asked]).toEqual([
      "3 spain-full",
      "1 france-full-demoralized, 1 france-reduced-demoralized",
      "round bourbon",
    ]);
  });
});

describe("by sea", () => {
  /** The Alliance has lost Bristol, an enemy port unless it is said whose, with nowhere to go by land. */
  const beaten = (more: Scene = {}, dice = "5 1 1 1 1 1 1"): Table =>
    at({
      active: "bourbon",
      ...more,
      control: { bristol: "bourbon", york: "bourbon", london: "bourbon", ...more.control },
      corps: { york: "3 france-full", bristol: "3 spain-full", ...more.corps },
      leader: { noailles: "york", ...more.leader },
    })
      .play("act campaign")
      .takeAll()
      .dice(dice)
      .play("step bristol");

  test("[NYW-14.5.4] [NYW-14.5.5] the die counts 1 more over a friendly zone, 2 less over an enemy one, of the sea that is sailed", () => {
    const total = (zones: NonNullable<Scene["zone"]>): number => beaten({ zone: zones }).dice("4").play("re-embark ostend").one("sailed").total;
    expect([total({}), total({ atlantic: "alliance" }), total({ atlantic: "bourbon" })]).toEqual([4, 5, 2]);
    expect(total({ atlantic: "alliance", mediterranean: "bourbon" })).toBe(5);
  });

  test("[NYW-14.5.7] [NYW-16.4.7] 2 lands, 1 lands and costs a step, 0 does not land", () => {
    const result = (die: string, atlantic?: "bourbon") => {
      const t = beaten(atlantic === undefined ? {} : { zone: { atlantic } })
        .dice(die)
        .play("re-embark ostend");
      return [t.one("sailed").arrived, t.corpsAt("ostend"), t.poolOf("spain"), t.asked];
    };
    expect(result("2")).toEqual([true, "2 spain-full-demoralized, 1 spain-reduced-demoralized", 0, "round alliance"]);
    expect(result("1")).toEqual([true, "1 spain-full-demoralized, 2 spain-reduced-demoralized", 0, "round alliance"]);
    expect(result("2", "bourbon")).toEqual([false, "", 3, "round alliance"]);
  });

  test("[NYW-16.4.7] only corps re-embark, and only from an enemy port", () => {
    const own = beaten({ control: { bristol: "alliance" } });
    expect([own.asked, own.poolOf("spain")]).toEqual(["round alliance", 3]);
    const inland = at({
      active: "bourbon",
      control: { york: "bourbon", london: "bourbon", bristol: "bourbon", edinburgh: "bourbon" },
      corps: { london: "3 france-full", york: "3 spain-full" },
      leader: { noailles: "london" },
    });
    inland.play("act campaign").takeAll().dice("5 1 1 1 1 1 1").play("step york");
    expect([inland.asked, inland.poolOf("spain")]).toEqual(["round alliance", 3]);
    // Both corps fall, and their leader is left.
    const lone = beaten({ corps: { bristol: "1 spain-reduced" }, leader: { gastanaga: "bristol" } }, "5 1 1 1 1 1");
    expect([lone.asked, lone.placeOf("gastanaga")]).toEqual(["round alliance", "waiting"]);
  });

  test("[NYW-16.4.7] not to a port that is besieged or where the enemy stands", () => {
    const to = (corps: Scene["corps"]) => beaten({ corps: { ...corps } }).listed("re-embark");
    expect([to({}).includes("ostend"), to({ ostend: "1 jacobites-full" }).includes("ostend"), to({ ostend: "1 spain-full" }).includes("ostend")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

test("[NYW-16.4.4] not to where the attacker came from, though it is his own", () => {
  const t = facing("3 spain-full", "2 france-full", { control: { valenciennes: "bourbon" } });
  t.dice("5 5 1 1 1");
  march(t);
  while (t.decision === "losses") t.play(t.list[0]!);
  expect([t.asked, t.listed("retreat-to").includes("valenciennes"), t.listed("retreat-to").includes("paris")]).toEqual(["retreat bourbon", false, true]);
});

test("[NYW-16.4.4] the loser goes where he chooses, corps and leaders", () => {
  const t = facing("3 spain-full", "2 france-full", { leader: { boufflers: "reims" } });
  t.play("act campaign").takeAll().dice("5 5 1 1 1 1 1 1").play("step reims", "stand");
  while (t.decision === "losses") t.play(t.list[0]!);
  expect([t.asked, t.listed("retreat-to").length > 1]).toEqual(["retreat bourbon", true]);
  t.play("retreat-to paris");
  expect([t.corpsAt("reims"), t.count("bourbon", "paris"), t.placeOf("boufflers"), t.asked]).toEqual(["3 spain-full", 2, "paris demoralized", "round bourbon"]);
});
