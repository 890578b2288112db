import { describe, expect, test } from "vitest";
import { mayForm, mayRestore } from "../../../src/nine-years/rules/placement.js";
import {
  countFormed,
  countRestored,
  fleetPlace,
  hasFlag,
  lineLevel,
  type NineYearsState,
  rpOf,
  SUPPORT,
  setLine,
} from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, BRITAIN, FRANCE, JACOBITES, SPAIN } from "../../../src/nine-years/tables/index.js";
import { POWER_IDS, type PowerId } from "../../../src/nine-years/vocabulary/types.js";
import { locOfSide } from "../../../src/nine-years/rules/loc.js";
import { canBuildLine, canPrepare, canRestore } from "../../../src/nine-years/rules/spending.js";
import { space, t, type Table, table } from "../table.js";

describe("restoring corps", () => {
  test("[NYW-12.3.5.3] [NYW-12.3.5.4] [NYW-D-05a] a reduced corps becomes full for 1 RP, also outside its home spaces", () => {
    const on = table()
      .rp("bourbon", 3)
      .corps("casale", "france-reduced", 2)
      .control("bourbon", "casale", "turin", "pinerolo")
      .begin("spend", { seat: BOURBON });
    on.play("bourbon spend restore");
    expect(on.corpsAt("casale")).toEqual("1 france-full, 1 france-reduced");
    expect(rpOf(on.state, BOURBON)).toBe(2);
  });
  test("[NYW-12.3.3.1] [NYW-11.1.2.2] [NYW-11.2.1.2] it needs a LOC to the capital of its own power", () => {
    // Barcelona is cut off from Madrid, though Amsterdam can be reached by sea
    const cut = ["zaragoza", "valencia", "lleida"];
    const on = table()
      .rp("alliance", 3)
      .corps("barcelona", "spain-reduced")
      .corps("ghent", "united-provinces-reduced")
      .control("bourbon", ...cut)
      .zone("mediterranean", "bourbon")
      .begin("spend", { seat: ALLIANCE });
    on.play("alliance spend restore");
    expect([on.corpsAt("ghent"), on.corpsAt("barcelona")]).toEqual(["1 united-provinces-full", "1 spain-reduced"]);
  });
  test("[NYW-12.3.3.3] a besieged corps cannot be restored", () => {
    const on = table()
      .rp("bourbon", 3)
      .corps("inside tournai", "france-reduced")
      .corps("tournai", "spain-full")
      .corps("lille", "france-reduced")
      .begin("spend", { seat: BOURBON });
    on.play("bourbon spend restore");
    expect([on.corpsAt("inside tournai"), on.corpsAt("lille")]).toEqual(["1 france-reduced", "1 france-full"]);
  });
  test("[NYW-12.3.5.1] [NYW-12.3.5.2] France restores up to four a turn; every other power two", () => {
    const on = (french: number, spanish: number): string[] => {
      const set = table().rp("bourbon", 9).rp("alliance", 9).corps("paris", "france-reduced", 5).corps("madrid", "spain-reduced", 3);
      for (let i = 0; i < french; i++) countRestored(set.state, FRANCE);
      for (let i = 0; i < spanish; i++) countRestored(set.state, SPAIN);
      return set.begin("spend", { seat: french > 0 ? BOURBON : ALLIANCE }).list;
    };
    expect([on(3, 0).includes("spend restore"), on(4, 0).includes("spend restore")]).toEqual([true, false]);
    expect([on(0, 1).includes("spend restore"), on(0, 2).includes("spend restore")]).toEqual([true, false]);
  });
  test("[NYW-12.3.3.2] Jacobites are restored across uncontrolled and enemy-controlled zones", () => {
    const on = table({ revolution: true }).rp("bourbon", 2).corps("dublin", "jacobites-reduced").zone("atlantic", "alliance").begin("spend", { seat: BOURBON });
    on.play("bourbon spend restore");
    expect(on.corpsAt("dublin")).toEqual("1 jacobites-full");
  });
  test("[NYW-7.1.2.2] a power whose capital is enemy-controlled neither restores nor forms", () => {
    const on = table().rp("alliance", 5).corps("milan", "spain-reduced").pool("spain", 2).control("bourbon", "madrid").begin("spend", { seat: ALLIANCE });
    expect(on.list).not.toContain("spend restore");
    expect(on.list).not.toContain("spend form");
  });
});

