import { describe, expect, test } from "vitest";
import { at } from "../table.js";

describe("Transfer", () => {
  const scene = {
    corps: { antwerp: "2 spain-full", brussels: "1 spain-full", namur: "1 spain-full" },
    leader: { waldeck: "antwerp", gastanaga: "brussels" },
  } as const;

  test("[NYW-13.5.2.2] [NYW-13.5.2.8] two units, from the same space or different ones, to the same space or different ones; corps need no leader", () => {
    const t = at(scene);
    t.play("act transfer");
    expect(t.list).toEqual([
      "transfer-leader waldeck",
      "transfer-leader gastanaga",
      "transfer-corps antwerp spain-full",
      "transfer-corps brussels spain-full",
      "transfer-corps namur spain-full",
    ]);
    t.play("transfer-leader waldeck", "move-to amsterdam");
    expect(t.list[t.list.length - 1]).toBe("done");
    t.play("transfer-corps brussels spain-full", "move-to antwerp");
    expect([t.placeOf("waldeck"), t.corpsAt("antwerp"), t.corpsAt("brussels"), t.decision]).toEqual(["amsterdam", "3 spain-full", "", "round"]);
  });

  test("[NYW-13.5.2.6] [NYW-A-12] a single unit may be transferred", () => {
    const t = at(scene);
    t.play("act transfer", "transfer-corps antwerp spain-full", "move-to brussels", "done");
    expect([t.corpsAt("brussels"), t.decision]).toEqual(["2 spain-full", "round"]);
  });

  test("[NYW-13.5.2.2] [NYW-13.5.2.6] the second unit may be spared, the first may not; after the second the action is over", () => {
    const nothing = { seat: "alliance", leader: null, corps: null, space: null };
    const t = at(scene);
    t.play("act transfer");
    expect([t.list.includes("done"), t.view.decision!.about]).toEqual([false, { ...nothing, moved: 0 }]);
    t.play("transfer-corps antwerp spain-full");
    expect([t.list.includes("done"), t.view.decision!.about]).toEqual([false, { ...nothing, corps: "spain-full", space: "antwerp", moved: 0 }]);
    t.play("move-to brussels");
    expect([t.list.includes("done"), t.view.decision!.about]).toEqual([true, { ...nothing, moved: 1 }]);
    t.play("transfer-leader waldeck", "move-to brussels");
    expect(t.asked).toBe("round alliance");
  });

  test("[NYW-13.5.2.1] [NYW-A-13] at most one Transfer a round", () => {
    const t = at(scene);
    t.play("act transfer", "transfer-corps antwerp spain-full", "move-to brussels", "done");
    expect(t.list).not.toContain("act transfer");
    expect(t.refusedBy("act transfer")).not.toBe(null);
  });

  test("the only unit with the only space it can go to is not asked for", () => {
    // The Alliance holds London and York; Bristol is the Bourbons' and so are the ways north.
    const island = { control: { bristol: "bourbon", edinburgh: "bourbon", highlands: "bourbon" } } as const;
    const leader = at({ ...island, leader: { waldeck: "london" } });
    leader.play("act transfer");
    expect([leader.placeOf("waldeck"), leader.decision]).toEqual(["york", "round"]);
    const corps = at({ ...island, corps: { london: "1 britain-full" } });
    corps.play("act transfer");
    expect([corps.corpsAt("york"), corps.decision]).toEqual(["1 britain-full", "round"]);
    // A unit is chosen from two, and its only space not; the second unit may be spared.
    const two = at({ ...island, leader: { waldeck: "london", gastanaga: "york" } });
    two.play("act transfer");
    expect(two.list).toEqual(["transfer-leader waldeck", "transfer-leader gastanaga"]);
    two.play("transfer-leader waldeck");
    expect([two.placeOf("waldeck"), two.list]).toEqual(["york", ["transfer-leader gastanaga", "done"]]);
    two.play("transfer-leader gastanaga");
    expect([two.placeOf("gastanaga"), two.decision]).toEqual(["london", "round"]);
  });

  test("[NYW-13.5.2.3] a leader has 6 MP and a corps 4", () => {
    const t = at({ corps: { antwerp: "1 spain-full" }, leader: { waldeck: "antwerp" }, control: {} });
    t.play("act transfer", "transfer-corps antwerp spain-full");
    const corps = t.listed("move-to");
    const other = at({ corps: { antwerp: "1 spain-full" }, leader: { waldeck: "antwerp" } });
    other.play("act transfer", "transfer-leader waldeck");
    const leader = other.listed("move-to");
    expect(corps.every((id) => leader.includes(id))).toBe(true);
    // By Liege and Cologne: Koblenz is four links away, Trier five, Mannheim and Nuremberg six, Passau and Heilbronn seven.
    expect(corps).toContain("koblenz");
    expect(leader.filter((id) => !corps.includes(id)).sort()).toEqual(["empire-subsidy-home", "frankfurt", "mainz", "mannheim", "nuremberg", "trier"]);
  });

  test("[NYW-13.5.2.4] [NYW-13.5.2.5] not into an enemy space unless friendly corps are there already: no battle and no siege begins", () => {
    const t = at({ ...scene, control: { mons: "bourbon" } });
    t.play("act transfer", "transfer-corps brussels spain-full");
    expect(t.listed("move-to")).not.toContain("mons");
    expect(t.reason("move-to mons")).toBe("transfer/not-there NYW-13.5.2.4");
    const siege = at({ ...scene, corps: { ...scene.corps, mons: "1 spain-full" }, control: { mons: "bourbon" } });
    siege.play("act transfer", "transfer-corps brussels spain-full");
    expect(siege.listed("move-to")).toContain("mons");
  });

  test("[NYW-4.1.3.1] [NYW-13.5.2.3] no corps goes where the space would be overstacked, at the end of its way too; a leader does", () => {
    const reach = (koblenz: string, ...lines: readonly string[]): boolean =>
      at({ corps: { antwerp: "1 spain-full", koblenz }, leader: { waldeck: "antwerp" } })
        .play("act transfer", ...lines)
        .listed("move-to")
        .includes("koblenz");
    const corps = "transfer-corps antwerp spain-full";
    expect([reach("11 empire-full", corps), reach("12 empire-full", corps), reach("12 empire-full", "transfer-leader waldeck")]).toEqual([true, false, true]);
    const london = (count: number): boolean =>
      at({ corps: { york: "1 britain-full", london: `${count} spain-full` }, leader: { waldeck: "york" } })
        .play("act transfer", "transfer-corps york britain-full")
        .listed("move-to")
        .includes("london");
    expect([london(7), london(8)]).toEqual([true, false]);
  });

  test("[NYW-13.5.2.7] besieged units are not transferred", () => {
    const t = at({
      corps: { mons: "2 france-full", "inside mons": "1 spain-full", antwerp: "1 spain-full", brussels: "1 spain-full" },
      leader: { gastanaga: "inside mons" },
    });
    t.play("act transfer");
    expect(t.list).toEqual(["transfer-corps antwerp spain-full", "transfer-corps brussels spain-full"]);
  });

  test("[NYW-13.5.2.9] a transferred unit is not intercepted", () => {
    const t = at({ ...scene, corps: { ...scene.corps, lille: "6 france-full" }, leader: { ...scene.leader, catinat: "lille" } });
    const events = t.play("act transfer", "transfer-corps brussels spain-full", "move-to ghent", "done").events;
    expect(events.filter((e) => e.type === "interception")).toEqual([]);
  });

  test("[NYW-13.4.3.1] a unit transferred has acted", () => {
    const t = at({ corps: { antwerp: "1 spain-full", namur: "1 spain-full" }, leader: { waldeck: "antwerp", gastanaga: "namur" } });
    t.play("act transfer", "transfer-leader waldeck", "move-to brussels", "done");
    expect(t.leaderSeen("waldeck").acted).toBe(true);
  });
});

