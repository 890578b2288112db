import { describe, expect, test } from "vitest";
import { one } from "../../support/table.js";
import { campaign } from "../marching.js";
import { at } from "../table.js";

describe("the army", () => {
  test("[NYW-13.5.1.3] [NYW-EX.3] [NYW-A-05] of 12 corps at Antwerp 10 may move: with more than two leaders the two highest CR count", () => {
    const t = at({ corps: { antwerp: "12 spain-full" }, leader: { "william-iii": "antwerp", marlborough: "antwerp", "spain-minor-1": "antwerp" } });
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
    const t = at({ corps: { antwerp: "12 spain-full", brussels: "2 spain-full" }, leader: { marlborough: "antwerp" } });
    t.play("act campaign");
    expect(t.decision).toBe("select-force");
    t.takeAll();
    expect(t.space("antwerp").corps.map(({ force, count }) => [force, count])).toEqual([
      [false, 8],
      [true, 4],
    ]);
  });

  test("[NYW-13.5.1.5] [NYW-14.1.3.3] any of the units of the space may be taken, not all need be; leaders may go alone", () => {
    const t = at({ corps: { antwerp: "1 spain-full, 1 austria-reduced" }, leader: { marlborough: "antwerp", waldeck: "antwerp" } });
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
    const t = campaign({ corps: { antwerp: "1 spain-full, 1 austria-full, 1 britain-full" }, leader: { eugene: "antwerp" } });
    t.play("step brussels", "stop");
    expect(t.corpsAt("brussels")).toBe("1 britain-full, 1 spain-full, 1 austria-full");
  });

  test("[NYW-13.4.3.4] [NYW-14.1.3.1] an army picks up nobody on its way", () => {
    const t = campaign({ corps: { antwerp: "1 spain-full", brussels: "3 spain-full" }, leader: { marlborough: "antwerp", gastanaga: "brussels acted" } });
    t.play("step brussels", "step namur", "stop");
    expect([t.corpsAt("namur"), t.corpsAt("brussels"), t.placeOf("gastanaga")]).toEqual(["1 spain-full", "3 spain-full", "brussels"]);
  });
});

