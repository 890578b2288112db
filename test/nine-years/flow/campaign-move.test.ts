import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { at, type Scene, type Table } from "../table.js";

/** Takes every free leader and corps of a force that is put together. */
/** A Campaign move begun with everybody. */
function campaign(scene: Scene): Table {
  const t = at(scene);
  t.play("act campaign");
  t.takeAll();
  return t;
}

describe("the army", () => {
  test("[NYW-13.5.1.3] [NYW-EX.3] [NYW-A-05] of 12 corps at Antwerp 10 may move: with more than two leaders the two highest CR count", () => {
    const t = at({ corps: { antwerp: "12 spain-full" }, leaders: { "william-iii": "antwerp", marlborough: "antwerp", "spain-minor-1": "antwerp" } });
    expect(["william-iii", "marlborough", "spain-minor-1"].map((id) => t.leaderSeen(id).command)).toEqual([6, 4, 3]);
    t.play("act campaign");
    t.takeAll();
    expect([t.decision, t.space("antwerp").corps.map(({ force, count }) => [force, count])]).toEqual([
      "campaign-move",
      [
        [false, 2],
        [true, 10],
      ],
    ]);
  });

  test("[NYW-13.5.1.4] [NYW-14.1.2] with one leader only his CR counts; corps without a leader do not move", () => {
    const t = at({ corps: { antwerp: "12 spain-full", brussels: "2 spain-full" }, leaders: { marlborough: "antwerp" } });
    t.play("act campaign");
    expect(t.decision).toBe("select-force");
    t.takeAll();
    expect(t.space("antwerp").corps.map(({ force, count }) => [force, count])).toEqual([
      [false, 8],
      [true, 4],
    ]);
  });

  test("[NYW-13.5.1.5] [NYW-14.1.3.3] any of the units of the space may be taken, not all need be; leaders may go alone", () => {
    const t = at({ corps: { antwerp: "1 spain-full, 1 austria-reduced" }, leaders: { marlborough: "antwerp", waldeck: "antwerp" } });
    t.play("act campaign");
    expect(t.list).toEqual(["take-leader waldeck", "take-leader marlborough"]);
    t.play("take-leader waldeck");
    expect(t.list).toEqual(["take-leader marlborough", "stop"]);
    t.play("stop");
    expect(t.list).toEqual(["take-corps spain-full", "take-corps austria-reduced", "stop"]);
    t.play("stop", "step brussels", "stop");
    expect([t.placeOf("waldeck"), t.placeOf("marlborough"), t.corpsAt("antwerp")]).toEqual(["brussels", "antwerp", "1 spain-full, 1 austria-reduced"]);
  });

  test("[NYW-4.2.1] units of all powers of a side act together under any leader", () => {
    const t = campaign({ corps: { antwerp: "1 spain-full, 1 austria-full, 1 britain-full" }, leaders: { eugene: "antwerp" } });
    t.play("step brussels", "stop");
    expect(t.corpsAt("brussels")).toBe("1 britain-full, 1 spain-full, 1 austria-full");
  });

  test("[NYW-13.4.3.4] [NYW-14.1.3.1] an army picks up nobody on its way", () => {
    const t = campaign({ corps: { antwerp: "1 spain-full", brussels: "3 spain-full" }, leaders: { marlborough: "antwerp", gastanaga: "brussels acted" } });
    t.play("step brussels", "step namur", "stop");
    expect([t.corpsAt("namur"), t.corpsAt("brussels"), t.placeOf("gastanaga")]).toEqual(["1 spain-full", "3 spain-full", "brussels"]);
  });
});