describe("Replacement", () => {
  const scene = { corps: { antwerp: "1 spain-reduced-demoralized, 1 spain-full", madrid: "1 spain-full", brussels: "1 united-provinces-reduced" } } as const;

  test("[NYW-13.5.3.2] [NYW-13.5.3.6] one reduced corps becomes full, and is rallied; no resource points", () => {
    const t = at(scene);
    const before = t.side("alliance").resourcePoints;
    t.play("act replacement");
    expect([t.corpsAt("brussels"), t.side("alliance").resourcePoints]).toEqual(["1 united-provinces-full", before]);
    const rallied = at({ corps: { girona: "1 spain-reduced-demoralized" }, control: { girona: "alliance" } });
    rallied.play("act replacement");
    expect(rallied.corpsAt("girona")).toBe("1 spain-full");
  });

  test("[NYW-13.5.3.1] at most one a round", () => {
    const t = at({ corps: { breda: "2 united-provinces-reduced" } });
    t.play("act replacement");
    expect([t.corpsAt("breda"), t.list.includes("act replacement")]).toEqual(["1 united-provinces-full, 1 united-provinces-reduced", false]);
  });

  test("[NYW-13.5.3.3] a besieged corps is not replaced", () => {
    expect(at({ corps: { london: "2 france-full", "inside london": "1 britain-reduced" } }).list).not.toContain("act replacement");
    expect(at({ corps: { london: "1 britain-reduced" } }).list).toContain("act replacement");
    expect(at({ corps: { breda: "2 france-full", "inside breda": "1 united-provinces-reduced" } }).list).not.toContain("act replacement");
  });

  test("[NYW-13.5.3.4] the corps needs a LOC to the capital of its power", () => {
    expect(at({ corps: { breda: "1 united-provinces-reduced" } }).list).toContain("act replacement");
    expect(at({ corps: { breda: "1 united-provinces-reduced" }, control: { amsterdam: "bourbon" } }).list).not.toContain("act replacement");
  });

  test("[NYW-13.4.3.2] [NYW-EX.4] a corps replaced has acted; another of the space that took no part in an action is replaced", () => {
    const t = at({ corps: { breda: "1 united-provinces-reduced" }, leader: { waldeck: "breda" } });
    t.play("act replacement");
    expect(t.space("breda").corps[0]!.acted).toBe(true);
    expect(t.list).not.toContain("act campaign breda");
    const siege = at({
      corps: { mons: "2 spain-full, 1 united-provinces-reduced" },
      leader: { waldeck: "mons" },
      control: { mons: "bourbon" },
    } as const);
    siege.dice("3").play("act siege", "take-corps spain-full", "take-corps spain-full", "stop");
    expect(siege.list).toContain("act replacement");
  });
});

