/** Spending support after a battle in Sicily. */
import { describe, expect, test } from "vitest";
import { one } from "../../support/table.js";
import { assault, sortie } from "../positions.js";

describe("support", () => {
  test("[CAR-20.1.8] When Carthage loses, the winner may spend points on the level, one a step up, to the cap", () => {
    const game = assault({ level: 2 });
    expect(game.dice("6 6 2 2 2 2").play("attack-with 6").one("support-won").points).toBe(2);
    expect(game.list).toEqual(["spend-on-level", "spend-on-port", "let-go"]);
    expect(game.play("spend-on-level").one("level-changed")).toMatchObject({ from: 2, to: 3, cause: "support", clause: "CAR-20.1.8" });
    // Five CU in the Box: at 4 there is a step left, at 5 there is none.
    const listed = (level: number): string[] => assault({ level }).dice("6 6 2 2 2 2").play("attack-with 6").list;
    expect([listed(4), listed(5)]).toEqual([
      ["spend-on-level", "spend-on-port", "let-go"],
      ["spend-on-port", "let-go"],
    ]);
  });

  test("[CAR-20.1.9] When Carthage wins, it may spend points on the level, one a step down", () => {
    const game = sortie();
    game.dice("6 6 2 2 2 2").play("attack-with 6");
    expect(game.list).toEqual(["spend-on-level", "spend-on-port", "let-go"]);
    expect(game.play("spend-on-level").one("level-changed")).toMatchObject({ from: 2, to: 1, clause: "CAR-20.1.9" });
    // The cap is the enemy's bound alone.
    const listed = (level: number): string[] => sortie({ level }).dice("6 6 2 2 2 2").play("attack-with 6").list;
    expect([listed(1), listed(6), listed(0)]).toEqual([
      ["spend-on-level", "spend-on-port", "let-go"],
      ["spend-on-level", "spend-on-port", "let-go"],
      ["spend-on-port", "let-go"],
    ]);
  });

  test("[CAR-R12.5.3] Support may go into the level from its first point on", () => {
    const one = assault().dice("6 2 2 2 2 2").play("attack-with 6");
    expect([one.decision, one.list]).toEqual(["support", ["spend-on-level", "let-go"]]);
  });

  test("[CAR-S.24] Two points are enough for a port, and then nothing is left", () => {
    const game = assault().dice("6 6 2 2 2 2").play("attack-with 6");
    expect(game.one("support-won").points).toBe(2);
    game.play("spend-on-port");
    expect([game.view.ports.carthage, game.decision === "support"]).toEqual([1, false]);
  });

  test("[CAR-20.1.10] The spending is voluntary and may be partial; points that cap or level 0 refuse stay for the other uses", () => {
    const capped = assault({ level: 5 });
    capped.dice("6 6 2 2 2 2").play("attack-with 6");
    expect(capped.list).toEqual(["spend-on-port", "let-go"]);
    expect(capped.refusedBy("spend-on-level")).toBe("CAR-20.1.2");
    const partial = sortie({ level: 1 });
    partial.dice("6 6 6 2 2 2").play("attack-with 6");
    partial.play("spend-on-level");
    expect(partial.list).toEqual(["spend-on-port", "let-go"]);
    expect(partial.refusedBy("spend-on-level")).toBe("CAR-20.1.11");
  });

  test("[CAR-S.24] One choice at a time: a point for a step of the level, two for a port, or the rest goes", () => {
    const game = assault({ ports: 1, level: 2 });
    expect(game.dice("6 6 6 2 2 2").play("attack-with 6").one("support-won").points).toBe(3);
    const events = game.play("spend-on-port").events;
    expect(one(events, "port-changed")).toEqual({ type: "port-changed", to: "coalition", ports: 0, cause: "support", clause: "CAR-S.24" });
    expect(game.list).toEqual(["spend-on-level", "let-go"]);
    expect(game.refusal("spend-on-port")).toMatchObject({ code: "support/too-few-points" });
    expect(game.play("let-go").one("support-lost").points).toBe(1);
    const portless = assault({ ports: 0 });
    portless.dice("6 6 6 2 2 2").play("attack-with 6");
    expect(portless.refusedBy("spend-on-port")).toBe("CAR-S.3");
  });
});