describe("movement", () => {
  test("[NYW-13.5.1.2] [NYW-14.1.1.1] [NYW-2.1.1] an army has 3 MP and goes by links for 1 MP each", () => {
    const t = campaign({ corps: { breda: "1 spain-full" }, leaders: { marlborough: "breda" } });
    expect(t.list).toEqual(["step amsterdam", "step nijmegen", "step antwerp"]);
    t.play("step antwerp", "step brussels");
    expect(t.decision).toBe("campaign-move");
    expect(t.play("step namur").told("army-moved")).toEqual([{ type: "army-moved", seat: "alliance", from: "brussels", to: "namur", clause: "NYW-14.1.1.1" }]);
    expect(t.decision).toBe("round");
  });

  test("[NYW-14.1.1.6] an army without MP stops; unused ones are lost", () => {
    const t = campaign({ corps: { breda: "1 spain-full" }, leaders: { marlborough: "breda" } });
    t.play("step antwerp", "step brussels", "step namur");
    expect([t.decision, t.corpsAt("namur"), t.listed("act").includes("campaign")]).toEqual(["round", "1 spain-full", false]);
    const early = campaign({ corps: { breda: "1 spain-full" }, leaders: { marlborough: "breda" } });
    early.play("step antwerp", "stop");
    expect([early.decision, early.corpsAt("antwerp"), early.listed("act").includes("campaign")]).toEqual(["round", "1 spain-full", false]);
  });

  test("[NYW-14.1.1.3] by land units move in a Campaign and a Transfer alone", () => {
    const t = at({ corps: { antwerp: "1 spain-full" }, leaders: { waldeck: "antwerp" }, fleets: { "alliance-atlantic-fleet": 1 } });
    expect(t.listed("act")).toEqual(["campaign", "transfer", "deploy-fleet"]);
    expect(["step brussels", "move-to brussels"].map((line) => t.list.includes(line))).toEqual([false, false]);
    t.play("act campaign", "take-corps spain-full");
    expect(t.list).toContain("step brussels");
    const moved = at({ corps: { antwerp: "1 spain-full" }, leaders: { waldeck: "antwerp" } });
    moved.play("act transfer", "transfer-corps antwerp spain-full");
    expect(moved.list).toContain("move-to brussels");
  });

  test("[NYW-14.1.1.2] [NYW-2.1.5] [NYW-2.1.6] a red link costs 2 MP and serves the Alliance only", () => {
    const t = campaign({ corps: { trent: "1 austria-full" }, leaders: { eugene: "trent" } });
    expect(t.list).toEqual(["step milan", "step mantua", "step salzburg", "step innsbruck"]);
    t.play("step milan");
    // 1 MP is left: not enough for the red links back.
    expect(t.listed("step")).toEqual(["casale", "alessandria", "mantua"]);
    const french = campaign({
      seat: "bourbon",
      control: { trent: "bourbon", milan: "bourbon" },
      corps: { trent: "1 france-full" },
      leaders: { catinat: "trent" },
    });
    expect(french.listed("step")).toEqual(["mantua", "innsbruck"]);
    expect(french.reason("step milan")).toBe("step/red-link NYW-14.1.1.2");
  });

  test("[NYW-9.2.1.1] [NYW-13.5.1.2] Forced March gives 4 MP", () => {
    const t = campaign({ corps: { breda: "1 spain-full" }, leaders: { marlborough: "breda" }, held: { alliance: ["forced-march"] } });
    expect([t.decision, t.list]).toEqual(["held-card", ["play-held forced-march", "keep-held forced-march"]]);
    t.play("play-held forced-march", "step antwerp", "step brussels", "step namur");
    expect(t.decision).toBe("campaign-move");
    expect(t.listed("step")).toContain("liege");
    t.play("step liege");
    expect(t.listed("step")).toEqual([]);
  });

  test("[NYW-14.1.1.5] [NYW-7.2.1.2] [NYW-7.2.2.1] no unit enters a neutral space", () => {
    const t = campaign({ savoy: "neutral", seat: "bourbon", corps: { casale: "1 france-full" }, leaders: { catinat: "casale" } });
    expect(t.listed("step")).toEqual(["milan", "alessandria"]);
    expect(t.reason("step turin")).toBe("step/neutral NYW-14.1.1.5");
    const lisbon = campaign({ corps: { badajoz: "1 spain-full" }, leaders: { villahermosa: "badajoz" } });
    expect(lisbon.reason("step lisbon")).toBe("step/neutral NYW-14.1.1.5");
  });

  test("[NYW-2.4.3] no Bourbon unit enters the Empire/Subsidy Home Space", () => {
    const t = campaign({ seat: "bourbon", control: { kassel: "bourbon" }, corps: { kassel: "1 france-full" }, leaders: { lorge: "kassel" } });
    expect(t.listed("step")).not.toContain("empire-subsidy-home");
    expect(t.reason("step empire-subsidy-home")).toBe("step/closed NYW-2.4.3");
  });

  test("[NYW-14.1.1.4] [NYW-14.1.3.6] an army with corps enters enemy spaces; leaders alone do not", () => {
    const t = at({ corps: { charleroi: "1 spain-full" }, leaders: { gastanaga: "charleroi" } });
    t.play("act campaign", "stop");
    expect(t.listed("step")).toEqual(["brussels", "mons", "namur"]);
    expect(t.reason("step dinant")).toBe("step/leaders-alone NYW-14.1.3.6");
    const army = campaign({ corps: { charleroi: "1 spain-full" }, leaders: { gastanaga: "charleroi" } });
    expect(army.listed("step")).toEqual(["brussels", "mons", "namur", "valenciennes", "dinant"]);
  });

  test("[NYW-13.5.1.8] [NYW-13.5.1.1] a Campaign is offered to corps that are all demoralized, where their leader alone could go nowhere", () => {
    // The only way out of Brest leads into an enemy-controlled space.
    const beaten = { leaders: { waldeck: "brest demoralized" }, control: { brest: "alliance" } } as const;
    const t = at({ ...beaten, corps: { brest: "1 spain-full-demoralized" } });
    expect(t.listed("act")).toContain("campaign");
    t.play("act campaign", "take-corps spain-full-demoralized", "stop");
    expect(t.corpsAt("rennes")).toBe("1 spain-full-demoralized");
    expect(at(beaten).listed("act")).not.toContain("campaign");
    expect(at({ ...beaten, corps: { brest: "1 spain-full-demoralized", rennes: "1 france-full" } }).listed("act")).not.toContain("campaign");
    expect(at({ ...beaten, corps: { brest: "1 spain-full-demoralized acted" } }).listed("act")).not.toContain("campaign");
  });

  test("[NYW-13.5.1.8] demoralized units move, but not where enemy corps are or into an enemy fortress", () => {
    const t = campaign({ corps: { charleroi: "1 spain-full-demoralized", namur: "1 spain-full" }, leaders: { gastanaga: "charleroi" } });
    expect(t.listed("step")).toEqual(["brussels", "mons", "namur"]);
    expect(t.reason("step dinant")).toBe("step/demoralized NYW-13.5.1.8");
  });

  test("[NYW-14.2.1] [NYW-14.4.1] [NYW-6.1.2.3] an enemy-controlled unfortified space must be converted for 1 MP before the army goes on; VP do not change", () => {
    const t = campaign({ control: { valenciennes: "alliance" }, corps: { valenciennes: "2 spain-full" }, leaders: { gastanaga: "valenciennes" } });
    t.play("step amiens");
    expect(t.list).toEqual(["convert", "leave-units", "stop"]);
    expect(t.reason("step paris")).toBe("step/convert-first NYW-14.2.1");
    const events = t.play("convert").events;
    expect(one(events, "control-changed")).toMatchObject({ space: "amiens", seat: "alliance" });
    expect([t.vp, t.listed("step").includes("rouen")]).toEqual([22, true]);
    t.play("step rouen");
    expect([t.decision, t.controlOf("rouen"), t.controlOf("amiens")]).toEqual(["round", "bourbon", "alliance"]);
  });

  test("[NYW-14.2.3] [NYW-14.4.3] an army that starts in such a space may convert it without moving or leave it in any direction", () => {
    const t = campaign({ corps: { reims: "2 spain-full" }, leaders: { gastanaga: "reims" } });
    expect(t.list).toEqual(["step valenciennes", "step dinant", "step paris", "step metz", "convert"]);
    t.play("convert", "stop");
    expect(t.controlOf("reims")).toBe("alliance");
  });

  test("[NYW-14.4.2] a fortified space is not converted", () => {
    const t = campaign({ corps: { tournai: "2 spain-full" }, leaders: { gastanaga: "tournai" } });
    expect(t.list).not.toContain("convert");
    expect(t.reason("convert")).toBe("convert/not-possible NYW-14.4.1");
  });

  test("[NYW-2.3.3] moving out of a controlled space does not lose it", () => {
    const t = campaign({ corps: { antwerp: "1 spain-full" }, leaders: { marlborough: "antwerp" } });
    t.play("step brussels", "stop");
    expect(t.controlOf("antwerp")).toBe("alliance");
  });
});

