import { describe, expect, test } from "vitest";
import { one } from "../../support/table.js";
import { campaign } from "../marching.js";
import { at, type Scene, type Table } from "../table.js";

describe("entering a space", () => {
  /** Spaniards march from Valenciennes to Amiens, where others wait. */
  const toAmiens = (corps: string, leaders: Scene["leader"] = {}): Table =>
    campaign({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", amiens: corps },
      leader: { gastanaga: "valenciennes", ...leaders },
    });

  test("[NYW-14.3.1] [NYW-14.3.4] [NYW-14.3.6] enemy corps are met at once; those that stay fight, and after a battle the army has no MP left", () => {
    const t = toAmiens("1 france-full");
    t.dice("5 5 1 1 1");
    const events = t.play("step amiens").events;
    expect(one(events, "battle-won").seat).toBe("alliance");
    expect([t.decision, t.corpsAt("amiens"), t.controlOf("amiens")]).toEqual(["round", "4 spain-full", "bourbon"]);
    // Corps that avoid battle leave the army its MP.
    const avoided = toAmiens("1 france-full", { noailles: "amiens" });
    avoided.play("step amiens").dice("6").play("avoid-battle", "retreat-to paris");
    expect([avoided.told("battle-began"), avoided.decision, avoided.list]).toEqual([[], "campaign-move", ["convert", "leave-units", "stop"]]);
  });

  test("[NYW-14.3.2] the steps of an entry: the Fortified Line, interception, the walls, avoiding battle, battle", () => {
    const t = campaign({
      corps: { mons: "4 austria-full", tournai: "3 france-full", lille: "2 france-full" },
      leader: { caprara: "mons", boufflers: "tournai", noailles: "lille" },
      lines: { tournai: 1 },
    });
    const asked = [t.play("step tournai").asked];
    for (const line of ["assault", "decline", "done"]) asked.push(t.play(line).asked);
    expect(asked).toEqual(["line-choice alliance", "interception bourbon", "fortify bourbon", "avoid-battle bourbon"]);
    t.byChance().play("stand");
    expect(t.one("battle-began")).toMatchObject({ space: "tournai", attackers: 4, defenders: 3 });
  });

  test("[NYW-14.3.3] [NYW-14.7.1] the inactive player may go behind the walls, then avoid battle with the rest, or stand", () => {
    const t = at({
      active: "bourbon",
      corps: { valenciennes: "4 france-full", mons: "3 spain-full" },
      leader: { noailles: "valenciennes", gastanaga: "mons" },
    });
    t.play("act campaign");
    t.takeAll();
    t.play("step mons");
    expect([t.decision, t.seat, t.list]).toEqual(["fortify", "alliance", ["fortify-corps spain-full", "fortify-leader gastanaga", "done"]]);
    t.play("fortify-corps spain-full", "done");
    expect([t.decision, t.list]).toEqual(["avoid-battle", ["avoid-battle", "stand"]]);
  });

  test("[NYW-14.1.3.6] leaders alone are not intercepted, where an army is", () => {
    const entered = (corps: boolean): string => {
      const t = at({
        active: "bourbon",
        control: { mons: "bourbon" },
        corps: { tournai: "1 france-full", brussels: "2 spain-full", mons: "1 spain-full" },
        leader: { noailles: "tournai", gastanaga: "brussels" },
      });
      t.play("act campaign", corps ? "take-corps france-full" : "stop");
      return t.listed("step").includes("mons") ? t.play("step mons").asked : "closed";
    };
    expect([entered(true), entered(false)]).toEqual(["interception alliance", "closed"]);
  });

  test("[NYW-14.6.1] [NYW-14.6.9] interceptors come from beside the space an army enters, to its side's own; they are asked once a space", () => {
    const t = at({
      active: "bourbon",
      corps: { valenciennes: "2 france-full", brussels: "2 spain-full", namur: "2 spain-full", ghent: "2 spain-full" },
      leader: { noailles: "valenciennes", vauban: "paris", gastanaga: "brussels", waldeck: "namur", "max-emanuel": "ghent" },
    });
    t.play("act campaign", "choose-space valenciennes", "take-corps france-full", "take-corps france-full");
    // Charleroi has Brussels and Namur beside it, not Ghent.
    t.play("step charleroi");
    expect([t.asked, t.list]).toEqual(["interception alliance", ["decline", "intercept-from brussels", "intercept-from namur"]]);
    t.play("decline");
    expect([t.asked, t.told("battle-began")]).toEqual(["round bourbon", []]);
  });

  test("[NYW-14.3.4] the army attacks whoever stays, from where it came", () => {
    const t = toAmiens("2 france-full");
    t.dice("1 1 1 1 5 1 1").play("step amiens");
    expect(t.one("battle-began")).toMatchObject({ attacker: "alliance", space: "amiens", attackers: 4, defenders: 2 });
    expect(t.one("retreated")).toMatchObject({ seat: "alliance", from: "amiens", to: "valenciennes" });
  });

  test("[NYW-14.3.5] only where the army has corps and the enemy has none do his leaders make way", () => {
    const left = (leaders: Scene["leader"], corps: Scene["corps"] = {}) => {
      const t = at({
        active: "bourbon",
        control: { amiens: "alliance" },
        corps: { lille: "2 france-full", ...corps },
        leader: { noailles: "lille", ...leaders },
      });
      t.play("act campaign");
      t.takeAll();
      return t.play("step amiens").asked;
    };
    expect([left({ waldeck: "amiens" }), left({}), left({ waldeck: "paris" })]).toEqual([
      "displace alliance",
      "campaign-move bourbon",
      "campaign-move bourbon",
    ]);
  });

  test("[NYW-14.3.5] [NYW-14.8.1] leaders left outside without corps are moved to the nearest friendly space free of the enemy", () => {
    const t = at({ active: "bourbon", control: { amiens: "alliance" }, corps: { lille: "2 france-full" }, leader: { noailles: "lille", waldeck: "amiens" } });
    t.play("act campaign");
    t.takeAll();
    t.play("step amiens");
    expect([t.decision, t.seat, t.list]).toEqual(["displace", "alliance", ["withdraw-to ostend", "withdraw-to mons", "withdraw-to charleroi"]]);
    expect(t.play("withdraw-to mons").one("displaced")).toMatchObject({ seat: "alliance", from: "amiens", clause: "NYW-14.3.5" });
  });
});

