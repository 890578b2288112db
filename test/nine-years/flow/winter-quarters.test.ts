import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { at, space, type Scene, table, type Table } from "../table.js";
import { F } from "../../../src/nine-years/vocabulary/frames.js";
import { setContinued } from "../../../src/nine-years/state/index.js";

/** The end of a year: nobody has cards, the round is over. */
function winter(scene: Scene): Table {
  const t = at({ hand: {}, leader: { waldeck: "breda" }, savoy: "gone", ...scene });
  return t.list.includes("end-round") ? t.play("end-round") : t;
}

describe("withdrawals", () => {
  test("[NYW-19.1] [NYW-8.1.5] [NYW-19.1.1] units not in a friendly space go to the nearest friendly one, those of the side with initiative first", () => {
    const t = winter({
      corps: { valenciennes: "2 spain-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leader: { noailles: "mons", gastanaga: "valenciennes" },
    });
    expect([t.decision, t.seat, t.list]).toEqual(["displace", "bourbon", ["withdraw-to tournai", "withdraw-to valenciennes"]]);
    t.play("withdraw-to tournai");
    expect([t.corpsAt("tournai"), t.placeOf("noailles")]).toEqual(["2 france-full", "tournai"]);
    expect([t.seat, t.list]).toEqual(["alliance", ["withdraw-to mons", "withdraw-to charleroi"]]);
    t.play("withdraw-to charleroi");
    // NYW-19.1.4: the siege of Mons has ended.
    expect([t.corpsAt("charleroi"), t.corpsAt("mons"), t.corpsAt("inside mons")]).toEqual(["2 spain-full", "1 spain-full", ""]);
  });

  test("[NYW-19.1.1] corps of every kind in a space and leaders, the first of the game too; not who is behind walls, of the first space too", () => {
    const kinds = "1 spain-full, 1 spain-reduced, 1 austria-full, 1 austria-reduced, 1 empire-full";
    const t = winter({ corps: { mons: kinds, valenciennes: kinds.replaceAll("empire", "britain") }, control: { mons: "bourbon" } });
    t.playTo("choose-order", "withdraw-to");
    expect([t.corpsAt("mons"), t.corpsAt("valenciennes")]).toEqual(["", ""]);
    const alone = winter({ leader: { "luxembourg-duke": "mons", waldeck: "breda" } });
    expect([alone.asked, alone.listed("withdraw-to").length > 1]).toEqual(["displace bourbon", true]);
    const london = winter({
      control: { london: "bourbon", york: "alliance" },
      corps: { london: "2 britain-full", "inside london": "1 jacobites-full" },
      leader: { waldeck: "breda", "james-ii": "inside london" },
    });
    london.playTo("choose-order", "withdraw-to");
    expect([london.corpsAt("london"), london.placeOf("james-ii"), london.log.flatMap((e) => (e.type === "displaced" ? [e.seat] : []))]).toEqual([
      "1 jacobites-full",
      "london",
      ["alliance"],
    ]);
    expect([london.space("london").corps[0]!.force, london.leaderSeen("james-ii").force]).toEqual([false, false]);
  });

  test("[NYW-19.1.2] the way may not go through enemy corps that stay or neutral spaces; units in a port without a way go by sea", () => {
    const t = winter({ corps: { brest: "2 spain-full" } });
    expect([t.decision, t.seat]).toEqual(["displace", "alliance"]);
    const blocked = winter({
      corps: {
        london: "1 britain-full",
        bordeaux: "2 spain-full",
        bayonne: "1 france-full",
        toulouse: "1 france-full",
        orleans: "1 france-full",
        "la-rochelle": "1 france-full",
      },
    });
    expect(blocked.list).toEqual(
      ["london", "bristol", "londonderry", "amsterdam", "ostend", "san-sebastian", "la-coruna", "cadiz"].map((port) => `withdraw-to ${port}`),
    );
  });

  test("[NYW-19.1.3] without a way corps go to the Force Pool and leaders off the map", () => {
    const t = winter({
      corps: { lyon: "2 spain-full", orleans: "1 france-full", montpellier: "1 france-full", grenoble: "1 france-full", dijon: "1 france-full" },
      leader: { gastanaga: "lyon", waldeck: "breda" },
      savoy: "gone",
      control: { montmelian: "neutral" },
    });
    expect(one(t.events, "displaced")).toMatchObject({ to: null, clause: "NYW-19.1.1" });
    expect([t.poolOf("spain"), t.placeOf("gastanaga")]).toEqual([2, "waiting"]);
  });

  /** The Bourbons before Mons, which holds out until the winter. */
  const heldOut = (): Table =>
    winter({
      corps: { mons: "2 france-full-demoralized", "inside mons": "1 spain-full-demoralized" },
      leader: { noailles: "mons demoralized", waldeck: "breda" },
      continued: ["mons"],
      lowered: { mons: 1 },
      famous: ["bourbon", "alliance"],
    });

  test("[NYW-19.1.4] sieges end by the withdrawal, garrisons stay", () => {
    const t = heldOut();
    expect([t.space("mons").underSiege, t.corpsAt("inside mons")]).toEqual([true, "1 spain-full-demoralized"]);
    t.play("withdraw-to tournai");
    expect(t.one("siege-ended")).toMatchObject({ space: "mons", clause: "NYW-17.6.1" });
    expect([t.space("mons").underSiege, t.corpsAt("inside mons"), t.corpsAt("mons"), t.corpsAt("tournai")]).toEqual([
      false,
      "",
      "1 spain-full",
      "2 france-full",
    ]);
  });

  test("[NYW-19.1.6] [NYW-19.2.1] in every space, the first and one beside another on the list too", () => {
    const t = winter({ lowered: { london: 1, amsterdam: 1, nijmegen: 1, breda: 1 } });
    expect(["london", "amsterdam", "nijmegen", "breda"].map((id) => t.space(id).lowered)).toEqual([0, 0, 0, 0]);
    const marked = table({ year: 1692 }).only("turn", "nextYear");
    for (const id of ["london", "nijmegen", "breda"]) setContinued(marked.state, space(id), true);
    F.winter.push(marked.state).step = F.winter.step.markers;
    marked.run();
    expect(["london", "nijmegen", "breda"].map((id) => marked.space(id).continuedSiege)).toEqual([false, false, false]);
  });

  test("[NYW-19.1.6] [NYW-17.2.2] [NYW-8.1.5.1] a fortress that was weakened but not taken regains its printed strength", () => {
    const t = heldOut();
    expect(t.space("mons")).toMatchObject({ strength: 1, lowered: 1 });
    expect(t.play("withdraw-to tournai").space("mons")).toMatchObject({ strength: 2, lowered: 0 });
  });

  test("[NYW-19.2.1] [NYW-8.1.5.2] Continued Siege, Famous Victory and Demoralized markers are removed", () => {
    const t = heldOut();
    const marks = () => [t.space("mons").continuedSiege, t.side("alliance").famousVictory, t.side("bourbon").famousVictory, t.placeOf("noailles")];
    expect(marks()).toEqual([true, true, true, "mons demoralized"]);
    t.play("withdraw-to tournai");
    expect([...marks(), t.corpsAt("mons"), t.corpsAt("tournai")]).toEqual([false, false, false, "tournai", "1 spain-full", "2 france-full"]);
  });

  test("[NYW-15.5.3] Fortified Lines stay", () => {
    expect(winter({ lines: { mons: 2 } }).view.spaces["mons"]!.line).toMatchObject({ level: 2 });
  });

  test("[NYW-19.1.5] [NYW-4.1.3.3] an overstacked space costs one step for each corps above the limit, full corps first", () => {
    const t = winter({ corps: { barcelona: "7 spain-full, 1 austria-reduced" } });
    expect(all(t.events, "corps-reduced").map(({ corps }) => corps)).toEqual(["spain-full", "spain-full"]);
    expect(t.corpsAt("barcelona")).toBe("5 spain-full, 2 spain-reduced, 1 austria-reduced");
    const choice = winter({ corps: { barcelona: "3 spain-full, 4 austria-full" } });
    expect([choice.decision, choice.list]).toEqual(["losses", ["lose-step spain-full", "lose-step austria-full"]]);
  });
});

describe("overstacked in winter", () => {
  test("[NYW-4.1.3.3] [NYW-19.1.5] in every such space, of neighbours on the list too; a full one costs nothing", () => {
    const t = winter({ corps: { london: "9 spain-full", york: "9 united-provinces-full", bristol: "8 austria-full" } });
    t.playTo("choose-order");
    expect(["london", "york", "bristol"].map((id) => t.corpsAt(id))).toEqual([
      "8 spain-full, 1 spain-reduced",
      "8 united-provinces-full, 1 united-provinces-reduced",
      "8 austria-full",
    ]);
  });
});

describe("the sea in winter", () => {
  test("[NYW-19.2.2] [NYW-12.3.6.8] [NYW-20.2.4.5] prepared fleets go to the Force Pool, those in a control box stay", () => {
    const t = winter({
      fleet: { "brest-fleet": 1, "toulon-fleet": "box", "alliance-mediterranean-fleet": 2 },
      zone: { mediterranean: "bourbon" },
      control: { london: "neutral" },
    });
    expect(["brest-fleet", "toulon-fleet", "alliance-mediterranean-fleet"].map((id) => t.view.fleets[id as "brest-fleet"].place)).toEqual([
      "pool",
      "box",
      "pool",
    ]);
  });

  /** Who has the Atlantic after the winter. */
  const zone = (scene: Scene): string => winter(scene).view.zones.atlantic ?? "neutral";

  test("[NYW-19.3.1] [NYW-10.1.5] [NYW-9.3.1.1] Beachy Head in place gives the Atlantic to the Bourbons, London or not", () => {
    expect(zone({ lasting: ["beachy-head"], zone: { atlantic: "alliance" } })).toBe("bourbon");
    expect(zone({ lasting: ["beachy-head"] })).toBe("bourbon");
    expect(winter({ lasting: ["beachy-head"] }).told("zone-controlled")).toEqual([
      { type: "zone-controlled", zone: "atlantic", seat: "bourbon", clause: "NYW-10.1.5" },
    ]);
  });

  test("[NYW-10.1.6] [NYW-8.1.5.3] without it London of the Alliance gives it the Atlantic", () => {
    expect([zone({ zone: { atlantic: "bourbon" } }), zone({})]).toEqual(["alliance", "alliance"]);
    expect(winter({ zone: { atlantic: "bourbon" } }).told("zone-controlled")).toEqual([
      { type: "zone-controlled", zone: "atlantic", seat: "alliance", clause: "NYW-10.1.6" },
    ]);
  });

  test("[NYW-10.1.7] if neither holds the Atlantic does not change, and the Mediterranean never does", () => {
    expect(zone({ control: { london: "bourbon" }, zone: { atlantic: "bourbon" } })).toBe("bourbon");
    expect(zone({ control: { london: "bourbon" } })).toBe("neutral");
    expect(winter({ zone: { mediterranean: "bourbon" } }).view.zones.mediterranean).toBe("bourbon");
  });

  test("[NYW-10.1.13] changes of control in winter give no VP", () => {
    const t = winter({ zone: { atlantic: "bourbon" } });
    expect([t.told("zone-controlled").length, t.told("victory-points"), t.vp]).toEqual([1, [], 22]);
  });

  test("[NYW-19.3.2] [NYW-6.1.5] [NYW-8.1.5.4] London in Bourbon hands costs 2 VP, in anybody else's none", () => {
    const t = winter({ control: { london: "bourbon" } });
    expect(t.told("victory-points")).toEqual([{ type: "victory-points", by: -2, total: 20, clause: "NYW-6.1.5" }]);
    expect([t.vp, winter({}).vp, winter({ control: { london: "neutral" } }).vp]).toEqual([20, 22, 22]);
  });
});

describe("Savoy", () => {
  const scene: Scene = {
    year: 1696,
    savoy: "alliance",
    vp: 27,
    control: { nice: "bourbon" },
    corps: { turin: "2 savoy-full, 1 austria-full", nice: "2 france-full" },
    leader: { "victor-amadeus": "turin", eugene: "turin", catinat: "nice" },
  };

  test("[NYW-19.4.1] [NYW-8.1.5.5] [NYW-A-18] from 1696 each side with a Savoyard fortress may make Savoy neutral, the one with initiative first", () => {
    const t = winter(scene);
    expect([t.decision, t.seat, t.list]).toEqual(["savoy-decision", "alliance", ["make-savoy-neutral", "decline"]]);
    t.play("decline");
    expect([t.decision, t.seat]).toEqual(["savoy-decision", "bourbon"]);
    expect(winter({ ...scene, year: 1695 }).decision).not.toBe("savoy-decision");
    const none = winter({ ...scene, control: {}, corps: {}, leader: {} });
    none.play("decline");
    expect(none.decision).not.toBe("savoy-decision");
  });

  test("[NYW-7.2.1.7] [NYW-7.2.1.8] [NYW-7.2.1.9] Savoy becomes neutral: its corps and Victor Amadeus leave the game, all others its spaces", () => {
    const t = winter(scene);
    t.play("decline");
    const events = t.play("make-savoy-neutral").events;
    expect(one(events, "savoy-neutral").seat).toBe("bourbon");
    expect(["turin", "nice", "montmelian", "cuneo"].map((id) => t.controlOf(id))).toEqual(["neutral", "neutral", "neutral", "neutral"]);
    expect([t.vp, t.placeOf("victor-amadeus"), t.poolOf("savoy")]).toEqual([26, "removed", 0]);
    const moved = [...events];
    while (t.decision === "displace") moved.push(...t.play(t.list[0]!).events);
    expect(all(moved, "displaced").map(({ seat, from }) => [seat, from])).toEqual([
      ["alliance", "turin"],
      ["bourbon", "nice"],
    ]);
    // Milan reaches Vienna only over the red links, which serve the Alliance.
    expect([t.corpsAt("alessandria") + t.corpsAt("milan"), t.corpsAt("toulon"), t.placeOf("catinat")]).toEqual(["1 austria-full", "2 france-full", "toulon"]);
  });

  test("[NYW-7.2.1.10] the Alliance gains nothing for making it neutral; [NYW-7.2.1.11] it happens once; [NYW-7.2.1.15] unfortified spaces would follow", () => {
    const t = winter(scene);
    t.play("make-savoy-neutral");
    while (t.decision === "displace") t.play(t.list[0]!);
    expect([t.vp, t.view.savoy]).toEqual([27, "gone"]);
    t.playTo("round", "take-penalty none", "go-first", "decline", "done");
    expect(t.view.savoy).toBe("gone");
  });

  test("[NYW-7.2.1.12] [NYW-7.2.1.14] the way may use Savoyard spaces but not go through the enemy; if no space qualifies corps go to the pool", () => {
    const t = winter({ ...scene, control: { nice: "bourbon", paris: "alliance" }, corps: { nice: "2 france-full" }, leader: { catinat: "nice" } });
    t.play("decline");
    t.play("make-savoy-neutral");
    expect([t.poolOf("france"), t.placeOf("catinat")]).toEqual([2, "waiting"]);
  });

  test("[NYW-7.2.1.13] sieges in Savoy end, markers and lines there go", () => {
    const t = at({
      active: "bourbon",
      year: 1692,
      savoy: "alliance",
      corps: { turin: "4 france-full", cuneo: "1 austria-full" },
      leader: { catinat: "turin" },
      lowered: { turin: 1 },
      lines: { cuneo: 1 },
    });
    t.dice("6");
    t.play("act siege", "stop");
    expect([t.decision, t.seat]).toEqual(["savoy-decision", "bourbon"]);
    t.play("make-savoy-neutral");
    while (t.decision === "displace") t.play(t.list[0]!);
    expect([t.space("cuneo").line, t.space("turin").lowered]).toEqual([null, 0]);
  });

  test("[NYW-7.2.1.5] [NYW-A-17] the decision is offered at once when Turin is captured, in any year", () => {
    const t = at({ active: "bourbon", year: 1691, corps: { turin: "3 france-full" }, leader: { catinat: "turin" }, lowered: { turin: 1 } });
    t.dice("6").play("act siege", "stop");
    expect([t.controlOf("turin"), t.decision, t.seat]).toEqual(["bourbon", "savoy-decision", "bourbon"]);
    t.play("decline");
    expect(t.seat).toBe("alliance");
  });
});