describe("forming corps", () => {
  const forming = (rp: number, ...lines: readonly string[]): Table =>
    table()
      .rp("bourbon", rp)
      .pool("france", 1)
      .begin("spend", { seat: BOURBON })
      .play("bourbon spend form", ...lines);
  test("[NYW-12.0.1] [NYW-12.3.4.3] a corps is taken from the Force Pool and put in a home space", () => {
    const on = forming(3, "choose-strength full", "place-corps paris");
    expect(on.told("corps-formed")).toEqual([{ type: "corps-formed", seat: "bourbon", corps: "france-full", space: "paris", clause: "NYW-12.3.4.3" }]);
    expect([on.corpsAt("paris"), on.poolOf("france"), on.refusedBy("bourbon spend form")]).toEqual(["1 france-full", 0, "NYW-12.3.4.3"]);
    // Namur is a home space of Spain.
    expect(forming(3, "choose-strength full").refusedBy("place-corps namur")).toBe("NYW-12.3.4.5");
  });
  test("[NYW-12.3.4.4] [NYW-D-05b] a full corps costs 2 RP, a reduced one 1; with one point only a reduced one is offered", () => {
    expect(forming(3).list).toEqual(["choose-strength full", "choose-strength reduced"]);
    const full = forming(3, "choose-strength full", "place-corps paris");
    expect([full.corpsAt("paris"), rpOf(full.state, BOURBON)]).toEqual(["1 france-full", 1]);
    const reduced = forming(3, "choose-strength reduced", "place-corps lille");
    expect([reduced.corpsAt("lille"), rpOf(reduced.state, BOURBON)]).toEqual(["1 france-reduced", 2]);
    expect(forming(2).list).toEqual(["choose-strength full", "choose-strength reduced"]);
    const poor = forming(1);
    expect(poor.list.every((move) => move.startsWith("place-corps "))).toBe(true);
    expect(poor.play("place-corps lille").corpsAt("lille")).toBe("1 france-reduced");
  });
  test("[NYW-12.3.4.1] [NYW-12.3.4.2] France forms up to two a turn; every other power one", () => {
    const moves = (power: number, formed: number): boolean => {
      const on = table().rp("bourbon", 5).rp("alliance", 5).pool("france", 3).pool("spain", 3);
      for (let i = 0; i < formed; i++) countFormed(on.state, power);
      return on.begin("spend", { seat: power === FRANCE ? BOURBON : ALLIANCE }).list.includes("spend form");
    };
    expect([moves(FRANCE, 1), moves(FRANCE, 2), moves(SPAIN, 0), moves(SPAIN, 1)]).toEqual([true, false, true, false]);
  });
  describe("what each power may form and restore a turn", () => {
    const limit = (isAllowed: (state: NineYearsState) => boolean, count: (state: NineYearsState) => void, id: PowerId): number => {
      const { state } = table({ revolution: true }).pool(id, 9);
      let limit = 0;
      for (; limit < 9 && isAllowed(state); limit++) count(state);
      return limit;
    };
    const formed = (id: PowerId, power: number): number =>
      limit(
        (state) => mayForm(state, t, power),
        (state) => countFormed(state, power),
        id,
      );
    const restored = (id: PowerId, power: number): number =>
      limit(
        (state) => mayRestore(state, t, power),
        (state) => countRestored(state, power),
        id,
      );
    test("[NYW-12.3.4.1] [NYW-12.3.4.2] France forms two, every other power one", () => {
      expect(POWER_IDS.map(formed)).toEqual([2, ...POWER_IDS.slice(1).map(() => 1)]);
    });
    test("[NYW-12.3.5.1] [NYW-12.3.5.2] France restores four, every other power two", () => {
      expect(POWER_IDS.map(restored)).toEqual([4, ...POWER_IDS.slice(1).map(() => 2)]);
    });
  });
  test("[NYW-12.3.4.5] control, no enemy corps and the stacking limit bind formed corps too", () => {
    const on = table()
      .rp("bourbon", 3)
      .pool("france", 1)
      .corps("paris", "france-full", 12)
      .control("alliance", "metz")
      .corps("tournai", "spain-full")
      .begin("spend", { seat: BOURBON });
    on.play("bourbon spend form", "bourbon choose-strength full");
    const spaces = on.listed("place-corps");
    expect(spaces).toContain("lille");
    for (const closed of ["paris", "metz", "tournai", "namur", "casale"]) expect(spaces).not.toContain(closed);
    expect(on.refusedBy("bourbon place-corps paris")).toBe("NYW-12.3.4.5");
  });
  test("[NYW-7.2.3] [NYW-A-25] a Catalan corps is formed in any Bourbon-controlled space of Spain with a LOC to Paris", () => {
    const on = table().rp("bourbon", 2).pool("catalonia", 1).control("bourbon", "girona", "roses", "seville").begin("spend", { seat: BOURBON });
    on.play("bourbon spend form", "bourbon choose-strength reduced");
    expect(on.listed("place-corps")).toEqual(["girona", "roses"]);
  });
  test("[NYW-2.4.2] [NYW-7.2.5] [NYW-2.4.5] Subsidies only in the Empire/Subsidy Home Space, Empire corps in map spaces of the Empire too", () => {
    const subsidies = table().rp("alliance", 1).pool("subsidies", 1).begin("spend", { seat: ALLIANCE }).play("alliance spend form");
    expect(subsidies.corpsAt("empire-subsidy-home")).toEqual("1 subsidies-reduced");
    const empire = table().rp("alliance", 1).pool("empire", 1).begin("spend", { seat: ALLIANCE }).play("alliance spend form");
    const spaces = empire.listed("place-corps");
    for (const open of ["empire-subsidy-home", "munich", "hannover", "mainz"]) expect(spaces).toContain(open);
    expect(spaces).not.toContain("vienna");
  });
  test("[NYW-7.2.6.7] [NYW-12.2.6] after the Glorious Revolution one Jacobite corps is formed where James II stands in France, unless another is out of the islands", () => {
    const exile = () =>
      table({ revolution: true })
        .rp("bourbon", 1)
        .pool("jacobites", 1)
        .leader("james-ii", "brest")
        .control("alliance", "edinburgh", "highlands", "dublin", "athlone", "limerick", "cork");
    const on = exile().begin("spend", { seat: BOURBON }).play("bourbon spend form");
    expect(on.corpsAt("brest")).toEqual("1 jacobites-reduced");
    expect(exile().corps("paris", "jacobites-full").begin("spend", { seat: BOURBON }).list).not.toContain("spend form");
    expect(exile().leader("james-ii", "namur").begin("spend", { seat: BOURBON }).list).not.toContain("spend form");
  });
  test("[NYW-7.2.6.9] that space takes formed corps beside the home spaces in the islands", () => {
    const on = table({ revolution: true })
      .rp("bourbon", 1)
      .pool("jacobites", 1)
      .leader("james-ii", "brest")
      .begin("spend", { seat: BOURBON })
      .play("bourbon spend form");
    expect(on.listed("place-corps")).toEqual(["edinburgh", "highlands", "dublin", "athlone", "limerick", "cork", "brest"]);
  });
  test("[NYW-7.2.6.7] the space where James II stands needs a LOC to Paris: one to Highlands or London by sea does not do", () => {
    const exile = () => table({ revolution: true }).rp("bourbon", 1).pool("jacobites", 1).leader("james-ii", "brest").zone("atlantic", "bourbon");
    expect(exile().begin("spend", { seat: BOURBON }).play("bourbon spend form").listed("place-corps")).toContain("brest");
    const cutOff = exile().control("alliance", "paris").begin("spend", { seat: BOURBON }).play("bourbon spend form").listed("place-corps");
    expect([cutOff.includes("edinburgh"), cutOff.includes("brest")]).toEqual([true, false]);
  });
  test("[NYW-7.2.6.8] [NYW-20.2.5.2.b1] corps that fled there together may be restored, but no further one is formed", () => {
    const on = table({ revolution: true }).rp("bourbon", 3).pool("jacobites", 1).leader("james-ii", "brest").corps("brest", "jacobites-reduced", 2);
    on.control("alliance", "edinburgh", "highlands", "dublin", "athlone", "limerick", "cork").begin("spend", { seat: BOURBON });
    expect(on.list).toContain("spend restore");
    expect(on.list).not.toContain("spend form");
  });
  test("[NYW-12.2.5.1] [NYW-12.2.5.2] a British corps may be formed in Amsterdam without a LOC, while London is not enemy-controlled and there is room", () => {
    const british = () => table({ revolution: true }).rp("alliance", 1).pool("britain", 1).zone("atlantic", "bourbon");
    expect(british().begin("spend", { seat: ALLIANCE }).play("alliance spend form").listed("place-corps")).toContain("amsterdam");
    expect(british().control("bourbon", "london").begin("spend", { seat: ALLIANCE }).list).not.toContain("spend form");
    expect(
      british().corps("amsterdam", "united-provinces-full", 12).begin("spend", { seat: ALLIANCE }).play("alliance spend form").listed("place-corps"),
    ).not.toContain("amsterdam");
  });
  test("Jacobites of a Bourbon pool do not form before their home spaces are theirs", () => {
    const on = table().rp("bourbon", 1).pool("jacobites", 1).begin("spend", { seat: BOURBON }).play("bourbon spend form");
    expect(on.listed("place-corps")).toEqual(["london", "york"]);
    expect(JACOBITES).toBe(1);
  });
});

