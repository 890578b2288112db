import { describe, expect, test } from "vitest";
import { F } from "../../../src/nine-years/vocabulary/frames.js";
import { capitalsOf } from "../../../src/nine-years/rules/loc.js";
import { BOURBON, JACOBITES, tablesOf } from "../../../src/nine-years/tables/index.js";
import { isLandingOfWilliam, sailingGroup } from "../../../src/nine-years/rules/sea-movement.js";
import { at, type Scene, type Table } from "../table.js";
import { STRENGTH } from "../../../src/nine-years/vocabulary/types.js";

/** 1688 as set up, William with two corps about to sail from Amsterdam. */
const LANDING: Scene = { setup: true, year: 1688, active: "alliance", hand: { alliance: [], bourbon: [] } };

// William lands in London; Bourbon choices on the way take the first of the list.
function land(scene: Scene = LANDING): { t: Table; events: Table["events"] } {
  const t = at(scene);
  t.play("act sea-movement", "choose-space amsterdam", "take-leader william-iii", "take-corps united-provinces-full", "stop");
  const events = [...t.dice("4").play("sail-to london").events];
  for (let n = 0; n < 6 && t.decision === "displace"; n++) events.push(...t.play(t.list[0]!).events);
  return { t, events };
}

describe("when it takes place", () => {
  test("[NYW-20.2.5.2] [NYW-20.2.5.2.1] William with a corps lands in London although the enemy holds it: no descent, no battle", () => {
    const { t, events } = land();
    expect(events.filter((e) => e.type === "glorious-revolution")).toHaveLength(1);
    expect(events.filter((e) => ["battle-began", "interception"].includes(e.type))).toEqual([]);
    // Die 4, no −1 for a descent.
    expect(events.flatMap((e) => (e.type === "sailed" ? [e.total] : []))).toEqual([4]);
    expect([t.placeOf("william-iii"), t.view.gloriousRevolution]).toEqual(["london", true]);
  });

  test("[NYW-20.2.5.2.1] only William, with a corps, in London, before it, for the Alliance", () => {
    const { state } = at(LANDING);
    const { london, amsterdam } = tablesOf(state).named;
    const lands = (s: typeof state, side: number, corps: number, hasWilliam: boolean, to: number): boolean =>
      isLandingOfWilliam(s, tablesOf(s), sailingGroup(side, amsterdam, corps, hasWilliam), to);
    expect([lands(state, 0, 1, true, london), lands(state, 0, 2, true, london)]).toEqual([true, true]);
    expect([
      lands(state, 0, 0, true, london),
      lands(state, 0, 1, false, london),
      lands(state, 1, 1, true, london),
      lands(state, 0, 1, true, london + 2),
    ]).toEqual([false, false, false, false]);
    expect(lands(at({ year: 1692 }).state, 0, 1, true, london)).toBe(false);
  });

  test("[NYW-20.2.5.2.1] without William London is closed to a Sea Movement", () => {
    const t = at(LANDING);
    t.play("act sea-movement", "choose-space amsterdam", "stop", "take-corps united-provinces-full");
    expect(t.listed("sail-to")).not.toContain("london");
  });

  test("[NYW-20.2.5.2] [NYW-8.1.5.6] [NYW-19.4.2] in winter it takes place if London is Bourbon-controlled and the Atlantic the Alliance's", () => {
    const t = at({ ...LANDING, zone: { atlantic: "alliance" } });
    const events = t.play("end-round").events;
    expect(events.map((e) => e.type)).toContain("glorious-revolution");
  });

  test("[NYW-20.2.5.2.2] [NYW-A-19] at most once per game", () => {
    const { t } = land();
    const again = at({
      year: 1692,
      zone: { atlantic: "alliance" },
      control: { london: "bourbon" },
      corps: { amsterdam: "1 united-provinces-full" },
      hand: { alliance: [], bourbon: [] },
    });
    expect([t.view.gloriousRevolution, again.play("end-round").events.some((e) => e.type === "glorious-revolution")]).toEqual([true, false]);
  });

  test("[NYW-20.2.5.2] when London comes under Alliance control in another way: by a siege, once", () => {
    const beforeIt = (revolution: boolean, space = "london", seat: "alliance" | "bourbon" = "alliance"): Table => {
      const other = seat === "alliance" ? "bourbon" : "alliance";
      const corps = seat === "alliance" ? "2 united-provinces-full" : "2 jacobites-full";
      const t = at({
        revolution,
        active: seat,
        year: 1689,
        savoy: "neutral",
        control: { [space]: other },
        corps: { [space]: corps },
        leader: { [seat === "alliance" ? "waldeck" : "noailles"]: space },
      });
      return t.dice("6").play("act siege", "stop");
    };
    const happened = (t: Table): boolean => t.log.some(({ type }) => type === "glorious-revolution");
    const fallen = beforeIt(false);
    expect([happened(fallen), fallen.controlOf("london"), fallen.view.gloriousRevolution]).toEqual([true, "alliance", true]);
    expect([happened(beforeIt(true)), happened(beforeIt(false, "edinburgh")), happened(beforeIt(false, "london", "bourbon"))]).toEqual([false, false, false]);
  });
});

