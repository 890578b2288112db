/** Positions: the arbiter's view read back, and refused with the path when it cannot be. */
import { describe, expect, test } from "vitest";
import { isTycheError, type TycheError } from "../../src/core/errors.js";
import { hashState } from "../../src/core/hash.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { momentsOf } from "./games.js";

const start = DIADOCHI.setup({ seed: "position" });

/** The arbiter's view of the start as JSON that may be changed. */
// biome-ignore lint/suspicious/noExplicitAny: the test bends a view in ways its type forbids
function bent(change: (view: any) => void): unknown {
  const view = JSON.parse(JSON.stringify(DIADOCHI.view(start, "arbiter")));
  change(view);
  return view;
}

function refusalOf(view: unknown): TycheError {
  try {
    DIADOCHI.position(view);
  } catch (error) {
    if (isTycheError(error)) return error;
    throw error;
  }
  throw new Error("the position was taken");
}

describe("read back", () => {
  test.each([2, 3, 4])("every position of a game of %i players is the position of its arbiter's view", (players) => {
    for (const { ply, state } of momentsOf(`positions of ${players}`, { players })) {
      if (ply % 25 !== 0) continue;
      const again = DIADOCHI.position(JSON.parse(JSON.stringify(DIADOCHI.view(state, "arbiter"))));
      expect(again).toEqual(state);
      expect(hashState(again)).toBe(hashState(state));
    }
  });

  test("a changed view is a changed position: a marker is placed and the points follow", () => {
    const view = bent((v) => {
      v.spaces.find((space: { id: string }) => space.id === "rhodes").control = "red";
      v.secret.dirty = 3;
    });
    const state = DIADOCHI.position(view);
    const rhodes = DIADOCHI.view(state, "spectator").provinces.find((province) => province.id === "rhodes");
    expect(rhodes?.control).toBe("red");
  });
});

describe("refused", () => {
  test.each([
    ["view.viewer", (v) => (v.viewer = "red")],
    ["view.spaces[0].control", (v) => (v.spaces[0].control = "purple")],
    ["view.spaces[0].id", (v) => (v.spaces[0].id = "athens")],
    ["view.spaces", (v) => v.spaces.pop()],
    ["view.seats[0].hand[0]", (v) => (v.seats[0].hand = ["no-such-card"])],
    ["view.generals[0].space", (v) => (v.generals[0].space = "atlantis")],
    ["view.generals[0].seat", (v) => (v.generals[0].seat = 7)],
    ["view.royals[0].husband", (v) => (v.royals[0].husband = "zeus")],
    ["view.clock.turn", (v) => (v.clock.turn = -1)],
    ["view.options.players", (v) => (v.options.players = 9)],
    ["view.secret.dice[1]", (v) => (v.secret.dice[1] = 0.5)],
    ["view.secret.frames", (v) => (v.secret.frames[0].kind = "no-such-procedure")],
    ["view.deck.pile", (v) => (v.deck.pile += 1)],
    ["view.no-such-field", (v) => (v["no-such-field"] = 1)],
    // biome-ignore lint/suspicious/noExplicitAny: the view is bent in ways its type forbids
  ] satisfies [string, (view: any) => unknown][])("with the path %s", (path, change) => {
    const error = refusalOf(bent(change));
    expect([error.name, error.details.path]).toEqual(["PositionError", path]);
  });

  test("a card named twice", () => {
    const error = refusalOf(bent((v) => v.seats[1].hand.push(v.seats[0].hand[0])));
    expect([error.name, error.code]).toEqual(["PositionError", "position/malformed"]);
  });

  test.each([
    ["more royal CUs than there are (DIA-RT.1)", "royal", 9],
    ["more elephant CUs than the pool has (DIA-CU.9)", "elephant", 7],
    ["more Macedonian CUs than the pool has (DIA-CU.9)", "macedonian", 21],
  ])("%s", (message, unit, count) => {
    const error = refusalOf(bent((v) => (v.seats[0].dispersed.units = { [unit]: count })));
    expect([error.name, error.code]).toEqual(["PositionError", "position/impossible"]);
    expect(error.message).toContain(message);
  });

  test("a marker on a transit point (DIA-MAP.2)", () => {
    const error = refusalOf(bent((v) => (v.spaces.find((space: { id: string }) => space.id === "delos").control = "red")));
    expect(error.message).toContain("DIA-MAP.2");
  });

  test.each([null, undefined, 7, "view", [], {}, { viewer: "arbiter" }])("what is no view at all: %j", (value) => {
    expect(refusalOf(value).name).toBe("PositionError");
  });
});