describe("Fortified Lines", () => {
  const line = (level: number, more: Scene = {}): Table => {
    const t = at({
      ...more,
      control: { valenciennes: "alliance", ...more.control },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full", ...more.corps },
      leader: { gastanaga: "valenciennes", ...more.leader },
      lines: { reims: level, ...more.lines },
    });
    t.play("act campaign");
    t.takeAll();
    t.play("step reims");
    return t;
  };

  test("[NYW-15.1.1] [NYW-15.1.2] [NYW-15.4.1] an army that meets an enemy line with corps tries to bypass or assaults it", () => {
    const t = line(1);
    expect([t.decision, t.seat, t.list]).toEqual(["line-choice", "alliance", ["bypass", "assault"]]);
    expect(t.space("reims").line).toEqual({ side: "bourbon", level: 1 });
  });

  test("[NYW-15.4.2] [NYW-15.4.3] bypassing: 1d6 plus half the BR, minus the level, on 4 or more; then the line is ignored", () => {
    const t = line(2, { leader: { "william-iii": "valenciennes" } });
    t.dice("5 5 5 5 1 1 1 1 1");
    const events = t.play("bypass").events; // 5 + 1 - 2
    expect(one(events, "line-tried").bypassed).toBe(true);
    expect(one(events, "battle-hits")).toMatchObject({ attacker: 3, line: 0 });
  });

  test("[NYW-15.4.4] [NYW-4.1.3.2] after a failure the army withdraws, which ends the action, or assaults", () => {
    const t = line(2);
    t.dice("5").play("bypass");
    expect(t.list).toEqual(["withdraw", "assault"]);
    const events = t.play("withdraw").events;
    expect(one(events, "retreated")).toMatchObject({ to: "valenciennes", clause: "NYW-15.4.4" });
    expect([t.decision, t.corpsAt("valenciennes")]).toEqual(["round", "4 spain-full"]);
  });

  test("[NYW-15.3.2] [NYW-15.3.3] a line without corps of its owner has no effect, nor has one on sieges", () => {
    const t = line(2, { corps: { reims: "1 spain-full" } });
    expect(t.decision).toBe("campaign-move");
    const siege = at({ active: "bourbon", corps: { mons: "4 france-full" }, leader: { humieres: "mons" }, lines: { mons: 2 } });
    siege.dice("6").play("act siege", "stop");
    expect(siege.space("mons").strength).toBe(1);
  });

  test("[NYW-15.5.2] a line is removed at the end of an action if enemy corps and none of its owner's are outside the walls there", () => {
    const t = at({ active: "bourbon", corps: { valenciennes: "2 france-full" }, leader: { noailles: "valenciennes" }, lines: { mons: 1 } });
    t.play("act campaign");
    t.takeAll();
    expect(t.play("step mons").one("line-removed")).toMatchObject({ space: "mons", clause: "NYW-15.5.2" });
  });

  test("[NYW-15.5.1] a line is removed at once when its space comes under enemy control", () => {
    const t = line(1, { corps: { reims: "1 spain-full" } });
    expect(t.play("convert").one("line-removed")).toMatchObject({ space: "reims", clause: "NYW-15.5.1" });
  });

  test("[NYW-15.6.1] an army that enters a space with its own line need not bypass it, and it gives nothing to the enemy there", () => {
    const t = at({
      active: "alliance",
      corps: { brussels: "4 austria-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leader: { caprara: "brussels" },
      lines: { mons: 2 },
    });
    t.play("act campaign");
    t.takeAll();
    t.dice("5 5 1 1 1 1 1");
    expect(t.play("step mons").one("battle-hits")).toMatchObject({ attacker: 2, line: 0 });
  });
});

describe("past a Fortified Line", () => {
  const line = (level: number, leader: string): Table =>
    at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full" },
      leader: { [leader]: "valenciennes" },
      lines: level > 0 ? { reims: level } : {},
    })
      .byChance()
      .play("act campaign")
      .takeAll()
      .play("step reims");

  test("[NYW-15.3.2] [NYW-15.4.1] a line is met where there is one, with corps of its owner, of either side", () => {
    expect([line(1, "gastanaga").asked, line(0, "gastanaga").asked === "line-choice alliance"]).toEqual(["line-choice alliance", false]);
    const mons = (level: number): string =>
      at({
        active: "bourbon",
        corps: { tournai: "3 france-full", mons: "1 spain-full" },
        leader: { noailles: "tournai", gastanaga: "antwerp" },
        lines: level > 0 ? { mons: level } : {},
      })
        .play("act campaign")
        .takeAll()
        .play("step mons").asked;
    expect([mons(1), mons(0)]).toEqual(["line-choice bourbon", "fortify alliance"]);
  });

  test("[NYW-15.4.2] the die counts half the rating more and the level less", () => {
    const bonus = (level: number, leader: string): number => line(level, leader).dice("1").play("bypass").one("roll").bonus!;
    expect([bonus(1, "gastanaga"), bonus(2, "gastanaga"), bonus(1, "william-iii"), bonus(2, "william-iii")]).toEqual([-1, -2, 0, -1]);
  });

  test("[NYW-15.4.3] [NYW-15.4.4] on 4 it is past, and is not asked again; on 3 it assaults or withdraws", () => {
    const tried = (die: string) => {
      const t = line(1, "william-iii").dice(die).play("bypass");
      return [t.asked, t.one("line-tried").bypassed, t.one("line-tried").clause];
    };
    expect(tried("3")).toEqual(["line-choice alliance", false, "NYW-15.4.4"]);
    const past = tried("4 5 5 5 1 1 1 1 1");
    expect([past[1], past[2], String(past[0]).startsWith("line-choice")]).toEqual([true, "NYW-15.4.3", false]);
  });
});
