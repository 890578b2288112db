/** What happens is shown, with everything that names it and the clause it happens under. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { dealActionCards } from "../../../src/nine-years/effects/action-cards.js";
import { gainVp } from "../../../src/nine-years/effects/control.js";
import { rollKww } from "../../../src/nine-years/effects/kww.js";
import { sendOff } from "../../../src/nine-years/effects/leaders.js";
import { takeZone } from "../../../src/nine-years/effects/zone-control.js";
import type { NineYearsEvent } from "../../../src/nine-years/vocabulary/events.js";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { ALLIANCE, ATLANTIC, BOURBON, NEUTRAL } from "../../../src/nine-years/tables/index.js";
import { at, fromStart, leader, t as tables, type Table, table } from "../table.js";

/** What an effect shows of a table. */
function shown(on: Table, effect: (on: Table, log: NineYearsEvent[]) => void): readonly NineYearsEvent[] {
  const log: NineYearsEvent[] = [];
  effect(on, log);
  return log;
}

describe("tracks and cards", () => {
  test("[NYW-6.1.1] by how much the victory points moved, and to what", () => {
    const moved = (vp: number, by: number) =>
      shown(
        table().set((s) => (s.vp = vp)),
        (on, log) => gainVp(on.state, by, "NYW-6.1.3", log),
      );
    expect(moved(22, 1)).toEqual([{ type: "victory-points", by: 1, total: 23, clause: "NYW-6.1.3" }]);
    expect(moved(22, -2)).toEqual([{ type: "victory-points", by: -2, total: 20, clause: "NYW-6.1.3" }]);
    // At the end of the track only what was moved, and nothing if nothing was.
    expect(moved(39, 5)).toEqual([{ type: "victory-points", by: 1, total: 40, clause: "NYW-6.1.3" }]);
    expect([moved(40, 5), moved(22, 0)]).toEqual([[], []]);
  });

  test("[NYW-18.3.3] from where to where the marker of King William's War moved", () => {
    const rolled = (face: string) => shown(table().zone("atlantic", "neutral"), (on, log) => rollKww(on.state, new ScriptedDice(face), log)).slice(1);
    expect(rolled("2")).toEqual([{ type: "kww-moved", from: 0, to: -1, clause: "NYW-18.3.3" }]);
    expect(rolled("3")).toEqual([{ type: "kww-moved", from: 0, to: 0, clause: "NYW-18.3.3" }]);
    expect(rolled("5")).toEqual([{ type: "kww-moved", from: 0, to: 1, clause: "NYW-18.3.3" }]);
  });

  test("[NYW-13.1.1] [NYW-13.1.2] that the Action cards are shuffled, and what each side is dealt", () => {
    const dealt = (...pile: [number, number, number]) =>
      shown(
        table()
          .hand("alliance")
          .hand("bourbon")
          .pile(...pile)
          .discards(8 - pile[0], 16 - pile[1], 8 - pile[2]),
        (on, log) => dealActionCards(on.state, 2, 1, new SeededDice("deal"), log),
      );
    expect(dealt(0, 3, 0)).toEqual([
      { type: "action-cards-dealt", seat: "alliance", count: 2, values: [2, 2], clause: "NYW-13.1.2" },
      { type: "action-cards-dealt", seat: "bourbon", count: 1, values: [2], clause: "NYW-13.1.2" },
    ]);
    expect(dealt(0, 2, 0)[0]).toEqual({ type: "action-cards-shuffled", clause: "NYW-13.1.1" });
  });

  test("[NYW-13.2.1.5] who is first player by the number of cards", () => {
    const on = table({ year: 1692 })
      .hand("alliance")
      .hand("bourbon")
      .pile(8, 16, 8)
      .set((s) => (s.kww = 3))
      .zone("atlantic", "neutral");
    on.dice("", "any").only("turn", "deal").run();
    expect(on.told("first-player")).toEqual([{ type: "first-player", seat: "alliance", clause: "NYW-13.2.1.5" }]);
    expect(on.asked).toBe("round alliance");
  });

  test("[NYW-13.4.1] [NYW-13.5.0] which card is played, which action begun", () => {
    const t = at({ leader: { waldeck: "breda", noailles: "paris" }, corps: { breda: "1 spain-full" }, hand: { bourbon: [1, 3] } });
    expect(t.play("act transfer").told("action-began")).toEqual([{ type: "action-began", seat: "alliance", action: "transfer", clause: "NYW-13.5.0" }]);
    t.play("transfer-leader waldeck", "move-to antwerp", "done");
    expect(t.play("play-card 3").told("card-played")).toEqual([{ type: "card-played", seat: "bourbon", value: 3, clause: "NYW-13.4.1" }]);
  });

  test("[NYW-9.2.1.2] [NYW-9.2.3.2] which event is drawn, and that it is carried out or put on its place", () => {
    const drawn = (card: string) => table().eventPile(card).begin("event-draw", { seat: BOURBON }).events;
    expect(drawn("capitation")).toEqual([
      { type: "event-drawn", seat: "bourbon", card: "capitation", clause: "NYW-9.2.1.2" },
      { type: "event-played", seat: "bourbon", card: "capitation", clause: "NYW-9.2.1.2" },
    ]);
    expect(drawn("death-of-louvois")).toEqual([
      { type: "event-drawn", seat: "bourbon", card: "death-of-louvois", clause: "NYW-9.2.1.2" },
      { type: "event-played", seat: "bourbon", card: "death-of-louvois", clause: "NYW-9.2.3.2" },
    ]);
  });

  test("[NYW-9.2.2.1] [NYW-9.2.1.1] that an event is void, or held", () => {
    const drawn = (card: string) => table().control("bourbon", "london").eventPile(card).begin("event-draw", { seat: ALLIANCE }).events;
    expect(drawn("bank-of-england")).toEqual([
      { type: "event-drawn", seat: "alliance", card: "bank-of-england", clause: "NYW-9.2.1.2" },
      { type: "event-void", seat: "alliance", card: "bank-of-england", clause: "NYW-9.2.2.1" },
    ]);
    expect(drawn("siege-train")).toEqual([{ type: "event-held", seat: "alliance", card: "siege-train", clause: "NYW-9.2.1.1" }]);
  });

  test("[NYW-9.2.1.1] [NYW-9.2.1.3] a held card that is played is shown and is gone; one that is kept stays", () => {
    const asked = () => {
      const t = at({ corps: { antwerp: "1 spain-full" }, leader: { gastanaga: "antwerp" }, held: { alliance: ["forced-march"] } });
      return t.play("act campaign", "take-corps spain-full");
    };
    const played = asked().play("play-held forced-march");
    expect(played.told("held-played")).toEqual([{ type: "held-played", seat: "alliance", card: "forced-march", clause: "NYW-9.2.1.1" }]);
    expect([played.side("alliance").held, played.view.eventDeck.out.includes("forced-march")]).toEqual([[], true]);
    const kept = asked().play("keep-held forced-march");
    expect([kept.told("held-played"), kept.side("alliance").held]).toEqual([[], ["forced-march"]]);
  });
});

