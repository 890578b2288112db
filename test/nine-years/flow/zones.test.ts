import { describe, expect, test } from "vitest";
import { odds } from "../../../src/core/game/odds.js";
import { takeZone } from "../../../src/nine-years/effects/zone-control.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { FLEET_BOX, FLEET_POOL, FLEET_REMOVED, fleetPlace, zoneControl } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, ATLANTIC, BOURBON, NEUTRAL } from "../../../src/nine-years/tables/index.js";
import { type Table, table } from "../table.js";

const MEDITERRANEAN = 1;
const [BREST, TOULON, ATLANTIC_FLEET, MEDITERRANEAN_FLEET] = [0, 1, 2, 3];

/** Before the Alliance deploys its Mediterranean fleet against Toulon's. */
function facing(strength = 1): Table {
  const on = table()
    .fleet("toulon-fleet", "box")
    .zone("mediterranean", "bourbon")
    .fleet("alliance-mediterranean-fleet", strength)
    .hand("alliance", 2)
    .leader("waldeck", "amsterdam");
  return on.begin("round", { seat: ALLIANCE });
}

describe("control of the sea zones", () => {
  const start = (): Table["state"] => NINE_YEARS.setup({ seed: "zones" });
  test("[NYW-2.5.1] [NYW-10.1.1] [NYW-20.2.4.1] there are two zones; at the start the Atlantic is uncontrolled and the Mediterranean Bourbon-controlled, with the Toulon fleet in its box", () => {
    const s = start();
    expect([zoneControl(s, ATLANTIC), zoneControl(s, MEDITERRANEAN), fleetPlace(s, TOULON)]).toEqual([NEUTRAL, BOURBON, FLEET_BOX]);
  });
  test("[NYW-20.2.4.2] [NYW-20.2.4.3] [NYW-20.2.4.4] the three other fleets start prepared with strength 1", () => {
    expect([BREST, ATLANTIC_FLEET, MEDITERRANEAN_FLEET].map((fleet) => fleetPlace(start(), fleet))).toEqual([1, 1, 1]);
  });
  test("[NYW-10.1.2] [NYW-10.1.8] control is shown by the fleet of the controller, from the map or the Force Pool, in the box", () => {
    const on = table()
      .fleet("brest-fleet", "pool")
      .zone("atlantic", "neutral")
      .set((state) => takeZone(state, ATLANTIC, BOURBON, "NYW-9.3.1.2", undefined));
    expect([zoneControl(on.state, ATLANTIC), fleetPlace(on.state, BREST)]).toEqual([BOURBON, FLEET_BOX]);
  });
  test("[NYW-10.1.10] the fleet of the former controller returns to the Force Pool", () => {
    const on = table()
      .fleet("brest-fleet", "box")
      .zone("atlantic", "bourbon")
      .set((state) => takeZone(state, ATLANTIC, ALLIANCE, "NYW-9.3.2.1", undefined));
    expect([fleetPlace(on.state, BREST), fleetPlace(on.state, ATLANTIC_FLEET)]).toEqual([FLEET_POOL, FLEET_BOX]);
  });
  test("[NYW-10.1.11] with its home port under siege that fleet leaves the game", () => {
    const on = table()
      .fleet("brest-fleet", "box")
      .zone("atlantic", "bourbon")
      .corps("brest", "britain-full")
      .set((state) => takeZone(state, ATLANTIC, ALLIANCE, "NYW-9.3.2.1", undefined));
    expect(fleetPlace(on.state, BREST)).toBe(FLEET_REMOVED);
  });
  test("[NYW-10.1.12] a zone can be controlled even when the fleet has left the game", () => {
    const on = table()
      .fleet("alliance-atlantic-fleet", "removed")
      .zone("atlantic", "neutral")
      .set((state) => takeZone(state, ATLANTIC, ALLIANCE, "NYW-9.3.2.1", undefined));
    expect([zoneControl(on.state, ATLANTIC), fleetPlace(on.state, ATLANTIC_FLEET)]).toEqual([ALLIANCE, FLEET_REMOVED]);
  });
  test("[NYW-10.1.13] changes by event give no VP", () => {
    const on = table()
      .zone("atlantic", "neutral")
      .set((state) => takeZone(state, ATLANTIC, BOURBON, "NYW-9.3.1.2", undefined));
    expect(on.state.vp).toBe(22);
  });
});

