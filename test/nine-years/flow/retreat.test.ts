import { describe, expect, test } from "vitest";
import { one } from "../../support/table.js";
import { facing, march } from "../marching.js";
import { at } from "../table.js";

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
      leaders: { gastanaga: "valenciennes", boufflers: "tournai demoralized" },
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
      leaders: { gastanaga: "valenciennes", boufflers: "reims demoralized" },
    });
    t.dice("5 1 1 1 1");
    const events = march(t);
    expect(one(events, "retreated")).toMatchObject({ seat: "bourbon", to: null, clause: "NYW-16.4.6" });
    expect([t.poolOf("france"), t.placeOf("boufflers"), t.corpsAt("reims")]).toEqual([2, "waiting", "2 spain-full"]);
  });

  test("[NYW-16.4.7] a force that loses as defender in an enemy port may re-embark, all together, with one roll", () => {
    // The Alliance stands in Bristol, which the Bourbons have converted; it can only sail.
    const t = at({
      seat: "bourbon",
      control: { bristol: "bourbon", york: "bourbon", london: "bourbon" },
      corps: { york: "3 france-full", bristol: "2 spain-full" },
      leaders: { noailles: "york" },
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
    const sailed = at();
    sailed.state = t.state;
    sailed.dice("1").play("re-embark ostend");
    expect(sailed.corpsAt("ostend")).toBe("2 spain-reduced-demoralized");
    const sunk = at();
    sunk.state = { ...t.state, zones: 1 | (2 << 2) }; // the Atlantic is the Bourbons'
    sunk.dice("2");
    const events = sunk.play("re-embark ostend").events;
    expect(one(events, "sailed")).toMatchObject({ arrived: false, total: 0 });
    expect(sunk.poolOf("spain")).toBe(2);
    const kept = at();
    kept.state = t.state;
    expect(kept.play("decline").one("retreated")).toMatchObject({ to: null, clause: "NYW-16.4.6" });
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