describe("leaving units behind", () => {
  test("[NYW-14.1.3.2] [NYW-14.1.3.4] leaders and corps may be left at any point; they have taken part in the action", () => {
    const t = campaign({ corps: { antwerp: "3 spain-full" }, leaders: { marlborough: "antwerp", waldeck: "antwerp", gastanaga: "mons acted" } });
    t.play("step brussels");
    expect(t.list).toContain("leave-units");
    t.play("leave-units");
    expect(t.list).toEqual(["leave-leader waldeck", "leave-leader marlborough", "leave-corps spain-full"]);
    t.play("leave-corps spain-full", "leave-leader waldeck", "stop");
    expect(t.list).not.toContain("leave-units"); // once in a space
    t.play("step namur");
    expect([t.corpsAt("brussels"), t.corpsAt("namur"), t.placeOf("waldeck"), t.leaderSeen("waldeck").acted]).toEqual([
      "1 spain-full",
      "2 spain-full",
      "brussels",
      true,
    ]);
  });

  test("[NYW-14.1.3.5] the corps that go on need a leader, but the command limit is not checked again", () => {
    const t = campaign({ corps: { antwerp: "9 spain-full" }, leaders: { marlborough: "antwerp", waldeck: "antwerp" } });
    t.play("step brussels", "leave-units", "leave-leader waldeck");
    expect(t.list.some((line) => line.startsWith("leave-leader"))).toBe(false);
    t.play("stop", "step namur", "stop");
    expect(t.corpsAt("namur")).toBe("9 spain-full");
  });
});

