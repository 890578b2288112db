/** Positions that cannot be are refused, with the field, what was expected and what came; what is accepted is played on. */
import { describe, expect, test } from "vitest";
import type { FrameInWords } from "../../../src/core/flow/frame-words.js";
import { hashState } from "../../../src/core/state/hash.js";
import { UNREST, type UnrestState } from "../../../src/unrest/index.js";
import {
  active,
  activated,
  BOX,
  blockading,
  type Change,
  changed,
  fighting,
  naming,
  placing,
  refusedFor,
  sailing,
  unchanged,
  type View,
} from "../positions.js";
import { at, frame, type Table } from "../table.js";

describe("who has attacked", () => {
  test("[CAR-S.38] nobody outside of a card play that activates, nor before the first activation", () => {
    expect(refusedFor(active(), (view) => (view.locations["garrison-box"].fought = 1))).toBe("locations.garrison-box.fought");
    expect(refusedFor(active(), (view) => (view.locations.carthago.overran = 1))).toBe("locations.carthago.overran");
    const asked = at(BOX);
    asked.play("activate c-ops-3");
    expect(asked.decision).toBe("activate");
    expect(refusedFor(asked, (view) => (view.locations["garrison-box"].fought = 1))).toBe("locations.garrison-box.fought");
  });

  test("[CAR-S.16] nobody where no battle is, and nobody of an activation that has spent no MP", () => {
    expect(refusedFor(activated(), (view) => (view.locations.carthago.fought = 1))).toBe("locations.carthago.fought");
    expect(refusedFor(activated(), (view) => (view.locations["garrison-box"].overran = 1))).toBe("locations.garrison-box.overran");
  });

  test("[CAR-20.3.15] in the second activation of a Campaign they stay where they have fought", () => {
    const game = at(BOX);
    game.play("play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("6 6 1 1 1 1").play("attack-with 3");
    expect(game.decision).toBe("activate");
    expect(game.view.locations["garrison-box"].fought).toBe(3);
    expect(UNREST.position(game.view)).toEqual(game.state);
  });
});

describe("the clock", () => {
  test("[CAR-S.6] after the last turn nobody is reinforced", () => {
    const game = at({ ...BOX, turn: 1, turns: 5, round: 5, first: "coalition", hand: {} });
    game.playTo("place-cu");
    expect(game.decision).toBe("place-cu");
    expect(refusedFor(game, (view) => (view.turns = 1))).toBe("turn");
    expect(refusedFor(active(), (view) => (view.turns = 1))).toBe("accepted");
  });

  test("[CAR-S.9] a side is active when its turn in the round has come", () => {
    expect(refusedFor(active(), (view) => (view.first = "coalition"))).toBe("active");
    expect(refusedFor(active(), (view) => (view.active = "coalition"))).toBe("frames[2].slots.seat");
    expect(refusedFor(active(), (_view, frames) => (frames[2]!.slots["seat"] = "coalition"))).toBe("frames[2].slots.seat");
    expect(refusedFor(active(), (view) => (view.round = 0))).toBe("active");
  });

  test("[CAR-S.7] [CAR-S.34] each phase asks the side whose it is", () => {
    const scene = (...frames: FrameInWords[]): string => {
      try {
        at({ ...BOX, frames });
        return "accepted";
      } catch (error) {
        return (error as { details: { path: string } }).details.path;
      }
    };
    expect(scene(frame("turn", "carthageDraws"), frame("draw", "ask", { seat: "coalition" }))).toBe("accepted");
    expect(scene(frame("turn", "carthageDraws"), frame("draw", "ask", { seat: "carthage" }))).toBe("frames[1].slots.seat");
    expect(scene(frame("turn", "scoring"), frame("draw", "ask", { seat: "carthage" }))).toBe("frames[1]");
    expect(scene(frame("draw", "ask", { seat: "carthage" }))).toBe("frames[0]");
    expect(scene(frame("turn", "carthageDraws"))).toBe("frames[0].step");
  });

  test("[CAR-S.33] how a game has ended follows from its tracks", () => {
    const game = at({ ...BOX, turn: 5, round: 5, first: "coalition", vp: 8, level: 0, hand: {} });
    game.playTo("nothing more");
    expect(UNREST.outcome(game.state)?.kind).toBe("time");
    expect(refusedFor(game, (view) => (view.victory = "supremacy"))).toBe("victory");
    expect(refusedFor(game, (view) => (view.winner = "coalition"))).toBe("winner");
    expect(refusedFor(game, (view) => (view.victory = "concession"))).toBe("accepted");
  });
});

describe("what is under way", () => {
  test("[CAR-S.12] an activation is that of its leader, by its card", () => {
    expect(refusedFor(activated(), (_view, frames) => (frames[4]!.slots["leader"] = "minor-a"))).toBe("frames[4].slots.leader");
    expect(refusedFor(activated(), (_view, frames) => (frames[4]!.slots["value"] = 2))).toBe("frames[4].slots.value");
    expect(refusedFor(activated(), (_view, frames) => (frames[3]!.slots["left"] = 2))).toBe("frames[3].slots.left");
  });

  test("[CAR-S.14] a sea move goes elsewhere, with CU and subordinates that are there", () => {
    const slots: readonly (readonly [string, unknown])[] = [
      ["to", "garrison-box"],
      ["to", "syracusae"],
      ["capacity", 6],
      ["cu", 7],
    ];
    for (const [name, value] of slots)
      expect(
        refusedFor(sailing(), (_view, frames) => (frames[5]!.slots[name] = value)),
        name,
      ).toBe(`frames[5].slots.${name}`);
  });

  test("[CAR-S.18] a battle is fought where both are, by those who were named", () => {
    const paths = ["frames[6].slots.cu", "frames[7].slots.location"];
    const spoils: ((frames: Parameters<Change>[1]) => unknown)[] = [
      (frames) => (frames[6]!.slots["cu"] = 4),
      (frames) => (frames[7]!.slots["location"] = "garrison-box"),
    ];
    spoils.forEach((spoil, i) => {
      expect(refusedFor(fighting(), (_view, frames) => spoil(frames))).toBe(paths[i]);
    });
  });
});

describe("pieces", () => {
  test("[CAR-S.1] are where they can be", () => {
    expect(refusedFor(active(), (view) => (view.locations.syracusae.cu.carthage = 1))).toBe("locations.syracusae.cu.carthage");
    expect(refusedFor(active(), (view) => (view.leaders["hanno"]!.place = "syracusae"))).toBe("leaders.hanno.place");
    expect(refusedFor(active(), (view) => (view.leaders["minor-b"]!.place = "displaced"))).toBe("leaders.minor-b.place");
  });

  test("[CAR-S.41] there is room to play on, however many they are", () => {
    const crowd = { ...BOX, cu: { box: 99_000, syracusae: 3 } };
    const game = at(crowd);
    expect(game.cu.box).toBe(99_000);
    expect(refusedFor(game, (view) => (view.locations["garrison-box"].cu.carthage = 99_999))).toBe("locations");
  });
});

function inCarthago(view: View, ...leaders: readonly string[]): void {
  for (const leader of leaders) view.leaders[leader]!.place = "carthago";
}
describe("each of these is refused by its field, where the position itself is accepted", () => {
  const rows: readonly (readonly [what: string, game: () => Table, change: Change, path: string])[] = [
    ["[CAR-S.8] rounds without a first player", active, (view) => (view.first = null), "first"],
    ["[CAR-S.8] a first player before one is named", naming, (view) => (view.first = "carthage"), "first"],
    ["[CAR-S.26] a mark before the rounds of a turn", naming, (view) => (view.leaders["hanno"]!.marked = true), "leaders.hanno.marked"],
    ["[CAR-S.33] reinforcement of a game that Carthage has won", placing, (view) => (view.victoryPoints = 12), "victoryPoints"],
    ["[CAR-S.33] reinforcement of a game that the coalition has won", placing, (view) => (view.victoryPoints = 0), "victoryPoints"],
    ["[CAR-R8.4b] a named leader who rests", active, (view) => (view.leaders["bomilcar"]!.place = "resting"), "leaders.bomilcar.place"],
    [
      "[CAR-R8.4c] a minor leader who rests while the other side is active",
      active,
      (view) => (view.leaders["coalition-lieutenant"]!.place = "resting"),
      "leaders.coalition-lieutenant.place",
    ],
    ["[CAR-S.29] a blockade without a Carthaginian in Sicily", blockading, (view) => inCarthago(view, "hanno", "hasdrubal"), "decision"],
  ];
  test.each(rows)("%s", (_what, game, change, path) => {
    expect(refusedFor(game(), unchanged)).toBe("accepted");
    expect(refusedFor(game(), change)).toBe(path);
  });

  test("[CAR-R8.4c] a minor leader may rest while his own side is active", () => {
    expect(refusedFor(active(), (view) => (view.leaders["minor-b"]!.place = "resting"))).toBe("accepted");
  });
});

describe("a number beyond its range is refused by its field", () => {
  const rows: readonly (readonly [what: string, change: Partial<UnrestState>, ofView: Change, path: string])[] = [
    ["[CAR-20.1.11] the level above 10", { level: 11 }, (view) => (view.unrest.level = 11), "unrest.level"],
    ["[CAR-20.1.11] the level below 0", { level: -1 }, (view) => (view.unrest.level = -1), "unrest.level"],
    ["[CAR-R4.1] more than 12 victory points", { vp: 13 }, (view) => (view.victoryPoints = 13), "victoryPoints"],
    ["[CAR-R4.1] fewer than none", { vp: -1 }, (view) => (view.victoryPoints = -1), "victoryPoints"],
    ["[CAR-S.3] a fifth port", { ports: 5 }, (view) => (view.ports.carthage = 5), "ports.carthage"],
    ["[CAR-S.6] a sixth turn", { turns: 6 }, (view) => (view.turns = 6), "turns"],
    ["[CAR-S.6] a sixth round", { round: 6 }, (view) => (view.round = 6), "round"],
  ];
  test.each(rows)("%s", (_what, change, ofView, path) => {
    const { state } = active();
    expect(hashState(UNREST.restore(structuredClone(state)))).toBe(hashState(state));
    const field = `state.${Object.keys(change)[0]}`;
    expect(() => UNREST.restore({ ...structuredClone(state), ...change })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ path: field }) }),
    );
    expect(refusedFor(active(), ofView)).toBe(`view.${path}`);
  });
});

test("a question with a single answer is played on", () => {
  const game = at({ ...BOX, hand: { carthage: ["c-ops-3"], coalition: ["k-carthaginian-mistrust"] } });
  game.play("activate c-ops-3", "activate-leader hanno");
  expect(game.decision).toBe("mistrust");
  const played = UNREST.position(changed(game, (view) => (view.cards.coalition.hand = ["k-ops-1"])));
  expect(UNREST.decision(played)?.kind).toBe("activation");
  expect(hashState(UNREST.position(UNREST.view(played, "arbiter")))).toBe(hashState(played));
});