describe("Rally", () => {
  const beaten = {
    active: "bourbon",
    corps: { lille: "8 france-full-demoralized" },
    leader: { catinat: "lille demoralized", boufflers: "lille demoralized" },
  } as const;

  test("[NYW-13.5.4.2] [NYW-13.5.4.7] [NYW-EX.5] Catinat rallies himself and half his CR of corps, rounded up", () => {
    const t = at(beaten);
    t.play("act rally");
    expect(t.list).toEqual(["rally-by catinat", "rally-by boufflers"]);
    t.play(
      "rally-by catinat",
      "rally-himself",
      "rally-corps france-full-demoralized",
      "rally-corps france-full-demoralized",
      "rally-corps france-full-demoralized",
    );
    expect([t.corpsAt("lille"), t.placeOf("catinat"), t.placeOf("boufflers"), t.decision]).toEqual([
      "3 france-full, 5 france-full-demoralized",
      "lille",
      "lille demoralized",
      "round",
    ]);
  });

  test("[NYW-13.5.4.1] [NYW-13.5.4.6] [NYW-A-15] at most one Rally a round, by whichever leader of a space", () => {
    const t = at(beaten);
    expect(t.list).toContain("act rally");
    t.play("act rally", "rally-by catinat", "rally-himself", "stop");
    expect([t.list.includes("act rally"), t.refusedBy("act rally")]).toEqual([false, "NYW-13.5.4.1"]);
  });

  test("[NYW-EX.5] in the next round Boufflers clears himself and two corps: five of eight are in order", () => {
    const t = at({ ...beaten, corps: { lille: "5 france-full-demoralized, 3 france-full" }, leader: { catinat: "lille", boufflers: "lille demoralized" } });
    t.play("act rally", "rally-by boufflers", "rally-himself", "rally-corps france-full-demoralized", "rally-corps france-full-demoralized");
    expect([t.corpsAt("lille"), t.placeOf("boufflers"), t.decision]).toEqual(["5 france-full, 3 france-full-demoralized", "lille", "round"]);
  });

  test("[NYW-13.5.4.3] the leader and the corps rallied have acted, the others have not", () => {
    const t = at({ ...beaten, corps: { lille: "2 france-full-demoralized, 2 france-full" } });
    t.play("act rally", "rally-by catinat", "decline", "stop");
    expect([t.leaderSeen("catinat").acted, t.leaderSeen("boufflers").acted]).toEqual([true, false]);
    expect(t.space("lille").corps.map((corps) => [corps.demoralized, corps.acted, corps.count])).toEqual(
      expect.arrayContaining([
        [false, true, 1],
        [true, false, 1],
        [false, false, 2],
      ]),
    );
  });

  test("[NYW-13.5.4.4] [NYW-4.2.1] a leader rallies corps of other friendly powers", () => {
    const t = at({ corps: { antwerp: "1 spain-full-demoralized, 1 empire-full-demoralized" }, leader: { waldeck: "antwerp" } });
    t.play("act rally");
    expect(t.listed("rally-corps")).toEqual(["spain-full-demoralized", "empire-full-demoralized"]);
  });

  test("[NYW-13.5.4.5] in an overstacked space too", () => {
    expect(at({ corps: { antwerp: "13 spain-full-demoralized" }, leader: { waldeck: "antwerp" } }).list).toContain("act rally");
  });

  test("[NYW-13.5.4.8] [NYW-17.3.3] a besieged leader rallies besieged corps only", () => {
    const t = at({
      corps: { mons: "2 france-full", "inside mons": "1 spain-full-demoralized", antwerp: "1 spain-full" },
      leader: { gastanaga: "inside mons", waldeck: "antwerp" },
    });
    t.play("act rally");
    expect(t.corpsAt("inside mons")).toBe("1 spain-full");
    const outside = at({
      corps: { mons: "1 spain-full", "inside mons": "1 france-full-demoralized" },
      leader: { waldeck: "mons" },
      control: { mons: "bourbon" },
    });
    expect(outside.list).not.toContain("act rally");
  });

  test("[NYW-13.5.4.8] whoever rallies behind the walls is named as in the space of his fortress", () => {
    // London is the first space of the board.
    const t = at({
      corps: { london: "2 france-full", "inside london": "1 britain-full-demoralized" },
      leader: { marlborough: "inside london demoralized" },
    });
    const events = t.play("act rally", "rally-himself", "rally-corps britain-full-demoralized").events;
    expect(events.flatMap((event) => (event.type === "rallied" ? [[event.space, event.unit]] : []))).toEqual([
      ["london", "marlborough"],
      ["london", "britain-full-demoralized"],
    ]);
  });
});

