import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { at, type Scene, type Table } from "../table.js";

describe("interception", () => {
  const scene: Scene = {
    active: "bourbon",
    corps: { tournai: "3 france-full", brussels: "3 spain-full" },
    leader: { noailles: "tournai", gastanaga: "brussels", marlborough: "brussels" },
  };
  const intercept = (more: Scene = {}): Table => {
    const corps: Record<string, string> = { tournai: "3 france-full", brussels: "3 spain-full", ...more.corps };
    const t = at({ ...scene, ...more, corps, leader: { ...scene.leader, ...more.leader } });
    t.play("act campaign");
    t.takeAll();
    return t;
  };

  test("[NYW-14.6.1] [NYW-14.6.4] [NYW-14.6.9] when an army with corps enters a friendly space the other side may try once, from an adjacent space", () => {
    const t = intercept();
    t.play("step mons");
    expect([t.decision, t.seat, t.list]).toEqual(["interception", "alliance", ["decline", "intercept-from brussels"]]);
    t.play("decline");
    expect(t.decision).toBe("round");
    const home = intercept({ corps: { lille: "1 france-full" } });
    home.play("step lille");
    expect(home.decision).toBe("campaign-move"); // Lille is not friendly to the Alliance
  });

  test("[NYW-14.6.2] a force has a leader and a corps, and no more corps than the CR of two leaders", () => {
    const t = intercept({ corps: { brussels: "12 spain-full" } });
    t.play("step mons", "intercept-from brussels");
    expect(t.list).toEqual(["take-leader marlborough", "take-leader gastanaga"]);
    t.dice("1");
    t.takeAll();
    expect(t.corpsAt("brussels")).toBe("12 spain-full");
    expect(intercept({ leader: { gastanaga: "ghent", marlborough: "antwerp" } }).play("step mons").events).toBeDefined();
  });

  test("[NYW-14.6.3] no unit of it may be demoralized or besieged, and it may not leave a siege or come from the space the army left", () => {
    const none = intercept({ leader: { gastanaga: "brussels demoralized", marlborough: "antwerp" } });
    none.play("step mons");
    expect(none.decision).toBe("round");
    const corps = intercept({ corps: { brussels: "3 spain-full-demoralized" } });
    corps.play("step mons");
    expect(corps.decision).toBe("round");
    const besieger = intercept({
      corps: { valenciennes: "2 spain-full", brussels: "1 spain-full" },
      leader: { gastanaga: "valenciennes", marlborough: "antwerp" },
    });
    besieger.play("step mons");
    expect(besieger.decision).toBe("round");
    const inside = intercept({
      corps: { charleroi: "1 france-full", "inside charleroi": "1 spain-full", brussels: "1 spain-full" },
      leader: { gastanaga: "inside charleroi", marlborough: "antwerp" },
    });
    inside.play("step mons");
    expect(inside.decision).toBe("round");
  });

  test("[NYW-14.6.5] [NYW-14.6.8] 1d6 plus half the BR, and 1 for friendly corps already there, succeeds on 6; a failed force stays", () => {
    const t = intercept({ leader: { gastanaga: "antwerp" } });
    t.play("step mons", "intercept-from brussels");
    t.dice("3").play("take-corps spain-full", "take-corps spain-full");
    expect(t.corpsAt("brussels")).toBe("3 spain-full");
    expect(t.decision).toBe("round");
    const good = intercept({ leader: { gastanaga: "antwerp" } });
    good.play("step mons", "intercept-from brussels");
    // Marlborough's BR is 3: +2
    good.dice("4 1 1 1 1 5 1 1 1 1 1 1");
    const events = good.play("take-corps spain-full", "take-corps spain-full").events;
    expect(one(events, "interception")).toMatchObject({ success: true, from: "brussels", space: "mons" });
    expect(one(events, "battle-began")).toMatchObject({ attackers: 3, defenders: 3 });
  });

  test("[NYW-14.6.6] [NYW-14.6.7] [NYW-14.6.10] the force comes before battle; nobody may avoid it, those there before may go behind the walls; beaten, the army goes back", () => {
    const t = intercept({ corps: { mons: "1 austria-full" }, leader: { gastanaga: "antwerp", caprara: "mons" } });
    t.play("step mons", "intercept-from brussels");
    t.dice("3").play("take-corps spain-full", "take-corps spain-full");
    // 3 + 2 + 1 for the corps in Mons
    expect([t.decision, t.list]).toEqual(["fortify", ["fortify-corps austria-full", "fortify-leader caprara", "done"]]);
    expect([t.reason("fortify-leader marlborough"), t.reason("fortify-corps spain-full")]).toEqual([
      "fortify/leader-not-there NYW-17.3.2",
      "fortify/corps-not-there NYW-17.3.2",
    ]);
    t.dice("1 1 1 1 5 5 1 1 1 1 1 1");
    const events = t.play("done").events;
    expect(all(events, "battle-began")).toHaveLength(1);
    expect(one(events, "retreated")).toMatchObject({ seat: "bourbon", to: "tournai" });
  });

  test("[NYW-14.6.11] if the moving army wins it occupies the space", () => {
    const t = intercept({ leader: { gastanaga: "antwerp" } });
    t.play("step mons", "intercept-from brussels");
    t.dice("4 5 5 5 1 1 1 1 1 1 1 1");
    t.play("take-corps spain-full", "take-corps spain-full");
    while (t.decision !== "round") t.play(t.list[0]!);
    expect(t.corpsAt("mons")).toBe("3 france-full");
  });

  test("[NYW-9.3.9] [NYW-14.6.5] Intercepted Dispatches add 2", () => {
    const t = intercept({ leader: { gastanaga: "antwerp" }, held: { alliance: ["intercepted-dispatches"] } });
    t.play("step mons", "intercept-from brussels", "take-corps spain-full", "take-corps spain-full");
    expect(t.list).toEqual(["play-held intercepted-dispatches", "keep-held intercepted-dispatches"]);
    t.dice("2 1 1 1 1 1 1 1 1 1 1");
    expect(t.play("play-held intercepted-dispatches").one("interception").success).toBe(true);
  });
});

