import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { fightBattle } from "../../../src/nine-years/index.js";
import { all, one } from "../../support/table.js";
import { facing, march } from "../marching.js";
import { at, type Scene } from "../table.js";

describe("the dice of a battle", () => {
  test("[NYW-16.1.1] [NYW-16.1.2] the moving army attacks, all corps outside the walls of the space defend", () => {
    const t = facing("2 spain-full", "1 france-full, 2 jacobites-reduced");
    t.play("act campaign", "take-corps spain-full");
    expect(t.list).toEqual(["take-corps spain-full", "stop"]);
    t.dice("5 1 1 1").play("stop", "step reims");
    expect(t.told("battle-began")).toEqual([{ type: "battle-began", attacker: "alliance", space: "reims", attackers: 1, defenders: 3, clause: "NYW-16.1.1" }]);
  });

  test("[NYW-16.2.1] [NYW-16.2.2] every corps rolls a die; full corps hit on 5 and 6", () => {
    const t = facing("2 spain-full", "2 france-full");
    t.dice("5 4 4 4");
    const events = march(t);
    expect(one(events, "battle-hits")).toMatchObject({ attacker: 1, defender: 0, line: 0, clause: "NYW-16.2.4" });
    const both = facing("2 spain-full", "3 france-full");
    both.dice("4 4 5 6 4 1");
    expect(one(march(both), "battle-hits")).toMatchObject({ attacker: 0, defender: 2 });
  });

  test("[NYW-1.1.3] [NYW-1.1.7] the attacker's dice are read first; of a side those of full corps in order, of the others, of the commander, of Household Troops", () => {
    const t = facing("1 spain-full", "2 france-full, 1 france-reduced, 1 jacobites-full-demoralized", {
      leader: { "luxembourg-duke": "reims" },
      held: { bourbon: ["household-troops"] },
    });
    march(t, "stand");
    t.dice("1 1 2 3 4 1 2 3 4 1 2");
    expect(all(t.play("play-held household-troops").events, "roll").map(({ seat, purpose, sides, faces }) => [seat, purpose, sides, ...faces])).toEqual([
      ["alliance", "battle-full-corps", 6, 1],
      ["bourbon", "battle-full-corps", 6, 1, 2],
      ["bourbon", "battle-weak-corps", 6, 3, 4],
      ["bourbon", "battle-commander", 6, 1, 2, 3, 4],
      ["bourbon", "battle-household-troops", 6, 1, 2],
    ]);
  });

  test("[NYW-16.2.2] reduced and demoralized corps hit on 6 only", () => {
    const t = facing("1 spain-full, 2 spain-reduced", "1 france-full-demoralized, 1 france-reduced");
    t.dice("1 5 6 5 5");
    const events = march(t);
    expect(all(events, "roll").map(({ purpose }) => purpose)).toEqual(["battle-full-corps", "battle-weak-corps", "battle-weak-corps"]);
    expect(one(events, "battle-hits")).toMatchObject({ attacker: 1, defender: 0 });
  });

  test("[NYW-16.1.4] [NYW-16.2.3] the leader of the highest CR commands and adds as many dice as his BR", () => {
    const t = facing("2 spain-full", "2 france-full", { leader: { gastanaga: "valenciennes", "william-iii": "valenciennes" } });
    t.dice("1 1 5 1 1 1");
    const events = march(t);
    expect(all(events, "roll").map(({ purpose, faces }) => [purpose, ...faces])).toEqual([
      ["battle-full-corps", 1, 1],
      ["battle-commander", 5, 1],
      ["battle-full-corps", 1, 1],
    ]);
    expect(one(events, "battle-won").seat).toBe("alliance");
  });

  test("[NYW-16.2.3] [NYW-3.1.6] a demoralized commander adds no dice", () => {
    const d = at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "2 spain-full", reims: "2 france-full" },
      leader: { gastanaga: "valenciennes", "luxembourg-duke": "reims demoralized" },
    });
    d.dice("5 5 1 1 1");
    const events = march(d);
    expect(all(events, "roll").map(({ purpose }) => purpose)).toEqual(["battle-full-corps", "battle-full-corps", "leader-loss"]);
  });

  test("[NYW-16.1.4] among leaders of equal CR and BR their player names the commander", () => {
    const t = facing("2 spain-full", "2 france-full", { leader: { gastanaga: "valenciennes", villahermosa: "valenciennes", brandenburg: "valenciennes" } });
    march(t);
    expect([t.decision, t.seat, t.list]).toEqual([
      "choose-commander",
      "alliance",
      ["choose-commander gastanaga", "choose-commander villahermosa", "choose-commander brandenburg"],
    ]);
    expect(t.reason("choose-commander waldeck")).toBe("commander/not-equal NYW-16.1.4");
    t.dice("1 1 5 1 6 6").play("choose-commander villahermosa");
    expect(t.placeOf("villahermosa")).toBe("removed");
  });

  test("[NYW-15.3.1] only the line of the defender counts, and only when it is not bypassed", () => {
    const hits = (scene: Scene, choice: string, dice: string) => {
      const t = facing("3 spain-full", "3 france-full", scene);
      march(t);
      return one([...t.dice(dice).play(choice).events], "battle-hits");
    };
    expect(hits({ lines: { reims: 1 } }, "assault", "5 5 1 1 1 1")).toMatchObject({ attacker: 1, line: 1 });
    expect(hits({ lines: { reims: 1 } }, "bypass", "5 5 5 1 1 1 1")).toMatchObject({ attacker: 2, line: 0 });
    const own = at({
      corps: { brussels: "3 austria-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leader: { waldeck: "brussels" },
      lines: { mons: 2 },
    });
    own
      .play("act campaign", ...Array<string>(3).fill("take-corps austria-full"))
      .dice("5 5 1 1 1")
      .play("step mons");
    expect(own.one("battle-hits")).toMatchObject({ attacker: 2, line: 0 });
  });

  test("[NYW-16.2.4] [NYW-15.3.1] an unbypassed Fortified Line lowers the attacker's hits by its level, not below 0", () => {
    const t = facing("3 spain-full", "3 france-full", { lines: { reims: 2 } });
    t.dice("5 5 5 1 1 1");
    const events = march(t, "assault");
    expect(one(events, "battle-hits")).toMatchObject({ attacker: 1, defender: 0, line: 2 });
    const weak = facing("3 spain-full", "3 france-full", { lines: { reims: 2 } });
    weak.dice("5 1 1 1 1 1");
    expect(one(march(weak, "assault"), "battle-hits")).toMatchObject({ attacker: 0, line: 2 });
  });

  test("[NYW-9.3.9] [NYW-9.2.1.6] Household Troops roll two more dice for a side with at least three corps", () => {
    const t = facing("3 spain-full", "1 france-full", { held: { alliance: ["household-troops"] } });
    march(t);
    expect([t.decision, t.seat, t.list]).toEqual(["held-card", "alliance", ["play-held household-troops", "keep-held household-troops"]]);
    t.dice("1 1 1 5 6 1");
    const events = t.play("play-held household-troops").events;
    expect(all(events, "roll").map(({ purpose }) => purpose)).toEqual(["battle-full-corps", "battle-household-troops", "battle-full-corps"]);
    expect(one(events, "battle-hits").attacker).toBe(2);
    const few = facing("2 spain-full", "1 france-full", { held: { alliance: ["household-troops"] } });
    few.dice("1 1 1");
    expect(one(march(few), "battle-won").seat).toBe("bourbon");
  });

  test("[NYW-16.2.1] [NYW-16.3.1] a battle can be fought without a game", () => {
    const side = { full: 2, weak: 1, commander: 1, household: false };
    const dice = new ScriptedDice("5 5 6 1 1 1 1 5");
    expect(fightBattle(side, side, 1, dice)).toEqual({ attacker: 2, defender: 1, winner: "attacker" });
    dice.assertUsedUp();
  });
});

