/** Battles in Sicily: forces, commanders, responses, losses, support, Wild Beasts. */
import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { ASSAULT, assault, SORTIE, sortie } from "../positions.js";
import { at, type Scene, type Table } from "../table.js";

describe("the forces", () => {
  test("[CAR-S.16] An attack in Sicily is a battle against the other side's CU there; Carthago and Syracusae know none", () => {
    expect(
      sortie({ cu: { box: 5, sicily: 6, coalition: 5 } })
        .dice("1 1 1 6 6 6")
        .play("attack-with 4")
        .one("attack-declared"),
    ).toEqual({
      type: "attack-declared",
      seat: "carthage",
      leader: "hanno",
      location: "sicily",
      cu: 4,
      against: 5,
      clause: "CAR-S.16",
    });
    const port = at({ ...SORTIE, leader: { hanno: "carthago" }, cu: { carthago: 3, coalition: 3 } });
    port.play("activate c-ops-1");
    expect(port.refusal("attack")).toMatchObject({ code: "attack/no-battle-here", clause: "CAR-S.16" });
    const base = at({ ...ASSAULT, leader: { "coalition-strategos": "syracusae" }, cu: { sicily: 3, syracusae: 3 } });
    base.play("activate k-ops-2");
    expect(base.refusedBy("attack")).toBe("CAR-S.16");
  });

  test("[CAR-S.2] Both sides' CU in Sicily start no battle by being there", () => {
    const game = at({ ...SORTIE, leader: { hanno: "carthago" }, cu: { carthago: 4, coalition: 6 } });
    game.play("activate c-ops-1", "sea-move", "sail-to sicily", "take-cu 3");
    expect([game.list, game.cu.sicily, game.cu.coalition]).toEqual([["attack", "stop"], 3, 6]);
  });

  test("[CAR-S.18] The attacker picks 1 to 10 CU; the defender fights with all of his under a leader of his choice there, else with TR 0", () => {
    const game = assault({ cu: { box: 5, sicily: 7, coalition: 14 }, leader: { ...ASSAULT.leader, hanno: "sicily" } });
    expect(game.list).toHaveLength(10);
    game.play("attack-with 7");
    expect([game.seat, game.decision, game.list]).toEqual(["carthage", "sicily-battle", ["command hanno", "command hasdrubal"]]);
    expect(game.dice("3 3 3 4 4 4").play("command hanno").one("battle-fought").modifiers).toEqual({ attacker: 1, defender: 1 });
    const leaderless = assault({ leader: { "coalition-strategos": "sicily" } });
    expect(leaderless.dice("3 3 3 4 4 4").play("attack-with 6").one("battle-fought").modifiers).toEqual({ attacker: 3, defender: 1 });
    const empty = at({ ...ASSAULT, cu: { coalition: 3 } });
    empty.play("activate k-ops-2");
    expect(empty.refusal("attack")).toMatchObject({ code: "attack/no-enemy", clause: "CAR-S.18" });
  });

  test("[CAR-S.18] Who commands the defence is shown, also where there is no choice", () => {
    const named = { type: "commander-named", seat: "carthage", leader: "hasdrubal", clause: "CAR-S.18" };
    expect(assault().dice("3 3 3 4 4 4").play("attack-with 6").one("commander-named")).toEqual(named);
    const chosen = assault({ leader: { ...ASSAULT.leader, hanno: "sicily" } }).play("attack-with 6");
    expect(chosen.dice("3 3 3 4 4 4").play("command hasdrubal").one("commander-named")).toEqual(named);
  });

  test("[CAR-R12.2.5] A tie is won by the defender; the higher total wins", () => {
    const fought = (dice: string): unknown => sortie().dice(dice).play("attack-with 6").one("battle-fought");
    const battle = { type: "battle-fought", location: "sicily", modifiers: { attacker: 2, defender: 1 }, clause: "CAR-R12.2.5" };
    const losses = { attacker: 0, defender: 0 };
    expect(fought("3 3 3 3 3 3")).toEqual({ ...battle, winner: "carthage", totals: { attacker: 11, defender: 10 }, losses });
    expect(fought("3 3 2 3 3 3")).toEqual({ ...battle, winner: "coalition", totals: { attacker: 10, defender: 10 }, losses });
  });

  test("[CAR-R8.2.1b] A named leader is never subordinate to a minor one: he commands the defence", () => {
    const game = assault({ leader: { ...ASSAULT.leader, hanno: "sicily", "minor-b": "sicily" } });
    game.play("attack-with 6");
    expect(game.list).toEqual(["command hanno", "command hasdrubal"]);
    expect(game.refusal("command minor-b")).toEqual({ code: "leader/named-under-minor", clause: "CAR-R8.2.1b", data: { leader: "hanno" } });
    const forced = assault({ leader: { ...ASSAULT.leader, "minor-b": "sicily" } });
    expect(forced.dice("3 3 3 4 4 4").play("attack-with 6").one("commander-named").leader).toBe("hasdrubal");
  });

  test("[CAR-S.19] The defender gets +1 for friendly ground, the attacker does not", () => {
    expect(
      sortie({ leader: { hanno: "sicily", "coalition-strategos": "sicily" } })
        .dice("3 3 3 3 3 3")
        .play("attack-with 6")
        .one("battle-fought").modifiers,
    ).toEqual({
      attacker: 0,
      defender: 1 + 1,
    });
  });

  test("[CAR-S.37] Leaders without CU are safe: they cannot be attacked", () => {
    const game = at({ ...ASSAULT, cu: { coalition: 4 }, leader: { "coalition-strategos": "sicily", hasdrubal: "sicily" } });
    game.play("activate k-ops-2");
    expect(game.refusedBy("attack")).toBe("CAR-S.18");
    game.play("march", "take-cu 4");
    expect(game.placeOf("hasdrubal")).toBe("sicily");
  });
});