describe("avoiding battle", () => {
  const avoid = (more: Scene = {}): Table => {
    const t = at({
      active: "alliance",
      ...more,
      control: { valenciennes: "alliance", ...more.control },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full", ...more.corps },
      leader: { gastanaga: "valenciennes", noailles: "reims", ...more.leader },
    });
    t.play("act campaign");
    t.takeAll();
    t.play("step reims");
    return t;
  };

  test("[NYW-14.7.2] [NYW-14.7.3] [NYW-14.7.5] 1d6 with half the BR of both commanders succeeds on 4; all go to one adjacent friendly space", () => {
    const t = avoid();
    expect([t.decision, t.list]).toEqual(["avoid-battle", ["avoid-battle", "stand"]]);
    t.dice("3").play("avoid-battle"); // Noailles has BR 1: +1
    expect(t.list).toEqual(["retreat-to dinant", "retreat-to paris", "retreat-to metz"]);
    t.play("retreat-to metz");
    expect([t.corpsAt("metz"), t.placeOf("noailles"), t.decision, t.corpsAt("reims")]).toEqual(["2 france-full", "metz", "campaign-move", "4 spain-full"]);
    expect(t.one("retreated")).toMatchObject({ seat: "bourbon", from: "reims", to: "metz", clause: "NYW-14.7.3" });
    const failed = avoid({ leader: { "william-iii": "valenciennes" } });
    failed.dice("3 1 1 1 1 1 1 1 1 1");
    const events = failed.play("avoid-battle").events;
    expect(one(events, "battle-avoided")).toMatchObject({ success: false });
    expect(one(events, "battle-began")).toMatchObject({ attackers: 4, defenders: 2 });
  });

  test("[NYW-14.7.6] units that avoid battle are not demoralized; units that lose one are", () => {
    const avoided = avoid();
    avoided.dice("6").play("avoid-battle", "retreat-to metz");
    expect([avoided.corpsAt("metz"), avoided.placeOf("noailles")]).toEqual(["2 france-full", "metz"]);
    const beaten = avoid();
    beaten.dice("5 1 1 1 1 1 1 1").play("stand", "retreat-to metz");
    expect([beaten.corpsAt("metz"), beaten.placeOf("noailles")]).toEqual(["1 france-full-demoralized, 1 france-reduced-demoralized", "metz demoralized"]);
  });

  test("[NYW-14.7.1] [NYW-14.7.4] [NYW-14.7.7] it needs a leader in order and a space to go to", () => {
    const t = at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full" },
      leader: { gastanaga: "valenciennes", noailles: "reims demoralized" },
    });
    t.play("act campaign");
    t.takeAll();
    t.dice("1 1 1 1 1 1");
    expect(t.play("step reims").one("battle-won").seat).toBe("bourbon");
    const nowhere = at({
      control: { valenciennes: "alliance", dinant: "alliance", paris: "alliance", metz: "alliance" },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full" },
      leader: { gastanaga: "valenciennes", noailles: "reims" },
    });
    nowhere.play("act campaign");
    nowhere.takeAll();
    nowhere.dice("1 1 1 1 1 1 1");
    expect(nowhere.play("step reims").one("battle-won").seat).toBe("bourbon");
    const free = at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full" },
      leader: { gastanaga: "valenciennes", noailles: "reims" },
    });
    expect(free.play("act campaign").takeAll().play("step reims").asked).toBe("avoid-battle bourbon");
  });

  test("[NYW-14.7.8] if a besieging force avoids battle its siege ends", () => {
    const t = at({
      active: "alliance",
      corps: { brussels: "4 austria-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leader: { eugene: "brussels", noailles: "mons" },
    });
    t.play("act campaign");
    t.takeAll();
    t.play("step mons");
    t.dice("6").play("avoid-battle", "retreat-to tournai", "stop");
    expect([t.corpsAt("mons"), t.corpsAt("inside mons")]).toEqual(["1 spain-full, 4 austria-full", ""]);
  });
});