describe("Deploy Fleet", () => {
  test("[NYW-13.5.6.1] [NYW-D-32] a prepared fleet of the active side may be deployed, no other", () => {
    const on = (atlantic: "pool" | "removed" | 1): Table =>
      table()
        .fleet("brest-fleet", 1)
        .fleet("alliance-atlantic-fleet", atlantic)
        .fleet("alliance-mediterranean-fleet", 2)
        .leader("waldeck", "amsterdam")
        .hand("alliance", 2)
        .begin("round", { seat: ALLIANCE });
    expect(on(1).play("act deploy-fleet").list).toEqual(["deploy alliance-atlantic-fleet", "deploy alliance-mediterranean-fleet"]);
    for (const place of ["pool", "removed"] as const) {
      // The only one there is, is not asked for.
      expect(
        on(place)
          .dice("6 1")
          .play("act deploy-fleet")
          .told("fleet-deployed")
          .map(({ fleet }) => fleet),
      ).toEqual(["alliance-mediterranean-fleet"]);
    }
    const none = table().fleet("brest-fleet", 1).leader("waldeck", "amsterdam").hand("alliance", 2).begin("round", { seat: ALLIANCE });
    expect([none.list.includes("act deploy-fleet"), none.refusedBy("act deploy-fleet")]).toEqual([false, "NYW-13.5.6.1"]);
  });
  test("[NYW-13.5.6.2] [NYW-10.1.4] both roll a die, the active player adds its strength; so a zone changes control", () => {
    // 4 + 2 against 4 + 1 for control
    const on = facing(2).dice("4 4").play("alliance act deploy-fleet");
    expect(on.told("roll")).toEqual([
      { type: "roll", purpose: "deploy-fleet", clause: "NYW-13.5.6.2", sides: 6, seat: "alliance", faces: [4], bonus: 2 },
      { type: "roll", purpose: "deploy-fleet", clause: "NYW-13.5.6.2", sides: 6, seat: "bourbon", faces: [4], bonus: 1 },
    ]);
    expect(on.told("fleet-deployed")).toEqual([
      { type: "fleet-deployed", seat: "alliance", fleet: "alliance-mediterranean-fleet", won: true, clause: "NYW-13.5.6.7" },
    ]);
    expect(on.told("zone-controlled")).toEqual([{ type: "zone-controlled", zone: "mediterranean", seat: "alliance", clause: "NYW-13.5.6.7" }]);
  });
  test("[NYW-13.5.6.3] [NYW-13.5.6.5] the other adds 1 for control of the zone, 1 for Gibraltar in the Mediterranean", () => {
    const won = (on: Table, rolls: string): boolean =>
      on
        .dice(rolls)
        .play("alliance act deploy-fleet")
        .told("fleet-deployed")
        .some((event) => "won" in event && event.won);
    expect(won(facing(1), "4 3")).toBe(true);
    expect(won(facing(1), "3 4")).toBe(false);
    const held = table()
      .fleet("toulon-fleet", "box")
      .zone("mediterranean", "bourbon")
      .fleet("alliance-mediterranean-fleet", 1)
      .hand("alliance", 2)
      .leader("waldeck", "amsterdam")
      .control("bourbon", "gibraltar");
    // 4 + 1 against 3 + 2: a tie, rolled again
    expect(won(held.begin("round", { seat: ALLIANCE }), "4 3 6 3")).toBe(true);
  });
  test("[NYW-13.5.6.4] and 1 for London in the Atlantic", () => {
    const on = (holder: "alliance" | "bourbon"): boolean => {
      const set = table()
        .zone("atlantic", "alliance")
        .fleet("alliance-atlantic-fleet", "box")
        .fleet("brest-fleet", 1)
        .hand("bourbon", 2)
        .leader("vauban", "paris")
        .control(holder, "london")
        .begin("round", { seat: BOURBON });
      return set
        .dice("5 4")
        .play("bourbon act deploy-fleet")
        .told("fleet-deployed")
        .some((event) => "won" in event && event.won);
    };
    // 5 + 1 against 4 + 1, or against 4 + 2, a tie
    expect(on("bourbon")).toBe(true);
    expect(() => on("alliance")).toThrow("ran out");
  });
  test("[NYW-13.5.6.2] [NYW-13.5.6.6] the higher sum wins: each with his own die", () => {
    const won = (faces: string): boolean => facing(1).dice(faces).play("alliance act deploy-fleet").one("fleet-deployed").won;
    // One for the strength, one for who controls the zone.
    expect([won("5 3"), won("3 5"), won("3 4"), won("4 3")]).toEqual([true, false, false, true]);
  });
  test("[NYW-13.5.6.6] ties are rolled again, and both rolls are shown", () => {
    const on = facing(1).dice("3 3 2 5").play("alliance act deploy-fleet");
    expect(on.told("roll").map((event) => event.type === "roll" && [event.seat, ...event.faces])).toEqual([
      ["alliance", 3],
      ["bourbon", 3],
      ["alliance", 2],
      ["bourbon", 5],
    ]);
  });
  test("[NYW-6.1.4] winning a zone is worth 1 VP to the active side, for the Bourbons too", () => {
    const won = facing(1).dice("6 1").play("alliance act deploy-fleet");
    expect(won.told("victory-points")).toEqual([{ type: "victory-points", by: 1, total: 23, clause: "NYW-6.1.4" }]);
    const brest = table().zone("atlantic", "neutral").fleet("brest-fleet", 1).leader("vauban", "paris").hand("bourbon", 2).begin("round", { seat: BOURBON });
    brest.dice("6 1").play("act deploy-fleet");
    expect(brest.told("victory-points")).toEqual([{ type: "victory-points", by: -1, total: 21, clause: "NYW-6.1.4" }]);
  });
  test("[NYW-13.5.6.7] [NYW-13.5.6.9] [NYW-A-06] who wins controls the zone, gains 1 VP and puts his fleet in the box", () => {
    const on = facing(1).dice("6 1").play("alliance act deploy-fleet");
    expect([zoneControl(on.state, MEDITERRANEAN), on.state.vp, fleetPlace(on.state, MEDITERRANEAN_FLEET), fleetPlace(on.state, TOULON)]).toEqual([
      ALLIANCE,
      23,
      FLEET_BOX,
      FLEET_POOL,
    ]);
  });
  test("[NYW-13.5.6.8] [NYW-13.5.6.9] if the other wins nothing changes and the fleet goes to the Force Pool", () => {
    const on = facing(1).dice("1 6").play("alliance act deploy-fleet");
    expect([zoneControl(on.state, MEDITERRANEAN), on.state.vp, fleetPlace(on.state, MEDITERRANEAN_FLEET), fleetPlace(on.state, TOULON)]).toEqual([
      BOURBON,
      22,
      FLEET_POOL,
      FLEET_BOX,
    ]);
  });
  test("[NYW-13.5.6.10] [NYW-A-16] each prepared fleet can be deployed once", () => {
    const on = facing(1).dice("1 6").play("alliance act deploy-fleet");
    expect(on.list).not.toContain("act deploy-fleet");
  });
  test("[NYW-13.5.6.11] exact odds take no tie for an outcome", () => {
    const on = facing(1);
    const chances = odds(NINE_YEARS, on.state, NINE_YEARS.parse("alliance act deploy-fleet"), (state) => zoneControl(state, MEDITERRANEAN) === ALLIANCE);
    // one bonus each: of 30 pairs without a tie, 15 are won
    expect(chances.find((chance) => chance.answer)?.probability).toBeCloseTo(15 / 30, 12);
  });
});
