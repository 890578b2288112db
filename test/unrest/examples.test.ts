/** The worked examples of the ledger, each played with its dice: sums, losses, support points and levels as printed. */
import { describe, expect, test } from "vitest";
import { attackUnrest } from "../../src/unrest/rules/unrest-battle.js";
import { resolveBattle } from "../../src/unrest/rules/battle.js";
import { raisedLevel, supportFor } from "../../src/unrest/rules/level.js";
import { ScriptedDice } from "../../src/core/dice/scripted.js";
import { standardBoxTables } from "../../src/unrest/box.js";
import { one } from "../support/table.js";
import { at } from "./table.js";

const t = standardBoxTables();

describe("section 19", () => {
  test("[CAR-E.19-A] Hanno, activated with a 1-value card, sails with 3 of 5 CU from the Box to Carthago and has 1 MP left", () => {
    const game = at({ level: 1, cu: { box: 5 }, leader: { hanno: "garrison-box", "minor-a": "garrison-box" }, hand: { carthage: ["c-ops-1"] } });
    expect(game.list).toContain("activate c-ops-1");
    game.play("activate c-ops-1", "sea-move", "sail-to carthago");
    expect(game.list).toEqual(["take-cu 0", "take-cu 1", "take-cu 2", "take-cu 3"]);
    const events = game.play("take-cu 3", "leave-leader minor-a").events;
    expect(one(events, "sea-moved")).toEqual({
      type: "sea-moved",
      leader: "hanno",
      from: "garrison-box",
      to: "carthago",
      cu: 3,
      leaders: [],
      clause: "CAR-S.14",
    });
    expect(game.cu).toMatchObject({ box: 2, carthago: 3 });
    expect([game.placeOf("hanno"), game.placeOf("minor-a")]).toEqual(["carthago", "garrison-box"]);
  });
});

describe("section 20.1", () => {
  test("[CAR-E.20.1-A] Level 3, 6 CU in the Box: of the 3 support points for 5 CU at most 1 goes into the level", () => {
    // Carthage attacks with 5 CU and loses them all: 6, 5, 4 of an army of 6 are 5 losses.
    const game = at({
      level: 3,
      cu: { box: 6, sicily: 5, coalition: 6 },
      leader: { hanno: "sicily" },
      hand: { carthage: ["c-ops-1"] },
    });
    game.play("activate c-ops-1", "attack");
    expect(game.view.unrest.cap).toBe(4);
    const events = game.dice("2 2 2 6 5 4").play("attack-with 5").events;
    expect(one(events, "cu-removed").count).toBe(5);
    expect(one(events, "support-won")).toEqual({ type: "support-won", winner: "coalition", points: 3, clause: "CAR-R12.5a" });
    game.play("spend-on-level");
    expect(game.level).toBe(4);
    expect(game.list).toEqual(["spend-on-port", "let-go"]);
    expect(game.refusedBy("spend-on-level")).toBe("CAR-20.1.2");
  });

  test("[CAR-E.20.1-B] Level 2, 10 CU sail into the empty Box: cap 0, the level stays 2 and cannot rise", () => {
    const game = at({
      level: 2,
      cu: { carthago: 10, syracusae: 1 },
      leader: { hanno: "carthago", "coalition-strategos": "syracusae" },
      hand: { carthage: ["c-ops-3"], coalition: ["k-npa"] },
    });
    game.play("activate c-ops-3", "sea-move", "sail-to garrison-box", "take-cu 10", "stop");
    expect(game.view.unrest).toMatchObject({ level: 2, cap: 0 });
    expect(game.refusal("play-event k-npa")).toEqual({ code: "raise/at-cap", clause: "CAR-20.1.12", data: { card: "k-npa" } });
  });
});

describe("section 20.2", () => {
  test("[CAR-E.20.2-A] Level 3 costs 1 VP, and with two Sicilian ports a hand of 6 is drawn in turn 2", () => {
    const game = at({
      level: 3,
      round: 5,
      first: "coalition",
      cu: { sicily: 1, coalition: 1 },
      leader: { hanno: "sicily" },
      hand: { carthage: ["c-ops-1"] },
    });
    const scored = game.play("done").events;
    expect(one(scored, "scored")).toMatchObject({ portPoints: 0, unrestPoints: 1, vp: 5 });
    game.playTo("draw");
    expect(game.seat).toBe("carthage");
    expect(game.view.cards.carthage).toMatchObject({ count: 1, limit: 6 });
    game.dice("", "any").play("draw");
    expect(game.view.turn).toBe(2);
    expect(game.view.cards.carthage.count).toBe(6);
  });
});