describe("losses and leaders", () => {
  test("[CAR-S.20] Nobody retreats: survivors stay in Sicily without retreat loss", () => {
    const game = assault();
    const events = game.dice("6 4 2 2 2 2").play("attack-with 6").events;
    expect(one(events, "battle-fought").losses).toEqual({ attacker: 0, defender: 3 });
    expect(game.cu).toMatchObject({ sicily: 3, coalition: 6 });
  });

  test("[CAR-S.21] The attacking commander goes with his last attacker; every leader of a defender with his last CU in Sicily", () => {
    const attacker = sortie({ leader: { hanno: "sicily", hasdrubal: "sicily" } });
    const events = attacker.dice("1 1 1 6 6 6").play("attack-with 3").events;
    expect(all(events, "leader-displaced").map(({ leader }) => leader)).toEqual(["hanno"]);
    expect([attacker.placeOf("hasdrubal"), attacker.cu.sicily]).toEqual(["sicily", 3]);
    const defender = assault({ cu: { sicily: 3, coalition: 6 }, leader: { ...ASSAULT.leader, "minor-b": "sicily" } });
    const swept = defender.dice("6 6 6 2 2 2").play("attack-with 6").events;
    expect([all(swept, "leader-displaced").map(({ leader }) => leader), all(swept, "leader-set-aside").map(({ leader }) => leader)]).toEqual([
      ["hasdrubal"],
      ["minor-b"],
    ]);
  });

  test("[CAR-R12.2.1d] [CAR-R8.4b] [CAR-R8.4c] An automatic victory of the attacker: no dice, all defenders are removed, their leaders displaced or set aside", () => {
    const game = assault({ cu: { box: 5, sicily: 1, coalition: 6 }, leader: { ...ASSAULT.leader, "minor-b": "sicily" } });
    const events = game.play("attack-with 4").events;
    expect(one(events, "automatic-victory")).toEqual({ type: "automatic-victory", winner: "coalition", location: "sicily", clause: "CAR-R12.2.1d" });
    const removed = { type: "cu-removed", seat: "carthage", location: "sicily", count: 1, cause: "automatic-victory", clause: "CAR-R12.2.1d" };
    expect([all(events, "roll"), one(events, "cu-removed")]).toEqual([[], removed]);
    expect(game.cu).toMatchObject({ sicily: 0, coalition: 6 });
    expect([game.placeOf("hasdrubal"), game.placeOf("minor-b")]).toEqual(["displaced", "set-aside"]);
  });

  test("[CAR-R12.2.1d] [CAR-S.21] An automatic victory of the defender: all attackers are removed and their commander is lost, no other leader", () => {
    const leaders: Scene["leader"] = { ...ASSAULT.leader, "coalition-lieutenant": "sicily" };
    const game = at({ ...ASSAULT, cu: { sicily: 12, coalition: 6 }, leader: leaders }).play(
      "activate k-ops-2",
      "activate-leader coalition-strategos",
      "attack",
    );
    const events = game.play("attack-with 3").events;
    expect(one(events, "automatic-victory")).toEqual({ type: "automatic-victory", winner: "carthage", location: "sicily", clause: "CAR-R12.2.1d" });
    const removed = { type: "cu-removed", seat: "coalition", location: "sicily", count: 3, cause: "automatic-victory", clause: "CAR-R12.2.1d" };
    expect([all(events, "roll"), one(events, "cu-removed")]).toEqual([[], removed]);
    expect(game.cu).toMatchObject({ sicily: 12, coalition: 3 });
    expect([game.placeOf("coalition-strategos"), game.placeOf("coalition-lieutenant")]).toEqual(["displaced", "sicily"]);
  });

  test("[CAR-R12.5a] Support is half, rounded up, of the CU that the loser removed", () => {
    const game = assault().dice("6 4 2 2 2 2").play("attack-with 6");
    expect([game.one("cu-removed").count, game.one("support-won")]).toEqual([3, { type: "support-won", winner: "coalition", points: 2, clause: "CAR-R12.5a" }]);
  });

  test("[CAR-R12.5b] What the dice demand beyond the loser's army brings no support, whoever attacked", () => {
    const defenders = assault({ cu: { box: 5, sicily: 2, coalition: 6 } })
      .dice("6 6 6 2 2 2")
      .play("attack-with 6");
    expect([defenders.one("battle-fought").losses.defender, defenders.one("support-won").points]).toEqual([6, 1]);
    const attackers = sortie().dice("1 1 1 6 6 6").play("attack-with 2");
    expect([attackers.one("battle-fought").losses.attacker, attackers.one("support-won").points]).toEqual([9, 1]);
  });

  test("[CAR-20.1.6] The cap and the level stay when CU are removed elsewhere than from the Box", () => {
    const game = assault();
    const before = game.view.unrest;
    game.dice("6 4 2 2 2 2").play("attack-with 6");
    expect([game.view.unrest, game.cu.sicily, game.cu.box]).toEqual([before, 3, 5]);
  });

  test("[CAR-S.25] An automatic victory in Sicily brings half of the CU removed, rounded up, as support", () => {
    const game = assault({ cu: { box: 5, sicily: 1, coalition: 6 } });
    const events = game.play("attack-with 4").events;
    expect(one(events, "automatic-victory")).toEqual({ type: "automatic-victory", winner: "coalition", location: "sicily", clause: "CAR-R12.2.1d" });
    expect(one(events, "support-won")).toEqual({ type: "support-won", winner: "coalition", points: 1, clause: "CAR-S.25" });
    expect(game.placeOf("hasdrubal")).toBe("displaced");
    const beaten = assault({ cu: { sicily: 12, coalition: 6 } });
    const other = beaten.play("attack-with 3").events;
    expect(one(other, "support-won")).toMatchObject({ winner: "carthage", points: 2 });
    expect([beaten.seat, beaten.placeOf("coalition-strategos"), beaten.cu.coalition]).toEqual(["carthage", "displaced", 3]);
  });
});