describe("who may be restored", () => {
  test("[NYW-12.3.3.1] [NYW-12.3.3.3] corps in the first space too, not behind its walls; [NYW-12.3.5.3] Jacobites whoever has the sea", () => {
    const may = (on: Table, power: number): boolean => canRestore(on.state, t, power);
    const london = (place: string): Table => table({ revolution: true }).rp("alliance", 3).corps(place, "britain-reduced");
    expect([may(london("london"), BRITAIN), may(london("inside london"), BRITAIN), may(london("york"), BRITAIN)]).toEqual([true, false, true]);
    const dublin = (zone: "alliance" | "bourbon"): Table =>
      table({ revolution: true }).rp("bourbon", 3).zone("atlantic", zone).corps("dublin", "jacobites-reduced");
    expect([may(dublin("bourbon"), JACOBITES), may(dublin("alliance"), JACOBITES)]).toEqual([true, true]);
    const before = table({ year: 1689 }).rp("bourbon", 3).zone("atlantic", "alliance").corps("dublin", "jacobites-reduced");
    expect(may(before, JACOBITES)).toBe(true);
  });
});

describe("Fortified Lines", () => {
  const five = () => table().rp("bourbon", 3).corps("tournai", "france-full", 4).corps("tournai", "jacobites-reduced");
  test("[NYW-12.3.7] [NYW-15.2.1] [NYW-15.1.1] 1 RP builds a line of level 1 in this step, of the side that builds it", () => {
    const on = five().begin("spend", { seat: BOURBON }).play("bourbon spend line");
    expect([on.space("tournai").line, rpOf(on.state, BOURBON)]).toEqual([{ side: "bourbon", level: 1, isNew: true }, 2]);
    expect(on.told("line-built")).toEqual([{ type: "line-built", seat: "bourbon", space: "tournai", level: 1, clause: "NYW-15.2.1" }]);
    const alliance = table().rp("alliance", 1).corps("namur", "spain-full", 5).begin("spend", { seat: ALLIANCE }).play("alliance spend line");
    expect(alliance.space("namur").line).toEqual({ side: "alliance", level: 1, isNew: true });
  });
  test("[NYW-15.2.2] [NYW-15.2.7] it takes five corps in the space, full or reduced, of any friendly powers", () => {
    expect(five().begin("spend", { seat: BOURBON }).list).toContain("spend line");
    expect(table().rp("bourbon", 3).corps("tournai", "france-full", 4).begin("spend", { seat: BOURBON }).list).not.toContain("spend line");
    const reduced = table().rp("bourbon", 3).corps("tournai", "france-reduced", 3).corps("tournai", "jacobites-reduced", 2);
    expect(reduced.begin("spend", { seat: BOURBON }).list).toContain("spend line");
  });
  test("[NYW-D-05c] of several such spaces one is chosen", () => {
    const on = five().corps("lille", "france-full", 5).corps("paris", "france-full", 4).begin("spend", { seat: BOURBON }).play("bourbon spend line");
    expect(on.list).toEqual(["build-line lille", "build-line tournai"]);
  });
  test("[NYW-15.2.3] [NYW-15.2.4] [NYW-11.1.2.3] it needs a LOC to any friendly capital", () => {
    const cut = ["lille", "valenciennes", "mons", "ghent"];
    expect(
      five()
        .control("alliance", ...cut)
        .begin("spend", { seat: BOURBON }).list,
    ).not.toContain("spend line");
  });
  test("[NYW-15.2.5] [NYW-15.2.7] [NYW-15.2.4] control, five corps outside and a LOC, all of them", () => {
    const may = (on: Table, id: string): boolean => canBuildLine(on.state, t, BOURBON, space(id), locOfSide(on.state, t, BOURBON));
    const with5 = (id: string, count = 5): Table => table().corps(id, "france-full", count);
    expect([may(five(), "tournai"), may(with5("lille"), "lille"), may(with5("lille", 4), "lille")]).toEqual([true, true, false]);
    expect([may(with5("mons"), "mons"), may(with5("madrid").control("bourbon", "madrid"), "madrid")]).toEqual([false, false]);
  });
  test("[NYW-15.2.5] the space is the builder's own and not besieged", () => {
    expect(five().control("alliance", "tournai").begin("spend", { seat: BOURBON }).list).not.toContain("spend line");
  });
  test("[NYW-15.2.6] [NYW-15.1.2] 1 RP more raises it to level 2, not in the same turn and never higher", () => {
    expect(five().begin("spend", { seat: BOURBON }).play("bourbon spend line").list).not.toContain("spend line");
    const later = five()
      .set((s) => setLine(s, space("tournai"), 1, BOURBON, false))
      .begin("spend", { seat: BOURBON })
      .play("bourbon spend line");
    expect(lineLevel(later.state, space("tournai"))).toBe(2);
    expect(
      five()
        .set((s) => setLine(s, space("tournai"), 2, BOURBON, false))
        .begin("spend", { seat: BOURBON }).list,
    ).not.toContain("spend line");
  });
});

