/** Conditions at their edge: for each a position that the rule decides one way and its nearest neighbour the other. */
import { describe, expect, test } from "vitest";
import { BOURBON } from "../../src/nine-years/tables/index.js";
import { DISPLACEMENT } from "../../src/nine-years/vocabulary/types.js";
import { at, space, table, type Table } from "./table.js";

describe("where forces may go", () => {
  test("[NYW-4.1.3.1] two corps do not sail where there is room for one", () => {
    const to = (valencia: number): string[] => {
      const t = at({ corps: { barcelona: "2 spain-full", valencia: `${valencia} spain-full` } });
      t.play("act sea-movement", "choose-space barcelona", "take-corps spain-full");
      return t.listed("sail-to");
    };
    expect([to(4).includes("valencia"), to(5).includes("valencia")]).toEqual([true, false]);
  });

  test("[NYW-14.5.15] leaders whose last corps is lost at sea arrive in an enemy port that their side occupies, and turn back from one it does not", () => {
    const sail = (bordeaux: string): string => {
      const t = at({ corps: { amsterdam: "1 spain-reduced", ...(bordeaux === "" ? {} : { bordeaux }) }, leader: { waldeck: "amsterdam" } });
      t.play("act sea-movement", "take-leader waldeck", "take-corps spain-reduced");
      t.dice(bordeaux === "" ? "2" : "1").play("sail-to bordeaux");
      return t.placeOf("waldeck");
    };
    expect([sail("1 spain-full acted"), sail("")]).toEqual(["bordeaux", "amsterdam"]);
  });

  test("[NYW-14.5.2] no group sails to a friendly port without walls in which enemy corps stand", () => {
    const to = (rouen: string): string[] => {
      const t = at({ active: "bourbon", corps: { brest: "1 france-full", ...(rouen === "" ? {} : { rouen }) } });
      t.play("act sea-movement");
      return t.listed("sail-to");
    };
    expect([to("").includes("rouen"), to("1 britain-full").includes("rouen")]).toEqual([true, false]);
  });

  test("[NYW-4.1.3.1] [NYW-14.2.1] through a full enemy space only with the MP to convert it and to go on", () => {
    const steps = (from: string): string[] => {
      const t = at({
        corps: { [from]: "1 spain-full", rennes: "12 spain-full" },
        leader: { waldeck: from },
        control: { bordeaux: "alliance", "la-rochelle": "alliance" },
      });
      t.play("act campaign", "take-corps spain-full");
      if (from === "bordeaux") t.play("step la-rochelle");
      return t.listed("step");
    };
    expect([steps("la-rochelle").includes("rennes"), steps("bordeaux").includes("rennes")]).toEqual([true, false]);
  });

  test("[NYW-14.1.3.6] leaders alone do not enter a friendly fortress that the enemy besieges", () => {
    const steps = (ghent: string): string[] => {
      const t = at({ corps: { ...(ghent === "" ? {} : { ghent }) }, leader: { waldeck: "brussels" } });
      t.play("act campaign");
      return t.listed("step");
    };
    expect([steps("").includes("ghent"), steps("1 france-full").includes("ghent")]).toEqual([true, false]);
  });

  test("[NYW-13.5.2.4] enemy leaders keep transferred units out, unless friendly corps are there", () => {
    const to = (corps: Readonly<Record<string, string>>, leaders: Readonly<Record<string, string>>): string[] => {
      const t = at({ corps, leader: { waldeck: "brussels", ...leaders } });
      t.play("act transfer");
      return t.listed("move-to");
    };
    expect(to({}, {})).toContain("ghent");
    expect(to({}, { boufflers: "ghent" })).not.toContain("ghent");
    expect(to({ ghent: "1 spain-full acted" }, { boufflers: "ghent" })).toContain("ghent");
  });

  test("[NYW-13.4.3.1] [NYW-13.5.4.2] corps that have acted are not rallied, so nobody is offered to rally them", () => {
    const acts = (mark: string): string[] => at({ corps: { brussels: `1 spain-full-demoralized${mark}` }, leader: { waldeck: "brussels" } }).listed("act");
    expect([acts("").includes("rally"), acts(" acted").includes("rally")]).toEqual([true, false]);
  });
});