describe("seas", () => {
  test("[NYW-10.1.2] [NYW-10.1.13] whose a zone becomes; what is somebody's already does not change", () => {
    const taken = (former: "alliance" | "bourbon" | "neutral", side: number) =>
      shown(
        table()
          .zone("atlantic", former)
          .fleet("brest-fleet", former === "bourbon" ? "box" : "pool"),
        (on, log) => takeZone(on.state, ATLANTIC, side, "NYW-9.3.2.1", log),
      );
    expect(taken("neutral", ALLIANCE)).toEqual([{ type: "zone-controlled", zone: "atlantic", seat: "alliance", clause: "NYW-9.3.2.1" }]);
    expect(taken("bourbon", NEUTRAL)).toEqual([
      { type: "fleet-returned", fleet: "brest-fleet", clause: "NYW-10.1.10" },
      { type: "zone-controlled", zone: "atlantic", seat: null, clause: "NYW-9.3.2.1" },
    ]);
    expect(taken("alliance", ALLIANCE)).toEqual([]);
  });

  test("[NYW-13.5.6.7] [NYW-13.5.6.8] whether a fleet that is deployed wins", () => {
    const deployed = (dice: string) =>
      at({ fleet: { "alliance-atlantic-fleet": 1 }, leader: { waldeck: "breda" } })
        .dice(dice)
        .play("act deploy-fleet")
        .told("fleet-deployed");
    expect(deployed("6 1")).toEqual([{ type: "fleet-deployed", seat: "alliance", fleet: "alliance-atlantic-fleet", won: true, clause: "NYW-13.5.6.7" }]);
    expect(deployed("1 6")).toEqual([{ type: "fleet-deployed", seat: "alliance", fleet: "alliance-atlantic-fleet", won: false, clause: "NYW-13.5.6.8" }]);
  });

  test("[NYW-14.5.8] where a group goes that arrives, and that one which returns does not move", () => {
    const sail = (die: string) =>
      at({ corps: { amsterdam: "1 united-provinces-full" } })
        .play("act sea-movement")
        .dice(die)
        .play("sail-to ostend");
    expect(sail("2").told("army-moved")).toEqual([{ type: "army-moved", seat: "alliance", from: "amsterdam", to: "ostend", clause: "NYW-14.5.8" }]);
    const back = at({ corps: { amsterdam: "1 united-provinces-full" }, zone: { atlantic: "bourbon" } })
      .play("act sea-movement")
      .dice("2")
      .play("sail-to ostend");
    expect([back.told("army-moved"), back.one("sailed").arrived]).toEqual([[], false]);
  });
});

