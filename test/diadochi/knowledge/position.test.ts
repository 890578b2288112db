/** Positions: views read back, and refused with the path when they cannot be. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { TycheError } from "../../../src/core/basics/errors.js";
import { hashState } from "../../../src/core/state/hash.js";
import { PROCEDURES } from "../../../src/diadochi/flow/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import type { DiadochiState } from "../../../src/diadochi/state/index.js";
import { find, momentsOf, seatsOf } from "../games.js";

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
    if (error instanceof TycheError) return error;
    throw error;
  }
  throw new Error("the position was taken");
}

describe("read back", () => {
  test.each([2, 3, 4] as const)("every position of a game of %i players is the position of its arbiter's view", (players) => {
    for (const { ply, state } of momentsOf(`positions of ${players}`, { players })) {
      if (ply % 25 !== 0) continue;
      const again = DIADOCHI.position(JSON.parse(JSON.stringify(DIADOCHI.view(state, "arbiter"))));
      expect(again).toEqual(state);
      expect(hashState(again)).toBe(hashState(state));
    }
  });

  test.each([2, 3, 4] as const)("[DIA-HID.12] [DIA-HID.14] of a view of anybody else in a game of %i players, what is concealed from its viewer", (players) => {
    const kinds = new Set<string>();
    for (const { ply, state, kind } of momentsOf(`views of ${players}`, { players, pursuit: true, draftGenerals: players === 3 })) {
      const isHidden = DIADOCHI.decision(state, "spectator")!.kind === "reaction" || kind === "choose-use" || kind === "sea-path";
      if (ply % 40 !== 0 && !isHidden) continue;
      kinds.add(kind);
      for (const viewer of [...seatsOf(state), "spectator"] as const) {
        const read = DIADOCHI.position(JSON.parse(JSON.stringify(DIADOCHI.view(state, viewer))));
        expect(read).toEqual(DIADOCHI.conceal(state, viewer));
        if (viewer !== "spectator") expect(DIADOCHI.legalMoves(read, viewer)).toEqual(DIADOCHI.legalMoves(state, viewer));
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["choose-use", "sea-path", "surprise-window", "march"]));
  });

  test("a changed view is a changed position: a marker is placed and the points follow", () => {
    const view = bent((v) => {
      v.spaces.rhodes.control = "red";
      v.tracks.unsettled = { pieces: true, points: true };
      // What follows from the markers may be left out.
      delete v.provinces;
      for (const fleet of Object.values<{ owner?: string }>(v.fleets)) delete fleet.owner;
      for (const seat of v.seats) {
        delete seat.victoryPoints;
        delete seat.legitimacy;
      }
    });
    const state = DIADOCHI.position(view);
    expect(DIADOCHI.view(state, "spectator").provinces["rhodes"]).toBe("red");
  });
});

describe("filled in", () => {
  test("spaces and generals that are left out are empty and yet to come", () => {
    const state = DIADOCHI.position(
      bent((v) => {
        delete v.spaces.zimara;
        delete v.armies.ariarathes;
      }),
    );
    const view = DIADOCHI.view(state, "spectator");
    expect([view.spaces["zimara"], view.armies["ariarathes"]]).toEqual([undefined, undefined]);
  });
});

describe("refused", () => {
  test.each([
    ["view.viewer", (v) => (v.viewer = "purple")],
    ["view.seats[1].hand", (v) => (v.viewer = "red")],
    ["view.spaces.pella.control", (v) => (v.spaces.pella.control = "purple")],
    ["view.spaces.atlantis", (v) => (v.spaces.atlantis = { control: "red" })],
    ["view.spaces.delos", (v) => (v.spaces.delos = {})],
    ["view.spaces", (v) => delete v.spaces],
    ["view.seats[0].hand[0]", (v) => (v.seats[0].hand = ["no-such-card"])],
    ["view.generals.perdiccas.space", (v) => (v.generals.perdiccas.space = "atlantis")],
    ["view.generals.perdiccas.seat", (v) => (v.generals.perdiccas.seat = 7)],
    ["view.generals.perdiccas.acted", (v) => (v.generals.perdiccas.acted = false)],
    ["view.generals.perdiccas.prestigeMarkers", (v) => (v.generals.perdiccas.prestigeMarkers = 0)],
    ["view.generals.zeus", (v) => (v.generals.zeus = v.generals.perdiccas)],
    ["view.royals.olympias", (v) => delete v.royals.olympias],
    ["view.royals.olympias.husband", (v) => (v.royals.olympias.husband = "zeus")],
    ["view.armies.ariarathes", (v) => (v.armies.ariarathes = "atlantis")],
    ["view.clock.turn", (v) => (v.clock.turn = -1)],
    ["view.options.players", (v) => (v.options.players = 9)],
    ["view.secret.dice[1]", (v) => (v.secret.dice[1] = 0.5)],
    ["view.frames[0].kind", (v) => (v.frames[0].kind = "no-such-procedure")],
    ["view.deck.pile", (v) => (v.deck.pile += 1)],
    ["view.no-such-field", (v) => (v["no-such-field"] = 1)],
    // What contradicts the rest, and what nobody reads.
    ["view.seats[0].usurper", (v) => (v.seats[0].usurper = v.seats[1].usurper = true)],
    ["view.clock.order[1]", (v) => (v.clock.order[1] = v.clock.order[0])],
    ["view.clock.era", (v) => (v.clock.era = 1)],
    ["view.spaces.babylon.field[0].generals", (v) => v.spaces.babylon.field[0].generals.push("ptolemy")],
    ["view.spaces.babylon.field[0].count", (v) => (v.spaces.babylon.field[0].count = 8)],
    ["view.spaces.pella.harbour", (v) => (v.spaces.pella.harbour = true)],
    ["view.provinces.macedonia", (v) => (v.provinces.macedonia = "yellow")],
    ["view.fleets.pontic-fleet.owner", (v) => (v.fleets["pontic-fleet"].owner = "yellow")],
    ["view.links", (v) => (v.links = [])],
    ["view.decision.kind", (v) => (v.decision.kind = "march")],
    ["view.generals.perdiccas.rank", (v) => (v.generals.perdiccas.rank = 1)],
    ["view.seats[0].pool", (v) => v.seats[0].pool.pop()],
    ["view.edition", (v) => (v.edition = "atlantis")],
    ["view.frames[0].slots", (v) => (v.frames[0].slots = [])],
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
    ["royal", 9, "spaces.field.units.royal", "at most 8 with those disbanded (DIA-RT.1)"],
    ["elephant", 7, "spaces.field.units.elephant", "at most 6 in play (DIA-CU.9)"],
    ["macedonian", 21, "spaces.field.units.macedonian", "at most 20 in play (DIA-CU.9)"],
  ])("more %s CUs than there are", (unit, count, path, expected) => {
    const error = refusalOf(bent((v) => (v.seats[0].dispersed.units = { [unit]: count })));
    expect([error.name, error.code]).toEqual(["PositionError", "position/impossible"]);
    expect(error.details).toMatchObject({ path, expected });
  });

  test("a marker on a transit point (DIA-MAP.2)", () => {
    const error = refusalOf(bent((v) => (v.spaces.delos = { control: "red" })));
    expect(error.message).toContain("DIA-MAP.2");
  });

  test.each([null, undefined, 7, "view", [], {}, { viewer: "arbiter" }])("what is no view at all: %j", (value) => {
    expect(refusalOf(value).name).toBe("PositionError");
  });
});

describe("views of a seat", () => {
  const seen = (): unknown => JSON.parse(JSON.stringify(DIADOCHI.view(start, "red")));

  test.each([
    ["view.seats[1].cards", (v) => (v.seats[1].cards = "five")],
    ["view.seats[1].cards", (v) => (v.seats[1].cards = -1)],
    ["view.seats", (v) => (v.seats[1].cards = 64)],
    ["view.seats[1].hand", (v) => (v.seats[1].hand = "unseen")],
    ["view.seats[0].hand", (v) => (v.seats[0].hand = null)],
    ["view.deck.pile", (v) => (v.seats[1].cards = 1)],
    ["view.deck.hidden[0]", (v) => (v.deck.hidden = [-1])],
    ["view.deck.hidden", (v) => (v.deck.hidden = [0, 0, 0])],
    ["view.deck.hidden", (v) => (v.deck.hidden = [0])],
    ["view.deck.hiddenHands", (v) => (v.deck.hiddenHands = [])],
    ["view.secret", (v) => (v.secret = {})],
    ["view.viewer", (v) => (v.viewer = "purple")],
    // biome-ignore lint/suspicious/noExplicitAny: the view is bent in ways its type forbids
  ] satisfies [string, (view: any) => unknown][])("with the path %s", (path, change) => {
    const view = seen();
    change(view);
    const error = refusalOf(view);
    expect([error.name, String(error.details["path"]).startsWith(path)], error.message).toEqual(["PositionError", true]);
  });
});

describe("states from outside", () => {
  const march = find("restore", 1, ({ kind }) => kind === "march")[0]!.state;
  const frameOf = (kind: string): number => PROCEDURES.findIndex((procedure) => procedure.kind === kind);

  /** The frames of a state, bottom first. */
  function framesOf(state: DiadochiState): number[][] {
    const frames: number[][] = [];
    for (let top = state.frames.length; top > 0; top -= frames[0]!.length) frames.unshift(state.frames.slice(top - (state.frames[top - 1]! >> 8) - 2, top));
    return frames;
  }

  function refused(change: (state: DiadochiState) => Partial<DiadochiState>): string {
    const state = JSON.parse(JSON.stringify(march));
    try {
      DIADOCHI.restore({ ...state, ...change(state) });
    } catch (error) {
      if (error instanceof TycheError && error.name === "PositionError") return error.message;
      throw error;
    }
    return "accepted";
  }

  test("a cell out of its range, before any rule reads it", () => {
    expect(refused((s) => ({ provinces: [8_388_609, ...s.provinces.slice(1)] }))).toBe("state.provinces[0]: expected a whole number in 0..4, got 8388609");
    expect(refused((s) => ({ fleets: [4, ...s.fleets.slice(1)] }))).toContain("state.fleets[0]");
    expect(refused(() => ({ tomb: 130 }))).toContain("state.tomb");
    expect(refused(() => ({ segment: -1 }))).toContain("state.segment");
    expect(refused((s) => ({ generals: [s.generals[0]!, 5, ...s.generals.slice(2)] }))).toContain("state.generals[1]");
  });

  test("a segment without the round-turn below it", () => {
    const frames = framesOf(march);
    const without = [frames.filter((_, place) => place !== 2), frames.slice(2), frames.slice(0, 4), frames.slice(0, 2)];
    expect(without.map((left) => refused(() => ({ frames: left.flat() })))).toEqual([
      'frames[2]: expected a frame that can lie on strategy-round at next, got "tyche-segment"',
      'frames[0]: expected a frame that can lie on nothing, got "round-turn"',
      'frames[3].step: expected a step at which tyche-segment asks, got "used"',
      'frames[1].step: expected a step at which strategy-round asks, got "next"',
    ]);
  });

  test("a frame whose seat or segment differs from the clock", () => {
    const seat = march.active;
    const turned = framesOf(march).map((frame) => ((frame.at(-1)! & 255) === frameOf("round-turn") ? [(seat + 1) % march.seats, ...frame.slice(1)] : frame));
    expect(refused(() => ({ frames: turned.flat() }))).toContain("frames[3].slots.seat");
    expect(refused(() => ({ active: (seat + 1) % march.seats }))).toContain("clock.active");
    expect(refused(() => ({ segment: (march.segment % 4) + 1 }))).toContain("clock.segment");
  });

  test("a state that an earlier position refused leaves play as it was", () => {
    expect(refused((s) => ({ provinces: s.provinces.map(() => 8_388_609) }))).not.toBe("accepted");
    const before = process.memoryUsage().heapUsed;
    const state = DIADOCHI.restore(JSON.parse(JSON.stringify(march)));
    const pick = new SeededDice("after the refusal");
    for (let ply = 0; ply < 200 && DIADOCHI.outcome(state) === null; ply++) DIADOCHI.advance(state, DIADOCHI.randomMove(state, pick));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64_000_000);
  });
});
