/** Blockade: the free activation for a siege. */
import { expect, test } from "vitest";
import { odds } from "../../../src/core/game/odds.js";
import { UNREST } from "../../../src/unrest/index.js";
import { all, one } from "../../support/table.js";
import { at, type Scene } from "../table.js";

const SCENE: Scene = {
  cu: { sicily: 3, coalition: 2 },
  leader: { hasdrubal: "sicily", bomilcar: "sicily" },
  hand: { carthage: ["c-blockade", "c-ops-2"] },
};

test("[CAR-S.29] A leader in Sicily with at least 3 CU there, one die: 1 loses a CU, 2 to 4 nothing, 5 and 6 win a port, not above 4", () => {
  const after = (roll: string, ports = 2): [number, number] => {
    const game = at({ ...SCENE, ports });
    game.play("play-event c-blockade");
    expect(game.list).toEqual(["activate-leader hasdrubal", "activate-leader bomilcar"]);
    game.dice(roll).play("activate-leader bomilcar");
    return [game.cu.sicily, game.view.ports.carthage];
  };
  expect(["1", "2", "3", "4", "5", "6"].map((roll) => after(roll))).toEqual([
    [2, 2],
    [3, 2],
    [3, 2],
    [3, 2],
    [3, 3],
    [3, 3],
  ]);
  expect(after("6", 4)).toEqual([3, 4]);
  expect(at({ ...SCENE, cu: { sicily: 2 } }).refusal("play-event c-blockade")).toMatchObject({ code: "blockade/too-few-cu", clause: "CAR-S.29" });
  expect(at({ ...SCENE, leader: { hasdrubal: "carthago" } }).refusal("play-event c-blockade")).toMatchObject({
    code: "blockade/not-in-sicily",
    clause: "CAR-S.29",
  });
  const game = at(SCENE);
  game.play("play-event c-blockade");
  const chances = odds(
    UNREST,
    game.state,
    UNREST.parse("carthage activate-leader bomilcar"),
    (state, events) => `${state.ports} ${all(events as never, "cu-removed").length}`,
  );
  expect(chances.map(({ answer, probability }) => [answer, Math.round(probability * 6)])).toEqual([
    ["2 0", 3],
    ["3 0", 2],
    ["2 1", 1],
  ]);
});

test("[CAR-21.5.15a] The activation is free but is one: no initiative, no MP, and the leader may still be activated by the card play", () => {
  const game = at(SCENE);
  game.play("play-event c-blockade");
  expect(game.dice("2").play("activate-leader hasdrubal").one("leader-activated")).toEqual({
    type: "leader-activated",
    seat: "carthage",
    leader: "hasdrubal",
    value: 0,
    clause: "CAR-21.5.15a",
  });
  game.play("activate c-ops-2");
  expect(game.view.underWay.activation).toEqual({ leader: "hasdrubal", value: 2, points: 4 });
});

test("[CAR-21.5.15b] Carthaginian Mistrust can cancel it", () => {
  const game = at({ ...SCENE, hand: { ...SCENE.hand, coalition: ["k-carthaginian-mistrust"] } });
  game.play("play-event c-blockade", "activate-leader bomilcar");
  expect([game.seat, game.decision]).toEqual(["coalition", "mistrust"]);
  const events = game.play("respond k-carthaginian-mistrust").events;
  expect(one(events, "activation-cancelled")).toEqual({ type: "activation-cancelled", leader: "bomilcar", clause: "CAR-21.5.15b" });
  expect(all(events, "roll")).toEqual([]);
});

test("[CAR-21.5.15c] It does not count as the one card play", () => {
  const game = at({ ...SCENE, leader: { hasdrubal: "sicily" } });
  game.dice("3").play("play-event c-blockade");
  expect(game.list).toEqual(["activate c-ops-2", "done"]);
});