describe("reinforcement", () => {
  const spending = (on: Table, seat: number, ...lines: readonly string[]): Table => on.begin("spend", { seat }).play(...lines);

  test("[NYW-12.3.1.1] how many points are spent, and how many are left", () => {
    const on = spending(table().rp("bourbon", 3), BOURBON, "spend colonial-support");
    expect(on.told("resources-spent")).toEqual([{ type: "resources-spent", seat: "bourbon", points: 1, left: 2, clause: "NYW-12.3.1.1" }]);
  });

  test("[NYW-12.3.5.3] which corps is restored", () => {
    const on = spending(table().rp("bourbon", 3).corps("paris", "france-reduced"), BOURBON, "spend restore");
    expect(on.told("corps-restored")).toEqual([{ type: "corps-restored", seat: "bourbon", corps: "france-reduced", space: "paris", clause: "NYW-12.3.5.3" }]);
  });

  test("[NYW-12.3.6.4] which fleet is prepared, with what strength", () => {
    const on = spending(
      table().rp("bourbon", 3).zone("atlantic", "alliance").zone("mediterranean", "bourbon").fleet("toulon-fleet", "box"),
      BOURBON,
      "spend fleet",
    );
    expect(on.play("prepare-fleet brest-fleet 2").told("fleet-prepared")).toEqual([
      { type: "fleet-prepared", seat: "bourbon", fleet: "brest-fleet", strength: 2, clause: "NYW-12.3.6.4" },
    ]);
  });

  test("[NYW-12.2.3.1] which corps arrives where", () => {
    const on = table().waiting("austria", 1).begin("place-arrivals", { seat: ALLIANCE }).play("place-corps linz");
    expect(on.told("corps-arrived")).toEqual([{ type: "corps-arrived", seat: "alliance", corps: "austria-full", space: "linz", clause: "NYW-12.2.3.1" }]);
  });

  test("[NYW-12.2.2] [NYW-12.4.2] which leader arrives or is transferred, and where", () => {
    const on = table({ year: 1692 }).leader("vauban", "waiting").begin("place-leaders", { seat: BOURBON });
    while (!on.list.includes("place-leader vauban lille")) on.play(on.list[0]!);
    expect(on.play("place-leader vauban lille").told("leader-arrived")).toEqual([
      { type: "leader-arrived", leader: "vauban", space: "lille", clause: "NYW-12.2.2" },
    ]);
    const moved = table().leader("vauban", "paris").begin("transfer-leaders", { seat: BOURBON }).play("transfer-leader vauban", "place-leader vauban metz");
    expect(moved.told("leader-transferred")).toEqual([{ type: "leader-transferred", leader: "vauban", space: "metz", clause: "NYW-12.4.2" }]);
  });

  test("[NYW-12.4.1] which leader is promoted", () => {
    const on = table({ year: 1691 }).leader("boufflers", "metz").begin("reinforcement", { seat: BOURBON }).play("done").playTo("place-leaders");
    expect(on.log.filter((event) => event.type === "leader-promoted" && event.leader === "boufflers")).toEqual([
      { type: "leader-promoted", leader: "boufflers", clause: "NYW-12.4.1" },
    ]);
  });

  test("[NYW-12.4.5] [NYW-3.2.6] a leader who goes off the map waits there, without any condition", () => {
    const on = at({ leader: { waldeck: "breda demoralized" } }).acted("waldeck");
    expect(on.leaderSeen("waldeck")).toMatchObject({ demoralized: true, acted: true });
    const log = shown(on, (set, events) => sendOff(set.state, tables, leader("waldeck"), "NYW-16.4.6", events));
    expect(log).toEqual([{ type: "leader-off-map", leader: "waldeck", clause: "NYW-16.4.6" }]);
    expect(on.leaderSeen("waldeck")).toMatchObject({ off: "waiting", demoralized: false, acted: false });
  });

  test("[NYW-18.2.2] [NYW-6.4.3] who strengthens his position, who takes which penalty", () => {
    const on = table().zone("atlantic", "neutral").begin("strengthen", { seat: BOURBON }).play("strengthen");
    expect(on.told("strengthened")).toEqual([{ type: "strengthened", seat: "bourbon", clause: "NYW-18.2.2" }]);
    const talks = table({ year: 1696 }).begin("peace-talks").play("take-penalty resources");
    expect(talks.told("penalty-taken")).toEqual([{ type: "penalty-taken", seat: "bourbon", penalty: "resources", clause: "NYW-6.4.3" }]);
  });
});

