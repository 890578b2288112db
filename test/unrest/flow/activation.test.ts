/** Activations: who, Mistrust, sea moves, marches, their order. */
import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { at, type Scene } from "../table.js";

const IN_BOX: Scene = { level: 4, cu: { box: 8, carthago: 2, syracusae: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-3"] } };
const MARCHERS: Scene = {
  active: "coalition",
  cu: { sicily: 1, coalition: 4, syracusae: 12 },
  leader: { "coalition-strategos": "syracusae", "coalition-lieutenant": "syracusae" },
  hand: { coalition: ["k-ops-2"] },
};

describe("who is activated", () => {
  test("[CAR-19.0.8] A card activates only leaders whose initiative it reaches; Hanno needs a 1", () => {
    const leaders = { hanno: "garrison-box", hasdrubal: "garrison-box", bomilcar: "garrison-box", "minor-a": "garrison-box" } as const;
    const eligible = (card: string): string[] => {
      const game = at({ ...IN_BOX, leader: leaders, hand: { carthage: [card] } });
      game.play(`activate ${card}`);
      return game.decision === "activate" ? game.list.map((line) => line.split(" ")[1]!) : [game.view.underWay.activation!.leader];
    };
    expect(eligible("c-ops-1")).toEqual(["hanno"]);
    expect(eligible("c-ops-2")).toEqual(["hanno", "hasdrubal", "minor-a"]);
    expect(eligible("c-ops-3")).toEqual(["hanno", "hasdrubal", "bomilcar", "minor-a"]);
    const game = at({ ...IN_BOX, leader: leaders, hand: { carthage: ["c-ops-2"] } });
    game.play("activate c-ops-2");
    expect(game.refusal("activate-leader bomilcar")).toEqual({
      code: "activate/initiative",
      clause: "CAR-19.0.8",
      data: { leader: "bomilcar", initiative: 3, value: 2 },
    });
    expect(game.refusedBy("activate-leader coalition-strategos")).toBe("CAR-S.12");
    expect(at({ ...IN_BOX, leader: { bomilcar: "garrison-box" }, hand: { carthage: ["c-ops-2"] }, rearranged: false }).refusedBy("activate c-ops-2")).toBe(
      "CAR-19.0.8",
    );
  });

  test("[CAR-19.0.8] Who is activated, and by a card of which value, is shown", () => {
    const game = at({ ...IN_BOX, hand: { carthage: ["c-ops-2"] } });
    expect(game.play("activate c-ops-2").one("leader-activated")).toEqual({
      type: "leader-activated",
      seat: "carthage",
      leader: "hanno",
      value: 2,
      clause: "CAR-19.0.8",
    });
  });

  test("[CAR-19.0.8] [CAR-S.17] So it is with the cards of the coalition", () => {
    const eligible = (card: string): string[] => {
      const game = at({ ...MARCHERS, hand: { coalition: [card] } });
      game.play(`activate ${card}`);
      return game.decision === "activate" ? game.list.map((line) => line.split(" ")[1]!) : [game.view.underWay.activation!.leader];
    };
    expect(eligible("k-ops-1")).toEqual(["coalition-lieutenant"]);
    expect(eligible("k-ops-2")).toEqual(["coalition-strategos", "coalition-lieutenant"]);
    expect(eligible("k-ops-3")).toEqual(["coalition-strategos", "coalition-lieutenant"]);
  });

  test("[CAR-R8.2.1a] The activated leader commands: his rating counts, whoever is with him", () => {
    const game = at({ ...IN_BOX, leader: { hanno: "garrison-box", bomilcar: "garrison-box" } });
    game.play("activate c-ops-3", "activate-leader hanno", "attack");
    expect(game.dice("3 3 3 3 3 3").play("attack-with 4").one("battle-fought").modifiers).toEqual({ attacker: 2, defender: 0 });
  });

  test("[CAR-S.40] An activation may be ended before its first step; the card is used up", () => {
    const game = at(IN_BOX);
    game.play("activate c-ops-3");
    expect(game.list).toEqual(["sea-move", "attack", "stop"]);
    game.play("stop").one("activation-ended");
    expect(game.view.cards.carthage).toMatchObject({ hand: [], discards: ["c-ops-3"] });
  });
});

describe("Carthaginian Mistrust", () => {
  const scene: Scene = { ...IN_BOX, hand: { carthage: ["c-ops-3", "c-ops-1"], coalition: ["k-carthaginian-mistrust"] } };
  test("[CAR-S.12] [CAR-21.4.29b] The coalition may answer a declared activation: it is cancelled, and card and card play are used up", () => {
    const game = at(scene);
    game.play("activate c-ops-3").one("leader-activated");
    expect([game.seat, game.list]).toEqual(["coalition", ["respond k-carthaginian-mistrust", "pass"]]);
    const events = game.play("respond k-carthaginian-mistrust").events;
    expect(one(events, "activation-cancelled")).toEqual({ type: "activation-cancelled", leader: "hanno", clause: "CAR-S.12" });
    // Carthage's card play is gone, so it is simply done.
    expect(all(events, "done").map(({ seat }) => seat)).toEqual(["carthage"]);
    expect(game.view.cards.carthage).toMatchObject({ hand: ["c-ops-1"], discards: ["c-ops-3"] });
    expect(at({ ...scene, active: "coalition", leader: { "coalition-strategos": "syracusae" }, hand: scene.hand! }).list).not.toContain(
      "play-event k-carthaginian-mistrust",
    );
  });

  test("[CAR-S.12] Of a Campaign's two activations only the one it answers is lost", () => {
    const leaders = { hanno: "garrison-box", hasdrubal: "garrison-box" } as const;
    const game = at({ ...scene, leader: leaders, hand: { carthage: ["c-campaign"], coalition: ["k-carthaginian-mistrust"] } });
    game.play("play-event c-campaign", "activate-leader hanno", "respond k-carthaginian-mistrust");
    expect([game.seat, game.list]).toEqual(["carthage", ["activate-leader hasdrubal", "waive"]]);
  });

  test("[CAR-S.39] The second leader of a Campaign differs from the first even if the first activation was cancelled", () => {
    const leaders = { hanno: "garrison-box", hasdrubal: "garrison-box" } as const;
    const game = at({ ...scene, leader: leaders, hand: { carthage: ["c-campaign"], coalition: ["k-carthaginian-mistrust"] } });
    game.play("play-event c-campaign", "activate-leader hanno", "respond k-carthaginian-mistrust");
    expect(game.refusal("activate-leader hanno")).toMatchObject({ code: "activate/same-leader", clause: "CAR-S.39" });
  });
});

describe("sea moves", () => {
  test("[CAR-S.1] Box, Carthago and Sicily are reached from each other by a Carthaginian sea move and in no other way; Syracusae is not", () => {
    const destinations = (from: "garrison-box" | "carthago" | "sicily"): string[] => {
      const game = at({ ...IN_BOX, leader: { hanno: from } });
      game.play("activate c-ops-3", "sea-move");
      expect(game.refusedBy("sail-to syracusae")).toBe("CAR-S.1");
      return game.list;
    };
    expect(destinations("garrison-box")).toEqual(["sail-to carthago", "sail-to sicily"]);
    expect(destinations("carthago")).toEqual(["sail-to garrison-box", "sail-to sicily"]);
    expect(destinations("sicily")).toEqual(["sail-to garrison-box", "sail-to carthago"]);
    const marching = at(MARCHERS);
    marching.play("activate k-ops-2", "activate-leader coalition-strategos");
    expect(marching.refusedBy("sea-move")).toBe("CAR-S.1");
    expect(marching.list).toEqual(["march", "stop"]);
    marching.play("march", "take-cu 3", "leave-leader coalition-lieutenant");
    expect([marching.placeOf("coalition-strategos"), marching.cu.coalition]).toEqual(["sicily", 7]);
  });

  test("[CAR-19.0.1] [CAR-19.0.2] [CAR-19.0.3] CU and leaders come into the Box, which is off the map, and leave it by sea", () => {
    const game = at({
      ...IN_BOX,
      level: 1,
      cu: { box: 1, carthago: 4 },
      leader: { hanno: "carthago", hasdrubal: "garrison-box" },
      hand: { carthage: ["c-campaign"] },
    });
    game.play("play-event c-campaign", "activate-leader hanno", "sea-move", "sail-to garrison-box", "take-cu 4", "stop");
    expect([game.cu.box, game.cu.carthago, game.placeOf("hanno")]).toEqual([5, 0, "garrison-box"]);
    game.play("activate-leader hasdrubal", "sea-move", "sail-to carthago", "take-cu 2", "take-leader hanno");
    expect([game.cu.box, game.cu.carthago, game.placeOf("hanno"), game.placeOf("hasdrubal")]).toEqual([3, 2, "carthago", "carthago"]);
  });

  test("[CAR-19.0.5] A sea move costs 3 of a leader's 4 MP: 1 is left on arrival", () => {
    const game = at({ ...IN_BOX, leader: { hanno: "carthago" } });
    game.play("activate c-ops-3");
    expect(game.view.underWay.activation?.points).toBe(4);
    game.play("sea-move", "sail-to garrison-box", "take-cu 1");
    expect(game.view.underWay.activation?.points).toBe(1);
    expect(game.refusal("sea-move")).toEqual({ code: "step/no-movement-points", clause: "CAR-S.13", data: { leader: "hanno", points: 1 } });
  });

  test("[CAR-19.0.5] Three MP are enough to sail", () => {
    const game = at({ ...IN_BOX, level: 2 });
    game.play("activate c-ops-3", "attack", "attack-with 8");
    expect([game.view.underWay.activation?.points, game.list]).toEqual([3, ["sea-move", "stop"]]);
  });

  test("[CAR-19.0.6] A leader who leaves chooses how many CU go; other leaders and CU may stay", () => {
    const game = at({ ...IN_BOX, leader: { bomilcar: "garrison-box", hanno: "garrison-box", "minor-a": "garrison-box" } });
    game.play("activate c-ops-3", "activate-leader bomilcar", "sea-move", "sail-to sicily");
    expect(game.list).toHaveLength(9);
    game.play("take-cu 0");
    expect(game.refusal("take-leader minor-a")).toEqual({ code: "leader/other-first", clause: "CAR-S.14", data: { leader: "hanno" } });
    expect(game.refusal("leave-leader minor-b")).toMatchObject({ code: "leader/not-there", clause: "CAR-S.14" });
    game.play("leave-leader hanno", "take-leader minor-a");
    expect([game.cu.box, game.placeOf("hanno"), game.placeOf("minor-a")]).toEqual([8, "garrison-box", "sicily"]);
  });

  test("[CAR-19.0.7] A card of value 1, 2 or 3 carries 3, 6 or 10 CU", () => {
    const most = (card: string): number => {
      const game = at({ ...IN_BOX, cu: { box: 15 }, hand: { carthage: [card] } });
      game.play(`activate ${card}`, "sea-move", "sail-to carthago");
      return game.list.length - 1;
    };
    expect(["c-ops-1", "c-ops-2", "c-ops-3"].map(most)).toEqual([3, 6, 10]);
    const game = at({ ...IN_BOX, cu: { box: 15 }, hand: { carthage: ["c-ops-1"] } });
    game.play("activate c-ops-1", "sea-move", "sail-to carthago");
    expect(game.refusal("take-cu 4")).toEqual({ code: "move/over-capacity", clause: "CAR-19.0.7", data: { count: 4, most: 3 } });
  });

  test("[CAR-R9.1] At most 10 CU move with a leader, CU only with one, and a leader may move alone", () => {
    const game = at({ ...IN_BOX, cu: { box: 30 } });
    game.play("activate c-ops-3", "sea-move", "sail-to carthago");
    expect(game.list.at(-1)).toBe("take-cu 10");
    game.play("take-cu 0");
    expect([game.cu.box, game.placeOf("hanno")]).toEqual([30, "carthago"]);
  });

  test("[CAR-S.14] It takes 0 to min(capacity, 10, CU there) and any subordinates there; a minor leader cannot take named ones", () => {
    const leaders = { "minor-a": "garrison-box", "minor-b": "garrison-box", hanno: "garrison-box" } as const;
    const game = at({ ...IN_BOX, cu: { box: 2 }, leader: leaders });
    game.play("activate c-ops-3", "activate-leader minor-a", "sea-move", "sail-to carthago");
    expect(game.list).toEqual(["take-cu 0", "take-cu 1", "take-cu 2"]);
    game.play("take-cu 2");
    expect(game.list).toEqual(["take-leader minor-b", "leave-leader minor-b"]);
    expect(game.refusal("take-leader hanno")).toEqual({ code: "leader/named-under-minor", clause: "CAR-R8.2.1b", data: { leader: "hanno" } });
    const passage = { leader: "minor-a", from: "garrison-box", to: "carthago", cu: 2, leaders: ["minor-b"], clause: "CAR-S.14" };
    expect(game.play("take-leader minor-b").events.slice(0, 2)).toEqual([
      { type: "sea-move-declared", ...passage },
      { type: "sea-moved", ...passage },
    ]);
  });

  test("[CAR-S.15] Storms at Sea, when the move is declared: nothing moves and the activation ends", () => {
    const game = at({ ...IN_BOX, hand: { carthage: ["c-ops-3"], coalition: ["k-storms-at-sea"] } });
    game.play("activate c-ops-3", "sea-move", "sail-to carthago");
    expect(game.play("take-cu 5").one("sea-move-declared")).toMatchObject({ from: "garrison-box", to: "carthago", cu: 5 });
    expect([game.seat, game.list]).toEqual(["coalition", ["respond k-storms-at-sea", "pass"]]);
    const events = game.play("respond k-storms-at-sea").events;
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(["card-played", "sea-move-cancelled", "activation-ended"]);
    expect([game.cu.box, game.placeOf("hanno")]).toEqual([8, "garrison-box"]);
    const passed = at({ ...IN_BOX, hand: { carthage: ["c-ops-3"], coalition: ["k-storms-at-sea"] } });
    passed.play("activate c-ops-3", "sea-move", "sail-to carthago", "take-cu 5", "pass");
    expect([passed.cu.box, passed.cu.carthago]).toEqual([3, 7]);
  });
});

describe("the order of steps", () => {
  test("[CAR-S.13] Attack; sea move; sea move then attack; after an automatic victory also attack then sea move; any other battle ends it", () => {
    const attacking = at(IN_BOX);
    attacking.play("activate c-ops-3", "attack");
    attacking.dice("6 6 6 1 1 1").play("attack-with 4").one("activation-ended");
    const sailing = at({ ...IN_BOX, leader: { hanno: "carthago" } });
    sailing.play("activate c-ops-3", "sea-move", "sail-to garrison-box", "take-cu 2");
    expect(sailing.list).toEqual(["attack", "stop"]);
    const overrun = at({ ...IN_BOX, level: 2 });
    overrun.play("activate c-ops-3", "attack", "attack-with 8");
    expect(overrun.list).toEqual(["sea-move", "stop"]);
  });

  test("[CAR-S.13] After an attack and a sea move no MP is left for a second attack, though there is an enemy", () => {
    const game = at({
      ...IN_BOX,
      level: 2,
      cu: { box: 8, sicily: 3, coalition: 3 },
      hand: { carthage: ["c-campaign"] },
      leader: { hanno: "garrison-box", hasdrubal: "sicily" },
    });
    game.play("play-event c-campaign", "activate-leader hanno", "attack", "attack-with 8", "sea-move", "sail-to sicily");
    // Stopping is all he can do, so that he is not asked.
    expect(game.play("take-cu 8").one("activation-ended").leader).toBe("hanno");
    expect([game.decision, game.cu]).toMatchObject(["activate", { sicily: 11, coalition: 3 }]);
  });

  test("[CAR-S.17] The coalition marches, attacks, marches then attacks, or after an automatic victory attacks then marches; 0 to 10 CU", () => {
    const game = at({ ...MARCHERS, cu: { sicily: 5, coalition: 4, syracusae: 12 } });
    game.play("activate k-ops-2", "activate-leader coalition-strategos", "march");
    expect(game.list).toHaveLength(11);
    expect(game.play("take-cu 10", "take-leader coalition-lieutenant").one("marched")).toEqual({
      type: "marched",
      leader: "coalition-strategos",
      from: "syracusae",
      to: "sicily",
      cu: 10,
      leaders: ["coalition-lieutenant"],
      clause: "CAR-S.17",
    });
    expect(game.list).toEqual(["attack", "stop"]);
    expect(game.refusedBy("march")).toBe("CAR-S.17");
    const overrun = at({ ...MARCHERS, leader: { "coalition-strategos": "sicily" } });
    overrun.play("activate k-ops-2");
    expect(overrun.list).toEqual(["march", "attack", "stop"]);
    overrun.play("attack", "attack-with 4");
    expect(overrun.decision).toBe("support");
    overrun.play("let-go");
    expect(overrun.list).toEqual(["march", "stop"]);
    overrun.play("march", "take-cu 4");
    expect(overrun.cu).toMatchObject({ coalition: 0, syracusae: 16 });
  });
});

test("[CAR-S.17] Nothing answers a march: the coalition does not even play its own Storms at Sea on it", () => {
  const game = at({ ...MARCHERS, hand: { coalition: ["k-ops-2", "k-storms-at-sea"] } });
  game.play("activate k-ops-2", "activate-leader coalition-strategos", "march", "take-cu 3");
  expect(game.play("leave-leader coalition-lieutenant").events.map(({ type }) => type)).toEqual(["marched"]);
  expect([game.decision, game.placeOf("coalition-strategos"), game.cu.coalition]).toEqual(["activation", "sicily", 7]);
});

describe("Campaign", () => {
  const leaders = { hanno: "garrison-box", hasdrubal: "garrison-box", bomilcar: "sicily" } as const;
  const scene: Scene = { ...IN_BOX, level: 5, cu: { box: 8, sicily: 5, coalition: 5 }, leader: leaders, hand: { carthage: ["c-campaign"] } };

  test("[CAR-S.30] Two activations by different leaders, each with value 3; the second may be waived", () => {
    const game = at(scene);
    game.play("play-event c-campaign");
    expect(game.list).toEqual(["activate-leader hanno", "activate-leader hasdrubal", "activate-leader bomilcar"]);
    game.play("activate-leader bomilcar");
    expect(game.view.underWay.activation?.value).toBe(3);
    game.play("stop");
    expect(game.list).toEqual(["activate-leader hanno", "activate-leader hasdrubal", "waive"]);
    game.play("waive").one("activation-waived");
    const used = at({ ...scene, hand: { carthage: ["c-campaign"] } });
    used.play("activate c-campaign", "activate-leader hanno", "stop");
    expect(used.view.active).not.toBe("carthage");
  });

  test("[CAR-21.1a] The two need not attack together: one may attack in Sicily, the other the unrest", () => {
    const game = at(scene);
    game.play("play-event c-campaign", "activate-leader bomilcar", "attack");
    game.dice("6 2 2 2 2 2");
    expect(game.play("attack-with 5").one("battle-fought")).toMatchObject({ location: "sicily", winner: "carthage" });
    expect([game.level, game.cu.coalition]).toEqual([5, 3]);
    game.play("let-go", "activate-leader hanno", "attack");
    game.dice("6 2 2 1 2 2");
    expect(game.play("attack-with 5").one("battle-fought")).toMatchObject({ location: "garrison-box", winner: "carthage" });
    expect([game.level, game.cu.coalition, game.view.active]).toEqual([3, 3, "coalition"]);
    const other = at(scene);
    other.play("play-event c-campaign", "activate-leader hanno", "attack");
    other.dice("6 2 2 1 2 2");
    expect(other.play("attack-with 5").one("battle-fought")).toMatchObject({ location: "garrison-box", winner: "carthage" });
    other.play("activate-leader bomilcar", "attack");
    other.dice("6 2 2 2 2 2");
    expect(other.play("attack-with 5").one("battle-fought")).toMatchObject({ location: "sicily", winner: "carthage" });
    expect([other.level, other.cu.coalition]).toEqual([3, 3]);
  });

  test("[CAR-20.3.15] [CAR-20.3.16] It allows two attacks on the unrest, by two different leaders", () => {
    const game = at(scene);
    game.play("play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("6 2 2 1 2 2").play("attack-with 4");
    expect(game.level).toBe(3);
    expect(game.refusedBy("activate-leader hanno")).toBe("CAR-S.39");
    game.play("activate-leader hasdrubal", "attack");
    game.dice("6 2 2 1 2 2").play("attack-with 4");
    expect(game.level).toBe(1);
  });

  test("[CAR-20.3.17] No CU may fight in both attacks", () => {
    const game = at(scene);
    game.play("play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("6 6 6 2 2 2").play("attack-with 6");
    expect(game.cu.box).toBe(8);
    game.play("activate-leader hasdrubal", "attack");
    expect(game.list).toEqual(["attack-with 1", "attack-with 2"]);
    expect(game.refusal("attack-with 3")).toEqual({ code: "count/some-fought", clause: "CAR-S.38", data: { count: 3, most: 2 } });
  });

  test("[CAR-20.3.30] The second attack faces the level and cap left by the first; CU that came by sea without fighting may fight in it", () => {
    const game = at({ ...scene, level: 4, cu: { box: 2, carthago: 6 }, leader: { hanno: "carthago", hasdrubal: "garrison-box" } });
    game.play("play-event c-campaign", "activate-leader hanno", "sea-move", "sail-to garrison-box", "take-cu 6", "attack");
    game.dice("1 1 1 6 6 6").play("attack-with 4");
    // Four CU lost, two support points: cap 6, level 6. Hasdrubal has the two of the garrison and two that came by sea.
    expect(game.view.unrest).toMatchObject({ level: 6, cap: 6 });
    game.play("activate-leader hasdrubal", "attack");
    expect(game.list).toEqual(["attack-with 1", "attack-with 2", "attack-with 3", "attack-with 4"]);
    expect(game.dice("6 6 6 1 1 1").play("attack-with 4").one("attack-declared").against).toBe(6);
  });

  test("[CAR-20.3.28] A leader and CU that fought on the unrest take no further part in that card play", () => {
    const game = at({ ...scene, cu: { box: 6 }, leader: { hanno: "garrison-box", hasdrubal: "garrison-box" } });
    game.play("play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("6 6 2 2 2 2").play("attack-with 4");
    game.play("activate-leader hasdrubal", "sea-move", "sail-to carthago");
    expect(game.list).toEqual(["take-cu 0", "take-cu 1", "take-cu 2"]);
    expect(game.refusal("take-cu 3")).toEqual({ code: "count/some-fought", clause: "CAR-S.38", data: { count: 3, most: 2 } });
    // Hanno is not asked for: he has fought.
    game.play("take-cu 2");
    expect([game.placeOf("hanno"), game.placeOf("hasdrubal"), game.cu.carthago]).toEqual(["garrison-box", "carthago", 2]);
  });

  test("[CAR-S.38] CU that only moved are fresh where they arrive", () => {
    const game = at({ ...scene, level: 5, cu: { box: 4, carthago: 3 }, leader: { hanno: "carthago", hasdrubal: "garrison-box" } });
    game.play("play-event c-campaign", "activate-leader hanno", "sea-move", "sail-to garrison-box", "take-cu 2");
    expect(game.view.locations["garrison-box"]).toMatchObject({ cu: { carthage: 6 }, fought: 0, overran: 0 });
    expect(game.view.locations.carthago).toMatchObject({ cu: { carthage: 1 }, fought: 0, overran: 0 });
  });

  test("[CAR-S.38] CU that fought in Sicily and survived neither attack again nor sail away", () => {
    const game = at({ cu: { sicily: 6, coalition: 8 }, leader: { hanno: "sicily", hasdrubal: "sicily" }, hand: { carthage: ["c-campaign"] } });
    game.play("play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("6 6 2 6 1 1").play("attack-with 4", "let-go", "activate-leader hasdrubal");
    // One of the four is lost, and two of the five that are left are fresh.
    expect(game.view.locations.sicily).toMatchObject({ cu: { carthage: 5 }, fought: 3, overran: 0 });
    game.play("attack");
    expect(game.list).toEqual(["attack-with 1", "attack-with 2"]);
    expect(game.refusedBy("attack-with 3")).toBe("CAR-S.38");
    const sailing = at({ cu: { sicily: 6, coalition: 8 }, leader: { hanno: "sicily", hasdrubal: "sicily" }, hand: { carthage: ["c-campaign"] } });
    sailing.play("play-event c-campaign", "activate-leader hanno", "attack");
    sailing.dice("6 6 2 6 1 1").play("attack-with 4", "let-go", "activate-leader hasdrubal", "sea-move", "sail-to carthago");
    expect(sailing.list).toEqual(["take-cu 0", "take-cu 1", "take-cu 2"]);
  });

  test("[CAR-S.38] CU that attacked neither attack nor move again, except after an automatic victory; fresh ones are moved first and may still attack", () => {
    const game = at({
      active: "coalition",
      cu: { sicily: 1, coalition: 6, syracusae: 2 },
      leader: { "coalition-strategos": "sicily", "coalition-lieutenant": "sicily" },
      hand: { coalition: ["k-campaign"] },
    });
    game.play("play-event k-campaign", "activate-leader coalition-strategos", "attack", "attack-with 4", "let-go");
    expect(game.view.locations.sicily).toMatchObject({ fought: 0, overran: 4 });
    game.play("march", "take-cu 4", "leave-leader coalition-lieutenant");
    // The two fresh ones went first, with two of those that overran.
    expect(game.view.locations.syracusae).toMatchObject({ overran: 2, cu: { coalition: 6 } });
    expect(game.view.locations.sicily).toMatchObject({ overran: 2, cu: { coalition: 2 } });

    const box = at({ ...scene, level: 2, cu: { box: 8, sicily: 3, coalition: 3 }, leader: { hanno: "garrison-box", hasdrubal: "sicily" } });
    box.play("play-event c-campaign", "activate-leader hanno", "attack", "attack-with 8", "sea-move", "sail-to sicily", "take-cu 8");
    expect(box.view.locations.sicily).toMatchObject({ overran: 8, cu: { carthage: 11 } });
    box.play("activate-leader hasdrubal", "attack");
    expect(box.list).toEqual(["attack-with 1", "attack-with 2", "attack-with 3"]);
  });
});
