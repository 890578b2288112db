import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { beforeMons, besiege } from "../besieging.js";
import { at, type Scene, type Table } from "../table.js";

describe("a fortress under siege", () => {
  test("[NYW-17.1.1] [NYW-17.1.2] it is besieged while enemies are there and no corps of its controller outside; it is still its controller's", () => {
    const mons = (corps: Readonly<Record<string, string>>, control: "alliance" | "bourbon" | "neutral" = "alliance") => {
      const { underSiege, control: owner } = at({ corps, control: { mons: control } }).space("mons");
      return [underSiege, owner];
    };
    expect(mons({ mons: "1 france-full" })).toEqual([true, "alliance"]);
    expect(mons({ mons: "1 france-full", "inside mons": "1 spain-full" })).toEqual([true, "alliance"]);
    expect(mons({ mons: "1 spain-full" })).toEqual([false, "alliance"]);
    expect(mons({ mons: "1 spain-full" }, "bourbon")).toEqual([true, "bourbon"]);
    expect(mons({})).toEqual([false, "alliance"]);
    expect(mons({}, "neutral")).toEqual([false, undefined]);
    // No walls, no siege.
    expect(at({ corps: { trent: "1 france-full" } }).space("trent").underSiege).toBe(false);
  });

  test("[NYW-14.2.2] [NYW-17.1.3] arriving starts the siege without a roll and stops the army", () => {
    const t = at({ active: "bourbon", corps: { valenciennes: "3 france-full" }, leader: { noailles: "valenciennes" } });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "take-corps france-full");
    const events = t.play("step mons").events;
    expect(t.space("mons")).toMatchObject({ underSiege: true, control: "alliance", strength: 2 });
    expect(all(events, "roll")).toEqual([]);
    expect(t.decision).toBe("round");
    // The roll is an action of its own; where no walls are the army goes on.
    const open = at({ active: "bourbon", control: { amiens: "alliance" }, corps: { lille: "1 france-full" }, leader: { noailles: "lille" } });
    open.play("act campaign", "take-corps france-full", "step amiens");
    expect(open.list).toEqual(["convert", "leave-units", "stop"]);
  });

  test("[NYW-17.3.1] [NYW-14.3.3] a garrison has at most as many corps as the printed strength; leaders are not limited", () => {
    const t = at({
      active: "bourbon",
      corps: { valenciennes: "3 france-full", mons: "3 spain-full" },
      leader: { noailles: "valenciennes", gastanaga: "mons", leganes: "mons" },
    });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "take-corps france-full", "step mons");
    t.play("fortify-corps spain-full", "fortify-corps spain-full");
    expect(t.list).toEqual(["fortify-leader gastanaga", "fortify-leader leganes", "done"]);
    t.byChance().play("fortify-leader gastanaga", "fortify-leader leganes");
    expect([t.corpsAt("inside mons"), t.placeOf("leganes")]).toEqual(["2 spain-full", "inside mons"]);
  });

  /** Everything that stands at Ostend, a port, before the walls or behind them, in a round of the Alliance. */
  const atOstend = (place: "ostend" | "inside ostend"): Table =>
    at({
      corps: { [place]: "1 spain-full, 1 spain-full-demoralized", ...(place === "ostend" ? {} : { ostend: "3 france-full" }) },
      leader: { gastanaga: place },
      zone: { atlantic: "alliance" },
    });

  test("[NYW-17.3.3] besieged units can only be rallied", () => {
    expect(atOstend("inside ostend").listed("act")).toEqual(["rally"]);
    expect(atOstend("ostend").listed("act")).toEqual(["campaign", "transfer", "rally", "sea-movement"]);
  });

  test("[NYW-13.5.1.6] [NYW-13.5.2.7] [NYW-14.5.12] besieged units make no Campaign, are not transferred and do not sail", () => {
    const besieged = atOstend("inside ostend");
    const actions = ["campaign", "transfer", "sea-movement"];
    expect(actions.map((action) => besieged.refusedBy(`act ${action}`))).toEqual(["NYW-13.5.1.6", "NYW-13.5.2.7", "NYW-13.5.5.1"]);
    const free = atOstend("ostend");
    expect(actions.map((action) => free.refusedBy(`act ${action}`))).toEqual([null, null, null]);
  });

  test("[NYW-17.6.1] [NYW-17.3.4] [NYW-14.2.4] when no besieger is left at the end of the action the siege ends, the garrison comes out and the marker goes", () => {
    const t = beforeMons({ corps: { mons: "1 france-full", "inside mons": "1 spain-full" }, continued: ["mons"], lowered: { mons: 1 } });
    const events = t.play("act campaign", "take-corps france-full", "step tournai", "stop").events;
    expect(one(events, "siege-ended").space).toBe("mons");
    expect([t.corpsAt("mons"), t.corpsAt("inside mons")]).toEqual(["1 spain-full", ""]);
    expect(t.space("mons")).toMatchObject({ continuedSiege: false, lowered: 1 });
  });

  test("[NYW-17.6.1] an army that has left the siege and loses a battle in the same action can retreat to it", () => {
    const t = beforeMons({ corps: { mons: "2 france-full", "inside mons": "1 spain-full", charleroi: "3 austria-full" } });
    t.dice("1 1 1 5 1 1 1");
    const events = t.play("act campaign", "take-corps france-full", "take-corps france-full", "step charleroi", "done").events;
    expect(one(events, "retreated")).toMatchObject({ to: "mons" });
    expect(t.corpsAt("inside mons")).toBe("1 spain-full");
  });

  test("[NYW-17.6.2] [NYW-14.3.5] leaders of the former besieger left without corps are displaced when a garrison with corps comes out", () => {
    const t = beforeMons({ corps: { mons: "1 france-full", "inside mons": "1 spain-full" }, leader: { noailles: "mons", vauban: "mons" } });
    t.play("act campaign", "take-leader noailles", "stop", "take-corps france-full", "step tournai");
    const events = t.play("stop").events;
    expect(one(events, "siege-ended").space).toBe("mons");
    expect([t.decision, t.list]).toEqual(["displace", ["withdraw-to tournai", "withdraw-to valenciennes"]]);
    t.play("withdraw-to valenciennes");
    expect(t.placeOf("vauban")).toBe("valenciennes");
  });
});