describe("what it does", () => {
  test("[NYW-20.2.5.2.a] control of Britain and Ireland, and VP +3 from the start position", () => {
    const { t, events } = land();
    const sides = (...ids: readonly string[]) => ids.map((id) => t.controlOf(id));
    expect(sides("london", "york", "bristol", "londonderry")).toEqual(["alliance", "alliance", "alliance", "alliance"]);
    expect(sides("edinburgh", "highlands", "dublin", "athlone", "limerick", "cork")).toEqual(Array(6).fill("bourbon"));
    expect([events.flatMap((e) => (e.type === "victory-points" ? [e.by] : [])), t.vp]).toEqual([[2, 1], 25]);
  });

  test("[NYW-20.2.5.2.b] all Bourbon units in England and James II go to one French port of the Bourbons' choice", () => {
    const t = at(LANDING);
    t.play("act sea-movement", "choose-space amsterdam", "take-leader william-iii", "take-corps united-provinces-full", "stop");
    t.dice("4").play("sail-to london");
    expect([t.seat, t.decision]).toEqual(["bourbon", "displace"]);
    expect(t.listed("withdraw-to")).toEqual(["dunkirk", "rouen", "brest", "la-rochelle", "bordeaux", "bayonne", "marseille", "toulon"]);
    t.play("withdraw-to brest");
    expect([t.corpsAt("brest"), t.placeOf("james-ii"), t.corpsAt("london")]).toEqual(["2 jacobites-full", "brest", "2 britain-full, 1 united-provinces-full"]);
  });

  test("[NYW-20.2.5.2.a] Irish and Scottish spaces of the Alliance become the Bourbons', with VP for the fortresses", () => {
    const { t, events } = land({ ...LANDING, control: { dublin: "alliance", cork: "alliance" } });
    const changed = events.flatMap((e) => (e.type === "control-changed" ? [[e.space, e.seat, e.clause]] : []));
    expect(changed).toEqual([
      ...["london", "york", "bristol", "londonderry"].map((id) => [id, "alliance", "NYW-20.2.5.2.a"]),
      ...["dublin", "cork"].map((id) => [id, "bourbon", "NYW-20.2.5.2.a"]),
    ]);
    expect(t.vp).toBe(24);
  });

  test("[NYW-20.2.5.2.b] units of York and Bristol flee with those of London, leaders too; those elsewhere stay", () => {
    const { t, events } = land({
      ...LANDING,
      corps: { york: "1 jacobites-full", bristol: "1 france-full" },
      leader: { vauban: "york", duras: "bristol", tyrconnell: "dublin", "james-ii": "dublin" },
    });
    expect(events.filter((e) => e.type === "displaced")).toEqual([
      { type: "displaced", seat: "bourbon", from: "london", to: "dunkirk", clause: "NYW-20.2.5.2.b" },
    ]);
    // One French corps stands in Dunkirk from the start.
    expect(t.corpsAt("dunkirk")).toBe("2 france-full, 3 jacobites-full");
    expect(["vauban", "duras", "james-ii", "tyrconnell"].map((id) => t.placeOf(id))).toEqual(["dunkirk", "dunkirk", "dunkirk", "dublin"]);
    expect([t.corpsAt("york"), t.corpsAt("bristol"), t.leaderSeen("vauban").force]).toEqual(["", "", false]);
  });

  test("[NYW-20.2.5.2.b] with corps alone, with a leader alone, with nobody: nobody is asked then", () => {
    const fleeing = (corps: string, leaders: Scene["leader"]): Table["events"] => {
      const t = at({
        revolution: false,
        year: 1689,
        savoy: "neutral",
        control: { london: "bourbon" },
        corps: { amsterdam: "1 united-provinces-full", ...(corps === "" ? {} : { london: corps }) },
        leader: { "william-iii": "amsterdam", marlborough: "removed", "james-ii": "removed", ...leaders },
      });
      t.play("act sea-movement", "take-leader william-iii", "take-corps united-provinces-full").dice("4").play("sail-to london");
      while (t.decision === "displace") t.play(t.list[0]!);
      return t.log.filter((e) => e.type === "displaced");
    };
    const flight = { type: "displaced", seat: "bourbon", from: "london", to: "dunkirk", clause: "NYW-20.2.5.2.b" };
    expect([fleeing("1 jacobites-full", {}), fleeing("", { vauban: "london" }), fleeing("", {})]).toEqual([[flight], [flight], []]);
  });

  test("[NYW-20.2.5.2.b] James II goes with them wherever he is, wounded or in Ireland, but not when he is out of the game", () => {
    const james = (place: string): string => land({ ...LANDING, leader: { "james-ii": place } }).t.placeOf("james-ii");
    expect([james("dublin"), james("waiting"), james("removed")]).toEqual(["dunkirk", "dunkirk", "removed"]);
  });

  test("[NYW-20.2.5.2.c] [NYW-7.2.7] Britain joins with two full corps in London and a reduced one in Londonderry", () => {
    const { t } = land();
    expect([t.corpsAt("londonderry"), t.corpsAt("london")]).toEqual(["1 britain-reduced", "2 britain-full, 1 united-provinces-full"]);
  });

  test("[NYW-20.2.5.2.d] [NYW-A-27] Marlborough is turned to his British side and put in London", () => {
    const { t } = land();
    expect([t.placeOf("marlborough"), t.leaderSeen("marlborough")]).toMatchObject(["london", { side: "alliance", command: 4, battle: 3 }]);
    const before = at(LANDING);
    expect(before.leaderSeen("marlborough")).toMatchObject({ side: "bourbon", command: 4, battle: 1 });
    expect(land({ ...LANDING, leader: { marlborough: "removed" } }).t.placeOf("marlborough")).toBe("removed");
  });

  test("[NYW-20.2.5.2.d] in order, from wherever he was, as a leader of the Alliance", () => {
    const { t } = land({ ...LANDING, leader: { marlborough: "dublin demoralized" } });
    expect([t.placeOf("marlborough"), t.leaderSeen("marlborough")]).toMatchObject(["london", { demoralized: false, side: "alliance" }]);
    const wounded = land({ ...LANDING, leader: { marlborough: "waiting" } }).t;
    expect(wounded.placeOf("marlborough")).toBe("london");
  });

  test("[NYW-20.2.5.2.f] a leader alone leaves Londonderry too, and nobody is asked when nobody is there", () => {
    const left = (leaders: NonNullable<Scene["leader"]>) => {
      const { t, events } = land({ ...LANDING, leader: leaders });
      return [t.placeOf("tyrconnell"), events.filter((e) => e.type === "displaced" && e.from === "londonderry").length];
    };
    expect([left({ tyrconnell: "londonderry" })[1], left({ tyrconnell: "dublin" })]).toEqual([1, ["dublin", 0]]);
  });

  test("[NYW-20.2.5.2.f] Bourbon corps in Londonderry go to the nearest Bourbon space in Ireland", () => {
    const { t, events } = land({ ...LANDING, corps: { londonderry: "1 jacobites-full" } });
    expect(t.corpsAt("londonderry")).toBe("1 britain-reduced");
    const went = events.flatMap((e) => (e.type === "displaced" && e.from === "londonderry" ? [e.to] : []));
    expect(["dublin", "athlone"]).toContain(went[0]);
  });

  test("[NYW-20.2.5.2.g] the group that landed has acted; other actions of the round go on", () => {
    const { t } = land();
    expect([t.leaderSeen("william-iii").acted, t.decision, t.seat]).toEqual([true, "round", "alliance"]);
  });

  test("[NYW-20.2.5.2.e] Jacobite homes and capitals change: from London and York to all of Great Britain and Ireland, with Paris and Highlands as capitals too", () => {
    const before = at(LANDING);
    const { t } = land();
    const capitals = (table: Table): string[] => {
      const tables = tablesOf(table.state);
      const bits = capitalsOf(table.state, tables, JACOBITES);
      return tables.capitals.filter((space) => (bits & tables.capitalBit[space]!) !== 0).map((space) => tables.spaceIds[space]!);
    };
    expect([capitals(before), capitals(t).sort()]).toEqual([["london"], ["highlands", "london", "paris"]]);
    const places = (table: Table): string[] => {
      Object.assign(F.form.push(table.change()), { seat: BOURBON, power: JACOBITES, strength: STRENGTH.reduced, step: F.form.step.place });
      return table.listed("place-corps");
    };
    expect(places(before)).toEqual(["london", "york"]);
    expect(places(t)).toEqual(["edinburgh", "highlands", "dublin", "athlone", "limerick", "cork"]);
  });

  test("[NYW-20.2.5.2.h] a siege of a space that changes control ends and its markers go; the besiegers stand there", () => {
    const before = at({ ...LANDING, corps: { "inside londonderry": "1 jacobites-full", londonderry: "2 united-provinces-full" }, continued: ["londonderry"] });
    expect(before.space("londonderry")).toMatchObject({ control: "bourbon", underSiege: true, continuedSiege: true });
    const { t } = land({ ...LANDING, corps: { "inside londonderry": "1 jacobites-full", londonderry: "2 united-provinces-full" }, continued: ["londonderry"] });
    expect(t.space("londonderry")).toMatchObject({ control: "alliance", underSiege: false, continuedSiege: false, garrison: [] });
    expect(t.corpsAt("londonderry")).toBe("1 britain-reduced, 2 united-provinces-full");
  });

  test("[NYW-4.3.1] [NYW-A-58] an Alliance garrison besieged in a space that becomes the Bourbons' leaves it: corps, or leaders alone; one that is not besieged stays", () => {
    const garrison = (corps: Scene["corps"], leaders: Scene["leader"]) => {
      const { t, events } = land({ ...LANDING, control: { dublin: "alliance", limerick: "alliance" }, corps: { ...corps }, leader: { ...leaders } });
      return [
        events.flatMap((e) => (e.type === "displaced" && e.seat === "alliance" ? [`${e.from} ${e.to} ${e.clause}`] : [])),
        t.corpsAt("inside dublin"),
        t.decision,
      ];
    };
    const away = "dublin londonderry NYW-17.5.10";
    expect(garrison({ "inside dublin": "1 united-provinces-full" }, {})).toEqual([[away], "", "round"]);
    expect(garrison({}, { waldeck: "inside dublin" })).toEqual([[away], "", "round"]);
    expect(garrison({}, {})).toEqual([[], "", "round"]);
    const both = garrison({ "inside dublin": "1 united-provinces-full", limerick: "1 jacobites-full", "inside limerick": "1 united-provinces-full" }, {});
    expect(both).toEqual([[away, "limerick londonderry NYW-17.5.10"], "", "round"]);
  });

  test("[NYW-20.2.5.2.h] so does the siege of an Alliance garrison in a space that becomes the Bourbons'", () => {
    const { t, events } = land({
      ...LANDING,
      control: { dublin: "alliance" },
      corps: { "inside dublin": "1 united-provinces-full" },
      leader: { waldeck: "inside dublin" },
      continued: ["dublin"],
    });
    expect(t.space("dublin")).toMatchObject({ control: "bourbon", underSiege: false, continuedSiege: false, garrison: [] });
    expect(t.corpsAt("dublin")).toBe("1 jacobites-full");
    expect(events.flatMap((e) => (e.type === "displaced" && e.from === "dublin" ? [[e.seat, e.to]] : []))).toEqual([["alliance", "londonderry"]]);
    expect(t.placeOf("waldeck")).toBe("londonderry");
  });
});