describe("losses", () => {
  test("[NYW-16.2.5] [NYW-3.2.1] [NYW-3.2.2] each side loses one step per enemy hit, the attacker first, and chooses the corps", () => {
    const t = facing("1 spain-full, 1 austria-full", "1 france-full, 1 france-reduced");
    t.dice("5 6 5 1");
    march(t);
    expect([t.decision, t.seat, t.list]).toEqual(["losses", "alliance", ["lose-step spain-full", "lose-step austria-full"]]);
    t.play("lose-step austria-full");
    expect([t.seat, t.list]).toEqual(["bourbon", ["lose-step france-full", "lose-step france-reduced"]]);
    t.dice("1");
    const events = t.play("lose-step france-reduced").events;
    // The second step is the full corps': nobody else is left.
    expect([...all(events, "corps-eliminated"), ...all(events, "corps-reduced")].map(({ corps }) => corps)).toEqual(["france-reduced", "france-full"]);
    t.play("retreat-to paris");
    expect(t.corpsAt("reims")).toBe("1 spain-full, 1 austria-reduced");
  });

  test("[NYW-16.6.1] the order of a battle: dice, losses of the attacker, of the defender, the winner, loss of leaders of the attacker, of the defender, retreat", () => {
    const t = facing("1 spain-full, 1 austria-full", "2 france-full", { leader: { gastanaga: "valenciennes", boufflers: "reims demoralized" } });
    t.dice("5 6 5 1 1 1");
    const events = [...march(t), ...t.play("lose-step spain-full", "retreat-to paris").events];
    const told = events.slice(events.findIndex(({ type }) => type === "battle-began"));
    expect(
      told.map((event) => [event.type, "seat" in event ? event.seat : "", "purpose" in event ? event.purpose : "", "corps" in event ? event.corps : ""]),
    ).toEqual([
      ["battle-began", "", "", ""],
      ["roll", "alliance", "battle-full-corps", ""],
      ["roll", "bourbon", "battle-full-corps", ""],
      ["battle-hits", "", "", ""],
      ["corps-reduced", "", "", "spain-full"],
      ["corps-reduced", "", "", "france-full"],
      ["corps-reduced", "", "", "france-full"],
      ["battle-won", "alliance", "", ""],
      ["roll", "alliance", "leader-loss", ""],
      ["roll", "bourbon", "leader-loss", ""],
      ["retreated", "bourbon", "", ""],
    ]);
  });

  test("[NYW-16.2.1] [NYW-1.1.7] the hits of each side are the steps of the other", () => {
    const t = facing("3 spain-full", "3 france-full");
    t.dice("5 5 1 5 1 1 1");
    march(t);
    expect([t.one("battle-hits"), t.corpsAt("reims").includes("france-reduced")]).toMatchObject([{ attacker: 2, defender: 1 }, true]);
    while (t.decision === "losses") t.play(t.list[0]!);
    t.playTo("round", "retreat-to paris");
    expect([t.corpsAt("reims"), t.corpsAt("paris")]).toEqual(["2 spain-full, 1 spain-reduced", "1 france-full-demoralized, 2 france-reduced-demoralized"]);
  });

  test("[NYW-16.2.6] no corps loses a second step while another has lost none", () => {
    const t = facing("3 spain-full", "2 france-full, 1 jacobites-full");
    t.dice("5 5 1 1 1 1");
    march(t);
    expect(t.list).toEqual(["lose-step france-full", "lose-step jacobites-full"]);
    t.play("lose-step france-full");
    expect(t.list).toEqual(["lose-step france-full", "lose-step jacobites-full"]);
    t.play("lose-step jacobites-full");
    const again = facing("3 spain-full", "1 france-full, 1 jacobites-full");
    again.dice("5 5 6 1 1");
    march(again);
    again.play("lose-step france-full");
    // The Jacobites must lose the second, then anybody the third.
    expect(again.list).toEqual(["lose-step france-reduced", "lose-step jacobites-reduced"]);
  });

  test("[NYW-16.2.7] hits beyond the steps are lost but count for the winner", () => {
    const t = facing("4 spain-full", "1 france-reduced");
    t.dice("5 5 5 5 1");
    const events = march(t);
    expect(one(events, "battle-hits").attacker).toBe(4);
    expect(all(events, "corps-eliminated")).toHaveLength(1);
    expect(t.poolOf("france")).toBe(1);
  });
});