describe("the fall of a fortress", () => {
  test("[NYW-17.5.8] [NYW-2.3.2] [NYW-6.1.2] at strength 0 it is taken: the besieger controls it, and VP follow", () => {
    const t = beforeMons({ lowered: { mons: 1 } });
    t.dice("6");
    const events = besiege(t, 2);
    expect(events.slice(events.findIndex(({ type }) => type === "fortress-taken"))).toEqual([
      { type: "fortress-taken", seat: "bourbon", space: "mons", clause: "NYW-17.5.8" },
      { type: "control-changed", space: "mons", seat: "bourbon", clause: "NYW-17.5.8" },
      { type: "victory-points", by: -1, total: 21, clause: "NYW-6.1.2" },
    ]);
    expect([t.vp, t.controlOf("mons")]).toEqual([21, "bourbon"]);
    const back = at({ control: { mons: "bourbon" }, corps: { mons: "4 spain-full" }, leader: { gastanaga: "mons" }, lowered: { mons: 1 } });
    back.dice("6");
    besiege(back, 2);
    expect([back.vp, back.controlOf("mons")]).toEqual([23, "alliance"]);
    // At strength 1 it holds out.
    const held = beforeMons();
    held.dice("6");
    besiege(held, 2);
    expect([held.vp, held.controlOf("mons")]).toEqual([22, "alliance"]);
  });

  test("[NYW-17.5.11] [NYW-A-30] its markers go, and the new owner has the printed strength at once", () => {
    const t = beforeMons({ lowered: { mons: 1 }, continued: ["mons"] });
    t.dice("6");
    besiege(t, 2);
    expect(t.space("mons")).toMatchObject({ control: "bourbon", strength: 2, lowered: 0, continuedSiege: false, underSiege: false });
  });

  test("[NYW-17.5.8] the garrison leaves with the honours of war: corps, leaders, or both; an empty fortress has nobody to leave", () => {
    const evacuated = (corps: Scene["corps"], leaders: Scene["leader"]) => {
      const t = beforeMons({ corps: { mons: "4 france-full", ...corps }, leader: { noailles: "mons", ...leaders }, lowered: { mons: 1 } });
      t.dice("6");
      besiege(t, 4);
      const asked = t.asked;
      for (; t.decision === "displace"; t.play("withdraw-to brussels"));
      return [asked, t.corpsAt("brussels"), t.placeOf("gastanaga"), t.controlOf("mons")];
    };
    expect(evacuated({ "inside mons": "1 spain-full" }, { gastanaga: "breda" })).toEqual(["displace alliance", "1 spain-reduced", "breda", "bourbon"]);
    expect(evacuated({}, { gastanaga: "inside mons" })).toEqual(["displace alliance", "", "brussels", "bourbon"]);
    expect(evacuated({}, { gastanaga: "breda" })).toEqual(["round alliance", "", "breda", "bourbon"]);
  });

  test("[NYW-17.5.9] every full corps of it is reduced, of each power; reduced ones stay reduced", () => {
    const t = at({
      active: "bourbon",
      corps: { namur: "4 france-full", "inside namur": "1 spain-full, 1 austria-full" },
      leader: { "luxembourg-duke": "namur", vauban: "namur" },
      lowered: { namur: 1 },
    });
    t.dice("6");
    const events = besiege(t, 4);
    expect(all(events, "corps-reduced")).toEqual(
      ["spain-full", "austria-full"].map((corps) => ({ type: "corps-reduced", corps, space: "namur", clause: "NYW-17.5.9" })),
    );
    expect(all(events, "corps-eliminated")).toEqual([]);
  });

  test("[NYW-17.5.9] [NYW-17.5.10] the garrison leaves reduced, to the nearest friendly space free of the enemy, also through enemies", () => {
    const t = beforeMons({
      corps: { mons: "4 france-full", "inside mons": "1 spain-full, 1 spain-reduced", brussels: "2 france-full", charleroi: "1 france-full" },
      leader: { noailles: "mons", gastanaga: "inside mons" },
      lowered: { mons: 1 },
    });
    t.dice("6");
    const events = besiege(t, 4);
    expect(all(events, "corps-reduced").map(({ clause }) => clause)).toEqual(["NYW-17.5.9"]);
    // Brussels and Charleroi are besieged; beyond them six spaces are equally near.
    expect([t.decision, t.seat]).toEqual(["displace", "alliance"]);
    expect(t.list).toEqual(["maastricht", "antwerp", "ghent", "namur", "liege"].map((space) => `withdraw-to ${space}`));
    t.play("withdraw-to ghent");
    expect([t.corpsAt("ghent"), t.placeOf("gastanaga")]).toEqual(["2 spain-reduced", "ghent"]);
  });

  test("[NYW-17.5.10] if there is nowhere to go the corps go to the Force Pool and the leaders off the map", () => {
    const ports = ["london", "bristol", "londonderry", "amsterdam", "ostend", "san-sebastian", "la-coruna", "cadiz"];
    const t = at({
      active: "bourbon",
      control: { dublin: "alliance", ...Object.fromEntries(ports.map((id) => [id, "bourbon" as const])) },
      corps: { dublin: "3 jacobites-full", "inside dublin": "1 britain-full" },
      leader: { tyrconnell: "dublin", ginkel: "inside dublin" },
    });
    t.dice("6");
    const events = besiege(t);
    expect(one(events, "displaced")).toMatchObject({ seat: "alliance", to: null, clause: "NYW-17.5.10" });
    expect([t.poolOf("britain"), t.placeOf("ginkel")]).toEqual([1, "waiting"]);
  });
});