describe("responses", () => {
  const armed: Scene["hand"] = { coalition: ["k-ops-2", "k-titus-manlius", "k-rallied-rebels"], carthage: ["c-sacred-band", "c-sacred-band"] };
  test("[CAR-S.22] [CAR-R7.1b] Attacker, then defender, alternately play one fitting card or pass; two passes in a row close the window", () => {
    const game = assault({ hand: armed });
    game.play("attack-with 6");
    expect([game.seat, game.list]).toEqual(["coalition", ["respond k-titus-manlius", "pass"]]);
    game.play("pass");
    expect([game.seat, game.list]).toEqual(["carthage", ["respond c-sacred-band", "pass"]]);
    game.play("respond c-sacred-band");
    expect([game.seat, game.list, game.view.underWay.effects]).toEqual(["coalition", ["respond k-titus-manlius", "pass"], ["set-dice"]]);
    game.dice("1 1 1 6 6 6 6").play("pass");
    expect(game.view.locations.sicily.cu.coalition).toBeLessThan(6);
  });

  test("[CAR-S.22] A card played in response is shown and discarded; a pass is noted of who had a card to play", () => {
    const game = assault({ hand: { coalition: ["k-ops-2", "k-titus-manlius"], carthage: ["c-sacred-band"] } }).play("attack-with 6");
    expect(game.play("pass").events).toEqual([{ type: "passed", seat: "coalition", clause: "CAR-S.22" }]);
    const events = game.play("respond c-sacred-band").events;
    expect(events).toEqual([{ type: "card-played", seat: "carthage", card: "c-sacred-band", use: "response", clause: "CAR-S.22" }]);
    expect(game.view.cards.carthage).toMatchObject({ hand: [], discards: ["c-sacred-band"] });
    // Carthage has nothing left to play, so that nothing is noted of it.
    expect(game.dice("1 1 1 6 6 6 6").play("pass").told("passed")).toEqual([{ type: "passed", seat: "coalition", clause: "CAR-S.22" }]);
  });

  test("[CAR-20.3.22] With the Sacred Band Carthage rolls four dice, attacking or defending; the coalition rolls three", () => {
    const faces = (game: Table): unknown => game.told("roll").map(({ seat, faces: rolled }) => [seat, rolled.length]);
    const hands = (card: string): NonNullable<Scene["hand"]> => ({ coalition: ["k-ops-2"], carthage: [card, "c-sacred-band"] });
    const defending = assault({ hand: hands("c-npa") }).play("attack-with 6");
    expect([defending.seat, defending.list]).toEqual(["carthage", ["respond c-sacred-band", "pass"]]);
    expect(faces(defending.dice("3 3 3 3 3 3 3").play("respond c-sacred-band"))).toEqual([
      ["coalition", 3],
      ["carthage", 4],
    ]);
    const attacking = sortie({ hand: hands("c-ops-1") }).play("attack-with 6");
    expect(faces(attacking.dice("3 3 3 3 3 3 3").play("respond c-sacred-band"))).toEqual([
      ["carthage", 4],
      ["coalition", 3],
    ]);
  });

  test("[CAR-S.22] In an attack on the unrest the coalition answers as defender, and in an automatic victory nobody does", () => {
    const scene: Scene = {
      ...SORTIE,
      level: 4,
      cu: { box: 5 },
      leader: { hanno: "garrison-box" },
      hand: { carthage: ["c-ops-1"], coalition: ["k-rallied-rebels", "k-titus-manlius"] },
    };
    const game = at(scene);
    game.play("activate c-ops-1", "attack", "attack-with 5");
    expect([game.seat, game.list]).toEqual(["coalition", ["respond k-rallied-rebels", "respond k-titus-manlius", "pass"]]);
    const overrun = at({ ...scene, level: 1 });
    overrun.play("activate c-ops-1", "attack", "attack-with 5");
    expect(overrun.decision).toBe("activation");
  });

  test("[CAR-S.23] A second Sacred Band in the same battle is not allowed", () => {
    const open = sortie({ hand: { carthage: ["c-ops-1", "c-sacred-band", "c-sacred-band"], coalition: ["k-titus-manlius"] } });
    open.play("attack-with 6", "respond c-sacred-band");
    expect([open.seat, open.refusedBy("respond k-rallied-rebels")]).toEqual(["coalition", "CAR-S.22"]);
    const alone = at({ ...SORTIE, hand: { carthage: ["c-ops-1", "c-sacred-band", "c-sacred-band"] } });
    alone.play("activate c-ops-1", "attack", "attack-with 6");
    expect(alone.list).toEqual(["respond c-sacred-band", "pass"]);
    // With nothing else to play the second one is not even asked for: the dice fall.
    alone.dice("6 6 6 6 1 1 1").play("respond c-sacred-band").one("battle-fought");
    expect(alone.view.cards.carthage.hand).toEqual(["c-sacred-band"]);
  });

  test("[CAR-S.27] [CAR-21.3.11a] [CAR-21.3.11b] Titus Manlius: the battle is won as usual, but no die costs anybody CU, and there is no support", () => {
    const game = assault({ hand: { coalition: ["k-ops-2", "k-titus-manlius"] } });
    game.play("attack-with 6");
    const events = game.dice("6 6 6 1 1 1").play("respond k-titus-manlius").events;
    expect(one(events, "battle-fought")).toMatchObject({ winner: "coalition", losses: { attacker: 0, defender: 0 } });
    expect(all(events, "cu-removed")).toEqual([]);
    expect(one(events, "support-won").points).toBe(0);
    expect([game.cu.sicily, game.cu.coalition, game.decision === "support"]).toEqual([6, 6, false]);
  });

  test("[CAR-S.27] [CAR-21.3.11a] [CAR-21.3.11b] Titus Manlius in an attack on the unrest: whoever wins, nobody loses CU and the level stays", () => {
    const scene: Scene = {
      ...SORTIE,
      level: 4,
      cu: { box: 5 },
      leader: { hanno: "garrison-box" },
      hand: { carthage: ["c-ops-1"], coalition: ["k-titus-manlius"] },
    };
    for (const [dice, winner] of [
      ["6 6 6 4 4 1", "carthage"],
      ["1 1 4 6 6 6", "unrest"],
    ] as const) {
      const plain = at(scene).play("activate c-ops-1", "attack", "attack-with 5");
      const lost = plain.dice(dice).play("pass").one("battle-fought").losses;
      expect([lost.attacker > 0 && lost.defender > 0, plain.level === 4]).toEqual([true, false]);
      const game = at(scene).play("activate c-ops-1", "attack", "attack-with 5");
      const events = game.dice(dice).play("respond k-titus-manlius").events;
      expect(one(events, "battle-fought")).toMatchObject({ winner, losses: { attacker: 0, defender: 0 } });
      expect([one(events, "support-won").points, all(events, "cu-removed"), all(events, "level-changed")]).toEqual([0, [], []]);
      expect([game.cu.box, game.level, game.placeOf("hanno")]).toEqual([5, 4, "garrison-box"]);
    }
  });

  test("[CAR-21.3.11d] Wild Beasts may still be played by the winner", () => {
    const game = assault({ hand: { coalition: ["k-ops-2", "k-titus-manlius", "k-wild-beasts"] } });
    game.play("attack-with 6");
    game.dice("6 6 6 1 1 1").play("respond k-titus-manlius");
    expect([game.decision, game.list]).toEqual(["wild-beasts", ["respond k-wild-beasts", "pass"]]);
    expect(game.play("respond k-wild-beasts").one("commander-marked").leader).toBe("hasdrubal");
  });

  test("[CAR-S.28] Rallied Rebels add 1 to the total of the unrest in one attack on it, and fit no battle in Sicily", () => {
    const game = at({
      ...SORTIE,
      level: 4,
      cu: { box: 4 },
      leader: { hanno: "garrison-box" },
      hand: { carthage: ["c-ops-1"], coalition: ["k-rallied-rebels"] },
    });
    game.play("activate c-ops-1", "attack", "attack-with 4");
    expect(game.dice("3 3 3 4 4 3").play("respond k-rallied-rebels").one("battle-fought")).toMatchObject({
      winner: "unrest",
      modifiers: { attacker: 2, defender: 1 },
      totals: { attacker: 11, defender: 12 },
    });
    expect(
      sortie({ hand: { carthage: ["c-ops-1"], coalition: ["k-rallied-rebels"] } })
        .dice("6 6 6 1 1 1")
        .play("attack-with 6").events,
    ).toContainEqual(expect.objectContaining({ type: "battle-fought" }));
  });
});