describe("Colonial Support", () => {
  const sent = (): Table => table().rp("bourbon", 3).begin("spend", { seat: BOURBON }).play("bourbon spend colonial-support");
  test("[NYW-12.3.8] [NYW-18.5.1] [NYW-D-05d] 1 RP sends the side's marker in this step, without a further choice", () => {
    const on = sent();
    expect([hasFlag(on.state, SUPPORT << BOURBON), hasFlag(on.state, SUPPORT << ALLIANCE), rpOf(on.state, BOURBON)]).toEqual([true, false, 2]);
    expect(on.events).toEqual([
      { type: "colonial-support", seat: "bourbon", clause: "NYW-18.5.1" },
      { type: "resources-spent", seat: "bourbon", points: 1, left: 2, clause: "NYW-12.3.1.1" },
    ]);
    expect(on.decision).toBe("spend");
  });
  test("[NYW-18.5.2] a side has one marker", () => {
    expect(table().rp("bourbon", 3).begin("spend", { seat: BOURBON }).list).toContain("spend colonial-support");
    expect(sent().list).not.toContain("spend colonial-support");
  });
});

describe("preparing fleets", () => {
  const brest = () => table().rp("bourbon", 3).zone("atlantic", "alliance").fleet("toulon-fleet", 3).zone("mediterranean", "bourbon");
  test("[NYW-12.3.6.4] [NYW-12.3.6.7] [NYW-D-05e] strength 1 for 1 RP, strength 2 for 2, in the home port", () => {
    const on = brest().begin("spend", { seat: BOURBON }).play("bourbon spend fleet");
    expect(on.list).toEqual(["prepare-fleet brest-fleet 1", "prepare-fleet brest-fleet 2"]);
    on.play("bourbon prepare-fleet brest-fleet 2");
    expect([fleetPlace(on.state, 0), rpOf(on.state, BOURBON)]).toEqual([2, 1]);
  });
  test("[NYW-12.3.6.4] two points are enough for strength 2, one is not; [NYW-12.3.6.12] nothing is prepared in a port of the enemy or with enemies in it", () => {
    const offered = (points: number) => brest().rp("bourbon", points).begin("spend", { seat: BOURBON }).play("bourbon spend fleet").list;
    expect(offered(2)).toEqual(["prepare-fleet brest-fleet 1", "prepare-fleet brest-fleet 2"]);
    // With one point there is nothing to choose.
    const poor = brest().rp("bourbon", 1).begin("spend", { seat: BOURBON }).play("bourbon spend fleet");
    expect([fleetPlace(poor.state, 0), rpOf(poor.state, BOURBON)]).toEqual([1, 0]);
    const may = (on: Table): boolean => canPrepare(on.state, t, BOURBON, 0);
    expect([may(brest()), may(brest().control("alliance", "brest")), may(brest().corps("brest", "spain-full", 1))]).toEqual([true, false, false]);
  });
  test("[NYW-12.3.6.13] its strength cannot be raised later in the turn", () => {
    expect(brest().fleet("brest-fleet", 1).begin("spend", { seat: BOURBON }).list).not.toContain("spend fleet");
  });
  test("[NYW-12.3.6.1] [NYW-12.3.6.2] [NYW-10.1.9] only for a zone that is uncontrolled or enemy-controlled", () => {
    expect(brest().zone("atlantic", "neutral").begin("spend", { seat: BOURBON }).list).toContain("spend fleet");
    expect(brest().zone("atlantic", "bourbon").begin("spend", { seat: BOURBON }).list).not.toContain("spend fleet");
  });
  test("[NYW-12.3.6.9] both players may prepare their fleets of one uncontrolled zone", () => {
    const prepared = (seat: "alliance" | "bourbon", side: number): (string | number)[] => {
      const on = table().rp(seat, 1).zone("atlantic", "neutral").begin("spend", { seat: side }).play(`${seat} spend fleet`);
      if (on.decision === "prepare-fleet") on.play(on.list.find((line) => line.includes(seat === "bourbon" ? "brest" : "atlantic"))!);
      return on.told("fleet-prepared").map(({ fleet }) => fleet);
    };
    expect([prepared("bourbon", BOURBON), prepared("alliance", ALLIANCE)]).toEqual([["brest-fleet"], ["alliance-atlantic-fleet"]]);
  });
  test("[NYW-12.3.6.3] [NYW-12.3.6.5] [NYW-12.3.6.6] each fleet needs a LOC of its home port: Brest and Toulon to Paris, Barcelona to Madrid, Amsterdam to itself", () => {
    const both = table()
      .rp("alliance", 2)
      .zone("atlantic", "bourbon")
      .zone("mediterranean", "bourbon")
      .begin("spend", { seat: ALLIANCE })
      .play("alliance spend fleet");
    expect(both.listed("prepare-fleet")).toEqual([
      "alliance-atlantic-fleet 1",
      "alliance-atlantic-fleet 2",
      "alliance-mediterranean-fleet 1",
      "alliance-mediterranean-fleet 2",
    ]);
    const cut = table()
      .rp("alliance", 1)
      .zone("atlantic", "bourbon")
      .zone("mediterranean", "bourbon")
      .control("bourbon", "lleida", "valencia")
      .begin("spend", { seat: ALLIANCE })
      .play("alliance spend fleet");
    expect([fleetPlace(cut.state, 2), fleetPlace(cut.state, 3)]).toEqual([1, 0]);
    expect(brest().control("alliance", "rennes").begin("spend", { seat: BOURBON }).list).not.toContain("spend fleet");
  });
  test("[NYW-12.3.6.12] not while the home port is enemy-controlled or besieged", () => {
    expect(brest().control("alliance", "brest").begin("spend", { seat: BOURBON }).list).not.toContain("spend fleet");
    expect(brest().corps("brest", "britain-full").begin("spend", { seat: BOURBON }).list).not.toContain("spend fleet");
  });
  test("[NYW-9.3.2.2] while Guerre de Course lies on its place the Brest fleet cannot be prepared", () => {
    expect(brest().lasting("guerre-de-course").begin("spend", { seat: BOURBON }).list).not.toContain("spend fleet");
  });
});
