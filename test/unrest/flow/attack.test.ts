/** Attacks on the unrest as they are played. */
import { describe, expect, test } from "vitest";
import { odds } from "../../../src/core/game/odds.js";
import { UNREST } from "../../../src/unrest/index.js";
import { all, one } from "../../support/table.js";
import { at, type Scene } from "../table.js";

const IN_BOX: Scene = { level: 4, cu: { box: 8, syracusae: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1"] } };

describe("when an attack is possible", () => {
  test("[CAR-20.3.1] Only while Carthage is active, and it uses up the card play", () => {
    const game = at({ ...IN_BOX, hand: { carthage: ["c-ops-1", "c-ops-3"] } });
    game.play("activate c-ops-1", "attack");
    const events = game.dice("6 2 2 1 2 2").play("attack-with 4").events;
    expect(all(events, "done")[0]?.seat).toBe("carthage");
    const coalition = at({
      ...IN_BOX,
      active: "coalition",
      leader: { "coalition-strategos": "syracusae", hanno: "garrison-box" },
      hand: { coalition: ["k-ops-2"] },
    });
    coalition.play("activate k-ops-2");
    expect(coalition.refusedBy("attack")).toBe("CAR-S.16");
  });

  test("[CAR-20.3.2] It needs one activated leader and at least one CU, all in the Box", () => {
    const game = at(IN_BOX);
    game.play("activate c-ops-1", "attack");
    expect(game.list[0]).toBe("attack-with 1");
    expect(game.refusal("attack-with 0")).toEqual({ code: "count/too-few", clause: "CAR-20.3.2", data: { count: 0, most: 8 } });
    const carthago = at({ ...IN_BOX, leader: { hanno: "carthago" } });
    carthago.play("activate c-ops-1");
    expect(carthago.refusedBy("attack")).toBe("CAR-S.16");
  });

  test("[CAR-20.3.3] They may have come by sea in the same activation: 3 MP for the sea, the last one for the attack", () => {
    const game = at({ ...IN_BOX, cu: { carthago: 3 }, leader: { hanno: "carthago" } });
    game.play("activate c-ops-1", "sea-move", "sail-to garrison-box", "take-cu 3");
    expect(game.view.underWay.activation?.points).toBe(1);
    game.play("attack");
    expect(game.view.underWay.activation?.points).toBe(0);
    game.dice("6 6 6 1 1 1").play("attack-with 3").one("battle-fought");
  });

  test("[CAR-20.3.24] At level 0 there is nothing to attack", () => {
    const game = at({ ...IN_BOX, level: 0 });
    game.play("activate c-ops-1");
    expect(game.refusal("attack")).toMatchObject({ code: "attack/level-zero", clause: "CAR-20.3.24" });
  });

  test("[CAR-20.3.33] A leader alone cannot attack, nor CU without a leader", () => {
    const game = at({ ...IN_BOX, cu: { carthago: 2 } });
    game.play("activate c-ops-1");
    expect(game.refusedBy("attack")).toBe("CAR-20.3.33");
    const leaderless = at({ ...IN_BOX, leader: { hanno: "sicily" } });
    leaderless.play("activate c-ops-1");
    expect(leaderless.list).toEqual(["sea-move", "stop"]);
  });

  test("[CAR-20.3.27] At most 10 CU take part", () => {
    const game = at({ ...IN_BOX, cu: { box: 14 } });
    game.play("activate c-ops-1", "attack");
    expect(game.list).toHaveLength(10);
    expect(game.refusal("attack-with 11")).toEqual({ code: "count/too-many", clause: "CAR-20.3.27", data: { count: 11, most: 10 } });
  });
});

describe("the attack", () => {
  test("[CAR-20.3.1] It is declared against the level of the unrest", () => {
    const game = at(IN_BOX);
    game.play("activate c-ops-1", "attack");
    expect(game.dice("3 3 3 3 3 3").play("attack-with 5").one("attack-declared")).toEqual({
      type: "attack-declared",
      seat: "carthage",
      leader: "hanno",
      location: "garrison-box",
      cu: 5,
      against: 4,
      clause: "CAR-20.3.1",
    });
  });

  test("[CAR-20.3.4] [CAR-R12.1] It is fought as any battle: automatic victory, responses, rolls, losses, leaders, support", () => {
    const game = at({ ...IN_BOX, hand: { carthage: ["c-ops-1", "c-sacred-band"], coalition: ["k-rallied-rebels"] } });
    game.play("activate c-ops-1", "attack");
    game.play("attack-with 5").one("attack-declared");
    expect([game.decision, game.seat]).toEqual(["battle-responses", "carthage"]);
    game.play("respond c-sacred-band");
    const events = game.dice("1 1 1 1 6 6 6").play("respond k-rallied-rebels").events;
    expect(events.map(({ type }) => type).slice(0, 9)).toEqual([
      "card-played",
      "roll",
      "roll",
      "battle-fought",
      "cu-removed",
      "leader-displaced",
      "support-won",
      "level-changed",
      "activation-ended",
    ]);
  });

  test("[CAR-19.2] The +1 for friendly ground is given to neither side in the Box", () => {
    const game = at(IN_BOX);
    game.play("activate c-ops-1", "attack");
    expect(game.dice("3 3 3 3 3 3").play("attack-with 4").one("battle-fought").modifiers).toEqual({ attacker: 2, defender: 0 });
  });

  test("[CAR-20.3.18] [CAR-20.3.8] Carthage decides how many attack; they pay the losses, the garrison none", () => {
    const game = at(IN_BOX);
    game.play("activate c-ops-1", "attack");
    const events = game.dice("1 1 1 6 6 6").play("attack-with 3").events;
    expect(one(events, "cu-removed")).toEqual({
      type: "cu-removed",
      seat: "carthage",
      location: "garrison-box",
      count: 3,
      cause: "battle",
      clause: "CAR-20.3.8",
    });
    expect(game.cu.box).toBe(5);
  });

  test("[CAR-20.3.26] Attackers who lose and survive stay in the Box and pay no retreat loss", () => {
    const game = at({ ...IN_BOX, leader: { hanno: "garrison-box" } });
    game.play("activate c-ops-1", "attack");
    game.dice("2 2 2 6 6 3").play("attack-with 5");
    expect([game.cu.box, game.placeOf("hanno")]).toEqual([4, "garrison-box"]);
  });

  test("[CAR-20.3.26] [CAR-20.3.28] Those who survive in a Campaign are noted where they are, less the lost", () => {
    const game = at({ ...IN_BOX, leader: { hanno: "garrison-box", hasdrubal: "garrison-box" }, hand: { carthage: ["c-campaign"] } });
    game.play("play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("2 2 2 6 6 3").play("attack-with 5");
    expect(game.view.locations["garrison-box"]).toMatchObject({ cu: { carthage: 4 }, fought: 1, overran: 0 });
    expect(game.view.frames?.[3]?.slots["spent"]).toBe("hanno");
  });

  test("[CAR-20.1.6] CU removed from the Box raise the cap and do not change the level by themselves", () => {
    const game = at({ ...IN_BOX, level: 7, cu: { box: 8 } });
    expect(game.view.unrest).toMatchObject({ level: 7, cap: 2 });
    game.play("activate c-ops-1", "attack");
    const events = game.dice("2 2 2 6 2 2").play("attack-with 8").events;
    expect(all(events, "level-changed")).toEqual([]);
    expect(game.view.unrest).toMatchObject({ level: 7, cap: 4 });
  });

  test("[CAR-20.1.7] The level falls through a Carthaginian victory only: an attack that is lost never lowers it", () => {
    const lost = at(IN_BOX);
    lost.play("activate c-ops-1", "attack");
    expect(lost.dice("6 2 1 6 6 6").play("attack-with 4").one("battle-fought").losses.defender).toBe(1);
    expect(lost.level).toBe(6);
    const won = at(IN_BOX);
    won.play("activate c-ops-1", "attack");
    won.dice("6 6 1 2 2 2").play("attack-with 4");
    expect(won.level).toBe(2);
  });

  test("[CAR-20.3.23] Support won against the unrest is never spent elsewhere: nothing is asked, the rest is lost", () => {
    const game = at({ ...IN_BOX, level: 1, hand: { carthage: ["c-ops-1", "c-blockade"] } });
    game.play("activate c-ops-1", "attack");
    const events = game.dice("6 6 6 1 1 1").play("attack-with 2").events;
    expect(one(events, "support-won")).toMatchObject({ winner: "carthage", clause: "CAR-20.3.9" });
    expect(one(events, "support-lost")).toMatchObject({ winner: "carthage", clause: "CAR-20.3.12" });
    expect([game.view.ports.carthage, game.level]).toEqual([2, 0]);
    expect([...all(events, "port-changed"), game.decision === "support"]).toEqual([false]);
  });

  test("[CAR-20.3.23] All of it goes into the level when there is room: nothing is lost", () => {
    const won = at(IN_BOX);
    won.play("activate c-ops-1", "attack");
    const events = won.dice("6 6 2 2 2 2").play("attack-with 6").events;
    expect(one(events, "support-won")).toEqual({ type: "support-won", winner: "carthage", points: 2, clause: "CAR-20.3.9" });
    expect([all(events, "support-lost"), won.level]).toEqual([[], 2]);
    const lost = at({ ...IN_BOX, cu: { box: 4, syracusae: 1 } });
    lost.play("activate c-ops-1", "attack");
    const other = lost.dice("2 2 2 6 4 2").play("attack-with 4").events;
    expect(one(other, "support-won")).toEqual({ type: "support-won", winner: "unrest", points: 2, clause: "CAR-20.3.10" });
    expect([all(other, "support-lost"), lost.level]).toEqual([[], 6]);
  });

  test("[CAR-20.3.12] Support left over at level 0 is shown as lost", () => {
    const game = at({ ...IN_BOX, level: 1 });
    game.play("activate c-ops-1", "attack");
    const events = game.dice("6 6 2 2 2 2").play("attack-with 2").events;
    expect(one(events, "support-lost")).toEqual({ type: "support-lost", winner: "carthage", points: 1, clause: "CAR-20.3.12" });
  });

  test("[CAR-20.3.14] Support left over at the cap is shown as lost, whether dice decided or not", () => {
    const byDice = at({ ...IN_BOX, cu: { box: 9, syracusae: 1 } });
    byDice.play("activate c-ops-1", "attack");
    expect(byDice.dice("1 1 1 6 6 6").play("attack-with 4").one("support-lost")).toEqual({
      type: "support-lost",
      winner: "unrest",
      points: 1,
      clause: "CAR-20.3.14",
    });
    const automatic = at({ ...IN_BOX, level: 8, cu: { box: 3, syracusae: 1 } });
    automatic.play("activate c-ops-1", "attack");
    const events = automatic.play("attack-with 1").events;
    expect(one(events, "support-lost")).toEqual({ type: "support-lost", winner: "unrest", points: 1, clause: "CAR-20.3.14" });
    expect([automatic.level, automatic.cu.box]).toEqual([8, 2]);
  });

  test("[CAR-R12.2.5] A tie is won by the defender, here the unrest; the higher total wins", () => {
    const fought = (dice: string): unknown => {
      const game = at({ ...IN_BOX, cu: { box: 4, syracusae: 1 } });
      game.play("activate c-ops-1", "attack");
      return game.dice(dice).play("attack-with 4").one("battle-fought");
    };
    const battle = { type: "battle-fought", location: "garrison-box", modifiers: { attacker: 2, defender: 0 }, clause: "CAR-R12.2.5" };
    const losses = { attacker: 0, defender: 0 };
    expect(fought("3 3 2 3 3 3")).toEqual({ ...battle, winner: "carthage", totals: { attacker: 10, defender: 9 }, losses });
    expect(fought("3 2 2 3 3 3")).toEqual({ ...battle, winner: "unrest", totals: { attacker: 9, defender: 9 }, losses });
  });

  test("[CAR-20.3.29] After an automatic victory the leader may spend the MP he has left: 3 of them to sail away", () => {
    const game = at({ ...IN_BOX, level: 2 });
    game.play("activate c-ops-1", "attack");
    const events = game.play("attack-with 8").events;
    expect(one(events, "automatic-victory")).toEqual({ type: "automatic-victory", winner: "carthage", location: "garrison-box", clause: "CAR-20.3.7" });
    expect([all(events, "roll"), game.level, game.view.underWay.activation?.points]).toEqual([[], 0, 3]);
    game.play("sea-move", "sail-to carthago", "take-cu 3");
    expect([game.cu.box, game.cu.carthago]).toEqual([5, 3]);
  });

  test("[CAR-20.3.32] An unrest of four times the size removes all attackers without dice and displaces the leader", () => {
    const game = at({ ...IN_BOX, level: 8, cu: { box: 2 } });
    game.play("activate c-ops-1", "attack");
    const events = game.play("attack-with 2").events;
    expect(one(events, "automatic-victory")).toMatchObject({ winner: "unrest", clause: "CAR-20.3.32" });
    expect([game.cu.box, game.level, game.placeOf("hanno")]).toEqual([0, 9, "displaced"]);
  });

  test("[CAR-S.38] Those who were removed count no more among those who have attacked", () => {
    const scene: Scene = { ...IN_BOX, level: 8, cu: { box: 4 }, leader: { hanno: "garrison-box", hasdrubal: "garrison-box" } };
    const game = at({ ...scene, hand: { carthage: ["c-campaign"] } }).play("play-event c-campaign", "activate-leader hanno", "attack");
    game.play("attack-with 1", "activate-leader hasdrubal", "attack");
    expect(game.view.locations["garrison-box"]).toMatchObject({ cu: { carthage: 3 }, fought: 0, overran: 0 });
    expect(game.list).toEqual(["attack-with 1", "attack-with 2", "attack-with 3"]);
  });

  test("[CAR-R8.4b] A named leader is displaced when his CU are all gone, also when his side has won", () => {
    const game = at({ ...IN_BOX, level: 4, cu: { box: 2 } });
    game.play("activate c-ops-1", "attack");
    const events = game.dice("6 6 6 6 5 2").play("attack-with 2").events;
    expect(one(events, "battle-fought")).toMatchObject({ winner: "carthage", losses: { attacker: 2 } });
    expect([one(events, "leader-displaced"), game.placeOf("hanno")]).toEqual([{ type: "leader-displaced", leader: "hanno", clause: "CAR-R8.4b" }, "displaced"]);
  });

  test("[CAR-20.3.34] No flank, interception, avoidance or siege: besides the leader's rating and the ratio only events change the rolls", () => {
    const game = at({ ...IN_BOX, leader: { hanno: "garrison-box", bomilcar: "garrison-box", "minor-a": "garrison-box" } });
    game.play("activate c-ops-1", "attack");
    expect(game.decision).toBe("attack");
    expect(game.dice("3 3 3 3 3 3").play("attack-with 6").one("battle-fought").modifiers).toEqual({ attacker: 2 + 1, defender: 0 });
  });

  test("exact odds of the move itself agree with the odds of the pure attack", () => {
    const game = at(IN_BOX);
    game.play("activate c-ops-1", "attack");
    const chances = odds(UNREST, game.state, UNREST.parse("carthage attack-with 4"), (state) => state.level);
    expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(Math.max(...chances.map(({ answer }) => answer))).toBe(6);
  });
});