describe("the die", () => {
  const rolled = (more: Scene): Table => {
    const t = at({
      active: "bourbon",
      leader: { noailles: "tournai", gastanaga: "brussels", ...more.leader },
      corps: { tournai: "3 france-full", brussels: "2 spain-full", ...more.corps },
    });
    return t.play("act campaign").takeAll().play("step mons", "intercept-from brussels").dice("1").takeAll();
  };
  test("[NYW-14.6.5] half the rating of the commander is added, and 1 for corps that are there", () => {
    const bonus = (more: Scene): number => rolled(more).one("roll").bonus!;
    expect([bonus({}), bonus({ leader: { "louis-of-baden": "brussels" } })]).toEqual([0, 1]);
    expect([bonus({ corps: { mons: "1 spain-full" } }), bonus({ corps: { mons: "1 spain-full" }, leader: { "louis-of-baden": "brussels" } })]).toEqual([1, 2]);
  });
  test("[NYW-14.6.5] [NYW-14.6.8] a force that fails is no longer under way", () => {
    const t = rolled({ corps: { mons: "2 spain-full" }, leader: { waldeck: "brussels" } });
    expect([t.asked, t.told("interception").map(({ success }) => success), t.corpsAt("brussels")]).toEqual(["fortify alliance", [false], "2 spain-full"]);
    expect([t.space("brussels").corps.some(({ force }) => force), t.leaderSeen("gastanaga").force, t.leaderSeen("waldeck").force]).toEqual([
      false,
      false,
      false,
    ]);
  });
  test("[NYW-14.7.2] half the rating of who avoids battle is added, half the attacker's taken away; without success they fight", () => {
    const avoided = (theirs: string, ours: string): Table =>
      at({
        active: "bourbon",
        corps: { tournai: "3 france-full", mons: "2 spain-full" },
        leader: { [theirs]: "tournai", [ours]: "mons" },
      })
        .play("act campaign")
        .takeAll()
        .play("step mons", "done")
        .byChance()
        .play("avoid-battle");
    const bonus = (theirs: string, ours: string) =>
      avoided(theirs, ours)
        .told("roll")
        .find(({ purpose }) => purpose === "avoid-battle")!.bonus;
    expect([bonus("vauban", "gastanaga"), bonus("vauban", "louis-of-baden"), bonus("luxembourg-duke", "gastanaga")]).toEqual([0, 1, -2]);
    expect(bonus("luxembourg-duke", "louis-of-baden")).toBe(-1);
    const dispatched = at({
      active: "bourbon",
      corps: { valenciennes: "3 france-full", namur: "2 spain-full", charleroi: "1 spain-full" },
      leader: { vauban: "valenciennes", "louis-of-baden": "charleroi" },
      held: { alliance: ["intercepted-dispatches"] },
    });
    dispatched.play("act campaign").takeAll().play("step charleroi", "done", "avoid-battle").byChance().play("play-held intercepted-dispatches");
    expect(dispatched.told("roll").find(({ purpose }) => purpose === "avoid-battle")!.bonus).toBe(3);
    const t = at({ active: "bourbon", corps: { tournai: "3 france-full", mons: "2 spain-full" }, leader: { vauban: "tournai", gastanaga: "mons" } });
    t.play("act campaign").takeAll().play("step mons", "done").dice("3 1 1 1 1 1").play("avoid-battle");
    expect([t.one("battle-avoided").success, t.told("battle-began").length]).toEqual([false, 1]);
  });
});