describe("units left behind, fortresses taken", () => {
  const marching = (corps: Readonly<Record<string, string>>): Table => {
    const t = at({ corps, leader: { villahermosa: "barcelona", waldeck: "barcelona" } });
    return t.play("act campaign").takeAll().play("step girona");
  };

  test("[NYW-14.1.3.2] [NYW-D-15] units are left once in each space the army enters", () => {
    const t = marching({ barcelona: "2 spain-full" });
    t.play("leave-units", "leave-corps spain-full", "stop");
    expect(t.list).not.toContain("leave-units");
    t.play("step roses");
    expect(t.list).toContain("leave-units");
  });

  test("[NYW-4.1.3.1] no corps is left where those that stay already fill the space, but a leader may be", () => {
    const left = (girona: string): string[] => {
      const t = marching({ barcelona: "1 spain-full", girona });
      t.play("leave-units");
      return t.list;
    };
    expect(left("5 spain-full")).toContain("leave-corps spain-full");
    expect(left("6 spain-full")).toEqual(["leave-leader waldeck", "leave-leader villahermosa"]);
  });

  test("[NYW-12.3.6.10] a siege roll against one's own home port in enemy hands leaves one's own fleet in the game", () => {
    const t = at({
      control: { barcelona: "bourbon" },
      corps: { barcelona: "3 spain-full" },
      leader: { villahermosa: "barcelona" },
      fleet: { "alliance-mediterranean-fleet": "pool" },
    });
    t.dice("4").play("act siege", "take-corps spain-full");
    expect([t.space("barcelona").continuedSiege, t.view.fleets["alliance-mediterranean-fleet"].place]).toEqual([true, "pool"]);
  });

  test("[NYW-7.2.1.5] whoever takes Turin, the decision about Savoy is offered", () => {
    const t = at({ control: { turin: "bourbon" }, corps: { turin: "3 austria-full" }, leader: { eugene: "turin" }, lowered: { turin: 1 } });
    t.dice("6").play("act siege", "take-corps austria-full", "stop");
    expect([t.controlOf("turin"), t.decision, t.seat]).toEqual(["alliance", "savoy-decision", "alliance"]);
  });
});

describe("what is offered at all", () => {
  test("[NYW-13.5.3.5] [NYW-4.1.3.4] a corps is replaced in a full space, not in an overstacked one", () => {
    const acts = (girona: string): string[] => at({ corps: { girona } }).listed("act");
    expect(acts("5 spain-full, 1 spain-reduced")).toContain("replacement");
    expect(acts("6 spain-full, 1 spain-reduced")).not.toContain("replacement");
  });

  test("[NYW-13.5.1.8] no siege roll is offered under leaders who are all demoralized", () => {
    const acts = (mark: string): string[] => at({ corps: { tournai: "4 spain-full" }, leader: { waldeck: `tournai${mark}` } }).listed("act");
    expect([acts("").includes("siege"), acts(" demoralized").includes("siege")]).toEqual([true, false]);
  });
});

describe("the end of a siege and of a year", () => {
  test("[NYW-17.6.2] leaders of the former besieger make way for a garrison with corps, not for leaders alone", () => {
    const leave = (garrison: Readonly<Record<string, string>>): Table => {
      const t = at({ corps: { tournai: "1 spain-full", ...garrison }, leader: { waldeck: "tournai", villahermosa: "tournai", vauban: "inside tournai" } });
      t.play("act campaign", "take-leader villahermosa", "stop", "take-corps spain-full", "step ghent", "stop");
      return t;
    };
    expect(leave({ "inside tournai": "1 france-full" }).decision).toBe("displace");
    const alone = leave({});
    expect([alone.decision, alone.placeOf("waldeck"), alone.placeOf("vauban")]).toEqual(["round", "tournai", "tournai"]);
  });

  test("[NYW-19.1.4] a garrison is not withdrawn to winter quarters, nor marked as if it were", () => {
    const t = at({ corps: { tournai: "1 spain-full", "inside tournai": "1 france-full" }, leader: { vauban: "inside tournai" }, hand: {} });
    t.play("end-round");
    for (let n = 0; n < 4 && t.decision === "displace"; n++) t.play(t.list[0]!);
    expect([t.corpsAt("tournai"), t.space("tournai").corps.map(({ force }) => force)]).toEqual(["1 france-full", [false]]);
  });

  test("[NYW-13.5.4.2] a demoralized leader without corps to rally cannot but rally himself", () => {
    const t = at({ leader: { waldeck: "brussels demoralized" } });
    t.play("act rally");
    expect([t.decision, t.placeOf("waldeck")]).toEqual(["round", "brussels"]);
  });
});