describe("the winner", () => {
  test("[NYW-16.3.1] a tie goes to the defender", () => {
    const t = facing("2 spain-full", "2 france-full");
    t.dice("5 1 5 1 1");
    const events = march(t);
    expect(one(events, "battle-won").seat).toBe("bourbon");
  });

  test("[NYW-16.3.1.1] a side whose corps are all eliminated loses against one that has some left", () => {
    const t = facing("3 spain-full, 1 spain-reduced", "1 france-reduced");
    t.dice("1 1 1 6 6 1");
    const events = march(t, "lose-step spain-full");
    // One hit each: a tie, but the defender has nobody left.
    expect(one([...events], "battle-won").seat).toBe("alliance");
  });

  test("[NYW-16.3.1.1] [NYW-16.3.1.2] if both are eliminated hits decide and only the attacker's leaders move, back to where they came from", () => {
    const t = facing("1 spain-reduced", "1 france-reduced", { leader: { gastanaga: "valenciennes", noailles: "reims" } });
    t.dice("6 6 1 1 1");
    march(t);
    expect(t.decision).toBe("avoid-battle");
    t.play("stand");
    expect([t.placeOf("gastanaga"), t.placeOf("noailles")]).toEqual(["valenciennes demoralized", "reims"]);
    expect([t.corpsAt("reims"), t.corpsAt("valenciennes")]).toEqual(["", ""]);
    expect(t.decision).toBe("round");
  });

  test("[NYW-16.3.3] [NYW-3.2.4] [NYW-16.3.4] the loser's corps and leaders become demoralized, the winner's keep their condition", () => {
    const t = facing("3 spain-full", "2 france-full", { leader: { gastanaga: "valenciennes", humieres: "reims" } });
    march(t);
    t.dice("5 1 1 1 1 1");
    t.play("stand");
    expect(t.decision).toBe("retreat");
    t.play("retreat-to paris");
    expect([t.corpsAt("paris"), t.placeOf("humieres")]).toEqual(["1 france-full-demoralized, 1 france-reduced-demoralized", "paris demoralized"]);
    expect([t.corpsAt("reims"), t.placeOf("gastanaga")]).toEqual(["3 spain-full", "reims"]);
  });

  test("[NYW-16.5.1] [NYW-6.1.3] a winner by three hits over a loser of four corps has a Famous Victory: 1 VP", () => {
    const t = facing("4 spain-full", "4 france-full");
    t.dice("5 5 5 1 1 1 1 1");
    const events = march(t);
    expect(one(events, "battle-won").famous).toBe(true);
    expect([t.vp, t.side("alliance").famousVictory]).toEqual([23, true]);
    const three = facing("4 spain-full", "3 france-full");
    three.dice("5 5 5 1 1 1 1");
    expect(one(march(three), "battle-won").famous).toBe(false);
    const two = facing("4 spain-full", "4 france-full");
    two.dice("5 5 1 1 1 1 1 1");
    expect(one(march(two), "battle-won").famous).toBe(false);
  });

  test("[NYW-16.5.2] a side scores it once a turn", () => {
    const t = facing("4 spain-full", "4 france-full", { famous: ["alliance"] });
    t.dice("5 5 5 1 1 1 1 1");
    expect(one(march(t), "battle-won").famous).toBe(false);
    expect(t.vp).toBe(22);
  });
});

