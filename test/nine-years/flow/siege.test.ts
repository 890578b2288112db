import { describe, expect, test } from "vitest";
import { siegeResult } from "../../../src/nine-years/rules/siege.js";
import { all, one } from "../../support/table.js";
import { at, type Scene, type Table } from "../table.js";

/** The Bourbons before Mons (strength 2): all that stands there takes part, up to the command of its leaders. */
function beforeMons(scene: Scene = {}): Table {
  return at({ seat: "bourbon", ...scene, corps: { mons: "4 france-full", ...scene.corps }, leaders: { noailles: "mons", ...scene.leaders } });
}

/** A siege roll with every free leader and corps. */
function besiege(t: Table, corps = 99): Table["events"] {
  const events = [...t.play("act siege").events];
  for (let taken = 0; t.decision === "select-force"; ) {
    const take = t.list.find((line) => line.startsWith("take-leader") || (line.startsWith("take-corps") && taken < corps));
    if (take?.startsWith("take-corps")) taken++;
    events.push(...t.play(take ?? "stop").events);
  }
  return events;
}

describe("a fortress under siege", () => {
  test("[NYW-17.1.1] [NYW-17.1.2] it is besieged while enemies are there and no corps of its controller outside; it is still its controller's", () => {
    const mons = (corps: Readonly<Record<string, string>>, control: "alliance" | "bourbon" | "neutral" = "alliance") => {
      const { underSiege, control: owner } = at({ corps, control: { mons: control } }).space("mons");
      return [underSiege, owner];
    };
    expect(mons({ mons: "1 france-full" })).toEqual([true, "alliance"]);
    expect(mons({ mons: "1 france-full", "inside mons": "1 spain-full" })).toEqual([true, "alliance"]);
    expect(mons({ mons: "1 spain-full" })).toEqual([false, "alliance"]);
    expect(mons({ mons: "1 spain-full" }, "bourbon")).toEqual([true, "bourbon"]);
    expect(mons({})).toEqual([false, "alliance"]);
    expect(mons({}, "neutral")).toEqual([false, undefined]);
    // No walls, no siege.
    expect(at({ corps: { trent: "1 france-full" } }).space("trent").underSiege).toBe(false);
  });

  test("[NYW-14.2.2] [NYW-17.1.3] arriving starts the siege without a roll and stops the army", () => {
    const t = at({ seat: "bourbon", corps: { valenciennes: "3 france-full" }, leaders: { noailles: "valenciennes" } });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "take-corps france-full");
    const events = t.play("step mons").events;
    expect(t.space("mons")).toMatchObject({ underSiege: true, control: "alliance", strength: 2 });
    expect(all(events, "roll")).toEqual([]);
    expect(t.decision).toBe("round");
    // The roll is an action of its own; where no walls are the army goes on.
    const open = at({ seat: "bourbon", control: { amiens: "alliance" }, corps: { lille: "1 france-full" }, leaders: { noailles: "lille" } });
    open.play("act campaign", "take-corps france-full", "step amiens");
    expect(open.list).toEqual(["convert", "leave-units", "stop"]);
  });

  test("[NYW-17.3.1] [NYW-14.3.3] a garrison has at most as many corps as the printed strength; leaders are not limited", () => {
    const t = at({
      seat: "bourbon",
      corps: { valenciennes: "3 france-full", mons: "3 spain-full" },
      leaders: { noailles: "valenciennes", gastanaga: "mons", leganes: "mons" },
    });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "take-corps france-full", "step mons");
    t.play("fortify-corps spain-full", "fortify-corps spain-full");
    expect(t.list).toEqual(["fortify-leader gastanaga", "fortify-leader leganes", "done"]);
    t.byChance().play("fortify-leader gastanaga", "fortify-leader leganes");
    expect([t.corpsAt("inside mons"), t.placeOf("leganes")]).toEqual(["2 spain-full", "inside mons"]);
  });

  /** Everything that stands at Ostend, a port, before the walls or behind them, in a round of the Alliance. */
  const atOstend = (place: "ostend" | "inside ostend"): Table =>
    at({
      corps: { [place]: "1 spain-full, 1 spain-full-demoralized", ...(place === "ostend" ? {} : { ostend: "3 france-full" }) },
      leaders: { gastanaga: place },
      zones: { atlantic: "alliance" },
    });

  test("[NYW-17.3.3] besieged units can only be rallied", () => {
    expect(atOstend("inside ostend").listed("act")).toEqual(["rally"]);
    expect(atOstend("ostend").listed("act")).toEqual(["campaign", "transfer", "rally", "sea-movement"]);
  });

  test("[NYW-13.5.1.6] [NYW-13.5.2.7] [NYW-14.5.12] besieged units make no Campaign, are not transferred and do not sail", () => {
    const besieged = atOstend("inside ostend");
    const actions = ["campaign", "transfer", "sea-movement"];
    expect(actions.map((action) => besieged.refusedBy(`act ${action}`))).toEqual(["NYW-13.5.1.6", "NYW-13.5.2.7", "NYW-13.5.5.1"]);
    const free = atOstend("ostend");
    expect(actions.map((action) => free.refusedBy(`act ${action}`))).toEqual([null, null, null]);
  });

  test("[NYW-17.6.1] [NYW-17.3.4] [NYW-14.2.4] when no besieger is left at the end of the action the siege ends, the garrison comes out and the marker goes", () => {
    const t = beforeMons({ corps: { mons: "1 france-full", "inside mons": "1 spain-full" }, continued: ["mons"], lowered: { mons: 1 } });
    const events = t.play("act campaign", "take-corps france-full", "step tournai", "stop").events;
    expect(one(events, "siege-ended").space).toBe("mons");
    expect([t.corpsAt("mons"), t.corpsAt("inside mons")]).toEqual(["1 spain-full", ""]);
    expect(t.space("mons")).toMatchObject({ continuedSiege: false, lowered: 1 });
  });

  test("[NYW-17.6.1] an army that has left the siege and loses a battle in the same action can retreat to it", () => {
    const t = beforeMons({ corps: { mons: "2 france-full", "inside mons": "1 spain-full", charleroi: "3 austria-full" } });
    t.dice("1 1 1 5 1 1 1");
    const events = t.play("act campaign", "take-corps france-full", "take-corps france-full", "step charleroi", "done").events;
    expect(one(events, "retreated")).toMatchObject({ to: "mons" });
    expect(t.corpsAt("inside mons")).toBe("1 spain-full");
  });

  test("[NYW-17.6.2] [NYW-14.3.5] leaders of the former besieger left without corps are displaced when a garrison with corps comes out", () => {
    const t = beforeMons({ corps: { mons: "1 france-full", "inside mons": "1 spain-full" }, leaders: { noailles: "mons", vauban: "mons" } });
    t.play("act campaign", "take-leader noailles", "stop", "take-corps france-full", "step tournai");
    const events = t.play("stop").events;
    expect(one(events, "siege-ended").space).toBe("mons");
    expect([t.decision, t.list]).toEqual(["displace", ["withdraw-to tournai", "withdraw-to valenciennes"]]);
    t.play("withdraw-to valenciennes");
    expect(t.placeOf("vauban")).toBe("valenciennes");
  });
});