describe("actions", () => {
  const antwerp = () => at({ corps: { antwerp: "3 spain-full" }, leader: { marlborough: "antwerp", waldeck: "antwerp" } });

  test("[NYW-13.5.1.1] which leaders and how many corps set out", () => {
    const t = antwerp().play("act campaign", "take-leader waldeck", "stop", "take-corps spain-full", "stop");
    expect(t.told("force-activated")).toEqual([
      { type: "force-activated", seat: "alliance", space: "antwerp", leaders: ["waldeck"], corps: 1, clause: "NYW-13.5.1.1" },
    ]);
  });

  test("[NYW-14.1.3.2] who is left behind", () => {
    const t = antwerp().play(
      "act campaign",
      "take-leader marlborough",
      "take-leader waldeck",
      ...Array<string>(3).fill("take-corps spain-full"),
      "step brussels",
    );
    t.play("leave-units", "leave-corps spain-full");
    expect(t.told("units-left")).toEqual([{ type: "units-left", seat: "alliance", space: "brussels", unit: "spain-full", clause: "NYW-14.1.3.2" }]);
    expect(t.play("leave-leader waldeck").told("units-left")).toEqual([
      { type: "units-left", seat: "alliance", space: "brussels", unit: "waldeck", clause: "NYW-14.1.3.2" },
    ]);
  });

  test("[NYW-13.5.2.2] which unit is transferred, from where to where", () => {
    const t = antwerp().play("act transfer", "transfer-leader waldeck", "move-to breda");
    expect(t.told("transferred")).toEqual([{ type: "transferred", seat: "alliance", unit: "waldeck", from: "antwerp", to: "breda", clause: "NYW-13.5.2.2" }]);
    expect(t.play("transfer-corps antwerp spain-full", "move-to ghent").told("transferred")).toEqual([
      { type: "transferred", seat: "alliance", unit: "spain-full", from: "antwerp", to: "ghent", clause: "NYW-13.5.2.2" },
    ]);
  });

  test("[NYW-13.5.3.2] which corps is replaced", () => {
    const t = at({ corps: { breda: "1 united-provinces-reduced" } }).play("act replacement");
    expect(t.told("corps-replaced")).toEqual([
      { type: "corps-replaced", seat: "alliance", space: "breda", corps: "united-provinces-reduced", clause: "NYW-13.5.3.2" },
    ]);
  });

  test("[NYW-13.5.4.2] who is rallied", () => {
    const t = at({ corps: { antwerp: "2 spain-full-demoralized" }, leader: { waldeck: "antwerp demoralized" } });
    expect(t.play("act rally", "rally-himself", "rally-corps spain-full-demoralized").told("rallied")).toEqual([
      { type: "rallied", seat: "alliance", space: "antwerp", unit: "waldeck", clause: "NYW-13.5.4.2" },
      { type: "rallied", seat: "alliance", space: "antwerp", unit: "spain-full-demoralized", clause: "NYW-13.5.4.2" },
    ]);
  });

  test("[NYW-17.5.5] the total of a siege roll, the strength before it, its fall and the steps it costs", () => {
    const t = at({ active: "bourbon", corps: { mons: "2 france-full" }, leader: { noailles: "mons" } });
    expect(t.dice("3").play("act siege").told("siege-rolled")).toEqual([
      { type: "siege-rolled", seat: "bourbon", space: "mons", total: 4, strength: 2, fall: 1, steps: 1, clause: "NYW-17.5.5" },
    ]);
  });
});