describe("stacking on the move", () => {
  test("[NYW-4.1.3.1] a step that overstacks is offered only to pass through; there the army may not stop", () => {
    const t = campaign({ corps: { barcelona: "2 spain-full", girona: "5 spain-full" }, leaders: { villahermosa: "barcelona" } });
    expect(t.listed("step")).toContain("girona");
    t.play("step girona");
    expect(t.list).not.toContain("stop");
    expect(t.reason("stop")).toBe("stop/not-here NYW-4.1.3.1");
    t.play("step roses", "stop");
    expect(t.corpsAt("roses")).toBe("2 spain-full");
    const last = campaign({ corps: { barcelona: "2 spain-full", girona: "5 spain-full", roses: "5 spain-full" }, leaders: { villahermosa: "barcelona" } });
    last.play("step girona");
    // Roses is full too, but leads on to Perpignan.
    expect(last.listed("step")).toEqual(["perpignan", "roses", "barcelona"]);
  });

  test("[NYW-4.1.3.7] an army that finds no legal further step stays, even if the space is overstacked", () => {
    const t = campaign({
      corps: { valencia: "2 spain-full", barcelona: "5 spain-full" },
      leaders: { villahermosa: "valencia" },
      control: { girona: "neutral", lleida: "neutral", valencia: "alliance" },
    });
    t.play("step barcelona");
    expect(t.list).not.toContain("stop");
    t.play("step valencia");
    expect(t.corpsAt("barcelona")).toBe("5 spain-full");
  });
});