describe("the siege roll", () => {
  test("[NYW-17.4] [NYW-17.5.2] [NYW-A-31] it takes at least as many corps as strength and garrison; others stay free", () => {
    const t = beforeMons({ corps: { mons: "4 france-full, 1 france-reduced", "inside mons": "1 spain-full" }, leaders: { noailles: "mons" } });
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
    const elsewhere = at({ seat: "bourbon", corps: { reims: "4 france-full", lille: "4 france-full" }, leaders: { noailles: "reims", boufflers: "lille" } });
    expect([elsewhere.listed("act").includes("siege"), elsewhere.refusedBy("act siege")]).toEqual([false, "NYW-17.5.1"]);
  });

  test("[NYW-13.5.1.8] demoralized units take no part in a siege roll", () => {
    const t = beforeMons({ corps: { mons: "2 france-full, 3 france-full-demoralized" }, leaders: { noailles: "mons", vauban: "mons demoralized" } });
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
      const t = at({ seat: "bourbon", corps: { mons: "4 france-full" }, leaders: { [leader]: "mons" } });
      t.dice("3");
      expect(one(besiege(t, 2), "siege-rolled").total).toBe(total);
    }
  });

  test("[NYW-17.5.4] a leader with a siege bonus, a Continued Siege marker, a garrison and the sea count one each", () => {
    const total = (scene: Scene, space = "mons"): number => {
      const t = at({ seat: "bourbon", ...scene, corps: { [space]: "4 france-full", ...scene.corps }, leaders: { humieres: space, ...scene.leaders } });
      t.dice("3");
      return one(besiege(t), "siege-rolled").total;
    };
    expect(total({})).toBe(3);
    expect(total({ leaders: { vauban: "mons" } })).toBe(4);
    expect(total({ continued: ["mons"] })).toBe(4);
    expect(total({ corps: { "inside mons": "1 spain-full" } })).toBe(2);
    expect(total({ corps: { mons: "4 france-full" }, leaders: { gastanaga: "inside mons" } })).toBe(3);
    expect(total({}, "ostend")).toBe(3);
    expect(total({ zones: { atlantic: "alliance" } }, "ostend")).toBe(2);
    expect(total({ zones: { atlantic: "bourbon" } }, "ostend")).toBe(3);
  });

  test("[NYW-17.5.4] the engineer counts who takes part, a staff officer is none", () => {
    const bonus = (...leaders: readonly string[]): number => {
      const t = at({
        seat: "bourbon",
        corps: { mons: "4 france-full" },
        leaders: { villeroi: "mons", vauban: "mons", "bourbon-staff-1": "mons", noailles: "paris" },
      });
      t.dice("3")
        .play("act siege", ...leaders.map((id) => `take-leader ${id}`), "stop")
        .takeAll();
      return all(t.log, "roll")[0]!.bonus;
    };
    expect([bonus("villeroi"), bonus("villeroi", "vauban"), bonus("bourbon-staff-1")]).toEqual([0, 1, 0]);
    const staff = at({ corps: { tournai: "4 spain-full" }, leaders: { "alliance-staff-1": "tournai", waldeck: "breda" } });
    staff.dice("3").play("act siege").takeAll();
    expect(all(staff.log, "roll")[0]!.bonus).toBe(0);
  });

  test("[NYW-13.5.1.1] [NYW-13.5.1.4] a leader is enough who commands as many corps as the fortress needs", () => {
    const t = at({ corps: { lille: "4 spain-full" }, leaders: { leganes: "lille", gastanaga: "lille" } }).play("act siege", "take-leader leganes");
    expect([t.space("lille").strength, t.leaderSeen("leganes").command, t.list]).toEqual([3, 3, ["take-leader gastanaga", "stop"]]);
  });

  test("[NYW-17.5.4] [NYW-17.5.3.1] [NYW-11.1.2.4] a limited LOC subtracts 1, none subtracts 2", () => {
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
      const t = at({ control: { mons: "bourbon", madrid: "bourbon", ...control }, corps: { mons: "2 spain-full" }, leaders: { gastanaga: "mons" } });
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
    const t = beforeMons({ leaders: { noailles: "mons", humieres: "mons" } });
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
    const held = beforeMons({ corps: { mons: "1 france-reduced, 2 france-reduced" }, leaders: { noailles: "mons" } });
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
      seat: "bourbon",
      corps: { barcelona: "4 france-full" },
      leaders: { noailles: "barcelona" },
      fleets: { "alliance-mediterranean-fleet": place },
    });

    test("[NYW-17.5.12] [NYW-12.3.6.10] a roll removes the enemy's fleet of that port at once, whatever the roll", () => {
      for (const place of ["pool", 1] as const) {
        const t = at(scene(place));
        t.dice("1");
        expect(all(besiege(t, 2), "fleet-removed")).toEqual([{ type: "fleet-removed", fleet: "alliance-mediterranean-fleet", clause: "NYW-12.3.6.10" }]);
        expect(t.view.fleets["alliance-mediterranean-fleet"].place).toBe("removed");
      }
      // A roll elsewhere leaves it, and so does one of its own side, who wants the port back.
      const elsewhere = beforeMons({ fleets: { "alliance-mediterranean-fleet": 1 } });
      elsewhere.dice("6");
      expect([all(besiege(elsewhere, 2), "fleet-removed"), elsewhere.view.fleets["alliance-mediterranean-fleet"].place]).toEqual([[], "port"]);
      const own = at({
        ...scene("pool"),
        seat: "alliance",
        control: { barcelona: "bourbon" },
        corps: { barcelona: "4 spain-full" },
        leaders: { leganes: "barcelona" },
      });
      own.dice("6");
      expect([all(besiege(own, 2), "fleet-removed"), own.view.fleets["alliance-mediterranean-fleet"].place]).toEqual([[], "pool"]);
    });

    test("[NYW-12.3.6.11] [NYW-A-07] one in a control box stays until control changes, then it leaves the game", () => {
      const boxed = at({ ...scene("box"), zones: { mediterranean: "alliance" }, fleets: { "alliance-mediterranean-fleet": "box", "toulon-fleet": 2 } });
      boxed.dice("3 6 1");
      expect(all(besiege(boxed, 2), "fleet-removed")).toEqual([]);
      expect(boxed.view.fleets["alliance-mediterranean-fleet"]).toMatchObject({ place: "box", doomed: true });
      boxed.play("lose-step france-full");
      expect(boxed.play("act deploy-fleet").one("fleet-removed").clause).toBe("NYW-12.3.6.11");
    });
  });
});