describe("battle", () => {
  const entering = (more: Parameters<typeof at>[0] = {}): Table => {
    const t = at({
      ...more,
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", reims: "4 france-full", ...more.corps },
      leader: { gastanaga: "valenciennes", ...more.leader },
    });
    return t.play("act campaign", ...Array<string>(4).fill("take-corps spain-full"));
  };

  test("[NYW-16.5.1] [NYW-16.3.1] who wins, whether the victory is famous, under which clause", () => {
    const won = (dice: string) => entering().dice(dice).play("step reims").told("battle-won");
    expect(won("5 5 5 1 1 1 1 1")).toEqual([{ type: "battle-won", seat: "alliance", space: "reims", famous: true, clause: "NYW-16.5.1" }]);
    expect(won("5 5 1 1 1 1 1 1")).toEqual([{ type: "battle-won", seat: "alliance", space: "reims", famous: false, clause: "NYW-16.3.1" }]);
  });

  test("[NYW-14.7.3] [NYW-14.7.5] whether corps avoid battle", () => {
    const avoiding = (dice: string) =>
      entering({ leader: { noailles: "reims" } })
        .play("step reims")
        .dice(dice)
        .play("avoid-battle")
        .told("battle-avoided");
    expect(avoiding("3")).toEqual([{ type: "battle-avoided", seat: "bourbon", space: "reims", success: true, clause: "NYW-14.7.3" }]);
    expect(avoiding("2 1 1 1 1 1 1 1 1 1")).toEqual([{ type: "battle-avoided", seat: "bourbon", space: "reims", success: false, clause: "NYW-14.7.5" }]);
  });

  test("[NYW-14.6.6] [NYW-14.6.8] whether a force intercepts, from where to where", () => {
    const intercepting = (dice: string) => {
      const t = at({
        active: "bourbon",
        corps: { tournai: "1 france-full", brussels: "1 spain-full" },
        leader: { noailles: "tournai", marlborough: "brussels" },
      });
      t.play("act campaign", "take-corps france-full", "step mons");
      return t.dice(dice).play("intercept-from brussels").told("interception");
    };
    const event = { type: "interception", seat: "alliance", from: "brussels", space: "mons" } as const;
    expect(intercepting("4 1 1 1 1 1 1")).toEqual([{ ...event, success: true, clause: "NYW-14.6.6" }]);
    expect(intercepting("3")).toEqual([{ ...event, success: false, clause: "NYW-14.6.8" }]);
  });

  test("[NYW-17.3.2] who goes behind the walls", () => {
    const t = at({
      active: "bourbon",
      corps: { valenciennes: "1 france-full", mons: "2 spain-full" },
      leader: { noailles: "valenciennes", gastanaga: "mons" },
    });
    t.play("act campaign", "take-corps france-full", "step mons");
    expect(t.play("fortify-corps spain-full").told("fortified")).toEqual([
      { type: "fortified", seat: "alliance", space: "mons", unit: "spain-full", clause: "NYW-17.3.2" },
    ]);
    expect(t.play("fortify-leader gastanaga").told("fortified")[0]).toEqual({
      type: "fortified",
      seat: "alliance",
      space: "mons",
      unit: "gastanaga",
      clause: "NYW-17.3.2",
    });
  });
});

describe("the year", () => {
  test("[NYW-19.1] [NYW-8.1] that winter comes, and that a year begins", () => {
    const t = at({ year: 1693, hand: {}, leader: { waldeck: "breda" } }).play("end-round");
    expect(t.told("winter")).toEqual([{ type: "winter", year: 1693, clause: "NYW-19.1" }]);
    expect(t.told("year-began")).toEqual([{ type: "year-began", year: 1694, initiative: "alliance", clause: "NYW-8.1" }]);
  });

  test("[NYW-20.2.5.2.c] [NYW-20.2.5.2.d] Marlborough and the British corps of the Glorious Revolution", () => {
    const t = at({ setup: true, year: 1688, hand: {}, zone: { atlantic: "alliance" } }).play("end-round");
    while (t.decision === "displace") t.play(t.list[0]!);
    const british = t.log.filter((event) => event.type === "corps-arrived" || (event.type === "leader-arrived" && event.leader === "marlborough"));
    const corps = (kind: string, space: string) => ({ type: "corps-arrived", seat: "alliance", corps: kind, space, clause: "NYW-20.2.5.2.c" });
    expect(british).toEqual([
      { type: "leader-arrived", leader: "marlborough", space: "london", clause: "NYW-20.2.5.2.d" },
      corps("britain-full", "london"),
      corps("britain-full", "london"),
      corps("britain-reduced", "londonderry"),
    ]);
    // Not before it.
    expect(fromStart().log).toEqual([]);
  });
});
