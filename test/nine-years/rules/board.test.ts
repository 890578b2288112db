import { describe, expect, test } from "vitest";
import { LINKS } from "../../../src/nine-years/data/links.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { isHomeSpace } from "../../../src/nine-years/rules/placement.js";
import { linkCost } from "../../../src/nine-years/rules/movement.js";
import { isFortress, isOpenTo, room } from "../../../src/nine-years/rules/forces.js";
import { strengthOf } from "../../../src/nine-years/rules/siege.js";
import { changeControl } from "../../../src/nine-years/effects/control.js";
import type { NineYearsEvent } from "../../../src/nine-years/vocabulary/events.js";
import { controlOf, isContinued, loweredBy, setContinued, setLine, setLoweredBy } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, EMPIRE, NONE, NORMAL, RED, SUBSIDIES } from "../../../src/nine-years/tables/index.js";
import { SEATS } from "../../../src/nine-years/vocabulary/types.js";
import { space, t, type Table, table } from "../table.js";

const fresh = NINE_YEARS.setup({ seed: "board" });

describe("the map", () => {
  test("[NYW-2.1.1] spaces joined by a link are adjacent, both ways", () => {
    expect([t.spaceIds.length, LINKS.length, t.graph.to.length]).toEqual([107, 181, 362]);
    expect(t.graph.to.slice(t.graph.start[space("tournai")], t.graph.start[space("tournai") + 1]).map((at) => t.spaceIds[at])).toEqual([
      "ghent",
      "mons",
      "lille",
      "valenciennes",
    ]);
  });
  test("[NYW-2.1.2] a space is unfortified or has a printed strength of 1, 2 or 3; [NYW-17.2.1] Tournai has 2", () => {
    expect(new Set(t.fortress)).toEqual(new Set([0, 1, 2, 3]));
    expect([isFortress(t, space("breda")), isFortress(t, space("paris"))]).toEqual([true, true]);
    expect([isFortress(t, space("rouen")), strengthOf(fresh, t, space("lille")), strengthOf(fresh, t, space("tournai"))]).toEqual([false, 3, 2]);
  });
  test("[NYW-2.1.3] every space is controlled by a side or neutral", () => {
    const of = (id: string): string => SEATS[controlOf(fresh, space(id))] ?? "neutral";
    expect([of("amsterdam"), of("paris"), of("turin")]).toEqual(["alliance", "bourbon", "neutral"]);
  });
  test("[NYW-2.1.4] a space may be a home space of one power; Casale and Mantua are nobody's", () => {
    expect(t.spaceIds.filter((_, at) => t.home[at] === NONE)).toEqual(["casale", "mantua"]);
  });
  test("[NYW-2.1.5] [NYW-14.1.1.2] a normal link costs 1 MP, a red one 2 and for the Alliance only", () => {
    expect([linkCost(ALLIANCE, NORMAL), linkCost(BOURBON, NORMAL), linkCost(ALLIANCE, RED), linkCost(BOURBON, RED)]).toEqual([1, 1, 2, 0]);
    expect(LINKS.filter((link) => link.kind === "red").map((link) => `${link.a}-${link.b}`)).toEqual(["bregenz-milan", "salzburg-trent", "trent-milan"]);
  });
  test("[NYW-2.1.6] a red link serves Alliance movement and nothing the Bourbons do", () => {
    const from = (seat: "alliance" | "bourbon"): string[] => {
      const on = table()
        .hand(seat, 2)
        .control("bourbon", "bregenz", "milan")
        .leader(seat === "alliance" ? "caprara" : "catinat", "bregenz")
        .corps("bregenz", seat === "alliance" ? "austria-full" : "france-full", 2);
      on.begin("round", { seat: SEATS.indexOf(seat) }).play(`${seat} act campaign`);
      if (on.decision === "choose-space") on.play(`${seat} choose-space bregenz`);
      on.play(`${seat} take-corps ${seat === "alliance" ? "austria-full" : "france-full"}`, `${seat} stop`);
      return on.listed("step");
    };
    expect([from("alliance").includes("milan"), from("bourbon").includes("milan")]).toEqual([true, false]);
  });
  test("[NYW-2.2.1] [NYW-2.2.2] the capitals", () => {
    expect(t.capital.map((at) => t.spaceIds[at])).toEqual([
      "paris",
      "london",
      "paris",
      "london",
      "amsterdam",
      "madrid",
      "vienna",
      "empire-subsidy-home",
      "empire-subsidy-home",
      "turin",
    ]);
  });
  test("[NYW-2.4.1] [NYW-2.4.5] the Empire/Subsidy Home Space is the capital of the Empire, whose corps also have map spaces; [NYW-2.4.2] the only home of the Subsidies", () => {
    expect([
      isHomeSpace(fresh, t, EMPIRE, space("munich")),
      isHomeSpace(fresh, t, EMPIRE, space("empire-subsidy-home")),
      isHomeSpace(fresh, t, SUBSIDIES, space("munich")),
    ]).toEqual([true, true, false]);
  });
  test("[NYW-2.4.3] no Bourbon unit may enter it, so it stays the Alliance's", () => {
    expect([
      isOpenTo(fresh, t, BOURBON, space("empire-subsidy-home")),
      isOpenTo(fresh, t, ALLIANCE, space("empire-subsidy-home")),
      controlOf(fresh, space("empire-subsidy-home")),
    ]).toEqual([false, true, ALLIANCE]);
  });
  test("[NYW-2.4.4] it has no stacking limit", () => {
    expect(room(table().corps("empire-subsidy-home", "subsidies-full", 30).state, t, ALLIANCE, space("empire-subsidy-home"))).toBeGreaterThan(20);
  });
  test("[NYW-2.6.1] [NYW-2.6.2] a port belongs to exactly one sea zone: Cadiz to the Atlantic, Gibraltar to the Mediterranean", () => {
    expect([t.ports.length, t.zone[space("cadiz")], t.zone[space("gibraltar")], t.zone[space("paris")]]).toEqual([28, 0, 1, NONE]);
  });
  test("[NYW-2.3.1] [NYW-2.3.3] moving out of a space, or through it, does not change its control", () => {
    const on = table().hand("bourbon", 2).leader("vauban", "paris").corps("paris", "france-full", 2).begin("round", { seat: BOURBON });
    on.play("bourbon act campaign", "bourbon take-corps france-full", "bourbon stop", "bourbon step amiens", "bourbon step lille", "bourbon stop");
    expect([on.controlOf("paris"), on.controlOf("amiens"), on.count("bourbon", "lille")]).toEqual(["bourbon", "bourbon", 1]);
  });
  test("[NYW-2.3.2] a fortified space cannot be converted", () => {
    const on = table().hand("bourbon", 2).leader("vauban", "tournai").corps("tournai", "france-full", 2).begin("round", { seat: BOURBON });
    on.play("bourbon act campaign", "bourbon take-corps france-full", "bourbon stop", "bourbon step mons");
    expect([on.controlOf("mons"), on.decision, on.count("bourbon", "mons")]).toEqual(["alliance", "round", 1]);
  });
  test("[NYW-2.7.1] there are no army boxes: a position is spaces, units and numbers", () => {
    expect(Object.keys(fresh)).toEqual(expect.arrayContaining(["spaces", "corps", "leaders"]));
    expect(Object.keys(fresh).some((key) => /arm(y|ies)/.test(key))).toBe(false);
  });
});

describe("control that changes", () => {
  const changed = (side: number, change: (s: Table["state"]) => void, id = "mons") => {
    const on = table();
    change(on.state);
    const log: NineYearsEvent[] = [];
    changeControl(on.state, space(id), side, "NYW-17.5.8", log);
    return { on, types: log.map(({ type }) => type) };
  };
  test("[NYW-17.5.11] [NYW-2.3.2] its markers go, and it has its whole strength", () => {
    const { on } = changed(BOURBON, (s) => {
      setContinued(s, space("mons"), true);
      setLoweredBy(s, space("mons"), 1);
    });
    expect([isContinued(on.state, space("mons")), loweredBy(on.state, space("mons")), controlOf(on.state, space("mons"))]).toEqual([false, 0, BOURBON]);
  });
  test("[NYW-15.5.1] a line of the other side goes, and no line where there is none", () => {
    const types = (level: number) => changed(BOURBON, (s) => setLine(s, space("mons"), level, ALLIANCE, false)).types;
    expect([types(1), types(0)]).toEqual([
      ["control-changed", "line-removed", "victory-points"],
      ["control-changed", "victory-points"],
    ]);
  });
});