describe("the fall of a fortress", () => {
  test("[NYW-17.5.8] [NYW-2.3.2] [NYW-6.1.2] at strength 0 it is taken: the besieger controls it, and VP follow", () => {
    const t = beforeMons({ lowered: { mons: 1 } });
    t.dice("6");
    const events = besiege(t, 2);
    expect(events.slice(events.findIndex(({ type }) => type === "fortress-taken"))).toEqual([
      { type: "fortress-taken", seat: "bourbon", space: "mons", clause: "NYW-17.5.8" },
      { type: "control-changed", space: "mons", seat: "bourbon", clause: "NYW-17.5.8" },
      { type: "victory-points", by: -1, total: 21, clause: "NYW-6.1.2" },
    ]);
    expect([t.vp, t.controlOf("mons")]).toEqual([21, "bourbon"]);
    const back = at({ control: { mons: "bourbon" }, corps: { mons: "4 spain-full" }, leaders: { gastanaga: "mons" }, lowered: { mons: 1 } });
    back.dice("6");
    besiege(back, 2);
    expect([back.vp, back.controlOf("mons")]).toEqual([23, "alliance"]);
    // At strength 1 it holds out.
    const held = beforeMons();
    held.dice("6");
    besiege(held, 2);
    expect([held.vp, held.controlOf("mons")]).toEqual([22, "alliance"]);
  });

  test("[NYW-17.5.11] [NYW-A-30] its markers go, and the new owner has the printed strength at once", () => {
    const t = beforeMons({ lowered: { mons: 1 }, continued: ["mons"] });
    t.dice("6");
    besiege(t, 2);
    expect(t.space("mons")).toMatchObject({ control: "bourbon", strength: 2, lowered: 0, continuedSiege: false, underSiege: false });
  });

  test("[NYW-17.5.8] the garrison leaves with the honours of war: corps, leaders, or both; an empty fortress has nobody to leave", () => {
    const evacuated = (corps: Scene["corps"], leaders: Scene["leaders"]) => {
      const t = beforeMons({ corps: { mons: "4 france-full", ...corps }, leaders: { noailles: "mons", ...leaders }, lowered: { mons: 1 } });
      t.dice("6");
      besiege(t, 4);
      const asked = t.asked;
      for (; t.decision === "displace"; t.play("withdraw-to brussels"));
      return [asked, t.corpsAt("brussels"), t.placeOf("gastanaga"), t.controlOf("mons")];
    };
    expect(evacuated({ "inside mons": "1 spain-full" }, { gastanaga: "breda" })).toEqual(["displace alliance", "1 spain-reduced", "breda", "bourbon"]);
    expect(evacuated({}, { gastanaga: "inside mons" })).toEqual(["displace alliance", "", "brussels", "bourbon"]);
    expect(evacuated({}, { gastanaga: "breda" })).toEqual(["round alliance", "", "breda", "bourbon"]);
  });

  test("[NYW-17.5.9] every full corps of it is reduced, of each power; reduced ones stay reduced", () => {
    const t = at({
      seat: "bourbon",
      corps: { namur: "4 france-full", "inside namur": "1 spain-full, 1 austria-full" },
      leaders: { "luxembourg-duke": "namur", vauban: "namur" },
      lowered: { namur: 1 },
    });
    t.dice("6");
    const events = besiege(t, 4);
    expect(all(events, "corps-reduced")).toEqual(
      ["spain-full", "austria-full"].map((corps) => ({ type: "corps-reduced", corps, space: "namur", clause: "NYW-17.5.9" })),
    );
    expect(all(events, "corps-eliminated")).toEqual([]);
  });

  test("[NYW-17.5.9] [NYW-17.5.10] the garrison leaves reduced, to the nearest friendly space free of the enemy, also through enemies", () => {
    const t = beforeMons({
      corps: { mons: "4 france-full", "inside mons": "1 spain-full, 1 spain-reduced", brussels: "2 france-full", charleroi: "1 france-full" },
      leaders: { noailles: "mons", gastanaga: "inside mons" },
      lowered: { mons: 1 },
    });
    t.dice("6");
    const events = besiege(t, 4);
    expect(all(events, "corps-reduced").map(({ clause }) => clause)).toEqual(["NYW-17.5.9"]);
    // Brussels and Charleroi are besieged; beyond them six spaces are equally near.
    expect([t.decision, t.seat]).toEqual(["displace", "alliance"]);
    expect(t.list).toEqual(["maastricht", "antwerp", "ghent", "namur", "liege"].map((space) => `withdraw-to ${space}`));
    t.play("withdraw-to ghent");
    expect([t.corpsAt("ghent"), t.placeOf("gastanaga")]).toEqual(["2 spain-reduced", "ghent"]);
  });

  test("[NYW-17.5.10] if there is nowhere to go the corps go to the Force Pool and the leaders off the map", () => {
    const ports = ["london", "bristol", "londonderry", "amsterdam", "ostend", "san-sebastian", "la-coruna", "cadiz"];
    const t = at({
      seat: "bourbon",
      control: { dublin: "alliance", ...Object.fromEntries(ports.map((id) => [id, "bourbon" as const])) },
      corps: { dublin: "3 jacobites-full", "inside dublin": "1 britain-full" },
      leaders: { tyrconnell: "dublin", ginkel: "inside dublin" },
    });
    t.dice("6");
    const events = besiege(t);
    expect(one(events, "displaced")).toMatchObject({ seat: "alliance", to: null, clause: "NYW-17.5.10" });
    expect([t.poolOf("britain"), t.placeOf("ginkel")]).toEqual([1, "waiting"]);
  });
});