describe("entering a space", () => {
  /** Spaniards march from Valenciennes to Amiens, where others wait. */
  const toAmiens = (corps: string, leaders: Scene["leaders"] = {}): Table =>
    campaign({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", amiens: corps },
      leaders: { gastanaga: "valenciennes", ...leaders },
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
      leaders: { caprara: "mons", boufflers: "tournai", noailles: "lille" },
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
      seat: "bourbon",
      corps: { valenciennes: "4 france-full", mons: "3 spain-full" },
      leaders: { noailles: "valenciennes", gastanaga: "mons" },
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
        seat: "bourbon",
        control: { mons: "bourbon" },
        corps: { tournai: "1 france-full", brussels: "2 spain-full", mons: "1 spain-full" },
        leaders: { noailles: "tournai", gastanaga: "brussels" },
      });
      t.play("act campaign", corps ? "take-corps france-full" : "stop");
      return t.listed("step").includes("mons") ? t.play("step mons").asked : "closed";
    };
    expect([entered(true), entered(false)]).toEqual(["interception alliance", "closed"]);
  });

  test("[NYW-14.6.1] [NYW-14.6.9] interceptors come from beside the space an army enters, to its side's own; they are asked once a space", () => {
    const t = at({
      seat: "bourbon",
      corps: { valenciennes: "2 france-full", brussels: "2 spain-full", namur: "2 spain-full", ghent: "2 spain-full" },
      leaders: { noailles: "valenciennes", vauban: "paris", gastanaga: "brussels", waldeck: "namur", "max-emanuel": "ghent" },
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
    const left = (leaders: Scene["leaders"], corps: Scene["corps"] = {}) => {
      const t = at({
        seat: "bourbon",
        control: { amiens: "alliance" },
        corps: { lille: "2 france-full", ...corps },
        leaders: { noailles: "lille", ...leaders },
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
    const t = at({ seat: "bourbon", control: { amiens: "alliance" }, corps: { lille: "2 france-full" }, leaders: { noailles: "lille", waldeck: "amiens" } });
    t.play("act campaign");
    t.takeAll();
    t.play("step amiens");
    expect([t.decision, t.seat, t.list]).toEqual(["displace", "alliance", ["withdraw-to ostend", "withdraw-to mons", "withdraw-to charleroi"]]);
    expect(t.play("withdraw-to mons").one("displaced")).toMatchObject({ seat: "alliance", from: "amiens", clause: "NYW-14.3.5" });
  });
});

describe("interception", () => {
  const scene: Scene = {
    seat: "bourbon",
    corps: { tournai: "3 france-full", brussels: "3 spain-full" },
    leaders: { noailles: "tournai", gastanaga: "brussels", marlborough: "brussels" },
  };
  const intercept = (more: Scene = {}): Table => {
    const corps: Record<string, string> = { tournai: "3 france-full", brussels: "3 spain-full", ...more.corps };
    const t = at({ ...scene, ...more, corps, leaders: { ...scene.leaders, ...more.leaders } });
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
    expect(intercept({ leaders: { gastanaga: "ghent", marlborough: "antwerp" } }).play("step mons").events).toBeDefined();
  });

  test("[NYW-14.6.3] no unit of it may be demoralized or besieged, and it may not leave a siege or come from the space the army left", () => {
    const none = intercept({ leaders: { gastanaga: "brussels demoralized", marlborough: "antwerp" } });
    none.play("step mons");
    expect(none.decision).toBe("round");
    const corps = intercept({ corps: { brussels: "3 spain-full-demoralized" } });
    corps.play("step mons");
    expect(corps.decision).toBe("round");
    const besieger = intercept({
      corps: { valenciennes: "2 spain-full", brussels: "1 spain-full" },
      leaders: { gastanaga: "valenciennes", marlborough: "antwerp" },
    });
    besieger.play("step mons");
    expect(besieger.decision).toBe("round");
    const inside = intercept({
      corps: { charleroi: "1 france-full", "inside charleroi": "1 spain-full", brussels: "1 spain-full" },
      leaders: { gastanaga: "inside charleroi", marlborough: "antwerp" },
    });
    inside.play("step mons");
    expect(inside.decision).toBe("round");
  });

  test("[NYW-14.6.5] [NYW-14.6.8] 1d6 plus half the BR, and 1 for friendly corps already there, succeeds on 6; a failed force stays", () => {
    const t = intercept({ leaders: { gastanaga: "antwerp" } });
    t.play("step mons", "intercept-from brussels");
    t.dice("3").play("take-corps spain-full", "take-corps spain-full");
    expect(t.corpsAt("brussels")).toBe("3 spain-full");
    expect(t.decision).toBe("round");
    const good = intercept({ leaders: { gastanaga: "antwerp" } });
    good.play("step mons", "intercept-from brussels");
    // Marlborough's BR is 3: +2
    good.dice("4 1 1 1 1 5 1 1 1 1 1 1");
    const events = good.play("take-corps spain-full", "take-corps spain-full").events;
    expect(one(events, "interception")).toMatchObject({ success: true, from: "brussels", space: "mons" });
    expect(one(events, "battle-began")).toMatchObject({ attackers: 3, defenders: 3 });
  });

  test("[NYW-14.6.6] [NYW-14.6.7] [NYW-14.6.10] the force comes before battle; nobody may avoid it, those there before may go behind the walls; beaten, the army goes back", () => {
    const t = intercept({ corps: { mons: "1 austria-full" }, leaders: { gastanaga: "antwerp", caprara: "mons" } });
    t.play("step mons", "intercept-from brussels");
    t.dice("3").play("take-corps spain-full", "take-corps spain-full");
    // 3 + 2 + 1 for the corps in Mons
    expect([t.decision, t.list]).toEqual(["fortify", ["fortify-corps austria-full", "fortify-leader caprara", "done"]]);
    t.dice("1 1 1 1 5 5 1 1 1 1 1 1");
    const events = t.play("done").events;
    expect(all(events, "battle-began")).toHaveLength(1);
    expect(one(events, "retreated")).toMatchObject({ seat: "bourbon", to: "tournai" });
  });

  test("[NYW-14.6.11] if the moving army wins it occupies the space", () => {
    const t = intercept({ leaders: { gastanaga: "antwerp" } });
    t.play("step mons", "intercept-from brussels");
    t.dice("4 5 5 5 1 1 1 1 1 1 1 1");
    t.play("take-corps spain-full", "take-corps spain-full");
    while (t.decision !== "round") t.play(t.list[0]!);
    expect(t.corpsAt("mons")).toBe("3 france-full");
  });

  test("[NYW-9.3.9] [NYW-14.6.5] Intercepted Dispatches add 2", () => {
    const t = intercept({ leaders: { gastanaga: "antwerp" }, held: { alliance: ["intercepted-dispatches"] } });
    t.play("step mons", "intercept-from brussels", "take-corps spain-full", "take-corps spain-full");
    expect(t.list).toEqual(["play-held intercepted-dispatches", "keep-held intercepted-dispatches"]);
    t.dice("2 1 1 1 1 1 1 1 1 1 1");
    expect(t.play("play-held intercepted-dispatches").one("interception").success).toBe(true);
  });
});

describe("avoiding battle", () => {
  const avoid = (more: Scene = {}): Table => {
    const t = at({
      seat: "alliance",
      ...more,
      control: { valenciennes: "alliance", ...more.control },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full", ...more.corps },
      leaders: { gastanaga: "valenciennes", noailles: "reims", ...more.leaders },
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
    const failed = avoid({ leaders: { "william-iii": "valenciennes" } });
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
      leaders: { gastanaga: "valenciennes", noailles: "reims demoralized" },
    });
    t.play("act campaign");
    t.takeAll();
    t.dice("1 1 1 1 1 1");
    expect(t.play("step reims").one("battle-won").seat).toBe("bourbon");
    const nowhere = at({
      control: { valenciennes: "alliance", dinant: "alliance", paris: "alliance", metz: "alliance" },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full" },
      leaders: { gastanaga: "valenciennes", noailles: "reims" },
    });
    nowhere.play("act campaign");
    nowhere.takeAll();
    nowhere.dice("1 1 1 1 1 1 1");
    expect(nowhere.play("step reims").one("battle-won").seat).toBe("bourbon");
  });

  test("[NYW-14.7.8] if a besieging force avoids battle its siege ends", () => {
    const t = at({
      seat: "alliance",
      corps: { brussels: "4 austria-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leaders: { eugene: "brussels", noailles: "mons" },
    });
    t.play("act campaign");
    t.takeAll();
    t.play("step mons");
    t.dice("6").play("avoid-battle", "retreat-to tournai", "stop");
    expect([t.corpsAt("mons"), t.corpsAt("inside mons")]).toEqual(["1 spain-full, 4 austria-full", ""]);
  });
});

describe("Fortified Lines", () => {
  const line = (level: number, more: Scene = {}): Table => {
    const t = at({
      ...more,
      control: { valenciennes: "alliance", ...more.control },
      corps: { valenciennes: "4 spain-full", reims: "2 france-full", ...more.corps },
      leaders: { gastanaga: "valenciennes", ...more.leaders },
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
    const t = line(2, { leaders: { "william-iii": "valenciennes" } });
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
    const siege = at({ seat: "bourbon", corps: { mons: "4 france-full" }, leaders: { humieres: "mons" }, lines: { mons: 2 } });
    siege.dice("6").play("act siege", "stop");
    expect(siege.space("mons").strength).toBe(1);
  });

  test("[NYW-15.5.2] a line is removed at the end of an action if enemy corps and none of its owner's are outside the walls there", () => {
    const t = at({ seat: "bourbon", corps: { valenciennes: "2 france-full" }, leaders: { noailles: "valenciennes" }, lines: { mons: 1 } });
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
      seat: "alliance",
      corps: { brussels: "4 austria-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leaders: { caprara: "brussels" },
      lines: { mons: 2 },
    });
    t.play("act campaign");
    t.takeAll();
    t.dice("5 5 1 1 1 1 1");
    expect(t.play("step mons").one("battle-hits")).toMatchObject({ attacker: 2, line: 0 });
  });
});
