import { describe, expect, test } from "vitest";
import { siegeResult } from "../../../src/nine-years/rules/siege.js";
import { all, one } from "../../support/table.js";
import { beforeMons, besiege } from "../besieging.js";
import { at, type Scene } from "../table.js";

describe("the siege roll", () => {
  test("[NYW-17.4] [NYW-17.5.2] [NYW-A-31] it takes at least as many corps as strength and garrison; others stay free", () => {
    const t = beforeMons({ corps: { mons: "4 france-full, 1 france-reduced", "inside mons": "1 spain-full" }, leader: { noailles: "mons" } });
    t.play("act siege", "take-corps france-full", "take-corps france-full");
    expect(t.list).toEqual(["take-corps france-full", "take-corps france-reduced"]);
    t.dice("4").play("take-corps france-full", "stop");
    expect(t.listed("act")).toContain("replacement");
    const few = beforeMons({ corps: { mons: "2 france-full", "inside mons": "1 spain-full" } });
    expect(few.listed("act")).not.toContain("siege");
  });

  test("[NYW-17.5.1] [NYW-13.5.1.2] a siege roll is a Campaign action of an army before the fortress: it does not move too", () => {
    const t = beforeMons();
    expect(t.listed("act")).toContain("siege");
    t.dice("6").play("act siege", "stop");
    expect([t.decision, t.leaderSeen("noailles").acted, t.listed("act")]).toEqual(["round", true, ["transfer"]]);
    // Before no walls, or behind the own ones, there is nothing to besiege.
    const elsewhere = at({ active: "bourbon", corps: { reims: "4 france-full", lille: "4 france-full" }, leader: { noailles: "reims", boufflers: "lille" } });
    expect([elsewhere.listed("act").includes("siege"), elsewhere.refusedBy("act siege")]).toEqual([false, "NYW-17.5.1"]);
  });

  test("[NYW-13.5.1.8] demoralized units take no part in a siege roll", () => {
    const t = beforeMons({ corps: { mons: "2 france-full, 3 france-full-demoralized" }, leader: { noailles: "mons", vauban: "mons demoralized" } });
    t.dice("6");
    const events = besiege(t);
    expect(one(events, "force-activated")).toMatchObject({ leaders: ["noailles"], corps: 2 });
    expect(one(events, "siege-rolled").total).toBe(7);
  });

  test("[NYW-17.5.5] results: 1 or less two steps, 2-3 one step, 4-5 strength -1 and a step, 6-7 strength -1, 8 or more -2", () => {
    const row = (total: number): number[] => [siegeResult(total).fall, siegeResult(total).steps];
    expect([-3, 1, 2, 3, 4, 5, 6, 7, 8, 12].map(row)).toEqual([
      [0, 2],
      [0, 2],
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
    ]);
  });

  test("[NYW-17.5.4] [NYW-17.5.4.1] half the BR of the commander, rounded up, is added", () => {
    for (const [leader, total] of [
      ["humieres", 3],
      ["noailles", 4],
      ["luxembourg-duke", 5],
    ] as const) {
      const t = at({ active: "bourbon", corps: { mons: "4 france-full" }, leader: { [leader]: "mons" } });
      t.dice("3");
      expect(one(besiege(t, 2), "siege-rolled").total).toBe(total);
    }
  });

  test("[NYW-17.5.4] a leader with a siege bonus, a Continued Siege marker, a garrison and the sea count one each", () => {
    const total = (scene: Scene, space = "mons"): number => {
      const t = at({ active: "bourbon", ...scene, corps: { [space]: "4 france-full", ...scene.corps }, leader: { humieres: space, ...scene.leader } });
      t.dice("3");
      return one(besiege(t), "siege-rolled").total;
    };
    expect(total({})).toBe(3);
    expect(total({ leader: { vauban: "mons" } })).toBe(4);
    expect(total({ continued: ["mons"] })).toBe(4);
    expect(total({ corps: { "inside mons": "1 spain-full" } })).toBe(2);
    expect(total({ corps: { mons: "4 france-full" }, leader: { gastanaga: "inside mons" } })).toBe(3);
    expect(total({}, "ostend")).toBe(3);
    expect(total({ zone: { atlantic: "alliance" } }, "ostend")).toBe(2);
    expect(total({ zone: { atlantic: "bourbon" } }, "ostend")).toBe(3);
  });

  test("[NYW-17.5.4] the engineer who takes part counts, a staff officer does not", () => {
    const bonus = (...leaders: readonly string[]): number => {
      const t = at({
        active: "bourbon",
        corps: { mons: "4 france-full" },
        leader: { villeroi: "mons", vauban: "mons", "bourbon-staff-1": "mons", noailles: "paris" },
      });
      t.dice("3")
        .play("act siege", ...leaders.map((id) => `take-leader ${id}`), "stop")
        .takeAll();
      return all(t.log, "roll")[0]!.bonus!;
    };
    expect([bonus("villeroi"), bonus("villeroi", "vauban"), bonus("bourbon-staff-1")]).toEqual([0, 1, 0]);
    const staff = at({ corps: { tournai: "4 spain-full" }, leader: { "alliance-staff-1": "tournai", waldeck: "breda" } });
    staff.dice("3").play("act siege").takeAll();
    expect(all(staff.log, "roll")[0]!.bonus).toBe(0);
  });

  test("[NYW-13.5.1.1] [NYW-13.5.1.4] a leader is enough who commands as many corps as the fortress needs", () => {
    const t = at({ corps: { lille: "4 spain-full" }, leader: { leganes: "lille", gastanaga: "lille" } }).play("act siege", "take-leader leganes");
    expect([t.space("lille").strength, t.leaderSeen("leganes").command, t.list]).toEqual([3, 3, ["take-leader gastanaga", "stop"]]);
  });

  test("[NYW-17.5.4] the die is changed by 2 without a LOC, by 1 with a limited one", () => {
    const bonus = (scene: Scene): number => {
      const t = beforeMons(scene);
      t.dice("4");
      besiege(t, 2);
      return all(t.log, "roll")[0]!.bonus!;
    };
    const blocked = { mons: "4 france-full", valenciennes: "1 austria-full" };
    const cut = bonus({ control: { tournai: "alliance", valenciennes: "alliance" } });
    const limited = bonus({ control: { tournai: "alliance" }, corps: { ...blocked, "inside valenciennes": "1 france-full" } });
    expect([cut - bonus({}), limited - bonus({})]).toEqual([-2, -1]);
  });

  test("[NYW-17.5.3] [NYW-17.5.3.1] [NYW-11.1.2.4] a limited LOC subtracts 1, none subtracts 2", () => {
    const cut: Scene = { control: { tournai: "alliance", valenciennes: "alliance" } };
    const t = beforeMons(cut);
    t.dice("4");
    expect(one(besiege(t, 2), "siege-rolled").total).toBe(3); // 4, commander +1, no LOC -2
    const limited = beforeMons({
      control: { tournai: "alliance" },
      corps: { mons: "4 france-full", valenciennes: "1 austria-full", "inside valenciennes": "1 france-full" },
    });
    limited.dice("4");
    expect(one(besiege(limited, 2), "siege-rolled").total).toBe(4);
    const open = beforeMons({ corps: { mons: "4 france-full", valenciennes: "1 austria-full" } });
    open.dice("4");
    expect(one(besiege(open, 2), "siege-rolled").total).toBe(5); // by Tournai
  });

  test("[NYW-17.5.3.2] the LOC of a siege may run to any friendly capital: Spaniards besiege by one to Amsterdam", () => {
    const total = (control: Scene["control"] = {}): number => {
      const t = at({ control: { mons: "bourbon", madrid: "bourbon", ...control }, corps: { mons: "2 spain-full" }, leader: { gastanaga: "mons" } });
      t.dice("6");
      return one(besiege(t, 2), "siege-rolled").total;
    };
    expect([total(), total({ amsterdam: "bourbon", vienna: "bourbon", london: "bourbon", turin: "bourbon" })]).toEqual([6, 6]);
    // The Empire's capital never falls: only all ways to it are cut.
    const around = ["tournai", "valenciennes", "brussels", "charleroi", "ghent", "namur"];
    expect(total(Object.fromEntries(around.map((id) => [id, "bourbon" as const])))).toBe(4);
  });

  test("[NYW-9.2.1.1] [NYW-17.5.4] Siege Train adds 2 and is played before the roll", () => {
    const t = beforeMons({ held: { bourbon: ["siege-train"] } });
    besiege(t);
    expect([t.decision, t.list]).toEqual(["held-card", ["play-held siege-train", "keep-held siege-train"]]);
    t.dice("5");
    expect(t.play("play-held siege-train").one("siege-rolled").total).toBe(8);
    expect(t.view.eventDeck.out).toContain("siege-train");
  });

  test("[NYW-17.5.6] the besieger's steps come from no corps that takes no part, and from full and reduced ones alike", () => {
    const t = beforeMons({ corps: { mons: "1 france-full, 1 france-reduced, 2 jacobites-full" } });
    t.dice("2").play("act siege", "take-corps france-full", "take-corps france-reduced", "stop");
    expect([t.list, t.reason("lose-step jacobites-full")]).toEqual([["lose-step france-full", "lose-step france-reduced"], "losses/not-there NYW-17.5.6"]);
    t.play("lose-step france-reduced");
    expect(t.corpsAt("mons")).toBe("1 france-full, 2 jacobites-full");
  });

  test("[NYW-17.5.6] the besieger's steps come from the corps that take part, of his choice", () => {
    const d = beforeMons({ corps: { mons: "2 france-full, 1 jacobites-full" } });
    d.dice("2").play("act siege", "take-corps france-full", "take-corps jacobites-full", "stop");
    expect([d.decision, d.list]).toEqual(["losses", ["lose-step france-full", "lose-step jacobites-full"]]);
    d.play("lose-step jacobites-full");
    expect(d.corpsAt("mons")).toBe("2 france-full, 1 jacobites-reduced");
  });

  test("[NYW-17.5.7] [NYW-17.2.2] [NYW-3.3.1] a roll that does not take the fortress puts a Continued Siege marker on it; a lowered strength is marked", () => {
    const t = beforeMons();
    t.dice("5");
    const events = besiege(t, 2);
    expect(one(events, "fortress-lowered")).toMatchObject({ space: "mons", strength: 1 });
    expect(t.space("mons")).toMatchObject({ strength: 1, continuedSiege: true, control: "alliance" });
  });

  test("[NYW-17.5.13] [NYW-13.5.1.7] a fortress may be rolled against several times in a round, each time by other corps and leaders", () => {
    const t = beforeMons({ leader: { noailles: "mons", humieres: "mons" } });
    t.dice("6 6");
    const first = t.play("act siege", "take-leader noailles", "stop", "stop").events; // two corps are needed, so they are not asked about
    expect(one(first, "fortress-lowered").strength).toBe(1);
    const second = t.play("act siege", "take-corps france-full").events;
    expect(one(second, "fortress-taken").space).toBe("mons");
  });

  test("[NYW-17.5.14] as long as a besieger is left it falls as far as the roll says", () => {
    const t = beforeMons({ corps: { mons: "1 france-full" }, lowered: { mons: 1 } });
    t.dice("4");
    expect(one(besiege(t), "fortress-taken")).toMatchObject({ space: "mons" });
    expect(t.corpsAt("mons")).toBe("1 france-reduced");
    const held = beforeMons({ corps: { mons: "1 france-reduced, 2 france-reduced" }, leader: { noailles: "mons" } });
    held.dice("4").play("act siege", "stop");
    expect(held.space("mons").strength).toBe(1);
  });

  test("[NYW-17.5.14] the steps are lost before the strength falls: with no besieger left it does not fall below 1", () => {
    const t = beforeMons({ corps: { mons: "1 france-reduced" }, lowered: { mons: 1 } });
    t.dice("4");
    const events = besiege(t);
    expect(all(events, "fortress-taken")).toEqual([]);
    expect(t.space("mons")).toMatchObject({ control: "alliance", strength: 1, continuedSiege: false });
  });

  describe("against a home port", () => {
    const scene = (place: "pool" | "box" | 1): Scene => ({
      active: "bourbon",
      corps: { barcelona: "4 france-full" },
      leader: { noailles: "barcelona" },
      fleet: { "alliance-mediterranean-fleet": place },
    });

    test("[NYW-17.5.12] [NYW-12.3.6.10] a roll removes the enemy's fleet of that port at once, whatever the roll", () => {
      for (const place of ["pool", 1] as const) {
        const t = at(scene(place));
        t.dice("1");
        expect(all(besiege(t, 2), "fleet-removed")).toEqual([{ type: "fleet-removed", fleet: "alliance-mediterranean-fleet", clause: "NYW-12.3.6.10" }]);
        expect(t.view.fleets["alliance-mediterranean-fleet"].place).toBe("removed");
      }
      // A roll elsewhere leaves it, and so does one of its own side, who wants the port back.
      const elsewhere = beforeMons({ fleet: { "alliance-mediterranean-fleet": 1 } });
      elsewhere.dice("6");
      expect([all(besiege(elsewhere, 2), "fleet-removed"), elsewhere.view.fleets["alliance-mediterranean-fleet"].place]).toEqual([[], "port"]);
      const own = at({
        ...scene("pool"),
        active: "alliance",
        control: { barcelona: "bourbon" },
        corps: { barcelona: "4 spain-full" },
        leader: { leganes: "barcelona" },
      });
      own.dice("6");
      expect([all(besiege(own, 2), "fleet-removed"), own.view.fleets["alliance-mediterranean-fleet"].place]).toEqual([[], "pool"]);
    });

    test("[NYW-12.3.6.11] [NYW-A-07] one in a control box stays until control changes, then it leaves the game", () => {
      const boxed = at({ ...scene("box"), zone: { mediterranean: "alliance" }, fleet: { "alliance-mediterranean-fleet": "box", "toulon-fleet": 2 } });
      boxed.dice("3 6 1");
      expect(all(besiege(boxed, 2), "fleet-removed")).toEqual([]);
      expect(boxed.view.fleets["alliance-mediterranean-fleet"]).toMatchObject({ place: "box", doomed: true });
      boxed.play("lose-step france-full");
      expect(boxed.play("act deploy-fleet").one("fleet-removed").clause).toBe("NYW-12.3.6.11");
    });
  });
});
