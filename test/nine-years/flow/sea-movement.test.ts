import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { all } from "../../support/table.js";
import { canSailTo, isDescent, isOrigin, sailingGroup } from "../../../src/nine-years/rules/sea-movement.js";
import { at, space, type Scene, t as standard, type Table } from "../table.js";

function sail(scene: Scene): Table {
  const t = at(scene);
  t.play("act sea-movement");
  return t;
}

describe("where a group may sail", () => {
  test("[NYW-14.5.1] [NYW-14.5.2] it starts in a friendly port that is not besieged, or where its side stands, and ends in such a port or an enemy one without corps", () => {
    const t = sail({
      active: "bourbon",
      corps: { brest: "1 france-full", ostend: "2 france-full", dunkirk: "2 spain-full", "inside dunkirk": "1 france-full", limerick: "1 britain-full" },
    });
    expect(t.listed("choose-space")).toEqual(["ostend", "brest"]);
    t.play("choose-space brest");
    const ports = t.listed("sail-to");
    expect(["ostend", "rouen", "london"].filter((id) => ports.includes(id))).toEqual(["ostend", "rouen", "london"]);
    expect(["dunkirk", "limerick", "lisbon", "brest"].filter((id) => ports.includes(id))).toEqual([]);
    expect(t.reason("sail-to dunkirk")).toBe("sail/not-there NYW-14.5.2");
  });

  test("[NYW-14.5.11] [NYW-14.5.13] a descent lands corps in an enemy port: on a fortress it begins a siege; nobody intercepts or avoids it", () => {
    const t = sail({ corps: { amsterdam: "2 united-provinces-full", rennes: "3 france-full" }, leader: { noailles: "rennes", waldeck: "amsterdam" } });
    t.play("stop", "take-corps united-provinces-full");
    const events = t.dice("5").play("sail-to brest").events;
    expect([all(events, "interception"), t.space("brest")]).toMatchObject([[], { underSiege: true, control: "bourbon" }]);
    const open = sail({ corps: { amsterdam: "1 united-provinces-full" } });
    open.dice("5").play("sail-to bordeaux");
    expect([open.corpsAt("bordeaux"), open.controlOf("bordeaux")]).toEqual(["1 united-provinces-full", "bourbon"]);
  });

  test("[NYW-14.5.1] [NYW-14.5.2] its owner does not use a besieged port, nor anybody an enemy one without friends there", () => {
    const s = (scene: Scene) => at(scene).state;
    const from = (scene: Scene, id: string): boolean => isOrigin(s(scene), standard, 0, space(id));
    expect([from({}, "ostend"), from({ corps: { ostend: "1 france-full" } }, "ostend"), from({ corps: { ostend: "1 spain-full" } }, "ostend")]).toEqual([
      true,
      false,
      true,
    ]);
    expect([
      from({}, "brest"),
      from({ corps: { brest: "1 spain-full" } }, "brest"),
      from({}, "namur"),
      from({ corps: { namur: "1 spain-full" } }, "namur"),
    ]).toEqual([false, true, false, false]);
    const descent = (scene: Scene, id: string): boolean => isDescent(s(scene), standard, 0, space(id));
    expect([descent({}, "brest"), descent({ corps: { brest: "1 spain-full" } }, "brest"), descent({ corps: { brest: "1 france-full" } }, "brest")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([descent({}, "ostend"), descent({}, "lisbon"), descent({ corps: { "inside brest": "1 france-full", brest: "1 spain-full" } }, "brest")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("[NYW-4.1.3.1] [NYW-14.5.2] [NYW-14.5.14] where it would be overstacked no corps land, leaders do; corps alone descend", () => {
    const may = (ostend: string, corps: number): boolean =>
      canSailTo(at({ corps: { ostend } }).state, standard, sailingGroup(0, space("amsterdam"), corps, false), space("ostend"));
    expect([may("10 spain-full", 2), may("11 spain-full", 1), may("11 spain-full", 2), may("12 spain-full", 1), may("12 spain-full", 0)]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    const from = sailingGroup(0, space("amsterdam"), 1, false);
    expect([canSailTo(at().state, standard, from, space("amsterdam")), canSailTo(at().state, standard, from, space("namur"))]).toEqual([false, false]);
    expect(canSailTo(at().state, standard, from, space("brest"))).toBe(true);
    expect(canSailTo(at().state, standard, sailingGroup(0, space("amsterdam"), 0, false), space("brest"))).toBe(false);
  });

  test("[NYW-14.5.14] a group without corps makes no descent", () => {
    const t = sail({ leader: { waldeck: "amsterdam" } });
    expect([t.listed("sail-to").includes("ostend"), t.listed("sail-to").includes("brest")]).toEqual([true, false]);
  });

  test("[NYW-14.3.5] enemy leaders alone in the port of a descent make way", () => {
    const t = sail({ corps: { amsterdam: "1 united-provinces-full" }, leader: { noailles: "bordeaux" } });
    t.dice("5").play("sail-to bordeaux");
    expect([t.decision, t.seat]).toEqual(["displace", "bourbon"]);
    t.play("withdraw-to bayonne");
    expect(t.placeOf("noailles")).toBe("bayonne");
    // Nobody is there to make way; and leaders without corps drive nobody out.
    const empty = sail({ corps: { amsterdam: "1 united-provinces-full" } });
    expect([empty.dice("5").play("sail-to bordeaux").told("displaced"), empty.decision]).toEqual([[], "round"]);
    const leaders = sail({ leader: { waldeck: "amsterdam", noailles: "ostend" } });
    leaders.dice("5").play("sail-to ostend");
    expect([leaders.placeOf("waldeck"), leaders.placeOf("noailles"), leaders.decision]).toEqual(["ostend", "ostend", "round"]);
  });
});

describe("the roll", () => {
  /** What a group that sails from Amsterdam with a die of 4 comes to. */
  const total = (to: string, zones: NonNullable<Scene["zone"]>): number => {
    const t = sail({ corps: { amsterdam: "1 united-provinces-full" }, zone: zones });
    t.dice("4");
    return t.play(`sail-to ${to}`).one("sailed").total;
  };

  test("[NYW-14.5.3] the zones of both ports count and no others", () => {
    expect(total("ostend", { mediterranean: "bourbon" })).toBe(4);
    expect(total("barcelona", { mediterranean: "bourbon" })).toBe(2);
    expect(total("ostend", { atlantic: "alliance", mediterranean: "bourbon" })).toBe(5);
    expect(total("barcelona", { atlantic: "alliance", mediterranean: "bourbon" })).toBe(2);
  });

  test("[NYW-14.5.4] one die for the group; 2 are subtracted if a zone used is the enemy's", () => {
    const t = sail({ corps: { amsterdam: "2 united-provinces-full" }, zone: { atlantic: "bourbon" } });
    const events = t.dice("4").play("take-corps united-provinces-full", "sail-to ostend").events;
    expect(all(events, "roll").map(({ seat, purpose, faces, bonus }) => [seat, purpose, faces, bonus])).toEqual([["alliance", "sea-movement", [4], -2]]);
    expect(all(events, "sailed")).toEqual([
      { type: "sailed", seat: "alliance", from: "amsterdam", to: "ostend", arrived: true, total: 2, clause: "NYW-14.5.4" },
    ]);
    expect([total("ostend", {}), total("barcelona", { atlantic: "bourbon" }), total("barcelona", { atlantic: "bourbon", mediterranean: "bourbon" })]).toEqual([
      4, 2, 2,
    ]);
  });

  test("[NYW-14.5.5] 1 is added if every zone used is friendly, not for one of two", () => {
    expect([total("ostend", {}), total("ostend", { atlantic: "alliance" })]).toEqual([4, 5]);
    expect([total("barcelona", { atlantic: "alliance" }), total("barcelona", { atlantic: "alliance", mediterranean: "alliance" })]).toEqual([4, 5]);
  });

  test("[NYW-14.5.6] [NYW-14.5.4] [NYW-14.5.8] 1 is subtracted for a descent", () => {
    expect([total("bordeaux", {}), total("bordeaux", { atlantic: "alliance" }), total("ostend", { atlantic: "alliance" })]).toEqual([3, 4, 5]);
  });

  test("[NYW-14.5.7] [NYW-14.5.8] [NYW-14.5.10] the table: 2 arrives, 1 with a loss, 0 returns, -1 returns with a loss; who returns has acted", () => {
    const result = (die: string, winds = false): [string, string] => {
      const t = at({
        corps: { amsterdam: "1 united-provinces-full" },
        zone: { atlantic: "bourbon" },
        leader: { waldeck: "breda" },
        held: winds ? { bourbon: ["contrary-winds"] } : {},
      });
      t.play("act sea-movement");
      t.dice(die).play("sail-to ostend", ...(winds ? ["play-held contrary-winds"] : []));
      return [t.corpsAt("amsterdam"), t.corpsAt("ostend")];
    };
    expect(result("4")).toEqual(["", "1 united-provinces-full"]);
    expect(result("3")).toEqual(["", "1 united-provinces-reduced"]);
    expect(result("2")).toEqual(["1 united-provinces-full", ""]);
    expect(result("1")).toEqual(["1 united-provinces-reduced", ""]);
    expect(result("5", true)).toEqual(["", "1 united-provinces-reduced"]);
    expect(result("3", true)).toEqual(["1 united-provinces-reduced", ""]);
    const back = at({ corps: { amsterdam: "1 united-provinces-full" }, zone: { atlantic: "bourbon" }, leader: { waldeck: "breda" } });
    back.dice("2").play("act sea-movement", "sail-to ostend");
    expect(back.space("amsterdam").corps[0]!.acted).toBe(true);
  });

  test("[NYW-14.5.9] the owner chooses the corps that loses the step, full ones first; leaders alone ignore it", () => {
    const t = sail({ corps: { amsterdam: "1 united-provinces-full, 1 austria-full, 1 britain-reduced" }, zone: { atlantic: "bourbon" } });
    t.dice("3").play("take-corps united-provinces-full", "take-corps austria-full", "sail-to ostend");
    expect([t.decision, t.list]).toEqual(["losses", ["lose-step united-provinces-full", "lose-step austria-full"]]);
    const mixed = sail({ corps: { amsterdam: "1 austria-full, 1 britain-reduced" }, zone: { atlantic: "bourbon" } });
    mixed.dice("3").play("take-corps britain-reduced", "take-corps austria-full", "sail-to ostend");
    expect(mixed.corpsAt("ostend")).toBe("1 britain-reduced, 1 austria-reduced");
    const leader = sail({ leader: { waldeck: "amsterdam" }, zone: { atlantic: "bourbon" } });
    leader.dice("3").play("sail-to ostend");
    expect(leader.placeOf("waldeck")).toBe("ostend");
  });

  test("[NYW-14.5.9] [NYW-17.5.6] of the corps that take part, not of those that stay or would besiege", () => {
    const t = sail({ corps: { amsterdam: "1 united-provinces-reduced, 1 austria-full" }, zone: { atlantic: "bourbon" }, leader: { waldeck: "breda" } });
    t.dice("3").play("take-corps united-provinces-reduced", "stop", "sail-to ostend");
    expect([t.corpsAt("amsterdam"), t.corpsAt("ostend"), t.poolOf("united-provinces")]).toEqual(["1 austria-full", "", 1]);
  });

  test("[NYW-14.5.9] a single corps loses the step; none is lost where the table has none", () => {
    const lost = (corps: string, die: string): string =>
      sail({ corps: { amsterdam: corps }, zone: { atlantic: "bourbon" }, leader: { waldeck: "breda" } })
        .dice(die)
        .play("sail-to ostend")
        .corpsAt("ostend");
    expect([lost("1 spain-full", "3"), lost("1 spain-full", "4")]).toEqual(["1 spain-reduced", "1 spain-full"]);
  });

  test("[NYW-14.5.15] a single corps that is left lands with its leaders in an enemy port", () => {
    const t = sail({ corps: { amsterdam: "1 united-provinces-full" }, leader: { waldeck: "amsterdam" } });
    t.dice("6").play("take-leader waldeck", "take-corps united-provinces-full", "sail-to bordeaux");
    expect([t.placeOf("waldeck"), t.corpsAt("bordeaux")]).toEqual(["bordeaux", "1 united-provinces-full"]);
  });

  test("[NYW-D-30] the other side is asked whether the winds are contrary, if it holds the card", () => {
    const asked = (held: Scene["held"]): string =>
      sail({ corps: { amsterdam: "1 united-provinces-full" }, leader: { waldeck: "breda" }, ...(held === undefined ? {} : { held }) })
        .byChance()
        .play("sail-to ostend").asked;
    expect([asked({ bourbon: ["contrary-winds"] }), asked({ alliance: ["contrary-winds"] }), asked(undefined)]).toEqual([
      "held-card bourbon",
      "round alliance",
      "round alliance",
    ]);
  });

  test("[NYW-14.5.15] leaders whose last corps is lost arrive among friends only", () => {
    const go = (to: string, die: string): string => {
      const t = sail({ corps: { amsterdam: "1 united-provinces-reduced" }, leader: { waldeck: "amsterdam" }, zone: { atlantic: "bourbon" } });
      t.play("take-leader waldeck", "take-corps united-provinces-reduced");
      t.dice(die).play(`sail-to ${to}`);
      return t.placeOf("waldeck");
    };
    expect([go("ostend", "3"), go("bordeaux", "4")]).toEqual(["ostend", "amsterdam"]);
  });

  test("[NYW-9.3.9] Contrary Winds subtract 2 from the enemy's roll", () => {
    const t = sail({ corps: { amsterdam: "1 united-provinces-full" }, held: { bourbon: ["contrary-winds"] } });
    t.play("sail-to ostend");
    expect([t.decision, t.seat, t.list]).toEqual(["held-card", "bourbon", ["play-held contrary-winds", "keep-held contrary-winds"]]);
    expect(NINE_YEARS.decision(t.state)?.about).toEqual({ seat: "bourbon", card: "contrary-winds", space: "amsterdam", to: "ostend" });
    t.dice("5");
    expect(t.play("play-held contrary-winds").one("sailed").total).toBe(3);
  });
});