describe("Sea Movement", () => {
  const scene = { corps: { ostend: "3 spain-full" }, leader: { waldeck: "ostend", gastanaga: "ostend" }, zone: { atlantic: "alliance" } } as const;

  test("[NYW-13.5.5.1] [NYW-13.5.5.2] any number of leaders and up to two corps; no leader is needed", () => {
    const t = at(scene);
    t.play("act sea-movement", "take-leader waldeck", "take-leader gastanaga", "take-corps spain-full");
    expect(t.listed("take-corps").length).toBeLessThanOrEqual(1);
    const alone = at({ corps: { ostend: "1 spain-full" }, zone: { atlantic: "alliance" } });
    alone.play("act sea-movement");
    alone.dice("3").play("sail-to amsterdam");
    expect(alone.corpsAt("amsterdam")).toBe("1 spain-full");
  });

  test("[NYW-13.5.5.2] leaders alone, corps alone or both: a group of somebody is enough", () => {
    const stops = (corps: string, ...lines: readonly string[]): boolean => {
      const t = at({ corps: corps === "" ? {} : { amsterdam: corps }, leader: { waldeck: "amsterdam", gastanaga: "amsterdam" } });
      return t.play("act sea-movement", ...lines).list.includes("stop");
    };
    expect([stops(""), stops("", "take-leader waldeck")]).toEqual([false, true]);
    expect([stops("1 spain-full"), stops("1 spain-full", "take-leader waldeck"), stops("2 spain-full")]).toEqual([true, true, true]);
  });

  test("[NYW-13.5.5.3] [NYW-A-14] as many Sea Movements a round as there are actions", () => {
    const t = at(scene);
    for (let n = 0; n < 2; n++) {
      t.play("act sea-movement", "stop", "stop");
      t.dice("3").play("sail-to amsterdam");
    }
    expect([t.corpsAt("amsterdam"), t.list.includes("act sea-movement")]).toEqual(["2 spain-full", true]);
  });
});
