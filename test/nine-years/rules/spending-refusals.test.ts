import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { countFormed, countRestored, FLEET_REMOVED, setFlag, setFleet, setLine, SUPPORT, TURIN_TALKS } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, BREST_FLEET, FRANCE, SPAIN } from "../../../src/nine-years/tables/index.js";
import { space, table } from "../table.js";

type Set = ReturnType<typeof table>;

/** Why a line is refused while points are spent: code, clause and the thing it names. */
function why(on: Set, line: string): readonly unknown[] {
  const refusal = NINE_YEARS.explain(on.state, NINE_YEARS.parse(line))!;
  return [refusal.code, refusal.clause, ...Object.values(refusal.data)];
}

const bourbon = (change: (on: Set) => unknown): Set => {
  const on = table().rp("bourbon", 9);
  change(on);
  return on.begin("spend", { seat: BOURBON });
};

describe("why points cannot be spent for a purpose: the first check that fails", () => {
  const restore = (change: (on: Set) => unknown) => why(bourbon(change), "bourbon spend restore");

  test("[NYW-12.3.5.3] [NYW-12.3.3.3] [NYW-12.3.3.1] restoring: reduced, not besieged, with a LOC", () => {
    expect(restore((on) => on.corps("paris", "france-full"))).toEqual(["restore/none", "NYW-12.3.5.3", null]);
    expect(restore((on) => on.corps("inside tournai", "france-reduced").corps("tournai", "spain-full"))).toEqual([
      "restore/besieged",
      "NYW-12.3.3.3",
      "tournai",
    ]);
    expect(restore((on) => on.corps("lille", "france-reduced").control("alliance", "paris"))).toEqual(["restore/no-loc", "NYW-12.3.3.1", "lille"]);
  });

  test("[NYW-12.3.5.1] [NYW-12.3.5.2] restoring: within the limit of the power", () => {
    const spent = restore((on) => {
      on.corps("paris", "france-reduced");
      for (let i = 0; i < 4; i++) countRestored(on.state, FRANCE);
    });
    expect(spent).toEqual(["restore/limit", "NYW-12.3.5.1", "paris"]);
    const spain = table().rp("alliance", 9).corps("madrid", "spain-reduced");
    for (let i = 0; i < 2; i++) countRestored(spain.state, SPAIN);
    expect(why(spain.begin("spend", { seat: ALLIANCE }), "alliance spend restore")).toEqual(["restore/limit", "NYW-12.3.5.2", "madrid"]);
  });

  test("[NYW-9.3.9] talks at Turin bar the Savoyard corps alone", () => {
    const on = table({ savoy: true }).rp("alliance", 9).corps("turin", "savoy-reduced");
    setFlag(on.state, TURIN_TALKS, true);
    expect(why(on.begin("spend", { seat: ALLIANCE }), "alliance spend restore")).toEqual(["restore/talks", "NYW-9.3.9", "turin"]);
  });

  test("[NYW-12.3.4.3] [NYW-12.3.4.1] [NYW-12.3.4.5] forming: in the pool, within the limit, somewhere", () => {
    const form = (change: (on: Set) => unknown) => why(bourbon(change), "bourbon spend form");
    expect(form(() => {})).toEqual(["form/empty-pool", "NYW-12.3.4.3", "france"]);
    const spent = form((on) => {
      on.pool("france", 3);
      for (let i = 0; i < 2; i++) countFormed(on.state, FRANCE);
    });
    expect(spent).toEqual(["form/limit", "NYW-12.3.4.1", "france"]);
    expect(form((on) => on.pool("france", 3).control("alliance", "paris"))).toEqual(["form/no-place", "NYW-12.3.4.5", "france"]);
  });

  test("[NYW-12.3.2.1] forming: from the Force Pool of the own side", () => {
    const asked = bourbon((on) => on.pool("france", 3).pool("catalonia", 1).pool("spain", 1).control("bourbon", "barcelona", "girona", "roses"));
    asked.play("bourbon spend form");
    expect(asked.list).toEqual(["choose-power france", "choose-power catalonia"]);
    expect(why(asked, "bourbon choose-power spain")).toEqual(["form/not-yours", "NYW-12.3.2.1", "spain"]);
  });

  const line = (change: (on: Set) => unknown) => why(bourbon(change), "bourbon spend line");
  const corps = (on: Set) => on.corps("lille", "france-full", 5);

  test("[NYW-15.2.2] [NYW-15.2.3] a Fortified Line: five corps, a LOC", () => {
    expect(line((on) => on.corps("lille", "france-full", 4))).toEqual(["line/too-few-corps", "NYW-15.2.2", null]);
    expect(line((on) => corps(on).control("alliance", "paris"))).toEqual(["line/no-loc", "NYW-15.2.3", "lille"]);
  });

  test("[NYW-15.1.2] [NYW-15.2.6] a Fortified Line: level 1 of an earlier turn at most", () => {
    expect(line((on) => setLine(corps(on).state, space("lille"), 2, BOURBON, false))).toEqual(["line/highest", "NYW-15.1.2", "lille"]);
    expect(line((on) => setLine(corps(on).state, space("lille"), 1, BOURBON, true))).toEqual(["line/this-turn", "NYW-15.2.6", "lille"]);
  });

  test("[NYW-18.5.2] Colonial Support once", () => {
    expect(
      why(
        bourbon((on) => setFlag(on.state, SUPPORT << BOURBON, true)),
        "bourbon spend colonial-support",
      ),
    ).toEqual(["support/sent", "NYW-18.5.2"]);
  });

  test("[NYW-12.3.6.12] [NYW-12.3.6.6] [NYW-12.3.6.1] a fleet: its port free and with a LOC, its zone not the side's own", () => {
    const fleet = (change: (on: Set) => unknown) => why(bourbon(change), "bourbon spend fleet");
    expect(fleet((on) => on.control("alliance", "brest", "toulon"))).toEqual(["fleet/port", "NYW-12.3.6.12", "brest-fleet"]);
    expect(fleet((on) => on.control("alliance", "paris"))).toEqual(["fleet/no-loc", "NYW-12.3.6.6", "brest-fleet"]);
    expect(fleet((on) => on.zone("atlantic", "bourbon").zone("mediterranean", "bourbon"))).toEqual(["fleet/zone", "NYW-12.3.6.1", "brest-fleet"]);
  });

  test("[NYW-12.3.6.10] [NYW-12.3.6.3] [NYW-12.3.6.4] a fleet: in the game, of the own side, with strength 1 or 2", () => {
    const gone = bourbon((on) => {
      setFleet(on.state, BREST_FLEET, FLEET_REMOVED);
      setFleet(on.state, BREST_FLEET + 1, FLEET_REMOVED);
    });
    expect(why(gone, "bourbon spend fleet")).toEqual(["fleet/removed", "NYW-12.3.6.10", "brest-fleet"]);
    const asked = bourbon(() => {});
    asked.play("bourbon spend fleet");
    expect(why(asked, "bourbon prepare-fleet brest-fleet 3")).toEqual(["fleet/strength", "NYW-12.3.6.4", "brest-fleet"]);
    expect(why(asked, "bourbon prepare-fleet alliance-atlantic-fleet 1")).toEqual(["fleet/not-yours", "NYW-12.3.6.3", "alliance-atlantic-fleet"]);
  });
});