describe("who fights", () => {
  test("[NYW-16.1.1] the side of the moving army attacks, the Bourbons too", () => {
    const t = at({
      active: "bourbon",
      control: { amiens: "alliance" },
      corps: { paris: "3 france-full", amiens: "1 spain-full" },
      leader: { noailles: "paris" },
    });
    t.play("act campaign").takeAll().byChance().play("step amiens");
    expect(t.one("battle-began")).toMatchObject({ attacker: "bourbon", attackers: 3, defenders: 1 });
  });

  test("[NYW-16.1.3] besieged corps take no part", () => {
    const t = at({
      active: "bourbon",
      corps: { "inside mons": "2 spain-full", mons: "3 france-full", valenciennes: "2 france-full", brussels: "2 austria-full" },
      leader: { boufflers: "valenciennes", waldeck: "brussels" },
    });
    expect(t.space("mons")).toMatchObject({ underSiege: true });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "step mons");
    expect([t.decision, t.seat, t.list]).toEqual(["interception", "alliance", ["decline", "intercept-from brussels"]]);
    t.dice("6 1 1 1 1 1 1 1 1 1");
    const events = t.play("intercept-from brussels", "take-corps austria-full").events;
    expect(one(events, "battle-began")).toMatchObject({ attackers: 5, defenders: 2 });
    // The besiegers have lost and retreat: the garrison comes out.
    expect([t.corpsAt("mons"), t.corpsAt("inside mons")]).toEqual(["2 spain-full, 2 austria-full", ""]);
  });

  test("[NYW-16.1.5] besiegers whom interceptors attack fight with the arriving army and share its fate", () => {
    const t = at({
      active: "bourbon",
      corps: { "inside mons": "1 spain-full", mons: "3 france-full", valenciennes: "2 france-full", brussels: "4 austria-full" },
      leader: { boufflers: "valenciennes", waldeck: "brussels", eugene: "brussels", vauban: "mons" },
    });
    t.play("act campaign", "choose-space valenciennes", "take-corps france-full", "take-corps france-full", "step mons");
    t.dice("5 1 1 1 1 1 1 1 5 5 1 1 1 1 1 1");
    const events = t.play("intercept-from brussels", "take-leader eugene", "stop", ...Array<string>(3).fill("take-corps austria-full")).events;
    expect(one(events, "battle-began")).toMatchObject({ attackers: 5, defenders: 4 });
    expect(one(events, "retreated")).toMatchObject({ seat: "bourbon", from: "mons", to: "valenciennes" });
    expect([t.corpsAt("mons"), t.corpsAt("valenciennes"), t.placeOf("vauban")]).toEqual([
      "1 spain-full, 4 austria-full",
      "3 france-full-demoralized, 2 france-reduced-demoralized",
      "valenciennes demoralized",
    ]);
  });
});
