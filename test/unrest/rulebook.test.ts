/** Positions for clauses that other tests only ask functions about, so that each of them is seen in play: what an attack on the unrest costs, what the level takes, what lies at the start. */
import { describe, expect, test } from "vitest";
import { at, fromStart, type Scene } from "./table.js";

/** Hanno with CU in the Box, about to attack an unrest of this level. */
function hanno(level: number, box: number): Scene {
  return { level, cu: { box, syracusae: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1"] } };
}

/** An attack with so many CU, the dice of Carthage first. */
function attack(level: number, box: number, cu: number, dice: string) {
  const game = at(hanno(level, box)).play("activate c-ops-1", "attack").dice(dice).play(`attack-with ${cu}`);
  const { winner, modifiers, losses } = game.one("battle-fought");
  return { winner, modifiers, losses, level: game.level, box: game.cu.box, hanno: game.placeOf("hanno") };
}

describe("an attack on the unrest", () => {
  test("[CAR-20.3.5] [CAR-20.3.6] [CAR-R12.2.1a] [CAR-R12.2.1b] [CAR-R12.2.2a] [CAR-R12.2.2b] [CAR-R12.2.3b] [CAR-R12.3i] Four CU under a leader of rating 2 against level 4", () => {
    expect(attack(4, 8, 4, "2 2 3 3 2 2")).toMatchObject({ winner: "carthage", modifiers: { attacker: 2, defender: 0 }, losses: { attacker: 0, defender: 0 } });
  });
  test("[CAR-R12.2.1c] Three to one gives the larger army 5", () => {
    expect(attack(6, 7, 2, "1 1 1 6 6 6").modifiers).toEqual({ attacker: 2, defender: 5 });
  });
  test.each([
    ["[CAR-R12.3b] The winner's 6 costs the loser 2 CU", 4, 4, "6 3 3 2 2 2", { attacker: 0, defender: 2 }],
    ["[CAR-R12.3c] [CAR-R12.3j] The winner's 5 costs nothing when the winner began with 1 CU", 1, 1, "5 3 3 2 2 2", { attacker: 0, defender: 0 }],
    ["[CAR-R12.3d] The winner's 4 costs the loser 1 CU when the winner has 3 or more", 4, 4, "4 3 3 2 2 2", { attacker: 0, defender: 1 }],
    ["[CAR-R12.3e] The loser's 6 costs the winner 1 CU", 4, 4, "3 6 3 6 2 2", { attacker: 1, defender: 2 }],
    ["[CAR-R12.3f] The loser's 5 costs the winner 1 CU", 4, 4, "3 6 3 5 2 2", { attacker: 1, defender: 2 }],
    ["[CAR-R12.3g] The loser's 4 costs the winner 1 CU", 4, 4, "3 6 3 4 2 2", { attacker: 1, defender: 2 }],
    ["[CAR-R12.3h] The loser's 1 costs the loser 1 CU", 4, 4, "3 3 3 1 2 2", { attacker: 0, defender: 1 }],
  ] as const)("%s", (_, level, cu, dice, losses) => {
    expect(attack(level, 8, cu, dice).losses).toEqual(losses);
  });
  test("[CAR-20.3.11] [CAR-E.20.3-N] [CAR-H.9] Six CU inflicted are three points of support, though only two CU fought for the unrest", () => {
    expect(attack(2, 6, 3, "6 6 6 2 2 2")).toMatchObject({ losses: { attacker: 0, defender: 6 }, level: 0 });
  });
  test("[CAR-20.3.13] [CAR-E.20.3-A2] Two CU took part, so that three CU lost are one point of support", () => {
    expect(attack(4, 2, 2, "1 1 1 3 3 3")).toMatchObject({ winner: "unrest", losses: { attacker: 3 }, level: 5, box: 0 });
  });
  test("[CAR-20.3.20] [CAR-20.1.1] With nobody left in the Box the cap is 10", () => {
    const game = at(hanno(6, 3)).play("activate c-ops-1", "attack").dice("2 2 2 4 4 4").play("attack-with 3");
    expect([game.cu.box, game.view.unrest.cap, game.level]).toEqual([0, 10, 8]);
  });
  test("[CAR-20.3.19] [CAR-20.3.21] Nine CU lost take the two that attacked, and their leader; the others stay", () => {
    expect(attack(6, 7, 2, "1 1 1 6 6 6")).toMatchObject({ losses: { attacker: 9 }, box: 5, hanno: "displaced" });
  });
  test("[CAR-20.3.25] A 6 of those who lose does not lower the level of an unrest that wins", () => {
    expect(attack(4, 8, 4, "6 2 2 6 6 6")).toMatchObject({ winner: "unrest", losses: { defender: 1 }, level: 6 });
  });
  test("[CAR-20.3.31] Nine against nine is won by the unrest", () => {
    expect(attack(4, 8, 4, "3 2 2 3 3 3")).toMatchObject({ winner: "unrest", level: 4 });
  });
});

describe("the level", () => {
  test("[CAR-20.1.5] [CAR-R9.6] [CAR-H.5] Three CU sail into the Box, unopposed; the level stays above the new cap", () => {
    const game = at({ level: 5, cu: { box: 4, carthago: 3 }, leader: { hanno: "carthago" }, hand: { carthage: ["c-ops-1"] } });
    game.play("activate c-ops-1", "sea-move", "sail-to garrison-box", "take-cu 3");
    expect(game.view.unrest).toMatchObject({ level: 5, cap: 3 });
  });
  test("[CAR-20.2.1] [CAR-20.2.4] [CAR-20.2.8] [CAR-H.1] Level 10 takes five cards of the hand and three victory points", () => {
    const game = at({ level: 10 });
    expect(game.view.unrest).toMatchObject({ handReduction: 5, vpReduction: 3 });
    expect(game.view.cards.carthage.limit).toBe(2);
  });
  test("[CAR-20.0.8] [CAR-H.4] An NPA event of the rival raises the level and does nothing else; that of Carthage cannot raise it", () => {
    const scene: Scene = { level: 2, cu: { coalition: 1, carthago: 1 }, hand: { coalition: ["k-npa"], carthage: ["c-npa"] }, leader: { hanno: "carthago" } };
    expect(at(scene).refusedBy("play-event c-npa")).toBe("CAR-20.0.2");
    const game = at({ ...scene, active: "coalition" }).play("play-event k-npa");
    expect([game.level, game.told("level-changed").length]).toEqual([3, 1]);
  });
});

test("[CAR-H.2] [CAR-20.2.4] At the end of a turn level 6 costs Carthage two victory points", () => {
  const game = at({
    round: 5,
    first: "coalition",
    level: 6,
    cu: { sicily: 1, coalition: 1 },
    leader: { hanno: "carthago" },
    hand: { carthage: ["c-ops-1"] },
  });
  expect(game.play("done").one("scored")).toMatchObject({ unrestPoints: 2 });
});

test("[CAR-H.3] When both sides have been active a new round begins", () => {
  const game = at({ first: "coalition", active: "carthage", cu: { sicily: 1, coalition: 1 }, hand: { carthage: ["c-ops-1"], coalition: ["k-ops-1"] } });
  expect(game.play("done").view.round).toBe(2);
});

test("[CAR-S.42] [CAR-H.6] At the start a game has five turns before it; its leaders and CU lie where the set-up has put them", () => {
  const game = fromStart();
  expect(game.view).toMatchObject({ turn: 1, turns: 5 });
  expect(game.cu).toEqual({ box: 5, carthago: 4, sicily: 8, coalition: 5, syracusae: 6 });
});