describe("movement", () => {
  test("[NYW-13.5.1.2] [NYW-14.1.1.1] [NYW-2.1.1] an army has 3 MP and goes by links for 1 MP each", () => {
    const t = campaign({ corps: { breda: "1 spain-full" }, leader: { marlborough: "breda" } });
    expect(t.list).toEqual(["step amsterdam", "step nijmegen", "step antwerp"]);
    t.play("step antwerp", "step brussels");
    expect(t.decision).toBe("campaign-move");
    expect(t.play("step namur").told("army-moved")).toEqual([{ type: "army-moved", seat: "alliance", from: "brussels", to: "namur", clause: "NYW-14.1.1.1" }]);
    expect(t.decision).toBe("round");
  });

  test("[NYW-14.1.1.6] an army without MP stops; unused ones are lost", () => {
    const t = campaign({ corps: { breda: "1 spain-full" }, leader: { marlborough: "breda" } });
    t.play("step antwerp", "step brussels", "step namur");
    expect([t.decision, t.corpsAt("namur"), t.listed("act").includes("campaign")]).toEqual(["round", "1 spain-full", false]);
    const early = campaign({ corps: { breda: "1 spain-full" }, leader: { marlborough: "breda" } });
    early.play("step antwerp", "stop");
    expect([early.decision, early.corpsAt("antwerp"), early.listed("act").includes("campaign")]).toEqual(["round", "1 spain-full", false]);
  });

  test("[NYW-14.1.1.3] by land units move in a Campaign and a Transfer alone", () => {
    const t = at({ corps: { antwerp: "1 spain-full" }, leader: { waldeck: "antwerp" }, fleet: { "alliance-atlantic-fleet": 1 } });
    expect(t.listed("act")).toEqual(["campaign", "transfer", "deploy-fleet"]);
    expect(["step brussels", "move-to brussels"].map((line) => t.list.includes(line))).toEqual([false, false]);
    t.play("act campaign", "take-corps spain-full");
    expect(t.list).toContain("step brussels");
    const moved = at({ corps: { antwerp: "1 spain-full" }, leader: { waldeck: "antwerp" } });
    moved.play("act transfer", "transfer-corps antwerp spain-full");
    expect(moved.list).toContain("move-to brussels");
  });

  test("[NYW-14.1.1.2] [NYW-2.1.5] [NYW-2.1.6] a red link costs 2 MP and serves the Alliance only", () => {
    const t = campaign({ corps: { trent: "1 austria-full" }, leader: { eugene: "trent" } });
    expect(t.list).toEqual(["step milan", "step mantua", "step salzburg", "step innsbruck"]);
    t.play("step milan");
    // 1 MP is left: not enough for the red links back.
    expect(t.listed("step")).toEqual(["casale", "alessandria", "mantua"]);
    const french = campaign({
      active: "bourbon",
      control: { trent: "bourbon", milan: "bourbon" },
      corps: { trent: "1 france-full" },
      leader: { catinat: "trent" },
    });
    expect(french.listed("step")).toEqual(["mantua", "innsbruck"]);
    expect(french.reason("step milan")).toBe("step/red-link NYW-14.1.1.2");
  });

  test("[NYW-9.2.1.1] [NYW-13.5.1.2] Forced March gives 4 MP", () => {
    const t = campaign({ corps: { breda: "1 spain-full" }, leader: { marlborough: "breda" }, held: { alliance: ["forced-march"] } });
    expect([t.decision, t.list]).toEqual(["held-card", ["play-held forced-march", "keep-held forced-march"]]);
    t.play("play-held forced-march", "step antwerp", "step brussels", "step namur");
    expect(t.decision).toBe("campaign-move");
    expect(t.listed("step")).toContain("liege");
    t.play("step liege");
    expect(t.listed("step")).toEqual([]);
  });

  test("[NYW-14.1.1.5] [NYW-7.2.1.2] [NYW-7.2.2.1] no unit enters a neutral space", () => {
    const t = campaign({ savoy: "neutral", active: "bourbon", corps: { casale: "1 france-full" }, leader: { catinat: "casale" } });
    expect(t.listed("step")).toEqual(["milan", "alessandria"]);
    expect(t.reason("step turin")).toBe("step/neutral NYW-14.1.1.5");
    const lisbon = campaign({ corps: { badajoz: "1 spain-full" }, leader: { villahermosa: "badajoz" } });
    expect(lisbon.reason("step lisbon")).toBe("step/neutral NYW-14.1.1.5");
  });

  test("[NYW-2.4.3] no Bourbon unit enters the Empire/Subsidy Home Space", () => {
    const t = campaign({ active: "bourbon", control: { kassel: "bourbon" }, corps: { kassel: "1 france-full" }, leader: { lorge: "kassel" } });
    expect(t.listed("step")).not.toContain("empire-subsidy-home");
    expect(t.reason("step empire-subsidy-home")).toBe("step/closed NYW-2.4.3");
  });

  test("[NYW-14.1.1.4] [NYW-14.1.3.6] an army with corps enters enemy spaces; leaders alone do not", () => {
    const t = at({ corps: { charleroi: "1 spain-full" }, leader: { gastanaga: "charleroi" } });
    t.play("act campaign", "stop");
    expect(t.listed("step")).toEqual(["brussels", "mons", "namur"]);
    expect(t.reason("step dinant")).toBe("step/leaders-alone NYW-14.1.3.6");
    const army = campaign({ corps: { charleroi: "1 spain-full" }, leader: { gastanaga: "charleroi" } });
    expect(army.listed("step")).toEqual(["brussels", "mons", "namur", "valenciennes", "dinant"]);
  });

  test("[NYW-13.5.1.8] [NYW-13.5.1.1] a Campaign is offered to corps that are all demoralized, where their leader alone could go nowhere", () => {
    // The only way out of Brest leads into an enemy-controlled space.
    const beaten = { leader: { waldeck: "brest demoralized" }, control: { brest: "alliance" } } as const;
    const t = at({ ...beaten, corps: { brest: "1 spain-full-demoralized" } });
    expect(t.listed("act")).toContain("campaign");
    t.play("act campaign", "take-corps spain-full-demoralized", "stop");
    expect(t.corpsAt("rennes")).toBe("1 spain-full-demoralized");
    expect(at(beaten).listed("act")).not.toContain("campaign");
    expect(at({ ...beaten, corps: { brest: "1 spain-full-demoralized", rennes: "1 france-full" } }).listed("act")).not.toContain("campaign");
    expect(at({ ...beaten, corps: { brest: "1 spain-full-demoralized acted" } }).listed("act")).not.toContain("campaign");
  });

  test("[NYW-13.5.1.8] demoralized units move, but not where enemy corps are or into an enemy fortress", () => {
    const t = campaign({ corps: { charleroi: "1 spain-full-demoralized", namur: "1 spain-full" }, leader: { gastanaga: "charleroi" } });
    expect(t.listed("step")).toEqual(["brussels", "mons", "namur"]);
    expect(t.reason("step dinant")).toBe("step/demoralized NYW-13.5.1.8");
  });

  test("[NYW-14.2.1] [NYW-14.4.1] [NYW-6.1.2.3] an enemy-controlled unfortified space must be converted for 1 MP before the army goes on; VP do not change", () => {
    const t = campaign({ control: { valenciennes: "alliance" }, corps: { valenciennes: "2 spain-full" }, leader: { gastanaga: "valenciennes" } });
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
    const t = campaign({ corps: { reims: "2 spain-full" }, leader: { gastanaga: "reims" } });
    expect(t.list).toEqual(["step valenciennes", "step dinant", "step paris", "step metz", "convert"]);
    t.play("convert", "stop");
    expect(t.controlOf("reims")).toBe("alliance");
  });

  test("[NYW-14.4.2] a fortified space is not converted", () => {
    const t = campaign({ corps: { tournai: "2 spain-full" }, leader: { gastanaga: "tournai" } });
    expect(t.list).not.toContain("convert");
    expect(t.reason("convert")).toBe("convert/not-possible NYW-14.4.1");
  });

  test("[NYW-2.3.3] moving out of a controlled space does not lose it", () => {
    const t = campaign({ corps: { antwerp: "1 spain-full" }, leader: { marlborough: "antwerp" } });
    t.play("step brussels", "stop");
    expect(t.controlOf("antwerp")).toBe("alliance");
  });
});