describe("the nearest space", () => {
  test("[NYW-14.8.1] [NYW-2.1.6] the Bourbons go over no red link", () => {
    const on = table()
      .control("bourbon", "milan", "ulm")
      .leader("catinat", "bregenz")
      .leader("boufflers", "bregenz")
      .begin("displace", { seat: BOURBON, space: space("bregenz"), why: DISPLACEMENT["lone-leaders"] });
    expect([on.placeOf("catinat"), on.placeOf("boufflers")]).toEqual(["ulm", "ulm"]);
  });

  test("[NYW-20.2.5.2.f] Bourbon corps of Londonderry go to a space in Ireland or to the pool, not over the sea", () => {
    const leave = (...lost: string[]) => {
      const on = table({ revolution: true })
        .control("alliance", ...lost)
        .corps("londonderry", "jacobites-full");
      return on.begin("displace", { seat: BOURBON, space: space("londonderry"), why: DISPLACEMENT.londonderry });
    };
    expect(leave("dublin", "athlone", "limerick").corpsAt("cork")).toEqual("1 jacobites-full");
    expect(leave("dublin", "athlone", "limerick", "cork").told("displaced")).toMatchObject([{ from: "londonderry", to: null }]);
  });

  test("[NYW-7.2.1.13] [NYW-7.2.1.9] a garrison under siege in Savoy leaves too when Savoy becomes neutral", () => {
    const t = at({
      active: "bourbon",
      year: 1692,
      corps: { turin: "3 france-full", cuneo: "1 france-full", "inside cuneo": "1 austria-full" },
      leader: { catinat: "turin" },
      lowered: { turin: 1 },
    });
    t.dice("6").play("act siege", "take-corps france-full", "stop");
    expect(t.decision).toBe("savoy-decision");
    t.play("make-savoy-neutral");
    for (let n = 0; n < 4 && t.decision === "displace"; n++) t.play(t.list[0]!);
    expect([t.view.savoy, t.corpsAt("inside cuneo"), t.corpsAt("cuneo"), t.corpsAt("turin")]).toEqual(["gone", "", "", ""]);
  });

  test("[NYW-7.2.1.12] units that leave neutral Savoy do not go through the enemy", () => {
    const leave = (held: boolean) => {
      const on = table().control("neutral", "turin", "nice", "montmelian", "cuneo").corps("cuneo", "france-full");
      if (held) for (const id of ["turin", "nice", "finale"]) on.corps(id, "austria-full");
      return on.begin("displace", { seat: BOURBON, space: space("cuneo"), why: DISPLACEMENT["savoy-neutral"] });
    };
    expect(leave(false).listed("withdraw-to")).toEqual(["toulon", "pinerolo"]);
    const shutIn = leave(true);
    expect([shutIn.decision, shutIn.corpsAt("cuneo"), shutIn.told("displaced")]).toMatchObject(["first-card", "", [{ from: "cuneo", to: null }]]);
  });
});

describe("lines of communication", () => {
  test("[NYW-12.3.3.2] Jacobite corps are restored across seas that are not friendly before the Glorious Revolution too", () => {
    const restore = (kind: string): string[] => table().rp("bourbon", 1).corps("dublin", kind).begin("spend", { seat: BOURBON }).list;
    expect(restore("jacobites-reduced")).toContain("spend restore");
    expect(restore("france-reduced")).not.toContain("spend restore");
  });
});