describe("Wild Beasts", () => {
  const hunting: Scene["hand"] = { coalition: ["k-ops-2", "k-wild-beasts"] };
  test("[CAR-S.26] After a coalition victory in Sicily the beaten commander still in play is marked; his army has −1 there, once, until the turn ends", () => {
    const game = assault({ hand: hunting });
    game.dice("6 2 2 2 2 2").play("attack-with 6");
    game.play("let-go");
    expect([game.decision, game.seat]).toEqual(["wild-beasts", "coalition"]);
    expect(game.play("respond k-wild-beasts").one("commander-marked")).toEqual({ type: "commander-marked", leader: "hasdrubal", clause: "CAR-S.26" });
    expect(game.view.leaders["hasdrubal"]!.marked).toBe(true);
    const unmarked = at({ ...SORTIE, leader: { hasdrubal: "sicily" }, hand: { carthage: ["c-ops-2"] } }).play("activate c-ops-2", "attack");
    expect(unmarked.dice("3 3 3 3 3 3").play("attack-with 6").one("battle-fought").modifiers).toEqual({ attacker: 2, defender: 1 });
    const marked = at({ ...SORTIE, leader: { hasdrubal: "sicily" }, marked: ["hasdrubal"], hand: { carthage: ["c-ops-2"] } });
    marked.play("activate c-ops-2", "attack");
    expect(marked.dice("3 3 3 3 3 3").play("attack-with 6").one("battle-fought").modifiers).toEqual({ attacker: 2 - 1, defender: 1 });
    const inBox = at({ ...SORTIE, level: 4, cu: { box: 4 }, leader: { hasdrubal: "garrison-box" }, marked: ["hasdrubal"], hand: { carthage: ["c-ops-2"] } });
    inBox.play("activate c-ops-2", "attack");
    expect(inBox.dice("3 3 3 3 3 3").play("attack-with 4").one("battle-fought").modifiers.attacker).toBe(2);
    const ending = at({
      ...SORTIE,
      round: 5,
      first: "coalition",
      marked: ["hasdrubal"],
      cu: { sicily: 1, coalition: 1 },
      leader: { hanno: "carthago", hasdrubal: "sicily" },
    });
    ending.play("done");
    expect(ending.view.leaders["hasdrubal"]!.marked).toBe(true);
    ending.playTo("first-player");
    expect(Object.entries(ending.view.leaders).filter(([, { marked: stillMarked }]) => stillMarked)).toEqual([]);
  });

  test("[CAR-S.26] A beaten army without a commander, or whose commander is displaced, cannot be marked", () => {
    const leaderless = assault({ hand: hunting, leader: { "coalition-strategos": "sicily" } });
    leaderless.dice("6 2 2 2 2 2").play("attack-with 6");
    leaderless.play("let-go");
    expect(leaderless.decision).not.toBe("wild-beasts");
    const gone = assault({ hand: hunting, cu: { sicily: 2, coalition: 6 } });
    gone.dice("6 2 2 2 2 2").play("attack-with 6");
    gone.play("let-go");
    expect(gone.decision).not.toBe("wild-beasts");
  });

  test("[CAR-21.3.5a] Several marks count once", () => {
    const game = assault({ hand: hunting, marked: ["hasdrubal"] });
    game.dice("6 2 2 2 2 2").play("attack-with 6");
    game.play("let-go", "respond k-wild-beasts");
    const again = at({ ...SORTIE, leader: { hasdrubal: "sicily" }, marked: ["hasdrubal"], hand: { carthage: ["c-ops-2"] } });
    again.play("activate c-ops-2", "attack");
    expect(again.dice("3 3 3 3 3 3").play("attack-with 6").one("battle-fought").modifiers.attacker).toBe(1);
  });
});