describe("leaving units behind", () => {
  test("[NYW-14.1.3.2] [NYW-14.1.3.4] leaders and corps may be left at any point; they have taken part in the action", () => {
    const t = campaign({ corps: { antwerp: "3 spain-full" }, leader: { marlborough: "antwerp", waldeck: "antwerp", gastanaga: "mons acted" } });
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
    const t = campaign({ corps: { antwerp: "9 spain-full" }, leader: { marlborough: "antwerp", waldeck: "antwerp" } });
    t.play("step brussels", "leave-units", "leave-leader waldeck");
    expect(t.list.some((line) => line.startsWith("leave-leader"))).toBe(false);
    t.play("stop", "step namur", "stop");
    expect(t.corpsAt("namur")).toBe("9 spain-full");
  });
});

describe("stacking on the move", () => {
  test("[NYW-4.1.3.1] a step that overstacks is offered only to pass through; there the army may not stop", () => {
    const t = campaign({ corps: { barcelona: "2 spain-full", girona: "5 spain-full" }, leader: { villahermosa: "barcelona" } });
    expect(t.listed("step")).toContain("girona");
    t.play("step girona");
    expect(t.list).not.toContain("stop");
    expect(t.reason("stop")).toBe("stop/not-here NYW-4.1.3.1");
    t.play("step roses", "stop");
    expect(t.corpsAt("roses")).toBe("2 spain-full");
    const last = campaign({ corps: { barcelona: "2 spain-full", girona: "5 spain-full", roses: "5 spain-full" }, leader: { villahermosa: "barcelona" } });
    last.play("step girona");
    // Roses is full too, but leads on to Perpignan.
    expect(last.listed("step")).toEqual(["perpignan", "roses", "barcelona"]);
  });

  test("[NYW-4.1.3.7] an army that finds no legal further step stays, even if the space is overstacked", () => {
    const t = campaign({
      corps: { valencia: "2 spain-full", barcelona: "5 spain-full" },
      leader: { villahermosa: "valencia" },
      control: { girona: "neutral", lleida: "neutral", valencia: "alliance" },
    });
    t.play("step barcelona");
    expect(t.list).not.toContain("stop");
    t.play("step valencia");
    expect(t.corpsAt("barcelona")).toBe("5 spain-full");
  });
});