describe("section 20.3", () => {
  test("[CAR-E.20.3-A] Hasdrubal's 2 CU with the Sacred Band beat level 4 by 26 to 16: level 0, no CU left", () => {
    const game = at({ level: 4, cu: { box: 2 }, leader: { hasdrubal: "garrison-box" }, hand: { carthage: ["c-ops-2", "c-sacred-band"] } });
    game.play("activate c-ops-2", "attack", "attack-with 2");
    const events = game.dice("6 6 6 6 4 4 5").play("respond c-sacred-band").events;
    expect(one(events, "battle-fought")).toEqual({
      type: "battle-fought",
      location: "garrison-box",
      winner: "carthage",
      modifiers: { attacker: 2, defender: 3 },
      totals: { attacker: 26, defender: 16 },
      losses: { attacker: 3, defender: 8 },
      clause: "CAR-R12.2.5",
    });
    expect(one(events, "support-won").points).toBe(4);
    expect(one(events, "cu-removed").count).toBe(2);
    expect(game.level).toBe(0);
    expect(game.cu.box).toBe(0);
    expect(game.placeOf("hasdrubal")).toBe("displaced");
  });

  test("[CAR-E.20.3-A2] Had Carthage lost, 3 CU inflicted on 2 give 1 support point, not 2: level 5", () => {
    const removed = Math.min(3, 2);
    expect([supportFor(t, removed), supportFor(t, 3)]).toEqual([1, 2]);
    expect(raisedLevel(t, 4, 2 - removed, supportFor(t, removed))).toBe(5);
    // The same by dice: 4, 4, 5 of the unrest as winner inflict 4 on the 2 CU.
    const result = attackUnrest(t, { level: 4, boxCu: 2, cu: 2, tactics: 2, dice: 4 }, null, new ScriptedDice("2 2 2 2 4 4 5"));
    expect(result).toMatchObject({ winner: "unrest", removed: 2, support: 1, levelAfter: 5, boxCuAfter: 0 });
  });

  test("[CAR-E.20.3-B] Bomilcar's 2 CU lose to level 1 by 15 to 16; the fives of an army of 1 do nothing", () => {
    const game = at({ level: 1, cu: { box: 2 }, leader: { bomilcar: "garrison-box" }, hand: { carthage: ["c-ops-3"] } });
    game.play("activate c-ops-3", "attack");
    const events = game.dice("2 2 5 6 5 5").play("attack-with 2").events;
    expect(one(events, "battle-fought")).toMatchObject({
      winner: "unrest",
      modifiers: { attacker: 6, defender: 0 },
      totals: { attacker: 15, defender: 16 },
      losses: { attacker: 2 },
    });
    expect(one(events, "support-won")).toMatchObject({ winner: "unrest", points: 1 });
    expect([game.level, game.cu.box, game.placeOf("bomilcar")]).toEqual([2, 0, "displaced"]);
  });

  test("[CAR-E.20.3-C] Bomilcar arrives with 10 CU, attacks with 6, loses them all; the cap of 4 lets no support through", () => {
    const game = at({ level: 4, cu: { box: 2, carthago: 10 }, leader: { bomilcar: "carthago", "minor-a": "garrison-box" }, hand: { carthage: ["c-ops-3"] } });
    game.play("activate c-ops-3", "activate-leader bomilcar", "sea-move", "sail-to garrison-box", "take-cu 10");
    expect(game.view.underWay.activation).toEqual({ leader: "bomilcar", value: 3, points: 1 });
    game.play("attack");
    const events = game.dice("1 1 2 6 4 4").play("attack-with 6").events;
    expect(one(events, "battle-fought")).toMatchObject({
      winner: "unrest",
      modifiers: { attacker: 4, defender: 0 },
      totals: { attacker: 8, defender: 14 },
      losses: { attacker: 6 },
    });
    expect(one(events, "support-won").points).toBe(3);
    expect(one(events, "support-lost")).toEqual({ type: "support-lost", winner: "unrest", points: 3, clause: "CAR-20.3.14" });
    expect(game.view.unrest).toMatchObject({ level: 4, cap: 4 });
    expect([game.cu.box, game.placeOf("bomilcar"), game.placeOf("minor-a")]).toEqual([6, "displaced", "garrison-box"]);
  });

  test("[CAR-E.20.3-N] If the size of the unrest limited support, level 2 would need two won attacks and level 4 three", () => {
    const attacks = (start: number): number[] => {
      const levels = [start];
      for (let level = start; level > 0; levels.push(level)) level -= supportFor(t, level);
      return levels;
    };
    expect(attacks(2)).toEqual([2, 1, 0]);
    expect(attacks(4)).toEqual([4, 2, 1, 0]);
  });
});

describe("the examples of the published rulebook", () => {
  const judge = (winner: number[], winnerSize: number, loser: number[], loserSize: number, help = 0): { onLoser: number; onWinner: number } => {
    const attacker = { cu: winnerSize, tactics: 0, dice: 3, modifier: help };
    const defender = { cu: loserSize, tactics: 0, dice: 3, modifier: 0 };
    const { winner: won, losses } = resolveBattle(t, attacker, defender, winner, loser);
    expect(won).toBe("attacker");
    return { onLoser: losses.defender, onWinner: losses.attacker };
  };
  test("6, 5, 3 beats 5, 5, 1: 5 and 2 CU between large armies, 3 and 2 between a winner of 1 CU and a loser of 2", () => {
    expect(judge([6, 5, 3], 3, [5, 5, 1], 3)).toEqual({ onLoser: 5, onWinner: 2 });
    expect(judge([6, 5, 3], 1, [5, 5, 1], 2, 9)).toEqual({ onLoser: 3, onWinner: 2 });
  });
  test("5, 5, 4 beats 5, 2, 2 of twice the size: 5 and 1 CU, 3 support points", () => {
    expect(judge([5, 5, 4], 5, [5, 2, 2], 10, 9)).toEqual({ onLoser: 5, onWinner: 1 });
    expect(supportFor(t, 5)).toBe(3);
  });
});
